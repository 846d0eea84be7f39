"""The position in words: phase, standings, hand, result, and all of it for the board picture."""

from __future__ import annotations

from functools import partial

from engine.kit.showing import Names, Say
from engine.kit.words import score
from engine.kit.words.phrasing import DOT, SEAT_LETTERS, first_that_fits, fitted, shortened

from ..box import (
    BUILDING_KEYS,
    CARDS,
    DISPUTED_FORTRESS,
    GOODS,
    MAX_CREW,
    OFFERS,
    SETTLEMENTS,
    SPACES_OF,
    VALKYRIE,
)
from ..rules import prospects
from ..rules.scoring import open_points
from ..state import NOBODY, Board, View
from .asking import last_turn
from .names import (
    ICONS,
    amount,
    amounts,
    building_name,
    card_name,
    card_names,
    crew_text,
    hall_text,
    marked_building,
    marked_settlement,
    plunder_text,
    settlement_name,
    tile_text,
    worker_name,
)
from .options import numbers
from .stakes import tiers

MOST_POSITION = 1000
MOST_HAND = 900
MOST_STANDINGS = 700

_SHORTER = (
    (40, "coloured", True),
    (14, "coloured", True),
    (14, "listed", True),
    (14, "counted", True),
    (14, "counted", False),
    (8, "counted", False),
)
"""How the position is made shorter, step by step: letters of names, how plunder sets are told,
whether crews are."""
MOST_PAGE = 1500


def phase(view: View, say: Say) -> str:
    """Where the game stands, briefly: "Turn 12, 31 cards in the draw pile"."""
    board = view.board
    if board.phase == "play" and last_turn(board):
        return say("phase-last", turn=board.turn, left=board.left)
    return say(f"phase-{board.phase}", turn=max(board.turn, 1))


# The hand.


def hand(view: View, say: Say, names: Names) -> str:
    """What this seat alone holds, each card with its effects, and its crew and offerings."""
    if view.seat is None or view.seat < 0:
        return ""
    texts = (_hand(view, say, effects) for effects in ("both", "crew", ""))
    return first_that_fits(texts, MOST_HAND)


def _hand(view: View, say: Say, effects: str) -> str:
    assert view.seat is not None
    board, seat = view.board, view.seat
    cards = view.hand
    lines = [f"**{say('hand-title', count=len(cards))}**" if cards else say("hand-empty")]
    chosen = list(view.chosen)
    lines += [
        _card_line(board, card, cards.count(card), chosen.count(card), say, effects)
        for card in dict.fromkeys(cards)
    ]
    if board.phase == "setup":
        return "\n".join(lines)
    crew = board.crew[seat]
    if crew:
        strength = sum(prospects.strength_of(board, card) for card in crew)
        told = card_names(crew, say)
        lines.append(say("hand-crew", n=len(crew), most=MAX_CREW, strength=strength, cards=told))
    tiles = view.tiles[seat]
    if tiles:
        points = amount("points", sum(OFFERS[tile].points for tile in tiles), say)
        told = amount("offerings", len(tiles), say)
        lines.append(say("hand-tiles", tiles=told, points=points))
    return "\n".join(lines)


def _card_line(board: Board, card: str, count: int, chosen: int, say: Say, effects: str) -> str:
    """ "🏹 Archer ×2 (strength 3, costs 3) – in the crew …; at the Town Hall …"."""
    name = f"{ICONS['folk-' + card]} {card_name(card, say)}"
    if count > 1:
        name = f"{name} ×{count}"
    head = say("hand-card", card=name, numbers=numbers(board, card, say))
    if chosen:
        head = f"{head} {say('hand-chosen')}"
        if chosen < count:
            head = f"{head} ×{chosen}"
    if effects == "both":
        key = "hand-effects" if CARDS[card].hall else "hand-effects-hero"
        return f"{head} – {say(key, crew=crew_text(card, say), hall=hall_text(card, say))}"
    return f"{head} – {crew_text(card, say)}" if effects else head


