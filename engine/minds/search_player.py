"""Computer players, which use only the contract.

A computer player knows its view and nothing more. It imagines whole positions that fit the view,
plays each of its candidate answers on to the end with random answers of all seats, and takes the
one that did best. How long it thinks is counted in imagined games, never in time, so that the same
view, question and luck give the same answer.

Where a game has a rollout policy (`Rules.rollout_policy`), the imagined games are played on as
sensible seats would play, for a while, and judged by what they promise then. The candidates are
what a sensible seat would answer; where a game tells all answers apart (`Rules.compares_all`), all
of them if they are few. Elsewhere a level that dares tries other answers, too, and gives one of
them where it did clearly better. Where a game has ready answers to a question, one of these is
taken by luck, the better ones more often. A computer player never resigns.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, Final

from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Game, Picks, Question, Ready
from engine.minds.levels import STEADY, TOLD, Level
from engine.minds.thought import Thought
from engine.minds.trials import Trials

POOL: Final = 60
"""Ways to answer that are thought about at all, where there are more."""
FINALISTS: Final = 4
"""Candidates that are compared with one another in the end."""
WIDE: Final = 24
"""Candidates that are compared where a game tells all answers apart, if each of them can be tried
in some positions at least."""
SOME: Final = 5
CLEAR: Final = 2.0
"""Errors by which an answer that no sensible seat would give must be the better one: of many that
are tried, some look good by luck."""
HABITS: Final = 12
"""Imagined positions in which it is looked at what a sensible seat would answer."""


def choose(
    game: Game,
    view: Any,
    question: Question,
    chance: Chance,
    rollouts: int | None = None,
    level: Level = STEADY,
) -> Picks:
    """An answer to `question`, which is open in `view`, the view of the seat that is asked.

    `rollouts` is how many imagined games are played on, in place of what the level plays; 0 gives
    random legal picks.
    """
    return think(game, view, question, chance, rollouts, level).picks


def think(
    game: Game,
    view: Any,
    question: Question,
    chance: Chance,
    rollouts: int | None = None,
    level: Level = STEADY,
) -> Thought:
    """The same, with what it was chosen from."""
    ready = game.ready(view, question)
    if ready:
        return Thought(_one_of(ready, level, chance))
    if level.lapses and chance.random() < level.lapses:
        return Thought(game.default_answer(view, question))
    rollouts = math.ceil(game.rollouts * level.rollouts) if rollouts is None else rollouts
    has_rollout_policy = rollouts > 0 and game.has_rollout_policy
    dares = has_rollout_policy and not game.compares_all and level.dares
    if not has_rollout_policy:
        found = _candidates(game, view, question, chance)
    elif game.compares_all:
        found = _sensible(game, view, question, chance, rollouts)
    else:
        found = _habitual(game, view, question, chance)
    candidates = [picks for picks in found if RESIGN not in picks]
    rare = _unusual(question, candidates, chance) if dares else []
    if len(candidates) + len(rare) == 1:
        return Thought(candidates[0])
    if rollouts <= 0:
        return Thought(chance.choice(candidates))
    trials = Trials(game, view, question, chance, rollouts)
    if rare:
        ranking = _dared(candidates, rare, trials)
    else:
        finalists = candidates if has_rollout_policy else _promising(question, candidates, trials)
        ranking = _compared(finalists, trials)
    if not ranking:
        return Thought(candidates[0])
    blur = level.blur if game.compares_all else level.haze
    picks = _overlooking(ranking, trials, blur, level.spares, chance) if blur else ranking[0]
    told = sorted(ranking, key=lambda other: other != picks)[:TOLD]
    return Thought(picks, tuple(trials.candidate(one) for one in told))


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
    imagined positions, and half of them stay."""
    out: list[Picks] = []
    while len(finalists) > 1 and trials.left > 0:
        for _ in range(max(1, trials.left // (2 * len(finalists)))):
            trials.next_world()
            for picks in finalists:
                trials.play(picks, same_world=True)
        finalists = sorted(finalists, key=trials.worth, reverse=True)
        half = (len(finalists) + 1) // 2
        finalists, out = finalists[:half], finalists[half:] + out
    return [picks for picks in finalists + out if trials.worth(picks) >= 0]


def _dared(usual: list[Picks], rare: list[Picks], trials: Trials) -> list[Picks]:
    """All these answers, the best first. The most usual one is played in every imagined position,
    beside fewer and fewer others; one that is rare comes before it where it is clearly better."""
    first, left = usual[0], [*usual[1:], *rare]
    while trials.left > len(left):
        for _ in range(max(1, trials.left // (2 * (len(left) + 1)))):
            trials.next_world()
            for picks in (first, *left):
                trials.play(picks, same_world=True)
        left.sort(key=trials.worth, reverse=True)
        del left[max(1, len(left) // 2) :]
    lead, error = trials.lead(left[0], first)
    better = lead > (0.0 if left[0] in usual else CLEAR * error)
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
        return max(near, key=lambda picks: trials.mean(picks, weakest))
    return chance.choice(near)


def _promising(question: Question, candidates: list[Picks], trials: Trials) -> list[Picks]:
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
    """All legal picks if they are few, otherwise the default and a random sample, in random
    order."""
    found = _all_picks(question)
    if found is None:
        sampled = [game.default_answer(view, question)]
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
    draws = [
        game.rollout_policy(game.determinize(view, chance), question, chance) for _ in range(HABITS)
    ]
    return sorted(dict.fromkeys(draws), key=draws.count, reverse=True)[:FINALISTS]


def _unusual(question: Question, usual: list[Picks], chance: Chance) -> list[Picks]:
    """The other legal ways to answer, where they are few; of these as many as can be compared."""
    found = [
        picks for picks in _all_picks(question) or () if picks not in usual and RESIGN not in picks
    ]
    chance.shuffle(found)
    return found[:WIDE]


def _sensible(
    game: Game, view: Any, question: Question, chance: Chance, rollouts: int
) -> list[Picks]:
    """All legal picks if they are few for so many rollouts, otherwise what sensible players would
    answer
    in many positions that fit the view, the most usual first."""
    wide = min(WIDE, max(FINALISTS, rollouts // SOME))
    found = _all_picks(question)
    if found is not None and len(found) <= wide:
        chance.shuffle(found)
        return found
    draws = []
    for _ in range(HABITS):
        imagined = game.determinize(view, chance)
        draws += [game.rollout_policy(imagined, question, chance) for _ in range(4)]
    return sorted(dict.fromkeys(draws), key=draws.count, reverse=True)[:wide]


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


def _composed(question: Question, trials: Trials) -> Picks | None:
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
