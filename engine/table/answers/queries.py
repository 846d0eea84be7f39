"""What may be seen of tables, read in one go: also all that a private panel, or a table message, is
drawn from. What must be rebuilt by replaying the game comes as a `Past` and is not rebuilt here, so
that neither the reader nor anybody else waits for it.

Refused are: no-table, where there is none; not-running, of what is seen of a game, in a lobby and
where it was cancelled. What else a function refuses, it says.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from db.base.mapped import Veiled
from db.people import people
from db.people.people import Learner, Person, SavedAnswer, Wrote
from db.tables import clocks, letters, log, questions, tables
from db.tables.letters import Letter
from db.tables.log import Record
from db.tables.tables import Table
from engine.games import game_words, wording
from engine.kit.contract import Event, Game
from engine.kit.showing import Names
from engine.table.answers import answering
from engine.table.answers.answering import laid_down, last_answer, undoable
from engine.table.record import deadlines
from engine.table.record.loaded import LoadedTable, load_from, refresh_questions, since_milestone
from engine.table.record.transaction import Line, Own, Refused, TableView, Transaction, Waiting
from texts import own_words

LESSON = 300
"""Lines from before a post that a lesson's always has: what it has told once it does not repeat."""
MOST_LATER = 50  # lines that are read to find those after a record: more than a post shows
LONG = 86_400  # seconds after which somebody comes back rather than goes on


def table(tx: Transaction, number: int) -> Table:
    found = tables.load(tx.connection, number)
    if found is None:
        raise Refused("no-table")
    return found


def started(tx: Transaction, number: int) -> Table:
    found = table(tx, number)
    if found.phase not in ("running", "over"):
        raise Refused("not-running")
    return found


def tables_of_person(tx: Transaction, person: int) -> list[tuple[Table, int | None]]:
    """Lobbies and running tables at which they sit, each with the time since which it waits for
    them (None: it does not), the longest wait first."""
    found: list[tuple[Table, int | None]] = []
    for one in tables.of_person(tx.connection, person):
        seat = one.seat_of(person)
        waits = seat is not None and not one.seats[seat].stand_in
        since = questions.awaited_since(tx.connection, one.id, seat or 0) if waits else None
        found.append((one, since))
    return sorted(found, key=lambda entry: (entry[1] is None, entry[1] or 0))


def view(tx: Transaction, number: int, person: int | None) -> TableView:
    """The table as this person sees it. None, or a person without a seat, is a spectator."""
    found = started(tx, number)
    return view_at(loaded_table(tx, found), None if person is None else found.seat_of(person))


def view_of_seat(tx: Transaction, number: int, seat: int) -> TableView:
    """The same by seat, for panels and computer players; not-seated if there is no such seat."""
    found = started(tx, number)
    if not 0 <= seat < len(found.seats):
        raise Refused("not-seated")
    return view_at(loaded_table(tx, found), seat)


def waiting_for(tx: Transaction, person: int, at_tables: Collection[int]) -> list[Waiting]:
    """The tables, of these, that wait for the person at this moment, the longest wait first."""
    found = []
    wishes = people.wishes(tx.connection, person)
    for clock in clocks.of_person(tx.connection, person):
        watch = clocks.watch(tx.connection, clock.table)
        if clock.table in at_tables and watch is not None and watch.stage == "awake":
            view = view_of_seat(tx, clock.table, clock.seat)
            # They may have answered since the clock was set.
            asked = view.table.phase == "running" and any(o.given is None for o in view.open)
            if asked and view.table.seat_of(person) == clock.seat:
                ends = deadlines.end_of(tx, view.table, clock, wishes)
                found.append(Waiting(view, clock, ends))
    return found


def loaded_table(tx: Transaction, found: Table) -> LoadedTable:
    loaded = load_from(replace(tx, now=found.touched_at), found)
    if found.phase == "running" and found.version != loaded.game.version:
        refresh_questions(loaded)  # As the next command will write it down.
    return loaded


