"""The service, as scenarios call it and see it: see `tests.engine.scenario`.

This file alone knows how the service is called, and what of it people notice: what they are told
and asked, what is posted and for whom, votes and offers, seats, reasons of refusals, and when,
counted from the beginning.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from db.people.budget import Limit
from db.store import open_store
from db.tables.clocks import Standing
from db.tables.offers import Offer
from db.tables.panels import Panel
from db.tables.votes import Vote
from engine.kit.contract import Event
from engine.kit.example import GAME as LARDER
from engine.kit.example.mind.ready import READY
from engine.table.commands.absence import Absence
from engine.table.commands.council import Council
from engine.table.commands.forgetting import forget_person
from engine.table.door import Refused, Seat, Sight, Table
from engine.table.record.pace import PACES, chosen
from engine.table.seats import votes
from engine.table.tasks.deputy import Deputy
from engine.table.tasks.timekeeper import Timekeeper
from tests.engine.conftest import House
from tests.engine.script import Blind, Foreseeing, Narrowing, NewerScript, Tasting, Veiled
from tests.games.example import make_known

PEOPLE: Final = {name: 1001 + n for n, name in enumerate(("ana", "ben", "cat", "dan", "eva"))}
NAMES: Final = {person: name for name, person in PEOPLE.items()}
LETTERS: Final = "abcdef"
ENDING: Final = ("vote", "asks")
"""That they are gone is said by something else."""
RULES: Final = {
    "newer": NewerScript,
    "blind": Blind,
    "seeing": Foreseeing,
    "tasting": Tasting,
    "veiled": Veiled,
}
SEATS_OF_EVENTS: Final = ("seat", "by", "to", "who")


def seconds(text: str) -> int:
    """ "3d", "1d2h", "90s"."""
    found = re.fullmatch(r"(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?", text)
    assert found is not None, f"no time: {text}"
    sizes = (86400, 3600, 60, 1)
    return sum(int(n or 0) * size for n, size in zip(found.groups(), sizes, strict=True))


def words_of(words: Iterable[str]) -> tuple[list[str], dict[str, str]]:
    """Those with "=" by their names, after the others."""
    plain, named = [], {}
    for word in words:
        name, sign, value = word.partition("=")
        if sign:
            named[name] = value
        else:
            plain.append(word)
    return plain, named


@dataclass
class Room:
    """The service, one table of it before one's eyes, and what was noticed there last."""

    house: House
    watched: tuple[str, ...] = ()
    table: int = 0
    timers: list[tuple[float, Callable[[], None]]] = field(default_factory=list)
    buttons: dict[str, int] = field(default_factory=dict)
    before: dict[str, str] = field(default_factory=dict)
    carried: list[tuple[str, str, dict[str, Any]]] = field(default_factory=list)
    """What was posted since."""
    heard: dict[int, int] = field(default_factory=dict)
    """By table: the last record that was told."""

    def __post_init__(self) -> None:
        self.start = self.house.seconds
        self.adapter, self.lobbies = self.house.adapter, self.house.lobbies
        self.council, self.absence = Council(self.adapter), Absence(self.adapter)
        self.keeper = Timekeeper(self.adapter)
        self.deputy = Deputy(self.adapter, later=self._later)

    def _later(self, rest: float, then: Callable[[], None]) -> Any:
        self.timers.append((self.house.seconds + rest, then))
        return asyncio.get_running_loop().call_later(10**6, int)

    async def found(self) -> Table:
        return await self.adapter.table(self.table)

    async def seat(self, name: str) -> int:
        """The seat of a person, or of a letter."""
        if name in PEOPLE:
            found = (await self.found()).seat_of(PEOPLE[name])
            return 99 if found is None else found
        return LETTERS.index(name)

    # What is written by hand

    async def opens(self, line: str) -> None:
        """A table or a lobby."""
        head, *settings = [part.strip() for part in line.split("|")]
        kind, *who = head.split()
        people = [PEOPLE[name] for name in who if name in PEOPLE]
        computers = sum(int(word) for word in who if word.startswith("+"))
        said = dict(part.partition(" ")[::2] for part in settings)
        self.watched = tuple(said.get("watch", " ".join(self.watched)).split())
        if "limits" not in said:
            await self.house.unlimited()
        table = await self.lobbies.open(
            game=said.get("game", "script"),
            options=words_of(said.get("option", "").split())[1],
            wanted=int(said.get("seats", max(len(people) + computers, 2))),
            guild=1,
            channel=50,
            host=_named(people[0]),
            locale="en",
            kept=tuple(_named(PEOPLE[name]) for name in said.get("kept", "").split()),
        )
        self.table = table.id
        for person in people[1:]:
            await self.lobbies.join(table.id, _named(person))
        if computers:
            await self.lobbies.fill(table.id, people[0])
        if "pace" in said:
            await _pace(self, people[0], said["pace"].split())
        if kind == "table":
            # With `after` set the order of the seats is kept.
            await self.house.store.tables._set(table.id, after=table.id)
            await self.lobbies.start(table.id, people[0])
            await self.house.store.tables._set(table.id, after=None)
        if "filled" in said:
            for person in people:
                await _ready(self, person, ["baker"])
        await self.notice()

    async def act(self, text: str) -> str:
        """One thing that somebody does; the reason if it is refused."""
        name, *words = text.split()
        try:
            if name not in PEOPLE:
                sight = await self.adapter.sight_of_seat(self.table, LETTERS.index(name))
                ticket = sight.open[0].ticket if sight.open else 0
                seat = LETTERS.index(name)
                await self.adapter.answer_for_computer(self.table, seat, ticket, tuple(words))
            elif words[0] in VERBS:
                await VERBS[words[0]](self, PEOPLE[name], words[1:])
            else:
                await _answer(self, PEOPLE[name], words)
        except Refused as refused:
            detail = refused.detail
            if re.fullmatch(r"\d{9,}", detail):
                detail = self.when(int(detail))
            return f"{refused.reason} {detail}".strip()
        return ""

    async def passes(self, rest: int, *, away: bool = False) -> AsyncIterator[str]:
        """So much time, with all that falls due."""
        until = self.house.seconds + rest
        store = self.house.store
        while not away:
            times = [at for at, _ in self.timers]
            times += [at for at in [await store.clocks.nearest()] if at is not None]
            if min(times, default=until) >= until:
                break
            self.house.seconds = max(self.house.seconds, int(min(times)))
            await self._rings()
            items = await self.notice()
            if items:
                yield f"at {self.when(self.house.seconds)}: {'; '.join(items)}"
        self.house.seconds = until
        await self._rings()
        await self.lobbies.close_quiet()
        items = await self.notice()
        if items:
            yield f"at {self.when(until)}: {'; '.join(items)}"

    async def _rings(self) -> None:
        due = [then for at, then in self.timers if at <= self.house.seconds]
        self.timers = [entry for entry in self.timers if entry[0] > self.house.seconds]
        for then in due:
            then()
        await self.keeper.ring()
        await self.serve()

    async def serve(self) -> None:
        """What is posted stands there; what is given for people is given, where a game takes
        orders."""
        await self.carry()
        if (await self.found()).game == LARDER.key:
            self.deputy.wake(self.table)
            await self.deputy.settle()

    # What is noticed

    def when(self, at: int) -> str:
        """Since the beginning."""
        rest, parts = at - self.start, []
        for letter, size in (("d", 86400), ("h", 3600), ("m", 60), ("s", 1)):
            if rest >= size:
                parts.append(f"{rest // size}{letter}")
                rest %= size
        return "+" + ("".join(parts) or "0")

    def plain(self, value: Any) -> str:
        """As it is read."""
        if isinstance(value, int) and not isinstance(value, bool):
            return NAMES.get(value) or (self.when(value) if value > 10**9 else str(value))
        if isinstance(value, list | tuple):
            return "+".join(map(self.plain, value)) or "-"
        return re.sub(r"<t:(\d+):\w>", lambda found: self.when(int(found[1])), str(value))

    async def rules_change(self, to: str) -> None:
        """The table's game has these rules from now on."""
        self.house.games[(await self.found()).game] = RULES[to]()

    async def goes_to(self, table: int) -> None:
        """Another table is before one's eyes."""
        self.table = table
        await self.notice()

    async def sees(self) -> list[str]:
        """All that stands there."""
        self.before = {}
        return await self.notice()

    async def notice(self) -> list[str]:
        """All that people notice since the last time."""
        told = await self.told()
        now = await self.shown()
        await self.carry()
        posts = posts_in(self, self.carried)
        self.carried = []
        items = [f"{key} {text}" for key, text in now.items() if self.before.get(key) != text]
        items += [f"{k} gone" for k in self.before if k not in now and k.split()[0] not in ENDING]
        self.before = now
        return [*told, *items, *([f"posts {', '.join(posts)}"] if posts else [])]

    async def carry(self) -> None:
        """What waits to be posted stands there from now on."""
        rows = await self.house.posts()
        self.carried += rows
        store = self.house.store
        for number, (lane, kind, payload) in enumerate(rows, 1):
            if kind == "vote":
                await store.votes.set_message(payload["vote"], number)
            elif kind == "offer":
                await store.offers.set_message(payload["offer"], 50, number)
            elif kind == "lobby":
                await store.tables.set_lobby_message(int(lane[1:]), number)
            elif kind == "reminder":
                await self._reminded(payload)
            elif kind in ("panel", "hand"):
                await self._prompted(payload["person"])

    async def _prompted(self, person: int) -> None:
        """Their panel shows what they are asked."""
        table = await self.found()
        seat = table.seat_of(person)
        if seat is not None and table.phase == "running":
            open_ = (await self.adapter.sight_of_seat(self.table, seat)).open
            ticket = next((o.ticket for o in open_ if o.given is None), None)
            awaited = ticket is not None
            shown = Panel(self.table, seat, person, 5, 1, awaited, ticket, "x")
            await self.house.store.panels.save(shown)

    async def _reminded(self, payload: dict[str, Any]) -> None:
        person, what, message = payload["person"], payload["what"], 1
        for table in payload.get("tables", [self.table]):
            if what == "clear":
                place = payload["place"]
                await self.house.store.clocks.cleared(table, person, place, message)
            else:
                stands = Standing(table, person, what, 5, message)
                await self.house.store.clocks.stands([stands])

    async def told(self) -> list[str]:
        """New events: those that all see, then those that one person alone is told."""
        table = await self.found()
        after = self.heard.get(self.table, 0)
        self.heard[self.table] = table.records
        if table.phase == "lobby" or table.records == after:
            return []
        public = await self.adapter.chronicle(self.table, None, after=after)
        found = [f"told {event_in(table, line.event)}" for line in public]
        for seat in table.seats:
            if seat.person is None or seat.left:
                continue
            own = await self.adapter.chronicle(self.table, seat.person, after=after)
            more = [line.event for line in own if line not in public]
            found += [f"told {NAMES[seat.person]} alone {event_in(table, e)}" for e in more]
        return found

    async def shown(self) -> dict[str, str]:
        """What stands there now, by what it is called."""
        table = await self.found()
        shown = {"phase": f"{table.phase} {table.why}".strip(), "host": self.plain(table.host)}
        shown |= {f"seat {LETTERS[seat.number]}": seat_in(self, seat) for seat in table.seats}
        shown["game"] = " ".join([f"{k}={v}" for k, v in table.options.items()] + [table.locale])
        shown["pace"] = pace_in(self, table)
        store = self.house.store
        for vote in await counted(store.votes.get):
            if vote.table == self.table:
                shown |= await vote_in(self, table, vote)
        for offer in await counted(store.offers.get):
            if offer.table == self.table:
                shown[f"offer {offer.id}"] = offer_in(self, offer)
        if table.phase == "running":
            awaited = (await self.adapter.sight(self.table, None)).awaited
            shown["asks"] = ", ".join(f"{who(table, s)} {kind}" for s, kind, _ in awaited)
        for name in self.watched:
            for seat in table.seats if table.phase != "lobby" else ():
                if seat.person is not None and table.phase != "cancelled":
                    sight = await self.adapter.sight(self.table, seat.person)
                    text = await WATCHED[name](self, seat, sight)
                    if text:
                        shown[f"{NAMES[seat.person]} {name}"] = text
        return shown


