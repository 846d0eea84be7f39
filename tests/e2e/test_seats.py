"""Seats that change hands, as people meet it: `/seat`, offers, farewells, people who left the
server."""

from __future__ import annotations

import sys
from random import Random

import pytest

from cogs.frame.house import House
from cogs.link.leavers import look_for_all
from engine.kit.showing import Label
from engine.table.commands.council import LOOK_AGAIN
from localtable.server import LocalTable
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e.house import settled
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import Player, Sitting, lobby_press, open_lobby, open_table
from texts import own_words

EN = own_words("en")


async def at_table(people: People, house: House, *names: str, computers: int = 0) -> Sitting:
    those = [people[name] for name in names or ("Ana", "Bram", "Sunniva")]
    sitting = await open_table(those, TABLES, computers=computers)
    await settled(house)
    return sitting


async def awaited(house: House, sitting: Sitting) -> Person:
    """Somebody for whom the table waits."""
    sight = await house.adapter.sight(sitting.table, None)
    person = str(sight.table.seats[sight.awaited[0][0]].person)
    return next(p for p in sitting.people if p.id == person)


async def seat_of(house: House, sitting: Sitting, person: Person) -> int | None:
    return (await house.adapter.table(sitting.table)).seat_of(int(person.id))


async def lines(person: Person, channel: str) -> list[str]:
    return [said(message) for message in await person.messages(channel)]


# Leaving


