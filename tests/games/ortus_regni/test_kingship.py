"""Banners for the title, the coronation, the Royal Guard; and bequests."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.rules.realm.kingship import slots
from engine.games.ortus_regni.rulings import bound
from engine.games.ortus_regni.state import NOBODY, State, Step
from tests.games.by_hand import kinds, luck, told
from tests.games.ortus_regni.positions import (
    answer,
    asked,
    do,
    earldom,
    open_question,
    options,
    table,
)


def claim(state: State) -> list:
    """Seat 0 plays a Banner for the title: as far as the next question."""
    return do(state, Step("turn", 0)) + answer(state, "turn", "claim")


def bequeath(state: State) -> list:
    return do(state, Step("turn", 0)) + answer(state, "turn", "bequeath")


# The title


@pytest.mark.parametrize(
    ("banners", "crowned"),
    [
        ((2, 0), True),
        ((2, 1), False),
        ((3, 1), True),
        ((3, 2), False),
        ((1, 0), False),
        ((4, 2), True),
        ((2, 0, 1), False),
        ((3, 1, 1), True),
    ],
)
def test_a_king_has_two_banners_and_two_more_than_every_other(
    banners: tuple[int, ...], crowned: bool
) -> None:
    before = [banners[0] - 1, *banners[1:]]
    state = table(len(banners), hands={0: "banner"}, banners=before)
    events = claim(state)
    assert (state.board.king == 0) is crowned
    assert (told(events, "crowned") != []) is crowned
    assert told(events, "banner-raised") == [{"seat": 0, "banners": banners[0]}]


def test_banners_stay_on_the_table_until_somebody_is_king_then_all_are_discarded() -> None:
    state = table(hands={0: "banner banner"}, banners=[1, 1])
    claim(state)
    assert state.board.banners == [2, 1]
    assert state.board.discards == [[], []]
    answer(state, "turn", "draw")
    claim(state)
    assert state.board.king == 0
    assert state.board.banners == [0, 0]
    assert state.board.discards == [["banner"] * 3, ["banner"]]


def test_a_king_is_proclaimed_only_once_while_he_lives() -> None:
    for king in (0, 1):
        state = table(hands={0: "banner"}, king=king)
        do(state, Step("turn", 0))
        assert "claim" not in options(state, "turn")
        assert "joust" in options(state, "turn")


def test_every_other_earl_with_a_reserve_gives_one_army_card() -> None:
    state = table(
        5,
        {3: ""},
        hands={0: "banner"},
        banners=[1, 0, 0, 0, 0],
        reserves={0: "knight knight", 1: "infantry knight", 4: "infantry infantry"},
    )
    claim(state)
    asked_now = GAME.questions(state)
    assert [(q.seat, q.kind, q.options) for q in asked_now] == [
        (1, "tribute", ("infantry", "knight")),
        (4, "tribute", ("infantry",)),
    ]
    assert asked_now[0].about == (0,)
    answer(state, "tribute", "knight")
    events = answer(state, "tribute", "infantry")
    assert state.board.guard == ["infantry", "knight"]
    assert state.reserves == [["knight", "knight"], ["infantry"], [], [], ["infantry"]]
    assert told(events, "tribute") == [{"seat": 4, "king": 0, "army": "infantry", "reserve": 1}]
    assert asked(state) == "turn"


def test_gifts_can_be_named_in_any_order() -> None:
    state = table(
        3,
        hands={0: "banner"},
        banners=[1, 0, 0],
        reserves={1: "infantry knight", 2: "knight knight"},
    )
    claim(state)
    first, second = GAME.questions(state)
    events = GAME.answer(state, second, ("knight",), luck(state))
    assert told(events, "tribute")[0]["seat"] == 2
    assert GAME.questions(state) == (first,)


def test_whoever_has_one_army_card_gives_it_without_being_asked() -> None:
    state = table(3, hands={0: "banner land"}, banners=[1, 0, 0], reserves={1: "knight"})
    events = claim(state)
    assert state.board.guard == ["knight"]
    assert state.reserves[1] == []
    assert [args["seat"] for args in told(events, "tribute")] == [1]
    assert asked(state) == "turn"


def test_the_new_king_gives_nothing_himself() -> None:
    state = table(hands={0: "banner"}, banners=[1, 0], reserves={0: "knight"})
    claim(state)
    assert state.reserves[0] == ["knight"]
    assert state.board.guard == []


def test_four_players_have_three_guards_even_when_some_have_left() -> None:
    assert slots(table(4).board) == 3
    assert slots(table(4, {2: ""}).board) == 3
    assert [slots(table(seats).board) for seats in (2, 6)] == [1, 5]


def test_the_king_dies_with_his_earl_and_the_title_is_free_again() -> None:
    state = table(3, king=0, guard=["infantry", "knight"], hands={1: "banner"})
    do(state, Step("turn", 0))
    events = answer(state, "turn", "resign")
    assert told(events, "king-dead") == [{"seat": 0}]
    assert state.board.king == NOBODY
    assert state.board.guard == []
    assert state.board.army_discard == ["infantry", "knight"]
    do(state, Step("turn", 1))
    assert "claim" in options(state, "turn")


def test_an_elimination_can_make_a_rival_king_at_once() -> None:
    state = table(3, banners=[1, 2, 0], reserves={2: "knight"})
    do(state, Step("turn", 0))
    events = answer(state, "turn", "resign")
    assert told(events, "crowned") == [{"seat": 1, "slots": 2}]
    assert state.board.guard == ["knight"]
    assert state.board.banners == [0, 0, 0]
    assert state.board.gone[0].count("banner") == 1
    assert kinds(events).index("earl-out") < kinds(events).index("crowned")


def test_an_elimination_that_ends_the_game_crowns_nobody() -> None:
    state = table(banners=[1, 2])
    do(state, Step("turn", 0))
    events = answer(state, "turn", "resign")
    assert told(events, "crowned") == []
    assert kinds(events)[-1] == "game-over"


# Bequest


def test_a_banner_on_a_lord_prince_shuffles_all_discards_into_the_deck() -> None:
    state = table(
        earldoms={0: "palace | castle:prince land"},
        hands={0: "banner"},
        decks={0: "church church"},
        discards=[["land", "monk"], ["vassal"]],
    )
    events = bequeath(state)
    assert earldom(state, 0) == ["palace", "castle land"]
    assert state.board.discards == [[], ["vassal"]]
    assert Counter([*state.decks[0], *state.hands[0]]) == Counter(
        ["church", "church", "land", "monk", "prince", "banner"]
    )
    assert told(events, "bequeathed") == [
        {"seat": 0, "fief": "f2", "cards": 4, "deck": 6, "times": 1}
    ]


def test_a_bequest_shuffles() -> None:
    orders = set()
    for number in range(20):
        state = table(
            earldoms={0: "palace:prince"},
            hands={0: "banner land"},
            decks={0: "castle market church monk"},
        )
        state.asked = number
        bequeath(state)
        orders.add(tuple(state.decks[0]))
    assert len(orders) > 5


@pytest.mark.parametrize("text", ["palace:vassal", "palace", "palace:champion | castle"])
def test_a_bequest_needs_a_lord_prince(text: str) -> None:
    state = table(earldoms={0: text}, hands={0: "banner prince"})
    do(state, Step("turn", 0))
    assert "bequeath" not in options(state, "turn")


@pytest.mark.parametrize(
    ("own", "rival", "allowed"),
    [
        ("palace:prince", "palace cathedral", False),
        ("palace:prince | castle church", "palace cathedral", True),
        ("palace:prince cathedral", "palace", True),
        ("palace:prince", "palace church", True),
        ("palace:prince", "palace", True),
    ],
)
def test_a_rival_archbishop_forbids_bequests_to_those_without_a_church(
    own: str, rival: str, allowed: bool
) -> None:
    state = table(earldoms={0: own, 1: rival}, hands={0: "banner"})
    do(state, Step("turn", 0))
    assert ("bequeath" in options(state, "turn")) is allowed


@pytest.mark.parametrize(("times", "allowed"), [(5, True), (6, False)])
def test_an_earl_bequeaths_six_times_at_most(times: int, allowed: bool) -> None:
    state = table(earldoms={0: "palace:prince"}, hands={0: "banner"}, bequests=[times, 0])
    do(state, Step("turn", 0))
    assert ("bequeath" in options(state, "turn")) is allowed


def test_the_own_palace_goes_into_the_deck_with_the_other_discards() -> None:
    state = table(
        earldoms={0: "castle:prince"}, hands={0: "banner land"}, discards=[["palace"], []]
    )
    bequeath(state)
    assert "palace" in state.decks[0]
    assert "palace" in state.board.certain[0]


def test_earls_who_leave_each_other_in_peace_come_to_an_end_within_the_bound() -> None:
    """Both do nothing but install Princes and bequeath, as often as they can."""
    cards = ["prince", "banner"] * 6 + ["land"] * 7
    state = table(decks={0: " ".join(cards), 1: " ".join(cards)}, round=0, arrived=True)
    for seat in range(2):
        state.hands[seat] = ["land"] * 5
    do(state, "round")
    turns = 0
    while asked(state):
        question = GAME.questions(state)[0]
        offered = question.options
        if question.kind == "turn":
            turns += not question.about[0]
            wishes = ("bequeath", "install.prince", "draw")
            pick = next(wish for wish in wishes if wish in offered)
        else:
            pick = "none"
        answer(state, question.kind, pick)
    assert 60 < turns < bound(2)
    assert max(state.board.bequests) == 6


def test_a_bequest_ends_the_action_and_the_turn_goes_on() -> None:
    state = table(earldoms={0: "palace:prince"}, hands={0: "banner land"})
    bequeath(state)
    assert open_question(state, "turn").about == (1, "bequeath")
