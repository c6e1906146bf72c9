"""`sanctuary rules`: the rules by number, by chapter or by a word in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from sanctuary.cli.command import Failure, Speaking
from sanctuary.cli.game.lookup import rule_line, rules_at
from sanctuary.cli.game.options import folded
from sanctuary.cli.printer import Printer
from sanctuary.text import RULES, rule_text

if TYPE_CHECKING:
    from sanctuary.text import Texts


def rules_command(language: Texts) -> click.Command:
    """`rules [RULE|WORD]`."""

    def run(what: str) -> None:
        found = _rules_about(language, what) if what else list(RULES)
        if not found:
            raise Failure(language.format("cli-no-rule", word=what, last=RULES[-1]))
        Printer().lines(rule_line(language, rule) for rule in found)

    argument = click.Argument(["what"], required=False, default="", metavar="[R6.4|R6|WORD]")
    return Speaking(language, "rules", language.format("cli-rules-help"), run, [argument])


def _rules_about(language: Texts, what: str) -> list[str]:
    wanted = folded(what)
    return rules_at(what) or [rule for rule in RULES if wanted in folded(rule_text(language, rule))]
