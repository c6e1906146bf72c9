"""Check the Fluent files against each other and against the code: `python -m sanctuary.text.check`.

Found are: files that do not parse, messages missing or doubled in a locale, placeholders that differ
between locales, references to nothing, unused messages, calls for unknown messages or without a placeholder.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sanctuary.text.families import OPEN_PREFIXES, family_ids
from sanctuary.text.locales import DEFAULT_LOCALE, LOCALES
from sanctuary.text.mentions import Mentions, read_mentions
from sanctuary.text.messages import Messages, read_messages

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PACKAGE: Final = Path(__file__).parents[1]


def problems(locales: Path, sources: Sequence[Path]) -> list[str]:
    """What is wrong, each as "file:line: problem"; empty when all is well."""
    found = {locale: read_messages(locales / locale) for locale in LOCALES}
    used = read_mentions(sources)
    return [
        *(problem for messages in found.values() for problem in messages.problems),
        *_between_locales(found),
        *_unknown(found[DEFAULT_LOCALE], used),
        *_unused(found[DEFAULT_LOCALE], used),
    ]


def _between_locales(found: dict[str, Messages]) -> Iterator[str]:
    english = found[DEFAULT_LOCALE]
    for locale, messages in found.items():
        for id, entry in english.entries.items():
            if id not in messages.entries:
                yield f"{entry.place}: {id} is missing in {locale}"
        for id, entry in messages.entries.items():
            if id not in english.entries:
                yield f"{entry.place}: {id} is missing in {DEFAULT_LOCALE}"
            elif messages.placeholders(id) != english.placeholders(id):
                here, there = (_listed(each.placeholders(id)) for each in (messages, english))
                yield f"{entry.place}: {id} has placeholders {here}, but {there} in {DEFAULT_LOCALE}"


def _unknown(messages: Messages, used: Mentions) -> Iterator[str]:
    for call in used.calls:
        if call.id not in messages.entries:
            yield f"{call.place}: there is no message {call.id}"
        elif call.args is not None and (missing := messages.placeholders(call.id) - call.args):
            yield f"{call.place}: {call.id} needs {_listed(missing)}"
    for id in sorted(family_ids() - messages.entries.keys()):
        yield f"text/families.py: there is no message {id}"


def _unused(messages: Messages, used: Mentions) -> Iterator[str]:
    """Messages nobody names; an attribute goes with its message."""
    wanted = used.words | family_ids() | messages.referenced()
    for id, entry in messages.entries.items():
        if "." not in id and id not in wanted and not id.startswith(OPEN_PREFIXES):
            yield f"{entry.place}: {id} is not used"


def _listed(names: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what is wrong; 1 if anything is."""
    root = PACKAGE.parents[1]
    parser = argparse.ArgumentParser(prog="python -m sanctuary.text.check", description=__doc__)
    parser.add_argument("--locales", type=Path, default=PACKAGE / "locales", help="folder of the locales")
    parser.add_argument(
        "--source", type=Path, action="append", help="folder of code that uses the messages; may be repeated"
    )
    chosen = parser.parse_args(arguments)
    sources = chosen.source or [folder for folder in (PACKAGE, root / "web" / "src") if folder.is_dir()]
    found = problems(chosen.locales, sources)
    for problem in found:
        print(problem)
    print(f"{len(found)} problems in the texts" if found else "The texts are in order.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
