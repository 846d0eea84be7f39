"""Waiting, reminders, paces, absence and silence as people see them, over a clock that tests
move."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.e2e.attable import AtTable, bells
from tests.e2e.house import DAY, HOUR, MINUTE, House
from tests.e2e.people import LOUNGE, TABLES, Json, People, Person, control, controls, said
from tests.e2e.play import Player, Sitting, at_table, lobby_press, open_lobby, open_table, tickets
from texts import LOCALES, own_words

EN = own_words("en")


def offers(message: Json) -> set[str]:
    """What the buttons of a reminder do."""
    return {id_.split(":")[2] for id_ in controls(message, "r:")}


async def pressed(person: Person, message: Json, what: str, *values: str) -> Json:
    """A control of a reminder."""
    return await person.pressed(message, control(message, f"^r:[^:]*:{what}"), *values)


async def answered(house: House, sitting: Sitting, person: Person, luck: int = 1) -> None:
    await Player(person, sitting, Random(luck)).answer()
    await house.settled()


async def test_who_waits_is_told_for_whom_and_since_when(people: People, house: House) -> None:
    sitting = await at_table(house, people, "Ana", "Bram", "Carlos", channel=LOUNGE)
    for turn, locale in enumerate(LOCALES):
        person, say = house.awaited(sitting), own_words(locale)
        since = house.asked(sitting, person)[0].asked_at
        waits = next(other for other in sitting.people if other is not person)
        await waits.speaks(locale)
        shown = await waits.slash(sitting.thread, "/hand")
        written = await waits.slash(sitting.thread, "/play", picks="1")
        assert say("nothing-asked") in said(written)
        places = [shown, await waits.slash(sitting.thread, "/board")]
        places += [written, await waits.slash(waits.dm, "/me tables")]
        if plans := [id_ for id_ in controls(shown, f"a:{sitting.table}:") if "plan" in id_]:
            places.append(await waits.pressed(shown, plans[0]))
        places += [m for m in await waits.messages(waits.dm) if controls(m, "p:")][-1:]
        for place in places:
            (told,) = [line for line in said(place).splitlines() if f"<t:{since}:R>" in line]
            assert f"**{person.name}**" in told
            assert not controls(place, "p:") or told == said(place).splitlines()[0]
        await answered(house, sitting, person, turn)


# Reminders


async def test_a_reminder_comes_later_and_goes_with_the_answer(
    house: House, people: People
) -> None:
    sitting = await at_table(house, people)
    await house.passes(DAY - HOUR)
    assert not [r for p in sitting.people for r in await bells(p)]
    # Nobody who answers while it is on its way is reminded.
    quick = house.awaited(sitting)
    house.ahead += HOUR
    await asyncio.gather(Player(quick, sitting, Random(5)).answer(), house.rings())
    await house.settled()
    assert not [r for r in await bells(quick) if controls(r)]
    person = house.awaited(sitting)
    await house.passes(DAY)
    (reminder,) = await bells(person)
    question = house.question(sitting, person)
    if question.least == question.most:
        exactly = EN("remind-choose-exactly", most=question.most, total=len(question.options))
        assert exactly in said(reminder)
    assert f"<#{sitting.thread}>" in said(reminder)
    assert offers(reminder) == {"play", "1h", "8h", "day", "not"}
    assert reminder["content"], "a phone shows the plain text"
    assert not await bells(person, sitting.thread)
    later = await pressed(person, reminder, "8h")
    assert "⏰" in said(later)
    assert offers(later) == {"play"}
    await house.passes(8 * HOUR - MINUTE)
    assert [m["id"] for m in await bells(person)] == [reminder["id"]]
    await house.passes(2 * MINUTE)
    (again,) = await bells(person)
    assert again["id"] != reminder["id"], "the old one goes when the new one comes"
    again = await pressed(person, again, "not")
    await house.passes(10 * DAY)
    assert [m["id"] for m in await bells(person)] == [again["id"]]
    panel = await pressed(person, again, "play")
    assert panel["ephemeral"]
    assert tickets(panel, sitting.table)
    await answered(house, sitting, person)
    assert await person.message(person.dm, again["id"]) is None


async def test_in_the_thread_stands_only_what_everybody_knows(house: House, people: People) -> None:
    sitting = await at_table(house, people)
    person = house.awaited(sitting)
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
    await pressed(other, public, "not")
    await house.passes(DAY)
    (second,) = await bells(person, sitting.thread)
    assert second["id"] != public["id"], "nobody else's press silences it"
    answer = await pressed(person, second, "1h")
    assert answer["ephemeral"]
    assert "⏰" in said(answer)
    await answered(house, sitting, person)
    assert not await bells(person, sitting.thread)


async def test_several_tables_come_as_one_or_in_each_thread(house: House, people: People) -> None:
    ana = people["Ana"]
    first, second, third = [await open_table([ana], TABLES, computers=2) for _ in range(3)]
    await house.settled()
    await house.passes(DAY + MINUTE)
    (digest,) = await bells(ana)
    for sitting in (first, second, third):
        assert f"<#{sitting.thread}>" in said(digest)
    panel = await pressed(ana, digest, "pick", str(second.table))
    assert tickets(panel, second.table)
    await house.passes(0)
    await answered(house, first, ana, 3)
    rest = await ana.again(digest)
    assert f"<#{second.thread}>" in said(rest)
    assert f"<#{first.thread}>" not in said(rest)
    await ana.settings(dms_open=False)
    await ana.world("lock", channel=third.thread)
    await house.passes(DAY + MINUTE)
    for sitting in (first, second):
        (bell,) = await bells(ana, sitting.thread)
        assert f"<@{ana.id}>" in said(bell)


@pytest.mark.usefixtures("short_rests")
@pytest.mark.parametrize("code", [50083, 50013])
async def test_a_reminder_that_cannot_be_deleted_is_no_trouble(at: AtTable, code: int) -> None:
    await at.ana.settings(dms_open=False)
    await at.house.passes(DAY + MINUTE)
    (first,) = await bells(at.ana, at.thread)
    fault = at.exchange.refuse(f"/messages/{first['id']}$", code, method="DELETE", times=1)
    await at.house.passes(2 * DAY)
    assert at.exchange.happened(fault)
    standing = await bells(at.ana, at.thread)
    assert code != 50083 or len(standing) == 1
    known = await at.house.standing_reminders(at.sitting, at.ana)
    assert known == [standing[-1]["id"]] != [first["id"]]


# Paces


async def test_the_host_sets_the_pace_of_lobby_and_table(house: House, people: People) -> None:
    ana = people["Ana"]
    lobby = await open_lobby(ana, TABLES, seats=3)
    options = await lobby_press(ana, lobby, "options")
    menu = f"r:{lobby.table}:pace.set"
    options = await ana.pressed(options, menu, "daily")
    more = await ana.pressed(options, menu, "more")
    more = await ana.pressed(more, f"r:{lobby.table}:pace.end", "computer")
    more = await ana.pressed(more, f"r:{lobby.table}:pace.vacation", str(7 * DAY))
    options = await ana.pressed(more, f"r:{lobby.table}:pace.back")
    assert controls(options, menu)
    pace = house.table(lobby).pace
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
            assert house.table(lobby).pace == pace
    await ana.outcome(interaction, TABLES, options)
    assert house.table(lobby).pace.patience == 36 * HOUR

    sitting = await at_table(house, people)
    host = sitting.people[0]
    shown = await host.slash(sitting.thread, "/game pace")
    assert EN("pace-relaxed", time="3 days") in said(shown)
    offered = await host.complete(sitting.thread, "/game pace", "pace", pace="2d")
    assert ("custom (up to 2 days a move)", "2d") in offered
    changed = await host.slash(sitting.thread, "/game pace", pace="2d")
    assert EN("pace-custom", time="2 days") in said(changed)
    await house.settled()
    assert [line for line in await host.lines(sitting.thread) if line.startswith("⏱️")]


# Absence and silence


async def test_who_does_not_come_is_answered_for(house: House, people: People) -> None:
    sitting = await at_table(house, people)
    person = house.awaited(sitting)
    await house.set_pace(sitting, at_end="default")
    await house.passes(3 * DAY)
    told = await person.lines(sitting.thread)
    assert [line for line in told if line.startswith("⌛") and person.name in line]
    assert len(house.written(sitting).records) == 1

    person = house.awaited(sitting)
    await house.set_pace(sitting, at_end="computer")
    await house.passes(DAY)
    (reminder,) = await bells(person)
    assert EN("remind-end-computer", when="").strip(" .:") in said(reminder)
    await house.passes(2 * DAY)
    assert house.seat(sitting, person).absent
    told = [m for m in await person.messages(person.dm) if said(m).startswith("🤖")]
    assert [offers(m) for m in told] == [{"play"}]
    hand = await person.slash(sitting.thread, "/hand")
    assert hand["ephemeral"]
    await house.settled()
    assert not house.seat(sitting, person).computer


async def test_a_silent_table_is_put_away_and_woken(house: House, people: People) -> None:
    sitting = await at_table(house, people)
    person = house.awaited(sitting)
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
    assert (await pressed(other, lobby, "wake"))["ephemeral"]
    await house.passes(0)
    thread = await person.channel(sitting.thread)
    assert thread is not None
    assert not thread["archived"]
    assert len([r for r in await bells(person) if controls(r)]) == 1
    assert not controls(await person.again(lobby), "r:")


@pytest.mark.usefixtures("larder")
async def test_whoever_wants_to_learns_that_they_are_next(house: House, people: People) -> None:
    sitting = await at_table(house, people, game="larder")
    for person in sitting.people:
        await house.wish(person, on_deck=True)
        await house.answer(sitting, person)
    for message in (True, False):
        await house.answer(sitting, house.awaited(sitting), "nothing" if message else "bread")
        await house.settled()
        told = [p for p in sitting.people if any("👀" in m for m in await p.lines(p.dm))]
        assert len(told) == message
        assert not message or told[0] is not house.awaited(sitting)
