"""Raiding: what it needs, strength, tiers, crew points, plunder, Valkyrie and their dead."""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec import structs

from engine.games.raiders import GAME
from engine.games.raiders.box import SETTLEMENTS, SPACES
from engine.games.raiders.rules.prospects import (
    best_odds,
    crew_points,
    lacks,
    odds,
    price,
    raids,
    strength,
    strength_of,
    tier,
)
from engine.games.raiders.state import State
from tests.games.by_hand import kinds, told
from tests.games.raiders.positions import (
    Loaded,
    answer,
    asked,
    legal,
    options,
    raid,
    table,
    turn,
)

PLAIN = "gatekeeper gatekeeper gatekeeper gatekeeper champion"
"""Five that do nothing in a raid, strength 12; the first n of them have 2 each."""


def raider(worker: str = "white", crew: str = PLAIN, seats: int = 2, **given) -> State:
    """Seat 0 with a crew and all it may need."""
    given = {"provision": 8, "gold": 3} | given
    crews = {0: crew} | given.pop("others", {})
    return table(seats, workers=[worker, *["black"] * (seats - 1)], crew=crews, **given)


def named(key: str) -> str:
    """What names a raid there: the settlement, at a harbour one of its plunder sets."""
    return key if SETTLEMENTS[key].dice else f"{key}.1"


# What it needs


@pytest.mark.parametrize("key", SETTLEMENTS)
@pytest.mark.parametrize("worker", ["black", "grey", "white"])
def test_a_settlement_takes_its_colours_alone(key: str, worker: str) -> None:
    state = raider(worker)
    may = worker in SETTLEMENTS[key].workers
    assert (named(key) in raids(state.board, 0, worker)) is may
    assert lacks(state.board, 0, key, worker) == (() if may else ("worker",))


@pytest.mark.parametrize("key", SETTLEMENTS)
def test_a_settlement_needs_its_crew_provisions_and_gold(key: str) -> None:
    place = SETTLEMENTS[key]
    worker = place.workers[-1]
    enough = {"provision": place.provision, "gold": place.gold}
    crew = PLAIN.split()[: place.crew]
    assert named(key) in raids(raider(worker, " ".join(crew), **enough).board, 0, worker)
    for missing in ("crew", "provision", "gold"):
        less = dict(enough)
        if missing == "crew":
            crew = crew[:-1]
        elif less[missing]:
            less[missing] -= 1
        else:
            continue
        board = raider(worker, " ".join(crew), **less).board
        assert named(key) not in raids(board, 0, worker)
        assert missing in lacks(board, 0, key, worker)
        crew = PLAIN.split()[: place.crew]


def test_only_sets_that_are_left_can_be_raided() -> None:
    gone = ("harbour_1.1", "outpost_1.1", "outpost_2.1", "outpost_2.2")
    state = raider("grey", spaces=dict.fromkeys(gone, ""))
    found = raids(state.board, 0, "grey")
    assert "outpost_1" in found
    assert "outpost_2" not in found
    assert "harbour_1.1" not in found
    assert "harbour_1.2" in found
    assert lacks(state.board, 0, "outpost_2", "grey") == ("taken",)


@pytest.mark.parametrize(
    ("card", "key", "cost"),
    [
        ("huntsman", "outpost_2", (3, 0)),
        ("huntsman", "harbour_1", (2, 0)),
        ("scout", "monastery_1", (2, 1)),
        ("scout", "outpost_1", (3, 0)),
        ("cartographer", "fortress_1", (3, 1)),
        ("cartographer", "monastery_2", (2, 1)),
    ],
)
def test_crew_saves_provisions_and_gold(card: str, key: str, cost: tuple[int, int]) -> None:
    found = price(raider(crew=card).board, 0, key)
    assert (found.provision, found.gold) == cost


def test_the_table_may_play_one_gold_for_the_second_fortress() -> None:
    state = raider(fortress_gold=1, gold=1)
    assert price(state.board, 0, "fortress_2").gold == 1
    assert price(state.board, 0, "fortress_1").gold == 2
    assert "fortress_2" in raids(state.board, 0, "white")


# The whole turn


