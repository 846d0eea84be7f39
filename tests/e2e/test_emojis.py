"""The application's emojis, where Discord takes few of them or somebody deletes them: nobody loses
a prompt, nobody restarts anything, and they come when they can."""

from __future__ import annotations

import asyncio
import functools
import json
import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from cogs import opening
from cogs.frame.emojis import Emojis, wanted
from cogs.frame.house import House
from engine.games import all_games, symbols
from localtable.hall.hall import Exchange
from localtable.server import LocalTable
from localtable.world.first_world import TABLES
from tests.e2e.people import PATIENCE, Json, People, controls, parts, said
from tests.e2e.play import GAME, Player, Sitting, open_table
from tests.e2e.runs import house_at, settled
from tests.e2e.starting import Log, only

ALL = set(wanted(all_games()))
OF_GAME = set(wanted([GAME]))
BY_NAME = re.compile(r"(?<!<):\w{2,32}:")
"""What Discord makes of an emoji that is no more, in a text."""


class Hours:
    """The long pauses of the emojis; each lasts until the test ends it."""

    def __init__(self) -> None:
        self.taken = asyncio.Event()
        self._over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        if seconds:
            self._over.clear()
            self.taken.set()
            await self._over.wait()

    async def begun(self) -> None:
        """Until one is taken."""
        async with asyncio.timeout(PATIENCE):
            await self.taken.wait()

    def end(self) -> None:
        """Of the one that is taken."""
        self.taken.clear()
        self._over.set()


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    made = Hours()
    monkeypatch.setattr(opening, "Emojis", functools.partial(Emojis, sleep=made))
    return made


@pytest.fixture
async def house(hours: Hours, house: House) -> House:
    """The bot, with all emojis there."""
    await hours.begun()
    return house


def there(table: LocalTable) -> set[str]:
    """The names of the application's emojis."""
    return {emoji.name for emoji in table.hall.world.emojis.values()}


def in_controls(message: Json) -> list[str]:
    """The names of the application's emojis on buttons and in menus."""
    holders = [part for part in parts(message) if part["type"] in (2, 3)]
    holders += [option for part in holders for option in part.get("options", ())]
    emojis = [holder["emoji"] for holder in holders if holder.get("emoji")]
    return [emoji["name"] for emoji in emojis if emoji.get("id")]


def in_text(message: Json) -> list[str]:
    return re.findall(r"<:(\w+):\d+>", said(message))


def is_plain(message: Json) -> bool:
    """With Unicode emojis alone."""
    whole = json.dumps(message["components"])
    return not in_controls(message) and not in_text(message) and '"id": "' not in whole


class AtTable:
    """Ana at a table with two computer players."""

    def __init__(self, table: LocalTable, house: House, people: People, sitting: Sitting) -> None:
        self.table = table
        self.house = house
        self.ana = people["Ana"]
        self.sitting = sitting
        self.player = Player(self.ana, sitting, Random("emojis"))
        self.refusals: list[Exchange] = []
        self.calls: list[Exchange] = []
        """In the thread, of whoever nothing else reaches."""
        table.hall.on_exchange.append(self._watch)

    def _watch(self, exchange: Exchange) -> None:
        if exchange.status == 400:
            self.refusals.append(exchange)
        if f"t:{self.sitting.table}:hand." in json.dumps(exchange.body):
            self.calls.append(exchange)

    async def prompt(self) -> Json:
        """The newest one, with its question."""
        await settled(self.house)
        return await self.ana.with_control(self.ana.dm, f"q:{self.sitting.table}:")

    async def seat(self) -> int:
        found = await self.house.adapter.table(self.sitting.table)
        seat = found.seat_of(int(self.ana.id))
        assert seat is not None
        return seat

    async def has_no_prompt(self) -> None:
        """Ana's panel is as if she were awaited only now."""
        panels = self.house.store.panels
        panel = await panels.get(self.sitting.table, await self.seat())
        assert panel is not None
        await panels.save(structs.replace(panel, awaited=False))

    async def refresh(self) -> None:
        """The courier looks after Ana's panel."""
        seat = await self.seat()
        await self.house.adapter.put_post(self.sitting.table, "panel", seat=seat)
        await settled(self.house)

    async def delete_all(self, hours: Hours) -> None:
        """By hand; and no new ones are taken, until `let_in`."""
        await self.ana.world("limit-uploads", most=0)
        hours.taken.clear()
        await self.ana.world("delete-emojis")

    async def let_in(self, hours: Hours) -> None:
        """The hour is over, and Discord takes as many as one likes."""
        await hours.begun()
        await self.ana.world("limit-uploads", on=False)
        hours.end()
        await hours.begun()
        assert there(self.table) == ALL


