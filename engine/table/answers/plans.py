"""Plans: answers that people prepare while they wait, and that are given when their question comes.

A game that offers `foreseen` tells from a seat's view which questions may come to it. What the
person answers to one of them, and what else if that should not be possible, is kept for them
alone; the first of it that answers the question is given in the very transaction in which it
opens, like any other answer of theirs. Where nothing of it answers, the person is asked, and told
so; of what can come no more they are told as well. What somebody takes back takes no plan with it.

In a game that takes standing orders it is not given at once, but as these are: by
`engine.table.tasks.deputy`, a few seconds after the question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from db.base.rows import Open, Table
from db.tables import plans
from db.tables.plans import Plan
from engine.kit.contract import Foreseen, Game, Picks, Question, View
from engine.table.record.facts import Ahead, Dropped, Refused
from engine.table.record.moment import Moment

MOST_CHOICES: Final = 3
"""How many choices, one after the other, one question may have."""

Chain = Sequence[tuple[str, Sequence[Picks]]]
"""Stamps of foreseen questions in their order, each with what is laid down for it."""


def foreseen(game: Game, view: View) -> tuple[Foreseen, ...]:
    """What may come to the view's seat; nothing to a spectator."""
    return () if view.seat is None else game.foreseen(view)


def stamp_of(question: Question) -> str:
    """Ten letters that name a foreseen question and its options: a control that was drawn for
    other ones is known by it."""
    return hashlib.sha256(msgspec.json.encode(replace(question, number=0))).hexdigest()[:10]


class _Coming(Struct, frozen=True):
    """What may come, next to what is planned."""

    entries: tuple[Foreseen, ...]
    plans: dict[int, Plan]
    """By the index of what they are for."""
    reached: tuple[int, ...]
    """The entries that can be planned now: if one depends on a choice, that is made."""
    resting: tuple[Plan, ...]
    """For what is not foreseen as it was: it comes back perhaps, as after an undo."""


def _coming(game: Game, view: View, kept: Iterable[Plan]) -> _Coming:
    entries = foreseen(game, view)
    left = [plan for plan in kept if plan.ticket is None and not plan.lost]
    found: dict[int, Plan] = {}
    # Its own plan first, otherwise one that was made when less was known about the question.
    for exact in (True, False):
        for index, entry in enumerate(entries):
            plan = next((p for p in left if _is_for(p, entry, exact)), None)
            if index not in found and plan is not None:
                found[index] = plan
                left.remove(plan)
    reached: list[int] = []
    for index, entry in enumerate(entries):
        if entry.after is None or (
            entry.after[0] in reached
            and entry.after[0] in found
            and any(entry.after[1] in picks for picks in found[entry.after[0]].choices)
        ):
            reached.append(index)
    return _Coming(entries, found, tuple(reached), tuple(left))


def _is_for(plan: Plan, entry: Foreseen, exact: bool) -> bool:
    if exact:
        return plans.key_of(plan.question) == plans.key_of(entry.question)
    return Foreseen(plan.question).meets(entry.question)


def ahead(game: Game, view: View, kept: Sequence[Plan]) -> tuple[Ahead, ...]:
    """What a seat may plan now: what is foreseen, except what depends on a choice that is not
    planned; and plans that rest until their question is foreseen again."""
    coming = _coming(game, view, kept)
    place = {index: number for number, index in enumerate(coming.reached)}
    found = []
    for index in coming.reached:
        entry, plan = coming.entries[index], coming.plans.get(index)
        after = None if entry.after is None else (place[entry.after[0]], entry.after[1])
        found.append(_ahead(entry.question, plan, after))
    return (*found, *(_ahead(plan.question, plan, None) for plan in coming.resting))


def _ahead(question: Question, plan: Plan | None, after: tuple[int, str] | None) -> Ahead:
    stamp = stamp_of(question)
    if plan is None:
        return Ahead(stamp, question, after=after)
    draft = tuple(pick for pick in plan.draft if pick in question.options)
    return Ahead(stamp, question, plan.choices, draft, plan.question, after)


def dropped(game: Game, opens: Sequence[Open], kept: Sequence[Plan]) -> tuple[Dropped, ...]:
    """What did not answer the questions that are open now, and what can come no more."""
    unanswered = {open_.ticket: open_ for open_ in opens if open_.given is None}
    return tuple(
        Dropped(plan.ticket, plan.question, plan.choices)
        for plan in kept
        if plan.lost
        or (
            plan.ticket in unanswered
            and not (game.gives_later and waits(plan, unanswered[plan.ticket]))
        )
    )