def test_the_rulebooks_monastery() -> None:
    """Grey worker, three crew: three provisions and one gold are paid, two dice rolled."""
    state = raider("grey", "berserker berserker mercenary", provision=3, gold=1, armour=[1, 0])
    state.board.spaces[list(SPACES).index("monastery_1.2")] = "GI"
    events = raid(state, "monastery_1.2", 3, 4)
    assert (state.board.provision[0], state.board.gold[0], state.board.iron[0]) == (0, 1, 1)
    assert told(events, "raid-scored") == [
        {
            "seat": 0,
            "settlement": "monastery_1",
            "dice": [3, 4],
            "crew": 12,
            "extra": 0,
            "armour": 1,
            "strength": 20,
            "tier": 2,
            "points": 6,
            "total": 6,
        }
    ]
    assert state.board.workers[0] == "white"
    assert state.board.raided[5] == ["grey"]
    assert state.board.spaces[list(SPACES).index("monastery_1.2")] == ""
    assert kinds(events) == [
        *("raid-begins", "paid", "paid", "dice-rolled", "raid-scored", "plunder-taken"),
        *("turn-over", "turn-begins"),
    ]
    assert told(events, "turn-over")[0]["way"] == "raid"
    assert GAME.questions(state)[0].seat == 1


def test_a_harbour_gives_one_point_without_dice() -> None:
    state = raider("black", "gatekeeper warmonger warmonger", spaces={"harbour_1.1": "GILL"})
    events = raid(state, "harbour_1.1")
    assert "dice-rolled" not in kinds(events)
    assert told(events, "raid-scored")[0]["points"] == 1
    assert told(events, "crew-points") == [
        {"seat": 0, "card": "warmonger", "count": 2, "points": 2, "total": 3}
    ]
    assert (state.board.gold[0], state.board.iron[0], state.board.livestock[0]) == (4, 1, 2)
    assert state.board.workers[0] == "grey"


def test_a_worker_that_raided_stays_there() -> None:
    state = raider("black")
    raid(state, "harbour_3.1")
    assert state.board.raided[2] == ["black"]
    assert sum(map(bool, state.board.village)) == 3


@pytest.mark.parametrize("key", [key for key in SETTLEMENTS if SETTLEMENTS[key].tiers])
def test_only_the_best_tier_that_is_reached_scores(key: str) -> None:
    tiers = SETTLEMENTS[key].tiers
    assert tier(key, tiers[0][0] - 1) == (0, 0)
    for number, (needed, points) in enumerate(tiers, 1):
        assert tier(key, needed) == (number, points)
        if number < len(tiers):
            assert tier(key, tiers[number][0] - 1) == (number, points)
    assert tier(key, 99) == (len(tiers), tiers[-1][1])


@pytest.mark.parametrize(
    ("crew", "key", "points"),
    [
        ("archer marauder shieldmaiden", "outpost_1", {"archer": 2, "marauder": 1}),
        ("shieldmaiden archer shieldmaiden", "monastery_1", {"shieldmaiden": 2}),
        ("warmonger warmonger warlord", "harbour_1", {"warmonger": 2}),
        ("warmonger archer marauder shieldmaiden", "fortress_2", {}),
    ],
)
def test_hired_crew_scores_by_the_settlement(crew: str, key: str, points: dict) -> None:
    found = crew_points(raider(crew=crew).board, 0, key)
    assert {card: more for card, _, more in found} == points


def test_hired_crew_scores_even_without_a_tier() -> None:
    state = raider("grey", "marauder sage sage")
    events = raid(state, "outpost_1.1", 2)
    assert told(events, "raid-scored")[0]["tier"] == 0
    assert state.board.score[0] == 1


# Which plunder


CHOICE = {"outpost_1.1": "GGG", "outpost_1.2": "III"}


