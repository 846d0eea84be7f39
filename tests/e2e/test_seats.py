"""Seats that change hands, as people meet it: `/seat`, offers, farewells, people who left the
server."""

from __future__ import annotations

from random import Random

import pytest

from tests.e2e.exchange import Exchange
from tests.e2e.house import House
from tests.e2e.people import LOUNGE, TABLES, Json, People, Person, control, controls, said
from tests.e2e.play import Player, Sitting, lobby_press, open_lobby, open_table
from texts import own_words

EN, ES, PT = own_words("en"), own_words("es"), own_words("pt-BR")


async def at_table(people: People, house: House, *names: str, computers: int = 0) -> Sitting:
    those = [people[name] for name in names or ("Ana", "Bram", "Sunniva")]
    sitting = await open_table(those, TABLES, computers=computers)
    await house.settled()
    return sitting


async def take(person: Person, sitting: Sitting, channel: str = TABLES) -> tuple[Json, str]:
    """An offered seat: the message, and the button that takes it."""
    offer = await person.with_control(channel, f"c:{sitting.table}:take:")
    return offer, control(offer, f"^c:{sitting.table}:take:")


async def sits_down(house: House, person: Person, offer: Json, taking: str) -> None:
    await person.press(offer["id"], taking)
    await house.nothing_under_way()
    await house.settled()


# Leaving


async def test_leaving_a_game_is_confirmed_first_and_for_good(house: House, people: People) -> None:
    sitting = await at_table(people, house)
    ana, number = people["Ana"], sitting.table
    for command in ("/game leave", "/seat leave"):
        asked = await ana.slash(sitting.thread, command)
        assert asked["ephemeral"]
        assert house.seat(sitting, ana)
    stayed = await ana.pressed(asked, f"c:{number}:stay")
    assert said(stayed) == EN("seat-kept-on")
    assert house.seat(sitting, ana)
    asked = await ana.slash(sitting.thread, "/seat leave")
    left = await ana.pressed(asked, f"c:{number}:leave")
    assert said(left) == EN("left-table")
    await house.settled()
    told = await ana.lines(sitting.thread)
    assert EN("say-left", name="Ana") in told
    host = next(p for p in sitting.people if p.id == str(house.table(sitting).host))
    assert host is not ana
    assert EN("say-host", name=host.name) in told
    # Her panel is disarmed, a computer player has the seat, and what she presses is refused.
    assert not any(controls(m) for m in await ana.messages(ana.dm) if not m["ephemeral"])
    (seat,) = [s for s in house.table(sitting).seats if s.person == int(ana.id)]
    assert (seat.computer, seat.left) == (True, True)
    assert said(await ana.slash(sitting.thread, "/hand")) == EN("refused-not-seated", detail="")
    again = await people["Bram"].slash(sitting.thread, "/seat invite", person=ana.id)
    assert said(again) == EN("refused-left-before")
    # The last ones who leave end the game; what stands there still is answered.
    left_over = await people["Bram"].slash(sitting.thread, "/seat leave")
    for person in sitting.people[1:]:
        asked = await person.slash(sitting.thread, "/seat leave")
        await person.pressed(asked, f"c:{number}:leave")
    table = house.table(sitting)
    assert (table.phase, table.why) == ("cancelled", "empty")
    for what in ("leave", "computer", "offer"):
        refused = await people["Bram"].refused(left_over, f"c:{number}:{what}")
        assert refused == EN("refused-over")


async def test_leaving_a_lobby_needs_no_second_word(house: House, people: People) -> None:
    sitting = await open_lobby(people["Ana"], TABLES, seats=3)
    await lobby_press(people["Bram"], sitting, "join")
    told = await people["Bram"].slash(TABLES, "/game leave")
    assert said(told) == EN("left-lobby")


# A computer player sits in


