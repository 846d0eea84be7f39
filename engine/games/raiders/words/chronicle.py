"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.chronicle import (
    Args,
    Chronicle,
    Own,
    Reads,
    Text,
    Texts,
    as_is,
    by_kind,
    by_name,
    counted,
    either,
    read,
    seat,
    verdict,
)
from engine.kit.words.phrasing import DOT, capital
from engine.kit.words.score import source_name

from ..box import BUILDINGS, OFFERS, SETTLEMENTS
from .names import (
    ICONS,
    amount,
    amounts,
    at_building,
    card_name,
    from_building,
    marked,
    marked_building,
    marked_names,
    marked_settlement,
    tile_price,
    tile_text,
)
from .stakes import strength_parts


def why(reason: str, say: Say) -> str:
    """What did it: a building, a card or a settlement, with its sign."""
    if reason in BUILDINGS:
        return marked_building(reason, say)
    if reason in SETTLEMENTS:
        return marked_settlement(reason, say)
    return marked(reason, say)


def rolls(args: Args, say: Say, names: Names) -> str:
    """Who rolled what for the first turn: "Ana 3+4, Bea 2+5"."""
    return ", ".join(f"{names[seat]} {one}+{two}" for seat, one, two in args["rolls"])


def dice(faces: Iterable[int]) -> str:
    """The dice as they lie: "3️⃣ 5️⃣"."""
    return " ".join(ICONS[f"die-{face}"] for face in faces)


def _worker(colour: str, say: Say) -> str:
    return say("worker", colour=colour)


def _cards(cards: list[str] | int, say: Say) -> str:
    """Cards by name, or how many."""
    return amount("cards", cards, say) if isinstance(cards, int) else marked_names(cards, say)


def _tiles(tiles: list[str] | int, say: Say) -> str:
    """Offerings with what they ask for, or how many."""
    if isinstance(tiles, int):
        return amount("offerings", tiles, say)
    return DOT.join(tile_text(tile, say) for tile in tiles) or say("nothing")


READS: Final[Reads] = {
    "worker": by_name(_worker),
    "building": by_name(marked_building),
    "card": by_name(marked),
    "cards": by_name(_cards),
    "gave": by_name(marked_names),
    "got": by_name(marked_names),
    "tile": by_name(tile_text),
    "tiles": by_name(_tiles),
    "points": counted("points"),
    "source": by_name(source_name),
    "other": seat,
}

_WHY = read("why", by_name(why))
_FROM = read("building", by_name(from_building))
_PLACE = read("settlement", by_name(marked_settlement))


def _things(args: Args, say: Say, names: Names) -> str:
    return amount(args.get("kind", "armour"), args["amount"], say)


def _wanted(args: Args, say: Say, names: Names) -> str:
    return amount(args["kind"], args["wanted"], say)


def _scores(args: Args, say: Say, names: Names) -> str:
    """Who gets how many: "Ana 8, Bea 4"; "nobody"."""
    told = [f"{name} {n}" for name, n in zip(names, args["points"], strict=True) if n]
    return ", ".join(told) if told else say("nobody")


def _sign(icon: str) -> Own:
    return lambda args, say, names: ICONS[icon]


def _because(key: str, **own: Own) -> Text:
    """A text with its reason, or the one without where the reason was just named."""
    return Text(lambda args: _here(key, args), why=_WHY, **own)


def _here(key: str, args: Args) -> str:
    return f"{key}-here" if args["why"] == args["here"] else key


def _drawn(args: Args) -> str:
    return _here("does-drawn", args) if args["cards"] else "does-drawn-none"


def _offering(args: Args, say: Say, names: Names) -> str:
    tile, waived = args["tile"], args["waived"]
    return say(
        "does-offering-waived" if waived else "does-offering",
        sign=ICONS["offering"],
        price=tile_price(tile, say),
        points=amount("points", OFFERS[tile].points, say),
        less=amount(waived, 1, say) if waived else "",
        tiles=amount("offerings", args["tiles"], say),
    )


def _shown(args: Args, say: Say, names: Names) -> str:
    points = [OFFERS[tile].points for tile in args["tiles"]]
    if not points:
        return say("does-tiles-none")
    return say(
        "does-tiles-shown",
        n=len(points),
        tiles=amount("offerings", len(points), say),
        added=" + ".join(str(n) for n in points),
        points=amount("points", sum(points), say),
    )


