"""`/me`, as people use it: their tables, their settings, and being forgotten."""

from __future__ import annotations

import pytest

from cogs.frame.house import House
from cogs.frame.speech import text_names
from cogs.frame.voice import Voice
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from localtable.world.world import EPHEMERAL, SILENT
from tests.e2e.house import settled
from tests.e2e.larders import larder_known, sat_down
from tests.e2e.people import Json, People, Person, controls, said, shown
from tests.e2e.play import Sitting, lobby_press, open_lobby, open_table
from texts import own_words

SAY = own_words("en")


async def two_tables(people: People, house: House) -> tuple[Person, list[Sitting]]:
    """Ana sits at two tables of the same people."""
    those = [people[name] for name in ("Ana", "Bram", "Sunniva")]
    sittings = [await open_table(those, TABLES) for _ in range(2)]
    await settled(house)
    return those[0], sittings


async def submit(person: Person, message: Json, custom_id: str, *values: str) -> Json:
    """Open a window by a button, fill its fields in order, send it; the message as it is then."""
    await person.press(message["id"], custom_id)

    async def look() -> Json | None:
        modal: Json | None = (await person.state())["modal"]
        return modal

    modal = await person.until(look, "the window")
    fields = [part["component"]["custom_id"] for part in modal["components"]]
    given = dict(zip(fields, values, strict=True))
    sent = await person.ask("modal", id=modal["id"], values=given)
    return await person.outcome(sent["interaction"], message["channel_id"], message)


async def settings(person: Person, **options: str) -> Json:
    return await person.slash(person.dm, "/me settings", **options)


async def test_my_tables_are_listed_with_links_the_longest_wait_on_top(
    table: LocalTable, people: People, house: House
) -> None:
    ana, sittings = await two_tables(people, house)
    mine = await house.adapter.tables_of_person(int(ana.id))
    listed = await ana.slash(ana.dm, "/me tables")
    assert listed["ephemeral"]
    lines = [line for line in said(listed).splitlines() if line.startswith("- ")]
    assert len(lines) == 2
    for line, (found, since) in zip(lines, mine, strict=True):
        assert f"/channels/{found.guild}/{found.thread}" in line
        assert line.startswith("- ▶") == (since is not None)
        assert f"#{found.id}" in line
    waiting = [found for found, since in mine if since is not None]
    assert bool(controls(listed, "m:next")) == bool(waiting)
    assert len(sittings) == 2


async def test_next_leads_from_table_to_table(
    table: LocalTable, people: People, house: House
) -> None:
    _, sittings = await two_tables(people, house)
    # Whoever is to place first; one of the three is asked at each table.
    for person in sittings[0].people:
        mine = await house.adapter.tables_of_person(int(person.id))
        if mine[0][1] is not None:
            break
    waits = [found.id for found, since in mine if since is not None]
    listed = await person.slash(TABLES, "/me tables")
    panel = await person.pressed(listed, "m:next")
    assert controls(panel, f"q:{waits[0]}:")
    assert controls(panel, "m:next")
    if len(waits) > 1:
        panel = await person.pressed(panel, "m:next")
        assert controls(panel, f"q:{waits[1]}:")
    else:
        told = await person.refused(panel, "m:next")
        assert told == SAY("me-none-waits")


async def test_a_table_is_chosen_and_answered_in_the_list(
    table: LocalTable, people: People, house: House
) -> None:
    _, sittings = await two_tables(people, house)
    for person in sittings[0].people:
        mine = await house.adapter.tables_of_person(int(person.id))
        waits = [found.id for found, since in mine if since is not None]
        if waits:
            break
    listed = await person.slash(TABLES, "/me tables")
    offered = controls(listed, "m:at")["m:at"]["options"]
    assert [option["value"] for option in offered] == [str(number) for number in waits]
    assert offered[0]["description"], "what is awaited"
    panel = await person.pressed(listed, "m:at", offered[-1]["value"])
    (menu, part) = next(iter(controls(panel, f"q:{waits[-1]}:").items()))
    value = [part["options"][0]["value"]] if part.get("options") else []
    await person.pressed(panel, menu, *value)
    await settled(house)
    after = await house.adapter.tables_of_person(int(person.id))
    records = await house.store.log.records(waits[-1])
    assert records[-1].person == int(person.id) or after == mine, "answered, or chosen so far"


