"""What then stands, for each kind of letter and each way in which Discord can refuse it: while it
does, and after it.

`refused.txt` is this, as it was found. If a change of it is wanted: `RECORD=1 pytest
tests/e2e/test_refused.py`, and read the diff."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.exchange import Exchange
from tests.e2e.house import House
from tests.e2e.people import GUILD, TABLES, People
from tests.e2e.play import Sitting, at_table

pytestmark = pytest.mark.usefixtures("short_rests")
FILE = Path(__file__).with_name("refused.txt")
SENT = r"/messages$"
TRIES = 20
REFUSALS: dict[str, tuple[str, dict[str, Any]]] = {
    "it fails": ("drop", {}),
    "it fails, and took it": ("drop-answer", {}),
    "too fast": ("429", {"seconds": 0.05}),
    "not the bot": ("401", {}),
    "not this person": ("refuse", {"code": 50007}),
    "the channel is gone": ("refuse", {"code": 10003}),
    "it sleeps": ("refuse", {"code": 50083}),
    "not there": ("refuse", {"code": 50013}),
    "no such message": ("refuse", {"code": 10008}),
    "not these words": ("refuse", {"code": 200000}),
}


class Refused:
    """A table of Ana, Bram and a computer player, one of whom is awaited, and one kind of its
    letters."""

    def __init__(self, house: House, sitting: Sitting) -> None:
        self.house, self.sitting = house, sitting
        self.person, self.lobby = house.awaited(sitting), 0

    @property
    def about(self) -> int:
        """The table that it is about."""
        return self.lobby or self.sitting.table

    # What brings a letter on its way

    async def panel(self) -> None:
        await self.house.panel_due(self.sitting, self.person, fresh=True)

    async def call(self) -> None:
        await self.house.dms_known(self.person, closed=True)
        panel = await self.house.panel(self.sitting, self.person)
        if panel is not None and panel.public:
            await self.person.world("delete-message", message=str(panel.message))
            await self.house.awaited_no_more(self.sitting, self.person)
        await self.house.panel_due(self.sitting, self.person)

    async def board(self) -> None:
        await self.house.is_due(self.sitting, "milestone")

    async def line(self) -> None:
        await self.house.says(self.sitting)

    async def lobby_message(self) -> None:
        await self.house.opens_lobby(self.person, GUILD, TABLES)
        self.lobby = await self.house.newest_table()

    async def ballot(self) -> None:
        await self.house.proposes_end(self.sitting, self.person)

    async def offer(self) -> None:
        await self.house.offers_seat(self.sitting, self.person)

    async def reminder(self, place: str) -> None:
        await self.house.reminds(self.sitting, self.person, place)

    async def board_edited(self) -> None:
        await self.house.is_due(self.sitting, "table")

    async def prompt_gone(self) -> None:
        await self.house.panel_due(self.sitting, self.person, fresh=True)

    # What stands

    async def stands(self, key: str) -> str:
        """Letters of that key, in Discord and as they are known; and what is still to go out."""
        letters = await self.house.letters(self.about, key, self.person)
        known: Counter[str] = Counter()
        for channel, message, public, going in letters:
            name = "call" if public and key == "panel" else key
            there = message and await self.person.message(str(channel), str(message))
            known[f"{name} going" if going else name if there else f"{name} perhaps"] += 1
        posts = await self.house.posts()
        known.update(f"{kind} {'parked' if parked else 'waits'}" for kind, parked in posts)
        if await self.house.kept(f"told-trouble-{self.about}"):
            known["the host knows"] += 1
        return (
            ", ".join(f"{n} × {name}" if n > 1 else name for name, n in known.items()) or "nothing"
        )


Cause = Callable[[Refused], Awaitable[None]]
KINDS: dict[str, tuple[Cause, str, str, str, str]] = {
    # how it comes, the letter's key, the request's method, its channel and the rest of its path
    "prompt": (Refused.panel, "panel", "POST", "dm", SENT),
    "call": (Refused.call, "panel", "POST", "thread", SENT),
    "board": (Refused.board, "board", "POST", "thread", SENT),
    "line": (Refused.line, "post", "POST", "thread", SENT),
    "lobby": (Refused.lobby_message, "lobby", "POST", "channel", SENT),
    "vote": (Refused.ballot, "vote", "POST", "thread", SENT),
    "offer": (Refused.offer, "offer", "POST", "channel", SENT),
    "reminder": (partial(Refused.reminder, place="dm"), "remind", "POST", "dm", SENT),
    "reminder in the thread": (
        partial(Refused.reminder, place="thread"), "remind", "POST", "thread", SENT,
    ),
    "board, edited": (Refused.board_edited, "board", "PATCH", "thread", r"/messages/\d+$"),
    "prompt, taken away": (Refused.prompt_gone, "panel", "DELETE", "dm", r"/messages/\d+$"),
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
async def test_what_stands_when_discord_refuses(
    kind: str, house: House, people: People, exchange: Exchange
) -> None:
    cause, key, method, place, path = KINDS[kind]
    sitting = await at_table(house, people, "Ana", "Bram", computers=1)
    await house.no_limits()
    found = [f"== {kind}"]
    recorded = {block.splitlines()[0]: block.strip() for block in _blocks()}
    for refusal, (how, more) in REFUSALS.items():
        here = Refused(house, sitting)
        channels = {"dm": here.person.dm, "thread": sitting.thread, "channel": TABLES}
        if kind != "call":
            await house.dms_known(here.person, closed=False)
        times = 1 if how == "drop-answer" else 10_000
        exchange.fail(f"/channels/{channels[place]}{path}", how, method=method, times=times, **more)
        await cause(here)
        await house.posts_rest()
        meanwhile = await here.stands(key)
        # What rests for a moment has perhaps not been tried again yet.
        for _ in range(TRIES):
            if f"{refusal}: {meanwhile} →" in recorded.get(found[0], ""):
                break
            await asyncio.sleep(0.05)
            meanwhile = await here.stands(key)
        exchange.lift_all()
        await house.rights_changed()
        await house.told()
        found.append(f"{refusal}: {meanwhile} → {await here.stands(key)}")
        await house.begins_anew(sitting, here.person)
    text = "\n".join(found)
    if os.environ.get("RECORD"):
        recorded[found[0]] = text
        FILE.write_text("\n\n".join(recorded.values()) + "\n", "utf-8")
    assert recorded.get(found[0]) == text


def _blocks() -> list[str]:
    text = FILE.read_text("utf-8") if FILE.exists() else ""
    return [f"== {block}" for block in text.split("== ") if block]
