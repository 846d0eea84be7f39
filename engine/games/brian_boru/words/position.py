"""The position in words: phase, standings, hand, result, and all of it for the board picture."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kit.showing import Names, Say
from engine.kit.words import score
from engine.kit.words.phrasing import DOT, SEAT_LETTERS, first_that_fits, shortened

from ..box import (
    CARDS,
    COLOURS,
    REGION_KEYS,
    REGION_OF,
    REGIONS,
    SUIT,
    TOWN_KEYS,
    VALUE,
)
from ..state import FACE_UP, NOBODY, Board, View, controlled
from .names import (
    ICONS,
    action_text,
    amount,
    card_name,
    card_names,
    card_square,
    icons_text,
    marriage_name,
    region_name,
    town_name,
    town_number,
)

MOST_POSITION = 1000
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


def position(view: View, say: Say, names: Names) -> str:
    """The board in words. Long names are cut first, then those of the regions."""
    ways = ((80, False), (14, False), (14, True), (8, True))
    texts = (_position(view, say, shortened(names, most), short) for most, short in ways)
    return first_that_fits(texts, MOST_POSITION)


def _position(view: View, say: Say, names: Names, short: bool) -> str:
    board = view.board
    lines = [f"{phase(view, say)}."]
    if board.active >= 0:
        lines.append(say("at-active", town=town_name(TOWN_KEYS[board.active], say)))
    cards = table_cards(board, say, names)
    if cards:
        lines.append(cards)
    if board.round:
        lines.append(_offer(board, say))
    lines += [_seat_in_words(board, seat, say, names, short) for seat in range(board.seats)]
    marks = (("at-vikings", board.vikings), ("at-monasteries", board.monasteries))
    for key, marked in marks:
        towns = _by_region([town for town, mark in enumerate(marked) if mark], short)
        if towns:
            lines.append(say(key, towns=towns))
    up = claims_of(board, FACE_UP)
    if up:
        lines.append(say("at-up", regions=", ".join(_regions(up, short))))
    return "\n".join(lines)


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


def _offer(board: Board, say: Say) -> str:
    battle = amount("raiders", board.battle, say)
    if not board.marriage:
        return say("at-no-offer", battle=battle)
    return say("at-offer", battle=battle, card=marriage_name(board.marriage, say))


def _seat_in_words(board: Board, seat: int, say: Say, names: Names, short: bool) -> str:
    has = [
        amount("points", board.score[seat], say),
        amount("coins", board.coins[seat], say),
        say("at-renown", n=board.renown[seat]),
    ]
    rest = {"raiders": board.raiders, "church": board.church, "track": board.track}
    has += [say(f"at-{key}", n=held[seat]) for key, held in rest.items() if held[seat]]
    parts = [say("at-seat", letter=SEAT_LETTERS[seat], who=names[seat], parts=", ".join(has))]
    towns = controlled(board, seat)
    if towns:
        parts.append(say("at-towns", towns=_by_region(towns, short)))
    claims = claims_of(board, seat)
    if claims:
        parts.append(say("at-claims", regions=", ".join(_regions(claims, short))))
    if board.won[seat]:
        cards = ", ".join(marriage_name(card, say).partition(",")[0] for card in board.won[seat])
        parts.append(say("at-won", cards=cards))
    if seat == board.marker:
        parts.append(say("at-marker"))
    return " ".join(parts)


def _regions(regions: Sequence[str], short: bool) -> list[str]:
    names = [region_name(region) for region in regions]
    return [_short_region(name) for name in names] if short else names


def _short_region(name: str) -> str:
    """ "S. Uí Néill", "Muns"."""
    first, _, rest = name.partition(" ")
    if rest:
        return f"{first[0]}. {rest}"
    return name if len(name) <= 5 else name[:4]


def in_front(board: Board) -> int:
    """Whose card would win the trick as it lies, or NOBODY."""
    colour = COLOURS[board.active]
    fitting = [
        seat for seat, card in enumerate(board.played) if card and SUIT[card] in (colour, "white")
    ]
    return max(fitting, key=lambda seat: VALUE[board.played[seat]], default=NOBODY)


def _by_region(towns: Sequence[int], short: bool) -> str:
    """Towns by region: "Munster 2/5, Leinster 1"."""
    numbers: dict[str, list[str]] = {}
    for town in towns:
        region = REGION_KEYS[REGION_OF[town]]
        numbers.setdefault(region, []).append(str(town_number(TOWN_KEYS[town])))
    named = _regions(list(numbers), short)
    return ", ".join(
        f"{name} {'/'.join(there)}" for name, there in zip(named, numbers.values(), strict=True)
    )
