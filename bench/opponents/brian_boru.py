"""Three who would be High King: by towns, through the church, by marriage and against Vikings."""

from __future__ import annotations

from bench.opponents import Player, looking_ahead
from engine.games.brian_boru.box import REGIONS, VALUE
from engine.games.brian_boru.rules.scoring import final_sources, tally
from engine.games.brian_boru.state import View


def _sure(view: View, seat: int) -> float:
    """Points if it ended now, coins, and the cards that are left for later tricks."""
    board = view.board
    points = sum(source.points[seat] for source in final_sources(board))
    cards = sum(0.12 * VALUE[card] for card in view.hand)
    return float(points) + 0.3 * board.coins[seat] + cards


def landlord(view: View, seat: int) -> float:
    """Towns where they decide a region."""
    total = _sure(view, seat)
    for region in REGIONS.values():
        found, _ = tally(view.board, region)
        others = max(found[:seat] + found[seat + 1 :])
        total += region.points * 0.8 * min(1.0, found[seat] / region.threshold)
        total += 1.0 * (found[seat] > others) + 0.5 * (found[seat] == others > 0)
    return total


def bishop(view: View, seat: int) -> float:
    """The church, its monasteries, and whatever scores."""
    board = view.board
    others = max(board.church[:seat] + board.church[seat + 1 :])
    built = sum(m for m, disc in zip(board.monasteries, board.discs, strict=True) if disc == seat)
    held = sum(disc == seat for disc in board.discs)
    lead = 2.5 * (board.church[seat] > others)
    return _sure(view, seat) + 0.8 * board.church[seat] + lead + 1.5 * built + 1.1 * held


def suitor(view: View, seat: int) -> float:
    """Marriages first; raiders for renown."""
    board = view.board
    others = max(board.track[:seat] + board.track[seat + 1 :])
    held = sum(disc == seat for disc in board.discs)
    lead = 1.5 * (board.track[seat] > others)
    gained = 0.5 * board.track[seat] + lead + 2.0 * len(board.won[seat])
    return _sure(view, seat) + gained + 0.7 * board.raiders[seat] + 1.1 * held


PLAYERS: dict[str, Player] = {
    "landlord": looking_ahead(landlord, steps=14),
    "bishop": looking_ahead(bishop, steps=14),
    "suitor": looking_ahead(suitor, steps=14),
}
