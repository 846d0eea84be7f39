"""Combat, jousts and Vikings in words: a line of the chronicle each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed

from ..box import MARKERS
from ..state import VIKINGS
from .names import (
    amount,
    card_name,
    cards_listed,
    fief_name,
    kind_of,
    lord_marked,
    lord_title,
    lords_of,
    marked,
    once_each,
)

PLACES = ("king", "hand", "lord", "mercenary", "reserve", "guard", "garrison", "viking")
"""Where forces come from, in the order in which they are told."""


def side_name(seat: int, say: Say, names: Names) -> str:
    """A seat's name, or the Vikings."""
    return say("the-vikings") if seat == VIKINGS else names[seat]


def target(way: str, fief: str, say: Say) -> str:
    """ "attack on the Towers", "raid on Fief 4", "siege of Fief 4"."""
    return say(f"way-{way}", fief=fief_name(fief, say) if fief else "")


def forces_told(forces: Sequence[Sequence[Any]], say: Say) -> str:
    """Forces as they were shown: "🛡️ Vassal ×2 and 🐎 Knight", Lords by their title."""
    by_place: dict[str, list[str]] = {place: [] for place in PLACES}
    for place, kind, *_ in forces:
        told = lord_marked(kind, say) if place == "lord" else marked(kind, say)
        by_place[place].append(told)
    told_all = [told for place in PLACES for told in by_place[place]]
    return listed(once_each(told_all), say) or say("nothing")


def kinds(cards: Sequence[Sequence[Any]]) -> list[str]:
    """The kinds of cards that are told with their owners."""
    return [card[0] for card in cards]


def combat_line(event: Event, say: Say, names: Names) -> str:
    """What happens between two sides or to nobody; empty for other events."""
    return (
        _battle_line(event, say, names)
        or _joust_line(event, say, names)
        or _viking_line(event, say, names)
    )


