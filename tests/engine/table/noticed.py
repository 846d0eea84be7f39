"""What people notice of the service, as scenarios write it down: what they are told and asked, what
is posted and for whom, votes and offers, seats, and when, counted from the beginning. Together with
`tests.engine.service` this file alone knows how the service is called.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from msgspec.structs import replace

from db.people import people, results
from db.people.budget import may_mention
from db.store import Store
from db.tables import clocks, letters, proposals, tables
from db.tables.letters import Letter, Post
from db.tables.proposals import Vote
from engine.kit.contract import Picks
from engine.kit.example import GAME as LARDER
from engine.table.answers import queries
from engine.table.commands import seating
from engine.table.service import Seat, Table, TableView
from engine.table.tasks.courier import Courier, TryLater, Undeliverable
from engine.table.tasks.hints import Hints
from engine.table.tasks.players import AheadRunner, Computers
from engine.table.tasks.timekeeper import Timekeeper
from tests.engine.minds_at_hand import AtHand
from tests.engine.table.conftest import House
from tests.engine.table.said import LETTERS, NAMES, PEOPLE, Row, Said, event_in, who_sits

ENDING: Final = ("vote", "asks")
"""That they are gone is said by something else."""


USUAL: Final = ["table", "panel to all"]
"""What an answer posts, which goes without saying."""
HOW: Final = {
    "works": "",
    "refuses": "in vain ",
    "loses": "perhaps ",
    "fails": "tried ",
    "takes-nothing": "tried ",
}
"""What becomes of a post where Discord does so: refused for good, it got there perhaps, later
perhaps, later certainly."""


def modest(options: Sequence[str]) -> Picks:
    """What computer players answer."""
    return (options[0],)


async def counted(store: Store, get: Callable[[Any, int], Any]) -> list[Any]:
    """All votes, or offers: they are numbered from 1."""
    found: list[Any] = []
    while (one := await store.read(get, len(found) + 1)) is not None:
        found.append(one)
    return found


@dataclass
class Noticed:
    """The service, one table of it before one's eyes, and what was noticed there last."""

    house: House
    watched: tuple[str, ...] = ()
    table: int = 0
    discord: str = "works"
    """See `HOW`."""
    playing: bool = False
    """Computer players play by themselves."""
    timers: list[tuple[float, Callable[[], None]]] = field(default_factory=list)
    buttons: dict[int, int] = field(default_factory=dict)
    """Tickets by person."""
    before: dict[str, str] = field(default_factory=dict)
    posted: list[Row] = field(default_factory=list)
    answered: list[str] = field(default_factory=list)
    """What people were shown since, for having asked for it."""
    known: list[str] = field(default_factory=list)
    """What goes without saying: the deeds that the scenario itself names."""
    gave: bool = False
    """Somebody gave an answer since."""
    heard: dict[int, int] = field(default_factory=dict)
    """By table: the last record that was told."""

    def __post_init__(self) -> None:
        self.said, self.store = Said(self.house.seconds), self.house.store
        self.service = self.house.service
        self.keeper = Timekeeper(self.service)
        self.courier = Courier(self.store, self, later=self._later)
        self.ahead_runner = AheadRunner(self.service, later=self._later)
        self.minds = AtHand(lambda game, view, question, luck: modest(question.options))
        self.hints = Hints(self.service, self.minds)
        self.computers = Computers(self.service, self.minds, delay_seconds=3, later=self._later)

    def _later(self, rest: float, then: Callable[[], None]) -> Any:
        self.timers.append((self.house.seconds + rest, then))
        return asyncio.get_running_loop().call_later(10**6, int)

    async def found(self) -> Table:
        """The table."""
        return await self.service.look(queries.table, self.table)

    async def table_view(self, person: int) -> TableView:
        """What they see of it."""
        return await self.service.look(queries.view, self.table, person)

    async def ticket(self, person: int) -> int:
        """What they are asked first."""
        return next((open_.ticket for open_ in (await self.table_view(person)).open), 0)

    async def seat(self, name: str) -> int:
        """The seat of a person, or of a letter."""
        if name not in PEOPLE:
            return LETTERS.index(name)
        return next(s.number for s in (await self.found()).seats if s.person == PEOPLE[name])

    async def serve(self) -> None:
        """What is posted stands there; what is given for people is given."""
        await self.post()
        if (await self.found()).game == LARDER.key:
            self.ahead_runner.put(self.table)
            await self.ahead_runner.settle()
        if self.playing:
            self.computers.put(self.table)
            await self.computers.settle()
            levels, self.minds.levels = self.minds.levels, []
            self.answered += [f"thought {' '.join(levels)}"] if levels else []

    # What is noticed

    async def notice(self, *, all_of_it: bool = False) -> list[str]:
        """All that people notice since the last time, or of what stands there."""
        before = {} if all_of_it else self.before
        told, now = await self.told(), await self.shown()
        await self.post()
        posts = self.said.posts(self.posted, await self.found())
        items = [f"{key} {text}" for key, text in now.items() if before.get(key) != text]
        items += [f"{k} gone" for k in before if k not in now and k.split()[0] not in ENDING]
        told = [text for text in told if text not in self.known]
        items = [*self.answered, *told, *items]
        if (self.gave and posts != USUAL) or (posts and not self.gave):
            items.append(f"posts {', '.join(posts) or 'nothing'}")
        self.before, self.answered, self.posted, self.known = now, [], [], []
        self.gave = False
        return items

    async def post(self) -> None:
        """What waits to be posted is, as far as Discord takes it."""
        lanes = dict(
            await self.store.read(lambda c: c.execute("SELECT id, lane FROM outbox").fetchall())
        )
        self.carried: list[tuple[int, str, Post]] = []
        await self.courier.settle()
        for number, how, post in sorted(self.carried):
            self.posted.append((lanes[number], f"{how}{post.kind}", post.payload))

    async def carry(self, post: Post) -> None:
        """Discord takes a post, or does not: the courier asks."""
        how = HOW[self.discord] + "calling " * await self._calls(post)
        letter, tables_ = await self._letter(post), post.payload.get("tables", [post.table])
        read, write = self.store.read, self.store.write
        there = [x for t in tables_ for x in await read(letters.of, t, letter.key, letter.person)]
        doubts = [one for one in there if one.message == 0]
        self.carried.append((post.id, how + "again " * bool(doubts), post))
        if self.discord in ("fails", "loses") and not doubts and post.kind != "table":
            await write(letters.begin, letter, tables_)
        if self.discord in ("fails", "takes-nothing"):
            raise TryLater
        if self.discord in ("refuses", "loses"):
            raise Undeliverable("403 50001")
        await self._stands(post, letter, there, tables_)

    async def _letter(self, post: Post) -> Letter:
        """What a post becomes, or changes."""
        about, person, ticket = post.payload, post.payload.get("person"), None
        of_table = {"milestone": "board", "table": "board", "lobby": "lobby"}
        key = of_table.get(post.kind, f"post/{post.id}")
        if post.kind in ("panel", "hand"):
            key, ticket = f"panel/{post.seat}", await self._asked(post.table, post.seat)
        if post.kind in ("vote", "offer"):
            key, person = f"{post.kind}/{about[post.kind]}", None
        if post.kind == "reminder":
            key = f"remind/{about.get('place', about['what'])}"
        return Letter(0, post.table, key, person, 5, post.nonce, record=post.record, ticket=ticket)

    async def _asked(self, number: int, seat: int | None) -> int | None:
        """The first question of a seat that is not answered."""
        if seat is None or (await self.service.look(queries.table, number)).phase != "running":
            return None
        open_ = (await self.service.look(queries.view_of_seat, number, seat)).open
        return next((o.ticket for o in open_ if o.given is None), None)

    async def _calls(self, post: Post) -> bool:
        """Whether a new message mentions the server's role."""
        if (
            post.kind == "lobby"
            and (await self.service.look(queries.table, post.table)).lobby_message is None
        ):
            return await self.store.read(may_mention, f"lobby {post.table}")
        number = post.payload.get("offer")
        known = await self.store.read(letters.first, post.table, f"offer/{number}")
        if number is None or known is not None:
            return False
        return await self.store.read(may_mention, f"offer {number}")

    async def given_up(self, post: Post) -> None:
        """There are no faults of our own."""
        raise AssertionError(post)

    async def _stands(
        self, post: Post, letter: Letter, there: Sequence[Letter], tables_: Sequence[int]
    ) -> None:
        """It stands there from now on."""
        write = self.store.write
        match post.kind:
            case "lobby":
                await write(tables.update, post.table, lobby_message=1)
            case "thread":
                await write(tables.set_thread, post.table, 1)
                return
            case "panel" | "hand":
                await self._prompted(post.table, post.payload["person"], there)
                return
            case "table":
                for one in there:
                    await write(letters.change, one.id, message=1)
                return
            case "reminder" if post.payload["what"] == "clear":
                await write(letters.drop, there)
                return
        if not letter.key.startswith("post/"):
            await write(letters.drop, there)
            in_thread = letter.key.partition("/")[0] in ("board", "vote")
            channel = (await self.found()).thread or 0 if in_thread else 5
            for table in tables_:
                stands = replace(letter, table=table, channel=channel, message=1)
                await write(letters.adopt, stands)

    async def _prompted(self, number: int, person: int, there: Sequence[Letter]) -> None:
        """Their panel shows what they are asked; who gets no direct messages is called in the
        thread."""
        table = await self.service.look(queries.table, number)
        seat = table.seat_of(person)
        if seat is not None and table.phase == "running":
            ticket = await self._asked(number, seat)
            called = (await self.store.read(people.get, person)).dms_closed
            channel, asks = (table.thread or 0) if called else 5, ticket is not None
            shown = {"awaited": asks, "ticket": ticket, "shown": "x", "public": called}
            panel = Letter(0, number, f"panel/{seat}", person, channel, "", 1, **shown)
            await self.store.write(letters.drop, there)
            await self.store.write(letters.adopt, panel)

    async def told(self) -> list[str]:
        """New events: those that all see, then those that one person alone is told."""
        table = await self.found()
        after = self.heard.get(self.table, 0)
        self.heard[self.table] = table.records
        if table.phase == "lobby" or table.records == after:
            return []
        public = await self.service.look(queries.chronicle, self.table, None, after=after)
        found = [f"told {event_in(line.event)}" for line in public]
        for person in [s.person for s in table.seats if s.person is not None and not s.left]:
            own = await self.service.look(queries.chronicle, self.table, person, after=after)
            more = [line.event for line in own if line not in public]
            found += [f"told {NAMES[person]} alone {event_in(event)}" for event in more]
        return found

    async def shown(self) -> dict[str, str]:
        """What stands there now, by what it is called."""
        table = await self.found()
        shown = {"phase": f"{table.phase} {table.why}".strip(), "host": self.said.plain(table.host)}
        shown |= {f"seat {LETTERS[seat.number]}": self.said.seat(seat) for seat in table.seats}
        shown["game"] = " ".join([f"{k}={v}" for k, v in table.options.items()] + [table.locale])
        shown["pace"] = self.said.pace(table)
        for vote in await counted(self.store, proposals.get_vote):
            if vote.table == self.table:
                shown |= self.said.vote(table, vote, await self.going_back(vote))
        for offer in await counted(self.store, proposals.get_offer):
            if offer.table == self.table:
                shown[f"offer {offer.id}"] = self.said.offer(offer)
        if table.phase == "running":
            awaited = (await self.service.look(queries.view, self.table, None)).awaited
            shown["asks"] = ", ".join(f"{who_sits(table, s)} {kind}" for s, kind, _ in awaited)
        if table.phase in ("running", "over"):
            for seat in [seat for seat in table.seats if seat.person is not None]:
                view = await self.table_view(seat.person or 0)
                person = NAMES[seat.person or 0]
                for whose, _, name in [name.rpartition(":") for name in self.watched]:
                    text = await self.compared(name, seat, view) if whose in ("", person) else ""
                    shown |= {f"{person} {name}": text} if text else {}
        return shown

    async def going_back(self, vote: Vote) -> dict[int, int]:
        """How many answers of each seat."""
        if vote.kind != "undo" or vote.state != "open":
            return {}
        return await self.service.look(seating.count_back, self.table, vote.about["record"])

    # What is compared where a scenario asks for it

    async def compared(self, name: str, seat: Seat, view: TableView) -> str:
        """See `WATCHED`."""
        if name in WATCHED:
            return await WATCHED[name](self, seat, view)
        return str(getattr(self.said, f"{name}_of")(seat, view))

    async def clock_of(self, seat: Seat, _: TableView) -> str:
        """Since when they are awaited, and when something comes of it."""
        for clock in await self.store.read(clocks.of_table, self.table):
            if clock.seat == seat.number:
                due = "never" if clock.due_at is None else self.said.when(clock.due_at)
                return f"since {self.said.when(clock.since)}, due {due}"
        return ""

    async def waits_for(self, seat: Seat, _: TableView) -> str:
        """What a reminder would tell them: that the table waits, and for how long."""
        found = await self.service.look(queries.waiting_for, seat.person or 0, [self.table])
        ends = [one.ends_at for one in found]
        return "".join("yes" if at is None else f"until {self.said.when(at)}" for at in ends)

    async def since_of(self, seat: Seat, _: TableView) -> str:
        """What happened since they last did something themselves."""
        found = await self.found()
        _, lines, _ = await self.service.look(queries.since, found, seat.person or 0)
        return ", ".join(f"{line.record} {line.event.kind}" for line in lines) or "nothing"

    async def results(self, seat: Seat, _: TableView) -> str:
        """Everybody's, once."""
        theirs = (results.RESULTS.where, "table_id = ? ORDER BY seat", self.table)
        rows = await self.store.read(*theirs) if seat.number == 0 else []
        names = [row.name or self.said.plain(row.person) for row in rows]
        both = zip(names, rows, strict=True)
        return ", ".join(f"{name} {r.place}. {r.points}{' left' * r.left}" for name, r in both)


WATCHED: Final[Mapping[str, Callable[[Noticed, Seat, TableView], Awaitable[str]]]] = {
    "clock": Noticed.clock_of,
    "awaited": Noticed.waits_for,
    "since": Noticed.since_of,
    "result": Noticed.results,
}
"""Besides what `Said` writes down of what somebody sees."""
