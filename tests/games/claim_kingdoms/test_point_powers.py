"""Powers that give points, and those that take them: each with its edge cases."""

from __future__ import annotations

import pytest

from tests.games.by_hand import told
from tests.games.claim_kingdoms.positions import (
    CORNERS,
    EAST,
    HERE,
    NORTH,
    SOUTH,
    WEST,
    answer,
    asked,
    at,
    followers,
    idle,
    open_question,
    options,
    play,
    table,
)


def gained(state, faction: str) -> int:
    """Points of seat 0 for playing the faction: they cost nothing, so that nothing is asked."""
    events = play(state, faction)
    assert [args["power"] for args in told(events, "power-used")] == [faction]
    (points,) = told(events, "points")
    assert state.board.score[0] == points["points"]
    return int(points["points"])


@pytest.mark.parametrize(
    ("faction", "cards", "points"),
    [
        pytest.param("unicorns", {NORTH: "elves"}, 2, id="unicorns count themselves"),
        pytest.param(
            "unicorns",
            {NORTH: "elves", EAST: "elves 1", CORNERS[0]: "unicorns", CORNERS[1]: "trolls"},
            3,
            id="unicorns count different factions of the eight around",
        ),
        pytest.param(
            "unicorns", {NORTH: "elves", EAST: "trolls down"}, 2, id="unicorns not face-down cards"
        ),
        pytest.param(
            "unicorns",
            dict(
                zip(
                    (NORTH, EAST, SOUTH, WEST, *CORNERS),
                    ("elves", "trolls", "orcs", "yetis", "giants", "gnomes", "mages", "seers"),
                    strict=True,
                )
            ),
            9,
            id="unicorns up to nine",
        ),
        pytest.param("goblins", {NORTH: "elves"}, 1, id="goblins count this one"),
        pytest.param(
            "goblins",
            {NORTH: "goblins 1", "N2E0": "goblins 0 1", "N3E0": "goblins 0", "N4E0": "goblins"},
            3,
            id="goblins of one's own, shared ones too, no others",
        ),
        pytest.param(
            "goblins",
            {NORTH: "goblins stone0", "N2E0": "goblins down"},
            1,
            id="goblins without stone and face-down ones",
        ),
        pytest.param("dwarves", {NORTH: "elves"}, 1, id="dwarves count this one once"),
        pytest.param(
            "dwarves",
            {
                NORTH: "dwarves 1",
                "N3E0": "dwarves",
                "N0E5": "dwarves 0",
                "N0W3": "dwarves",
                CORNERS[0]: "dwarves 0",
                "S2E0": "dwarves down",
            },
            5,
            id="dwarves in row and column over gaps, anybody's, face up",
        ),
        pytest.param("gnomes", {NORTH: "elves"}, 3, id="gnomes count empty neighbours"),
        pytest.param(
            "gnomes",
            {NORTH: "elves", EAST: "elves down", SOUTH: "elves"},
            1,
            id="gnomes not blank cards",
        ),
        pytest.param(
            "elves",
            {NORTH: "trolls", CORNERS[0]: "elves", CORNERS[1]: "orcs 1", CORNERS[2]: "orcs down"},
            2,
            id="elves count face-up cards at the corners",
        ),
        pytest.param(
            "dragons",
            {NORTH: "trolls", EAST: "orcs down", CORNERS[1]: "elves"},
            2,
            id="dragons count adjacent cards, face-down ones too",
        ),
        pytest.param(
            "dragons",
            {NORTH: "trolls", EAST: "orcs", SOUTH: "ice_queens 1", WEST: "elves"},
            4,
            id="dragons count four, an Ice Queen too",
        ),
        pytest.param("ice_queens", {NORTH: "elves 1"}, 1, id="ice queens give one"),
        pytest.param("ice_queens", {NORTH: "elves 0 1"}, 2, id="ice queens and own neighbours"),
        pytest.param(
            "ice_queens",
            {NORTH: "elves 0", EAST: "elves 0", SOUTH: "ice_queens 0"},
            3,
            id="ice queens three at most",
        ),
        pytest.param("ice_queens", {NORTH: "elves stone0"}, 1, id="ice queens without stone"),
    ],
)
def test_points(faction: str, cards: dict[str, str], points: int) -> None:
    assert gained(table(cards=cards), faction) == points


