"""Why a table refuses something, beside the reasons of the rules (rules/reasons.py)."""

from __future__ import annotations

from typing import Final

TABLE_WAITING: Final = "table-waiting"
NOT_YOUR_TURN: Final = "not-your-turn"
BOT_PLAYS: Final = "bot-plays"
NO_BOT_PLAYS: Final = "no-bot-plays"
UNDO_OFF: Final = "undo-off"
UNDO_TURN: Final = "undo-turn"
UNDO_INFORMATION: Final = "undo-information"
UNDO_NOT_ASKABLE: Final = "undo-not-askable"
NOTHING_TO_UNDO: Final = "nothing-to-undo"
NOTHING_TO_REDO: Final = "nothing-to-redo"
NOTHING_TO_CANCEL: Final = "nothing-to-cancel"
NO_PROPOSAL: Final = "no-proposal"
SEAT_TAKEN: Final = "seat-taken"
SEAT_KEPT: Final = "seat-kept"
NOT_IDLE: Final = "not-idle"
NOT_WAITING: Final = "not-waiting"
NOT_FINISHED: Final = "not-finished"
HINTS_OFF: Final = "hints-off"
UNKNOWN_BOT: Final = "unknown-bot"
UNKNOWN_PLY: Final = "unknown-ply"
OTHER_VERSION: Final = "other-version"
RECORD_WITHOUT_SEED: Final = "record-without-seed"
RECORD_TOO_LONG: Final = "record-too-long"

TABLE_REASONS: Final = (
    TABLE_WAITING, NOT_YOUR_TURN, BOT_PLAYS, NO_BOT_PLAYS, UNDO_OFF, UNDO_TURN, UNDO_INFORMATION,
    UNDO_NOT_ASKABLE, NOTHING_TO_UNDO, NOTHING_TO_REDO, NOTHING_TO_CANCEL, NO_PROPOSAL, SEAT_TAKEN,
    SEAT_KEPT, NOT_IDLE, NOT_WAITING, NOT_FINISHED, HINTS_OFF, UNKNOWN_BOT, UNKNOWN_PLY, OTHER_VERSION,
    RECORD_WITHOUT_SEED, RECORD_TOO_LONG,
)  # fmt: skip


class Refusal(Exception):  # noqa: N818  it refuses; nothing went wrong
    """The table does not do what was asked. `reason`: one of TABLE_REASONS or of the rules' REASONS."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason: Final = reason