async def counted(get: Callable[[int], Awaitable[Any]]) -> list[Any]:
    """All votes, or offers: they are numbered from 1."""
    found: list[Any] = []
    while (one := await get(len(found) + 1)) is not None:
        found.append(one)
    return found


def who(table: Table, seat: int) -> str:
    """Who sits there, as far as a person does."""
    there = table.seats[seat]
    return NAMES[there.person] if there.person and not there.computer else LETTERS[seat]


def event_in(table: Table, event: Event) -> str:
    words = [event.kind]
    for key, value in event.args.items():
        if isinstance(value, msgspec.Struct):  # a question, or an order; a view says too much
            value = getattr(value, "kind", getattr(value, "key", None))
        if key in SEATS_OF_EVENTS and isinstance(value, int):
            value = LETTERS[value]
        if value is not None:
            shown = "+".join(value) if isinstance(value, list | tuple) else value
            words.append(f"{key}={shown}" if key != "seat" else str(shown))
    return " ".join(words)


def seat_in(room: Room, seat: Seat) -> str:
    name = "" if seat.person is None else NAMES.get(seat.person, seat.name)
    if seat.left:
        return f"computer, {name} left"
    if seat.computer:
        level = "" if seat.level == "steady" else f" {seat.level}"
        return f"computer{level}" + f" for {name}{', absent' * seat.absent}" * bool(name)
    return name or (f"kept for {room.plain(seat.kept_for)}" if seat.kept_for else "free")


