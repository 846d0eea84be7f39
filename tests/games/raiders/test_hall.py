"""The Town Hall: the effect of every card, on the seat itself and on others."""

from __future__ import annotations

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import CARDS, HEROES
from engine.games.raiders.state import State
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


def holding(card: str, seats: int = 2, others: str = "", **given) -> State:
    """Seat 0 with this card and the Town Hall free."""
    hand = sorted([card, *others.split()], key=list(CARDS).index)
    given.setdefault("village", EMPTY_HALL)
    hands = {0: " ".join(hand)} | given.pop("hands", {})
    return table(seats, hands=hands, **given)


def playable(state: State) -> bool:
    turn(state)
    return any(option.startswith("town_hall.") for option in options(state, "place"))


PRICES = {
    "cartographer": {"provision": 1},
    "jeweller": {"silver": 2},
    "marauder": {"livestock": 1},
    "shieldmaiden": {"livestock": 1},
    "trader": {"silver": 3},
    "brawler": {"crew": {0: "sage"}},
}
"""What a seat must have to play these alone; Recruiter and Gravedigger need another card."""


@pytest.mark.parametrize("card", [card for card in CARDS if card not in HEROES])
def test_every_card_but_heroes_is_played_and_discarded(card: str) -> None:
    others = "huntsman" if card in ("recruiter", "gravedigger") else ""
    given = {"crew": {0: "sage"}} if card == "gravedigger" else PRICES.get(card, {})
    if card == "recruiter":
        given = {"silver": 2}
    state = holding(card, 3, others, **given)
    events = hall(state, card)
    assert card not in state.hands[0]
    assert card in state.board.discards
    assert told(events, "hall-played") == [{"seat": 0, "card": card}]


@pytest.mark.parametrize("card", sorted(HEROES))
def test_heroes_are_not_played(card: str) -> None:
    assert not playable(holding(card))


def test_placing_at_the_town_hall_names_the_card() -> None:
    state = holding("forager")
    turn(state)
    found = [option for option in options(state, "place") if option.startswith("town_hall")]
    assert found == ["town_hall.forager"]
    answer(state, "place", "town_hall.forager")
    assert asked(state) == "pick-up"
    assert state.hands[0] == []


def test_a_card_is_played_when_the_worker_is_picked_up_there() -> None:
    state = table(hands={0: "forager"})
    use(state, "mill")
    answer(state, "pick-up", "town_hall.forager")
    assert state.board.provision[0] == 3
    assert GAME.questions(state)[0].seat == 1


# The seat alone


def test_forager_takes_two_provisions() -> None:
    state = holding("forager", crew={0: "forager"})
    hall(state, "forager")
    assert state.board.provision == [2, 0]


def test_huntsman_takes_a_provision_and_a_silver() -> None:
    state = holding("huntsman")
    hall(state, "huntsman")
    assert (state.board.provision[0], state.board.silver[0]) == (1, 1)


def test_gatekeeper_draws_three() -> None:
    state = holding("gatekeeper", crew={0: "gatekeeper"})
    hall(state, "gatekeeper")
    assert len(state.hands[0]) == 3


def test_armourer_gives_an_armour() -> None:
    state = holding("armourer", armour=4)
    hall(state, "armourer")
    assert state.board.armour == [5, 4]


@pytest.mark.parametrize(
    ("card", "pay", "price", "kind"),
    [
        ("cartographer", "provision", 1, "gold"),
        ("jeweller", "silver", 2, "gold"),
        ("marauder", "livestock", 1, "gold"),
        ("shieldmaiden", "livestock", 1, "iron"),
    ],
)
def test_four_cards_exchange_goods(card: str, pay: str, price: int, kind: str) -> None:
    state = holding(card, **{pay: price})
    hall(state, card)
    assert getattr(state.board, pay) == [0, price]
    assert getattr(state.board, kind) == [1, 0]
    assert not playable(holding(card, **{pay: price - 1}))


def test_brawler_gives_up_a_crew_member_for_plunder() -> None:
    state = holding("brawler", crew={0: "mercenary sage sage"})
    hall(state, "brawler")
    assert options(state, "sacrifice") == ("out.mercenary", "out.sage", "gold", "iron", "livestock")
    assert not legal(state, "gold", "iron")
    assert not legal(state, "out.sage", "out.mercenary")
    answer(state, "sacrifice", "iron", "out.sage")
    assert state.board.crew[0] == ["mercenary", "sage"]
    assert state.board.iron == [1, 0]
    assert state.board.discards == ["brawler", "sage"]


