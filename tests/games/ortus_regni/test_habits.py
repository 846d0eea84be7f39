"""How computer players of Ortus Regni think: legal, fair, sensible and to the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import READY_DECKS
from engine.games.ortus_regni.mind.appraisal import outlook, place_worths
from engine.games.ortus_regni.mind.habits import likely
from engine.games.ortus_regni.mind.ready import deck_picks
from engine.games.ortus_regni.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import RESIGN, Event, Picks, Question, Standing
from engine.minds import automa
from tests.games.ortus_regni import hooks
from tests.games.ortus_regni.positions import attack, do, open_question, table
from tests.games.suite import Case, Table, copy_of, encode, walk

CASE = Case(GAME, hooks.HOOKS)
DECKS = tuple(READY_DECKS)
Way = Callable[[State, Question, Chance], Picks]
each_number = pytest.mark.parametrize("seats", [2, 3, 6])


def at(seats: int, index: int) -> Table:
    return Table(CASE, seats, (("tournament", "duels"),), 700 + index)


def by_luck(state: State, question: Question, luck: Chance) -> Picks:
    picks = question.sample(luck)
    return ("draw",) if picks == (RESIGN,) else picks


def thinking(state: State, question: Question, luck: Chance) -> Picks:
    """A computer player at a fraction of its usual effort."""
    return automa.choose(GAME, GAME.view(state, question.seat), question, luck, effort=8)


def play(
    where: Table, ways: list[Way], decks: tuple[str, ...] = ()
) -> tuple[State, Standing, list[Event]]:
    """A whole game, each seat in its own way, with these ready decks if any."""
    state, luck, number = where.start(), where.luck("habits"), 0
    events: list[Event] = []
    while questions := GAME.questions(state):
        number += 1
        assert number <= 400 * where.seats, "it does not come to an end"
        question = questions[0]
        picks = ways[question.seat](state, question, luck)
        if decks and question.kind == "build-deck":
            picks = deck_picks(READY_DECKS[decks[question.seat]].cards)
        events += GAME.answer(state, question, picks, Chance(where.seed, number))
    standing = GAME.standing(state)
    assert standing is not None
    return state, standing, events


def count(events: list[Event], kind: str) -> int:
    return sum(event.kind == kind for event in events)


@each_number
def test_every_ready_deck_plays_whole_games_with_attacks_and_nobody_resigns(seats: int) -> None:
    met: Counter[str] = Counter()
    for index, deck in enumerate(DECKS):
        decks = tuple(DECKS[(index + 2 * seat) % len(DECKS)] for seat in range(seats))
        assert decks[0] == deck
        _, _, events = play(at(seats, index), [likely] * seats, decks)
        met.update(event.kind for event in events)
        assert all(e.args["why"] != "resigned" for e in events if e.kind == "earl-out")
    assert met["attack-declared"] > 2 * len(DECKS)
    assert met["castle-built"] + met["mercenary-hired"] > 2 * len(DECKS)
    for kind in ("lord-installed", "property-built", "plot", "emissary-sent", "towers-built"):
        assert met[kind] > 3, f"{kind}: {met}"


def test_all_pairs_of_ready_decks_end_by_battles_more_than_by_empty_decks() -> None:
    why: Counter[str] = Counter()
    for index, pair in enumerate(product(DECKS, repeat=2)):
        _, _, events = play(at(2, index), [likely] * 2, pair)
        why.update(event.args["why"] for event in events if event.kind == "earl-out")
    assert why["fief"] > 2 * why["deck"]
    assert not why["resigned"]


@pytest.mark.parametrize(("seats", "least"), [(2, 37), (3, 30), (4, 28)])
def test_a_sensible_seat_beats_random_ones(seats: int, least: int) -> None:
    won = 0
    for index in range(40):
        me = index % seats
        ways: list[Way] = [likely if seat == me else by_luck for seat in range(seats)]
        won += play(at(seats, index), ways)[1].places[me] == 1
    assert won >= least


@each_number
def test_a_table_of_computer_players_comes_to_its_end_without_resigning(seats: int) -> None:
    _, _, events = play(at(seats, 0), [thinking] * seats)
    assert all(e.args["why"] != "resigned" for e in events if e.kind == "earl-out")
    assert count(events, "attack-declared") > 1


def test_a_computer_player_beats_random_seats_and_modest_ones() -> None:
    def modest(state: State, question: Question, luck: Chance) -> Picks:
        return GAME.default(GAME.view(state, question.seat), question)

    for index, other in enumerate((by_luck, by_luck, modest, modest)):
        me = index % 2
        ways: list[Way] = [thinking if seat == me else other for seat in range(2)]
        assert play(at(2, index), ways)[1].places[me] == 1


def test_a_computer_player_who_cannot_win_any_more_does_not_resign() -> None:
    state = table(2, {1: "palace:champion | castle:champion land land | castle"}, decks={0: "land"})
    state.board.first = 1
    do(state, Step("turn", 0))
    question = open_question(state, "turn")
    assert RESIGN in question.options
    for number in range(6):
        picks = automa.choose(GAME, GAME.view(state, 0), question, Chance(bytes(16), number), 30)
        assert picks != (RESIGN,)


# What it does in positions that are clear.


def habit(state: State) -> Picks:
    (question,) = GAME.questions(state)
    return GAME.likely(state, question, Chance(bytes(16), 1))


def test_it_takes_a_castle_that_is_certain_to_fall() -> None:
    state = table(3, {0: "palace:champion", 2: "palace | castle land"}, hands={1: "land " * 6})
    state.hands[0] = ["banquet"]
    do(state, Step("turn", 0))
    assert habit(state) == ("attack",)
    GAME.answer(state, open_question(state, "turn"), ("attack",), Chance(bytes(16), 1))
    assert habit(state) == ("siege-f3",)


def test_it_destroys_the_last_fief_of_the_last_rival_with_its_hand() -> None:
    state = table(2, {0: "palace"}, hands={0: "champion champion castle land"})
    do(state, Step("turn", 0))
    for wanted in ("attack", "siege-f1"):
        assert habit(state) == (wanted,)
        question = GAME.questions(state)[0]
        GAME.answer(state, question, (wanted,), Chance(bytes(16), 1))
    assert set(habit(state)) == {"champion.1", "champion.2"}


def test_it_calls_nothing_where_towers_are_enough_and_just_enough_where_they_are_not() -> None:
    hands = {0: "champion champion", 1: "vassal monk champion"}
    safe = table(2, hands=hands, towers={1: "land land"})
    attack(safe, "siege-f1", "champion.1", "champion.2")
    assert habit(safe) == ()
    open_to_it = table(2, {1: "palace | castle"}, hands=hands, towers={1: "land"})
    attack(open_to_it, "siege-f1", "champion.1", "champion.2")
    assert habit(open_to_it) == ("monk.1",)


def test_it_bequeaths_before_the_deck_runs_out() -> None:
    state = table(2, {0: "palace:prince | castle"}, hands={0: "banner"}, decks={0: "land land"})
    state.board.discards[0] = ["champion", "champion", "castle"]
    do(state, Step("turn", 0))
    assert habit(state) == ("bequeath",)


def test_it_keeps_its_last_cards_in_the_deck_from_a_banquet() -> None:
    state = table(2, hands={0: "banquet"}, decks={0: "land land land"})
    do(state, Step("turn", 0))
    assert habit(state) != ("play.banquet",)


def test_vikings_are_sent_to_a_rival() -> None:
    state = table(3, vikings=["chieftain", "viking", "viking", "viking"], arrived=True)
    do(state, Step("viking-attack", 1))
    assert habit(state) in (("siege-f0",), ("siege-f2",))


# What it expects.


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_an_outlook_is_a_chance_for_each_seat_and_rises_with_what_it_has(seats: int) -> None:
    best, *_, last = place_worths(seats)
    for step in walk(at(seats, 3), "outlook"):
        state = step.state
        if state.board.phase != "play" or not state.board.alive[0]:
            continue
        promised = outlook(state)
        assert all(last - 0.001 <= share <= best + 0.001 for share in promised)
        assert abs(sum(promised) - sum(place_worths(seats))) < 0.2 * seats
        better = copy_of(GAME, encode(state))
        better.reserves[0] = ["knight"] * 30
        better.board.towers[0] += 3
        assert outlook(better)[0] > promised[0]
        rivals = [seat for seat in range(1, seats) if state.board.alive[seat]]
        assert all(outlook(better)[seat] <= promised[seat] for seat in rivals)


def test_who_has_left_expects_what_his_place_is_worth() -> None:
    state = table(4, {1: "", 3: ""})
    state.board.out = [3, 1]
    promised = outlook(state)
    worths = place_worths(4)
    assert promised[3] == worths[3]
    assert promised[1] == worths[2]
    assert min(promised[0], promised[2]) > worths[2]
