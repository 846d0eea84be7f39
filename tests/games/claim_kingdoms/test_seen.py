"""What each seat may know of hidden cards, and how questions and events are written."""

from __future__ import annotations

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.events import EVENTS, PRIVATE, QUESTIONS
from engine.kit.contract import EVERYONE
from tests.games.claim_kingdoms.positions import complete, table, turn
from tests.games.suite import Table, cases


def test_a_hidden_card_is_seen_by_those_who_know_it() -> None:
    hands = {0: "mages", 1: "orcs/all mages", 2: "orcs/a elves"}
    state = table(3, {"N0E0": "elves"}, hands=hands, hand=2, deck="orcs/b mages/all")
    complete(state)
    unseen = ("", "")
    for seat, first, second, third, under in (
        (0, ("mages",), ("orcs", ""), ("orcs", ""), ("", "mages")),
        (1, ("",), ("mages", "orcs"), unseen, ("orcs", "mages")),
        (2, ("",), ("orcs", ""), ("elves", "orcs"), ("", "mages")),
        (None, ("",), ("orcs", ""), unseen, ("", "mages")),
    ):
        view = GAME.view(state, seat)
        assert view.hands == (first, second, third)
        assert view.under == under
        assert view.deck == len(state.deck)


def test_what_a_seer_looks_at_is_the_seers_alone() -> None:
    state = table(2, {"N0E0": "elves"})
    state.looked, state.looked_known = ["orcs", "mages"], [0b001, 0b111]
    assert [GAME.view(state, seat).looked for seat in (0, 1, None)] == [
        ("orcs", "mages"),
        ("", "mages"),
        ("", "mages"),
    ]


def test_treasures_are_a_number_those_in_the_box_included() -> None:
    state = table(maps=(1, 3), cards={"C1": "elves"}, treasures={"B3": "open"})
    complete(state)
    view = GAME.view(state, 0)
    assert view.treasures == 8
    assert view.board.opened == ["chest"]


def test_the_card_that_is_to_be_placed_is_its_seats_own_business() -> None:
    state = table(cards={"N0E0": "elves"}, hands={0: "mages"})
    turn(state)
    other = GAME.view(state, 1)
    assert (other.questions, other.awaited) == ((), ((0, "place-card"),))


def test_hands_are_open_once_the_game_is_over() -> None:
    state = table(cards={"N0E0": "elves"}, hands={0: "", 1: "mages"}, phase="over", end="cards")
    assert GAME.view(state, EVERYONE).hands == ((), ("mages",))
    assert GAME.view(state, None).hands == ((), ("",))


def test_questions_and_events_are_those_of_the_vocabulary() -> None:
    for seats, options in ((2, ()), (3, (("hand", "two"),)), (4, (("factions", "turns"),))):
        game = Table(cases()[GAME.key], seats, options, 0)
        state, luck = game.start(), game.luck("words")
        while questions := GAME.questions(state):
            question = luck.choice(questions)
            assert question.kind in QUESTIONS
            for event in GAME.answer(state, question, question.sample(luck), luck):
                assert tuple(event.args) == EVENTS[event.kind], event
                assert (event.seats is not None) == (event.kind in PRIVATE), event
