"""Questions that may come to a seat: its next card, what that card's power asks on each space, and
its new card; and whose turn comes next."""

from __future__ import annotations

from engine.kit.contract import Foreseen, Question

from ..events import DECK
from ..rules.fields import placings
from ..rules.ground import cell_of, open_keys
from ..rules.offers import Offer
from ..rules.powers import about_of
from ..rules.targets import distinct
from ..state import Step, View
from .ahead import Ahead, is_certain

_BEFORE_POWER = ("catapult", "spectre", "spectre-card", "spectre-space")
"""What is asked between a card and its power."""
_BEFORE_CARD = (*_BEFORE_POWER, "play-card", "place-card", "place-revealed")


def foreseen(view: View) -> tuple[Foreseen, ...]:
    """See the contract. Spaces, targets and the display are those of now; some may be gone by
    then."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or board.phase != "play" or not view.awaited:
        return ()
    if seat == board.active:
        return _later_in_turn(view, seat)
    if view.questions or not view.hands[seat]:
        return ()
    return _next_turn(view, seat)


def _next_turn(view: View, seat: int) -> tuple[Foreseen, ...]:
    """A whole turn: the card and its space, then for each of them the power, the new card."""
    hand = distinct(view.hands[seat])
    spaces = open_keys(view.board)
    if not spaces:
        return ()
    two = len(view.hands[seat]) > 1
    if two:
        options = tuple([f"{card}>{space}" for card in sorted(hand) for space in spaces])
        found = [Foreseen(Question(0, seat, "play-card", options))]
    else:
        placed = placings(view.board, seat, spaces)
        found = [Foreseen(Question(0, seat, "place-card", placed, about=hand))]
    ahead, draws = Ahead(view, seat), False
    for card in hand:
        for space in spaces:
            cell = cell_of(space)
            offer = ahead.offer(card, cell) if is_certain(view.board, cell) else "unknown"
            if isinstance(offer, str) or offer.sure:
                draws = True
            else:
                asked = _asked(seat, Step("power", seat, cell, card), offer)
                found.append(Foreseen(asked, (0, f"{card}>{space}" if two else space)))
                draws = draws or _has_later_card(asked)
    return (*found, *_new_card(view, seat)) if draws else tuple(found)


def _later_in_turn(view: View, seat: int) -> tuple[Foreseen, ...]:
    """What may still come in a turn that has begun."""
    if not view.questions or view.board.draw:
        return ()
    board, kind = view.board, view.questions[0].kind
    found: list[Foreseen] = []
    if kind in _BEFORE_POWER and board.last in board.cards:
        card = board.cards[board.last].faction
        offer = Ahead(view, seat).offer_here(card, board.last)
        if isinstance(offer, Offer) and not offer.sure:
            found.append(Foreseen(_asked(seat, Step("power", seat, board.last, card), offer)))
    if kind in _BEFORE_CARD or _has_later_card(view.questions[0]):
        found += _new_card(view, seat)
    return tuple(found)


def _asked(seat: int, step: Step, offer: Offer) -> Question:
    about = about_of(step, offer)
    return Question(
        0, seat, offer.kind, offer.options, offer.least, offer.most, offer.limits, about=about
    )


def _has_later_card(question: Question) -> bool:
    """Whether the new card may be asked for after it: it is a power's that is asked for alone, or
    that changes the display."""
    return question.about[2:3] == ("alone",) or question.kind == "display-cards"


def _new_card(view: View, seat: int) -> tuple[Foreseen, ...]:
    found = (*distinct(view.board.display), *((DECK,) if view.deck else ()))
    if len(found) < 2:
        return ()
    return (Foreseen(Question(0, seat, "draw-card", found, about=("turn",))),)


def next_seats(view: View) -> tuple[int, ...]:
    """Who comes after the seat that ends its turn by taking a card: the next one clockwise that
    has cards. Before that a power may ask others, or the game may end."""
    board = view.board
    if view.awaited != ((board.active, "draw-card"),):
        return ()
    order = [(board.active + n) % board.seats for n in range(1, board.seats)]
    return tuple(seat for seat in order if view.hands[seat])[:1]
