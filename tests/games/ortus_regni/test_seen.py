"""What each seat may know, and what is imagined from it."""

from __future__ import annotations

import hashlib

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import DECK
from engine.games.ortus_regni.state import State, Step, View
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, NotYet
from tests.games.ortus_regni.positions import answer, do, table


def luck(text: str) -> Chance:
    return Chance(hashlib.sha256(text.encode()).digest()[:16], 0)


def played(seats: int, number: int, answers: int, tournament: str = "duels") -> State:
    """A position in a random game with ready decks, in which few resign."""
    choose = luck(f"{seats} {number}")
    state = GAME.start(seats, {"tournament": tournament}, luck("start"))
    for count in range(1, answers + 1):
        questions = GAME.questions(state)
        if not questions:
            break
        question = questions[0]
        picks = question.sample(choose)
        if question.kind == "build-deck":
            picks = choose.choice(GAME.ready(GAME.view(state, question.seat), question)).picks
        elif question.kind == "turn" and picks[0] in ("resign", "towers"):
            picks = ("draw",)
        GAME.answer(state, question, picks, Chance(bytes(16), count))
    return state


# Views


def test_hands_reserves_and_decks_are_counts_to_others() -> None:
    state = table(
        3,
        hands={0: "land land banner"},
        reserves={0: "knight"},
        towers={0: "monk"},
        decks={0: "land"},
    )
    for seat in (1, 2, None):
        view = GAME.view(state, seat)
        assert (view.hands[0], view.reserves[0], view.decks[0]) == (3, 1, 1)
        assert view.board.towers[0] == 1
        assert view.everyone == ()
    assert GAME.view(state, None).mine is None


def test_a_seat_sees_its_own_things_and_its_deck_without_order() -> None:
    state = table(
        hands={0: "banner land"},
        reserves={0: "knight"},
        towers={0: "monk"},
        decks={0: "vassal castle"},
    )
    mine = GAME.view(state, 0).mine
    assert mine.hand == ("land", "banner")
    assert mine.towers == ("monk",)
    assert mine.reserve == ("knight",)
    assert mine.deck == ("castle", "vassal")


def test_a_view_is_a_copy() -> None:
    state = table(earldoms={0: "palace land"}, hands={0: "castle"})
    view = GAME.view(state, 1)
    before = repr(view.board)
    do(state, Step("turn", 0))
    answer(state, "turn", "play.castle")
    assert repr(view.board) == before


def test_the_state_says_nothing_when_printed() -> None:
    state = table(hands={0: "land"})
    assert repr(state) == "<State>"
    view = GAME.view(state, 0)
    assert repr(view) == "<View of seat 0>"
    assert repr(view.mine) == "<Holding>"


def test_a_rider_is_seen_by_its_seat_alone() -> None:
    state = table(earldoms={1: "palace land"}, hands={0: "land", 1: "champion monk"}, joust=0)
    do(state)
    answer(state, "joust-ante", "f1.land.1")
    answer(state, "joust-card", "champion")
    assert GAME.view(state, 0).mine.jouster == ""
    assert GAME.view(state, 1).mine.jouster == "champion"


def test_what_was_hidden_of_who_is_out_stays_hidden_until_the_end() -> None:
    state = table(3, hands={0: "banner"}, decks={0: "monk"})
    do(state, Step("turn", 0), Step("turn", 1))
    answer(state, "turn", "resign")
    assert [GAME.is_out(GAME.view(state, seat)) for seat in (None, 0, 1, 2)] == [
        *(False, True, False, False)
    ]
    assert GAME.view(state, 0).mine.removed == ("monk", "banner")
    assert all("monk" not in str(GAME.view(state, seat).board.gone) for seat in (1, 2, None))
    with pytest.raises(NotYet):
        GAME.view(state, EVERYONE)
    answer(state, "turn", "resign")
    assert GAME.view(state, EVERYONE).everyone[0].removed == ("monk", "banner")


# Imagining


def test_decks_are_imagined_like_decks_that_people_build() -> None:
    """Castles are more frequent than chance would have them: nearly every deck has some."""
    state = played(3, 1, 8, "off")
    view = GAME.view(state, 0)
    castles = 0
    for number in range(30):
        imagined = GAME.imagine(view, luck(str(number)))
        castles += (imagined.hands[1] + imagined.decks[1]).count("castle")
    assert castles > 30 * DECK / 15


def test_a_pledge_is_imagined_for_others_and_kept_for_its_own_seat() -> None:
    state = table(
        earldoms={1: "palace:vassal"}, hands={0: "treachery vassal", 1: "allies vassal vassal"}
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "treachery")
    answer(state, "treachery", "hand-1")
    answer(state, "allies", "allies", "f1.lord")
    mine = GAME.imagine(GAME.view(state, 1), luck("a"))
    assert mine.pledge == ["f1.lord"]
    assert [GAME.view(state, seat).pledge for seat in (0, None)] == [(), ()]
    lengths = {
        len(GAME.imagine(GAME.view(state, 0), luck(str(number))).pledge) for number in range(40)
    }
    assert len(lengths) > 1


def test_at_the_end_everybody_sees_everything() -> None:
    state = table(hands={0: "land", 1: "monk"}, towers={1: "banner"})
    do(state, Step("turn", 0))
    answer(state, "turn", "resign")
    view: View = GAME.view(state, EVERYONE)
    assert view.everyone[1].hand == ("monk",)
    assert view.everyone[1].towers == ("banner",)
    assert GAME.view(GAME.imagine(view, luck("x")), EVERYONE) == view


def test_imagining_draws_every_time_anew() -> None:
    state = played(2, 3, 12)
    view = GAME.view(state, 0)
    hands = {tuple(GAME.imagine(view, luck(str(n))).hands[1]) for n in range(20)}
    assert len(hands) > 5
