"""What is hidden in this game, for positions imagined from views."""

from __future__ import annotations

from typing import Final

from engine.kit.chance import Chance
from engine.kit.hidden import Pile

from ..box import CARD_ORDER, CARDS, KEPT, OFFER_KEYS
from ..rules import hands
from ..state import Board, State, View


def _open_cards(board: Board) -> list[str]:
    joining = [board.joining] if board.joining else []
    return [*board.discards, *joining, *[card for crew in board.crew for card in crew]]


PILES: Final = (
    Pile(
        ("hands", "deck"),
        {key: card.copies for key, card in CARDS.items()},
        _open_cards,
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
            hands.sort_cards(chosen)
            state.chosen[seat] = chosen
