"""The only door between Discord and the rules.

    answer(table, person, ticket, picks)

takes the table's lock and loads the position. It checks, in this order, that the table exists,
that it is running, that the person has a seat, that the question is open, and that the picks answer
it. Then it applies the picks and writes the answer, the position, the open questions and the posts
in one transaction. When this returns, the answer is given.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec import structs

from db.base.connection import Transaction
from db.base.rows import Open, PostKind, Seat, Table
from db.people import learning
from db.store import Store
from db.tables import acted, log, tables
from engine.games import all_games
from engine.kit.contract import Event, Game, Picks, View
from engine.table.answers import answering, looking, orders, plans, shown
from engine.table.answers.looking import Past
from engine.table.answers.shown import PanelFacts, PostFacts
from engine.table.past import export, retrace
from engine.table.past.export import Sheet
from engine.table.past.retrace import Move, Passage, Scenery
from engine.table.record import posting
from engine.table.record.facts import Given, Line, Refused, Sight, Waiting
from engine.table.record.log import replay
from engine.table.record.moment import Moment, load
from engine.table.record.work import Job, Work
from engine.table.seats import hands_over, votes

__all__ = ["Adapter", "Given", "Line", "Open", "Refused", "Seat", "Sight", "Table"]


T = TypeVar("T")


class Adapter:
    """See the module. `wake` is called with the table's id after each commit that leaves work for
    the courier, the timekeeper or the computer players, `given` after each answer.

    A command is one function that runs on the writer's thread, in one transaction: it loads the
    table, checks, applies and writes. If it must refuse, it raises `Refused`, and everything is as
    it was. Each table has a lock, so that many presses at one table do not fill the writer's queue
    before all others. A command that has begun is finished even if its caller is cancelled.
    """

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], int],
        wake: Callable[[int], None] = lambda _table: None,
        given: Callable[[Given], None] = lambda _given: None,
        secret: Callable[[int], bytes] = secrets.token_bytes,
        games: Mapping[str, Game] | None = None,
    ) -> None:
        self.store = store
        self.games = all_games() if games is None else games
        self.now = now
        self.secret = secret
        self._wake = wake
        self._given = given
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._under_way: set[asyncio.Task[Any]] = set()

    # Commands

    async def command(
        self,
        table: int | None,
        job: Job[T],
        *,
        wakes: Callable[[T], Iterable[int]] | None = None,
    ) -> T:
        """Do a job (`job(work)`, a function of the service) as one transaction, under the table's
        lock if it concerns one, then wake whoever carries the posts: of this table, or of those
        that `wakes` finds in the result; and of all at which a time changed.

        Raises:
            Refused: `job` did; nothing was written.
        """
        task = asyncio.create_task(self._command(table, job, wakes))
        self._under_way.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    async def _command(
        self,
        table: int | None,
        job: Job[T],
        wakes: Callable[[T], Iterable[int]] | None,
    ) -> T:
        touched: set[int] = set()
        transaction = self._now(job, touched)
        if table is None:
            result = await self.store.write(transaction)
        else:
            async with self._locks.setdefault(table, asyncio.Lock()):
                result = await self.store.write(transaction)
        told = wakes(result) if wakes else () if table is None else (table,)
        for woken in touched.union(told):
            self._wake(woken)
        return result

    def _now(self, job: Job[T], touched: set[int]) -> Transaction[T]:
        """The job at this moment, for the store to give it a connection."""
        now = self.now()
        return lambda connection: job(Work(connection, self.games, now, self.secret, touched))

    async def look(self, job: Job[T]) -> T:
        """What a job sees that only reads, of one and the same state of the database.

        Raises:
            Refused: `job` did.
        """
        return await self.store.read(self._now(job, set()))

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            # Whoever waited may be gone: then nobody else fetches it, and asyncio complains.
            task.exception()

    async def settle(self) -> None:
        """Wait until all commands under way are written, before the store is closed."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    async def _play(
        self,
        table: int,
        person: int,
        play: Callable[[Moment, int], T],
        *,
        wakes: Callable[[T], Iterable[int]] | None = None,
        acts: bool = False,
    ) -> T:
        """`play(moment, seat)` for the seat that the person has now. `acts`: it is a move, which
        stops reminders and ends their vacation."""

        def job(work: Work) -> T:
            moment = load(work, table)
            seat = moment.table.seat_of(person)
            if seat is None:
                raise Refused("not-seated")
            if moment.table.seats[seat].stand_in:
                # Whoever does anything is there again.
                hands_over.take_back(work, moment.table, person)
                moment = load(work, table)
            if acts:
                moment.acted.add(seat)
            result = play(moment, seat)
            if acts:
                votes.after_move(work, table)
            return result

        return await self.command(table, job, wakes=wakes)

    async def answer(self, table: int, person: int, ticket: int, picks: Picks) -> Given:
        """Give an answer, or choose or replace the picks of a sealed question.

        Raises:
            Refused: no-table, not-running, over, not-seated, stale, illegal (in this order).
        """

        def play(moment: Moment, seat: int) -> Given:
            given = answering.give(moment, seat, ticket, tuple(picks))
            connection = moment.work.connection
            acted.note(connection, table, person, given.record or moment.records)
            learning.answered(connection, person, moment.game.key, given.question.kind)
            return given

        given = await self._play(table, person, play, acts=True)
        self._given(given)
        return given

    async def answer_for_computer(self, table: int, seat: int, ticket: int, picks: Picks) -> Given:
        """The same for a computer player's seat."""

        def job(work: Work) -> Given:
            moment = load(work, table)
            if not 0 <= seat < len(moment.table.seats) or not moment.table.seats[seat].computer:
                raise Refused("not-seated")
            given = answering.give(moment, seat, ticket, tuple(picks))
            votes.after_move(work, table)
            return given

        given = await self.command(table, job)
        self._given(given)
        return given

    async def draft(self, table: int, person: int, ticket: int, picks: answering.Chosen) -> Open:
        """Keep what a person has chosen so far with several controls. Only unknown options, repeats
        and more than `most` are refused. If `picks` is a function, it changes what is chosen at
        that moment, so quick touches are not lost.

        Raises:
            Refused: as `answer`.
        """
        return await self._play(
            table,
            person,
            lambda moment, seat: answering.draft(moment, seat, ticket, picks),
            wakes=lambda _: (),
        )

    async def undo(self, table: int, person: int) -> Given:
        """Take back this person's last answer (or their sealed picks) if they may do so alone: no
        chance was used since, they learned nothing new, and no other person has answered. Answers
        of computer players after it are taken back too.

        Raises:
            Refused: no-table, not-running, over, not-seated, nothing-to-undo.
        """

        def play(moment: Moment, seat: int) -> Given:
            given = answering.take_back(moment, seat, person)
            acted.note(moment.work.connection, table, person, moment.records)
            return given

        return await self._play(table, person, play, acts=True)

    async def plan(self, table: int, person: int, stamp: str, picks: Picks) -> None:
        """Plan an answer to a question that may come (`Sight.ahead`), instead of an earlier one. It
        is given when the question opens; if it is not valid then, the person is asked. Nobody else
        ever learns of it, and nothing is posted.

        Raises:
            Refused: no-table, not-running, over, not-seated, stale, illegal.
        """
        await self._play(
            table,
            person,
            lambda moment, seat: plans.lay_down(moment, seat, person, stamp, tuple(picks)),
            wakes=lambda _: (),
        )

    async def plan_draft(self, table: int, person: int, stamp: str, picks: Picks) -> None:
        """Keep what a person has chosen so far for such a question; see `draft`.

        Raises:
            Refused: as `plan`.
        """
        await self._play(
            table,
            person,
            lambda moment, seat: plans.draft(moment, seat, person, stamp, tuple(picks)),
            wakes=lambda _: (),
        )

    async def withdraw(self, table: int, person: int, stamp: str) -> None:
        """Withdraw the plan for such a question.

        Raises:
            Refused: no-table, not-running, over, not-seated, stale.
        """
        await self._play(
            table,
            person,
            lambda moment, seat: plans.withdraw(moment, seat, stamp),
            wakes=lambda _: (),
        )

    async def order(self, table: int, person: int, key: str, choice: str) -> None:
        """Give a standing order (`engine.table.answers.orders`); "ask" withdraws it. It applies to
        the questions that come from now on. If a question is open that the previous order would
        have answered, the person is asked.

        Raises:
            Refused: no-table, not-running, over, not-seated; stale (there is no such order).
        """

        def play(moment: Moment, seat: int) -> None:
            before = orders.coming(moment, seat)
            orders.give(moment, seat, person, key, choice)
            if orders.coming(moment, seat) != before:
                posting.panels(moment.work, moment.table, [seat])

        await self._play(table, person, play)

    async def wait(self, table: int, person: int, ticket: int) -> None:
        """Leave a question to this person that would be answered for them in a moment. Their orders
        still apply to the questions after it.

        Raises:
            Refused: no-table, not-running, over, not-seated; stale (it is answered, or theirs).
        """
        await self._play(
            table, person, lambda moment, seat: orders.wait(moment, seat, person, ticket)
        )

    async def put_post(
        self,
        table: int,
        kind: PostKind,
        *,
        seat: int | None = None,
        payload: dict[str, Any] | None = None,
    ) -> None:
        """Put a post into the outbox. A "panel" goes to the person who has the seat; a computer
        player gets none.

        Raises:
            Refused: no-table.
        """

        def job(work: Work) -> None:
            found = looking.table(work, table)
            if kind == "panel":
                posting.panels(work, found, [] if seat is None else [seat])
            else:
                posting.public(work, found, kind, seat=seat, payload=payload)

        await self.command(table, job)

    # Looking

    async def table(self, table: int) -> Table:
        """
        Raises:
            Refused: no-table.
        """
        return await self.look(lambda work: looking.table(work, table))

    async def table_of_thread(self, thread: int) -> Table | None:
        """The table whose thread this is."""
        return await self.store.read(tables.by_thread, thread)

    async def tables_of_person(self, person: int) -> list[tuple[Table, int | None]]:
        """Lobbies and running tables at which they sit, each with the time since which it waits for
        them (None: it does not). Those that have waited longest come first."""
        return await self.look(lambda work: looking.tables_of_person(work, person))

    async def tables_of_channel(self, channel: int) -> list[Table]:
        """Lobbies and running tables of a channel, newest first."""
        return await self.store.read(tables.of_channel, channel)

    async def sight(self, table: int, person: int | None) -> Sight:
        """The table as this person sees it. None, or a person without a seat, is a spectator.

        Raises:
            Refused: no-table, not-running (a lobby, or cancelled).
        """
        return await self.look(lambda work: looking.sight_of_person(work, table, person))

    async def sight_of_seat(self, table: int, seat: int) -> Sight:
        """The same by seat, for panels and computer players.

        Raises:
            Refused: no-table, not-running; not-seated (there is no such seat).
        """
        return await self.look(lambda work: looking.sight_of_seat(work, table, seat))

    async def waiting_for(self, person: int, at_tables: Collection[int]) -> list[Waiting]:
        """The tables, of these, that wait for the person at this moment, the longest wait first."""
        return await self.look(lambda work: looking.waiting_for(work, person, at_tables))

    async def view_at(self, table: int, record: int, seat: int | None) -> tuple[View, list[Event]]:
        """The position right after a record of the log, rebuilt from the log, with the public
        events since the milestone before it, this record's own included. Record 0 is the start.
        This also works for tables that were cancelled during the game.

        Raises:
            Refused: no-table, not-running (it never began); stale (there is no such record).
            NotYet: `seat` is EVERYONE and the game was not over then.
        """
        past = await self.look(lambda work: looking.past(work, table, record))
        return await self._view(past, seat), past.events

    async def _view(self, past: Past, seat: int | None) -> View:
        game = past.game
        # Replaying a long game takes a while: neither the loop nor the reader waits for it.
        state = past.state or await asyncio.to_thread(
            replay, game, past.seats, past.options, past.seed, past.records
        )
        view: View = game.view(state, seat)
        return view

    async def panel(
        self,
        table: int,
        person: int | None = None,
        *,
        seat: int | None = None,
        answers: bool = True,
    ) -> PanelFacts:
        """Everything that the private panel of a person, or of a seat, is drawn from. `answers`: it
        says what the last answer was, if that may be taken back.

        Raises:
            Refused: no-table, not-running.
        """
        facts, past = await self.look(
            lambda work: shown.panel(work, table, person, seat, answers=answers)
        )
        if past is None:
            return facts
        return structs.replace(facts, before=await self._view(past, facts.sight.seat))

    async def post(self, table: int, record: int | None = None, *, earlier: int = 0) -> PostFacts:
        """Everything that the table message for the position after a record (None: the last) is
        drawn from, with `earlier` lines of the log from before it. The newest position is stored;
        an older one is rebuilt.

        Raises:
            Refused: no-table, not-running; stale (there is no such record).
        """
        facts, past = await self.look(lambda work: shown.post(work, table, record, earlier))
        if facts.view is not None:
            return facts
        return structs.replace(facts, view=await self._view(past, None))

    async def passage(
        self, table: int, person: int | None, move: Move = "first", record: int = 0
    ) -> Passage:
        """One position of a table's past, to step through it: the one to which a move from a record
        leads. The game is replayed once at most. Before its end the position shows what everybody
        may see, after it all hands.

        Raises:
            Refused: no-table, not-running (it never began).
        """
        course = await self.look(lambda work: retrace.course(work, table, person))
        index = retrace.index_at(course.stops, move, record)
        return await asyncio.to_thread(retrace.passage, course, index)

    async def whole_course(self, table: int) -> list[Scenery]:
        """The start and every milestone of a table's game up to now, as everybody saw them.

        Raises:
            Refused: no-table, not-running (it never began).
        """
        course = await self.look(lambda work: retrace.course(work, table, None))
        return await asyncio.to_thread(retrace.course_of_all, course)

    async def is_past(self, table: int, record: int) -> bool:
        """Whether the position right after this record was taken back later."""
        return await self.store.read(lambda c: log.is_past(c, table, record))

    async def export(self, table: int, names: Sequence[str], locale: str) -> Sheet:
        """A table as a file: its public log and, once the game is over, everything needed to replay
        it. `names`: the seats' names in the file; `locale`: the language of its note.

        Raises:
            Refused: no-table, not-running (it never began).
        """
        return await self.look(lambda work: export.sheet(work, table, names, locale))

    async def tables_to_look_back_at(self, person: int) -> list[Table]:
        """Tables that have begun and at which they sit, running ones first, then the newest; at
        most 25."""
        return await self.look(lambda work: looking.begun(work, person))

    async def last_was_person(self, table: int) -> bool:
        """Whether a person gave the last answer that was not taken back. Everybody may know this,
        but not whether it can be taken back."""
        return await self.look(lambda work: looking.last_was_person(work, table))

    async def chronicle(
        self,
        table: int,
        person: int | None,
        *,
        before: int | None = None,
        after: int | None = None,
        limit: int = 50,
    ) -> list[Line]:
        """What happened and was not taken back, oldest first: the public events and those that only
        this person's seat may know. `before`: the last ones below this record; `after`: the first
        ones above that record; neither: the last ones. A record's events stay together, so there
        may be a few more than `limit`.

        Raises:
            Refused: no-table.
        """
        if after is not None:
            return await self.look(
                lambda work: looking.chronicle_after(work, table, person, after, limit)
            )
        return await self.look(lambda work: looking.chronicle(work, table, person, before, limit))

    async def since(
        self, table: int, person: int, *, after: int | None = None
    ) -> tuple[int, list[Line]]:
        """What happened since this person last answered themselves (or since record `after`),
        oldest first, with the number of that record. Planned answers that were given since are part
        of it.

        Raises:
            Refused: no-table.
        """
        return await self.look(lambda work: looking.since(work, table, person, after))

    def game(self, table: Table) -> Game:
        """The rules of a table."""
        return self.games[table.game]