def view_at(loaded: LoadedTable, seat: int | None) -> TableView:
    """What a seat, or a spectator, may see of the table now."""
    found, game = loaded.table, loaded.game
    view = game.view(loaded.state, seat)
    given = [] if seat is None else answering.ahead_of_players(loaded, seat)
    person = None if seat is None or found.phase != "running" else found.seats[seat].player
    plays = person is not None and not game.is_out(view)
    undo = None
    if seat is not None and person is not None:
        if laid := laid_down(loaded, seat):
            undo = 0, laid.given or (), laid.question.kind
        elif going := undoable(loaded, seat, person):
            undo = going[-1].record, going[-1].picks, going[-1].question_kind or ""
    waiting = [o for o in loaded.opens if o.given is None]
    awaited = [(o.question.seat, o.question.kind, o.asked_at) for o in waiting]
    return TableView(
        table=found,
        seat=seat,
        view=view,
        open=tuple(o for o in loaded.opens if o.question.seat == seat),
        awaited=tuple(sorted(awaited)),
        undo=undo,
        agreed=last_answer(loaded.tx, found, person) if plays and person is not None else None,
        ahead=answering.upcoming(game, view, given) if plays else (),
        dropped=answering.dropped_plans(game, loaded.opens, given),
        orders=answering.orders_of(game, given) if plays and game.orders else None,
        soon=() if seat is None else tuple(answering.coming(loaded, seat)),
    )


@dataclass(slots=True)
class Past:
    """What a past position is rebuilt from; `state` when there is nothing to rebuild."""

    game: Game
    table: Table
    seed: bytes = field(repr=False)
    records: list[Record]
    state: Any
    events: list[Event]
    after: list[Event]  # of the same record, behind its milestone


def past_of(loaded: LoadedTable, record: int) -> Past:
    """The log up to a record; stale if there is none. The first position that can be rebuilt
    replaces earlier ones (see `rebuilt_from`); what happened is told all the same."""
    tx, found = loaded.tx, loaded.table
    if not 0 <= record <= found.records:
        raise Refused("stale")
    records: list[Record] = []
    if record == found.records:
        # The position is at hand, and there is no need for the whole log.
        events, after = since_milestone(log.newest_first(tx.connection, found.id), record)
    else:
        records = log.standing(tx.connection, found.id, record)
        events, after = since_milestone(reversed(records), record)
    first = rebuilt_from(tx, found, loaded.game)
    if record < first:
        record, records = first, log.standing(tx.connection, found.id, first)
    return Past(
        game=loaded.game,
        table=found,
        seed=loaded.seed,
        records=records,
        state=loaded.state if record == found.records else None,
        events=events,
        after=after,
    )


def rebuilt_from(tx: Transaction, found: Table, game: Game) -> int:
    """The record from which on positions can be rebuilt: answers that were given under older rules
    need not fit the present ones. A table that has not met them yet, or ended before they came, has
    its last position alone."""
    if found.version != game.version:
        return found.records
    return log.last_checkpoint(tx.connection, found.id)


def chronicle(
    tx: Transaction,
    number: int,
    person: int | None,
    *,
    before: int | None = None,
    after: int | None = None,
    limit: int = 50,
) -> list[Line]:
    """What happened and was not undone, oldest first, as far as this person may know it. `before`:
    the last ones below this record; `after`: the first ones above it; neither: the last ones. A
    record's events stay together, so there may be a few more than `limit`."""
    found = table(tx, number)
    if after is not None:
        records = log.forwards(tx.connection, number, after)
    else:
        below = found.records + 1 if before is None else before
        records = log.backwards(tx.connection, number, below)
    lines: list[Line] = []
    for record in records:
        if len(lines) >= limit:
            break
        more = _lines(tx, found, person, record)
        lines = more + lines if after is None else lines + more
    return lines


def _lines(tx: Transaction, found: Table, person: int | None, record: Record) -> list[Line]:
    """What somebody may know of a record; first, that it was answered for them."""
    seat = None if person is None else found.seat_of(person)
    given = answering.told_ahead(tx, tx.games[found.game], found.id, person, record)
    events = [*([] if given is None else [given]), *record.events]
    return [
        Line(record.record, record.at, event)
        for event in events
        if event.seats is None or seat in event.seats
    ]


