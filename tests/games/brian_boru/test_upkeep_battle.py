"""Upkeep, battle step."""

from __future__ import annotations

import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import TOWN_INDEX
from tests.games.brian_boru.positions import answer, do, open_question, table
from tests.games.by_hand import kinds, luck, told

DISCS = {0: "MU1 MU2", 1: "LE1 LE2", 2: "CO1 CO2"}


def viking(state, town: str) -> bool:
    return bool(state.board.vikings[TOWN_INDEX[town]])


def test_summary_battle_1_fewest_raiders_loses_a_town_that_most_chooses() -> None:
    state = table(battle=2, raiders=[3, 1, 2], discs=DISCS)
    events = do(state, "battle")
    assert told(events, "raid") == [{"left": 2, "losers": [1], "chooser": 0}]
    question = open_question(state, "lose-town")
    assert (question.seat, question.about, question.options) == (0, (1,), ("LE1", "LE2"))
    events = answer(state, "lose-town", "LE2")
    assert told(events, "town-lost") == [{"seat": 1, "town": "LE2", "chooser": 0}]
    assert viking(state, "LE2")
    assert state.board.discs[TOWN_INDEX["LE2"]] == 1


def test_summary_battle_2_all_raiders_in_the_battle_area_are_removed() -> None:
    state = table(battle=5, raiders=[3, 1, 2], discs={1: "LE1"})
    events = do(state, "battle")
    assert told(events, "raiders-withdrawn") == [{"raiders": 5}]
    assert state.board.battle == 0
    assert kinds(events).index("raiders-withdrawn") < kinds(events).index("spoils")


def test_summary_battle_3_most_raiders_renown_then_a_point_for_each_renown() -> None:
    state = table(battle=0, raiders=[4, 1, 2], renown=[2, 1, 1])
    events = do(state, "battle")
    assert told(events, "spoils") == [
        {"seat": 0, "raiders": 4, "renown": 3, "points": 3, "total": 13}
    ]
    assert state.board.raiders[0] == 0


def test_summary_battle_3_is_skipped_on_a_tie() -> None:
    state = table(battle=0, raiders=[4, 4, 2])
    events = do(state, "battle")
    assert told(events, "spoils-tied") == [{"tied": [0, 1], "raiders": 4}]
    assert state.board.renown == [1, 1, 1]
    assert state.board.score == [11, 11, 10]
    assert state.board.raiders == [3, 3, 2]


def test_summary_battle_4_most_raiders_then_a_point_for_one_raider_ties_too() -> None:
    state = table(4, battle=0, raiders=[5, 2, 2, 1])
    events = do(state, "battle")
    assert [args["seat"] for args in told(events, "second-spoils")] == [1, 2]
    assert state.board.score == [12, 11, 11, 10]
    assert state.board.raiders == [0, 1, 1, 1]


def test_no_raider_in_the_battle_area_no_raid_but_spoils() -> None:
    state = table(battle=0, raiders=[3, 1, 2], discs=DISCS)
    events = do(state, "battle")
    assert kinds(events) == ["upkeep-step", "raid-repelled", "spoils", "second-spoils"]
    assert not any(state.board.vikings)


def test_seats_without_raiders_count_as_fewest() -> None:
    state = table(battle=1, raiders=[3, 0, 2], discs={1: "LE1"})
    events = do(state, "battle")
    assert told(events, "town-lost") == [{"seat": 1, "town": "LE1", "chooser": 0}]


def test_all_tied_each_loses_a_town_of_its_own_choice() -> None:
    """Tied for the most raiders, the losing players choose for themselves; as none can touch the
    others' towns, they do it at the same time."""
    state = table(battle=1, raiders=[0, 0, 0], discs=DISCS, marker=1)
    events = do(state, "battle")
    assert told(events, "raid") == [{"left": 1, "losers": [1, 2, 0], "chooser": None}]
    asked = GAME.questions(state)
    assert [(q.seat, q.kind, q.about) for q in asked] == [(s, "lose-town", (s,)) for s in range(3)]
    for seat, town in ((1, "LE1"), (2, "CO2"), (0, "MU1")):
        events = GAME.answer(state, asked[seat], (town,), luck(state))
    assert [viking(state, town) for town in ("LE1", "CO2", "MU1")] == [True] * 3
    assert kinds(events)[-2:] == ["spoils-none", "second-spoils-none"]


