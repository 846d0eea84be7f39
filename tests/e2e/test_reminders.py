"""Reminders, paces, absence and silence as people see them, over a clock that tests move."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.e2e.attable import bells
from tests.e2e.exchange import Exchange
from tests.e2e.house import DAY, HOUR, MINUTE, House
from tests.e2e.people import TABLES, Json, People, Person, control, controls, said
from tests.e2e.play import Player, Sitting, lobby_press, open_lobby, open_table, tickets
from texts import own_words

EN = own_words("en")


async def a_table(people: People, house: House) -> tuple[Sitting, Person]:
    """Three sit there; who is awaited."""
    sitting = await open_table(list(people.values())[:3], TABLES)
    await house.settled()
    return sitting, house.awaited(sitting)


def offers(message: Json) -> set[str]:
    """What the buttons of a reminder do."""
    return {id_.split(":")[2] for id_ in controls(message, "r:")}


def press_of(message: Json, what: str) -> str:
    return control(message, f"^r:[^:]*:{what}")


async def answered(house: House, sitting: Sitting, person: Person, luck: int = 1) -> None:
    await Player(person, sitting, Random(luck)).answer()
    await house.settled()


# Reminders


async def test_a_direct_message_says_what_is_missing_and_the_answer_clears_it(
    house: House, people: People
) -> None:
    sitting, person = await a_table(people, house)
    await house.passes(DAY - HOUR)
    assert not [r for p in sitting.people for r in await bells(p)]
    await house.passes(HOUR)
    (reminder,) = await bells(person)
    question = house.question(sitting, person)
    if question.least == question.most:
        say = own_words(person.language)
        exactly = say("remind-choose", count=question.most, total=len(question.options))
        assert exactly in said(reminder)
    assert f"<#{sitting.thread}>" in said(reminder)
    assert offers(reminder) == {"play", "1h", "8h", "day", "not"}
    assert reminder["content"], "a phone shows the plain text"
    assert not await bells(person, sitting.thread)
    panel = await person.pressed(reminder, press_of(reminder, "play"))
    assert panel["ephemeral"]
    assert tickets(panel, sitting.table)
    await answered(house, sitting, person)
    assert await person.message(person.dm, reminder["id"]) is None
    await house.passes(HOUR)
    assert not await bells(person)


async def test_later_and_not_for_this_move(house: House, people: People) -> None:
    _, person = await a_table(people, house)
    await house.passes(DAY)
    (reminder,) = await bells(person)
    later = await person.pressed(reminder, press_of(reminder, "8h"))
    assert "⏰" in said(later)
    assert offers(later) == {"play"}
    await house.passes(8 * HOUR - MINUTE)
    assert [m["id"] for m in await bells(person)] == [reminder["id"]]
    await house.passes(2 * MINUTE)
    (again,) = await bells(person)
    assert again["id"] != reminder["id"], "the old one goes when the new one comes"
    await person.pressed(again, press_of(again, "not"))
    await house.passes(10 * DAY)
    assert [m["id"] for m in await bells(person)] == [again["id"]]


async def test_in_the_thread_stands_only_what_everybody_knows(house: House, people: People) -> None:
    sitting, person = await a_table(people, house)
    await house.wish(person, deliver="both")
    await house.passes(DAY)
    assert len(await bells(person)) == 1
    (public,) = await bells(person, sitting.thread)
    assert f"<@{person.id}>" in public["content"]
    options = house.question(sitting, person).options
    assert not [option for option in options if option in said(public)]
    words = said(public).split("<t:")[0].replace(person.id, "")
    assert str(len(options)) not in words
    other = next(p for p in sitting.people if p is not person)
    await other.pressed(public, press_of(public, "not"))
    await house.wish(person, deliver="thread")
    await house.passes(DAY)
    (second,) = await bells(person, sitting.thread)
    assert second["id"] != public["id"], "nobody else's press silences it"
    answer = await person.pressed(second, press_of(second, "1h"))
    assert answer["ephemeral"]
    assert "⏰" in said(answer)
    await house.passes(HOUR + MINUTE)
    (third,) = await bells(person, sitting.thread)
    assert third["id"] != second["id"]
    await answered(house, sitting, person)
    assert not await bells(person, sitting.thread)


async def test_several_tables_come_as_one_digest_and_shrink_with_each_answer(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    sittings = [await open_table([ana], TABLES, computers=2) for _ in range(2)]
    await house.settled()
    await house.passes(DAY + MINUTE)
    (digest,) = await bells(ana)
    for sitting in sittings:
        assert f"<#{sitting.thread}>" in said(digest)
    panel = await ana.pressed(digest, press_of(digest, "pick"), str(sittings[1].table))
    assert tickets(panel, sittings[1].table)
    await house.passes(0)
    await answered(house, sittings[0], ana, 3)
    rest = await ana.again(digest)
    assert f"<#{sittings[1].thread}>" in said(rest)
    assert f"<#{sittings[0].thread}>" not in said(rest)
    assert "play" in offers(rest)


async def test_where_direct_messages_are_closed_each_thread_that_takes_it_reminds(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    sittings = [await open_table([ana], TABLES, computers=2) for _ in range(3)]
    await house.settled()
    await ana.settings(dms_open=False)
    await ana.world("lock", channel=sittings[0].thread)
    await house.passes(DAY + MINUTE)
    for sitting in sittings[1:]:
        (bell,) = await bells(ana, sitting.thread)
        assert f"<@{ana.id}>" in said(bell)


async def test_nobody_who_answers_while_it_is_on_its_way_is_reminded(
    house: House, people: People
) -> None:
    sitting, person = await a_table(people, house)
    house.ahead += DAY
    await asyncio.gather(Player(person, sitting, Random(5)).answer(), house.rings())
    await house.settled()
    assert not [r for r in await bells(person) if controls(r)]


@pytest.mark.usefixtures("short_rests")
@pytest.mark.parametrize("code", [50083, 50013])
async def test_the_next_reminder_in_a_thread_is_known_though_the_last_one_could_not_be_deleted(
    house: House, people: People, exchange: Exchange, code: int
) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    await house.settled()
    await ana.settings(dms_open=False)
    await house.passes(DAY + MINUTE)
    (first,) = await bells(ana, sitting.thread)
    fault = exchange.refuse(f"/messages/{first['id']}$", code, method="DELETE", times=1)
    await house.passes(2 * DAY)
    assert exchange.happened(fault)
    standing = await bells(ana, sitting.thread)
    assert code != 50083 or len(standing) == 1
    known = await house.standing_reminders(sitting, ana)
    assert known == [standing[-1]["id"]] != [first["id"]]


# Paces


async def test_the_host_chooses_the_pace_in_the_lobby(house: House, people: People) -> None:
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES, seats=3)
    options = await lobby_press(ana, sitting, "options")
    menu = f"r:{sitting.table}:pace.set"
    options = await ana.pressed(options, menu, "daily")
    more = await ana.pressed(options, menu, "more")
    more = await ana.pressed(more, f"r:{sitting.table}:pace.end", "computer")
    more = await ana.pressed(more, f"r:{sitting.table}:pace.vacation", str(7 * DAY))
    options = await ana.pressed(more, f"r:{sitting.table}:pace.back")
    assert controls(options, menu)
    pace = house.table(sitting).pace
    assert (pace.key, pace.at_end, pace.allowance) == ("daily", "computer", 7 * DAY)
    await house.settled()
    await ana.reads(TABLES, EN("pace-daily", time="1 day"))
    # One of one's own is asked for in a window.
    for text in ("1m", "soon", "1d12h"):
        await ana.press(options["id"], menu, "custom")
        interaction = await ana.submit(await ana.window(), text)
        if text != "1d12h":
            told = said(await ana.told(interaction, TABLES))
            assert told == EN("refused-bad-pace", detail="")
            assert house.table(sitting).pace == pace
    await ana.outcome(interaction, TABLES, options)
    pace = house.table(sitting).pace
    assert (pace.key, pace.patience) == ("custom", 36 * HOUR)


async def test_game_pace_shows_changes_and_asks(house: House, people: People) -> None:
    sitting, _ = await a_table(people, house)
    host, other, third = sitting.people
    shown = await host.slash(sitting.thread, "/game pace")
    assert EN("pace-relaxed", time="3 days") in said(shown)
    offered = await host.complete(sitting.thread, "/game pace", "pace", pace="2d")
    assert ("custom (up to 2 days a move)", "2d") in offered
    changed = await host.slash(sitting.thread, "/game pace", pace="2d")
    assert EN("pace-custom", time="2 days") in said(changed)
    await house.settled()
    assert [line for line in await host.lines(sitting.thread) if line.startswith("⏱️")]
    bad = await host.slash(sitting.thread, "/game pace", pace="soon")
    assert said(bad) == EN("refused-bad-pace", detail="")
    # Of somebody else it is a vote.
    await other.slash(sitting.thread, "/game pace", pace="daily")
    assert house.table(sitting).pace.key == "custom"
    vote = await third.with_control(sitting.thread, f"v:{sitting.table}:vote:")
    assert f"**{other.name}** proposes another pace: daily" in said(vote)
    assert EN("vote-needs-most") in said(vote)
    closed = await third.pressed(vote, control(vote, "^v:.*:for$"))
    assert EN("vote-passed") in said(closed)
    assert house.table(sitting).pace.key == "daily"


# Absence


async def test_a_computer_player_sits_in_and_the_hand_gives_the_seat_back(
    house: House, people: People
) -> None:
    sitting, person = await a_table(people, house)
    await house.set_pace(sitting, at_end="computer")
    await house.passes(DAY)
    (reminder,) = await bells(person)
    end = own_words(person.language)("remind-end-computer", when="")
    assert end.strip(" .:") in said(reminder)
    await house.passes(2 * DAY)
    assert house.seat(sitting, person).absent
    told = [m for m in await person.messages(person.dm) if said(m).startswith("🤖")]
    assert [offers(m) for m in told] == [{"play"}]
    hand = await person.slash(sitting.thread, "/hand")
    assert hand["ephemeral"]
    await house.settled()
    assert not house.seat(sitting, person).computer


async def test_the_modest_answer_is_given_and_the_thread_says_for_whom(
    house: House, people: People
) -> None:
    sitting, person = await a_table(people, house)
    await house.set_pace(sitting, at_end="default")
    await house.passes(3 * DAY)
    told = await person.lines(sitting.thread)
    assert [line for line in told if line.startswith("⌛") and person.name in line]
    assert len(house.written(sitting).records) == 1


async def test_vacation_is_told_and_stops_reminders(house: House, people: People) -> None:
    sitting, person = await a_table(people, house)
    settings = await person.slash(person.dm, "/me settings")
    await person.press(settings["id"], "m:away")
    await person.submit(await person.window(), "10 days")
    await person.reads(sitting.thread, "🏖️")
    await house.passes(9 * DAY)
    assert not await bells(person)


# Silence


async def test_a_silent_table_is_put_away_and_comes_back_with_the_lobbys_button(
    house: House, people: People
) -> None:
    sitting, person = await a_table(people, house)
    await house.goes_quiet()
    (quiet,) = [m for m in await person.messages(sitting.thread) if said(m).startswith("💤")]
    assert controls(quiet, f"r:{sitting.table}:wake")
    assert not [r for r in await bells(person) if controls(r)]
    await house.is_put_away()
    thread = await person.channel(sitting.thread)
    assert thread is None or thread["archived"]
    lobby = await person.message(TABLES, sitting.lobby)
    assert lobby is not None
    other = next(p for p in sitting.people if p is not person)
    answer = await other.pressed(lobby, control(lobby, f"^r:{sitting.table}:wake"))
    assert answer["ephemeral"]
    await house.passes(0)
    thread = await person.channel(sitting.thread)
    assert thread is not None
    assert not thread["archived"]
    assert len([r for r in await bells(person) if controls(r)]) == 1
    assert not controls(await person.again(lobby), "r:")


async def test_whoever_wants_to_know_learns_that_they_are_next(
    house: House, people: People
) -> None:
    sitting, _ = await a_table(people, house)
    for somebody in sitting.people:
        await house.wish(somebody, on_deck=True)

    async def told() -> list[Person]:
        return [p for p in sitting.people if any("👀" in line[:2] for line in await p.lines(p.dm))]

    for turn in range(12):
        await answered(house, sitting, house.awaited(sitting), turn)
        if coming := await told():
            break
    assert len(coming) == 1
    await answered(house, sitting, house.awaited(sitting), 99)
    assert house.awaited(sitting) is coming[0]
    assert not await told()
