"""What all messages have in common: strict fields, and names for the things of the game."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from sanctuary.tables.names import LONGEST_NAME, fit_name

MAX_SEATS = 5


class Shape(BaseModel):
    """A message or a part of one. Unknown fields are refused; what is None is left out on the wire."""

    model_config = ConfigDict(extra="forbid", frozen=True)


def _check_name(name: str) -> str:
    """ValueError for signs that nobody sees, or that turn the writing round."""
    if fit_name(name) != name:
        raise ValueError("a name needs signs that can be seen, and only those")
    return name


TileId = Annotated[str, StringConstraints(pattern=r"^[ABP]\d{3}$")]
CellName = Annotated[str, StringConstraints(pattern=r"^[a-g][1-4]$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
Sequence = Annotated[int, Field(ge=0, lt=2**31)]
RequestId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{20,64}$")]
PlayerName = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME),
    AfterValidator(_check_name),
]
BotSpec = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]*([,:][\w:=.,/ -]+)?$", max_length=200)]
"""A player of the registry (`players.registry`); only those that the settings name can be chosen."""

CardName = Literal["projects", "forest", "rock", "water"]
ObjectiveName = Literal[
    "africa", "americas", "asia", "australia", "europe", "bird", "herbivore", "predator", "primate", "reptile"
]
MarkerSize = Annotated[int, Field(ge=2, le=5)]
UpgradeMarker = Annotated[int, Field(ge=1, le=4)]


class Sentence(Shape):
    """A text as message id and placeholders (see locales/); the reader's side puts it into words.

    Placeholders hold ids ("A034", "c1", "africa"), numbers, names that people chose, or sentences.
    """

    id: str
    args: dict[str, str | int | Sentence]