def fitting(plan: Plan, question: Question) -> Picks | None:
    """What of it is given: the first that answers the question."""
    return next((picks for picks in plan.choices if question.accepts(picks) is None), None)


def waits(plan: Plan, open_: Open) -> bool:
    """Whether this is the answer to an open question, and will be given in a moment."""
    return plan.ticket == open_.ticket and fitting(plan, open_.question) is not None


def of_holder(table: Table, kept: Sequence[Plan]) -> list[Plan]:
    """Those of people who hold their seat still, and play themselves."""
    return [plan for plan in kept if _holds(table, plan) and not table.seats[plan.seat].computer]


def _holds(table: Table, plan: Plan) -> bool:
    holder = table.seats[plan.seat]
    return holder.person == plan.person and not holder.left


# What a person does


def lay_down(moment: Moment, seat: int, person: int, chain: Chain) -> None:
    """Keep answers to questions that may come, one after the other: a later one may depend on an
    earlier one. If nothing is planned for a question, the person will be asked.

    Raises:
        Refused: stale (it is not foreseen any more), illegal.
    """
    for stamp, choices in chain:
        found = _entry(moment, seat, stamp)
        several = tuple(dict.fromkeys(choices))[:MOST_CHOICES]
        for picks in several:
            reason = found.question.accepts(picks)
            if reason is not None:
                raise Refused("illegal", reason)
        _drop_laid(moment, seat, found)
        if several:
            plan = _plan(moment, seat, person, found, several)
            plans.put(moment.work.connection, moment.table.id, plan)
    _settle(moment, seat)


def draft(moment: Moment, seat: int, person: int, stamp: str, picks: Picks) -> None:
    """Keep what was chosen so far for such a question; what was laid down stays meanwhile.

    Raises:
        Refused: stale, illegal.
    """
    found = _entry(moment, seat, stamp)
    reason = found.question.accepts(picks)
    if reason in ("unknown", "twice", "too-many"):
        raise Refused("illegal", reason)
    plan = _plan(moment, seat, person, found, found.choices)
    # What was laid down may have been for less than is known now, or for other options.
    plan = replace(plan, question=found.laid or found.question, draft=picks)
    plans.put(moment.work.connection, moment.table.id, plan)
    _settle(moment, seat)


def withdraw(moment: Moment, seat: int, stamp: str) -> None:
    """Take back what was laid down for such a question, and what hung on it.

    Raises:
        Refused: stale.
    """
    found = _entry(moment, seat, stamp)
    _drop_laid(moment, seat, found)
    _settle(moment, seat)


def _entry(moment: Moment, seat: int, stamp: str) -> Ahead:
    for found in _ahead_of(moment, seat):
        if found.stamp == stamp:
            return found
    raise Refused("stale")


def _ahead_of(moment: Moment, seat: int) -> tuple[Ahead, ...]:
    kept = plans.of_table(moment.work.connection, moment.table.id, seat)
    view = moment.game.view(moment.state, seat)
    return ahead(moment.game, view, of_holder(moment.table, kept))


def _plan(moment: Moment, seat: int, person: int, found: Ahead, choices: Sequence[Picks]) -> Plan:
    after = None
    if found.after is not None:
        place, option = found.after
        after = _ahead_of(moment, seat)[place].question.kind, option
    first = next(iter(choices), None)
    return Plan(seat, person, found.question, first, tuple(choices[1:]), after=after)


def _drop_laid(moment: Moment, seat: int, found: Ahead) -> None:
    if found.laid is not None:
        plans.drop(moment.work.connection, moment.table.id, seat, found.laid)


def _settle(moment: Moment, seat: int) -> None:
    """Drop plans that depended on a dropped one. What they were told of has been told."""
    kept = plans.of_table(moment.work.connection, moment.table.id, seat)
    coming = _coming(moment.game, moment.game.view(moment.state, seat), kept)
    out = [plan for index, plan in coming.plans.items() if index not in coming.reached]
    for plan in [*out, *(plan for plan in kept if plan.lost)]:
        plans.drop(moment.work.connection, moment.table.id, seat, plan.question)
    moment.save()


# What comes of it


