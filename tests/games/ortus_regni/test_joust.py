"""Jousts."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import JOUST_DECK
from engine.games.ortus_regni.rules.combat import joust as rules
from engine.games.ortus_regni.state import Jouster
from engine.kit.chance import Chance
from tests.games.by_hand import kinds, told
from tests.games.ortus_regni.positions import (
    answer,
    asked,
    earldom,
    joust,
    open_question,
    options,
    table,
)


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch):
    """Lays the Joust deck: the cards in the order in which they are turned."""
    real = Chance.shuffle

    def lay(cards: str) -> None:
        rest = list(JOUST_DECK)
        for kind in cards.split():
            rest.remove(kind)
        wanted = rest + cards.split()[::-1]

        def shuffle(self: Chance, things: list) -> None:
            real(self, things)
            if sorted(things) == sorted(JOUST_DECK):
                things[:] = wanted

        monkeypatch.setattr(Chance, "shuffle", shuffle)

    return lay


def enter(state, ante: str, card: str, seat: int) -> list:
    """The seat, which is asked, stakes and names its participant where it is asked about."""
    events = []
    if asked(state) == "joust-ante":
        assert open_question(state, "joust-ante").seat == seat
        events += answer(state, "joust-ante", ante)
    if asked(state) == "joust-card":
        assert open_question(state, "joust-card").seat == seat
        events += answer(state, "joust-card", card)
    return events


@pytest.mark.parametrize(
    ("participant", "cards", "rank"),
    [
        ("prince", ("prince", "prince"), 1),
        ("champion", ("prince", "prince"), 1),
        ("vassal", ("vassal", "vassal"), 2),
        ("champion", ("vassal", "vassal"), 2),
        ("vassal", ("prince", "prince"), 3),
        ("champion", ("prince", "vassal"), 3),
        ("champion", ("prince", "none"), 4),
        ("land", ("prince", "prince"), 4),
        ("prince", ("vassal", "vassal"), 5),
        ("vassal", ("vassal", "none"), 6),
        ("champion", ("none", "vassal"), 6),
        ("prince", ("vassal", "none"), 7),
        ("monk", ("vassal", "prince"), 7),
        ("champion", ("none", "none"), 8),
        ("banner", ("none", "prince"), 8),
        ("vassal", ("none", "none"), 9),
        ("mercenary", ("none", "none"), 10),
    ],
)
def test_ranks_a_champion_is_what_is_better(
    participant: str, cards: tuple[str, str], rank: int
) -> None:
    assert rules.rank(participant, *cards) == rank


def test_from_the_left_of_the_caller_clockwise_the_caller_last() -> None:
    earldoms = dict.fromkeys(range(4), "palace land")
    state = table(4, earldoms, hands={1: "banner vassal", 0: "land", 2: "land", 3: "land"})
    events = joust(state, 1)
    assert told(events, "joust-called") == [{"seat": 1}]
    seats = []
    for _ in range(4):
        seats.append(open_question(state, "joust-ante").seat)
        enter(state, f"f{seats[-1]}.land.1", "land", seats[-1])
        state.hands[1] = state.hands[1] or ["vassal"]
    assert seats == [2, 3, 0, 1]


def test_any_property_or_castle_may_be_staked() -> None:
    state = table(2, {1: "palace land church | castle"}, hands={0: "banner land", 1: "land"})
    joust(state)
    assert options(state, "joust-ante") == {"f1", "f1.land.1", "f1.church.1", "f2"}


def test_the_last_castle_cannot_be_staked() -> None:
    state = table(2, {1: "palace land"}, hands={0: "banner", 1: "land"})
    joust(state)
    assert options(state, "joust-ante") == {"f1.land.1"}


def test_a_single_bare_castle_takes_part_without_an_ante_or_stays_out() -> None:
    state = table(3, {0: "palace land"}, hands={0: "banner land", 1: "champion", 2: "land land"})
    joust(state)
    assert options(state, "joust-ante") == {"none", "out"}
    events = answer(state, "joust-ante", "none")
    assert told(events, "joust-entered") == [
        {"seat": 1, "ante": "", "card": "", "fief": "", "lord": ""}
    ]
    events = answer(state, "joust-ante", "out")
    assert told(events, "joust-excused") == [{"seat": 2, "why": "poor"}]


def test_others_stay_out_only_with_a_banner_which_is_discarded_after_the_joust() -> None:
    earldoms = dict.fromkeys(range(3), "palace land")
    state = table(3, earldoms, hands={0: "banner land", 1: "banner monk", 2: "land"})
    joust(state)
    assert options(state, "joust-ante") == {"f1.land.1", "banner"}
    events = answer(state, "joust-ante", "banner")
    assert told(events, "joust-excused") == [{"seat": 1, "why": "banner"}]
    assert state.board.spent == [1, 1, 0]
    assert options(state, "joust-ante") == {"f2.land.1"}
    answer(state, "joust-ante", "f2.land.1")
    answer(state, "joust-ante", "f0.land.1")
    assert state.board.spent == [0, 0, 0]
    assert state.board.joust is None
    assert "banner" in state.board.discards[0]
    assert state.board.discards[1] == ["banner"]


def test_the_caller_needs_a_second_banner_to_stay_out_of_his_own_joust() -> None:
    earldoms = dict.fromkeys(range(3), "palace land")
    state = table(3, earldoms, hands={0: "banner banner", 1: "land", 2: "land"})
    joust(state)
    enter(state, "f1.land.1", "land", 1)
    enter(state, "f2.land.1", "land", 2)
    assert options(state, "joust-ante") == {"f0.land.1", "banner"}
    events = answer(state, "joust-ante", "banner")
    assert told(events, "joust-won")
    assert state.board.discards[0] == ["banner", "banner"]


@pytest.mark.parametrize(("hand", "ways"), [("land", {"none"}), ("banner", {"none", "banner"})])
def test_a_caller_with_a_bare_castle_leaves_his_own_joust_only_with_a_second_banner(
    hand: str, ways: set[str]
) -> None:
    """ "El organizador de la Justa debe entonces jugar un segundo Estandarte si quiere abandonar
    su propia Justa." """
    state = table(3, hands={0: f"banner {hand}", 1: "land", 2: "land"})
    joust(state)
    answer(state, "joust-ante", "none")
    answer(state, "joust-ante", "none")
    assert open_question(state, "joust-ante").seat == 0
    assert options(state, "joust-ante") == ways
    events = answer(state, "joust-ante", "banner" if "banner" in ways else "none")
    excused = [{"seat": 0, "why": "banner"}] if "banner" in ways else []
    assert told(events, "joust-excused") == excused
    riders = {hand[0] for hand in told(events, "joust-hands")[0]["hands"]}
    assert riders == ({1, 2} if excused else {0, 1, 2})


