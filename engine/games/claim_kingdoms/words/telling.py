"""What is told: events, a line of the chronicle each, and a milestone's post: how the game begins,
a turn as it went, the end with its scoring, of which the result below it has the totals. Then how
things stand: phase, hand, standings, the board in pages, the result.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from engine.kit import words
from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words import (
    DOT,
    MOST_HAND,
    MOST_PAGE,
    MOST_POSITION,
    MOST_STANDINGS,
    SEAT_LETTERS,
    Events,
    by_turns,
    capital,
    count,
    first_that_fits,
    fitted,
    in_one_line,
    of_kind,
    shortened,
    summed_up,
    tell,
)

from ..box import FACTIONS, VALUE
from ..rules.ground import field_now, ground, key_of, open_spaces
from ..rules.turns import counts as majorities
from ..rules.turns import final_standing
from ..state import UNKNOWN, Board, View
from .names import SIGNS, card_name, name, power_text, stands_on

_AT_THE_END: Final = ("game-ends", "map-scored", "faction-scored", "game-over", "turn-over")
"""Kinds that are no step of a turn."""
_UNTOLD: Final = ("power-used", "supply-empty")
"""Public kinds that a summary leaves out: the lines beside them say it."""

_FOUND: Final = ("treasure", "guessed")
"""What nobody knew before: whoever's turn it is wants to hear of it, too."""
MATTERS: Final = (
    ("supply-empty", "game-ends"),
    ("card-stolen", "card-lost", "raided", "petrified", "turned-down", "poisoned", *_FOUND),
    ("follower-removed", "follower-added", "follower-moved", "followers-exchanged", "card-swapped"),
    ("card-played", "card-moved", "card-revealed", "moon"),
    ("points", "power-used", "power-copied"),
)
"""What somebody who was away is told first: see `Wording.matters`."""


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or gets by this event, without its name; empty for other events."""
    own = event.args.get("owner") == event.args.get("seat")
    return tell("does", event, say, names, own=own)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if not done:
        return tell("event", event, say, names)
    if event.seats is not None and event.kind != "card-lost":
        return capital(f"{done}.")
    return say("line", who=names[event.args["seat"]], what=done)


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """At most 1,200 characters, in lines; long names are cut before anything else."""
    several = len(of_kind(events, "turn-over")) > 1
    mark = "; " if several else ""
    return summed_up(lambda names: _told(events, view, say, names), names, mark)


def _told(events: Events, view: View, say: Say, names: Names) -> list[str]:
    begins = of_kind(events, "game-start")
    if begins:
        lines = [tell("sum", begins[0], say, names)]
        lines += [say("sum-maps", begins[0].args)] if begins[0].args["maps"] else []
        display = view.board.display
        starts = of_kind(events, "start-card")
        return lines + [tell("sum", fact, say, names, display=display) for fact in starts]
    public = [fact for fact in events if fact.seats is None and fact.kind not in _UNTOLD]
    turns = by_turns(public)
    if len(turns) < 3:
        return _turn(public, say, names, capital) + _end(public, say, names)
    # The picture has the new cards.
    turns = [[fact for fact in turn if fact.kind != "display-filled"] for turn in turns]
    told = [_turn(turn, say, names, str) for turn in turns]
    return [in_one_line(turn, "; ") for turn in told if turn] + _end(public, say, names)


def _turn(events: Events, say: Say, names: Names, begun: Callable[[str], str]) -> list[str]:
    """A heading for the card that was played, then a line for each thing that came of it."""
    lines: list[str] = []
    acting = None
    for index, fact in enumerate(events):
        if fact.kind == "card-played" and fact.args["why"] == "hand":
            acting = fact.args["seat"]
            lines.append(_heading(fact, events[index:], say, names))
        elif fact.kind in _AT_THE_END:
            acting = None if fact.kind == "turn-over" else acting
        elif (done := deed(fact, say, names)) and fact.args["seat"] == acting:
            lines.append(f"- {begun(done)}")
        elif told := event(fact, say, names):
            lines.append(f"- {told}" if acting is not None else told)
    return lines


def _heading(played: Event, after: Events, say: Say, names: Names) -> str:
    """ "Turn 12 · Ana: Elves on C4; 11 followers left" when it is over."""
    seat, left = played.args["seat"], 0
    for fact in after:
        if fact.kind == "turn-over":
            turn = fact.args["turn"]
            return tell("sum", played, say, names, turn=turn, followers=left)
        if "supply" in fact.args and fact.args.get("owner", fact.args["seat"]) == seat:
            left = fact.args["supply"]
    return event(played, say, names)


def _end(events: Events, say: Say, names: Names) -> list[str]:
    """Why the game ends, what each map and each faction brings."""
    lines = [f"🏁 {event(fact, say, names)}" for fact in of_kind(events, "game-ends")]
    lines += [tell("sum", fact, say, names) for fact in of_kind(events, "map-scored")]
    factions = of_kind(events, "faction-scored")
    lines += [tell("sum", fact, say, names) for fact in factions if any(fact.args["points"])]
    none = [fact.args["faction"] for fact in factions if not any(fact.args["points"])]
    return lines + ([say("sum-unscored", cards=none)] if none else [])


# How things stand


def phase(view: View, say: Say) -> str:
    """Where the game stands, briefly: "Turn 12 · 31 cards in the deck"."""
    board = view.board
    return say("phase", phase=board.phase, turn=max(board.turn, 1), deck=view.deck)


# The hand.


def hand(view: View, say: Say, names: Names) -> str:
    """What this seat alone holds and may choose from, each card with its power; at last what it
    knows of other hands."""
    if view.seat is None or view.seat < 0 or view.board.phase != "play":
        return ""
    ways = ((40, True), (14, True), (14, False))
    texts = (
        "\n".join(_hand(view, view.seat, say, shortened(names, most), with_powers))
        for most, with_powers in ways
    )
    return first_that_fits(texts, MOST_HAND)


def _hand(view: View, seat: int, say: Say, names: Names, with_powers: bool) -> list[str]:
    own, display = view.hands[seat], view.board.display
    looked = [card for card in view.looked if card != UNKNOWN]
    lines = [f"**{say('hand-title', count=len(own))}**"] if own else [say("hand-empty")]
    lines += [_card_line(card, say, True) for card in own]
    if looked:
        lines.append(f"**{say('hand-looked')}**")
        lines += _card_lines(looked, say, with_powers)
    if display:
        lines.append(f"**{say('hand-display', deck=view.deck)}**")
        lines += _card_lines(display, say, with_powers and not looked)
    # What this seat knows of other hands, for it saw it.
    told = []
    for other, cards in enumerate(view.hands):
        known = [card for card in cards if card != UNKNOWN]
        if known and other != seat:
            told.append(say("hand-holds", {"other": other, "cards": known, "names": names}))
    return [*lines, say("hand-seen", hands=", ".join(told))] if told else lines


def _card_lines(cards: Sequence[str], say: Say, with_power: bool) -> list[str]:
    """A line for each faction; equal cards in one."""
    return [
        _card_line(card, say, with_power, f" ×{cards.count(card)}" if cards.count(card) > 1 else "")
        for card in dict.fromkeys(cards)
    ]


def _card_line(card: str, say: Say, with_power: bool, mark: str = "") -> str:
    head = f"{SIGNS[card]} {card_name(say, card)}{mark}"
    return f"{head} – {power_text(say, card)}" if with_power else head


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
        points = final[seat] if board.phase == "over" else board.score[seat]
        parts = [say("standing", {"seat": seat, "names": names, "points": points})]
        parts += [count(say, "followers", board.supply[seat])] if board.phase != "over" else []
        parts += [count(say, "now", final[seat])] if board.phase == "play" else []
        if not view.hands[seat] and board.phase == "play" and seat != board.active:
            parts.append(say("standing-no-card"))
        lines.append(DOT.join(parts))
    return "\n".join(lines)


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has that others look at first."""
    board = view.board
    if board.phase != "play":
        return {}
    now = final_standing(board).points[seat]
    return {"now": now, "points": board.score[seat], "followers": board.supply[seat]}


