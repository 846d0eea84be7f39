"""Playing a card, taking a new one, and the ends of the game."""

from __future__ import annotations

import pytest

from engine.games.claim_kingdoms import GAME, box
from engine.games.claim_kingdoms.box import WarMap
from engine.games.claim_kingdoms.rules.ground import ground, key_of
from tests.games.by_hand import kinds, luck, told
from tests.games.claim_kingdoms.positions import (
    EAST,
    HERE,
    NORTH,
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

# Playing


def test_a_card_goes_beside_another_one_on_the_maps() -> None:
    """B1 is impassable."""
    state = table(maps=(1, 3), cards={"C1": "elves"})
    turn(state)
    assert options(state, "place-card") == ("C2", "D1")
    state = table(maps=(1, 3), cards={"C2": "elves 1", "C3": "orcs down"})
    turn(state)
    assert options(state, "place-card") == ("B2", "B3", "C1", "C4", "D2", "D3")


def test_a_card_may_go_over_the_border_of_maps() -> None:
    """E1 of map 1 and F1 of map 3 are neighbours."""
    state = table(maps=(1, 3), cards={"E1": "elves"})
    turn(state)
    assert "F1" in options(state, "place-card")


def test_without_maps_the_grid_grows_everywhere() -> None:
    state = table(cards={HERE: "elves", NORTH: "elves"})
    turn(state)
    assert options(state, "place-card") == ("N0E1", "N0W1", "N1E1", "N1W1", "N2E0", "S1E0")


def test_a_follower_comes_with_the_card() -> None:
    state = table(3, cards={NORTH: "elves"})
    events = play(state, "druids", HERE, seat=1)
    assert followers(state, HERE) == (0, 1, 0)
    assert state.board.supply == [15, 14, 15]
    assert told(events, "card-played") == [
        {"seat": 1, "card": "druids", "space": HERE, "supply": 14, "why": "hand"}
    ]


def test_a_turn_that_is_over_is_a_milestone() -> None:
    state = table(cards={NORTH: "elves"})
    play(state, "druids")
    events = answer(state, "draw-card", "deck")
    assert told(events, "turn-over") == [{"seat": 0, "turn": 1, "card": "druids", "space": HERE}]
    assert open_question(state, "place-card").seat == 1


# Hands of two


def test_of_two_cards_one_is_chosen_with_its_space() -> None:
    state = table(cards={NORTH: "elves"}, hands={0: "orcs dragons"}, hand=2)
    turn(state)
    spaces = ("N1E1", "N1W1", "N2E0", HERE)
    offered = {f"{card}>{space}" for card in ("dragons", "orcs") for space in spaces}
    assert set(options(state, "play-card")) == offered
    answer(state, "play-card", f"dragons>{HERE}")
    assert (at(state, HERE).faction, state.hands[0]) == ("dragons", ["orcs"])
    answer(state, "draw-card", "trolls")
    assert sorted(state.hands[0]) == ["orcs", "trolls"]


def test_two_equal_cards_are_asked_about_like_others() -> None:
    state = table(maps=(1, 3), hands={0: "orcs orcs"}, hand=2)
    cover(state, "C1")
    turn(state)
    assert options(state, "play-card") == ("orcs>C1",), "on a single space too"


def test_a_single_card_goes_to_the_only_space_without_a_question() -> None:
    state = table(maps=(1, 3), hands={0: "orcs"})
    cover(state, "C1")
    turn(state)
    assert at(state, "C1").faction == "orcs"


# Taking a new card


def test_the_new_card_is_one_of_the_display_or_the_top_of_the_deck() -> None:
    state = table(cards={NORTH: "elves"}, display="orcs trolls orcs", deck="mages yetis")
    play(state, "druids")
    question = open_question(state, "draw-card")
    assert question.options == ("orcs", "trolls", "deck")
    events = answer(state, "draw-card", "orcs")
    assert state.hands[0] == ["orcs"]
    assert state.board.display == ["trolls", "orcs", "yetis"], "filled up"
    assert told(events, "display-filled") == [{"cards": ["yetis"], "deck": 1}]


def test_a_card_from_the_deck_is_seen_by_its_seat_alone() -> None:
    state = table(cards={NORTH: "elves"}, deck="mages yetis")
    play(state, "druids")
    events = answer(state, "draw-card", "deck")
    assert state.hands[0] == ["yetis"]
    assert told(events, "card-taken") == [{"seat": 0, "card": None, "source": "deck"}]
    drawn = next(event for event in events if event.kind == "card-drawn")
    assert (drawn.seats, drawn.reveals, drawn.args["card"]) == ((0,), (0,), "yetis")


@pytest.mark.parametrize(
    ("display", "deck", "hand"),
    [("orcs", "", ["orcs"]), ("orcs orcs", "", ["orcs"]), ("", "mages", ["mages"])],
)
def test_with_one_thing_to_take_nothing_is_asked(display: str, deck: str, hand) -> None:
    state = table(cards={NORTH: "elves"}, display=display, deck=deck)
    play(state, "druids")
    assert state.hands[0] == hand
    assert open_question(state, "place-card").seat == 1


def test_with_an_empty_deck_the_display_shrinks() -> None:
    state = table(cards={NORTH: "elves"}, display="orcs trolls elves", deck="")
    play(state, "druids")
    assert "deck" not in options(state, "draw-card")
    answer(state, "draw-card", "trolls")
    assert state.board.display == ["orcs", "elves"]


def test_with_nothing_to_take_there_is_no_card_and_such_seats_are_skipped() -> None:
    state = table(cards={NORTH: "elves"}, display="", deck="", hands={1: "druids elves"}, hand=2)
    events = play(state, "druids")
    assert told(events, "no-new-card") == [{"seat": 0}]
    events = answer(state, "play-card", f"druids>{EAST}")
    assert told(events, "turn-skipped") == [{"seat": 0}]
    assert open_question(state, "place-card").seat == 1


def test_the_new_card_is_chosen_in_the_answer_about_the_power() -> None:
    state = table(cards={NORTH: "elves 1"}, display="orcs trolls mages")
    play(state, "basilisks")
    question = open_question(state, "target-follower")
    assert question.options == (*("N1E0-1", "take.orcs", "take.trolls", "take.mages", "take.deck"),)
    assert question.accepts(("N1E0-1",)) == question.accepts(("take.orcs", "take.deck")) == "limit"
    assert question.accepts(("take.orcs",)) is None, "the power is declined"
    events = answer(state, "target-follower", "N1E0-1", "take.trolls")
    assert kinds(events).index("petrified") < kinds(events).index("card-taken")
    assert state.hands[0] == ["trolls"]


def test_the_new_card_is_asked_for_by_itself_where_the_power_changes_what_there_is() -> None:
    state = table(cards={NORTH: "elves 1"}, display="orcs trolls mages")
    play(state, "ice_beasts")
    assert open_question(state, "display-cards").options[:3] == ("orcs", "trolls", "mages")
    answer(state, "display-cards", "orcs")
    assert asked(state) == "draw-card"


# The ends


def test_the_game_ends_with_the_last_follower_after_the_power() -> None:
    state = table(cards={NORTH: "elves"}, supply=[1, 15])
    events = play(state, "dragons")
    assert told(events, "supply-empty") == [{"seat": 0}]
    assert state.board.score[0] == 1, "the power may still be used"
    assert told(events, "game-ends") == [{"why": "followers", "seat": 0}]
    assert kinds(events)[-1] == "game-over"
    assert GAME.questions(state) == ()
    assert "card-taken" not in kinds(events), "no new card"


def test_a_follower_that_comes_back_does_not_save_the_game() -> None:
    state = table(cards={NORTH: "elves 0"}, supply=[1, 15])
    play(state, "phoenix")
    answer(state, "target-card", NORTH)
    assert state.board.supply[0] == 1
    assert (asked(state), state.board.end) == ("", "followers")


def test_an_own_follower_in_a_catapult_does_not_either() -> None:
    state = table(maps=(1, 3), cards={"C2": "elves 0"}, supply=[1, 15])
    play(state, "druids", "D2")
    assert state.board.supply[0] == 1
    assert state.board.end == "followers"
    assert asked(state) == ""


def test_followers_put_down_by_a_power_end_it_too() -> None:
    state = table(cards={NORTH: "elves 1"}, supply=[2, 15])
    play(state, "zombies")
    events = answer(state, "target-card", NORTH)
    assert told(events, "game-ends") == [{"why": "followers", "seat": 0}]


def test_the_game_ends_when_the_maps_are_covered_after_the_power() -> None:
    state = table(maps=(1, 3), hands={0: "dragons"})
    cover(state, "C1")
    events = turn(state)
    assert told(events, "game-ends") == [{"why": "covered", "seat": None}]
    assert kinds(events).index("turn-over") < kinds(events).index("game-ends")


def test_the_game_ends_when_all_cards_are_played() -> None:
    state = table(cards={NORTH: "elves"}, display="", deck="", hands={1: ""})
    events = play(state, "druids")
    assert told(events, "game-ends") == [{"why": "cards", "seat": None}]


def test_the_game_goes_on_while_somebody_has_a_card() -> None:
    state = table(cards={NORTH: "elves"}, display="", deck="")
    assert "game-ends" not in kinds(play(state, "druids"))
    assert open_question(state, "place-card").seat == 1


def test_the_game_goes_on_while_there_is_a_card_to_take() -> None:
    state = table(cards={NORTH: "elves"}, display="orcs", deck="", hands={1: ""})
    assert "game-ends" not in kinds(play(state, "druids"))
    assert open_question(state, "place-card").seat == 0


def test_when_nobody_finds_a_legal_space_all_pass_and_the_game_ends(monkeypatch) -> None:
    """It cannot come about on maps that are in one piece: here one has an island, E4."""
    plain = ("plain", "plain", "plain", "off-map", "plain")
    rows = (*[(*plain[:4], "off-map")] * 3, plain)
    monkeypatch.setitem(box.MAPS, 98, WarMap(98, 5, 2, rows, "test"))
    nothing = (("off-map",) * 5,) * 4
    monkeypatch.setitem(box.MAPS, 99, WarMap(99, 5, 2, nothing, "test"))
    state = table(3, maps=(98, 99, 99), hands={1: ""})
    cover(state, "E4")
    assert key_of(max(ground((98, 99, 99)).fields)) == "E4"
    events = turn(state)
    assert kinds(events)[:3] == ["turn-passed", "turn-skipped", "turn-passed"]
    assert told(events, "game-ends") == [{"why": "stuck", "seat": None}]
    assert state.hands == [["knights"], [], ["knights"]], "the cards are kept"
    assert asked(state) == ""


# Ice Queens


@pytest.mark.parametrize(
    "faction",
    ["knights", "undead", "orcs", "phoenix", "werewolves", "fire_phoenix", "basilisks", "ice_kings",
     "zombies", "giants", "poisoners", "vampires"],
)  # fmt: skip
def test_nothing_chooses_an_ice_queen(faction: str) -> None:
    state = table(cards={NORTH: "ice_queens 0 1"}, score=[5, 5])
    play(state, faction)
    assert asked(state) == "draw-card"


def test_an_ice_queen_has_her_own_placement_and_mill() -> None:
    state = table(maps=(2, 1), cards={"B2": "elves"})
    play(state, "ice_queens", "C2")
    assert followers(state, "C2") == (2, 0)


def test_an_ice_queen_face_down_is_blank_and_locks_nothing() -> None:
    state = table(maps=(1, 3), cards={"B2": "ice_queens down"}, treasures={"B3": "spectre"})
    play(state, "druids", "B3")
    assert "B2" in options(state, "spectre")
    assert at(state, "B2").down


# Answers


def test_an_answer_to_another_question_changes_nothing() -> None:
    state = table(cards={NORTH: "elves"})
    turn(state)
    question = open_question(state, "place-card")
    answer(state, "place-card", HERE)
    with pytest.raises(Exception, match="not-open"):
        GAME.answer(state, question, (HERE,), luck(state))
