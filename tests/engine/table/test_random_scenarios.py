"""Whatever people do in whatever order, and wherever the bot stops: the log rebuilds the position,
nobody sits twice, nobody is host who has no seat, nothing is open at a table that is over; whoever
is awaited has a clock, and reminders come in time, never at night, and to nobody else."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from db.base.pace import MINUTE
from db.people import people
from db.tables import clocks
from engine.table.record import awaited
from engine.table.record.pace import is_quiet
from engine.table.seats import hands_over
from tests.engine.service import Room, service
from tests.engine.table.noticed import counted
from tests.engine.table.said import NAMES, PEOPLE, seconds
from tests.engine.table.test_door_kill import check_table

RUNS = 12
STEPS = int(os.environ.get("SCENARIO_STEPS", "180"))
DEEDS = ("plain", "again", "luck", "tell-0", "whisper", "seal", "all", "mile", "one", "two", "left")
ACTS = (
    *("undo", "propose undo", "propose undo", "propose end", "propose pace {pace}"),
    *("propose open seat={seat}", "propose replace seat={seat} to={other}"),
    *("propose absent seat={seat} computer", "propose absent seat={seat} default"),
    *("for {vote}",) * 7,
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


class Crowd:
    """People who press whatever there is, or was."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.did: set[str] = set()
        self.pace = self.luck.choice(("live", "daily", "relaxed", "none"))

    def act(self, seats: int) -> str:
        """What somebody does next."""
        luck = self.luck
        if luck.random() < 0.25:
            return f"{luck.choice('abc'[:seats])} {luck.choice(DEEDS)}"
        person = luck.choice(list(PEOPLE))
        if self.seated and luck.random() < 0.7:
            person = NAMES[luck.choice(self.seated)]
        if luck.random() < 0.4:
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
        self.votes = [v.id for v in await counted(room.store.votes.get) if v.state == "open"]
        self.offers = [o.id for o in await counted(room.store.offers.get) if o.state == "open"]
        if self.luck.random() < 0.1:
            room.house.seconds += seconds(self.luck.choice(TIMES))
            await room.keeper.ring()
            return
        act = self.act(len(table.seats))
        if not await room.act(act):
            self.did.add(" ".join(act.split()[1:3] if "propose" in act else act.split()[1:2]))


async def check(room: Room) -> None:
    """What must hold at every moment."""
    await room.post()
    rows, room.posted = room.posted, []
    for payload in [p for _, kind, p in rows if kind == "reminder" and p["what"] == "dm"]:
        await check_told(room, payload["person"])
    table = await room.found()
    held = "SELECT person, seat FROM holders WHERE table_id = ? AND until IS NULL"
    holders = await room.store.read(lambda c: c.execute(held, (room.table,)).fetchall())
    sitting = {s.person: s.number for s in table.seats if s.person and not s.left}
    assert dict(holders) == sitting
    assert len(holders) == len(sitting)
    if table.phase != "running":
        assert not await room.store.votes.open_at(room.table)
        return
    assert table.host in sitting
    assert hands_over.awake(table), "computer players play on alone"
    await check_clocks(room)


async def check_told(room: Room, person: int) -> None:
    """A reminder came to somebody who is awaited, and at no time at which they want none."""
    wishes = await room.store.people.wishes(person)
    now = room.house.seconds
    for clock in await room.store.clocks.of_person(person):
        if clock.since < now and clock.last == now:
            assert not clock.muted
            assert not is_quiet(now - now % MINUTE, wishes)


async def check_clocks(room: Room) -> None:
    """Whoever is awaited has a clock, who is not has none, and none is looked at too late."""
    table = await room.found()
    sight = await room.adapter.sight(room.table, None)
    running = await room.store.clocks.of_table(room.table)
    waiting = {seat for seat, _, _ in sight.awaited if awaited.plays(table.seats[seat])}
    assert {clock.seat for clock in running} == waiting
    watch = await room.store.clocks.watch(room.table)
    assert watch is not None
    for clock in running:
        assert clock.person == table.seats[clock.seat].person
        assert clock.since <= room.house.seconds
        coming = await room.adapter.look(
            lambda work, clock=clock: awaited.next_due(
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
        assert 0 <= used <= table.pace.allowance


async def evening(folder: Path, crowd: Crowd) -> None:
    """Or several weeks, over three starts of the bot."""
    now = 0
    for start in range(3):
        async with service(folder) as room:
            if start == 0:
                await room.opens(f"table ana ben cat | pace {crowd.pace}")
            else:
                room.table, room.house.seconds = 1, now
                await room.keeper.open()
            for step in range(STEPS // 3):
                await crowd.step(room)
                await check(room)
                if step % 10 == 0:
                    await check_table(room.house, room.table)
            await room.keeper.ring()
            await check(room)
            await check_table(room.house, room.table)
            votes = await counted(room.store.votes.get)
            crowd.did |= {f"{vote.kind} passed" for vote in votes if vote.state == "passed"}
            await room.store.meta.set("heartbeat", str(room.house.seconds))
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