def _scored(args: Args, say: Say, names: Names) -> str:
    """Strength and what it is made of, and the points; of a harbour the points alone."""
    points = amount("points", args["points"], say)
    if not SETTLEMENTS[args["settlement"]].tiers:
        return say("does-scored-harbour", points=points, total=args["total"])
    parts = strength_parts(args["crew"], args["extra"], args["armour"], sum(args["dice"]), say)
    return say(
        "does-scored" if args["points"] else "does-scored-none",
        strength=args["strength"],
        parts=parts,
        points=points,
        total=args["total"],
    )


DEEDS: Final[Texts] = {
    "worker-placed": either(
        "idle",
        "does-worker-placed-idle",
        "does-worker-placed",
        building=read("building", by_name(at_building)),
    ),
    "worker-taken": either("idle", "does-worker-taken-idle", "does-worker-taken", building=_FROM),
    # Goods and armour that come and go.
    "gained": _because("does-gained", things=_things),
    "armour-gained": _because("does-gained", things=_things),
    "paid": _because("does-paid", things=_things),
    "taken": _because("does-taken", things=_things),
    "lost": Text("does-lost", things=_things, why=_WHY),
    "short": either("amount", "does-short", "does-short-none", wanted=_wanted),
    "given-back": Text("does-given-back", things=_things),
    # Hand cards and crew.
    **by_kind("does", "hand-kept", "cards-seen", "crew-returned"),
    "cards-drawn": Text(_drawn, why=_WHY),
    "discarded": "does-discarded-{why}",
    "hiring": "does-hiring",
    "hired": either("silver", "does-hired", "does-hired-free"),
    "crew-lost": Text(
        lambda args: "does-crew-lost" if args["why"] == "avenger" else "does-dismissed"
    ),
    # What is played at the Town Hall.
    **by_kind("does", "hall-played", "hands-swapped", "swap-seen"),
    "workers-swapped": Text(
        "does-workers-swapped", before=read("before", by_name(_worker)), building=_FROM
    ),
    "hall-idle": Text("does-hall-idle-{why}", card=read("card", by_name(card_name))),
    "declined": "does-declined-{what}",
    "building-copied": "does-copied",
    # Offerings.
    "offering-made": _offering,
    "offers-cycled": "does-offers-cycled",
    "tiles-shown": _shown,
    # Raids.
    "raid-begins": Text("does-raid", place=_PLACE),
    "dice-rolled": Text("does-rolled", dice=lambda args, say, names: dice(args["dice"])),
    "die-rerolled": Text("does-rerolled", sign=lambda args, say, names: dice([args["after"]])),
    "raid-scored": _scored,
    "crew-points": Text(
        "does-points",
        why=lambda args, say, names: marked_names([args["card"]] * args["count"], say),
    ),
    "points": _because("does-points"),
    "plunder-taken": Text(
        lambda args: "does-plunder" if any(args["plunder"].values()) else "does-plunder-none",
        things=read("plunder", by_name(amounts)),
    ),
    "valkyrie-claimed": Text(
        lambda args: "does-valkyrie" if args["claimed"] == args["taken"] else "does-valkyrie-few",
        sign=_sign("valkyrie"),
        claimed=read("claimed", counted("valkyrie")),
        n=as_is("claimed"),
    ),
    "crew-died": either("returns", "does-died-returns", "does-died", sign=_sign("dead")),
    "unavenged": "does-unavenged",
}
"""What one seat does or gets, without its name."""

LINES: Final[Texts] = {
    "game-start": Text("event-game-start", who=read("first", seat), rolls=rolls),
    "turn-begins": either("last", "event-turn-last", "event-turn"),
    **by_kind("event", "deck-shuffled", "offer-opened"),
    "end-near": "event-end-{why}",
    "final-score": Text("event-final", scores=_scores),
    "game-over": verdict,
}
"""What no seat does: setup, new turns, the end. Of other kinds other lines tell."""

PLACES: Final = {
    "worker-placed": "building",
    "worker-taken": "building",
    "building-copied": "building",
    "hall-played": "card",
    "raid-begins": "settlement",
    "crew-died": "card",
}
"""Which argument names the building, card or settlement for what follows the event."""

_deed = Chronicle(DEEDS, READS)
_line = Chronicle(LINES, READS)


def deed(event: Event, say: Say, names: Names, here: str = "") -> str:
    """What one seat does or gets by this event, without its name; empty for other events. `here`:
    the building, card or settlement that the line before named: it is not named again."""
    return _deed(event, say, names, here=here)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if not done:
        return _line(event, say, names)
    if event.seats is not None:
        return capital(f"{done}.")
    return say("line", who=names[event.args["seat"]], what=done)


def place_of(event: Event) -> str:
    """The building, card or settlement that this event names, for what follows it."""
    return str(event.args[PLACES[event.kind]]) if event.kind in PLACES else ""
