"""Whether it is true what a computer player says decides.

    python -m bench.reasons GAME [--questions 200] [--rollouts N]

Asks for advice in games of sensible seats (`Thought.reasons`), until so many answers were said to
be decided by one group of features. Then it plays the best answer and the next on in other imagined
positions, and judges these games with all features, without the group that was named, and without
another one by luck. What was said is true if the lead is half or less without the group that was
named, or the other answer leads; another group should seldom matter so much.
"""

from __future__ import annotations

import argparse
import hashlib
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct
from tqdm import tqdm

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Game, Question
from engine.minds.levels import FIERCE
from engine.minds.search_player import think
from engine.minds.trials import Trials

STRAY: Final = 0.1
"""How often an answer is any legal one."""
EVERY: Final = 5
"""Every how many questions advice is asked for."""
WORLDS: Final = 100
"""Other positions in which it is tried."""
HALF: Final = 0.5


def questions(game: Game, seed: str) -> Iterator[tuple[Any, Question, Chance]]:
    """Views of seats that are asked something, in games with all numbers of seats and options."""
    for number in range(10**6):
        key = hashlib.sha256(f"reasons {game.key} {seed} {number}".encode()).digest()[:16]
        luck = Chance(key, 2**40)
        options = {option.key: luck.choice(option.choices) for option in game.options}
        seats = game.seats[number % len(game.seats)]
        state = game.start(seats, options, Chance(key, 0))
        asked = 0
        while open_now := game.questions(state):
            question, asked = open_now[0], asked + 1
            view = game.view(state, question.seat)
            if luck.below(EVERY) == 0 and not game.ready(view, question):
                yield view, question, Chance(key, 2**41 + asked)
            stray = luck.random() < STRAY
            picks = question.sample(luck) if stray else game.rollout_policy(state, question, luck)
            game.answer(state, question, picks, Chance(key, asked))


class Tried(Struct, frozen=True):
    """A question with several answers, and what was found out about the advice."""

    clear: bool
    """Whether one answer leads clearly."""
    group: str | None
    """What decides, if one group does."""
    true: bool = False
    """Whether no more than half of the lead is left without it."""
    by_luck: bool = False
    """The same without another group, one by luck."""


def tried(game: Game, rollouts: int | None = None, seed: str = "") -> Iterator[Tried]:
    """Advice in one question after the other, without end."""
    for view, question, luck in questions(game, seed):
        thought = think(game, view, question, luck, rollouts, FIERCE, tells=True)
        group = thought.decides
        if group is None:
            if len(thought.candidates) > 1:
                yield Tried(bool(thought.reasons), None)
            continue
        best, other = (one.picks for one in thought.candidates[:2])
        trials = Trials(game, view, question, luck, 2 * WORLDS, tells=True)
        for _ in range(WORLDS):
            trials.next_world()
            trials.play(best)
            trials.play(other)
        if trials.lead(best, other)[0] <= 0:
            yield Tried(True, group)
            continue
        shares = {one.group: one.share for one in trials.reasons(best, other)}
        another = luck.choice([one for one in shares if one != group])
        yield Tried(True, group, shares[group] >= HALF, shares[another] >= HALF)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.reasons", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    able = [key for key, game in all_games().items() if game.without]
    parser.add_argument("game", choices=able)
    parser.add_argument("--questions", type=int, default=200, help="that one group decides")
    parser.add_argument("--rollouts", type=int, help="imagined games an answer; as fierce if left")
    parser.add_argument("--seed", default="", help="other games")
    wanted = parser.parse_args()
    found: list[Tried] = []
    named: list[Tried] = []
    bar = tqdm(total=wanted.questions, desc=wanted.game)
    for one in tried(all_games()[wanted.game], wanted.rollouts, wanted.seed):
        found.append(one)
        if one.group is not None:
            named.append(one)
            bar.update()
        if len(named) == wanted.questions:
            break
    bar.close()
    clear = sum(one.clear for one in found)
    print(f"{len(found)} questions: one answer leads in {clear}, one group decides {len(named)}")
    groups = Counter(one.group for one in named)
    print(", ".join(f"{group} {count}" for group, count in groups.most_common()))
    for what, how in (("it", "true"), ("another one", "by_luck")):
        share = sum(getattr(one, how) for one in named) / len(named)
        print(f"no more than half of the lead without {what}: {share:.2f}")


if __name__ == "__main__":
    main()
