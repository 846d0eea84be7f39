"""The service, as scenarios call it and see it: see `tests.engine.scenario`.

This file alone knows how the service is called, and what of it people notice: what they are told
and asked, what is posted and for whom, votes and offers, seats, reasons of refusals, and when,
counted from the beginning.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec.structs import replace

from db.people.budget import Limit
from db.store import open_store
from db.tables.clocks import Standing
from db.tables.panels import Panel
from db.tables.votes import Vote
from engine.kit.contract import Picks
from engine.kit.example import GAME as LARDER
from engine.kit.example.mind.ready import READY
from engine.table.commands.absence import Absence
from engine.table.commands.council import Council
from engine.table.commands.forgetting import forget_person
from engine.table.commands.hints import Hints
from engine.table.door import Refused, Seat, Sight, Table
from engine.table.record.pace import PACES, chosen
from engine.table.tasks import reconcile
from engine.table.tasks.computers import Computers
from engine.table.tasks.deputy import Deputy
from engine.table.tasks.timekeeper import Timekeeper
from tests.engine import script
from tests.engine.conftest import House
from tests.engine.minds_at_hand import AtHand
from tests.engine.said import (
    LETTERS,
    NAMES,
    PEOPLE,
    Row,
    Said,
    event_in,
    named,
    picked,
    seconds,
    who_sits,
    words_of,
)
from tests.games.example import make_known

ENDING: Final = ("vote", "asks")
"""That they are gone is said by something else."""
RULES: Final = {
    "newer": script.NewerScript,
    "other": script.OtherScript,
    "turned": script.TurnedScript,
    "third": script.ThirdScript,
    "won": script.Won,
    "blind": script.Blind,
    "seeing": script.Foreseeing,
    "tasting": script.Tasting,
    "veiled": script.Veiled,
}


def modest(options: Sequence[str]) -> Picks:
    """What computer players answer."""
    return (options[0],)


async def counted(get: Callable[[int], Awaitable[Any]]) -> list[Any]:
    """All votes, or offers: they are numbered from 1."""
    found: list[Any] = []
    while (one := await get(len(found) + 1)) is not None:
        found.append(one)
    return found


@dataclass
class Room:
    """The service, one table of it before one's eyes, and what was noticed there last."""

    house: House
    watched: tuple[str, ...] = ()
    table: int = 0
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
    heard: dict[int, int] = field(default_factory=dict)
    """By table: the last record that was told."""

    def __post_init__(self) -> None:
        self.said, self.store = Said(self.house.seconds), self.house.store
        self.adapter, self.lobbies = self.house.adapter, self.house.lobbies
        self.council, self.absence = Council(self.adapter), Absence(self.adapter)
        self.keeper = Timekeeper(self.adapter)
        self.deputy = Deputy(self.adapter, later=self._later)
        self.minds = AtHand(lambda game, view, question, luck: modest(question.options))
        self.hints = Hints(self.adapter, self.minds)
        self.computers = Computers(self.adapter, self.minds, delay_seconds=3, later=self._later)

    def _later(self, rest: float, then: Callable[[], None]) -> Any:
        self.timers.append((self.house.seconds + rest, then))
        return asyncio.get_running_loop().call_later(10**6, int)

    async def found(self) -> Table:
        """The table."""
        return await self.adapter.table(self.table)

    async def sight(self, person: int) -> Sight:
        """What they see of it."""
        return await self.adapter.sight(self.table, person)

    async def ticket(self, person: int) -> int:
        """What they are asked first."""
        return next((open_.ticket for open_ in (await self.sight(person)).open), 0)

    async def seat(self, name: str) -> int:
        """The seat of a person, or of a letter."""
        if name not in PEOPLE:
            return LETTERS.index(name)
        return next(s.number for s in (await self.found()).seats if s.person == PEOPLE[name])

    # The lines of a scenario

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
        opened = await self.lobbies.open(
            game=said.get("game", "script"),
            options=words_of(said.get("option", "").split())[1],
            wanted=int(said.get("seats", max(len(people) + computers, 2))),
            guild=1,
            channel=50,
            host=named(people[0]),
            locale="en",
            kept=tuple(named(PEOPLE[name]) for name in said.get("kept", "").split()),
        )
        self.table = opened.id
        for person in people[1:]:
            await self.lobbies.join(self.table, named(person))
        if computers:
            await self.lobbies.fill(self.table, people[0])
        if "pace" in said:
            await self.set_pace(people[0], said["pace"].split())
        if kind == "table":
            # With `after` set the order of the seats is kept.
            await self.store.tables._set(self.table, after=self.table)
            await self.lobbies.start(self.table, people[0])
            await self.store.tables._set(self.table, after=None)
        self.playing = self.playing or "playing" in said
        for person in people if "filled" in said else ():
            await self.give_ready(person, ["baker"])
        await self.notice()

    async def act(self, text: str) -> str:
        """One thing that somebody does; the reason if it is refused."""
        nearest, self.house.woken[:] = await self.store.clocks.nearest(), []
        reason = await self._acts(*text.split())
        sooner = await self.store.clocks.nearest()
        if sooner is not None and (nearest is None or sooner < nearest):
            assert self.house.woken, "whoever sleeps until something is due is not woken"
        return reason

    async def _acts(self, name: str, *said: str) -> str:
        words = list(said)
        try:
            if name not in PEOPLE:
                seat = LETTERS.index(name)
                open_ = (await self.adapter.sight_of_seat(self.table, seat)).open
                ticket = open_[0].ticket if open_ else 0
                await self.adapter.answer_for_computer(self.table, seat, ticket, tuple(words))
            elif words[0] in VERBS:
                shown = await VERBS[words[0]](self, PEOPLE[name], words[1:])
                if isinstance(shown, bool):
                    shown = "yes" if shown else "no"
                self.answered += [shown] if isinstance(shown, str) else []
            else:
                sight = await self.sight(PEOPLE[name])
                ticket = next((open_.ticket for open_ in sight.open), 0)
                await self.adapter.answer(self.table, PEOPLE[name], ticket, tuple(words))
                self.known.append(f"told deed {LETTERS[sight.seat or 0]} deed={words[0]}")
        except Refused as refused:
            at = refused.detail
            detail = self.said.when(int(at)) if re.fullmatch(r"\d{9,}", at) else at
            return f"{refused.reason} {detail}".strip()
        return ""

    async def passes(self, rest: int, *, away: bool = False) -> AsyncIterator[str]:
        """So much time, with all that falls due on the way, or only what is due in the end."""
        until = self.house.seconds + rest
        while True:
            times = [at for at, _ in self.timers]
            times += [at for at in [await self.store.clocks.nearest()] if at is not None]
            nearest = until if away else int(min(times, default=until))
            is_last = nearest >= until
            self.house.seconds = until if is_last else max(self.house.seconds, nearest)
            due = [then for at, then in self.timers if at <= self.house.seconds]
            self.timers = [timer for timer in self.timers if timer[0] > self.house.seconds]
            for then in due:
                then()
            await self.keeper.ring()
            await self.serve()
            if is_last:
                await self.lobbies.close_quiet()
            items = await self.notice()
            if items:
                yield f"at {self.said.when(self.house.seconds)}: {'; '.join(items)}"
            if is_last:
                return

    async def serve(self) -> None:
        """What is posted stands there; what is given for people is given."""
        await self.carry()
        if (await self.found()).game == LARDER.key:
            self.deputy.wake(self.table)
            await self.deputy.settle()
        if self.playing:
            self.computers.wake(self.table)
            await self.computers.settle()
            levels, self.minds.levels = self.minds.levels, []
            self.answered += [f"thought {' '.join(levels)}"] if levels else []

    async def rules_change(self, to: str) -> None:
        """The table's game has these rules from now on."""
        self.house.games[(await self.found()).game] = RULES[to]()
        await self.notice()

    async def goes_to(self, table: int) -> None:
        """Another table is before one's eyes."""
        self.table = table
        await self.notice()

    # What is noticed

    async def notice(self, *, all_of_it: bool = False) -> list[str]:
        """All that people notice since the last time, or of what stands there."""
        before = {} if all_of_it else self.before
        told, now = await self.told(), await self.shown()
        await self.carry()
        posts = self.said.posts(self.posted, await self.found())
        items = [f"{key} {text}" for key, text in now.items() if before.get(key) != text]
        items += [f"{k} gone" for k in before if k not in now and k.split()[0] not in ENDING]
        told = [text for text in told if text not in self.known]
        items = [*self.answered, *told, *items, *([f"posts {', '.join(posts)}"] if posts else [])]
        self.before, self.answered, self.posted, self.known = now, [], [], []
        return items

    async def carry(self) -> None:
        """What waits to be posted stands there from now on."""
        rows: list[Row] = await self.house.posts()
        self.posted += rows
        for lane, kind, payload in rows:
            if kind == "vote":
                await self.store.votes.set_message(payload["vote"], 1)
            elif kind == "offer":
                await self.store.offers.set_message(payload["offer"], 50, 1)
            elif kind == "lobby":
                await self.store.tables.set_lobby_message(int(lane[1:]), 1)
            elif kind == "thread":
                await self.store.tables.set_thread(int(lane[1:]), 1)
            elif kind == "milestone":
                records = (await self.found()).records
                await self.store.tables.set_table_message(self.table, 1, records)
            elif kind in ("panel", "hand"):
                await self._prompted(payload["person"])
            elif kind == "reminder" and payload["what"] == "clear":
                about = payload["person"], payload["place"]
                await self.store.clocks.cleared(self.table, *about, 1)
            elif kind == "reminder":
                tables = payload.get("tables", [self.table])
                about = payload["person"], payload["what"]
                await self.store.clocks.stands([Standing(t, *about, 5, 1) for t in tables])

    async def _prompted(self, person: int) -> None:
        """Their panel shows what they are asked."""
        table = await self.found()
        seat = table.seat_of(person)
        if seat is not None and table.phase == "running":
            open_ = (await self.adapter.sight_of_seat(self.table, seat)).open
            ticket = next((o.ticket for o in open_ if o.given is None), None)
            shown = Panel(self.table, seat, person, 5, 1, ticket is not None, ticket, "x")
            await self.store.panels.save(shown)

    async def told(self) -> list[str]:
        """New events: those that all see, then those that one person alone is told."""
        table = await self.found()
        after = self.heard.get(self.table, 0)
        self.heard[self.table] = table.records
        if table.phase == "lobby" or table.records == after:
            return []
        public = await self.adapter.chronicle(self.table, None, after=after)
        found = [f"told {event_in(line.event)}" for line in public]
        for person in [s.person for s in table.seats if s.person is not None and not s.left]:
            own = await self.adapter.chronicle(self.table, person, after=after)
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
        for vote in await counted(self.store.votes.get):
            if vote.table == self.table:
                shown |= self.said.vote(table, vote, await self.going_back(vote))
        for offer in await counted(self.store.offers.get):
            if offer.table == self.table:
                shown[f"offer {offer.id}"] = self.said.offer(offer)
        if table.phase == "running":
            awaited = (await self.adapter.sight(self.table, None)).awaited
            shown["asks"] = ", ".join(f"{who_sits(table, s)} {kind}" for s, kind, _ in awaited)
        if table.phase in ("running", "over"):
            for seat in [seat for seat in table.seats if seat.person is not None]:
                sight = await self.sight(seat.person or 0)
                for name in self.watched:
                    text = await WATCHED[name](self, seat, sight)
                    shown |= {f"{NAMES[seat.person or 0]} {name}": text} if text else {}
        return shown

    async def going_back(self, vote: Vote) -> dict[int, int]:
        """How many answers of each seat."""
        if vote.kind != "undo" or vote.state != "open":
            return {}
        return await self.council.count_back(self.table, vote.about["record"])

    # What is compared where a scenario asks for it

    async def undo_of(self, _: Seat, sight: Sight) -> str:
        """What they may take back alone."""
        return f"of {sight.undo[2]} {picked([sight.undo[1]])}" if sight.undo else ""

    async def hand_of(self, _: Seat, sight: Sight) -> str:
        """What they alone hold."""
        return str(sight.view.hidden)

    async def position(self, seat: Seat, sight: Sight) -> str:
        """All answers that stand."""
        return "" if seat.number else " ".join(sight.view.trail)

    async def clock_of(self, seat: Seat, _: Sight) -> str:
        """Since when they are awaited, and when something comes of it."""
        for clock in await self.store.clocks.of_table(self.table):
            if clock.seat == seat.number:
                due = "never" if clock.due_at is None else self.said.when(clock.due_at)
                return f"since {self.said.when(clock.since)}, due {due}"
        return ""

    async def laid_by(self, _: Seat, sight: Sight) -> str:
        """Sealed picks, and what is chosen so far."""
        shown = [f"{o.question.kind} {picked([o.given])}" for o in sight.open if o.given]
        return ", ".join(shown + [f"draft {picked([o.draft])}" for o in sight.open if o.draft])

    async def ahead_of(self, _: Seat, sight: Sight) -> str:
        """What may come, what is laid down for it, and what was in vain."""
        shown = []
        for entry in sight.ahead:
            about = f" {self.said.plain(entry.question.about)}" if entry.question.about else ""
            laid = f"={picked(entry.choices)}" if entry.choices else ""
            draft = f" (draft {picked([entry.draft])})" if entry.draft else ""
            shown.append(f"{entry.question.kind}{about}{laid}{draft}")
        for gone in sight.dropped:
            why = "asked" if gone.ticket is not None else "comes no more"
            shown.append(f"dropped {gone.question.kind}={picked(gone.choices)} ({why})")
        return ", ".join(shown)

    async def orders_of(self, _: Seat, sight: Sight) -> str:
        """What is ordered, and what is answered in a moment."""
        given = [f"{key}={to}" for key, to in (sight.orders or {}).items() if to != "ask"]
        return ", ".join(given + [f"soon {picked([s.picks])} ({s.why})" for s in sight.soon])

    async def since_of(self, seat: Seat, _: Sight) -> str:
        """What happened since they last did something themselves."""
        _first, lines = await self.adapter.since(self.table, seat.person or 0)
        return ", ".join(f"{line.record} {line.event.kind}" for line in lines) or "nothing"

    async def results(self, seat: Seat, _: Sight) -> str:
        """Everybody's, once."""
        rows = await self.store.results.of_table(self.table) if seat.number == 0 else []
        names = [row.name or self.said.plain(row.person) for row in rows]
        both = zip(names, rows, strict=True)
        return ", ".join(f"{name} {r.place}. {r.points}{' left' * r.left}" for name, r in both)

    # What people do

    async def press(self, person: int, words: list[str]) -> None:
        """Buttons that were kept: `ana press plain` her own, `ben press ana plain` hers."""
        whose = PEOPLE[words.pop(0)] if words[0] in PEOPLE else person
        await self.adapter.answer(self.table, person, self.buttons[whose], tuple(words))

    async def keep(self, person: int, _: list[str]) -> None:
        """Remember the buttons that are there now."""
        self.buttons[person] = await self.ticket(person)

    async def give_ready(self, person: int, words: list[str]) -> None:
        """An answer that the game has ready."""
        picks = next(ready.picks for ready in READY if ready.key == words[0])
        await self.adapter.answer(self.table, person, await self.ticket(person), picks)

    async def draft(self, person: int, words: list[str]) -> None:
        """Choose so far."""
        ticket = await self.ticket(person) or self.buttons.get(person, 0)
        await self.adapter.draft(self.table, person, ticket, tuple(words))

    async def plan(self, person: int, words: list[str], *, draft: bool = False) -> None:
        """`ben plan taste yes / no`."""
        kind, *rest = words
        choices = [tuple(part.split()) for part in " ".join(rest).split(" / ")]
        lay_down = self.adapter.plan_draft if draft else self.adapter.plan
        await lay_down(self.table, person, await self.stamp(person, kind), *choices)

    async def unplan(self, person: int, words: list[str]) -> None:
        """Take back what was laid down."""
        await self.adapter.withdraw(self.table, person, await self.stamp(person, words[0]))

    async def stamp(self, person: int, kind: str) -> str:
        """What a question that may come goes by."""
        ahead = (await self.sight(person)).ahead
        return next((entry.stamp for entry in ahead if entry.question.kind == kind), "none")

    async def wait(self, person: int, _: list[str]) -> None:
        """A question that would be answered in a moment is left to them."""
        await self.adapter.wait(self.table, person, await self.ticket(person))

    async def propose(self, person: int, words: list[str]) -> None:
        """`ana propose absent seat=ben computer`."""
        (kind, *choice), more = words_of(words)
        about: dict[str, Any] = {}
        if "seat" in more:
            about["seat"] = await self.seat(more["seat"])
        if "to" in more:
            about |= dict(zip(("person", "name"), named(PEOPLE[more["to"]]), strict=True))
        if kind == "pace":
            about = msgspec.to_builtins(PACES[choice.pop()])
        asked: Any = {"kind": kind, "about": about, "choice": next(iter(choice), None)}
        await self.council.propose(self.table, person, **asked)

    async def seek(self, person: int, words: list[str]) -> None:
        """Somebody else for one's own seat, or `seat=ben`; anybody, or `to=dan`."""
        _, more = words_of(words)
        seat = await self.seat(more["seat"]) if "seat" in more else None
        to = named(PEOPLE[more["to"]]) if "to" in more else None
        await self.council.seek(self.table, person, seat, to)

    async def vote(self, words: list[str]) -> int:
        """The vote that is named, or else the newest."""
        return int(words[0]) if words else len(await counted(self.store.votes.get))

    async def offer(self, words: list[str]) -> int:
        """The same of an offer."""
        return int(words[0]) if words else len(await counted(self.store.offers.get))

    async def set_pace(self, person: int, words: list[str]) -> None:
        """`ana pace daily`, `ana pace patience=6h at_end=vote`."""
        keys, more = words_of(words)
        changes = {k: v if k == "at_end" else seconds(v) for k, v in more.items()}
        await self.absence.set_pace(
            self.table,
            person,
            lambda pace: replace(chosen(keys[0], pace) if keys else pace, **changes),
        )

    async def wish(self, person: int, words: list[str]) -> None:
        """`ana wish every=1h`; with "-": as the table has it."""
        _, more = words_of(words)
        changes: dict[str, Any] = dict(more)
        for key in more.keys() & {"every", "quiet_from", "quiet_to"}:
            time = None if more[key] == "-" else seconds(more[key])
            changes[key] = time // 60 if time and key != "every" else time
        changes |= dict.fromkeys(more.keys() & {"on_deck"}, True)
        await self.absence.wish(person, lambda wishes: replace(wishes, **changes))

    async def change(self, person: int, words: list[str]) -> None:
        """The lobby: `seats=2`, `locale=es`, or an option of the game."""
        _, more = words_of(words)
        wanted = int(more.pop("seats")) if "seats" in more else None
        known: dict[str, Any] = {k: more.pop(k) for k in ("locale", "hints") if k in more}
        await self.lobbies.change(self.table, person, wanted=wanted, options=more, **known)

    async def host(self, person: int, words: list[str]) -> None:
        """So many more lobbies, which are looked at no further; or a game alone."""
        count, more = words_of(words)
        game, kept = more.pop("game", "script"), more.pop("kept", "").split("+")
        wanted = int(more.pop("seats", 3))
        where: Any = {"guild": 1, "channel": 50, "host": named(person), "locale": "en"}
        if count == ["alone"]:
            self.table = (await self.lobbies.open_alone(game=game, **where)).id
            return
        where |= {"options": more, "kept": tuple(named(PEOPLE[name]) for name in kept if name)}
        for _ in range(int(next(iter(count), 1))):
            await self.lobbies.open(game=game, wanted=wanted, **where)

    async def again(self, person: int, _: list[str]) -> None:
        """The same once more."""
        self.table = (await self.lobbies.again(self.table, named(person))).id

    async def hint(self, person: int, _: list[str]) -> str:
        """What the strongest computer player would do."""
        _sight, asked, thought = await self.hints.hint(self.table, person)
        given = [seat.hints for seat in (await self.found()).seats if seat.person == person]
        levels, self.minds.levels = self.minds.levels, []
        thought_by = f", thought {' '.join(levels)}" if levels else ""
        return f"for {asked.question.kind} {picked([thought.picks])}{thought_by}, {given[0]} so far"

    async def down(self, _: int, words: list[str]) -> None:
        """The bot is down for so long, and starts again."""
        await self.store.meta.set("heartbeat", str(self.house.seconds))
        self.house.seconds += seconds(words[0])
        await self.keeper.open()

    async def view(self, person: int, _: list[str]) -> str:
        """The position as they see it."""
        view = (await self.sight(person)).view
        return f"{' '.join(view.trail)} {view.hidden or 'no hand'}"

    async def tables(self, person: int, _: list[str]) -> str:
        """Where they sit, and since when each waits for them."""
        found = await self.adapter.tables_of_person(person)
        return ", ".join(f"{t.id} {'-' if at is None else self.said.when(at)}" for t, at in found)

    async def look(self, person: int, words: list[str]) -> str:
        """`ana look 2`: the position after that record as she sees it, and what led to it."""
        seat = (await self.found()).seat_of(person)
        view, events = await self.adapter.view_at(self.table, int(words[0]), seat)
        after = ", ".join(map(event_in, events)) or "nothing"
        return f"{' '.join(view.trail)} {view.hidden}, after {after}"

    async def walk(self, person: int, _: list[str]) -> str:
        """All stops of a table's past."""
        first = await self.adapter.passage(self.table, person, "first")
        last = await self.adapter.passage(self.table, person, "last")
        stops = [f"{s.record} {'+'.join(e.kind for e in s.events)}".strip() for s in last.stops]
        hands = " ".join(view.hidden for view in last.hands) or "none"
        text = f"stops {', '.join(stops)}{', shortened' * last.shortened}"
        return f"{text}; begins {' '.join(first.view.trail)}; hands {hands}"

    async def lose(self, person: int, words: list[str]) -> None:
        """What stood in Discord is gone: one's "panel", the table's "message", its "thread"."""
        match words[0]:
            case "panel":
                seat = await self.seat(NAMES[person])
                await self.store.panels.forget(self.table, seat, person)
            case "message":
                await self.store.tables.set_table_message(self.table, None, 0)
            case "lobby":
                await self.store.tables.set_lobby_message(self.table, None)
            case "thread":
                lost = partial(reconcile.thread_lost, number=self.table, thread=1)
                await self.adapter.command(None, lost)

    async def look_again(self, _: int, words: list[str]) -> None:
        """At all that should stand there, or that of another server; `back`: on coming back."""
        guild = 2 if "elsewhere" in words else 1
        looks = reconcile.came_back if "back" in words else reconcile.ask_again
        await self.adapter.command(None, lambda work: looks(work, guild))

    async def limit(self, _: int, words: list[str]) -> None:
        """The owner's: `ana limit call 2 5`, in an hour and in a day."""
        kind: Any = words.pop(0)
        limit = None if words == ["none"] else Limit(*map(int, words))
        await self.store.budget.set_limit(1, kind, limit)

    async def forget(self, person: int, _: list[str]) -> None:
        """Be erased, with nothing under way."""
        await forget_person(self.adapter, self.lobbies, person, lambda _: asyncio.sleep(0), "token")


