"""Plans: answers that people prepare while they wait, and that are given when their question comes.

A game that offers `foreseen` tells from a seat's view which questions may come to it. What the
person answers to one of them is kept for them alone, and given in the very transaction in which the
question opens, like any other answer of theirs. If it is no answer then, the person is asked, and
told so; if its question can no longer come, they are told as well. What somebody takes back takes
no plan with it.

In a game that takes standing orders it is not given at once, but as these are: by
`engine.table.tasks.standing_orders`, a few seconds after the question.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from db.base.rows import OpenQuestion, Table
from db.tables import plans
from db.tables.plans import NEVER, Plan
from engine.kit.contract import Foreseen, Game, Picks, Question, View
from engine.table.record.facts import Ahead, Dropped, Refused
from engine.table.record.loaded import LoadedTable


def stamp_of(question: Question) -> str:
    """Ten letters that name a foreseen question and its options: a control that was drawn for
    other ones is known by it."""
    return hashlib.sha256(msgspec.json.encode(replace(question, number=0))).hexdigest()[:10]


def ahead(game: Game, view: View, kept: Sequence[Plan]) -> tuple[Ahead, ...]:
    """What a seat may plan now: what is foreseen; and plans that rest until their question is
    foreseen again, as after an undo."""
    resting = [plan for plan in kept if plan.ticket is None]
    found = []
    for entry in game.foreseen(view):
        plan = _plan_for(entry, resting)
        if plan is not None:
            resting.remove(plan)
        found.append(_ahead(entry.question, plan))
    return (*found, *(_ahead(plan.question, plan) for plan in resting))


def _plan_for(entry: Foreseen, resting: Sequence[Plan]) -> Plan | None:
    """Its own plan, otherwise one that was made when less was known about the question."""
    known = sorted(resting, key=lambda plan: plan.question.about != entry.question.about)
    return next((p for p in known if Foreseen(p.question).meets(entry.question)), None)


def _ahead(question: Question, plan: Plan | None) -> Ahead:
    if plan is None:
        return Ahead(stamp_of(question), question)
    draft = tuple(pick for pick in plan.draft if pick in question.options)
    return Ahead(stamp_of(question), question, plan.picks, draft, plan.question)


def dropped(game: Game, opens: Sequence[OpenQuestion], kept: Sequence[Plan]) -> tuple[Dropped, ...]:
    """What did not answer the questions that are open now, and what can come no more."""
    unanswered = {open_.ticket: open_ for open_ in opens if open_.given is None}
    return tuple(
        Dropped(plan.ticket or None, plan.question, plan.picks or ())
        for plan in kept
        if plan.ticket == NEVER
        or (
            plan.ticket in unanswered
            and not (game.gives_later and waits(plan, unanswered[plan.ticket]))
        )
    )


def fits(plan: Plan, question: Question) -> bool:
    """Whether it answers the question."""
    return plan.picks is not None and question.accepts(plan.picks) is None


def waits(plan: Plan, open_: OpenQuestion) -> bool:
    """Whether this is the answer to an open question, and will be given in a moment."""
    return plan.ticket == open_.ticket and fits(plan, open_.question)


def of_holder(table: Table, kept: Sequence[Plan]) -> list[Plan]:
    """Those of people who hold their seat still, and play themselves."""
    return [plan for plan in kept if _holds(table, plan) and not table.seats[plan.seat].computer]


def _holds(table: Table, plan: Plan) -> bool:
    holder = table.seats[plan.seat]
    return holder.person == plan.person and not holder.left


# What a person does


def lay_down(loaded: LoadedTable, seat: int, person: int, stamp: str, picks: Picks) -> None:
    """Keep an answer to a question that may come.

    Raises:
        Refused: stale (it is not foreseen any more), illegal.
    """
    found = _entry(loaded, seat, stamp)
    reason = found.question.accepts(picks)
    if reason is not None:
        raise Refused("illegal", reason)
    _put(loaded, seat, found, Plan(seat, person, found.question, picks))


def draft(loaded: LoadedTable, seat: int, person: int, stamp: str, picks: Picks) -> None:
    """Keep what was chosen so far for such a question; what was laid down stays meanwhile.

    Raises:
        Refused: stale, illegal.
    """
    found = _entry(loaded, seat, stamp)
    reason = found.question.accepts(picks)
    if reason in ("unknown", "twice", "too-many"):
        raise Refused("illegal", reason)
    # What was laid down may have been for less than is known now, or for other options.
    _put(loaded, seat, found, Plan(seat, person, found.laid or found.question, found.picks, picks))


def withdraw(loaded: LoadedTable, seat: int, stamp: str) -> None:
    """Take back what was laid down for such a question.

    Raises:
        Refused: stale.
    """
    _put(loaded, seat, _entry(loaded, seat, stamp), None)


def _entry(loaded: LoadedTable, seat: int, stamp: str) -> Ahead:
    kept = plans.of_table(loaded.tx.connection, loaded.table.id, seat)
    view = loaded.game.view(loaded.state, seat)
    for found in ahead(loaded.game, view, of_holder(loaded.table, kept)):
        if found.stamp == stamp:
            return found
    raise Refused("stale")


def _put(loaded: LoadedTable, seat: int, found: Ahead, plan: Plan | None) -> None:
    if found.laid is not None:
        plans.drop(loaded.tx.connection, loaded.table.id, seat, found.laid)
    if plan is not None:
        plans.put(loaded.tx.connection, loaded.table.id, plan)
    loaded.save()


# What comes of it


def follow(loaded: LoadedTable) -> None:
    """The position has moved on: give what was laid down for the questions that have come, one
    after the other, and see what can come no more."""
    kept = plans.of_table(loaded.tx.connection, loaded.table.id)
    met = {open_.ticket for open_ in loaded.stored}
    while kept and (open_ := _next(loaded, met)) is not None:
        met.add(open_.ticket)
        plan = _take(loaded, open_.question)
        if plan is None:
            continue
        if fits(plan, open_.question) and not loaded.game.gives_later:
            _give(loaded, open_, plan.picks or ())
        else:
            plans.put(loaded.tx.connection, loaded.table.id, replace(plan, ticket=open_.ticket))
    if kept and loaded.opens:  # When the game is over, all of it goes.
        _part(loaded)


def loosen(loaded: LoadedTable) -> None:
    """What was taken back was the question to some of what is planned, or what made it vain: it
    comes again, perhaps."""
    asked = {open_.ticket for open_ in loaded.opens}
    for plan in plans.of_table(loaded.tx.connection, loaded.table.id):
        if plan.ticket is not None and plan.ticket not in asked:
            plans.put(loaded.tx.connection, loaded.table.id, replace(plan, ticket=None))
            loaded.plans_changed.add(plan.seat)


def _next(loaded: LoadedTable, met: set[int]) -> OpenQuestion | None:
    return next((o for o in loaded.opens if o.given is None and o.ticket not in met), None)


def _take(loaded: LoadedTable, question: Question) -> Plan | None:
    """What was planned for a question that has come when most was known of it, if that answers
    it."""
    kept = plans.of_table(loaded.tx.connection, loaded.table.id, question.seat)
    own = [
        plan
        for plan in of_holder(loaded.table, kept)
        if plan.ticket is None and Foreseen(plan.question).meets(question)
    ]
    for plan in own:
        plans.drop(loaded.tx.connection, loaded.table.id, plan.seat, plan.question)
    own = [plan for plan in own if plan.picks is not None]
    own.sort(key=lambda plan: (not fits(plan, question), -len(plan.question.about)))
    return next(iter(own), None)


def _give(loaded: LoadedTable, open_: OpenQuestion, picks: Picks) -> None:
    if open_.question.sealed:
        loaded.put(replace(open_, given=picks, draft=()))
        if any(o.question.sealed and o.given is None for o in loaded.opens):
            return
        loaded.open_sealed()
    else:
        loaded.give(open_.question, picks)
    loaded.ask()


def _part(loaded: LoadedTable) -> None:
    """Forget what its person has been told of, and note of what else they planned that its question
    can no longer come. What was for one of several cases goes in silence when another happens.
    While a seat is asked, what comes after that depends on the answer."""
    asked = {o.ticket: o.question.seat for o in loaded.opens if o.given is None}
    kept = plans.of_table(loaded.tx.connection, loaded.table.id)
    for seat in {plan.seat for plan in kept}:
        own = [plan for plan in kept if plan.seat == seat]
        waiting = [plan for plan in own if plan.ticket is None]
        stay = waiting if seat in asked.values() else _coming(loaded, seat, waiting)
        kinds = {record.question_kind for record in loaded.new if record.seat == seat}
        kinds |= {plan.question.kind for plan in stay}
        for plan in own:
            if plan in stay or plan.ticket in asked:
                continue
            if plan.ticket == NEVER and seat not in loaded.acted:
                continue  # They have not been told yet.
            loaded.plans_changed.add(seat)
            if plan in waiting and plan.picks is not None and plan.question.kind not in kinds:
                plans.put(loaded.tx.connection, loaded.table.id, replace(plan, ticket=NEVER))
            else:
                plans.drop(loaded.tx.connection, loaded.table.id, seat, plan.question)


def _coming(loaded: LoadedTable, seat: int, waiting: Sequence[Plan]) -> list[Plan]:
    """Those whose question may come still; or one of which less is known again."""
    entries = loaded.game.foreseen(loaded.game.view(loaded.state, seat))
    return [
        plan
        for plan in waiting
        if any(
            entry.meets(plan.question) or Foreseen(plan.question).meets(entry.question)
            for entry in entries
        )
    ]
