"""The end of the game for every number of players, triggering seat and combination of conditions (R10)."""

from itertools import product

import pytest

from cases.table import Table, begin, lay_out
from sanctuary.rules.cells import ALL_CELLS, CELL_NAMES, cells_of
from sanctuary.rules.game import apply_move, legal_moves
from sanctuary.rules.moves import DONE, GAIN
from sanctuary.rules.state import OUTCOMES, GameState

ALL_PLACED = {"africa": 2, "asia": 3, "europe": 4, "americas": 5}
SPACES_OF_SIDE_1 = [
    CELL_NAMES[cell] for cell in cells_of(ALL_CELLS) if CELL_NAMES[cell] not in ("d1", "b1", "f4")
]
FULL = dict.fromkeys(SPACES_OF_SIDE_1, "open")
DISPLAY = ["A001", "A002", "A003", "A004", "A005", "A006"]

COMBINATIONS = ["a", "b", "c", "ab", "ac", "bc", "abc"]
SEATS = [(players, seat) for players in range(1, 6) for seat in range(players)]
SHARED_TABLES = SEATS[1:]


def seat_with(conditions: str) -> Table:
    row: Table = {"upgrades_used": [1, 2, 3, 4]}
    if "a" in conditions:
        row["supported"] = ALL_PLACED
    if "b" in conditions:
        row["zoo"] = FULL
    return row


def table_with(players: int, seat: int, conditions: str, others: str = "") -> GameState:
    """A table at the end of a seat's turn; the other seats meet `others`."""
    case: Table = {
        "options": {"players": players},
        "turn_of": seat + 1,
        "step": "refill",
        "display": DISPLAY,
        "solo": [1],
    }
    if "c" in conditions:
        case["others"] = "discards"
        # Solo the marker makes a gap that the last tile of the pile fills.
        case["pile"] = ["A007"] if players == 1 else []
    rows = [seat_with(conditions if number == seat else others) for number in range(players)]
    case.update(rows[0])
    case.update({f"seat{number + 1}": row for number, row in enumerate(rows) if number})
    state = lay_out(case)
    begin(state, noting=True)
    return state


def play_quietly(state: GameState) -> list[int]:
    """Play on with the projects card only, placing nothing; the seats that had turns, in order."""
    seats: list[int] = []
    turn = -1
    while not state.is_over():
        if state.turn != turn:
            seats.append(state.seat)
            turn = state.turn
        legal = legal_moves(state)
        apply_move(state, DONE if DONE in legal else GAIN if GAIN in legal else legal[0])
    return seats


@pytest.mark.proves("R10.1", "R10.2", "R10.4", "R12.3")
@pytest.mark.parametrize(("table", "conditions"), list(product(SEATS, COMBINATIONS)))
def test_trigger(table: tuple[int, int], conditions: str) -> None:
    players, seat = table
    state = table_with(players, seat, conditions)
    seats = play_quietly(state)
    markers = [zoo.end_marker for zoo in state.zoos]
    outcome = OUTCOMES[state.outcome]
    if conditions == "c":
        assert seats == []
        assert markers == [0] * players
        assert outcome == ("solo_lost" if players == 1 else "scored")
    else:
        assert seats == [(seat + 1 + number) % players for number in range(players - 1)]
        assert markers == [10 if number == seat else 0 for number in range(players)]
        assert outcome == ("solo_won" if players == 1 else "scored")


@pytest.mark.proves("R10.3")
@pytest.mark.parametrize(("table", "others"), list(product(SHARED_TABLES, ["a", "b", "ab"])))
def test_last_turn(table: tuple[int, int], others: str) -> None:
    """Who meets (a) or (b) at the end of the last turn gets 5, whoever ended the game 10."""
    players, seat = table
    # There are not enough tiles to fill many maps.
    state = table_with(players, seat, "a", others if players < 3 else "a")
    play_quietly(state)
    assert [zoo.end_marker for zoo in state.zoos] == [
        10 if number == seat else 5 for number in range(players)
    ]
    assert OUTCOMES[state.outcome] == "scored"


@pytest.mark.proves("R10.1")
@pytest.mark.parametrize(("players", "seat"), SEATS)
def test_no_condition_no_end(players: int, seat: int) -> None:
    state = table_with(players, seat, "")
    assert not state.is_over()
    assert state.seat == (seat + 1) % players
    assert state.end_seat == -1
