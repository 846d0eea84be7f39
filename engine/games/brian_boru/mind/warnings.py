"""What an experienced friend would say before an answer does harm: from the view alone."""

from __future__ import annotations

from engine.kit.contract import Caution, Question

from ..box import CARDS, COLOURS, SUIT
from ..state import Board, View


def warning(view: View, question: Question) -> Caution | None:
    """At most one thing, the worst one first."""
    board, kind = view.board, question.kind
    if kind in ("play-card", "action") and _would_be_raided(board, question.seat):
        return Caution("raid")
    if kind in ("lead", "play-card"):
        if not board.coins[question.seat] and _may_owe(view, question):
            return Caution("unpaid")
        if board.trick == board.tricks:
            return Caution("last-card")
    return None


def _would_be_raided(board: Board, seat: int) -> bool:
    """Whether the upkeep is next, Vikings are left, and nobody has fewer raiders."""
    last = board.trick == board.tricks
    return last and board.battle > 0 and board.raiders[seat] == min(board.raiders)


def _may_owe(view: View, question: Question) -> bool:
    """Whether a card that might win asks for coins."""
    cards = view.hand
    if question.kind == "play-card":
        colour = COLOURS[view.board.active]
        cards = tuple(card for card in cards if SUIT[card] in (colour, "white"))
    return any("pay" in CARDS[card].actions[0] for card in cards)