def pace_in(room: Room, table: Table) -> str:
    pace = table.pace
    times = (pace.first, pace.every, pace.patience, pace.allowance)
    shown = [room.when(room.start + t) if t is not None else "-" for t in times]
    first, every, patience, allowance = shown
    return f"{pace.key}: {first}, {every}, {patience} {pace.at_end}, vacation {allowance}"


async def vote_in(room: Room, table: Table, vote: Vote) -> dict[str, str]:
    words = [vote.kind, f"by {'the clock' if vote.by is None else room.plain(vote.by)}"]
    if "seat" in vote.about:
        words.append(f"on seat {LETTERS[vote.about['seat']]}")
    if "person" in vote.about:
        words.append(f"for {room.plain(vote.about['person'])}")
    if vote.kind == "undo" and vote.state == "open":
        back = await room.council.count_back(room.table, vote.about["record"])
        words.append(f"takes back {' '.join(f'{LETTERS[s]}{n}' for s, n in sorted(back.items()))}")
    words.append(f"until {room.when(vote.due_at)}")
    ballots = vote.state
    if vote.state == "open":
        said = [f"{NAMES[p]} {vote.choice_of(p) or '?'}" for p in votes.voters(table, vote)]
        ballots = ", ".join(said)
    elif vote.outcome not in ("", "for"):
        ballots += f" {vote.outcome}"
    shown = {f"vote {vote.id}": " ".join(words)} if vote.state == "open" else {}
    return {**shown, f"ballots {vote.id}": ballots}


