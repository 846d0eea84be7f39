"""What a seat sees, and positions imagined from it."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import CARDS
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from tests.games.by_hand import told
from tests.games.raiders.hooks import conserved
from tests.games.raiders.positions import Loaded, answer, hall, table, turn, use

SEED = bytes(range(16))


def played(seats: int, answers: int, seed: bytes = SEED) -> State:
    """A game after so many random answers."""
    state, luck = GAME.start(seats, {}, Chance(seed, 0)), Chance(seed, 2**32)
    for number in range(1, answers + 1):
        questions = GAME.questions(state)
        if not questions:
            break
        question = luck.choice(questions)
        GAME.answer(state, question, question.sample(luck), Chance(seed, number))
    return state


def scouting() -> State:
    """A Scout's exchange of one card, nobody has picked yet."""
    state = table(
        3,
        hands={0: "archer brawler scout", 1: "folke sage", 2: "trader"},
        village={"mill": "black", "treasury": "black", "gate_house": "black"},
    )
    hall(state, "scout")
    answer(state, "scout-target", "1.1")
    return state


def test_a_seat_sees_its_own_hand_and_tiles_alone() -> None:
    state = table(3, hands={0: "archer", 1: "folke"}, tiles={1: "o04 o07", 2: "o09"})
    view = GAME.view(state, 1)
    assert view.hand == ("folke",)
    assert view.tiles == ((), ("o04", "o07"), ())
    assert view.tile_counts == (0, 2, 1)
    assert view.hand_sizes == (1, 1, 0)
    assert GAME.view(state, None).hand == ()
    assert GAME.view(state, None).tiles == ((), (), ())


def test_a_view_is_a_copy() -> None:
    state = table(2, crew={0: "archer"}, hands={0: "folke"})
    view = GAME.view(state, 0)
    state.board.crew[0].append("sage")
    state.board.supply["gold"] = 0
    state.board.raided[0].append("black")
    assert view.board.crew[0] == ["archer"]
    assert view.board.supply["gold"] == 18
    assert view.board.raided[0] == []


def test_nobody_sees_what_was_picked_in_secret() -> None:
    state = scouting()
    question = GAME.questions(state)[0]
    GAME.answer(state, question, ("brawler",), Loaded())
    assert GAME.view(state, 0).chosen == ("brawler",)
    assert GAME.view(state, 1).chosen == ()
    assert GAME.view(state, 0).hand == ("archer", "brawler"), "nothing has gone yet"
    assert GAME.view(state, None).awaited == ((1, "scout-give"),)


def test_the_order_of_secret_picks_does_not_matter() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        state = scouting()
        picks = {0: ("archer",), 1: ("sage",)}
        for seat in order:
            question = next(q for q in GAME.questions(state) if q.seat == seat)
            GAME.answer(state, question, picks[seat], Loaded())
        ends.append(state.hands)
    assert ends[0] == ends[1] == [["brawler", "sage"], ["archer", "folke"], ["trader"]]


def test_drawn_cards_are_told_to_the_seat_alone() -> None:
    state = table(village={"mill": "black"})
    turned = use(state, "gate_house")
    public = told([event for event in turned if event.seats is None], "cards-drawn")
    assert public == [{"seat": 0, "cards": 2, "hand": 2, "deck": 4, "why": "gate_house"}]
    private = [event for event in turned if event.kind == "cards-seen"]
    assert [event.seats for event in private] == [(0,)]
    assert private[0].args["cards"] == ["jeweller", "jeweller"]


def test_a_card_that_leaves_the_hand_in_the_open_tells_the_others_something() -> None:
    """Else an answer could be taken back after a look at what somebody did then."""
    hired = table(3, hands={0: "archer sage"}, silver=3)
    turn(hired)
    played = table(3, hands={0: "forager sage"}, village={"mill": "black", "treasury": "black"})
    turn(played)
    sold = table(3, hands={0: "archer sage"}, village={"mill": "black"})
    use(sold, "treasury.silver")
    for state, kind, card, event in (
        (hired, "place", "barracks.archer", "hired"),
        (played, "place", "town_hall.forager", "hall-played"),
        (sold, "treasury", "archer", "discarded"),
    ):
        events = answer(state, kind, card)
        assert [fact.reveals for fact in events if fact.kind == event] == [(1, 2)]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("answers", [0, 1, 2, 60, 250, 600, 3000])
def test_an_imagined_position_is_whole_and_looks_the_same(seats: int, answers: int) -> None:
    state = played(seats, answers)
    for seat in (None, *range(seats)):
        view = GAME.view(state, seat)
        for luck in range(3):
            imagined = GAME.imagine(view, Chance(SEED, luck))
            conserved(imagined)
            assert GAME.view(imagined, seat) == view


def test_other_hands_are_imagined_from_all_unseen_cards() -> None:
    state = played(3, 3)
    view = GAME.view(state, 0)
    hands = {tuple(GAME.imagine(view, Chance(SEED, n)).hands[1]) for n in range(20)}
    assert len(hands) > 10
    seen = Counter(
        card for cards in (*view.board.crew, view.hand, view.board.discards) for card in cards
    )
    assert all(seen[card] <= CARDS[card].copies for card in seen)


def test_secret_picks_of_others_are_imagined_too() -> None:
    state = scouting()
    GAME.answer(state, GAME.questions(state)[1], ("sage",), Loaded())
    view = GAME.view(state, 0)
    chosen = set()
    for number in range(20):
        imagined = GAME.imagine(view, Chance(SEED, number))
        assert len(imagined.chosen[1]) == 1
        assert imagined.chosen[1][0] in imagined.hands[1]
        chosen.add(imagined.chosen[1][0])
        GAME.answer(imagined, GAME.questions(imagined)[0], ("archer",), Loaded())
    assert len(chosen) > 3
