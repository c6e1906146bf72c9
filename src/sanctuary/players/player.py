"""What a player is: something that answers a decision with a move, knowing its seat's view only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from sanctuary.rules.moves import Move
    from sanctuary.rules.state import Frame
    from sanctuary.views.view import SeatView


class Player(Protocol):
    """Plays one seat. Never handed a GameState: honest because it cannot know more (R11.1).

    name: the words `make_player` makes it from again. The same seed, view and budget in iterations give the
    same move; a budget in milliseconds depends on the machine.
    """

    name: str
    seed: int

    def choose(self, view: SeatView, decision: Frame) -> Move:
        """One of `view.legal`; `decision` is `view.decision()`. The view is not to be changed."""
        ...

    def close(self) -> None:
        """Let go of processes and trees; the player is not asked again."""
        ...


PLAYER_PROBLEMS: Final = {
    "unknown-player": "no player is called “{name}”; there are {names}",
    "unknown-option": "{name} has no option “{option}”; there are {options}",
    "no-option": "“{option}” is no option of {name}: options look like seed=3",
    "option-twice": "{name}: {option} is set twice",
    "no-number": "{name}: {option}={value} is no number",
    "no-whole-number": "{name}: {option}={value} is no whole number",
    "out-of-range": "{name}: {option}={value} must be a number from {least} to {most}",
    "no-end": "{name}: ms=0 without iterations would search for ever",
    "bad-weights": "{name}: weights={value}: {problem}",
    "bad-command": "“{command}” is no command: a quotation mark or backslash has no counterpart",
    "no-program": "there is no program “{program}” to run",
    "not-executable": "“{program}” may not be executed; chmod +x allows it",
    "no-model": "there is no model {file}",
    "model-needs": "model:{file} needs {lacking}: pip install 'sanctuary[train]'",
    "unreadable-model": "{file} cannot be read as a model of sb3-contrib's MaskablePPO",
    "other-seats": "{name} did not learn games of {players} players",
}
"""What can be wrong with a player; people read the message `bad-player-WORD` of their language."""


class PlayerError(ValueError):
    """A player that cannot be made: a word of PLAYER_PROBLEMS, and the values in its sentence."""

    def __init__(self, word: str, **values: str | float) -> None:
        super().__init__(PLAYER_PROBLEMS[word].format(**values))
        self.word = word
        self.values = {name: str(value) for name, value in values.items()}