@pytest.mark.parametrize(
    ("faction", "cards"),
    [
        ("elves", {NORTH: "trolls"}),
        ("gnomes", dict.fromkeys((NORTH, EAST, SOUTH, WEST), "elves")),
        ("trolls", {NORTH: "trolls", EAST: "trolls", SOUTH: "elves down"}),
    ],
)
def test_nothing_to_count_is_told_and_not_asked(faction: str, cards: dict[str, str]) -> None:
    state = table(cards=cards)
    assert idle(play(state, faction)) == "no-points"
    assert asked(state) == "draw-card"


def test_gnomes_do_not_count_impassable_spaces_and_the_edge() -> None:
    """On map 1: B1 is impassable, above C1 is nothing, C2 is free."""
    state = table(maps=(1, 3), cards={"D1": "elves"})
    play(state, "gnomes", "C1")
    assert state.board.score[0] == 1


def test_a_power_may_be_declined_and_is_lost() -> None:
    state = table(cards={NORTH: "elves 0"})
    play(state, "phoenix")
    events = answer(state, "target-card", "take.trolls")
    assert told(events, "power-declined") == [{"seat": 0, "power": "phoenix"}]
    assert state.board.score == [0, 0]
    assert followers(state, NORTH) == (1, 0)


def test_druids_do_nothing_when_played() -> None:
    state = table(cards={NORTH: "elves 0"})
    assert idle(play(state, "druids")) == "passive"


# Cyclopes


def test_cyclopes_count_the_longest_unbroken_line() -> None:
    """ "In one direction": nobody would choose a shorter one."""
    state = table(
        cards={NORTH: "elves", "N2E0": "orcs down", "N4E0": "elves", EAST: "trolls 1"},
    )
    events = play(state, "cyclopes")
    assert state.board.score[0] == 2
    assert told(events, "direction-chosen")[0]["direction"] == "north"


def test_cyclopes_count_four_at_most() -> None:
    state = table(cards={f"N{n}E0": "elves" for n in range(1, 7)})
    play(state, "cyclopes")
    assert state.board.score[0] == 4


def test_cyclopes_stop_at_impassable_spaces() -> None:
    """Row 1 of map 3 ends with one: E1."""
    state = table(maps=(3, 1), cards={"C1": "elves", "D1": "elves", "H1": "elves"})
    play(state, "cyclopes", "B1")
    assert state.board.score[0] == 2


# Fire Elementals


@pytest.mark.parametrize(
    ("top", "guess", "points"),
    [("trolls", "high", 3), ("trolls", "low", 1), ("yetis", "low", 3), ("yetis", "high", 1)],
)
def test_fire_elementals_guess_the_deck(top: str, guess: str, points: int) -> None:
    state = table(cards={NORTH: "elves"}, deck=f"knights {top}", display="elves elves elves")
    play(state, "fire_elementals")
    assert options(state, "guess") == ("high", "low"), "it costs nothing, so nobody declines it"
    events = answer(state, "guess", guess)
    assert state.board.score[0] == points
    assert told(events, "guessed")[0]["right"] == (points == 3)
    assert state.deck == [top, "knights"], "it went under the deck"
    assert state.under == [0b111], "seen by all"
    answer(state, "draw-card", "elves")
    assert (state.hands[0], state.board.display) == (["elves"], ["elves", "elves", "knights"])


def test_fire_elementals_do_nothing_without_a_deck() -> None:
    state = table(cards={NORTH: "elves"}, deck="")
    assert idle(play(state, "fire_elementals")) == "no-deck"


# Yetis


def test_yetis_must_take_the_top_card_of_the_deck() -> None:
    state = table(cards={NORTH: "elves"}, deck="orcs mages", display="elves trolls dragons")
    play(state, "yetis")
    assert open_question(state, "use-power").options == (
        "use", "take.elves", "take.trolls", "take.dragons", "take.deck",
    )  # fmt: skip
    answer(state, "use-power", "use")
    assert (state.board.score[0], state.hands[0]) == (3, ["mages"])
    assert asked(state) == "place-card"


