"""Decks, Towers of the tournament rules, the first seat, hands and mulligans."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import CARD_SET, KINDS, READY_DECKS
from engine.games.ortus_regni.mind.ready import deck_picks
from engine.games.ortus_regni.rules.realm.seasons import is_peace, is_truce
from engine.games.ortus_regni.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import IllegalAnswer, Question
from tests.games.by_hand import kinds, told
from tests.games.ortus_regni.positions import table

SEED = bytes(16)
LORDS = deck_picks(READY_DECKS["lords"].cards)


def start(seats: int = 3, tournament: str = "off") -> State:
    return GAME.start(seats, {"tournament": tournament}, Chance(SEED, 0))


def give(state: State, seat: int, *picks: str, number: int = 1) -> list:
    question = next(q for q in GAME.questions(state) if q.seat == seat)
    return GAME.answer(state, question, picks, Chance(SEED, number))


def dealt(seats: int = 3, tournament: str = "off") -> State:
    """All have the Lord deck, and are asked about their hands."""
    state = start(seats, tournament)
    for seat in range(seats):
        give(state, seat, *LORDS)
    if state.board.tournament:
        for seat in range(seats):
            give(state, seat, "treachery.1", "intrigue.1")
    return state


def test_everybody_begins_with_a_palace_and_one_cube() -> None:
    board = start(4).board
    for seat, fiefs in enumerate(board.fiefs):
        assert [(fief.number, fief.castle.kind, fief.castle.owner) for fief in fiefs] == [
            (seat, "palace", seat)
        ]
    assert board.cubes == [1] * 4


@pytest.mark.parametrize("seats", [1, 7])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        GAME.start(seats, {}, Chance(SEED, 0))


def test_all_choose_24_of_ninety_cards_at_once_and_in_secret() -> None:
    asked = GAME.questions(start(5))
    assert [question.seat for question in asked] == list(range(5))
    for question in asked:
        assert (question.kind, question.sealed) == ("build-deck", True)
        assert question.options == CARD_SET
        assert (question.least, question.most) == (24, 24)


def test_a_deck_of_another_size_is_refused() -> None:
    state = start()
    with pytest.raises(IllegalAnswer, match="too-few"):
        give(state, 0, *LORDS[:23])


def test_nobody_sees_what_the_others_have_chosen() -> None:
    states = start(2), start(2)
    give(states[0], 0, *LORDS)
    give(states[1], 0, *deck_picks(READY_DECKS["emissary"].cards))
    for seat in (1, None):
        assert GAME.view(states[0], seat) == GAME.view(states[1], seat)
    mine = GAME.view(states[0], 0).mine
    assert mine
    assert Counter(mine.deck) == READY_DECKS["lords"].cards


@pytest.mark.parametrize(
    ("seats", "choice", "used"),
    [(2, "duels", True), (3, "duels", False), (2, "off", False), (6, "on", True)],
)
def test_the_tournament_rules_are_for_duels_unless_the_table_wants_it_otherwise(
    seats: int, choice: str, used: bool
) -> None:
    assert start(seats, choice).board.tournament is used


def test_the_tournament_rules_are_a_table_option_and_on_in_duels_by_default() -> None:
    (option,) = GAME.options
    assert (option.key, option.default) == ("tournament", "duels")
    assert GAME.start(2, {}, Chance(SEED, 0)).board.tournament
    assert not GAME.start(3, {}, Chance(SEED, 0)).board.tournament


def test_tournament_towers_are_two_of_the_cards_that_are_left() -> None:
    state = start(2, "on")
    give(state, 0, *deck_picks({"castle": 6, "land": 5, "vassal": 6, "monk": 6, "allies": 1}))
    give(state, 1, *LORDS)
    question = GAME.questions(state)[0]
    assert (question.kind, question.sealed) == ("choose-towers", True)
    assert (question.least, question.most) == (2, 2)
    counts = Counter(option.split(".")[0] for option in question.options)
    assert counts == {
        kind: 2 for kind in KINDS if kind not in ("castle", "land", "vassal", "monk")
    } | {"land": 1}


def test_tournament_towers_stand_from_the_start_face_down_beside_24_cards() -> None:
    state = dealt(2, "on")
    assert state.board.towers == [2, 2]
    assert state.towers == [["treachery", "intrigue"]] * 2
    for seat in (0, 1):
        assert len(state.hands[seat]) + len(state.decks[seat]) == 24
    view = GAME.view(state, 1)
    assert view.board.towers == [2, 2]
    assert view.mine
    assert view.mine.towers == ("treachery", "intrigue")
    other = GAME.view(state, None)
    assert "treachery" not in repr(other.board)


def test_nobody_sees_any_tower_before_all_have_chosen() -> None:
    state = start(2, "on")
    give(state, 0, *LORDS)
    give(state, 1, *LORDS)
    give(state, 0, "treachery.1", "treachery.2")
    assert GAME.view(state, 1).board.towers == [0, 0]


def test_a_cube_draws_the_first_seat_and_goes_back_into_the_bag() -> None:
    state = start()
    events = []
    for seat in range(3):
        events += give(state, seat, *LORDS)
    assert told(events, "first-drawn") == [{"seat": state.board.first}]
    assert state.board.cubes == [1, 1, 1]


def test_any_seat_may_come_first() -> None:
    firsts = set()
    for number in range(40):
        state = start()
        for seat in range(3):
            give(state, seat, *LORDS, number=number)
        firsts.add(state.board.first)
    assert firsts == {0, 1, 2}


def test_everybody_draws_five_cards_that_only_he_sees() -> None:
    state = start()
    events = []
    for seat in range(3):
        events += give(state, seat, *LORDS)
    hands = [event for event in events if event.kind == "hand-dealt"]
    assert sorted(event.args["seat"] for event in hands) == [0, 1, 2]
    for event in hands:
        seat = event.args["seat"]
        assert event.seats == event.reveals == (seat,)
        assert event.args["cards"] == state.hands[seat]
        assert len(state.hands[seat]) == 5
        assert len(state.decks[seat]) == 19
        assert Counter(state.hands[seat] + state.decks[seat]) == READY_DECKS["lords"].cards


def test_mulligans_are_decided_at_the_same_time_and_come_about_in_turn_order() -> None:
    state = dealt()
    before = [hand[:] for hand in state.hands]
    order = [(state.board.first + n) % 3 for n in range(3)]
    questions = GAME.questions(state)
    assert [(question.kind, question.seat) for question in questions] == [
        ("mulligan", seat) for seat in range(3)
    ]
    assert all(question.sealed for question in questions)
    assert give(state, 1, "redraw") == give(state, 0, "redraw") == []
    assert state.hands == before
    events = give(state, 2, "redraw")
    assert [args["seat"] for args in told(events, "mulligan")] == order
    assert kinds(events)[-2:] == ["game-start", "round-begins"]
    assert [(q.kind, q.seat) for q in GAME.questions(state)] == [("turn", state.board.first)]


def test_nobody_sees_what_another_has_decided_before_all_have() -> None:
    kept, redrawn = dealt(), dealt()
    give(kept, 0, "keep")
    give(redrawn, 0, "redraw")
    for seat in (1, 2, None):
        assert GAME.view(kept, seat) == GAME.view(redrawn, seat)


def test_a_mulligan_shuffles_all_five_and_draws_five() -> None:
    state = dealt()
    seat = state.board.first
    before = [hand[:] for hand in state.hands]
    for other in range(3):
        events = give(state, other, "redraw" if other == seat else "keep", number=9)
    assert told(events, "mulligan")[0] == {"seat": seat, "redrawn": True}
    assert len(state.hands[seat]) == 5
    assert Counter(state.hands[seat] + state.decks[seat]) == READY_DECKS["lords"].cards
    assert told(events, "hand-dealt") == [{"seat": seat, "cards": state.hands[seat]}]
    assert state.hands[seat] != before[seat]
    assert all(state.hands[other] == before[other] for other in range(3) if other != seat)


def test_first_hands_that_a_former_version_asks_for_are_decided_one_after_the_other() -> None:
    state = dealt()
    state.board.agenda[-1:] = [Step("mulligan", 2), Step("mulligan", 1)]
    state.questions = [Question(7, 1, "mulligan", ("keep", "redraw"))]
    state.board.agenda[-1:] = [Step("mulligan", 1)]
    before = state.hands[1][:]
    events = give(state, 1, "keep")
    assert kinds(events) == ["mulligan"]
    assert state.hands[1] == before
    assert [question.seat for question in GAME.questions(state)] == [2]
    events = give(state, 2, "redraw")
    assert kinds(events)[:3] == ["mulligan", "hand-dealt", "game-start"]


@pytest.mark.parametrize(
    ("tournament", "number", "peace", "truce"),
    [
        (False, 1, True, False),
        (False, 2, False, False),
        (True, 1, True, True),
        (True, 2, True, True),
        (True, 3, False, False),
    ],
)
def test_no_attack_in_round_one_and_no_plot_either_for_two_rounds_of_a_tournament(
    tournament: bool, number: int, peace: bool, truce: bool
) -> None:
    board = table(tournament=tournament, round=number).board
    assert (is_peace(board), is_truce(board)) == (peace, truce)
