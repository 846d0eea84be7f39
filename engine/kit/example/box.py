"""What is in the box: things of five kinds."""

from typing import Final

from engine.kit.contract import Picks

SEATS: Final = range(2, 4)
ROUNDS: Final = 3
KINDS: Final = ("bread", "cheese", "apple", "honey", "fish")
EACH: Final = 18
"""Things of each kind that there are to choose from."""
SIZE: Final = 12
"""Things in a larder at first."""
MOST: Final = 6
"""Things of one kind in it, at most."""

THINGS: Final = tuple(f"{kind}.{i}" for kind in KINDS for i in range(1, EACH + 1))
"""The options of whoever fills a larder. Equal things are told apart by a number alone."""


def kind_of(thing: str) -> str:
    """The kind of a thing."""
    return thing.split(".")[0]


def things(**counts: int) -> Picks:
    """So many of each kind: `things(bread=2)` is bread.1 and bread.2."""
    return tuple(f"{kind}.{i}" for kind in KINDS for i in range(1, counts.get(kind, 0) + 1))
