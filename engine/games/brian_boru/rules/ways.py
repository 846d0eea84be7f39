"""The ways in which a card can be carried out: an action, with what is bought or chosen on the way.

A way is an action's name, "upper", and after a hyphen what goes with it: how many more raiders,
church discs or spaces are bought ("lower-2"), the town to which one expands ("upper-MU3") or that
is freed from the Vikings ("lower-CO1"). Each action has at most one icon that leaves a choice, and
what comes before it decides nothing: so all of it can be chosen at once.

Ways that cannot have an effect are left out, as nobody gains by them: a lost card gives coins
besides, and coins do no harm.
"""

from __future__ import annotations

from functools import cache

from ..box import ACTIONS, CARDS, EXPAND_COST, EXTRA_COST, TOP, TOWN_KEYS
from ..state import Board, viking_towns, within_reach


def ways(board: Board, seat: int, card: str, *, won: bool) -> tuple[str, ...]:
    """How a seat may carry out its card; at least one way."""
    if won:
        return of_action(board, seat, card, 0) or (ACTIONS[0],)
    found: tuple[str, ...] = ()
    for action in range(1, len(CARDS[card].actions)):
        found += of_action(board, seat, card, action)
    return found


def of_action(board: Board, seat: int, card: str, action: int) -> tuple[str, ...]:
    """The ways of one action, the cheapest first. None where it has no effect at all."""
    name = ACTIONS[action]
    coins = board.coins[seat]
    for icon, count in CARDS[card].runs[action]:
        if icon == "coin":
            coins += count
        elif icon == "pay":
            coins -= min(count, coins)
        elif icon == "expand":
            towns = within_reach(board, seat) if coins >= EXPAND_COST else []
            return (name, *[f"{name}-{TOWN_KEYS[town]}" for town in towns])
        elif icon == "unviking":
            held = viking_towns(board)
            return (name,) if len(held) == 1 else tuple([f"{name}-{town}" for town in held])
        elif icon == "church":
            return _with_more(name, coins // EXTRA_COST)
        elif icon == "raider":
            left = max(0, board.battle - count)
            return _with_more(name, min(coins // EXTRA_COST, left)) if board.battle else ()
        elif icon == "marriage":
            return _courting(board, seat, name, count, coins // EXTRA_COST)
    return (name,)


@cache
def _with_more(name: str, most: int) -> tuple[str, ...]:
    """An action with nothing bought besides, or with up to so many more of it."""
    return (name, *[f"{name}-{extra}" for extra in range(1, most + 1)])


def _courting(board: Board, seat: int, name: str, count: int, most: int) -> tuple[str, ...]:
    """The same for spaces of the marriage track, where each leads further than fewer do. Who has
    won the trick may stay where it is, too."""
    here = board.track[seat]
    reached = -1 if name == ACTIONS[0] else here
    found = []
    for extra, way in enumerate(_with_more(name, min(most, max(0, TOP - here - count)))):
        end = landing(board, seat, here + count + extra)
        if end > reached:
            reached = end
            found.append(way)
    return tuple(found)


def landing(board: Board, seat: int, space: int) -> int:
    """Where a disc ends that comes to a space of the marriage track, or to the top: from a taken
    one it goes down to the next free one, or to the start."""
    taken = {where for other, where in enumerate(board.track) if other != seat}
    space = min(space, TOP)
    while space and space in taken:
        space -= 1
    return space
