"""The final scoring: war maps, factions, the winner."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from engine.kit.contract import Source, Standing

from ..box import DOUBLING, GAP, MAPS, VALUE, WEIGHT
from ..state import Board, Play, Step, rule
from .ground import BESIDE, ground

Place = int | str
"""What has a majority: a war map by its number, a faction by its key."""
Counted = tuple[int, ...]
"""By seat: followers as they count, or points."""


class Score(Struct, frozen=True):
    """What one place brings."""

    counts: Counted
    points: Counted


def doubled(board: Board) -> set[int]:
    """Cells beside a face-up Druid, where each follower counts double, never more."""
    return {
        cell + way
        for cell, card in board.cards.items()
        if card.faction in DOUBLING and not card.down
        for way in BESIDE
    }


def counts(board: Board) -> dict[Place, list[int]]:
    """Followers on each map, then on each faction's cards; those on poisoned cards do not count
    for the faction."""
    places: list[Place] = [*board.maps, *board.factions]
    found = {place: [0] * board.seats for place in places}
    on = ground(board.maps).maps
    beside_druids = doubled(board)
    for cell, card in board.cards.items():
        if card.down:
            continue
        each = WEIGHT if cell in beside_druids else 1
        for seat, followers in enumerate(card.followers):
            if followers:
                if on:
                    found[on[cell]][seat] += each * followers
                if not card.poison:
                    found[card.faction][seat] += each * followers
    return found


def scores(board: Board) -> dict[Place, Score]:
    """What each of them would bring if the game ended now."""
    return {
        place: Score(found, points_of(place, found, board.ties))
        for place, line in counts(board).items()
        if (found := tuple(line))
    }


@lru_cache(5000)
def points_of(place: Place, found: Counted, ties: bool) -> Counted:
    """What these followers bring there: positions that follow one another have most of it in
    common.

    Controlling a war map: most, and second most; all who are tied get the points. With two seats
    the second must be at most three behind. Controlling a faction: most followers on its cards;
    all who are tied get the points, or nobody."""
    most = max(found)
    if isinstance(place, str):
        scoring = ties or found.count(most) == 1
        brings = {most: VALUE[place] if scoring else 0, 0: 0}
    else:
        behind = max((count for count in found if count < most), default=0)
        if len(found) == 2 and most - behind > GAP:
            behind = 0
        brings = {behind: MAPS[place].second, most: MAPS[place].first, 0: 0}
    return tuple([brings.get(count, 0) for count in found])


def final_standing(board: Board, found: dict[Place, Score] | None = None) -> Standing:
    """Points; then more followers in the supply; then shared. The sources are "play", the points
    made before the scoring, then "map-1" .. and "goblins" ..: one for each map and faction.
    `found`: the board's scores, where they are known already."""
    sources = [Source("play", tuple(board.score))]
    for place, score in (found or scores(board)).items():
        key = place if isinstance(place, str) else f"map-{place}"
        sources.append(Source(key, score.points))
    return Standing.ranked(tuple(sources), supply=board.supply)


@rule("final")
def final(play: Play, step: Step) -> None:
    """End of the game and scoring; `Board.score` stays what the track says."""
    board = play.board
    board.phase = "over"
    board.agenda.clear()
    who = step.seat if board.end == "followers" else None
    play.tell("game-ends", why=board.end, seat=who)
    by_place = scores(board)
    for place, score in by_place.items():
        found, points = list(score.counts), list(score.points)
        if isinstance(place, str):
            play.tell("faction-scored", faction=place, counts=found, points=points)
        else:
            play.tell("map-scored", map=place, counts=found, points=points)
    standing = final_standing(board, by_place)
    told = list(standing.points)
    play.tell("game-over", winners=standing.winners, points=told, why=standing.why)
