"""How scenarios write down what they see of the service: people by name, seats by letter, times
from the beginning."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from db.tables.proposals import Offer, Vote
from engine.kit.contract import Event
from engine.table.seats import votes
from engine.table.service import Seat, Table, TableView

PEOPLE: Final = {name: 1001 + n for n, name in enumerate(("ana", "ben", "cat", "dan", "eva"))}
NAMES: Final = {person: name for name, person in PEOPLE.items()}
LETTERS: Final = "abcdefgh"
UNITS: Final = (("d", 86400), ("h", 3600), ("m", 60), ("s", 1))
SEATS_OF_EVENTS: Final = ("seat", "by", "to", "who")
Row = tuple[str, str, dict[str, Any]]


def seconds(text: str) -> int:
    """Of "3d", "1d2h" or "90s"."""
    found = re.fullmatch("".join(rf"(?:(\d+){unit})?" for unit, _ in UNITS), text)
    assert found is not None, f"no time: {text}"
    return sum(int(n or 0) * size for n, (_, size) in zip(found.groups(), UNITS, strict=True))


def words_of(words: Iterable[str]) -> tuple[list[str], dict[str, str]]:
    """Those without "=", and those with it by their names."""
    plain = [word for word in words if "=" not in word]
    return plain, dict(word.split("=", 1) for word in words if "=" in word)


def named(person: int) -> tuple[int, str]:
    """As the service wants to know them."""
    return person, NAMES[person].title()


def picked(picks: Iterable[str]) -> str:
    """An answer."""
    return "+".join(picks)


def who_sits(table: Table, seat: int) -> str:
    """By name, where a person plays."""
    there = table.seats[seat]
    return NAMES[there.person] if there.person and not there.computer else LETTERS[seat]


def event_in(event: Event) -> str:
    """As it is told."""
    words = [event.kind]
    told = ("scope", "picks") if event.kind == "given-ahead" else tuple(event.args)
    for key, value in ((key, event.args[key]) for key in told):
        if isinstance(value, msgspec.Struct):  # a question, or an order; a view says too much
            value = getattr(value, "kind", getattr(value, "key", None))
        if key in SEATS_OF_EVENTS and isinstance(value, int):
            value = LETTERS[value]
        shown = picked(value) if isinstance(value, list | tuple) else value
        words += [] if value is None else [str(shown) if key == "seat" else f"{key}={shown}"]
    return " ".join(words)


@dataclass(frozen=True)
class Said:
    """Of one scenario."""

    start: int
    """When it began."""

    def when(self, at: int) -> str:
        """Since the beginning."""
        rest, parts = at - self.start, []
        for letter, size in UNITS:
            parts += [f"{rest // size}{letter}"] if rest >= size else []
            rest %= size
        return "+" + ("".join(parts) or "0")

    def plain(self, value: Any) -> str:
        """As it is read."""
        if isinstance(value, int) and not isinstance(value, bool):
            return NAMES.get(value) or (self.when(value) if value > 10**9 else str(value))
        if isinstance(value, list | tuple):
            return "+".join(map(self.plain, value)) or "-"
        return re.sub(r"<t:(\d+):\w>", lambda found: self.when(int(found[1])), str(value))

    def seat(self, seat: Seat) -> str:
        """Who sits there."""
        name = "" if seat.person is None else seat.name.lower()
        if seat.left:
            return f"computer, {name} left"
        if seat.computer:
            level = "" if seat.level == "steady" else f" {seat.level}"
            return f"computer{level}" + f" for {name}{', absent' * seat.absent}" * bool(name)
        return name or (f"kept for {self.plain(seat.kept_for)}" if seat.kept_for else "free")

    def pace(self, table: Table) -> str:
        """First reminder, the next ones, the end, vacation."""
        pace = table.pace
        times = (pace.first, pace.every, pace.patience, pace.allowance)
        shown = [self.when(self.start + t) if t is not None else "-" for t in times]
        return f"{pace.key}: {', '.join(shown[:3])} {pace.at_end}, vacation {shown[3]}"

    def vote(self, table: Table, vote: Vote, back: Mapping[int, int]) -> dict[str, str]:
        """What it is about, as long as it is open, and how it stands. `back`: how many answers of
        each seat go back with it."""
        if vote.state != "open":
            ended = f"{vote.state} {vote.outcome}".removesuffix("for").strip()
            return {f"ballots {vote.id}": ended}
        about = vote.about
        words = [vote.kind, f"by {'the clock' if vote.by is None else self.plain(vote.by)}"]
        words += [f"on seat {LETTERS[about['seat']]}"] if "seat" in about else []
        words += [f"for {self.plain(about['person'])}"] if "person" in about else []
        counts = [f"{LETTERS[seat]}{count}" for seat, count in sorted(back.items())]
        words += ["takes back", *counts] if counts else []
        said = [f"{NAMES[p]} {vote.choice_of(p) or '?'}" for p in votes.voters(table, vote)]
        text = f"{' '.join(words)} until {self.when(vote.due_at)}"
        return {f"vote {vote.id}": text, f"ballots {vote.id}": ", ".join(said)}

    def offer(self, offer: Offer) -> str:
        """Whose seat, for whom, and how it stands."""
        to = "anybody" if offer.person is None else self.plain(offer.person)
        by = "a vote" if offer.by is None else self.plain(offer.by)
        until = f" until {self.when(offer.due_at)}" if offer.state == "open" else ""
        return f"seat {LETTERS[offer.seat]} for {to} by {by}, {offer.state}{until}"

    def posts(self, rows: Iterable[Row], table: Table) -> list[str]:
        """What goes out, and to whom if it is private."""
        private: dict[str, set[str]] = {}
        found = []
        for lane, kind, payload in rows:
            to = self.plain(int(lane[1:].partition("/")[0])) if lane.startswith("p") else ""
            left_out = ("nonce", "channel", "message", "letter", *(["person"] if to else []))
            shown = [value for key, value in payload.items() if key not in left_out]
            text = " ".join([kind, *map(self.plain, shown)]).strip()
            if to:
                private.setdefault(text, set()).add(to)
            else:
                found.append(f"{'' if lane == f't{table.id}' else f'table {lane[1:]} '}{text}")
        everybody = {NAMES[s.person] for s in table.seats if s.person in NAMES and not s.left}
        for text, names in private.items():
            to = "all" if names == everybody and len(names) > 1 else " ".join(sorted(names))
            found.append(f"{text} to {to}")
        return found

    # What somebody sees

    def undo_of(self, _: Seat, view: TableView) -> str:
        """What they may take back alone."""
        if view.undo is None:
            return ""
        record, picks, kind = view.undo
        return f"of {kind} {picked(picks)}{', laid down' * (record == 0)}"

    def hand_of(self, _: Seat, view: TableView) -> str:
        """What they alone hold."""
        return str(view.view.hidden)

    def position_of(self, seat: Seat, view: TableView) -> str:
        """All answers that stand."""
        return "" if seat.number else " ".join(view.view.trail)

    def laid_of(self, _: Seat, view: TableView) -> str:
        """Sealed picks, and what is chosen so far."""
        shown = [f"{o.question.kind} {picked(o.given)}" for o in view.open if o.given]
        return ", ".join(shown + [f"draft {picked(o.draft)}" for o in view.open if o.draft])

    def ahead_of(self, _: Seat, view: TableView) -> str:
        """What may come, what is laid down for it, and what was in vain."""
        shown = []
        for entry in view.ahead:
            about = f" {self.plain(entry.question.about)}" if entry.question.about else ""
            laid = "" if entry.picks is None else f"={picked(entry.picks)}"
            draft = f" (draft {picked(entry.draft)})" if entry.draft else ""
            shown.append(f"{entry.question.kind}{about}{laid}{draft}")
        for gone in view.dropped:
            why = "asked" if gone.ticket else "comes no more"
            shown.append(f"dropped {gone.question.kind}={picked(gone.picks or ())} ({why})")
        return ", ".join(shown)

    def orders_of(self, _: Seat, view: TableView) -> str:
        """What is ordered, and what is answered in a moment."""
        given = [f"{key}={to}" for key, to in (view.orders or {}).items() if to != "ask"]
        return ", ".join(given + [f"soon {picked(s.picks)} ({s.scope})" for s in view.soon])