async def sit_down(table: LocalTable, house: House, people: People) -> AtTable:
    sitting = await open_table([people["Ana"]], TABLES, computers=2)
    await settled(house)
    return AtTable(table, house, people, sitting)


@pytest.fixture
async def at(table: LocalTable, house: House, people: People) -> AtTable:
    return await sit_down(table, house, people)


async def with_emojis(at: AtTable) -> Json:
    """Ana plays until a prompt's controls have some of the application's emojis."""
    for _ in range(12):
        prompt = await at.prompt()
        if in_controls(prompt):
            return prompt
        await at.player.answer()
    raise AssertionError("no prompt has any")


async def test_the_next_prompt_comes_plain_when_the_emojis_were_deleted_by_hand(
    at: AtTable, hours: Hours
) -> None:
    await with_emojis(at)
    await at.delete_all(hours)
    for _ in range(3):
        await at.player.answer()
        after = await at.prompt()
        assert is_plain(after)
        assert not BY_NAME.search(said(after))
    assert len(at.refusals) == 1, "each was refused again"
    await at.let_in(hours)
    again = await with_emojis(at)
    assert set(in_controls(again)) | set(in_text(again)) <= ALL
    assert len(at.refusals) == 1


@pytest.mark.parametrize("fresh", [True, False])
async def test_a_post_that_is_refused_for_an_emoji_goes_out_again_plain(
    at: AtTable, hours: Hours, fresh: bool
) -> None:
    before = await with_emojis(at)
    await at.delete_all(hours)
    if fresh:
        await at.has_no_prompt()
    await at.house.store.people.set_text_only(int(at.ana.id), True)
    await at.refresh()
    after = await at.prompt()
    assert (after["id"] != before["id"]) is fresh
    assert not after["attachments"]
    assert controls(after).keys() >= controls(before, "q:").keys()
    assert is_plain(after)
    [refusal] = at.refusals
    assert refusal.path.startswith(f"/channels/{at.ana.dm}/messages")
    assert not at.calls, "they were called in the thread as if nothing reached them"
    await at.let_in(hours)
    await at.house.store.people.set_text_only(int(at.ana.id), False)
    await at.refresh()
    assert in_controls(await at.prompt()) == in_controls(before)


async def test_whoever_presses_sees_their_panel_and_no_excuse(at: AtTable, hours: Hours) -> None:
    await at.house.store.people.set_confirm(int(at.ana.id), True)
    await at.refresh()
    prompt = await with_emojis(at)
    await at.delete_all(hours)
    messages = len(await at.ana.messages(at.ana.dm))
    [menu, *_] = (
        (id_, part["options"][0]["value"])
        for id_, part in controls(prompt, "q:").items()
        if part.get("options")
    )
    chosen = await at.ana.pressed(prompt, *menu)
    assert is_plain(chosen)
    assert any(id_.endswith(":ok") for id_ in controls(chosen, "q:"))
    assert len(await at.ana.messages(at.ana.dm)) == messages, "they were told something"
    assert len(at.refusals) == 1
    await settled(at.house)
    assert await at.ana.message(at.ana.dm, prompt["id"]) == chosen


