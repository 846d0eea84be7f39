"""Everything that a private panel, or a table message, is drawn from, read in one go.

What must be rebuilt by replaying the game comes as a `Past` and is not rebuilt here, so that
neither the reader nor anybody else waits for it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from db.people import people, saved
from db.people.people import Person
from db.people.saved import Learner, SavedAnswer, Wrote
from db.tables import letters, log
from db.tables.letters import Letter
from engine.kit.contract import Event
from engine.table.answers import queries
from engine.table.answers.queries import Past
from engine.table.record.loaded import LoadedTable
from engine.table.record.transaction import Line, Own, TableView, Transaction

LESSON = 300
"""Lines from before a post that a lesson's always has: what it has told once it does not repeat."""
MOST_LATER = 50
"""Lines that are read to find those after a record: more than a post shows."""
LONG = 86_400
"""Seconds after which somebody comes back rather than goes on."""


class Keeps(Struct, frozen=True):
    """Answers to a kind of question that a person keeps for themselves."""

    saved: tuple[SavedAnswer, ...] = ()
    wrote: Wrote | None = None
    """What they wrote last."""


class PanelFacts(Struct, frozen=True):
    """What the private panel of a seat shows its person."""

    table_view: TableView
    person: Person
    """What is known about the person who has the seat. Blank: nobody has."""
    panel: Letter | None = None
    """The message that shows it."""
    doubt: bool = False
    """Another one stands besides, or may."""
    after: int = 0
    since: tuple[Line, ...] = ()
    """What happened after that record, the person's last answer."""
    came: tuple[Event, ...] = ()
    """What came of that answer itself."""
    keeps: dict[str, Keeps] = {}
    """For the kinds of the questions that they are asked and that such may answer."""
    learner: Learner | None = None
    """How well they know the game, while the table waits for them and they want to be told."""
    public: Any = None
    """The spectator's view, for those who want words instead of pictures."""
    before: Any = None
    """The seat's view before its last answer, which may be taken back, while it waits; right
    after it, where `back` is."""
    back: Own | None = None
    """What they did last, if that was more than a day ago and the table waits for them."""
    given_ahead: Event | None = None
    """That this answer was given for them, if it was."""

    def __repr__(self) -> str:
        return f"<PanelFacts of {self.table_view!r}>"


class PostFacts(Struct, frozen=True):
    """What the table message for the position after a record shows everybody."""

    table_view: TableView
    """A spectator's, of now."""
    record: int
    events: tuple[Event, ...]
    """The public ones since the milestone before."""
    undone: tuple[Event, ...]
    """What the record says was taken back, if it says so."""
    is_past: bool
    """The position was taken back later."""
    earlier: tuple[Line, ...]
    """The last public lines before the record, as many as were asked for."""
    later: tuple[Line, ...]
    """The public lines after it, the last ones if there are many."""
    view: Any = None
    """A spectator's, of the position right after the record."""

    def __repr__(self) -> str:
        return f"<PostFacts of {self.table_view!r} at {self.record}>"


def panel(
    tx: Transaction,
    number: int,
    person: int | None,
    seat: int | None = None,
    *,
    answers: bool | None = True,
) -> tuple[PanelFacts, Past | None]:
    """For this person's seat, or for the one that is named; with what the view before the seat's
    last answer is rebuilt from, if that is shown. `answers`: it may be shown; None: if the panel
    stands as a direct message."""
    found = queries.started(tx, number)
    loaded = queries.loaded_table(tx, found)
    if seat is None and person is not None:
        seat = found.seat_of(person)
    view = queries.view_at(loaded, seat)
    holder = None if seat is None else found.seats[seat].person
    if seat is None or holder is None:
        return PanelFacts(view, Person(0)), None
    known = people.get(tx.connection, holder)
    waits = any(asked.given is None for asked in view.open)
    after, since, own = queries.since(tx, found, holder)
    back = own if waits and own is not None and tx.now - own.at > LONG else None
    learns = waits and known.explain != "never"
    panels = letters.of(tx.connection, number, f"panel/{seat}", holder)
    facts = PanelFacts(
        table_view=view,
        person=known,
        panel=next((one for one in panels if one.message), None),
        doubt=len(panels) > 1 or any(not one.message for one in panels),
        after=after,
        since=tuple(since),
        came=() if own is None else own.events,
        keeps=_keeps(loaded, view, holder),
        learner=saved.learner(tx.connection, holder, loaded.game.key) if learns else None,
        public=loaded.game.view(loaded.state, None) if known.text_only else None,
        back=back,
    )
    if answers is None:
        answers = facts.panel is not None and not facts.panel.public
    if back is not None:
        return facts, queries.past_of(loaded, back.record)
    record = 0 if waits or view.undo is None else view.undo[0]
    if not record:
        return facts, None
    facts = replace(facts, given_ahead=queries.given_ahead(tx, found, holder, record))
    return facts, queries.past_of(loaded, record - 1) if answers else None


def _keeps(loaded: LoadedTable, view: TableView, person: int) -> dict[str, Keeps]:
    game, connection = loaded.game, loaded.tx.connection
    found = {}
    for asked in view.open:
        if game.ready(view.view, asked.question):
            about = person, game.key, asked.question.kind
            kept, wrote = saved.of(connection, *about), saved.wrote(connection, *about)
            found[asked.question.kind] = Keeps(tuple(kept), wrote)
    return found


def post(tx: Transaction, number: int, record: int | None, earlier: int) -> tuple[PostFacts, Past]:
    """The table message for the position after a record (None: the last), with `earlier` lines from
    before it; and what that position is rebuilt from, if it is not stored."""
    found = queries.started(tx, number)
    loaded = queries.loaded_table(tx, found)
    record = found.records if record is None else record
    past = queries.past_of(loaded, record)
    view = queries.view_at(loaded, None)
    if found.lesson:
        earlier = max(earlier, LESSON)
    later = queries.chronicle(tx, number, None, limit=MOST_LATER)
    before = queries.chronicle(tx, number, None, before=record, limit=earlier) if earlier else ()
    facts = PostFacts(
        table_view=view,
        record=record,
        events=tuple(past.events),
        undone=log.undo_events(tx.connection, number, record),
        is_past=log.is_past(tx.connection, number, record),
        earlier=tuple(before),
        later=tuple(line for line in later if line.record > record),
        view=None if past.state is None else loaded.game.view(past.state, None),
    )
    return facts, past
