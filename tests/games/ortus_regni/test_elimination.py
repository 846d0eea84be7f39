"""Leaving the game, and the end."""

from __future__ import annotations

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.state import State, Step
from engine.kit.contract import EVERYONE, NotYet
from tests.games.by_hand import kinds, told
from tests.games.ortus_regni.positions import answer, asked, do, earldom, open_question, table


def resign(state: State, seat: int = 0) -> list:
    return do(state, Step("turn", seat)) + answer(state, "turn", "resign")


def test_who_cannot_draw_at_the_end_of_his_turn_is_out() -> None:
    state = table(3, decks={0: ""})
    do(state, Step("turn", 0))
    events = answer(state, "turn", "draw")
    assert told(events, "earl-out") == [{"seat": 0, "why": "deck", "left": 2}]
    assert state.board.alive == [False, True, True]


def test_who_is_out_is_known_to_be_asked_nothing_more() -> None:
    state = table(3, decks={0: ""})
    do(state, Step("turn", 0))
    assert not any(GAME.is_out(GAME.view(state, seat)) for seat in (None, 0, 1, 2))
    answer(state, "turn", "draw")
    assert [GAME.is_out(GAME.view(state, seat)) for seat in range(3)] == [True, False, False]


def test_an_empty_deck_alone_puts_nobody_out() -> None:
    state = table(3, decks={0: "land"})
    do(state, Step("turn", 0))
    answer(state, "turn", "draw")
    assert state.decks[0] == []
    assert state.board.alive[0]


def test_losing_the_palace_puts_nobody_out_who_has_another_fief() -> None:
    state = table(3, {1: "palace:monk | castle"}, hands={0: "treachery"})
    do(state, Step("turn", 0))
    answer(state, "turn", "treachery")
    assert earldom(state, 1) == ["castle"]
    assert state.board.alive[1]


def test_the_last_earl_wins_even_if_he_could_not_have_drawn() -> None:
    state = table(earldoms={1: "palace:monk"}, hands={0: "treachery"}, decks={0: ""})
    do(state, Step("turn", 0))
    events = answer(state, "turn", "treachery")
    assert kinds(events)[-1] == "game-over"
    assert GAME.questions(state) == ()
    assert GAME.standing(state).places == (1, 2)


def test_places_follow_the_order_of_leaving() -> None:
    state = table(4)
    for seat in (2, 0, 3):
        assert GAME.standing(state) is None
        state.board.agenda.clear()
        state.questions.clear()
        events = resign(state, seat)
    standing = GAME.standing(state)
    assert standing.places == (3, 1, 4, 2)
    assert standing.points == (1, 3, 0, 2)
    assert [source.key for source in standing.sources] == ["outlasted"]
    assert told(events, "game-over") == [{"winners": [1], "points": [1, 3, 0, 2], "why": "points"}]
    assert asked(state) == ""


def test_his_cards_leave_the_game_and_his_cubes_the_bag() -> None:
    state = table(
        3,
        {0: "palace:vassal land | castle church"},
        hands={0: "banner monk"},
        towers={0: "intrigue"},
        decks={0: "allies allies"},
        mercenaries={0: "mercenary"},
        banners=[1, 0, 0],
        emissaries=[["monk"], [], []],
        cubes=[3, 1, 1],
        discards=[["champion"], [], []],
    )
    resign(state)
    board = state.board
    assert board.gone[0] == [
        *("castle", "land", "church", "vassal", "champion", "monk", "mercenary", "banner"),
        "palace",
    ]
    assert state.removed[0] == ["monk", "intrigue", "allies", "allies", "banner"]
    assert board.cubes == [0, 1, 1]
    assert (board.fiefs[0], board.mercenaries[0], board.towers[0]) == ([], [], 0)
    assert (state.hands[0], state.towers[0], state.decks[0]) == ([], [], [])
    assert board.discards[0] == board.emissaries[0] == []


def test_cards_of_others_in_his_earldom_go_to_their_owners_discards() -> None:
    state = table(3, {0: "palace land@1 | castle@2"}, mercenaries={0: "mercenary@1:knight"})
    events = resign(state)
    assert state.board.discards == [[], ["land", "mercenary"], ["castle"]]
    assert told(events, "cards-returned") == [
        {"seat": 0, "cards": [["castle", 2], ["land", 1], ["mercenary", 1]]}
    ]


def test_his_cards_with_others_stay_until_they_are_discarded_then_leave_the_game() -> None:
    state = table(
        3,
        {1: "palace | castle:monk land@0"},
        mercenaries={1: "mercenary@0"},
        hands={2: "treachery"},
    )
    resign(state)
    assert earldom(state, 1) == ["palace", "castle:monk land@0"]
    state.board.agenda.clear()
    state.questions.clear()
    do(state, Step("turn", 2))
    answer(state, "turn", "treachery")
    answer(state, "treachery", "f3.lord")
    assert "land" in state.board.gone[0]
    assert state.board.discards[1] == ["castle", "monk"]


def test_his_army_cards_go_to_the_army_discards_and_are_seen() -> None:
    state = table(
        3,
        reserves={0: "knight infantry"},
        mercenaries={0: "mercenary:infantry"},
        king=0,
        guard=["knight"],
    )
    (event,) = [event for event in resign(state) if event.kind == "armies-disbanded"]
    assert event.args["cards"] == ["infantry", "infantry", "knight", "knight"]
    assert event.reveals == (1, 2)
    assert state.board.army_discard == event.args["cards"]
    assert state.reserves[0] == []


def test_a_seat_that_has_left_has_no_turn_any_more() -> None:
    state = table(4, first=0)
    do(state, "round")
    answer(state, "turn", "resign")
    assert open_question(state, "turn").seat == 1
    answer(state, "turn", "draw")
    answer(state, "turn", "draw")
    answer(state, "turn", "draw")
    assert open_question(state, "turn").seat == 1


def test_an_earl_who_falls_before_his_turn_has_none_in_this_round() -> None:
    state = table(4, {1: "palace:monk"}, first=0, hands={0: "treachery land"})
    do(state, "round")
    answer(state, "turn", "treachery")
    answer(state, "turn", "draw")
    assert open_question(state, "turn").seat == 2


def test_the_turn_of_an_earl_who_leaves_in_it_is_over_at_once() -> None:
    state = table(3, first=0, hands={0: "castle castle"})
    do(state, "round")
    answer(state, "turn", "play.castle")
    events = answer(state, "turn", "resign")
    assert kinds(events)[-1] == "turn-over"
    assert open_question(state, "turn").seat == 1


def test_the_hidden_cards_of_those_who_left_stay_hidden_until_the_end() -> None:
    state = table(3, hands={0: "banner"}, decks={0: "monk"})
    resign(state)
    assert GAME.view(state, 0).mine.removed == ("monk", "banner")
    for seat in (1, 2, None):
        assert "monk" not in str(GAME.view(state, seat).board.gone)
    with pytest.raises(NotYet):
        GAME.view(state, EVERYONE)
    state.board.agenda.clear()
    state.questions.clear()
    resign(state, 1)
    assert GAME.view(state, EVERYONE).everyone[0].removed == ("monk", "banner")
