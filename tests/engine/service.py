"""The service, as scenarios call it: see `tests.engine.scenario`. What comes of it, and is written
down, stands in `tests.engine.table.noticed`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import asdict, replace

from db.base.mapped import META
from db.people import people, servers
from db.store import open_store
from db.tables import clocks, letters, proposals, tables
from engine.kit.example import GAME as LARDER
from engine.kit.example.more import READY
from engine.table.answers import queries
from engine.table.commands import absence, lobbies, playing, seating
from engine.table.commands.forgetting import forget_person
from engine.table.record import deadlines
from engine.table.record.loaded import load_from, rebuild
from engine.table.record.pace import PACES, chosen
from engine.table.record.transaction import Transaction
from engine.table.seats import votes
from engine.table.service import Refused
from engine.table.tasks import reconcile
from tests.engine import script
from tests.engine.table.conftest import House
from tests.engine.table.noticed import Noticed, counted
from tests.engine.table.said import (
    LETTERS,
    NAMES,
    PEOPLE,
    event_in,
    named,
    picked,
    seconds,
    words_of,
)
from tests.games.example import make_known


def _past(tx: Transaction, number: int, record: int) -> queries.Past:
    found = queries.table(tx, number)
    if not tables.POSITIONS.has(tx.connection, table_id=number):
        raise Refused("not-running")
    return queries.past_of(load_from(tx, found), record)


class Room(Noticed):
    """The service, one table of it before one's eyes, and hands to press what there is."""

    # The lines of a scenario

    async def opens(self, line: str) -> None:
        """A table or a lobby."""
        head, *settings = [part.strip() for part in line.split("|")]
        kind, *who = head.split()
        seated = [PEOPLE[name] for name in who if name in PEOPLE]
        computers = sum(int(word) for word in who if word.startswith("+"))
        said = dict(part.partition(" ")[::2] for part in settings)
        self.watched = tuple(said.get("watch", " ".join(self.watched)).split())
        if "limits" not in said:
            await self.house.unlimited()
        opened = await self.service.run(
            lobbies.open,
            game=said.get("game", "script"),
            options=words_of(said.get("option", "").split())[1],
            wanted=int(said.get("seats", max(len(seated) + computers, 2))),
            guild=1,
            channel=50,
            host=named(seated[0]),
            locale="en",
            kept=tuple(named(PEOPLE[name]) for name in said.get("kept", "").split()),
        )
        self.table = opened.id
        for person in seated[1:]:
            await self.do(lobbies.join, named(person))
        if computers:
            await self.do(lobbies.fill, seated[0])
        if "pace" in said:
            await self.set_pace(seated[0], said["pace"].split())
        if kind == "table":
            # With `after` set the order of the seats is kept.
            await self.store.write(tables.update, self.table, after=self.table)
            await self.do(lobbies.start, seated[0])
            await self.store.write(tables.update, self.table, after=None)
        self.playing = self.playing or "playing" in said
        for person in seated if "filled" in said else ():
            await self.give_ready(person, ["baker"])
        await self.notice()

    async def act(self, text: str) -> str:
        """One thing that somebody does; the reason if it is refused."""
        # Others may act meanwhile, so what they woke is not forgotten here.
        woken = len(self.house.woken)
        nearest = await self.store.read(clocks.nearest)
        posts = await self.store.read(letters.newest_post)
        reason = await self._acts(*text.split())
        waiting, _ = await self.store.read(letters.lanes, posts)
        assert not waiting or len(self.house.woken) > woken, "who carries posts is not woken"
        sooner = await self.store.read(clocks.nearest)
        if sooner is not None and (nearest is None or sooner < nearest):
            assert len(self.house.woken) > woken, "who sleeps until something is due is not woken"
        return reason

    async def _acts(self, name: str, *said: str) -> str:
        words = list(said)
        try:
            if name not in PEOPLE:
                seat = LETTERS.index(name)
                open_ = (await self.service.look(queries.view_of_seat, self.table, seat)).open
                ticket = open_[0].ticket if open_ else 0
                await self.do(playing.answer_for_computer, seat, ticket, tuple(words))
                self.gave = True
            elif words[0] in VERBS:
                shown = await VERBS[words[0]](self, PEOPLE[name], words[1:])
                shown = ("no", "yes")[shown] if isinstance(shown, bool) else shown
                self.answered += [shown] if isinstance(shown, str) else []
            else:
                view = await self.table_view(PEOPLE[name])
                ticket = next((open_.ticket for open_ in view.open), 0)
                await self.do(playing.answer, PEOPLE[name], ticket, tuple(words))
                self.gave = True
                self.known.append(f"told deed {LETTERS[view.seat or 0]} deed={words[0]}")
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
            times += [at for at in [await self.store.read(clocks.nearest)] if at is not None]
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
                await self.service.run(lobbies.close_quiet)
            items = await self.notice()
            if items:
                yield f"at {self.said.when(self.house.seconds)}: {'; '.join(items)}"
            if is_last:
                return

    async def rules_change(self, to: str) -> None:
        """The table's game has these rules from now on."""
        self.house.games[(await self.found()).game] = script.RULES[to]()
        await self.notice()

    async def goes_to(self, table: int) -> None:
        """Another table is before one's eyes."""
        self.table = table
        await self.notice()

    async def do(self, job: Any, *about: Any, **more: Any) -> Any:
        """A command about this table."""
        return await self.service.do(self.table, job, *about, **more)

    # What people do

    async def press(self, person: int, words: list[str]) -> None:
        """Buttons that were kept: `ana press plain` her own, `ben press ana plain` hers."""
        whose = PEOPLE[words.pop(0)] if words[0] in PEOPLE else person
        await self.do(playing.answer, person, self.buttons[whose], tuple(words))
        self.gave = True

    async def keep(self, person: int, _: list[str]) -> None:
        """Remember the buttons that are there now."""
        self.buttons[person] = await self.ticket(person)

    async def give_ready(self, person: int, words: list[str]) -> None:
        """An answer that the game has ready."""
        picks = next(ready.picks for ready in READY if ready.key == words[0])
        await self.do(playing.answer, person, await self.ticket(person), picks)

    async def draft(self, person: int, words: list[str]) -> None:
        """Choose so far."""
        ticket = await self.ticket(person) or self.buttons.get(person, 0)
        await self.do(playing.draft, person, ticket, tuple(words))

    async def plan(self, person: int, words: list[str], *, draft: bool = False) -> None:
        """`ben plan taste yes`."""
        kind, *picks = words
        stamp = await self.stamp(person, kind)
        about = person, "next", stamp, tuple(picks)
        await self.do(playing.answer_ahead, *about, draft=draft)

    async def unplan(self, person: int, words: list[str]) -> None:
        """Take back what was laid down."""
        stamp = await self.stamp(person, words[0])
        await self.do(playing.answer_ahead, person, "next", stamp, None)

    async def stamp(self, person: int, kind: str) -> str:
        """What a question that may come goes by."""
        ahead = (await self.table_view(person)).ahead
        return next((entry.stamp for entry in ahead if entry.question.kind == kind), "none")

    async def wait(self, person: int, _: list[str]) -> None:
        """A question that would be answered in a moment is left to them."""
        await self.do(playing.wait, person, await self.ticket(person))

    async def propose(self, person: int, words: list[str]) -> None:
        """`ana propose absent seat=ben computer`."""
        (kind, *choice), more = words_of(words)
        about: dict[str, Any] = {}
        if "seat" in more:
            about["seat"] = await self.seat(more["seat"])
        if "to" in more:
            about |= dict(zip(("person", "name"), named(PEOPLE[more["to"]]), strict=True))
        if kind == "pace":
            about = asdict(PACES[choice.pop()])
        asked: Any = {"by": person, "about": about, "choice": next(iter(choice), None)}
        await self.do(votes.propose, kind, **asked)

    async def seek(self, person: int, words: list[str]) -> None:
        """Somebody else for one's own seat, or `seat=ben`; anybody, or `to=dan`."""
        _, more = words_of(words)
        seat = await self.seat(more["seat"]) if "seat" in more else None
        to = named(PEOPLE[more["to"]]) if "to" in more else None
        await self.do(seating.seek, person, seat, to)

    async def vote(self, words: list[str]) -> int:
        """The vote that is named, or else the newest."""
        return int(words[0]) if words else len(await counted(self.store, proposals.get_vote))

    async def offer(self, words: list[str]) -> int:
        """The same of an offer."""
        return int(words[0]) if words else len(await counted(self.store, proposals.get_offer))

    async def set_pace(self, person: int, words: list[str]) -> None:
        """`ana pace daily`, `ana pace patience=6h at_end=vote`."""
        keys, more = words_of(words)
        changes = {k: v if k == "at_end" else seconds(v) for k, v in more.items()}
        await self.do(
            absence.set_pace,
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
        changes |= dict.fromkeys(more.keys() & {"on_deck", "free_weekends"}, True)
        await self.service.run(absence.wish, person, lambda wishes: replace(wishes, **changes))

    async def change(self, person: int, words: list[str]) -> None:
        """The lobby: `seats=2`, `locale=es`, or an option of the game."""
        _, more = words_of(words)
        wanted = int(more.pop("seats")) if "seats" in more else None
        fields = ("locale", "hints", "when_full")
        known: dict[str, Any] = {k: more.pop(k) for k in fields if k in more}
        await self.do(lobbies.change, person, wanted=wanted, options=more, **known)

    async def host(self, person: int, words: list[str]) -> None:
        """So many more lobbies, which are looked at no further; or a game alone."""
        count, more = words_of(words)
        game, kept = more.pop("game", "script"), more.pop("kept", "").split("+")
        wanted = int(more.pop("seats", 3))
        where: Any = {"guild": 1, "channel": 50, "host": named(person), "locale": "en"}
        if count == ["alone"]:
            self.table = (await self.service.run(lobbies.open_alone, game=game, **where)).id
            return
        where |= {"options": more, "kept": tuple(named(PEOPLE[name]) for name in kept if name)}
        for _ in range(int(next(iter(count), 1))):
            await self.service.run(lobbies.open, game=game, wanted=wanted, **where)

    async def again(self, person: int, words: list[str]) -> str | None:
        """The same once more; `channel=77`: where lobbies belong now."""
        channel = int(words[0].partition("=")[2]) if words else None
        opened = await self.do(lobbies.again, named(person), channel=channel)
        self.table = opened.id
        return f"in channel {opened.channel}" if words else None

    async def hint(self, person: int, _: list[str]) -> str:
        """What the strongest computer player would do."""
        _view, asked, thought = await self.hints.hint(self.table, person)
        given = [seat.hints for seat in (await self.found()).seats if seat.person == person]
        levels, self.minds.levels = self.minds.levels, []
        thought_by = f", thought {' '.join(levels)}" if levels else ""
        return f"for {asked.question.kind} {picked(thought.picks)}{thought_by}, {given[0]} so far"

    async def down(self, _: int, words: list[str]) -> None:
        """The bot is down for so long, and starts again."""
        await self.store.write(META.put, "heartbeat", str(self.house.seconds))
        self.house.seconds += seconds(words[0])
        await self.keeper.open()

    async def view(self, person: int, _: list[str]) -> str:
        """The position as they see it."""
        view = (await self.table_view(person)).view
        return f"{' '.join(view.trail)} {view.hidden or 'no hand'}"

    async def panel(self, person: int, _: list[str]) -> str:
        """What their own panel tells them."""
        facts = await self.service.panel(self.table, person)
        told = {
            "since": [f"{line.record} {line.event.kind}" for line in facts.since],
            "came of it": [event.kind for event in facts.came],
            "before": [" ".join(facts.before.trail)] if facts.before is not None else [],
            "back after": [event.kind for event in facts.back.events] if facts.back else [],
            "in words": [" ".join(facts.public.trail)] if facts.public is not None else [],
        }
        return (
            ", ".join(f"{key} {' '.join(what)}" for key, what in told.items() if what) or "nothing"
        )

    async def message(self, _: int, words: list[str]) -> str:
        """`ana message 2`: the table's message for the position after that record."""
        facts = await self.service.post(self.table, int(words[0]), earlier=9)
        undone = f", undone {' '.join(e.kind for e in facts.undone)}" if facts.undone else ""
        lines = [[line.record for line in part] for part in (facts.earlier, facts.later)]
        shown = f"{' '.join(facts.view.trail)}, of {' '.join(e.kind for e in facts.events)}{undone}"
        past = "" if facts.taken_back is None else ", is past"
        return f"{shown}, before it {lines[0]}, after it {lines[1]}{past}"

    async def tables(self, person: int, _: list[str]) -> str:
        """Where they sit, and since when each waits for them."""
        found = await self.service.look(queries.tables_of_person, person)
        return ", ".join(f"{t.id} {'-' if at is None else self.said.when(at)}" for t, at in found)

    async def look(self, person: int, words: list[str]) -> str:
        """`ana look 2`: the position after that record as she sees it, and what led to it."""
        seat = (await self.found()).seat_of(person)
        past = await self.service.look(_past, self.table, int(words[0]))
        state = past.state or rebuild(past.game, past.table, past.seed, past.records)
        view, after = past.game.view(state, seat), ", ".join(map(event_in, past.events))
        return f"{' '.join(view.trail)} {view.hidden}, after {after or 'nothing'}"

    async def walk(self, person: int, _: list[str]) -> str:
        """All stops of a table's past."""
        first = await self.service.replay_step(self.table, person, "first")
        last = await self.service.replay_step(self.table, person, "last")
        stops = [f"{s.record} {'+'.join(e.kind for e in s.events)}".strip() for s in last.stops]
        hands = " ".join(view.hidden for view in last.hands) or "none"
        text = f"stops {', '.join(stops)}{', shortened' * last.shortened}"
        return f"{text}; begins {' '.join(first.view.trail)}; hands {hands}"

    async def lose(self, person: int, words: list[str]) -> None:
        """What stood in Discord is gone: one's "panel", the table's "message", its "thread"."""
        match words[0]:
            case "panel":
                seat = await self.seat(NAMES[person])
                there = await self.store.read(letters.of, self.table, f"panel/{seat}", person)
                await self.store.write(letters.drop, there)
            case "message":
                there = await self.store.read(letters.of, self.table, "board")
                await self.store.write(letters.drop, there)
            case "lobby":
                await self.store.write(tables.update, self.table, lobby_message=None)
            case "thread":
                await self.do(reconcile.thread_lost, 1)

    async def look_again(self, _: int, words: list[str]) -> None:
        """At all that should stand in this server, `elsewhere` or `everywhere`; `back`: on coming
        back."""
        guild = 2 if "elsewhere" in words else None if "everywhere" in words else 1
        looks = reconcile.came_back if "back" in words else reconcile.ask_again
        await self.service.run(looks, guild)

    async def forget(self, person: int, _: list[str]) -> None:
        """Be erased, with nothing under way."""
        await forget_person(self.service, person, lambda _: asyncio.sleep(0), "token")


def of(job: Any, *, thing: str = "") -> Any:
    """A verb that is a command of the service, about the table, a vote or an offer: for one person,
    who is named where they take a seat."""

    async def does(room: Room, person: int, words: list[str]) -> Any:
        who: Any = named(person) if job in (lobbies.join, seating.accept) else person
        if thing == "offer":
            return await room.service.run(job, await room.offer(words), who)
        about = [await room.vote(words)] if thing else []
        return await room.do(job, *about, who)

    return does


def says(choice: str) -> Any:
    """A verb that is a ballot."""

    async def votes_so(room: Room, person: int, words: list[str]) -> None:
        await room.do(votes.cast, await room.vote(words), person, choice)

    return votes_so


VERBS: Final[Mapping[str, Callable[[Room, int, list[str]], Awaitable[Any]]]] = {
    # Answers
    "keep": Room.keep,
    "press": Room.press,
    "ready": Room.give_ready,
    "draft": Room.draft,
    "undo": of(playing.undo),
    "plan": Room.plan,
    "plan-draft": lambda r, who, w: r.plan(who, w, draft=True),
    "unplan": Room.unplan,
    "order": lambda r, who, w: r.do(playing.answer_ahead, who, "each", w[0], (w[1],)),
    "wait": Room.wait,
    # Votes and seats
    "propose": Room.propose,
    **{choice: says(choice) for choice in ("for", "against", "computer", "default", "perhaps")},
    "withdraw": of(votes.withdraw, thing="vote"),
    "lend": of(seating.lend),
    "back": of(seating.reclaim),
    "seek": Room.seek,
    "accept": of(seating.accept, thing="offer"),
    "decline": of(seating.decline, thing="offer"),
    "revoke": of(seating.withdraw_offer, thing="offer"),
    "is": lambda r, who, w: r.do(seating.noticed, who, gone=w == ["gone"]),
    # Lobbies
    "join": of(lobbies.join),
    "leave": of(lobbies.leave),
    "fill": of(lobbies.fill),
    "invite": lambda r, who, w: r.do(lobbies.invite, who, named(PEOPLE[w[0]])),
    "level": lambda r, who, w: r.do(lobbies.set_level, who, str(LETTERS.index(w[0])), w[1]),
    "change": Room.change,
    "start": of(lobbies.start),
    "alone": of(lobbies.alone),
    "cancel": lambda r, who, w: r.do(lobbies.cancel, who, may_manage=w == ["as-manager"]),
    "open-again": Room.again,
    "host": Room.host,
    # Time
    "pace": Room.set_pace,
    "wish": Room.wish,
    "away": lambda r, who, w: r.service.run(absence.go_away, who, r.house.seconds + seconds(w[0])),
    "home": lambda r, who, _: r.service.run(deadlines.come_back, who),
    "later": lambda r, who, w: r.service.run(
        absence.later, who, [r.table], r.house.seconds + seconds(w[0])
    ),
    "mute": lambda r, who, _: r.service.run(absence.not_this_move, who, [r.table]),
    "wake": of(absence.wake_up),
    "return": of(absence.returned),
    "gather": lambda r, who, _: r.store.write(people.change, who, gather=True),
    "closed": lambda r, who, w: r.store.write(
        people.set_dm, who, None, closed=True, apart=w == ["apart"]
    ),
    # Looking back, what is lost, the owner, and being forgotten
    "hint": Room.hint,
    "down": Room.down,
    "tables": Room.tables,
    "panel": Room.panel,
    "message": Room.message,
    "words": lambda r, who, _: r.store.write(people.change, who, text_only=True),
    "view": Room.view,
    "look": Room.look,
    "walk": Room.walk,
    "lose": Room.lose,
    "look-again": Room.look_again,
    "thread": lambda r, _, w: r.do(reconcile.bring_back, 1),
    "copy": lambda r, _, w: r.service.run(reconcile.put_right, 1),
    "locks": lambda r, _, w: r.store.write(servers.change, 1, locks=True),
    "role": lambda r, _, w: r.store.write(servers.change, 1, call=7),
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