async def test_a_computer_player_sits_in_until_one_is_back(house: House, people: People) -> None:
    sitting = await at_table(people, house)
    person = house.awaited(sitting)
    told = await person.slash(sitting.thread, "/seat computer")
    assert said(told) == EN("seat-lent")
    await house.settled()
    assert EN("say-lent-asked", name=person.name) in await person.lines(sitting.thread)
    # The computer player has answered, and the panel shows the way back and nothing else.
    assert [r.person for r in house.written(sitting).records] == [None]
    panel = await person.with_control(person.dm, f"c:{sitting.table}:back")
    assert set(controls(panel)) == {f"c:{sitting.table}:back"}
    assert not panel["attachments"]
    await person.pressed(panel, f"c:{sitting.table}:back")
    await house.settled()
    assert EN("say-back", name=person.name) in await person.lines(sitting.thread)
    assert not house.seat(sitting, person).computer
    shown = await person.again(panel)
    assert shown["attachments"] or controls(shown, f"p:{sitting.table}:")
    # Back by command; and not all seats may be lent.
    for other in sitting.people[1:]:
        assert said(await other.slash(sitting.thread, "/seat computer")) == EN("seat-lent")
    last = await sitting.people[0].slash(sitting.thread, "/seat computer")
    assert said(last) == EN("refused-last-person")
    assert said(await other.slash(sitting.thread, "/seat back")) == EN("seat-back")


# Somebody else takes the seat


async def test_anybody_takes_an_open_seat_and_gets_its_hand(house: House, people: People) -> None:
    sitting = await at_table(people, house)
    person = house.awaited(sitting)
    seat = house.seat(sitting, person).number
    old_panel = await person.with_control(person.dm, f"q:{sitting.table}:")
    told = await person.slash(sitting.thread, "/seat open")
    assert said(told) == EN("seat-offered", channel=f"<#{TABLES}>")
    await house.settled()

    carlos = people["Carlos"]
    offer, taking = await take(carlos, sitting)
    other = next(p for p in sitting.people if p is not person)
    assert await other.refused(offer, taking) == EN("refused-seated-already")
    interaction = await carlos.press(offer["id"], taking)
    answer = await carlos.told(interaction, TABLES)
    # The button is in the language of the posts.
    told = ES("seat-taken", thread=f"<#{sitting.thread}>", button=EN("button-hand"))
    assert told == said(answer)
    await house.settled()
    assert house.seat(sitting, carlos).number == seat

    # The offer says who took it, and can be pressed no more.
    closed = await people["Duarte"].again(offer)
    assert "**Carlos**" in said(closed)
    assert not controls(closed)
    # Carlos has the hand and the question, and is in the thread; the old panel has nothing.
    player = Player(carlos, sitting, Random(1))
    assert await player.panel() is not None
    assert await carlos.channel(sitting.thread) is not None
    disarmed = await person.again(old_panel)
    assert not controls(disarmed)
    assert not disarmed["attachments"]
    told_all = await carlos.lines(sitting.thread)
    assert EN("say-took-over", name="Carlos", former=person.name) in told_all
    hand = await person.slash(sitting.thread, "/hand")
    assert said(hand) == EN("refused-not-seated")
    await player.answer()


async def test_a_newcomer_who_is_not_awaited_gets_the_hand_as_well(
    house: House, people: People
) -> None:
    sitting = await at_table(people, house)
    busy, carlos = house.awaited(sitting), people["Carlos"]
    idle = next(p for p in sitting.people if p is not busy)
    await idle.slash(sitting.thread, "/seat open")
    await house.settled()
    offer, taking = await take(carlos, sitting)
    await carlos.press(offer["id"], taking)
    panel = await carlos.with_control(carlos.dm, f"p:{sitting.table}:")
    assert not controls(panel, "q:")
    # Awaited, they get a prompt of their own.
    sitting.people[sitting.people.index(idle)] = carlos
    await house.settled()
    while (person := house.awaited(sitting)) is not carlos:
        await Player(person, sitting, Random(1)).answer()
        await house.settled()
    prompt = await carlos.with_control(carlos.dm, f"q:{sitting.table}:")
    assert prompt["id"] != panel["id"]