def test_tied_for_fewest_each_loses_a_town() -> None:
    state = table(4, battle=1, raiders=[1, 1, 4, 2], discs={**DISCS, 3: "NU1"}, marker=2)
    do(state, "battle")
    assert open_question(state, "lose-town").about == (0,)
    answer(state, "lose-town", "MU1")
    assert open_question(state, "lose-town").about == (1,)
    answer(state, "lose-town", "LE1")
    assert sum(state.board.vikings) == 2


def test_sole_most_picks_for_several_losers_clockwise_from_the_marker() -> None:
    state = table(4, battle=1, raiders=[1, 4, 1, 2], discs=DISCS, marker=2)
    do(state, "battle")
    question = open_question(state, "lose-town")
    assert (question.seat, question.about) == (1, (2,))
    answer(state, "lose-town", "CO1")
    question = open_question(state, "lose-town")
    assert (question.seat, question.about) == (1, (0,))


def test_tied_for_most_the_loser_chooses() -> None:
    state = table(battle=1, raiders=[3, 3, 1], discs=DISCS)
    do(state, "battle")
    question = open_question(state, "lose-town")
    assert (question.seat, question.about) == (2, (2,))


def test_only_towns_the_loser_controls_now_may_be_chosen() -> None:
    state = table(battle=1, raiders=[3, 1, 2], discs={1: "LE1 LE2 LE3"}, vikings="LE2")
    do(state, "battle")
    assert open_question(state, "lose-town").options == ("LE1", "LE3")


def test_a_loser_without_towns_loses_nothing() -> None:
    state = table(battle=1, raiders=[3, 1, 2], discs={1: "LE2"}, vikings="LE2")
    events = do(state, "battle")
    assert told(events, "no-town-to-lose") == [{"seat": 1}]
    assert not GAME.questions(state)


def test_the_only_town_is_lost_without_a_question() -> None:
    state = table(battle=1, raiders=[3, 1, 2], discs={1: "LE2"})
    do(state, "battle")
    assert viking(state, "LE2")
    assert not GAME.questions(state)


def test_a_town_with_a_monastery_may_be_chosen_and_keeps_it_for_the_vikings() -> None:
    state = table(battle=1, raiders=[3, 1, 2], discs={0: "DU1", 1: "DU2 LE1"}, monasteries="DU2")
    do(state, "battle", "claims")
    events = answer(state, "lose-town", "DU2")
    assert state.board.monasteries[TOWN_INDEX["DU2"]] == 1
    assert told(events, "claim-flipped") == [{"region": "DU", "count": 3, "threshold": 2}]
    assert told(events, "claim-vikings") == [{"region": "DU", "before": None, "count": 2}]


def test_spoils_renown_counts_in_its_own_points() -> None:
    state = table(battle=0, raiders=[1, 0, 0], renown=[0, 1, 1])
    events = do(state, "battle")
    assert told(events, "spoils")[0]["points"] == 1


def test_second_spoils_after_a_tie_are_for_those_tied() -> None:
    state = table(battle=0, raiders=[2, 2, 0])
    do(state, "battle")
    assert state.board.score == [11, 11, 10]
    assert state.board.raiders == [1, 1, 0]


@pytest.mark.parametrize("raiders", [[0, 0, 0], [3, 0, 0]])
def test_no_reward_without_raiders(raiders: list[int]) -> None:
    state = table(battle=0, raiders=raiders)
    events = do(state, "battle")
    assert kinds(events)[-1] == "second-spoils-none"
    assert state.board.score[1:] == [10, 10]


def test_leftover_raiders_are_kept_and_count_later() -> None:
    state = table(4, battle=0, raiders=[5, 3, 2, 1])
    do(state, "battle")
    assert state.board.raiders == [0, 2, 2, 1]
    events = do(state, "battle")
    assert told(events, "spoils-tied") == [{"tied": [1, 2], "raiders": 2}]
