"""All that the board's picture shows, in pages, for those who have it read to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, fitted, listed, shortened

from ..box import COLOURS, PRINCESS, REGIONS, TOWN_KEYS, TOWNS, TRACK, Region
from ..rules.scoring import tally
from ..state import FACE_DOWN, FACE_UP, FREE, Board, View
from .names import amount, marriage_name, marriage_rewards, town_name, town_number
from .position import claims_of, phase, table_cards

MOST_PAGE = 1500
MOST_POSITION = 1000
MOST_NAME = 20


def position(view: View, say: Say, names: Names) -> str:
    """The board in words, at most 1,000 characters: its pages, cut."""
    return fitted("\n".join(pages(view, say, names)), MOST_POSITION)


def pages(view: View, say: Say, names: Names) -> tuple[str, ...]:
    """What everybody has, then each region with its towns: pages of at most 1,500 characters, a
    region never on two of them."""
    board, names = view.board, shortened(names, MOST_NAME)
    pieces = ["\n".join([*_situation(view, say, names), *_seats(board, say, names)])]
    pieces += ["\n".join(_region(board, region, say, names)) for region in REGIONS.values()]
    found = [pieces[0]]
    for piece in pieces[1:]:
        joined = f"{found[-1]}\n{piece}"
        if len(found) > 1 and len(joined) <= MOST_PAGE:
            found[-1] = joined
        else:
            found.append(piece)
    return tuple(found)


def _situation(view: View, say: Say, names: Names) -> Iterator[str]:
    """The round, the trick, what lies in the middle, and what is out of the game."""
    board = view.board
    yield f"{phase(view, say)}."
    if board.active >= 0:
        colour = COLOURS[board.active]
        yield say("told-active", town=town_name(TOWN_KEYS[board.active], say), colour=colour)
    cards = table_cards(board, say, names)
    if cards:
        yield cards
    if board.round:
        strengths = "; ".join(map(str, board.strengths))
        yield say("told-battle", raiders=amount("raiders", board.battle, say), strengths=strengths)
    if board.marriage:
        card = marriage_name(board.marriage, say)
        yield say("told-offer", card=card, rewards=marriage_rewards(board.marriage, say))
    if board.gone:
        yield say("told-gone", cards=listed([marriage_name(c, say) for c in board.gone], say))
    left = board.rounds - board.round
    if left and PRINCESS not in (board.marriage, *board.gone):
        yield say("told-to-come", count=left)
    if board.princess:
        chosen = {"way": board.princess, "seat": board.princess_seat, "names": names}
        yield say("event-princess", chosen)


def _seats(board: Board, say: Say, names: Names) -> Iterator[str]:
    for seat in range(board.seats):
        has = [
            amount("points", board.score[seat], say),
            amount("coins", board.coins[seat], say),
            amount("renown", board.renown[seat], say),
            amount("raiders", board.raiders[seat], say),
            amount("discs", board.church[seat], say),
            _space(board.track[seat], say),
        ]
        parts = [say("at-seat", letter=SEAT_LETTERS[seat], who=names[seat], parts=", ".join(has))]
        claims = [REGIONS[region].name for region in claims_of(board, seat)]
        if claims:
            parts.append(say("at-claims", regions=", ".join(claims)))
        if board.won[seat]:
            cards = [marriage_name(card, say).partition(",")[0] for card in board.won[seat]]
            parts.append(say("at-won", cards=", ".join(cards)))
        if seat == board.marker:
            parts.append(say("at-marker"))
        yield " ".join(parts)


def _space(space: int, say: Say) -> str:
    """Where one stands on the marriage track, and what that gives."""
    rewards = TRACK[space]
    gives = {
        "": "",
        "coin": amount("coins", len(rewards), say),
        "renown": amount("renown", len(rewards), say),
        "town": say("told-any-town"),
    }[rewards[0] if rewards else ""]
    return say("told-space-gives" if gives else "told-space", space=space, gives=gives)


def _region(board: Board, region: Region, say: Say, names: Names) -> Iterator[str]:
    seats, vikings = tally(board, region)
    holders = [say("scored", who=names[s], points=n) for s, n in enumerate(seats) if n]
    if vikings:
        holders.append(say("scored", who=say("vikings"), points=vikings))
    yield say(
        "told-region",
        region=region.name,
        token=_token(board, region, say, names),
        count=", ".join(holders) or say("told-nobody"),
    )
    for index in region.towns:
        yield _town(board, index, say, names)


def _token(board: Board, region: Region, say: Say, names: Names) -> str:
    points, claim = amount("points", region.points, say), board.claims[region.index]
    if claim == FACE_DOWN:
        return say("detail-claim-down", threshold=region.threshold, points=points)
    if claim == FACE_UP:
        return say("detail-claim-up", points=points)
    return say("detail-claim-held", who=names[claim], points=points)


def _town(board: Board, index: int, say: Say, names: Names) -> str:
    """ "4, yellow: Ana; by road Munster 5"."""
    key = TOWN_KEYS[index]
    holder = board.discs[index]
    has = [say("told-free") if holder == FREE else names[holder]]
    if board.vikings[index]:
        has.append(say("told-viking"))
    if board.monasteries[index]:
        has.append(say("detail-monastery"))
    roads: Sequence[str] = [town_name(other, say) for other in TOWNS[key].roads]
    return say(
        "told-town",
        number=town_number(key),
        colour=TOWNS[key].colour,
        has=", ".join(has),
        roads=", ".join(roads) or say("told-no-road"),
    )