def of(way: str, what: str, *, thing: str = "") -> Any:
    """A verb that is a command of that part of the service, about the table, a vote or an offer:
    for one person, who is named where they take a seat."""

    async def does(room: Room, person: int, words: list[str]) -> Any:
        about = await getattr(room, thing)(words) if thing else room.table
        who: Any = named(person) if what in ("join", "accept") else person
        more = (room.table, about) if thing == "vote" else (about,)
        return await getattr(getattr(room, way), what)(*more, who)

    return does


def says(choice: str) -> Any:
    """A verb that is a ballot."""

    async def votes_so(room: Room, person: int, words: list[str]) -> None:
        await room.council.vote(room.table, await room.vote(words), person, choice)

    return votes_so


WATCHED: Final[Mapping[str, Callable[[Room, Seat, Sight], Awaitable[str]]]] = {
    "undo": Room.undo_of,
    "hand": Room.hand_of,
    "position": Room.position,
    "laid": Room.laid_by,
    "clock": Room.clock_of,
    "ahead": Room.ahead_of,
    "orders": Room.orders_of,
    "since": Room.since_of,
    "result": Room.results,
}


VERBS: Final[Mapping[str, Callable[[Room, int, list[str]], Awaitable[Any]]]] = {
    # Answers
    "keep": Room.keep,
    "press": Room.press,
    "ready": Room.give_ready,
    "draft": Room.draft,
    "undo": of("adapter", "undo"),
    "plan": Room.plan,
    "plan-draft": lambda r, who, w: r.plan(who, w, draft=True),
    "unplan": Room.unplan,
    "order": lambda r, who, w: r.adapter.order(r.table, who, *w),
    "wait": Room.wait,
    # Votes and seats
    "propose": Room.propose,
    **{choice: says(choice) for choice in ("for", "against", "computer", "default", "perhaps")},
    "withdraw": of("council", "withdraw", thing="vote"),
    "lend": of("council", "lend"),
    "back": of("council", "take_back"),
    "seek": Room.seek,
    "accept": of("council", "accept", thing="offer"),
    "decline": of("council", "decline", thing="offer"),
    "revoke": of("council", "withdraw_offer", thing="offer"),
    "is": lambda r, who, w: r.council.noticed(r.table, who, gone=w == ["gone"]),
    # Lobbies
    "join": of("lobbies", "join"),
    "leave": of("lobbies", "leave"),
    "fill": of("lobbies", "fill"),
    "level": lambda r, who, w: r.lobbies.set_level(r.table, who, str(LETTERS.index(w[0])), w[1]),
    "change": Room.change,
    "start": of("lobbies", "start"),
    "alone": of("lobbies", "alone"),
    "cancel": lambda r, who, w: r.lobbies.cancel(r.table, who, may_manage=w == ["as-manager"]),
    "open-again": Room.again,
    "host": Room.host,
    # Time
    "pace": Room.set_pace,
    "wish": Room.wish,
    "away": lambda r, who, w: r.absence.go_away(who, r.house.seconds + seconds(w[0])),
    "home": lambda r, who, _: r.absence.come_back(who),
    "later": lambda r, who, w: r.absence.later(who, [r.table], r.house.seconds + seconds(w[0])),
    "mute": lambda r, who, _: r.absence.not_this_move(who, [r.table]),
    "wake": of("absence", "wake_up"),
    "return": of("absence", "returned"),
    "gather": lambda r, who, _: r.store.people.set_gather(who, True),
    "closed": lambda r, who, _: r.store.people.set_dm(who, None, closed=True),
    # Looking back, what is lost, the owner, and being forgotten
    "hint": Room.hint,
    "down": Room.down,
    "tables": Room.tables,
    "view": Room.view,
    "look": Room.look,
    "walk": Room.walk,
    "lose": Room.lose,
    "look-again": Room.look_again,
    "limit": Room.limit,
    "forget": Room.forget,
}


@asynccontextmanager
async def service(folder: Path) -> AsyncIterator[Room]:
    """With its database in this folder."""
    with pytest.MonkeyPatch.context() as patch:
        make_known(patch)
        async with open_store(folder / "tables.sqlite3") as store:
            house = House(store)
            known = (LARDER, script.Foreseeing(), script.Narrowing())
            house.games |= {game.key: game for game in known}
            yield Room(house)
