"""Cases with a known outcome, each read off the table through the contract: questions, answers,
events and views."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Event
from tests.games.by_hand import kinds, told
from tests.games.ortus_regni.positions import (
    answer,
    asked,
    attack,
    do,
    earldom,
    fief,
    fight,
    open_question,
    options,
    refused,
    table,
)


def looked_at(state: State) -> Any:
    """The table as a spectator sees it."""
    return GAME.view(state, None).board


def test_three_towers_take_three_of_a_raids_four_damage_and_stand() -> None:
    state = table(
        2, {1: "palace land church"}, hands={0: "champion champion"}, towers={1: "land " * 3}
    )
    events = fight(state, "raid-f1", "champion.1 champion.2")
    assert asked(state) == "properties-lost"
    events += answer(state, "properties-lost", "f1.church.1")
    assert told(events, "towers-held") == [{"seat": 1, "damage": 3, "left": 1}]
    assert fief(state, "f1") == "palace land"
    assert looked_at(state).towers == [0, 3]
    assert looked_at(state).discards[1] == ["church"]


@pytest.mark.parametrize(("towers", "falls"), [(0, True), (1, False)])
def test_a_palace_falls_to_three_damage_behind_its_towers_and_not_to_two(
    towers: int, falls: bool
) -> None:
    state = table(
        2,
        {1: "palace:vassal land | castle"},
        hands={0: "champion vassal"},
        towers={1: "land " * towers},
    )
    events = fight(state, "siege-f1", "champion.1 vassal.1")
    assert bool(fief(state, "f1")) != falls
    assert bool(told(events, "attack-failed")) != falls
    assert looked_at(state).alive == [True, True]


def test_with_a_lord_prince_and_a_lord_vassal_two_of_a_fallen_fief_are_seized() -> None:
    state = table(
        2, {0: "palace:prince | castle:vassal", 1: "palace | castle:champion land market church"}
    )
    castle = looked_at(state).fiefs[1][1].number
    fight(state, f"siege-f{castle}", "f0.lord f2.lord")
    question = open_question(state, "seize")
    keys = {f"f{castle}", *(f"f{castle}.{kind}.1" for kind in ("land", "market", "church"))}
    assert (set(question.options), question.least, question.most) == (keys, 0, 2)
    answer(state, "seize", f"f{castle}", f"f{castle}.market.1")
    while asked(state) == "place-property":
        answer(state, "place-property", "f0")
    board = looked_at(state)
    assert earldom(state, 0)[0] == "palace:prince market@1"
    assert earldom(state, 0)[-1] == "castle@1"
    assert board.discards[1] == ["land", "church", "champion"]
    assert earldom(state, 1) == ["palace"]


def test_two_vassals_who_are_lords_seize_one_card() -> None:
    state = table(2, {0: "palace:vassal | castle:vassal", 1: "palace land market | castle"})
    fight(state, "raid-f1", "f0.lord f2.lord")
    assert open_question(state, "seize").most == 1


def test_two_lands_with_a_market_and_one_land_call_five_armies() -> None:
    state = table(
        2,
        {0: "palace land land market | castle land"},
        reserves={0: "infantry infantry infantry infantry knight knight knight"},
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "attack")
    answer(state, "declare-attack", "siege-f1")
    armies = open_question(state, "attack-forces").options
    assert len(armies) == 7
    assert refused(state, "attack-forces", *armies[:5]) is None
    assert refused(state, "attack-forces", *armies[:6]) == "limit"


@pytest.mark.parametrize(("place", "armies"), [("f0", 2), ("f2", 1)])
def test_a_land_brings_two_armies_beside_a_market_and_else_one(place: str, armies: int) -> None:
    state = table(2, {0: "palace market | castle"}, hands={0: "land"})
    do(state, Step("turn", 0))
    answer(state, "turn", "play.land")
    events = answer(state, "place-property", place)
    assert told(events, "armies-drawn") == [
        {"seat": 0, "cards": armies, "reserve": armies, "why": "land"}
    ]


def test_allies_and_a_vassal_of_each_side_stop_a_treachery() -> None:
    state = table(
        2,
        {0: "palace:vassal", 1: "palace:champion | castle"},
        hands={0: "treachery", 1: "allies vassal"},
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "treachery")
    answer(state, "treachery", "f1.lord")
    answer(state, "allies", "allies", "vassal.1")
    (told_of,) = told(answer(state, "struggle", "f0.lord"), "struggle")
    assert told_of["winner"] == 1
    assert fief(state, "f1") == "palace:champion"
    assert fief(state, "f0") == "palace"
    board = looked_at(state)
    assert board.discards == [["vassal", "treachery"], ["vassal", "allies"]]


@pytest.mark.parametrize(
    ("mine", "other", "king"), [(1, 0, True), (1, 1, False), (2, 1, True), (0, 0, False)]
)
def test_two_banners_and_two_ahead_make_a_king(mine: int, other: int, king: bool) -> None:
    state = table(3, hands={0: "banner"}, banners=[mine, other, 0])
    do(state, Step("turn", 0))
    answer(state, "turn", "claim")
    board = looked_at(state)
    assert (board.king == 0) == king
    assert board.banners == ([0, 0, 0] if king else [mine + 1, other, 0])


def test_four_earls_have_three_places_in_the_guard_and_meet_five_vikings() -> None:
    state = table(
        4,
        hands={0: "banner"},
        reserves={1: "knight", 2: "infantry", 3: "infantry knight"},
        banners=[1, 0, 0, 0],
        markers=7,
    )
    do(state, Step("turn", 0))
    (crowned,) = told(answer(state, "turn", "claim"), "crowned")
    assert crowned["slots"] == 3
    answer(state, "tribute", "knight")
    assert looked_at(state).guard == ["infantry", "knight", "knight"]
    state.questions.clear()
    state.board.agenda.clear()
    (landed,) = told(do(state, "vikings"), "vikings-landed")
    assert (landed["vikings"], len(landed["cards"])) == (5, 5)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_eight_quiet_rounds_bring_the_vikings_who_attack_in_the_eighth(seats: int) -> None:
    state = GAME.start(seats, {"tournament": "off"}, Chance(bytes(16), 0))
    events: list[Event] = []
    for number in itertools.count(1):
        question = GAME.questions(state)[0]
        if question.kind == "viking-attack":
            break
        picks = GAME.default(GAME.view(state, question.seat), question)
        if question.kind == "turn":
            picks = ("draw",)
        events += GAME.answer(state, question, picks, Chance(bytes(16), number))
    assert looked_at(state).round == 8
    assert kinds(events).count("viking-marker") == 8
    assert [event.args["vikings"] for event in events if event.kind == "vikings-landed"] == [
        seats + 1
    ]


def test_an_emissary_of_the_first_round_brings_the_vikings_a_round_earlier() -> None:
    state = GAME.start(2, {"tournament": "off"}, Chance(bytes(16), 0))
    deck = tuple(
        f"{kind}.{n}" for kind in ("monk", "land", "church", "vassal") for n in range(1, 7)
    )
    sent = False
    for number in itertools.count(1):
        question = GAME.questions(state)[0]
        if question.kind == "viking-attack":
            break
        picks = {"build-deck": deck, "mulligan": ("keep",)}.get(question.kind, ("draw",))
        if not sent and "emissary.monk" in question.options:
            picks, sent = ("emissary.monk",), True
        GAME.answer(state, question, picks, Chance(bytes(16), number))
    assert sent
    assert looked_at(state).round == 7
    assert sorted(looked_at(state).cubes) == [1, 3]


def test_the_army_deck_of_three_earls_has_twenty_four_infantry_and_twelve_knights() -> None:
    view = GAME.view(GAME.start(3, {"tournament": "off"}, Chance(bytes(16), 0)), None)
    assert view.army_deck == 36
    state = GAME.imagine(view, Chance(bytes(16), 1))
    assert (state.army_deck.count("infantry"), state.army_deck.count("knight")) == (24, 12)


def test_two_churches_each_and_no_cathedral_make_a_normal_battle() -> None:
    state = table(
        2,
        {0: "palace church church", 1: "palace church church"},
        hands={0: "champion", 1: "monk"},
        battle="church",
    )
    events = fight(state, "siege-f1", "champion.1", "monk.1")
    assert told(events, "church-silent") == [{"why": "tie"}]
    assert "church-decides" not in (asked(state),)
    assert looked_at(state).discards == [["champion"], ["monk"]]


def test_a_third_church_decides() -> None:
    state = table(
        2,
        {0: "palace church church", 1: "palace church church church"},
        hands={0: "champion", 1: "monk"},
        battle="church",
    )
    fight(state, "siege-f1", "champion.1", "monk.1")
    question = open_question(state, "church-decides")
    assert (question.seat, set(question.options)) == (1, {"normal", "attacker", "defender"})


JOUSTS = [
    ("prince", ("vassal", "vassal"), 5),
    ("vassal", ("vassal", "none"), 6),
    ("champion", ("vassal", "vassal"), 2),
]


def test_the_ranks_of_the_three_hands_as_they_are_dealt() -> None:
    """Jousts of a Prince, a Vassal and a Champion until each of the hands has come up."""
    wanted = {(kind, tuple(sorted(dealt))): rank for kind, dealt, rank in JOUSTS}
    found: dict[Any, int] = {}
    for number in range(400):
        state = table(3, hands={0: "banner prince", 1: "vassal", 2: "champion"})
        luck = Chance(bytes(16), number)
        do(state, Step("turn", 0))
        events = answer(state, "turn", "joust")
        while asked(state).startswith("joust"):
            question = GAME.questions(state)[0]
            ride = "prince" if "prince" in question.options else question.options[0]
            events += GAME.answer(state, question, (ride,), luck)
        for _, kind, first, second, rank in told(events, "joust-hands")[0]["hands"]:
            key = (kind, tuple(sorted((first, second))))
            if key in wanted:
                found[key] = rank
    assert found == wanted


def test_an_attack_of_the_first_round_is_not_offered() -> None:
    state = table(2, hands={0: "champion"}, round=1)
    do(state, Step("turn", 0))
    assert "attack" not in options(state, "turn")
    later = table(2, hands={0: "champion"}, round=2)
    attack(later, "siege-f1", "champion.1")
    assert looked_at(later).attacked
