"""What the server is, and the tiles it plays with."""

from __future__ import annotations

from fastapi import APIRouter, Response
from sqlalchemy.exc import SQLAlchemyError

import sanctuary
from sanctuary.catalogue import catalogue
from sanctuary.rules import RULES_VERSION
from sanctuary.server.messages.lobby import About, BotLevel, Health, TileFacts
from sanctuary.server.messages.shape import Sentence
from sanctuary.server.messages.socket import PROTOCOL
from sanctuary.server.routes.asking import Serving

router = APIRouter()


@router.get("/health", responses={503: {"model": Health}})
def health(service: Serving, response: Response) -> Health:
    """Whether the server can work."""
    try:
        service.store.check()
    except SQLAlchemyError:
        response.status_code = 503
        return Health(status="failing")
    return Health(status="ok")


@router.get("/about")
def about(service: Serving) -> About:
    """Versions, bots and limits."""
    return About(
        version=sanctuary.__version__,
        rules_version=RULES_VERSION,
        fingerprint=catalogue().fingerprint,
        protocol=PROTOCOL,
        bots=[level_of(bot) for bot in service.settings.bots],
        tables_per_device=service.settings.tables_per_device,
    )


def level_of(bot: str) -> BotLevel:
    """A bot's sentences go by its name: `bot-mcts-ms-500`, and `bot-mcts-ms-500.about`."""
    message = "bot-" + "".join(sign if sign.isalnum() else "-" for sign in bot)
    about = Sentence(id=f"{message}.about", args={})
    return BotLevel(bot=bot, title=Sentence(id=message, args={}), about=about)


@router.get("/tiles", response_model_exclude_none=True)
def tiles(response: Response) -> list[TileFacts]:
    """The catalogue's tiles, in the words of its data files."""
    known = catalogue()
    response.headers["Cache-Control"] = "public, max-age=3600"
    response.headers["ETag"] = f'"{known.fingerprint}"'
    return [
        TileFacts.model_construct(
            id=tile.id,
            kind=tile.kind,
            level=tile.level or None,
            habitats=tile.habitats,
            continent=tile.continent or None,
            animal_class=tile.animal_class or None,
            open_areas=tile.open_areas,
            sex=tile.sex or None,
            pair=tile.pair or None,
            on_play=tile.on_play,
            ongoing=tile.ongoing,
            requires=tile.requires or None,
            score=tile.score,
        )
        for tile in known.tiles.rows
    ]
