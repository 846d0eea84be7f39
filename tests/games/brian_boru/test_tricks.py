"""The action phase: leading, winning, the order of actions, the end of the phase."""

from __future__ import annotations

import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import CARD_KEYS, TOWN_KEYS, TOWNS
from engine.games.brian_boru.state import NOBODY
from tests.games.brian_boru.positions import answer, disc, do, open_question, play, table
from tests.games.by_hand import kinds, told


def leads(state) -> dict[str, set[str]]:
    """The towns in which the leader may lead each card."""
    found: dict[str, set[str]] = {}
    for option in open_question(state, "lead").options:
        card, town = option.split("-")
        found.setdefault(card, set()).add(town)
    return found


def of_colour(colour: str) -> set[str]:
    return {key for key, town in TOWNS.items() if town.colour == colour}


def test_the_marker_holder_names_any_town_without_a_disc() -> None:
    state = table(discs={1: "MU3"}, vikings="MU3", hands={0: "r2 r5", 1: "w20 w21", 2: "y1 y4"})
    do(state, "trick")
    assert open_question(state, "lead").seat == 0
    assert leads(state) == {card: of_colour("red") - {"MU3"} for card in ("r2", "r5")}


def test_the_leaders_card_has_the_colour_of_the_town() -> None:
    """The leader plays a card of the colour of the town that is named."""
    state = table(hands={0: "b3 y4", 1: "r2 r5", 2: "y1 y7"})
    do(state, "trick")
    assert leads(state) == {"b3": of_colour("blue"), "y4": of_colour("yellow")}


def test_a_white_card_leads_in_any_town() -> None:
    state = table(hands={0: "b3 w20", 1: "r2 r5", 2: "y1 y7"})
    do(state, "trick")
    assert leads(state) == {"b3": of_colour("blue"), "w20": set(TOWN_KEYS)}


def test_town_and_card_are_led_at_once() -> None:
    """The marker's holder names the town and plays the card, and nobody acts in between: asked
    together, so that a quick second answer cannot tell how many cards would have fitted."""
    state = table(hands={0: "r2 b3", 1: "y1 y7", 2: "b6 b9"})
    do(state, "trick")
    events = answer(state, "lead", "r2-MU3")
    assert kinds(events) == ["town-chosen", "card-played"]
    assert open_question(state, "play-card").about == ("red", "MU3")


def test_others_need_not_follow_suit() -> None:
    state = table(hands={0: "r2 r5", 1: "r8 b3", 2: "y1 w22"})
    do(state, "trick")
    answer(state, "lead", "r2-MU3")
    question = open_question(state, "play-card")
    assert (question.seat, question.options) == (1, ("r8", "b3"))
    answer(state, "play-card", "b3")
    question = open_question(state, "play-card")
    assert (question.seat, question.options) == (2, ("y1", "w22"))


def test_only_cards_of_the_towns_colour_and_white_ones_can_win() -> None:
    state = table(hands={0: "r2 r5", 1: "b25 b3", 2: "y23 y1"})
    events = play(state, "MU3", "r2", "b25", "y23")
    assert told(events, "trick-won") == [{"seat": 0, "card": "r2", "town": "MU3"}]


def test_the_highest_card_of_the_colour_wins() -> None:
    state = table(hands={0: "r2 r5", 1: "r8 b3", 2: "r24 y1"})
    events = play(state, "MU3", "r2", "r8", "r24")
    assert told(events, "trick-won") == [{"seat": 2, "card": "r24", "town": "MU3"}]


def test_white_cards_count_as_the_towns_colour() -> None:
    state = table(hands={0: "r2 r5", 1: "w13 b3", 2: "r11 y1"})
    events = play(state, "MU3", "r2", "w13", "r11")
    assert told(events, "trick-won") == [{"seat": 1, "card": "w13", "town": "MU3"}]


def test_a_higher_coloured_card_beats_a_white_one() -> None:
    state = table(hands={0: "r2 r5", 1: "w13 b3", 2: "r24 y1"})
    events = play(state, "MU3", "r2", "w13", "r24")
    assert told(events, "trick-won")[0]["seat"] == 2


def test_actions_from_the_lowest_value_up_the_winner_in_their_place() -> None:
    state = table(
        hands={0: "r11 r5", 1: "r2 b3", 2: "w13 y1", 3: "y17 y4"}, seats=4, coins=[0] * 4, battle=9
    )
    events = play(state, "MU3", "r11", "r2", "w13", "y17")
    events += answer(state, "action", "upper")
    events += answer(state, "action", "upper")
    assert open_question(state, "action").seat == 3
    assert [(a["seat"], a["action"]) for a in told(events, "action")] == [
        (1, "upper"),
        (0, "upper"),
        (2, "primary"),
    ]
    assert disc(state, "MU3") == 2


