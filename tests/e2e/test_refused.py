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
    "it fails but took it": ("drop-answer", {}),
    "too fast": ("429", {"seconds": 0.05}),
    "not the bot": ("401", {}),
    "not this person": ("refuse", {"code": 50007}),
    "no channel": ("refuse", {"code": 10003}),
    "it sleeps": ("refuse", {"code": 50083}),
    "not there": ("refuse", {"code": 50013}),
    "no message": ("refuse", {"code": 10008}),
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

    async def due(self, kind: str) -> None:
        await self.house.is_due(self.sitting, kind)

    async def line(self) -> None:
        await self.house.says(self.sitting)

    async def lobby_message(self) -> None:
        await self.house.opens_lobby(self.person, GUILD, TABLES)
        self.lobby = await self.house.newest_table()

    async def ballot(self) -> None:
        await self.person.slash(self.sitting.thread, "/seat end")

    async def offer(self) -> None:
        await self.person.slash(self.sitting.thread, "/seat open")

    async def reminder(self, place: str) -> None:
        await self.house.reminds(self.sitting, self.person, place)

    # What stands

    async def stands(self, key: str) -> str:
        """Letters of that key, in Discord and as they are known; and what is still to go out."""
        letters = await self.house.letters(self.about, key, self.person)
        known: Counter[str] = Counter()
        for channel, message, public, going in letters:
            name = "call" if public and key == "panel" else key
            there = message and await self.person.message(str(channel), str(message))
            known[f"{name} going" if going else name if there else f"{name} perhaps"] += 1
        posts = [(kind, parked) for kind, parked in await self.house.posts() if kind != "pin"]
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
    "board": (partial(Refused.due, kind="milestone"), "board", "POST", "thread", SENT),
    "line": (Refused.line, "post", "POST", "thread", SENT),
    "lobby": (Refused.lobby_message, "lobby", "POST", "channel", SENT),
    "vote": (Refused.ballot, "vote", "POST", "thread", SENT),
    "offer": (Refused.offer, "offer", "POST", "channel", SENT),
    "reminder": (partial(Refused.reminder, place="dm"), "remind", "POST", "dm", SENT),
    "reminder in the thread": (
        partial(Refused.reminder, place="thread"), "remind", "POST", "thread", SENT,
    ),
    "board, edited": (
        partial(Refused.due, kind="table"), "board", "PATCH", "thread", r"/messages/\d+$",
    ),
    "prompt, taken away": (Refused.panel, "panel", "DELETE", "dm", r"/messages/\d+$"),
}  # fmt: skip


def recorded() -> dict[str, dict[str, str]]:
    """By kind and refusal what stands meanwhile, and after it."""
    found: dict[str, dict[str, str]] = {}
    for line in FILE.read_text("utf-8").splitlines():
        if line.startswith("== "):
            of_kind = found.setdefault(line[3:], {})
        elif line:
            refusals, _, stands = line.partition(": ")
            of_kind |= dict.fromkeys(refusals.split(", "), stands)
    return found


def record(found: dict[str, dict[str, str]]) -> None:
    """Refusals of which the same comes in one line."""
    lines = []
    for kind, stands in found.items():
        lines += ["", f"== {kind}"]
        for each in dict.fromkeys(stands.values()):
            lines.append(f"{', '.join(r for r in stands if stands[r] == each)}: {each}")
    FILE.write_text("\n".join(lines[1:]) + "\n", "utf-8")


@pytest.mark.parametrize("kind", KINDS)
async def test_what_stands_when_discord_refuses(
    kind: str, house: House, people: People, exchange: Exchange
) -> None:
    cause, key, method, place, path = KINDS[kind]
    sitting = await at_table(house, people, "Ana", "Bram", computers=1)
    await house.no_limits()
    found, expected = dict[str, str](), recorded().get(kind, {})
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
            if expected.get(refusal, "").startswith(f"{meanwhile} →"):
                break
            await asyncio.sleep(0.05)
            meanwhile = await here.stands(key)
        exchange.lift_all()
        await house.rights_changed()
        await house.told()
        found[refusal] = f"{meanwhile} → {await here.stands(key)}"
        await house.begins_anew(sitting, here.person)
    if os.environ.get("RECORD"):
        expected = found
        record(recorded() | {kind: found})
    assert found == expected
