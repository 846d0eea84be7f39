"""The position in words: phase, standings, hand, result, and all of it for the board picture."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from engine.kit.showing import Names, Say
from engine.kit.words import score
from engine.kit.words.phrasing import DOT, SEAT_LETTERS, first_that_fits, fitted, listed, shortened

from ..box import FACTIONS, MAPS, VALUE
from ..rules.ground import ground, key_of, open_spaces
from ..rules.scoring import counts as majorities
from ..rules.scoring import final_standing
from ..state import UNKNOWN, Board, View
from .names import (
    EMOJI,
    amount,
    card_name,
    faction_name,
    faction_names,
    gathered,
    power_text,
    stands_on,
)

_ALONE = re.compile(r"×1\b")
"""One follower needs no number where many places are told."""

MOST_POSITION = 1000
MOST_PAGE = 1500
MOST_HAND = 900
MOST_STANDINGS = 700


def phase(view: View, say: Say) -> str:
    """Where the game stands, briefly: "Turn 12 · 31 cards in the deck"."""
    board = view.board
    cards = amount("cards", view.deck, say)
    return say(f"phase-{board.phase}", turn=max(board.turn, 1), cards=cards)


# The hand.


def hand(view: View, say: Say, names: Names) -> str:
    """What this seat alone holds and may choose from, each card with its power; at last what it
    knows of other hands."""
    if view.seat is None or view.seat < 0 or view.board.phase != "play":
        return ""
    looked = [card for card in view.looked if card != UNKNOWN]
    ways = ((40, True), (14, True), (14, False))
    texts = (
        _hand(view, looked, say, shortened(names, most), with_powers) for most, with_powers in ways
    )
    return first_that_fits(texts, MOST_HAND)


def _hand(view: View, looked: list[str], say: Say, names: Names, with_powers: bool) -> str:
    assert view.seat is not None
    own = view.hands[view.seat]
    lines = [f"**{say('hand-title', count=len(own))}**"] if own else [say("hand-empty")]
    chosen = own.index(view.chosen) if view.chosen in own else -1
    for index, card in enumerate(own):
        mark = f" {say('hand-chosen')}" if index == chosen else ""
        lines.append(_card_line(card, say, True, mark))
    if looked:
        lines.append(f"**{say('hand-looked')}**")
        lines += _card_lines(looked, say, with_powers)
    display = view.board.display
    if display:
        lines.append(f"**{say('hand-display', cards=amount('cards', view.deck, say))}**")
        lines += _card_lines(display, say, with_powers and not looked)
    lines += _seen_elsewhere(view, say, names)
    return "\n".join(lines)


def _card_lines(cards: Sequence[str], say: Say, with_power: bool) -> list[str]:
    """A line for each faction; equal cards in one."""
    return [
        _card_line(card, say, with_power, f" ×{cards.count(card)}" if cards.count(card) > 1 else "")
        for card in dict.fromkeys(cards)
    ]


def _card_line(card: str, say: Say, with_power: bool, mark: str = "") -> str:
    head = f"{EMOJI[card]} {card_name(card, say)}{mark}"
    return f"{head} – {power_text(card, say)}" if with_power else head


def _seen_elsewhere(view: View, say: Say, names: Names) -> list[str]:
    """What this seat knows of other hands, for it saw it."""
    told = []
    for other, cards in enumerate(view.hands):
        known = [card for card in cards if card != UNKNOWN]
        if known and other != view.seat:
            told.append(say("hand-holds", who=names[other], cards=faction_names(known, say)))
    return [say("hand-seen", hands=", ".join(told))] if told else []


# Standings and result.


def standings(view: View, say: Say, names: Names) -> str:
    """One short line for each seat, with what it would have if the game ended now."""
    texts = (_standing_lines(view, say, shortened(names, most)) for most in (40, 14))
    return first_that_fits(texts, MOST_STANDINGS)


def _standing_lines(view: View, say: Say, names: Names) -> str:
    board = view.board
    final = final_standing(board).points
    lines = []
    for seat in range(board.seats):
        named = {"letter": SEAT_LETTERS[seat], "who": names[seat]}
        if board.phase == "over":
            lines.append(say("standing-over", points=amount("points", final[seat], say), **named))
            continue
        parts = [
            say("standing-line", points=amount("points", board.score[seat], say), **named),
            amount("followers", board.supply[seat], say),
        ]
        if board.phase == "play":
            parts.append(say("count-now", n=final[seat]))
        if not view.hands[seat] and board.phase == "play" and seat != board.active:
            parts.append(say("standing-no-card"))
        lines.append(DOT.join(parts))
    return "\n".join(lines)


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has that others look at first."""
    board = view.board
    if board.phase != "play":
        return {}
    return {
        "now": final_standing(board).points[seat],
        "points": board.score[seat],
        "followers": board.supply[seat],
    }


def source_name(source: str, say: Say) -> str:
    """What a line of the score table is called."""
    if source == "play":
        return say("source-play")
    kind, _, number = source.partition("-")
    return say("map", map=int(number)) if kind == "map" else faction_name(source, say)


result = partial(score.result, source_name=source_name)
"""Places, why, and a score table by source."""


# The position.


def position(view: View, say: Say, names: Names) -> str:
    """The board in words. Long names are cut first, then free spaces, counts and
    cards on which nobody stands left out."""
    ways = ((40, 2), (14, 2), (8, 2), (8, 1), (8, 0), (8, -1))
    texts = (_position(view, say, shortened(names, most), detail) for most, detail in ways)
    return first_that_fits(texts, MOST_POSITION)