@pytest.mark.parametrize("dms_open", [True, False])
async def test_a_person_is_invited(house: House, people: People, dms_open: bool) -> None:
    sitting = await at_table(people, house)
    ana, carlos = people["Ana"], people["Carlos"]
    await carlos.settings(dms_open=dms_open)

    async def invite() -> tuple[Json, str]:
        told = await ana.slash(sitting.thread, "/seat invite", person=carlos.id)
        assert said(told) == EN("seat-invited", who="Carlos")
        await house.settled()
        return await take(carlos, sitting, carlos.dm if dms_open else TABLES)

    if dms_open:  # He may decline.
        offer, _ = await invite()
        closed = await carlos.pressed(offer, control(offer, "^c:.*:decline:"))
        assert not controls(closed)
        assert house.seat(sitting, ana)
    offer, taking = await invite()
    assert "**Ana**" in said(offer)
    if not dms_open:
        assert f"<@{carlos.id}>" in said(offer)
        assert await people["Duarte"].refused(offer, taking) == PT("refused-not-for-you")
    await sits_down(house, carlos, offer, taking)
    assert house.seat(sitting, carlos)
    assert not house.seat(sitting, ana)


async def test_who_cannot_be_invited_and_how_an_offer_is_withdrawn(
    house: House, people: People, exchange: Exchange
) -> None:
    sitting = await at_table(people, house)
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    for options, refusal in (
        ({"person": exchange.bot}, "no-bots-here"),
        ({"person": bram.id}, "refused-seated-already"),
        ({"person": carlos.id, "seat": "x"}, "refused-no-seat"),
    ):
        told = await ana.slash(sitting.thread, "/seat invite", **options)
        assert said(told) == EN(refusal)
    seats = await ana.complete(sitting.thread, "/seat open", "seat", seat="")
    assert len(seats) == 3
    taken = next(value for name, value in seats if "Bram" in name)
    told = await ana.slash(sitting.thread, "/seat open", seat=taken)
    assert said(told) == EN("refused-not-absent")
    told = await carlos.slash(LOUNGE, "/seat open", table=str(sitting.table))
    assert said(told) == ES("refused-not-seated")
    await ana.slash(sitting.thread, "/seat open")
    offer, _ = await take(ana, sitting)
    unoffer = control(offer, "^c:.*:unoffer:")
    assert await carlos.refused(offer, unoffer) == ES("refused-not-proposer")
    assert not controls(await ana.pressed(offer, unoffer))


# What ends one's game takes a second press


async def menu_of(person: Person, sitting: Sitting) -> tuple[Json, str, str]:
    """Their prompt, its menu, and what stands first there."""
    base = f"q:{sitting.table}:"
    panel = await person.with_control(person.dm, base)
    for group in [id_ for id_ in controls(panel, base) if id_.endswith(":g")]:
        panel = await person.pressed(panel, group, "0")
    menu = next(id_ for id_ in controls(panel, base) if id_.split(":")[3].startswith("s"))
    return panel, menu, controls(panel)[menu]["options"][0]["value"]