def offer_in(room: Room, offer: Offer) -> str:
    to = "anybody" if offer.person is None else room.plain(offer.person)
    by = "a vote" if offer.by is None else room.plain(offer.by)
    until = f" until {room.when(offer.due_at)}" if offer.state == "open" else ""
    return f"seat {LETTERS[offer.seat]} for {to} by {by}, {offer.state}{until}"


def posts_in(room: Room, rows: Iterable[tuple[str, str, dict[str, Any]]]) -> list[str]:
    """What goes out, and to whom if it is private."""
    private: dict[str, list[str]] = {}
    found = []
    for lane, kind, payload in rows:
        private_ = lane.startswith("p")
        shown = [v for k, v in (payload or {}).items() if k != "person" or not private_]
        text = " ".join([kind, *map(room.plain, shown)]).strip()
        if private_:
            private.setdefault(text, []).append(room.plain(int(lane[1:])))
        else:
            at = "" if lane == f"t{room.table}" else f"table {lane[1:]} "
            found.append(f"{at}{text}")
    return [*found, *(f"{text} to {' '.join(to)}" for text, to in private.items())]


# What is compared where a scenario asks for it


async def _undo(room: Room, seat: Seat, sight: Sight) -> str:
    return "" if sight.undo is None else f"of {sight.undo[2]} {'+'.join(sight.undo[1])}"


async def _laid(room: Room, seat: Seat, sight: Sight) -> str:
    shown = [f"{o.question.kind} {'+'.join(o.given)}" for o in sight.open if o.given is not None]
    return ", ".join(shown + [f"draft {'+'.join(o.draft)}" for o in sight.open if o.draft])


