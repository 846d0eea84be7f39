"""What is imagined from what a seat may know."""

from __future__ import annotations

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import DECK
from engine.kit.chance import Chance
from tests.games.ortus_regni.positions import answer, complete, do, table


def test_decks_are_imagined_like_decks_that_people_build() -> None:
    """Castles are more frequent than chance would have them: nearly every deck has some."""
    state = table(3)
    complete(state)
    view, castles = GAME.view(state, 0), 0
    for number in range(30):
        imagined = GAME.determinize(view, Chance(bytes(16), number))
        castles += (imagined.hands[1] + imagined.decks[1]).count("castle")
    assert castles > 30 * DECK / 15


def test_a_pledge_is_imagined_for_others_and_kept_for_its_own_seat() -> None:
    hands = {0: "vassal", 1: "allies vassal vassal"}
    state = table(earldoms={1: "palace:vassal"}, hands=hands, plot="treachery hand-1")
    do(state)
    answer(state, "allies", "allies", "f1.lord")

    def imagined(seat: int) -> set[tuple[str, ...]]:
        view = GAME.view(state, seat)
        return {tuple(GAME.determinize(view, Chance(bytes(16), n)).pledge) for n in range(40)}

    assert imagined(1) == {("f1.lord",)}
    assert len({len(pledge) for pledge in imagined(0)}) > 1