def since(tx: Transaction, found: Table, person: int) -> tuple[int, list[Line], Own | None]:
    """The record with which this person acted last, what happened after it, oldest first (what
    was given ahead for them is part of it), and what it was; None if they have not acted yet."""
    first = log.ACTED.value(tx.connection, "record", table_id=found.id, person=person) or 0
    lines: list[Line] = []
    for record in log.backwards(tx.connection, found.id, found.records + 1):
        known = _lines(tx, found, person, record)
        if record.record <= first:
            events = tuple(line.event for line in known)
            return first, lines, Own(record.record, record.at, events)
        lines[:0] = known
    return first, lines, None


# Panels and table messages


class Keeps(Struct, frozen=True):
    """Answers to a kind of question that a person keeps for themselves."""

    saved: tuple[SavedAnswer, ...] = ()
    wrote: Wrote | None = None  # what they wrote last


class PanelFacts(Veiled, frozen=True):
    """What the private panel of a seat shows its person."""

    table_view: TableView
    person: Person  # what is known about the person who has the seat; blank: nobody has
    panel: Letter | None = None  # the message that shows it
    doubt: bool = False  # another one stands besides, or may
    after: int = 0
    since: tuple[Line, ...] = ()  # what happened after that record, the person's last answer
    came: tuple[Event, ...] = ()  # what came of that answer itself
    keeps: dict[str, Keeps] = msgspec.field(default_factory=dict)
    """For the kinds of the questions that they are asked and that such may answer."""
    learner: Learner | None = None
    """How well they know the game, while the table waits for them and they want to be told."""
    public: Any = None  # the spectator's view, for those who want words instead of pictures
    before: Any = None
    """The seat's view before its last answer, which may be taken back, while it waits; right
    after it, where `back` is."""
    back: Own | None = None
    """What they did last, if that was more than a day ago and the table waits for them."""
    given_ahead: Event | None = None  # that this answer was given for them, if it was
    posts: int = 0  # the newest post by then


class PostFacts(Veiled, frozen=True):
    """What the table message for the position after a record shows everybody."""

    table_view: TableView  # a spectator's, of now
    record: int
    events: tuple[Event, ...]  # the public ones since the milestone before, up to its own
    after: tuple[Event, ...]  # the public ones of the record itself that the next post tells
    undone: tuple[Event, ...]  # what the record says was taken back, if it says so
    taken_back: Event | None  # how the position was taken back later, if it was
    earlier: tuple[Line, ...]  # the last public lines before the record, as many as were asked for
    later: tuple[Line, ...]  # the public lines after it, the last ones if there are many
    view: Any = None  # a spectator's, of the position right after the record


def panel(
    tx: Transaction,
    number: int,
    person: int | None,
    seat: int | None = None,
    *,
    answers: bool | None = True,
) -> tuple[PanelFacts, Past | None]:
    """For this person's seat, or for the one that is named; with what the view before its last
    answer is rebuilt from, if that is shown. `answers`: it may be; None: if the panel is no
    call."""
    found = started(tx, number)
    loaded = loaded_table(tx, found)
    if seat is None and person is not None:
        seat = found.seat_of(person)
    view = view_at(loaded, seat)
    holder = None if seat is None else found.seats[seat].person
    if seat is None or holder is None:
        return PanelFacts(view, Person(0)), None
    known = people.get(tx.connection, holder)
    waits = any(asked.given is None for asked in view.open)
    after, lines, own = since(tx, found, holder)
    back = own if waits and own is not None and tx.now - own.at > LONG else None
    learns = waits and known.explain != "never"
    panels = letters.of(tx.connection, number, f"panel/{seat}", holder)
    keeps: dict[str, Keeps] = {}
    for asked in view.open:
        if loaded.game.ready(view.view, asked.question):
            about = tx.connection, holder, loaded.game.key, asked.question.kind
            keeps[asked.question.kind] = Keeps(tuple(people.saved_of(*about)), people.wrote(*about))
    facts = PanelFacts(
        table_view=view,
        person=known,
        panel=next((one for one in panels if one.message), None),
        doubt=len(panels) > 1 or any(not one.message for one in panels),
        after=after,
        since=tuple(lines),
        came=() if own is None else own.events,
        keeps=keeps,
        learner=people.learner(tx.connection, holder, loaded.game.key) if learns else None,
        public=loaded.game.view(loaded.state, None) if known.text_only else None,
        back=back,
        posts=letters.newest_post(tx.connection),
    )
    if answers is None:
        answers = facts.panel is not None and not facts.panel.public
    if back is not None:
        return facts, past_of(loaded, back.record)
    record = 0 if waits or view.undo is None else view.undo[0]
    if not record:
        return facts, None
    last = log.one(tx.connection, number, record)
    facts = replace(facts, given_ahead=answering.told_ahead(tx, loaded.game, number, holder, last))
    return facts, past_of(loaded, record - 1) if answers else None


