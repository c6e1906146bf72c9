"""The log file, and what a person is told when something went wrong that should not have."""

from __future__ import annotations

import logging
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from platformdirs import user_log_path

if TYPE_CHECKING:
    from sanctuary.text import Texts

FAULT: Final = 70
"""Exit status of a fault in the program itself (EX_SOFTWARE of sysexits.h)."""

logger = logging.getLogger("sanctuary")


def log_file() -> Path:
    """Where warnings and faults are kept."""
    return user_log_path("sanctuary", appauthor=False) / "sanctuary.log"


class Keeper(logging.Handler):
    """Appends to the log file, made when there is something to say; that texts are missing is told once."""

    def __init__(self, language: Texts) -> None:
        super().__init__(logging.WARNING)
        self.language: Final = language
        self.file: Final = log_file()
        self.told: Final[set[str]] = set()
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line; a log that cannot be written must not stop a game."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as out:
                out.write(f"{self.format(record)}\n")
        except OSError:
            self.handleError(record)
        if record.name.startswith("sanctuary.text"):
            message = "cli-text-missing" if record.levelno < logging.ERROR else "cli-text-nowhere"
            if message not in self.told:
                self.told.add(message)
                print(self.language.format(message, file=str(self.file)), file=sys.stderr)


def keep_log(language: Texts) -> None:
    """Begin to keep the log."""
    logging.raiseExceptions = False
    logger.handlers = [Keeper(language)]
    logger.propagate = False


def report_fault(language: Texts) -> int:
    """Log the fault being handled and say where; the exit status."""
    logger.error("the command failed", exc_info=True)  # noqa: LOG014  called while it is handled
    print(language.format("cli-fault", file=str(log_file())), file=sys.stderr)
    return FAULT
