"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from typing import Any

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed, seats_listed

from ..box import EXPAND_COST
from .names import (
    ICONS,
    amount,
    card_name,
    card_names,
    card_square,
    marriage_name,
    marriage_rewards,
    region_name,
    town_name,
)

Args = dict[str, Any]

TOLD_ELSEWHERE = ("action", "marriage-back", "church-discs-back")
"""Kinds whose news other lines tell."""

_STEP_ICONS = {
    "marriage": ICONS["marriage"],
    "battle": ICONS["raider"],
    "church": ICONS["church"],
    "claims": ICONS["claim"],
}


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if done:
        return say("line", who=names[event.args["seat"]], what=done)
    if event.kind in TOLD_ELSEWHERE:
        return ""
    return (
        _round_line(event, say, names)
        or _trick_line(event, say, names)
        or _upkeep_line(event, say, names)
    )


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or gets by this event, without its name; empty for other events."""
    args = event.args
    match event.kind:
        case "disc-placed":
            return say(
                f"does-disc-{args['why']}",
                town=town_name(args["town"], say),
                cost=amount("coins", EXPAND_COST, say),
            )
        case "marker-moved":
            return say("does-marker")
        case "coins-gained":
            return amount("coins", args["coins"], say)
        case "points-gained":
            return amount("points", args["points"], say)
        case "renown-gained":
            return amount("renown", args["renown"], say)
        case "paid" if args["coins"]:
            return say("does-pay-coin", coins=amount("coins", args["coins"], say))
        case "paid":
            return say("does-pay-points", points=amount("points", args["points"], say))
        case "raiders-taken":
            return _with_extra("does-raiders", args, say, raiders=_count("raiders", args, say))
        case "church-discs":
            return _with_extra("does-church", args, say, discs=_count("discs", args, say))
        case "marriage-moved":
            return _with_extra("does-marriage", args, say, space=args["space"])
        case "marriage-slid" if args["space"]:
            return say("does-slide", before=args["before"], space=args["space"])
        case "marriage-slid":
            return say("does-slide-start", before=args["before"])
        case "expansion-declined":
            return say("does-decline")
        case "town-freed" if args["owner"] == args["seat"]:
            return say("does-free-own", town=town_name(args["town"], say))
        case "town-freed":
            town = town_name(args["town"], say)
            return say("does-free", town=town, owner=names[args["owner"]])
        case "no-effect" if args["icon"] == "expand":
            return say(f"does-nothing-expand-{args['why']}")
        case "no-effect":
            return say(f"does-nothing-{args['icon']}")
    return ""


def _count(what: str, args: Args, say: Say) -> str:
    return amount(what, args[what], say)


def _with_extra(key: str, args: Args, say: Say, **named: Any) -> str:
    if not args["extra"]:
        return say(key, **named)
    paid = amount("coins", args["paid"], say)
    return say(f"{key}-extra", extra=args["extra"], paid=paid, **named)


def _round_line(event: Event, say: Say, names: Names) -> str:
    """Preparation, draft, the ends of rounds and of the game."""
    args = event.args
    match event.kind:
        case "round-begins" | "round-over":
            return say(f"event-{event.kind}", **args)
        case "vikings-land":
            raiders = amount("raiders", args["battle"], say)
            return say("event-vikings-land", strength=args["strength"], raiders=raiders)
        case "marriage-offered":
            return say(
                "event-marriage-offered-last" if args["last"] else "event-marriage-offered",
                card=marriage_name(args["card"], say),
                rewards=marriage_rewards(args["card"], say),
            )
        case "game-start":
            return say("event-game-start", who=names[args["first"]])
        case "draft-pack" | "draft-chosen" | "draft-last":
            return say(f"event-{event.kind}", cards=card_names(args["cards"], say))
        case "draft-over" | "hands-discarded":
            return say(f"event-{event.kind}", cards=amount("cards", args["cards"], say))
        case "final-score":
            scores = [
                say("scored", who=name, points=points)
                for name, points in zip(names, args["points"], strict=True)
            ]
            source = say(f"source-{args['source']}")
            return say("event-final-score", source=source, scores=", ".join(scores))
        case "game-over":
            winners = args["winners"]
            points = amount("points", args["points"][winners[0]], say)
            who = seats_listed(winners, say, names)
            return say("event-game-over", winners=len(winners), who=who, points=points)
    return ""


def _trick_line(event: Event, say: Say, names: Names) -> str:
    args = event.args
    match event.kind:
        case "town-chosen":
            who = names[args["seat"]]
            return say("event-town-chosen", who=who, town=town_name(args["town"], say))
        case "card-played":
            return say(
                "event-card-leads" if args["leads"] else "event-card-played",
                who=names[args["seat"]],
                card=f"{card_square(args['card'])} {card_name(args['card'], say)}",
            )
        case "trick-won":
            return say(
                "event-trick-won",
                who=names[args["seat"]],
                card=card_name(args["card"], say),
                town=town_name(args["town"], say),
            )
        case "trick-unwon":
            return say("event-trick-unwon", town=town_name(args["town"], say))
        case "trick-over":
            return say("event-trick-over", trick=args["trick"], tricks=args["tricks"])
        case "tricks-stopped":
            return say("event-tricks-stopped")
    return ""


def _upkeep_line(event: Event, say: Say, names: Names) -> str:
    args = event.args
    match event.kind:
        case "upkeep-step":
            return f"{_STEP_ICONS[args['step']]} {say('event-step-' + args['step'])}"
        case "marriage-won":
            return say(
                "event-marriage-won",
                who=names[args["seat"]],
                space=args["space"],
                card=marriage_name(args["card"], say),
            )
        case "marriage-unwon":
            return say("event-marriage-unwon", card=marriage_name(args["card"], say))
        case "princess":
            return say(f"event-princess-{args['way']}", who=names[args["seat"]])
        case "claims-unchanged":
            return say("event-claims-unchanged")
    if event.kind.startswith("claim-"):
        return _claim_line(event, say, names)
    return _battle_line(event, say, names) or _church_line(event, say, names)


def _battle_line(event: Event, say: Say, names: Names) -> str:
    args = event.args
    match event.kind:
        case "raid-repelled" | "spoils-none" | "second-spoils-none":
            return say(f"event-{event.kind}")
        case "raid":
            raiders = amount("raiders", args["left"], say)
            losers = seats_listed(args["losers"], say, names)
            if args["chooser"] is None:
                return say("event-raid-own", raiders=raiders, losers=losers)
            chooser = names[args["chooser"]]
            return say("event-raid-chosen", raiders=raiders, losers=losers, chooser=chooser)
        case "town-lost":
            town = town_name(args["town"], say)
            return say("event-town-lost", who=names[args["seat"]], town=town)
        case "no-town-to-lose":
            return say("event-no-town-to-lose", who=names[args["seat"]])
        case "raiders-withdrawn":
            return say("event-raiders-withdrawn", raiders=_count("raiders", args, say))
        case "spoils":
            return say(
                "event-spoils",
                who=names[args["seat"]],
                raiders=args["raiders"],
                points=_count("points", args, say),
            )
        case "spoils-tied":
            tied = seats_listed(args["tied"], say, names)
            return say("event-spoils-tied", raiders=args["raiders"], tied=tied)
        case "second-spoils":
            points = _count("points", args, say)
            return say("event-second-spoils", who=names[args["seat"]], points=points)
    return ""


def _church_line(event: Event, say: Say, names: Names) -> str:
    args = event.args
    match event.kind:
        case "church-none" | "church-second-none" | "church-four-none":
            return say(f"event-{event.kind}")
        case "church-first":
            return say("event-church-first", who=names[args["seat"]], discs=args["discs"])
        case "church-tied":
            tied = seats_listed(args["tied"], say, names)
            return say("event-church-tied", discs=args["discs"], tied=tied)
        case "monastery-built":
            return say(
                "event-monastery-four" if args["why"] == "four" else "event-monastery-built",
                who=names[args["seat"]],
                town=town_name(args["town"], say),
            )
        case "no-monastery":
            return say("event-no-monastery", who=names[args["seat"]])
        case "church-second":
            points = _count("points", args, say)
            return say("event-church-second", who=names[args["seat"]], points=points)
    return ""


def _claim_line(event: Event, say: Say, names: Names) -> str:
    args = event.args
    named = {
        "region": region_name(args["region"]),
        "towns": amount("towns", args["count"], say),
    }
    match event.kind:
        case "claim-flipped":
            return say("event-claim-flipped", threshold=args["threshold"], **named)
        case "claim-taken" if args["before"] is None:
            return say("event-claim-taken", who=names[args["seat"]], **named)
        case "claim-taken":
            who, before = names[args["seat"]], names[args["before"]]
            return say("event-claim-taken-from", who=who, before=before, **named)
        case "claim-vikings" if args["before"] is None:
            return say("event-claim-vikings", **named)
        case "claim-vikings":
            return say("event-claim-vikings-from", before=names[args["before"]], **named)
        case "claim-tied":
            tied = _rivals(args, say, names)
            if args["holder"] is None:
                return say("event-claim-tied", tied=tied, **named)
            return say("event-claim-tied-held", tied=tied, holder=names[args["holder"]], **named)
    return ""


def _rivals(args: Args, say: Say, names: Names) -> str:
    """Who is tied in a region, the Vikings among them."""
    sides = [names[seat] for seat in args["tied"]]
    return listed([*sides, say("vikings")] if args["vikings"] else sides, say)
