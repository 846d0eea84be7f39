"""What an experienced friend would say before an answer does harm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.kit.contract import Caution, Question

from ..box import BUILDING_INDEX, CARDS, MAX_CARDS, SETTLEMENTS, SPACES
from ..rules.hands import card_of
from ..rules.prospects import sets_left
from ..state import NOBODY, Board, View

LEAST_CREW: Final = min(place.crew for place in SETTLEMENTS.values())
"""With fewer nothing can be raided."""
_FOOD: Final = "town_hall.cartographer"
"""Pays a provision for gold."""


def warning(view: View, question: Question) -> Caution | None:
    """The first thing to beware of; see the contract."""
    check = _CHECKS.get(question.kind)
    return next(check(view, question), None) if check else None


def _at_work(view: View, question: Question) -> Iterator[Caution]:
    board, seat = view.board, question.seat
    if board.left != NOBODY and question.kind == "place":
        yield Caution("last-turn")
    if _FOOD in question.options and board.provision[seat] == 1:
        yield Caution("last-provision")
    if len(view.hand) >= MAX_CARDS and "gate_house" in question.options:
        yield Caution("full-hand", {"n": MAX_CARDS})


def _picking_up(view: View, question: Question) -> Iterator[Caution]:
    """A black worker raids harbours alone: once they are empty, nothing."""
    board = view.board
    offered = {option.partition(".")[0] for option in question.options}
    there = {board.village[BUILDING_INDEX[key]] for key in offered if key in BUILDING_INDEX}
    if "black" in there and len(there) > 1 and not _open_to_black(board):
        yield Caution("black-worker")
    yield from _at_work(view, question)


def _open_to_black(board: Board) -> bool:
    return any(
        sets_left(board, key) for key, place in SETTLEMENTS.items() if "black" in place.workers
    )


def _parting(view: View, question: Question) -> Iterator[Caution]:
    """Some of the crew bring points at the end, if they are still there."""
    cards = {card_of(option.removeprefix("out.")) for option in question.options}
    dear = sorted(card for card in cards if card in CARDS and CARDS[card].crew.rule == "end")
    if dear and len(cards) > 1:
        card = max(dear, key=lambda key: CARDS[key].crew.amount)
        yield Caution("end-points", {"card": card, "n": CARDS[card].crew.amount})


def _choosing(view: View, question: Question) -> Iterator[Caution]:
    """A set whose Valkyrie leave too few for any raid."""
    board = view.board
    crew = len(board.crew[question.seat])
    dead = {key: board.spaces[SPACES[key].index].count("V") for key in question.options}
    if min(dead.values()) < max(dead.values()) and crew - max(dead.values()) < LEAST_CREW:
        yield Caution("few-crew", {"n": LEAST_CREW})


_CHECKS: Final[dict[str, Callable[[View, Question], Iterator[Caution]]]] = {
    "place": _at_work,
    "pick-up": _picking_up,
    "choose-set": _choosing,
    "deaths": _parting,
    "dismiss": _parting,
    "lose-crew": _parting,
    "sacrifice": _parting,
}
