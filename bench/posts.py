"""Counts the posts that a game leaves in its thread.

    python -m bench.posts [game ...] [--games 12]

For each number of players: at each turn, and as a table has it unless its host wants otherwise.
Everybody answers as the rules' habits do.
"""

from __future__ import annotations

import argparse
import hashlib
from statistics import mean

from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import POSTS, Game
from engine.table.record.loaded import has_post

GAMES = 12


def posts(game: Game, seats: int, number: int, options: dict[str, str]) -> int:
    """Of one game, the first one included."""
    seed = hashlib.sha256(f"{game.key}/{seats}/{number}".encode()).digest()[:16]
    luck, state, given, found = (
        Chance(seed, 2**32),
        game.start(seats, options, Chance(seed, 0)),
        0,
        1,
    )
    while questions := game.questions(state):
        given += 1
        picks = game.rollout_policy(state, questions[0], luck)
        events = game.answer(state, questions[0], picks, Chance(seed, given))
        found += any(has_post(game, options, seats, event) for event in events)
    return found


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(prog="python -m bench.posts")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=GAMES)
    wanted = parser.parse_args()
    for key in wanted.game or all_games():
        game = all_games()[key]
        options = {option.key: option.default for option in game.options}
        at_turns = options | {POSTS.key: "turn"} if POSTS in game.options else options
        for seats in game.seats:
            counts = [
                mean(posts(game, seats, number, so) for number in range(wanted.games))
                for so in (at_turns, options)
            ]
            print(f"{key}, {seats}: {counts[0]:.0f}, usually {counts[1]:.0f}", flush=True)


if __name__ == "__main__":
    main()
