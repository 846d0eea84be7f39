"""Special fields and treasures.

Map 1: D1 castle, D2 catapult, B3 ruin, B4 swamp. Map 2, as the left one: C2 mill, C3 swamp.
"""

from __future__ import annotations

from copy import deepcopy

import msgspec
import pytest
from msgspec.structs import replace

from engine.games.claim_kingdoms import GAME, WORDS
from engine.games.claim_kingdoms.rules.ground import cell_of
from engine.kit.contract import Question
from tests.games.by_hand import kinds, told
from tests.games.claim_kingdoms.positions import (
    answer,
    asked,
    at,
    cover,
    followers,
    open_question,
    options,
    play,
    table,
    turn,
)
from tests.games.claim_kingdoms.tellings import say_in
from tests.games.tellings import PLAIN


def test_castle_gives_a_point() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves"})
    events = play(state, "druids", "D1")
    assert state.board.score == [1, 0]
    assert told(events, "field") == [{"seat": 0, "space": "D1", "field": "castle"}]
    assert told(events, "points") == [{"seat": 0, "points": 1, "total": 1, "why": "castle"}]


@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_swamp_takes_a_point_but_no_score_goes_below_zero(before: int, after: int) -> None:
    state = table(maps=(1, 3), cards={"C4": "elves"}, score=[before, 0])
    events = play(state, "druids", "B4")
    assert state.board.score == [after, 0]
    assert bool(told(events, "field-idle")) == (before == 0)


def test_mill_puts_a_second_follower_on_the_card() -> None:
    state = table(maps=(2, 1), cards={"B2": "elves"})
    play(state, "druids", "C2")
    assert followers(state, "C2") == (2, 0)
    assert state.board.supply == [13, 15]


def test_mill_without_a_follower_left_does_nothing() -> None:
    state = table(maps=(2, 1), cards={"B2": "elves"}, supply=[1, 15])
    events = play(state, "druids", "C2")
    assert told(events, "field-idle")[0]["why"] == "no-followers"
    assert followers(state, "C2") == (1, 0)


def test_catapult_removes_a_follower_of_any_colour_from_an_adjacent_card() -> None:
    state = table(3, maps=(1, 3, 2), cards={"C2": "elves 1", "D1": "orcs 0 2", "B2": "mages 1"})
    shot = deepcopy(state)
    play(shot, "druids", "D2>D1-2")
    assert followers(shot, "D1") == (1, 0, 0)
    assert shot.board.supply == [14, 15, 16]
    state.hands[0] = ["druids", "gnomes"]
    turn(state)
    answer(state, "play-card", "druids>D2")
    assert options(state, "catapult") == ("C2-1", "D1-0", "D1-2")
    answer(state, "catapult", "D1-2")
    assert followers(state, "D1") == (1, 0, 0)


def test_what_a_catapult_removes_is_chosen_with_the_space() -> None:
    state = table(3, maps=(1, 3, 2), cards={"C2": "elves 1", "D1": "orcs 0 2"})
    turn(state)
    question = open_question(state, "place-card")
    there = [option for option in question.options if option.startswith("D2")]
    assert there == ["D2>D1-2", "D2>D1-0", "D2>C2-1"]
    view = GAME.view(state, 0)
    label = WORDS.option(view, question, "D2>D1-2", say_in("en"), PLAIN[:3])
    assert label.text == f"D2, catapult → D1, Orcs: {PLAIN[2]} (C)"
    assert label.mark == "D2 C"
    events = answer(state, "place-card", "D2>C2-1")
    assert told(events, "follower-removed")[0]["space"] == "C2"
    assert followers(state, "C2") == (0, 0, 0)


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize(
    ("cards", "told_of"),
    [
        ({"C2": "elves 2"}, "removes a follower of Cem (C) from C2"),
        ({"C2": "elves 0"}, "removes one of your followers from C2"),
        ({"C2": "elves 0", "D1": "orcs 2"}, "removes a follower from an adjacent card"),
        ({"C2": "elves"}, "no follower in reach"),
    ],
)
def test_a_catapults_label_says_whose_follower_goes(
    cards: dict[str, str], told_of: str, two: bool
) -> None:
    hand = {0: "druids gnomes" if two else "druids"}
    state = table(3, maps=(1, 3, 2), cards=cards, hands=hand)
    turn(state)
    (question,) = state.questions
    there = "druids>D2" if two else "D2"
    view = GAME.view(state, 0)
    if there in question.options:
        label = WORDS.option(view, question, there, say_in("en"), PLAIN[:3])
        assert label.detail.startswith(f"{told_of} · ")
    else:
        label = WORDS.option(view, question, "D2>D1-2", say_in("en"), PLAIN[:3])
        assert label.detail.startswith("removes a follower of Cem (C) from D1 · ")


