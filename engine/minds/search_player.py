"""Computer players, which use only the contract: see `docs/computer-players.md`.

A computer player knows its view and nothing more. How long it thinks is counted in imagined games,
so that the same view, question and luck give the same answer. Where a game has ready answers, one
of these is taken by luck, the better ones more often. A computer player never resigns.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Game, Picks, Question, Ready
from engine.minds.levels import STEADY, TOLD, Level
from engine.minds.trials import Candidate, Reason, Trials

POOL: Final = 60
"""Where there are more ways to answer, nobody looks at all of them."""
FINALISTS: Final = 4
"""Candidates that are compared with one another."""
WIDE: Final = 24
"""The same where all answers are, if each of them can be tried in some positions at least."""
SOME: Final = 5
CLEAR: Final = 2.0
"""Errors by which one answer leads another clearly."""
HAIR: Final = 0.001
"""By so little one answer is not better than that which comes first."""
HABITS: Final = 12
"""Imagined positions in which it is looked at what a sensible seat would answer."""
DECIDES: Final = 0.6
"""With such a share a group decides, if that of no other is over `REST`."""
REST: Final = 0.4


class Thought(Struct, frozen=True):
    """An answer, and what it was chosen from."""

    picks: Picks
    candidates: tuple[Candidate, ...] = ()
    """The best of them, the best first, at most `levels.TOLD`. Empty where there was nothing to
    think about: one legal answer, or ready ones."""
    reasons: tuple[Reason, ...] = ()
    """Why the first of these leads the second, the largest share first; empty where it does not
    lead clearly, where the game names no groups, or where nobody asked."""

    @property
    def decides(self) -> str | None:
        """The group of features without which there would be little left of the lead, if that is
        true of one alone."""
        if not self.reasons or self.reasons[0].share < DECIDES:
            return None
        return None if any(one.share > REST for one in self.reasons[1:]) else self.reasons[0].group


def think(
    game: Game,
    view: Any,
    question: Question,
    chance: Chance,
    rollouts: int | None = None,
    level: Level = STEADY,
    *,
    tells: bool = False,
) -> Thought:
    """An answer to `question`, which is open in `view`, the view of the seat that is asked, with
    what it was chosen from. `rollouts`: how many imagined games are played on, in place of what the
    level plays. `tells`: also what the best answers lead to, and why the first is better than the
    second, which takes longer."""
    if ready := game.ready(view, question):
        return Thought(_one_of(ready, level, chance))
    if level.lapses and chance.random() < level.lapses:
        return Thought(game.default_answer(view, question))
    if rollouts is None:
        duels = level.duels if view.seats == 2 else 1.0
        rollouts = math.ceil(game.rollouts * level.rollouts * duels)
    usual, rare = _candidates(game, view, question, chance, rollouts, level.dares > 0)
    if len(usual) + len(rare) == 1:
        return Thought(usual[0])
    trials = Trials(game, view, question, chance, rollouts, tells=tells)
    ranking = _dared(usual, rare, trials, level.dares) if rare else _compared(usual, trials)
    if not ranking:
        return Thought(usual[0])
    blur = level.blur if game.compares_all else level.haze
    # Of the rare ones that did not win few games were played: some look good by luck.
    sound = [picks for picks in ranking if picks == ranking[0] or picks not in rare]
    picks = _overlooking(sound, trials, blur, level.spares, chance) if blur else ranking[0]
    told = sorted(ranking, key=lambda other: other != picks)[:TOLD]
    reasons: tuple[Reason, ...] = ()
    if tells and len(told) > 1:
        lead, error = trials.lead(*told[:2])
        if lead > CLEAR * error:
            reasons = trials.reasons(*told[:2])
    return Thought(picks, tuple(trials.candidate(one) for one in told), reasons)


def _one_of(ready: Sequence[Ready], level: Level, chance: Chance) -> Picks:
    """One of the answers that are ready, by luck; who cares takes the better ones more often."""
    left = chance.random() * sum([one.weight**level.care for one in ready])
    for one in ready:
        left -= one.weight**level.care
        if left < 0:
            return one.picks
    return ready[-1].picks


def _compared(finalists: list[Picks], trials: Trials) -> list[Picks]:
    """The finalists, the best first. In each round all that are left are played in the same
    imagined positions, and half of them stay. By a hair none beats the first."""
    first, out = finalists[0], list[Picks]()
    while len(finalists) > 1 and trials.left > 0:
        for _ in range(max(1, trials.left // (2 * len(finalists)))):
            trials.next_world()
            for picks in finalists:
                trials.play(picks)
        finalists.sort(key=lambda one: trials.worth(one) + HAIR * (one == first), reverse=True)
        half = (len(finalists) + 1) // 2
        finalists, out = finalists[:half], finalists[half:] + out
    return [picks for picks in finalists + out if trials.worth(picks) >= 0]


def _dared(usual: list[Picks], rare: list[Picks], trials: Trials, errors: float) -> list[Picks]:
    """All these answers, the best first. The most usual one is played in every imagined position,
    beside fewer and fewer others; one that is rare comes before it where it is clearly better."""
    first, left = usual[0], [*usual[1:], *rare]
    while trials.left > len(left):
        for _ in range(max(1, trials.left // (2 * (len(left) + 1)))):
            trials.next_world()
            for picks in (first, *left):
                trials.play(picks)
        left.sort(key=trials.worth, reverse=True)
        del left[max(1, len(left) // 2) :]
    lead, error = trials.lead(left[0], first)
    better = lead > (0.0 if left[0] in usual else errors * error)
    best = left[0] if better else first
    others = sorted([*usual, *rare], key=trials.worth, reverse=True)
    ranking = [best, *(picks for picks in others if picks != best)]
    return [picks for picks in ranking if trials.worth(picks) >= 0]


def _overlooking(
    ranking: list[Picks], trials: Trials, blur: float, spares: bool, chance: Chance
) -> Picks:
    """One of the answers that are the same to a level; of a kind one, that which spares the
    weakest seat, where that is clearly behind."""
    enough = trials.worth(ranking[0]) - blur * min(1.0, (2 / trials.view.seats) ** 2)
    near = [picks for picks in ranking if trials.worth(picks) >= enough]
    weakest = trials.weakest(blur) if spares else None
    if weakest is not None:
        return max(near, key=lambda picks: trials.worth(picks, weakest))
    return chance.choice(near)


def _candidates(
    game: Game, view: Any, question: Question, chance: Chance, rollouts: int, dares: bool
) -> tuple[list[Picks], list[Picks]]:
    """What a sensible seat would answer, the most usual first, and what else is tried. All trials
    go to these few: the many other answers would only bring noise."""
    some = game.candidates(view, question)
    if game.compares_all or not game.has_rollout_policy:
        wide = min(WIDE, max(FINALISTS, rollouts // SOME))
        every = _all_picks(question)
        if every is not None and len(every) <= wide:
            chance.shuffle(every)  # but the default answer, which looks like no slip, comes first
            return sorted(every, key=game.default_answer(view, question).__ne__), []
        return list((some or _usual(game, view, question, chance, 4))[:wide]), []
    usual = _usual(game, view, question, chance, 1)[:FINALISTS]
    rare = [one for one in some or _all_picks(question) or () if one not in usual] if dares else []
    chance.shuffle(rare)
    return usual, rare[:WIDE]


def _usual(game: Game, view: Any, question: Question, chance: Chance, each: int) -> list[Picks]:
    """What a sensible seat would answer in some positions that fit the view, so many times in each
    of them; the most usual first."""
    draws: list[Picks] = []
    for _ in range(HABITS):
        imagined = game.determinize(view, chance)
        draws += [game.rollout_policy(imagined, question, chance) for _ in range(each)]
    found = sorted(dict.fromkeys(draws), key=draws.count, reverse=True)
    return [picks for picks in found if RESIGN not in picks]


def _all_picks(question: Question) -> list[Picks] | None:
    """Every legal way to answer but to resign; None when there are more than `POOL`."""
    count = len(question.options)
    sizes = range(question.least, min(question.most, count) + 1)
    ways = math.perm if question.ordered else math.comb
    if sum(ways(count, size) for size in sizes) > POOL:
        return None
    choose_from = itertools.permutations if question.ordered else itertools.combinations
    every = (picks for size in sizes for picks in choose_from(question.options, size))
    return [p for p in every if question.accepts(p) is None and RESIGN not in p]
