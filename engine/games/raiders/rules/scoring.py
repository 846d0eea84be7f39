"""The end of the game: points by source, and who wins (rulebook, scoring)."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Source, Standing

from ..box import ARMOUR_TRACK, CARDS, OFFERS, PAIR_POINTS, PLUNDER_POINTS, VALKYRIE_TRACK
from ..state import Board, Play, State, Step, held, rule

SOURCES: Final = ("play", "valkyrie", "armour", "offerings", "crew", "plunder")


def end_points(board: Board, seat: int, card: str, tiles: int) -> int:
    """What a hired card scores at the end; `tiles` are the seat's offering tiles."""
    ability = CARDS[card].crew
    match ability.rule:
        case "end":
            return ability.amount
        case "end-per":
            return ability.amount * (tiles if ability.kind == "offering" else board.livestock[seat])
    return 0


def crew_points(board: Board, seat: int, tiles: int) -> int:
    return sum([end_points(board, seat, card, tiles) for card in board.crew[seat]])


def open_points(board: Board, seat: int, tiles: int) -> dict[str, int]:
    """What everybody can count now, by source: all but the offerings' values, of which `tiles`
    is the number."""
    metal = [held(board, seat, kind) * each for kind, each in PLUNDER_POINTS.items()]
    return {
        "play": board.score[seat],
        "valkyrie": VALKYRIE_TRACK[board.valkyrie[seat]],
        "armour": ARMOUR_TRACK[board.armour[seat]],
        "crew": crew_points(board, seat, tiles),
        "plunder": sum(metal) + board.livestock[seat] // 2 * PAIR_POINTS,
    }


def standing(state: State) -> Standing | None:
    """Points; then higher on the Valkyrie track; then on the armour track; then shared. None until
    the end."""
    board = state.board
    if board.phase != "over":
        return None
    lines = [
        open_points(board, seat, len(tiles)) | {"offerings": sum([OFFERS[t].points for t in tiles])}
        for seat, tiles in enumerate(state.tiles)
    ]
    sources = tuple([Source(key, tuple([line[key] for line in lines])) for key in SOURCES])
    return Standing.ranked(sources, valkyrie=board.valkyrie, armour=board.armour)


@rule("final")
def final(play: Play, step: Step) -> None:
    """Offerings are shown; `Board.score` stays what the track says."""
    play.board.phase = "over"
    for seat, tiles in enumerate(play.state.tiles):
        if tiles:
            play.tell("tiles-shown", seat=seat, tiles=list(tiles), reveals=play.all_but(seat))
    found = standing(play.state)
    assert found
    for source in found.sources:
        play.tell("final-score", source=source.key, points=list(source.points))
    play.tell("game-over", winners=found.winners, points=list(found.points), why=found.why)
