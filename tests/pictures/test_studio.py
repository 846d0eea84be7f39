"""Pictures are painted in a process of its own: once, for all who ask, and again when it dies."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from cogs.frame.emojis import wanted
from engine.games import all_games
from engine.kit.scene import Label, Scene, Shape, Sprite, stacked
from engine.process import Process, ProcessError
from pictures import studio
from pictures.drawings import emoji_pngs
from pictures.painter import Painter
from pictures.studio import SOME, PaintingError, Studio
from tests.pictures.at_hand import AtHand, studio_at_hand
from tests.pictures.test_painter import toy

PROGRAM = "tests.pictures.toy_painting"


@contextlib.asynccontextmanager
async def at_work() -> AsyncIterator[tuple[Studio, Process]]:
    process = Process(PROGRAM)
    async with contextlib.aclosing(Studio(process)) as studio:
        yield studio, process


def child(process: Process) -> int:
    assert process._child is not None
    return process._child.pid


async def test_it_is_painted_there_as_it_would_be_here(painter: Painter) -> None:
    scene = toy(Sprite("wide", 50, 50, 20), Shape(9, 9, 9, 9, "#f0e8d0"), Label("Ana", 100, 20, 12))
    below = stacked(scene, toy(base="", alt="Below."))
    assert below is not None
    async with at_work() as (studio, _):
        assert (await studio.picture(scene)).png == painter.paint(scene)
        picture = await studio.picture(below)
        assert (picture.png, picture.alt) == (painter.paint(below), "Below.")


async def test_it_paints_on_while_the_bot_is_asked_to_end_and_another_is_begun_when_it_dies(
    painter: Painter,
) -> None:
    """Some send the signal to all processes at once, and the bot finishes what is under way."""
    async with at_work() as (studio, process):
        await studio.picture(toy())
        first = child(process)
        for number in (signal.SIGTERM, signal.SIGINT):
            os.kill(first, number)
        assert (await studio.picture(toy(alt="The last one."))).png
        assert child(process) == first
        os.kill(first, signal.SIGKILL)
        scene = toy(Label("again", 100, 50, 20))
        assert (await studio.picture(scene)).png == painter.paint(scene)
        last = child(process)
        assert last != first
    with pytest.raises(ProcessLookupError):
        os.kill(last, 0)


async def test_what_fails_is_told_without_what_it_was_about_and_not_kept() -> None:
    async with at_work() as (studio, process):
        scene = toy(Sprite("secret-card", 50, 50, 20))
        told = await asyncio.gather(*[studio.picture(scene) for _ in "123"], return_exceptions=True)
        assert [type(fault) for fault in told] == [PaintingError] * 3
        assert "FileNotFoundError" in str(told[0])
        assert "secret-card" not in str(told[0])
        first = child(process)
        assert (await studio.picture(toy())).png
        assert child(process) == first, "it goes on"


async def test_what_failed_is_painted_when_it_can_be(
    painter: Painter, art: Callable[[str], Path]
) -> None:
    studio, scene = studio_at_hand(painter), toy(Sprite("late", 50, 50, 20))
    with pytest.raises(PaintingError):
        await studio.picture(scene)
    (art("toy") / "late.svg").write_text((art("toy") / "wide.svg").read_text("utf-8"), "utf-8")
    assert (await studio.picture(scene)).png


class Counting(AtHand):
    """Counts what it is asked."""

    asked = 0

    async def ask(self, message: bytes) -> bytes:
        self.asked += 1
        return await super().ask(message)


async def test_the_same_picture_is_painted_once_though_the_first_stops_waiting(
    painter: Painter,
) -> None:
    counting = Counting(painter)
    studio = Studio(counting)
    impatient, *patient = (asyncio.create_task(studio.picture(toy())) for _ in range(20))
    await asyncio.sleep(0)
    impatient.cancel()
    first = await asyncio.gather(*patient)
    with pytest.raises(asyncio.CancelledError):
        await impatient
    again = await studio.picture(toy())
    assert {picture.png for picture in first} == {again.png}
    assert counting.asked == 1


async def test_it_is_made_ready_a_little_at_a_time_and_a_picture_comes_between(
    painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    done: list[str] = []

    class Slow(AtHand):
        async def ask(self, message: bytes) -> bytes:
            reply = await super().ask(message)
            done.append("picture" if len(reply) > 50 else "ready")
            return reply

    studio = Studio(Slow(painter, range(50)))
    ready = asyncio.create_task(studio.make_ready())
    await asyncio.sleep(0)
    await studio.picture(toy())
    assert done.index("picture") <= 2
    await ready
    assert done.count("ready") == 51
    assert "painter ready after" in caplog.text


async def test_emojis_are_drawn_a_few_at_a_time(painter: Painter) -> None:
    counting = Counting(painter)
    drawings = [emoji.drawing for emoji in wanted(all_games()).values()][: SOME + 1]
    pngs = await Studio(counting).emojis(drawings)
    assert pngs == emoji_pngs(drawings)
    assert counting.asked == 2


async def test_the_bots_own_program_paints_every_game() -> None:
    async with contextlib.aclosing(Studio(Process("cogs.painting"))) as studio:
        for key in all_games():
            scene = Scene(key, "", 200, 100, (Shape(0, 0, 50, 50, "#f0e8d0"),), pixels=400)
            assert (await studio.picture(scene)).png.startswith(b"\x89PNG")


async def test_it_is_asked_again_after_a_rest(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Ended(Counting):
        async def ask(self, message: bytes) -> bytes:
            await super().ask(message)
            raise ProcessError("it ended twice")

    monkeypatch.setattr(studio, "REST", 0.0)
    ended = Ended(painter)
    its = Studio(ended)
    for _ in range(2):
        with pytest.raises(PaintingError):
            await its.picture(toy())
    assert ended.asked == 2
