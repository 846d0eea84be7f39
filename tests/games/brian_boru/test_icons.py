"""The icons of the action cards."""

from __future__ import annotations

import pytest

from tests.games.brian_boru.positions import (
    act,
    answer,
    carry_out,
    disc,
    icon,
    open_question,
    play,
    table,
)
from tests.games.by_hand import kinds, told


def asked(state) -> bool:
    return bool(state.questions)


def ways(state, card: str, seat: int = 0, *, won: bool = False) -> tuple[str, ...]:
    """How a seat may carry out its card; nothing where it is not asked."""
    carry_out(state, card, seat, won=won)
    return open_question(state, "action").options if asked(state) else ()


# Town, coin, pay


def test_town_a_disc_in_the_active_town_then_the_marker() -> None:
    state = table(hands={0: "r2 r5", 1: "w13 b3", 2: "b6 y1"}, battle=9)
    events = play(state, "MU3", "r2", "w13", "b6")
    events += answer(state, "action", "upper")
    events += answer(state, "action", "upper")
    names = [name for name in kinds(events) if name in ("disc-placed", "marker-moved")]
    assert names == ["disc-placed", "marker-moved"]
    assert told(events, "disc-placed") == [{"seat": 1, "town": "MU3", "why": "trick"}]
    assert told(events, "marker-moved") == [{"seat": 1, "before": 0, "why": "trick"}]
    assert disc(state, "MU3") == 1


def test_coins_come_from_the_supply_without_limit() -> None:
    state = table(coins=[70, 0, 0])
    icon(state, "coin", count=3)
    assert state.board.coins == [73, 0, 0]


def test_pay_a_coin() -> None:
    state = table(coins=[2, 0, 0])
    icon(state, "pay")
    assert (state.board.coins[0], state.board.score[0]) == (1, 10)


def test_pay_without_coins_loses_two_points() -> None:
    state = table(coins=[0, 5, 5])
    icon(state, "pay")
    assert (state.board.coins[0], state.board.score[0]) == (0, 8)


def test_pay_without_coins_and_points_has_no_effect() -> None:
    state = table(coins=[0, 5, 5], score=[0, 10, 10])
    events = icon(state, "pay")
    assert told(events, "no-effect") == [{"seat": 0, "icon": "pay", "why": "nothing-left"}]
    assert state.board.score[0] == 0


def test_pay_with_one_point_stops_at_zero() -> None:
    state = table(coins=[0, 5, 5], score=[1, 10, 10])
    events = icon(state, "pay")
    assert told(events, "paid") == [{"seat": 0, "coins": 0, "points": 1, "total": 0}]
    assert state.board.score[0] == 0


def test_pay_is_no_choice_for_a_seat_with_coins() -> None:
    state = table(coins=[1, 0, 0])
    icon(state, "pay")
    assert not asked(state)
    assert state.board.score[0] == 10


def test_two_pay_icons_each_on_its_own() -> None:
    state = table(coins=[1, 0, 0])
    events = icon(state, "pay", count=2)
    assert [(a["coins"], a["points"]) for a in told(events, "paid")] == [(1, 0), (0, 2)]
    assert (state.board.coins[0], state.board.score[0]) == (0, 8)


def test_points_pay_neither_for_extras_nor_for_expansion() -> None:
    state = table(coins=[1, 0, 0], discs={0: "MU2"})
    assert ways(state, "b16") == ("upper", "lower")
    events = answer(state, "action", "upper")
    assert told(events, "no-effect") == [{"seat": 0, "icon": "expand", "why": "coins"}]


# Extras


def test_extras_are_chosen_with_the_action() -> None:
    """Each icon gives one and then sells more for two coins each: bought once for all."""
    state = table(coins=[7, 0, 0], battle=9)
    assert ways(state, "r15") == ("upper", "lower", "lower-1", "lower-2", "lower-3")
    assert open_question(state, "action").about == ("r15", "lost", "red")
    events = answer(state, "action", "lower-2")
    assert told(events, "raiders-taken") == [
        {"seat": 0, "raiders": 5, "extra": 2, "paid": 4, "left": 4, "total": 5}
    ]
    assert (state.board.raiders[0], state.board.battle, state.board.coins[0]) == (5, 4, 3)
    assert not asked(state)


