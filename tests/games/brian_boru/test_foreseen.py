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


def in_trick(**more: object) -> State:
    """Seat 0 has named MU3 and is to lead."""
    hands = {0: "r2 b3 w20", 1: "b6 y7 r11", 2: "y1 w13 y14"}
    state = table(hands=hands, **more)  # type: ignore[arg-type]
    do(state, "trick")
    answer(state, "choose-town", "MU3")
    return state


def test_whoever_waits_for_the_lead_foresees_their_card_for_the_town() -> None:
    found = ahead(in_trick(), 1)
    entry = found["play-card", ("MU3",)]
    assert entry.question.options == ("b6", "y7", "r11")
    assert entry.after is None


def test_before_the_town_is_named_any_card_is_foreseen() -> None:
    state = table(hands={0: "r2 b3 w20", 1: "b6 y7 r11", 2: "y1 w13 y14"})
    do(state, "trick")
    entry = ahead(state, 1)["play-card", ()]
    assert entry.question.options == ("b6", "y7", "r11")
    assert entry.meets(answered(state, "choose-town", "MU3", "lead-card", "r2"))


def answered(state: State, *steps: str):  # type: ignore[no-untyped-def]
    """The question after these (kind, pick, ...)."""
    for kind, pick in zip(steps[::2], steps[1::2], strict=True):
        answer(state, kind, pick)
    return GAME.questions(state)[0]


def test_the_action_of_a_card_hangs_on_the_card() -> None:
    found = GAME.foreseen(GAME.view(in_trick(), 1))
    assert found[0].question.kind == "play-card"
    after = {e.question.about[0]: e.after for e in found if e.question.kind == "choose-action"}
    assert after == {"b6": (0, "b6"), "y7": (0, "y7"), "r11": (0, "r11")}


def test_of_a_card_that_was_played_the_losing_action_is_foreseen() -> None:
    state = in_trick()
    answer(state, "lead-card", "r2")
    answer(state, "play-card", "r11")
    found = ahead(state, 1)
    assert ("play-card", ("MU3",)) not in found
    entry = found["choose-action", ("r11",)]
    assert entry.question.options == ("upper", "lower")
    assert entry.after is None


def test_with_two_actions_there_is_nothing_to_choose() -> None:
    state = in_trick()
    answer(state, "lead-card", "w20")
    assert ("choose-action", ("w20",)) not in ahead(state, 0)


def test_whoever_wins_has_no_action_to_choose() -> None:
    state = in_trick()
    answer(state, "lead-card", "w20")
    answer(state, "play-card", "b6")
    answer(state, "play-card", "y14")  # seat 0 wins, seat 1 chooses first
    assert open_question(state, "choose-action").seat == 1
    assert not any(kind == "choose-action" for kind, _ in ahead(state, 0))
    assert ("choose-action", ("y14",)) in ahead(state, 2)


def test_what_is_asked_now_is_not_foreseen_as_well() -> None:
    state = in_trick()
    answer(state, "lead-card", "r2")
    answer(state, "play-card", "b6")
    answer(state, "play-card", "y14")
    assert open_question(state, "choose-action").about == ("b6",)
    assert ("choose-action", ("b6",)) not in ahead(state, 1)


def test_more_of_an_icon_is_foreseen_as_far_as_coins_go() -> None:
    state = in_trick(coins=[5, 5, 5], battle=9)
    found = ahead(state, 1)
    assert found["extras", ("r11", "raider")].question.options == ("0", "1", "2")
    assert found["extras", ("r11", "raider")].after == (0, "r11")
    assert found["extras", ("b6", "church")].question.options == ("0", "1", "2")
    assert found["extras", ("y7", "marriage")].question.options == ("0", "1", "2")


def test_no_more_raiders_than_will_be_left_are_foreseen() -> None:
    state = in_trick(coins=[9, 9, 9], battle=3)
    assert ahead(state, 1)["extras", ("r11", "raider")].question.options == ("0", "1")


def test_without_coins_nothing_more_is_foreseen() -> None:
    kinds = {kind for kind, _ in ahead(in_trick(coins=[0, 0, 0], battle=9), 1)}
    assert kinds == {"play-card", "choose-action"}


def test_coins_of_the_same_action_count_for_the_expansion() -> None:
    discs = {1: "MU1"}
    state = in_trick(coins=[0, 2, 0], discs=discs)
    entry = ahead(state, 1)["expand", ("b6",)]  # three coins come before it
    assert entry.question.options[-1] == "pass"
    assert len(entry.question.options) > 1
    assert ("expand", ("y7",)) not in ahead(state, 1)  # two coins are not enough


def test_the_expansion_cannot_enter_the_active_town() -> None:
    state = in_trick(coins=[9, 9, 9], discs={1: "MU1 MU2 MU4"})
    assert "MU3" not in ahead(state, 1)["expand", ("b6",)].question.options


def test_vikings_to_drive_out_are_foreseen_where_there_is_a_choice() -> None:
    state = in_trick(discs={0: "CO1", 1: "CO2"}, vikings="CO1 CO2")
    assert ahead(state, 2)["free-town", ("w13",)].question.options == ("CO1", "CO2")
    state = in_trick(discs={0: "CO1"}, vikings="CO1")
    assert ("free-town", ("w13",)) not in ahead(state, 2)


def test_once_a_trick_is_decided_the_next_one_is_foreseen() -> None:
    state = in_trick()
    answer(state, "lead-card", "r2")
    answer(state, "play-card", "r11")
    assert ("play-card", ()) not in ahead(state, 1)  # nobody knows who will lead
    answer(state, "play-card", "y14")
    assert open_question(state, "choose-action").seat == 0  # seat 1 has won
    assert ahead(state, 2)["play-card", ()].question.options == ("y1", "w13")
    found = ahead(state, 1)
    assert ("play-card", ()) not in found
    towns = found["choose-town", ()].question.options
    assert "MU3" not in towns  # it will be theirs by then
    town = next(t for t in towns if found["lead-card", (t,)].question.options == ("b6",))
    assert found["lead-card", (town,)].after is not None
    assert found["lead-card", (town,)].after[1] == town


def test_after_the_last_trick_no_card_is_foreseen() -> None:
    state = table(hands={0: "r2 b3", 1: "b6 r11", 2: "y1 y14"})
    play(state, "MU3", "r2", "r11", "y14")
    assert open_question(state, "choose-action").seat == 0
    assert not any(kind == "play-card" for kind, _ in ahead(state, 2))


def test_the_leader_of_an_unwon_trick_leads_again() -> None:
    red = [key for key, town in TOWNS.items() if town.colour == "red"][:2]
    discs = {2: " ".join(key for key in TOWN_KEYS if key not in red)}
    state = table(discs=discs, hands={0: "b3 b6 b9", 1: "y7 y10 b12", 2: "y1 y4 y14"})
    do(state, "trick")
    for kind, pick in (("choose-town", red[0]), ("lead-card", "b3"), ("play-card", "y7")):
        answer(state, kind, pick)
    answer(state, "play-card", "y1")
    assert state.board.winner == NOBODY
    assert ahead(state, 0)["choose-town", ()].question.options == tuple(red)
    assert ("play-card", ()) in ahead(state, 1)


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
