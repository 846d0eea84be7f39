"""Hiring at the Barracks, through a Recruiter, and in exchange through a Gravedigger."""

from __future__ import annotations

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from engine.games.raiders import GAME
from engine.games.raiders.box import CARDS
from engine.games.raiders.state import State
from engine.kit.contract import Question
from tests.games.by_hand import kinds, told
from tests.games.raiders.positions import (
    EMPTY_HALL,
    answer,
    asked,
    hall,
    legal,
    options,
    table,
    turn,
    use,
)

FULL = "archer armourer scout scout warlord"


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_hired_for_its_silver(card: str) -> None:
    cost = CARDS[card].cost
    state = table(hands={0: card}, silver=cost)
    events = use(state, f"barracks.{card}")
    assert state.board.crew[0] == [card]
    assert state.board.silver[0] == 0
    assert state.hands[0] == []
    assert told(events, "hired") == [{"seat": 0, "card": card, "silver": cost, "why": "barracks"}]
    assert asked(state) == "pick-up", "placing and hiring are one answer"


def hirings(state: State) -> list[str]:
    """What the Barracks offer to whoever places a worker there."""
    turn(state)
    return [option for option in options(state, "place") if option.startswith("barracks")]


@pytest.mark.parametrize("card", CARDS)
def test_no_card_is_hired_for_less(card: str) -> None:
    state = table(hands={0: card}, silver=CARDS[card].cost - 1)
    assert not hirings(state)


def test_only_cards_that_can_be_paid_are_offered() -> None:
    state = table(hands={0: "archer champion huntsman"}, silver=3)
    assert hirings(state) == ["barracks.archer", "barracks.huntsman"]


def test_picking_up_at_the_barracks_hires_in_the_same_answer() -> None:
    state = table(hands={0: "archer"}, silver=3, village={"barracks": "grey", "mill": "black"})
    use(state, "silversmith")
    answer(state, "pick-up", "barracks.archer")
    assert state.board.crew[0] == ["archer"]
    assert state.board.workers[0] == "grey"


def test_dismissing_without_need_is_offered_only_when_asked_for() -> None:
    state = table(hands={0: "archer"}, crew={0: "sage"}, silver=3)
    assert hirings(state) == ["barracks.archer"]
    answer(state, "place", "idle")
    assert "barracks" in options(state, "idle")
    answer(state, "idle", "barracks")
    assert options(state, "hire") == ("archer", "out.sage", "pass")
    assert legal(state, "archer")
    assert not legal(state, "out.sage"), "nobody is dismissed for nothing"
    assert not legal(state, "out.sage", "pass")
    events = answer(state, "hire", "out.sage", "archer")
    assert state.board.crew[0] == ["archer"]
    assert state.board.discards == ["sage"]
    assert kinds(events) == ["crew-lost", "paid", "hired"]


def test_the_sixth_needs_a_place() -> None:
    """The card lies open, for everybody to see, while it is chosen who goes."""
    state = table(hands={0: "archer huntsman"}, crew={0: FULL}, silver=4)
    events = use(state, "barracks.archer")
    assert told(events, "hiring") == [{"seat": 0, "card": "archer", "why": "barracks"}]
    assert GAME.view(state, None).board.joining == "archer"
    assert options(state, "dismiss") == ("archer", "armourer", "scout", "warlord")
    events = answer(state, "dismiss", "scout")
    assert kinds(events) == ["crew-lost", "paid", "hired"]
    assert state.board.crew[0] == ["archer", "armourer", "scout", "warlord", "archer"]
    assert state.board.joining == ""
    assert asked(state) == "pick-up"


def test_a_full_crew_of_one_kind_is_not_asked_who_goes() -> None:
    state = table(hands={0: "archer"}, crew={0: "scout scout scout scout scout"}, silver=3)
    use(state, "barracks.archer")
    assert asked(state) == "pick-up"
    assert state.board.crew[0].count("scout") == 4


def test_recruiter_saves_a_silver_at_the_barracks() -> None:
    state = table(hands={0: "champion huntsman"}, crew={0: "recruiter"}, silver=3)
    use(state, "barracks.champion")
    assert state.board.silver[0] == 0


def test_recruiters_make_a_cheap_card_free() -> None:
    state = table(hands={0: "huntsman"}, crew={0: "recruiter recruiter"}, silver=0)
    events = use(state, "barracks.huntsman")
    assert told(events, "hired")[0]["silver"] == 0
    assert "paid" not in kinds(events)


# Recruiter at the Town Hall


@pytest.mark.parametrize("card", ["huntsman", "champion", "folke"])
def test_recruiter_at_the_town_hall_hires_for_two(card: str) -> None:
    hand = sorted(["recruiter", card], key=list(CARDS).index)
    state = table(village=EMPTY_HALL, hands={0: " ".join(hand)}, silver=3)
    hall(state, "recruiter")
    assert options(state, "hire") == (card,)
    events = answer(state, "hire", card)
    assert state.board.crew[0] == [card]
    assert state.board.silver[0] == 1
    assert state.board.discards == ["recruiter"]
    assert told(events, "hired")[0]["why"] == "recruiter"


