"""Three Earls: one storms with hired and high-born, one builds and holds, one plots."""

from __future__ import annotations

from bench.opponents import Player, looking_ahead
from engine.games.ortus_regni.state import View

_LORDS = {"": 0.0, "prince": 1.5, "champion": 1.5, "vassal": 1.0, "monk": 0.6}


def _earldom(view: View, seat: int) -> float:
    """What stands there."""
    board = view.board
    if not board.alive[seat]:
        return 0.0
    total = 3.0 + 0.6 * board.towers[seat] + 1.3 * len(board.mercenaries[seat])
    for fief in board.fiefs[seat]:
        total += 2.0 + _LORDS[fief.lord] + 0.6 * len(fief.cards)
    return total + 0.3 * min(8, view.reserves[seat]) + (board.king == seat)


def _mind(view: View, seat: int, malice: float, cards: float) -> float:
    """One's own, less a part of what the strongest of the others has."""
    others = [_earldom(view, other) for other in range(view.seats) if other != seat]
    fallen = sum(not alive for alive in view.board.alive)
    own = _earldom(view, seat) + cards * view.hands[seat] - 40 * (not view.board.alive[seat])
    return own - malice * (max(others) + 0.3 * sum(others)) + 15 * malice * fallen


def stormer(view: View, seat: int) -> float:
    """Whatever falls is worth more than what one builds."""
    return _mind(view, seat, malice=1.2, cards=0.1)


def builder(view: View, seat: int) -> float:
    """Castles, land and armies; attacks what is weak."""
    return _mind(view, seat, malice=0.5, cards=0.2)


def plotter(view: View, seat: int) -> float:
    """Treachery and intrigue, and a hand to spare."""
    return _mind(view, seat, malice=0.9, cards=0.3)


PLAYERS: dict[str, Player] = {
    "stormer": looking_ahead(stormer, ready="hand-rush", steps=16),
    "builder": looking_ahead(builder, ready="land-army", steps=16),
    "plotter": looking_ahead(plotter, ready="politics", steps=16),
}
