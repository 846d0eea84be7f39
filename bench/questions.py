"""Measures how much a game asks of people: answers, taps, waits.

    python -m bench.questions [game ...] [--games 30]

It plays each game with all numbers of players in turn. Everybody answers as the rules' habits do,
or takes one of the options that are marked as usual. Standing orders are those that apply from the
start. A *tap* is what a finger does on a phone: a button is one, a menu two (open it, choose), a
menu of several one more to close it, *Confirm* one. Where a picture leaves no room for buttons,
which is rare, there is a menu instead; `python -m tests.phone` counts that. A *wait* begins when
the table can't go on until somebody comes; whoever comes answers everything that they are asked,
and everybody who is awaited at the same time comes in the same wait. *With plans* half of the
people plan an answer to everything that they can foresee before they leave.
"""

from __future__ import annotations

import argparse
import hashlib
from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from cogs.controls import MOST_MENUS, is_staged, names_of, parts_of
from engine.games import all_games, game_words, wording
from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Game, Picks, Question, UpcomingQuestion, View
from engine.kit.showing import Label

GAMES: Final = 30
PREPARED: Final = 3
"""Taps for an answer that is ready made: its menu, and *Confirm*."""


class Count(Struct):
    """What was counted, of one game or of several."""

    people: int = 0
    games: int = 0
    answers: int = 0
    """By their own hands."""
    taps: int = 0
    turns: int = 0
    waits: int = 0

    def add(self, other: Count) -> None:
        """Count both together."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def labels_of(game: Game, view: View, question: Question) -> list[Label]:
    """The options as they read in English."""
    words, names = game_words(game.key, "en"), [chr(65 + seat) for seat in range(view.seats)]
    speak = wording(game.key)
    return [speak.option(view, question, option, words, names) for option in question.options]


def taps(question: Question, labels: Sequence[Label], picks: Picks) -> int:
    """Taps for these picks, as `cogs.controls` lays the question out."""
    parts, staged = parts_of(labels, question), is_staged(question)
    if names_of(question, labels):
        return len(picks) + staged
    if not staged:
        return 2 if len(parts) <= MOST_MENUS else 4
    chosen = {question.options.index(pick) for pick in picks}
    used = [len(chosen & set(part.indices)) for part in parts]
    to_the_part = 2 if len(parts) > MOST_MENUS else 0
    if question.ordered and question.most > 1:
        return sum(count * (2 + to_the_part) for count in used) + 1
    closed = 1 if question.most > 1 else 0
    return sum(1 + count + closed + to_the_part for count in used if count) + 1


class Player:
    """Everybody at one table: what they answer, and what they have laid down."""

    def __init__(self, game: Game, seed: bytes, planners: frozenset[int]) -> None:
        self.game = game
        self.luck = Chance(seed, 2**32)
        self.planners = planners
        self.plans: dict[int, list[tuple[Question, Picks]]] = {s: [] for s in planners}
        # Games of before know no such default.
        self.orders = {order.key: getattr(order, "default", "ask") for order in game.orders}

    def usual(self, view: View, question: Question) -> Picks:
        """One of the usual options; several are picked at random."""
        if question.most > 1 or question.least != 1 or question.limits:
            return question.sample(self.luck)
        labels = labels_of(self.game, view, question)
        for weights in (("strong",), ("strong", "plain"), ("strong", "plain", "weak", "danger")):
            found = [
                option
                for option, label in zip(question.options, labels, strict=True)
                if label.weight in weights and option != RESIGN
            ]
            if found:
                return (found[self.luck.below(len(found))],)
        return question.sample(self.luck)

    def answer(self, state: Any, view: View, question: Question) -> Picks:
        """What they answer when they are there."""
        if self.game.has_rollout_policy:
            return self.game.rollout_policy(state, question, self.luck)
        return self.usual(view, question)

    def ordered(self, view: View, question: Question) -> Picks | None:
        """What their orders answer."""
        if not any(choice != "ask" for choice in self.orders.values()):
            return None
        picks = self.game.ordered(view, question, self.orders)
        return picks if picks is not None and question.accepts(picks) is None else None

    def lay_down(self, view: View, seat: int) -> None:
        """Before they leave: everything that they can foresee."""
        self.plans[seat] = [
            (entry.question, self.usual(view, entry.question)) for entry in self.game.foreseen(view)
        ]

    def planned(self, question: Question) -> Picks | None:
        """What they laid down for a question that has come, if that answers it."""
        for plan in list(self.plans.get(question.seat, ())):
            if UpcomingQuestion(plan[0]).matches(question):
                self.plans[question.seat].remove(plan)
                return plan[1] if question.accepts(plan[1]) is None else None
        return None


class Table:
    """One game being played and counted."""

    def __init__(self, game: Game, seats: int, number: int, *, planned: bool) -> None:
        seed = hashlib.sha256(f"{game.key}/{seats}/{number}".encode()).digest()[:16]
        options = {option.key: option.default for option in game.options}
        planners = frozenset(range(number % 2, seats, 2)) if planned else frozenset[int]()
        self.game, self.seed = game, seed
        self.player = Player(game, seed, planners)
        self.state = game.start(seats, options, Chance(seed, 0))
        self.given = 0
        self.count = Count(people=seats, games=1)

    def play(self) -> Count:
        """To the end."""
        while questions := self._asked():
            self.count.waits += 1
            there = {question.seat for question in questions}
            while mine := [question for question in questions if question.seat in there]:
                self._answer(mine[0])
                questions = self._asked()
                gone = there - {question.seat for question in questions}
                there -= gone
                for seat in gone & self.player.planners:
                    self.player.lay_down(self.game.view(self.state, seat), seat)
        return self.count

    def _asked(self) -> tuple[Question, ...]:
        """What is left to people: orders and plans have answered."""
        while True:
            questions = self.game.questions(self.state)
            for question in questions:
                view = self.game.view(self.state, question.seat)
                picks = self.player.planned(question) or self.player.ordered(view, question)
                if picks is not None:
                    self._give(question, picks)
                    break
            else:
                return questions

    def _answer(self, question: Question) -> None:
        view = self.game.view(self.state, question.seat)
        picks = self.player.answer(self.state, view, question)
        self.count.answers += 1
        if self.game.ready(view, question):
            self.count.taps += PREPARED
        else:
            labels = labels_of(self.game, view, question)
            self.count.taps += taps(question, labels, picks)
        self._give(question, picks)

    def _give(self, question: Question, picks: Picks) -> None:
        self.given += 1
        events = self.game.answer(self.state, question, picks, Chance(self.seed, self.given))
        self.count.turns += sum(event.kind == "turn-over" for event in events)


def counted(game: Game, games: int, *, planned: bool) -> Count:
    """All games of a kind together."""
    total = Count()
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        total.add(Table(game, seats, number, planned=planned).play())
    return total


def lines(games: Sequence[Game], count: int) -> Iterator[str]:
    """A line for each game."""
    for game in games:
        alone = counted(game, count, planned=False)
        planned = counted(game, count, planned=True)
        turn = f"{alone.taps / alone.turns:.1f}" if alone.turns else "–"
        yield (
            f"{game.key}: answers a person {alone.answers / alone.people:.1f}, taps an answer"
            f" {alone.taps / alone.answers:.2f}, taps a person {alone.taps / alone.people:.0f},"
            f" taps a turn {turn}, waits a game {alone.waits / alone.games:.0f}, with plans"
            f" {planned.waits / planned.games:.0f}"
        )


def main() -> None:
    """See the module."""
    parser = argparse.ArgumentParser(prog="python -m bench.questions")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=GAMES)
    given = parser.parse_args()
    every = all_games()
    for line in lines([every[key] for key in given.game or every], given.games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