# Standings and result.


def standings(view: View, say: Say, names: Names) -> str:
    """One short line for each seat."""
    texts = (_standing_lines(view, say, shortened(names, most)) for most in (40, 14))
    return first_that_fits(texts, MOST_STANDINGS)


def _standing_lines(view: View, say: Say, names: Names) -> str:
    board = view.board
    lines = []
    for seat in range(board.seats):
        points = board.score[seat]
        if view.standing is not None:
            points = view.standing.points[seat]
        named = {"letter": SEAT_LETTERS[seat], "who": names[seat]}
        parts = [say("standing-line", points=amount("points", points, say), **named)]
        if view.standing is None:
            parts += [_now(view, seat, say), _goods(board, seat), _crew(board, seat)]
        lines.append(DOT.join(part for part in parts if part))
    return "\n".join(lines)


def _now(view: View, seat: int, say: Say) -> str:
    """What a seat would have if the game ended now, as far as everybody can count it; empty where
    that is what it has."""
    board, tiles = view.board, view.tile_counts[seat]
    n = sum(open_points(board, seat, tiles).values())
    if tiles:
        return say("standing-now-offerings", n=n, tiles=amount("offerings", tiles, say))
    return say("standing-now", n=n) if n != board.score[seat] else ""


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has that others look at first."""
    board = view.board
    held = {kind: getattr(board, kind)[seat] for kind in ("armour", "valkyrie", *GOODS)}
    return {"points": board.score[seat], "crew": len(board.crew[seat]), **held}


def _goods(board: Board, seat: int) -> str:
    """ "🪙3 🛢️2 🛡️1": what a seat has, in signs."""
    kinds = (*GOODS, "armour", "valkyrie")
    held = {kind: getattr(board, kind)[seat] for kind in kinds}
    return " ".join(f"{ICONS[kind]}{n}" for kind, n in held.items() if n)


def _crew(board: Board, seat: int) -> str:
    crew = board.crew[seat]
    strength = sum(prospects.strength_of(board, card) for card in crew)
    return f"{ICONS['crew']}{len(crew)} {ICONS['strength']}{strength}" if crew else ""


result = partial(score.result, sign="👑")
"""Places, why, and a score table by source."""


# The position.


def position(view: View, say: Say, names: Names, most: int = MOST_POSITION) -> str:
    """The board in words, at most so many characters. Long names are cut first, then what lies in
    the settlements is counted instead of listed, then the crews are."""
    board = view.board
    head = [f"{phase(view, say)}."]
    if board.active != NOBODY and board.phase == "play":
        head.append(say("at-turn", who=names[board.active]))
    village = [_village(board, say)]
    offers = [*_offers(view, say), _supply(view, say)]
    text = ""
    for letters, sets, crews in _SHORTER:
        short = shortened(names, letters)
        seats = [_seat_line(view, seat, say, short, crews) for seat in range(board.seats)]
        plunder = _settlements(board, say, sets)
        text = "\n".join([*head, *seats, *village, *plunder, *offers])
        if len(text) <= most:
            return text
    return fitted(text, most)


def pages(view: View, say: Say, names: Names) -> tuple[str, ...]:
    """All that the board's picture shows: the seats; the village, offerings and supply; the
    settlements, each with what it asks for and gives, and its sets."""
    board, short = view.board, shortened(names, 40)
    head = [f"{phase(view, say)}."]
    if board.active != NOBODY and board.phase == "play":
        head.append(say("at-turn", who=short[board.active]))
    seats = [_seat_line(view, seat, say, short, True) for seat in range(board.seats)]
    houses = [
        say(
            "at-worker",
            building=marked_building(key, say),
            colour=say(f"worker-{worker}") if worker else say("at-free"),
        )
        for key, worker in zip(BUILDING_KEYS, board.village, strict=True)
    ]
    home = [say("at-village", workers=", ".join(houses)), *_offers(view, say), _supply(view, say)]
    coast = [_asked_for(board, key, say) for key in SETTLEMENTS]
    all_pages = [*head, *seats], home, coast[:5], coast[5:]
    return tuple(fitted("\n".join(page), MOST_PAGE) for page in all_pages)


def _asked_for(board: Board, key: str, say: Say) -> str:
    """A settlement in full: "⚓ Harbour 1 (crew 2, 2 provisions): grey + 2 gold / …"."""
    place = SETTLEMENTS[key]
    gold = board.fortress_gold if key == DISPUTED_FORTRESS else place.gold
    costs = amounts({"provision": place.provision, "gold": gold}, say)
    points = tiers(key, say) if place.tiers else amount("points", place.points, say)
    sets = _sets(board, key, say, coloured=True) or [say("nothing")]
    return say(
        "at-settlement",
        place=marked_settlement(key, say),
        crew=amount("crew", place.crew, say),
        costs=costs,
        points=points,
        sets=" / ".join(sets),
    )


def _sets(board: Board, key: str, say: Say, coloured: bool) -> list[str]:
    """The plunder sets that are left, with the workers on them."""
    found = []
    for space in SPACES_OF[key]:
        if letters := board.spaces[space.index]:
            plunder = plunder_text(letters, say)
            worker = say(f"worker-{space.worker}")
            told = say("raid-set", worker=worker, plunder=plunder) if coloured else plunder
            found.append(told)
    return found


def _supply(view: View, say: Say) -> str:
    """What the main supply has, and the draw pile."""
    kinds = (*GOODS, VALKYRIE)
    things = ", ".join(amount(kind, view.board.supply[kind], say) for kind in kinds)
    return say("at-supply", things=things, cards=amount("cards", view.deck, say))


def _offers(view: View, say: Say) -> list[str]:
    if not view.board.offers:
        return []
    tiles = DOT.join(tile_text(tile, say) for tile in view.board.offers)
    return [say("at-offers", tiles=tiles, stack=view.stack)]


def _seat_line(view: View, seat: int, say: Say, names: Names, crews: bool) -> str:
    """ "A, Ana: 12 points, 3 silver, 2 provisions; crew Archer, Scout; 4 cards"."""
    board = view.board
    held = {kind: getattr(board, kind)[seat] for kind in (*GOODS, "armour", "valkyrie")}
    parts = [amount("points", board.score[seat], say)]
    parts += [amount(kind, n, say) for kind, n in held.items() if n]
    if board.workers[seat]:
        parts.append(worker_name(board.workers[seat], say))
    if view.tile_counts[seat]:
        parts.append(amount("offerings", view.tile_counts[seat], say))
    parts.append(amount("cards", view.hand_sizes[seat], say))
    if board.crew[seat] and crews:
        parts.append(say("at-crew", cards=card_names(board.crew[seat], say)))
    elif board.crew[seat]:
        parts.append(amount("crew", len(board.crew[seat]), say))
    told = ", ".join(parts)
    return say("at-seat", letter=SEAT_LETTERS[seat], who=names[seat], things=told)


def _village(board: Board, say: Say) -> str:
    """Where workers stand in the village."""
    told = [
        say("at-worker", building=building_name(key, say), colour=say(f"worker-{worker}"))
        for key, worker in zip(BUILDING_KEYS, board.village, strict=True)
        if worker
    ]
    return say("at-village", workers=", ".join(told))


def _settlements(board: Board, say: Say, sets: str) -> list[str]:
    """What is still to be taken in each settlement ("coloured": with the workers), or how many
    sets ("counted")."""
    told = []
    for key in SETTLEMENTS:
        left = _sets(board, key, say, sets == "coloured")
        if left and sets != "counted":
            told.append(f"{settlement_name(key, say)}: {' / '.join(left)}.")
        elif left:
            told.append(f"{settlement_name(key, say)}: {len(left)}")
    if sets == "counted" and told:
        return [say("at-sets", places=", ".join(told))]
    return told
