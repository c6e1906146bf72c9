"""The legal moves of a decision as a person chooses them: by number or by a word."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from rich.text import Text

from sanctuary.catalogue import catalogue
from sanctuary.cli.screen.rows import tile_row, tile_title
from sanctuary.records import notation_of
from sanctuary.rules import decisions
from sanctuary.rules.actions import DRAWN_BY_GAIN, required_strength
from sanctuary.rules.cells import CELL_NAMES, count_cells
from sanctuary.rules.effects import NO_EFFECT
from sanctuary.rules.moves import (
    CARD,
    CARDS,
    CELL,
    DONE,
    EFFECT,
    GAIN,
    MARKER,
    MARKER_SIZES,
    OBJECTIVE,
    OBJECTIVE_ICON,
    OBJECTIVES,
    PLAY,
    PROJECTS_CARD,
    TILE,
    UPGRADE,
)
from sanctuary.rules.zoo import NONE
from sanctuary.text import bonus_text, card_name, effect_text, icon_name, tile_name
from sanctuary.views.preview import Preview, preview_all, preview_tile

if TYPE_CHECKING:
    from sanctuary.rules.state import Frame
    from sanctuary.rules.zoo import Zoo
    from sanctuary.text import Texts
    from sanctuary.views.view import SeatView

SHORTEST_WORD: Final = 2
"""Fewer letters than this stand for no option."""
DONE_KEY: Final = "0"


class Option:
    """A legal move: `key` is its number, `label` what it does, `words` what else it may be called."""

    def __init__(self, move: int, key: str, label: Text, words: list[str], preview: Preview) -> None:
        self.move: Final = move
        self.key: Final = key
        self.label: Final = label
        self.words: Final = [folded(word) for word in words]
        self.preview: Final = preview


def folded(word: str) -> str:
    """A word without capitals, accents and doubled blanks, as it is compared."""
    plain = unicodedata.normalize("NFD", " ".join(word.split()).casefold())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def find(options: list[Option], answer: str) -> list[Option]:
    """The options an answer may mean: that with the number or the word, else those whose words it begins."""
    word = folded(answer)
    exact = [option for option in options if word == option.key or word in option.words]
    if exact or len(word) < SHORTEST_WORD:
        return exact
    return [option for option in options if any(each.startswith(word) for each in option.words)]


def list_options(texts: Texts, view: SeatView) -> list[Option]:
    """The viewer's options with their previews, in the order of their numbers; "done" comes last."""
    frame = view.decision()
    if frame is None:
        return []
    labels = Labels(texts, view, frame)
    options = []
    number = 0
    for preview in preview_all(view):
        move = preview.move
        if move == DONE:
            key = DONE_KEY
        elif frame.op == decisions.TAKE:
            key = str(view.display.index(move - TILE) + 1)
        else:
            number += 1
            key = str(number)
        if PLAY <= move < CARD:
            preview = best_play(view, move - PLAY)
        options.append(Option(move, key, labels.label(move), labels.words(move), preview))
    options.sort(key=_by_number)
    return options


def _by_number(option: Option) -> tuple[bool, int]:
    return option.key == DONE_KEY, int(option.key)


def playable(view: SeatView, card: int) -> list[int]:
    """The hand tiles that a card could play now, were there room (R5.2, R5.4)."""
    zoo = view.zoos[view.seat]
    tiles = view.material.tiles
    strength = zoo.strength(card)
    fitting = [tile for tile in zoo.hand if tiles.cards[tile] >> card & 1]
    return [tile for tile in fitting if required_strength(tiles, zoo, tile) <= strength]


def best_play(view: SeatView, card: int) -> Preview:
    """The best a card could play, as a preview of using it."""
    best = Preview(PLAY + card, 0, [], [], [])
    for tile in playable(view, card):
        for result in preview_tile(view, tile)[:1]:
            if result.points > best.points or not best.then:
                then = [TILE + tile, result.move]
                best = Preview(PLAY + card, result.points, result.reasons, result.effects, then)
    return best