def test_a_catapult_on_the_only_space_is_asked_for_with_it() -> None:
    state = table(maps=(1, 3), cards={"C2": "elves 1"})
    cover(state, "D2")
    for space in ("C2", "D1"):
        state.board.cards[cell_of(space)] = replace(
            state.board.cards[cell_of(space)], followers=(0, 1)
        )
    turn(state)
    found = open_question(state, "place-card").options
    assert len(found) > 1
    assert all(option.startswith("D2>") for option in found)


def test_a_space_that_version_3_offered_with_a_catapult_leads_to_its_question() -> None:
    state = table(maps=(1, 3), cards={"C2": "elves 1", "D1": "orcs 1"})
    turn(state)
    (now,) = state.questions
    spaces = tuple(dict.fromkeys(option.partition(">")[0] for option in now.options))
    state.questions = [Question(now.number, 0, now.kind, spaces, about=now.about)]
    state = GAME.upgrade(msgspec.json.decode(msgspec.json.encode(state)), 3)
    answer(state, "place-card", "D2")
    answer(state, "catapult", "C2-1")
    assert followers(state, "C2") == (0, 0)


def test_catapult_must_take_an_own_follower_if_there_is_no_other() -> None:
    state = table(maps=(1, 3), cards={"C2": "elves 0", "D1": "orcs stone1"})
    events = play(state, "druids", "D2")
    assert followers(state, "C2") == (0, 0), "without a question: there is no choice"
    assert told(events, "follower-removed")[0]["owner"] == 0


def test_catapult_without_a_follower_in_reach_does_nothing() -> None:
    state = table(maps=(1, 3), cards={"C2": "elves", "D1": "ice_queens 1", "C1": "orcs 1"})
    events = play(state, "druids", "D2")
    assert told(events, "field-idle")[0]["why"] == "no-target"
    assert followers(state, "D1") == (0, 1)


def test_fields_come_before_the_power() -> None:
    state = table(maps=(1, 3), cards={"C2": "elves 1", "D1": "orcs 1"})
    play(state, "knights", "D2>C2-1")
    assert options(state, "target-followers") == ("D1-1",)


def test_fields_act_every_time() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves"})
    play(state, "druids", "D1")
    answer(state, "draw-card", "elves")
    state.board.cards.pop(next(c for c, k in state.board.cards.items() if k.faction == "druids"))
    play(state, "druids", "D1", seat=1)
    assert state.board.score == [1, 1]


# Ruins


@pytest.mark.parametrize(("treasure", "before", "after"), [("chest", 1, 3), ("trap", 1, 0)])
def test_chest_and_trap(treasure: str, before: int, after: int) -> None:
    state = table(maps=(1, 3), cards={"B2": "elves"}, treasures={"B3": treasure}, score=[before, 0])
    events = play(state, "druids", "B3")
    assert state.board.score == [after, 0]
    assert told(events, "treasure") == [{"seat": 0, "space": "B3", "treasure": treasure}]
    assert state.board.opened == [treasure]


def test_trap_with_no_point_to_lose() -> None:
    state = table(maps=(1, 3), cards={"B2": "elves"}, treasures={"B3": "trap"})
    events = play(state, "druids", "B3")
    assert told(events, "treasure-idle")[0]["why"] == "no-points"
    assert state.board.score == [0, 0]


def test_a_treasure_acts_once_then_the_space_is_plain() -> None:
    state = table(maps=(1, 3), cards={"B2": "elves"}, treasures={"B3": "chest"})
    ruins = len(state.board.ruins)
    play(state, "druids", "B3")
    assert len(state.board.ruins) == len(state.treasures) == ruins - 1
    answer(state, "draw-card", "elves")
    state.board.cards.pop(next(c for c, k in state.board.cards.items() if k.faction == "druids"))
    events = play(state, "druids", "B3", seat=1)
    assert "treasure" not in kinds(events)
    assert state.board.score == [2, 0]


# Spectre


