"""The analysis of a finished game: asked for, followed, and read by whoever may see the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import APIRouter

from sanctuary.records.notation import notation_of
from sanctuary.server.choosing import move_fields
from sanctuary.server.messages.choices import LegalMove
from sanctuary.server.messages.replay import Analysis, Judgement
from sanctuary.server.routes.asking import Serving, TableInPath
from sanctuary.server.sentences import TOO_MANY, ProblemError
from sanctuary.tables.bots.process import TooManyError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sanctuary.catalogue import Catalogue
    from sanctuary.tables.store.analyses import Analysis as Kept

router = APIRouter()


@router.get("/tables/{table}/analysis", response_model_exclude_none=True)
def analysis(table: TableInPath, service: Serving) -> Analysis:
    """How far the analysis of a finished game has got."""
    found = service.analysing.state(table)
    if found is None:
        return Analysis(status="none", done=0, total=0, judgements=[])
    return analysis_message(found, service.hall.catalogue)


@router.post("/tables/{table}/analysis", status_code=202, response_model_exclude_none=True)
def analyse(table: TableInPath, service: Serving) -> Analysis:
    """Have a finished game analysed; asked again, go on where it stopped."""
    try:
        found = service.analysing.start(table)
    except TooManyError:
        raise ProblemError(429, TOO_MANY) from None
    return analysis_message(found, service.hall.catalogue)


def analysis_message(found: Kept, catalogue: Catalogue) -> Analysis:
    """An analysis as it is kept."""
    judgements = found.judgements if found.is_done else []
    return Analysis.model_construct(
        status="done" if found.is_done else "running",
        done=len(found.judgements),
        total=found.total,
        judgements=[_judgement(each, catalogue) for each in judgements],
    )


def _judgement(kept: Mapping[str, Any], catalogue: Catalogue) -> Judgement:
    """A judgement as `search.analysis.judgement_to_json` writes it."""
    told = {name: value for name, value in kept.items() if name not in ("move", "best")}
    return Judgement.model_construct(
        made=_move(kept["move"], catalogue), best=_move(kept["best"], catalogue), **told
    )


def _move(move: int, catalogue: Catalogue) -> LegalMove:
    words = notation_of(catalogue).words
    return LegalMove.model_construct(**move_fields(catalogue.tiles.ids, move), word=words[move])