async def _hand(room: Room, seat: Seat, sight: Sight) -> str:
    return str(getattr(sight.view, "hidden", ""))


async def _position(room: Room, seat: Seat, sight: Sight) -> str:
    return " ".join(sight.view.trail) if seat.number == 0 else ""


async def _clock(room: Room, seat: Seat, sight: Sight) -> str:
    clocks = await room.house.store.clocks.of_table(room.table)
    found = [c for c in clocks if c.seat == seat.number]
    if not found:
        return ""
    due = "never" if found[0].due_at is None else room.when(found[0].due_at)
    return f"since {room.when(found[0].since)}, due {due}"


async def _ahead(room: Room, seat: Seat, sight: Sight) -> str:
    shown = []
    for entry in sight.ahead:
        laid = f"={'/'.join(map('+'.join, entry.choices))}" if entry.choices else ""
        draft = f" (draft {'+'.join(entry.draft)})" if entry.draft else ""
        about = f" {room.plain(entry.question.about)}" if entry.question.about else ""
        shown.append(f"{entry.question.kind}{about}{laid}{draft}")
    for gone in sight.dropped:
        why = "asked" if gone.ticket is not None else "comes no more"
        shown.append(
            f"dropped {gone.question.kind}={'/'.join(map('+'.join, gone.choices))} ({why})"
        )
    return ", ".join(shown)


async def _since(room: Room, seat: Seat, sight: Sight) -> str:
    """What happened since they last did something themselves."""
    assert seat.person is not None
    _, lines = await room.adapter.since(room.table, seat.person)
    return ", ".join(f"{line.record} {line.event.kind}" for line in lines) or "nothing"


async def _orders(room: Room, seat: Seat, sight: Sight) -> str:
    given = [f"{key}={choice}" for key, choice in (sight.orders or {}).items() if choice != "ask"]
    soon = [f"soon {'+'.join(s.picks)} ({s.why})" for s in sight.soon]
    return ", ".join(given + soon)


WATCHED: Final[Mapping[str, Callable[[Room, Seat, Sight], Awaitable[str]]]] = {
    "undo": _undo,
    "laid": _laid,
    "hand": _hand,
    "position": _position,
    "clock": _clock,
    "ahead": _ahead,
    "orders": _orders,
    "since": _since,
}


# What people do


async def _answer(room: Room, person: int, words: list[str]) -> None:
    sight = await room.adapter.sight(room.table, person)
    ticket = sight.open[0].ticket if sight.open else 0
    await room.adapter.answer(room.table, person, ticket, tuple(words))


async def _ready(room: Room, person: int, words: list[str]) -> None:
    """An answer that the game has ready."""
    open_ = (await room.adapter.sight(room.table, person)).open[0]
    picks = next(ready.picks for ready in READY if ready.key == words[0])
    await room.adapter.answer(room.table, person, open_.ticket, picks)


async def _keep(room: Room, person: int, words: list[str]) -> None:
    """Remember the buttons that are there now."""
    room.buttons[NAMES[person]] = (await room.adapter.sight(room.table, person)).open[0].ticket


async def _press(room: Room, person: int, words: list[str]) -> None:
    """`ana press plain`: her own buttons that were kept; `ben press ana plain`: hers."""
    whose = words.pop(0) if words[0] in PEOPLE else NAMES[person]
    await room.adapter.answer(room.table, person, room.buttons[whose], tuple(words))


async def _draft(room: Room, person: int, words: list[str]) -> None:
    sight = await room.adapter.sight(room.table, person)
    ticket = sight.open[0].ticket if sight.open else room.buttons.get(NAMES[person], 0)
    await room.adapter.draft(room.table, person, ticket, tuple(words))


async def _propose(room: Room, person: int, words: list[str]) -> None:
    (kind, *choice), named = words_of(words)
    about: dict[str, Any] = {}
    if "seat" in named:
        about["seat"] = await room.seat(named["seat"])
    if "to" in named:
        about |= {"person": PEOPLE[named["to"]], "name": named["to"].title()}
    if kind == "pace":
        about = msgspec.to_builtins(PACES[choice.pop()])
    how: Any = next(iter(choice), None)
    await room.council.propose(room.table, person, kind, about=about, choice=how)  # type: ignore[arg-type]


