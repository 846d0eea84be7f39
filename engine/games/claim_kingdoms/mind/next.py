"""Questions that may come to a seat that waits: its next card, the new card; and whose turn is
next."""

from __future__ import annotations

from engine.kit.contract import Question, UpcomingQuestion

from ..events import DECK
from ..rules.fields import placings
from ..rules.ground import cell_of, open_keys
from ..rules.powers import about_of
from ..rules.targets import distinct
from ..state import Step, View
from .ahead import Ahead, is_certain


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """See the contract. Spaces, targets and the display are those of now; some may be gone by
    then."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or board.phase != "play" or not view.awaited:
        return ()
    if seat == board.active or view.questions or not view.hands[seat]:
        return ()
    return _next_turn(view, seat)


def _next_turn(view: View, seat: int) -> tuple[UpcomingQuestion, ...]:
    """The card and its space; the new card."""
    hand = distinct(view.hands[seat])
    spaces = open_keys(view.board)
    if not spaces:
        return ()
    if len(view.hands[seat]) > 1:
        options = tuple([f"{card}>{space}" for card in sorted(hand) for space in spaces])
        turn = UpcomingQuestion(Question(0, seat, "play-card", options))
    else:
        placed = placings(view.board, seat, spaces)
        turn = UpcomingQuestion(Question(0, seat, "place-card", placed, about=hand))
    cells = [cell_of(space) for space in spaces]
    ahead = Ahead(view, seat)
    draws = any(_draws(ahead, seat, card, cell) for card in hand for cell in cells)
    return (turn, *_new_card(view, seat)) if draws else (turn,)


def _draws(ahead: Ahead, seat: int, card: str, cell: int) -> bool:
    """Whether the new card may be asked for alone, after this card there."""
    if not is_certain(ahead.view.board, cell):
        return True
    offer = ahead.offer(card, cell)
    if isinstance(offer, str) or offer.sure:
        return True
    # A power that is asked for alone, or that changes the display, leaves it for later.
    about = about_of(Step("power", seat, cell, card), offer)
    return about[2:3] == ("alone",) or offer.kind == "display-cards"


def _new_card(view: View, seat: int) -> tuple[UpcomingQuestion, ...]:
    found = (*distinct(view.board.display), *((DECK,) if view.deck else ()))
    if len(found) < 2:
        return ()
    return (UpcomingQuestion(Question(0, seat, "draw-card", found, about=("turn",))),)


def next_seats(view: View) -> tuple[int, ...]:
    """Who comes after the seat that ends its turn by taking a card: the next one clockwise that
    has cards. Before that a power may ask others, or the game may end."""
    board = view.board
    if view.awaited != ((board.active, "draw-card"),):
        return ()
    order = [(board.active + n) % board.seats for n in range(1, board.seats)]
    return tuple(seat for seat in order if view.hands[seat])[:1]
