"""Rounds and turns, and the actions that need nobody else."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import KINDS
from engine.games.ortus_regni.state import Mercenary, State, Step
from tests.games.by_hand import kinds, told
from tests.games.ortus_regni.positions import (
    answer,
    asked,
    do,
    earldom,
    fief,
    open_question,
    options,
    refused,
    table,
)


def turn(state: State, seat: int = 0) -> list:
    """Begin a turn."""
    return do(state, Step("turn", seat))


def act(state: State, action: str, seat: int = 0) -> list:
    """A turn with this action: as far as the next question."""
    return turn(state, seat) + answer(state, "turn", action)


# Rounds


def test_a_round_goes_clockwise_from_the_first_seat_and_ends_with_the_vikings() -> None:
    state = table(4, first=2, round=0)
    do(state, "round")
    order = []
    for _ in range(4):
        order.append(open_question(state, "turn").seat)
        events = answer(state, "turn", "draw")
    assert order == [2, 3, 0, 1]
    after = kinds(events)
    assert after.index("viking-marker") < after.index("round-over") < after.index("round-begins")
    assert state.board.round == 2
    assert open_question(state, "turn").seat == 2


def test_the_borders_of_a_round_stay_at_the_first_seat_when_it_has_left() -> None:
    state = table(4, {2: ""}, first=2)
    do(state, "round")
    order = []
    for _ in range(6):
        order.append(open_question(state, "turn").seat)
        answer(state, "turn", "draw")
    assert order == [3, 0, 1, 3, 0, 1]


def test_each_turn_and_each_round_is_a_milestone() -> None:
    state = table()
    do(state, "round")
    events = answer(state, "turn", "draw")
    assert told(events, "turn-over") == [{"seat": 0, "round": 4}]
    events = answer(state, "turn", "draw")
    assert told(events, "turn-over") == [{"seat": 1, "round": 4}]
    assert told(events, "round-over") == [{"round": 4}]


# The turn


def test_a_turn_is_one_action_and_ends_with_a_card() -> None:
    state = table(hands={0: "castle castle"}, decks={0: "land church"})
    events = act(state, "play.castle")
    assert state.board.acted
    assert options(state, "turn") == {"towers", "draw", "resign"}
    assert open_question(state, "turn").about == (1, "play.castle")
    events = answer(state, "turn", "draw")
    assert told(events, "drew") == [{"seat": 0, "cards": 1, "hand": 2, "deck": 1, "why": "turn"}]
    assert state.hands[0] == ["castle", "church"]


def test_an_earl_may_do_nothing_and_draw() -> None:
    state = table(decks={0: "land"})
    turn(state)
    assert options(state, "turn") == {"draw", "resign"}
    answer(state, "turn", "draw")
    assert state.hands[0] == ["land"]


def test_only_the_one_who_draws_sees_the_card() -> None:
    state = table(decks={0: "monk"})
    turn(state)
    events = answer(state, "turn", "draw")
    (private,) = [event for event in events if event.kind == "cards-drawn"]
    assert private.seats == private.reveals == (0,)
    assert private.args["cards"] == ["monk"]
    assert all("monk" not in str(e.args) for e in events if e.seats is None)


def test_with_nothing_left_to_decide_the_card_is_drawn_at_once() -> None:
    state = table(hands={0: "castle"}, decks={0: "land"})
    events = act(state, "play.castle")
    assert [args["why"] for args in told(events, "drew")] == ["turn"]
    assert kinds(events)[-1] == "turn-over"


def test_whether_the_card_is_drawn_at_once_does_not_depend_on_what_is_held() -> None:
    for card in KINDS:
        state = table(hands={0: f"castle {card}"})
        act(state, "play.castle")
        assert asked(state) == "turn"


def test_free_actions_come_before_and_after_the_action() -> None:
    state = table(hands={0: "castle land market"})
    turn(state)
    answer(state, "turn", "towers")
    answer(state, "towers", "market.1")
    answer(state, "turn", "play.castle")
    assert "towers" in options(state, "turn")


# Playing cards


def test_a_castle_begins_a_fief_of_its_own() -> None:
    state = table(hands={0: "castle"})
    events = act(state, "play.castle")
    assert earldom(state, 0) == ["palace", "castle"]
    assert told(events, "castle-built") == [{"seat": 0, "fief": "f2", "card": "castle"}]


@pytest.mark.parametrize("kind", ["land", "market", "church", "cathedral"])
def test_a_property_joins_the_fief_of_ones_choice(kind: str) -> None:
    state = table(earldoms={0: "palace | castle"}, hands={0: kind})
    act(state, f"play.{kind}")
    question = open_question(state, "place-property")
    assert question.options == ("f0", "f2")
    assert question.about == (kind, "play")
    answer(state, "place-property", "f2")
    assert earldom(state, 0) == ["palace", f"castle {kind}"]


def test_a_single_fief_is_not_asked_about() -> None:
    state = table(hands={0: "church"})
    act(state, "play.church")
    assert earldom(state, 0) == ["palace church"]


def test_several_of_a_kind_may_share_a_fief() -> None:
    state = table(earldoms={0: "palace land market market church"}, hands={0: "market"})
    act(state, "play.market")
    assert earldom(state, 0) == ["palace land market market market church"]


@pytest.mark.parametrize("owner", [0, 1])
def test_only_one_cathedral_is_in_play(owner: int) -> None:
    state = table(earldoms={owner: "palace cathedral"}, hands={0: "cathedral land"})
    turn(state)
    assert "play.land" in options(state, "turn")
    assert "play.cathedral" not in options(state, "turn")


def test_a_land_from_the_hand_brings_an_army_card() -> None:
    state = table(hands={0: "land"}, army_deck="knight infantry")
    events = act(state, "play.land")
    assert state.reserves[0] == ["knight"]
    assert told(events, "armies-drawn") == [{"seat": 0, "cards": 1, "reserve": 1, "why": "land"}]


def test_a_land_beside_a_market_town_brings_two() -> None:
    state = table(
        earldoms={0: "palace market market"}, hands={0: "land"}, army_deck="knight infantry"
    )
    act(state, "play.land")
    assert state.reserves[0] == ["infantry", "knight"]


def test_a_market_town_in_another_fief_does_not_help_the_land() -> None:
    state = table(earldoms={0: "palace market | castle"}, hands={0: "land"})
    act(state, "play.land")
    answer(state, "place-property", "f2")
    assert len(state.reserves[0]) == 1


def test_a_market_town_beside_a_land_brings_no_army_card() -> None:
    state = table(earldoms={0: "palace land"}, hands={0: "market"})
    act(state, "play.market")
    assert state.reserves[0] == []


def test_only_the_owner_sees_which_army_cards_came() -> None:
    state = table(hands={0: "land"}, army_deck="knight")
    events = act(state, "play.land")
    (private,) = [event for event in events if event.kind == "armies-seen"]
    assert private.seats == private.reveals == (0,)
    assert private.args["cards"] == ["knight"]
    assert GAME.view(state, 1).reserves[0] == 1
    assert GAME.view(state, 1) == _with_reserve(state, ["infantry"])


def _with_reserve(state: State, reserve: list[str]):
    state.reserves[0] = reserve
    return GAME.view(state, 1)


def test_a_palace_that_was_drawn_again_is_played_as_a_new_fief() -> None:
    state = table(earldoms={0: "castle"}, hands={0: "palace"})
    events = act(state, "play.palace")
    assert earldom(state, 0) == ["castle", "palace"]
    assert told(events, "castle-built")[0]["card"] == "palace"


def test_a_mercenary_comes_to_the_table_without_a_garrison() -> None:
    state = table(hands={0: "mercenary"})
    events = act(state, "play.mercenary")
    assert state.board.mercenaries[0] == [Mercenary(0, 0)]
    assert told(events, "mercenary-hired") == [{"seat": 0, "mercenary": "m0"}]


def test_a_banquet_draws_two_and_the_turn_a_third_card() -> None:
    state = table(hands={0: "banquet"}, decks={0: "land church monk vassal"})
    act(state, "play.banquet")
    assert state.hands[0] == ["vassal", "monk"]
    assert state.board.discards[0] == ["banquet"]
    answer(state, "turn", "draw")
    assert state.hands[0] == ["church", "vassal", "monk"]


def test_a_banquet_with_one_card_left_draws_that_and_the_end_of_the_turn_fails() -> None:
    state = table(3, hands={0: "banquet"}, decks={0: "land"})
    act(state, "play.banquet")
    assert state.hands[0] == ["land"]
    assert state.board.alive[0]
    events = answer(state, "turn", "draw")
    assert told(events, "earl-out") == [{"seat": 0, "why": "deck", "left": 2}]


# Lords


@pytest.mark.parametrize("kind", ["prince", "vassal", "champion", "monk"])
def test_a_face_card_becomes_the_lord_of_a_castle(kind: str) -> None:
    state = table(earldoms={0: "palace | castle"}, hands={0: kind})
    act(state, f"install.{kind}")
    assert open_question(state, "install").options == ("f0", "f2")
    events = answer(state, "install", "f2")
    assert fief(state, "f2") == f"castle:{kind}"
    assert told(events, "lord-installed") == [{"seat": 0, "fief": "f2", "card": kind, "before": ""}]


def test_a_mercenary_is_never_a_lord() -> None:
    state = table(hands={0: "mercenary"})
    turn(state)
    assert options(state, "turn") == {"play.mercenary", "towers", "draw", "resign"}


def test_a_new_lord_sends_the_old_one_to_the_discards() -> None:
    state = table(earldoms={0: "palace:vassal land"}, hands={0: "champion"})
    events = act(state, "install.champion")
    assert fief(state, "f0") == "palace:champion land"
    assert state.board.discards[0] == ["vassal"]
    assert told(events, "lord-installed")[0]["before"] == "vassal"


def test_with_a_lord_prince_no_other_prince_is_played_nor_replaces_him() -> None:
    state = table(earldoms={0: "palace:prince | castle"}, hands={0: "prince vassal"})
    turn(state)
    assert "install.prince" not in options(state, "turn")
    assert "install.vassal" in options(state, "turn")


def test_a_prince_may_be_replaced_by_somebody_else() -> None:
    state = table(earldoms={0: "palace:prince"}, hands={0: "monk"})
    act(state, "install.monk")
    assert fief(state, "f0") == "palace:monk"
    assert state.board.discards[0] == ["prince"]


# Towers and garrisons


def test_any_number_of_hand_cards_become_towers_that_others_cannot_see() -> None:
    state = table(hands={0: "vassal vassal banner"})
    turn(state)
    answer(state, "turn", "towers")
    question = open_question(state, "towers")
    assert question.options == ("vassal.1", "vassal.2", "banner.1")
    assert (question.least, question.most) == (1, 3)
    events = answer(state, "towers", "vassal.2", "banner.1")
    assert state.hands[0] == ["vassal"]
    assert state.towers[0] == ["vassal", "banner"]
    assert state.board.towers == [2, 0]
    assert told(events, "towers-built") == [{"seat": 0, "cards": 2, "towers": 2, "why": "turn"}]
    (private,) = [event for event in events if event.kind == "towers-laid"]
    assert private.seats == (0,)
    assert GAME.view(state, 0).mine.towers == ("vassal", "banner")
    assert "banner" not in str(GAME.view(state, 1).everyone)


def test_towers_are_a_free_action_and_no_card_is_taken_back() -> None:
    state = table(hands={0: "castle land"}, towers={0: "monk"})
    turn(state)
    answer(state, "turn", "towers")
    answer(state, "towers", "land.1")
    assert not state.board.acted
    assert options(state, "turn") >= {"play.castle", "towers"}
    assert not any("take" in option for option in options(state, "turn"))


def test_an_army_card_of_the_reserve_joins_a_mercenary() -> None:
    state = table(mercenaries={0: "mercenary mercenary:knight"}, reserves={0: "infantry knight"})
    turn(state)
    answer(state, "turn", "garrison")
    assert set(open_question(state, "garrison").options) == {"m0.infantry", "m0.knight"}
    assert refused(state, "garrison", "m0.infantry", "m0.knight") == "too-many"
    events = answer(state, "garrison", "m0.infantry")
    assert state.board.mercenaries[0][0].army == "infantry"
    assert state.reserves[0] == ["knight"]
    assert told(events, "garrisoned") == [
        {"seat": 0, "where": "m0", "army": "infantry", "reserve": 1}
    ]
    assert "garrison" not in options(state, "turn")


def test_garrisons_need_a_free_place_and_an_army_card() -> None:
    full = table(hands={0: "land"}, mercenaries={0: "mercenary:knight"}, reserves={0: "knight"})
    turn(full)
    assert "garrison" not in options(full, "turn")
    empty = table(hands={0: "land"}, mercenaries={0: "mercenary"})
    turn(empty)
    assert "garrison" not in options(empty, "turn")


def test_a_mercenary_has_one_garrison_and_the_king_one_fewer_than_earls_began() -> None:
    state = table(
        4,
        king=0,
        guard=["knight"],
        mercenaries={0: "mercenary mercenary"},
        reserves={0: "infantry infantry infantry knight knight"},
    )
    turn(state)
    answer(state, "turn", "garrison")
    question = open_question(state, "garrison")
    assert question.most == 4  # two Mercenaries, two of three places in the Guard
    guards = [option for option in question.options if option.startswith("king")]
    assert Counter(option.split(".")[1] for option in guards) == {"infantry": 2, "knight": 2}
    three = ("king.infantry.1", "king.infantry.2", "king.knight.1")
    assert refused(state, "garrison", *three) == "limit"
    assert refused(state, "garrison", "m0.infantry", "m0.knight") == "limit"
    knights = ("m0.knight", "m1.knight", "king.knight.1")
    assert refused(state, "garrison", *knights) == "limit"
    answer(state, "garrison", "m0.knight", "m1.infantry", "king.infantry.1", "king.knight.1")
    assert [m.army for m in state.board.mercenaries[0]] == ["knight", "infantry"]
    assert state.board.guard == ["infantry", "knight", "knight"]
    assert state.reserves[0] == ["infantry"]


def test_a_king_without_room_in_the_guard_has_no_garrison_to_fill() -> None:
    state = table(3, king=0, guard=["infantry", "knight"], reserves={0: "knight"})
    turn(state)
    assert "garrison" not in options(state, "turn")


def test_a_garrison_needs_no_land() -> None:
    state = table(mercenaries={0: "mercenary"}, reserves={0: "knight"})
    turn(state)
    assert "garrison" in options(state, "turn")


# Recruiting


@pytest.mark.parametrize(
    ("earldom_text", "cards"),
    [
        ("palace", 0),
        ("palace market", 0),
        ("palace land", 1),
        ("palace land land land", 1),
        ("palace land | castle market", 1),
        ("palace land market", 2),
        ("palace | castle land land market market", 2),
    ],
)
def test_recruiting_brings_one_army_card_two_where_land_and_market_share_a_fief(
    earldom_text: str, cards: int
) -> None:
    state = table(earldoms={0: earldom_text})
    turn(state)
    assert ("recruit" in options(state, "turn")) == (cards > 0)
    if cards:
        events = answer(state, "turn", "recruit")
        assert len(state.reserves[0]) == cards
        assert told(events, "armies-drawn")[0]["why"] == "recruit"


def test_the_army_discards_are_shuffled_when_the_deck_runs_out() -> None:
    state = table(earldoms={0: "palace land market"})
    state.army_deck = ["knight"]
    state.board.army_discard = ["infantry", "infantry"]
    act(state, "recruit")
    assert state.reserves[0] == ["infantry", "knight"]
    assert state.board.army_discard == []
    assert state.army_deck == ["infantry"]


def test_without_any_army_cards_nobody_recruits_and_a_land_brings_none() -> None:
    state = table(earldoms={0: "palace land"}, hands={0: "land"})
    state.army_deck = []
    turn(state)
    assert "recruit" not in options(state, "turn")
    answer(state, "turn", "play.land")
    assert state.reserves[0] == []


# Emissaries (what they do to markers and bag is told with the Vikings)


def test_vassals_and_monks_go_as_emissaries_from_the_hand_alone() -> None:
    state = table(earldoms={0: "palace:vassal"}, hands={0: "monk champion"})
    turn(state)
    assert "emissary.monk" in options(state, "turn")
    assert "emissary.vassal" not in options(state, "turn")
    answer(state, "turn", "emissary.monk")
    assert state.board.emissaries[0] == ["monk"]
    assert state.hands[0] == ["champion"]
    assert state.board.discards[0] == []
    assert state.board.cubes == [3, 1]


# Monastery


@pytest.mark.parametrize("building", ["church", "cathedral"])
def test_an_abbot_with_a_religious_property_has_a_hand_laid_open_for_all(building: str) -> None:
    state = table(3, {0: f"palace:monk {building}"}, hands={1: "land vassal vassal", 2: "banner"})
    turn(state)
    answer(state, "turn", "monastery")
    assert open_question(state, "monastery").options == ("1", "2")
    (event,) = [e for e in answer(state, "monastery", "1") if e.kind == "hand-shown"]
    assert event.args == {"seat": 0, "other": 1, "cards": ["land", "vassal", "vassal"]}
    assert event.seats is None
    assert event.reveals == (0, 2)
    assert state.hands[1] == ["land", "vassal", "vassal"]


@pytest.mark.parametrize(
    "text", ["palace:monk | castle church", "palace church", "palace:vassal church"]
)
def test_a_monastery_is_an_abbot_in_the_same_fief(text: str) -> None:
    state = table(earldoms={0: text}, hands={1: "land"})
    turn(state)
    assert "monastery" not in options(state, "turn")


def test_an_earl_without_cards_has_no_hand_to_show() -> None:
    state = table(3, {0: "palace:monk church"}, hands={2: "land"})
    events = act(state, "monastery")
    assert told(events, "hand-shown")[0]["other"] == 2
    nobody = table(earldoms={0: "palace:monk church"})
    turn(nobody)
    assert "monastery" not in options(nobody, "turn")


# Resigning


def test_resigning_is_possible_whenever_one_is_asked_in_ones_turn() -> None:
    state = table(3, hands={0: "castle castle"})
    turn(state)
    assert "resign" in options(state, "turn")
    answer(state, "turn", "play.castle")
    assert "resign" in options(state, "turn")
    events = answer(state, "turn", "resign")
    assert told(events, "earl-out") == [{"seat": 0, "why": "resigned", "left": 2}]
    assert told(events, "turn-over") == [{"seat": 0, "round": 3}]


@pytest.mark.parametrize("action", ["treachery", "attack"])
def test_nobody_resigns_in_the_middle_of_a_battle_or_a_plot(action: str) -> None:
    state = table(3, hands={0: "treachery vassal", 1: "allies vassal"})
    act(state, action)
    seen = []
    while asked(state) not in ("", "turn"):
        question = open_question(state, asked(state))
        assert "resign" not in question.options
        seen.append(question.kind)
        answer(
            state, question.kind, question.options[-1] if action == "attack" else _go_on(question)
        )
    assert len(seen) >= 2


def _go_on(question) -> str:
    return {"allies": "allies", "treachery": "hand-1"}.get(question.kind, "vassal.1")
