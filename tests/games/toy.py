"""Harbour, a game of two minutes with one of everything that a game may have.

Three cards each from a hidden deck. In each round all lay down a card in secret; the highest
lone card wins and its owner ranks the three goods: the first named is landed twice, the second
once. Then all ship at the same time what they hold, at most two things and at most one wool;
prices are rolled again each round. The cards left at the end are laid
open and count half their numbers.

It is the smallest game on which the conformance tests and the computer player can be tried,
and the one that the tests of the tests break on purpose.
"""

from __future__ import annotations

from collections import Counter
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
    Picks,
    Question,
    Rules,
    Source,
    Standing,
    State,
    TableOption,
    View,
)
from tests.games.hooks import Hooks
from tests.games.suite import Case

GOODS = ("wool", "salt", "iron")
ROUNDS = {"short": 2, "long": 3}
CARDS = tuple(f"{suit}{number}" for suit in "abcd" for number in range(1, 6))


class HarbourState(State, kw_only=True):
    length: str
    seats: int
    round: int
    leader: int
    """The winner of the last bids; ties in the deal and in ranking begin there."""
    step: str
    """ "bid", "rank", "ship" or "over"."""
    deck: list[str]
    discard: list[str]
    hands: list[list[str]]
    bids: list[str | None]
    goods: list[dict[str, int]]
    prices: dict[str, int]
    sold: list[int]
    open: list[tuple[int, int]]
    """(number, seat) of each open question."""
    next_number: int


class HarbourView(View, kw_only=True):
    length: str
    round: int
    leader: int
    step: str
    deck: int
    discard: list[str]
    hand: list[str]
    hands: list[int]
    bid: str | None
    goods: list[dict[str, int]]
    prices: dict[str, int]
    sold: list[int]
    open: list[tuple[int, int]]
    next_number: int
    all_hands: list[list[str]] | None = None


def _ask(state: HarbourState, step: str, seats: list[int]) -> None:
    state.step = step
    for seat in seats:
        state.open.append((state.next_number, seat))
        state.next_number += 1


def _next_round(state: HarbourState, chance: Chance) -> None:
    state.round += 1
    if state.round > ROUNDS[state.length]:
        state.step = "over"
        return
    for good in GOODS:
        state.prices[good] = 1 + chance.below(4)
    _ask(state, "bid", list(range(state.seats)))


def _things(state: HarbourState, seat: int) -> tuple[str, ...]:
    goods = state.goods[seat]
    return tuple(f"{good}.{i}" for good in GOODS for i in range(1, goods[good] + 1))


def _question(state: HarbourState, number: int, seat: int) -> Question:
    if state.step == "bid":
        return Question(number, seat, "bid", tuple(state.hands[seat]), sealed=True)
    if state.step == "rank":
        return Question(number, seat, "rank", GOODS, 2, 3, ordered=True, about=(state.round,))
    things = _things(state, seat)
    wool = tuple(thing for thing in things if thing.startswith("wool"))
    limits = (Limit(wool, 0, 1),) if wool else ()
    return Question(number, seat, "ship", things, 0, min(2, len(things)), limits)


def _reveal(state: HarbourState, chance: Chance) -> list[Event]:
    bids = [bid or "" for bid in state.bids]
    events = [
        Event("bid", {"seat": seat, "card": bid}, reveals=tuple(range(state.seats)))
        for seat, bid in enumerate(bids)
    ]
    state.discard += bids
    state.bids = [None] * state.seats
    numbers = Counter(bid[1] for bid in bids)
    lone = [bid for bid in bids if numbers[bid[1]] == 1]
    if not lone:
        return [*events, Event("no-winner"), *_harbour(state)]
    state.leader = bids.index(max(lone, key=lambda bid: bid[1]))
    _ask(state, "rank", [state.leader])
    return [*events, Event("won", {"seat": state.leader})]


def _harbour(state: HarbourState) -> list[Event]:
    order = [(state.leader + i) % state.seats for i in range(state.seats)]
    _ask(state, "ship", sorted(order))
    return []


