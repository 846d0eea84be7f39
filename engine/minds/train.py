"""Learns what a game's positions are worth, from games of computer players against one another.

    python -m engine.minds.train GAME [--games 300] [--rollouts 24] [--rounds 2] [--held 300]

Writes `mind/value.json` in the game's folder (`engine.kit.judgement.Judgement`). In each round
players with the weights of the round before play games with every number of seats and any options,
or with `--rollouts 0` habit alone, which plays hundreds of games in a minute; then the weights are
fitted to how the games ended. Every tenth answer is any legal one, so that the games also meet
positions that good players avoid. Positions in which no imagined game would stop are not learned
from. The same command gives the same file. It needs `requirements-dev.txt`.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from tqdm import tqdm

from engine.games import all_games, folder
from engine.kit.chance import Chance
from engine.kit.contract import Game
from engine.kit.judgement import Judgement, Weights, difference
from engine.minds.search_player import think
from engine.minds.trials import worth

STRAY: Final = 0.1
"""How often an answer is any legal one."""
EVERY: Final = 4
"""Every how many answers a position is noted."""
HELD: Final = 300
"""Positions in favour of the weights that were there before: few games tell little."""
STEPS: Final = 8

Array = NDArray[np.float64]


class Seen(Struct):
    """A seat in a position of a game, and how it ended for it."""

    own: Sequence[float]
    ahead: list[float]
    """Of the others' mean."""
    worth: float
    wins: float
    points: float


def played(game: Game, seats: int, rollouts: int, seed: bytes) -> list[Seen]:
    """Positions of one game, each with the views of all seats."""
    luck = Chance(seed, 2**40)
    options = {option.key: luck.choice(option.choices) for option in game.options}
    state = game.start(seats, options, Chance(seed, 0))
    noted: list[Any] = []
    number = 0
    while questions := game.questions(state):
        question, number = questions[0], number + 1
        if luck.random() < STRAY:
            picks = question.sample(luck)
        elif not rollouts:
            picks = game.rollout_policy(state, question, luck)
        else:
            view = game.view(state, question.seat)
            chance = Chance(seed, 2**41 + number)
            picks = think(game, view, question, chance, rollouts).picks
        game.answer(state, question, picks, Chance(seed, number))
        noting = number % EVERY == 0 and game.rollout_ends(state, number)
        if noting and game.standing(state) is None:
            noted.append(game.features(state))
    standing, judgement = game.standing(state), game.judgement
    assert standing is not None
    assert judgement is not None
    return [
        Seen(
            rows[seat],
            difference(rows, seat),
            worth(standing, seat),
            (standing.places[seat] == 1) / standing.places.count(1),
            standing.points[seat],
        )
        for rows in map(judgement.rows, noted)
        for seat in range(seats)
    ]


def fitted(seen: Sequence[Seen], before: Weights, held: int = HELD) -> Weights:
    """The weights that tell best how these ended, given those of before, for which so many
    positions speak."""
    ahead = _rows([one.ahead for one in seen])
    worths = np.array([one.worth for one in seen])
    wins = np.array([one.wins for one in seen])
    points = np.array([one.points for one in seen])
    own, even = _rows([one.own for one in seen]), np.ones(len(seen))
    return Weights(
        worth=_rounded(_logit(ahead, worths, np.array(before.worth), held)),
        wins=_rounded(_logit(ahead, wins, np.array(before.wins), held)),
        points=_rounded(_least_squares(own, points, even, np.array(before.points), held)),
    )


def _rows(features: Sequence[Sequence[float]]) -> Array:
    """With the constant, which comes first."""
    rows: Array = np.insert(np.array(features), 0, 1.0, axis=1)
    return rows


def _rounded(weights: Array) -> tuple[float, ...]:
    return tuple(round(float(weight), 5) for weight in weights)


def _logit(rows: Array, targets: Array, before: Array, held: int) -> Array:
    """Logistic regression by Newton's method; targets are from 0 to 1."""
    weights = before
    for _ in range(STEPS):
        told = rows @ weights
        shares = 1 / (1 + np.exp(-np.clip(told, -30, 30)))
        slopes = np.maximum(1e-3, shares * (1 - shares))
        weights = _least_squares(rows, told + (targets - shares) / slopes, slopes, before, held)
    return weights


def _least_squares(rows: Array, targets: Array, hefts: Array, before: Array, held: int) -> Array:
    """Weighted least squares, with a ridge around the weights of before."""
    weighted = rows.T * hefts
    products = weighted @ rows
    # Of a feature that never differs the weight stays; the constant is free.
    pull = held * products.diagonal() / products[0, 0] + 1e-9
    pull[0] = 0.0
    found: Array = np.linalg.solve(products + np.diag(pull), weighted @ targets + pull * before)
    return found


def judging(game: Game, judgement: Judgement) -> Game:
    """The game, with another judgement."""
    kind: type[Game] = type(f"Learning{type(game).__name__}", (type(game),), {})
    learning = kind()
    learning.judgement = judgement
    return learning


def train(
    game: Game, games: int, rollouts: int, rounds: int, how: str, held: int = HELD
) -> Judgement:
    """Some rounds of it, for a game that names features."""
    judgement = game.judgement
    assert judgement is not None
    bar = tqdm(total=rounds * games * len(game.seats), desc=game.key)
    for number in range(rounds):
        weights: dict[str, Weights] = {}
        for seats in game.seats:
            seen: list[Seen] = []
            for one in range(games):
                seed = hashlib.sha256(f"{game.key} {number} {seats} {one}".encode()).digest()[:16]
                seen += played(judging(game, judgement), seats, rollouts, seed)
                bar.set_postfix_str(f"round {number + 1}, {seats} seats", refresh=False)
                bar.update()
            weights[str(seats)] = fitted(seen, judgement.seats[str(seats)], held)
        judgement = Judgement(how, judgement.features, weights)
    bar.close()
    return judgement


def main() -> None:
    """The command."""
    able = [key for key, game in all_games().items() if game.judgement is not None]
    parser = argparse.ArgumentParser(prog="python -m engine.minds.train", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=able)
    parser.add_argument("--games", type=int, default=300, help="how many for each number of seats")
    parser.add_argument("--rollouts", type=int, default=24, help="imagined games for each answer")
    parser.add_argument("--rounds", type=int, default=2, help="of playing and fitting")
    parser.add_argument(
        "--held", type=int, default=HELD, help="how many positions the previous weights count as"
    )
    asked = parser.parse_args()
    options = [f"--{name} {value}" for name, value in vars(asked).items() if name != "game"]
    how = " ".join([f"python -m engine.minds.train {asked.game}", *options])
    game = all_games()[asked.game]
    found = train(game, asked.games, asked.rollouts, asked.rounds, how, asked.held)
    path = folder(asked.game) / "mind" / "value.json"
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    print(f"{path}: {len(found.features)} features")


if __name__ == "__main__":
    main()