def test_the_plunder_set_is_chosen_after_the_dice_and_the_points() -> None:
    """ "Después de obtener puntos … los jugadores recogen su nuevo trabajador y saqueo" """
    state = raider("grey", spaces=CHOICE)
    turn(state)
    assert "outpost_1.1" not in options(state, "place")
    events = answer(state, "place", "outpost_1", luck=Loaded(5))
    assert kinds(events)[-2:] == ["dice-rolled", "raid-scored"]
    assert (state.board.score[0], state.board.workers[0]) == (4, "")
    question = GAME.questions(state)[0]
    assert (question.seat, question.kind) == (0, "choose-set")
    assert (question.options, question.about) == (("outpost_1.1", "outpost_1.2"), ("outpost_1",))
    events = answer(state, "choose-set", "outpost_1.2")
    assert told(events, "plunder-taken")[0]["space"] == "outpost_1.2"
    assert (state.board.iron[0], state.board.workers[0]) == (3, "grey")
    assert told(events, "turn-over")[0]["way"] == "raid"


def test_the_plunder_set_is_chosen_after_a_die_was_rolled_again() -> None:
    state = raider("grey", "brawler brawler gatekeeper", spaces=CHOICE)
    raid(state, "outpost_1.1", 2)
    answer(state, "reroll", "die.1", luck=Loaded(5))
    answer(state, "choose-set", "outpost_1.1")
    assert (state.board.score[0], state.board.gold[0]) == (2, 6)


@pytest.mark.parametrize(
    ("key", "sets", "asked_for"),
    [
        ("monastery_1", ("GV", "GV"), False),
        ("monastery_1", ("GV", "IV"), True),
        ("monastery_1", ("", "IV"), False),
        ("outpost_1", ("LLL", "LLL"), True),
    ],
    ids=["alike", "other plunder", "one left", "other workers"],
)
def test_a_set_is_asked_for_only_where_it_makes_a_difference(
    key: str, sets: tuple[str, str], asked_for: bool
) -> None:
    spaces = {f"{key}.{number}": letters for number, letters in enumerate(sets, 1)}
    state = raider("grey", spaces=spaces)
    turn(state)
    events = answer(state, "place", key, luck=Loaded(3, 3))
    assert (asked(state) == "choose-set") is asked_for
    assert ("plunder-taken" in kinds(events)) is not asked_for


def test_at_a_harbour_the_set_is_named_with_the_raid() -> None:
    """It has no dice: there is nothing to wait for."""
    state = raider("black", spaces={"harbour_1.1": "GGGG", "harbour_1.2": "III"})
    turn(state)
    assert {"harbour_1.1", "harbour_1.2"} < set(options(state, "place"))
    answer(state, "place", "harbour_1.2")
    assert (asked(state), state.board.iron[0]) == ("place", 3)


def test_an_open_question_of_version_2_is_answered_as_it_was_put() -> None:
    """It named the set with the raid; so does a raid whose Brawler was being asked."""
    state = raider("grey", "brawler brawler gatekeeper", spaces=CHOICE)
    turn(state)
    (put,) = state.questions
    others = tuple(option for option in put.options if option != "outpost_1")
    old = structs.replace(put, options=(*others, "outpost_1.1", "outpost_1.2"))
    state.questions = [old]
    answer(state, "place", "outpost_1.2", luck=Loaded(2))
    agenda = state.board.agenda
    agenda[:] = [structs.replace(step, what="") for step in agenda]
    stored = json.loads(msgspec.json.encode(state))
    state = GAME.upgrade(stored, 2)
    events = answer(state, "reroll", "die.1", luck=Loaded(5))
    assert told(events, "raid-scored")[0]["settlement"] == "outpost_1"
    assert told(events, "plunder-taken")[0]["space"] == "outpost_1.2"


# Strength


@pytest.mark.parametrize(
    ("crew", "key", "extra"),
    [
        ("armourer armourer", "monastery_1", 4),
        ("armourer", "fortress_1", 0),
        ("barbarian", "fortress_1", 2),
        ("barbarian", "outpost_1", 0),
        ("folke sage scout", "outpost_1", 2),
        ("folke", "outpost_1", 0),
        ("brynjar", "outpost_1", 2),
        ("ragnhildr", "fortress_1", 2),
    ],
)
def test_abilities_add_strength(crew: str, key: str, extra: int) -> None:
    board = raider(crew=crew, armour=[8, 0], valkyrie=[5, 0]).board
    assert strength(board, 0, key).extra == extra