def combat_deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does in a battle or joust, without its name; empty for other events and for
    what the Vikings do."""
    if event.args.get("seat") == VIKINGS:
        return ""
    return (
        _battle_deed(event, say, names) or _loss_deed(event, say, names) or _joust_deed(event, say)
    )


def _battle_line(event: Event, say: Say, names: Names) -> str:
    args = event.args
    match event.kind:
        case "battle-deck-shuffled" | "viking-deck-shuffled":
            return say(f"event-{event.kind}")
        case "battle-card":
            line = say("event-battle-card", card=say(f"battle-{args['card']}"))
            means = "" if args["card"] == "church" else say(f"detail-outcome-{args['card']}")
            return f"{line} {means}".rstrip()
        case "church-silent":
            return say(f"event-church-{args['why']}")
        case "forces-hit":  # Those of the Vikings: a seat's are its own deed.
            key = "event-vikings-hit" if args["lost"] else "event-vikings-unharmed"
            damage = amount("damage", args["damage"], say)
            return say(key, damage=damage, lost=forces_told(args["lost"], say))
        case "attack-failed":
            return say("event-vikings-fail", how=_failed(args, say))
    return ""


def _failed(args: dict[str, Any], say: Say) -> str:
    """What an attack has not achieved: "no Tower falls"."""
    fief = fief_name(args["fief"], say) if args["fief"] else ""
    return say(f"fails-{args['way']}", fief=fief, left=args["left"], needed=args["needed"])


def _battle_deed(event: Event, say: Say, names: Names) -> str:
    """Declaring, fielding, deciding, ransoms."""
    args = event.args
    match event.kind:
        case "attack-declared":
            fief = fief_name(args["fief"], say) if args["fief"] else ""
            return say(f"did-attack-{args['way']}", other=names[args["other"]], fief=fief)
        case "attack-fielded" | "defence-fielded":
            return say(
                "did-attack-forces" if event.kind == "attack-fielded" else "did-defence-forces",
                forces=forces_told(args["forces"], say),
                damage=amount("damage", args["damage"], say),
            )
        case "defence-conceded":
            return say("did-concede")
        case "church-decided":
            outcome = say(f"battle-{args['outcome']}")
            return say(f"did-decide-{args['why']}", outcome=outcome)
        case "lords-captured":
            lords = lords_of(args["fiefs"], say)
            return say("did-captured", lords=lords, other=side_name(args["other"], say, names))
        case "ransom-refused":
            return say("did-refuse-ransom")
        case "ransom-named":
            cards = cards_listed(kinds(args["cards"]), say)
            return say("did-ransom", lords=lords_of(args["fiefs"], say), cards=cards)
        case "handed-over":
            cards, other = cards_listed(kinds(args["cards"]), say), names[args["other"]]
            return say(f"did-hand-over-{args['why']}", cards=cards, other=other)
        case "seized":
            cards = cards_listed(kinds(args["cards"]), say)
            return say("did-seize", cards=cards, other=names[args["other"]])
    return ""


def _loss_deed(event: Event, say: Say, names: Names) -> str:
    """Damage and what it destroys."""
    args = event.args
    match event.kind:
        case "forces-hit":
            damage = amount("damage", args["damage"], say)
            if not args["lost"]:
                return say("did-hit-unharmed", damage=damage)
            return say("did-hit", damage=damage, lost=forces_told(args["lost"], say))
        case "towers-held":
            damage = amount("damage", args["damage"], say)
            return say("did-towers-held", damage=damage, left=args["left"])
        case "attack-failed":
            return say("did-fail", how=_failed(args, say))
        case "towers-felled":
            cards = cards_listed(args["cards"], say)
            return say("did-lose-towers", cards=cards, towers=args["towers"])
        case "properties-destroyed":
            cards, fief = cards_listed(kinds(args["cards"]), say), fief_name(args["fief"], say)
            return say("did-lose-properties", cards=cards, fief=fief)
        case "hand-spent":
            return say("did-spend-hand", cards=cards_listed(args["cards"], say))
    return ""


def _joust_deed(event: Event, say: Say) -> str:
    args = event.args
    match event.kind:
        case "joust-called":
            return say("did-call-joust")
        case "joust-excused":
            return say(f"did-stay-out-{args['why']}", banner=marked("banner", say))
        case "joust-entered":
            stake = say("stakes-nothing")
            if args["card"]:
                stake = say("stakes-card", ante=marked(args["card"], say))
            if not args["lord"]:
                return say("did-enter-card", stake=stake)
            lord, fief = lord_title(args["lord"], say), fief_name(args["fief"], say)
            return say("did-enter-lord", stake=stake, lord=lord, fief=fief)
        case "joust-won":
            return say("did-win-joust")
    return ""


def _joust_line(event: Event, say: Say, names: Names) -> str:
    args = event.args
    match event.kind:
        case "joust-cancelled":
            return say("event-joust-cancelled")
        case "joust-hands":
            return say("event-joust-hands", hands="; ".join(joust_hands(args, say, names)))
        case "joust-break":
            cards = [f"{names[seat]}: {joust_card(card, say)}" for seat, card in args["cards"]]
            return say("event-joust-break", cards=", ".join(cards))
        case "jousters-spent":
            return say("event-jousters-spent", cards=cards_listed(kinds(args["cards"]), say))
    return ""


def joust_card(card: str, say: Say) -> str:
    """A Joust card by name."""
    return say("joust-none") if card == "none" else card_name(card, say)


def joust_hands(args: dict[str, Any], say: Say, names: Names) -> list[str]:
    """Who holds what: "Ana: Champion + Prince + nothing, two Princes"."""
    told = []
    for seat, participant, one, two, rank in args["hands"]:
        cards = [card_name(kind_of(participant), say), joust_card(one, say), joust_card(two, say)]
        told.append(f"{names[seat]}: {' + '.join(cards)} ({say('rank-' + str(rank))})")
    return told


def _viking_line(event: Event, say: Say, names: Names) -> str:
    args = event.args
    match event.kind:
        case "white-marker-back":
            if args["markers"] >= MARKERS:
                return ""  # They land.
            return say("event-vikings-stay", markers=args["markers"], most=MARKERS)
        case "viking-marker":
            return say("event-viking-marker", markers=args["markers"], most=MARKERS)
        case "vikings-landed" | "vikings-joined":
            key = f"event-{event.kind}" if args["cards"] else "event-vikings-none"
            cards = cards_listed(args["cards"], say)
            return say(key, cards=cards, vikings=args["vikings"])
        case "vikings-wait":
            return say("event-vikings-wait", vikings=args["vikings"], needed=args["needed"])
        case "cube-drawn":
            return say("event-cube-drawn", who=names[args["seat"]])
        case "vikings-held":
            return say("event-vikings-held", who=names[args["seat"]])
        case "vikings-attack":
            own = args["seat"] == args["other"]
            return say(
                "event-vikings-attack-own" if own else "event-vikings-attack",
                who=names[args["seat"]],
                other=names[args["other"]],
                target=target(args["way"], args["fief"], say),
                forces=forces_told(args["forces"], say),
                damage=amount("damage", args["damage"], say),
            )
    return ""