def _votes(choice: str) -> Callable[[Room, int, list[str]], Awaitable[None]]:
    async def votes_so(room: Room, person: int, words: list[str]) -> None:
        await room.council.vote(room.table, await _newest(room, words), person, choice)

    return votes_so


async def _newest(room: Room, words: list[str]) -> int:
    """The vote that is named, or else the newest."""
    return int(words[0]) if words else len(await counted(room.house.store.votes.get))


async def _withdraw(room: Room, person: int, words: list[str]) -> None:
    await room.council.withdraw(room.table, await _newest(room, words), person)


async def _seek(room: Room, person: int, words: list[str]) -> None:
    _, named = words_of(words)
    seat = await room.seat(named["seat"]) if "seat" in named else None
    to = _named(PEOPLE[named["to"]]) if "to" in named else None
    await room.council.seek(room.table, person, seat, to)


def _of_offer(name: str) -> Callable[[Room, int, list[str]], Awaitable[None]]:
    async def does(room: Room, person: int, words: list[str]) -> None:
        who: Any = _named(person) if name == "accept" else person
        newest = len(await counted(room.house.store.offers.get))
        await getattr(room.council, name)(int(words[0]) if words else newest, who)

    return does


async def _noticed(room: Room, person: int, words: list[str]) -> None:
    await room.council.noticed(room.table, person, gone=words[0] == "gone")


async def _pace(room: Room, person: int, words: list[str]) -> None:
    keys, named = words_of(words)
    times = ("first", "every", "patience", "allowance")
    changes = {k: seconds(v) if k in times else v for k, v in named.items()}

    def change(pace: Any) -> Any:
        return replace(chosen(keys[0], pace) if keys else pace, **changes)

    await room.absence.set_pace(room.table, person, change)


async def _change(room: Room, person: int, words: list[str]) -> None:
    _, named = words_of(words)
    more: dict[str, Any] = {k: named.pop(k) for k in ("locale", "hints") if k in named}
    wanted = int(named.pop("seats")) if "seats" in named else None
    await room.lobbies.change(room.table, person, wanted=wanted, options=named, **more)


async def _host(room: Room, person: int, words: list[str]) -> None:
    """So many more lobbies of theirs, which are looked at no further; or one against computer
    players alone."""
    count, named = words_of(words)
    where: Any = {"guild": 1, "channel": 50, "host": _named(person), "locale": "en"}
    game = named.pop("game", "script")
    if count == ["alone"]:
        room.table = (await room.lobbies.open_alone(game=game, **where)).id
        return
    kept = tuple(_named(PEOPLE[name]) for name in named.pop("kept", "").split("+") if name)
    wanted = int(named.pop("seats", 3))
    for _ in range(int(count[0]) if count else 1):
        await room.lobbies.open(game=game, options=named, wanted=wanted, kept=kept, **where)


async def _again(room: Room, person: int, words: list[str]) -> None:
    room.table = (await room.lobbies.again(room.table, _named(person))).id


async def _wish(room: Room, person: int, words: list[str]) -> None:
    _, named = words_of(words)
    changes: dict[str, Any] = dict(named)
    for key in named.keys() & {"every", "quiet_from", "quiet_to"}:
        changes[key] = None if named[key] == "-" else seconds(named[key])
    for key in named.keys() & {"quiet_from", "quiet_to"}:
        changes[key] //= 60
    changes |= {key: named[key] == "yes" for key in named.keys() & {"on_deck"}}
    await room.absence.wish(person, lambda wishes: replace(wishes, **changes))


async def _plan(room: Room, person: int, words: list[str]) -> None:
    """`ben plan taste yes / no`."""
    sight = await room.adapter.sight(room.table, person)
    stamps = [entry.stamp for entry in sight.ahead if entry.question.kind == words[0]]
    choices = [tuple(part.split()) for part in " ".join(words[1:]).split(" / ")]
    await room.adapter.plan(room.table, person, next(iter(stamps), "none"), *choices)


async def _plan_draft(room: Room, person: int, words: list[str]) -> None:
    sight = await room.adapter.sight(room.table, person)
    stamp = next(entry.stamp for entry in sight.ahead if entry.question.kind == words[0])
    await room.adapter.plan_draft(room.table, person, stamp, tuple(words[1:]))