def test_brawler_needs_crew() -> None:
    assert not playable(holding("brawler"))


def test_sage_puts_the_open_offerings_under_the_stack() -> None:
    state = holding("sage")
    events = hall(state, "sage")
    assert state.board.offers == ["o04", "o05", "o06"]
    assert state.stack == ["o01", "o02", "o03", "o08", "o07"]
    assert told(events, "offers-cycled")[0]["under"] == ["o01", "o02", "o03"]


def test_trader_makes_an_offering_for_one_unit_less() -> None:
    state = holding("trader", offers="o12 o16 o01", livestock=1, iron=1, silver=3)
    hall(state, "trader")
    assert options(state, "trade-offer") == ("o12.gold", "o01.silver")
    events = answer(state, "trade-offer", "o12.gold")
    assert (state.board.livestock[0], state.board.iron[0], state.board.silver[0]) == (0, 0, 3)
    assert state.tiles[0] == ["o12"]
    assert state.board.offers == ["o04", "o16", "o01"]
    assert told(events, "offering-made")[0]["waived"] == "gold"


def test_trader_needs_a_tile_that_can_be_paid() -> None:
    assert not playable(holding("trader", offers="o12 o16", livestock=1))


# The village


def test_archer_exchanges_an_opponents_worker() -> None:
    state = holding(
        "archer",
        3,
        workers=["black", "grey", "white"],
        village={"gate_house": "grey", "armoury": "white", "treasury": "black"},
    )
    hall(state, "archer")
    assert options(state, "swap-worker") == (
        "1.town_hall",
        "1.treasury",
        "1.armoury",
        "2.gate_house",
        "2.town_hall",
        "2.treasury",
        "pass",
    )
    events = answer(state, "swap-worker", "1.armoury")
    assert state.board.workers == ["", "white", "white"]
    assert state.board.village[6] == "grey"
    assert told(events, "workers-swapped") == [
        {"seat": 0, "other": 1, "building": "armoury", "before": "grey", "worker": "white"}
    ]
    assert asked(state) == "pick-up"


def test_archer_may_leave_it() -> None:
    state = holding("archer", workers=["black", "grey"])
    hall(state, "archer")
    events = answer(state, "swap-worker", "pass")
    assert kinds(events) == ["declined"]
    assert state.board.workers[1] == "grey"


def test_merchant_uses_another_building() -> None:
    state = holding(
        "merchant", village={"silversmith": "black", "mill": "grey", "treasury": "black"}
    )
    hall(state, "merchant")
    assert options(state, "copy-building") == ("gate_house", "mill", "silversmith", "pass")
    events = answer(state, "copy-building", "mill")
    assert state.board.provision[0] == 1, "the worker at the Town Hall is black"
    assert kinds(events) == ["building-copied", "gained"]
    assert asked(state) == "pick-up"
    assert "mill" not in options(state, "pick-up")
    assert "mill.idle" in options(state, "pick-up")


# Opponents


@pytest.mark.parametrize(("card", "kind"), [("avenger", "silver"), ("champion", "provision")])
def test_two_cards_make_every_opponent_lose(card: str, kind: str) -> None:
    state = holding(card, 4, **{kind: [3, 2, 0, 1]})
    events = hall(state, card)
    assert getattr(state.board, kind) == [3, 1, 0, 0]
    assert state.board.supply[kind] == 34
    assert [fact["seat"] for fact in told(events, "lost")] == [1, 3]


def test_barbarian_takes_plunder_of_any_kind() -> None:
    state = holding("barbarian", 4, gold=[0, 2, 0, 0], livestock=[1, 1, 0, 3])
    hall(state, "barbarian")
    assert options(state, "take-plunder") == ("1.gold", "1.livestock", "3.livestock")
    events = answer(state, "take-plunder", "3.livestock")
    assert state.board.livestock == [2, 1, 0, 2]
    assert told(events, "taken")[0]["other"] == 3


