"""`/me`, as people use it: their tables, their settings, and being forgotten."""

from __future__ import annotations

import pytest

from tests.e2e.books import is_erased
from tests.e2e.house import DAY, HOUR, House
from tests.e2e.people import TABLES, Json, People, Person, controls, said, shown, usable
from tests.e2e.play import asked, at_table, lobby_press, open_lobby
from texts import own_words

SAY = own_words("en")
SILENT = 1 << 12
"""The flag of a message that makes no phone ring."""


async def settings(person: Person, **options: str) -> Json:
    return await person.slash(person.dm, "/me settings", **options)


async def fill_in(person: Person, panel: Json, button: str, *values: str) -> str:
    """Open a window by a button, fill its fields in order, send it; the interaction."""
    await person.press(panel["id"], f"m:{button}")
    return await person.submit(await person.window(), *values)


async def filled_in(person: Person, panel: Json, button: str, *values: str) -> Json:
    """The settings after that."""
    sent = await fill_in(person, panel, button, *values)
    return await person.outcome(sent, panel["channel_id"], panel)


async def test_my_tables_are_listed_and_answered_there(house: House, people: People) -> None:
    sittings = [await at_table(house, people) for _ in range(2)]
    # Whoever is to place first; one of the three is asked at each table.
    person = house.awaited(sittings[0])
    waits = [s.table for s in sittings if house.awaited(s) is person]
    listed = await person.slash(person.dm, "/me tables")
    assert listed["ephemeral"]
    lines = [line for line in said(listed).splitlines() if line.startswith("- ")]
    assert len(lines) == 2
    for line in lines:
        (sitting,) = [s for s in sittings if f"#{s.table}" in line]
        assert f"/{sitting.thread}" in line
        assert line.startswith("- ▶") == (sitting.table in waits)
    assert lines[0].startswith("- ▶")
    # *Next* leads from table to table.
    panel = await person.pressed(listed, "m:next")
    assert controls(panel, f"q:{waits[0]}:")
    if len(waits) > 1:
        panel = await person.pressed(panel, "m:next")
        assert controls(panel, f"q:{waits[1]}:")
    else:
        assert await person.refused(panel, "m:next") == SAY("me-none-waits")
    # One is chosen, and answered.
    listed = await person.slash(TABLES, "/me tables")
    offered = controls(listed)["m:at"]["options"]
    assert [option["value"] for option in offered] == [str(number) for number in waits]
    assert offered[0]["description"], "what is awaited"
    panel = await person.pressed(listed, "m:at", offered[-1]["value"])
    menu, values = usable(panel, f"q:{waits[-1]}:")
    after = await person.pressed(panel, menu, *values)
    assert controls(after) != controls(panel), "answered, or chosen so far"
    # Somebody without tables is told what to do.
    listed = await people["Carlos"].slash(TABLES, "/me tables")
    assert own_words("es")("list-empty") in said(listed)
    assert not controls(listed, "m:next")


@pytest.mark.usefixtures("larder")
async def test_who_wants_one_list_hears_of_one_table(people: People, house: House) -> None:
    ana = people["Ana"]
    panel = await ana.pressed(await settings(ana), "m:turn.gather")
    assert f"{SAY('me-gather')}: {SAY('yes')}" in said(panel)
    for _ in range(2):
        await at_table(house, people, "Ana", "Bram", game="larder")
    for name, sounds in (("Ana", [True, False]), ("Bram", [True, True])):
        person = people[name]
        prompts = [m for m in await person.messages(person.dm) if not m["ephemeral"]]
        assert [not m["flags"] & SILENT for m in prompts] == sounds