@pytest.mark.parametrize("command", ["/hand", "/me tables"])
async def test_panels_that_a_command_opens_are_shown_plain(
    at: AtTable, hours: Hours, command: str
) -> None:
    await with_emojis(at)
    await at.delete_all(hours)
    answer = await at.ana.slash(at.sitting.thread, command)
    if command == "/me tables":
        answer = await at.ana.pressed(answer, "m:next")
    assert controls(answer, f"q:{at.sitting.table}:")
    assert is_plain(answer)
    assert len(at.refusals) == 1


async def test_one_that_is_gone_makes_way_and_the_others_stay(at: AtTable, hours: Hours) -> None:
    prompt = await with_emojis(at)
    gone, kept = in_controls(prompt)[0], at.table.hall.world.emojis.copy()
    hours.taken.clear()
    await at.ana.world("delete-emojis", names=[gone])
    hand = await at.ana.slash(at.sitting.thread, "/hand")
    assert is_plain(hand)
    await hours.begun()
    assert there(at.table) == ALL
    fresh = at.table.hall.world.emojis.keys() - kept.keys()
    assert [at.table.hall.world.emojis[id_].name for id_ in fresh] == [gone]
    again = await at.ana.slash(at.sitting.thread, "/hand")
    assert gone in in_controls(again)
    assert len(at.refusals) == 1


class Uploads:
    """How often each emoji was uploaded."""

    def __init__(self, table: LocalTable) -> None:
        self.names: list[str] = []
        table.hall.on_exchange.append(self._watch)

    def _watch(self, exchange: Exchange) -> None:
        if (exchange.method, exchange.status) == ("POST", 201) and "/emojis" in exchange.path:
            self.names.append(exchange.body["name"])


async def test_a_fresh_application_gets_what_is_shown_first_and_the_rest_in_hours(
    table: LocalTable, people: People, hours: Hours, tmp_path: Path
) -> None:
    uploads, ana = Uploads(table), people["Ana"]
    most = len(symbols(GAME)) // 2
    await ana.world("limit-uploads", most=most)

    async def an_hour_passes() -> list[str]:
        before = len(uploads.names)
        await ana.world("later", seconds=3600)
        hours.end()
        await hours.begun()
        return uploads.names[before:]

    async with house_at(table, tmp_path / "bot.sqlite3", emojis=False) as house:
        await hours.begun()
        assert len(uploads.names) == most
        at = await sit_down(table, house, people)
        for _ in range(4):
            await at.player.answer()
            await settled(house)
        shown = house.signs._shown.copy()
        second = await an_hour_passes()
        assert len(second) == most
        assert set(second) <= OF_GAME, "nobody plays anything else"
        counts = [shown[GAME, wanted([GAME])[name].sign] for name in second]
        assert counts == sorted(counts, reverse=True)
        prompt = await with_emojis(at)
        assert set(in_controls(prompt)) <= set(uploads.names)
    async with house_at(table, tmp_path / "bot.sqlite3", emojis=False) as house:
        await hours.begun()
        assert len(uploads.names) == 2 * most, "the hour is not over"
        third = await an_hour_passes()
        assert len(third) == most
        await ana.world("limit-uploads", on=False)
        await an_hour_passes()
        assert there(table) == ALL
        assert Counter(uploads.names) == Counter(ALL), "one was uploaded twice"


async def test_of_all_uploads_the_log_has_one_line_also_where_they_are_cut_short(
    table: LocalTable, people: People, hours: Hours, tmp_path: Path, log: Log
) -> None:
    await people["Ana"].world("limit-uploads", most=3)
    async with house_at(table, tmp_path / "bot.sqlite3", emojis=False):
        await hours.begun()
        line = only(log.lines("uploaded"))
        assert line.getMessage() == f"emojis uploaded: 3 of {len(ALL)}"
        await people["Ana"].world("limit-uploads", on=False)
        hours.end()
        await hours.begun()
    left = len(ALL) - 3
    assert log.lines("uploaded")[1:] == log.lines(f"emojis uploaded: {left} of {left}")
