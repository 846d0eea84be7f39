"""What a game's positions are worth, as it was learned from games of computer players.

A game reads features off a position: numbers for each seat, by name. A name may begin with a group
("coins.richest"). A file says how much each one counts; `python -m engine.minds.train GAME`
makes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from operator import mul
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

Features = Mapping[str, float]
"""Of one seat, by name."""
Row = Sequence[float]
"""The same in the order of a judgement."""

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

    def rows(self, found: Iterable[Features]) -> list[list[float]]:
        """What was found of each seat, in the order of the weights.

        Raises:
            KeyError: a feature is missing.
        """
        return [list(map(of_seat.__getitem__, self.features)) for of_seat in found]

    def worths(self, found: Sequence[Features]) -> tuple[float, ...]:
        """By seat, from 0 (lost) to 1 (won)."""
        constant, *weights = self.seats[str(len(found))].worth
        told = [sum(map(mul, weights, row)) for row in self.rows(found)]
        every, others = sum(told), len(told) - 1
        return tuple([_chance(constant + own - (every - own) / others) for own in told])

    def without(self, *groups: str) -> dict[str, Judgement]:
        """For each group of features a judgement whose `worths` do not go by them.

        Raises:
            ValueError: a feature is in another group.
        """
        group_of = [name.rpartition(".")[0] for name in self.features]
        if not {*group_of} <= {"", *groups}:
            raise ValueError("every group that features name must be told")
        found = {}
        for group in groups:
            counts = [1.0, *[float(other != group) for other in group_of]]
            seats = {
                key: replace(weights, worth=tuple(map(mul, counts, weights.worth)))
                for key, weights in self.seats.items()
            }
            found[group] = replace(self, seats=seats)
        return found

    def forecast(self, found: Sequence[Features], seat: int) -> tuple[float, float]:
        """A seat's chance to be first, and the points that it can expect."""
        weights, rows = self.seats[str(len(found))], self.rows(found)
        wins = logistic(weights.wins, difference(rows, seat))
        return wins, linear(weights.points, rows[seat])


def load(path: Path) -> Judgement:
    return msgspec.json.decode(path.read_bytes(), type=Judgement)


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
