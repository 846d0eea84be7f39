"""Questions that may come to a seat: its next card, that card's power, and its new card; and
whose turn comes next."""

from __future__ import annotations

from engine.kit.contract import Foreseen, Question

from ..box import FACTIONS
from ..events import PASS
from ..rules.ground import open_spaces
from ..rules.targets import distinct, keys
from ..rules.turns import DECK
from ..state import View

_TAKE_OR_LEAVE = ("count", "gift", "look", "play-top")
"""Rules whose question has the same options wherever the card lies."""


def foreseen(view: View) -> tuple[Foreseen, ...]:
    """See the contract. Spaces and the display are those of now; some may be gone by then."""
    seat, board = view.seat, view.board
    if seat is None or seat < 0 or board.phase != "play" or not view.awaited:
        return ()
    open_kind = view.questions[0].kind if view.questions else ""
    hand = distinct(view.hands[seat])
    if open_kind == "place-card":
        hand = (str(view.questions[0].about[0]),)
    elif open_kind == "draw-card":
        return ()
    elif open_kind not in ("", "play-card") or seat == board.active:
        hand = ()
    if not hand and seat != board.active:
        return ()
    found: list[Foreseen] = []

    def add(kind: str, options: tuple[str, ...], about: tuple[str, ...], card: str = "") -> None:
        question = Question(0, seat, kind, options, about=about)
        after = (0, card) if found and found[0].question.kind == "play-card" and card else None
        if open_kind != kind:
            found.append(Foreseen(question, after))

    if len(view.hands[seat]) > 1 and seat != board.active:
        add("play-card", tuple(sorted(hand)), ())
    spaces = keys(open_spaces(board))
    for card in hand:
        if spaces:
            add("place-card", spaces, (card,), card)
        if FACTIONS[card].power.rule in _TAKE_OR_LEAVE:
            add("use-power", ("use", PASS), (card,), card)
    source = (*distinct(board.display), *((DECK,) if view.deck else ()))
    if len(source) > 1:
        add("draw-card", source, ("turn",))
    return tuple(found)


def next_seats(view: View) -> tuple[int, ...]:
    """Who comes after the seat that ends its turn by taking a card: the next one clockwise that
    has cards. Before that a power may ask others, or the game may end."""
    board = view.board
    if view.awaited != ((board.active, "draw-card"),):
        return ()
    order = [(board.active + n) % board.seats for n in range(1, board.seats)]
    return tuple(seat for seat in order if view.hands[seat])[:1]
