"""Hiring at the Barracks, through a Recruiter, and in exchange through a Gravedigger."""

from __future__ import annotations

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import CARDS
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
    events = use(state, "barracks")
    events += answer(state, "hire", card)
    assert state.board.crew[0] == [card]
    assert state.board.silver[0] == 0
    assert state.hands[0] == []
    assert told(events, "hired") == [{"seat": 0, "card": card, "silver": cost, "why": "barracks"}]


@pytest.mark.parametrize("card", CARDS)
def test_no_card_is_hired_for_less(card: str) -> None:
    state = table(hands={0: card}, silver=CARDS[card].cost - 1)
    turn(state)
    assert "barracks" not in options(state, "place")


def test_only_cards_that_can_be_paid_are_offered() -> None:
    state = table(hands={0: "archer champion huntsman"}, silver=3)
    use(state, "barracks")
    assert options(state, "hire") == ("archer", "huntsman", "pass")
    answer(state, "hire", "pass")
    assert asked(state) == "pick-up"
    assert state.board.crew[0] == []


def test_one_crew_member_may_be_dismissed_before() -> None:
    state = table(hands={0: "archer"}, crew={0: "sage"}, silver=3)
    use(state, "barracks")
    assert options(state, "hire") == ("archer", "out.sage", "pass")
    assert legal(state, "archer")
    assert not legal(state, "out.sage"), "nobody is dismissed for nothing"
    assert not legal(state, "out.sage", "pass")
    events = answer(state, "hire", "out.sage", "archer")
    assert state.board.crew[0] == ["archer"]
    assert state.board.discards == ["sage"]
    assert kinds(events) == ["crew-lost", "paid", "hired"]


def test_the_sixth_needs_a_place() -> None:
    state = table(hands={0: "archer huntsman"}, crew={0: FULL}, silver=4)
    use(state, "barracks")
    assert not legal(state, "archer")
    assert not legal(state, "archer", "huntsman")
    assert not legal(state, "archer", "out.scout", "out.archer")
    assert legal(state, "pass")
    assert options(state, "hire").count("out.scout") == 1, "equal crew is one option"
    answer(state, "hire", "archer", "out.scout")
    assert state.board.crew[0] == ["archer", "armourer", "scout", "warlord", "archer"]


def test_recruiter_saves_a_silver_at_the_barracks() -> None:
    state = table(hands={0: "champion huntsman"}, crew={0: "recruiter"}, silver=3)
    use(state, "barracks")
    question = GAME.questions(state)[0]
    assert question.about == ("barracks", 1)
    answer(state, "hire", "champion")
    assert state.board.silver[0] == 0


def test_recruiters_make_a_cheap_card_free() -> None:
    state = table(hands={0: "huntsman"}, crew={0: "recruiter recruiter"}, silver=0)
    use(state, "barracks")
    events = answer(state, "hire", "huntsman")
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
    assert not legal(state, "folke")
    events = answer(state, "hire", "folke", "out.armourer")
    assert state.board.crew[0] == ["archer", "scout", "scout", "warlord", "folke"]
    assert told(events, "crew-lost")[0]["why"] == "recruiter"


# Gravedigger at the Town Hall


def test_gravedigger_exchanges_a_crew_member_for_a_hand_card() -> None:
    state = table(
        village=EMPTY_HALL, hands={0: "folke gravedigger"}, crew={0: "archer sage"}, silver=0
    )
    hall(state, "gravedigger")
    assert options(state, "hire") == ("folke", "out.archer", "out.sage")
    assert not legal(state, "folke")
    assert not legal(state, "out.sage")
    events = answer(state, "hire", "out.sage", "folke")
    assert state.board.crew[0] == ["archer", "folke"]
    assert state.hands[0] == ["sage"]
    assert state.board.silver[0] == 0
    assert kinds(events) == ["crew-returned", "hired"]


def test_gravedigger_cannot_return_and_hire_one_and_the_same_card() -> None:
    state = table(village=EMPTY_HALL, hands={0: "archer gravedigger"}, crew={0: "sage"})
    hall(state, "gravedigger")
    assert options(state, "hire") == ("archer", "out.sage")


def test_gravedigger_needs_crew_and_another_card() -> None:
    for given in (
        {"hands": {0: "gravedigger"}, "crew": {0: "sage"}},
        {"hands": {0: "gravedigger sage"}},
    ):
        state = table(village=EMPTY_HALL, **given)
        turn(state)
        if "town_hall" in options(state, "place"):
            answer(state, "place", "town_hall")
            assert "gravedigger" not in options(state, "hall-card")
        else:
            assert given["hands"][0] == "gravedigger"


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
    use(heroes, "barracks")
    assert options(heroes, "hire") == ("folke.brynjar", "pass")
    answer(heroes, "hire", "folke.brynjar")
    assert heroes.board.crew[0] == ["sage", "sage", "sage", "sage", "folke"]