def test_the_winner_chooses_only_what_is_bought() -> None:
    state = table(coins=[4, 0, 0], battle=9)
    assert ways(state, "r2", won=True) == ("primary", "primary-1", "primary-2")
    assert open_question(state, "action").about == ("r2", "won", "red")
    answer(state, "action", "primary-1")
    assert (state.board.raiders[0], state.board.coins[0]) == (3, 3)
    assert disc(state, "MU3") == 0


@pytest.mark.parametrize(("coins", "most"), [(2, 1), (3, 1), (4, 2), (9, 4)])
def test_extras_cost_two_coins_each(coins: int, most: int) -> None:
    state = table(coins=[coins, 0, 0])
    found = ways(state, "b6")
    assert found == ("upper", "lower", *(f"lower-{n}" for n in range(1, most + 1)))
    answer(state, "action", f"lower-{most}")
    assert state.board.church[0] == 2 + most
    assert state.board.coins[0] == coins - 2 * most


@pytest.mark.parametrize("card", ["r5", "b6", "y4"])
def test_extras_are_offered_only_if_one_can_be_bought(card: str) -> None:
    state = table(coins=[1, 9, 9], battle=9)
    assert ways(state, card) == ("upper", "lower")


@pytest.mark.parametrize("card", ["r5", "b6", "y4"])
def test_a_winner_without_coins_is_asked_nothing(card: str) -> None:
    state = table(coins=[1, 9, 9], battle=9)
    assert not ways(state, card, won=True)
    assert disc(state, "MU3") == 0


def test_raiders_with_an_empty_battle_area_have_no_effect_and_no_extras() -> None:
    state = table(coins=[9, 0, 0], battle=0)
    events = carry_out(state, "r5", won=True)
    assert told(events, "no-effect") == [{"seat": 0, "icon": "raider", "why": "empty"}]
    assert not asked(state)
    assert state.board.raiders[0] == 0


def test_raiders_are_capped_by_what_is_there() -> None:
    state = table(coins=[9, 0, 0], battle=2)
    assert ways(state, "r15") == ("upper", "lower")
    answer(state, "action", "lower")
    assert (state.board.raiders[0], state.board.battle) == (2, 0)


def test_extra_raiders_are_capped_by_what_is_left() -> None:
    state = table(coins=[20, 0, 0], battle=4)
    assert ways(state, "r15") == ("upper", "lower", "lower-1")


def test_marriage_at_the_top_has_no_effect_and_nothing_to_buy() -> None:
    state = table(coins=[9, 0, 0], track=[9, 0, 0])
    events = carry_out(state, "y4", won=True)
    assert told(events, "no-effect") == [{"seat": 0, "icon": "marriage", "why": "top"}]
    assert not asked(state)


def test_extra_spaces_are_capped_by_the_top() -> None:
    state = table(coins=[20, 0, 0], track=[5, 0, 0])
    assert ways(state, "y4") == ("upper", "lower", "lower-1", "lower-2")
    events = answer(state, "action", "lower-2")
    assert told(events, "marriage-moved")[0]["space"] == 9


def test_extras_in_church_have_no_cap_but_the_coins() -> None:
    state = table(coins=[60, 0, 0])
    assert ways(state, "b6")[-1] == "lower-30"


# Landing on the marriage track


def test_landing_on_a_taken_space_moves_down_to_the_next_free_one() -> None:
    state = table(coins=[0] * 4, track=[0, 3, 2, 0], seats=4)
    events = act(state, "y14", "lower")
    assert told(events, "marriage-slid") == [{"seat": 0, "before": 3, "space": 1}]
    assert state.board.track == [1, 3, 2, 0]


