"""Computer players, written against the contract alone.

A computer player knows what its view tells and nothing else. It imagines whole positions that
fit the view, plays each of its candidate answers on to the end with random answers of all
seats, and takes the one after which it stood best. How long it thinks is counted in games
played on, never in time, so that the same view, question and luck give the same answer.

Where a game rehearses (`engine.kit.contract.Rules.likely`), the candidates are what a sensible seat
would answer, and the imagined games are played on as sensible seats would play, for a while, and
judged by what they promise then. Where it has ready answers
to a question, one of these is taken by luck. A computer player never resigns.
"""

from __future__ import annotations

import itertools
import math
from functools import cache
from typing import Any, Final

import msgspec

from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Game, Picks, Question, Standing

EFFORT: Final = 120
"""Games played on for one answer."""
ANSWERS: Final = 100
"""Answers in all these games together, for each of them: a bound for long games."""
POOL: Final = 60
"""Ways to answer that are thought about at all, where there are more."""
FINALISTS: Final = 4
"""Candidates that are compared with one another in the end."""
HABITS: Final = 12
"""Imagined positions in which it is looked at what a sensible seat would answer."""

Feature = str | tuple[int, str]

_pack: Final = msgspec.msgpack.Encoder().encode


def choose(
    game: Game, view: Any, question: Question, chance: Chance, effort: int = EFFORT
) -> Picks:
    """An answer to `question`, which is open in `view`, the view of the seat that is asked.

    `effort` is how many imagined games are played on; 0 gives random legal picks.
    """
    ready = game.ready(view, question)
    if ready:
        return chance.choice(ready).picks
    rehearses = effort > 0 and game.rehearses
    find = _habitual if rehearses else _candidates
    candidates = [picks for picks in find(game, view, question, chance) if RESIGN not in picks]
    if len(candidates) == 1:
        return candidates[0]
    if effort <= 0:
        return chance.choice(candidates)
    trials = _Trials(game, view, question, chance, effort)
    finalists = candidates if rehearses else _promising(question, candidates, trials)
    while len(finalists) > 1 and trials.left > 0:
        for _ in range(max(1, trials.left // (2 * len(finalists)))):
            trials.next_world()
            for picks in finalists:
                trials.play(picks, same_world=True)
        finalists = sorted(finalists, key=trials.worth, reverse=True)
        finalists = finalists[: (len(finalists) + 1) // 2]
    return finalists[0]


def _promising(question: Question, candidates: list[Picks], trials: _Trials) -> list[Picks]:
    """The candidates that did best in half of the trials, and what can be put together of
    them."""
    trials.play(candidates[0])
    share = trials.left // 2
    for picks in itertools.islice(itertools.cycle(candidates), 1, share):
        trials.play(picks)
    composed = _composed(question, trials)
    if composed is not None and composed not in candidates:
        candidates.append(composed)
    return sorted(candidates, key=trials.promise, reverse=True)[:FINALISTS]


def _candidates(game: Game, view: Any, question: Question, chance: Chance) -> list[Picks]:
    """All legal picks where they are few, else the default and a random sample, in an order
    that luck decides."""
    found = _all_picks(question)
    if found is None:
        sampled = [game.default(view, question)]
        drawn = (question.sample(chance) for _ in range(2 * POOL))
        sampled += [picks for picks in drawn if question.accepts(picks) is None]
        if not question.ordered:
            place = {option: i for i, option in enumerate(question.options)}
            sampled = [tuple(sorted(picks, key=place.__getitem__)) for picks in sampled]
        found = list(dict.fromkeys(sampled))[:POOL]
    chance.shuffle(found)
    return found


def _habitual(game: Game, view: Any, question: Question, chance: Chance) -> list[Picks]:
    """What a sensible seat would answer in some of the positions that fit the view, the most
    usual first. All trials go to these few: the many other answers would only bring noise."""
    draws = [game.likely(game.imagine(view, chance), question, chance) for _ in range(HABITS)]
    return sorted(dict.fromkeys(draws), key=draws.count, reverse=True)[:FINALISTS]


def _all_picks(question: Question) -> list[Picks] | None:
    """Every legal way to answer; None when there are more than `POOL`."""
    count = len(question.options)
    sizes = range(question.least, min(question.most, count) + 1)
    ways = math.perm if question.ordered else math.comb
    if sum(ways(count, size) for size in sizes) > POOL:
        return None
    choose_from = itertools.permutations if question.ordered else itertools.combinations
    every = (picks for size in sizes for picks in choose_from(question.options, size))
    return [picks for picks in every if question.accepts(picks) is None]


def _composed(question: Question, trials: _Trials) -> Picks | None:
    """Picks put together from the options that did well, one after the other; None where they
    do not fit together."""
    taken: list[str] = []
    while len(taken) < question.most:
        place = len(taken)
        best: tuple[float, str] | None = None
        for option in question.options:
            if option in taken or option == RESIGN or not _leaves_room(question, (*taken, option)):
                continue
            gain = trials.gain((place, option) if question.ordered else option)
            if best is None or gain > best[0]:
                best = (gain, option)
        if best is None or (place >= question.least and best[0] <= 0):
            break
        taken.append(best[1])
    order = {option: i for i, option in enumerate(question.options)}
    picks = tuple(taken) if question.ordered else tuple(sorted(taken, key=order.__getitem__))
    return picks if question.accepts(picks) is None else None


def _leaves_room(question: Question, picks: Picks) -> bool:
    return all(
        sum(pick in limit.options for pick in picks) <= limit.most for limit in question.limits
    )


class _Trials:
    """The imagined games of one answer, and what they taught."""

    def __init__(
        self, game: Game, view: Any, question: Question, chance: Chance, effort: int
    ) -> None:
        self.game = game
        self.view = view
        self.question = question
        self.left = effort
        """Games that may still be played on."""
        self._answers = effort * ANSWERS
        self._horizon = self._answers if game.horizon is None else game.horizon
        self._seed = bytes(chance.below(256) for _ in range(16))
        self._world = 0
        self._packed = b""
        self._results: dict[Picks, list[float]] = {}
        self._lessons: dict[Feature, list[float]] = {}
        self._sum = 0.0
        self._played = 0

    def next_world(self) -> None:
        """Imagine another position, with other luck to come."""
        self._world += 1
        imagined = self.game.imagine(self.view, Chance(self._seed, 2 * self._world))
        self._packed = _pack(imagined)

    def play(self, picks: Picks, *, same_world: bool = False) -> None:
        """Play on after `picks`, unless the effort is used up."""
        if self.left <= 0:
            return
        if not same_world:
            self.next_world()
        state = _decoder(self.game.state_type).decode(self._packed)
        before = self._answers
        worth = self._played_on(state, picks, Chance(self._seed, 2 * self._world + 1))
        cost = max(1, before - self._answers)
        self.left = min(self.left - 1, self._answers // cost)
        self._results.setdefault(picks, []).append(worth)
        for feature in _features(self.question, picks):
            self._lessons.setdefault(feature, []).append(worth)
        self._sum += worth
        self._played += 1

    def _played_on(self, state: Any, picks: Picks, luck: Chance) -> float:
        """What the end is worth to the seat that is asked: 0 to 1. A game that is cut short is
        worth what it promises then, or a half where nobody can tell."""
        game, seat = self.game, self.question.seat
        game.answer(state, self.question, picks, luck)
        questions, answer, likely = game.questions, game.answer, game.likely
        stop = max(0, self._answers - self._horizon)
        while self._answers > stop:
            self._answers -= 1
            asked = questions(state)
            if not asked:
                break
            question = asked[0]
            answer(state, question, likely(state, question, luck), luck)
        standing = game.standing(state)
        return game.outlook(state)[seat] if standing is None else _worth(standing, seat)

    def worth(self, picks: Picks) -> float:
        """Mean of the games played on after just these picks."""
        results = self._results.get(picks)
        return sum(results) / len(results) if results else -1.0

    def promise(self, picks: Picks) -> float:
        """What to expect of `picks`, from all the games in which some of them were picked."""
        return sum(self.gain(feature) for feature in _features(self.question, picks))

    def gain(self, feature: Feature) -> float:
        """How much better than the mean of all the games with `feature` went; drawn towards
        that mean, the fewer they were."""
        lessons = self._lessons.get(feature)
        if not lessons:
            return 0.0
        return (sum(lessons) - self._sum / self._played * len(lessons)) / (len(lessons) + 2)


@cache
def _decoder(kind: type[Any]) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(kind)


def _features(question: Question, picks: Picks) -> tuple[Feature, ...]:
    """What may matter about picks: each option, with its place where the order counts."""
    if not picks:
        return ("",)
    return tuple(enumerate(picks)) if question.ordered else picks


def _worth(standing: Standing, seat: int) -> float:
    """Half for the place, half for the points beside those of the best other seat."""
    seats = len(standing.places)
    if seats == 1:
        return 1.0 - 1.0 / (1.0 + max(0, standing.points[0]))
    ahead = sum(place < standing.places[seat] for place in standing.places)
    level = sum(place == standing.places[seat] for place in standing.places) - 1
    place = 1.0 - (ahead + level / 2) / (seats - 1)
    own = standing.points[seat]
    best = max(points for other, points in enumerate(standing.points) if other != seat)
    margin = (own - best) / (abs(own) + abs(best) + 1)
    return 0.5 * place + 0.25 * (1.0 + margin)
