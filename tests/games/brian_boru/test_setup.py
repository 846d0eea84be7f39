"""Setup, preparation phase, draft phase."""

from __future__ import annotations

import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import HAND, MARRIAGES, PRINCESS, REGIONS, STRENGTHS, TOWNS
from engine.games.brian_boru.state import FACE_DOWN
from engine.kit.chance import Chance
from tests.games.brian_boru.positions import answer, open_question
from tests.games.by_hand import SEED, kinds, told

SEATS = (3, 4, 5)


def started(seats: int, number: int = 0):
    return GAME.start(seats, {}, Chance(SEED, number))


def with_first_towns(seats: int, number: int = 0):
    """A table whose first towns are placed: the draft is open."""
    state = started(seats, number)
    events = []
    for _ in range(seats):
        events += answer(state, "first-town", open_question(state, "first-town").options[0])
    return state, events


def draft_turn(state):
    """Everybody takes the first two cards."""
    events = []
    for question in GAME.questions(state):
        picks = question.options[:2]
        events += GAME.answer(state, question, picks, Chance(SEED, 5))
    return events


@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_begins_with_three_coins_one_renown_ten_points(seats: int) -> None:
    board = started(seats).board
    assert board.coins == [3] * seats
    assert board.renown == [1] * seats
    assert board.score == [10] * seats
    assert board.track == [0] * seats
    assert board.claims == [FACE_DOWN] * 8


@pytest.mark.parametrize(("seats", "cards"), [(3, 2), (4, 3), (5, 3)])
def test_marriage_deck_lies_on_the_princess(seats: int, cards: int) -> None:
    state = started(seats)
    assert state.marriage_deck[0] == PRINCESS
    assert len(state.marriage_deck) == cards + 1
    assert len(state.marriage_box) == 7 - cards
    assert PRINCESS not in state.marriage_box


def test_the_decks_are_shuffled() -> None:
    tables = [started(4, number) for number in range(80)]
    assert {state.viking_deck[-1] for state in tables} == set(STRENGTHS)
    drawn = {card for state in tables for card in state.marriage_deck}
    assert drawn == set(MARRIAGES)
    assert len({tuple(state.viking_deck) for state in tables}) > 70


@pytest.mark.parametrize("seats", SEATS)
def test_the_starting_seat_is_drawn(seats: int) -> None:
    starters = {started(seats, number).board.first for number in range(60)}
    assert starters == set(range(seats))


@pytest.mark.parametrize("seats", SEATS)
def test_first_towns_starting_seat_first_then_clockwise(seats: int) -> None:
    state = started(seats, 3)
    first = state.board.first
    assert state.board.marker == first
    for turn in range(seats):
        question = open_question(state, "first-town")
        assert question.seat == (first + turn) % seats
        answer(state, "first-town", question.options[-1])


@pytest.mark.parametrize("seats", SEATS)
def test_first_towns_lie_in_regions_of_their_own(seats: int) -> None:
    state = started(seats)
    taken: set[str] = set()
    for _ in range(seats):
        options = open_question(state, "first-town").options
        assert list(options) == [key for key, town in TOWNS.items() if town.region not in taken]
        answer(state, "first-town", options[0])
        taken.add(TOWNS[options[0]].region)
    assert len(taken) == seats


def test_preparation_reveals_a_viking_card_and_a_marriage_card() -> None:
    state, events = with_first_towns(3)
    board = state.board
    (landing,) = told(events, "vikings-land")
    assert board.battle == board.strength == landing["strength"]
    assert board.strengths == [board.strength]
    assert told(events, "marriage-offered") == [{"card": board.marriage, "last": False}]
    assert board.marriage not in state.marriage_deck
    assert len(state.viking_deck) == 6
    assert kinds(events)[-1] == "game-start"


