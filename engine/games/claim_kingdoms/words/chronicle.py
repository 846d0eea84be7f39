"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from typing import Any

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, capital, listed, seats_listed

from ..box import MAPS, TREASURES, VALUE
from .names import (
    EMOJI,
    FIELD_EMOJI,
    MOON,
    TREASURE_EMOJI,
    amount,
    card_name,
    faction_names,
    marked,
    points_list,
)

Args = dict[str, Any]

TOLD_ELSEWHERE = ("turn-over", "field")
"""Kinds whose news other lines tell."""


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    if event.kind in TOLD_ELSEWHERE:
        return ""
    done = deed(event, say, names)
    if not done:
        return _table_line(event, say, names)
    if event.seats is not None and event.kind != "card-lost":
        return capital(f"{done}.")
    return say("line", who=names[event.args["seat"]], what=done)


def _table_line(event: Event, say: Say, names: Names) -> str:
    """What no seat does: setup, display, the end."""
    args = event.args
    match event.kind:
        case "start-card":
            return say("event-start-card", card=marked(args["card"], say), space=args["space"])
        case "game-start":
            key = "event-game-start" if args["maps"] else "event-game-start-free"
            maps = listed([str(number) for number in args["maps"]], say)
            factions = faction_names(args["factions"], say)
            return say(key, who=names[args["first"]], factions=factions, maps=maps)
        case "display-filled":
            cards = listed([marked(card, say) for card in args["cards"]], say)
            return say("event-display-filled", cards=cards, deck=args["deck"])
        case "game-ends":
            who = "" if args["seat"] is None else names[args["seat"]]
            return say(f"event-game-ends-{args['why']}", who=who)
        case "map-scored":
            war_map = MAPS[args["map"]]
            return say(
                "event-map-scored",
                map=war_map.key,
                counts=_counts(args["counts"], say),
                scores=points_list(args["points"], say, names),
            )
        case "faction-scored":
            return say(
                "event-faction-scored",
                card=f"{EMOJI[args['faction']]} {card_name(args['faction'], say)}",
                counts=_counts(args["counts"], say),
                scores=points_list(args["points"], say, names),
            )
        case "game-over":
            winners = args["winners"]
            points = amount("points", args["points"][winners[0]], say)
            who = seats_listed(winners, say, names)
            return say("event-game-over", winners=len(winners), who=who, points=points)
    return ""


def _counts(counts: list[int], say: Say) -> str:
    """Followers as they count, by letters."""
    found = [f"{SEAT_LETTERS[seat]}×{count}" for seat, count in enumerate(counts) if count]
    return ", ".join(found) if found else say("no-followers")


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or gets by this event, without its name; empty for other events."""
    return (
        _turn_deed(event, say)
        or _field_deed(event, say)
        or _follower_deed(event, say, names)
        or _power_deed(event, say)
        or _card_deed(event, say, names)
        or _deck_deed(event, say)
    )


def why(reason: str, say: Say) -> str:
    """What did it: a field, a treasure or a faction's power, with its sign."""
    if reason in TREASURES:
        return f"{TREASURE_EMOJI[reason]} {say('treasure-' + reason)}"
    if reason in FIELD_EMOJI:
        return f"{FIELD_EMOJI[reason]} {say('field-' + reason)}"
    return marked(reason, say)


def _turn_deed(event: Event, say: Say) -> str:
    """Choosing factions, playing cards, points, turns that do not happen."""
    args = event.args
    match event.kind:
        case "faction-chosen":
            named = {"card": f"{EMOJI[args['faction']]} {card_name(args['faction'], say)}"}
            return say("does-choose", chosen=args["chosen"], wanted=args["wanted"], **named)
        case "turn-skipped" | "turn-passed":
            return say(f"does-{event.kind}")
        case "card-chosen":
            return say("does-card-chosen", card=marked(args["card"], say))
        case "card-played":
            return say(
                f"does-play-{args['why']}",
                card=marked(args["card"], say),
                space=args["space"],
                followers=amount("followers", args["supply"], say),
            )
        case "points":
            points = amount("points", abs(args["points"]), say)
            key = "does-gain" if args["points"] > 0 else "does-lose"
            return say(key, points=points, total=args["total"], why=why(args["why"], say))
        case "supply-empty":
            return say("does-supply-empty")
    return ""