def source_name(source: str, say: Say) -> str:
    """What a line of the score table is called."""
    if source == "play":
        return say("source-play")
    kind, _, number = source.partition("-")
    return say("map", map=int(number)) if kind == "map" else name(say, source)


result = partial(words.result, source_name=source_name)
"""Places, why, and a score table by source."""


# The position.


def position(view: View, say: Say, names: Names) -> str:
    """The board in words. Long names are cut first, then free spaces, counts and
    cards on which nobody stands left out."""
    ways = ((40, 2), (14, 2), (8, 2), (8, 1), (8, 0), (8, -1))
    texts = (_position(view, say, shortened(names, most), detail) for most, detail in ways)
    return first_that_fits(texts, MOST_POSITION)


def _position(view: View, say: Say, names: Names, detail: int) -> str:
    lines, board = _head(view, say, names), view.board
    if board.phase != "factions":
        lines += _maps(board, say)
        lines += _free_fields(board, say) if detail > 1 else []
        lines += _cards(board, say, detail)
    return "\n".join(lines)


def pages(view: View, say: Say, names: Names) -> tuple[str, ...]:
    """All that the board's picture shows, for those who read: the seats and the cards to take; the
    war maps with their free spaces; each faction's cards, where they lie and who stands there."""
    board, head = view.board, _head(view, say, shortened(names, 40))
    if board.phase == "factions":
        return ("\n".join(head),)
    land = [*_maps(board, say), *_free_fields(board, say)]
    spaces = ", ".join(map(key_of, open_spaces(board))) if board.phase == "play" else ""
    land += [say("at-open", spaces=spaces)] if spaces else []
    cards = _cards(board, say, 2)
    half = (len(cards) + 1) // 2
    parts = (head, land, cards[:half], cards[half:])
    return tuple([fitted("\n".join(part), MOST_PAGE) for part in parts if part])


