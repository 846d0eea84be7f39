"""Reminders, paces, absence and silence as people see them, over a clock that tests move."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from cogs.frame.house import House
from db.base.pace import DAY, HOUR, MINUTE
from engine.table.record.pace import ARCHIVED_AFTER, PACES, quiet_after
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import Player, Sitting, lobby_press, open_lobby, open_table, tickets
from tests.e2e.runs import settled
from tests.e2e.time import Clock
from texts import own_words

EN = own_words("en")
LANGUAGE = {"en-US": "en", "en-GB": "en", "es-ES": "es", "pt-BR": "pt-BR"}


@pytest.fixture
def clock(house: House) -> Clock:
    return Clock(house)


async def asked(house: House, sitting: Sitting) -> Person:
    """Who is awaited alone, or first."""
    sight = await house.adapter.sight(sitting.table, None)
    person = sight.table.seats[sight.awaited[0][0]].person
    return next(p for p in sitting.people if p.id == str(person))


async def reminders(person: Person, channel: str | None = None) -> list[Json]:
    """The messages with a bell."""
    messages = await person.messages(channel or person.dm, 50)
    return [m for m in messages if said(m).startswith("🔔")]


def what_is_there(message: Json) -> set[str]:
    """What the buttons of a reminder do."""
    return {id_.split(":")[2] for id_ in controls(message, "r:")}


def press_of(message: Json, what: str) -> str:
    return next(id_ for id_ in controls(message, "r:") if id_.split(":")[2] == what)


async def a_table(people: People, house: House, seats: int = 3) -> Sitting:
    sitting = await open_table(list(people.values())[:seats], TABLES)
    await settled(house)
    return sitting


# Reminders


async def test_a_direct_message_says_exactly_what_is_missing(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await clock.passes(DAY - HOUR)
    assert not [r for p in sitting.people for r in await reminders(p)]
    await clock.passes(HOUR)
    (reminder,) = await reminders(person)
    sight = await house.adapter.sight(sitting.table, int(person.id))
    question = sight.open[0].question
    say = own_words(LANGUAGE[locale_of(person)])
    if question.least == question.most:
        exactly = say("remind-choose", count=question.most, total=len(question.options))
        assert exactly in said(reminder)
    assert f"<#{sitting.thread}>" in said(reminder)
    assert what_is_there(reminder) == {"play", "1h", "8h", "day", "not"}
    assert reminder["content"], "a phone shows the plain text"
    assert not await reminders(person, sitting.thread)


def locale_of(person: Person) -> str:
    return str(person.table.hall.world.people[person.id].locale)


async def test_play_now_shows_the_panel_and_the_answer_clears_the_reminder(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await clock.passes(DAY)
    (reminder,) = await reminders(person)
    panel = await person.pressed(reminder, press_of(reminder, "play"))
    assert panel["ephemeral"]
    assert tickets(panel, sitting.table)
    await Player(person, sitting, Random(1)).answer()
    await settled(house)
    assert await person.message(person.dm, reminder["id"]) is None
    await clock.passes(HOUR)
    assert not await reminders(person)


async def test_later_and_not_for_this_move(house: House, people: People, clock: Clock) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await clock.passes(DAY)
    (reminder,) = await reminders(person)
    later = await person.pressed(reminder, press_of(reminder, "8h"))
    assert "⏰" in said(later)
    assert what_is_there(later) == {"play"}
    await clock.passes(8 * HOUR - MINUTE)
    assert [m["id"] for m in await reminders(person)] == [reminder["id"]]
    await clock.passes(2 * MINUTE)
    (again,) = await reminders(person)
    assert again["id"] != reminder["id"], "the old one goes when the new one comes"
    await person.pressed(again, press_of(again, "not"))
    await clock.passes(10 * DAY)
    assert [m["id"] for m in await reminders(person)] == [again["id"]]


async def test_in_the_thread_stands_only_what_everybody_knows(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await house.absence.wish(int(person.id), lambda w: replace(w, deliver="both"))
    await clock.passes(DAY)
    assert len(await reminders(person)) == 1
    (public,) = await reminders(person, sitting.thread)
    assert f"<@{person.id}>" in public["content"]
    sight = await house.adapter.sight(sitting.table, int(person.id))
    for option in sight.open[0].question.options:
        assert option not in said(public)
    assert str(len(sight.open[0].question.options)) not in said(public).split("<t:")[0].replace(
        person.id, ""
    )
    other = next(p for p in sitting.people if p is not person)
    await other.pressed(public, press_of(public, "not"))
    await clock.passes(DAY)
    (next_one,) = await reminders(person, sitting.thread)
    assert next_one["id"] != public["id"], "nobody else's press silences it"
    await Player(person, sitting, Random(1)).answer()
    await settled(house)
    assert not await reminders(person, sitting.thread)


async def test_where_direct_messages_are_closed_the_thread_reminds(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await person.settings(dms_open=False)
    await clock.passes(DAY)
    assert len(await reminders(person, sitting.thread)) == 1


async def test_several_tables_come_as_one_digest_and_shrink_with_each_answer(
    house: House, people: People, clock: Clock
) -> None:
    ana = people["Ana"]
    sittings = []
    while len(sittings) < 2:
        sitting = await open_table([ana], TABLES, computers=2)
        await settled(house)
        sittings.append(sitting)
    await clock.passes(DAY + MINUTE)
    (digest,) = await reminders(ana)
    for sitting in sittings:
        assert f"<#{sitting.thread}>" in said(digest)
    (pick,) = controls(digest, "r:0:pick")
    panel = await ana.pressed(digest, pick, str(sittings[1].table))
    assert tickets(panel, sittings[1].table)
    await clock.passes(0)
    await Player(ana, sittings[0], Random(3)).answer()
    await settled(house)
    rest = await ana.message(ana.dm, digest["id"])
    assert rest is not None
    assert f"<#{sittings[1].thread}>" in said(rest)
    assert f"<#{sittings[0].thread}>" not in said(rest)
    assert "play" in what_is_there(rest)


async def test_nobody_who_answers_while_it_is_on_its_way_is_reminded(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    clock.ahead += DAY
    await asyncio.gather(Player(person, sitting, Random(5)).answer(), house.timekeeper.ring())
    await settled(house)
    assert not [r for r in await reminders(person) if controls(r)]


async def test_none_is_doubled_when_the_bot_stops_after_sending(
    house: House, people: People, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was sent, and the bot stopped before it could note that: it is found again."""
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    done = house.courier._outbox.done
    forgotten = []

    async def forgets(post: int) -> None:
        if forgotten:
            await done(post)
        else:
            forgotten.append(post)
            raise OSError("the machine stops")

    monkeypatch.setattr(house.courier._outbox, "done", forgets)
    clock.ahead += DAY
    await house.timekeeper.ring()
    await house.courier.settle()
    house.courier = type(house.courier)(house.store, house.carrier)
    await settled(house)
    assert forgotten
    assert len(await reminders(person)) == 1


