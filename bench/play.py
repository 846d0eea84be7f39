"""How fast the rules are: random play on one core; and how many posts a game leaves in its thread.

    python -m bench.play [game ...] [--seconds 1]

For each game and number of seats: answers a second (questions, a random pick and the answer;
median of five runs), and beside it what a view for everybody at the table and for a spectator,
and storing and loading the position, cost for each answer. Processor time is counted, so that
other work on the machine matters little. Then the posts of a game (mean of twelve, all answer as
the rules' habits do): at each turn, and as a table has it unless its host wants otherwise.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import count
from statistics import median
from time import process_time
from typing import Any

import msgspec

from bench import played, seed_of
from engine.games import all_games
from engine.kit.contract import POSTS, Game
from engine.table.record.loaded import has_post

RUNS = 5
POSTED = 12
"""Games of which the posts are counted."""
SAMPLE = 7
"""Every how many answers a position is kept for measuring views and storing."""

Visit = Callable[[Any], object]


def positions(game: Game, seats: int, run: int) -> Iterator[Any]:
    """Random play without end, one game after another: the position after each answer."""
    for number in count():
        for state, _ in played(game, seats, seed_of(game.key, seats, run, number)):
            yield state


def answers_per_second(game: Game, seats: int, seconds: float, run: int) -> float:
    """One run of about `seconds`."""
    play = positions(game, seats, run)
    for _ in range(200):
        next(play)
    answers = 0
    begin = process_time()
    while (spent := process_time() - begin) < seconds:
        for _ in range(200):
            next(play)
        answers += 200
    return answers / spent


def kept(game: Game, seats: int) -> list[Any]:
    """Positions from all parts of a few games, as separate copies."""
    stored = []
    for number, state in enumerate(positions(game, seats, 0)):
        if number % SAMPLE == 0:
            stored.append(msgspec.msgpack.encode(state))
        if len(stored) == 200:
            break
    return [msgspec.msgpack.decode(packed, type=game.state_type) for packed in stored]


def microseconds(states: list[Any], visit: Visit) -> float:
    """The median cost of a visit to one position."""
    runs = []
    for _ in range(RUNS):
        begin = process_time()
        for state in states:
            visit(state)
        runs.append((process_time() - begin) / len(states) * 1e6)
    return median(runs)


def storing(encoder: Any, decoder: Any) -> Visit:
    """A visit that stores and loads."""
    return lambda state: decoder.decode(encoder.encode(state))


def posts(game: Game, seats: int, options: dict[str, str]) -> float:
    """That a game leaves in its thread on average, the first one included."""
    found = 0
    for number in range(POSTED):
        for _, events in played(game, seats, seed_of(game.key, seats, number), sensible=True):
            found += any(has_post(game, options, seats, event) for event in events)
    return 1 + found / POSTED


def measure(game: Game, seats: int, seconds: float) -> str:
    """One line of the table."""
    rate = median(answers_per_second(game, seats, seconds, run) for run in range(RUNS))
    states = kept(game, seats)
    seen = (*range(seats), None)
    visits = (
        lambda state: [game.view(state, seat) for seat in seen],
        storing(msgspec.msgpack.Encoder(), msgspec.msgpack.Decoder(game.state_type)),
        storing(msgspec.json.Encoder(), msgspec.json.Decoder(game.state_type)),
    )
    costs = [microseconds(states, visit) for visit in visits]
    size = median(len(msgspec.json.encode(state)) for state in states)
    cells = "".join(f"{cost:10.1f}" for cost in costs)
    usual = {option.key: option.default for option in game.options}
    at_turns = usual | {POSTS.key: "turn"} if POSTS in game.options else usual
    cells += f"{size:>12,.0f}{posts(game, seats, at_turns):>7.0f}{posts(game, seats, usual):>9.0f}"
    return f"{game.key:<14}{seats:>6}{rate:>12,.0f}{cells}"


def main() -> None:
    """The command."""
    games = all_games()
    parser = argparse.ArgumentParser(prog="python -m bench.play", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", nargs="*", help="keys of games; all when left out")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each of the five runs")
    wanted = parser.parse_args()
    if unknown := [key for key in wanted.game if key not in games]:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(games)}")
    heads = f"{'answers/s':>12}{'views µs':>10}{'msgpack':>10}{'json':>10}{'JSON bytes':>12}"
    heads += f"{'posts':>7}{'usually':>9}"
    print(f"{'game':<14}{'seats':>6}{heads}")
    for key in wanted.game or games:
        for seats in games[key].seats:
            print(measure(games[key], seats, wanted.seconds))


if __name__ == "__main__":
    main()