def test_winner_does_the_primary_action_losers_a_secondary_one() -> None:
    state = table(hands={0: "r8 r5", 1: "y1 b3", 2: "w20 y4"}, coins=[0] * 3, battle=9)
    events = play(state, "MU3", "r8", "y1", "w20")
    question = open_question(state, "action")
    assert (question.seat, question.options, question.about) == (
        1,
        ("upper", "lower"),
        ("y1", "lost", "red"),
    )
    events += answer(state, "action", "lower")
    question = open_question(state, "action")
    assert (question.seat, question.options) == (0, ("upper", "lower"))
    events += answer(state, "action", "upper")
    assert [a["action"] for a in told(events, "action")] == ["lower", "upper", "primary"]


def test_a_card_with_one_secondary_action_asks_nothing() -> None:
    state = table(hands={0: "r24 r5", 1: "w21 b3", 2: "w22 y4"}, coins=[0] * 3)
    events = play(state, "MU3", "r24", "w21", "w22")
    assert [a["action"] for a in told(events, "action")] == ["upper", "upper", "primary"]
    assert kinds(events).count("trick-over") == 1


def test_no_seat_may_skip_its_action() -> None:
    state = table(hands={0: "r24 r5", 1: "r2 b3", 2: "w22 y4"}, battle=9)
    play(state, "MU3", "r24", "r2", "w22")
    question = open_question(state, "action")
    assert (question.least, question.most, question.options) == (
        1,
        1,
        ("upper", "lower", "lower-1"),
    )


def test_a_secondary_action_that_can_have_no_effect_is_not_offered() -> None:
    """A loser picks either secondary action; icons that cannot be done have no effect, and the
    upper action gives coins besides, so that nobody loses by not being asked."""
    state = table(hands={0: "r24 r5", 1: "r2 b3", 2: "w22 y4"}, battle=0, coins=[0] * 3)
    events = play(state, "MU3", "r24", "r2", "w22")
    assert told(events, "action")[0] == {"seat": 1, "card": "r2", "action": "upper"}
    assert (state.board.raiders, state.board.coins[1]) == ([0, 0, 0], 3)


def test_no_free_town_matches_any_card_of_the_leader() -> None:
    red = " ".join(of_colour("red"))
    state = table(discs={1: red}, hands={0: "r2 r5 r8", 1: "y1 y4 y7", 2: "b3 b6 b9"})
    do(state, "trick")
    others = of_colour("blue") | of_colour("yellow")
    assert leads(state) == dict.fromkeys(("r2", "r5", "r8"), others)


def test_without_a_fitting_card_nobody_wins_and_the_marker_stays() -> None:
    red = " ".join(key for key, town in TOWNS.items() if town.colour == "red")
    hands = {0: "r2 r5 r8", 1: "y1 y4 y7", 2: "r11 b6 b9"}
    state = table(discs={1: red}, hands=hands, coins=[0] * 3, battle=9)
    events = play(state, "MU1", "r5", "y4", "r11")
    for _ in range(3):
        events += answer(state, "action", "lower")
    assert told(events, "trick-unwon") == [{"town": "MU1"}]
    assert [a["action"] for a in told(events, "action")] == ["lower"] * 3
    assert told(events, "trick-over")[0]["winner"] is None
    assert state.board.marker == 0
    assert disc(state, "MU1") < 0
    assert open_question(state, "lead").seat == 0


def test_somebody_else_may_win_where_the_leader_could_not_follow() -> None:
    red = " ".join(key for key, town in TOWNS.items() if town.colour == "red")
    state = table(discs={1: red}, hands={0: "r2 r5 r8", 1: "y1 y4 y7", 2: "b3 b6 b9"})
    events = play(state, "MU2", "r8", "y4", "b9")
    assert told(events, "trick-won") == [{"seat": 1, "card": "y4", "town": "MU2"}]


def test_no_free_town_on_the_board_ends_the_action_phase() -> None:
    state = table(
        discs={0: " ".join(TOWN_KEYS)},
        hands={0: "r2 r5", 1: "y1 y4", 2: "b3 b6"},
        raiders=[1, 0, 0],
    )
    events = do(state, "trick")
    assert kinds(events)[:3] == ["tricks-stopped", "hands-discarded", "upkeep-step"]
    assert told(events, "hands-discarded") == [{"cards": 2}]
    assert state.board.trick == 0