def _field_deed(event: Event, say: Say) -> str:
    args = event.args
    match event.kind:
        case "field-idle":
            reason = say(f"idle-{args['field']}")
            return say("does-idle", what=why(args["field"], say), reason=reason)
        case "treasure":
            return say("does-treasure", space=args["space"], treasure=why(args["treasure"], say))
        case "treasure-idle":
            reason = say(f"idle-{args['treasure']}")
            return say("does-idle", what=why(args["treasure"], say), reason=reason)
        case "card-moved":
            card = marked(args["card"], say) if args["card"] else say("face-down")
            return say("does-move-card", card=card, before=args["before"], space=args["space"])
    return ""


def _follower_deed(event: Event, say: Say, names: Names) -> str:
    args = event.args
    match event.kind:
        case "follower-added":
            return say(
                "does-add",
                followers=amount("followers", args["followers"], say),
                space=args["space"],
                why=why(args["why"], say),
            )
        case "follower-removed" | "follower-moved" | "petrified" | "raided":
            own = "why" in args and args["owner"] == args["seat"]
            named: Args = {key: args[key] for key in ("space", "before", "total") if key in args}
            if "why" in args:
                named["why"] = why(args["why"], say)
            if "followers" in args:
                named["followers"] = amount("followers", args["followers"], say)
            key = f"does-{event.kind}{'-own' if own else ''}"
            return say(key, **named) if own else say(key, owner=names[args["owner"]], **named)
        case "followers-exchanged":
            return say("does-exchange", one=args["one"], other=args["other"])
    return ""


def _power_deed(event: Event, say: Say) -> str:
    args = event.args
    match event.kind:
        case "power-idle":
            reason = say(f"idle-{args['why']}")
            return say("does-idle", what=marked(args["power"], say), reason=reason)
        case "power-declined" | "power-copied" | "power-used":
            return say(f"does-{event.kind}", power=marked(args["power"], say))
        case "direction-chosen":
            return say("does-direction", way=say(f"way-{args['direction']}"))
        case "moon":
            return say(f"does-moon-{args['moon']}", moon=MOON[args["moon"]])
        case "guessed":
            return say(
                "does-guess-right" if args["right"] else "does-guess-wrong",
                guess=say(f"guess-{args['guess']}"),
                card=marked(args["card"], say),
                value=VALUE[args["card"]],
            )
        case "poisoned" | "turned-down":
            return say(f"does-{event.kind}", card=marked(args["card"], say), space=args["space"])
    return ""


def _card_deed(event: Event, say: Say, names: Names) -> str:
    """Cards of hands and of the display."""
    args = event.args
    match event.kind:
        case "hand-looked" | "card-stolen":
            other = names[args["other"]]
            if args["card"]:
                card = marked(args["card"], say)
                return say(f"does-{event.kind}-known", other=other, card=card)
            return say(f"does-{event.kind}", other=other)
        case "hand-seen" | "card-lost":
            card = marked(args["card"], say)
            return say(f"does-{event.kind}", other=names[args["other"]], card=card)
        case "no-new-card":
            return say("does-no-new-card")
        case "card-swapped":
            return say(
                "does-swap",
                space=args["space"],
                card=marked(args["card"], say),
                before=marked(args["before"], say),
            )
        case "cards-out":
            cards = listed([marked(card, say) for card in args["cards"]], say)
            return say("does-cards-out", cards=cards)
        case "card-taken" if args["source"] == "display":
            return say("does-take", card=marked(args["card"], say))
        case "card-taken" if args["card"]:
            return say("does-draw-known", card=marked(args["card"], say))
        case "card-taken":
            return say("does-draw")
        case "card-drawn":
            return say("does-drawn", card=marked(args["card"], say))
    return ""


def _deck_deed(event: Event, say: Say) -> str:
    """What is turned up, looked at or put under the deck."""
    args = event.args
    match event.kind:
        case "card-revealed" | "card-under" | "seer-took":
            return say(f"does-{event.kind}", card=marked(args["card"], say))
        case "deck-looked":
            return say("does-deck-looked", cards=amount("cards", args["cards"], say))
        case "deck-seen" | "seer-put":
            cards = ", ".join(marked(card, say) for card in args["cards"])
            return say(f"does-{event.kind}", cards=cards)
        case "seer-kept" if args["under"]:
            return say("does-seer-kept", cards=amount("cards", args["under"], say))
        case "seer-kept":
            return say("does-seer-kept-all")
    return ""
