"""Faults of a bot in this process, and what a test has it do slowly, rarely or not at all."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from cogs import bot as cogs_bot
from cogs import carrier
from db.base.disk import DiskTrouble
from db.people import people
from db.tables import letters
from engine.kit.showing import Label
from engine.table.commands import playing
from engine.table.past import export
from engine.table.tasks import courier
from tests.disks import without_writing
from tests.e2e.exchange import Held
from tests.e2e.hands import Hands

STEPS = {
    "answer": ("service", "do", playing.answer),
    "draft": ("service", "do", playing.draft),
    "panel": ("service", "panel", None),
    "presser": ("people", "seen", None),
    "end": ("minds", "close", None),
}
"""Where it comes to what a test lets fail or wait: an answer or a draft is given, a panel is looked
up, it is noted who presses, the computer players are sent away at the end."""


def short_rests(patch: pytest.MonkeyPatch) -> None:
    """After "too fast" no direct message is opened for a minute and more: here for a moment, as
    are the pauses after other refusals."""
    patch.setattr("cogs.frame.mail.RESTS", (0.05,))
    patch.setattr("cogs.carrier.THREAD_SECONDS", 0.02)
    patch.setattr("cogs.frame.refusals.OLD_EDIT_SECONDS", 0.02)
    patch.setattr("cogs.frame.refusals.BOT_PAUSE", 0.02)
    patch.setattr("cogs.frame.refusals._PAUSES", {})


class Faults(Hands):
    """Each lasts as long as its context, or as the test."""

    @contextlib.contextmanager
    def _instead(self, step: str, does: Callable[..., Awaitable[Any]]) -> Iterator[None]:
        """Meanwhile `does(real, …)` comes in place of what the step does."""
        holder, name, job = STEPS[step]
        owner = people if holder == "people" else getattr(self.meadhall, holder)
        real = getattr(owner, name)

        async def stepped(*about: Any, **more: Any) -> Any:
            if job is not None and job is not about[1]:
                return await real(*about, **more)
            return await does(real, *about, **more)

        setattr(owner, name, stepped)
        try:
            yield
        finally:
            setattr(owner, name, real)

    @contextlib.contextmanager
    def fails(self, *steps: str) -> Iterator[None]:
        """Meanwhile these fail."""

        async def broken(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError("injected")

        with contextlib.ExitStack() as stack:
            for step in steps:
                stack.enter_context(self._instead(step, broken))
            yield

    @contextlib.contextmanager
    def holds(self, step: str, *, once: bool = False) -> Iterator[Held]:
        """Meanwhile it waits for the test to let it go on; `once`: the first time only."""
        held = Held()

        async def slowly(real: Any, *about: Any, **more: Any) -> Any:
            if not (once and held.begun.is_set()):
                await held.wait()
            return await real(*about, **more)

        with self._instead(step, slowly):
            try:
                yield held
            finally:
                held.go.set()

    def cannot_draw_panels(self, patch: pytest.MonkeyPatch) -> None:
        """In direct messages."""

        async def broken(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError("injected")

        patch.setattr(carrier, "panel_message", broken)

    def resigning_is(self, option: str, patch: pytest.MonkeyPatch) -> None:
        """In the game that is played."""
        for module in ("cogs.answering", "cogs.seats"):
            patch.setattr(sys.modules[module], "RESIGN", option)

    def every_option_ends_the_game(self, patch: pytest.MonkeyPatch) -> None:
        """Of whoever chooses it."""
        ending = Label("The end", ends=True)
        patch.setattr(sys.modules["cogs.answering"], "option_label", lambda *_: ending)

    def makes_no_films(self, patch: pytest.MonkeyPatch) -> None:
        """Any more."""
        patch.setattr(sys.modules["cogs.replay"], "make_film", None)

    def tries_again_at_once(self, patch: pytest.MonkeyPatch) -> None:
        """After a fault."""
        patch.setattr(courier, "AFTER_FAULT_SECONDS", 0.02)

    def leaves_soon(self, patch: pytest.MonkeyPatch) -> None:
        """It waits for what is under way but for a moment."""
        patch.setattr(cogs_bot, "LAST_WORDS_SECONDS", 0.01)

    def before_each_export(self, do: Callable[[], None], patch: pytest.MonkeyPatch) -> None:
        """On the thread where it is made."""
        real = export.readable

        def made(*about: Any) -> str:
            do()
            return str(real(*about))

        patch.setattr(export, "readable", made)

    @contextlib.contextmanager
    def stops_once(
        self, kind: str, then: Callable[..., Awaitable[None]]
    ) -> Iterator[asyncio.Event]:
        """Before it is written down that a message of this kind got there, the bot stops the first
        time, and meanwhile `then`; the event tells that it came to that."""
        store, stopped = self.meadhall.store, asyncio.Event()
        write = store.write

        async def in_vain(work: Any, *args: Any, **more: Any) -> Any:
            if work is not letters.arrived or stopped.is_set():
                return await write(work, *args, **more)
            ((key,),) = await self.rows("SELECT key FROM letters WHERE nonce = ?", args[0])
            if not key.startswith(kind):
                return await write(work, *args, **more)
            stopped.set()
            await then(*args)
            raise ConnectionAbortedError("the bot stops here")

        store.write = in_vain  # type: ignore[assignment, method-assign]
        try:
            yield stopped
        finally:
            store.write = write  # type: ignore[method-assign]

    def cannot_read(self) -> None:
        """From its disk."""

        async def fails(*_: object) -> None:
            raise DiskTrouble("failing", "disk I/O error, SQLITE_IOERR_READ")

        self.meadhall.store._reader.run = fails  # type: ignore[method-assign, assignment]

    def without_writing(self) -> contextlib.AbstractAsyncContextManager[None]:
        """Meanwhile nothing can be written to its disk."""
        return without_writing(self.meadhall.store)
