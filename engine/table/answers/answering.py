"""Answers and undo, inside a transaction, and answers that people give ahead of their questions.

A question that is open no more is refused as stale, picks that do not answer it as illegal.

An answer ahead is for the next such question or for each. "next" is a plan: a game that offers
`foreseen` tells from a seat's view which questions may come to it. What the person answers to one
of them is given in the very transaction in which the question opens, like any other answer of
theirs. If it is no answer then, the person is asked, and told so; if its question can no longer
come, they are told as well. What somebody takes back takes no plan with it.

"each" is a standing order: a game that offers `orders` tells which there are, and what they answer.
None holds that nobody gave, but where there is one answer alone (`Order.default`): the others are
`offered` where they fit. Whoever takes back what an order answered is asked. An order that answers
because of what its person holds (`Order.veiled`) takes as long as a person might.

In a game with orders both are given by `engine.table.tasks.players` a few seconds after the
question: how long it takes tells nothing of what was given ahead. Until then the person may answer
otherwise, or have the question `wait` for them.
"""

from __future__ import annotations

import hashlib
import logging
import math
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from db.tables import letters, questions
from db.tables.log import Record, newest_first, standing
from db.tables.questions import NEVER, Ahead, OpenQuestion, Scope
from db.tables.tables import Table
from engine.games import game_words, wording
from engine.kit.contract import Event, Game, Order, Picks, Question, UpcomingQuestion, View
from engine.kit.showing import Written
from engine.table.record import budget, posting
from engine.table.record.loaded import LoadedTable, load, rebuild
from engine.table.record.transaction import (
    AnswerResult,
    Refused,
    Soon,
    TableView,
    Transaction,
    Upcoming,
)
from texts import LOCALES, own_words

log = logging.getLogger(__name__)

ASK = "ask"  # the first choice of every order: the person is asked
VEIL = (4, 120)
"""The delay of orders that depend on hidden things (`Order.veiled`) is at least and at most this
many times the usual one: with 5 seconds, 20 seconds to 10 minutes."""


def give(loaded: LoadedTable, seat: int, ticket: int, picks: Picks) -> AnswerResult:
    """Give an answer; sealed picks only when the last is in."""
    asked = loaded.open(ticket, seat)
    reason = asked.question.accepts(picks)
    if reason is not None:
        raise Refused("illegal", reason)
    view = loaded.game.view(loaded.state, seat)
    record = loaded.answer(asked, picks)
    if not record:
        loaded.save()
        if asked.given is None:
            posting.table(loaded.tx, loaded.table)
        posting.panels(loaded.tx, loaded.table, [seat])
    else:
        follow_plans(loaded)
        loaded.save()
        loaded.tell(loaded.new)
    return AnswerResult(loaded.table.id, seat, record, asked.question, picks, view, not record)


def give_default(tx: Transaction, number: int, seat: int) -> None:
    """Give the safe default answer of the rules to all that the seat is asked now. The log says
    that the person did not do it."""
    asked = [o for o in load(tx, number).opens if o.question.seat == seat and o.given is None]
    for open_ in asked:
        loaded = load(tx, number)
        still = [o for o in loaded.opens if o.ticket == open_.ticket and o.given is None]
        if still:
            loaded.absent.add(seat)
            picks = loaded.game.default_answer(
                loaded.game.view(loaded.state, seat), still[0].question
            )
            give(loaded, seat, open_.ticket, picks)


def undoable(loaded: LoadedTable, seat: int, person: int) -> list[Record]:
    """The logged answers that are undone when this person undoes their last one alone: that and
    those of computer players after it, the newest first. Empty: luck was used, this seat was told
    something new, another person answered, or sealed picks of several seats were opened."""
    for open_ in loaded.opens:
        holder = loaded.table.seats[open_.question.seat]
        # What another person laid down would be lost with the question.
        if open_.given is not None and holder.number != seat and not holder.computer:
            return []
    going: list[Record] = []
    for record in newest_first(loaded.tx.connection, loaded.table.id):
        learned = record.seats_informed >> seat & 1
        if record.kind != "answer" or record.chance or record.sealed or learned:
            return []
        going.append(record)
        if record.person is not None:
            own = record.person == person and record.seat == seat
            return going if own else []
    return []


