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


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.reasons", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    able = [key for key, game in all_games().items() if game.without]
    parser.add_argument("game", choices=able)
    parser.add_argument("--questions", type=int, default=200)
    parser.add_argument("--rollouts", type=int, help="imagined games an answer; as fierce if left")
    parser.add_argument("--seed", default="", help="other games")
    wanted = parser.parse_args()
    game = all_games()[wanted.game]
    asked = clear = true = by_luck = 0
    named: Counter[str] = Counter()
    bar = tqdm(total=wanted.questions, desc=game.key)
    for view, question, luck in questions(game, wanted.seed):
        thought = think(game, view, question, luck, wanted.rollouts, FIERCE, tells=True)
        asked += len(thought.candidates) > 1
        clear += bool(thought.reasons)
        group = thought.decides
        if group is None:
            continue
        named[group] += 1
        best, other = (one.picks for one in thought.candidates[:2])
        trials = Trials(game, view, question, luck, 2 * WORLDS, tells=True)
        for _ in range(WORLDS):
            trials.next_world()
            trials.play(best)
            trials.play(other)
        if trials.lead(best, other)[0] > 0:
            shares = {one.group: one.share for one in trials.reasons(best, other)}
            true += shares[group] >= 0.5
            by_luck += shares[luck.choice([one for one in shares if one != group])] >= 0.5
        bar.set_postfix_str(f"true {true}, by luck {by_luck}, of {clear} clear, {asked} asked")
        bar.update()
        if named.total() == wanted.questions:
            break
    bar.close()
    print(f"{asked} questions with a choice; {clear} with a clear lead, {named.total()} decided by")
    print(", ".join(f"{group} {count}" for group, count in named.most_common()))
    print(f"half of the lead gone without it: {true / named.total():.2f}")
    print(f"half of the lead gone without another one: {by_luck / named.total():.2f}")


if __name__ == "__main__":
    main()