def test_landing_goes_down_to_the_start_where_many_may_stand() -> None:
    """A winner's steps are done, whatever comes of them."""
    state = table(coins=[0] * 4, track=[0, 2, 1, 0], seats=4)
    carry_out(state, "y4", won=True)
    assert state.board.track == [0, 2, 1, 0]


def test_passing_taken_spaces_is_free() -> None:
    state = table(coins=[0] * 4, track=[0, 2, 1, 0], seats=4)
    events = act(state, "y14", "lower")
    assert state.board.track == [3, 2, 1, 0]
    assert not told(events, "marriage-slid")


def test_landing_is_checked_once_after_the_whole_action() -> None:
    # Two spaces would be taken ground; with the bought one the disc lands beyond it.
    state = table(coins=[2, 0, 0], track=[0, 2, 0])
    act(state, "y1", "lower-1")
    assert state.board.track == [3, 2, 0]


def test_nobody_ends_lower_than_they_began() -> None:
    state = table(coins=[0] * 5, track=[4, 6, 5, 3, 0], seats=5)
    carry_out(state, "y4", won=True)
    assert state.board.track == [4, 6, 5, 3, 0]


def test_landing_at_the_top_where_somebody_stands() -> None:
    state = table(coins=[0] * 3, track=[7, 9, 8])
    carry_out(state, "y4", won=True)
    assert state.board.track == [7, 9, 8]


def test_steps_that_end_where_fewer_would_end_are_not_sold() -> None:
    """On the track a disc that ends on a taken space goes down to the next free one: coins would
    be paid for nothing, or the whole action be done for nothing."""
    state = table(coins=[9, 0, 0], track=[0, 2, 1])
    # Two steps and their slide lead back to the start, so do they not count as an action.
    assert ways(state, "y1") == ("upper", "lower-1", "lower-2", "lower-3", "lower-4")
    state = table(coins=[9, 0, 0], track=[0, 4, 3])
    assert ways(state, "y1") == ("upper", "lower", "lower-3", "lower-4")


# Expansion


def test_expand_costs_five_coins_and_follows_one_road() -> None:
    state = table(coins=[4, 0, 0], discs={0: "BR2"})
    assert ways(state, "w20") == ("upper", "upper-BR1", "upper-CO2")
    events = answer(state, "action", "upper-CO2")
    assert told(events, "disc-placed") == [{"seat": 0, "town": "CO2", "why": "expand"}]
    assert (state.board.coins[0], disc(state, "CO2")) == (1, 0)


def test_expand_may_be_declined() -> None:
    state = table(coins=[6, 0, 0], discs={0: "BR2"})
    events = act(state, "w20", "upper")
    assert kinds(events) == ["action", "coins-gained", "expansion-declined"]
    assert state.board.coins[0] == 8


def test_expand_without_five_coins_asks_nothing() -> None:
    state = table(coins=[2, 0, 0], discs={0: "BR2"})
    events = carry_out(state, "w20")
    assert told(events, "no-effect") == [{"seat": 0, "icon": "expand", "why": "coins"}]
    assert not asked(state)


def test_expand_without_a_free_neighbour_asks_nothing() -> None:
    state = table(coins=[9, 0, 0], discs={0: "CO3 BR4", 1: "CO2"})
    events = carry_out(state, "w20")
    assert told(events, "no-effect") == [{"seat": 0, "icon": "expand", "why": "neighbours"}]
    assert not asked(state)


def test_coins_of_the_same_action_pay_for_the_expansion() -> None:
    state = table(coins=[2, 0, 0], discs={0: "BR2"}, battle=9)
    act(state, "r2", "upper-BR1")
    assert state.board.coins[0] == 0


def test_no_expansion_from_a_town_under_a_viking_token() -> None:
    state = table(coins=[9, 0, 0], discs={0: "BR2"}, vikings="BR2")
    assert not ways(state, "w20")


def test_no_expansion_over_a_town_that_is_taken() -> None:
    state = table(coins=[9, 0, 0], discs={0: "NU1", 1: "NU2"})
    assert not ways(state, "w20")


