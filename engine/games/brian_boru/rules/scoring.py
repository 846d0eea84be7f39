"""Upkeep, claims step, and the final scores."""

from __future__ import annotations

from engine.kit.contract import Source, Standing

from .. import box
from ..state import FACE_DOWN, FACE_UP, FREE, Board, Play, Step, rule


def tally(board: Board, region: box.Region) -> tuple[list[int], int]:
    """Towns of a region by seat, and the Vikings'; those with a monastery count twice.

    With military support the Vikings' towns are added to that seat's and are no side of
    their own."""
    counts = [0] * board.seats
    vikings = 0
    for town in region.towns:
        seat = board.discs[town]
        if seat == FREE:
            continue
        weight = 1 + board.monasteries[town]
        if board.vikings[town]:
            vikings += weight
        else:
            counts[seat] += weight
    if board.princess == "support":
        counts[board.princess_seat] += vikings
        vikings = 0
    return counts, vikings


@rule("claims")
def claims(play: Play, step: Step) -> None:
    """Claims step: first all face-down tokens are checked, then all face-up ones awarded."""
    board = play.board
    board.phase = "claims"
    play.tell("upkeep-step", step="claims")
    before = len(play.events)
    tallies = [tally(board, region) for region in box.REGIONS.values()]
    for region in box.REGIONS.values():
        counts, vikings = tallies[region.index]
        count = sum(counts) + vikings
        if board.claims[region.index] == FACE_DOWN and count >= region.threshold:
            board.claims[region.index] = FACE_UP
            play.tell("claim-flipped", region=region.key, count=count, threshold=region.threshold)
    for region in box.REGIONS.values():
        if board.claims[region.index] != FACE_DOWN:
            _award(play, region, *tallies[region.index])
    if len(play.events) == before:
        play.tell("claims-unchanged")


def _award(play: Play, region: box.Region, counts: list[int], vikings: int) -> None:
    """Sole most takes the token; a tie leaves it; Vikings alone send it to the board."""
    board = play.board
    holder = board.claims[region.index]
    before = None if holder == FACE_UP else holder
    most = max(*counts, vikings)
    leaders = [seat for seat, count in enumerate(counts) if count == most]
    if vikings == most and not leaders:
        board.claims[region.index] = FACE_UP
        play.tell("claim-vikings", region=region.key, before=before, count=vikings)
    elif vikings == most or len(leaders) > 1:
        play.tell(
            "claim-tied",
            region=region.key,
            holder=before,
            tied=leaders,
            vikings=vikings == most,
            count=most,
        )
    elif leaders[0] != holder:
        board.claims[region.index] = leaders[0]
        play.tell("claim-taken", region=region.key, seat=leaders[0], before=before, count=most)


def _claims(board: Board) -> tuple[list[int], list[int]]:
    """All points of the tokens in front of each seat; half the points, down, for all tied for most
    where the token is face up on the board."""
    held, shared = [0] * board.seats, [0] * board.seats
    for region in box.REGIONS.values():
        holder = board.claims[region.index]
        if holder >= 0:
            held[holder] += region.points
        elif holder == FACE_UP:
            counts, vikings = tally(board, region)
            most = max(counts)
            if most and not (box.VIKINGS_HOLD_CLAIMS and vikings > most):
                for seat, count in enumerate(counts):
                    shared[seat] += region.points // 2 * (count == most)
    return held, shared


def _regions(board: Board) -> list[int]:
    """For different regions with a controlled town; trade adds the Vikings' towns."""
    found: list[set[int]] = [set() for _ in range(board.seats)]
    for town, seat in enumerate(board.discs):
        if seat == FREE:
            continue
        if not board.vikings[town]:
            found[seat].add(box.REGION_OF[town])
        elif board.princess == "trade":
            found[board.princess_seat].add(box.REGION_OF[town])
    return [box.REGION_POINTS[len(regions)] for regions in found]


def final_sources(board: Board) -> tuple[Source, ...]:
    """Where the points come from, in the order of the rulebook's final scoring."""
    held, shared = _claims(board)
    most = max(board.coins)
    sole = most if board.coins.count(most) == 1 else None
    lines = {
        "track": board.score,
        "coins": [box.END_COINS if coins == sole else 0 for coins in board.coins],
        "marker": [box.END_MARKER if seat == board.marker else 0 for seat in range(board.seats)],
        "renown": [box.END_RENOWN * renown for renown in board.renown],
        "claims": held,
        "shared-claims": shared,
        "regions": _regions(board),
    }
    return tuple(Source(key, tuple(points)) for key, points in lines.items())


def final_standing(board: Board) -> Standing:
    """Points, then claim tokens, then marriage cards, then shared."""
    claims = [board.claims.count(seat) for seat in range(board.seats)]
    marriages = [len(cards) for cards in board.won]
    return Standing.ranked(final_sources(board), claims=claims, marriages=marriages)


@rule("final")
def final(play: Play, step: Step) -> None:
    """Final scoring; `Board.score` stays what the track says."""
    play.board.phase = "over"
    standing = final_standing(play.board)
    for source in standing.sources:
        play.tell("final-score", source=source.key, points=list(source.points))
    points = list(standing.points)
    play.tell("game-over", winners=standing.winners, points=points, why=standing.why)
