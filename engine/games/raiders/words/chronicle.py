"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from typing import Any

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import capital, seats_listed

from ..box import BUILDINGS, CARDS, OFFERS, SETTLEMENTS
from .names import (
    ICONS,
    amount,
    amounts,
    building_name,
    card_name,
    marked,
    marked_building,
    marked_names,
    marked_settlement,
    tile_price,
    tile_text,
)
from .stakes import strength_parts

Args = dict[str, Any]

TOLD_ELSEWHERE = ("turn-over",)
"""Kinds whose news other lines tell."""


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    if event.kind in TOLD_ELSEWHERE:
        return ""
    done = deed(event, say, names)
    if not done:
        return _table_line(event, say, names)
    if event.seats is not None:
        return capital(f"{done}.")
    return say("line", who=names[event.args["seat"]], what=done)


def _table_line(event: Event, say: Say, names: Names) -> str:
    """What no seat does: setup, new turns, the end."""
    args = event.args
    match event.kind:
        case "game-start":
            tiles = ", ".join(tile_text(tile, say) for tile in args["tiles"])
            who = names[args["first"]]
            return say("event-game-start", who=who, rolls=rolls(args, say, names), tiles=tiles)
        case "turn-begins":
            key = "event-turn-last" if args["last"] else "event-turn"
            worker = say("worker", colour=args["worker"])
            return say(key, turn=args["turn"], who=names[args["seat"]], worker=worker)
        case "deck-shuffled":
            return say("event-deck-shuffled", cards=amount("cards", args["cards"], say))
        case "offer-opened":
            tile = tile_text(args["tile"], say)
            return say("event-offer-opened", tile=tile, stack=args["stack"])
        case "end-near":
            return say(f"event-end-{args['why']}", who=names[args["seat"]])
        case "final-score":
            source = source_name(args["source"], say)
            return say("event-final", source=source, scores=scores(args["points"], say, names))
        case "game-over":
            winners = args["winners"]
            points = amount("points", args["points"][winners[0]], say)
            who = seats_listed(winners, say, names)
            return say("event-game-over", winners=len(winners), who=who, points=points)
    return ""


def rolls(args: Args, say: Say, names: Names) -> str:
    """Who rolled what for the first turn: "Ana 3+4, Bea 2+5"."""
    return ", ".join(f"{names[seat]} {one}+{two}" for seat, one, two in args["rolls"])


def scores(points: list[int], say: Say, names: Names) -> str:
    """Who gets how many: "Ana 8, Bea 4"; "nobody"."""
    told = [f"{name} {n}" for name, n in zip(names, points, strict=True) if n]
    return ", ".join(told) if told else say("nobody")


def source_name(source: str, say: Say) -> str:
    """What a line of the score table is called."""
    return say(f"source-{source}")


def deed(event: Event, say: Say, names: Names, here: str = "") -> str:
    """What one seat does or gets by this event, without its name; empty for other events. `here`:
    the building, card or settlement that the line before named: it is not named again."""
    return (
        _worker_deed(event, say)
        or _goods_deed(event, say, names, here)
        or _card_deed(event, say, names, here)
        or _hall_deed(event, say, names, here)
        or _offer_deed(event, say)
        or _raid_deed(event, say, here)
        or _death_deed(event, say)
    )


def why(reason: str, say: Say) -> str:
    """What did it: a building, a card or a settlement, with its sign."""
    if reason in BUILDINGS:
        return marked_building(reason, say)
    if reason in SETTLEMENTS:
        return marked_settlement(reason, say)
    return marked(reason, say)


def _because(key: str, reason: str, here: str, say: Say, **named: Any) -> str:
    """A text with its reason, or the one without where the reason was just named."""
    if reason == here:
        return say(f"{key}-here", **named)
    return say(key, why=why(reason, say), **named)


def _worker_deed(event: Event, say: Say) -> str:
    args = event.args
    if event.kind not in ("worker-placed", "worker-taken"):
        return ""
    return say(
        f"does-{event.kind}-idle" if args["idle"] else f"does-{event.kind}",
        worker=say("worker", colour=args["worker"]),
        building=marked_building(args["building"], say),
    )


def _goods_deed(event: Event, say: Say, names: Names, here: str) -> str:
    """Goods and armour that come and go."""
    args = event.args
    match event.kind:
        case "gained" | "paid":
            things = amount(args["kind"], args["amount"], say)
            key = f"does-{event.kind}"
            return _because(key, args["why"], here, say, things=things, total=args["total"])
        case "lost":
            things = amount(args["kind"], args["amount"], say)
            return say("does-lost", things=things, why=why(args["why"], say), total=args["total"])
        case "short":
            wanted = amount(args["kind"], args["wanted"], say)
            return say("does-short" if args["amount"] else "does-short-none", wanted=wanted)
        case "taken":
            things = amount(args["kind"], args["amount"], say)
            return _because(
                "does-taken", args["why"], here, say, things=things, other=names[args["other"]]
            )
        case "given-back":
            things = amount(args["kind"], args["amount"], say)
            return say("does-given-back", things=things, total=args["total"])
        case "armour-gained":
            things = amount("armour", args["amount"], say)
            return _because(
                "does-gained", args["why"], here, say, things=things, total=args["total"]
            )
    return ""


