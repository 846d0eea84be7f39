"""Answers as a whole, as people see them: ready made, written, corrected, saved, used again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cogs.frame.house import House
from localtable.server import LocalTable
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e import records
from tests.e2e.house import house_at, settled
from tests.e2e.larders import larder_known, sat_down
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import Player, Sitting, open_table, play_out
from tests.localtable import schemas
from texts import own_words

SAY = own_words("en")
RIGHT = "6 bread, 6 fish"


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with larder_known(monkeypatch, caplog):
        yield


async def panel(person: Person, sitting: Sitting) -> Json:
    """The newest private message with the question."""
    return await person.find(person.dm, lambda m: controls(m, f"q:{sitting.table}:"), "the panel")


def one(message: Json, end: str, start: str = "") -> str:
    """The id of the one control that ends so."""
    (found,) = [id_ for id_ in controls(message, start) if id_.split(":")[-1].split(".")[0] == end]
    return found


def has(message: Json, end: str) -> bool:
    return any(id_.split(":")[-1].split(".")[0] == end for id_ in controls(message))


def offered(message: Json) -> list[str]:
    """What the menu has."""
    return [option["label"] for option in controls(message)[one(message, "s0")]["options"]]


async def choose(person: Person, message: Json, label: str) -> Json:
    menu = one(message, "s0")
    options = controls(message)[menu]["options"]
    value = next(option["value"] for option in options if option["label"] == label)
    return await person.pressed(message, menu, value)


async def opened(person: Person, message: Json, end: str) -> Json:
    """The window that a button opens."""
    await person.press(message["id"], one(message, end))
    return await person.window()


async def sent(person: Person, message: Json, window: Json, text: str) -> Json:
    """What the panel shows after a window was sent."""
    interaction = await person.submit(window, text)
    return await person.outcome(interaction, message["channel_id"], message)


def written_in(window: Json) -> str:
    field = window["components"][0]
    return str(field.get("component", field).get("value") or "")


async def wrote(person: Person, message: Json, text: str, end: str = "write") -> Json:
    return await sent(person, message, await opened(person, message, end), text)


async def test_a_ready_answer_is_chosen_seen_and_confirmed_and_may_be_replaced(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await sat_down(people, "Ana", "Bram")
    ana = people["Ana"]
    first = await panel(ana, sitting)
    # Ninety options are no menus: there is the one of whole answers.
    assert offered(first) == ["The baker", "The fisher"]
    assert len([c for c in controls(first).values() if c["type"] == 3]) == 1
    assert SAY("ready-how") in said(first)
    assert controls(first)[one(first, "ok")]["disabled"]

    chosen = await choose(ana, first, "The baker")
    assert SAY("about-to-choose", picks="6 bread, 6 honey") in said(chosen)
    assert "prompt.png" in [file["filename"] for file in chosen["attachments"]]
    assert not controls(chosen)[one(chosen, "ok")].get("disabled")
    laid = await ana.pressed(chosen, one(chosen, "ok"))
    assert SAY("laid-down", picks="6 bread, 6 honey") in said(laid)
    assert "prompt.png" in [file["filename"] for file in laid["attachments"]]

    other = await choose(ana, laid, "The fisher")
    changed = await ana.pressed(other, one(other, "ok"))
    assert SAY("laid-down", picks="3 bread, 3 apple, 6 fish") in said(changed)
    # Nobody else sees anything of it.
    thread = "\n".join(said(m) for m in await people["Bram"].messages(sitting.thread))
    assert "bread" not in thread
    assert "baker" not in thread.casefold()


@pytest.mark.parametrize(
    ("name", "locale", "baker", "text"),
    [
        ("Ana", "en", "The baker", "6 bread, 6 honey"),
        ("Carlos", "es", "El panadero", "6 pan, 6 miel"),
        ("Duarte", "pt-BR", "O padeiro", "6 pão, 6 mel"),
    ],
)
async def test_everybody_reads_and_writes_it_in_their_language(
    table: LocalTable,
    people: People,
    house: House,
    name: str,
    locale: str,
    baker: str,
    text: str,
) -> None:
    say = own_words(locale)
    sitting = await sat_down(people, name, "Bram")
    person = people[name]
    first = await panel(person, sitting)
    assert say("ready-how") in said(first)
    chosen = await choose(person, first, baker)
    assert say("about-to-choose", picks=text) in said(chosen)
    window = await opened(person, chosen, "change")
    assert window["title"] == say("ready-window")
    assert written_in(window) == text
    # Any language will do, and all of them together.
    mixed = await sent(person, chosen, window, "4 apple, 4 pescado, 4 PÃO")
    assert say("ready-wrote", text="") not in said(mixed)
    assert not controls(mixed)[one(mixed, "ok")].get("disabled")


async def test_what_is_wrong_is_said_and_the_text_is_kept_until_it_is_right(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await sat_down(people, "Ana", "Bram")
    ana = people["Ana"]
    chosen = await choose(ana, await panel(ana, sitting), "The baker")
    wrong = await wrote(ana, chosen, "8 bread,\n3 chesse **x**", end="change")
    text = said(wrong)
    assert "8 bread, 3 chesse" in text
    assert "8 bread are too many: at most 6." in text
    assert "That is 8 things; you need 12." in text
    assert "chesse \\*\\*x\\*\\*" in text
    assert "**x**" not in text
    # What was chosen before is not what they want any more.
    assert controls(wrong)[one(wrong, "ok")]["disabled"]
    assert "prompt.png" not in [file["filename"] for file in wrong["attachments"]]
    assert not has(wrong, "write")

    again = await opened(ana, wrong, "fix")
    assert written_in(again) == "8 bread,\n3 chesse **x**"
    still = await sent(ana, wrong, again, "6 bread, 5 fish")
    assert "That is 11 things; you need 12." in said(still)
    right = await wrote(ana, still, RIGHT, end="fix")
    assert SAY("about-to-choose", picks=RIGHT) in said(right)
    assert not has(right, "fix")
    laid = await ana.pressed(right, one(right, "ok"))
    assert SAY("laid-down", picks=RIGHT) in said(laid)


async def test_choosing_another_one_leaves_what_was_written_be(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await sat_down(people, "Ana", "Bram")
    ana = people["Ana"]
    wrong = await wrote(ana, await panel(ana, sitting), "1 bread")
    chosen = await choose(ana, wrong, "The baker")
    assert "you need 12" not in said(chosen)
    cleared = await ana.pressed(chosen, one(chosen, "no"))
    assert SAY("ready-how") in said(cleared)
    # It is still where one writes.
    assert written_in(await opened(ana, cleared, "write")) == "1 bread"


async def test_saved_ones_are_there_at_the_next_table_and_are_replaced_and_deleted(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    sitting = await sat_down(people, "Ana", "Bram")
    chosen = await wrote(ana, await panel(ana, sitting), RIGHT)
    saved = await wrote(ana, chosen, "  My *feast* \n", end="save")
    assert SAY("ready-saved", name="My \\*feast\\*") in said(saved)
    assert offered(saved) == ["My *feast*", "The baker", "The fisher"]
    assert not has(saved, "save")

    other = await sat_down(people, "Ana", "Sunniva", channel=LOUNGE)
    fresh = await panel(ana, other)
    assert offered(fresh) == ["My *feast*", "The baker", "The fisher"]
    assert SAY("about-to-choose", picks=RIGHT) in said(await choose(ana, fresh, "My *feast*"))
    # Others have their own.
    assert offered(await panel(people["Sunniva"], other)) == ["The baker", "The fisher"]

    # The same name again: one takes the place of the other.
    fisher = await choose(ana, fresh, "The fisher")
    replaced = await wrote(ana, fisher, "my *FEAST*", end="save")
    assert offered(replaced) == ["my *FEAST*", "The baker", "The fisher"]
    gone = await ana.pressed(replaced, one(replaced, "del"))
    assert SAY("ready-deleted", name="my \\*FEAST\\*") in said(gone)
    assert offered(gone) == ["The baker", "The fisher"]
    assert SAY("about-to-choose", picks="3 bread, 3 apple, 6 fish") in said(gone)


async def test_a_name_must_be_one_and_there_is_room_for_ten(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    sitting = await sat_down(people, "Ana", "Bram")
    chosen = await choose(ana, await panel(ana, sitting), "The baker")

    async def told(name: str) -> str:
        interaction = await ana.submit(await opened(ana, chosen, "save"), name)
        return said(await ana.told(interaction, ana.dm))

    assert await told("  ** ") == SAY("refused-bad-name")
    me = int(ana.id)
    for number in range(10):
        assert await house.store.saved.keep(me, "larder", "fill", f"n{number}", ("bread.1",))
    assert await told("one more") == SAY("refused-too-many-saved", detail="10")


async def test_a_saved_one_that_is_no_answer_here_is_corrected(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    await house.store.saved.keep(int(ana.id), "larder", "fill", "Old", ("bread.1", "gone.7"))
    sitting = await sat_down(people, "Ana", "Bram")
    first = await panel(ana, sitting)
    (option, *_) = controls(first)[one(first, "s0")]["options"]
    assert option["description"] == SAY("saved-unfit")
    wrong = await choose(ana, first, "Old")
    assert "That is 1 thing; you need 12." in said(wrong)
    assert has(wrong, "del")
    right = await wrote(ana, wrong, RIGHT, end="fix")
    assert SAY("about-to-choose", picks=RIGHT) in said(right)


async def test_it_can_be_played_in_writing(table: LocalTable, people: People, house: House) -> None:
    sitting = await sat_down(people, "Ana", "Bram")
    ana = people["Ana"]
    await panel(ana, sitting)
    await house.store.saved.keep(
        int(ana.id), "larder", "fill", "Mine", tuple(f"bread.{i}" for i in range(1, 7))
    )
    names = await ana.complete(sitting.thread, "/play", "picks", picks="")
    assert [name for name, _ in names] == ["Mine", "The baker", "The fisher"]
    names = await ana.complete(sitting.thread, "/play", "picks", picks="FISH")
    assert [name for name, _ in names] == ["The fisher"]

    wrong = await ana.slash(sitting.thread, "/play", picks="2 bread, 3 stones")
    assert wrong["ephemeral"]
    assert "That is 2 things; you need 12." in said(wrong)
    right = await wrote(ana, wrong, RIGHT, end="fix")
    assert SAY("about-to-choose", picks=RIGHT) in said(right)

    for text, picks in (
        (RIGHT, RIGHT),
        ("the baker", "6 bread, 6 honey"),
        ("fisher", "3 bread, 3 apple, 6 fish"),
        ("6 miel; 6 Queijo", "6 cheese, 6 honey"),
        (", ".join(f"{k}.{i}" for k in ("bread", "fish") for i in range(1, 7)), RIGHT),
    ):
        given = await ana.slash(sitting.thread, "/play", picks=text)
        assert SAY("laid-down", picks=picks) in said(given)


async def test_with_closed_messages_it_goes_all_the_same(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    await ana.settings(dms_open=False)
    sitting = await sat_down(people, "Ana", "Bram")
    hand = await ana.slash(sitting.thread, "/hand")
    assert hand["ephemeral"]
    wrong = await wrote(ana, hand, "1 bread")
    assert "you need 12" in said(wrong)
    right = await wrote(ana, wrong, RIGHT, end="fix")
    saved = await wrote(ana, right, "Mine", end="save")
    laid = await ana.pressed(saved, one(saved, "ok"))
    assert SAY("laid-down", picks=RIGHT) in said(laid)
    public = [m for m in await people["Bram"].messages(sitting.thread) if not m["ephemeral"]]
    assert not [m for m in public if controls(m, "d:") or controls(m, "q:")]


async def test_what_comes_too_late_changes_nothing_and_is_told(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await sat_down(people, "Ana", "Bram")
    ana, bram = people["Ana"], people["Bram"]
    chosen = await choose(ana, await panel(ana, sitting), "The baker")
    window = await opened(ana, chosen, "change")
    save = one(chosen, "save")
    await ana.pressed(chosen, one(chosen, "ok"))
    other = await choose(bram, await panel(bram, sitting), "The fisher")
    await bram.pressed(other, one(other, "ok"))
    await settled(house)
    # The game goes on, and the window is sent only now.
    interaction = await ana.submit(window, RIGHT)
    assert said(await ana.told(interaction, ana.dm)) == SAY("refused-stale", detail="")
    view = (await house.adapter.sight(sitting.table, int(ana.id))).view
    assert sorted(set(view.larder)) == ["bread", "honey"]
    # As is a button of a panel that the page shows still.
    hall = table.hall
    now = [m for m in await ana.messages(ana.dm) if not m["ephemeral"]][-1]
    hall.world.messages[now["id"]].components = chosen["components"]
    assert await ana.refused(now, save) == SAY("refused-stale", detail="")


async def test_pressed_twice_it_is_given_once(
    table: LocalTable, people: People, house: House
) -> None:
    sitting = await sat_down(people, "Ana", "Bram")
    ana, bram = people["Ana"], people["Bram"]
    chosen = await choose(ana, await panel(ana, sitting), "The baker")
    ok = one(chosen, "ok")
    both = [ana.press(chosen["id"], ok) for _ in "12"]
    for interaction in await asyncio.gather(*both):
        assert await ana.settle(interaction) is None
    other = await choose(bram, await panel(bram, sitting), "The fisher")
    await bram.pressed(other, one(other, "ok"))
    await settled(house)
    answers = await house.store.log.records(sitting.table)
    assert [r.seat for r in answers] == [0, 1]


async def test_a_window_may_be_sent_after_a_restart(
    table: LocalTable, people: People, tmp_path: Path
) -> None:
    path = tmp_path / "bot.sqlite3"
    ana = people["Ana"]
    async with house_at(table, path) as house:
        sitting = await sat_down(people, "Ana", "Bram")
        first = await panel(ana, sitting)
        wrong = await wrote(ana, first, "1 bread")
        window = await opened(ana, wrong, "fix")
        await settled(house)
    async with house_at(table, path) as house:
        right = await sent(ana, wrong, window, RIGHT)
        assert SAY("about-to-choose", picks=RIGHT) in said(right)
        saved = await wrote(ana, right, "Mine", end="save")
        assert "Mine" in offered(saved)
        await settled(house)


async def test_a_whole_game_is_played_so(table: LocalTable, people: People, house: House) -> None:
    carlos = people["Carlos"]
    await carlos.settings(dms_open=False)
    at = [people["Ana"], carlos, people["Bram"]]
    sitting = await open_table(at, TABLES, game="larder")
    players = [
        Player(p, sitting, Random(n), private=p is carlos, clicks_twice=0.3)
        for n, p in enumerate(at)
    ]
    await play_out(players)
    await settled(house)
    found = records.read(house.settings.database, sitting.table)
    assert found.table.phase == "over"


async def test_forgetting_takes_what_was_saved(
    table: LocalTable, people: People, house: House
) -> None:
    ana = people["Ana"]
    sitting = await sat_down(people, "Ana", "Bram")
    chosen = await choose(ana, await panel(ana, sitting), "The baker")
    await wrote(ana, chosen, "Mine", end="save")
    asked = await ana.slash(TABLES, "/me forget")
    await ana.pressed(asked, "m:forget")
    await settled(house)
    assert await house.store.saved.of(int(ana.id), "larder", "fill") == []


@pytest.mark.skipif(schemas.missing() is not None, reason=str(schemas.missing()))
async def test_all_that_passes_is_as_discord_describes_it(
    table: LocalTable, people: People, house: House
) -> None:
    watcher = schemas.Watcher()
    watcher.attach(table.hall)
    sitting = await sat_down(people, "Ana", "Bram")
    ana = people["Ana"]
    chosen = await choose(ana, await panel(ana, sitting), "The baker")
    wrong = await wrote(ana, chosen, "8 bread", end="change")
    right = await wrote(ana, wrong, RIGHT, end="fix")
    saved = await wrote(ana, right, "Mine", end="save")
    gone = await ana.pressed(saved, one(saved, "del"))
    laid = await ana.pressed(gone, one(gone, "ok"))
    listed = await ana.pressed(laid, f"o:{sitting.table}:list")
    await ana.pressed(listed, f"o:{sitting.table}:set.0", "2")
    await ana.slash(sitting.thread, "/play", picks="2 bread")
    await settled(house)
    assert watcher.problems == []
    assert watcher.checked > 50
