"""Measures how well somebody does who never read the rules.

    python -m bench.newcomer [GAME …] [--games 20] [--hints 5]

One seat of each table is a newcomer's; the others answer quickly, as sensible players would. There
are three newcomers, who know nothing. One answers at random. One takes the explanations at their
word (why a question matters, what to look at, and the warning): it picks the option that they name,
otherwise the one that the prompt marks as usual, otherwise a random one. One takes each hint. The
command prints which share of the other players each newcomer finished ahead of, on average. With
half, the newcomer is as good as the others.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, Final

from engine.games import all_games, game_words, lessons, wording
from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Game, Picks, Question
from engine.kit.lessons import NAMES
from engine.minds.search_player import choose
from texts import LOCALES

Player = Callable[[Game, Any, Question, Chance], Picks]
SHORTEST_NAME: Final = 4
"""An option's name with fewer letters is in a text by accident."""


def by_chance(game: Game, view: Any, question: Question, luck: Chance) -> Picks:
    """Anything that is allowed, but never giving up."""
    while True:
        picks = question.sample(luck)
        if RESIGN not in picks:
            return picks


def at_their_word(game: Game, view: Any, question: Question, luck: Chance) -> Picks:
    """What the explanations name, otherwise what the prompt marks, otherwise anything."""
    say, told = game_words(game.key, LOCALES[0]), lessons(game.key)
    words, names = wording(game.key), NAMES[: view.seats]
    text = ""
    if question.kind in told.matters:
        text = say(f"matters-{question.kind}")
    if told.first_game is not None and question.kind in told.first_game.looks:
        text += " " + say(f"look-{question.kind}")
    caution = game.warning(view, question)
    labels = {o: words.option(view, question, o, say, names) for o in question.options}
    named = [
        option
        for option, label in labels.items()
        if len(label.text) >= SHORTEST_NAME and label.text.casefold() in text.casefold()
    ]
    usual = [option for option, label in labels.items() if label.weight == "strong"]
    harmless = [o for o, label in labels.items() if label.weight not in ("weak", "danger")]
    for options in (named, usual, harmless if caution is not None else []):
        picks = tuple(options[: question.most])
        if picks and RESIGN not in picks and question.accepts(picks) is None:
            return picks
    return by_chance(game, view, question, luck)


def by_hints(game: Game, view: Any, question: Question, luck: Chance) -> Picks:
    """What the button says."""
    return choose(game, view, question, luck)


PLAYERS: Final[dict[str, Player]] = {
    "by chance": by_chance,
    "at their word": at_their_word,
    "by hints": by_hints,
}


def played(game: Game, player: Player, index: int) -> float:
    """The share of the others that the newcomer left behind, 1 (all) to 0 (nobody)."""
    first = lessons(game.key).first_game
    seats = game.seats.start if first is None else first.seats
    options = {option.key: option.default for option in game.options}
    options |= {} if first is None else dict(first.options)
    seed = index.to_bytes(16, "big")
    state, luck = game.start(seats, options, Chance(seed, 0)), Chance(seed, 1 << 32)
    newcomer, number = index % seats, 0
    while asked := game.questions(state):
        question = asked[0]
        number += 1
        if question.seat == newcomer:
            picks = player(game, game.view(state, newcomer), question, luck)
        else:
            picks = game.rollout_policy(state, question, luck)
        game.answer(state, question, picks, Chance(seed, number))
    standing = game.standing(state)
    assert standing is not None
    places = standing.places
    behind = sum(place > places[newcomer] for place in places)
    level = sum(place == places[newcomer] for place in places) - 1
    return (behind + level / 2) / (seats - 1)


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m bench.newcomer", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(all_games()))
    parser.add_argument("--games", dest="count", type=int, default=20, help="for each player")
    parser.add_argument(
        "--hints", type=int, default=5, help="for the player who takes hints, which is slow"
    )
    given = parser.parse_args()
    print("| game | " + " | ".join(PLAYERS) + " |\n|---|" + "---|" * len(PLAYERS))
    for key in given.games:
        cells = []
        for name, player in PLAYERS.items():
            count = given.hints if name == "by hints" else given.count
            shares = [played(all_games()[key], player, index) for index in range(count)]
            cells.append(f"{sum(shares) / count:.0%} ({count})" if count else "")
        print(f"| {key} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