# Paces


async def test_the_host_chooses_the_pace_in_the_lobby(
    house: House, people: People, clock: Clock
) -> None:
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES, seats=3)
    options = await lobby_press(ana, sitting, "options")
    menu = f"r:{sitting.table}:pace.set"
    options = await ana.pressed(options, menu, "daily")
    assert (await house.adapter.table(sitting.table)).pace == PACES["daily"]
    more = await ana.pressed(options, menu, "more")
    await ana.pressed(more, f"r:{sitting.table}:pace.end", "computer")
    more = await ana.message(more["channel_id"], more["id"]) or more
    more = await ana.pressed(more, f"r:{sitting.table}:pace.vacation", str(7 * DAY))
    options = await ana.pressed(more, f"r:{sitting.table}:pace.back")
    assert controls(options, menu)
    pace = (await house.adapter.table(sitting.table)).pace
    assert pace == replace(PACES["daily"], at_end="computer", allowance=7 * DAY)
    await settled(house)
    lobby = await ana.message(TABLES, sitting.lobby)
    assert lobby is not None
    assert EN("pace-daily", time="1 day") in said(lobby)


@pytest.mark.parametrize(("text", "patience"), [("1d12h", 36 * HOUR), ("soon", None), ("1m", None)])
async def test_a_pace_of_ones_own_is_asked_for_in_a_window(
    house: House, people: People, text: str, patience: int | None
) -> None:
    ana = people["Ana"]
    sitting = await open_lobby(ana, TABLES, seats=3)
    options = await lobby_press(ana, sitting, "options")
    await ana.press(options["id"], f"r:{sitting.table}:pace.set", "custom")
    window = await ana.window()
    interaction = await ana.submit(window, text)
    if patience is not None:
        await ana.outcome(interaction, TABLES, options)
    pace = (await house.adapter.table(sitting.table)).pace
    if patience is None:
        assert said(await ana.told(interaction, TABLES)) == EN("refused-bad-pace", detail="")
        assert pace.key == "relaxed"
    else:
        assert (pace.key, pace.patience) == ("custom", patience)


async def test_game_pace_shows_changes_and_asks(house: House, people: People, clock: Clock) -> None:
    sitting = await a_table(people, house)
    host, other = sitting.people[0], sitting.people[1]
    shown = await host.slash(sitting.thread, "/game pace")
    assert EN("pace-relaxed", time="3 days") in said(shown)
    offered = await host.complete(sitting.thread, "/game pace", "pace", pace="2d")
    assert ("custom (up to 2 days a move)", "2d") in offered
    changed = await host.slash(sitting.thread, "/game pace", pace="2d")
    assert EN("pace-custom", time="2 days") in said(changed)
    await settled(house)
    told = [said(m) for m in await host.messages(sitting.thread, 50)]
    assert any(text.startswith("⏱️") for text in told)
    await other.slash(sitting.thread, "/game pace", pace="live")
    assert (await house.adapter.table(sitting.table)).pace.key == "custom"
    (vote,) = await house.store.votes.open_at(sitting.table)
    assert vote.kind == "pace"
    bad = await host.slash(sitting.thread, "/game pace", pace="soon")
    assert said(bad) == EN("refused-bad-pace", detail="")


