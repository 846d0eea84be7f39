"""What each seat may know, and what is imagined from it."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import ARMY_DECKS, BATTLE_DECK, COPIES, DECK, VIKING_DECK
from engine.games.ortus_regni.rules.realm.discards import fell_tower
from engine.games.ortus_regni.state import State, Step, View
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE
from tests.games.by_hand import told
from tests.games.ortus_regni.positions import answer, do, open_question, table


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


# What everybody could have noted


def test_a_hand_that_was_shown_is_known_until_it_is_laid_face_down() -> None:
    state = table(3, {0: "palace:monk church"}, hands={1: "land vassal vassal vassal"})
    do(state, Step("turn", 0))
    answer(state, "turn", "monastery")
    board = state.board
    assert board.shown[1] == board.certain[1] == ["land", "vassal", "vassal", "vassal"]
    do(state, Step("turn", 1))
    answer(state, "turn", "towers")
    answer(state, "towers", "land.1")
    assert board.shown[1] == ["vassal", "vassal"]  # any one card may be the Tower
    assert board.certain[1] == ["land", "vassal", "vassal", "vassal"]
    answer(state, "turn", "emissary.vassal")
    assert board.shown[1] == ["vassal"]
    assert board.certain[1] == ["land", "vassal", "vassal"]


def test_a_shown_hand_is_imagined_as_it_was_shown() -> None:
    state = table(
        3,
        {0: "palace:monk church"},
        hands={1: "land vassal vassal", 2: "land"},
        decks=dict.fromkeys(range(3), "church " * 20),
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "monastery")
    answer(state, "monastery", "1")
    for number in range(20):
        imagined = GAME.imagine(GAME.view(state, 2), luck(str(number)))
        assert imagined.hands[1] == ["land", "vassal", "vassal"]


def test_discards_that_were_shuffled_in_are_known_to_be_somewhere() -> None:
    state = table(
        earldoms={0: "palace:prince"}, hands={0: "banner land"}, discards=[["monk", "monk"], []]
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "bequeath")
    assert state.board.certain[0] == ["prince", "monk", "monk", "banner"]


def test_a_felled_tower_does_not_make_a_shown_hand_uncertain() -> None:
    state = table(
        hands={1: "vassal"}, towers={1: "vassal"}, certain=[[], ["vassal"]], shown=[[], ["vassal"]]
    )
    fell_tower(state, 1, "vassal")
    assert state.board.shown[1] == state.board.certain[1] == ["vassal"]
    assert state.hands[1] == ["vassal"]


def test_army_cards_that_came_home_from_a_battle_are_known_until_some_are_stolen_unseen() -> None:
    state = table(
        3,
        hands={0: "intrigue"},
        reserves={1: "infantry infantry knight knight"},
        mustered=[[], ["infantry", "knight", "knight"], []],
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "intrigue")
    answer(state, "yield-armies", "infantry.1", "knight.1")
    assert state.board.mustered == [[], [], []]
    assert state.reserves[0] == ["infantry", "knight"]


# Imagining


@pytest.mark.parametrize("seats", GAME.seats)
def test_an_imagined_position_looks_the_same_and_is_whole(seats: int) -> None:
    for number in range(12):
        state = played(seats, number, 6 + 17 * number, "on" if number % 2 else "off")
        for seat in (*range(seats), None):
            view = GAME.view(state, seat)
            imagined = GAME.imagine(view, luck(f"{number} {seat}"))
            assert GAME.view(imagined, seat) == view
            _whole(imagined)


def _whole(state: State) -> None:
    """Every card of the table is somewhere, and no deck has more than six of a kind."""
    board = state.board
    assert Counter([*state.battle_deck, *board.battle_discard]) == Counter(BATTLE_DECK)
    horde = [*state.viking_deck, *board.vikings, *board.viking_discard]
    assert Counter(horde) == Counter(VIKING_DECK)
    armies = [*state.army_deck, *board.army_discard, *board.guard]
    for seat in range(board.seats):
        armies += state.reserves[seat]
        armies += [m.army for m in board.mercenaries[seat] if m.army]
        cards = [*state.hands[seat], *state.towers[seat], *state.decks[seat], *state.removed[seat]]
        assert max(Counter(cards).values(), default=0) <= COPIES
    if board.battle:
        fielded = (*board.battle.attack, *board.battle.defence)
        armies += [force.kind for force in fielded if force.place == "reserve"]
    assert Counter(armies) == Counter(ARMY_DECKS[board.seats])


def test_decks_are_imagined_like_decks_that_people_build() -> None:
    """Castles are more frequent than chance would have them: nearly every deck has some."""
    state = played(3, 1, 8, "off")
    view = GAME.view(state, 0)
    castles = 0
    for number in range(30):
        imagined = GAME.imagine(view, luck(str(number)))
        castles += (imagined.hands[1] + imagined.decks[1]).count("castle")
    assert castles > 30 * DECK / 15


def test_an_attacker_who_chooses_forces_is_imagined_with_some() -> None:
    state = table(hands={0: "vassal land", 1: "land"}, decks=dict.fromkeys(range(2), "church " * 6))
    do(state, Step("turn", 0))
    answer(state, "turn", "attack")
    view = GAME.view(state, 1)
    for number in range(30):
        imagined = GAME.imagine(view, luck(str(number)))
        question = open_question(imagined, "declare-attack")
        GAME.answer(imagined, question, question.options[:1], luck("x"))
        assert open_question(imagined, "attack-forces").options


def test_a_card_that_somebody_is_placing_is_imagined_in_his_hand() -> None:
    state = table(earldoms={0: "palace | castle"}, hands={0: "cathedral land"})
    do(state, Step("turn", 0))
    answer(state, "turn", "play.cathedral")
    for number in range(20):
        imagined = GAME.imagine(GAME.view(state, None), luck(str(number)))
        assert "cathedral" in imagined.hands[0]
        answer(imagined, "place-property", "f0")


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


def test_the_revealed_first_cube_is_told_to_all() -> None:
    state = GAME.start(2, {"tournament": "off"}, luck("s"))
    for seat in range(2):
        question = GAME.questions(state)[0]
        picks = GAME.ready(GAME.view(state, seat), question)[0].picks
        events = GAME.answer(state, question, picks, luck("t"))
    assert told(events, "first-drawn") == [{"seat": state.board.first}]