def _position(view: View, say: Say, names: Names, detail: int) -> str:
    board = view.board
    lines = [f"{phase(view, say)}."]
    if board.phase == "factions":
        if board.factions:
            lines.append(say("at-factions", factions=faction_names(board.factions, say)))
        if board.maps:
            lines.append(say("at-maps", maps=listed([str(key) for key in board.maps], say)))
        return "\n".join(lines)
    if board.phase == "play" and board.active >= 0:
        lines.append(say("at-turn", who=names[board.active]))
    if board.last in board.cards:
        card = board.cards[board.last]
        name = say("face-down") if card.down else faction_name(card.faction, say)
        lines.append(say("at-last", card=name, space=key_of(board.last)))
    for seat in range(board.seats):
        points = amount("points", board.score[seat], say)
        left = amount("followers", board.supply[seat], say)
        named = {"letter": SEAT_LETTERS[seat], "who": names[seat]}
        lines.append(say("at-seat", points=points, followers=left, **named))
    if board.display:
        lines.append(say("at-display", cards=listed(gathered(board.display, say), say)))
    if board.out:
        lines.append(say("at-out", cards=", ".join(gathered(board.out, say))))
    if any(FACTIONS[key].power.rule == "moon" for key in board.factions):
        lines.append(say(f"at-moon-{board.moon}"))
    if detail < -1:
        return "\n".join(lines)
    by_map, by_faction = majorities(board)
    lines += _maps(board, by_map, say)
    if board.maps and detail > 1:
        lines += _free_fields(board, say)
    lines += _cards(board, by_faction, say, detail)
    return "\n".join(lines)


def pages(view: View, say: Say, names: Names) -> tuple[str, ...]:
    """All that the board's picture shows, for those who read: the seats and the cards to take; the
    war maps with their free spaces; each faction's cards, where they lie and who stands there."""
    board, short = view.board, shortened(names, 40)
    head = _position(view, say, short, -2).split("\n")
    if board.phase == "factions":
        return ("\n".join(head),)
    by_map, by_faction = majorities(board)
    land = [*_maps(board, by_map, say), *_free_fields(board, say)]
    if board.phase == "play":
        spaces = ", ".join(key_of(cell) for cell in open_spaces(board))
        land += [say("at-open", spaces=spaces)] if spaces else []
    cards = _cards(board, by_faction, say, 2)
    half = (len(cards) + 1) // 2
    parts = (head, land, cards[:half], cards[half:])
    return tuple([fitted("\n".join(part), MOST_PAGE) for part in parts if part])


def _counted(found: Sequence[int], say: Say) -> str:
    """Followers as they count, the most first: "A×4 B×2"."""
    there = sorted((-count, seat) for seat, count in enumerate(found) if count)
    return " ".join(f"{SEAT_LETTERS[seat]}×{-count}" for count, seat in there) or say("nobody")


def _cards(
    board: Board, by_faction: Mapping[str, Sequence[int]], say: Say, detail: int
) -> list[str]:
    """Where the cards of each faction lie, who stands on them, and how that counts."""
    places: dict[str, list[str]] = {}
    down = []
    for cell, card in sorted(board.cards.items()):
        if card.down:
            down.append(key_of(cell))
            continue
        stands = _ALONE.sub("", stands_on(card, say).replace(", ", " "))
        if not stands and detail < 0:
            continue
        place = f"{key_of(cell)} {stands}" if stands else key_of(cell)
        places.setdefault(card.faction, []).append(place)
    lines = []
    for faction in board.factions:
        if faction not in places:
            continue
        name, spaces = faction_name(faction, say), ", ".join(places[faction])
        if detail > 0 and len(places[faction]) > 1:
            told = _counted(by_faction[faction], say)
            lines.append(
                say("at-faction", faction=name, value=VALUE[faction], counts=told, spaces=spaces)
            )
        else:
            lines.append(f"{name}: {spaces}.")
    if down:
        lines.append(say("at-down", spaces=", ".join(down)))
    return lines


def _maps(board: Board, by_map: Mapping[int, Sequence[int]], say: Say) -> list[str]:
    """What each map is worth, who has how many followers there, and how much of it is free."""
    told: list[str] = []
    if not board.maps:
        return told
    fields = ground(tuple(board.maps)).maps
    for key in board.maps:
        free = sum(on == key and cell not in board.cards for cell, on in fields.items())
        first, second = MAPS[key].first, MAPS[key].second
        found = _counted(by_map[key], say)
        told.append(say("at-map", map=key, first=first, second=second, free=free, counts=found))
    return told


def _free_fields(board: Board, say: Say) -> list[str]:
    """The special spaces that no card covers, by what acts there."""
    if not board.maps:
        return []
    found: dict[str, list[str]] = {}
    for cell, field in ground(tuple(board.maps)).fields.items():
        if field == "plain" or cell in board.cards or (field == "ruin" and cell not in board.ruins):
            continue
        found.setdefault(field, []).append(key_of(cell))
    told = [
        say(
            "at-field",
            field=say("at-treasure" if field == "ruin" else f"field-{field}"),
            spaces=", ".join(spaces),
        )
        for field, spaces in found.items()
    ]
    return [say("at-fields", fields="; ".join(told))] if told else []