class Labels:
    """Puts the moves of one decision into words."""

    def __init__(self, texts: Texts, view: SeatView, frame: Frame) -> None:
        self.texts: Final = texts
        self.view: Final = view
        self.frame: Final = frame

    @property
    def zoo(self) -> Zoo:
        """The viewer's zoo."""
        return self.view.zoos[self.view.seat]

    def words(self, move: int) -> list[str]:
        """What the move may be called: in records, in phrases, and in the reader's language."""
        words = notation_of(catalogue())
        names = [words.words[move], words.things[move], words.phrase(self.frame, move)]
        if move < CELL:
            names.append(tile_name(self.texts, move - TILE))
        elif GAIN <= move < CARD:
            card = card_name(self.texts, CARDS[(move - GAIN) % len(CARDS)])
            names += [f"{verb} {card}" for verb in self._verbs(move)]
        elif CARD <= move < EFFECT:
            names.append(card_name(self.texts, CARDS[move - CARD]))
        elif OBJECTIVE <= move < MARKER:
            names.append(icon_name(self.texts, OBJECTIVES[move - OBJECTIVE]))
        elif move == DONE:
            names += self.texts.format("words-done").split()
        return names

    def _verbs(self, move: int) -> list[str]:
        return self.texts.format("words-gain" if move < PLAY else "words-play").split()

    def label(self, move: int) -> Text:
        """What the move does, on one line."""
        if move < CELL:
            return self._tile(move - TILE)
        if move < GAIN:
            return self._cell(move - CELL)
        if move < PLAY:
            return Text(self._gain(move - GAIN))
        if move < CARD:
            return Text(self._play(move - PLAY))
        if move < EFFECT:
            return Text(self._card(move - CARD))
        if move < OBJECTIVE:
            return Text(effect_text(self.texts, move - EFFECT))
        if move < MARKER:
            return Text(self._objective(move - OBJECTIVE))
        if move < UPGRADE:
            return Text(self._marker(MARKER_SIZES[move - MARKER]))
        if move < DONE:
            return Text(self.texts.format(UPGRADE_CHOICES[move - UPGRADE]))
        return Text(self.texts.format(DONE_CHOICES.get(self.frame.op, "choice-skip")))

    def _tile(self, tile: int) -> Text:
        return tile_row(self.texts, self.view.material.tiles, self.zoo, tile)

    def _cell(self, cell: int) -> Text:
        label = Text(CELL_NAMES[cell], style="bold")
        tile = self.zoo.top[cell]
        bonus = self.view.material.zoo_map.bonus[cell]
        if tile != NONE:
            label.append(" ", style="not bold")
            label.append_text(tile_title(self.texts, self.view.material.tiles, tile))
        elif not self.zoo.filled >> cell & 1 and bonus != NO_EFFECT:
            label.append(f" · {bonus_text(self.texts, bonus, 'short')}", style="not bold")
        return label

    def _gain(self, card: int) -> str:
        name = card_name(self.texts, CARDS[card])
        if card == PROJECTS_CARD:
            number = 1 + (self.zoo.upgraded >> card & 1)
            return self.texts.format("choice-gain-display", card=name, number=number)
        return self.texts.format("choice-gain-pile", card=name, number=DRAWN_BY_GAIN)

    def _play(self, card: int) -> str:
        names = [tile_name(self.texts, tile) for tile in playable(self.view, card)]
        return self.texts.format(
            "choice-play",
            card=card_name(self.texts, CARDS[card]),
            strength=self.zoo.strength(card),
            tiles=", ".join(names),
        )

    def _card(self, card: int) -> str:
        name = card_name(self.texts, CARDS[card])
        message = "choice-flip-card" if self.frame.op == decisions.UPGRADE_CARD else "choice-move-card"
        slot, strength = self.zoo.slots[card], self.zoo.strength(card)
        return self.texts.format(message, card=name, slot=slot, strength=strength)

    def _objective(self, objective: int) -> str:
        icons = int(count_cells(self.zoo.kind_mask[OBJECTIVE_ICON + objective]))
        name = icon_name(self.texts, OBJECTIVES[objective])
        return self.texts.format("choice-objective", objective=name, icons=icons)

    def _marker(self, size: int) -> str:
        icons = int(count_cells(self.zoo.kind_mask[OBJECTIVE_ICON + self.frame.tile]))
        points = self.view.material.scoring.achievement[size - MARKER_SIZES[0]]
        return self.texts.format("choice-marker", size=size, points=points, spent=max(0, size - icons))


UPGRADE_CHOICES: Final = ("choice-upgrade-1", "choice-upgrade-2", "choice-upgrade-3", "choice-upgrade-4")
DONE_CHOICES: Final = {
    decisions.PLAY: "choice-play-no-more",
    decisions.CHOOSE: "choice-decline",
    decisions.SUPPORT: "choice-no-support",
    decisions.UPGRADE: "choice-no-upgrade",
    decisions.CONFIRM: "choice-end-turn",
}
