"""Every code that a server may answer with is a sentence in every language."""

import pytest

from sanctuary.rules.reasons import REASONS
from sanctuary.server.routes.server import level_of
from sanctuary.server.sentences import SERVER_REASONS, sentence
from sanctuary.server.settings import Settings
from sanctuary.tables.reasons import TABLE_REASONS
from sanctuary.text.locales import LOCALES
from sanctuary.text.texts import texts


@pytest.mark.parametrize("locale", LOCALES)
def test_refusals(locale: str) -> None:
    codes = [*TABLE_REASONS, *SERVER_REASONS, *REASONS]
    assert [code for code in codes if not texts(locale).has(sentence(code).id)] == []
    assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("locale", LOCALES)
def test_bots(locale: str) -> None:
    levels = [level_of(bot) for bot in Settings().bots]
    missing = [
        said.id for level in levels for said in (level.title, level.about) if not texts(locale).has(said.id)
    ]
    assert missing == []
