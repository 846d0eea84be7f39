"""What each seat may know: views, and positions imagined from them."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import COPIES
from engine.games.claim_kingdoms.events import EVENTS, PRIVATE, QUESTIONS
from engine.games.claim_kingdoms.state import State, Step
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, NotYet, Question
from tests.games.claim_kingdoms.positions import (
    EAST,
    HERE,
    NORTH,
    SOUTH,
    answer,
    asked,
    open_question,
    options,
    play,
    table,
    turn,
)

SEATS = (2, 3, 4)
CHOICES = (
    {},
    {"hand": "two", "maps": "without"},
    {"hand": "two", "factions": "turns", "ties": "nothing"},
)


def seed(*parts: Any) -> bytes:
    return hashlib.sha256(repr(parts).encode()).digest()[:16]


def random_game(seats: int, number: int) -> Iterator[tuple[State, list]]:
    """Positions of a random game, each with the events that led there."""
    luck = Chance(seed("picks", seats, number), 0)
    table_seed = seed(seats, number)
    state = GAME.start(seats, CHOICES[number % len(CHOICES)], Chance(table_seed, 0))
    events: list = []
    answers = 0
    while True:
        yield state, events
        questions = GAME.questions(state)
        if not questions:
            return
        question = luck.choice(questions)
        answers += 1
        events = GAME.answer(state, question, question.sample(luck), Chance(table_seed, answers))


def where_cards_are(state: State) -> Counter[str]:
    board = state.board
    cards = [card.faction for card in board.cards.values()]
    cards += [*board.display, *board.out, *state.deck, *state.looked]
    cards += [card for hand in state.hands for card in hand]
    cards += [board.revealed] if board.revealed else []
    return Counter(cards)


@pytest.mark.parametrize("seats", SEATS)
def test_view_of_what_a_view_makes_imagine_is_the_view(seats: int) -> None:
    luck = Chance(seed("imagine"), 0)
    for number in range(6):
        for state, _ in random_game(seats, number):
            for seat in (*range(seats), None):
                view = GAME.view(state, seat)
                imagined = GAME.imagine(view, luck)
                assert GAME.view(imagined, seat) == view
                if state.board.phase != "factions":
                    everything = dict.fromkeys(state.board.factions, COPIES)
                    assert where_cards_are(imagined) == everything


@pytest.mark.parametrize("seats", SEATS)
def test_questions_and_events_are_those_of_the_vocabulary(seats: int) -> None:
    for number in range(6):
        for state, events in random_game(seats, number):
            for question in GAME.questions(state):
                assert question.kind in QUESTIONS
            for event in events:
                assert tuple(event.args) == EVENTS[event.kind], event
                assert (event.seats is not None) == (event.kind in PRIVATE), event


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_foreseen_is_asked_in_that_form(seats: int) -> None:
    met = set()
    for number in range(6):
        waiting: list = []
        for state, _ in random_game(seats, number):
            for question in GAME.questions(state):
                for entry in waiting[question.seat] if waiting else ():
                    if entry.meets(question):
                        form = entry.question.least, entry.question.most
                        assert form == (question.least, question.most)
                        assert set(entry.question.options) & set(question.options)
                        met.add(question.kind)
            waiting = [GAME.foreseen(GAME.view(state, seat)) for seat in range(seats)]
    assert met > {"place-card", "target-card", "draw-card"}


def test_spectators_foresee_nothing() -> None:
    state = table(cards={NORTH: "elves"})
    turn(state)
    assert GAME.foreseen(GAME.view(state, None)) == ()


def test_who_comes_next_is_told_while_a_card_is_taken_and_skips_empty_hands() -> None:
    state = table(4, cards={NORTH: "elves"}, hands={2: ""})
    play(state, "druids", seat=1)
    while asked(state) != "draw-card":
        assert GAME.next_seats(GAME.view(state, None)) == (), "a power may still ask or end"
        answer(state, asked(state), GAME.questions(state)[0].options[0])
    assert GAME.next_seats(GAME.view(state, None)) == (3,)


def test_hands_are_open_once_the_game_is_over() -> None:
    state = table(cards={NORTH: "elves"}, supply=[1, 15], hands={1: "mages"})
    play(state, "druids")
    view = GAME.view(state, EVERYONE)
    assert view.hands == ((), ("mages",))
    assert GAME.view(state, None).hands == ((), ("",))


def test_the_open_view_and_a_spectators_can_be_imagined_too() -> None:
    state = table(3, cards={NORTH: "elves"}, display="orcs trolls mages")
    play(state, "druids")
    answer(state, "draw-card", "orcs")
    imagined = GAME.imagine(GAME.view(state, None), Chance(seed("spectator"), 0))
    assert GAME.view(imagined, 1).hands[0] == ("orcs",), "what spectators know, all do"
    *_, (state, _) = random_game(2, 0)
    view = GAME.view(state, EVERYONE)
    assert GAME.view(GAME.imagine(view, Chance(seed("open"), 0)), EVERYONE) == view


def test_and_not_before() -> None:
    state = table(cards={NORTH: "elves"})
    turn(state)
    with pytest.raises(NotYet):
        GAME.view(state, EVERYONE)


# Hands


def hand_seen_by(state: State, *seats: int | None, of: int = 0) -> list[tuple[str, ...]]:
    return [GAME.view(state, seat).hands[of] for seat in seats]


def test_a_card_from_the_display_stays_known_while_it_is_held() -> None:
    state = table(3, cards={NORTH: "elves"}, display="orcs trolls mages")
    play(state, "druids")
    answer(state, "draw-card", "orcs")
    assert hand_seen_by(state, 0, 1, 2, None) == [("orcs",)] * 4
    play(state, "druids", EAST, seat=1)
    answer(state, "draw-card", "deck")
    assert hand_seen_by(state, 0, 1, 2, None, of=1) == [("",), tuple(state.hands[1]), ("",), ("",)]


def test_shadows_know_the_card_they_saw_until_it_is_played() -> None:
    state = table(3, cards={NORTH: "elves"}, hands={1: "dragons", 2: "orcs"})
    play(state, "shadows")
    answer(state, "target-hand", "1")
    assert hand_seen_by(state, 0, 1, 2, None, of=1) == [("dragons",), ("dragons",), ("",), ("",)]
    answer(state, "draw-card", "deck")
    answer(state, "place-card", EAST)
    answer(state, "draw-card", "deck")
    assert hand_seen_by(state, 0, 2, None, of=1) == [("",)] * 3


def test_rogues_and_their_victim_know_the_stolen_card() -> None:
    state = table(3, cards={NORTH: "elves"}, hands={1: "mages"})
    play(state, "rogues")
    answer(state, "target-hand", "1")
    assert hand_seen_by(state, 0, 1, 2, None) == [("mages",), ("mages",), ("",), ("",)]


def test_a_stolen_card_that_all_know_is_named_and_stays_known() -> None:
    state = table(3, cards={NORTH: "elves"}, hands={1: "mages"})
    state.known[1] = [0b1111]
    play(state, "rogues")
    events = answer(state, "target-hand", "1")
    assert next(e for e in events if e.kind == "card-stolen").args["card"] == "mages"
    assert hand_seen_by(state, 2, None) == [("mages",), ("mages",)]


# Hands of two


def two(**kwargs: Any) -> State:
    """Seat 1 holds Orcs that all have seen taken, and hidden Mages."""
    state = table(3, cards={NORTH: "elves"}, hands={1: "orcs mages"}, hand=2, **kwargs)
    state.known[1] = [0b1111, 0b0010]
    return state


def test_of_two_cards_the_known_one_and_the_unseen_one_can_be_told_apart() -> None:
    state = two()
    play(state, "rogues")
    assert options(state, "target-hand") == ("1.orcs", "1.unseen", "2", "pass")
    answer(state, "target-hand", "1.unseen")
    assert hand_seen_by(state, 0, 1, 2, None) == [("mages",), ("mages",), ("",), ("",)]
    assert hand_seen_by(state, 2, of=1) == [("orcs",)], "it was not this one"


def test_of_two_unseen_cards_the_others_cannot_tell_which_was_taken() -> None:
    state = two()
    state.known[1] = [0b0110, 0b0010]  # seat 2 has seen the Orcs
    play(state, "rogues")
    assert options(state, "target-hand") == ("1.unseen", "2", "pass")
    answer(state, "target-hand", "1.unseen")
    assert hand_seen_by(state, 2) == [("",)]
    assert hand_seen_by(state, 2, of=1) == [("",)]
    assert hand_seen_by(state, 1)[0] != ("",), "who lost it knows"


def test_shadows_may_look_again_at_a_card_they_know() -> None:
    state = two()
    play(state, "shadows")
    assert options(state, "target-hand") == ("1.orcs", "1.unseen", "2")
    events = answer(state, "target-hand", "1.orcs")
    looked = next(event for event in events if event.kind == "hand-looked")
    assert looked.args["card"] == "orcs"


def test_of_two_known_cards_the_one_that_is_named_is_taken() -> None:
    state = two()
    state.known[1] = [0b1111, 0b0011]
    play(state, "rogues")
    assert options(state, "target-hand") == ("1.mages", "1.orcs", "2", "pass")
    answer(state, "target-hand", "1.mages")
    assert state.hands[:2] == [["mages"], ["orcs"]]


def test_the_card_that_was_chosen_under_version_2_is_seen_by_its_seat_alone() -> None:
    state = table(
        cards={NORTH: "elves"}, hands={0: "orcs mages"}, hand=2, agenda=[Step("place", 0)]
    )
    old = Question(1, 0, "play-card", ("mages", "orcs"))
    state.board.agenda.append(Step("play", 0))
    state.questions.append(old)
    GAME.answer(state, old, ("mages",), Chance(seed("old"), 1))
    assert open_question(state, "place-card").about == ("mages",)
    assert [GAME.view(state, seat).chosen for seat in (0, 1, None)] == ["mages", "", ""]


def test_of_two_equal_cards_the_one_that_others_know_is_played() -> None:
    """Whoever knows of one Orcs card cannot tell that the other one was laid down."""
    state = table(3, cards={NORTH: "elves"}, hands={0: "orcs orcs"}, hand=2)
    state.known[0] = [0b101, 0b011]  # seats 2 and 1 have each seen one
    turn(state)
    answer(state, "play-card", f"orcs>{HERE}")
    assert hand_seen_by(state, 1, 2, None) == [("",)] * 3


def test_the_order_of_a_hand_tells_nothing() -> None:
    for cards in ("orcs mages", "mages orcs"):
        state = table(cards={NORTH: "elves"}, hands={1: cards}, hand=2)
        turn(state)
        assert hand_seen_by(state, 0, None, of=1) == [("", "")] * 2


# The deck


def test_seers_know_what_they_put_under_the_deck() -> None:
    state = table(3, cards={NORTH: "elves"}, deck="yetis gnomes orcs mages trolls")
    play(state, "seers")
    answer(state, "use-power", "use")
    assert [GAME.view(state, seat).looked for seat in (0, 1, None)] == [
        ("trolls", "mages", "orcs"),
        ("", "", ""),
        ("", "", ""),
    ]
    answer(state, "seer-card", "mages>orcs>trolls")
    views = [GAME.view(state, seat) for seat in (0, 1, None)]
    assert [view.under for view in views] == [("orcs", "trolls"), ("", ""), ("", "")]
    assert [view.hands[0] for view in views] == [("mages",), ("",), ("",)]


def test_what_fire_elementals_reveal_stays_known_to_all() -> None:
    state = table(cards={NORTH: "elves"}, deck="yetis mages orcs")
    play(state, "fire_elementals")
    answer(state, "guess", "high")
    assert [GAME.view(state, seat).under for seat in (0, 1, None)] == [("orcs",)] * 3


def test_a_known_card_under_the_deck_is_known_when_it_is_drawn() -> None:
    state = table(cards={NORTH: "elves"}, deck="orcs", display="elves elves elves")
    play(state, "fire_elementals")
    answer(state, "guess", "low")
    events = answer(state, "draw-card", "deck")
    assert next(e for e in events if e.kind == "card-taken").args["card"] == "orcs"
    assert hand_seen_by(state, 1, None) == [("orcs",)] * 2


# Treasures and the rest


def test_treasures_are_a_count() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves"})
    turn(state)
    packed = msgspec.msgpack.encode(GAME.view(state, 0))
    state.treasures.reverse()
    state.treasures[0], state.treasure_box[0] = state.treasure_box[0], state.treasures[0]
    assert msgspec.msgpack.encode(GAME.view(state, 0)) == packed
    assert GAME.view(state, 0).treasures == 9


def test_a_treasure_reveals_something_to_everybody() -> None:
    state = table(3, maps=(1, 3, 6), cards={"B2": "elves"})
    events = play(state, "druids", "B3")
    assert next(e for e in events if e.kind == "treasure").reveals == (0, 1, 2)


def test_placing_a_card_can_be_taken_back_but_tells_the_others_something() -> None:
    state = table(3, cards={NORTH: "elves"})
    played = next(e for e in play(state, "dragons") if e.kind == "card-played")
    assert played.reveals == (1, 2)


def test_what_is_asked_of_a_seat_is_its_own_business() -> None:
    state = table(cards={NORTH: "elves"}, hands={0: "mages"})
    turn(state)
    assert open_question(state, "place-card").about == ("mages",)
    other = GAME.view(state, 1)
    assert other.questions == ()
    assert other.awaited == ((0, "place-card"),)


def test_no_repr_shows_a_secret() -> None:
    state = table(cards={NORTH: "elves"})
    assert repr(state) == "<State>"
    assert repr(GAME.view(state, 0)) == "<View of seat 0>"


def test_a_stored_position_can_be_taken_over() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves 0 stone1 poison"})
    turn(state)
    stored = json.loads(msgspec.json.encode(state))
    assert GAME.upgrade(stored, GAME.version) == state
    with pytest.raises(ValueError, match="no version"):
        GAME.upgrade(stored, GAME.version + 1)


# An absent seat


def test_the_absent_harm_nobody_and_take_what_is_free() -> None:
    state = table(maps=(2, 1), cards={"C4": "elves 1", "D4": "orcs 1"})
    turn(state)
    question = open_question(state, "place-card")
    assert question.options == ("C3", "D3", "E4")
    assert GAME.default(GAME.view(state, 0), question) == ("D3",), "not into the swamp"
    state = table(cards={NORTH: "elves 1"})
    play(state, "knights")
    question = open_question(state, "target-followers")
    assert GAME.default(GAME.view(state, 0), question) == ("take.deck",)
    play(state, "yetis", SOUTH)
    question = open_question(state, "use-power")
    assert GAME.default(GAME.view(state, 0), question) == ("use",)