def test_berserker_makes_one_opponent_lose_armour() -> None:
    state = holding("berserker", 4, armour=[5, 1, 0, 7])
    hall(state, "berserker")
    assert options(state, "target-seat") == ("1", "3")
    answer(state, "target-seat", "3")
    assert state.board.armour == [5, 1, 0, 6]


def test_warlord_takes_up_to_two_silver() -> None:
    for silver, left in ((3, 1), (1, 0)):
        state = holding("warlord", 3, silver=[0, silver, 5])
        hall(state, "warlord")
        answer(state, "target-seat", "1")
        assert state.board.silver == [silver - left, left, 5]


def test_warmonger_takes_a_provision() -> None:
    state = holding("warmonger", 3, provision=[0, 2, 2])
    hall(state, "warmonger")
    answer(state, "target-seat", "2")
    assert state.board.provision == [1, 2, 1]


@pytest.mark.parametrize("card", ["berserker", "warlord", "warmonger", "barbarian"])
def test_the_only_possible_target_is_hit_without_a_question(card: str) -> None:
    kind = {"berserker": "armour", "warlord": "silver", "warmonger": "provision"}
    state = holding(card, 3, **{kind.get(card, "iron"): [0, 0, 1]})
    hall(state, card)
    assert asked(state) == "pick-up"
    assert getattr(state.board, kind.get(card, "iron"))[2] == 0


def test_mercenary_asks_only_those_who_have_both() -> None:
    state = holding("mercenary", 4, silver=[0, 1, 0, 2], provision=[0, 1, 1, 1])
    events = hall(state, "mercenary")
    assert [fact["kind"] for fact in told(events, "taken")] == ["provision"]
    questions = GAME.questions(state)
    assert [(q.seat, q.kind, q.options) for q in questions] == [
        (1, "give", ("silver", "provision")),
        (3, "give", ("silver", "provision")),
    ]
    GAME.answer(state, questions[1], ("provision",), None)
    assert [q.seat for q in GAME.questions(state)] == [1]
    GAME.answer(state, GAME.questions(state)[0], ("silver",), None)
    assert state.board.silver == [1, 0, 0, 2]
    assert state.board.provision == [2, 1, 0, 0]
    assert asked(state) == "pick-up"


def test_scout_exchanges_hand_cards_in_secret() -> None:
    state = holding("scout", 3, "archer brawler", hands={1: "sage", 2: "folke trader"})
    hall(state, "scout")
    assert options(state, "scout-target") == ("1.1", "2.1", "2.2")
    answer(state, "scout-target", "2.1")
    questions = GAME.questions(state)
    assert [(q.seat, q.kind, q.sealed, q.options) for q in questions] == [
        (0, "scout-give", True, ("archer", "brawler")),
        (2, "scout-give", True, ("folke", "trader")),
    ]
    GAME.answer(state, questions[1], ("folke",), None)
    events = GAME.answer(state, questions[0], ("brawler",), None)
    assert state.hands == [["archer", "folke"], ["sage"], ["brawler", "trader"]]
    assert state.chosen == [[], [], []]
    assert kinds(events) == ["hands-swapped", "swap-seen", "swap-seen"]
    assert [event.seats for event in events] == [None, (0,), (2,)]


def test_scout_asks_nobody_who_gives_a_whole_hand() -> None:
    state = holding("scout", 2, "archer brawler", hands={1: "folke trader"})
    hall(state, "scout")
    answer(state, "scout-target", "1.2")
    assert state.hands == [["folke", "trader"], ["archer", "brawler"]]
    state = holding("scout", 2, "archer brawler", hands={1: "folke"})
    hall(state, "scout")
    assert [q.seat for q in GAME.questions(state)] == [0], "one card is all there is to exchange"
    answer(state, "scout-give", "archer")
    assert state.hands == [["brawler", "folke"], ["archer"]]


@pytest.mark.parametrize(
    ("hand", "other", "why"), [("", "folke", "no-cards"), ("folke", "", "no-target")]
)
def test_scout_without_cards_does_nothing(hand: str, other: str, why: str) -> None:
    state = holding("scout", 2, hand, hands={1: other})
    events = hall(state, "scout")
    assert told(events, "hall-idle")[0]["why"] == why
    assert asked(state) == "pick-up"
