"""Standing orders: answers that people have given for them, at a table of a game with orders.

A game that offers `orders` tells which there are, and what they answer. When a question comes
that they answer, or one that its person laid an answer down for ahead,
`engine.table.tasks.standing_orders` gives that answer a few seconds later, which is the same for
all of them: how long it takes tells nothing of what is planned. Until then the person may answer
otherwise, or have it `wait` for them.
No order holds that nobody gave, but where there is one answer alone (`Order.default`): the others
are `offered` where they fit. Whoever takes back what an order answered is asked. An order that
answers because of what its person holds (`Order.veiled`) takes as long as a person might.
"""

from __future__ import annotations

import hashlib
import logging
import math

import msgspec

import db.tables.plans
from db.base.rows import OpenQuestion
from db.tables import orders
from db.tables.log import Record
from db.tables.orders import Obeyed, Ordered
from db.tables.plans import Plan
from engine.kit.contract import Event, Game, Picks, View
from engine.table.answers import answering, plans
from engine.table.record.facts import AnswerResult, Refused, Soon, TableView
from engine.table.record.loaded import LoadedTable
from engine.table.record.transaction import Transaction

log = logging.getLogger(__name__)

ASK = "ask"
"""The first choice of every order: the person is asked."""
VEIL = (4, 120)
"""The delay of orders that depend on hidden things (`Order.veiled`) is at least and at most this
many times the usual one: with 5 seconds, 20 seconds to 10 minutes."""


def standing(loaded: LoadedTable, seat: int | None) -> dict[str, str] | None:
    """What the person of a seat has ordered: a choice for each order. None where there is
    nobody, or nothing to order."""
    if seat is None or not loaded.game.orders:
        return None
    given = orders.of_table(loaded.tx.connection, loaded.table.id, seat)
    return _choices(loaded, given, seat, None)


def _choices(
    loaded: LoadedTable, given: list[Ordered], seat: int, ticket: int | None
) -> dict[str, str]:
    """The orders of a seat's person, as they hold for a question (None: for the next). What was
    ordered since it came leaves it to the person."""
    found = {order.key: order.default for order in loaded.game.orders}
    possible = {order.key: order.choices for order in loaded.game.orders}
    for one in given:
        theirs = one.seat == seat and one.person == loaded.table.seats[seat].person
        holds = ticket is None or one.ticket < ticket
        if theirs and one.choice in possible.get(one.key, ()):
            found[one.key] = one.choice if holds else ASK
    return found


def give(loaded: LoadedTable, seat: int, person: int, key: str, choice: str) -> None:
    """Order something, for the questions that come from now on.

    Raises:
        Refused: stale (the game takes no such order).
    """
    order = next((order for order in loaded.game.orders if order.key == key), None)
    if order is None or choice not in order.choices:
        raise Refused("stale")
    if choice == ASK == order.default:
        orders.ORDERS.drop(loaded.tx.connection, table_id=loaded.table.id, seat=seat, key=key)
    else:
        ordered = Ordered(seat, person, key, choice, loaded.tickets)
        orders.ORDERS.put(loaded.tx.connection, ordered, table_id=loaded.table.id)


def offered(game: Game, sight: TableView, open_: OpenQuestion) -> int | None:
    """The first order, by its place, that is not given and that would answer such a question."""
    given = sight.orders
    if given is None or any(soon.ticket == open_.ticket for soon in sight.soon):
        return None
    for place, order in enumerate(game.orders):
        if given[order.key] != ASK or order.once:
            continue
        for choice in order.choices[1:]:
            chosen = given | {order.key: choice}
            if _ordered(game, sight.table.id, open_, sight.view, chosen) is not None:
                return place
    return None


def wait(loaded: LoadedTable, seat: int, person: int, ticket: int) -> None:
    """An open question that is answered soon is left to its person: what they had laid down for it
    is withdrawn, and their orders hold from the next question on.

    Raises:
        Refused: stale (nothing answers it).
    """
    connection, table = loaded.tx.connection, loaded.table.id
    if all(soon.ticket != ticket for soon in coming(loaded, seat)):
        raise Refused("stale")
    for plan in db.tables.plans.of_table(connection, table, seat):
        if plan.ticket == ticket:
            db.tables.plans.drop(connection, table, seat, plan.question)
    given = orders.of_table(connection, table, seat)
    for key, choice in _choices(loaded, given, seat, ticket).items():
        if choice != ASK:
            orders.ORDERS.put(
                connection, Ordered(seat, person, key, choice, ticket), table_id=table
            )


