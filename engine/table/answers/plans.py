"""Plans: answers laid down ahead while one waits, given when their question comes.

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
from db.tables import plans
from db.tables.plans import Plan
from engine.kit.contract import Foreseen, Game, Picks, View
from engine.table.record.facts import Ahead, Dropped, Refused
from engine.table.record.moment import Moment


def foreseen(game: Game, view: View) -> tuple[Foreseen, ...]:
    """What may come to the view's seat; nothing to a spectator."""
    return () if view.seat is None else game.foreseen(view)


def stamp_of(found: Foreseen) -> str:
    """Ten letters that name a foreseen question and its options: a control that was drawn for
    other ones is known by it."""
    question = replace(found.question, number=0)
    return hashlib.sha256(msgspec.json.encode(question)).hexdigest()[:10]


def ahead(game: Game, view: View, kept: Sequence[Plan]) -> tuple[Ahead, ...]:
    """What a seat may lay down now: what is foreseen, but for what hangs on a choice that is not
    laid down itself."""
    by_key = {plans.key_of(plan.question): plan for plan in kept if plan.ticket is None}
    everything = foreseen(game, view)
    reached: dict[int, Picks] = {}
    found = []
    for index, entry in enumerate(everything):
        if entry.after is not None and entry.after[1] not in reached.get(entry.after[0], ()):
            continue
        plan = by_key.get(plans.key_of(entry.question))
        picks = plan.picks if plan is not None else None
        reached[index] = picks or ()
        draft = plan.draft if plan is not None else ()
        found.append(Ahead(stamp_of(entry), entry.question, picks, draft))
    return tuple(found)


def dropped(game: Game, opens: Sequence[Open], kept: Sequence[Plan]) -> tuple[Dropped, ...]:
    """What did not answer the questions that are open now."""
    unanswered = {open_.ticket: open_ for open_ in opens if open_.given is None}
    return tuple(
        Dropped(plan.ticket, plan.question, plan.picks or ())
        for plan in kept
        if plan.ticket is not None
        and plan.ticket in unanswered
        and not (game.gives_later and waits(plan, unanswered[plan.ticket]))
    )


def waits(plan: Plan, open_: Open) -> bool:
    """Whether this is the answer to an open question, and will be given in a moment."""
    return (
        plan.ticket == open_.ticket
        and plan.picks is not None
        and open_.question.accepts(plan.picks) is None
    )


