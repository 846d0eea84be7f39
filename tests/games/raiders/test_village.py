"""The turn's two halves and the eight buildings, by the colour of the worker."""

from __future__ import annotations

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import BUILDING_KEYS
from engine.games.raiders.state import State
from tests.games.by_hand import kinds, told
from tests.games.raiders.positions import (
    answer,
    asked,
    open_question,
    options,
    seldom,
    table,
    turn,
    use,
)

COLOURS = ("black", "grey", "white")


def free(worker: str, **given) -> State:
    """Every building free but two, seat 0 with this worker."""
    others = {"gate_house": "black", "silversmith": "grey"}
    village = given.pop("village", others)
    return table(village=village, workers=[worker, "black"], **given)


def placing(state: State) -> list[str]:
    turn(state)
    return [
        option for option in options(state, "place") if option.partition(".")[0] in BUILDING_KEYS
    ]


# Placing and picking up


def test_the_first_turn_offers_five_buildings_less_two_closed_to_black() -> None:
    state = table()
    assert placing(state) == [
        "mill",
        "silversmith",
    ]
    answer(state, "place", "idle")
    assert options(state, "idle") == ("barracks.idle", "mill.idle", "silversmith.idle", "back")
    answer(state, "idle", "back")
    assert asked(state) == "place"


def test_a_worker_is_placed_where_none_stands() -> None:
    state = free("grey")
    turn(state)
    answer(state, "place", "idle")
    idle = [option for option in options(state, "idle") if option.endswith(".idle")]
    assert [option.partition(".")[0] for option in idle] == [
        key for key in BUILDING_KEYS if key not in ("gate_house", "silversmith")
    ]


def test_black_workers_cannot_stand_in_armoury_and_long_house() -> None:
    state = free("black", silver=8, livestock=4)
    assert not [option for option in placing(state) if option[:4] in ("armo", "long")]


def test_placing_and_picking_up_are_two_actions_of_one_turn() -> None:
    """The rulebook's example: a provision at the Mill, then two cards from the Gate House."""
    state = table()
    events = use(state, "mill")
    assert state.board.provision == [1, 0]
    assert options(state, "pick-up") == (
        "gate_house",
        "town_hall.idle",
        "treasury.idle",
        "idle",
    )
    events += answer(state, "pick-up", "gate_house")
    assert len(state.hands[0]) == 2
    assert state.board.workers == ["black", "black"]
    assert state.board.village == ["", "black", "black", "", "black", "", "", ""]
    assert kinds(events) == [
        *("worker-placed", "gained", "worker-taken", "cards-drawn", "cards-seen"),
        *("turn-over", "turn-begins"),
    ]
    assert told(events, "turn-over") == [{"seat": 0, "turn": 1, "way": "work"}]
    assert GAME.questions(state)[0].seat == 1


def test_the_worker_just_placed_cannot_be_picked_up() -> None:
    state = table()
    use(state, "mill")
    assert not [option for option in options(state, "pick-up") if option.startswith("mill")]


def test_both_actions_may_be_skipped_but_not_placing_and_picking_up() -> None:
    state = table()
    events = use(state, "mill.idle")
    events += seldom(state, "gate_house.idle", "pick-up")
    assert [fact["idle"] for fact in told(events, "worker-placed")] == [True]
    assert [fact["idle"] for fact in told(events, "worker-taken")] == [True]
    assert not state.hands[0]
    assert state.board.provision == [0, 0]
    assert state.board.village[4] == "black"


@pytest.mark.parametrize("worker", COLOURS)
def test_the_worker_that_is_picked_up_gives_the_colour(worker: str) -> None:
    state = table(village={"mill": worker, "gate_house": "black", "treasury": "black"})
    use(state, "silversmith")
    action = "mill.provision" if worker == "white" else "mill"
    answer(state, "pick-up", action)
    assert state.board.provision[0] == (1 if worker == "black" else 2)
    assert state.board.workers[0] == worker


def test_three_workers_stay_in_the_village_and_one_in_each_hand() -> None:
    state = table(3)
    use(state, "silversmith")
    answer(state, "pick-up", "treasury.idle")
    assert sum(map(bool, state.board.village)) == 3
    assert all(state.board.workers)


# Gate House, Mill, Silversmith


@pytest.mark.parametrize("worker", COLOURS)
def test_gate_house_draws_two_with_any_worker(worker: str) -> None:
    state = free(worker, village={"mill": "black", "treasury": "black"})
    use(state, "gate_house")
    assert len(state.hands[0]) == 2