class Harbour(Rules):
    """The rules."""

    key = "toy"
    seats = range(2, 5)
    options = (TableOption("length", ("short", "long"), "short"),)
    version = 2
    state_type = HarbourState
    view_type = HarbourView

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> HarbourState:
        deck = list(CARDS)
        chance.shuffle(deck)
        state = HarbourState(
            length=options["length"],
            seats=seats,
            round=0,
            leader=0,
            step="",
            deck=deck[3 * seats :],
            discard=[],
            hands=[sorted(deck[3 * seat : 3 * seat + 3]) for seat in range(seats)],
            bids=[None] * seats,
            goods=[dict.fromkeys(GOODS, 2) for _ in range(seats)],
            prices={},
            sold=[0] * seats,
            open=[],
            next_number=1,
        )
        _next_round(state, chance)
        return state

    def questions(self, state: HarbourState) -> tuple[Question, ...]:
        return tuple(_question(state, number, seat) for number, seat in state.open)

    def answer(
        self, state: HarbourState, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        if question not in self.questions(state):
            raise IllegalAnswer("not-open")
        if reason := question.accepts(picks):
            raise IllegalAnswer(reason)
        seat = question.seat
        state.open = [entry for entry in state.open if entry[0] != question.number]
        if question.kind == "bid":
            state.hands[seat].remove(picks[0])
            state.bids[seat] = picks[0]
            return [] if state.open else _reveal(state, chance)
        if question.kind == "rank":
            state.goods[seat][picks[0]] += 2
            state.goods[seat][picks[1]] += 1
            return [Event("landed", {"seat": seat, "goods": list(picks)}), *_harbour(state)]
        earned = 0
        for pick in picks:
            good = pick.split(".")[0]
            state.goods[seat][good] -= 1
            earned += state.prices[good]
        state.sold[seat] += earned
        events = [Event("shipped", {"seat": seat, "earned": earned})]
        if not state.open:
            _next_round(state, chance)
            everybody = tuple(range(state.seats))
            over = Event("game-over", reveals=everybody)
            events.append(over if state.step == "over" else Event("round-over"))
        return events

    def view(self, state: HarbourState, seat: int | None) -> HarbourView:
        over = state.step == "over"
        if seat == EVERYONE and not over:
            raise NotYet
        own = seat if seat is not None and seat >= 0 else None
        questions = self.questions(state)
        return HarbourView(
            seat=seat,
            seats=state.seats,
            questions=tuple(q for q in questions if q.seat == seat),
            awaited=tuple((q.seat, q.kind) for q in questions),
            standing=self.standing(state),
            length=state.length,
            round=state.round,
            leader=state.leader,
            step=state.step,
            deck=len(state.deck),
            discard=list(state.discard),
            hand=list(state.hands[own]) if own is not None else [],
            hands=[len(hand) for hand in state.hands],
            bid=state.bids[own] if own is not None else None,
            goods=[dict(goods) for goods in state.goods],
            prices=dict(state.prices),
            sold=list(state.sold),
            open=list(state.open),
            next_number=state.next_number,
            all_hands=[list(hand) for hand in state.hands] if over else None,
        )

    def imagine(self, view: HarbourView, chance: Chance) -> HarbourState:
        known = {*view.discard, *view.hand, view.bid}
        rest = [card for card in CARDS if card not in known]
        chance.shuffle(rest)
        waiting = {seat for _, seat in view.open} if view.step == "bid" else set()
        hands, bids = [], []
        for seat, size in enumerate(view.hands):
            if view.all_hands is not None:
                hand = list(view.all_hands[seat])
            elif seat == view.seat:
                hand = list(view.hand)
            else:
                hand = sorted(rest.pop() for _ in range(size))
            hands.append(hand)
            laid = view.step == "bid" and seat not in waiting
            bids.append(view.bid if seat == view.seat else rest.pop() if laid else None)
        if view.all_hands is not None:
            rest = [card for card in rest if not any(card in hand for hand in hands)]
        return HarbourState(
            length=view.length,
            seats=view.seats,
            round=view.round,
            leader=view.leader,
            step=view.step,
            deck=rest,
            discard=list(view.discard),
            hands=hands,
            bids=bids,
            goods=[dict(goods) for goods in view.goods],
            prices=dict(view.prices),
            sold=list(view.sold),
            open=list(view.open),
            next_number=view.next_number,
        )

    def default(self, view: HarbourView, question: Question) -> Picks:
        if question.kind == "rank":
            return GOODS
        return question.options[:1]

    def foreseen(self, view: HarbourView) -> tuple[Foreseen, ...]:
        if view.seat is None or view.seat < 0:
            return ()
        if view.step == "bid":
            rank = Question(0, view.seat, "rank", GOODS, 2, 3, ordered=True, about=(view.round,))
            return (Foreseen(rank),)
        if view.step == "ship" and not view.questions and view.round < ROUNDS[view.length]:
            bid = Question(0, view.seat, "bid", tuple(view.hand), sealed=True)
            return (Foreseen(bid),)
        return ()

    def standing(self, state: HarbourState) -> Standing | None:
        if state.step != "over":
            return None
        left = [sum(int(card[1]) // 2 for card in hand) for hand in state.hands]
        points = tuple(a + b for a, b in zip(state.sold, left, strict=True))
        places = tuple(1 + sum(other > own for other in points) for own in points)
        why = "points" if places.count(1) == 1 else "shared"
        sources = (Source("sold", tuple(state.sold)), Source("cards", tuple(left)))
        return Standing(places, points, sources, why)

    def upgrade(self, stored: dict[str, Any], from_version: int) -> HarbourState:
        # Version 1 knew the short game alone.
        return msgspec.convert({"length": "short", **stored}, HarbourState, strict=True)


GAME = Harbour()


# The hooks, as a real game has them in hooks.py.


def longest(seats: int) -> int:
    return 3 * (2 * seats + 1)


def conserved(state: HarbourState) -> None:
    cards = [*state.deck, *state.discard, *(card for hand in state.hands for card in hand)]
    cards += [bid for bid in state.bids if bid]
    assert sorted(cards) == sorted(CARDS)
    assert all(count >= 0 for goods in state.goods for count in goods.values())


def shuffle_hidden(state: HarbourState, seat: int | None, chance: Chance) -> None:
    others = [other for other in range(state.seats) if other != seat]
    pool = list(state.deck)
    if state.step == "over":  # all hands lie open
        return
    for other in others:
        bid = state.bids[other]
        pool += [*state.hands[other], *([bid] if bid else [])]
    chance.shuffle(pool)
    for other in others:
        state.hands[other] = sorted(pool.pop() for _ in state.hands[other])
        state.bids[other] = pool.pop() if state.bids[other] else None
    state.deck = pool


def rotate(state: HarbourState, by: int) -> HarbourState:
    n = state.seats

    def turned(things: list[Any]) -> list[Any]:
        return [things[(seat - by) % n] for seat in range(n)]

    return msgspec.structs.replace(
        state,
        leader=(state.leader + by) % n,
        hands=turned(state.hands),
        bids=turned(state.bids),
        goods=turned(state.goods),
        sold=turned(state.sold),
        open=sorted(((number, (seat + by) % n) for number, seat in state.open), key=lambda e: e[1]),
    )


def alike(state: HarbourState) -> HarbourState:
    """Without question numbers and the order of the discards, which follow the seats."""
    return msgspec.structs.replace(
        state,
        open=[(0, seat) for _, seat in state.open],
        next_number=0,
        discard=sorted(state.discard),
    )


def second_score(state: HarbourState) -> dict[str, Any]:
    totals = []
    for seat in range(state.seats):
        total = state.sold[seat]
        for card in state.hands[seat]:
            total += {"1": 0, "2": 1, "3": 1, "4": 2, "5": 2}[card[-1]]
        totals.append(total)
    ranked = sorted(totals, reverse=True)
    return {"points": totals, "places": [ranked.index(total) + 1 for total in totals]}


def everything() -> set[str]:
    kinds = {"bid", "won", "no-winner", "landed", "shipped", "round-over", "game-over"}
    return kinds | {f"card {card}" for card in CARDS} | {f"first {good}" for good in GOODS}


def fired(question: Question, picks: Picks, events: list[Event], state: HarbourState) -> set[str]:
    names = {event.kind for event in events}
    if question.kind == "bid":
        names.add(f"card {picks[0]}")
    if question.kind == "rank":
        names.add(f"first {picks[0]}")
    return names


HOOKS = Hooks(
    longest=longest,
    conserved=conserved,
    hidden=frozenset({"deck", "hands", "bids"}),
    shuffle_hidden=shuffle_hidden,
    rotate=rotate,
    alike=alike,
    second_score=second_score,
    everything=everything,
    fired=fired,
)
CASE = Case(GAME, HOOKS, words=False)
