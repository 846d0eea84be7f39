"""What an experienced friend would say before an answer does harm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.kit.contract import Question, Warning

from ..box import BUILDING_INDEX, CARDS, LETTERS, MAX_CARDS, SETTLEMENTS, SPACES, VALKYRIE
from ..rules.raids import price, sets_left
from ..rules.supplies import card_of
from ..rules.village import terms
from ..state import NOBODY, Board, View

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
    if _FOOD in question.options and board.provision[seat] == 1 and _needs_food(board, seat):
        yield Warning("last-provision", options=(_FOOD,))
    if _CARDS in question.options:
        found = terms(view.known, seat, _CARDS, "")
        held = len(view.hand) + sum(n for _, n in found[1]) if found else 0
        if held > MAX_CARDS:
            yield Warning("full-hand", {"n": held, "most": MAX_CARDS}, (_CARDS,))


def _needs_food(board: Board, seat: int) -> bool:
    """Whether every raid that is left asks for provisions, of this crew too."""
    left = [key for key in SETTLEMENTS if sets_left(board, key)]
    return all(price(board, seat, key)["provision"] for key in left)


def _picking_up(view: View, question: Question) -> Iterator[Warning]:
    """A black worker raids harbours alone: once they are empty, nothing."""
    board = view.board
    colours = {}
    for option in question.options:
        building = option.partition(".")[0]
        if building in BUILDING_INDEX:
            colours[option] = board.village[BUILDING_INDEX[building]]
    black = tuple([option for option, colour in colours.items() if colour == "black"])
    if black and len(black) < len(colours) and not _open_to_black(board):
        yield Warning("black-worker", options=black)
    yield from _at_work(view, question)


def _open_to_black(board: Board) -> bool:
    return any(
        sets_left(board, key) for key, place in SETTLEMENTS.items() if "black" in place.workers
    )


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
