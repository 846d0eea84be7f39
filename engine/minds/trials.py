"""The imagined games of one answer, and what they taught."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import msgspec
from msgspec import Struct

from engine.kit.chance import Chance
from engine.kit.contract import Game, Picks, Question, Standing

ANSWERS: Final = 100
"""Answers in all games together, for each of them: a bound for long games."""

_pack: Final = msgspec.msgpack.Encoder().encode


class Result(Struct, frozen=True, gc=False):
    """How an imagined game went."""

    worths: tuple[float, ...]
    """By seat, 0 to 1."""
    wins: float | None = None
    """Whether the seat that is asked was first, or its chance to be; None: nobody can tell."""
    points: float | None = None
    """Its points, or those to expect."""
    without: tuple[float, ...] = ()
    """Its worth if one group of features did not count (`Rules.without`), for each of them."""


class Candidate(Struct, frozen=True):
    """An answer that was thought about, and how the imagined games went after it."""

    picks: Picks
    games: int
    """How many they were. The fewer, the less the rest means."""
    worth: float
    """What the seat can expect, from 0 (last, far behind) to 1 (first, far ahead)."""
    spread: float
    """The standard deviation of that from one game to the next: what is at risk."""
    wins: float | None
    """Its chance to be first, from 0 to 1; None where nobody can tell, or nobody asked."""
    points: float | None
    """The points it can expect at the end; None likewise."""


class Reason(Struct, frozen=True):
    """How much a group of features (`Rules.without`) does for it that one answer leads another."""

    group: str
    share: float
    """How much of the lead is gone where positions are judged without it: 1, all of it; below 0,
    it speaks for the other answer."""


class Trials:
    """See the module."""

    def __init__(
        self,
        game: Game,
        view: Any,
        question: Question,
        chance: Chance,
        rollouts: int,
        *,
        tells: bool = False,
    ) -> None:
        self.tells = tells
        """Whether it finds, too, what can be told of the answers beside their worth."""
        self.game = game
        self.view = view
        self.question = question
        self.left = rollouts
        """Games that may still be played on."""
        self._answers = rollouts * ANSWERS
        self._seed = bytes(chance.below(256) for _ in range(16))
        self._world = 0
        self._packed = b""
        self._unpack = msgspec.msgpack.Decoder(game.state_type).decode
        self._results: dict[Picks, list[Result]] = {}

    def next_world(self) -> None:
        """Imagine another position, with other luck to come."""
        self._world += 1
        imagined = self.game.determinize(self.view, Chance(self._seed, 2 * self._world))
        self._packed = _pack(imagined)

    def play(self, picks: Picks) -> None:
        """Play on after `picks`, unless all rollouts are used up."""
        if self.left <= 0:
            return
        state = self._unpack(self._packed)
        before = self._answers
        result = self._played_on(state, picks, Chance(self._seed, 2 * self._world + 1))
        cost = max(1, before - self._answers)
        self.left = min(self.left - 1, self._answers // cost)
        self._results.setdefault(picks, []).append(result)

    def _played_on(self, state: Any, picks: Picks, luck: Chance) -> Result:
        """The end, or what a game that is cut short promises then."""
        game, seat = self.game, self.question.seat
        game.answer(state, self.question, picks, luck)
        questions, answer, likely = game.questions, game.answer, game.rollout_policy
        left = self._answers
        while self._answers > 0 and not game.rollout_ends(state, left - self._answers):
            self._answers -= 1
            asked = questions(state)
            if not asked:
                break
            question = asked[0]
            answer(state, question, likely(state, question, luck), luck)
        standing = game.standing(state)
        if standing is None:
            if not self.tells:
                return Result(game.evaluate(state))
            wins, points = game.forecast(state, seat) or (None, None)
            without = tuple([worths[seat] for worths in game.evaluate_without(state)])
            return Result(game.evaluate(state), wins, points, without)
        worths = tuple(worth(standing, other) for other in range(len(standing.places)))
        first = standing.places[seat] == 1
        wins = 1 / standing.places.count(1) if first else 0.0
        # Without the first group, by which the end counts, all seats are alike.
        without = (_mean(list(worths)), *[worths[seat]] * (len(game.without) - 1))
        return Result(worths, wins, standing.points[seat], without)

    def worth(self, picks: Picks, seat: int | None = None) -> float:
        """Mean of the games played on after just these picks, for the seat that is asked or another
        one; -1 where there were none."""
        seat = self.question.seat if seat is None else seat
        results = self._results.get(picks)
        return _mean([result.worths[seat] for result in results]) if results else -1.0

    def lead(self, picks: Picks, other: Picks) -> tuple[float, float]:
        """How much better the games after `picks` went than those after `other`, in the positions
        in which both were played, and its error. (0, 0) where these were fewer than two."""
        seat = self.question.seat
        both = zip(self._results.get(picks, ()), self._results.get(other, ()), strict=False)
        leads = [one.worths[seat] - two.worths[seat] for one, two in both]
        if len(leads) < 2:
            return 0.0, 0.0
        mean = _mean(leads)
        variance = sum([(lead - mean) ** 2 for lead in leads]) / (len(leads) - 1)
        return mean, sqrt(variance / len(leads))

    def weakest(self, behind: float) -> int | None:
        """The seat that did worst in all games together, if that is another one of several, and
        by so much `behind` all others."""
        results = [result for played in self._results.values() for result in played]
        means = [_mean(list(column)) for column in zip(*(r.worths for r in results), strict=True)]
        worst, following = sorted(means)[:2]
        seat = means.index(worst)
        far = len(means) > 2 and worst < following - behind
        return seat if far and seat != self.question.seat else None

    def reasons(self, picks: Picks, other: Picks) -> tuple[Reason, ...]:
        """Why `picks` lead `other`, which they do."""
        lead, _ = self.lead(picks, other)
        both = list(zip(self._results[picks], self._results[other], strict=False))
        found = []
        for number, group in enumerate(self.game.without):
            left = _mean([one.without[number] - two.without[number] for one, two in both])
            found.append(Reason(group, 1 - left / lead))
        return tuple(sorted(found, key=lambda reason: reason.share, reverse=True))

    def candidate(self, picks: Picks) -> Candidate:
        """What all this says of these picks, which were played at least once."""
        results = self._results[picks]
        worths = [result.worths[self.question.seat] for result in results]
        mean = _mean(worths)
        spread = sqrt(_mean([(one - mean) ** 2 for one in worths]))
        wins = _known([result.wins for result in results])
        points = _known([result.points for result in results])
        return Candidate(picks, len(results), mean, spread, wins, points)


def _known(values: list[float | None]) -> float | None:
    """The mean, where all are known: those of the games alone that came to their end would
    mislead."""
    known = [value for value in values if value is not None]
    return _mean(known) if len(known) == len(values) else None


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def worth(standing: Standing, seat: int) -> float:
    """Half for the place, half for the points beside those of the best other seat."""
    seats = len(standing.places)
    sign = -1 if standing.lowest else 1
    if seats == 1:
        many = max(0, standing.points[0])
        return 1.0 / (1.0 + many) if standing.lowest else 1.0 - 1.0 / (1.0 + many)
    ahead = sum(place < standing.places[seat] for place in standing.places)
    level = sum(place == standing.places[seat] for place in standing.places) - 1
    place = 1.0 - (ahead + level / 2) / (seats - 1)
    own = sign * standing.points[seat]
    best = max(sign * points for other, points in enumerate(standing.points) if other != seat)
    margin = (own - best) / (abs(own) + abs(best) + 1)
    return 0.5 * place + 0.25 * (1.0 + margin)
