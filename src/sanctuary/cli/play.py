"""`sanctuary play`: a game at the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click
from click.core import ParameterSource

from sanctuary.cli.bots import bot_problem
from sanctuary.cli.command import Failure, Speaking
from sanctuary.cli.game.live import LiveGame, new_record
from sanctuary.cli.game.saving import checked, default_file, latest_unfinished, save
from sanctuary.cli.game.seats import Seat
from sanctuary.cli.game.session import Leave, Session
from sanctuary.cli.parameters import Whole
from sanctuary.cli.printer import EndOfInput, Printer
from sanctuary.players import PlayerError, make_player, player_names
from sanctuary.rules.setup import MAX_PLAYERS, SOLO_MARKER_COUNTS
from sanctuary.rules.state import Options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sanctuary.text import Texts

DEFAULT_BOT: Final = "medium"
LATEST: Final = "latest"
INTERRUPTED: Final = 130


def play_command(language: Texts) -> click.Command:
    """`play --seat … --players --bots --seed --side --solo --short --save --resume`."""

    @click.pass_context
    def run(context: click.Context, /, save_file: Path | None, resume: str | None, **chosen: object) -> None:
        if resume:
            _check_alone(language, context, chosen)
            game, file = _resumed(language, resume)
        else:
            game = _begun(language, context, chosen)
            file = save_file or default_file(game)
        if save_file and save_file.exists() and (not resume or not save_file.samefile(file)):
            raise Failure(language.format("cli-file-exists", file=str(save_file)))
        context.exit(play(language, game, save_file or file))

    return Speaking(language, "play", _about(language), run, _parameters(language))


def _about(language: Texts) -> str:
    return language.format("cli-play-help", bots=language.listed(player_names()))


def _parameters(language: Texts) -> list[click.Parameter]:
    def option(names: list[str], message: str, metavar: str, **settings: object) -> click.Option:
        return click.Option(names, metavar=metavar, help=language.format(message), **settings)  # type: ignore[arg-type]

    return [
        option(["--seat", "seats"], "cli-seat-help", "NAME|BOT", multiple=True),
        option(["--players"], "cli-players-help", f"1-{MAX_PLAYERS}", type=Whole(language, 1, MAX_PLAYERS)),
        option(["--bots"], "cli-bots-help", "BOT", default=DEFAULT_BOT),
        option(["--seed"], "cli-seed-help", "TEXT"),
        option(["--side"], "cli-side-help", "1|2", type=Whole(language, 1, 2), default=1),
        option(
            ["--solo"],
            "cli-solo-help",
            "[18|15|12]",
            type=Whole(language, min(SOLO_MARKER_COUNTS), max(SOLO_MARKER_COUNTS)),
            is_flag=False,
            flag_value=str(max(SOLO_MARKER_COUNTS)),
        ),
        click.Option(["--short"], is_flag=True, help=language.format("cli-short-help")),
        option(["--save", "save_file"], "cli-save-help", "FILE", type=click.Path(path_type=Path)),
        option(["--resume"], "cli-resume-help", "[FILE]", is_flag=False, flag_value=LATEST),
    ]


def _begun(language: Texts, context: click.Context, chosen: dict[str, object]) -> LiveGame:
    """A new game from the options."""
    solo = chosen["solo"]
    words = _words(language, context, chosen)
    if isinstance(solo, int) and solo not in SOLO_MARKER_COUNTS:
        counts = language.listed([str(count) for count in SOLO_MARKER_COUNTS])
        raise _wrong(context, "solo", language.format("cli-none-of", value=str(solo), words=counts))
    seed = str(chosen["seed"] or secrets.token_hex(4))
    persons = any(seat.is_person for seat in make_seats(language, context, words, seed))
    options = Options(
        players=len(words),
        side=int(str(chosen["side"])),
        short=bool(chosen["short"]),
        solo_markers=solo if isinstance(solo, int) else max(SOLO_MARKER_COUNTS),
        confirm_turn=persons,
    )
    return LiveGame(new_record(options, seed, words))


def _words(language: Texts, context: click.Context, chosen: dict[str, object]) -> list[str]:
    """The word for each seat: those named, then bots up to the number of players."""
    named = [str(seat) for seat in chosen["seats"]] if isinstance(chosen["seats"], tuple) else []
    players = chosen["players"]
    solo = chosen["solo"] is not None
    wanted = 1 if solo else players if isinstance(players, int) else max(2, len(named))
    if isinstance(players, int) and solo and players != 1:
        raise _wrong(context, "players", language.format("cli-solo-is-alone"))
    if len(named) > wanted or wanted > MAX_PLAYERS:
        most = min(wanted, MAX_PLAYERS)
        raise _wrong(context, "seats", language.format("cli-too-many-seats", most=most))
    if not named:
        named = [language.format("play-person")]
    if not all(word.strip() for word in named):
        raise _wrong(context, "seats", language.format("cli-empty-name"))
    bot = str(chosen["bots"])
    try:
        make_player(bot)
    except PlayerError as error:
        raise _wrong(context, "bots", bot_problem(language, error)) from error
    return named + [bot] * (wanted - len(named))


def make_seats(language: Texts, context: click.Context, words: Sequence[str], seed: str) -> list[Seat]:
    """The seats for their words; bots with seeds of their own."""
    try:
        return [Seat(word, bot_seed(seed, number)) for number, word in enumerate(words)]
    except PlayerError as error:
        raise _wrong(context, "seats", bot_problem(language, error)) from error


def bot_seed(seed: str, seat: int) -> int:
    """A seed for a bot that follows from the game's."""
    return sum(ord(sign) * (place + 1) for place, sign in enumerate(seed)) * MAX_PLAYERS + seat