def test_recruiter_at_the_town_hall_dismisses_from_a_full_crew() -> None:
    state = table(village=EMPTY_HALL, hands={0: "folke recruiter"}, crew={0: FULL}, silver=2)
    hall(state, "recruiter")
    assert options(state, "hire") == ("folke",)
    answer(state, "hire", "folke")
    events = answer(state, "dismiss", "armourer")
    assert state.board.crew[0] == ["archer", "scout", "scout", "warlord", "folke"]
    assert told(events, "crew-lost")[0]["why"] == "recruiter"


# Gravedigger at the Town Hall


def test_gravedigger_exchanges_a_crew_member_for_a_hand_card() -> None:
    state = table(
        village=EMPTY_HALL, hands={0: "folke gravedigger"}, crew={0: "archer sage"}, silver=0
    )
    hall(state, "gravedigger")
    assert options(state, "hire") == ("folke",)
    answer(state, "hire", "folke")
    assert options(state, "dismiss") == ("archer", "sage")
    events = answer(state, "dismiss", "sage")
    assert state.board.crew[0] == ["archer", "folke"]
    assert state.hands[0] == ["sage"]
    assert state.board.silver[0] == 0
    assert kinds(events) == ["crew-returned", "hired"]


def test_gravedigger_needs_crew_and_another_card() -> None:
    for given in (
        {"hands": {0: "gravedigger"}, "crew": {0: "sage"}},
        {"hands": {0: "gravedigger sage"}},
    ):
        state = table(village=EMPTY_HALL, **given)
        turn(state)
        assert "town_hall.gravedigger" not in options(state, "place")


def test_nobody_is_named_to_go_who_could_go_for_no_card() -> None:
    """Every option is part of some answer."""
    dear = table(hands={0: "forager huntsman"}, crew={0: "armourer recruiter"}, silver=0)
    use(dear, "barracks")
    assert options(dear, "hire") == ("forager", "huntsman", "out.armourer", "pass")
    one_of_two = table(hands={0: "archer huntsman"}, crew={0: "recruiter"}, silver=2)
    use(one_of_two, "barracks")
    assert options(one_of_two, "hire") == ("archer", "huntsman", "out.recruiter", "pass")
    assert legal(one_of_two, "huntsman", "out.recruiter")
    assert not legal(one_of_two, "archer", "out.recruiter")
    heroes = table(hands={0: "folke"}, crew={0: "brynjar sage sage sage sage"}, silver=4)
    assert hirings(heroes) == ["barracks.folke.brynjar"]
    answer(heroes, "place", "barracks.folke.brynjar")
    assert heroes.board.crew[0] == ["sage", "sage", "sage", "sage", "folke"]


# Tables that stood in the third version


def as_asked_before(state: State, question: Question) -> State:
    """The position with the question that the third version had put."""
    state.questions = [question]
    stored = to_builtins(state, str_keys=True)
    del stored["board"]["joining"]
    return GAME.upgrade(stored, 3)


def test_a_turn_that_the_third_version_asked_for_is_answered_as_it_was_put() -> None:
    state = table(hands={0: "archer huntsman"}, crew={0: FULL}, silver=4)
    turn(state)
    asked_then = replace(GAME.questions(state)[0], options=("barracks", "mill", "barracks.idle"))
    state = as_asked_before(state, asked_then)
    answer(state, "place", "barracks")
    assert legal(state, "archer", "out.scout"), "and what follows is asked so"
    answer(state, "hire", "archer", "out.scout")
    assert asked(state) == "pick-up"
    assert state.board.crew[0].count("archer") == 2


def test_a_hiring_that_the_third_version_asked_for_is_answered_as_it_was_put() -> None:
    state = table(hands={0: "archer huntsman"}, crew={0: "sage"}, silver=4)
    use(state, "barracks")
    state.board.agenda[-1] = replace(state.board.agenda[-1], n=0)
    state = as_asked_before(state, GAME.questions(state)[0])
    answer(state, "hire", "archer", "out.sage")
    assert state.board.crew[0] == ["archer"]


def test_cards_that_the_third_version_asked_for_are_answered_as_they_were_put() -> None:
    state = table(village=EMPTY_HALL, hands={0: "archer forager"})
    turn(state)
    question = replace(GAME.questions(state)[0], options=("town_hall", "treasury"))
    hall_state = as_asked_before(state, question)
    answer(hall_state, "place", "town_hall")
    assert options(hall_state, "hall-card") == ("archer", "forager", "pass")
    answer(hall_state, "hall-card", "forager")
    assert hall_state.board.provision[0] == 2
    state.board.village = ["black", "black", "", "", "black", "", "", ""]
    sold = as_asked_before(state, question)
    answer(sold, "place", "treasury")
    asked_now = GAME.questions(sold)[0]
    assert (asked_now.least, asked_now.most) == (1, 2)
    answer(sold, "treasury", "archer", "forager")
    assert sold.board.gold[0] == 1
