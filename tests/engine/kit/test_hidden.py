"""What seats see of a position, by what its fields declare."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE
from engine.kit.hidden import HIDDEN, OWN, OWN_TILL_END, Pile, Secret, copy_of, fill, see


class Board(Struct):
    opened: list[str]


class Player(Struct):
    silver: int
    reserve: Annotated[list[str], OWN]


class State(Struct):
    board: Board
    hands: Annotated[list[list[str]], OWN]
    tiles: Annotated[list[list[str]], OWN_TILL_END]
    drawn: Annotated[list[list[str]], Secret(own=True, order=str)]
    riders: Annotated[list[str], OWN]
    deck: Annotated[list[str], HIDDEN]
    strengths: Annotated[list[int], HIDDEN]
    cards: Annotated[list[list[str]], Secret(known_by="masks")]
    masks: list[list[int]]
    under: Annotated[list[str], Secret(known_by="under_masks")]
    under_masks: list[int]
    aside: Annotated[str, Secret(seen=lambda state, seat: state.aside if seat == 1 else "")]
    players: list[Player]


STATE = State(
    board=Board(["z"]),
    hands=[["a", "b"], ["c"]],
    tiles=[["t"], ["u"]],
    drawn=[["q", "p"], ["r"]],
    riders=["", "lord"],
    deck=["d", "e", "f"],
    strengths=[3, 4],
    cards=[["m", "l", "k"], ["n"]],
    masks=[[0b111, 0b001, 0b011], [0b010]],
    under=["v", "w", "x"],
    under_masks=[0b010, 0b111],
    aside="s",
    players=[Player(3, ["g"]), Player(4, ["h"])],
)


def test_a_seat_sees_its_own_and_what_lies_open_and_blanks_elsewhere() -> None:
    packed = repr(STATE)
    seen = see(STATE, 2, 1, over=False)
    assert (seen.board.opened, seen.hands, seen.tiles) == (["z"], [["", ""], ["c"]], [[""], ["u"]])
    assert (seen.drawn, seen.riders) == ([["", ""], ["r"]], ["", "lord"])
    assert (seen.deck, seen.strengths, seen.aside) == (["", "", ""], [0, 0], "s")
    assert seen.players == [Player(3, [""]), Player(4, ["h"])]
    assert see(STATE, 2, 0, over=False).drawn[0] == ["p", "q"], "not how it lies"
    assert see(STATE, 2, 0, over=True).tiles == STATE.tiles
    assert see(STATE, 2, 0, over=True).hands[1] == [""]
    assert see(STATE, 2, None, over=False).hands == [["", ""], [""]]
    everything = see(STATE, 2, EVERYONE, over=True)
    assert (everything.hands, everything.players) == (STATE.hands, STATE.players)
    assert everything.deck == ["", "", ""]
    assert repr(STATE) == packed


def test_of_single_cards_a_seat_sees_those_that_it_knows() -> None:
    seen = see(STATE, 2, 1, over=False)
    assert (seen.cards, seen.masks) == ([["k", "m", ""], ["n"]], [[2, 2, 0], [2]])
    assert (seen.under, seen.under_masks) == (["v", "w", ""], [2, 2])
    spectator = see(STATE, 2, None, over=False)
    assert (spectator.cards, spectator.under) == ([["m", "", ""], [""]], ["", "w", ""])
    assert see(STATE, 2, EVERYONE, over=True).cards == [["k", "l", "m"], ["n"]]


def test_what_is_imagined_has_each_thing_once_and_hands_lie_in_order() -> None:
    seen = see(STATE, 2, 1, over=False)
    pile = Pile(("hands", "deck"), dict.fromkeys("abcdefz", 1), lambda board: board.opened, str)
    decks = set()
    for number in range(9):
        fancied = copy_of(seen)
        fill(fancied, pile, Chance(bytes(16), number))
        assert sorted([*fancied.hands[0], *fancied.hands[1], *fancied.deck]) == list("abcdef")
        assert fancied.hands[1] == ["c"]
        assert fancied.hands[0] == sorted(fancied.hands[0])
        assert see(fancied, 2, 1, over=False).hands == seen.hands
        decks.add(fancied.deck == sorted(fancied.deck))
    assert decks == {False, True}, "a deck lies as it likes"