def test_gatekeeper_draws_one_more_at_the_gate_house() -> None:
    state = free("black", village={"mill": "black"}, crew={0: "gatekeeper gatekeeper"})
    events = use(state, "gate_house")
    assert told(events, "cards-drawn")[0]["cards"] == 4
    assert told(events, "cards-drawn")[0]["hand"] == 4


@pytest.mark.parametrize(("worker", "gained"), [("black", 1), ("grey", 2), ("white", 2)])
def test_mill_gives_provisions_by_colour(worker: str, gained: int) -> None:
    state = free(worker)
    use(state, "mill.provision" if worker == "white" else "mill")
    assert state.board.provision == [gained, 0]
    assert state.board.supply["provision"] == 32 - gained


def test_mill_gives_a_white_worker_gold_instead() -> None:
    state = free("white", crew={0: "forager"})
    assert placing(state)[:2] == ["mill.provision", "mill.gold"]
    answer(state, "place", "mill.gold")
    assert state.board.gold == [1, 0]
    assert state.board.provision == [0, 0], "a Forager adds to provisions alone"


def test_forager_adds_a_provision_at_the_mill() -> None:
    state = free("grey", crew={0: "forager"})
    use(state, "mill")
    assert state.board.provision == [3, 0]


@pytest.mark.parametrize(("worker", "gained"), [("black", 3), ("grey", 2), ("white", 2)])
def test_silversmith_gives_silver_by_colour(worker: str, gained: int) -> None:
    state = table(workers=worker)
    use(state, "silversmith")
    assert state.board.silver == [gained, 0]


def test_jeweller_adds_a_silver_at_the_silversmith() -> None:
    state = table(crew={0: "jeweller"})
    use(state, "silversmith")
    assert state.board.silver == [4, 0]


# Treasury


def test_treasury_takes_one_card_for_silver_or_two_for_gold() -> None:
    for kind, picks, goods in (
        ("silver", ("archer",), (2, 0)),
        ("gold", ("archer", "scout.2"), (0, 1)),
    ):
        state = free("black", hands={0: "archer scout scout"})
        use(state, f"treasury.{kind}")
        assert options(state, "treasury") == ("archer", "scout.1", "scout.2")
        assert open_question(state, "treasury").most == len(picks)
        events = answer(state, "treasury", *picks)
        assert (state.board.silver[0], state.board.gold[0]) == goods
        cards = [pick.partition(".")[0] for pick in picks]
        assert told(events, "discarded") == [{"seat": 0, "cards": cards, "why": "treasury"}]
        assert state.board.discards == cards


def test_treasury_takes_the_only_card_without_a_question() -> None:
    state = free("black", hands={0: "archer"})
    use(state, "treasury.silver")
    assert asked(state) == "pick-up"
    assert state.board.silver == [2, 0]


def test_treasury_is_nothing_without_cards() -> None:
    state = free("black")
    assert not [option for option in placing(state) if option.startswith("treasury.")]


# Armoury


@pytest.mark.parametrize("worker", ["grey", "white"])
@pytest.mark.parametrize(("pay", "price", "armour"), [("iron", 1, 2), ("silver", 2, 1)])
def test_armoury_sells_armour(worker: str, pay: str, price: int, armour: int) -> None:
    state = free(worker, iron=1, silver=2)
    events = use(state, f"armoury.{pay}")
    assert state.board.armour == [armour, 0]
    assert getattr(state.board, pay)[0] == (1 if pay == "iron" else 2) - price
    assert kinds(events) == ["worker-placed", "paid", "armour-gained"]


def test_armoury_offers_what_can_be_paid() -> None:
    assert "armoury.iron" not in placing(free("grey", silver=2))
    assert "armoury.silver" not in placing(free("grey", silver=1, iron=1))


# Long House


def test_long_house_gives_two_provisions_for_livestock() -> None:
    state = free("grey", livestock=1, offers="o16 o15 o14")
    assert [o for o in placing(state) if o.startswith("long")] == ["long_house.livestock"]
    answer(state, "place", "long_house.livestock")
    assert (state.board.livestock[0], state.board.provision[0]) == (0, 2)


def test_long_house_makes_an_offering_and_opens_a_new_tile() -> None:
    state = free("white", silver=2, iron=1, offers="o01 o05 o02", stack="o08 o07")
    events = use(state, "long_house.o05")
    assert (state.board.silver[0], state.board.iron[0]) == (0, 0)
    assert state.tiles[0] == ["o05"]
    assert state.board.offers == ["o01", "o07", "o02"]
    assert state.stack == ["o08"]
    assert kinds(events) == ["worker-placed", "offering-made", "paid", "paid", "offer-opened"]