# What they answer


def coming(loaded: LoadedTable, seat: int | None = None) -> list[Soon]:
    """The open questions, of one seat or of all, that are answered soon without their persons."""
    if not loaded.game.orders or loaded.table.phase != "running":
        return []
    kept = db.tables.plans.of_table(loaded.tx.connection, loaded.table.id, seat)
    given = orders.of_table(loaded.tx.connection, loaded.table.id, seat)
    found: list[Soon] = []
    if kept or given or any(order.default != ASK for order in loaded.game.orders):
        kept = plans.of_holder(loaded.table, kept)
        for open_ in loaded.opens:
            if open_.given is None and seat in (None, open_.question.seat):
                soon = _coming(loaded, open_, kept, given)
                found += [] if soon is None else [soon]
    return found


def _coming(
    loaded: LoadedTable, open_: OpenQuestion, kept: list[Plan], given: list[Ordered]
) -> Soon | None:
    question = open_.question
    sitting = loaded.table.seats[question.seat]
    if sitting.person is None or sitting.computer or sitting.left:
        return None
    laid = next((p for p in kept if plans.waits(p, open_)), None)
    if laid is not None:
        laid_down = laid.picks or ()
        return Soon(open_.ticket, question.seat, open_.asked_at, laid_down, "held")
    chosen = _choices(loaded, given, question.seat, open_.ticket)
    if all(choice == ASK for choice in chosen.values()):
        return None
    if orders.took_back(loaded.tx.connection, loaded.table.id, sitting.person, question):
        return None
    game, table = loaded.game, loaded.table.id
    view = game.view(loaded.state, question.seat)
    picks = _ordered(game, table, open_, view, chosen)
    if picks is None:
        return None
    given_by = [key for key, choice in chosen.items() if choice != ASK]
    order = next(
        (k for k in given_by if _ordered(game, table, open_, view, chosen | {k: ASK}) != picks),
        given_by[0],
    )
    delays = _veil(loaded, open_) if _is_veiled(game, order) else 1
    return Soon(open_.ticket, question.seat, open_.asked_at, picks, "order", order, delays)


def _is_veiled(game: Game, key: str) -> bool:
    return any(order.key == key and order.veiled for order in game.orders)


def _veil(loaded: LoadedTable, open_: OpenQuestion) -> int:
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


def obey(loaded: LoadedTable, soon: Soon) -> AnswerResult:
    """Give such an answer, as its person's; it is told to them alone that it was given for them.

    Raises:
        Refused: stale, illegal.
    """
    person = loaded.table.seats[soon.seat].person
    question = loaded.open(soon.ticket, soon.seat).question
    given = answering.give(loaded, soon.seat, soon.ticket, soon.picks)
    if given.record and person is not None:
        obeyed = Obeyed(
            record=given.record,
            seat=soon.seat,
            person=person,
            why=soon.why,
            question=question,
            view=msgspec.json.encode(given.view),
            version=loaded.game.version,
            order=soon.order,
        )
        orders.OBEYED.add(loaded.tx.connection, obeyed, table_id=loaded.table.id)
    return given


# What they did


def told(
    tx: Transaction, game: Game, table: int, person: int | None, record: Record
) -> Event | None:
    """What is told to this person of a record that was given for them: an event "obeyed" with the
    order, the question, the picks, and the view before it if its words can still be made."""
    if person is None or record.kind != "answer" or not game.orders:
        return None
    one = orders.noted(tx.connection, table, person, record.record)
    if one is None:
        return None
    args = {
        "why": one.why,
        "order": next((order for order in game.orders if order.key == one.order), None),
        "question": one.question,
        "picks": record.picks,
        "view": _view(game, one),
    }
    return Event("obeyed", args, (one.seat,))


def _view(game: Game, obeyed: Obeyed) -> View | None:
    if obeyed.version != game.version:
        return None
    view: View = msgspec.json.decode(obeyed.view, type=game.view_type)
    return view
