"""The position in words: what a seat holds, the standings, the result."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from engine.kit.contract import Standing
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import DOT, SEAT_LETTERS, first_that_fits, fitted, listed, shortened
from engine.kit.words.score import in_places, place_lines, score_table, source_rows

from ..box import MARKERS
from ..rules.forces import land_allowance
from ..state import NOBODY, VIKINGS, Board, View
from .names import amount, cards_briefly, sides

MOST_HAND: Final = 900
MOST_STANDINGS: Final = 700
_SHORTER: Final = (32, 18, 12, 8)
"""To how many letters names are cut, one after the other, while a text is too long."""


def phase(view: View, say: Say) -> str:
    """Where the game stands, briefly: "Round 3 · Vikings 4 of 8"."""
    board = view.board
    if board.phase != "play":
        return say(f"phase-{board.phase}")
    return DOT.join([say("phase-round", round=board.round), vikings(board, say)])


def vikings(board: Board, say: Say) -> str:
    """How near the Vikings are, or how many have gathered."""
    if board.arrived:
        return say("vikings-here", vikings=amount("vikings", len(board.vikings), say))
    return say("vikings-near", markers=board.markers, most=MARKERS)


# What one seat holds.


def hand(view: View, say: Say, names: Names) -> str:
    """What this seat alone holds, at most 900 characters."""
    mine, board, seat = view.mine, view.board, view.seat
    if mine is None or seat is None:
        return ""
    if board.phase == "decks":
        return say("hand-choosing")
    if not board.alive[seat]:
        return say("hand-out")
    lines = [say("hand-cards", count=len(mine.hand), cards=cards_briefly(mine.hand, say) or "–")]
    if mine.towers:
        cards = cards_briefly(mine.towers, say)
        lines.append(say("hand-tower-cards", count=len(mine.towers), cards=cards))
    if mine.reserve:
        cards = cards_briefly(mine.reserve, say)
        fight = min(len(mine.reserve), land_allowance(board.fiefs[seat]))
        lines.append(say("hand-reserve-cards", count=len(mine.reserve), cards=cards, fight=fight))
    if mine.jouster:
        lines.append(say("hand-jouster", card=cards_briefly([mine.jouster], say)))
    lines.append(say("hand-deck-cards", cards=amount("cards", len(mine.deck), say)))
    return fitted("\n".join(lines), MOST_HAND)


# The standings.


def standings(view: View, say: Say, names: Names) -> str:
    """One short line for each seat, at most 700 characters."""
    texts = (_standings(view, say, shortened(names, most)) for most in _SHORTER)
    return first_that_fits(texts, MOST_STANDINGS)


def _standings(view: View, say: Say, names: Names) -> str:
    return "\n".join(_standing(view, seat, names[seat], say) for seat in range(view.seats))


def _standing(view: View, seat: int, name: str, say: Say) -> str:
    board = view.board
    head = say("standing-seat", letter=SEAT_LETTERS[seat], who=name)
    if not board.alive[seat]:
        return f"{head}{DOT}{say('standing-out')}"
    parts = [head]
    parts += [say(f"standing-{title}") for title in titles(board, seat)]
    parts.append(say("count-fiefs", n=len(board.fiefs[seat])))
    if board.towers[seat]:
        parts.append(f"🗼{board.towers[seat]}")
    parts.append(f"🃏{view.hands[seat]}")
    if view.reserves[seat]:
        parts.append(f"🏹{view.reserves[seat]}")
    if board.banners[seat]:
        parts.append(f"🚩{board.banners[seat]}")
    parts.append(say("standing-deck", cards=view.decks[seat]))
    return DOT.join(parts)


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has that others look at first."""
    board = view.board
    if not board.alive[seat]:
        return {}
    fiefs = board.fiefs[seat]
    return {
        "fiefs": len(fiefs),
        "properties": sum(len(fief.cards) for fief in fiefs),
        "towers": board.towers[seat],
        "banners": board.banners[seat],
        "cards": view.hands[seat],
    }


def titles(board: Board, seat: int) -> list[str]:
    """The titles of a seat: "king", "archbishop"."""
    found = ["king"] if board.king == seat else []
    if any(card.kind == "cathedral" for fief in board.fiefs[seat] for card in fief.cards):
        found.append("archbishop")
    return found


# The end.


def result(standing: Standing, say: Say, names: Names) -> str:
    """Places, and how many rivals each has outlasted, at most 1,500 characters."""
    order = in_places(standing)
    winners = [names[seat] for seat in order if standing.places[seat] == 1]
    won = f"🏆 {say('result-won', who=listed(winners, say))}"
    lines = [won, *place_lines(standing, standing.points, say, names)]
    return "\n".join([*lines, *score_table(source_rows(standing, say), order, wide=3)])


class Told(Struct, frozen=True):
    """How an Earl has ended, as the poster shows it."""

    sign: str
    text: str
    by: int
    """To whom he fell: a seat, else NOBODY."""


_ENDS: Final = {"siege": "siege", "treachery": "treachery", "deck": "deck", "resigned": "out"}


def fate(view: View, seat: int, say: Say) -> Told | None:
    """To whom, how and when; None where that was not written down."""
    for fate in view.board.fates:
        if fate.seat == seat:
            vikings = fate.by == VIKINGS
            sign = "viking" if vikings else _ENDS[fate.how]
            return Told(sign, say("ended", asdict(fate)), NOBODY if vikings else fate.by)
    return None


def falls(view: View, say: Say, names: Names) -> list[str]:
    """A sentence for each Earl who is out."""
    named = {"names": sides(names, say)}
    return [say("fell", asdict(fate) | named) for fate in view.board.fates]
