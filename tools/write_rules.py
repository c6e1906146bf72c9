"""Write the pages of the rules and their pictures: one source each, so that nothing can drift.

The sentences are those of the game (`locales/`), the pictures are drawn from `rule_pictures.toml`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.rule_pictures import drawn, pictures

from sanctuary.text import DEFAULT_LOCALE, LOCALES, RULES, Texts, rule_text, texts

DOCS: Final = Path(__file__).parent.parent / "docs"
PAGES: Final = {"en": "rules.md", "hu": "szabalyok.md"}
HEADS: Final = {
    "en": [
        "# The rules",
        "",
        "Code, tests and refusals point at these numbers. `python -m tools.write_rules` writes this page",
        "from the texts of the game, and draws its pictures.",
    ],
    "hu": [
        "# A szabályok",
        "",
        "A program, a tesztek és az elutasítások ezekre a számokra hivatkoznak. Ezt az oldalt a",
        "`python -m tools.write_rules` írja a játék szövegeiből, és a képeit is az rajzolja.",
    ],
}
CHAPTERS: Final = {
    "en": (
        "Things", "Zoo map", "Setup", "A turn", "Actions", "Placing and effects", "Buildings",
        "Objectives and upgrades", "Final scoring", "End of the game", "Who knows what", "Solo",
    ),
    "hu": (
        "A játék elemei", "Az állatkert-térkép", "Előkészületek", "Egy kör", "Akciók", "Lerakás és hatások",
        "Épületek", "Célok és fejlesztések", "Végső pontozás", "A játék vége", "Ki mit tudhat",
        "Egyszemélyes játék",
    ),
}  # fmt: skip


def page(locale: str) -> str:
    """The rules in a language, chapter by chapter, each picture below its rule."""
    language = texts(locale)
    lines = HEADS[locale][:]
    if locale != DEFAULT_LOCALE:
        lines = [f'<div lang="{locale}" markdown="1">', "", *lines]
    chapter = 0
    for rule in RULES:
        number = int(rule[1:].partition(".")[0])
        if number != chapter:
            chapter = number
            lines += ["", f"## R{chapter} {CHAPTERS[locale][chapter - 1]}", ""]
        lines.append(f"- **{rule}** {rule_text(language, rule)}")
        lines += _pictures_of(rule, language)
    if locale != DEFAULT_LOCALE:
        lines += ["", "</div>"]
    return "\n".join(lines) + "\n"


def _pictures_of(rule: str, language: Texts) -> list[str]:
    lines = []
    for picture in pictures():
        if picture["rule"] == rule:
            file = f"pictures/rules/{language.locale}/{picture['name']}.svg"
            lines += ["", f"    ![{picture['alt'][language.locale]}]({file})", ""]
            lines += [f"    *{picture['caption'][language.locale]}*", ""]
    return lines


def files() -> dict[Path, str]:
    """Everything to be written: pages and pictures in every language."""
    written = {DOCS / PAGES[locale]: page(locale) for locale in LOCALES}
    for locale in LOCALES:
        folder = DOCS / "pictures" / "rules" / locale
        written |= {
            folder / f"{picture['name']}.svg": drawn(picture, texts(locale)) for picture in pictures()
        }
    return written


if __name__ == "__main__":
    for path, content in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
