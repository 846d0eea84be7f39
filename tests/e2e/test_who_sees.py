"""Who may not see a channel sees nothing of the tables played there, by whatever way they ask;
who sits at one sees it from everywhere."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.e2e.books import id_samples
from tests.e2e.exchange import Exchange
from tests.e2e.forging import Forger
from tests.e2e.house import House
from tests.e2e.people import BUTTON, LOUNGE, TABLES, Json, People, Person, control, controls, said
from tests.e2e.play import Sitting, at_table
from tests.e2e.test_looking_back import filmed, move
from texts import own_words

say = own_words("en")
NO_TABLE = say("refused-no-table", detail="")
NOT_KNOWN = "999"
COMMANDS = (
    *("/board", "/log", "/hand", "/play", "/replay", "/game export", "/game pace", "/game thread"),
    *("/game leave", "/game cancel", "/seat open", "/seat computer", "/seat back", "/seat resign"),
    *("/seat end", "/seat leave"),
)


async def hidden_from(person: Person) -> None:
    """This person sees the channel of the tables no more."""
    await person.world("deny", channel=TABLES, whom=person.id, rights=["VIEW_CHANNEL"])


async def played(house: House, people: People, answers: int = 40) -> Sitting:
    sitting = await at_table(house, people, "Ana", "Bram", "Duarte")
    await house.played_on(sitting, answers)
    return sitting


async def board(person: Person, channel: str, table: int) -> Json:
    return await person.slash(channel, "/board", table=str(table))


async def test_who_does_not_see_the_channel_finds_no_table(house: House, people: People) -> None:
    sitting = await played(house, people)
    eve = await people.add("Eve")
    assert (await board(eve, LOUNGE, sitting.table))["attachments"], "she sees the channel yet"
    old = await eve.slash(LOUNGE, "/replay", table=str(sitting.table))
    await hidden_from(eve)
    for what in ("back", "film"):
        assert await eve.refused(old, move(old, what)) == NO_TABLE
    # A thread that sleeps is in nobody's list.
    for asleep in (False, True):
        await eve.world("archive", channel=sitting.thread, on=asleep)
        for path in COMMANDS:
            more = {"picks": "x"} if path == "/play" else {}
            for number in (str(sitting.table), NOT_KNOWN):
                told = await eve.slash(LOUNGE, path, table=number, **more)
                assert said(told) == NO_TABLE, (path, number)
                assert not told["attachments"]
    invited = await eve.slash(LOUNGE, "/seat invite", table=str(sitting.table), person=eve.id)
    assert said(invited) == NO_TABLE
    number = str(sitting.table)
    assert await eve.complete(LOUNGE, "/seat open", "seat", seat="", table=number) == []
    assert await eve.complete(LOUNGE, "/play", "picks", picks="", table=number) == []
    for path in ("/board", "/replay", "/game export"):
        assert await eve.complete(LOUNGE, path, "table", table="") == []
    await eve.world("allow", channel=TABLES, whom=eve.id, rights=["VIEW_CHANNEL"])
    assert (await board(eve, LOUNGE, sitting.table))["attachments"]


async def test_nor_by_what_they_press(house: House, people: People, exchange: Exchange) -> None:
    """Whatever they press, they are told what they would be of a table that there is not."""
    sitting = await played(house, people)
    eve = await people.add("Eve")
    await hidden_from(eve)
    forger = Forger(exchange, house, eve)
    told: Counter[str] = Counter()
    # Of a higher number the bot would think that an older copy of its database was put back.
    await house.gave_tables_up_to(int(NOT_KNOWN))
    here, nowhere = id_samples(sitting.table), id_samples(int(NOT_KNOWN))
    for id_, other in zip(here, nowhere, strict=True):
        for channel in (LOUNGE, eve.dm):
            if house.takes_presses(id_):
                answer = await forger.press(id_, channel, values=["1"])
                assert answer == await forger.press(other, channel, values=["1"]), id_
                told[answer] += 1
            if house.takes_windows(id_):
                answer = await forger.window(id_, channel, [])
                assert answer == await forger.window(other, channel, []), id_
    # Panels are nowhere but in private messages.
    assert set(told) == {NO_TABLE, say("refused-stale", detail="")}
    assert told[NO_TABLE] > 100


async def test_who_sits_at_the_table_sees_it_from_everywhere(house: House, people: People) -> None:
    sitting = await played(house, people)
    ana, carlos = people["Ana"], people["Carlos"]
    await hidden_from(ana)
    for channel in (LOUNGE, ana.dm):
        assert (await board(ana, channel, sitting.table))["attachments"]
        log = await ana.slash(channel, "/log", table=str(sitting.table))
        assert people["Bram"].name in said(log)
    # Others from where they see the channel: not from a direct message, where nobody can tell.
    assert (await board(carlos, LOUNGE, sitting.table))["attachments"]
    assert said(await board(carlos, carlos.dm, sitting.table)) == own_words("es")(
        "refused-no-table", detail=""
    )


async def test_a_film_is_shown_in_its_place(
    house: House, people: People, exchange: Exchange
) -> None:
    sitting = await played(house, people)
    ana = people["Ana"]
    only_there = say("film-not-here", thread=f"<#{sitting.thread}>")
    elsewhere = await filmed(ana, await ana.slash(LOUNGE, "/replay", table=str(sitting.table)))
    assert elsewhere["ephemeral"]
    assert only_there in said(elsewhere)
    assert not controls(elsewhere, "x:")
    forger = Forger(exchange, house, ana)
    assert await forger.press(f"x:{sitting.table}:share", LOUNGE) == only_there
    assert all(not message["attachments"] for message in await people["Carlos"].messages(LOUNGE))
    there = await filmed(ana, await ana.slash(sitting.thread, "/replay"))
    assert only_there not in said(there)
    share = control(there, "^x:")
    shown = await ana.pressed(there, share)
    assert not shown.get("ephemeral")
    assert shown["attachments"]


async def test_results_count_of_what_one_may_see(house: House, people: People) -> None:
    ana, bram, eve = people["Ana"], people["Bram"], await people.add("Eve")
    await played(house, people, 10_000)
    one = say("stats-games", count=1)
    assert one in said(await eve.slash(LOUNGE, "/stats", person=ana.id))
    for person in (eve, bram):
        await hidden_from(person)
    others = await eve.slash(LOUNGE, "/stats", person=ana.id)
    assert say("stats-none-person") in said(others)
    server = await eve.pressed(others, "y:server:-")
    assert say("stats-none-server") in said(server)
    assert ana.name not in said(server)
    seated = await bram.slash(LOUNGE, "/stats", person=ana.id)
    assert one in said(seated)
    assert ana.name in said(await bram.pressed(seated, "y:server:-"))


@pytest.mark.usefixtures("larder")
async def test_a_lesson_is_its_owners_alone(
    house: House, people: People, exchange: Exchange
) -> None:
    ana, bram, owner = people["Ana"], people["Bram"], people["Sunniva"]
    page = await ana.slash(TABLES, "/learn", game="larder")
    await ana.press(page["id"], "e:larder:lesson")
    first = await ana.with_control(ana.dm, "q:")
    number = next(iter(controls(first))).split(":")[1]
    await house.settled()
    lesson = house.table(int(number))
    for person in (bram, owner):
        for channel in (TABLES, LOUNGE):
            assert said(await board(person, channel, lesson.id)) == NO_TABLE
            export = await person.slash(channel, "/game export", table=number)
            assert said(export) == NO_TABLE
            forged = await Forger(exchange, house, person).press(f"x:{number}:open", channel)
            assert forged == NO_TABLE
        listed = said(await person.slash(TABLES, "/game list"))
        assert say("table-number", id=number) not in listed
    # The message that tells of it is there for all, and its button too.
    told = await bram.message(TABLES, str(lesson.lobby_message))
    assert told is not None
    not_seated = await bram.refused(told, f"l:{number}:thread")
    assert not_seated == say("refused-not-seated", detail="")
    for channel in (LOUNGE, ana.dm):
        assert said(await board(ana, channel, lesson.id)) != NO_TABLE
    # Who manages threads reads it there, as Discord lets them.
    assert said(await board(owner, str(lesson.thread), lesson.id)) != NO_TABLE


async def test_who_only_looks_is_not_noted(house: House, people: People) -> None:
    """Commands that show something, and the buttons of what they show."""
    sitting = await played(house, people)
    eve, table = await people.add("Eve"), {"table": str(sitting.table)}
    game = {"game": "raiders"}
    for command, about in (
        *(("/board", table), ("/log", table), ("/replay", table), ("/game list", {})),
        *(("/help", {}), ("/rules", game), ("/learn", game), ("/stats", {})),
    ):
        shown = await eve.slash(sitting.thread, command, **about)
        buttons = {i: p for i, p in controls(shown).items() if p["type"] == BUTTON}
        leads_on = [i for i, p in buttons.items() if i[0] in "txyhe" and not p.get("disabled")]
        for id_ in leads_on[:1]:
            await eve.pressed(shown, id_)
    assert not any(int(eve.id) in row for row in await house.all_of("people"))
