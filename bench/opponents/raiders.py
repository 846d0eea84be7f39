"""Three who raid: for plunder and offerings, for armour and fortresses, for glory in Valhalla."""

from __future__ import annotations

from bench.opponents import Player, looking_ahead
from engine.games.raiders.box import ARMOUR_TRACK, CARDS, OFFERS, VALKYRIE_TRACK
from engine.games.raiders.state import View


def _sure(view: View, seat: int) -> float:
    """Points if it ended now, less what cards of the crew bring at the end."""
    board = view.board
    total = float(board.score[seat] + VALKYRIE_TRACK[board.valkyrie[seat]])
    total += ARMOUR_TRACK[board.armour[seat]] + sum(OFFERS[t].points for t in view.tiles[seat])
    return total + board.gold[seat] + board.iron[seat] + board.livestock[seat] / 2


def _means(view: View, seat: int, *, coin: float, food: float, card: float) -> float:
    """Silver, provisions and cards, the first ones more than the next."""
    board = view.board
    total = coin * min(5, board.silver[seat]) + 0.1 * board.silver[seat]
    total += food * min(4, board.provision[seat]) + 0.1 * board.provision[seat]
    worker = {"": 0.0, "black": 0.0, "grey": 0.4, "white": 0.8}[board.workers[seat]]
    return total + card * min(5, len(view.hand)) + worker


def _crew(view: View, seat: int, each: float, strength: float) -> float:
    return sum(each + strength * CARDS[card].strength for card in view.board.crew[seat])


def merchant(view: View, seat: int) -> float:
    """Plunder for offerings; a small crew does."""
    board = view.board
    goods = 0.6 * board.gold[seat] + 0.6 * board.iron[seat] + 0.4 * board.livestock[seat]
    means = _means(view, seat, coin=0.5, food=0.6, card=0.2)
    return _sure(view, seat) + goods + means + _crew(view, seat, 1.2, 0.4)


def smith(view: View, seat: int) -> float:
    """Armour and strength, then fortresses."""
    armour = 1.1 * view.board.armour[seat]
    means = _means(view, seat, coin=0.45, food=0.7, card=0.25)
    return _sure(view, seat) + armour + means + _crew(view, seat, 1.5, 0.7)


def skald(view: View, seat: int) -> float:
    """Glory now: points of raids, and Valkyrie."""
    glory = 0.8 * view.board.valkyrie[seat]
    means = _means(view, seat, coin=0.4, food=0.5, card=0.2)
    return _sure(view, seat) + glory + means + _crew(view, seat, 1.0, 0.5)


PLAYERS: dict[str, Player] = {
    "merchant": looking_ahead(merchant),
    "smith": looking_ahead(smith),
    "skald": looking_ahead(skald),
}
