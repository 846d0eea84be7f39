"""The ways in which a card can be carried out: an action, with what is bought or chosen on the way.

A way is an action's name, "upper", and after a hyphen what goes with it: how many more raiders,
church discs or spaces are bought ("lower-2"), the town to which one expands ("upper-MU3") or that
is freed from the Vikings ("lower-CO1"). Each action has at most one icon that leaves a choice, and
what comes before it decides nothing: so all of it can be chosen at once.

Ways that cannot have an effect are left out, as nobody gains by them: a lost card gives coins
besides, and coins do no harm.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..box import ACTIONS, CARDS, EXPAND_COST, EXTRA_COST, TOP, TOWN_KEYS
from ..state import Board, viking_towns, within_reach


def ways(board: Board, seat: int, card: str, *, won: bool) -> tuple[str, ...]:
    """How a seat may carry out its card; at least one way."""
    if won:
        return of_action(board, seat, card, 0) or (ACTIONS[0],)
    return tuple(
        [
            way
            for action in range(1, len(CARDS[card].actions))
            for way in of_action(board, seat, card, action)
        ]
    )


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
        elif icon != "town":
            extras = _extras(board, seat, icon, count, coins, must=not action)
            return tuple([f"{name}-{extra}" if extra else name for extra in extras])
    return (name,)


def _extras(
    board: Board, seat: int, icon: str, count: int, coins: int, *, must: bool
) -> Iterator[int]:
    """How many more may be bought, so that it makes a difference. `must`: none is a way too."""
    most = coins // EXTRA_COST
    if icon == "church":
        yield from range(most + 1)
    elif icon == "raider":
        if board.battle:
            yield from range(min(most, max(0, board.battle - count)) + 1)
    else:
        reached = -1 if must else board.track[seat]
        for extra in range(min(most, max(0, TOP - board.track[seat] - count)) + 1):
            end = landing(board, seat, board.track[seat] + count + extra)
            if end > reached:
                reached = end
                yield extra


def landing(board: Board, seat: int, space: int) -> int:
    """Where a disc ends that comes to a space of the marriage track, or to the top: from a taken
    one it goes down to the next free one, or to the start."""
    taken = {where for other, where in enumerate(board.track) if other != seat}
    space = min(space, TOP)
    while space and space in taken:
        space -= 1
    return space
