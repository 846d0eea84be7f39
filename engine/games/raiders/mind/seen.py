"""What a seat can tell from its view: what may be hidden where; whose turn comes next; the
questions of its own next turn, which can be laid down ahead; and what an experienced friend would
say before an answer does harm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Question, UpcomingQuestion, Warning
from engine.kit.hidden import Pile
from engine.kit.steps import would_ask

from ..box import (
    BUILDING_INDEX,
    CARD_ORDER,
    CARDS,
    KEPT,
    LETTERS,
    MAX_CARDS,
    MAX_CREW,
    OFFER_KEYS,
    SETTLEMENTS,
    SPACES,
    VALKYRIE,
)
from ..rules.raids import price, sets_left
from ..rules.supplies import card_of, in_order
from ..rules.village import terms
from ..state import EMPTY, IDLE, NOBODY, NOWHERE, Board, State, Step, View, rule

PILES: Final = (
    Pile(
        ("hands", "deck"),
        {key: card.copies for key, card in CARDS.items()},
        lambda board: [*board.discards, *filter(None, [board.joining]), *chain(*board.crew)],
        CARD_ORDER.__getitem__,
    ),
    Pile(
        ("tiles", "stack"),
        dict.fromkeys(OFFER_KEYS, 1),
        lambda board: board.offers,
        OFFER_KEYS.index,
    ),
)


def choose_in_secret(state: State, view: View, chance: Chance) -> None:
    """Who has answered a sealed question already has picked something of its hand."""
    waiting = {seat for seat, _ in view.awaited}
    step = state.board.agenda[-1] if waiting else None
    sealed: list[tuple[int, int]] = []
    if step and step.do == "keep-hand":
        sealed = [(seat, KEPT) for seat in range(view.seats)]
    elif step and step.do == "swap-hands":
        sealed = [(step.seat, int(step.what)), (step.n, int(step.what))]
    for seat, count in sealed:
        if seat not in waiting and seat != view.seat:
            chosen = chance.sample(state.hands[seat], count)
            chosen.sort(key=CARD_ORDER.__getitem__)
            state.chosen[seat] = chosen


# What comes next

_TOWN_HALL: Final = BUILDING_INDEX["town_hall"]
_AVENGER: Final = next(key for key, card in CARDS.items() if card.crew.rule == "death-avenge")
_OPEN_ENDED: Final = ("place", "idle", "copy-building", "scout-target", "avenge")
"""Questions of which the answer may bring others a question."""
_RAIDING: Final = ("reroll", "choose-set", "deaths")


def next_seats(view: View) -> tuple[int, ...]:
    """The next seat clockwise, unless the game may end or somebody else may be asked first, by a
    card played at the Town Hall or an Avenger's death. Of two seats it is the other one anyway."""
    board, awaited = view.board, view.awaited
    seat = board.active
    if len(awaited) != 1 or awaited[0][0] != seat or board.left == 1:
        return ()
    if board.seats > 2 and _others_may_be_asked(board, awaited[0][1]):
        return ()
    return ((seat + 1) % board.seats,)