def halves(state) -> tuple[list[str], list[str]]:
    """The cards that may be moved, and the spaces that any of them may go to."""
    found = options(state, "spectre")
    spaces = [option[1:] for option in found if option.startswith(">")]
    return [option for option in found if not option.startswith(">")], spaces


def goes_to(state, card: str) -> list[str]:
    """Where this card may go."""
    question = open_question(state, "spectre")
    return [to for to in halves(state)[1] if question.accepts((card, f">{to}")) is None]


def test_spectre_moves_a_card_with_its_followers() -> None:
    state = table(
        maps=(1, 3),
        cards={"B2": "elves 1 1 stone0 poison", "C2": "orcs"},
        treasures={"B3": "spectre"},
    )
    play(state, "druids", "B3")
    cards, spaces = halves(state)
    assert cards == ["B2", "B3", "C2"], "any card, this one too"
    assert spaces == ["A3", "B4", "C1", "C3", "D2"]
    events = answer(state, "spectre", "B2", ">D2")
    card = at(state, "D2")
    assert (card.faction, card.followers, card.stone, card.poison) == (
        "elves",
        (0, 2),
        (1, 0),
        True,
    )
    assert "follower-removed" not in kinds(events), "the catapult there does not act"


def test_spectre_must_be_used() -> None:
    state = table(maps=(1, 3), cards={"B2": "elves"}, treasures={"B3": "spectre"})
    play(state, "druids", "B3")
    question = open_question(state, "spectre")
    assert (question.least, question.most) == (2, 2)
    assert "pass" not in question.options
    assert question.accepts(("B2", "B3")) == question.accepts((">A3", ">C2")) == "limit"


def test_spectre_does_not_move_an_ice_queen_but_the_start_card_and_blank_ones() -> None:
    state = table(
        maps=(1, 3),
        cards={"B2": "ice_queens 1", "C2": "orcs", "C3": "mages down", "D3": "ice_queens down"},
        treasures={"B3": "spectre"},
    )
    play(state, "druids", "B3")
    assert halves(state)[0] == ["B3", "C2", "C3", "D3"]
    answer(state, "spectre", "C3", ">D2")
    assert at(state, "D2").down


def test_spectre_places_a_card_beside_another_than_itself() -> None:
    state = table(maps=(1, 3), cards={"B2": "elves"}, treasures={"B3": "spectre"})
    play(state, "druids", "B3")
    assert halves(state)[1] == ["A3", "B4", "C2", "C3"]
    assert goes_to(state, "B3") == ["C2"], "only what touches B2; not where it was"


def test_spectre_offers_no_space_that_only_its_single_card_would_touch() -> None:
    state = table(
        maps=(1, 3),
        cards={"B2": "ice_queens 1", "C2": "orcs"},
        treasures={"B3": "spectre"},
    )
    play(state, "ice_queens", "B3")
    cards, spaces = halves(state)
    assert cards == ["C2"], "the only one that may be moved"
    assert spaces == ["A3", "B4", "C3"], "C1 and D2 touch no other"
    assert goes_to(state, "C2") == spaces


def test_a_power_works_from_where_the_spectre_has_put_its_card() -> None:
    state = table(maps=(1, 3), cards={"B2": "elves", "C2": "orcs"}, treasures={"B3": "spectre"})
    play(state, "dragons", "B3")
    events = answer(state, "spectre", "B3", ">C1")
    assert told(events, "power-used") == [{"seat": 0, "power": "dragons", "space": "C1"}]
    assert state.board.score[0] == 1


def test_a_card_moved_onto_a_ruin_leaves_the_treasure_for_later() -> None:
    """B1 of map 2 is a ruin, and D4 another."""
    state = table(
        maps=(2, 4),
        cards={"A1": "elves", "A2": "orcs 1", "C4": "mages"},
        treasures={"D4": "spectre"},
    )
    play(state, "druids", "D4")
    events = answer(state, "spectre", "A2", ">B1")
    assert "treasure" not in kinds(events)
    assert state.board.score == [0, 0]
    assert "chest" in state.treasures


def test_a_spectre_with_nothing_to_move_does_nothing() -> None:
    state = table(maps=(1, 3), cards={"B2": "ice_queens"}, treasures={"B3": "spectre"})
    play(state, "ice_queens", "B3")
    assert asked(state) == "draw-card"
    assert state.board.opened == ["spectre"]