@pytest.mark.parametrize(("armour", "extra"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3), (10, 3)])
def test_brynjar_counts_armour_by_three(armour: int, extra: int) -> None:
    assert strength(raider(crew="brynjar", armour=armour).board, 0, "outpost_1").extra == extra


@pytest.mark.parametrize(("steps", "extra"), [(0, 0), (1, 0), (2, 1), (5, 2), (6, 3), (7, 3)])
def test_ragnhildr_counts_valkyrie_by_two(steps: int, extra: int) -> None:
    assert strength(raider(crew="ragnhildr", valkyrie=steps).board, 0, "outpost_1").extra == extra


def test_the_sage_is_as_strong_as_the_table_plays() -> None:
    for strong in (0, 1):
        board = raider(crew="sage sage archer", sage=strong).board
        assert strength_of(board, "sage") == strong
        assert strength(board, 0, "outpost_1").crew == 3 + 2 * strong


def test_armour_adds_to_strength_and_stays() -> None:
    state = raider(armour=[7, 0])
    events = raid(state, "fortress_2.1", 2, 2)
    assert told(events, "raid-scored")[0]["strength"] == 12 + 7 + 4
    assert state.board.armour[0] == 7


# Odds


def test_odds_of_each_tier() -> None:
    """Strength 12 and two dice at the second fortress: 18 with a six or more."""
    board = raider().board
    found = dict(odds(board, 0, "fortress_2"))
    assert found == pytest.approx({0: 5 / 36, 5: 31 / 36})
    assert odds(board, 0, "harbour_1") == ((1, 1.0),)


def test_odds_add_up_to_one_everywhere() -> None:
    for crew in (PLAIN, "brawler brawler folke", ""):
        board = raider(crew=crew, armour=5).board
        for key in SETTLEMENTS:
            for found in (odds(board, 0, key), best_odds(board, 0, key)):
                assert sum(share for _, share in found) == pytest.approx(1)
                assert [points for points, _ in found] == sorted({points for points, _ in found})


def test_rolling_again_betters_the_odds() -> None:
    """Strength 6 and one die at the first outpost: a four is needed; a Brawler tries twice."""
    board = raider(crew="brawler brawler brawler").board
    assert dict(odds(board, 0, "outpost_1")) == pytest.approx({0: 0.5, 2: 0.5})
    assert dict(best_odds(board, 0, "outpost_1")) == pytest.approx({0: 1 / 16, 2: 15 / 16})


# Brawler


def test_brawler_rolls_one_die_again() -> None:
    state = raider("grey", "brawler brawler gatekeeper")
    raid(state, "monastery_1.1", 2, 3)
    question = GAME.questions(state)[0]
    assert (question.seat, question.kind) == (0, "reroll")
    assert question.options == ("die.1", "die.2", "keep")
    assert question.about == ("monastery_1", 11, 2, 2, 3)
    events = answer(state, "reroll", "keep")
    assert told(events, "raid-scored")[0]["dice"] == [2, 3]


def test_a_die_rolled_again_counts_as_it_falls() -> None:
    state = raider("grey", "brawler champion sage")
    raid(state, "outpost_1.1", 2)
    assert GAME.questions(state)[0].about == ("outpost_1", 8, 1, 2)
    events = answer(state, "reroll", "die.1", luck=Loaded(5))
    assert told(events, "die-rerolled") == [
        {"seat": 0, "die": 1, "before": 2, "after": 5, "dice": [5]}
    ]
    assert told(events, "raid-scored")[0]["strength"] == 11
    assert state.board.score[0] == 2


# Valkyrie


def dying(crew: str, plunder: str = "LV", seats: int = 2, **given) -> State:
    """Seat 0 raids the first harbour; the crew suffices."""
    return raider("black", crew, seats, spaces={"harbour_1.1": plunder}, **given)


def test_each_valkyrie_kills_one_of_the_raiders_choice() -> None:
    state = dying("sage champion sage", "LLVV")
    events = raid(state, "harbour_1.1")
    assert told(events, "valkyrie-claimed") == [{"seat": 0, "claimed": 2, "taken": 2, "track": 2}]
    question = GAME.questions(state)[0]
    assert (question.kind, question.least, question.most, question.ordered) == (
        "deaths",
        2,
        2,
        False,
    )
    assert question.options == ("sage.1", "champion", "sage.2")
    answer(state, "deaths", "sage.2", "sage.1")
    assert state.board.crew[0] == ["champion"]
    assert state.board.discards == ["sage", "sage"]
    assert state.board.supply["valkyrie"] == 20


