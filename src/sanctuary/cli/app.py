"""The command line: its language, its commands, and how everything that goes wrong is told."""

from __future__ import annotations

import io
import os
import sys
from typing import TYPE_CHECKING, Final

import click

import sanctuary
from sanctuary.cli.analyse import analyse_command
from sanctuary.cli.arena import arena_group
from sanctuary.cli.command import Failure, Group, usage_sentence
from sanctuary.cli.faults import keep_log, report_fault
from sanctuary.cli.perft import perft_command
from sanctuary.cli.play import play_command
from sanctuary.cli.position import position_group
from sanctuary.cli.replay import replay_command
from sanctuary.cli.rules import rules_command
from sanctuary.cli.serve import serve_command
from sanctuary.cli.tiles import tiles_command
from sanctuary.text import best_locale, texts

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sanctuary.text import Texts

FAILED: Final = 1
WRONG_USE: Final = 2
INTERRUPTED: Final = 130
LANGUAGE_OPTION: Final = "--lang"
LANGUAGE_VARIABLES: Final = ("SANCTUARY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit status."""
    _write_anything()
    language = texts(wanted_language(arguments, os.environ))
    keep_log(language)
    try:
        status = root(language).main(list(arguments), prog_name="sanctuary", standalone_mode=False)
        sys.stdout.flush()
    except click.UsageError as error:
        return _tell_usage(language, error)
    except Failure as failure:
        print(failure, file=sys.stderr)
        return FAILED
    except (KeyboardInterrupt, click.Abort):
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()  # whoever read us has read enough
        return FAILED
    except OSError as error:
        _drop_output()
        print(_trouble(language, error), file=sys.stderr)
        return FAILED
    except Exception:  # noqa: BLE001  nobody is shown a traceback
        return report_fault(language)
    return status if isinstance(status, int) else 0


def _trouble(language: Texts, error: OSError) -> str:
    """What the system refused, and at which file if it was one."""
    problem = error.strerror or str(error)
    if error.filename is None:
        return language.format("cli-no-room", problem=problem)
    return language.format("cli-no-use", file=str(error.filename), problem=problem)


def root(language: Texts) -> click.Group:
    """The command `sanctuary` with all its commands, speaking a language."""
    version = click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=_show_version,
        help=language.format("cli-version-help"),
    )
    commands = [
        play_command(language),
        serve_command(language),
        tiles_command(language),
        rules_command(language),
        replay_command(language),
        analyse_command(language),
        position_group(language),
        perft_command(language),
        arena_group(language),
    ]
    return Group(language, "sanctuary", language.format("cli-about"), commands, [version])


def _show_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(f"sanctuary {sanctuary.__version__}")
        context.exit()


def wanted_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The locale of `--lang`, else the one the environment asks for."""
    wishes: list[str] = []
    for place, argument in enumerate(arguments):
        if argument == LANGUAGE_OPTION:
            wishes += arguments[place + 1 : place + 2]
        elif argument.startswith(f"{LANGUAGE_OPTION}="):
            wishes.append(argument.partition("=")[2])
    for variable in LANGUAGE_VARIABLES:
        if environment.get(variable):
            wishes.append(environment[variable])
            break
    return best_locale(*wishes)


def _tell_usage(language: Texts, error: click.UsageError) -> int:
    print(usage_sentence(language, error), file=sys.stderr)
    command = error.ctx.command_path if error.ctx is not None else "sanctuary"
    print(language.format("cli-see-help", command=command), file=sys.stderr)
    return WRONG_USE


def _drop_output() -> None:
    """What Python still holds back must not fail at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _write_anything() -> None:
    """Signs that the terminal's encoding lacks become question marks instead of errors."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
