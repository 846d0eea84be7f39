"""What is told: events, a line of the chronicle each, and a milestone's post; then how things
stand: phase, hand, standings, the board in pages, the result.

`does-KIND` of the catalogue tells what one seat does or gets, without its name; `event-KIND` what
no seat does.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

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

from ..box import BUILDING_KEYS, CARDS, GOODS, MAX_CREW, SETTLEMENTS, VALKYRIE
from ..rules.raids import crew_strength, printed_price, strength_of
from ..rules.turns import open_points
from ..state import NOBODY, Board, View, held, last_turn
from .asking import sets
from .names import ICONS, crew_text

PLACES: Final = {
    "worker-placed": "building",
    "worker-taken": "building",
    "building-copied": "building",
    "hall-played": "card",
    "raid-begins": "settlement",
    "crew-died": "card",
}
"""Which argument names the building, card or settlement for what follows the event."""
_UNTOLD: Final = (
    *("end-near", "tiles-shown", "final-score", "game-over"),
    *("turn-over", "turn-begins", "game-start"),
)
"""Kinds that are no step of a turn: other parts of the summary tell them, or the result below it,
which has points and winners."""
_NEW_LINE: Final = (
    *("worker-placed", "worker-taken", "dice-rolled", "raid-scored", "plunder-taken"),
    *("valkyrie-claimed", "crew-died", "given-back"),
)
"""What begins a line of the story; the rest goes on in the same one."""
_HEADS: Final = ("worker-placed", "worker-taken", "crew-died")
"""What a colon follows: the rest of the line came of it."""

MATTERS: Final = (
    ("end-near",),
    ("taken", "lost", "workers-swapped", "hands-swapped", "crew-lost"),
    ("raid-scored", "offering-made", "valkyrie-claimed"),
    ("plunder-taken", "raid-begins", "crew-died", "hired", "hall-played"),
    ("worker-placed", "worker-taken"),
)
"""What somebody who was away is told first: see `Wording.matters`."""


def deed(event: Event, say: Say, names: Names, here: str = "") -> str:
    """What one seat does or gets by this event, without its name; empty for other events. `here`:
    the building, card or settlement that the line before named: it is not named again."""
    why = event.args.get("why")
    return tell("does", event, say, names, cause="" if why == here else why)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if not done:
        return tell("event", event, say, names)
    if event.seats is not None:
        return capital(f"{done}.")
    return say("line", who=names[event.args["seat"]], what=done)


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """How the game begins, a turn as a story, what the end brings to light: at most 1,200
    characters, in lines; long names are cut before anything else."""
    several = len(of_kind(events, "turn-over")) > 1
    mark = "; " if several else ""
    return summed_up(lambda names: _told(events, say, names, several=several), names, mark)


def _told(events: Events, say: Say, names: Names, *, several: bool) -> list[str]:
    """`several`: the post tells a turn of everybody, each in a line."""
    public = [fact for fact in events if fact.seats is None]
    lines = [tell("sum", fact, say, names) for fact in of_kind(public, "game-start")]
    for turn in by_turns(public)[:-1]:
        told = _turn(turn, say, names, str if several else capital)
        lines += [in_one_line(told, DOT)] if several else told
    ends = [f"⏳ {event(fact, say, names)}" for fact in of_kind(public, "end-near")]
    lines += [*ends, say("sum-last-turns")] if ends else []
    shown = of_kind(public, "tiles-shown")
    return lines + [f"{ICONS['offering']} {event(fact, say, names)}" for fact in shown]


def _turn(events: Events, say: Say, names: Names, begun: Callable[[str], str]) -> list[str]:
    """A heading ("Turn 12 · Ana", or with the settlement that was raided), then a line for each
    worker and each step of a raid."""
    over = events[-1]
    raid = {"settlement": "", "worker": ""}
    for fact in of_kind(events, "raid-begins"):
        raid = fact.args
    lines = [tell("sum", over, say, names, settlement=raid["settlement"], worker=raid["worker"])]
    here, joint = "", ""
    for fact in events:
        if fact.kind in _UNTOLD:
            continue
        here = str(fact.args[PLACES[fact.kind]]) if fact.kind in PLACES else here
        if fact.kind == "raid-begins":
            joint = ""
            continue
        done = deed(fact, say, names, here)
        own = bool(done) and fact.args["seat"] == over.args["seat"]
        if not own:
            told = event(fact, say, names)
            lines += [f"- {told.removesuffix('.')}"] if told else []
            joint = ""
        elif joint and fact.kind not in _NEW_LINE and fact.args.get("why") != "limit":
            lines[-1] = f"{lines[-1]}{joint}{done}"
            joint = "; "
        else:
            lines.append(f"- {begun(done)}")
            joint = ": " if fact.kind in _HEADS else "; "
    return lines


# How things stand


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
    texts = (_hand(view, view.seat, say, effects) for effects in ("both", "crew", ""))
    return first_that_fits(texts, MOST_HAND)


def _hand(view: View, seat: int, say: Say, effects: str) -> str:
    board, cards, tiles = view.board, view.hand, view.tiles[seat]
    lines = [f"**{say('hand-title', count=len(cards))}**" if cards else say("hand-empty")]
    for card in dict.fromkeys(cards):
        chosen = view.chosen.count(card)
        numbers = {"strength": strength_of(board, card), "cost": CARDS[card].cost}
        line = say("hand-card", card=card, n=cards.count(card), **numbers)
        if chosen:
            line += f" {say('hand-chosen')}" + (f" ×{chosen}" if chosen < cards.count(card) else "")
        if effects == "both":
            line += f" – {say('hand-effects', card=card, hero=CARDS[card].hall is None)}"
        elif effects:
            line += f" – {crew_text(say, card)}"
        lines.append(line)
    if board.phase != "setup" and board.crew[seat]:
        lines.append(say("hand-crew", **_crew(board, seat)))
    if board.phase != "setup" and tiles:
        lines.append(say("hand-tiles", tiles=tiles))
    return "\n".join(lines)


def _crew(board: Board, seat: int) -> dict[str, Any]:
    """A seat's crew: who, how many of how many, how strong."""
    cards = board.crew[seat]
    strength = crew_strength(board, seat)
    return {"cards": cards, "crew": len(cards), "most": MAX_CREW, "strength": strength}


