"""Write the golden files of move numbering and observation layout anew: a new version is a decision."""

from pathlib import Path

from sanctuary.catalogue import catalogue
from sanctuary.observations.layout import VERSION, observation_layout
from sanctuary.records import notation_of
from sanctuary.rules.setup import MAX_PLAYERS

LAYOUT = Path(__file__).with_name("layout.tsv")
MOVES = Path(__file__).with_name("moves.tsv")


def layout_text() -> str:
    """Return version, then name, offset, shape, highest value and rule of every element for five players."""
    lines = [f"version\t{VERSION}"]
    for element in observation_layout(MAX_PLAYERS):
        shape = "x".join(map(str, element.shape))
        lines.append(f"{element.name}\t{element.offset}\t{shape}\t{element.high}\t{element.rule}")
    return "\n".join(lines) + "\n"


def moves_text() -> str:
    """Return number and word of every move."""
    return "".join(f"{move}\t{word}\n" for move, word in enumerate(notation_of(catalogue()).words))


if __name__ == "__main__":
    LAYOUT.write_text(layout_text(), "utf-8")
    MOVES.write_text(moves_text(), "utf-8")