def last_answer(tx: Transaction, table: Table, person: int) -> int | None:
    """The record of this person's last answer that could be undone if all agree. There is none
    before a checkpoint, because the earlier rules are not known any more."""
    seat = table.seat_of(person)
    for record in newest_first(tx.connection, table.id):
        if record.kind == "checkpoint":
            return None
        if record.person == person and record.seat == seat:
            return record.record
    return None


def laid_down(loaded: LoadedTable, seat: int) -> OpenQuestion | None:
    """This seat's sealed picks that wait for the others, the latest ones."""
    laid = [o for o in loaded.opens if o.question.seat == seat and o.given is not None]
    return laid[-1] if laid else None


def undo_records(
    loaded: LoadedTable, seat: int, person: int, going: list[Record], *, agreed: bool = False
) -> int:
    """Undo these answers, the newest first, for this seat and person; whoever was shown a question
    in their wake is told that it is gone. `agreed`: by everybody. The number of the new record."""
    table, first = loaded.table, going[-1].record
    stay = standing(loaded.tx.connection, table.id, first - 1)
    state = rebuild(loaded.game, table, loaded.seed, stay)
    record = loaded.undo(seat, person, first, state, len(going), agreed=agreed)
    loaded.ask()
    loosen_plans(loaded)
    loaded.save()
    letters.drop_milestone_posts(loaded.tx.connection, table.id, first)
    posting.table(loaded.tx, loaded.table)
    posting.panels(loaded.tx, loaded.table, loaded.affected_seats(going))
    told, still = False, {o.ticket for o in loaded.opens}
    for gone in loaded.stored:
        number = gone.question.seat
        asked = table.seats[number].player
        if gone.ticket in still or asked is None or asked == person:  # whoever undoes it knows
            continue
        if letters.was_shown(loaded.tx.connection, table.id, number, asked, gone.ticket):
            posting.privately(loaded.tx, loaded.table, "withdrawn", number, asked)
            told = True
    if told and not agreed:
        budget.spend(loaded.tx, table.guild, person, "undo")
    return record


def read(game: Game, view: View, question: Question, text: str, locale: str) -> Written:
    """What somebody wrote who reads this language: without anything `wrong`, a valid answer."""
    order = [locale, *(other for other in LOCALES if other != locale)]
    says = [game_words(game.key, each) for each in order]
    found = wording(game.key).read(view, question, text, says)
    reason = question.accepts(found.picks)
    if reason is None or found.wrong:
        return found
    log.error(
        "%s read a text as an answer to %s that is not valid: %s", game.key, question.kind, reason
    )
    return Written(found.picks, (own_words(locale)(f"illegal-{reason}"),))


# Ahead


def ahead_of_players(loaded: LoadedTable, seat: int | None = None) -> list[Ahead]:
    """What people gave ahead who still have their seat, and play themselves."""
    seats = loaded.table.seats
    given = questions.ahead_of(loaded.tx.connection, loaded.table.id, seat)
    return [one for one in given if one.person == seats[one.seat].player]


# What is shown


def upcoming(game: Game, view: View, given: Iterable[Ahead]) -> tuple[Upcoming, ...]:
    """What a seat may plan now: what is foreseen; and plans that rest until their question is
    foreseen again, as after an undo."""
    resting = [one for one in given if one.scope == "next" and one.ticket is None]
    found = []
    for entry in game.foreseen(view):
        # Its own plan, otherwise one that was made when less was known about the question.
        known = sorted(resting, key=lambda plan: plan.question.about != entry.question.about)
        plan = next(
            (p for p in known if UpcomingQuestion(p.question).matches(entry.question)), None
        )
        if plan is not None:
            resting.remove(plan)
        found.append(Upcoming(_stamp_of(entry.question), entry.question, plan))
    return (*found, *(Upcoming(_stamp_of(plan.question), plan.question, plan) for plan in resting))


