"""Whatever people press in whatever order, and whenever the bot restarts: each answer is given
once, positions follow from the log, undo is the shorter log, and every post gets there once."""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from db.store import open_store
from engine.kit.chance import Chance
from engine.table.door import Adapter, Open, Refused, Table
from engine.table.tasks.computers import Computers
from engine.table.tasks.courier import Courier, Post
from tests.engine.minds_at_hand import AtHand
from tests.engine.table.conftest import House
from tests.engine.table.test_door_kill import check_table

MEMORY = Path("/dev/shm")
EXAMPLES = int(os.environ.get("SERVICE_EXAMPLES", "15"))
PEOPLE = tuple((1000 + n, f"Person {n}") for n in range(5))
people = st.sampled_from(PEOPLE)


@dataclass
class Told:
    """What the machine remembers of a table by itself."""

    views: dict[int, list[Any]] = field(default_factory=dict)
    """All views, by how many answers stand, along the present line of play."""
    closed: set[int] = field(default_factory=set)
    """Every ticket whose question is open no more."""
    open: dict[int, int] = field(default_factory=dict)
    """The open questions' numbers by ticket."""
    presses: list[tuple[int, int, tuple[str, ...]]] = field(default_factory=list)
    """(person, ticket, picks) of the answers that were taken."""
    held: dict[int, int] = field(default_factory=dict)
    """Seat by person, of all who ever held one since the start."""
    milestones: int = 0


class Wall:
    """A carrier with Discord's memory for nonces."""

    def __init__(self) -> None:
        self.posts: dict[str, Post] = {}
        self.closed = False

    async def carry(self, post: Post) -> None:
        if post.nonce in self.posts:
            assert post.again, "carried twice without a warning"
            return
        self.posts[post.nonce] = post
        if self.closed:
            raise asyncio.CancelledError


