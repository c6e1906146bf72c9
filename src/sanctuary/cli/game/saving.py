"""Games kept on disk as records, so that nothing is lost however the program ends."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from platformdirs import user_data_path

from sanctuary.catalogue import catalogue
from sanctuary.cli.command import Failure
from sanctuary.records import FormatError, read_record, record_to_json, replay
from sanctuary.records.problems import Problem
from sanctuary.text import error_text

if TYPE_CHECKING:
    from sanctuary.cli.game.live import LiveGame
    from sanctuary.records import Record
    from sanctuary.text import Texts


def games_folder() -> Path:
    """Where games are kept on this platform."""
    return user_data_path("sanctuary", appauthor=False) / "games"


def default_file(game: LiveGame) -> Path:
    """A file for a new game, by date, time and seed: one that is not there yet."""
    when = game.record().date.replace(":", "").partition("+")[0]
    seed = "".join(sign if sign.isalnum() else "-" for sign in game.seed)
    file = games_folder() / f"{when}-{seed}.json"
    number = 1
    while file.exists():
        number += 1
        file = file.with_name(f"{when}-{seed}-{number}.json")
    return file


def save(game: LiveGame, file: Path) -> None:
    """Write the game's record; the file holds the old or the new one whole, whatever happens. OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(record_to_json(game.record(), catalogue()), ensure_ascii=False, indent=1)
    beside = file.with_name(f".{file.name}.new")
    beside.write_text(f"{text}\n", encoding="utf-8")
    beside.replace(file)


def load(file: Path) -> Record:
    """The record in a file, JSON or text. FormatError or OSError."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise FormatError("", Problem("no-utf8", byte=error.start + 1)) from error
    return read_record(text, catalogue())


def checked(language: Texts, file: Path) -> Record:
    """The record in a file, every move of it played. Failure says what does not hold, and where."""
    try:
        record = load(file)
        replay(record, catalogue())
    except OSError as error:
        problem = error.strerror or str(error)
        raise Failure(language.format("cli-no-file", file=str(file), problem=problem)) from error
    except FormatError as error:
        problem = error_text(language, error)
        raise Failure(language.format("cli-bad-record", file=str(file), problem=problem)) from error
    return record


def latest_unfinished() -> Path | None:
    """The game saved last that is not over."""
    files = sorted(games_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        try:
            if load(file).result is None:
                return file
        except (FormatError, OSError):
            continue
    return None