def test_no_expansion_into_a_town_under_a_viking_token() -> None:
    state = table(coins=[9, 0, 0], discs={0: "NU1", 1: "NU2"}, vikings="NU2")
    assert not ways(state, "w20")


def test_no_expansion_into_the_active_town() -> None:
    state = table(
        coins=[9, 9, 9], discs={1: "MU2", 0: "LE1"}, hands={0: "r11 r5", 1: "r2 b3", 2: "y1 y4"}
    )
    play(state, "MU3", "r11", "r2", "y1")
    events = answer(state, "action", "lower")  # seat 2 with yellow 1
    # Seat 1 with red 2 sits beside MU3; without raiders nothing is left to choose.
    assert told(events, "no-effect") == [{"seat": 1, "icon": "expand", "why": "neighbours"}]


def test_the_sea_road_is_a_road() -> None:
    state = table(coins=[5, 0, 0], discs={0: "CO9"})
    assert ways(state, "w20") == ("upper", "upper-MU1")


def test_a_monastery_does_not_change_expansion() -> None:
    state = table(coins=[5, 0, 0], discs={0: "CO9"}, monasteries="CO9")
    assert ways(state, "w20") == ("upper", "upper-MU1")


# Freeing towns from the Vikings


def test_a_viking_token_of_any_seats_town_may_be_removed() -> None:
    state = table(discs={0: "MU1", 1: "MU2", 2: "MU4"}, vikings="MU1 MU2", coins=[1, 0, 0])
    assert ways(state, "w13") == ("upper", "lower-MU1", "lower-MU2")
    events = answer(state, "action", "lower-MU2")
    assert told(events, "town-freed") == [{"seat": 0, "town": "MU2", "owner": 1}]
    assert sum(state.board.vikings) == 1


def test_the_only_viking_token_must_be_removed() -> None:
    state = table(discs={1: "MU2"}, vikings="MU2", coins=[2, 0, 0])
    events = act(state, "w13", "lower")
    assert told(events, "town-freed") == [{"seat": 0, "town": "MU2", "owner": 1}]
    assert not any(state.board.vikings)
    assert state.board.coins[0] == 1


def test_without_a_viking_token_nobody_pays_for_removing_one() -> None:
    state = table(coins=[2, 0, 0])
    events = carry_out(state, "w13")
    assert told(events, "action") == [{"seat": 0, "card": "w13", "action": "upper"}]
    assert not asked(state)


def test_a_freed_town_is_its_owners_again() -> None:
    state = table(discs={0: "CO9"}, vikings="CO9", coins=[5, 1, 0])
    act(state, "w13", "lower", seat=1)
    assert ways(state, "w20") == ("upper", "upper-MU1")


# Order


def test_icons_from_left_to_right() -> None:
    # White 22 as winner: the town first, then two payments.
    state = table(hands={0: "w22 r5", 1: "y1 b3", 2: "y4 b6"}, coins=[0, 0, 0], battle=9)
    play(state, "MU3", "w22", "y1", "y4")
    answer(state, "action", "upper")
    events = answer(state, "action", "upper")
    after = kinds(events)[kinds(events).index("action", 2) :]
    assert after[:5] == ["action", "disc-placed", "paid", "paid", "trick-over"]
    assert state.board.score[0] == 6


def test_the_winners_coin_comes_after_the_extras() -> None:
    # Yellow 1 as winner with one coin: the coin of its own action comes too late to buy.
    state = table(hands={0: "y1 b6", 1: "r2 b3", 2: "r5 y4"}, coins=[1, 0, 0], battle=9)
    events = play(state, "MU2", "y1", "r2", "r5")
    first = [args for args in told(events, "action") if args["seat"] == 0]
    assert first == [{"seat": 0, "card": "y1", "action": "primary"}]
    assert open_question(state, "action").seat == 1
    assert state.board.coins[0] == 2
    assert state.board.track[0] == 2
