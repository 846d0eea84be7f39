"""Computer players: legal, deterministic, bounded, blind to what is hidden, and not bad."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from engine.kit.chance import Chance
from engine.kit.contract import (
    Event,
    Limit,
    Picks,
    Question,
    Ready,
    Rules,
    Standing,
    State,
)
from engine.kit.judgement import Judgement, Weights
from engine.minds import search_player
from engine.minds.levels import FIERCE, LEVELS, Level
from tests.engine.minds.open_games import OpenGame, Seen, ranked
from tests.games.example import CASE as EXAMPLE
from tests.games.suite import Case, Table, cases, encode, option_sets, walk

ALL = {**cases(), EXAMPLE.key: EXAMPLE}
each_game = pytest.mark.parametrize("case", ALL.values(), ids=ALL.keys())
SEED = bytes(range(16))
ROLLOUTS = Rules.rollouts


class SackState(State, kw_only=True):
    answers: list[str] | None = None
    question: Question


class Sack(OpenGame):
    """One question: what is picked is worth its number, times its place where order counts.
    The other seat has `par` points."""

    state_type = SackState

    def __init__(self, question: Question, par: int) -> None:
        self.question, self.par, self.given = question, par, 0

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> SackState:
        return SackState(question=self.question)

    def questions(self, state: SackState) -> tuple[Question, ...]:
        return () if state.answers is not None else (state.question,)

    def answer(
        self, state: SackState, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        assert question.accepts(picks) is None
        self.given += 1
        state.answers = list(picks)
        return []

    def worth(self, picks: Picks) -> int:
        if self.question.ordered:
            return sum(int(pick) * (i + 1) for i, pick in enumerate(picks))
        return sum(int(pick) for pick in picks)

    def standing(self, state: SackState) -> Standing | None:
        if state.answers is None:
            return None
        return ranked((self.worth(tuple(state.answers)), self.par))


CAUTIOUS = Level("cautious", 1.0)
"""Gives what a sensible seat would, and nothing else."""


def pick_from(sack: Any, rollouts: int, seed: bytes = SEED, level: Level = CAUTIOUS) -> Picks:
    state = SackState(question=sack.question)
    view = sack.view(state, 0)
    return search_player.think(sack, view, sack.question, Chance(seed, 1), rollouts, level).picks


NUMBERS = tuple(str(n) for n in range(1, 21))


@pytest.mark.parametrize(
    ("question", "good"),
    [
        (Question(1, 0, "one", NUMBERS), 18),
        (Question(1, 0, "six", NUMBERS, 6, 6), 75),
        (Question(1, 0, "some", NUMBERS, 0, 4), 40),
        (Question(1, 0, "order", NUMBERS[:6], 6, 6, ordered=True), 80),
        (Question(1, 0, "limits", NUMBERS, 3, 5, (Limit(NUMBERS[10:], 0, 2),)), 45),
    ],
    ids=lambda value: value.kind if isinstance(value, Question) else "",
)
def test_it_finds_good_picks_among_many(question: Question, good: int) -> None:
    sack = Sack(question, par=50)
    for number in range(6):
        picks = pick_from(sack, ROLLOUTS, bytes([number]) * 16)
        assert question.accepts(picks) is None
        assert sack.worth(picks) >= good, picks


def test_it_plays_on_no_more_often_than_its_effort() -> None:
    for rollouts in (1, 7, 40):
        sack = Sack(Question(1, 0, "six", NUMBERS, 6, 6), par=50)
        pick_from(sack, rollouts)
        assert 0 < sack.given <= rollouts


class LongWalk(Sack):
    """The first pick decides everything, but it shows only after so many steps that nobody
    imagines them all; a sensible seat begins with one of two, walks on, and sees after a few
    steps how it will end."""

    rollout_depth = 5

    def __init__(self, question: Question, *, steps: int = 10_000) -> None:
        super().__init__(question, par=50)
        self.steps, self.walked = steps, 0

    def questions(self, state: SackState) -> tuple[Question, ...]:
        if state.answers is None:
            return (state.question,)
        over = len(state.answers) > self.steps
        return () if over else (Question(2, 0, "step", ("on", "back")),)

    def answer(
        self, state: SackState, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        assert picks != ("back",), "no sensible seat turns back"
        self.walked += 1
        state.answers = [*(state.answers or []), *picks]
        return []

    def rollout_policy(self, state: SackState, question: Question, chance: Chance) -> Picks:
        if question.kind == "one":
            return (chance.choice(("3", "14")),)
        return question.options[:1]

    def evaluate(self, state: SackState) -> tuple[float, ...]:
        assert state.answers is not None
        mine = int(state.answers[0]) / 20
        return (mine, 1 - mine)

    def standing(self, state: SackState) -> Standing | None:
        return None


def test_where_a_game_rehearses_a_long_game_is_cut_short_and_judged_by_its_outlook() -> None:
    for number in range(4):
        walk_ = LongWalk(Question(1, 0, "one", NUMBERS))
        picks = pick_from(walk_, ROLLOUTS, bytes([number]) * 16)
        assert picks == ("14",), "the best that a sensible seat would think of"
        assert walk_.walked <= ROLLOUTS * (LongWalk.rollout_depth + 1)


def test_who_dares_gives_what_no_sensible_seat_would_where_it_is_clearly_better() -> None:
    for number in range(4):
        walk_ = LongWalk(Question(1, 0, "one", NUMBERS))
        assert pick_from(walk_, ROLLOUTS, bytes([number]) * 16, FIERCE) == ("20",)


class Foggy(LongWalk):
    """All first picks are worth the same, and nobody can tell."""

    def answer(
        self, state: SackState, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        luck = []
        if state.answers is None:
            # Of each pick another one, in the same imagined position.
            luck = [str(chance.below(1009) * (7 + int(picks[0])) % 1009 % 21)]
        state.answers = [*luck, *(state.answers or []), *picks]
        return []


@pytest.mark.parametrize("level", [FIERCE, Level("hazy", 1.0, haze=0.05, dares=2)])
def test_whoever_dares_rarely_takes_luck_for_worth(level: Level) -> None:
    given = [
        pick_from(Foggy(Question(1, 0, "one", NUMBERS)), ROLLOUTS, bytes([number]) * 16, level)
        for number in range(40)
    ]
    assert sum(pick in (("3",), ("14",)) for pick in given) > 30


class Nearly(LongWalk):
    """One of both usual answers is worth a little more."""

    def __init__(self, seats: int) -> None:
        super().__init__(Question(1, 0, "one", ("3", "14")))
        self.at = seats

    def seats_at(self, state: SackState) -> int:
        return self.at

    def evaluate(self, state: SackState) -> tuple[float, ...]:
        assert state.answers is not None
        return (0.55 if state.answers[0] == "14" else 0.5, *[0.5] * (self.at - 1))


def test_a_level_overlooks_less_where_an_answer_decides_less() -> None:
    overlooks = Level("hazy", 1.0, haze=0.08)

    def given(seats: int) -> set[Picks]:
        seeds = [bytes([number]) * 16 for number in range(20)]
        return {pick_from(Nearly(seats), ROLLOUTS, seed, overlooks) for seed in seeds}

    assert given(2) == {("3",), ("14",)}
    assert given(4) == {("14",)}


class SomeEnd(LongWalk):
    """Of its imagined games some end, by luck, and others are cut short."""

    def questions(self, state: SackState) -> tuple[Question, ...]:
        return () if self._ended(state) else super().questions(state)

    def answer(
        self, state: SackState, question: Question, picks: Picks, chance: Chance
    ) -> list[Event]:
        ends = state.answers is None and chance.below(2) == 1
        events = super().answer(state, question, picks, chance)
        if ends and state.answers is not None:
            state.answers.append("end")
        return events

    def standing(self, state: SackState) -> Standing | None:
        if not self._ended(state):
            return None
        return ranked((9, 3))

    @staticmethod
    def _ended(state: SackState) -> bool:
        return state.answers is not None and state.answers[-1] == "end"


def test_no_points_are_told_where_only_some_imagined_games_tell_them() -> None:
    game = SomeEnd(Question(1, 0, "one", NUMBERS))
    state = game.start(2, {}, Chance(bytes(16), 0))
    view = game.view(state, 0)
    thought = search_player.think(
        game, view, game.questions(state)[0], Chance(bytes(16), 1), ROLLOUTS
    )
    assert thought.candidates
    assert {(one.wins, one.points) for one in thought.candidates} == {(None, None)}


class Judged(LongWalk):
    """Its positions tell all answers apart: all are tried, not only the usual ones."""

    compares_all = True
    judgement = Judgement("", (), {"2": Weights((0.0,), (0.0,), (0.0,))})

    def forecast(self, state: SackState, seat: int) -> None:
        return None


@pytest.mark.parametrize(("rollouts", "best"), [(ROLLOUTS, "20"), (12, "14")])
def test_where_a_game_tells_all_answers_apart_all_are_tried_if_there_is_time(
    rollouts: int, best: str
) -> None:
    for number in range(4):
        judged = Judged(Question(1, 0, "one", NUMBERS))
        assert pick_from(judged, rollouts, bytes([number]) * 16) == (best,)


class Alike(Judged):
    """It hardly matters what is picked."""

    def evaluate(self, state: SackState) -> tuple[float, ...]:
        assert state.answers is not None
        mine = 0.5 + int(state.answers[0]) / 40_000
        return (mine, 1 - mine)


def test_of_answers_that_are_all_the_same_the_modest_one_is_given() -> None:
    alike = Alike(Question(1, 0, "one", NUMBERS))
    modest = alike.default_answer(alike.view(SackState(question=alike.question), 0), alike.question)
    assert {pick_from(alike, ROLLOUTS, bytes([n]) * 16) for n in range(9)} == {modest}


class Choosy(LongWalk):
    """It names all answers but the best as worth thinking about."""

    def candidates(self, view: Seen, question: Question) -> tuple[Picks, ...]:
        return tuple((number,) for number in NUMBERS[:-1])


def test_whoever_dares_tries_what_the_game_says_is_worth_thinking_about() -> None:
    for number in range(4):
        choosy = Choosy(Question(1, 0, "one", NUMBERS))
        assert pick_from(choosy, ROLLOUTS, bytes([number]) * 16, FIERCE) == ("19",)


class Named(Judged):
    """It says which of its many answers are worth thinking about."""

    def candidates(self, view: Seen, question: Question) -> tuple[Picks, ...]:
        return (("7",), ("19",))


def test_where_answers_are_too_many_a_game_says_which_are_worth_thinking_about() -> None:
    many = Named(Question(1, 0, "one", NUMBERS + tuple(f"0{n}" for n in NUMBERS)))
    assert pick_from(many, ROLLOUTS) == ("19",)
    assert pick_from(Named(Question(1, 0, "one", NUMBERS)), ROLLOUTS) == ("20",)


class Prepared(Sack):
    """Has two answers ready, both worse than what thinking would find; the best players take one of
    them nine times as often as the other."""

    def ready(self, view: Seen, question: Question) -> tuple[Ready, ...]:
        return (Ready("low", NUMBERS[:6], weight=0.3), Ready("odd", NUMBERS[:12:2], weight=2.7))


def test_of_ready_answers_one_is_taken_and_the_better_the_harder_it_thinks() -> None:
    prepared = Prepared(Question(1, 0, "six", NUMBERS, 6, 6), par=50)
    shares = []
    for level in LEVELS.values():
        taken = [pick_from(prepared, ROLLOUTS, bytes([n]) * 16, level) for n in range(200)]
        assert set(taken) == {NUMBERS[:6], NUMBERS[:12:2]}
        shares.append(taken.count(NUMBERS[:12:2]) / 200)
    assert prepared.given == 0
    gentle, steady, fierce = shares
    assert 0.4 < gentle < 0.6
    assert 0.65 < steady < 0.84 < fierce


def test_it_never_resigns_however_bad_things_look() -> None:
    class Hopeless(Sack):
        def worth(self, picks: Picks) -> int:
            return 0 if picks != ("resign",) else 99

    for rollouts in (1, 40):
        for number in range(20):
            sack = Hopeless(Question(1, 0, "one", ("resign", "1", "2")), par=50)
            assert pick_from(sack, rollouts, bytes([number]) * 16) != ("resign",)


@each_game
def test_it_answers_every_question_legally_and_the_same_view_and_luck_alike(case: Case) -> None:
    """With every number of seats and with every choice of the options at least once, at a third
    of each game's positions."""
    game = case.game
    seats, options = list(game.seats), option_sets(game)
    for index in range(max(len(seats), len(options))):
        table = Table(case, seats[index % len(seats)], options[index % len(options)], 11)
        for number, step in enumerate(islice(walk(table), index % 3, None, 3)):
            for question in step.questions:
                view = game.view(step.state, question.seat)
                before = encode(view)
                picks = search_player.think(game, view, question, step.chance(), rollouts=2).picks
                assert question.accepts(picks) is None, (question, picks)
                assert encode(view) == before
                if number % 3 == 0:
                    again = search_player.think(game, view, question, step.chance(), rollouts=2)
                    assert again.picks == picks


@each_game
def test_it_beats_random_play_clearly(case: Case) -> None:
    """Eight games, the computer player in another seat each time. By luck alone it would win
    a third of them at three seats: seven or more with a probability of 1 in 400. It is the
    cautious one: to try everything takes four times as long, and wins more."""
    game = case.game
    seats = max(3, game.seats.start)
    won = 0.0
    for index in range(8):
        table = Table(case, seats, option_sets(game)[0], 100 + index)
        state, luck, number = table.start(), table.luck("opponents"), 0
        while questions := game.questions(state):
            number += 1
            question = luck.choice(questions)
            picks = question.sample(luck)
            if question.seat == index % seats:
                view = game.view(state, question.seat)
                thinking = Chance(table.seed, 10**6 + number)
                picks = search_player.think(game, view, question, thinking, 20, CAUTIOUS).picks
            game.answer(state, question, picks, Chance(table.seed, number))
        standing = game.standing(state)
        if standing.places[index % seats] == 1:
            won += 1 / standing.places.count(1)
        if won >= 7:
            break
    assert won >= 7
