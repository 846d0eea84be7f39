"""Held answers: laid down ahead while one waits, given when their question comes.

A game that offers `foreseen` tells from a seat's view which questions may come to it. What the
person answers to one of them is kept for them alone, and given in the very transaction in which
the question opens, like any other answer of theirs. What does not answer it any more is dropped,
and the person is asked, and told so. What can come no more vanishes.

In a game that takes standing orders it is not given at once, but as these are: by
`engine.table.tasks.deputy`, a few seconds after the question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from db.base.rows import Open, Table
from db.tables import plans as helds
from db.tables.plans import Held
from engine.kit.contract import Foreseen, Game, Picks, View
from engine.table.record.facts import Ahead, Dropped, Refused
from engine.table.record.moment import Moment


def foresees(game: Game) -> bool:
    """Whether the game tells what may come."""
    return hasattr(game, "foreseen")


def foreseen(game: Game, view: View) -> tuple[Foreseen, ...]:
    """What may come to the view's seat; nothing where the game does not tell."""
    look = getattr(game, "foreseen", None)
    return tuple(look(view)) if look is not None and view.seat is not None else ()


def stamp_of(found: Foreseen) -> str:
    """Ten letters that name a foreseen question and its options: a control that was drawn for
    other ones is known by it."""
    question = replace(found.question, number=0)
    return hashlib.sha256(msgspec.json.encode(question)).hexdigest()[:10]


def ahead(game: Game, view: View, kept: Sequence[Held]) -> tuple[Ahead, ...]:
    """What a seat may lay down now: what is foreseen, but for what hangs on a choice that is not
    laid down itself."""
    by_key = {helds.key_of(held.question): held for held in kept if held.ticket is None}
    everything = foreseen(game, view)
    reached: dict[int, Picks] = {}
    found = []
    for index, entry in enumerate(everything):
        if entry.after is not None and entry.after[1] not in reached.get(entry.after[0], ()):
            continue
        held = by_key.get(helds.key_of(entry.question))
        picks = held.picks if held is not None else None
        reached[index] = picks or ()
        draft = held.draft if held is not None else ()
        found.append(Ahead(stamp_of(entry), entry.question, picks, draft))
    return tuple(found)


def dropped(game: Game, opens: Sequence[Open], kept: Sequence[Held]) -> tuple[Dropped, ...]:
    """What did not answer the questions that are open now."""
    unanswered = {open_.ticket: open_ for open_ in opens if open_.given is None}
    return tuple(
        Dropped(held.ticket, held.question, held.picks or ())
        for held in kept
        if held.ticket is not None
        and held.ticket in unanswered
        and not (_later(game) and waits(held, unanswered[held.ticket]))
    )


def waits(held: Held, open_: Open) -> bool:
    """Whether this is the answer to an open question, and will be given in a moment."""
    return (
        held.ticket == open_.ticket
        and held.picks is not None
        and open_.question.accepts(held.picks) is None
    )


def _later(game: Game) -> bool:
    """Whether what is held is given as standing orders are, and not at once."""
    return hasattr(game, "ordered")


def of_holder(table: Table, kept: Sequence[Held]) -> list[Held]:
    """Those of people who hold their seat still."""
    return [
        held
        for held in kept
        if table.seats[held.seat].person == held.person
        and not table.seats[held.seat].computer
        and not table.seats[held.seat].left
    ]


# What a person does


def lay_down(moment: Moment, seat: int, person: int, stamp: str, picks: Picks) -> None:
    """Keep an answer to a question that may come.

    Raises:
        Refused: stale (it is not foreseen any more), illegal.
    """
    found = _entry(moment, seat, stamp)
    reason = found.question.accepts(picks)
    if reason is not None:
        raise Refused("illegal", reason)
    _keep(moment, Held(seat, person, found.question, moment.records, picks))


def draft(moment: Moment, seat: int, person: int, stamp: str, picks: Picks) -> None:
    """Keep what was chosen so far for such a question; what was laid down stays meanwhile.

    Raises:
        Refused: stale, illegal.
    """
    found = _entry(moment, seat, stamp)
    reason = found.question.accepts(picks)
    if reason in ("unknown", "twice", "too-many"):
        raise Refused("illegal", reason)
    _keep(moment, Held(seat, person, found.question, moment.records, found.picks, picks))


def withdraw(moment: Moment, seat: int, stamp: str) -> None:
    """Take back what was laid down for such a question, and what hung on it.

    Raises:
        Refused: stale.
    """
    found = _entry(moment, seat, stamp)
    key = helds.key_of(found.question)
    for held in helds.of_table(moment.work.connection, moment.table.id, seat):
        if helds.key_of(held.question) == key:
            helds.drop(moment.work.connection, moment.table.id, held)
    _settle(moment, seat)