@pytest.mark.parametrize("seats", SEATS)
def test_each_seat_is_dealt_its_cards_and_the_rest_stays_aside_unseen(seats: int) -> None:
    state, events = with_first_towns(seats)
    assert [len(pack) for pack in state.packs] == [HAND[seats]] * seats
    dealt = [card for pack in state.packs for card in pack]
    assert len(set(dealt)) == seats * HAND[seats]
    if seats == 5:
        assert state.aside == ""
    else:
        assert state.aside
        assert state.aside not in dealt
        for seat in (*range(seats), None):
            view = GAME.view(state, seat)
            assert state.aside not in (*view.pack, *view.hand)
    for event in events:
        if event.kind == "draft-pack":
            assert event.seats == event.reveals == (event.args["seat"],)


@pytest.mark.parametrize("seats", SEATS)
def test_the_deal_is_luck(seats: int) -> None:
    deals = set()
    for number in range(20):
        state = started(seats, number)
        for turn in range(seats):
            question = open_question(state, "first-town")
            GAME.answer(state, question, question.options[:1], Chance(SEED, 50 * number + turn))
        deals.add(tuple(tuple(pack) for pack in state.packs))
    assert len(deals) == 20


@pytest.mark.parametrize("seats", SEATS)
def test_draft_takes_two_and_passes_to_the_left(seats: int) -> None:
    state, _ = with_first_towns(seats)
    questions = GAME.questions(state)
    assert [question.seat for question in questions] == list(range(seats))
    assert all(q.kind == "draft" and q.sealed and q.least == q.most == 2 for q in questions)
    packs = [list(pack) for pack in state.packs]
    events = draft_turn(state)
    for seat in range(seats):
        assert state.packs[(seat + 1) % seats] == packs[seat][2:]
        assert state.drafted[seat] == packs[seat][:2]
        assert GAME.view(state, seat).passed == (tuple(packs[seat][2:]),)
    assert [e.seats for e in events if e.kind == "draft-chosen"] == [(s,) for s in range(seats)]
    assert {event.kind for event in events} == {"draft-chosen", "draft-pack"}


@pytest.mark.parametrize(("seats", "turns"), [(3, 3), (4, 2), (5, 2)])
def test_the_last_one_or_two_go_straight_down(seats: int, turns: int) -> None:
    state, _ = with_first_towns(seats)
    for _ in range(turns):
        assert {question.kind for question in GAME.questions(state)} == {"draft"}
        events = draft_turn(state)
    last = told(events, "draft-last")
    assert [len(args["cards"]) for args in last] == [1 if seats == 5 else 2] * seats
    for seat, hand in enumerate(state.hands):
        assert len(hand) == HAND[seats]
        assert sorted(hand) == sorted(state.drafted[seat])
        assert set(last[seat]["cards"]) <= set(hand)
    assert state.board.phase == "trick"
    assert open_question(state, "lead").seat == state.board.marker


def test_drafted_cards_may_be_looked_at_and_nobody_elses() -> None:
    state, _ = with_first_towns(4)
    draft_turn(state)
    for seat in range(4):
        assert GAME.view(state, seat).drafted == tuple(state.drafted[seat])
    spectator = GAME.view(state, None)
    assert (spectator.drafted, spectator.pack, spectator.passed) == ((), (), ())


def test_picks_of_a_draft_are_nobody_elses_business_until_all_are_in() -> None:
    state, _ = with_first_towns(3)
    before = [GAME.view(state, seat).board for seat in range(3)]
    question = GAME.questions(state)[1]
    events = GAME.answer(state, question, question.options[3:5], Chance(SEED, 9))
    assert [event.seats for event in events] == [(1,)]
    assert [GAME.view(state, seat).board for seat in range(3)] == before
    assert GAME.view(state, 0).awaited == ((0, "draft"), (2, "draft"))


def test_sealed_picks_commute() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        state, _ = with_first_towns(3)
        questions = GAME.questions(state)
        for seat in order:
            GAME.answer(state, questions[seat], questions[seat].options[1:3], Chance(SEED, 9))
        ends.append(state)
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_seats(seats: int) -> None:
    with pytest.raises(ValueError):
        started(seats)


def test_regions_are_enough_for_five() -> None:
    assert len(REGIONS) == 8
