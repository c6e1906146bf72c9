"""The store on both databases."""

from __future__ import annotations

import threading
from dataclasses import replace

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from sanctuary.catalogue import catalogue
from sanctuary.records.state_json import digest
from sanctuary.tables import entries
from sanctuary.tables.game import TableGame
from sanctuary.tables.hall import Hall, StaleError, UnknownTableError, new_secret
from sanctuary.tables.requests import CLAIM, MOVE, Request
from sanctuary.tables.store.schema import METADATA
from sanctuary.tables.store.store import LostRaceError, Store
from tables.settings import play_first, setting


def test_migrations_make_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_opening_again_changes_nothing(hall: Hall, database_url: str) -> None:
    made = setting()
    hall.add(made)
    again = Store(database_url)
    found = again.game(made.id)
    again.close()
    assert found is not None
    assert found[0].chairs == made.chairs
    assert found[0].rules == made.rules
    assert (found[0].seed, found[0].created) == (made.seed, made.created)


def test_a_game_read_back_is_the_same(hall: Hall) -> None:
    made = setting("ppp", undo="free")
    hall.add(made)
    play_first(hall, made.id, 60)
    with hall.game(made.id) as game, Hall(hall.store, catalogue()).game(made.id) as read:
        assert read.version == game.version == 60
        assert digest(read.state) == digest(game.state)
        assert read.seats == game.seats
        assert read.changed == game.changed
        assert [told.ply for told in read.happenings] == [told.ply for told in game.happenings]


def test_of_two_processes_one_adds_an_entry(hall: Hall, database_url: str) -> None:
    made = setting()
    hall.add(made)
    other = Hall(Store(database_url), catalogue())
    play_first(hall, made.id, 5)
    with other.game(made.id) as game:
        assert game.version == 5
        move = game.state.legal[0]
    play_first(hall, made.id, 1)
    late = Request(MOVE, game.state.seat, 5, "late-request", move)
    with pytest.raises(StaleError) as stale:
        other.submit(made.id, late)
    assert stale.value.version == 6
    assert [entry.sequence for entry in hall.store.entries(made.id)] == [1, 2, 3, 4, 5, 6]
    with hall.game(made.id) as one, other.game(made.id) as two:
        assert digest(one.state) == digest(two.state)
    other.store.close()


def test_a_repeated_request_is_answered_as_the_first_time(hall: Hall, database_url: str) -> None:
    made = setting()
    hall.add(made)
    with hall.game(made.id) as game:
        request = Request(MOVE, game.state.seat, 0, "request-1", game.state.legal[0])
    assert hall.submit(made.id, request) == 1
    play_first(hall, made.id, 3)
    assert hall.submit(made.id, request) == 1
    other = Hall(Store(database_url), catalogue())
    assert other.submit(made.id, request) == 1
    assert len(hall.store.entries(made.id)) == 4
    other.store.close()


def test_racing_threads_lose_nothing_and_double_nothing(hall: Hall, database_url: str) -> None:
    """Several processes' worth of halls play one game, all at once."""
    made = setting("pppp")
    hall.add(made)
    halls = [Hall(Store(database_url), catalogue()) for _ in range(4)]
    accepted: list[int] = []

    def play(mine: Hall) -> None:
        for _ in range(30):
            with mine.game(made.id) as game:
                request = Request(MOVE, game.state.seat, game.version, move=game.state.legal[-1])
            try:
                accepted.append(mine.submit(made.id, request))
            except StaleError:
                mine.refresh(made.id)

    threads = [threading.Thread(target=play, args=[mine]) for mine in halls]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for mine in halls:
        mine.store.close()
    stored = [entry.sequence for entry in hall.store.entries(made.id)]
    assert stored == sorted(accepted) == list(range(1, len(stored) + 1))


def test_an_entry_is_added_only_once(store: Store) -> None:
    hall = Hall(store, catalogue())
    made = setting()
    hall.add(made)
    play_first(hall, made.id, 1)
    known = store.game(made.id)
    assert known is not None
    first = store.entries(made.id)[0]
    with pytest.raises(LostRaceError):
        store.append(made.id, first, known[1], [])
    with pytest.raises(LostRaceError):
        store.append(made.id, replace(first, move=3), known[1], [])
    assert store.entries(made.id) == [first]


def test_unknown_table(hall: Hall) -> None:
    with pytest.raises(UnknownTableError), hall.game("nosuchtable1"):
        pass


class TestSecrets:
    def test_only_the_right_one_is_good(self, hall: Hall) -> None:
        made, one, two = setting(), new_secret(), new_secret()
        hall.add(made, [(0, one), (1, two)])
        assert hall.store.seat_of(made.id, one) == 0
        assert hall.store.seat_of(made.id, two) == 1
        assert hall.store.seat_of(made.id, new_secret()) is None
        assert hall.store.seat_of(setting().id, one) is None

    def test_the_database_does_not_hold_them(self, hall: Hall) -> None:
        made, secret, device = setting(), new_secret(), new_secret()
        hall.add(made, [(0, secret)], device)
        with hall.store.engine.connect() as connection:
            for found in METADATA.sorted_tables:
                rows = str(connection.execute(found.select()).all())
                assert secret not in rows
                assert device not in rows

    def test_handing_a_seat_over_ends_the_old_ones(self, hall: Hall) -> None:
        made, old, new = setting(), new_secret(), new_secret()
        hall.add(made, [(0, old)], "device")
        hall.store.add_key(made.id, 0, new, revoke=True)
        assert hall.store.seat_of(made.id, old) is None
        assert hall.store.seat_of(made.id, new) == 0
        assert hall.store.holds(made.id, "device") == []

    def test_a_seat_claimed_and_its_secret_are_stored_together(self, hall: Hall) -> None:
        made, secret = setting("po"), new_secret()
        hall.add(made)
        hall.submit(made.id, Request(CLAIM, 1, name="Bo"), secret, device="phone")
        assert hall.store.seat_of(made.id, secret) == 1
        assert [game.id for game, _ in hall.store.of_device("phone", 10)] == [made.id]
        assert hall.store.unfinished_of_device("phone") == 1
        assert hall.store.entries(made.id)[0].kind == entries.SEAT_TAKEN


def test_lists(hall: Hall) -> None:
    listed, hidden = setting("po", listed=True), setting("po")
    hall.add(listed)
    hall.add(hidden)
    found = hall.store.listed(10)
    assert [game.id for game, _ in found] == [listed.id]
    assert found[0][1].status == "waiting"
    assert found[0][1].seats == (("person", "Ada", "", ""), ("open", "", "", ""))


def test_a_standing_follows_its_entries(hall: Hall) -> None:
    made = setting("pb")
    hall.add(made)
    game: TableGame
    for _ in range(40):
        with hall.game(made.id) as game:
            seat = game.state.seat
            request = Request(
                MOVE, seat, game.version, move=game.state.legal[0], by_bot=bool(game.seats[seat].player)
            )
        hall.submit(made.id, request)
        found = hall.store.game(made.id)
        assert found is not None
        standing = found[1]
        assert standing.version == game.version
        assert standing.acting == game.state.seat
        assert standing.acting_bot == (game.state.seat == 1)
        assert (made.id in hall.store.waiting_for_bots(hall.clock())) == standing.acting_bot


def test_one_server_key_for_all(store: Store, database_url: str) -> None:
    other = Store(database_url)
    assert store.server_key("cookie") == other.server_key("cookie") != store.server_key("other")
    other.close()


def test_other_databases_are_refused() -> None:
    with pytest.raises(ValueError, match="mysql"):
        Store("mysql://localhost/x")