def follow(moment: Moment) -> None:
    """The position has moved on: give what was laid down for the questions that have come, one
    after the other, and see what can come no more."""
    kept = plans.of_table(moment.work.connection, moment.table.id)
    kept = _without(moment, kept, [p for p in kept if p.lost and p.seat in moment.acted])
    if not kept:
        return
    before = {open_.ticket for open_ in moment.stored}
    while True:
        met = _met(moment, of_holder(moment.table, kept), before)
        if met is None:
            break
        plan, open_ = met
        kept = _without(moment, kept, [p for p in kept if _meets(p, open_.question)])
        picks = fitting(plan, open_.question)
        if plan.picks is None:
            continue
        if picks is not None and not moment.game.gives_later:
            _give(moment, open_, picks)
        else:
            kept.append(replace(plan, ticket=open_.ticket))
            plans.put(moment.work.connection, moment.table.id, kept[-1])
    _part(moment, _without(moment, kept, [plan for plan in kept if _passed(moment, plan)]))


def _without(moment: Moment, kept: list[Plan], out: Sequence[Plan]) -> list[Plan]:
    for plan in out:
        plans.drop(moment.work.connection, moment.table.id, plan.seat, plan.question)
    return [plan for plan in kept if plan not in out]


def loosen(moment: Moment) -> None:
    """What was taken back was the question to some of what is planned, or what made it vain: it
    comes again, perhaps."""
    asked = {open_.ticket for open_ in moment.opens}
    for plan in plans.of_table(moment.work.connection, moment.table.id):
        if plan.lost or (plan.ticket is not None and plan.ticket not in asked):
            loose = replace(plan, ticket=None, lost=False)
            plans.put(moment.work.connection, moment.table.id, loose)
            moment.plans_changed.add(plan.seat)


def _meets(plan: Plan, question: Question) -> bool:
    return plan.ticket is None and not plan.lost and Foreseen(plan.question).meets(question)


def _met(moment: Moment, kept: Sequence[Plan], before: set[int]) -> tuple[Plan, Open] | None:
    """The first question that has come and that somebody has planned an answer to: what was
    planned when most was known of it, if that answers it."""
    for open_ in moment.opens:
        if open_.given is not None or open_.ticket in before:
            continue
        met = [plan for plan in kept if _meets(plan, open_.question)]
        met.sort(key=lambda p: (fitting(p, open_.question) is None, -len(p.question.about)))
        if met:
            return met[0], open_
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


def _passed(moment: Moment, plan: Plan) -> bool:
    """It was for a case that has not come about: another option was picked."""
    return plan.after is not None and any(
        record.seat == plan.seat
        and record.question_kind == plan.after[0]
        and plan.after[1] not in record.picks
        for record in moment.new
    )


def _part(moment: Moment, kept: Sequence[Plan]) -> None:
    """Drop plans whose question can no longer come. Their person is told, unless a plan was for one
    of several cases and another case has happened. While a seat is asked, what comes after that
    depends on the answer."""
    if not moment.opens:
        return  # The game is over, and all of it goes.
    asked = {o.ticket: o.question.seat for o in moment.opens if o.given is None}
    for seat in {plan.seat for plan in kept}:
        own = [plan for plan in kept if plan.seat == seat]
        stay = own if seat in asked.values() else _staying(moment, seat, own)
        for plan in own:
            holds = _holds(moment.table, plan)
            comes = plan.ticket in asked if plan.ticket is not None else plan in stay
            if holds and (comes or plan.lost):
                continue
            moment.plans_changed.add(seat)
            comes_otherwise = _has_come(moment, plan) or any(_same_kind(plan, p) for p in stay)
            if holds and plan.ticket is None and plan.picks is not None and not comes_otherwise:
                plans.put(moment.work.connection, moment.table.id, replace(plan, lost=True))
            else:
                _without(moment, [], [plan])


def _has_come(moment: Moment, plan: Plan) -> bool:
    kinds = {(record.seat, record.question_kind) for record in moment.new}
    return (plan.seat, plan.question.kind) in kinds


def _same_kind(plan: Plan, other: Plan) -> bool:
    return plan != other and plan.question.kind == other.question.kind


def _staying(moment: Moment, seat: int, own: Sequence[Plan]) -> list[Plan]:
    """What may come still; also what was laid down when more was known of it."""
    coming = _coming(moment.game, moment.game.view(moment.state, seat), own)
    there = [coming.entries[index] for index in coming.reached]
    foreseen_still = [coming.plans[index] for index in coming.reached if index in coming.plans]
    rest = [p for p in coming.resting if any(entry.meets(p.question) for entry in there)]
    return foreseen_still + rest
