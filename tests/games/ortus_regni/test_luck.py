"""What is drawn at random, games that end although nobody wants it, and what is imagined from what
a seat may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import DECK, READY_DECKS
from engine.games.ortus_regni.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Event
from tests.games.by_hand import told
from tests.games.ortus_regni.hooks import bound
from tests.games.ortus_regni.positions import answer, complete, do, table


def runs(count: int, step: str, **position: Any) -> list[tuple[State, list[Event]]]:
    """A position after a step of seat 0's, with other luck each time."""
    found = []
    for number in range(count):
        state = table(**position)
        complete(state)
        found.append((state, do(state, Step(step, 0), luck=Chance(bytes(16), number))))
    return found


def test_the_director_of_the_vikings_is_drawn_by_the_cubes_in_the_bag() -> None:
    position = {"arrived": True, "vikings": "viking*3", "earldoms": {2: "none"}}
    drawn: Counter[int] = Counter()
    for _, events in runs(300, "vikings", seats=3, emissaries={0: "monk*2"}, **position):
        drawn[told(events, "cube-drawn")[0]["seat"]] += 1
    assert drawn.keys() == {0, 1}
    assert 210 < drawn[0] < 285  # five of six


def test_any_seat_may_come_first_and_hands_are_dealt_at_random() -> None:
    dealt = [state for state, _ in runs(40, "deal", seats=3, phase="decks")]
    assert {state.board.first for state in dealt} == {0, 1, 2}
    assert len({tuple(state.hands[0]) for state in dealt}) > 20


def test_earls_who_leave_each_other_in_peace_come_to_an_end_within_the_bound() -> None:
    """Both do nothing but install Princes and bequeath, as often as they can."""
    decks = dict.fromkeys(range(2), "prince banner " * 6 + "land*6 castle")
    state = table(decks=decks, hands={0: "church*5", 1: "church*5"}, round=0, arrived=True)
    complete(state)
    do(state, "round")
    turns = 0
    while GAME.questions(state):
        question = GAME.questions(state)[0]
        pick = "none"
        if question.kind == "turn":
            turns += not question.about[0]
            wishes = ("bequeath", "install.prince", "draw")
            pick = next(wish for wish in wishes if wish in question.options)
        answer(state, question.kind, pick)
    assert 60 < turns < bound(2)
    assert max(state.board.bequests) == 6


def test_decks_are_imagined_like_decks_that_people_build() -> None:
    """Nearly every deck has Castles, more than chance would have; most cards are of a ready one."""
    state = table(3)
    complete(state)
    view, castles, alike = GAME.view(state, 0), 0, 0
    for number in range(30):
        imagined = GAME.determinize(view, Chance(bytes(16), number))
        cards = Counter(imagined.hands[1] + imagined.decks[1] + imagined.towers[1])
        castles += cards["castle"]
        alike += max((Counter(deck.cards) & cards).total() for deck in READY_DECKS.values())
    assert castles > 30 * DECK / 15
    assert alike > 30 * DECK * 0.75


def test_a_pledge_is_imagined_for_others_and_kept_for_its_own_seat() -> None:
    hands = {0: "treachery vassal", 1: "allies vassal vassal"}
    state = table(earldoms={1: "palace:vassal"}, hands=hands)
    do(state, Step("turn", 0))  # so that something else waits below what is asked
    answer(state, "turn", "treachery")
    answer(state, "treachery", "hand-1")
    answer(state, "allies", "allies", "f1.lord")

    def imagined(seat: int) -> set[tuple[str, ...]]:
        view = GAME.view(state, seat)
        return {tuple(GAME.determinize(view, Chance(bytes(16), n)).pledge) for n in range(40)}

    assert imagined(1) == {("f1.lord",)}
    assert len({len(pledge) for pledge in imagined(0)}) > 1


def test_a_rider_of_the_hand_is_imagined_for_whoever_rides_and_for_nobody_else() -> None:
    state = table(3, joust=0, hands={0: "vassal land", 1: "prince land", 2: "vassal land"})
    complete(state)
    do(state)
    answer(state, "joust-ante", "none")
    answer(state, "joust-card", "prince")
    for seat in (0, 2):
        for number in range(10):
            imagined = GAME.determinize(GAME.view(state, seat), Chance(bytes(16), number))
            assert [bool(rider) for rider in imagined.jousters] == [False, True, False]
            assert len(imagined.hands[1]) == 1