async def test_further_tables_come_without_a_sound_for_whoever_wants_one_list(
    table: LocalTable,
    people: People,
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    ana = people["Ana"]
    panel = await settings(ana)
    assert not (await house.store.people.get(int(ana.id))).gather
    panel = await ana.pressed(panel, "m:turn.gather")
    assert f"{SAY('me-gather')}: {SAY('yes')}" in said(panel)
    with larder_known(monkeypatch, caplog):
        for _ in range(2):
            await sat_down(people, "Ana", "Bram")
            await settled(house)
        for name, sounds in (("Ana", [True, False]), ("Bram", [True, True])):
            channel = people[name].dm
            prompts = [m for m in table.hall.world.messages.values() if m.channel_id == channel]
            prompts = [m for m in prompts if not m.flags & EPHEMERAL]
            assert [not m.flags & SILENT for m in prompts] == sounds


async def test_somebody_without_tables_is_told_what_to_do(
    table: LocalTable, people: People, house: House
) -> None:
    listed = await people["Carlos"].slash(TABLES, "/yo mesas".replace("yo mesas", "me tables"))
    assert own_words("es")("list-empty") in said(listed)
    assert not controls(listed, "m:next")


async def test_settings_are_shown_and_changed(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    store, me = house.store.people, int(ana.id)
    panel = await settings(ana, zone="Europe/Madrid")
    assert "Europe/Madrid" in said(panel)
    panel = await ana.pressed(panel, "m:every", str(8 * 3600))
    panel = await ana.pressed(panel, "m:deliver", "both")
    panel = await ana.pressed(panel, "m:turn.deck")
    panel = await ana.pressed(panel, "m:turn.confirm")
    panel = await ana.pressed(panel, "m:turn.text")
    panel = await submit(ana, panel, "m:quiet", "22:30", "7 am")
    wishes = await store.wishes(me)
    assert (wishes.zone, wishes.every, wishes.deliver, wishes.on_deck) == (
        "Europe/Madrid", 8 * 3600, "both", True,
    )  # fmt: skip
    assert (wishes.quiet_from, wishes.quiet_to) == (22 * 60 + 30, 7 * 60)
    known = await store.get(me)
    assert (known.confirm, known.text_only) == (True, True)
    assert "22:30–07:00 (Europe/Madrid)" in said(panel)
    assert "every 8 hours; by direct message and in the thread" in said(panel)

    panel = await submit(ana, panel, "m:zone", "Buenos Aires")
    assert (await store.wishes(me)).zone == "America/Argentina/Buenos_Aires"
    panel = await submit(ana, panel, "m:quiet", "", "")
    assert (await store.wishes(me)).quiet_from is None
    panel = await ana.pressed(panel, "m:language", "pt-BR")
    assert own_words("pt-BR")("me-settings") in said(panel)
    panel = await ana.pressed(panel, "m:language", "discord")
    assert SAY("me-settings") in said(panel)


async def test_vacation_begins_and_ends(table: LocalTable, people: People, house: House) -> None:
    ana, me = people["Ana"], int(people["Ana"].id)
    panel = await settings(ana)
    panel = await submit(ana, panel, "m:away", "2 weeks")
    away = (await house.store.people.wishes(me)).away
    assert away is not None
    assert away[1] - away[0] == 14 * 86400
    assert f"<t:{away[1]}:f>" in said(panel)
    panel = await ana.pressed(panel, "m:back")
    assert (await house.store.people.wishes(me)).away is None
    assert controls(panel, "m:away")


@pytest.mark.parametrize(
    ("window", "values", "reason"),
    [
        ("quiet", ("late", "08:00"), "bad-hours"),
        ("quiet", ("22:00", ""), "bad-hours"),
        ("zone", ("Nowhere",), "bad-zone"),
        ("away", ("a while",), "bad-while"),
        ("away", ("400 days",), "bad-while"),
    ],
)
async def test_what_means_nothing_is_refused_with_what_would_be_right(
    table: LocalTable,
    people: People,
    house: House,
    window: str,
    values: tuple[str, ...],
    reason: str,
) -> None:
    ana = people["Ana"]
    panel = await settings(ana)
    await ana.press(panel["id"], f"m:{window}")

    async def look() -> Json | None:
        modal: Json | None = (await ana.state())["modal"]
        return modal

    modal = await ana.until(look, "the window")
    fields = [part["component"]["custom_id"] for part in modal["components"]]
    given = dict(zip(fields, values, strict=True))
    sent = await ana.ask("modal", id=modal["id"], values=given)
    told = await ana.told(sent["interaction"], panel["channel_id"])
    assert said(told) == SAY(f"refused-{reason}", detail="")


async def test_a_time_zone_is_completed_while_it_is_typed(
    table: LocalTable, people: People, house: House
) -> None:
    found = await people["Carlos"].complete(TABLES, "/me settings", "zone", zone="buenos")
    assert "America/Argentina/Buenos_Aires" in [zone for _, zone in found]


async def asked_person(house: House, sitting: Sitting) -> tuple[Person, Json]:
    """Who is asked, and their panel."""
    await settled(house)
    for person in sitting.people:
        for message in reversed(await person.messages(person.dm)):
            if controls(message, f"q:{sitting.table}:"):
                return person, message
    raise AssertionError("nobody is asked")


async def test_whoever_confirms_chooses_first_and_acts_with_confirm(
    table: LocalTable, people: People, house: House
) -> None:
    _, (sitting, _) = await two_tables(people, house)
    person, panel = await asked_person(house, sitting)
    await person.pressed(await settings(person), "m:turn.confirm")
    await settled(house)
    _, panel = await asked_person(house, sitting)
    menus = {i: p for i, p in controls(panel, "q:").items() if i.split(":")[3][0] in "gs"}
    menu = next(iter(menus))
    if menu.endswith(":g"):
        panel = await person.pressed(panel, menu, "0")
        menu = next(i for i in controls(panel, "q:") if i.split(":")[3][0] == "s")
    panel = await person.pressed(panel, menu, controls(panel)[menu]["options"][0]["value"])
    assert (await house.adapter.table(sitting.table)).records == 0
    assert "Chosen so far" in said(panel)
    confirm = next(i for i in controls(panel, "q:") if i.endswith(":ok"))
    await person.pressed(panel, confirm)
    assert (await house.adapter.table(sitting.table)).records == 1


async def test_text_only_comes_without_pictures_and_says_the_position_in_words(
    table: LocalTable, people: People, house: House
) -> None:
    _, (sitting, _) = await two_tables(people, house)
    person, before = await asked_person(house, sitting)
    assert before["attachments"]
    await person.pressed(await settings(person), "m:turn.text")
    await settled(house)
    _, panel = await asked_person(house, sitting)
    assert not panel["attachments"]
    sight = await house.adapter.sight(sitting.table, int(person.id))
    from cogs.panel.panel import board_words

    public = (await house.adapter.sight(sitting.table, None)).view
    words = board_words(Voice(sight, "en"), public)
    assert words[:200] in said(panel)
    board = await person.pressed(panel, f"p:{sitting.table}:board")
    assert not board["attachments"]
    # The board has all of it, in pages.
    voice = Voice(sight, "en")
    first, *_ = voice.speak.position(public, voice.words, text_names(sight.table, "en"))
    assert first in said(board)
    hand = await person.slash(sitting.thread, "/hand")
    assert not hand["attachments"]


async def test_forgetting_asks_first_and_then_leaves_nothing(
    table: LocalTable, people: People, house: House
) -> None:
    ana, (first, second) = await two_tables(people, house)
    me = int(ana.id)
    asked = await ana.slash(ana.dm, "/me forget")
    assert SAY("forget-tables", count=2) in said(asked)
    kept = await ana.pressed(asked, "m:keep")
    assert said(kept) == SAY("forget-kept")
    assert len(await house.adapter.tables_of_person(me)) == 2

    asked = await ana.slash(ana.dm, "/me forget")
    done = await ana.pressed(asked, "m:forget")
    assert said(done) == SAY("forget-done")
    await settled(house)
    left = await house.store.read(
        lambda c: [line for line in c.iterdump() if str(me) in line or "'Ana'" in line]
    )
    assert left == []
    # Her panels answer no more, and the tables go on without her.
    for message in await ana.messages(ana.dm):
        assert not controls(message, "q:")
        assert not controls(message, "p:")
    for sitting in (first, second):
        found = await house.adapter.table(sitting.table)
        assert found.phase == "running"
        assert sum(seat.left for seat in found.seats) == 1
    board = await people["Bram"].slash(second.thread, "/board")
    assert SAY("someone-left") in shown(board)


async def test_a_lobby_is_left_as_well(table: LocalTable, people: People, house: House) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_lobby(bram, TABLES, seats=3)
    await lobby_press(ana, sitting, "join")
    asked = await ana.slash(TABLES, "/me forget")
    await ana.pressed(asked, "m:forget")
    found = await house.adapter.table(sitting.table)
    assert [seat.person for seat in found.seats] == [int(bram.id), None, None]
