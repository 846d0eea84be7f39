"""The position in words: phase, standings, hand, result, and all of it for the board picture."""

from __future__ import annotations

from engine.kit.showing import Names, Say
from engine.kit.words import score
from engine.kit.words.phrasing import DOT, SEAT_LETTERS, first_that_fits, shortened

from ..box import (
    CARDS,
    COLOURS,
    REGION_KEYS,
    REGIONS,
    SUIT,
    VALUE,
)
from ..state import NOBODY, Board, View, controlled
from .names import (
    ICONS,
    action_text,
    amount,
    card_name,
    card_names,
    card_square,
    icons_text,
)

MOST_HAND = 900
MOST_STANDINGS = 700

result = score.result
"""Places, why, and a score table by source."""


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
        kept = [say("hand-kept", cards=card_names(view.drafted, say))] if view.drafted else []
        head, cards = [*kept, f"**{say('hand-pack')}**"], view.pack
    else:
        head, cards = [f"**{say('hand-title')}**"], view.hand
    if not cards:
        return say("hand-empty")
    ways = (_card_in_words, _card_in_symbols)
    texts = ("\n".join([*head, *(told(card, say) for card in cards)]) for told in ways)
    return first_that_fits(texts, MOST_HAND)


def _card_in_words(card: str, say: Say) -> str:
    actions = range(1, len(CARDS[card].actions))
    named = say(
        "hand-card",
        card=card_name(card, say),
        winning=action_text(card, 0, say),
        losing=" / ".join(action_text(card, action, say) for action in actions),
    )
    return f"{card_square(card)} {named}"


def _card_in_symbols(card: str, say: Say) -> str:
    actions = range(len(CARDS[card].actions))
    symbols = " | ".join(icons_text(card, action) for action in actions)
    return f"{card_square(card)} {card_name(card, say)} · {symbols}"


def standings(view: View, say: Say, names: Names) -> str:
    """One short line for each seat."""
    ways = (names, shortened(names, 14))
    texts = (_standing_lines(view.board, say, shorter) for shorter in ways)
    return first_that_fits(texts, MOST_STANDINGS)


def _standing_lines(board: Board, say: Say, names: Names) -> str:
    return "\n".join(
        _standing_line(board, seat, SEAT_LETTERS[seat], say, names) for seat in range(board.seats)
    )


def _standing_line(board: Board, seat: int, letter: str, say: Say, names: Names) -> str:
    points = amount("points", board.score[seat], say)
    parts = [
        say("standing-line", letter=letter, who=names[seat], points=points),
        f"{ICONS['coin']} {board.coins[seat]}",
        f"{ICONS['renown']} {board.renown[seat]}",
        f"{ICONS['raider']} {board.raiders[seat]}",
        f"{ICONS['church']} {board.church[seat]}",
        f"{ICONS['marriage']} {board.track[seat]}",
    ]
    claims = claims_of(board, seat)
    if claims:
        worth = sum(REGIONS[region].points for region in claims)
        parts.append(f"{ICONS['claim']} {len(claims)} ({worth})")
    if seat == board.marker:
        parts.append(ICONS["marker"])
    return DOT.join(parts)


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has that others look at first."""
    board = view.board
    return {
        "points": board.score[seat],
        "towns": len(controlled(board, seat)),
        "claims": len(claims_of(board, seat)),
        "renown": board.renown[seat],
        "raiders": board.raiders[seat],
        "discs": board.church[seat],
        "coins": board.coins[seat],
    }


def claims_of(board: Board, seat: int) -> list[str]:
    """Regions whose claim token a seat holds; FACE_UP in place of a seat: those on the board."""
    return [region for region, held in zip(REGION_KEYS, board.claims, strict=True) if held == seat]


def table_cards(board: Board, say: Say, names: Names) -> str:
    """The cards on the table in the order in which they were played, the best one marked."""
    played = trick_so_far(board, say, names)
    return say("at-trick", cards=", ".join(played)) if played else ""


def trick_so_far(board: Board, say: Say, names: Names) -> list[str]:
    """Each card that was played, with who played it; the one that would take the trick is told."""
    order = [(board.leader + n) % board.seats for n in range(board.seats)]
    best = in_front(board)
    return [
        say(
            "played-best" if seat == best else "played",
            card=f"{card_square(board.played[seat])} {card_name(board.played[seat], say)}",
            who=names[seat],
        )
        for seat in order
        if board.leader != NOBODY and board.played[seat]
    ]


def in_front(board: Board) -> int:
    """Whose card would win the trick as it lies, or NOBODY."""
    colour = COLOURS[board.active]
    fitting = [
        seat for seat, card in enumerate(board.played) if card and SUIT[card] in (colour, "white")
    ]
    return max(fitting, key=lambda seat: VALUE[board.played[seat]], default=NOBODY)