def test_yetis_that_are_declined_leave_the_choice() -> None:
    state = table(cards={NORTH: "elves"})
    play(state, "yetis")
    answer(state, "use-power", "take.elves")
    assert (state.board.score[0], state.hands[0]) == (0, ["elves"])


@pytest.mark.parametrize("ending", [False, True])
def test_yetis_cost_nothing_where_the_new_card_is_the_decks_or_none(ending: bool) -> None:
    display = "elves elves elves" if ending else ""
    state = table(cards={NORTH: "elves"}, display=display, supply=[1 if ending else 9, 15])
    play(state, "yetis")
    assert state.board.score[0] == 3
    assert asked(state) == ("" if ending else "place-card")


def test_yetis_cannot_be_used_without_a_deck() -> None:
    state = table(cards={NORTH: "elves"}, deck="")
    assert idle(play(state, "yetis")) == "no-deck"


# Shadows


def test_shadows_look_at_a_hand_and_count_that_faction_up_to_three() -> None:
    cards = {f"N{n}E0": "orcs 1" for n in range(1, 6)}
    state = table(3, cards=cards, hands={1: "elves", 2: "orcs"})
    play(state, "shadows")
    assert options(state, "target-hand") == ("1", "2"), "it costs nothing, so nobody declines it"
    events = answer(state, "target-hand", "2")
    assert state.board.score[0] == 3
    assert told(events, "hand-looked") == [{"seat": 0, "other": 2, "card": None, "count": 3}]
    seen = next(event for event in events if event.kind == "hand-seen")
    assert (seen.seats, seen.args["card"]) == ((0,), "orcs")


@pytest.mark.parametrize(
    ("power", "kind", "pick"),
    [("shadows", "target-hand", "1"), ("fire_elementals", "guess", "high")],
)
def test_the_new_card_is_chosen_by_somebody_who_has_seen_what_the_power_shows(
    power: str, kind: str, pick: str
) -> None:
    """Also where a Doppelgänger copies it."""
    for card in (power, "doppelgangers"):
        state = table(3, cards={NORTH: f"{power} 1"}, hands={1: "elves", 2: "orcs"})
        play(state, card)
        events = answer(state, kind, pick)
        assert told(events, "hand-seen") or told(events, "guessed")
        assert (asked(state), open_question(state, "draw-card").seat) == ("draw-card", 0)


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ({NORTH: "elves"}, 0),
        ({NORTH: "orcs", EAST: "orcs down"}, 1),
    ],
)
def test_shadows_count_face_up_cards_on_the_board(cards: dict[str, str], points: int) -> None:
    state = table(cards=cards, hands={1: "orcs"}, display="orcs orcs elves")
    play(state, "shadows")
    assert asked(state) == "draw-card", "there is no other hand to look at"
    assert state.board.score[0] == points


def test_shadows_need_an_opponent_with_a_card() -> None:
    state = table(3, cards={NORTH: "elves"}, hands={1: "", 2: "elves"})
    assert told(play(state, "shadows"), "hand-looked")[0]["other"] == 2
    state = table(cards={NORTH: "elves"}, hands={1: ""})
    assert idle(play(state, "shadows")) == "no-target"


# Trolls


@pytest.mark.parametrize(
    ("more", "line", "points"),
    [({}, "row", 2), ({"N5E0": "yetis", "N6E0": "gnomes 0"}, "column", 3)],
)
def test_trolls_count_other_factions_in_a_row_or_column(more, line: str, points: int) -> None:
    """Whichever has more: the others give fewer points and nothing else."""
    state = table(
        cards=more
        | {
            NORTH: "elves",
            "N4E0": "elves 1",
            EAST: "orcs",
            "N0E3": "trolls",
            "N0W6": "mages 0",
            "S3E0": "orcs down",
        }
    )
    events = play(state, "trolls")
    assert told(events, "direction-chosen")[0]["direction"] == line
    assert state.board.score[0] == points


# Orcs


