"""Setup, and the options of a table."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import BANDS, BOARDS, DRAWN, FACTION_KEYS, IN_GAME
from engine.games.claim_kingdoms.rules.ground import CENTRE, ground
from engine.kit.chance import Chance
from tests.games.by_hand import SEED, told
from tests.games.claim_kingdoms.positions import answer, asked, open_question

SEATS = (2, 3, 4)


def started(seats: int, number: int = 0, **options: str):
    return GAME.start(seats, options, Chance(SEED, number))


@pytest.mark.parametrize("seats", SEATS)
def test_the_table_is_laid(seats: int) -> None:
    state = started(seats)
    board = state.board
    assert len(board.maps) == seats
    assert len({next(b for b in BOARDS if key in b) for key in board.maps}) == seats
    assert len(board.factions) == IN_GAME[seats]
    assert [len(hand) for hand in state.hands] == [1] * seats
    assert len(board.display) == 3
    assert len(state.deck) == 7 * IN_GAME[seats] - 1 - seats - 3
    assert board.supply == [15] * seats
    assert board.score == [0] * seats
    cards = [*state.deck, *board.display, *(card for hand in state.hands for card in hand)]
    cards += [card.faction for card in board.cards.values()]
    assert Counter(cards) == dict.fromkeys(board.factions, 7)


@pytest.mark.parametrize("seats", SEATS)
def test_the_start_card_has_no_follower_and_no_field_acts(seats: int) -> None:
    board = started(seats).board
    (cell,) = board.cards
    assert cell == board.start
    assert cell in ground(tuple(board.maps)).starts
    assert board.cards[cell].followers == (0,) * seats


@pytest.mark.parametrize("seats", SEATS)
def test_a_treasure_lies_on_each_ruin_and_the_rest_leaves_the_game(seats: int) -> None:
    state = started(seats)
    fields = ground(tuple(state.board.maps)).fields
    assert state.board.ruins == [cell for cell, field in fields.items() if field == "ruin"]
    assert len(state.treasures) == len(state.board.ruins)
    assert len(state.treasure_box) == 9 - len(state.treasures)


def test_everything_is_drawn() -> None:
    tables = [started(3, number) for number in range(200)]
    assert {state.board.first for state in tables} == {0, 1, 2}
    assert {key for state in tables for key in state.board.maps} == set(range(1, 11))
    assert {kind for state in tables for kind in state.treasures} == {"spectre", "chest", "trap"}
    assert {key for state in tables for key in state.board.factions} == set(FACTION_KEYS)
    assert len({tuple(state.deck) for state in tables}) == 200


def test_the_first_seat_begins_and_turns_go_clockwise() -> None:
    state = started(3, 1)
    first = state.board.first
    seats = []
    for turn in range(1, 7):
        while state.board.turn == turn:
            question = GAME.questions(state)[0]
            if question.kind == "place-card":
                seats.append(question.seat)
            picks = GAME.default(GAME.view(state, question.seat), question)
            GAME.answer(state, question, picks, Chance(SEED, turn))
    assert seats == [(first + n) % 3 for n in range(6)]


# Factions


@pytest.mark.parametrize("seats", SEATS)
def test_mixed_factions_are_of_low_middle_and_high_value(seats: int) -> None:
    for number in range(30):
        factions = started(seats, number, factions="mixed").board.factions
        counts = tuple(sum(key in band for key in factions) for band in BANDS)
        assert counts == DRAWN[seats]
        assert factions == sorted(factions, key=FACTION_KEYS.index)


def test_random_factions_are_of_any_value() -> None:
    tables = [started(2, number, factions="random").board.factions for number in range(100)]
    spreads = {tuple(sum(key in band for key in factions) for band in BANDS) for factions in tables}
    assert len(spreads) > 5
    assert all(len(set(factions)) == 7 for factions in tables)


@pytest.mark.parametrize("seats", SEATS)
def test_factions_chosen_in_turn_one_each(seats: int) -> None:
    state = started(seats, 2, factions="turns")
    events, seats_asked = [], []
    for number in range(IN_GAME[seats]):
        question = open_question(state, "choose-faction")
        assert question.about == (number + 1, IN_GAME[seats])
        assert len(question.options) == 33 - number
        seats_asked.append(question.seat)
        events = answer(state, "choose-faction", question.options[3])
    assert seats_asked == [(state.board.first + n) % seats for n in range(IN_GAME[seats])]
    assert len(state.board.factions) == IN_GAME[seats]
    assert told(events, "game-start")[0]["factions"] == state.board.factions
    assert asked(state) == "place-card"


def test_factions_chosen_by_the_first_seat() -> None:
    state = started(4, factions="starter")
    question = open_question(state, "choose-factions")
    assert question.seat == state.board.first
    assert (question.least, question.most) == (9, 9)
    answer(state, "choose-factions", *reversed(FACTION_KEYS[-9:]))
    assert state.board.factions == list(FACTION_KEYS[-9:])
    assert len(state.deck) == 63 - 1 - 4 - 3


def test_dealing_after_the_choice_tells_each_seat_its_own_card_alone() -> None:
    state = started(3, factions="starter")
    events = answer(state, "choose-factions", *FACTION_KEYS[:8])
    dealt = [event for event in events if event.kind == "card-drawn"]
    assert [event.seats for event in dealt] == [(0,), (1,), (2,)]
    assert [event.args["card"] for event in dealt] == [hand[0] for hand in state.hands]


# The other options


@pytest.mark.parametrize("seats", SEATS)
def test_without_maps_there_are_no_treasures_and_the_first_card_lies_in_the_middle(
    seats: int,
) -> None:
    state = started(seats, maps="without")
    board = state.board
    assert (board.maps, board.ruins, state.treasures) == ([], [], [])
    assert list(board.cards) == [CENTRE]
    assert len(open_question(state, "place-card").options) == 4


@pytest.mark.parametrize("seats", SEATS)
def test_hands_of_two(seats: int) -> None:
    state = started(seats, hand="two")
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert asked(state) == "play-card"


def test_the_second_of_two_seats_may_begin_with_two_points() -> None:
    board = started(2, bonus="second").board
    assert board.score[board.first] == 0
    assert board.score[1 - board.first] == 2
    assert started(3, bonus="second").board.score == [0, 0, 0]


def test_ties_score_unless_the_table_plays_otherwise() -> None:
    assert started(2).board.ties
    assert not started(2, ties="nothing").board.ties


@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        started(seats)