def _card_deed(event: Event, say: Say, names: Names, here: str) -> str:
    """Hand cards and crew."""
    args = event.args
    match event.kind:
        case "hand-kept":
            return say("does-hand-kept", cards=marked_names(args["cards"], say))
        case "cards-drawn" if not args["cards"]:
            return say("does-drawn-none")
        case "cards-drawn":
            cards = amount("cards", args["cards"], say)
            return _because("does-drawn", args["why"], here, say, cards=cards, hand=args["hand"])
        case "cards-seen":
            return say("does-cards-seen", cards=marked_names(args["cards"], say))
        case "discarded":
            cards = marked_names(args["cards"], say)
            return say(f"does-discarded-{args['why']}", cards=cards)
        case "hired":
            card = marked(args["card"], say)
            key = "does-hired" if args["silver"] else "does-hired-free"
            return say(key, card=card)
        case "crew-lost":
            key = "does-crew-lost" if args["why"] == "avenger" else "does-dismissed"
            return say(key, card=marked(args["card"], say))
        case "crew-returned":
            return say("does-crew-returned", card=marked(args["card"], say))
    return ""


def _hall_deed(event: Event, say: Say, names: Names, here: str) -> str:
    """What is played at the Town Hall."""
    args = event.args
    match event.kind:
        case "hall-played":
            return say("does-hall-played", card=marked(args["card"], say))
        case "hall-idle":
            return say(f"does-hall-idle-{args['why']}", card=card_name(args["card"], say))
        case "declined":
            what = args["what"]
            name = card_name(what, say) if what in CARDS else building_name(what, say)
            return say("does-declined-here") if what == here else say("does-declined", what=name)
        case "building-copied":
            building = marked_building(args["building"], say)
            worker = say("worker", colour=args["worker"])
            return say("does-copied", building=building, worker=worker)
        case "workers-swapped":
            return say(
                "does-workers-swapped",
                other=names[args["other"]],
                before=say("worker", colour=args["before"]),
                worker=say("worker", colour=args["worker"]),
                building=marked_building(args["building"], say),
            )
        case "hands-swapped":
            cards = amount("cards", args["cards"], say)
            return say("does-hands-swapped", cards=cards, other=names[args["other"]])
        case "swap-seen":
            return say(
                "does-swap-seen",
                other=names[args["other"]],
                gave=marked_names(args["gave"], say),
                got=marked_names(args["got"], say),
            )
    return ""


def _offer_deed(event: Event, say: Say) -> str:
    args = event.args
    match event.kind:
        case "offering-made":
            tile = args["tile"]
            key = "does-offering-waived" if args["waived"] else "does-offering"
            return say(
                key,
                sign=ICONS["offering"],
                price=tile_price(tile, say),
                points=amount("points", OFFERS[tile].points, say),
                less=amount(args["waived"], 1, say) if args["waived"] else "",
                tiles=amount("offerings", args["tiles"], say),
            )
        case "offers-cycled":
            tiles = ", ".join(tile_text(tile, say) for tile in args["tiles"])
            return say("does-offers-cycled", tiles=tiles or say("nothing"))
        case "tiles-shown" if not args["tiles"]:
            return say("does-tiles-none")
        case "tiles-shown":
            points = [OFFERS[tile].points for tile in args["tiles"]]
            added = " + ".join(str(n) for n in points)
            tiles = amount("offerings", len(points), say)
            total = amount("points", sum(points), say)
            return say("does-tiles-shown", tiles=tiles, added=added, points=total)
    return ""


def _raid_deed(event: Event, say: Say, here: str) -> str:
    args = event.args
    match event.kind:
        case "raid-begins":
            worker = say("worker", colour=args["worker"])
            return say("does-raid", place=marked_settlement(args["settlement"], say), worker=worker)
        case "dice-rolled":
            return say("does-rolled", dice=dice(args["dice"]))
        case "die-rerolled":
            return say("does-rerolled", before=args["before"], sign=dice([args["after"]]))
        case "raid-scored":
            return _scored(args, say)
        case "crew-points":
            points = amount("points", args["points"], say)
            card = marked_names([args["card"]] * args["count"], say)
            return say("does-points", points=points, why=card, total=args["total"])
        case "points":
            points = amount("points", args["points"], say)
            total = args["total"]
            return _because("does-points", args["why"], here, say, points=points, total=total)
        case "plunder-taken":
            things = amounts(args["plunder"], say)
            worker = say("worker", colour=args["worker"])
            key = "does-plunder" if things else "does-plunder-none"
            return say(key, things=things, worker=worker)
        case "valkyrie-claimed":
            key = "does-valkyrie" if args["claimed"] == args["taken"] else "does-valkyrie-few"
            return say(
                key,
                sign=ICONS["valkyrie"],
                claimed=amount("valkyrie", args["claimed"], say),
                n=args["claimed"],
                taken=args["taken"],
                track=args["track"],
            )
    return ""


def dice(faces: list[int]) -> str:
    """The dice as they lie: "3️⃣ 5️⃣"."""
    return " ".join(ICONS[f"die-{face}"] for face in faces)


def _scored(args: Args, say: Say) -> str:
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


def _death_deed(event: Event, say: Say) -> str:
    args = event.args
    match event.kind:
        case "crew-died":
            key = "does-died-returns" if args["returns"] else "does-died"
            return say(key, sign=ICONS["dead"], card=marked(args["card"], say))
        case "unavenged":
            return say("does-unavenged")
    return ""


def place_of(event: Event) -> str:
    """The building, card or settlement that this event names, for what follows it."""
    args = event.args
    match event.kind:
        case "worker-placed" | "worker-taken" | "building-copied":
            return str(args["building"])
        case "hall-played":
            return str(args["card"])
        case "raid-begins":
            return str(args["settlement"])
        case "crew-died":
            return str(args["card"])
    return ""
