"""What a game's positions are worth, as it was learned from games of computer players.

A game names features: numbers that it reads off a position for each seat. A file says how much each
one counts; `python -m engine.minds.train GAME` makes it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

Row = Sequence[float]
"""The features of one seat."""


_LEAST: Final = 0.01


class Weights(Struct, frozen=True):
    """For one number of seats. Each list begins with a constant; then one number for each
    feature. The first two are for the difference to the mean of the other seats."""

    worth: tuple[float, ...]
    """Of how well the seat does, half its place and half its lead, as a logit."""
    wins: tuple[float, ...]
    """Of being first, as a logit."""
    points: tuple[float, ...]
    """Of the points at the end, from the seat's own features."""


class Judgement(Struct, frozen=True):
    """The file."""

    made: str
    """How."""
    features: tuple[str, ...]
    seats: dict[str, Weights]

    def worths(self, rows: Sequence[Row]) -> tuple[float, ...]:
        """By seat, from 0 (lost) to 1 (won). `rows` has the features of each seat."""
        constant, *weights = self.seats[str(len(rows))].worth
        told = [sum(map(mul, weights, row)) for row in rows]
        every, others = sum(told), len(rows) - 1
        return tuple([_chance(constant + own - (every - own) / others) for own in told])

    def without(self, groups: Mapping[str, Sequence[str]]) -> dict[str, Judgement]:
        """For each group of features a judgement whose `worths` do not go by them.

        Raises:
            ValueError: a feature is in two groups, or there is none of this name.
        """
        grouped = [name for names in groups.values() for name in names]
        if len({*grouped} & {*self.features}) < len(grouped):
            raise ValueError("each group names features that no other one names")
        found = {}
        for group, names in groups.items():
            counts = [1.0, *[float(name not in names) for name in self.features]]
            seats = {
                key: replace(weights, worth=tuple(map(mul, counts, weights.worth)))
                for key, weights in self.seats.items()
            }
            found[group] = replace(self, seats=seats)
        return found

    def forecast(self, rows: Sequence[Row], seat: int) -> tuple[float, float]:
        """A seat's chance to be first, and the points that it can expect."""
        weights = self.seats[str(len(rows))]
        wins = logistic(weights.wins, difference(rows, seat))
        return wins, linear(weights.points, rows[seat])


def load(path: Path, features: tuple[str, ...]) -> Judgement:
    """
    Raises:
        ValueError: the file is about other features.
    """
    found = msgspec.json.decode(path.read_bytes(), type=Judgement)
    if found.features != features:
        raise ValueError(f"{path.name} was made for other features: make it again")
    return found


def difference(rows: Sequence[Row], seat: int) -> list[float]:
    """What a seat has more than the others on average, of each feature."""
    if len(rows) == 2:
        return [own - other for own, other in zip(rows[seat], rows[1 - seat], strict=True)]
    others = len(rows) - 1
    return [
        own - (sum(column) - own) / others
        for own, column in zip(rows[seat], zip(*rows, strict=True), strict=True)
    ]


def linear(weights: Sequence[float], row: Row) -> float:
    """The weighted sum, with the constant that comes first."""
    return weights[0] + float(sum(map(mul, weights[1:], row)))


def logit(share: float) -> float:
    """What `logistic` makes this share of; near 0 and 1 it is bounded."""
    share = min(1 - _LEAST, max(_LEAST, share))
    return log(share / (1 - share))


def logistic(weights: Sequence[float], row: Row) -> float:
    """The same as a chance."""
    return _chance(linear(weights, row))


def _chance(told: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, told))))
