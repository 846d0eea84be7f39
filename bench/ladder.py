"""Measures how strong the computer players are, with a tournament and ratings.

    python -m bench.ladder GAME [--seats 2] [--games 200] [--players steady,gentle,…]
    python -m bench.ladder GAME --duel steady,rival [--seats 3] [--option factions=random|all]
    python -m bench.ladder GAME --write [--duel fierce,steady] [--games 60]

The players are the levels, `random`, `default` (the default answer of absent players), `habit`
(what a sensible player of imagined games answers, if the game says so), and the fixed ones of
`bench.opponents`. All see what a person sees. At each table of the tournament sit others; all play
equally often, and in each seat. A rating is as in chess: a player with 100 points more wins 64 of
100 games against one other. `steady` has 1500. The error is one standard deviation, found by
drawing the tables again.

In a game with ready answers, `steady:politics` is *steady* with the answer of that name. A ladder
of these says what the answers are worth.

A duel puts the first player among copies of the second one, in each seat in turn, and says which
share of the games it won. A fair share is one divided by the number of seats. `--option all`: all
ways to set the options, in turn.

With `--write` each level plays a duel against *steady*, or the one named with `--duel` does. The
ratings that follow are written into the game's `mind/ratings.json`, from which the lobby has them.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from statistics import pstdev
from types import MappingProxyType

import msgspec
from tqdm import tqdm

from bench import seed_of
from bench.opponents import Player, opponents
from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Game, Picks, Question, View
from engine.minds.levels import LEVELS, USUAL, Rating, level_in, ratings_path
from engine.minds.levels import ratings as measured
from engine.minds.search_player import think

MEAN = 1500.0
SCALE = 400 / math.log(10)
MOST_ANSWERS = 2000
"""In a game; then all answer at random, and it ends."""
PRIOR = 0.5
"""Games against an average player that each one is credited with, half won: nobody is infinitely
strong."""


def at_random(game: Game, view: View, question: Question, chance: Chance) -> Picks:
    """Any legal picks."""
    return question.sample(chance)


def by_habit(game: Game, view: View, question: Question, chance: Chance) -> Picks:
    """What a sensible seat would do in one position that fits the view, no further thought."""
    if ready := game.ready(view, question):
        return chance.choice(ready).picks
    return game.rollout_policy(game.determinize(view, chance), question, chance)


def by_level(key: str, game: Game, view: View, question: Question, chance: Chance) -> Picks:
    return think(game, view, question, chance, level=level_in(game.key, key)).picks


def players_of(game: Game) -> dict[str, Player]:
    """All players of a game, by name."""
    found: dict[str, Player] = {"random": at_random}
    found["default"] = lambda game, view, question, _: game.default_answer(view, question)
    if game.has_rollout_policy:
        found["habit"] = by_habit
    return found | opponents(game.key) | {key: partial(by_level, key) for key in LEVELS}


def with_ready(
    player: Player, key: str, game: Game, view: View, question: Question, chance: Chance
) -> Picks:
    """A player that takes this one of the answers that are ready."""
    prepared = {one.key: one.picks for one in game.ready(view, question)}
    return prepared[key] if prepared else player(game, view, question, chance)


def player_of(known: dict[str, Player], name: str) -> Player:
    """By name; `KeyError` where there is none."""
    base, _, key = name.partition(":")
    return partial(with_ready, known[base], key) if key else known[base]


@dataclass(frozen=True)
class Result:
    """How a game ended, by seat."""

    names: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]

    def won(self, seat: int) -> float:
        """1 for first place; shared, a part of it."""
        return (self.places[seat] == 1) / self.places.count(1)


def play(
    game: Game,
    seated: Sequence[tuple[str, Player]],
    seed: bytes,
    options: Mapping[str, str] = MappingProxyType({}),
) -> Result:
    """One game of these players, in the order of the seats. Other options are the default ones."""
    state = game.start(len(seated), dict(options), Chance(seed, 0))
    number = 0
    while questions := game.questions(state):
        question, number = questions[0], number + 1
        view = game.view(state, question.seat)
        thinking = Chance(hashlib.sha256(seed + b"thinking").digest()[:16], number)
        # Modest answers alone may lead nowhere.
        answer = seated[question.seat][1] if number < MOST_ANSWERS else at_random
        picks = answer(game, view, question, thinking)
        game.answer(state, question, picks, Chance(seed, number))
    standing = game.standing(state)
    assert standing is not None
    return Result(tuple(name for name, _ in seated), standing.places, standing.points)


def tables(names: Sequence[str], seats: int, count: int) -> list[tuple[str, ...]]:
    """Who sits at which table: everybody equally often and in each seat, against all others."""
    luck = Random(f"{seats} {names}")
    found: list[tuple[str, ...]] = []
    if seats > len(names):
        raise ValueError("there are fewer players than seats")
    while len(found) < count:
        groups = list(itertools.combinations(names, seats))
        luck.shuffle(groups)
        for group in groups:
            order = list(group)
            luck.shuffle(order)
            found += [tuple(order[n:] + order[:n]) for n in range(seats)]
    return found[:count]


def ratings(names: Sequence[str], results: Sequence[Result]) -> dict[str, float]:
    """By name: of each two at a table, who came before whom. The likeliest strengths (Bradley and
    Terry), found step by step."""
    wins = dict.fromkeys(names, PRIOR / 2)
    met: dict[tuple[str, str], float] = {}
    for result in results:
        for a, b in itertools.combinations(range(len(result.names)), 2):
            one, other = result.names[a], result.names[b]
            before, after = result.places[a], result.places[b]
            share = 0.5 + 0.5 * ((after > before) - (after < before))
            weight = 1 / (len(result.names) - 1)
            wins[one] += share * weight
            wins[other] += (1 - share) * weight
            for pair in ((one, other), (other, one)):
                met[pair] = met.get(pair, 0.0) + weight
    strength = dict.fromkeys(names, 1.0)
    for _ in range(300):
        fresh = {}
        for name in names:
            parts = PRIOR / (strength[name] + 1)
            for (one, other), count in met.items():
                if one == name:
                    parts += count / (strength[name] + strength[other])
            fresh[name] = wins[name] / parts
        strength = fresh
    rated = {name: SCALE * math.log(value) for name, value in strength.items()}
    anchor = rated.get(USUAL, sum(rated.values()) / len(rated))
    return {name: MEAN + value - anchor for name, value in rated.items()}


def errors(names: Sequence[str], results: Sequence[Result]) -> dict[str, float]:
    """One standard deviation of each rating."""
    luck = Random(1)
    again = [ratings(names, luck.choices(results, k=len(results))) for _ in range(60)]
    return {name: pstdev([rated[name] for rated in again]) for name in names}


def tournament(
    game: Game, names: Sequence[str], seats: int, count: int, ways: Sequence[Mapping[str, str]]
) -> list[Result]:
    """All its games, with the options set in each of these ways in turn."""
    known, found = players_of(game), []
    bar = tqdm(tables(names, seats, count), desc=f"{game.key}, {seats} seats")
    for number, group in enumerate(bar):
        seated = [(name, player_of(known, name)) for name in group]
        deal = number // seats
        found.append(play(game, seated, seed_of(game.key, seats, deal), ways[deal % len(ways)]))
    return found


def duel(
    game: Game,
    one: tuple[str, Player],
    others: tuple[str, Player],
    seats: int,
    count: int,
    ways: Sequence[Mapping[str, str]],
) -> list[Result]:
    """The games of the first one among copies of the other. It plays every seat of a deal."""
    found: list[Result] = []
    bar = tqdm(range(count), desc=f"{game.key}, {seats} seats: {one[0]} among {others[0]}")
    for number in bar:
        seated = [others] * seats
        seated[number % seats], deal = one, number // seats
        found.append(play(game, seated, seed_of(game.key, "duel", deal), ways[deal % len(ways)]))
        bar.set_postfix_str("won {:.3f} ± {:.3f}".format(*share(found)))
    return found


def share(results: Sequence[Result]) -> tuple[float, float]:
    """Which share of a duel's games the first one won, and its error."""
    won = [result.won(number % len(result.names)) for number, result in enumerate(results)]
    return sum(won) / len(won), pstdev(won) / math.sqrt(len(won))