class Service(RuleBasedStateMachine):
    """Up to three tables of two games, five people."""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        # Where there is a disk in memory: nothing here depends on a real one.
        self.folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.exists() else None)
        self.stack = AsyncExitStack()
        self.wall = Wall()
        self.told: dict[int, Told] = {}
        self.secrets = 0
        self.now = 1_700_000_000
        self.run(self._open_store())

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    async def _open_store(self) -> None:
        path = Path(self.folder.name) / "tables.sqlite3"
        self.store = await self.stack.enter_async_context(open_store(path))
        self.house = House(self.store)
        self.adapter: Adapter = self.house.adapter
        self.adapter.now = lambda: self.now
        self.adapter.secret = self._secret
        self.computers = Computers(self.adapter, AtHand(_modest), delay_seconds=0)
        self.adapter._wake = self.computers.wake

    def _secret(self, count: int) -> bytes:
        self.secrets += 1
        return self.secrets.to_bytes(count, "big")

    def teardown(self) -> None:
        self.run(self._close())
        self.runner.close()
        self.folder.cleanup()

    async def _close(self) -> None:
        await self.computers.stop()
        await self.adapter.settle()
        await self.stack.aclose()

    def tried(self, work: Any) -> Any:
        """The result, or the reason of the refusal."""
        try:
            return self.run(work)
        except Refused as refused:
            return refused.reason

    def table(self, number: int) -> Table:
        return self.run(self.adapter.table(number))

    def some(self, data: st.DataObject, *phases: str) -> Table:
        return data.draw(st.sampled_from(self.phases(*phases)))

    def people_of(self, table: Table) -> list[int]:
        return [s.person for s in table.seats if s.person is not None and not s.left]

    def phases(self, *phases: str) -> list[Table]:
        return [table for table in map(self.table, self.told) if table.phase in phases]

    # Around the game

    @initialize(game=st.sampled_from(("script", "toy")), computers=st.integers(0, 1))
    def a_table_is_running(self, game: str, computers: int) -> None:
        self.open_lobby(PEOPLE[0], game, 3)
        for person in PEOPLE[1 : 3 - computers]:
            self.run(self.house.lobbies.join(1, person))
        self._start(self.table(1), fill=True, presses=1)

    @precondition(lambda self: len(self.told) < 3)
    @rule(host=people, game=st.sampled_from(("script", "toy")), wanted=st.integers(2, 3))
    def open_lobby(self, host: tuple[int, str], game: str, wanted: int) -> None:
        table = self.run(
            self.house.lobbies.open(
                game=game, options={}, wanted=wanted, guild=1, channel=1, host=host, locale="en"
            )
        )
        assert table.id not in self.told
        self.told[table.id] = Told()

    @precondition(lambda self: self.phases("lobby"))
    @rule(data=st.data(), person=people)
    def join(self, data: st.DataObject, person: tuple[int, str]) -> None:
        table = self.table(data.draw(st.sampled_from(sorted(self.told))))
        result = self.tried(self.house.lobbies.join(table.id, person))
        if table.phase != "lobby":
            assert result == "not-lobby"
        elif table.seat_of(person[0]) is not None:
            assert result == "seated-already"

    @precondition(lambda self: self.told)
    @rule(data=st.data(), person=people)
    def leave(self, data: st.DataObject, person: tuple[int, str]) -> None:
        table = self.table(data.draw(st.sampled_from(sorted(self.told))))
        if table.phase == "running" and data.draw(st.integers(0, 3)):
            return  # else nobody is ever left to play
        result = self.tried(self.house.lobbies.leave(table.id, person[0]))
        if table.phase not in ("lobby", "running"):
            assert result == "over"
        elif table.seat_of(person[0]) is None:
            assert result == "not-seated"
        else:
            assert result.seat_of(person[0]) is None

    @precondition(lambda self: self.phases("lobby"))
    @rule(data=st.data(), fill=st.booleans(), presses=st.integers(1, 2))
    def start(self, data: st.DataObject, fill: bool, presses: int) -> None:
        self._start(self.some(data, "lobby"), fill, presses)

    def _start(self, table: Table, fill: bool, presses: int) -> None:
        if fill:
            self.tried(self.house.lobbies.fill(table.id, table.host))
        results = [
            self.tried(self.house.lobbies.start(table.id, table.host)) for _ in range(presses)
        ]
        assert all(result == results[0] for result in results)
        if isinstance(results[0], Table):
            told = self.told[table.id]
            told.milestones += 1
            told.held = {s.person: s.number for s in results[0].seats if s.person is not None}
            self._went_on(table.id)

    @precondition(lambda self: self.phases("lobby"))
    @rule(data=st.data(), manages=st.booleans())
    def cancel(self, data: st.DataObject, manages: bool) -> None:
        table = self.some(data, "lobby")
        result = self.tried(self.house.lobbies.cancel(table.id, 0, may_manage=manages))
        assert (result.phase if manages else result) == ("cancelled" if manages else "not-host")

    # In the game

    @precondition(lambda self: self.phases("running"))
    @rule(seed=st.integers(0, 2**32), moves=st.integers(4, 25))
    def play(self, seed: int, moves: int) -> None:
        """A stretch of play at random: mostly answers, some of them pressed more than once, and
        now and then something is taken back."""
        luck = random.Random(seed)
        for _ in range(moves):
            if not self.phases("running"):
                return
            table = luck.choice(self.phases("running"))
            if luck.random() < 0.3:
                self._undo(table, luck.choice(self.people_of(table)))
            else:
                self._answer(table, luck)

    def _answer(self, table: Table, luck: random.Random) -> None:
        person, open_ = self._asked(table, luck.choice)
        if open_ is None:
            self.computers_play()
            return
        picks = open_.question.sample(Chance(b"", luck.randrange(10**6)))
        if picks == ("fail",) or (picks == ("end",) and luck.random() < 0.7):
            picks = ("plain",)
        told = self.told[table.id]
        presses = luck.choice((1, 1, 2, 3))
        results = self.run(_at_once(self.adapter, table.id, person, open_.ticket, picks, presses))
        given = [result for result in results if not isinstance(result, Exception)]
        if open_.question.sealed and given[-1].record == 0:
            assert len(given) == presses
        else:
            assert sum(result.record > 0 for result in given) == 1
            told.presses.append((person, open_.ticket, picks))
        refusals = {result.reason for result in results if isinstance(result, Refused)}
        assert refusals <= {"stale", "over"}
        self._went_on(table.id)

    def _asked(self, table: Table, choose: Any) -> tuple[int, Open | None]:
        """Somebody who is asked at the table, if anybody is, and their question."""
        people = self.people_of(table)
        sights = [(person, self.run(self.adapter.sight(table.id, person))) for person in people]
        asked = [(person, open_) for person, sight in sights for open_ in sight.open]
        if not asked:
            return people[0], None
        awaited = [entry for entry in asked if entry[1].given is None]
        # Mostly what the table waits for, now and then sealed picks once more.
        return choose([*(awaited * 4), *asked])

    def _drawn(self, data: st.DataObject) -> tuple[Table, int, Open | None]:
        table = self.some(data, "running")
        return table, *self._asked(table, lambda found: data.draw(st.sampled_from(found)))

    @precondition(lambda self: self.phases("running"))
    @rule(data=st.data())
    def a_fault_in_the_rules(self, data: st.DataObject) -> None:
        table, person, open_ = self._drawn(data)
        if open_ is None or "fail" not in open_.question.options:
            return
        try:
            self.run(self.adapter.answer(table.id, person, open_.ticket, ("fail",)))
        except ZeroDivisionError:
            assert self.table(table.id) == table
        else:
            raise AssertionError("the fault was swallowed")

    @precondition(lambda self: any(told.presses for told in self.told.values()))
    @rule(data=st.data())
    def stale_press(self, data: st.DataObject) -> None:
        pressed = [(n, *press) for n, told in self.told.items() for press in told.presses]
        number, person, ticket, picks = data.draw(st.sampled_from(pressed))
        before = self.table(number)
        result = self.tried(self.adapter.answer(number, person, ticket, picks))
        assert result in ("stale", "over", "not-seated", "not-running")
        assert self.table(number) == before

    @precondition(lambda self: self.phases("running"))
    @rule(data=st.data(), person=people)
    def foreign_press(self, data: st.DataObject, person: tuple[int, str]) -> None:
        table, own, open_ = self._drawn(data)
        if open_ is None or own == person[0]:
            return
        picks = open_.question.sample(Chance(b"", 1))
        result = self.tried(self.adapter.answer(table.id, person[0], open_.ticket, picks))
        assert result == ("not-seated" if table.seat_of(person[0]) is None else "stale")

    @precondition(lambda self: self.phases("running"))
    @rule(data=st.data(), luck=st.integers(0, 10**6))
    def draft(self, data: st.DataObject, luck: int) -> None:
        table, person, open_ = self._drawn(data)
        if open_ is not None:
            picks = open_.question.sample(Chance(b"", luck))
            drafted = self.run(self.adapter.draft(table.id, person, open_.ticket, picks))
            sight = self.run(self.adapter.sight(table.id, person))
            assert drafted in sight.open

    def _undo(self, table: Table, person: int) -> None:
        offered = self.run(self.adapter.sight(table.id, person)).undo
        others = [other for other in self.people_of(table) if other != person]
        laid = [self.laid(table.id, other) for other in others]
        result = self.tried(self.adapter.undo(table.id, person))
        if offered is None:
            assert result == "nothing-to-undo"
            return
        assert laid == [self.laid(table.id, other) for other in others], "swept away"
        record, picks, kind = offered
        assert (result.picks, result.question.kind) == (picks, kind)
        told = self.told[table.id]
        if record:
            self._only_what_one_may(table.id, result.record, result.seat, person)
            stay = self.standing(table.id)
            told.views = {n: view for n, view in told.views.items() if n <= stay}
            assert self.views(self.table(table.id)) == told.views[stay], "not the shorter log"
        self._went_on(table.id)

    def laid(self, number: int, person: int) -> list[Open]:
        """The sealed picks that this person has laid down."""
        return [o for o in self.run(self.adapter.sight(number, person)).open if o.given]

    def _only_what_one_may(self, number: int, undo: int, seat: int, person: int) -> None:
        """What went back used no luck, told this seat nothing, and was nobody else's."""
        records = self.run(self.store.log.records(number))
        gone = [record for record in records if record.undone_by == undo]
        assert (gone[0].seat, gone[0].person) == (seat, person)
        assert all(record.person is None for record in gone[1:])
        assert not any(record.chance or record.sealed for record in gone)
        assert not any(seat in event.reveals for record in gone for event in record.events)
        after = [r for r in records if gone[0].record < r.record < undo and r.undone_by is None]
        assert all(record.kind == "undo" for record in after)

    @precondition(lambda self: self.phases("running"))
    @rule()
    def computers_play(self) -> None:
        self.run(self.computers.settle())
        for number in self.told:
            self._went_on(number)

    @rule()
    def nothing(self) -> None:
        """When all games are over there must still be something to do."""

    # The world around

    @rule(seconds=st.integers(0, 10**6))
    def time_passes(self, seconds: int) -> None:
        self.now += seconds

    @rule()
    def restart(self) -> None:
        self.run(self._close())
        self.stack = AsyncExitStack()
        self.run(self._open_store())
        self.run(self.computers.take_up())

    @rule(killed=st.booleans())
    def carry(self, killed: bool) -> None:
        """The courier carries all, or is stopped right after a post got there."""
        self.wall.closed = killed
        courier = Courier(self.store, self.wall, later=_never)
        self.run(courier.settle())
        self.run(courier.stop())
        self.wall.closed = False

    # What always holds

    def _went_on(self, number: int) -> None:
        table = self.table(number)
        if table.phase in ("running", "over"):
            told = self.told[number]
            told.views.setdefault(self.standing(number), self.views(table))
            self._tickets(table, told)

    def standing(self, number: int) -> int:
        records = self.run(self.store.log.records(number))
        return sum(r.kind == "answer" and r.undone_by is None for r in records)

    def views(self, table: Table) -> list[Any]:
        seats = [seat.number for seat in table.seats]
        sights = [self.run(self.adapter.sight_of_seat(table.id, seat)) for seat in seats]
        return [msgspec.to_builtins(sight.view) for sight in sights]

    @invariant()
    def tables_are_whole(self) -> None:
        for number, told in self.told.items():
            self.run(check_table(self.house, number))
            table = self.table(number)
            seated = [s.person for s in table.seats if s.person is not None]
            assert len(seated) == len(set(seated))
            if table.phase == "running":
                for seat in table.seats:
                    if seat.person is not None:
                        assert told.held[seat.person] == seat.number

    def _tickets(self, table: Table, told: Told) -> None:
        """A ticket is for one question and never comes back; a question that stays open keeps
        its own."""
        sights = [self.run(self.adapter.sight_of_seat(table.id, s.number)) for s in table.seats]
        now = {o.ticket: o.question.number for sight in sights for o in sight.open}
        assert not told.closed & now.keys(), "a ticket came back"
        for ticket, number in told.open.items():
            assert now.get(ticket, number) == number, "a ticket changed hands"
            assert number not in now.values() or ticket in now, "an open question lost its ticket"
        told.closed |= told.open.keys() - now.keys()
        told.open = now
        awaited = sorted(seat for seat, _, _ in sights[0].awaited)
        unanswered = [o.question.seat for s in sights for o in s.open if o.given is None]
        assert awaited == sorted(unanswered)

    @invariant()
    def posts_get_there_once_and_in_order(self) -> None:
        by_table: dict[int, list[int]] = {}
        for post in self.wall.posts.values():
            if post.kind == "milestone":
                by_table.setdefault(post.table, []).append(post.record)
        for records in by_table.values():
            assert records == sorted(set(records))


async def _at_once(
    adapter: Adapter, table: int, person: int, ticket: int, picks: tuple[str, ...], presses: int
) -> list[Any]:
    """The same press several times at the same moment."""
    return await asyncio.gather(
        *(adapter.answer(table, person, ticket, picks) for _ in range(presses)),
        return_exceptions=True,
    )


def _modest(game: Any, view: Any, question: Any, chance: Chance) -> tuple[str, ...]:
    if "plain" in question.options:
        return (chance.choice(("plain", "luck", "tell-0", "mile")),)
    return question.sample(chance)  # type: ignore[no-any-return]


class _Never:
    def cancel(self) -> None: ...


def _never(_seconds: float, _then: Any) -> _Never:
    return _Never()


def test_whatever_is_pressed_in_whatever_order() -> None:
    run_state_machine_as_test(
        Service,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