async def _unplan(room: Room, person: int, words: list[str]) -> None:
    sight = await room.adapter.sight(room.table, person)
    stamps = [entry.stamp for entry in sight.ahead if entry.question.kind == words[0]]
    await room.adapter.withdraw(room.table, person, next(iter(stamps), "none"))


async def _wait(room: Room, person: int, words: list[str]) -> None:
    sight = await room.adapter.sight(room.table, person)
    ticket = sight.open[0].ticket if sight.open else 0
    await room.adapter.wait(room.table, person, ticket)


async def _limit(room: Room, person: int, words: list[str]) -> None:
    """The owner's: `ana limit call 2 5`, in an hour and in a day."""
    limit = None if words[1:] == ["none"] else Limit(*map(int, words[1:]))
    await room.house.store.budget.set_limit(1, words[0], limit)  # type: ignore[arg-type]


async def _forget(room: Room, person: int, words: list[str]) -> None:
    async def idle(lane: str) -> None:
        return None

    await forget_person(room.adapter, room.lobbies, person, idle, "token")


def _named(person: int) -> tuple[int, str]:
    return person, NAMES[person].title()


Verb = Callable[[Room, int, list[str]], Awaitable[Any]]
VERBS: Final[Mapping[str, Verb]] = {
    # Answers
    "keep": _keep,
    "press": _press,
    "ready": _ready,
    "draft": _draft,
    "undo": lambda room, who, _: room.adapter.undo(room.table, who),
    "plan": _plan,
    "plan-draft": _plan_draft,
    "unplan": _unplan,
    "order": lambda room, who, words: room.adapter.order(room.table, who, *words),
    "wait": _wait,
    # Votes and seats
    "propose": _propose,
    **{choice: _votes(choice) for choice in ("for", "against", "computer", "default", "perhaps")},
    "withdraw": _withdraw,
    "lend": lambda room, who, _: room.council.lend(room.table, who),
    "back": lambda room, who, _: room.council.take_back(room.table, who),
    "seek": _seek,
    "accept": _of_offer("accept"),
    "decline": _of_offer("decline"),
    "revoke": _of_offer("withdraw_offer"),
    "is": _noticed,
    # Lobbies
    "join": lambda room, who, _: room.lobbies.join(room.table, _named(who)),
    "leave": lambda room, who, _: room.lobbies.leave(room.table, who),
    "fill": lambda room, who, _: room.lobbies.fill(room.table, who),
    "level": lambda room, who, w: room.lobbies.set_level(
        room.table, who, str(LETTERS.index(w[0])), w[1]
    ),
    "change": _change,
    "start": lambda room, who, _: room.lobbies.start(room.table, who),
    "alone": lambda room, who, _: room.lobbies.alone(room.table, who),
    "cancel": lambda room, who, w: room.lobbies.cancel(
        room.table, who, may_manage=w == ["as-manager"]
    ),
    "open-again": _again,
    "host": _host,
    # Time
    "pace": _pace,
    "wish": _wish,
    "away": lambda room, who, w: room.absence.go_away(who, room.house.seconds + seconds(w[0])),
    "home": lambda room, who, _: room.absence.come_back(who),
    "later": lambda room, who, w: room.absence.later(
        who, [room.table], room.house.seconds + seconds(w[0])
    ),
    "mute": lambda room, who, _: room.absence.not_this_move(who, [room.table]),
    "wake": lambda room, who, _: room.absence.wake_up(room.table, who),
    "return": lambda room, who, _: room.absence.returned(room.table, who),
    "closed": lambda room, who, _: room.house.store.people.set_dm(who, None, closed=True),
    "gather": lambda room, who, _: room.house.store.people.set_gather(who, True),
    # The owner, and oneself
    "limit": _limit,
    "forget": _forget,
}


@asynccontextmanager
async def service(folder: Path) -> AsyncIterator[Room]:
    """With its database in this folder."""
    with pytest.MonkeyPatch.context() as patch:
        make_known(patch)
        async with open_store(folder / "tables.sqlite3") as store:
            house = House(store)
            house.games |= {game.key: game for game in (LARDER, Foreseeing(), Narrowing())}
            yield Room(house)