def write(game: str, level: str, results: Sequence[Result]) -> None:
    """Keep what a duel of a level against the usual one says."""
    names = (level, USUAL)
    rated, unsure = ratings(names, results), errors(names, results)
    seats = len(results[0].names)
    found = measured(game) | {
        USUAL: Rating(round(MEAN), 0, 0, seats),
        level: Rating(round(rated[level]), round(unsure[level]), len(results), seats),
    }
    told = msgspec.json.encode({key: found[key] for key in LEVELS if key in found})
    measured.cache_clear()
    ratings_path(game).write_bytes(msgspec.json.format(told, indent=1) + b"\n")


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladder", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("--seats", type=int, help="the smallest number of the game if left out")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", help="names separated by commas; all if left out")
    parser.add_argument("--duel", help="two names separated by a comma")
    parser.add_argument(
        "--option", action="append", default=[], metavar="KEY=CHOICE", help="of the table"
    )
    parser.add_argument("--write", action="store_true", help="keep the ratings of the levels")
    wanted = parser.parse_args()
    game = all_games()[wanted.game]
    seats = wanted.seats or game.seats.start
    known = players_of(game)
    names = (wanted.duel or wanted.players or ",".join(known)).split(",")
    if unknown := [name for name in names if name.partition(":")[0] not in known]:
        parser.error(f"no such player: {', '.join(unknown)}; there are {', '.join(known)}")
    if wanted.write and wanted.duel and (names[0] not in LEVELS or names[1:] != [USUAL]):
        parser.error(f"levels are measured against {USUAL}: {', '.join(LEVELS)}")
    choices = [f"{option.key}={choice}" for option in game.options for choice in option.choices]
    if not set(wanted.option) <= {"all", *choices}:
        parser.error(f"options and their choices: all, {', '.join(choices)}")
    if "all" in wanted.option:
        each = [[(option.key, choice) for choice in option.choices] for option in game.options]
        ways = [dict(way) for way in itertools.product(*each)]
        Random(1).shuffle(ways)  # few games meet most choices
    else:
        ways = [dict(text.split("=", 1) for text in wanted.option)]
    if wanted.duel or wanted.write:
        duels = [names] if wanted.duel else [[key, USUAL] for key in LEVELS if key != USUAL]
        for pair in duels:
            first, second = ((name, player_of(known, name)) for name in pair)
            played = duel(game, first, second, seats, wanted.games, ways)
            won, error = share(played)
            print(f"{pair[0]} won {won:.3f} ± {error:.3f} of {len(played)} (fair: {1 / seats:.3f})")
            if wanted.write:
                write(game.key, pair[0], played)
        return
    results = tournament(game, names, seats, wanted.games, ways)
    rated, unsure = ratings(names, results), errors(names, results)
    print(f"{'player':<14}{'rating':>8}{'error':>7}{'won':>7}{'games':>7}")
    for name in sorted(names, key=rated.__getitem__, reverse=True):
        own = [(r, seat) for r in results for seat, who in enumerate(r.names) if who == name]
        won = sum(result.won(seat) for result, seat in own) / max(1, len(own))
        print(f"{name:<14}{rated[name]:>8.0f}{unsure[name]:>7.0f}{won:>7.2f}{len(own):>7}")


if __name__ == "__main__":
    main()
