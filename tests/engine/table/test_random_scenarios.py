"""Whatever people do in whatever order, and wherever the bot stops: each answer is given once, the
log rebuilds the position, undo is the shorter log, every post gets there once; nobody sits twice,
nobody is host who has no seat, nothing is open at a table that is over; whoever is awaited has a
clock, and reminders come in time, never at night, and to nobody else."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from db.base.mapped import META
from db.people import people
from db.tables import clocks, log, proposals
from db.tables.log import Record
from db.tables.questions import OpenQuestion
from db.tables.tables import MINUTE
from engine.kit.chance import Chance
from engine.table.answers import queries
from engine.table.commands import playing
from engine.table.record import deadlines
from engine.table.record.deadlines import is_quiet
from engine.table.seats import transfer
from engine.table.service import Refused
from tests.engine.service import Room, service
from tests.engine.table.conftest import refused
from tests.engine.table.noticed import counted
from tests.engine.table.said import NAMES, PEOPLE, seconds
from tests.engine.table.test_service_kill import check_table

RUNS = 20
STEPS = int(os.environ.get("SCENARIO_STEPS", "180"))
DEEDS = ("plain", "again", "luck", "tell-0", "whisper", "seal", "all", "mile", "one", "two", "left")
ACTS = (
    *("undo", "propose undo", "propose undo", "propose end", "propose pace {pace}"),
    *("propose open seat={seat}", "propose replace seat={seat} to={other}"),
    *("propose absent seat={seat} computer", "propose absent seat={seat} default"),
    *("for {vote}",) * 9,
    *("computer {vote}",) * 3,
    *("default {vote}", "against {vote}", "withdraw {vote}"),
    *("lend", "back", "return", "is gone", "is here"),
    *("seek", "seek to={other}", "seek seat={seat}", "decline {offer}", "revoke {offer}"),
    *("accept {offer}", "accept {offer}", "accept {offer}"),
    *("pace {pace} at_end={end}", "pace allowance={days}d", "away {days}d", "home", "later 8h"),
    *("mute", "wake", "wish every=3h", "wish every=0m", "wish every=-", "wish deliver=both"),
    "wish zone=Europe/Madrid quiet_from={hour}h quiet_to={late}h",
)
"""What people do besides answering."""
SELDOM = ("leave", "cancel")
TIMES = ("1s", "7m", "1h", "9h", "1d", "4d")


DISCORD = ("works", "works", "works", "fails", "takes-nothing", "refuses", "loses")


@dataclass
class Told:
    """What is remembered of the table beside it."""

    records: int = 0
    views: dict[int, list[Any]] = field(default_factory=dict)
    """Those of all seats, by how many answers stand, along the present line of play."""
    closed: set[int] = field(default_factory=set)
    """Every ticket whose question is open no more."""
    open: dict[int, int] = field(default_factory=dict)
    """The open questions' numbers by ticket."""
    posts: set[str] = field(default_factory=set)
    """The nonces of those that are in Discord, or may be."""
    milestone: int = -1
    """The record of the newest one there."""
    allowance: int = 0
    """The longest vacation that the table has granted."""


