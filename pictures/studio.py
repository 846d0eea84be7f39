"""Where pictures are painted: in a process of its own, for which the event loop never waits."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, Generic, TypeVar

from msgspec import DecodeError, Struct, msgpack

from engine.kit.contract import Event, Question
from engine.kit.scene import Canvas, size_of
from engine.process import Process, ProcessError, told
from pictures.drawings import emoji_pngs

log = logging.getLogger(__name__)

T = TypeVar("T")

MEGABYTE: Final = 1 << 20
SOME: Final = 8
"""Emojis that are drawn together: a picture that is asked for meanwhile waits for so many."""
REST: Final = 10.0
"""Seconds in which nothing is asked of a process that ended twice: to begin one takes half a second
of a processor, and what there is to show is told in words meanwhile."""


class PaintingError(Exception):
    pass


class Kept(Generic[T]):
    """Things by key; when they weigh more than `most` together, the longest unused ones go."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.weight = 0
        self._things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()

    def get(self, key: Hashable) -> T | None:
        if key not in self._things:
            return None
        self._things.move_to_end(key)
        return self._things[key][0]

    def put(self, key: Hashable, thing: T, weight: int) -> T:
        _, before = self._things.pop(key, (None, 0))
        self.weight += weight - before
        self._things[key] = thing, weight
        while self.weight > self.most and len(self._things) > 1:
            _, (_, gone) = self._things.popitem(last=False)
            self.weight -= gone
        return thing

    def made(self, key: Hashable, make: Callable[[], T], weigh: Callable[[T], int]) -> T:
        """What is there, or what is made now and kept."""
        found = self.get(key)
        return found if found is not None else self.put(key, thing := make(), weigh(thing))


class Picture(Struct, frozen=True):
    """A finished PNG, what it shows, in words, and its width and height in pixels."""

    png: bytes
    alt: str
    size: tuple[int, int]


# What the painter's process is asked for


class Paint(Struct, frozen=True, tag=True):
    """A scene as a picture."""

    scene: Canvas


class Show(Struct, frozen=True, tag=True):
    """What a game shows of a view, which is laid out there: the loop would be held by it."""

    game: str
    locale: str
    what: str
    """Which of `engine.kit.showing.Scenes`: "board", "hand", "prompt", "post", "under_way"."""
    view: bytes
    names: tuple[str, ...]
    events: tuple[Event, ...] = ()
    before: tuple[Event, ...] = ()
    question: Question | None = None
    picks: tuple[str, ...] = ()
    only: tuple[str, ...] | None = None


class Draw(Struct, frozen=True, tag=True):
    """Drawings as emojis."""

    files: tuple[str, ...]


class Prepare(Struct, frozen=True, tag=True):
    """The next thing of what is made ready before anybody waits."""


class Reply(Struct, frozen=True):
    pngs: tuple[bytes, ...] = ()
    alt: str = ""
    size: tuple[int, int] = (0, 0)
    more: bool = False
    """There is more to make ready."""
    fault: str = ""
    """Where painting failed. It names no values: they may be secret."""


_asked: Final = msgpack.Decoder(Paint | Show | Draw | Prepare)
_replies: Final = msgpack.Decoder(Reply)


class Studio:
    """The bot's side. All that is asked of it may raise a PaintingError: a drawing is not there, or
    lacks a colour; it could not be laid out; the process ended twice.

    `process`: a program that serves `answering`."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._pictures: Kept[Picture] = Kept(16 * MEGABYTE)
        self._painting: dict[bytes, asyncio.Task[Picture]] = {}
        self._rests_until = 0.0

    async def picture(self, scene: Canvas) -> Picture:
        """Painted once however many ask."""
        return await self._once(Paint(scene))

    async def shown(self, show: Show) -> Picture | None:
        """None: there is nothing to show."""
        picture = await self._once(show)
        return picture if picture.png else None

    async def _once(self, what: Paint | Show) -> Picture:
        asked = msgpack.encode(what)  # Its key as well: its hash is made once.
        picture = self._pictures.get(asked)
        if picture is None:
            running = self._painting.get(asked)
            if running is None:
                running = self._painting[asked] = asyncio.create_task(self._painted(asked))
            # Who stops waiting must not stop the painting for the others.
            picture = await asyncio.shield(running)
        return picture

    async def _painted(self, asked: bytes) -> Picture:
        try:
            reply = await self._ask(asked)
        finally:
            del self._painting[asked]
        (png,) = reply.pngs or (b"",)
        return self._pictures.put(asked, Picture(png, reply.alt, reply.size), len(png) + len(asked))

    async def emojis(self, drawings: Sequence[Path]) -> list[bytes]:
        pngs: list[bytes] = []
        for start in range(0, len(drawings), SOME):
            some = tuple(str(path) for path in drawings[start : start + SOME])
            pngs += (await self._ask(msgpack.encode(Draw(some)))).pngs
        return pngs

    async def make_ready(self) -> None:
        """Have everything drawn that is likely to be needed, a little at a time: a picture that is
        asked for meanwhile waits for one thing at most. A fault is told in the log."""
        begin, prepare = perf_counter(), msgpack.encode(Prepare())
        try:
            while (await self._ask(prepare)).more:
                pass
        except PaintingError as fault:
            log.error("the painter could not be made ready: %s", fault)
            return
        log.debug("painter ready after %.1f s", perf_counter() - begin)

    async def _ask(self, what: bytes) -> Reply:
        if perf_counter() < self._rests_until:
            raise PaintingError("it ended twice a moment ago")
        try:
            reply = _replies.decode(await self._process.ask(what))
        except (ProcessError, DecodeError) as fault:
            self._rests_until = perf_counter() + REST
            raise PaintingError(str(fault)) from fault
        if reply.fault:
            raise PaintingError(reply.fault)
        return reply

    async def aclose(self) -> None:
        """End the process; what was not done is cancelled."""
        for running in self._painting.values():
            running.cancel()
        await asyncio.gather(*self._painting.values(), return_exceptions=True)
        await self._process.end()


def answering(
    paint: Callable[[Canvas], bytes],
    ready: Iterator[object],
    laid_out: Callable[[Show], Canvas | None],
) -> Callable[[bytes], bytes]:
    """The painter's side, for `engine.process.serve`. `ready`: makes one thing ready at a time."""

    def answer(message: bytes) -> bytes:
        try:
            asked = _asked.decode(message)
            if isinstance(asked, Draw):
                reply = Reply(tuple(emoji_pngs([Path(file) for file in asked.files])))
            elif isinstance(asked, Prepare):
                end = object()
                reply = Reply(more=next(ready, end) is not end)
            elif (scene := asked.scene if isinstance(asked, Paint) else laid_out(asked)) is None:
                reply = Reply()
            else:
                reply = Reply((paint(scene),), scene.alt, size_of(scene))
        except Exception as fault:
            reply = Reply(fault=told(fault))
        return msgpack.encode(reply)

    return answer