def test_orcs_take_a_point_for_each_adjacent_card() -> None:
    state = table(
        3, cards={NORTH: "elves 1 2", EAST: "trolls 2", SOUTH: "gnomes 0"}, score=[0, 5, 5]
    )
    play(state, "orcs")
    assert options(state, "target-seats") == ("N0E1-2", "N1E0-1", "N1E0-2")
    answer(state, "target-seats", "N1E0-1", "N0E1-2")
    assert state.board.score == [2, 4, 4]


def test_orcs_choose_one_player_on_each_card() -> None:
    state = table(3, cards={NORTH: "elves 1 2", EAST: "trolls 2"}, score=[0, 5, 5])
    play(state, "orcs")
    question = open_question(state, "target-seats")
    assert question.accepts(("N1E0-1", "N1E0-2", "take.deck")) == "limit"
    assert question.accepts(("N1E0-2", "N0E1-2", "take.deck")) is None, (
        "the same one on several cards"
    )


def test_orcs_cannot_take_more_points_than_there_are() -> None:
    state = table(3, cards={NORTH: "elves 1", EAST: "trolls 1", SOUTH: "orcs 2"}, score=[0, 1, 0])
    play(state, "orcs")
    question = open_question(state, "target-seats")
    assert options(state, "target-seats") == ("N0E1-1", "N1E0-1"), "not seat 2, who has none"
    assert question.accepts(("N1E0-1", "N0E1-1", "take.deck")) == "limit"
    answer(state, "target-seats", "N1E0-1")
    assert state.board.score == [1, 0, 0]


def test_orcs_may_raid_fewer_cards_or_none() -> None:
    state = table(cards={NORTH: "elves 1", EAST: "trolls 1"}, score=[0, 5])
    play(state, "orcs")
    events = answer(state, "target-seats")
    assert told(events, "power-declined")
    assert state.board.score == [0, 5]


def test_orcs_find_nobody() -> None:
    state = table(cards={NORTH: "elves 1", EAST: "ice_queens 1", SOUTH: "elves 0"}, score=[5, 0])
    assert idle(play(state, "orcs")) == "no-target"
    state = table(cards={EAST: "ice_queens 1"}, score=[5, 5])
    assert idle(play(state, "orcs")) == "no-target", "Ice Queens are not chosen"


# Demons


@pytest.mark.parametrize(
    ("score", "supply", "amounts"),
    [(5, 10, ("1", "2")), (1, 10, ("1",)), (5, 2, ("1",))],
)
def test_demons_pay_points_for_followers_here(score: int, supply: int, amounts) -> None:
    state = table(cards={NORTH: "elves"}, score=[score, 0], supply=[supply, 15])
    play(state, "demons")
    assert options(state, "amount") == (*amounts, "pass")
    answer(state, "amount", amounts[-1])
    amount = int(amounts[-1])
    assert state.board.score[0] == score - amount
    assert followers(state, HERE) == (1 + amount, 0)
    assert state.board.supply[0] == supply - 1 - amount


def test_demons_need_points_and_followers() -> None:
    state = table(cards={NORTH: "elves"})
    assert idle(play(state, "demons")) == "no-points"
    state = table(cards={NORTH: "elves"}, score=[5, 0], supply=[1, 15])
    assert idle(play(state, "demons")) == "no-followers"


# Phoenix


def test_phoenix_takes_an_own_follower_back_for_three_points() -> None:
    state = table(
        cards={NORTH: "elves 0 1", "N2E0": "orcs 1", "N3E0": "mages 0", EAST: "ice_queens 0"}
    )
    play(state, "phoenix")
    assert options(state, "target-card") == ("N1E0", "N3E0", "pass"), "no Ice Queen, not this card"
    answer(state, "target-card", "N3E0")
    assert state.board.score[0] == 3
    assert followers(state, "N3E0") == (0, 0)
    assert state.board.supply[0] == 15


def test_phoenix_needs_a_follower_on_another_card() -> None:
    state = table(cards={NORTH: "elves 1 stone0"})
    assert idle(play(state, "phoenix")) == "no-target"
    assert at(state, HERE).followers == (1, 0)