def test_a_caller_without_a_hand_rides_with_his_lord_for_a_bare_castle() -> None:
    state = table(2, {0: "palace:vassal"}, hands={0: "banner", 1: "land"})
    joust(state)
    events = answer(state, "joust-ante", "none")
    assert {hand[0] for hand in told(events, "joust-hands")[0]["hands"]} == {0, 1}


def test_a_caller_who_was_asked_by_the_first_version_may_still_stay_out() -> None:
    state = table(3, hands={0: "banner land", 1: "land", 2: "land"})
    joust(state)
    answer(state, "joust-ante", "none")
    answer(state, "joust-ante", "none")
    stored = to_builtins(state, str_keys=True)
    stored["questions"][0]["options"] = ["none", "out"]
    state = GAME.upgrade(stored, 1)
    imagined = GAME.imagine(GAME.view(state, 0), Chance(bytes(16), 1))
    assert GAME.view(imagined, 0) == GAME.view(state, 0)
    events = answer(state, "joust-ante", "out")
    assert told(events, "joust-excused") == [{"seat": 0, "why": "poor"}]


def test_whoever_has_neither_lord_nor_hand_is_excused_without_a_question() -> None:
    state = table(3, {1: "palace land"}, hands={0: "banner land", 2: "land"})
    events = joust(state)
    assert told(events, "joust-excused") == [{"seat": 1, "why": "nobody"}]
    assert open_question(state, "joust-ante").seat == 2


def test_a_caller_who_has_nobody_to_send_is_excused_and_the_others_joust() -> None:
    state = table(3, {0: "palace land"}, hands={0: "banner", 1: "land", 2: "land"})
    joust(state)
    answer(state, "joust-ante", "none")
    events = answer(state, "joust-ante", "none")
    assert told(events, "joust-excused") == [{"seat": 0, "why": "nobody"}]
    assert {hand[0] for hand in told(events, "joust-hands")[0]["hands"]} == {1, 2}
    assert earldom(state, 0) == ["palace land"]
    assert state.board.discards == [["banner"], ["land"], ["land"]]