def _head(view: View, say: Say, names: Names) -> list[str]:
    """Whose turn it is, what the seats have, the cards to take, what is out of the game."""
    board, lines = view.board, [f"{phase(view, say)}."]
    if board.phase == "factions":
        lines += [say("at-factions", factions=tuple(board.factions))] if board.factions else []
        return lines + ([say("at-maps", maps=board.maps)] if board.maps else [])
    if board.phase == "play" and board.active >= 0:
        lines.append(say("at-turn", who=names[board.active]))
    if board.last in board.cards:
        card = board.cards[board.last]
        faction = "" if card.down else card.faction
        lines.append(say("at-last", card=faction, space=key_of(board.last)))
    final = final_standing(board).points
    for seat in range(board.seats):
        has = {"points": board.score[seat], "followers": board.supply[seat]}
        lines.append(say("at-seat", {"seat": seat, "names": names, **has}))
        if board.phase == "play":
            lines[-1] += f" {count(say, 'now', final[seat])}."
    lines += [say("at-display", cards=tuple(board.display))] if board.display else []
    lines += [say("at-out", cards=tuple(board.out))] if board.out else []
    if any(FACTIONS[key].power.rule == "moon" for key in board.factions):
        lines.append(say("at-moon", moon=board.moon))
    return lines


def _counted(found: Sequence[int], say: Say) -> str:
    """Followers as they count, the most first: "A×4 B×2"."""
    there = sorted((-count, seat) for seat, count in enumerate(found) if count)
    return " ".join(f"{SEAT_LETTERS[seat]}×{-count}" for count, seat in there) or say("nobody")


_ALONE = re.compile(r"×1\b")
"""One follower needs no number where many places are told."""


def _cards(board: Board, say: Say, detail: int) -> list[str]:
    """Where the cards of each faction lie, who stands on them, and how that counts."""
    places: dict[str, list[str]] = {}
    down = []
    for cell, card in sorted(board.cards.items()):
        stands = _ALONE.sub("", stands_on(say, card).replace(", ", " "))
        if card.down:
            down.append(key_of(cell))
        elif stands or detail >= 0:
            places.setdefault(card.faction, []).append(f"{key_of(cell)} {stands}".rstrip())
    lines, counts = [], majorities(board)
    for faction in board.factions:
        spaces = ", ".join(places.get(faction, ()))
        if detail > 0 and len(places.get(faction, ())) > 1:
            told = {"value": VALUE[faction], "counts": _counted(counts[faction], say)}
            lines.append(say("at-faction", faction=faction, spaces=spaces, **told))
        elif spaces:
            lines.append(f"{name(say, faction)}: {spaces}.")
    return lines + ([say("at-down", spaces=", ".join(down))] if down else [])


def _maps(board: Board, say: Say) -> list[str]:
    """What each map is worth, who has how many followers there, and how much of it is free."""
    on = ground(board.maps).maps
    counts = majorities(board)
    return [
        say(
            "at-map",
            map=key,
            free=sum(here == key and cell not in board.cards for cell, here in on.items()),
            counts=_counted(counts[key], say),
        )
        for key in board.maps
    ]


def _free_fields(board: Board, say: Say) -> list[str]:
    """The special spaces that no card covers, by what acts there."""
    found: dict[str, list[str]] = {}
    for cell in ground(board.maps).fields:
        field = field_now(board, cell)
        if field != "plain" and cell not in board.cards:
            found.setdefault(field, []).append(key_of(cell))
    told = [
        say("at-field", field=field, spaces=", ".join(spaces)) for field, spaces in found.items()
    ]
    return [say("at-fields", fields="; ".join(told))] if told else []
