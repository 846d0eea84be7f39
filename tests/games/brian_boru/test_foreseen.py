"""What a seat that waits may foresee: the next card, its action, extras, expansion, the next lead,
the towns of the upkeep."""

from __future__ import annotations

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import TOWN_KEYS, TOWNS
from engine.games.brian_boru.state import NOBODY, State, Step
from engine.kit.contract import Foreseen
from tests.games.brian_boru.positions import answer, do, open_question, play, table

Key = tuple[str, tuple[str | int, ...]]


def ahead(state: State, seat: int) -> dict[Key, Foreseen]:
    entries = GAME.foreseen(GAME.view(state, seat))
    return {(e.question.kind, e.question.about): e for e in entries}


def in_trick(lead: str = "r2", **more: object) -> State:
    """Seat 0 leads in MU3, which is red; seat 1 is to play."""
    hands = {0: "r2 b3 w20", 1: "b6 y7 r11", 2: "y1 w13 y14"}
    state = table(hands=hands, **{"battle": 9, "coins": [1, 1, 1]} | more)  # type: ignore[arg-type]
    do(state, "trick")
    if lead:
        answer(state, "lead", f"{lead}-MU3")
    return state


def test_whoever_waits_for_their_turn_foresees_their_card_for_the_town() -> None:
    entry = ahead(in_trick(), 2)["play-card", ("red", "MU3")]
    assert entry.question.options == ("y1", "w13", "y14")
    assert entry.after is None


def test_before_the_town_is_named_a_card_is_foreseen_for_each_colour() -> None:
    """As people think: "if the town is red the 24, if it is blue the 25, else my lowest"."""
    state = in_trick(lead="")
    found = {key: entry for key, entry in ahead(state, 1).items() if key[0] == "play-card"}
    assert list(found) == [("play-card", (c,)) for c in ("red", "blue", "yellow")]
    assert all(entry.question.options == ("b6", "y7", "r11") for entry in found.values())
    answer(state, "lead", "r2-MU3")
    asked = open_question(state, "play-card")
    assert [key[1] for key, entry in found.items() if entry.meets(asked)] == [("red",)]


def test_a_colour_of_which_no_town_is_free_is_not_foreseen() -> None:
    red = " ".join(key for key, town in TOWNS.items() if town.colour == "red")
    found = ahead(in_trick(lead="", discs={2: red}), 1)
    assert ("play-card", ("red",)) not in found
    assert ("play-card", ("blue",)) in found


def test_the_action_of_a_card_hangs_on_the_card_and_on_the_colour() -> None:
    """A card of another colour cannot win the town: then only losing is foreseen."""
    found = GAME.foreseen(GAME.view(in_trick(lead="", coins=[5, 5, 5]), 1))
    cards = {e.question.about[0]: i for i, e in enumerate(found) if e.question.kind == "play-card"}
    after = {e.question.about: e.after for e in found if e.question.kind == "action"}
    assert after["b6", "lost", "red"] == (cards["red"], "b6")
    assert after["b6", "won", "blue"] == (cards["blue"], "b6")
    assert ("b6", "won", "red") not in after
    assert after["r11", "lost", "blue"] == (cards["blue"], "r11")
    assert ("r11", "won", "red") not in after  # nothing to buy with it


def test_of_a_card_that_was_played_winning_and_losing_are_foreseen() -> None:
    state = in_trick(coins=[5, 5, 5])
    answer(state, "play-card", "r11")
    found = ahead(state, 0)  # red 2 has led
    assert found["action", ("r2", "won", "red")].question.options == (
        "primary",
        "primary-1",
        "primary-2",
    )
    assert found["action", ("r2", "lost", "red")].question.options == (
        "upper",
        "lower",
        "lower-1",
        "lower-2",
    )
    assert ("play-card", ("red", "MU3")) not in ahead(state, 1)


def test_with_two_actions_there_is_nothing_to_choose() -> None:
    assert not any(kind == "action" for kind, _ in ahead(in_trick("w20"), 0))


def test_what_a_card_has_come_to_is_foreseen_alone() -> None:
    state = in_trick("w20")
    answer(state, "play-card", "b6")
    answer(state, "play-card", "y14")  # seat 0 wins, seat 1 chooses first
    assert open_question(state, "action").about == ("b6", "lost", "red")
    assert not any(kind == "action" for kind, _ in ahead(state, 0))
    assert ("action", ("y14", "lost", "red")) in ahead(state, 2)


def test_what_is_asked_now_is_not_foreseen_as_well() -> None:
    state = in_trick()
    answer(state, "play-card", "b6")
    answer(state, "play-card", "y14")
    asked = open_question(state, "action")
    assert not any(entry.meets(asked) for entry in ahead(state, asked.seat).values())