async def test_settings_are_shown_changed_and_refused(house: House, people: People) -> None:
    ana = people["Ana"]
    found = await people["Carlos"].complete(TABLES, "/me settings", "zone", zone="buenos")
    assert "America/Argentina/Buenos_Aires" in [zone for _, zone in found]
    panel = await settings(ana, zone="Europe/Madrid")
    assert "Europe/Madrid" in said(panel)
    for window, values, reason in (
        ("quiet", ("22:00", ""), "bad-hours"),
        ("zone", ("Nowhere",), "bad-zone"),
        ("away", ("400 days",), "bad-while"),
    ):
        told = await ana.told(await fill_in(ana, panel, window, *values), panel["channel_id"])
        assert said(told) == SAY(f"refused-{reason}", detail=""), values
    panel = await ana.pressed(panel, "m:every", str(8 * HOUR))
    panel = await ana.pressed(panel, "m:deliver", "both")
    for what in ("deck", "weekends", "confirm", "text"):
        panel = await ana.pressed(panel, f"m:turn.{what}")
    panel = await filled_in(ana, panel, "quiet", "22:30", "7 am")
    wishes, known = await house.wishes(ana), await house.known(ana)
    assert (wishes.zone, wishes.every, wishes.deliver) == ("Europe/Madrid", 8 * HOUR, "both")
    assert (wishes.quiet_from, wishes.quiet_to) == (22 * 60 + 30, 7 * 60)
    assert all((wishes.on_deck, wishes.free_weekends, known.confirm, known.text_only))
    assert "22:30–07:00 (Europe/Madrid)" in said(panel)
    assert "every 8 hours; by direct message and in the thread" in said(panel)

    panel = await filled_in(ana, panel, "zone", "Buenos Aires")
    assert (await house.wishes(ana)).zone == "America/Argentina/Buenos_Aires"
    panel = await filled_in(ana, panel, "quiet", "", "")
    assert (await house.wishes(ana)).quiet_from is None
    panel = await filled_in(ana, panel, "away", "2 weeks")
    begin, end = (await house.wishes(ana)).away
    assert end - begin == 14 * DAY
    assert f"<t:{end}:f>" in said(panel)
    panel = await ana.pressed(panel, "m:back")
    assert (await house.wishes(ana)).away is None
    assert controls(panel, "m:away")
    panel = await ana.pressed(panel, "m:language", "pt-BR")
    assert own_words("pt-BR")("me-settings") in said(panel)
    panel = await ana.pressed(panel, "m:language", "discord")
    assert SAY("me-settings") in said(panel)


async def test_some_want_words_and_some_confirm(house: House, people: People) -> None:
    sitting = await at_table(house, people)
    person, before = await asked(house, sitting)
    assert before["attachments"]
    await person.pressed(await settings(person), "m:turn.text")
    _, panel = await asked(house, sitting)
    board = await person.pressed(panel, f"p:{sitting.table}:board")
    hand = await person.slash(sitting.thread, "/hand")
    for message in (panel, board, hand):
        assert not message["attachments"]
    assert await house.position_words(sitting) in said(board), "all of it, in pages"

    await person.pressed(await settings(person), "m:turn.confirm")
    _, panel = await asked(house, sitting)
    start = f"q:{sitting.table}:"
    while not any(id_.endswith(":ok") for id_ in controls(panel, start)):
        custom_id, values = usable(panel, start)
        panel = await person.pressed(panel, custom_id, *values)
    menu = next(i for i in controls(panel, start) if i.split(":")[3][0] in "so")
    values = [one["value"] for one in controls(panel)[menu].get("options", ())][:1]
    panel = await person.pressed(panel, menu, *values)
    assert house.written(sitting).records == []
    assert "Chosen so far" in said(panel)
    await person.pressed(panel, next(i for i in controls(panel, start) if i.endswith(":ok")))
    assert len(house.written(sitting).records) == 1


async def test_forgetting_asks_first_and_then_leaves_nothing(house: House, people: People) -> None:
    ana, carlos = people["Ana"], people["Carlos"]
    sitting = await at_table(house, people)
    lobby = await open_lobby(carlos, TABLES, seats=3)
    await lobby_press(ana, lobby, "join")
    sure = await ana.slash(ana.dm, "/me forget")
    assert SAY("forget-tables", count=2) in said(sure)
    kept = await ana.pressed(sure, "m:keep")
    assert said(kept) == SAY("forget-kept")
    assert house.seat(sitting, ana)
    sure = await ana.slash(ana.dm, "/me forget")
    done = await ana.pressed(sure, "m:forget")
    assert said(done) == SAY("forget-done")
    await house.settled()
    assert is_erased(house.database, ana)
    # Her panels answer no more, and the tables go on without her.
    for message in await ana.messages(ana.dm):
        assert not controls(message, "q:")
        assert not controls(message, "p:")
    assert house.phase(sitting) == "running"
    assert sum(seat.left for seat in house.table(sitting).seats) == 1
    board = await people["Bram"].slash(sitting.thread, "/board")
    assert SAY("someone-left") in shown(board)
    seats = [seat.person for seat in house.table(lobby).seats]
    assert seats == [int(carlos.id), None, None]
