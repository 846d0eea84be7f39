"""Pages that many ask for at once are put together once."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.frame.showing import Together
from cogs.me.stats import About, stats_panel
from cogs.play import help as helping
from db.people.results import Tally
from engine.games import all_games
from engine.kit.showing import Page

ASKERS = 100


async def test_a_games_rules_are_put_together_once_for_all_who_ask(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[str] = []

    def rules(_: object) -> tuple[Page, ...]:
        made.append("once")
        time.sleep(0.05)  # in a thread: the others ask meanwhile
        return (Page("a", "A", "a"),)

    monkeypatch.setattr(helping, "wording", lambda _: SimpleNamespace(rules=rules))
    monkeypatch.setattr(helping, "game_words", lambda *_: None)
    told = await asyncio.gather(*(helping.rules_of("of-a-test", "en") for _ in range(ASKERS)))
    told.append(await helping.rules_of("of-a-test", "en"))
    assert {pages[0].title for pages in told} == {"A"}
    assert made == ["once"]


async def test_a_servers_results_are_read_once_for_all_who_ask_at_once() -> None:
    read: list[int] = []
    game = next(iter(all_games()))

    class Results:
        async def games(self, guild: int, **_: Any) -> list[tuple[str, int]]:
            read.append(guild)
            await asyncio.sleep(0.01)
            return [(game, len(read))]

        async def people(self, guild: int, **_: Any) -> list[Tally]:
            return [Tally(1, "Ana", 3, 1, 0.5, 0)]

        async def months(self, guild: int, **_: Any) -> dict[str, int]:
            return {}

    class House:
        results = Results()

    house: Any = House()

    async def panel() -> str:
        view, _ = await stats_panel(house, About(7, None, ""), "en", in_server=True)
        return str(view.to_components()[0]["content"])

    told = await asyncio.gather(*(panel() for _ in range(ASKERS)))
    assert told == [told[0]] * ASKERS
    assert read == [7]
    assert await panel() != told[0], "what has changed since is there"
    assert read == [7, 7]


async def test_what_failed_is_tried_again_and_who_stops_waiting_stops_nobody_else() -> None:
    made: list[int] = []
    go = asyncio.Event()

    async def make(number: int) -> int:
        made.append(number)
        await go.wait()
        if len(made) == 1:
            raise ValueError
        return number

    together = Together(make, lasting=True)
    first = [asyncio.create_task(together(5)) for _ in range(3)]
    await asyncio.sleep(0)
    go.set()
    assert [type(r) for r in await asyncio.gather(*first, return_exceptions=True)] == [
        ValueError
    ] * 3
    go.clear()
    gone, stays = asyncio.create_task(together(5)), asyncio.create_task(together(5))
    await asyncio.sleep(0)
    gone.cancel()
    go.set()
    assert await stays == 5
    assert made == [5, 5]