def _entry(moment: Moment, seat: int, stamp: str) -> Ahead:
    kept = helds.of_table(moment.work.connection, moment.table.id, seat)
    view = moment.game.view(moment.state, seat)
    for found in ahead(moment.game, view, of_holder(moment.table, kept)):
        if found.stamp == stamp:
            return found
    raise Refused("stale")


def _keep(moment: Moment, held: Held) -> None:
    helds.put(moment.work.connection, moment.table.id, held)
    _settle(moment, held.seat)


def _settle(moment: Moment, seat: int) -> None:
    """What hung on something else goes with it."""
    _forget_idle(moment, helds.of_table(moment.work.connection, moment.table.id, seat))
    moment.save()


# What comes of it


def follow(moment: Moment) -> None:
    """The position has moved on: give what was laid down for the questions that have come, one
    after the other, and forget what can come no more."""
    kept = helds.of_table(moment.work.connection, moment.table.id)
    if not kept:
        return
    before = {open_.ticket for open_ in moment.stored}
    while True:
        met = _met(moment, of_holder(moment.table, kept), before)
        if met is None:
            break
        held, open_ = met
        kept.remove(held)
        helds.drop(moment.work.connection, moment.table.id, held)
        if held.picks is None:
            continue
        if open_.question.accepts(held.picks) is None and not _later(moment.game):
            _give(moment, open_, held.picks)
        else:
            kept.append(replace(held, ticket=open_.ticket))
            helds.put(moment.work.connection, moment.table.id, kept[-1])
    _forget_idle(moment, kept)


def loosen(moment: Moment) -> None:
    """What was taken back was the question to some of what is held: it comes again, perhaps."""
    if not _later(moment.game):
        return
    gone = {o.ticket: o for o in moment.stored} | {o.ticket: None for o in moment.opens}
    for held in helds.of_table(moment.work.connection, moment.table.id):
        was = None if held.ticket is None else gone.get(held.ticket)
        if was is not None and waits(held, was):
            helds.put(moment.work.connection, moment.table.id, replace(held, ticket=None))


def _met(moment: Moment, kept: Sequence[Held], before: set[int]) -> tuple[Held, Open] | None:
    """The first question that has come and is held an answer to."""
    for open_ in moment.opens:
        if open_.given is not None or open_.ticket in before:
            continue
        for held in kept:
            if held.ticket is None and Foreseen(held.question).meets(open_.question):
                return held, open_
    return None


def _give(moment: Moment, open_: Open, picks: Picks) -> None:
    if open_.question.sealed:
        moment.put(replace(open_, given=picks, draft=()))
        if any(o.question.sealed and o.given is None for o in moment.opens):
            return
        moment.open_sealed()
    else:
        moment.give(open_.question, picks)
    moment.ask()


def _forget_idle(moment: Moment, kept: Sequence[Held]) -> None:
    """Drop what was not given and never will be."""
    theirs = of_holder(moment.table, kept)
    stay: set[str] = set()
    for seat in {held.seat for held in theirs}:
        own = [held for held in theirs if held.seat == seat]
        view = moment.game.view(moment.state, seat)
        entries = foreseen(moment.game, view)
        own = [_refined(held, entries) for held in own]
        coming = {helds.key_of(a.question) for a in ahead(moment.game, view, own)}
        asked = {o.ticket for o in moment.opens if o.given is None}
        for held in own:
            if held not in theirs:
                helds.put(moment.work.connection, moment.table.id, held)
                moment.plans_changed.add(held.seat)
            key = helds.key_of(held.question)
            if held.ticket is None:
                comes = key in coming or _unfit(held, entries)
            else:
                comes = held.ticket in asked
            if comes:
                stay.add(f"{seat} {key}")
    for held in kept:
        if f"{held.seat} {helds.key_of(held.question)}" not in stay:
            helds.drop(moment.work.connection, moment.table.id, held)
            moment.plans_changed.add(held.seat)


def _better_known(held: Held, entries: Sequence[Foreseen]) -> Foreseen | None:
    """What was held for, now that one knows more of what it will be about."""
    about = held.question.about
    return next(
        (
            entry
            for entry in entries
            if entry.question.about != about and Foreseen(held.question).meets(entry.question)
        ),
        None,
    )


def _refined(held: Held, entries: Sequence[Foreseen]) -> Held:
    """Held for what is better known now, if it fits that."""
    found = _better_known(held, entries)
    if found is None or held.ticket is not None or found.question.accepts(held.picks or ()):
        return held
    return replace(held, question=found.question)


def _unfit(held: Held, entries: Sequence[Foreseen]) -> bool:
    """It does not fit what is better known now: it stays, so that its person will be told."""
    return held.picks is not None and _better_known(held, entries) is not None