class Crowd:
    """People who press whatever there is, or was."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.did: set[str] = set()
        self.told = Told()
        self.pace = self.luck.choice(("live", "daily", "relaxed", "none"))
        self.game = self.luck.choice(("script", "script", "script", "larder"))

    def act(self, seats: int) -> str:
        """What somebody does next."""
        luck = self.luck
        if luck.random() < 0.15:
            return f"{luck.choice('abc'[:seats])} {luck.choice(DEEDS)}"
        person = luck.choice(list(PEOPLE))
        if self.seated and luck.random() < 0.7:
            person = NAMES[luck.choice(self.seated)]
        if luck.random() < 0.3:
            return f"{person} {luck.choice(DEEDS)}"
        template = luck.choice(SELDOM if luck.random() < 0.01 else ACTS)
        words = {
            "seat": luck.choice("abc"[:seats]),
            "other": luck.choice(list(PEOPLE)),
            "pace": luck.choice(("live", "daily", "relaxed", "none")),
            "end": luck.choice(("nudge", "default", "computer", "vote")),
            "days": luck.randint(1, 12),
            "hour": luck.randint(0, 11),
            "late": luck.randint(12, 23),
            "vote": luck.choice(self.votes or [1]),
            "offer": luck.choice(self.offers or [1]),
        }
        return f"{person} {template.format(**words)}"

    async def step(self, room: Room) -> None:
        """Somebody does something, which may be refused, or time passes."""
        table = await room.found()
        self.seated = [seat.person for seat in table.seats if seat.person in NAMES]
        self.votes = [
            v.id for v in await counted(room.store, proposals.get_vote) if v.state == "open"
        ]
        self.offers = [
            o.id for o in await counted(room.store, proposals.get_offer) if o.state == "open"
        ]
        room.discord = self.luck.choice(DISCORD)
        players = self.seated if table.phase == "running" else []
        asked = [o for s in players for o in (await room.table_view(s)).open if o.given is None]
        if asked and self.luck.random() < 0.15:
            await self.press(room, self.luck.choice(asked))
            return
        if self.luck.random() < 0.1:
            room.house.seconds += seconds(self.luck.choice(TIMES))
            due, room.timers = room.timers, []
            for _, then in due:
                then()
            await room.keeper.ring()
            return
        act = self.act(len(table.seats))
        if not await room.act(act):
            self.did.add(" ".join(act.split()[1:3] if "propose" in act else act.split()[1:2]))

    async def press(self, room: Room, asked: OpenQuestion) -> None:
        """An answer to a question, perhaps several times at once; then once more what was asked
        before, which means nothing any more."""
        table, seat = await room.found(), asked.question.seat
        picks = asked.question.sample(Chance(b"", self.luck.randrange(10**6)))
        if {"fail", "end"} & set(picks) and self.luck.random() < 0.98:
            picks = ("plain",)
        if picks == ("fail",):
            return
        about = table.seats[seat].person or 0, asked.ticket, picks
        presses = [room.do(playing.answer, *about) for _ in range(self.luck.choice((1, 1, 2, 3)))]
        results = await asyncio.gather(*presses, return_exceptions=True)
        reasons = [result.reason for result in results if isinstance(result, Refused)]
        assert set(reasons) <= {"stale", "over"}
        taken = len(results) - len(reasons)
        assert taken == 1 or (asked.question.sealed and taken)
        if self.told.closed:
            before = await room.found()
            old = self.luck.choice(sorted(self.told.closed))
            await refused(room.do(playing.answer, about[1], old, picks))
            assert await room.found() == before


async def check(room: Room, told: Told) -> None:
    """What must hold at every moment."""
    await room.post()
    rows, room.posted = room.posted, []
    check_posts(room, told)
    await check_line(room, told)
    for payload in [p for _, kind, p in rows if kind == "reminder" and p["what"] == "dm"]:
        await check_told(room, payload["person"])
    table = await room.found()
    held = "SELECT person, seat FROM holders WHERE table_id = ? AND until IS NULL"
    holders = await room.store.read(lambda c: c.execute(held, (room.table,)).fetchall())
    sitting = {s.person: s.number for s in table.seats if s.person and not s.left}
    assert dict(holders) == sitting
    assert len(holders) == len(sitting)
    if table.phase != "running":
        assert not await room.store.read(proposals.open_votes, room.table)
        return
    assert table.host in sitting
    assert transfer.awake(table), "computer players play on alone"
    await check_clocks(room, told)


def check_posts(room: Room, told: Told) -> None:
    """What may be there already goes out again as such, and milestones follow one another."""
    for _, how, post in sorted(room.carried):
        if post.kind == "table":
            continue  # it changes what stands
        assert "again" in how or post.nonce not in told.posts, "it would stand there twice"
        if room.discord in ("works", "fails", "loses"):
            told.posts.add(post.nonce)
        if post.kind == "milestone" and room.discord == "works":
            assert post.record > told.milestone
            told.milestone = post.record


async def check_line(room: Room, told: Told) -> None:
    """Undo is the shorter log; a ticket is for one question and never comes back, and a question
    that stays open keeps its own."""
    table = await room.found()
    if table.phase == "cancelled":
        return
    records = await room.store.read(log.everything, room.table)
    stand = sum(record.kind == "answer" and record.undone_by is None for record in records)
    seen = [
        await room.service.look(queries.view_of_seat, room.table, s.number) for s in table.seats
    ]
    views = [msgspec.to_builtins(view.view) for view in seen]
    for record in records[told.records :]:
        if record.kind == "undo":
            told.views = {count: seen for count, seen in told.views.items() if count <= stand}
            check_undo(record, [gone for gone in records if gone.undone_by == record.record])
    told.records = len(records)
    assert told.views.setdefault(stand, views) == views, "not the shorter log"
    now = {open_.ticket: open_.question.number for view in seen for open_ in view.open}
    assert not told.closed & now.keys(), "a ticket came back"
    for ticket, number in told.open.items():
        assert now.get(ticket, number) == number, "a ticket changed hands"
        assert number not in now.values() or ticket in now, "an open question lost its ticket"
    told.closed |= told.open.keys() - now.keys()
    told.open = now


def check_undo(undo: Record, gone: list[Record]) -> None:
    """Unless all agreed, what went back was one person's own, and neither luck nor what they were
    told."""
    (event,) = undo.events
    if "agreed" in event.args:
        return
    assert (gone[0].seat, gone[0].person) == (undo.seat, undo.person)
    assert all(record.person is None for record in gone[1:])
    assert not any(record.chance or record.sealed for record in gone)
    assert not any(undo.seat in event.reveals for record in gone for event in record.events)


async def check_told(room: Room, person: int) -> None:
    """A reminder came to somebody who is awaited, and at no time at which they want none."""
    wishes = await room.store.read(people.wishes, person)
    now = room.house.seconds
    for clock in await room.store.read(clocks.of_person, person):
        if clock.since < now and clock.last == now:
            assert not clock.muted
            assert not is_quiet(now - now % MINUTE, wishes)


async def check_clocks(room: Room, told: Told) -> None:
    """Whoever is awaited has a clock, who is not has none, and none is looked at too late."""
    table = await room.found()
    view = await room.service.look(queries.view, room.table, None)
    told.allowance = max(told.allowance, table.pace.allowance)
    running = await room.store.read(clocks.of_table, room.table)
    waiting = {seat for seat, _, _ in view.awaited if table.seats[seat].player is not None}
    assert {clock.seat for clock in running} == waiting
    watch = await room.store.read(clocks.watch, room.table)
    assert watch is not None
    for clock in running:
        assert clock.person == table.seats[clock.seat].person
        assert clock.since <= room.house.seconds
        coming = await room.service.look(
            lambda work, clock=clock: deadlines.next_due(
                work, table, clock, people.wishes(work.connection, clock.person), work.now
            )
        )
        if watch.stage != "awake":
            assert clock.due_at is None
        elif coming is not None:
            assert clock.due_at is not None
            assert clock.due_at <= coming.at, "it would be looked at too late"
    for person in NAMES:
        used = await room.store.read(lambda c, p=person: clocks.vacation_used(c, room.table, p))
        assert 0 <= used <= told.allowance


async def evening(folder: Path, crowd: Crowd) -> None:
    """Or several weeks, over three starts of the bot."""
    now = 0
    for start in range(3):
        async with service(folder) as room:
            if start == 0:
                await room.opens(f"table ana ben cat | pace {crowd.pace} | game {crowd.game}")
            else:
                room.table, room.house.seconds = 1, now
                await room.keeper.open()
            for step in range(STEPS // 3):
                await crowd.step(room)
                await check(room, crowd.told)
                if step % 10 == 0:
                    await check_table(room.house, room.table)
            await room.keeper.ring()
            await check(room, crowd.told)
            await check_table(room.house, room.table)
            taken = await counted(room.store, proposals.get_vote)
            crowd.did |= {f"{vote.kind} passed" for vote in taken if vote.state == "passed"}
            await room.store.write(META.put, "heartbeat", str(room.house.seconds))
            now = room.house.seconds + crowd.luck.choice((0, 30, 5 * 3600, 3 * 86400))


async def test_votes_seats_and_clocks_hold_whatever_people_do(tmp_path: Path) -> None:
    did: set[str] = set()
    for seed in range(RUNS):
        crowd = Crowd(seed)
        (tmp_path / str(seed)).mkdir()
        await evening(tmp_path / str(seed), crowd)
        did |= crowd.did
    # Else it would prove little.
    assert {"undo", "propose undo", "propose open", "for", "seek", "accept", "lend", "back"} <= did
    assert {"undo passed", "open passed", "pace passed", "absent passed"} <= did
    assert {"away", "home", "later", "mute", "wish", "pace", "return", "leave"} <= did