def test_more_of_an_icon_is_foreseen_as_far_as_coins_go() -> None:
    found = ahead(in_trick(lead="", coins=[5, 5, 5]), 1)
    for card in ("b6", "y7", "r11"):
        options = found["action", (card, "lost", "red")].question.options
        assert options == ("upper", "lower", "lower-1", "lower-2")


def test_no_more_raiders_than_will_be_left_are_foreseen() -> None:
    found = ahead(in_trick(lead="", coins=[9, 9, 9], battle=3), 1)
    options = found["action", ("r11", "lost", "red")].question.options
    assert options == ("upper", "lower", "lower-1")


def test_coins_of_the_same_action_count_for_the_expansion() -> None:
    found = ahead(in_trick(lead="", coins=[0, 2, 0], discs={1: "MU1"}), 1)
    # Three coins come before it, two would not be enough.
    assert "upper-CO9" in found["action", ("b6", "lost", "red")].question.options
    assert "upper-CO9" not in found["action", ("y7", "lost", "red")].question.options


def test_the_expansion_cannot_enter_the_active_town() -> None:
    state = in_trick(coins=[9, 9, 9], discs={0: "MU2", 2: "MU5"})
    answer(state, "play-card", "b6")
    answer(state, "play-card", "y14")
    assert "upper-MU3" not in open_question(state, "action").options


def test_vikings_to_drive_out_are_foreseen() -> None:
    key = "action", ("w13", "lost", "red")
    state = in_trick(discs={0: "CO1", 1: "CO2"}, vikings="CO1 CO2")
    assert ahead(state, 2)[key].question.options == ("upper", "lower-CO1", "lower-CO2")
    state = in_trick(discs={0: "CO1"}, vikings="CO1")
    assert ahead(state, 2)[key].question.options == ("upper", "lower")
    assert key not in ahead(in_trick(), 2)


def test_once_a_trick_is_decided_the_next_one_is_foreseen() -> None:
    state = in_trick()
    answer(state, "play-card", "r11")
    assert ("play-card", ("blue",)) not in ahead(state, 1)  # nobody knows who will lead
    answer(state, "play-card", "y14")
    assert open_question(state, "action").seat == 0  # seat 1 has won
    assert ahead(state, 2)["play-card", ("blue",)].question.options == ("y1", "w13")
    found = ahead(state, 1)
    assert not any(kind == "play-card" for kind, _ in found)
    options = found["lead", ()].question.options
    assert {option.split("-")[0] for option in options} == {"b6", "y7"}
    assert not any(option.endswith("-MU3") for option in options)  # it will be theirs by then


def test_after_the_last_trick_no_card_is_foreseen() -> None:
    state = table(hands={0: "r2 b3", 1: "b6 r11", 2: "y1 y14"}, battle=9)
    play(state, "MU3", "r2", "r11", "y14")
    assert open_question(state, "action").seat == 0
    assert not any(kind == "play-card" for kind, _ in ahead(state, 2))


def test_the_leader_of_an_unwon_trick_leads_again() -> None:
    red = [key for key, town in TOWNS.items() if town.colour == "red"][:2]
    discs = {2: " ".join(key for key in TOWN_KEYS if key not in red)}
    state = table(discs=discs, hands={0: "b3 b6 b9", 1: "y7 y10 b12", 2: "y1 y4 y14"})
    play(state, red[0], "b3", "y7", "y1")
    assert state.board.winner == NOBODY
    options = ahead(state, 0)["lead", ()].question.options
    assert options == tuple(f"{card}-{town}" for card in ("b6", "b9") for town in red)
    assert ("play-card", ("red",)) in ahead(state, 1)


def test_towns_of_the_upkeep_are_foreseen_once_they_are_on_the_agenda() -> None:
    state = table(
        discs={0: "MU1 MU2", 1: "CO1 CO2", 2: "UL1 UL2 UL3"}, raiders=[0, 0, 2], battle=3, marker=0
    )
    do(state, Step("battle"))
    question = open_question(state, "lose-town")
    assert (question.seat, question.about) == (2, (0,))
    entry = ahead(state, 2)["lose-town", (1,)]
    assert entry.question.options == ("CO1", "CO2")
    assert ahead(state, 0) == {}


def test_a_spectator_and_the_end_foresee_nothing() -> None:
    assert GAME.foreseen(GAME.view(in_trick(), None)) == ()
    state = in_trick()
    state.questions.clear()
    state.board.agenda.clear()
    state.board.phase = "over"
    assert GAME.foreseen(GAME.view(state, 1)) == ()
