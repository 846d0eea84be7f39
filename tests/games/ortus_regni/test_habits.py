"""How computer players of Ortus Regni play: sensibly, and to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import exp

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import READY_DECKS
from engine.games.ortus_regni.mind.worth import features, place_worths
from engine.games.ortus_regni.state import State
from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Event, Picks, Question, Standing
from engine.minds import search_player
from tests.games.suite import Table, cases, copy_of, encode, walk

DECKS = tuple(READY_DECKS)
Way = Callable[[State, Question, Chance], Picks]


def at(seats: int, index: int) -> Table:
    return Table(cases()[GAME.key], seats, (("tournament", "duels"),), 700 + index)


def by_luck(state: State, question: Question, luck: Chance) -> Picks:
    picks = question.sample(luck)
    return ("draw",) if picks == (RESIGN,) else picks


def thinking(state: State, question: Question, luck: Chance) -> Picks:
    """A computer player at a fraction of its usual rollouts."""
    return search_player.think(
        GAME, GAME.view(state, question.seat), question, luck, rollouts=8
    ).picks


def play(
    where: Table, ways: list[Way], decks: tuple[str, ...] = ()
) -> tuple[Standing, list[Event]]:
    """A whole game, each seat in its own way, with these ready decks if any."""
    state, luck, number = where.start(), where.luck("habits"), 0
    events: list[Event] = []
    while questions := GAME.questions(state):
        number += 1
        question = questions[0]
        picks = ways[question.seat](state, question, luck)
        if decks and question.kind == "build-deck":
            picks = READY_DECKS[decks[question.seat]].picks
        events += GAME.answer(state, question, picks, Chance(where.seed, number))
    standing = GAME.standing(state)
    assert standing is not None
    return standing, events


@pytest.mark.parametrize("seats", [2, 6])
def test_every_ready_deck_plays_whole_games_with_attacks_and_nobody_resigns(seats: int) -> None:
    met: Counter[str] = Counter()
    for index in range(len(DECKS)):
        decks = tuple(DECKS[(index + 2 * seat) % len(DECKS)] for seat in range(seats))
        _, events = play(at(seats, index), [GAME.rollout_policy] * seats, decks)
        met.update(event.kind for event in events)
        met.update(e.args["why"] for e in events if e.kind == "earl-out")
    assert not met["resigned"]
    assert met["attack-declared"] > 2 * len(DECKS)
    assert met["fief"] > met["deck"]
    for kind in ("lord-installed", "property-built", "plot", "emissary-sent", "towers-built"):
        assert met[kind] > 3, f"{kind}: {met}"


@pytest.mark.parametrize(("seats", "least"), [(2, 37), (3, 30), (4, 28)])
def test_a_sensible_seat_beats_random_ones(seats: int, least: int) -> None:
    won = 0
    for index in range(40):
        ways: list[Way] = [by_luck] * seats
        ways[index % seats] = GAME.rollout_policy
        won += play(at(seats, index), ways)[0].places[index % seats] == 1
    assert won >= least


def test_a_computer_player_beats_random_seats_and_modest_ones() -> None:
    def modest(state: State, question: Question, luck: Chance) -> Picks:
        return GAME.default_answer(GAME.view(state, question.seat), question)

    for index, other in enumerate((by_luck, by_luck, modest, modest)):
        ways: list[Way] = [thinking, other] if index % 2 == 0 else [other, thinking]
        assert play(at(2, index), ways)[0].places[index % 2] == 1


def estimate(state: State) -> list[float]:
    """What the rules of thumb promise to each seat."""
    return [1 / (1 + exp(-row["estimate"])) for row in features(state)]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_an_outlook_is_a_chance_for_each_seat_and_rises_with_what_it_has(seats: int) -> None:
    best, *_, last = place_worths(seats)
    for step in walk(at(seats, 3), "outlook"):
        state = step.state
        if state.board.phase != "play" or not state.board.alive[0]:
            continue
        promised = estimate(state)
        assert all(last - 0.001 <= share <= best + 0.001 for share in promised)
        assert abs(sum(promised) - sum(place_worths(seats))) < 0.2 * seats
        better = copy_of(GAME, encode(state))
        better.reserves[0] = ["knight"] * 30
        better.board.towers[0] += 3
        assert estimate(better)[0] > promised[0]
        rivals = [seat for seat in range(1, seats) if state.board.alive[seat]]
        # One who is now in danger leaves a little to the others.
        assert sum(estimate(better)[seat] - promised[seat] for seat in rivals) <= 0
        for nth, seat in enumerate(state.board.out, 1):
            assert promised[seat] == pytest.approx(place_worths(seats)[-nth], abs=0.02)