def test_long_house_offers_tiles_that_can_be_paid() -> None:
    state = free("grey", silver=4, offers="o01 o04 o02")
    assert "long_house.o01" in placing(state)
    assert "long_house.o04" not in options(state, "place")


# Supply


def test_only_what_the_supply_has_is_taken() -> None:
    state = table(supply={"silver": 1})
    events = use(state, "silversmith")
    assert state.board.silver[0] == 1
    assert told(events, "short") == [
        {"seat": 0, "kind": "silver", "wanted": 3, "amount": 1, "why": "silversmith"}
    ]
    assert state.board.supply["silver"] == 0


# Limits


def test_at_most_eight_of_each_at_the_end_of_the_own_turn() -> None:
    state = table(silver=[9, 12], provision=[10, 0])
    use(state, "mill.idle")
    events = seldom(state, "gate_house.idle", "pick-up")
    assert state.board.silver == [8, 12], "whoever has not ended a turn may hold more"
    assert state.board.provision == [8, 0]
    assert [fact["amount"] for fact in told(events, "given-back")] == [1, 2]
    assert state.board.supply["silver"] == 33


def test_more_than_eight_may_be_held_during_the_turn() -> None:
    state = table(silver=7, village={"silversmith": "grey", "gate_house": "black", "mill": "black"})
    use(state, "treasury.idle")
    answer(state, "pick-up", "silversmith")
    assert state.board.silver[0] == 8
    assert state.board.supply["silver"] == 32 - 2 + 1


def test_the_seat_chooses_which_cards_above_eight_go() -> None:
    hand = "archer avenger brawler champion folke forager jeweller sage scout scout"
    state = table(hands={0: hand})
    use(state, "mill.idle")
    seldom(state, "gate_house.idle", "pick-up")
    question = GAME.questions(state)[0]
    assert (question.kind, question.least, question.most) == ("discard-down", 2, 2)
    assert "scout.2" in question.options
    events = answer(state, "discard-down", "folke", "scout.1")
    assert len(state.hands[0]) == 8
    assert state.board.discards == ["folke", "scout"]
    assert kinds(events)[:2] == ["discarded", "turn-over"]


def test_plunder_has_no_limit() -> None:
    state = table(gold=12, iron=12, livestock=20)
    use(state, "mill.idle")
    seldom(state, "gate_house.idle", "pick-up")
    assert (state.board.gold[0], state.board.iron[0], state.board.livestock[0]) == (12, 12, 20)


# Draw pile


def test_an_empty_draw_pile_is_made_of_the_discards() -> None:
    state = free("black", deck="scout", village={"mill": "black"})
    state.board.discards = ["archer", "folke"]
    events = use(state, "gate_house")
    assert kinds(events) == ["worker-placed", "deck-shuffled", "cards-drawn", "cards-seen"]
    assert state.hands[0] == ["folke", "scout"]
    assert state.deck == ["archer"]
    assert state.board.discards == []


# What is asked, and how


def test_sets_that_are_alike_are_one_option_at_a_harbour() -> None:
    spaces = {"harbour_1.1": "GL", "harbour_1.2": "GL", "harbour_1.3": "LL"}
    state = table(crew={0: "sage sage"}, provision=2, spaces=spaces)
    turn(state)
    found = [option for option in options(state, "place") if option.startswith("harbour_1")]
    assert found == ["harbour_1.1", "harbour_1.3"]


def test_a_turn_with_hiring_is_two_answers() -> None:
    state = table(hands={0: "archer"}, silver=3)
    use(state, "barracks.archer")
    answer(state, "pick-up", "gate_house")
    assert GAME.questions(state)[0].seat == 1


def test_leaving_what_costs_something_needs_no_press_more() -> None:
    """A worker is often picked up for its colour; the Treasury's cards stay in the hand."""
    village = {"treasury": "white", "mill": "grey", "gate_house": "black"}
    state = table(hands={0: "archer"}, village=village)
    use(state, "silversmith")
    assert "treasury.idle" in options(state, "pick-up")
    assert "mill.idle" not in options(state, "pick-up"), "nobody leaves provisions"
    answer(state, "pick-up", "idle")
    assert options(state, "idle") == ("gate_house.idle", "mill.idle", "back")
