"""What the conformance tests must know of Larder, written from the fields of its state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kit.chance import Chance
from engine.kit.example import GAME
from engine.kit.example.box import KINDS, MOST, ROUNDS, SIZE
from engine.kit.example.state import State
from tests.games.hooks import Hooks, ask_again, rotation, unnumbered


def longest(seats: int) -> int:
    """All fill their larders, then each brings something three times, and somebody tastes it."""
    return seats + 2 * ROUNDS * seats


def conserved(state: State) -> None:
    """What was in a larder is there still, or was brought out of it."""
    for larder, brought in zip(state.larders, state.board.brought, strict=True):
        assert larder == sorted(larder, key=KINDS.index), "the order of a larder tells something"
        at_first = Counter([*larder, *brought])
        assert at_first.total() in ((0, SIZE) if state.board.phase == "fill" else (SIZE,))
        assert all(count <= MOST for count in at_first.values())


def shuffle_hidden(state: State, seat: int | None, chance: Chance) -> None:
    """Fill the larders of others again, with what they have brought in them."""
    if state.board.phase == "over":  # all larders lie open
        return
    seen = GAME.view(state, seat)
    for other, larder in enumerate(state.larders):
        if other != seat:
            rest = [kind for kind in KINDS for _ in range(MOST)]
            for kind in state.board.brought[other]:
                rest.remove(kind)
            larder[:] = sorted(chance.sample(rest, len(larder)), key=KINDS.index)
    ask_again(GAME, state, seen, chance)


rotate = rotation(
    by_seat=("brought", "tasted", "larders"), a_seat=("first", "turn"), about={"taste": (0,)}
)


def second_score(state: State) -> dict[str, Any]:
    """Who has tasted most."""
    points = state.board.tasted
    ranked = sorted(points, reverse=True)
    return {"points": points, "places": [ranked.index(each) + 1 for each in points]}


HOOKS = Hooks(
    longest=longest,
    conserved=conserved,
    hidden=frozenset({"larders", "questions"}),
    shuffle_hidden=shuffle_hidden,
    rotate=rotate,
    alike=unnumbered,
    second_score=second_score,
    enough=2_000,
)