# Standings and result.


def standings(view: View, say: Say, names: Names) -> str:
    texts = (_standing_lines(view, say, shortened(names, most)) for most in (40, 14))
    return first_that_fits(texts, MOST_STANDINGS)


def _standing_lines(view: View, say: Say, names: Names) -> str:
    board = view.board
    lines = []
    for seat, points in enumerate(view.standing.points if view.standing else board.score):
        parts = [say("standing-line", letter=SEAT_LETTERS[seat], who=names[seat], points=points)]
        if view.standing is None:
            parts += _now(view, seat, say)
            parts.append(" ".join(f"{ICONS[kind]}{n}" for kind, n in _held(board, seat).items()))
            crew = _crew(board, seat)
            signs = f"{ICONS['crew']}{crew['crew']} {ICONS['strength']}{crew['strength']}"
            parts += [signs] if board.crew[seat] else []
        lines.append(DOT.join(part for part in parts if part))
    return "\n".join(lines)


def _now(view: View, seat: int, say: Say) -> list[str]:
    """What they would have if the game ended now, as far as everybody can count it."""
    tiles = view.tile_counts[seat]
    now = sum(open_points(view.board, seat, tiles).values())
    told = tiles or now != view.board.score[seat]
    return [say("standing-now", n=now, tiles=tiles)] if told else []


def _held(board: Board, seat: int) -> dict[str, int]:
    return {kind: n for kind in (*GOODS, "armour", VALKYRIE) if (n := held(board, seat, kind))}


def counts(view: View, seat: int) -> dict[str, int]:
    board = view.board
    has = {kind: held(board, seat, kind) for kind in ("armour", VALKYRIE, *GOODS)}
    return {"points": board.score[seat], "crew": len(board.crew[seat]), **has}


result = partial(words.result, sign="👑")
"""Places, why, and a score table by source."""


# The position.


def position(view: View, say: Say, names: Names, most: int = MOST_POSITION) -> str:
    """The board in words, at most so many characters: its pages, cut."""
    return fitted("\n".join(pages(view, say, names)), most)


def pages(view: View, say: Say, names: Names) -> tuple[str, ...]:
    """All that the board's picture shows: the seats; the village, offerings and supply; the
    settlements, each with what it asks for and gives, and its sets."""
    board, short = view.board, shortened(names, 40)
    head = [f"{phase(view, say)}."]
    if board.active != NOBODY and board.phase == "play":
        head.append(say("at-turn", who=short[board.active]))
    seats = [_seat_line(view, seat, say, short) for seat in range(board.seats)]
    houses = [
        say("at-worker", building=key, worker=worker)
        for key, worker in zip(BUILDING_KEYS, board.village, strict=True)
    ]
    supply = ", ".join(count(say, kind, board.supply[kind]) for kind in (*GOODS, VALKYRIE))
    home = [say("at-village", workers=", ".join(houses))]
    home += [say("at-offers", tiles=board.offers, stack=view.stack)] if board.offers else []
    home.append(say("at-supply", things=supply, cards=view.deck))
    coast = [
        say(
            "at-settlement",
            settlement=key,
            crew=place.crew,
            costs=printed_price(board, key),
            points=place.points,
            sets=" / ".join(sets(board, key, say)) or say("nothing"),
        )
        for key, place in SETTLEMENTS.items()
    ]
    all_pages = [*head, *seats], home, coast[:5], coast[5:]
    return tuple(fitted("\n".join(page), MOST_PAGE) for page in all_pages)


def _seat_line(view: View, seat: int, say: Say, names: Names) -> str:
    """ "A, Ana: 12 points, 3 silver, 2 provisions; crew Archer, Scout; 4 cards"."""
    board, tiles = view.board, view.tile_counts[seat]
    parts = [count(say, "points", board.score[seat]), *_now(view, seat, say)]
    parts += [count(say, kind, n) for kind, n in _held(board, seat).items()]
    parts += [say("bare-worker", worker=board.workers[seat])] if board.workers[seat] else []
    parts += [count(say, "offerings", tiles)] if tiles and view.standing else []
    parts.append(count(say, "cards", view.hand_sizes[seat]))
    parts += [say("at-crew", cards=board.crew[seat])] if board.crew[seat] else []
    told = ", ".join(parts)
    return say("at-seat", letter=SEAT_LETTERS[seat], who=names[seat], things=told)
