"""What a friend would say before an answer does harm, and only then."""

from __future__ import annotations

from engine.games.raiders import GAME
from engine.games.raiders.box import SPACES
from engine.games.raiders.state import State
from tests.games.raiders.positions import EMPTY_HALL, answer, table, turn


def warned(state: State) -> str:
    """Of what the first open question warns; "" of nothing."""
    question = GAME.questions(state)[0]
    caution = GAME.warning(GAME.view(state, question.seat), question)
    return "" if caution is None else caution.key


def test_the_last_turn_is_said() -> None:
    for left, key in ((-1, ""), (2, "last-turn")):
        state = table(left=left)
        turn(state)
        assert warned(state) == key


def test_the_last_provision_is_not_spent_unawares() -> None:
    for provision, key in ((1, "last-provision"), (2, "")):
        state = table(village=EMPTY_HALL, hands={0: "cartographer"}, provision=provision)
        turn(state)
        assert warned(state) == key


def test_a_full_hand_need_not_draw() -> None:
    hand = "archer avenger brawler champion folke forager jeweller sage"
    for cards, key in ((hand, "full-hand"), ("archer", "")):
        state = table(village={"mill": "black"}, hands={0: cards})
        turn(state)
        assert warned(state) == key


def test_a_black_worker_is_no_use_for_raids_once_the_harbours_are_empty() -> None:
    village = {"gate_house": "black", "mill": "white", "treasury": "grey"}
    empty = {key: "" for key in SPACES if key.startswith("harbour")}
    for spaces, key in ((empty, "black-worker"), ({}, "")):
        state = table(village=village, spaces=spaces)
        turn(state)
        answer(state, "place", "silversmith")
        assert warned(state) == key


def test_points_of_the_crew_are_named_before_one_of_them_dies() -> None:
    for crew, key in (("champion sage scout", "end-points"), ("archer sage scout", "")):
        state = table(crew={0: crew}, provision=8, spaces={"harbour_1.1": "LV"})
        turn(state)
        answer(state, "place", "harbour_1.1")
        assert warned(state) == key


def test_a_set_that_leaves_too_small_a_crew_is_named() -> None:
    spaces = {"outpost_1.1": "GVV", "outpost_1.2": "LLL"}
    for crew, key in (("sage sage scout", "few-crew"), ("sage sage scout scout", "")):
        state = table(crew={0: crew}, workers=["grey", "black"], provision=8, spaces=spaces)
        turn(state)
        answer(state, "place", "outpost_1")
        assert warned(state) == key
