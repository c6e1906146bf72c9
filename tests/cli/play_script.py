"""Answers for a whole game: what a greedy player would type at the person's seat."""

import json
from pathlib import Path

from sanctuary.catalogue import catalogue
from sanctuary.cli.game.live import LiveGame, new_record
from sanctuary.cli.game.seats import Seat
from sanctuary.cli.play import bot_seed
from sanctuary.players import make_player
from sanctuary.records import notation_of, record_to_json
from sanctuary.rules.state import Options
from sanctuary.views.standing import standing


class Script:
    """answers: one for each decision of the person; game: where they lead, against greedy bots."""

    def __init__(self, seed: str, players: int = 2, person: str = "Player", **options: int) -> None:
        words = [person] + ["greedy"] * (players - 1)
        chosen = Options(players=players, confirm_turn=True, side=options.get("side", 1))
        self.game = LiveGame(new_record(chosen, seed, words))
        self.answers: list[str] = []
        bots = [Seat(word, bot_seed(seed, number)).player for number, word in enumerate(words)]
        bots[0] = make_player("greedy", 99)
        self.first_ask = -1
        self.turn_lengths: list[int] = []
        turn = 0
        while not self.game.is_over:
            seat = self.game.active
            view = self.game.view(seat)
            if seat == 0 and view.turn != turn:
                turn = view.turn
                self.turn_lengths.append(0)
            if seat == 0 and self.first_ask < 0:
                self.first_ask = self.game.ply
            decision = view.decision()
            bot = bots[seat]
            assert decision is not None
            assert bot is not None
            move = bot.choose(view, decision)
            if seat == 0:
                self.turn_lengths[-1] += 1
                self.answers.append(notation_of(catalogue()).phrase(decision, move))
            self.game.play(move)

    def typed(self) -> str:
        return "".join(f"{answer}\n" for answer in self.answers)

    def moves(self) -> list[object]:
        """Every move of the game, as records hold them."""
        moves = record_to_json(self.game.record(), catalogue())["moves"]
        assert isinstance(moves, list)
        return moves

    def moves_before_first_answer(self) -> list[object]:
        return self.moves()[: self.first_ask]

    def first_turn(self) -> list[str]:
        """The answers of the person's first turn."""
        return self.answers[: self.turn_lengths[0]]

    def scores(self) -> list[int]:
        return [score.total() for score in standing(self.game.open_view()).scores]


def record_in(file: Path) -> dict[str, object]:
    table = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(table, dict)
    return table
