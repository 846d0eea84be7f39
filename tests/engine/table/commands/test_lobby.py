"""Lobbies: sitting down, starting once, leaving, ending, playing again."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from db.tables import tables
from engine.table.commands.lobby import MOST_TABLES, QUIET_SECONDS
from engine.table.door import Seat, Table
from tests.engine.conftest import ANA, BEN, CAT, NAMES, House, refused


def people(table: Table) -> list[int | None]:
    return [seat.person for seat in table.seats]


async def opened(house: House, **more) -> Table:
    wish = {
        "game": "script",
        "options": {},
        "wanted": 3,
        "guild": 1,
        "channel": 50,
        "host": (ANA, "Ana"),
        "locale": "es",
    }
    await house.unlimited()
    return await house.lobbies.open(**{**wish, **more})


async def test_a_new_lobby_has_its_host_its_kept_seats_and_a_post(house: House) -> None:
    table = await opened(
        house, options={"pace": "fast"}, kept=((BEN, "Ben"), (ANA, "Ana"), (BEN, "Ben"))
    )
    assert (table.phase, table.host, table.wanted, table.locale) == ("lobby", ANA, 3, "es")
    assert table.options == {"pace": "fast"}
    assert table.seats == (
        Seat(0, ANA, "Ana"),
        Seat(1, None, "Ben", kept_for=BEN),
        Seat(2, None, ""),
    )
    assert await house.carried() == [(f"t{table.id}", "lobby", 0, None)]
    assert house.woken == [table.id]


async def test_alone_against_computers_is_opened_filled_and_begun_at_once(house: House) -> None:
    await house.unlimited()
    where = {"guild": 1, "channel": 50, "locale": "es"}
    table = await house.lobbies.open_alone(game="script", host=(ANA, "Ana"), **where)
    assert (table.phase, table.host, table.wanted) == ("running", ANA, len(table.seats))
    assert len(table.seats) == house.adapter.game(table).seats.start
    assert sorted(seat.computer for seat in table.seats) == [False, *[True] * (table.wanted - 1)]
    kinds = [kind for _, kind, *_ in await house.carried()]
    assert {"lobby", "thread", "panel"} <= set(kinds)
    assert house.woken == [table.id]


async def test_a_lobby_is_begun_alone_once_and_only_while_nobody_else_is_there(
    house: House,
) -> None:
    table = await opened(house)
    assert await refused(house.lobbies.alone(table.id, BEN)) == "not-host"
    await house.lobbies.join(table.id, (BEN, "Ben"))
    assert await refused(house.lobbies.alone(table.id, ANA)) == "full"
    await house.lobbies.leave(table.id, BEN)
    begun = await house.lobbies.alone(table.id, ANA)
    assert begun.phase == "running"
    assert [seat.person for seat in begun.seats if not seat.computer] == [ANA]
    assert await house.lobbies.alone(table.id, ANA) == begun, "a second press"
    kept = await opened(house, kept=((CAT, "Cat"),))
    assert await refused(house.lobbies.alone(kept.id, ANA)) == "full"


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "chess"}, "game"),
        ({"wanted": 9}, "seats"),
        ({"options": {"pace": "sideways"}}, "pace"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"wanted": 2, "kept": ((BEN, "Ben"), (CAT, "Cat"))}, "kept"),
    ],
)
async def test_what_a_game_does_not_offer_cannot_be_wished(
    house: House, wish: dict, why: str
) -> None:
    assert await refused(opened(house, **wish)) == f"bad-option {why}"


async def test_nobody_hosts_too_many(house: House) -> None:
    lobbies = [await opened(house) for _ in range(MOST_TABLES)]
    assert await refused(opened(house)) == f"too-many-tables {MOST_TABLES}"
    await opened(house, host=(BEN, "Ben"))
    await house.lobbies.cancel(lobbies[0].id, ANA, may_manage=False)
    await opened(house)


async def test_people_sit_down_in_the_seat_kept_for_them(house: House) -> None:
    table = await opened(house, wanted=3, kept=((CAT, "Cat"),))
    join = house.lobbies.join
    assert await refused(join(99, (BEN, "Ben"))) == "no-table"
    assert await refused(join(table.id, (ANA, "Ana"))) == "seated-already"
    await join(table.id, (BEN, "Ben"))
    assert await refused(join(table.id, (77, "Dan"))) == "kept"
    table = await join(table.id, (CAT, "Cat"))
    assert people(table) == [ANA, CAT, BEN]
    assert await refused(join(table.id, (77, "Dan"))) == "full"
    await house.lobbies.start(table.id, ANA)
    assert await refused(join(table.id, (77, "Dan"))) == "not-lobby"


async def test_two_people_do_not_get_the_same_seat(house: House) -> None:
    table = await opened(house, wanted=2)
    results = await asyncio.gather(
        *(house.lobbies.join(table.id, (person, "")) for person in range(2000, 2020)),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Table) for result in results) == 1
    assert None not in people(await house.adapter.table(table.id))


async def test_leaving_a_lobby_hands_on_the_host(house: House) -> None:
    table = await opened(house)
    await house.lobbies.join(table.id, (BEN, "Ben"))
    table = await house.lobbies.leave(table.id, ANA)
    assert (table.host, people(table)) == (BEN, [None, BEN, None])
    assert await refused(house.lobbies.leave(table.id, ANA)) == "not-seated"
    table = await house.lobbies.join(table.id, (ANA, "Ana"))
    await house.lobbies.leave(table.id, ANA)
    table = await house.lobbies.leave(table.id, BEN)
    assert (table.phase, table.why) == ("cancelled", "empty")
    assert await refused(house.lobbies.leave(table.id, BEN)) == "over"


async def test_only_the_host_changes_a_lobby(house: House) -> None:
    table = await opened(house)
    await house.lobbies.join(table.id, (BEN, "Ben"))
    change = house.lobbies.change
    assert await refused(change(99, ANA, wanted=2)) == "no-table"
    assert await refused(change(table.id, BEN, wanted=2)) == "not-host"
    assert await refused(change(table.id, ANA, wanted=7)) == "bad-option seats"
    assert await refused(change(table.id, ANA, options={"pace": "odd"})) == "bad-option pace"
    table = await change(table.id, ANA, wanted=2, options={"pace": "fast"}, locale="pt-BR")
    assert (table.wanted, table.options, table.locale) == (2, {"pace": "fast"}, "pt-BR")
    assert people(table) == [ANA, BEN]
    table = await change(table.id, ANA, wanted=3)
    assert (people(table), table.options) == ([ANA, BEN, None], {"pace": "fast"})
    await house.lobbies.join(table.id, (CAT, "Cat"))
    assert await refused(change(table.id, ANA, wanted=2)) == "full"
    assert await refused(house.lobbies.fill(table.id, BEN)) == "not-host"
    assert await refused(house.lobbies.start(table.id, BEN)) == "not-host"
    assert await refused(house.lobbies.cancel(table.id, BEN, may_manage=False)) == "not-host"


async def test_computer_players_take_free_seats_and_make_room(house: House) -> None:
    table = await opened(house, kept=((BEN, "Ben"),))
    table = await house.lobbies.fill(table.id, ANA)
    assert [(seat.computer, seat.kept_for) for seat in table.seats] == [
        (False, None),
        (False, BEN),
        (True, None),
    ]
    assert await refused(house.lobbies.fill(table.id, ANA)) == "full"
    table = await house.lobbies.change(table.id, ANA, wanted=2)
    assert [seat.kept_for for seat in table.seats] == [None, BEN]


async def test_start_deals_and_tells(house: House) -> None:
    table = await opened(house)
    await house.lobbies.join(table.id, (BEN, "Ben"))
    await house.carried()
    house.woken.clear()
    table = await house.lobbies.start(table.id, ANA)
    assert (table.phase, len(table.seats), table.records) == ("running", 2, 0)
    assert {seat.person for seat in table.seats} == {ANA, BEN}
    rows = await house.carried()
    assert [row[1] for row in rows] == ["lobby", "thread", "milestone", "panel", "panel"]
    assert {row[0] for row in rows[3:]} == {f"p{ANA}", f"p{BEN}"}
    assert house.woken == [table.id]
    assert [seat for seat, _, _ in (await house.adapter.sight(table.id, None)).awaited] == [0]


async def test_two_presses_on_start_make_one_table(house: House) -> None:
    table = await opened(house)
    await house.lobbies.join(table.id, (BEN, "Ben"))
    await house.carried()
    first, second = await asyncio.gather(*(house.lobbies.start(table.id, ANA) for _ in range(2)))
    assert first == second
    assert sum(row[1] == "milestone" for row in await house.carried()) == 1
    assert await refused(house.lobbies.start(table.id, BEN)) == "not-lobby"


async def test_too_few_cannot_start(house: House) -> None:
    table = await opened(house, kept=((BEN, "Ben"),))
    assert await refused(house.lobbies.start(table.id, ANA)) == "too-few-seats 2"
    assert (await house.adapter.table(table.id)).phase == "lobby"
    await house.lobbies.cancel(table.id, ANA, may_manage=False)
    assert await refused(house.lobbies.start(table.id, ANA)) == "not-lobby"


async def test_the_order_of_seats_is_drawn(house: House) -> None:
    orders = set()
    for _ in range(24):
        table = await opened(house)
        for person in (BEN, CAT):
            await house.lobbies.join(table.id, (person, NAMES[person]))
        table = await house.lobbies.start(table.id, ANA)
        orders.add(tuple(people(table)))
        await house.lobbies.cancel(table.id, ANA, may_manage=False)
    assert len(orders) == 6


async def test_who_leaves_a_game_is_replaced_for_good(house: House) -> None:
    table = await house.started()
    table = await house.lobbies.leave(table.id, ANA)
    assert (table.phase, table.host) == ("running", BEN)
    assert table.seats[0] == Seat(0, ANA, "Ana", computer=True, left=True)
    assert table.seat_of(ANA) is None
    lane = f"t{table.id}"
    assert await house.carried() == [
        (lane, "say", 0, None),
        (lane, "table", 0, None),
        (f"p{ANA}", "panel", 0, 0),
        (lane, "say", 0, None),  # who is the host now
    ]
    assert await refused(house.lobbies.leave(table.id, ANA)) == "not-seated"
    assert await refused(house.adapter.answer(table.id, ANA, 1, ("plain",))) == "not-seated"
    assert await house.store.tables.with_computers_awaited() == [table.id]
    await house.adapter.answer_for_computer(table.id, 0, 1, ("plain",))
    (record,) = await house.store.log.records(table.id)
    assert record.person is None
    assert ANA not in [t.id for t, _ in await house.adapter.tables_of_person(ANA)]


async def test_nobody_holds_two_seats_of_a_table_one_after_the_other(house: House) -> None:
    table = await house.started()
    await house.lobbies.leave(table.id, ANA)
    with pytest.raises(sqlite3.IntegrityError):
        await house.store.write(lambda c: tables.add_holder(c, table.id, ANA, 2, house.seconds))


async def test_a_table_that_all_left_is_cancelled(house: House) -> None:
    table = await house.started((ANA, BEN), computers=1)
    await house.lobbies.leave(table.id, ANA)
    table = await house.lobbies.leave(table.id, BEN)
    assert (table.phase, table.why) == ("cancelled", "empty")
    assert await house.store.tables.with_computers_awaited() == []


async def test_the_host_or_a_manager_cancels(house: House) -> None:
    table = await house.started()
    table = await house.lobbies.cancel(table.id, CAT, may_manage=True)
    assert (table.phase, table.why) == ("cancelled", "manager")
    assert [row[1] for row in await house.carried()] == [
        "lobby",
        "say",
        "table",
        "panel",
        "panel",
        "panel",
    ]
    assert await house.lobbies.cancel(table.id, ANA, may_manage=False) == table
    assert await house.carried() == []
    assert await refused(house.adapter.answer(table.id, ANA, 1, ("plain",))) == "not-running"
    other = await house.started()
    await house.do(other.id, ANA, "end")
    assert await refused(house.lobbies.cancel(other.id, ANA, may_manage=True)) == "over"


async def test_quiet_lobbies_are_closed(house: House) -> None:
    quiet = await opened(house)
    running = await house.started()
    house.seconds += QUIET_SECONDS - 1
    lively = await opened(house)
    assert await house.lobbies.close_quiet() == []
    await house.carried()
    house.seconds += 1
    (closed,) = await house.lobbies.close_quiet()
    assert (closed.id, closed.phase, closed.why) == (quiet.id, "cancelled", "quiet")
    assert await house.carried() == [(f"t{quiet.id}", "lobby", 0, None)]
    assert (await house.adapter.table(lively.id)).phase == "lobby"
    assert (await house.adapter.table(running.id)).phase == "running"


async def test_joining_keeps_a_lobby_lively(house: House) -> None:
    table = await opened(house)
    house.seconds += QUIET_SECONDS - 1
    await house.lobbies.join(table.id, (BEN, "Ben"))
    house.seconds += QUIET_SECONDS - 1
    assert await house.lobbies.close_quiet() == []


async def test_play_again_keeps_the_people_in_turned_seats(house: House) -> None:
    table = await house.started((ANA, BEN), computers=1)
    again = house.lobbies.again
    assert await refused(again(99, (ANA, "Ana"))) == "no-table"
    assert await refused(again(table.id, (ANA, "Ana"))) == "not-running"
    await house.do(table.id, ANA, "end")
    assert await refused(again(table.id, (CAT, "Cat"))) == "not-seated"
    first, second = await asyncio.gather(
        again(table.id, (BEN, "Ben")), again(table.id, (ANA, "Ana"))
    )
    assert first == second
    assert first.id != table.id
    assert (first.host, first.after, first.options) == (BEN, table.id, table.options)
    assert first.seats == (
        Seat(0, BEN, "Ben"),
        Seat(1, None, "", computer=True),
        Seat(2, None, "Ana", kept_for=ANA),
    )
    await house.lobbies.join(first.id, (ANA, "Ana"))
    started = await house.lobbies.start(first.id, BEN)
    assert people(started) == [BEN, None, ANA]


async def test_play_again_after_a_leaver_has_a_free_seat(house: House) -> None:
    table = await house.started()
    await house.lobbies.leave(table.id, BEN)
    await house.do(table.id, ANA, "end")
    lobby = await house.lobbies.again(table.id, (CAT, "Cat"))
    assert lobby.seats == (
        Seat(0, None, ""),
        Seat(1, CAT, "Cat"),
        Seat(2, None, "Ana", kept_for=ANA),
    )
    await house.lobbies.cancel(lobby.id, CAT, may_manage=False)
    assert (await house.lobbies.again(table.id, (ANA, "Ana"))).id != lobby.id