def _stamp_of(question: Question) -> str:
    """Ten letters that name a foreseen question and its options: a control has them in its id."""
    return hashlib.sha256(msgspec.json.encode(replace(question, number=0))).hexdigest()[:10]


def dropped_plans(
    game: Game, opens: Iterable[OpenQuestion], given: Iterable[Ahead]
) -> tuple[Ahead, ...]:
    """The plans that are no answer to what is open now, or whose questions can come no more."""
    asked = {open_.ticket: open_.question for open_ in opens if open_.given is None}
    plans = [one for one in given if one.scope == "next"]
    vain = [
        plan
        for plan in plans
        if plan.ticket in asked and not (game.orders and _fits(plan, asked[plan.ticket]))
    ]
    return tuple(plan for plan in plans if plan.ticket == NEVER or plan in vain)


def orders_of(game: Game, given: Iterable[Ahead], ticket: int | None = None) -> dict[str, str]:
    """What a seat chose for each order, as it holds for a question (None: for the next). What was
    ordered since it came leaves it to the person."""
    found = {order.key: order.default for order in game.orders}
    possible = {order.key: order.choices for order in game.orders}
    for one in given:
        if one.scope == "each":
            key, (choice,) = one.question.kind, one.picks or (ASK,)
            holds = ticket is None or (one.ticket or 0) < ticket
            if choice in possible.get(key, ()):
                found[key] = choice if holds else ASK
    return found


def offered(game: Game, view: TableView, open_: OpenQuestion) -> int | None:
    """The first order, by its place, that is not given and that would answer such a question."""
    given = view.orders
    if given is None or any(soon.ticket == open_.ticket for soon in view.soon):
        return None
    for place, order in enumerate(game.orders):
        if given[order.key] != ASK or order.once:
            continue
        for choice in order.choices[1:]:
            chosen = given | {order.key: choice}
            if _ordered(game, view.table.id, open_, view.view, chosen) is not None:
                return place
    return None


# What a person does


def give_ahead(
    loaded: LoadedTable,
    seat: int,
    person: int,
    scope: Scope,
    key: str,
    picks: Picks | None,
    *,
    draft: bool,
) -> None:
    """Answer ahead a question that may come, by its stamp, or an order, by its key. None takes the
    answer back. `draft`: it is what was chosen so far; an answer that was given stays meanwhile.
    Refused: stale (it is not foreseen any more, or there is no such order), illegal."""
    game, connection, table = loaded.game, loaded.tx.connection, loaded.table.id
    if scope == "next":
        view = game.view(loaded.state, seat)
        found = {
            one.stamp: one for one in upcoming(game, view, ahead_of_players(loaded, seat))
        }.get(key)
    else:
        found = {one.key: Upcoming(one.key, _question(one, seat)) for one in game.orders}.get(key)
    if found is None:
        raise Refused("stale")
    reason = None if picks is None else found.question.accepts(picks)
    if reason is not None and not (draft and reason in ("too-few", "limit")):
        raise Refused("illegal", reason)
    if picks == (ASK,) and orders_of(game, ()).get(key) == ASK:
        picks = None
    old = found.plan or Ahead(seat, person, scope, found.question)
    questions.drop_ahead(connection, table, old)
    if draft:
        # What was planned may have been for less than is known now, or for other options.
        questions.put_ahead(connection, table, replace(old, draft=picks or ()))
    elif picks is not None:
        since = loaded.tickets if scope == "each" else None
        given = Ahead(seat, person, scope, found.question, picks, ticket=since)
        questions.put_ahead(connection, table, given)
    loaded.save()


def _question(order: Order, seat: int) -> Question:
    return Question(0, seat, order.key, order.choices)


