"""What can be wrong with a record, a position or a state: a closed vocabulary, an English sentence a word.

Programs read the English; people read the message `problem-WORD` of their language (sanctuary.text.problems).
"""

from __future__ import annotations

from typing import Final, Self

PROBLEMS: Final = {
    # Places
    "at": "{where}: {problem}",
    "at-line": "line {line}",
    "at-column": "line {line}, column {column}",
    # JSON
    "no-utf8": "byte {byte} is no UTF-8",
    "empty-line": "the line is empty",
    "json-ends": "no JSON: it ends too early",
    "json-column": "no JSON at column {column}: {found}",
    "json-line": "no JSON at line {line}, column {column}: {found}",
    "json-too-deep": "no JSON of ours: nested too deep",
    "json-long-number": "no JSON of ours: a number has too many digits",
    "json-constant": "{value} is no JSON number",
    "key-twice": "key {key} stands twice",
    "key-missing": "key {key} is missing",
    "unknown-key": "unknown key {value}; known: {known}",
    "no-object": "{value} is no object",
    "no-list": "{value} is no list",
    "no-text": "{value} is no text",
    "no-number": "{value} is no whole number",
    "no-flag": "{value} is not true or false",
    "half-character": "{value} holds half a character",
    # Values
    "below": "{value} is below {least}",
    "above": "{value} is above {most}, what JSON keeps exact",
    "out-of-bounds": "{value} is not {least} to {most}",
    "none-of": "{value} is none of {allowed}",
    "twice": "{value} stands twice",
    "length": "holds {count}, not {wanted}",
    "form": "{value} is not {form}",
    "unknown-format": "{value} is unknown; known: {known}",
    "unknown-tile": "unknown tile {value}",
    "unknown-cell": "unknown cell {value}",
    "unknown-card": "unknown card {value}",
    "unknown-objective": "unknown objective {value}",
    "unknown-outcome": "unknown outcome {value}",
    "unknown-category": "unknown category {value}",
    "unknown-effect": "unknown effect {value}",
    "unknown-frame": "unknown kind of frame {value}",
    "unknown-kind": "unknown kind {value}",
    "unknown-thing": "unknown thing {value}",
    # Zoos
    "nothing-asked": "key {key} is missing: the tiles to find cells for",
    "tile-elsewhere": "tile {tile} stands in {place} already",
    "on-entrance": "nothing lies on the entrance (R2.2)",
    "on-printed-area": "nothing lies on a printed open area (R2.3)",
    "no-stack": "{value} is no stack of an animal and its release project (R6.2)",
    "no-release": "{tile} is no release project (R6.2)",
    "no-animal": "{tile} is no animal, so nothing is released from it (R6.2)",
    "other-release": "{tile} releases {icon}, which {other} does not show (R6.2)",
    "slot-empty": "slot {slot} holds no card; each of the slots 1 to {slots} holds one card",
    "slot-shared": "slot {slot} holds {cards}; each of the slots 1 to {slots} holds one card",
    "marker-elsewhere": "the marker for {size} icons lies on {place} already",
    "marker-used": "the marker for {size} icons lies on an objective",
    # States
    "tile-nowhere": "tile {tile} is nowhere",
    "not-ongoing": "{value} is not what lies in the zoo with an ongoing effect: {wanted}",
    "no-pair": "{tile} is no animal of the zoo with its pair",
    "seen-gone": "{tile} is neither in hand nor face down in the zoo",
    "seen-later": "{tile} was laid face down before it was seen going to the hand",
    "ply-to-come": "ply {ply} is yet to come",
    "turns-left": "{value} does not go with end_seat and outcome",
    "solo-at": "{value} of {count} markers cannot have been flipped",
    "stack-after-end": "nothing waits once the game is {outcome}",
    "stack-begins": "a game that runs begins its stack with the steps of the turn",
    "no-steps": "they are not the last steps of a turn",
    "frame-place": "{frame} cannot lie here",
    "frame-below": "{frame} lies on {below} only",
    "frame-zoo": "{frame} does not go with the zoo of the seat in turn",
    "frame-asks-nothing": "{frame} on top asks for no decision",
    "none-to-keep": "tiles lie there, but none is to be kept",
    "no-legal-move": "the decision on top has no legal move",
    # Records
    "no-date": "{value} is no date such as 2026-11-30",
    "seed-or-start": "a record begins with either {seed} or {start}",
    "no-move": "{value} is no move; expected one such as {example}",
    "no-move-near": "{value} is no move; did you mean {near}?",
    "other-rules": "the record was played by rules version {says}; this program plays {plays}",
    "other-catalogue": "the record was played with {says}; this program has {has}",
    "other-options": "they are not those of the state that the record starts from",
    "illegal": "{move} is not legal here ({reason}); legal: {legal}",
    "illegal-at-end": "{move} is not legal here ({reason})",
    "other-turn": "the text is at turn {turn} of seat {seat}, the game at turn {at_turn} of seat {at_seat}",
    "other-answer": "{said} answers another decision; here it is {phrase}",
    "not-over": "the game is not over after the last move: the record was cut short",
    "result-missing": "is missing, though the game is over ({outcome})",
    "other-result": "the record says {says}, its moves give {gives}",
    "digest-missing": "is missing: the record was cut short, or never sealed",
    "other-digest": "the record says {says}, its moves give {gives}: edited or cut short",
    # Game notation
    "no-title": "expected {title}",
    "text-ends": "expected {digest} at the end: the text was cut short",
    "after-footer": "no move or comment stands after {key}",
    "unknown-field": "unknown {value}; expected a move or one of {known}",
    "field-twice": "{key} stands twice, first on line {line}",
    "field-late": "{key} belongs before the moves",
    "no-name": "{value} is no name in quotes",
    "no-winners": "{value} is no list of seats such as [1]",
    "no-seat": "there is no seat {seat} for {players} players",
    "unreadable": "{value} cannot be read: {problem}",
    "comment-open": "the comment is not closed with {sign} on its line",
    "unexpected-sign": "unexpected {sign}",
    "unknown-escape": "unknown escape {escape} in the comment",
}
"""The English sentence of every word, with its arguments in braces."""


class Problem(str):  # noqa: SLOT000  it carries its word and arguments
    """A problem as its English sentence, which knows its word and its arguments.

    args: what fills the sentence; one may be a problem itself. `reason` is a code of rules.reasons.
    """

    word: str
    args: dict[str, str]

    def __new__(cls, word: str, **args: str | int) -> Self:
        """KeyError for a word that PROBLEMS lacks, or without an argument that it needs."""
        texts = {name: value if isinstance(value, str) else str(value) for name, value in args.items()}
        self = super().__new__(cls, PROBLEMS[word].format(**texts))
        self.word = word
        self.args = texts
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by its word and arguments, as it may cross to another process."""
        return (_problem, (self.word, self.args))


def _problem(word: str, args: dict[str, str]) -> Problem:
    return Problem(word, **args)
