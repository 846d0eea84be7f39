"""The three ends, the last round, the final score and ties."""

from __future__ import annotations

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import SPACES
from engine.games.raiders.rules.scoring import SOURCES, open_points
from engine.games.raiders.state import State
from engine.kit.contract import EVERYONE, NotYet
from tests.games.by_hand import kinds, told
from tests.games.raiders.positions import Loaded, answer, asked, idle_turn, table, turn

CREW = "champion champion warlord warlord warlord"


def sets(**left: str) -> dict[str, str]:
    """Plunder of the fortresses: none but these, "LV" elsewhere."""
    return {
        key: left.get(key.replace(".", "_"), "") if space.kind == "fortress" else "LV"
        for key, space in SPACES.items()
    }


def storming(seats: int = 2, **given) -> State:
    """Seat 0 may take the last fortress set but one."""
    spaces = sets(fortress_3_1="LL", fortress_3_2="GG")
    state = table(
        seats,
        workers=["white", *["black"] * (seats - 1)],
        crew={0: CREW},
        provision=8,
        gold=2,
        spaces=spaces,
        **given,
    )
    turn(state)
    return state


def finish(state: State) -> list:
    events: list = []
    while asked(state):
        events += idle_turn(state)
    return events


# The three ends


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_set_left_in_the_fortresses_ends_the_game_after_a_round(seats: int) -> None:
    state = storming(seats)
    events = answer(state, "place", "fortress_3", luck=Loaded(3, 3))
    events += answer(state, "choose-set", "fortress_3.1")
    assert told(events, "end-near") == [{"seat": 0, "why": "fortress", "turns": seats}]
    assert kinds(events)[-2:] == ["turn-over", "turn-begins"]
    assert state.board.left == seats
    events = finish(state)
    begun = [fact["seat"] for fact in told(events, "turn-begins")]
    assert begun == [*range(2, seats), 0][: seats - 1]
    assert kinds(events)[-1] == "game-over"
    assert state.board.turn == 1 + seats


def test_an_empty_stack_of_offerings_ends_it() -> None:
    state = table(
        3,
        workers=["grey", "black", "black"],
        silver=[4, 0, 0],
        offers="o01 o02 o03",
        stack="o08",
    )
    turn(state)
    answer(state, "place", "long_house.o01")
    assert state.board.left == -1, "the turn is finished first"
    events = answer(state, "pick-up", "gate_house")
    assert told(events, "end-near") == [{"seat": 0, "why": "offerings", "turns": 3}]
    finish(state)
    assert state.board.turn == 4


def test_no_valkyrie_on_the_board_ends_it() -> None:
    spaces = dict.fromkeys(SPACES, "LL") | {"harbour_1.1": "LV"}
    state = table(2, crew={0: "sage champion"}, provision=8, spaces=spaces)
    state.board.spaces[-1] = "LL"
    turn(state)
    answer(state, "place", "harbour_1.1")
    events = answer(state, "deaths", "sage")
    assert told(events, "end-near") == [{"seat": 0, "why": "valkyrie", "turns": 2}]


def test_nothing_ends_before_a_condition_is_met() -> None:
    spaces = sets(fortress_1_1="LV", fortress_3_1="LL", fortress_3_2="GG")
    state = table(2, workers=["white", "black"], crew={0: CREW}, provision=8, gold=2, spaces=spaces)
    turn(state)
    events = answer(state, "place", "fortress_3", luck=Loaded(3, 3))
    events += answer(state, "choose-set", "fortress_3.1")
    assert not told(events, "end-near")
    assert state.board.left == -1


def test_the_last_turns_are_called_so() -> None:
    state = storming(2)
    events = answer(state, "place", "fortress_3", luck=Loaded(3, 3))
    events += answer(state, "choose-set", "fortress_3.1")
    assert told(events, "turn-begins")[0]["last"] is True
    assert told(turn(table()), "turn-begins")[0]["last"] is False


# The score


def over(seats: int = 2, tiles: dict[int, str] | None = None, **given) -> State:
    """The game right after its last turn."""
    state = table(seats, left=1, active=seats - 1, tiles=tiles, **given)
    turn(state, seats - 1)
    finish(state)
    return state


def points(state: State) -> dict[str, tuple[int, ...]]:
    standing = GAME.standing(state)
    assert standing is not None
    return {source.key: source.points for source in standing.sources}