def wait(loaded: LoadedTable, seat: int, person: int, ticket: int) -> None:
    """An open question that is answered soon is left to its person: their plan for it is withdrawn,
    and their orders hold from the next question on. Stale if nothing answers it."""
    connection, table = loaded.tx.connection, loaded.table.id
    if all(soon.ticket != ticket for soon in coming(loaded, seat)):
        raise Refused("stale")
    given = ahead_of_players(loaded, seat)
    for one in given:
        if one.scope == "next" and one.ticket == ticket:
            questions.drop_ahead(connection, table, one)
    chosen = orders_of(loaded.game, given, ticket)
    for order in loaded.game.orders:
        if chosen[order.key] != ASK:
            picks = (chosen[order.key],)
            later = Ahead(seat, person, "each", _question(order, seat), picks, ticket=ticket)
            questions.put_ahead(connection, table, later)
    loaded.save()


# What comes of plans


def follow_plans(loaded: LoadedTable) -> None:
    """The position has moved on: find what was planned for the questions that have come, give it,
    one after the other, unless this game gives it later, and see what can come no more."""
    if not _plans(loaded):
        return
    met = {open_.ticket for open_ in loaded.stored}
    while new := [o for o in loaded.opens if o.given is None and o.ticket not in met]:
        open_ = new[0]
        met.add(open_.ticket)
        plan = _meet(loaded, open_)
        if plan is not None and _fits(plan, open_.question) and not loaded.game.orders:
            loaded.answer(open_, plan.picks or ())
    if loaded.opens:  # When the game is over, all of it goes.
        _part(loaded)


def loosen_plans(loaded: LoadedTable) -> None:
    """What was undone was the question to what is planned, or made it vain: it may come again."""
    asked = {open_.ticket for open_ in loaded.opens}
    for plan in _plans(loaded):
        if plan.ticket is not None and plan.ticket not in asked:
            _mark(loaded, plan, None)
            loaded.plans_changed.add(plan.seat)


def _plans(loaded: LoadedTable) -> list[Ahead]:
    """Also those that rest because somebody else plays now."""
    given = questions.ahead_of(loaded.tx.connection, loaded.table.id)
    return [one for one in given if one.scope == "next"]


def _mark(loaded: LoadedTable, plan: Ahead, ticket: int | None) -> None:
    questions.put_ahead(loaded.tx.connection, loaded.table.id, replace(plan, ticket=ticket))


def _meet(loaded: LoadedTable, open_: OpenQuestion) -> Ahead | None:
    """What was planned for a question that has come, when most was known of it; the others go."""
    question = open_.question
    own = [
        one
        for one in ahead_of_players(loaded, question.seat)
        if one.scope == "next"
        and one.ticket is None
        and UpcomingQuestion(one.question).matches(question)
    ]
    for plan in own:
        questions.drop_ahead(loaded.tx.connection, loaded.table.id, plan)
    best = min(
        (plan for plan in own if plan.picks is not None),
        key=lambda plan: (not _fits(plan, question), -len(plan.question.about)),
        default=None,
    )
    if best is not None:
        _mark(loaded, best, open_.ticket)
    return best


def _fits(plan: Ahead, question: Question) -> bool:
    return plan.picks is not None and question.accepts(plan.picks) is None


def _part(loaded: LoadedTable) -> None:
    """Forget what was given or what its person has been told of, and note of what else they planned
    that its question can no longer come. What was for one of several cases goes in silence when
    another happens. While a seat is asked, what comes after that depends on the answer."""
    asked = {o.ticket: o.question.seat for o in loaded.opens if o.given is None}
    kept = _plans(loaded)
    for seat in {plan.seat for plan in kept}:
        own = [plan for plan in kept if plan.seat == seat]
        waiting = [plan for plan in own if plan.ticket is None]
        stay = waiting
        if seat not in asked.values():
            entries = loaded.game.foreseen(loaded.game.view(loaded.state, seat))
            # Its question may come still, or one of which less is known again.
            stay = [
                plan
                for plan in waiting
                if any(
                    entry.matches(plan.question)
                    or UpcomingQuestion(plan.question).matches(entry.question)
                    for entry in entries
                )
            ]
        kinds = {record.question_kind for record in loaded.new if record.seat == seat}
        kinds |= {plan.question.kind for plan in stay}
        for plan in own:
            if plan in stay or plan.ticket in asked:
                continue
            if plan.ticket == NEVER and seat not in loaded.acted:
                continue  # They have not been told yet.
            loaded.plans_changed.add(seat)
            if plan in waiting and plan.picks is not None and plan.question.kind not in kinds:
                _mark(loaded, plan, NEVER)
            else:
                questions.drop_ahead(loaded.tx.connection, loaded.table.id, plan)


