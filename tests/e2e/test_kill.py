"""The bot is killed without warning, over and over, in one game: no given answer is lost, none
counts twice, no post is missing or doubled."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from engine.kit.contract import Picks
from tests.e2e import records
from tests.e2e.exchange import Exchange, Request, StandIn
from tests.e2e.people import TABLES, People, controls
from tests.e2e.play import (
    GAME,
    Player,
    Sitting,
    lobby_press,
    open_table,
    play_out,
    table_message,
    told_the_end,
)
from tests.e2e.runs import BotProcess
from tests.ordeal.quickly import QuickBot

LUCK = os.environ.get("MEADHALL_KILL_LUCK", "kill")
"""Another word deals the blows at other moments."""
BETWEEN = 6
"""Answers given before the next blow falls."""
MOST_DELAY = 0.12
"""Seconds after a press within which a blow falls at any moment."""


@dataclass(frozen=True)
class Blow:
    """When to kill: at a request of the bot that was carried out, and whose answer it will never
    read; or, without one, at some moment after a press."""

    name: str
    method: str = ""
    path: str = ""
    control: str = ""
    """Of the message that is sent, where not every one will do."""

    def fits(self, request: Request) -> bool:
        return bool(
            self.method
            and request.method == self.method
            and request.status < 300
            and re.fullmatch(self.path, request.path)
            and (not self.control or self.control in controls(request.body or {}))
        )


def blows(sitting: Sitting, dms: list[str]) -> list[Blow]:
    """One at each kind of step that the bot takes in a game, some at any time."""
    there = rf"/channels/{sitting.thread}/messages"
    private = rf"/channels/({'|'.join(dms)})/messages"
    return [
        Blow("acknowledged", "POST", r"/interactions/.*/callback"),
        Blow("confirmed", "PATCH", r"/webhooks/.*/@original"),
        Blow("milestone posted", "POST", there),
        Blow("any time 1"),
        Blow("thread edited", "PATCH", rf"{there}/\d+"),
        Blow("panel posted", "POST", private),
        Blow("any time 2"),
        Blow("panel edited", "PATCH", rf"{private}/\d+"),
        Blow("old panel deleted", "DELETE", rf"{private}/\d+"),
        Blow("mention deleted", "DELETE", rf"{there}/\d+"),
        Blow("any time 3"),
    ]


@dataclass
class Killer:
    """Deals the blows, and starts the bot again after each."""

    bot: BotProcess
    luck: Random
    left: deque[Blow] = field(default_factory=deque)
    fallen: list[str] = field(default_factory=list)
    armed: Blow | None = None
    last: Blow | None = None
    """Falls when everything else is over."""
    answers: int = 0
    _next_at: int = 0
    _restarts: list[asyncio.Task[None]] = field(default_factory=list)

    def exchanged(self, request: Request) -> None:
        if self.last is not None and self.last.fits(request):
            self.armed, self.last = self.last, None
            self._strike()
        elif self.armed is not None and self.armed.fits(request):
            self._strike()

    def arm(self, blow: Blow) -> None:
        self.armed = blow

    def answered(self) -> None:
        """Somebody is about to answer."""
        self.answers += 1
        if self.armed is None and self.left and self.answers >= self._next_at:
            self.arm(self.left.popleft())
            if not self.armed.method:
                wait = self.luck.random() * MOST_DELAY
                asyncio.get_running_loop().call_later(wait, self._strike)

    def _strike(self) -> None:
        assert self.armed is not None
        self.fallen.append(self.armed.name)
        self.armed = None
        self._next_at = self.answers + BETWEEN
        self.bot.kill_now()
        self._restarts.append(asyncio.create_task(self._restart()))

    async def _restart(self) -> None:
        await self.bot.kill()
        await self.bot.start()

    async def through(self) -> None:
        """Until the last restart is done."""
        await asyncio.gather(*self._restarts)


@dataclass
class Claims:
    """What people answered and saw confirmed, by the tickets of the questions."""

    bot: BotProcess
    table: int = 0
    made: dict[int, list[tuple[int, int, Picks]]] = field(default_factory=dict)
    """Seat, the question's number, picks: of every press that may have been taken. The bot may
    have written one down in its last moment, and refuse the one after its restart."""
    trail: list[tuple[int, str, list[str], Picks | None]] = field(default_factory=list)
    """Every press that should answer, with what was chosen before it."""

    def note(self, player: Player, ticket: int, act: str, values: list[str]) -> None:
        opens = {o.ticket: o for o in records.read(self.bot.database, self.table).opens}
        asked = opens.get(ticket)
        self.trail.append((ticket, act, values, asked and asked.draft))
        if asked is None:
            return  # it was answered just before the bot died, and the panel does not know yet
        options = asked.question.options
        pressed = int(values[0] if values else act[1:]) if act != "ok" else 0
        laid = asked.draft if asked.question.accepts(asked.draft) is None else asked.given
        picks = (laid or ()) if act == "ok" else (options[pressed],)
        claim = (asked.question.seat, asked.question.number, picks)
        self.made.setdefault(ticket, []).append(claim)

    def check(self, players: list[Player], written: records.Written) -> None:
        logged = {(r.seat, r.question): r.picks for r in written.standing}
        for player in players:
            for ticket in player.given:
                trail = [entry for entry in self.trail if entry[0] == ticket]
                stands = [logged.get((seat, number)) == p for seat, number, p in self.made[ticket]]
                assert any(stands), f"an answer was lost: {trail}"


def prompts(posted: list[Request], table: int) -> list[tuple[str, int]]:
    """The panels that were sent, each by its message's id, with the question it asked at first.
    The same nonce gives the same message again."""
    found = set()
    for request in posted:
        ids = controls(request.body or {}, f"q:{table}:")
        found |= {(request.answer["id"], int(id_.split(":")[2])) for id_ in ids}
    return sorted(found)


@pytest.fixture
async def bot(table: StandIn, people: People, tmp_path: Path) -> AsyncIterator[BotProcess]:
    """One that starts in a moment."""
    running = QuickBot(table, tmp_path)
    running.on_change.append(people.nudge)
    try:
        await running.start()
        yield running
    finally:
        await running.close()


@pytest.mark.timeout(900)  # a dozen starts of the bot, on a machine that may be busy
async def test_killing_the_bot_at_any_moment_loses_nothing_and_doubles_nothing(
    people: People, exchange: Exchange, bot: BotProcess
) -> None:
    killer = Killer(bot, Random(LUCK))
    panels: list[Request] = []
    exchange.on_request.append(killer.exchanged)
    ana, bram = people["Ana"], people["Bram"]
    await bram.settings(dms_open=False)

    killer.arm(Blow("lobby posted", "POST", rf"/channels/{TABLES}/messages"))
    command = await ana.command_id("game")
    await ana.ask(
        "slash", channel=TABLES, command=command, path=["new"], options={"game": GAME, "seats": 3}
    )
    lobby = await ana.with_control(TABLES, "l:")
    await killer.through()
    number = int(next(iter(controls(lobby))).split(":")[1])
    sitting = Sitting(number, TABLES, lobby["id"], [ana, bram])
    await lobby_press(bram, sitting, "join")
    await lobby_press(ana, sitting, "fill")
    killer.arm(Blow("thread opened", "POST", rf"/channels/{TABLES}/messages/{lobby['id']}/threads"))
    await ana.press(lobby["id"], f"l:{number}:start")
    await table_message(ana, sitting)
    await killer.through()

    private = [person.dm for person in sitting.people]
    killer.left.extend(blows(sitting, private))
    told = rf"/channels/{ana.dm}/messages"
    killer.last = Blow("result told", "POST", told, f"x:{number}:open")
    expected = ["lobby posted", "thread opened", *(blow.name for blow in killer.left)]
    expected.append(killer.last.name)

    def panel_posted(request: Request) -> None:
        where = re.fullmatch(r"/channels/(\d+)/messages", request.path)
        sent = request.method == "POST" and request.status == 200
        if sent and where and where[1] in private:
            panels.append(request)

    exchange.on_request.append(panel_posted)
    claims = Claims(bot, number)
    players = [
        Player(person, sitting, Random(f"{LUCK} {person.name}"), bot=bot)
        for person in sitting.people
    ]
    players[1].private = True

    async def answering(player: Player) -> None:
        killer.answered()

    for player in players:
        player.before_press = answering
        player.before_answer = claims.note
    await play_out(players)
    await killer.through()
    written = await records.at_rest(bot.database, sitting.table)
    await killer.through()
    await bot.stop()

    assert sorted(killer.fallen) == sorted(expected), "not every blow fell"
    assert bot.starts == 1 + len(expected)
    claims.check(players, written)
    messages = await ana.messages(sitting.thread, 1000)
    me = exchange.bot
    boards = records.check_chronicle(written, messages, me)
    records.check_result(written, boards[-1])
    assert len(records.posts_in(messages, me)) == len(boards), "a mention was left over"
    asked = [ticket for _, ticket in prompts(panels, number)]
    assert len(asked) == len(set(asked)), "a prompt was sent twice"
    await told_the_end(ana, sitting)
    assert f"<@{bram.id}>" in boards[-1]["content"], "he takes no direct messages"
    lobbies = [m for m in await ana.messages(TABLES) if m["author"]["id"] == me and m["type"] == 0]
    assert [m["id"] for m in lobbies if not m["ephemeral"]] == [lobby["id"]]


async def test_copying_the_file_of_a_killed_bot_copies_the_answers(
    people: People, bot: BotProcess, tmp_path: Path
) -> None:
    """Without the write-ahead log beside it, once the bot has been quiet for a moment."""
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    player = Player(ana, sitting, Random("copied"), bot=bot)
    while len(player.given) < 2:
        await player.step()
    wal = bot.database.with_name(f"{bot.database.name}-wal")
    async with asyncio.timeout(60):
        while wal.stat().st_size:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    await bot.kill()
    copy = tmp_path / "copy" / "bot.sqlite3"
    copy.parent.mkdir()
    shutil.copy(bot.database, copy)
    written, copied = (records.read(file, sitting.table) for file in (bot.database, copy))
    assert len([r for r in copied.standing if r.person]) == 2
    assert (copied.records, copied.opens) == (written.records, written.opens)