def test_whoever_is_out_of_the_game_is_not_asked() -> None:
    state = table(3, {1: ""}, hands={0: "banner land", 2: "land"})
    events = joust(state)
    assert told(events, "joust-excused") == []
    assert open_question(state, "joust-ante").seat == 2


def test_a_lord_or_any_card_of_the_hand_may_ride() -> None:
    state = table(
        2,
        {1: "palace:monk land | castle:vassal"},
        hands={0: "banner land", 1: "banner castle castle prince"},
    )
    joust(state)
    answer(state, "joust-ante", "f1.land.1")
    assert options(state, "joust-card") == {"f1.lord", "f2.lord", "banner", "castle", "prince"}


def test_a_second_prince_may_ride_from_the_hand() -> None:
    state = table(2, {1: "palace:prince land"}, hands={0: "banner land", 1: "prince"})
    joust(state)
    answer(state, "joust-ante", "f1.land.1")
    assert "prince" in options(state, "joust-card")


def test_the_lord_of_a_staked_castle_cannot_ride() -> None:
    state = table(2, {1: "palace:monk | castle:vassal"}, hands={0: "banner land", 1: "castle"})
    joust(state)
    answer(state, "joust-ante", "f2")
    assert options(state, "joust-card") == {"f1.lord", "castle"}


def test_without_a_hand_a_castle_is_staked_only_if_another_lord_can_ride() -> None:
    state = table(2, {1: "palace:monk land | castle"}, hands={0: "banner land"})
    joust(state)
    assert options(state, "joust-ante") == {"f1.land.1", "f2"}


def test_cards_from_hands_are_played_face_down() -> None:
    earldoms = dict.fromkeys(range(2), "palace land")
    state = table(2, earldoms, hands={0: "banner land", 1: "champion monk"})
    joust(state)
    answer(state, "joust-ante", "f1.land.1")
    events = answer(state, "joust-card", "champion")
    assert told(events, "joust-entered") == [
        {"seat": 1, "ante": "f1.land.1", "card": "land", "fief": "", "lord": ""}
    ]
    assert state.hands[1] == ["monk"]
    assert state.jousters[1] == "champion"
    assert GAME.view(state, 0).mine.jouster == ""
    assert GAME.view(state, 1).mine.jouster == "champion"
    assert state.board.joust.entered == (Jouster(1, "f1.land.1"),)


def test_the_winner_takes_all_antes_all_hand_cards_and_the_losers_lords_are_discarded(
    dealt,
) -> None:
    state = table(
        4,
        {
            0: "palace:vassal land",
            1: "palace:champion church",
            2: "palace market",
            3: "palace land",
        },
        hands={0: "banner", 1: "land", 2: "prince", 3: "vassal"},
    )
    # Order: seats 1, 2, 3, 0; a card to each in turn, then another one.
    dealt("none none vassal none prince prince vassal none")
    joust(state)
    enter(state, "f1.church.1", "f1.lord", 1)
    enter(state, "f2.market.1", "prince", 2)
    # Seat 0 holds nothing, and has one thing to stake and one Lord: it is not asked.
    events = enter(state, "f3.land.1", "vassal", 3)
    hands = told(events, "joust-hands")[0]["hands"]
    assert hands == [
        [1, "champion", "none", "prince", 4],
        [2, "prince", "none", "prince", 4],
        [3, "vassal", "vassal", "vassal", 2],
        [0, "vassal", "none", "none", 9],
    ]
    assert told(events, "joust-won") == [{"seat": 3}]
    assert earldom(state, 3) == ["palace land land@0 market@2 church@1"]
    assert earldom(state, 1) == ["palace"]
    assert earldom(state, 0) == ["palace"]
    assert state.board.discards[1] == ["champion"]
    assert state.board.discards[2] == ["prince"]
    assert state.board.discards[3] == ["vassal"]
    assert state.board.discards[0] == ["vassal", "banner"]
    assert state.reserves[3] == []


def test_the_winners_lord_goes_home_and_his_ante_stays(dealt) -> None:
    state = table(2, {0: "palace:prince land", 1: "palace land"}, hands={0: "banner", 1: "castle"})
    dealt("none prince none prince")
    joust(state)
    enter(state, "f1.land.1", "castle", 1)
    enter(state, "f0.land.1", "f0.lord", 0)
    assert earldom(state, 0) == ["palace:prince land land@1"]