# What is given later


def coming(loaded: LoadedTable, seat: int | None = None) -> list[Soon]:
    """The open questions, of one seat or of all, that are answered soon without their persons."""
    if not loaded.game.orders or loaded.table.phase != "running":
        return []
    given = ahead_of_players(loaded, seat)
    found = [
        _coming(loaded, open_, [one for one in given if one.seat == open_.question.seat])
        for open_ in loaded.opens
        if open_.given is None and seat in (None, open_.question.seat)
    ]
    return [soon for soon in found if soon is not None]


def _coming(loaded: LoadedTable, open_: OpenQuestion, given: list[Ahead]) -> Soon | None:
    question, ticket, game = open_.question, open_.ticket, loaded.game
    person = loaded.table.seats[question.seat].player
    if person is None:
        return None
    for one in given:
        if one.scope == "next" and one.ticket == ticket and _fits(one, question):
            return Soon(ticket, question.seat, open_.asked_at, one.picks or (), "next")
    chosen = orders_of(game, given, ticket)
    ordered = [order for order in game.orders if chosen[order.key] != ASK]
    table = loaded.table.id
    if not ordered or questions.undid(loaded.tx.connection, table, person, question):
        return None
    view = game.view(loaded.state, question.seat)
    picks = _ordered(game, table, open_, view, chosen)
    if picks is None:
        return None
    by = next(
        (o for o in ordered if _ordered(game, table, open_, view, chosen | {o.key: ASK}) != picks),
        ordered[0],
    )
    delays = veil(loaded, open_) if by.veiled else 1
    return Soon(ticket, question.seat, open_.asked_at, picks, "each", by.key, delays)


def veil(loaded: LoadedTable, open_: OpenQuestion) -> int:
    """How long somebody takes who is said to decide: by luck that nobody knows, the same whenever
    it is asked for, more often short than long."""
    drawn = hashlib.blake2b(b"%d" % open_.ticket, key=loaded.seed, digest_size=8).digest()
    least, most = VEIL
    share = int.from_bytes(drawn, "big") / 2**64
    return round(least * math.exp(share * math.log(most / least)))


def _ordered(
    game: Game, table: int, open_: OpenQuestion, view: View, chosen: dict[str, str]
) -> Picks | None:
    try:
        picks = game.ordered(view, open_.question, chosen)
    except Exception:
        log.exception("table %d: the orders failed at %r", table, open_)
        return None
    if picks is not None and open_.question.accepts(picks) is not None:
        log.error("table %d: the orders gave no valid answer to %r", table, open_)
        return None
    return picks


def told_ahead(
    tx: Transaction, game: Game, table: int, person: int | None, record: Record
) -> Event | None:
    """What is told to this person of a record that was given for them: an event "given-ahead" with
    the order, the question, the picks, and the view before it if its words can still be made."""
    if person is None or record.kind != "answer" or not game.orders:
        return None
    one = questions.given_ahead(tx.connection, table, person, record.record)
    if one is None:
        return None
    args = {
        "scope": one.scope,
        "order": next((order for order in game.orders if order.key == one.order), None),
        "question": one.question,
        "picks": record.picks,
        "view": _view(one.view, game) if one.version == game.version else None,
    }
    return Event("given-ahead", args, (one.seat,))


def _view(stored: bytes, game: Game) -> View | None:
    """The view, unless it was stored before the game's views had this form."""
    try:
        return msgspec.json.decode(stored, type=game.view_type)
    except msgspec.ValidationError:
        return None