async def test_leaving_a_game_is_confirmed_first(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await at_table(people, house)
    ana = people["Ana"]
    for command in ("/game leave", "/seat leave"):
        asked = await ana.slash(sitting.thread, command)
        assert asked["ephemeral"]
        assert await seat_of(house, sitting, ana) is not None
    stayed = await ana.pressed(asked, f"c:{sitting.table}:stay")
    assert said(stayed) == EN("seat-kept-on")
    assert await seat_of(house, sitting, ana) is not None
    asked = await ana.slash(sitting.thread, "/seat leave")
    left = await ana.pressed(asked, f"c:{sitting.table}:leave")
    assert said(left) == EN("left-table")
    assert await seat_of(house, sitting, ana) is None
    await settled(house)
    told = await lines(ana, sitting.thread)
    assert EN("say-left", name="Ana") in told
    # Ana was the host.
    host = (await house.adapter.table(sitting.table)).host
    name = next(p.name for p in sitting.people if p.id == str(host))
    assert name != "Ana"
    assert EN("say-host", name=name) in told
    # And her panel is disarmed.
    assert not any(controls(m) for m in await ana.messages(ana.dm))


async def test_leaving_a_lobby_needs_no_second_word(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await open_lobby(people["Ana"], TABLES, seats=3)
    await lobby_press(people["Bram"], sitting, "join")
    told = await people["Bram"].slash(TABLES, "/game leave")
    assert said(told) == EN("left-lobby")


# A computer player sits in


async def test_a_computer_player_sits_in_until_one_is_back(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await at_table(people, house)
    person = await awaited(house, sitting)
    told = await person.slash(sitting.thread, "/seat computer")
    assert said(told) == EN("seat-lent")
    await settled(house)
    assert EN("say-lent-asked", name=person.name) in await lines(person, sitting.thread)
    # The computer player has answered, and the panel shows the way back and nothing else.
    records = await house.store.log.records(sitting.table)
    assert [r.person for r in records] == [None]
    panel = await person.with_control(person.dm, f"c:{sitting.table}:back")
    assert set(controls(panel)) == {f"c:{sitting.table}:back"}
    assert not panel["attachments"]
    await person.pressed(panel, f"c:{sitting.table}:back")
    await settled(house)
    assert EN("say-back", name=person.name) in await lines(person, sitting.thread)
    seat = (await house.adapter.table(sitting.table)).seats[
        await seat_of(house, sitting, person) or 0
    ]
    assert not seat.computer
    shown = await person.message(person.dm, panel["id"])
    assert shown is not None
    assert shown["attachments"] or controls(shown, f"p:{sitting.table}:")


async def test_nobody_lends_the_last_seat(table: LocalTable, people: People, house: House) -> None:
    sitting = await at_table(people, house, "Ana", computers=2)
    told = await people["Ana"].slash(sitting.thread, "/seat computer")
    assert said(told) == EN("refused-last-person")


async def test_back_by_command(table: LocalTable, people: People, house: House) -> None:
    sitting = await at_table(people, house)
    ana = people["Ana"]
    await ana.slash(sitting.thread, "/seat computer")
    told = await ana.slash(sitting.thread, "/seat back")
    assert said(told) == EN("seat-back")


# Somebody else takes the seat


async def test_anybody_takes_an_open_seat_and_gets_its_hand(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await at_table(people, house)
    person = await awaited(house, sitting)
    seat = await seat_of(house, sitting, person)
    assert seat is not None
    old_panel = await person.with_control(person.dm, f"q:{sitting.table}:")
    told = await person.slash(sitting.thread, "/seat open")
    assert said(told) == EN("seat-offered", channel=f"<#{TABLES}>")
    await settled(house)

    carlos, duarte = people["Carlos"], people["Duarte"]
    offer = await carlos.with_control(TABLES, f"c:{sitting.table}:take:")
    (take,) = controls(offer, f"c:{sitting.table}:take:")
    others = [p for p in sitting.people if p is not person]
    assert await others[0].refused(offer, take) == EN("refused-seated-already")
    interaction = await carlos.press(offer["id"], take)
    answer = await carlos.told(interaction, TABLES)
    # The button is in the language of the posts.
    told = own_words("es")("seat-taken", thread=f"<#{sitting.thread}>", button=EN("button-hand"))
    assert told == said(answer)
    await settled(house)
    assert await seat_of(house, sitting, carlos) == seat

    # The offer says who took it, and can be pressed no more.
    closed = await duarte.message(TABLES, offer["id"])
    assert closed is not None
    assert "**Carlos**" in said(closed)
    assert not controls(closed)
    # Carlos has the hand and the question, and is in the thread; the old panel has nothing.
    panel = await Player(carlos, sitting, Random(1)).panel()
    assert panel is not None
    assert sitting.thread in {c["id"] for c in (await carlos.state())["channels"]}
    disarmed = await person.message(person.dm, old_panel["id"])
    assert disarmed is not None
    assert not controls(disarmed)
    assert not disarmed["attachments"]
    told_all = await lines(carlos, sitting.thread)
    assert EN("say-took-over", name="Carlos", former=person.name) in told_all
    # What the former holder asks for now is refused.
    hand = await person.slash(sitting.thread, "/hand")
    assert said(hand) == EN("refused-not-seated")
    await Player(carlos, sitting, Random(1)).answer()


async def test_a_newcomer_who_is_not_awaited_gets_the_hand_as_well(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await at_table(people, house)
    busy = await awaited(house, sitting)
    idle = next(p for p in sitting.people if p is not busy)
    await idle.slash(sitting.thread, "/seat open")
    await settled(house)
    carlos = people["Carlos"]
    offer = await carlos.with_control(TABLES, f"c:{sitting.table}:take:")
    (take,) = controls(offer, f"c:{sitting.table}:take:")
    await carlos.press(offer["id"], take)
    panel = await carlos.with_control(carlos.dm, f"p:{sitting.table}:")
    assert not controls(panel, "q:")
    # Awaited, they get a prompt of their own.
    players = [busy, *[p for p in sitting.people if p not in (busy, idle)]]
    while await Player(carlos, sitting, Random(1)).panel() is None:
        for person in players:
            if (await house.adapter.sight(sitting.table, int(person.id))).open:
                await Player(person, sitting, Random(1)).answer()
                break
        await settled(house)
    prompt = await carlos.with_control(carlos.dm, f"q:{sitting.table}:")
    assert prompt["id"] != panel["id"]


@pytest.mark.parametrize("dms_open", [True, False])
async def test_a_person_is_invited(
    table: LocalTable, people: People, house: House, dms_open: bool
) -> None:
    sitting = await at_table(people, house)
    ana, carlos = people["Ana"], people["Carlos"]
    await carlos.settings(dms_open=dms_open)
    told = await ana.slash(sitting.thread, "/seat invite", person=carlos.id)
    assert said(told) == EN("seat-invited", who="Carlos")
    await settled(house)
    where = carlos.dm if dms_open else TABLES
    offer = await carlos.with_control(where, f"c:{sitting.table}:take:")
    (take,) = controls(offer, f"c:{sitting.table}:take:")
    assert "**Ana**" in said(offer)
    if not dms_open:
        assert f"<@{carlos.id}>" in said(offer)
        assert await people["Duarte"].refused(offer, take) == own_words("pt-BR")(
            "refused-not-for-you"
        )
    await carlos.press(offer["id"], take)
    await carlos.until(lambda: _seated(house, sitting, carlos), "the seat")
    assert await seat_of(house, sitting, ana) is None
    # Ana never sits down here again.
    await settled(house)
    again = await carlos.slash(sitting.thread, "/seat invite", person=ana.id)
    assert said(again) == own_words("es")("refused-left-before")


async def _seated(house: House, sitting: Sitting, person: Person) -> bool | None:
    return True if await seat_of(house, sitting, person) is not None else None


async def test_an_invitation_is_declined(table: LocalTable, people: People, house: House) -> None:
    sitting = await at_table(people, house)
    carlos = people["Carlos"]
    await people["Ana"].slash(sitting.thread, "/seat invite", person=carlos.id)
    offer = await carlos.with_control(carlos.dm, f"c:{sitting.table}:decline:")
    (decline,) = controls(offer, f"c:{sitting.table}:decline:")
    closed = await carlos.pressed(offer, decline)
    assert not controls(closed)
    await settled(house)
    assert await seat_of(house, sitting, people["Ana"]) is not None


async def test_who_cannot_be_invited(table: LocalTable, people: People, house: House) -> None:
    sitting = await at_table(people, house)
    ana = people["Ana"]
    bot = table.hall.world.application_id
    told = await ana.slash(sitting.thread, "/seat invite", person=bot)
    assert said(told) == EN("no-bots-here")
    told = await ana.slash(sitting.thread, "/seat invite", person=people["Bram"].id)
    assert said(told) == EN("refused-seated-already")
    told = await ana.slash(sitting.thread, "/seat invite", person=people["Carlos"].id, seat="x")
    assert said(told) == EN("refused-no-seat")
    seats = await ana.complete(sitting.thread, "/seat open", "seat", seat="")
    assert len(seats) == 3
    taken = next(value for name, value in seats if "Bram" in name)
    told = await ana.slash(sitting.thread, "/seat open", seat=taken)
    assert said(told) == EN("refused-not-absent")
    told = await people["Carlos"].slash(LOUNGE, "/seat open", table=str(sitting.table))
    assert said(told) == own_words("es")("refused-not-seated")


async def test_an_offer_is_withdrawn(table: LocalTable, people: People, house: House) -> None:
    sitting = await at_table(people, house)
    ana, carlos = people["Ana"], people["Carlos"]
    await ana.slash(sitting.thread, "/seat open")
    offer = await ana.with_control(TABLES, f"c:{sitting.table}:unoffer:")
    (unoffer,) = controls(offer, f"c:{sitting.table}:unoffer:")
    assert await carlos.refused(offer, unoffer) == own_words("es")("refused-not-proposer")
    closed = await ana.pressed(offer, unoffer)
    assert not controls(closed)


async def test_resigning_is_the_games_to_offer(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await at_table(people, house)
    told = await people["Ana"].slash(sitting.thread, "/seat resign")
    assert said(told) == EN("refused-no-resigning")


async def test_where_the_game_offers_it_one_resigns_with_a_second_press(
    table: LocalTable, people: People, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await at_table(people, house)
    person = await awaited(house, sitting)
    other = next(p for p in sitting.people if p is not person)
    sight = await house.adapter.sight(sitting.table, int(person.id))
    # No game here offers it, so an option that is offered stands in for it.
    option = sight.open[0].question.options[3]
    monkeypatch.setattr(sys.modules["cogs.seats.seat"], "RESIGN", option)
    asked = await person.slash(sitting.thread, "/seat resign")
    (press,) = controls(asked, f"c:{sitting.table}:resign:")
    assert not await house.store.log.records(sitting.table)
    told = await other.slash(sitting.thread, "/seat resign")
    assert said(told) == EN("refused-no-resigning")
    done = await person.pressed(asked, press)
    assert said(done) == EN("resigned")
    (record,) = await house.store.log.records(sitting.table)
    assert (record.person, record.picks) == (int(person.id), (option,))


async def test_resigning_in_the_panel_takes_a_second_press_too(
    table: LocalTable, people: People, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await at_table(people, house)
    person = await awaited(house, sitting)
    sight = await house.adapter.sight(sitting.table, int(person.id))
    ticket, question = sight.open[0].ticket, sight.open[0].question
    base = f"q:{sitting.table}:{ticket}:"
    panel = await person.with_control(person.dm, base)
    if f"{base}g" in controls(panel):
        panel = await person.pressed(panel, f"{base}g", "0")
    menu = next(id_ for id_ in controls(panel, f"{base}s"))
    value = controls(panel)[menu]["options"][0]["value"]
    option = question.options[int(value)]
    for module in ("cogs.play.play", "cogs.seats.seat"):
        monkeypatch.setattr(sys.modules[module], "RESIGN", option)
    await person.press(panel["id"], menu, value)
    asked = await person.with_control(person.dm, f"c:{sitting.table}:resign:")
    assert not await house.store.log.records(sitting.table)
    await person.pressed(asked, f"c:{sitting.table}:resign:{ticket}")
    (record,) = await house.store.log.records(sitting.table)
    assert (record.person, record.picks) == (int(person.id), (option,))


async def test_what_else_ends_ones_game_takes_a_second_press_too(
    table: LocalTable, people: People, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await at_table(people, house)
    person = await awaited(house, sitting)
    sight = await house.adapter.sight(sitting.table, int(person.id))
    base = f"q:{sitting.table}:{sight.open[0].ticket}:"
    panel = await person.with_control(person.dm, base)
    if f"{base}g" in controls(panel):
        panel = await person.pressed(panel, f"{base}g", "0")
    menu = next(id_ for id_ in controls(panel, f"{base}s"))
    value = controls(panel)[menu]["options"][0]["value"]
    play = sys.modules["cogs.play.play"]
    monkeypatch.setattr(play, "option_label", lambda *_: Label("The end", ends=True))
    await person.press(panel["id"], menu, value)
    asked = await person.with_control(person.dm, f"{base}y")
    assert not await house.store.log.records(sitting.table)
    told = await person.pressed(asked, f"{base}y{value}")
    assert "✅" in said(told)
    (record,) = await house.store.log.records(sitting.table)
    assert record.picks == (sight.open[0].question.options[int(value)],)


# People who left the server


async def left_server(
    table: LocalTable, people: People, house: House
) -> tuple[Sitting, Person, list[Person], Json]:
    """A table whose awaited person left the server, which the daily look has noticed."""
    sitting = await at_table(people, house)
    gone = await awaited(house, sitting)
    others = [p for p in sitting.people if p is not gone]
    await gone.world("remove-member", person=gone.id)
    real = house.adapter.now
    house.adapter.now = lambda: real() + LOOK_AGAIN + 60
    for _ in range(2):
        await look_for_all(house)
    await settled(house)
    message = await others[0].with_control(sitting.thread, f"c:{sitting.table}:gone:")
    return sitting, gone, others, message


async def test_the_table_is_told_once_of_who_left_the_server_and_a_computer_player_sits_in(
    table: LocalTable, people: People, house: House
) -> None:
    sitting, gone, others, message = await left_server(table, people, house)
    told = await lines(others[0], sitting.thread)
    assert told.count(EN("gone", name=f"**{gone.name}**")) == 1
    press = next(id_ for id_ in controls(message) if ":computer:" in id_)
    stranger = people["Carlos"]
    assert await stranger.refused(message, press) == own_words("es")("refused-not-seated")
    answer = await others[0].pressed(message, press)
    assert said(answer) == EN("asked-others", thread=f"<#{sitting.thread}>")
    vote = await others[1].with_control(sitting.thread, f"v:{sitting.table}:vote:")
    ballot = next(id_ for id_ in controls(vote) if id_.endswith(":computer"))
    await others[1].pressed(vote, ballot)
    await settled(house)
    seat = next(
        s for s in (await house.adapter.table(sitting.table)).seats if s.person == int(gone.id)
    )
    assert seat.stand_in
    assert EN("say-lent-voted", name=gone.name) in await lines(others[0], sitting.thread)


async def test_or_the_others_open_the_seat(table: LocalTable, people: People, house: House) -> None:
    sitting, _gone, others, message = await left_server(table, people, house)
    press = next(id_ for id_ in controls(message) if ":open:" in id_)
    for person in others:
        # The second one who proposes it votes for it.
        await person.pressed(message, press)
    await settled(house)
    carlos = people["Carlos"]
    offer = await carlos.with_control(TABLES, f"c:{sitting.table}:take:")
    (take,) = controls(offer, f"c:{sitting.table}:take:")
    await carlos.press(offer["id"], take)
    await carlos.until(lambda: _seated(house, sitting, carlos), "the seat")
    # The buttons below the old message have nothing to do any more.
    assert await others[0].refused(message, press) == EN("refused-offer-closed")


async def test_a_refused_direct_message_makes_the_bot_look(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await at_table(people, house)
    first = await awaited(house, sitting)
    for person in sitting.people:
        if person is not first:
            await person.world("remove-member", person=person.id)
    assert not any("no longer" in line for line in await lines(first, sitting.thread))
    await Player(first, sitting, Random(1)).answer()
    await settled(house)
    sight = await house.adapter.sight(sitting.table, None)
    name = sight.table.seats[sight.awaited[0][0]].name
    told = await lines(first, sitting.thread)
    assert told.count(EN("gone", name=f"**{name}**")) == 1


async def test_who_left_before_the_start_is_noticed_when_the_thread_opens(
    table: LocalTable, people: People, house: House
) -> None:
    those = [people[name] for name in ("Ana", "Bram", "Sunniva")]
    sitting = await open_lobby(those[0], TABLES, seats=3)
    for person in those[1:]:
        await lobby_press(person, sitting, "join")
    await those[1].world("remove-member", person=those[1].id)
    await lobby_press(those[0], sitting, "start")
    await settled(house)
    told = await lines(those[0], sitting.thread)
    assert told.count(EN("gone", name="**Bram**")) == 1


async def test_commands_are_answered_where_there_is_no_table(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    for command in ("leave", "open", "computer", "back", "resign", "end"):
        told = await ana.slash(LOUNGE, f"/seat {command}")
        assert said(told) == EN("refused-which-table")
    sitting = await open_lobby(ana, TABLES, seats=3)
    for command in ("open", "computer", "back", "resign", "end"):
        told = await ana.slash(TABLES, f"/seat {command}", table=str(sitting.table))
        assert said(told) == EN("refused-not-running")


async def test_old_buttons_of_a_finished_table_are_answered(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await at_table(people, house)
    ana = people["Ana"]
    asked = await ana.slash(sitting.thread, "/seat leave")
    await house.lobbies.cancel(sitting.table, int(ana.id), may_manage=True)
    for what in ("leave", "computer", "offer"):
        told = await ana.refused(asked, f"c:{sitting.table}:{what}")
        assert told == EN("refused-over")
