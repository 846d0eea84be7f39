"""Seats that change hands, as people meet it: `/seat`, offers, farewells, people who left the
server."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.e2e.exchange import Exchange
from tests.e2e.house import House
from tests.e2e.people import TABLES, Json, People, Person, control, controls, said
from tests.e2e.play import Player, Sitting, at_table, lobby_press, open_lobby
from texts import own_words

EN, ES, PT = own_words("en"), own_words("es"), own_words("pt-BR")


async def take(person: Person, sitting: Sitting, channel: str = TABLES) -> tuple[Json, str]:
    """An offered seat: the message, and the button that takes it."""
    offer = await person.with_control(channel, f"c:{sitting.table}:take:")
    return offer, control(offer, f"^c:{sitting.table}:take:")


async def sits_down(house: House, person: Person, offer: Json, taking: str) -> None:
    await person.press(offer["id"], taking)
    await house.nothing_under_way()
    await house.settled()


async def test_leaving_a_game_is_confirmed_first_and_for_good(house: House, people: People) -> None:
    ana, bram = people["Ana"], people["Bram"]
    lobby = await open_lobby(ana, TABLES, seats=3)
    await lobby_press(bram, lobby, "join")
    assert said(await bram.slash(TABLES, "/game leave")) == EN("left-lobby")
    sitting = await at_table(house, people)
    number = sitting.table
    for command in ("/game leave", "/seat leave"):
        asked = await ana.slash(sitting.thread, command)
        assert asked["ephemeral"]
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
    assert EN("say-host", name=host.name) in told
    # Her panel is disarmed, a computer player has the seat, and what she presses is refused.
    assert not any(controls(m) for m in await ana.messages(ana.dm) if not m["ephemeral"])
    (seat,) = [s for s in house.table(sitting).seats if s.person == int(ana.id)]
    assert (seat.computer, seat.left) == (True, True)
    assert said(await ana.slash(sitting.thread, "/hand")) == EN("refused-not-seated", detail="")
    # The last ones who leave end the game; what stands there still is answered.
    left_over = await bram.slash(sitting.thread, "/seat leave")
    for person in sitting.people[1:]:
        asked = await person.slash(sitting.thread, "/seat leave")
        await person.pressed(asked, f"c:{number}:leave")
    assert house.phase(sitting) == "cancelled"
    for what in ("leave", "computer", "offer"):
        assert await bram.refused(left_over, f"c:{number}:{what}") == EN("refused-over")


async def test_a_computer_player_sits_in_until_one_is_back(house: House, people: People) -> None:
    sitting = await at_table(house, people)
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
    # Nothing there is out of date as soon as somebody plays, for it stays as it is.
    title, more = said(panel).splitlines()
    assert (title.count("·"), more) == (1, EN("seat-lent"))
    await person.pressed(panel, f"c:{sitting.table}:back")
    await house.settled()
    assert EN("say-back", name=person.name) in await person.lines(sitting.thread)
    assert not house.seat(sitting, person).computer
    shown = await person.again(panel)
    assert shown["attachments"] or controls(shown, f"p:{sitting.table}:")
    assert said(await person.slash(sitting.thread, "/seat computer")) == EN("seat-lent")
    assert said(await person.slash(sitting.thread, "/seat back")) == EN("seat-back")


async def test_anybody_takes_an_open_seat_and_gets_its_hand(house: House, people: People) -> None:
    sitting = await at_table(house, people)
    person, carlos, duarte = house.awaited(sitting), people["Carlos"], people["Duarte"]
    seat = house.seat(sitting, person).number
    old_panel = await person.with_control(person.dm, f"q:{sitting.table}:")
    told = await person.slash(sitting.thread, "/seat open")
    assert said(told) == EN("seat-offered", channel=f"<#{TABLES}>")
    await house.settled()
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
    closed = await duarte.again(offer)
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
    # Who is not awaited gets the hand as well.
    await other.slash(sitting.thread, "/seat open")
    await house.settled()
    await sits_down(house, duarte, *await take(duarte, sitting))
    panel = await duarte.with_control(duarte.dm, f"p:{sitting.table}:")
    assert not controls(panel, "q:")
    await player.answer()


async def test_a_person_is_invited(house: House, people: People, exchange: Exchange) -> None:
    sitting = await at_table(house, people)
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]

    async def invite(channel: str) -> tuple[Json, str]:
        told = await ana.slash(sitting.thread, "/seat invite", person=carlos.id)
        assert said(told) == EN("seat-invited", who="Carlos")
        await house.settled()
        return await take(carlos, sitting, channel)

    told = await ana.slash(sitting.thread, "/seat invite", person=exchange.bot)
    assert said(told) == EN("no-bots-here")
    seats = await ana.complete(sitting.thread, "/seat open", "seat", seat="")
    taken = next(value for name, value in seats if "Bram" in name)
    told = await ana.slash(sitting.thread, "/seat open", seat=taken)
    assert said(told) == EN("refused-not-absent")
    told = await ana.slash(sitting.thread, "/seat invite", person=bram.id)
    assert said(told) == EN("refused-other-seated")
    offer, _ = await invite(carlos.dm)
    assert said(offer).count("**Ana**") == 1, "it is her own seat"
    closed = await carlos.pressed(offer, control(offer, "^c:.*:decline:"))
    assert not controls(closed)
    await house.settled()
    assert EN("say-declined", name="Carlos") in await ana.lines(sitting.thread)
    # An offer to everybody is withdrawn by whoever made it.
    await ana.slash(sitting.thread, "/seat open")
    offer, _ = await take(ana, sitting)
    unoffer = control(offer, "^c:.*:unoffer:")
    assert await carlos.refused(offer, unoffer) == ES("refused-not-proposer")
    assert not controls(await ana.pressed(offer, unoffer))
    await carlos.settings(dms_open=False)
    offer, taking = await invite(TABLES)
    assert "**Ana**" in said(offer)
    assert f"<@{carlos.id}>" in said(offer)
    assert await people["Duarte"].refused(offer, taking) == PT("refused-not-for-you")
    assert await bram.refused(offer, taking) == EN("refused-not-for-you")
    await sits_down(house, carlos, offer, taking)
    assert house.seat(sitting, carlos)
    assert not house.seat(sitting, ana)


async def menu_of(person: Person, sitting: Sitting) -> tuple[Json, str, str]:
    """Their prompt, its menu, and what stands first there."""
    base = f"q:{sitting.table}:"
    panel = await person.with_control(person.dm, base)
    for group in [id_ for id_ in controls(panel, base) if id_.endswith(":g")]:
        panel = await person.pressed(panel, group, "0")
    menu = next(id_ for id_ in controls(panel, base) if id_.split(":")[3].startswith("s"))
    return panel, menu, controls(panel)[menu]["options"][0]["value"]


@pytest.mark.parametrize("how", ["resigning", "anything else"])
async def test_what_ends_ones_game_takes_a_second_press(
    house: House, people: People, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    sitting = await at_table(house, people)
    person = house.awaited(sitting)
    other = next(p for p in sitting.people if p is not person)
    panel, menu, value = await menu_of(person, sitting)
    option = house.question(sitting, person).options[int(value)]
    if how == "resigning":
        # No game here offers it, so an option that is offered stands in for it.
        house.resigning_is(option, monkeypatch)
        told = await other.slash(sitting.thread, "/seat resign")
        assert said(told) == EN("refused-no-resigning")
        asked = await person.slash(sitting.thread, "/seat resign")
        assert control(asked, f"^c:{sitting.table}:resign:")
        sure = f"^c:{sitting.table}:resign:"
    else:
        house.every_option_ends_the_game(monkeypatch)
        sure = f"^q:.*:y{value}$"
    await person.press(panel["id"], menu, value)
    asked = await person.find(person.dm, lambda m: any(re.search(sure, i) for i in controls(m)))
    assert not house.written(sitting).records
    done = said(await person.pressed(asked, control(asked, sure)))
    assert done == EN("resigned") if how == "resigning" else "✅" in done
    (record,) = house.written(sitting).records
    assert (record.person, record.picks) == (int(person.id), (option,))


async def test_a_table_goes_on_without_who_left_the_server(house: House, people: People) -> None:
    sitting, carlos = await at_table(house, people), people["Carlos"]
    gone = house.awaited(sitting)
    first, second = [p for p in sitting.people if p is not gone]
    await gone.world("remove-member", person=gone.id)
    await house.looks_for_people()
    message = await first.with_control(sitting.thread, f"c:{sitting.table}:gone:")
    told = await first.lines(sitting.thread)
    assert told.count(EN("gone", name=f"**{gone.name}**")) == 1
    press = control(message, ":computer:")
    assert await carlos.refused(message, press) == ES("refused-not-seated")
    answer = await first.pressed(message, press)
    assert said(answer) == EN("asked-others", thread=f"<#{sitting.thread}>")
    vote = await second.with_control(sitting.thread, f"v:{sitting.table}:vote:")
    await second.pressed(vote, control(vote, ":computer$"))
    await house.settled()
    assert house.seat(sitting, gone).stand_in
    assert EN("say-lent-voted", name=gone.name) in await first.lines(sitting.thread)
    # Or they open the seat: the second one who proposes it votes for it.
    press = control(message, ":open:")
    for person in (first, second):
        await person.pressed(message, press)
    await house.settled()
    await sits_down(house, carlos, *await take(carlos, sitting))
    assert house.seat(sitting, carlos)
    # The buttons below the old message have nothing to do any more.
    assert await first.refused(message, press) == EN("refused-offer-closed")


async def test_who_left_is_noticed_at_the_next_message(house: House, people: People) -> None:
    sitting = await at_table(house, people)
    first = house.awaited(sitting)
    others = [p for p in sitting.people if p is not first]
    for person in others:
        await person.world("remove-member", person=person.id)
    assert not any("no longer" in line for line in await first.lines(sitting.thread))
    await Player(first, sitting, Random(1)).answer()
    await house.settled()
    told = await first.lines(sitting.thread)
    assert told.count(EN("gone", name=f"**{house.awaited(sitting).name}**")) == 1

    carlos, duarte = people["Carlos"], people["Duarte"]
    sitting = await open_lobby(first, TABLES, seats=3)
    for person in (carlos, duarte):
        await lobby_press(person, sitting, "join")
    await carlos.world("remove-member", person=carlos.id)
    await lobby_press(first, sitting, "start")
    await house.settled()
    told = await first.lines(sitting.thread)
    assert told.count(EN("gone", name="**Carlos**")) == 1