# Absence


async def test_a_computer_player_sits_in_and_the_hand_gives_the_seat_back(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await house.absence.set_pace(
        sitting.table, int(sitting.people[0].id), lambda p: replace(p, at_end="computer")
    )
    await clock.passes(DAY)
    (reminder,) = await reminders(person)
    end = own_words(LANGUAGE[locale_of(person)])("remind-end-computer", when="")
    assert end.strip(" .:") in said(reminder)
    await clock.passes(2 * DAY)
    table = await house.adapter.table(sitting.table)
    seat = table.seats[table.seat_of(int(person.id)) or 0]
    assert seat.absent
    told = [m for m in await person.messages(person.dm, 50) if said(m).startswith("🤖")]
    assert [what_is_there(m) for m in told] == [{"play"}]
    hand = await person.slash(sitting.thread, "/hand")
    assert hand["ephemeral"]
    await settled(house)
    table = await house.adapter.table(sitting.table)
    assert not table.seats[seat.number].computer


async def test_vacation_is_told_and_stops_reminders(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await house.absence.go_away(int(person.id), clock() + 10 * DAY)
    await settled(house)
    told = [said(m) for m in await person.messages(sitting.thread, 50)]
    assert any(text.startswith("🏖️") for text in told)
    await clock.passes(9 * DAY)
    assert not await reminders(person)


# Silence


async def test_a_silent_table_is_put_away_and_comes_back_with_the_lobbys_button(
    house: House, people: People, clock: Clock, table: LocalTable
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await clock.passes(quiet_after(PACES["relaxed"]))
    quiet = [m for m in await person.messages(sitting.thread, 50) if said(m).startswith("💤")]
    assert len(quiet) == 1
    assert controls(quiet[0], f"r:{sitting.table}:wake")
    assert not [r for r in await reminders(person) if controls(r)]
    await clock.passes(ARCHIVED_AFTER)
    thread = table.hall.world.channels[sitting.thread].thread
    assert thread is not None
    assert thread.archived
    lobby = await person.message(TABLES, sitting.lobby)
    assert lobby is not None
    (wake,) = controls(lobby, f"r:{sitting.table}:wake")
    other = next(p for p in sitting.people if p is not person)
    answer = await other.pressed(lobby, wake)
    assert answer["ephemeral"]
    await clock.passes(0)
    assert not thread.archived
    assert len([r for r in await reminders(person) if controls(r)]) == 1
    lobby = await person.message(TABLES, sitting.lobby)
    assert lobby is not None
    assert not controls(lobby, "r:")


async def test_whoever_wants_to_know_learns_that_they_are_next(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    for person in sitting.people:
        await house.absence.wish(int(person.id), lambda w: replace(w, on_deck=True))
    for turn in range(12):
        await Player(await asked(house, sitting), sitting, Random(turn)).answer()
        await settled(house)
        watch = await house.store.clocks.watch(sitting.table)
        if watch is not None and watch.deck is not None:
            break
    else:
        raise AssertionError("nobody was ever next")
    seats = (await house.adapter.table(sitting.table)).seats
    coming = next(p for p in sitting.people if p.id == str(seats[watch.deck].person))
    for person in sitting.people:
        eyes = [m for m in await person.messages(person.dm, 50) if said(m).startswith("👀")]
        assert len(eyes) == (person is coming)
    await Player(await asked(house, sitting), sitting, Random(99)).answer()
    await settled(house)
    assert await asked(house, sitting) is coming
    assert not [m for m in await coming.messages(coming.dm, 50) if said(m).startswith("👀")]


async def test_whoever_is_reminded_in_the_thread_puts_it_off_there(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await house.absence.wish(int(person.id), lambda w: replace(w, deliver="thread"))
    await clock.passes(DAY)
    assert not await reminders(person)
    (public,) = await reminders(person, sitting.thread)
    answer = await person.pressed(public, press_of(public, "1h"))
    assert answer["ephemeral"]
    assert "⏰" in said(answer)
    await clock.passes(HOUR + MINUTE)
    (again,) = await reminders(person, sitting.thread)
    assert again["id"] != public["id"]


async def test_the_modest_answer_is_given_and_the_thread_says_for_whom(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await house.absence.set_pace(
        sitting.table, int(sitting.people[0].id), lambda p: replace(p, at_end="default")
    )
    await clock.passes(3 * DAY)
    told = [said(m) for m in await person.messages(sitting.thread, 50)]
    assert [t for t in told if t.startswith("⌛") and person.name in t]
    sight = await house.adapter.sight(sitting.table, None)
    assert sight.table.records == 1


async def test_the_time_that_the_bot_was_down_is_given_back_at_the_start(
    house: House, people: People, clock: Clock
) -> None:
    sitting = await a_table(people, house)
    person = await asked(house, sitting)
    await house.store.meta.set("heartbeat", str(clock()))
    clock.ahead += 5 * DAY
    await house.timekeeper.open()
    await clock.passes(DAY - HOUR)
    assert not await reminders(person)
    await clock.passes(HOUR + MINUTE)
    assert len(await reminders(person)) == 1
