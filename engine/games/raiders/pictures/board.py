"""The picture of the board, from a view alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.kit.contract import Event
from engine.kit.scene import Item, Scene
from engine.kit.showing import Names, Say

from ..state import View
from ..words.position import position as in_words
from . import coast, panels
from .changes import Changes, changes
from .layout import WIDTH, Plan
from .pieces import ART


def board(view: View, say: Say, names: Names, events: Sequence[Event] = ()) -> Scene:
    """The position, as everybody may see it; after the end with the final score. What `events`
    changed is lightly marked, and the last turn stands above it."""
    plan, new = Plan(view.board.seats), changes(events)
    head = panels.headline(view, say, names, events)
    return laid_out(
        plan, chain(head, ground(view, new, plan, say, names)), in_words(view, say, names)
    )


def ground(view: View, new: Changes, plan: Plan, say: Say, names: Names) -> Iterator[Item]:
    """All that lies below the headline."""
    yield from coast.settlements(view.board, new, plan, say)
    if plan.village.height:
        yield from coast.village(view.board, new, plan, say)
    yield from panels.offerings(view, new, plan)
    if plan.supply.height:
        yield from panels.supply(view, plan, say)
    yield from panels.table(view, new, names, plan.table.y)


def laid_out(plan: Plan, items: Iterable[Item], alt: str) -> Scene:
    """The scene of this plan."""
    whole = plan.whole
    return Scene(
        art=ART,
        base=f"{'raid' if plan.raid else 'board'}-{plan.seats}",
        width=whole.width,
        height=whole.height,
        items=tuple(items),
        pixels=round(max(WIDTH, whole.height)),
        alt=alt[:1000],
    )
