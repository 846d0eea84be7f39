"""The final scoring: war maps, factions, the winner."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add, sub

from msgspec import Struct

from engine.kit.contract import Source, Standing

from ..box import DOUBLING, GAP, MAPS, VALUE, WEIGHT
from ..state import Board, Play, Step, rule
from .ground import BESIDE, ground, map_at

Counts = list[int]
"""Followers by seat, as they count."""
AllCounts = tuple[dict[int, Counts], dict[str, Counts]]
"""On the maps, and on the cards of the factions."""


class Score(Struct, frozen=True):
    """What one map or faction brings."""

    counts: tuple[int, ...]
    points: tuple[int, ...]


def weight(board: Board, cell: int) -> int:
    """How much each follower on a card counts: double beside a face-up Druid, never more."""
    for step in BESIDE:
        card = board.cards.get(cell + step)
        if card is not None and card.faction in DOUBLING and not card.down:
            return WEIGHT
    return 1


def counts(board: Board) -> AllCounts:
    """Followers on each map and on each faction's cards; those on poisoned cards do not count
    for the faction."""
    maps = {key: [0] * board.seats for key in board.maps}
    factions = {key: [0] * board.seats for key in board.factions}
    on = ground(tuple(board.maps)).maps if board.maps else {}
    doubled = not DOUBLING.isdisjoint(factions)
    for cell, card in board.cards.items():
        if card.down:
            continue
        each = weight(board, cell) if doubled else 1
        for seat, followers in enumerate(card.followers):
            if followers:
                if on:
                    maps[on[cell]][seat] += each * followers
                if not card.poison:
                    factions[card.faction][seat] += each * followers
    return maps, factions


def map_points(found: Counts, first: int, second: int) -> list[int]:
    """Controlling a war map: most, and second most; all who are tied get the points. With two
    seats the second must be at most three behind."""
    most = max(found)
    behind = max((count for count in found if count < most), default=0)
    if len(found) == 2 and most - behind > GAP:
        behind = 0
    points = [0] * len(found)
    for seat, count in enumerate(found):
        if count and count == most:
            points[seat] = first
        elif count and count == behind:
            points[seat] = second
    return points


def faction_points(found: Counts, value: int, ties: bool) -> list[int]:
    """Controlling a faction: most followers on its cards; all who are tied get the points, or
    nobody."""
    most = max(found)
    tied = found.count(most) > 1
    if not most or (tied and not ties):
        return [0] * len(found)
    return [value if count == most else 0 for count in found]


Scores = tuple[dict[int, Score], dict[str, Score]]
"""Of the maps, and of the factions."""


def scores(board: Board) -> Scores:
    """What each map and each faction would bring if the game ended now."""
    maps, factions = counts(board)
    by_map = {
        key: Score(tuple(found), tuple(map_points(found, MAPS[key].first, MAPS[key].second)))
        for key, found in maps.items()
    }
    by_faction = {
        key: Score(tuple(found), tuple(faction_points(found, VALUE[key], board.ties)))
        for key, found in factions.items()
    }
    return by_map, by_faction


def gains(
    board: Board, now: AllCounts, then: Board, cell: int, seat: int
) -> dict[int | str, int]:  # fmt: skip
    """How many points more, or fewer, each map and faction would bring the seat with `then`, where
    only the card on `cell` is new; without those that it does not touch. `now`: `counts(board)`,
    which need not be counted again for every space."""
    maps, factions, moved = dict(now[0]), dict(now[1]), [cell]
    if then.cards[cell].faction in DOUBLING:
        moved += [cell + step for step in BESIDE if cell + step in board.cards]
    for at in moved:
        more = list(map(sub, _as_they_count(then, at), _as_they_count(board, at)))
        card, key = then.cards[at], map_at(board, at)
        if key:
            maps[key] = list(map(add, maps[key], more))
        if not card.poison and not card.down:
            factions[card.faction] = list(map(add, factions[card.faction], more))
    found: dict[int | str, int] = {}
    for key, line in maps.items():
        if line is not (was := now[0][key]):
            first, second = MAPS[key].first, MAPS[key].second
            points = [map_points(each, first, second)[seat] for each in (line, was)]
            found[key] = points[0] - points[1]
    for faction, line in factions.items():
        if line is not (was := now[1][faction]):
            points = [
                faction_points(each, VALUE[faction], board.ties)[seat] for each in (line, was)
            ]
            found[faction] = points[0] - points[1]
    return found


def _as_they_count(board: Board, cell: int) -> Sequence[int]:
    """The followers on a card, if one lies there."""
    card = board.cards.get(cell)
    if card is None:
        return (0,) * board.seats
    each = weight(board, cell)
    return [each * followers for followers in card.followers]


def final_standing(board: Board) -> Standing:
    """Points; then more followers in the supply; then shared. The sources are "play", the points
    made before the scoring, then "map-1" .. and "goblins" ..: one for each map and faction."""
    return _standing(board, *scores(board))


def _standing(board: Board, by_map: dict[int, Score], by_faction: dict[str, Score]) -> Standing:
    sources = [Source("play", tuple(board.score))]
    sources += [Source(f"map-{key}", score.points) for key, score in by_map.items()]
    sources += [Source(key, score.points) for key, score in by_faction.items()]
    points = tuple(sum(line) for line in zip(*(s.points for s in sources), strict=True))
    ranks = list(zip(points, board.supply, strict=True))
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    best, next_best = sorted(ranks, reverse=True)[:2]
    why = "shared"
    if best[0] != next_best[0]:
        why = "points"
    elif best != next_best:
        why = "supply"
    return Standing(places, points, tuple(sources), why)


@rule("final")
def final(play: Play, step: Step) -> None:
    """End of the game and scoring; `Board.score` stays what the track says."""
    board = play.board
    board.phase = "over"
    board.agenda.clear()
    who = step.seat if board.end == "followers" else None
    play.tell("game-ends", why=board.end, seat=who)
    by_map, by_faction = scores(board)
    for key, score in by_map.items():
        play.tell("map-scored", map=key, counts=list(score.counts), points=list(score.points))
    for faction, score in by_faction.items():
        play.tell(
            "faction-scored", faction=faction, counts=list(score.counts), points=list(score.points)
        )
    standing = _standing(board, by_map, by_faction)
    winners = [seat for seat, place in enumerate(standing.places) if place == 1]
    play.tell("game-over", winners=winners, points=list(standing.points), why=standing.why)
