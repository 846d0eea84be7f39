"""Rules of Raiders of the North Sea that meet: Merchants at every building, stacked discounts,
deaths in every order, the last round begun by any seat."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest
from msgspec import to_builtins

from engine.games.raiders import GAME
from engine.games.raiders.box import FACES, SETTLEMENTS
from engine.games.raiders.rules.prospects import best_odds, strength
from engine.games.raiders.state import State
from tests.games.by_hand import kinds, told
from tests.games.raiders.positions import (
    EMPTY_HALL,
    Loaded,
    answer,
    asked,
    hall,
    options,
    table,
    turn,
)
from tests.games.suite import encode

KINDS = ("silver", "provision", "gold", "iron", "livestock", "armour")
HELPERS = "forager gatekeeper jeweller recruiter sage"


def merchant(colour: str) -> State:
    """A Merchant played by a worker of this colour; everything can be paid, everybody helps."""
    state = table(
        2,
        hands={0: "archer merchant sage"},
        crew={0: HELPERS},
        workers=[colour, "black"],
        village=EMPTY_HALL,
        offers="o01 o16",
        silver=4,
        iron=1,
        livestock=1,
    )
    hall(state, "merchant")
    return state


def changed(state: State, before: dict[str, int]) -> dict[str, int]:
    now = {kind: getattr(state.board, kind)[0] for kind in KINDS}
    return {kind: now[kind] - before[kind] for kind in KINDS if now[kind] != before[kind]}


ANY: dict[str, dict[str, int]] = {
    **{key: {} for key in ("gate_house", "treasury.silver", "barracks.archer", "barracks.sage")},
    "treasury.gold": {"gold": 1},
}
NOT_BLACK = {
    "silversmith": {"silver": 3},
    "armoury.iron": {"iron": -1, "armour": 2},
    "armoury.silver": {"silver": -2, "armour": 1},
    "long_house.livestock": {"livestock": -1, "provision": 2},
    "long_house.o01": {"silver": -4},
}
GIVES: dict[str, dict[str, dict[str, int]]] = {
    "black": ANY | {"mill": {"provision": 2}, "silversmith": {"silver": 4}},
    "grey": ANY | NOT_BLACK | {"mill": {"provision": 3}},
    "white": ANY | NOT_BLACK | {"mill.provision": {"provision": 3}, "mill.gold": {"gold": 1}},
}


@pytest.mark.parametrize(
    ("colour", "action"), [(colour, action) for colour, found in GIVES.items() for action in found]
)
def test_merchant_copies_every_building_with_every_worker(colour: str, action: str) -> None:
    state = merchant(colour)
    assert set(options(state, "copy-building")) == {*GIVES[colour], "pass"}
    before = {kind: getattr(state.board, kind)[0] for kind in KINDS}
    answer(state, "copy-building", action)
    assert changed(state, before) == GIVES[colour][action]
    further: dict[str, tuple[str, ...]] = {
        "dismiss": ("sage",),
        "long-house": ("pass",),
    }
    if (kind := asked(state)) in further:
        answer(state, kind, *further[kind])
    elif kind == "treasury":
        answer(state, kind, "archer")
    building = action.partition(".")[0]
    found = [option for option in options(state, "pick-up") if option.startswith(building)]
    assert set(found) <= {f"{building}.idle"}, "its action was used"


def test_a_merchant_with_two_sages_at_the_long_house() -> None:
    state = table(
        2,
        hands={0: "merchant"},
        crew={0: "sage sage"},
        workers=["grey", "black"],
        village=EMPTY_HALL,
        silver=8,
        iron=1,
        livestock=3,
        offers="o01 o03 o16",
        stack="o08",
    )
    hall(state, "merchant")
    answer(state, "copy-building", "long_house.livestock")
    answer(state, "long-house", "long_house.o01")
    answer(state, "long-house", "long_house.o03")
    assert state.tiles[0] == ["o01", "o03"]
    assert state.board.offers == ["o08", "o16"], "the stack had one tile alone"
    assert asked(state) == "pick-up"


def test_three_recruiters_hire_for_nothing_while_they_stay() -> None:
    crew = "recruiter recruiter recruiter sage sage"
    state = table(hands={0: "archer brynjar"}, crew={0: crew})
    turn(state)
    assert "barracks.brynjar" not in options(state, "place")
    events = answer(state, "place", "barracks.archer")
    assert told(events, "crew-lost")[0]["card"] == "sage", "nobody else can go"
    assert "paid" not in kinds(events)
    assert asked(state) == "pick-up"


@pytest.mark.parametrize(
    ("crew", "worker", "held", "key", "paid"),
    [
        ("scout scout scout sage", "grey", {"gold": 1}, "monastery_1", {"gold": 1}),
        ("scout sage sage sage", "grey", {"provision": 1, "gold": 1}, "monastery_2",
         {"provision": 1, "gold": 1}),
        ("huntsman huntsman huntsman huntsman", "grey", {}, "outpost_2", {}),
        ("huntsman huntsman huntsman", "grey", {}, "outpost_1", {}),
        ("cartographer cartographer sage sage", "white", {"provision": 2}, "fortress_2",
         {"provision": 2}),
        ("cartographer huntsman scout sage sage", "white", {"provision": 3, "gold": 1},
         "fortress_1", {"provision": 3, "gold": 1}),
    ],
)  # fmt: skip
def test_a_raid_with_exactly_what_it_costs_after_all_discounts(
    crew: str, worker: str, held: dict[str, int], key: str, paid: dict[str, int]
) -> None:
    state = table(crew={0: crew}, workers=[worker, "black"], **held)
    turn(state)
    events = answer(state, "place", key)
    assert {fact["kind"]: fact["amount"] for fact in told(events, "paid")} == paid
    for kind in held:
        poorer = table(crew={0: crew}, workers=[worker, "black"], **held | {kind: held[kind] - 1})
        turn(poorer)
        assert key not in options(poorer, "place")


@pytest.mark.parametrize(
    ("settlement", "tier"),
    [(key, tier) for key, place in SETTLEMENTS.items() for tier in range(len(place.tiers))],
)
def test_a_tier_is_reached_with_exactly_its_strength(settlement: str, tier: int) -> None:
    place = SETTLEMENTS[settlement]
    needed, points = place.tiers[tier]
    below = place.tiers[tier - 1][1] if tier else 0
    dice = [3] * place.dice
    for missing, scored in ((0, points), (1, below)):
        crew = {0: " ".join(["sage"] * place.crew)}
        state = table(crew=crew, workers=[place.workers[-1], "black"], provision=8, gold=2)
        state.board.armour[0] = needed - sum(dice) - missing
        turn(state)
        events = answer(state, "place", settlement, luck=Loaded(*dice))
        assert told(events, "raid-scored")[0]["points"] == scored


DYING = ("avenger", "berserker", "gravedigger", "mercenary")


def raid_in_which_die(*order: str, asked_in_order: bool = False) -> tuple[State, list[str]]:
    """Four of five die; the position afterwards, and who died in which order."""
    state = table(
        3,
        crew={0: "avenger berserker gravedigger mercenary sage", 1: "folke sage", 2: "archer sage"},
        spaces={"harbour_1.1": "VVVV"},
        provision=8,
    )
    turn(state)
    answer(state, "place", "harbour_1.1")
    if asked_in_order:
        stored = to_builtins(state, str_keys=True)
        stored["questions"][0]["ordered"] = True
        state = GAME.upgrade(stored, 1)
    events = answer(state, "deaths", *order)
    events += answer(state, "avenge", "2")
    assert GAME.questions(state)[0].seat == 2
    events += answer(state, "lose-crew", "archer")
    return state, [fact["card"] for fact in told(events, "crew-died")]


@pytest.mark.parametrize("order", list(permutations(DYING)))
def test_the_order_in_which_the_dead_are_named_makes_no_difference(order: tuple[str, ...]) -> None:
    state, died = raid_in_which_die(*order)
    assert died == list(DYING), "as the crew lies"
    board = state.board
    assert board.crew == [["sage"], ["folke", "sage"], ["sage"]]
    assert (board.gold[0], board.score[0], board.valkyrie[0]) == (1, 2, 4)
    assert state.hands[0] == ["berserker"]
    assert sorted(board.discards) == ["archer", "avenger", "gravedigger", "mercenary"]
    assert encode(state) == encode(raid_in_which_die(*DYING)[0])


def test_whom_the_first_version_asked_for_an_order_the_answer_is_taken_as_well() -> None:
    state, _ = raid_in_which_die(*DYING[::-1], asked_in_order=True)
    assert encode(state) == encode(raid_in_which_die(*DYING)[0])


def best(settlement: str, base: int, dice: tuple[int, ...], uses: int) -> float:
    """The expected points of a roll when dice are rolled again as well as can be."""
    place = SETTLEMENTS[settlement]
    reached = [points for needed, points in place.tiers if base + sum(dice) >= needed]
    most: float = max(reached, default=0)
    if uses:
        for index in range(len(dice)):
            after = [(*dice[:index], face, *dice[index + 1 :]) for face in FACES]
            most = max(most, sum(best(settlement, base, one, uses - 1) for one in after) / 6)
    return most


@pytest.mark.parametrize("brawlers", [0, 1, 2])
@pytest.mark.parametrize("settlement", [key for key, place in SETTLEMENTS.items() if place.tiers])
def test_the_odds_that_are_told_are_those_of_all_rolls(settlement: str, brawlers: int) -> None:
    place = SETTLEMENTS[settlement]
    state = table(crew={0: " ".join(["brawler"] * brawlers + ["sage"])})
    rolls = list(product(FACES, repeat=place.dice))
    for needed, _ in place.tiers:
        for near in (2, 5, 8):
            state.board.armour[0] = needed - near - 2 * brawlers
            base = strength(state.board, 0, settlement).total
            assert base == needed - near
            found = best_odds(state.board, 0, settlement)
            assert sum(chance for _, chance in found) == pytest.approx(1)
            mean = sum(best(settlement, base, roll, brawlers) for roll in rolls) / len(rolls)
            assert sum(points * chance for points, chance in found) == pytest.approx(mean)


@pytest.mark.parametrize(("seats", "by"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_whoever_empties_the_stack_everybody_has_one_more_turn(seats: int, by: int) -> None:
    given: dict[str, Any] = {"village": EMPTY_HALL, "workers": ["grey"] * seats}
    state = table(seats, stack="o16", offers="o01 o02 o03", silver=4, **given)
    turn(state, by)
    answer(state, "place", "long_house.o01")
    order = []
    while questions := GAME.questions(state):
        if questions[0].kind == "place":
            order.append(questions[0].seat)
        idle = next(option for option in questions[0].options if option.endswith("idle"))
        answer(state, questions[0].kind, idle)
    assert order == [(by + turns) % seats for turns in range(1, seats + 1)]