def test_the_dead_helped_in_the_raid() -> None:
    state = dying("warmonger warmonger", "VV")
    events = raid(state, "harbour_1.1")
    assert state.board.score[0] == 3
    assert kinds(events).index("crew-points") < kinds(events).index("crew-died")
    assert state.board.crew[0] == []


def test_valkyrie_beyond_the_crew_count_for_nothing() -> None:
    state = dying("sage champion", "VVVV")
    events = raid(state, "harbour_1.1")
    assert told(events, "valkyrie-claimed") == [{"seat": 0, "claimed": 2, "taken": 4, "track": 2}]
    assert state.board.crew[0] == []
    assert state.board.supply["valkyrie"] == 22, "all of them go back"


def test_more_than_seven_valkyrie_still_kill() -> None:
    state = dying("sage champion", "VV", valkyrie=[6, 0])
    raid(state, "harbour_1.1")
    assert state.board.valkyrie[0] == 7
    assert state.board.crew[0] == []


def test_equal_crew_dies_without_a_question() -> None:
    state = dying("scout scout scout", "LLVV")
    raid(state, "harbour_1.1")
    assert state.board.crew[0] == ["scout"]


def test_gravedigger_leaves_a_gold() -> None:
    state = dying("gravedigger gravedigger", "LVV", gold=0)
    events = raid(state, "harbour_1.1")
    assert state.board.gold[0] == 2
    assert [fact["why"] for fact in told(events, "gained")] == ["gravedigger"] * 2


def test_mercenary_leaves_a_point() -> None:
    state = dying("mercenary sage", "LV")
    raid(state, "harbour_1.1")
    events = answer(state, "deaths", "mercenary")
    assert told(events, "points") == [{"seat": 0, "points": 1, "why": "mercenary", "total": 2}]


def test_berserker_returns_to_the_hand() -> None:
    state = dying("berserker sage", "LV")
    raid(state, "harbour_1.1")
    events = answer(state, "deaths", "berserker")
    assert told(events, "crew-died")[0]["returns"] is True
    assert state.hands[0] == ["berserker"]
    assert state.board.discards == []


def test_avenger_takes_an_opponents_crew_member_along() -> None:
    state = dying("avenger sage", "LV", 3, others={1: "folke sage", 2: "mercenary"})
    raid(state, "harbour_1.1")
    answer(state, "deaths", "avenger")
    assert options(state, "avenge") == ("1", "2")
    answer(state, "avenge", "1")
    question = GAME.questions(state)[0]
    assert (question.seat, question.kind, question.options) == (1, "lose-crew", ("folke", "sage"))
    events = answer(state, "lose-crew", "folke")
    assert state.board.crew == [["sage"], ["sage"], ["mercenary"]]
    assert told(events, "crew-lost") == [{"seat": 1, "card": "folke", "why": "avenger"}]
    assert "turn-over" in kinds(events)


def test_avenger_waits_for_nobody_where_there_is_no_choice() -> None:
    state = dying("avenger sage", "LV", 3, others={2: "mercenary mercenary"})
    raid(state, "harbour_1.1")
    events = answer(state, "deaths", "avenger")
    assert state.board.crew[2] == ["mercenary"]
    assert state.board.score[2] == 0
    assert "turn-over" in kinds(events)


def test_plunder_without_valkyrie_kills_nobody() -> None:
    state = dying("avenger sage", "LL")
    events = raid(state, "harbour_1.1")
    assert "valkyrie-claimed" not in kinds(events)
    assert len(state.board.crew[0]) == 2


def test_deaths_cannot_name_one_crew_member_twice() -> None:
    state = dying("sage champion scout", "VV")
    raid(state, "harbour_1.1")
    assert not legal(state, "sage", "sage")
    assert not legal(state, "sage")
    assert legal(state, "scout", "sage")
