"""Messages whose ids are put together at run time, for the check that looks for unused ones.

A family is either a list of all its ids, or an open prefix where the files themselves are the list.
"""

from __future__ import annotations

from sanctuary.catalogue import catalogue
from sanctuary.records.problems import PROBLEMS
from sanctuary.rules.cells import DIRECTIONS
from sanctuary.rules.effects import ICONS, PETTING_ZOO
from sanctuary.rules.events import EVENT_KINDS
from sanctuary.rules.moves import CARDS
from sanctuary.rules.reasons import REASONS
from sanctuary.rules.state import OUTCOMES, PLAYING
from sanctuary.text.hints import NAMED_THERE
from sanctuary.text.rulebook import RULES

OPEN_PREFIXES = ("term-", "refusal-", "table-", "bot-", "bad-player-", "program-")
"""The glossary: whatever word it has may be looked up (`icon_name` takes the icons from it); and what
tables refuse, tell and offer, what is wrong with players and what programs do wrong, which tests hold against
the codes."""

# Events that are told in more than one way; `happenings.message_of` names their messages.
_TOLD_APART = ("acted", "open_area_placed", "effect_triggered", "game_over")


def family_ids() -> set[str]:
    """Every id that code puts together from the game's own words."""
    outcomes = [word for number, word in enumerate(OUTCOMES) if number != PLAYING]
    return {
        *(f"tile-{id}" for id in catalogue().tiles.ids),
        *(f"rule-{rule}".replace(".", "-") for rule in RULES),
        *(f"reason-{code}".replace(".", "-") for code in REASONS),
        *(f"problem-{word}" for word in PROBLEMS),
        *(f"direction-{direction}" for direction in DIRECTIONS),
        *(f"sex-{sex}" for sex in ("male", "female")),
        *(f"sign-{icon}".replace("_", "-") for icon in ICONS[: PETTING_ZOO + 1]),
        *(f"card-{card}" for card in CARDS),
        *(f"event-{kind}".replace("_", "-") for kind in EVENT_KINDS if kind not in _TOLD_APART),
        *(f"hint-which-{where}" for where in NAMED_THERE),
        *(f"event-game-over-{outcome}".replace("_", "-") for outcome in outcomes),
    }
