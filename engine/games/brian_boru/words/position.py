"""The position in words: phase, hand, standings, the board in pages, the result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.kit.showing import Names, Say
from engine.kit.words import DOT, count, first_that_fits, fitted, shortened

from .. import box
from ..rules.upkeep import tally
from ..state import FREE, NOBODY, Board, View, controlled
from .names import ICONS, card_name, card_square, claim_facts, icons_texts, town_number

MOST_HAND: Final = 900
MOST_STANDINGS: Final = 700
MOST_POSITION: Final = 1000
MOST_PAGE: Final = 1500
MOST_NAME: Final = 20


def phase(view: View, say: Say) -> str:
    """Where the game stands, briefly: "Round 2 of 4, trick 3 of 5"."""
    board = view.board
    return say(
        f"phase-{board.phase}",
        round=board.round,
        rounds=board.rounds,
        trick=max(board.trick, 1),
        tricks=board.tricks,
    )


def hand(view: View, say: Say, names: Names) -> str:
    """What this seat alone holds, as text; in symbols where words would be too long."""
    if view.seat is None or view.seat < 0 or view.board.phase in ("placing", "over"):
        return ""
    if view.board.phase == "draft":
        kept = [say("hand-kept", cards=view.drafted)] if view.drafted else []
        head, cards = [*kept, f"**{say('hand-pack')}**"], view.pack
    else:
        head, cards = [f"**{say('hand-title')}**"], view.hand
    if not cards:
        return say("hand-empty")
    words = [f"{card_square(card)} {say('hand-card', card=card)}" for card in cards]
    symbols = [
        f"{card_square(card)} {card_name(say, card)} · {' | '.join(icons_texts(card))}"
        for card in cards
    ]
    return first_that_fits(("\n".join([*head, *lines]) for lines in (words, symbols)), MOST_HAND)


# The standings.


def standings(view: View, say: Say, names: Names) -> str:
    """One short line for each seat."""
    board = view.board
    texts = (
        "\n".join(_standing(board, seat, say, shorter) for seat in range(board.seats))
        for shorter in (names, shortened(names, 14))
    )
    return first_that_fits(texts, MOST_STANDINGS)


def _standing(board: Board, seat: int, say: Say, names: Names) -> str:
    held = {
        "coin": board.coins,
        "renown": board.renown,
        "raider": board.raiders,
        "church": board.church,
        "marriage": board.track,
    }
    parts = [say("standing-line", seat=seat, points=board.score[seat], names=names)]
    parts += [f"{ICONS[icon]} {counts[seat]}" for icon, counts in held.items()]
    if claims := _claims(board, seat):
        worth = sum(box.REGIONS[region].points for region in claims)
        parts.append(f"{ICONS['claim']} {len(claims)} ({worth})")
    if seat == board.marker:
        parts.append(ICONS["marker"])
    return DOT.join(parts)


def _claims(board: Board, seat: int) -> list[str]:
    """Regions whose claim token a seat holds."""
    return [
        region for region, held in zip(box.REGION_KEYS, board.claims, strict=True) if held == seat
    ]


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has that others look at first."""
    board = view.board
    return {
        "points": board.score[seat],
        "towns": len(controlled(board, seat)),
        "claims": len(_claims(board, seat)),
        "renown": board.renown[seat],
        "raiders": board.raiders[seat],
        "discs": board.church[seat],
        "coins": board.coins[seat],
    }


# The cards on the table.


def trick(board: Board) -> dict[str, Any]:
    """The cards on the table in the order in which they were played, and whose is the best."""
    order = [(board.leader + n) % board.seats for n in range(board.seats)]
    played = [(seat, board.played[seat]) for seat in order if board.played[seat]]
    return {"played": played if board.leader != NOBODY else [], "best": in_front(board)}


def table_cards(board: Board, say: Say, names: Names) -> str:
    """The same in words."""
    cards = trick(board)
    return say("at-trick", cards | {"names": names}) if cards["played"] else ""


def in_front(board: Board) -> int:
    """Whose card would win the trick as it lies, or NOBODY."""
    colour = box.COLOURS[board.active]
    fitting = [
        seat
        for seat, card in enumerate(board.played)
        if card and box.SUIT[card] in (colour, "white")
    ]
    return max(fitting, key=lambda seat: box.VALUE[board.played[seat]], default=NOBODY)


# The board.


def position(view: View, say: Say, names: Names) -> str:
    """The board in words, at most 1,000 characters: its pages, cut."""
    return fitted("\n".join(pages(view, say, names)), MOST_POSITION)


def pages(view: View, say: Say, names: Names) -> tuple[str, ...]:
    """What everybody has, then each region with its towns: pages of at most 1,500 characters, a
    region never on two of them."""
    board, names = view.board, shortened(names, MOST_NAME)
    pieces = ["\n".join([*_situation(view, say, names), *_seats(board, say, names)])]
    pieces += ["\n".join(_region(board, region, say, names)) for region in box.REGIONS.values()]
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
        yield say("told-active", town=box.TOWN_KEYS[board.active], colour=box.COLOURS[board.active])
    if cards := table_cards(board, say, names):
        yield cards
    if board.round:
        strengths = "; ".join(map(str, board.strengths))
        yield say("told-battle", battle=board.battle, strengths=strengths)
    if board.marriage:
        yield say("told-offer", card=board.marriage)
    if board.gone:
        yield say("told-gone", cards=board.gone)
    left = board.rounds - board.round
    if left and box.PRINCESS not in (board.marriage, *board.gone):
        yield say("told-to-come", count=left)
    if board.princess:
        yield say("event-princess", way=board.princess, seat=board.princess_seat, names=names)


def _seats(board: Board, say: Say, names: Names) -> Iterator[str]:
    for seat in range(board.seats):
        held = {
            "points": board.score,
            "coins": board.coins,
            "renown": board.renown,
            "raiders": board.raiders,
            "discs": board.church,
        }
        has = [count(say, what, counts[seat]) for what, counts in held.items()]
        space, gives = board.track[seat], box.TRACK[board.track[seat]]
        kind = {"coin": "coins"}.get(gives[0], gives[0]) if gives else ""
        has.append(say("told-space", space=space, kind=kind, n=len(gives)))
        told = {"seat": seat, "names": names, "parts": ", ".join(has)}
        told |= {"claims": _claims(board, seat), "won": board.won[seat]}
        told["marker"] = seat == board.marker
        lines = [say(key, told) for key in ("at-seat", "at-claims", "at-won", "at-marker")]
        yield " ".join(filter(None, lines))


def _region(board: Board, region: box.Region, say: Say, names: Names) -> Iterator[str]:
    """Who holds its token, who has how many towns; then "4, yellow: Ana; by road Munster 5"."""
    seats, vikings = tally(board, region)
    held = {"seats": seats, "vikings": vikings, "names": names}
    yield say("told-region", claim_facts(board, region.key) | held)
    for index in region.towns:
        key, holder = box.TOWN_KEYS[index], board.discs[index]
        yield say(
            "told-town",
            number=town_number(key),
            colour=box.TOWNS[key].colour,
            holder=None if holder == FREE else holder,
            viking=bool(board.vikings[index]),
            monastery=bool(board.monasteries[index]),
            roads=box.TOWNS[key].roads,
            names=names,
        )