@pytest.mark.parametrize(
    ("steps", "worth"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 7), (6, 10), (7, 15)]
)
def test_the_valkyrie_track(steps: int, worth: int) -> None:
    assert points(over(valkyrie=[steps, 0]))["valkyrie"] == (worth, 0)


@pytest.mark.parametrize(
    ("armour", "worth"),
    [(0, 0), (2, 0), (3, 2), (5, 2), (6, 4), (8, 4), (9, 6), (10, 6)],
)
def test_the_armour_track_counts_the_last_badge(armour: int, worth: int) -> None:
    assert points(over(armour=[armour, 0]))["armour"] == (worth, 0)


def test_plunder_is_worth_points() -> None:
    state = over(gold=[3, 0], iron=[2, 1], livestock=[5, 1])
    assert points(state)["plunder"] == (3 + 2 + 2, 1)


def test_offerings_are_worth_their_points() -> None:
    assert points(over(tiles={0: "o01 o16", 1: "o12"}))["offerings"] == (8, 5)


@pytest.mark.parametrize(
    ("crew", "worth"),
    [
        ("champion", 3),
        ("warlord warlord", 4),
        ("merchant", 5),
        ("merchant merchant", 10),
        ("trader", 2),
        ("trader trader champion", 7),
        ("archer folke", 0),
    ],
)
def test_hired_crew_is_worth_points(crew: str, worth: int) -> None:
    """Five livestock and two offerings."""
    state = over(crew={0: crew}, livestock=[5, 5], tiles={0: "o01 o02", 1: "o03"})
    assert points(state)["crew"] == (worth, 0)


def test_livestock_counts_for_itself_too() -> None:
    state = over(crew={0: "merchant"}, livestock=[4, 0])
    assert (points(state)["crew"][0], points(state)["plunder"][0]) == (4, 2)


def test_points_beyond_the_track_simply_count_on() -> None:
    """The ship card is turned at fifty."""
    assert points(over(score=[49 + 63, 0]))["play"] == (112, 0)


def test_sources_add_up() -> None:
    state = over(3, score=[4, 9, 2], gold=[1, 2, 3], tiles={2: "o08"})
    standing = GAME.standing(state)
    assert standing is not None
    assert tuple(source.key for source in standing.sources) == SOURCES
    assert standing.points == (5, 11, 9)
    assert standing.places == (3, 1, 2)
    assert standing.why == "points"


def test_everybody_can_count_all_but_the_tiles() -> None:
    state = over(crew={0: "trader"}, tiles={0: "o01"}, score=[3, 0])
    assert open_points(state.board, 0, 1) == {
        "play": 3,
        "valkyrie": 0,
        "armour": 0,
        "crew": 1,
        "plunder": 0,
    }


# Ties


def test_a_tie_goes_to_the_higher_on_the_valkyrie_track() -> None:
    standing = GAME.standing(over(score=[10, 10], valkyrie=[0, 1]))
    assert standing is not None
    assert (standing.places, standing.why) == ((2, 1), "valkyrie")


def test_then_to_the_higher_on_the_armour_track() -> None:
    standing = GAME.standing(over(score=[10, 10], valkyrie=[1, 1], armour=[2, 1]))
    assert standing is not None
    assert (standing.places, standing.why) == ((1, 2), "armour")


def test_lower_places_are_told_apart_in_the_same_way() -> None:
    standing = GAME.standing(over(4, score=[9, 5, 5, 5], armour=[0, 1, 2, 1]))
    assert standing is not None
    assert (standing.places, standing.why) == ((1, 3, 2, 3), "points")


# Afterwards


def test_the_end_shows_the_tiles_and_tells_the_score() -> None:
    state = table(2, left=1, tiles={1: "o12"}, score=[1, 0])
    turn(state)
    events = finish(state)
    assert told(events, "tiles-shown") == [{"seat": 1, "tiles": ["o12"]}]
    assert [fact["source"] for fact in told(events, "final-score")] == list(SOURCES)
    assert told(events, "game-over") == [{"winners": [1], "points": [1, 5], "why": "points"}]
    assert GAME.questions(state) == ()
    assert GAME.view(state, None).tiles == ((), ("o12",))


def test_hands_are_shown_to_everyone_only_after_the_end() -> None:
    state = table(2, hands={0: "archer"}, left=1)
    turn(state)
    with pytest.raises(NotYet):
        GAME.view(state, EVERYONE)
    finish(state)
    assert GAME.view(state, EVERYONE).hands == (("archer",), ())
    assert GAME.view(state, 1).hands == ()
