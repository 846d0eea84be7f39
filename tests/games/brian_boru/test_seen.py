"""What each seat may know: views, and positions imagined from them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.box import CARD_KEYS, HAND, MARRIAGES, STRENGTHS
from engine.games.brian_boru.events import EVENTS, PRIVATE, QUESTIONS
from engine.games.brian_boru.state import State
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, IllegalAnswer, NotYet
from tests.games.brian_boru.positions import answer, do, open_question, table

SEATS = (3, 4, 5)


def seed(*parts: Any) -> bytes:
    return hashlib.sha256(repr(parts).encode()).digest()[:16]


def random_game(seats: int, number: int) -> Iterator[tuple[State, list]]:
    """Positions of a random game, each with the events that led there."""
    luck = Chance(seed("picks", seats, number), 0)
    table_seed = seed(seats, number)
    state = GAME.start(seats, {}, Chance(table_seed, 0))
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


def where_cards_are(state: State) -> list[str]:
    """All action cards in the position, each as often as it lies somewhere."""
    board = state.board
    if board.phase not in ("draft", "trick"):
        return []
    taken = state.drafted if board.phase == "draft" else state.hands
    played = [] if board.phase == "draft" else [c for c in board.played if c]
    return sorted(
        [card for cards in (*taken, *state.packs, *board.piles) for card in cards]
        + played
        + [state.aside] * bool(state.aside)
    )


@pytest.mark.parametrize("seats", SEATS)
def test_view_of_what_a_view_makes_imagine_is_the_view(seats: int) -> None:
    luck = Chance(seed("imagine"), 0)
    for number in range(3):
        for state, _ in random_game(seats, number):
            for seat in (*range(seats), None):
                view = GAME.view(state, seat)
                imagined = GAME.imagine(view, luck)
                assert GAME.view(imagined, seat) == view


@pytest.mark.parametrize("seats", SEATS)
def test_imagined_cards_lie_in_one_place_each(seats: int) -> None:
    luck = Chance(seed("conserved"), 0)
    for state, _ in random_game(seats, 7):
        for seat in (*range(seats), None):
            imagined = GAME.imagine(GAME.view(state, seat), luck)
            cards = where_cards_are(imagined)
            assert cards == (sorted(CARD_KEYS) if cards else [])
            assert [len(hand) for hand in imagined.hands] == [len(hand) for hand in state.hands]
            assert [len(pack) for pack in imagined.packs] == [len(pack) for pack in state.packs]
            board = imagined.board
            assert sorted(board.strengths + imagined.viking_deck) == sorted(STRENGTHS)
            marriages = [*imagined.marriage_deck, *imagined.marriage_box, *board.gone]
            marriages += [card for cards in board.won for card in cards]
            marriages += [board.marriage] * bool(board.marriage)
            assert sorted(marriages) == sorted(MARRIAGES)


@pytest.mark.parametrize("seats", SEATS)
def test_others_imagined_knowledge_fits_too(seats: int) -> None:
    # What the viewer passed on went to the left: the next seat took its cards from there.
    luck = Chance(seed("passed"), 0)
    for state, _ in random_game(seats, 11):
        if state.board.phase != "trick":
            continue
        for seat in range(seats):
            view = GAME.view(state, seat)
            imagined = GAME.imagine(view, luck)
            left = (seat + 1) % seats
            for turn, passed in enumerate(view.passed):
                took = imagined.drafted[left][2 * turn + 2 : 2 * turn + 4]
                assert set(took) <= set(passed)


def test_a_seat_remembers_what_it_passed_on() -> None:
    # Four seats: what seat 0 passes in the second turn lies with seat 1 for good.
    state = next(s for s, _ in random_game(4, 2) if s.board.phase == "trick")
    view = GAME.view(state, 0)
    assert [len(cards) for cards in view.passed] == [4, 2]
    assert set(view.passed[1]) == set(state.drafted[1][4:])
    luck = Chance(seed("remember"), 0)
    for _ in range(20):
        imagined = GAME.imagine(view, luck)
        assert set(view.passed[1]) <= set(imagined.hands[1])
        assert set(view.passed[0]) <= set(imagined.hands[1]) | set(imagined.hands[2])


def test_with_three_seats_a_pack_comes_back_and_tells_what_was_taken() -> None:
    state = next(s for s, _ in random_game(3, 2) if s.board.phase == "trick")
    view = GAME.view(state, 0)
    assert [len(cards) for cards in view.passed] == [6, 4, 2]
    back = set(view.drafted[6:])
    assert back <= set(view.passed[0])
    luck = Chance(seed("back"), 0)
    for _ in range(20):
        imagined = GAME.imagine(view, luck)
        taken = set(view.passed[0]) - back
        assert taken <= set(imagined.hands[1]) | set(imagined.hands[2])
        assert len(taken & set(imagined.hands[1])) == 2


def test_what_nobody_may_know_is_imagined_in_many_ways() -> None:
    state = next(s for s, _ in random_game(4, 5) if s.board.phase == "trick")
    luck = Chance(seed("many"), 0)
    imagined = [GAME.imagine(GAME.view(state, 1), luck) for _ in range(40)]
    assert len({tuple(i.hands[2]) for i in imagined}) > 20
    assert len({i.aside for i in imagined}) > 5
    assert len({tuple(i.viking_deck) for i in imagined}) > 20
    assert len({tuple(i.marriage_deck) for i in imagined}) > 5


def test_imagined_positions_can_be_played_to_the_end() -> None:
    luck = Chance(seed("on"), 0)
    for number, (state, _) in enumerate(random_game(4, 9)):
        if number % 9:
            continue
        imagined = GAME.imagine(GAME.view(state, number % 4), luck)
        for _ in range(400):
            questions = GAME.questions(imagined)
            if not questions:
                break
            GAME.answer(imagined, questions[0], questions[0].sample(luck), luck)
        assert GAME.standing(imagined) is not None


def test_a_view_belongs_to_whoever_asked_for_it() -> None:
    state = table(hands={0: "r2 r5", 1: "y1 y4", 2: "b3 b6"})
    view = GAME.view(state, 0)
    before = msgspec.json.encode(view)
    for name in view.board.__struct_fields__:
        value = getattr(view.board, name)
        if isinstance(value, list):
            assert value is not getattr(state.board, name), name
    do(state, "trick")
    answer(state, "lead", "r5-MU3")
    state.board.won[0].append("brigid")
    state.board.piles[0].append("r2")
    assert msgspec.json.encode(view) == before


def test_hands_are_hidden_from_everybody_else() -> None:
    state = table(hands={0: "r2 r5", 1: "y1 y4", 2: "b3 b6"})
    do(state, "trick")
    for seat, hand in enumerate(("r2 r5", "y1 y4", "b3 b6")):
        text = msgspec.json.encode(GAME.view(state, seat)).decode()
        for card in ("r2", "r5", "y1", "y4", "b3", "b6"):
            assert (f'"{card}"' in text) == (card in hand.split())
    assert GAME.view(state, None).hand_sizes == (2, 2, 2)


def test_everyone_sees_all_only_when_the_game_is_over() -> None:
    with pytest.raises(NotYet):
        GAME.view(table(), EVERYONE)
    last = None
    for state, _ in random_game(3, 1):
        last = state
    assert last is not None
    view = GAME.view(last, EVERYONE)
    assert view.hands == ((), (), ())
    assert view.standing == GAME.standing(last)
    assert GAME.view(GAME.imagine(view, Chance(seed(0), 0)), EVERYONE) == view


def test_reprs_show_nothing() -> None:
    state = table(hands={0: "r2 r5", 1: "y1 y4", 2: "b3 b6"})
    assert "r2" not in repr(state) + repr(GAME.view(state, 0))
    assert str(state) == "<State>"


@pytest.mark.parametrize("seats", SEATS)
def test_questions_and_events_are_those_of_the_vocabulary(seats: int) -> None:
    for number in range(10):
        for state, events in random_game(seats, 100 + number):
            for event in events:
                assert tuple(event.args) == EVENTS[event.kind]
                if event.kind in PRIVATE:
                    assert event.seats == (event.args["seat"],)
                else:
                    assert event.seats is None
            for question in GAME.questions(state):
                assert question.kind in QUESTIONS
                assert question.sealed == (question.kind == "draft")


def test_events_are_plain_data_of_their_own() -> None:
    held = []
    for _, events in random_game(3, 3):
        held += [(event, msgspec.json.encode(event)) for event in events]
    for event, packed in held:
        assert msgspec.json.encode(event) == packed


@pytest.mark.parametrize("seats", SEATS)
def test_a_game_can_be_stored_at_any_point_and_goes_on_the_same(seats: int) -> None:
    table_seed = seed("stored", seats)
    luck = Chance(table_seed, 10**6)
    state = GAME.start(seats, {}, Chance(table_seed, 0))
    answers = 0
    while questions := GAME.questions(state):
        twin = msgspec.json.decode(msgspec.json.encode(state), type=GAME.state_type)
        other = GAME.upgrade(msgspec.json.decode(msgspec.json.encode(state)), GAME.version)
        assert twin == state == other
        answers += 1
        question = questions[-1]
        picks = question.sample(luck)
        told = [
            GAME.answer(each, question, picks, Chance(table_seed, answers))
            for each in (state, twin, other)
        ]
        assert told[0] == told[1] == told[2]
        assert state == twin == other
    assert GAME.standing(state) is not None


def test_no_other_version_is_known() -> None:
    with pytest.raises(ValueError):
        GAME.upgrade({}, 0)


@pytest.mark.parametrize("seats", SEATS)
def test_the_absent_give_legal_answers_to_every_question(seats: int) -> None:
    for state, _ in random_game(seats, 21):
        for question in GAME.questions(state):
            picks = GAME.default(GAME.view(state, question.seat), question)
            assert question.accepts(picks) is None


def test_the_absent_spend_nothing_and_give_up_towns_without_monasteries_first() -> None:
    state = table(battle=1, raiders=[0, 1, 1], discs={0: "MU1 MU2 MU3"}, monasteries="MU1")
    do(state, "battle")
    question = open_question(state, "lose-town")
    assert GAME.default(GAME.view(state, 0), question) == ("MU2",)


@pytest.mark.parametrize(
    ("change", "picks", "reason"),
    [
        ({"number": 999}, ("r2-MU3",), "not-open"),
        ({"seat": 1}, ("r2-MU3",), "not-open"),
        ({"options": ("r2-MU3", "b25-MU1")}, ("b25-MU1",), "not-open"),
        ({}, ("r2-LE5",), "unknown"),
        ({}, (), "too-few"),
        ({}, ("r2-MU3", "r2-MU5"), "unknown"),
        ({}, ("r2-MU3", "r2-MU6"), "too-many"),
        ({}, ("r2-MU3", "r2-MU3"), "twice"),
    ],
)
def test_an_illegal_answer_changes_nothing(change: dict, picks: tuple, reason: str) -> None:
    state = table(hands={0: "r2 r5", 1: "y1 y4", 2: "b3 b6"})
    do(state, "trick")
    question = msgspec.structs.replace(open_question(state, "lead"), **change)
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalAnswer) as refusal:
        GAME.answer(state, question, picks, Chance(seed(1), 1))
    assert refusal.value.reason == reason
    assert msgspec.json.encode(state) == before


def test_an_answered_question_is_closed() -> None:
    state = table(hands={0: "r2 r5", 1: "y1 y4", 2: "b3 b6"})
    do(state, "trick")
    question = open_question(state, "lead")
    answer(state, "lead", "r2-MU3")
    with pytest.raises(IllegalAnswer, match="not-open"):
        GAME.answer(state, question, ("r2-MU3",), Chance(seed(1), 1))


@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_game_ends(seats: int) -> None:
    # A trick: a card each, and each its action. The upkeep: card and track, a town lost and a
    # monastery each.
    turns = (HAND[seats] - 1) // 2
    upkeep = 2 + 2 * seats
    for number in range(20):
        *_, (state, _) = positions = list(random_game(seats, 300 + number))
        tricks = state.board.tricks * 2 * seats
        most = seats + state.board.rounds * (turns * seats + tricks + upkeep)
        assert len(positions) - 1 <= most
        assert state.board.round == state.board.rounds
        assert HAND[seats] == state.board.tricks + 1