def test_a_castle_that_is_lost_takes_its_lord_and_its_properties_with_it(dealt) -> None:
    state = table(
        2,
        {0: "palace land", 1: "palace | castle:champion church"},
        hands={0: "banner prince", 1: "land"},
    )
    dealt("none prince none prince")
    joust(state)
    enter(state, "f2", "land", 1)
    enter(state, "f0.land.1", "prince", 0)
    assert earldom(state, 0) == ["palace land", "castle@1"]
    assert earldom(state, 1) == ["palace"]
    assert sorted(state.board.discards[1]) == ["champion", "church", "land"]


def test_won_properties_go_where_the_winner_likes(dealt) -> None:
    state = table(
        2, {0: "palace land | castle", 1: "palace market"}, hands={0: "banner prince", 1: "land"}
    )
    dealt("none prince none prince")
    joust(state)
    enter(state, "f1.market.1", "land", 1)
    enter(state, "f0.land.1", "prince", 0)
    question = open_question(state, "place-property")
    assert (question.seat, question.about) == (0, ("market", "joust"))
    answer(state, "place-property", "f2")
    assert earldom(state, 0) == ["palace land", "castle market@1"]


def test_those_who_are_tied_turn_one_card_each_until_it_is_decided(dealt) -> None:
    earldoms = dict.fromkeys(range(3), "palace land")
    state = table(3, earldoms, hands={0: "banner land", 1: "land", 2: "prince"})
    # Seats 1, 2, 0: P-, --, P-; then all three with rank 8 turn: V, V, none; then none, P.
    dealt("prince none prince none none none vassal vassal none none prince")
    joust(state)
    events = []
    for seat in (1, 2, 0):
        events += enter(state, f"f{seat}.land.1", "land", seat)
    assert told(events, "joust-break") == [
        {"cards": [[1, "vassal"], [2, "vassal"], [0, "none"]]},
        {"cards": [[1, "none"], [2, "prince"]]},
    ]
    assert told(events, "joust-won") == [{"seat": 2}]


def test_the_joust_deck_is_complete_again_in_a_long_tie_but_for_the_tied_hands() -> None:
    hands = [("land", "none", "prince"), ("monk", "prince", "none")]
    deck = rules.deck_without(hands)
    assert len(deck) == len(JOUST_DECK) - 4
    assert (deck.count("prince"), deck.count("none")) == (4, 10)


def test_a_tie_goes_on_when_the_deck_runs_out(dealt) -> None:
    earldoms = dict.fromkeys(range(2), "palace land")
    state = table(2, earldoms, hands={0: "banner land", 1: "land"})
    # Two cards each, then ten rounds of equal cards: the deck of 24 is used up.
    dealt("prince prince none none " + "none none " * 5 + "prince prince vassal vassal " * 2
          + "vassal vassal")  # fmt: skip
    joust(state)
    events = enter(state, "f1.land.1", "land", 1) + enter(state, "f0.land.1", "land", 0)
    assert len(told(events, "joust-break")) > 10
    assert len(told(events, "joust-won")) == 1


@pytest.mark.parametrize("last", ["banner", "nobody"])
def test_with_one_left_the_joust_is_cancelled_banners_and_action_are_spent(last: str) -> None:
    hands = {0: "banner castle", 1: "banner" if last == "banner" else ""}
    state = table(2, {0: "palace land", 1: "palace land"}, hands=hands)
    events = joust(state)
    if last == "banner":
        events += answer(state, "joust-ante", "banner")
    assert kinds(events).count("joust-cancelled") == 1
    assert "banner" in state.board.discards[0]
    assert state.board.discards[1] == (["banner"] if last == "banner" else [])
    assert earldom(state, 0) == ["palace land"]
    # The caller is not asked about a joust that cannot be: his action is spent.
    assert options(state, "turn") == {"towers", "draw", "resign"}


def test_a_cancelled_joust_gives_the_face_down_card_back() -> None:
    state = table(2, {1: "palace land"}, hands={0: "banner banner", 1: "prince"})
    joust(state)
    enter(state, "f1.land.1", "prince", 1)
    events = answer(state, "joust-ante", "banner")
    assert "joust-cancelled" in kinds(events)
    assert state.hands[1] == ["prince"]
    assert state.jousters == ["", ""]
    assert earldom(state, 1) == ["palace land"]


def test_a_joust_is_no_attack() -> None:
    state = table(2, {0: "palace land", 1: "palace land"}, hands={0: "banner land", 1: "land"})
    joust(state)
    enter(state, "f1.land.1", "land", 1)
    enter(state, "f0.land.1", "land", 0)
    assert not state.board.attacked
