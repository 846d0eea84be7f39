"""The rulebook's example of the action phase: Deirdre, Kate, Georgios and Peer."""

from __future__ import annotations

from engine.games.brian_boru import GAME
from tests.games.brian_boru.positions import answer, disc, open_question, play, table
from tests.games.by_hand import kinds, told

DEIRDRE, KATE, GEORGIOS, PEER = range(4)


def test_deirdre_kate_georgios_and_peer() -> None:
    # Kate's towns in Leinster: the road ends at a town of Georgios in one direction. Kate and
    # Georgios stand on spaces 3 and 2 of the marriage track, so that three steps bring Peer to
    # Kate's space. Each has one more card, to be discarded.
    state = table(
        4,
        marker=DEIRDRE,
        trick=4,
        hands={DEIRDRE: "r11 y1", KATE: "r2 b3", GEORGIOS: "w13 b6", PEER: "y17 b9"},
        discs={DEIRDRE: "MU4", KATE: "LE4", GEORGIOS: "LE3", PEER: "NU1"},
        coins=[4, 2, 0, 2],
        track=[0, 3, 2, 0],
        battle=8,
        marriage="brigid",
    )
    events = play(state, "CO1", "r11", "r2", "w13", "y17")
    assert told(events, "trick-won") == [{"seat": GEORGIOS, "card": "w13", "town": "CO1"}]

    # Kate is first, with the lowest card: three coins, then an expansion for five.
    assert open_question(state, "action").seat == KATE
    assert open_question(state, "action").options[:2] == ("upper", "upper-LE5")
    answer(state, "action", "upper-LE5")
    assert state.board.coins[KATE] == 0
    assert disc(state, "LE5") == KATE

    # Deirdre takes two raiders and buys two more for four coins.
    assert open_question(state, "action").seat == DEIRDRE
    events = answer(state, "action", "lower-2")
    assert (state.board.raiders[DEIRDRE], state.board.coins[DEIRDRE]) == (4, 0)
    assert state.board.battle == 4

    # Georgios, who won: disc and marker, then a coin. Before Peer, whose card is higher.
    assert disc(state, "CO1") == GEORGIOS
    assert state.board.marker == GEORGIOS
    assert state.board.coins[GEORGIOS] == 1
    names = [
        kind for kind in kinds(events) if kind in ("disc-placed", "marker-moved", "coins-gained")
    ]
    assert names == ["disc-placed", "marker-moved", "coins-gained"]

    # Peer goes up three spaces to where Kate stands, and buys one more.
    assert open_question(state, "action").seat == PEER
    events = answer(state, "action", "lower-1")
    assert told(events, "marriage-moved") == [
        {"seat": PEER, "spaces": 4, "extra": 1, "paid": 2, "space": 4}
    ]
    assert not told(events, "marriage-slid")

    # The trick is over, the last cards are discarded, the upkeep begins.
    assert told(events, "trick-over")[0]["winner"] == GEORGIOS
    assert told(events, "hands-discarded") == [{"cards": 1}]
    assert told(events, "marriage-won")[0]["seat"] == PEER
    assert all(not GAME.view(state, seat).hand for seat in range(4))


def test_had_peer_not_paid_he_would_have_gone_down_two_spaces() -> None:
    state = table(
        4,
        marker=DEIRDRE,
        hands={DEIRDRE: "r11 y1 y4", KATE: "r2 b3 b25", GEORGIOS: "w13 b6 b12", PEER: "y17 b9 b16"},
        discs={DEIRDRE: "MU4", KATE: "LE4", GEORGIOS: "LE3", PEER: "NU1"},
        coins=[0, 0, 0, 2],
        track=[0, 3, 2, 0],
        battle=8,
    )
    play(state, "CO1", "r11", "r2", "w13", "y17")
    answer(state, "action", "upper")
    answer(state, "action", "lower")
    events = answer(state, "action", "lower")
    assert told(events, "marriage-slid") == [{"seat": PEER, "before": 3, "space": 1}]
    assert open_question(state, "lead").seat == GEORGIOS