def post(tx: Transaction, number: int, record: int | None, earlier: int) -> tuple[PostFacts, Past]:
    """The table message for the position after a record (None: the last), with `earlier` lines from
    before it, and what that position is rebuilt from."""
    found = started(tx, number)
    loaded = loaded_table(tx, found)
    record = found.records if record is None else record
    past = past_of(loaded, record)
    view = view_at(loaded, None)
    undo = log.taken_back_by(tx.connection, number, record)
    if found.lesson:
        earlier = max(earlier, LESSON)
    later = chronicle(tx, number, None, limit=MOST_LATER)
    before = chronicle(tx, number, None, before=record, limit=earlier) if earlier else ()
    facts = PostFacts(
        table_view=view,
        record=record,
        events=tuple(past.events),
        after=tuple(past.after),
        undone=log.undo_events(tx.connection, number, record),
        taken_back=next(iter(log.undo_events(tx.connection, number, undo or 0)), None),
        earlier=tuple(before),
        later=tuple(line for line in later if line.record > record),
        view=None if past.state is None else loaded.game.view(past.state, None),
    )
    return facts, past


# In words of one language


def event_text(game: str, event: Event, locale: str, names: Names) -> str:
    """One event in markdown; empty where another line tells it. `names` must be safe there."""
    if event.kind == "undo":
        name, agreed = names[event.args["seat"]], event.args.get("agreed")
        key = "undone-agreed" if agreed else "undone"
        return own_words(locale)(key, name=name, count=event.args.get("count", 1))
    if event.kind == "given-ahead":
        return _given_text(game, event, locale, names)
    return wording(game).event(event, game_words(game, locale), names)


def _given_text(game: str, event: Event, locale: str, names: Names) -> str:
    """That an answer was given for somebody; which, if the view that they had can still be read."""
    say, scope, view = own_words(locale), event.args["scope"], event.args["view"]
    if view is None:
        return say(f"given-{scope}-somehow")
    picks, order = event.args["picks"], event.args["order"]
    words = game_words(game, locale)
    question, speak = event.args["question"], wording(game)
    if picks:
        text = speak.picks(view, question, picks, words, names)
    else:
        text = speak.nothing(question.kind, words) or say("picked-none")
    if order is None:
        return say(f"given-{scope}", picks=text)
    key = "given-each-named" if order.default == order.choices[0] else "given-each-default"
    return say(key, picks=text, order=words(f"order-{order.key}"))


def plain(text: str) -> str:
    """Without markdown, for where it would only be in the way.

    >>> plain("### **Ana** wins\\n-# once\\n```\\na  1\\n```")
    'Ana wins\\nonce\\na  1'
    """
    lines = [line for line in text.splitlines() if not line.startswith("```")]
    bare = (re.sub(r"^(#{1,3} |-# |> |- )", "", line) for line in lines)
    return "\n".join(line.replace("**", "").replace("`", "") for line in bare)