async def test_resigning_is_the_games_to_offer_and_takes_a_second_press(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await at_table(people, house)
    person = house.awaited(sitting)
    other = next(p for p in sitting.people if p is not person)
    panel, menu, value = await menu_of(person, sitting)
    # No game here offers it, so an option that is offered stands in for it.
    option = house.question(sitting, person).options[int(value)]
    house.resigning_is(option, monkeypatch)
    told = await other.slash(sitting.thread, "/seat resign")
    assert said(told) == EN("refused-no-resigning")
    asked = await person.slash(sitting.thread, "/seat resign")
    assert control(asked, f"^c:{sitting.table}:resign:")
    await person.press(panel["id"], menu, value)
    asked = await person.with_control(person.dm, f"c:{sitting.table}:resign:")
    assert not house.written(sitting).records
    done = await person.pressed(asked, control(asked, ":resign:"))
    assert said(done) == EN("resigned")
    (record,) = house.written(sitting).records
    assert (record.person, record.picks) == (int(person.id), (option,))


async def test_what_else_ends_ones_game_takes_a_second_press_too(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await at_table(people, house)
    person = house.awaited(sitting)
    panel, menu, value = await menu_of(person, sitting)
    option = house.question(sitting, person).options[int(value)]
    house.every_option_ends_the_game(monkeypatch)
    await person.press(panel["id"], menu, value)
    asked = await person.find(person.dm, lambda m: any(":y" in id_ for id_ in controls(m, "q:")))
    assert not house.written(sitting).records
    told = await person.pressed(asked, control(asked, f":y{value}$"))
    assert "✅" in said(told)
    (record,) = house.written(sitting).records
    assert record.picks == (option,)


# People who left the server


async def left_server(people: People, house: House) -> tuple[Sitting, Person, list[Person], Json]:
    """A table whose awaited person left the server, which the daily look has noticed."""
    sitting = await at_table(people, house)
    gone = house.awaited(sitting)
    others = [p for p in sitting.people if p is not gone]
    await gone.world("remove-member", person=gone.id)
    await house.looks_for_people()
    message = await others[0].with_control(sitting.thread, f"c:{sitting.table}:gone:")
    return sitting, gone, others, message


async def test_the_table_is_told_once_of_who_left_the_server_and_a_computer_player_sits_in(
    house: House, people: People
) -> None:
    sitting, gone, others, message = await left_server(people, house)
    told = await others[0].lines(sitting.thread)
    assert told.count(EN("gone", name=f"**{gone.name}**")) == 1
    press = control(message, ":computer:")
    assert await people["Carlos"].refused(message, press) == ES("refused-not-seated")
    answer = await others[0].pressed(message, press)
    assert said(answer) == EN("asked-others", thread=f"<#{sitting.thread}>")
    vote = await others[1].with_control(sitting.thread, f"v:{sitting.table}:vote:")
    await others[1].pressed(vote, control(vote, ":computer$"))
    await house.settled()
    assert house.seat(sitting, gone).stand_in
    assert EN("say-lent-voted", name=gone.name) in await others[0].lines(sitting.thread)


async def test_or_the_others_open_the_seat(house: House, people: People) -> None:
    sitting, _gone, others, message = await left_server(people, house)
    press, carlos = control(message, ":open:"), people["Carlos"]
    for person in others:
        # The second one who proposes it votes for it.
        await person.pressed(message, press)
    await house.settled()
    offer, taking = await take(carlos, sitting)
    await sits_down(house, carlos, offer, taking)
    assert house.seat(sitting, carlos)
    # The buttons below the old message have nothing to do any more.
    assert await others[0].refused(message, press) == EN("refused-offer-closed")


async def test_a_refused_direct_message_makes_the_bot_look(house: House, people: People) -> None:
    sitting = await at_table(people, house)
    first = house.awaited(sitting)
    for person in sitting.people:
        if person is not first:
            await person.world("remove-member", person=person.id)
    assert not any("no longer" in line for line in await first.lines(sitting.thread))
    await Player(first, sitting, Random(1)).answer()
    await house.settled()
    told = await first.lines(sitting.thread)
    assert told.count(EN("gone", name=f"**{house.awaited(sitting).name}**")) == 1


async def test_who_left_before_the_start_is_noticed_when_the_thread_opens(
    house: House, people: People
) -> None:
    ana, bram, sunniva = (people[name] for name in ("Ana", "Bram", "Sunniva"))
    sitting = await open_lobby(ana, TABLES, seats=3)
    for person in (bram, sunniva):
        await lobby_press(person, sitting, "join")
    await bram.world("remove-member", person=bram.id)
    await lobby_press(ana, sitting, "start")
    await house.settled()
    told = await ana.lines(sitting.thread)
    assert told.count(EN("gone", name="**Bram**")) == 1


async def test_commands_are_answered_where_there_is_no_table(house: House, people: People) -> None:
    ana = people["Ana"]
    for command in ("leave", "open", "computer", "back", "resign", "end"):
        told = await ana.slash(LOUNGE, f"/seat {command}")
        assert said(told) == EN("refused-which-table")
    sitting = await open_lobby(ana, TABLES, seats=3)
    for command in ("open", "computer", "back", "resign", "end"):
        told = await ana.slash(TABLES, f"/seat {command}", table=str(sitting.table))
        assert said(told) == EN("refused-not-running")