def test_in_the_last_free_town_a_single_card_is_asked_for_all_the_same() -> None:
    """Whether one card alone fits is hidden: nothing is answered for its holder."""
    state = table(
        discs={1: " ".join(key for key in TOWN_KEYS if key != "MU3")},
        hands={0: "b3 r5", 1: "y1 y4", 2: "b6 b9"},
    )
    do(state, "trick")
    assert open_question(state, "lead").options == ("r5-MU3",)


def test_in_normal_play_the_leaders_card_wins_if_nobody_beats_it() -> None:
    state = table(hands={0: "b3 b6", 1: "y1 y4", 2: "r2 r5"})
    events = play(state, "MU1", "b3", "y4", "r5")
    assert told(events, "trick-won")[0]["seat"] == 0


def test_the_winner_leads_the_next_trick() -> None:
    hands = {0: "r2 r5 r8", 1: "y1 y4 w13", 2: "b3 b6 b9"}
    state = table(hands=hands, coins=[0] * 3, battle=9)
    play(state, "MU3", "r2", "w13", "b3")
    answer(state, "action", "upper")
    events = answer(state, "action", "upper")
    over = told(events, "trick-over")[0]
    assert over == {
        "trick": 1,
        "tricks": 7,
        "town": "MU3",
        "winner": 1,
        "leader": 0,
        "cards": ["r2", "w13", "b3"],
        "marker": 1,
    }
    assert open_question(state, "lead").seat == 1
    assert state.board.trick == 2
    assert state.board.played == ["", "", ""]
    assert state.board.winner == state.board.acting == NOBODY


def test_with_one_card_left_the_action_phase_ends_and_it_is_discarded() -> None:
    state = table(
        hands={0: "r24 r5", 1: "w21 b3", 2: "w22 y4"},
        discs={0: "LE1 LE3", 1: "LE2 CO2", 2: "CO1 CO3"},
        coins=[0, 0, 0],
        battle=9,
    )
    events = play(state, "MU3", "r24", "w21", "w22")
    assert told(events, "hands-discarded") == [{"cards": 1}]
    named = [value for event in events for value in event.args.values()]
    assert not any(card in named for card in ("r5", "b3", "y4"))
    after = kinds(events)[kinds(events).index("hands-discarded") :]
    assert after[:2] == ["hands-discarded", "upkeep-step"]
    assert state.hands == [[], [], []]
    assert state.board.piles == [[], [], []]


def test_with_two_cards_in_hand_one_is_still_asked_which_to_play() -> None:
    state = table(hands={0: "r2 r5", 1: "y1 y4", 2: "b3 b6"})
    do(state, "trick")
    assert {option.split("-")[0] for option in open_question(state, "lead").options} == {"r2", "r5"}
    answer(state, "lead", "r5-MU3")
    assert open_question(state, "play-card").options == ("y1", "y4")


@pytest.mark.parametrize(("seats", "tricks"), [(3, 7), (4, 5), (5, 4)])
def test_tricks_of_a_round(seats: int, tricks: int) -> None:
    assert table(seats).board.tricks == tricks


def test_played_cards_are_told_to_all_and_new_to_the_others() -> None:
    state = table(hands={0: "r2 r5", 1: "y1 y4", 2: "b3 b6"})
    do(state, "trick")
    named, event = answer(state, "lead", "r5-MU3")
    assert (named.kind, named.seats) == ("town-chosen", None)
    assert (event.kind, event.seats, event.reveals) == ("card-played", None, (1, 2))


def test_the_discard_pile_holds_what_a_seat_saw_played_and_no_more() -> None:
    hands = {0: "r2 r5 r8", 1: "w20 w21 y1", 2: "w22 b6 b9"}
    state = table(hands=hands, coins=[0] * 3, battle=9)
    events = play(state, "MU3", "r2", "w20", "w22")
    events += answer(state, "action", "upper")
    assert "trick-over" in kinds(events)
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert view.board.piles == [["r2"], ["w20"], ["w22"]]
        shown = {*view.hand, *view.drafted, *view.pack, *(c for p in view.board.piles for c in p)}
        own = set(state.drafted[seat]) if seat is not None else set()
        assert shown == own | {"r2", "w20", "w22"}
    assert len(CARD_KEYS) == 25