def _wrong(context: click.Context, name: str, problem: str) -> click.BadParameter:
    parameter = next(each for each in context.command.params if each.name == name)
    return click.BadParameter(problem, ctx=context, param=parameter)


def _resumed(language: Texts, resume: str) -> tuple[LiveGame, Path]:
    """The game in a file, or the last one that is not over."""
    file = latest_unfinished() if resume == LATEST else Path(resume)
    if file is None:
        raise Failure(language.format("play-nothing-to-resume"))
    return open_game(language, file), file


def _check_alone(language: Texts, context: click.Context, chosen: dict[str, object]) -> None:
    """A game that goes on keeps its seats and seed: options that would change them are wrong use."""
    for name in chosen:
        if context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise _wrong(context, name, language.format("cli-not-with-resume"))


def open_game(language: Texts, file: Path) -> LiveGame:
    """The game in a file. Failure says what is wrong with it."""
    game = LiveGame(checked(language, file))
    for number, word in enumerate(game.names):
        try:
            Seat(word, 0)
        except PlayerError as error:
            problem = f"seats[{number}]: {bot_problem(language, error)}"
            raise Failure(language.format("cli-bad-record", file=str(file), problem=problem)) from error
    return game


def play(language: Texts, game: LiveGame, file: Path) -> int:
    """Play a game to its end or until somebody leaves; the exit status. It is in `file` whatever happens."""
    printer = Printer()
    words = [word or language.format("play-person") for word in game.names]
    seats = [Seat(word, bot_seed(game.seed, number)) for number, word in enumerate(words)]
    printer.line(language.format("play-begins", seed=game.seed, file=str(file)))
    session = Session(language, printer, game, seats, file)
    status = 0
    try:
        session.run()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except (EndOfInput, Leave):
        pass
    except OSError as error:
        problem = error.strerror or str(error)
        raise Failure(language.format("play-not-saved", file=str(file), problem=problem)) from error
    save(game, file)
    printer.line()
    message = "play-kept" if game.is_over else "play-saved"
    printer.line(language.format(message, file=str(file)))
    return status
