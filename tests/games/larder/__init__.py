"""Larder, a small game with what a game may offer besides: answers that are ready made, standing
orders, and questions foreseen.

All fill their larders in secret: twelve of ninety things, at most six of a kind. Then each in turn
brings out one of theirs, or nothing, and the next seat says whether they taste it. Who has
tasted most has won.
"""

from __future__ import annotations

from typing import Any

import msgspec

from engine.kit.chance import Chance
from engine.kit.contract import (
    EVERYONE,
    Event,
    Foreseen,
    IllegalAnswer,
    Limit,
    NotYet,
    Order,
    Picks,
    Question,
    Ready,
    Rules,
    Source,
    Standing,
    State,
    TableOption,
    View,
)

KINDS = ("bread", "cheese", "apple", "honey", "fish")
EACH, SIZE, MOST, ROUNDS = 18, 12, 6, 3
THINGS = tuple(f"{kind}.{i}" for kind in KINDS for i in range(1, EACH + 1))


def things(**counts: int) -> Picks:
    """So many of each kind: `things(bread=2)` is bread.1 and bread.2."""
    return tuple(f"{kind}.{i}" for kind in KINDS for i in range(1, counts.get(kind, 0) + 1))


READY = (
    Ready("baker", things(bread=6, honey=6)),
    Ready("fisher", things(fish=6, bread=3, apple=3)),
)


class LarderState(State, kw_only=True):
    seats: int
    round: int = 0
    turn: int = 0
    step: str = "fill"
    """ "fill", "bring", "taste" or "over"."""
    stocks: list[list[str]]
    tasted: list[int]
    brought: str = ""
    open: list[tuple[int, int]] = msgspec.field(default_factory=list)
    next_number: int = 1


class LarderView(View, kw_only=True):
    round: int
    turn: int
    step: str
    stock: list[str]
    sizes: list[int]
    tasted: list[int]
    brought: str


class Larder(Rules):
    """The rules."""

    key = "larder"
    seats = range(2, 4)
    options: tuple[TableOption, ...] = ()
    version = 1
    state_type = LarderState
    view_type = LarderView
    orders = (
        Order("taste", ("ask", "always", "never")),
        Order("bring", ("ask", "nothing", "first")),
        Order("fill", ("ask", "baker")),
        Order("kind", ("ask", *KINDS)),
        Order("idle", ("ask", "yes")),
    )

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> LarderState:
        state = LarderState(seats=seats, stocks=[[] for _ in range(seats)], tasted=[0] * seats)
        self._ask(state, list(range(seats)))
        return state

    def _ask(self, state: LarderState, seats: list[int]) -> None:
        for seat in seats:
            state.open.append((state.next_number, seat))
            state.next_number += 1

    def _question(self, state: LarderState, number: int, seat: int) -> Question:
        if state.step == "fill":
            limits = tuple(
                Limit(tuple(t for t in THINGS if t.startswith(kind)), 0, MOST) for kind in KINDS
            )
            return Question(number, seat, "fill", THINGS, SIZE, SIZE, limits, sealed=True)
        if state.step == "bring":
            return Question(number, seat, "bring", (*self._kinds(state.stocks[seat]), "nothing"))
        return Question(number, seat, "taste", ("yes", "no"), about=(state.turn,))

    def _kinds(self, stock: list[str]) -> tuple[str, ...]:
        return tuple(kind for kind in KINDS if any(t.startswith(kind) for t in stock))

    def questions(self, state: LarderState) -> tuple[Question, ...]:
        return tuple(self._question(state, number, seat) for number, seat in state.open)

    def answer(
        self, state: LarderState, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        if question not in self.questions(state):
            raise IllegalAnswer("not-open")
        if reason := question.accepts(picks):
            raise IllegalAnswer(reason)
        seat = question.seat
        state.open = [entry for entry in state.open if entry[0] != question.number]
        if question.kind == "fill":
            state.stocks[seat] = sorted(picks)
            if state.open:
                return []
            state.step = "bring"
            self._ask(state, [0])
            return [Event("filled"), Event("game-start")]
        if question.kind == "bring" and picks != ("nothing",):
            state.brought = picks[0]
            stock = state.stocks[seat]
            stock.remove(next(t for t in stock if t.startswith(picks[0])))
            state.step = "taste"
            self._ask(state, [(seat + 1) % state.seats])
            return [Event("brought", {"seat": seat, "thing": picks[0]})]
        events = [Event("empty-handed", {"seat": seat})]
        if question.kind == "taste":
            state.tasted[seat] += picks == ("yes",)
            events = [Event("tasted" if picks == ("yes",) else "declined", {"seat": seat})]
        return [*events, self._next(state)]

    def _next(self, state: LarderState) -> Event:
        state.brought = ""
        state.turn = (state.turn + 1) % state.seats
        state.round += state.turn == 0
        if state.round == ROUNDS:
            state.step = "over"
            return Event("game-over", reveals=tuple(range(state.seats)))
        state.step = "bring"
        self._ask(state, [state.turn])
        return Event("turn-over")

    def view(self, state: LarderState, seat: int | None) -> LarderView:
        if seat == EVERYONE and state.step != "over":
            raise NotYet
        questions = self.questions(state)
        own = seat if seat is not None and seat >= 0 else None
        return LarderView(
            seat=seat,
            seats=state.seats,
            questions=tuple(q for q in questions if q.seat == seat),
            awaited=tuple((q.seat, q.kind) for q in questions),
            standing=self.standing(state),
            round=state.round,
            turn=state.turn,
            step=state.step,
            stock=[] if own is None else list(state.stocks[own]),
            sizes=[len(stock) for stock in state.stocks],
            tasted=list(state.tasted),
            brought=state.brought,
        )

    def imagine(self, view: LarderView, chance: Chance) -> LarderState:
        raise NotImplementedError

    def default(self, view: LarderView, question: Question) -> Picks:
        return READY[0].picks if question.kind == "fill" else question.options[-1:]

    def standing(self, state: LarderState) -> Standing | None:
        if state.step != "over":
            return None
        points = tuple(state.tasted)
        places = tuple(1 + sum(other > own for other in points) for own in points)
        return Standing(places, points, (Source("tasted", points),), "points")

    def upgrade(self, stored: dict[str, Any], from_version: int) -> LarderState:
        return msgspec.convert(stored, LarderState, strict=True)

    # What it offers besides

    def ready(self, view: LarderView, question: Question) -> tuple[Ready, ...]:
        return READY if question.kind == "fill" else ()

    def foreseen(self, view: LarderView) -> tuple[Foreseen, ...]:
        if view.seat is None or view.seat < 0 or view.step != "bring":
            return ()
        if view.turn == view.seat or (view.turn + 1) % view.seats != view.seat:
            return ()
        taste = Question(0, view.seat, "taste", ("yes", "no"), about=(view.turn,))
        return (Foreseen(taste),)

    def ordered(self, view: LarderView, question: Question, orders: dict[str, str]) -> Picks | None:
        if question.kind == "taste" and orders["taste"] != "ask":
            return ("yes",) if orders["taste"] == "always" else ("no",)
        if question.kind == "bring" and orders["bring"] != "ask":
            return ("nothing",) if orders["bring"] == "nothing" else question.options[:1]
        if question.kind == "fill" and orders["fill"] != "ask":
            return READY[0].picks
        return None


GAME = Larder()
