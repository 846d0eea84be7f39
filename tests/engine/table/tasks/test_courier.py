"""The courier: everything gets there, in order, once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from db.store import Store, open_store
from db.tables import letters
from engine.table.commands import playing
from engine.table.service import Refused
from engine.table.tasks.courier import MOST_FAULTS, Courier, Post, TryLater
from tests.engine.table.conftest import House, Timers, posts


class Wall:
    """A carrier that sticks posts to a wall, and sees what hangs there."""

    def __init__(self) -> None:
        self.wall: dict[str, Post] = {}
        self.before: Callable[[Post], None] = lambda post: None
        self.after: Callable[[Post], None] = lambda post: None
        self.carried: list[Post] = []
        self.given: list[Post] = []

    async def carry(self, post: Post) -> None:
        self.carried.append(post)
        await asyncio.sleep(0)
        self.before(post)
        self.wall.setdefault(post.nonce, post)
        self.after(post)

    async def given_up(self, post: Post) -> None:
        self.given.append(post)

    def texts(self) -> list[str]:
        return [post.payload["text"] for post in self.wall.values()]


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
async def table(house: House) -> int:
    table = await house.lobby()
    await house.carried()
    return table.id


async def put(store: Store, table: int, lane: str, *texts: str) -> None:
    for text in texts:
        await store.write(
            lambda c, t=text: letters.put_post(
                c, table=table, lane=lane, kind="say", record=0, payload={"text": t}
            )
        )


def fails(times: int, fault: Exception) -> Callable[[Post], None]:
    left = [times]

    def hook(post: Post) -> None:
        if left[0]:
            left[0] -= 1
            raise fault

    return hook


async def test_rows_go_out_in_order_and_leave_nothing(house: House, wall: Wall, table: int) -> None:
    await put(house.store, table, "t1", "a", "b")
    await put(house.store, table, "t2", "c")
    await put(house.store, table, "t1", "d")
    await Courier(house.store, wall).settle()
    assert [text for text in wall.texts() if text != "c"] == ["a", "b", "d"]
    assert "c" in wall.texts()
    assert await posts(house.store) == (0, 0)
    assert all(post.tries == 1 for post in wall.carried)
    assert len(wall.wall) == 4, "no two nonces are the same"
    assert all(0 < len(nonce) <= 25 for nonce in wall.wall)


async def test_a_lane_that_rests_does_not_stop_the_others(
    house: House, wall: Wall, table: int
) -> None:
    await put(house.store, table, "t1", "a", "b")
    wall.before = fails(1, TryLater(3600))
    courier = Courier(house.store, wall)
    await courier.settle()
    await put(house.store, table, "t2", "c")
    await courier.settle()
    assert wall.texts() == ["c"]
    assert await posts(house.store) == (2, 0)
    await courier.stop()


async def test_what_is_needless_by_now_is_dropped_without_alarm(
    house: House, wall: Wall, table: int, caplog: pytest.LogCaptureFixture
) -> None:
    await put(house.store, table, "t1", "a", "b")
    wall.before = fails(1, Refused("not-running"))
    await Courier(house.store, wall).settle()
    assert wall.texts() == ["b"]
    assert await posts(house.store) == (0, 0)
    assert caplog.records == []


async def test_lanes_go_side_by_side_but_not_all_at_once(house: House, table: int) -> None:
    for lane in range(20):
        await put(house.store, table, f"t{lane}", "a")
    under_way, most = set(), []
    release = asyncio.Event()

    class Slow:
        async def carry(self, post: Post) -> None:
            under_way.add(post.id)
            most.append(len(under_way))
            if len(under_way) == 5:
                release.set()
            await release.wait()
            under_way.discard(post.id)

    await Courier(house.store, Slow(), at_once=5).settle()
    assert max(most) == 5
    assert len(most) == 20


async def test_waking_carries_what_is_new_and_stopping_waits_for_what_is_under_way(
    house: House, table: int
) -> None:
    begun, go_on, ended = asyncio.Event(), asyncio.Event(), []

    class Slow:
        async def carry(self, post: Post) -> None:
            begun.set()
            await go_on.wait()
            ended.append(post.payload["text"])

    courier = Courier(house.store, Slow())
    running = asyncio.create_task(courier.run())
    await asyncio.sleep(0)
    await put(house.store, table, "t1", "a", "b")
    courier.wake()
    await begun.wait()
    stopping = asyncio.create_task(courier.stop())
    await asyncio.sleep(0)
    go_on.set()
    await stopping
    await running
    assert ended == ["a"]
    assert await posts(house.store) == (1, 0)


@pytest.mark.parametrize("moment", ["before", "after"])
async def test_a_stop_between_sending_and_marking_neither_loses_nor_doubles(
    path: Path, wall: Wall, moment: str, timers: Timers
) -> None:
    async with open_store(path) as store:
        table = (await House(store).lobby()).id
        await House(store).carried()
        await put(store, table, "t1", "a", "b", "c")
        setattr(wall, moment, fails(1, asyncio.CancelledError()))
        await Courier(store, wall, later=timers).settle()
        assert await posts(store) == (3, 0)
    async with open_store(path) as store:
        await Courier(store, wall).settle()
        assert await posts(store) == (0, 0)
    assert wall.texts() == ["a", "b", "c"]
    assert len(wall.carried) == 4


async def test_discord_says_how_long_to_wait_and_the_log_not_for_what(
    house: House, wall: Wall, table: int, timers: Timers, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    await put(house.store, table, "t1", "hidden")
    wall.before = fails(1, TryLater(7.5))
    await Courier(house.store, wall, later=timers).settle()
    assert timers.rests == [7.5]
    assert "next try" in caplog.text
    assert "hidden" not in "".join(r.getMessage() for r in caplog.records if r.name != "aiosqlite")


async def test_what_counts_as_no_try_does_not(house: House, wall: Wall, table: int) -> None:
    await put(house.store, table, "t1", "a")
    wall.before = fails(5, TryLater(0, counts=False))
    await Courier(house.store, wall).settle()
    assert wall.carried[-1].tries == 1


async def test_what_shows_the_position_is_replaced_while_it_is_under_way(
    house: House, wall: Wall, table: int
) -> None:
    carry, panel = wall.carry, partial(house.service.do, table, playing.panel_again, 0)

    async def fails_while_a_newer_one_comes(post: Post) -> None:
        if not wall.carried:
            wall.carried.append(post)
            await panel()
            raise TryLater(0)
        await carry(post)

    wall.carry = fails_while_a_newer_one_comes  # type: ignore[method-assign]
    await panel()
    await Courier(house.store, wall).settle()
    assert len(wall.wall) == 1
    assert await posts(house.store) == (0, 0)


@pytest.mark.parametrize(
    ("seconds", "steps"), [(0.01, lambda courier: None), (3600.0, Courier.aside)]
)
async def test_a_post_that_is_slow_or_steps_aside_holds_up_no_other_lane(
    house: House,
    wall: Wall,
    table: int,
    monkeypatch: pytest.MonkeyPatch,
    seconds: float,
    steps: Callable[[Courier], None],
) -> None:
    """One place, and the post that has it does not come to an end before the other is there."""
    monkeypatch.setattr("engine.table.tasks.courier.SLOW_SECONDS", seconds)
    await put(house.store, table, "p1", "slow")
    await put(house.store, table, "t2", "quick")
    carry, there = wall.carry, asyncio.Event()

    async def slowly(post: Post) -> None:
        if post.payload["text"] == "slow":
            steps(courier)
            await there.wait()
        await carry(post)
        there.set()

    wall.carry = slowly  # type: ignore[method-assign]
    courier = Courier(house.store, wall, at_once=1)
    async with asyncio.timeout(10):
        await courier.settle()
    assert wall.texts() == ["quick", "slow"]


async def test_a_fault_of_the_carrier_is_tried_again_and_at_last_parked_as_it_learns(
    house: House, wall: Wall, table: int, caplog: pytest.LogCaptureFixture
) -> None:
    await put(house.store, table, "t1", "a", "b")
    wall.before = fails(MOST_FAULTS, ZeroDivisionError("secret hand"))
    await Courier(house.store, wall, retry_seconds=(0,)).settle()
    assert wall.texts() == ["b"]
    assert [post.payload["text"] for post in wall.given] == ["a"]
    assert await posts(house.store) == (0, 1)
    assert sum(record.exc_info is not None for record in caplog.records) == MOST_FAULTS