def _others_may_be_asked(board: Board, kind: str) -> bool:
    if kind in _RAIDING:
        return _AVENGER in board.crew[board.active]
    working = any(step.do == "pick-up" for step in board.agenda)
    picks_up_there = board.placed != _TOWN_HALL and board.village[_TOWN_HALL] != EMPTY
    return kind in _OPEN_ENDED or (working and picks_up_there)


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """The next turn of a seat that waits: where it places or raids, where it picks up, who leaves a
    full crew. It may place where a worker stands now: the building may be free by then. All else is
    as it lies now."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or board.phase != "play" or seat == board.active:
        return ()
    if board.left != NOBODY and (seat - board.active) % board.seats >= board.left:
        return ()
    known, worker = view.known, board.workers[seat]
    village = [EMPTY] * len(board.village)
    place = would_ask(rule, known, Step("place", seat), village=village)
    pick_up = would_ask(rule, known, Step("pick-up", seat), placed=NOWHERE, used=[])
    assert place
    assert pick_up
    work = tuple([option for option in place.options if not option.endswith(IDLE)])
    if not work:
        return ()
    places = tuple([option for option in pick_up.options if option != IDLE])
    found = [
        Question(0, seat, "place", work, about=(worker,)),
        Question(0, seat, "pick-up", places),
    ]
    crew = board.crew[seat]
    if len(crew) >= MAX_CREW and len(set(crew)) > 1:
        found.append(Question(0, seat, "dismiss", in_order(crew), about=("barracks",)))
    return tuple(map(UpcomingQuestion, found))


# Warnings

LEAST_CREW: Final = min(place.crew for place in SETTLEMENTS.values())
"""With fewer nothing can be raided."""
_FOOD: Final = "town_hall.cartographer"
"""Pays a provision for gold."""
_CARDS: Final = "gate_house"
_VALKYRIE: Final = next(letter for letter, kind in LETTERS.items() if kind == VALKYRIE)


def warning(view: View, question: Question) -> Warning | None:
    """The first thing to beware of; see the contract."""
    check = _CHECKS.get(question.kind)
    return next(check(view, question), None) if check else None


def _at_work(view: View, question: Question) -> Iterator[Warning]:
    board, seat = view.board, question.seat
    if board.left != NOBODY and question.kind == "place":
        yield Warning("last-turn")
    left = [key for key in SETTLEMENTS if sets_left(board, key)]
    hungry = all(price(board, seat, key)["provision"] for key in left)  # of this crew too
    if _FOOD in question.options and board.provision[seat] == 1 and hungry:
        yield Warning("last-provision", options=(_FOOD,))
    if _CARDS in question.options:
        found = terms(view.known, seat, _CARDS, "")
        held = len(view.hand) + sum(n for _, n in found[1]) if found else 0
        if held > MAX_CARDS:
            yield Warning("full-hand", {"n": held, "most": MAX_CARDS}, (_CARDS,))


def _picking_up(view: View, question: Question) -> Iterator[Warning]:
    """A black worker raids harbours alone: once they are empty, nothing."""
    board = view.board
    colours = {}
    for option in question.options:
        building = option.partition(".")[0]
        if building in BUILDING_INDEX:
            colours[option] = board.village[BUILDING_INDEX[building]]
    black = tuple([option for option, colour in colours.items() if colour == "black"])
    harbours = [key for key, place in SETTLEMENTS.items() if "black" in place.workers]
    emptied = not any(sets_left(board, key) for key in harbours)
    if black and len(black) < len(colours) and emptied:
        yield Warning("black-worker", options=black)
    yield from _at_work(view, question)


def _parting(view: View, question: Question) -> Iterator[Warning]:
    """Some of the crew bring points at the end, if they are still there."""
    cards = {option: card_of(option.removeprefix("out.")) for option in question.options}
    dear = [card for card in cards.values() if card in CARDS and CARDS[card].crew.rule == "end"]
    if dear and len(set(cards.values())) > 1:
        card = max(sorted(dear), key=lambda key: CARDS[key].crew.amount)
        options = tuple([option for option, which in cards.items() if which == card])
        yield Warning("end-points", {"card": card, "n": CARDS[card].crew.amount}, options)


def _choosing(view: View, question: Question) -> Iterator[Warning]:
    """A set whose Valkyrie leave too few for any raid."""
    board = view.board
    crew = len(board.crew[question.seat])
    left = {
        key: crew - board.spaces[SPACES[key].index].count(_VALKYRIE) for key in question.options
    }
    few = tuple([key for key, count in left.items() if count < LEAST_CREW])
    if few and len(few) < len(left):
        yield Warning("few-crew", {"n": LEAST_CREW}, few)


_CHECKS: Final[dict[str, Callable[[View, Question], Iterator[Warning]]]] = {
    "place": _at_work,
    "pick-up": _picking_up,
    "choose-set": _choosing,
    "deaths": _parting,
    "dismiss": _parting,
    "lose-crew": _parting,
    "sacrifice": _parting,
}