def of_holder(table: Table, kept: Sequence[Plan]) -> list[Plan]:
    """Those of people who hold their seat still."""
    return [
        plan
        for plan in kept
        if table.seats[plan.seat].person == plan.person
        and not table.seats[plan.seat].computer
        and not table.seats[plan.seat].left
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
    _keep(moment, Plan(seat, person, found.question, moment.records, picks))


def draft(moment: Moment, seat: int, person: int, stamp: str, picks: Picks) -> None:
    """Keep what was chosen so far for such a question; what was laid down stays meanwhile.

    Raises:
        Refused: stale, illegal.
    """
    found = _entry(moment, seat, stamp)
    reason = found.question.accepts(picks)
    if reason in ("unknown", "twice", "too-many"):
        raise Refused("illegal", reason)
    _keep(moment, Plan(seat, person, found.question, moment.records, found.picks, picks))


def withdraw(moment: Moment, seat: int, stamp: str) -> None:
    """Take back what was laid down for such a question, and what hung on it.

    Raises:
        Refused: stale.
    """
    found = _entry(moment, seat, stamp)
    key = plans.key_of(found.question)
    for plan in plans.of_table(moment.work.connection, moment.table.id, seat):
        if plans.key_of(plan.question) == key:
            plans.drop(moment.work.connection, moment.table.id, plan)
    _settle(moment, seat)


def _entry(moment: Moment, seat: int, stamp: str) -> Ahead:
    kept = plans.of_table(moment.work.connection, moment.table.id, seat)
    view = moment.game.view(moment.state, seat)
    for found in ahead(moment.game, view, of_holder(moment.table, kept)):
        if found.stamp == stamp:
            return found
    raise Refused("stale")


def _keep(moment: Moment, plan: Plan) -> None:
    plans.put(moment.work.connection, moment.table.id, plan)
    _settle(moment, plan.seat)


def _settle(moment: Moment, seat: int) -> None:
    """What hung on something else goes with it."""
    _forget_idle(moment, plans.of_table(moment.work.connection, moment.table.id, seat))
    moment.save()


# What comes of it


def follow(moment: Moment) -> None:
    """The position has moved on: give what was laid down for the questions that have come, one
    after the other, and forget what can come no more."""
    kept = plans.of_table(moment.work.connection, moment.table.id)
    if not kept:
        return
    before = {open_.ticket for open_ in moment.stored}
    while True:
        met = _met(moment, of_holder(moment.table, kept), before)
        if met is None:
            break
        plan, open_ = met
        kept.remove(plan)
        plans.drop(moment.work.connection, moment.table.id, plan)
        if plan.picks is None:
            continue
        if open_.question.accepts(plan.picks) is None and not moment.game.gives_later:
            _give(moment, open_, plan.picks)
        else:
            kept.append(replace(plan, ticket=open_.ticket))
            plans.put(moment.work.connection, moment.table.id, kept[-1])
    _forget_idle(moment, kept)


def loosen(moment: Moment) -> None:
    """What was taken back was the question to some of what is planned: it comes again, perhaps."""
    if not moment.game.gives_later:
        return
    gone = {o.ticket: o for o in moment.stored} | {o.ticket: None for o in moment.opens}
    for plan in plans.of_table(moment.work.connection, moment.table.id):
        was = None if plan.ticket is None else gone.get(plan.ticket)
        if was is not None and waits(plan, was):
            plans.put(moment.work.connection, moment.table.id, replace(plan, ticket=None))


def _met(moment: Moment, kept: Sequence[Plan], before: set[int]) -> tuple[Plan, Open] | None:
    """The first question that has come and that somebody has planned an answer to."""
    for open_ in moment.opens:
        if open_.given is not None or open_.ticket in before:
            continue
        for plan in kept:
            if plan.ticket is None and Foreseen(plan.question).meets(open_.question):
                return plan, open_
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


def _forget_idle(moment: Moment, kept: Sequence[Plan]) -> None:
    """Drop what was not given and never will be."""
    theirs = of_holder(moment.table, kept)
    stay: set[str] = set()
    for seat in {plan.seat for plan in theirs}:
        own = [plan for plan in theirs if plan.seat == seat]
        view = moment.game.view(moment.state, seat)
        entries = foreseen(moment.game, view)
        own = [_refined(plan, entries) for plan in own]
        coming = {plans.key_of(a.question) for a in ahead(moment.game, view, own)}
        asked = {o.ticket for o in moment.opens if o.given is None}
        for plan in own:
            if plan not in theirs:
                plans.put(moment.work.connection, moment.table.id, plan)
                moment.plans_changed.add(plan.seat)
            key = plans.key_of(plan.question)
            if plan.ticket is None:
                comes = key in coming or _unfit(plan, entries)
            else:
                comes = plan.ticket in asked
            if comes:
                stay.add(f"{seat} {key}")
    for plan in kept:
        if f"{plan.seat} {plans.key_of(plan.question)}" not in stay:
            plans.drop(moment.work.connection, moment.table.id, plan)
            moment.plans_changed.add(plan.seat)


def _better_known(plan: Plan, entries: Sequence[Foreseen]) -> Foreseen | None:
    """What was planned for, now that one knows more of what it will be about."""
    about = plan.question.about
    return next(
        (
            entry
            for entry in entries
            if entry.question.about != about and Foreseen(plan.question).meets(entry.question)
        ),
        None,
    )


def _refined(plan: Plan, entries: Sequence[Foreseen]) -> Plan:
    """Planned for what is better known now, if it fits that."""
    found = _better_known(plan, entries)
    if found is None or plan.ticket is not None or found.question.accepts(plan.picks or ()):
        return plan
    return replace(plan, question=found.question)


def _unfit(plan: Plan, entries: Sequence[Foreseen]) -> bool:
    """It does not fit what is better known now: it stays, so that its person will be told."""
    return plan.picks is not None and _better_known(plan, entries) is not None
