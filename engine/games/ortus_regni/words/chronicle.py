"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import fitted, listed, seats_listed, shortened

from .combatlines import combat_deed, combat_line
from .names import (
    amount,
    cards_listed,
    counted,
    fief_name,
    lord_marked,
    lord_title,
    lords_of,
    marked,
    mercenary_name,
    target_name,
)

MOST: Final = 500
_SHORTER: Final = (70, 18, 12, 8)
"""To how many letters names are cut, one after the other, while a line is too long."""
TOLD_ELSEWHERE: Final = ("turn-over", "round-over", "white-marker-forward", "battle-over")
"""Kinds whose news other lines tell."""


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle, at most 500 characters. Empty where another line tells it."""
    if event.kind in TOLD_ELSEWHERE:
        return ""
    line = ""
    for most in _SHORTER:
        line = _line(event, say, shortened(names, most))
        if len(line) <= MOST:
            break
    return fitted(line, MOST)


def _line(event: Event, say: Say, names: Names) -> str:
    done = deed(event, say, names)
    if done:
        return say("line", who=names[event.args["seat"]], what=done)
    return _table_line(event, say, names) or combat_line(event, say, names)


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or suffers by this event, without its name; empty for other events."""
    return (
        _turn_deed(event, say, names)
        or _card_deed(event, say, names)
        or _politics_deed(event, say, names)
        or _loss_deed(event, say, names)
        or combat_deed(event, say, names)
    )


def _table_line(event: Event, say: Say, names: Names) -> str:
    """What no seat does: the beginning, rounds, the end."""
    args = event.args
    match event.kind:
        case "decks-ready":
            return say("event-decks-ready")
        case "first-drawn":
            return say("event-first-drawn", who=names[args["seat"]])
        case "game-start":
            return say("event-game-start" + ("-tournament" if args["tournament"] else ""))
        case "round-begins":
            return say("event-round", round=args["round"])
        case "king-dead":
            return say("event-king-dead", who=names[args["seat"]])
        case "game-over":
            return say("event-game-over", who=seats_listed(args["winners"], say, names))
    return ""


def _turn_deed(event: Event, say: Say, names: Names) -> str:
    """What a seat builds, installs, hires and sends."""
    args = event.args
    match event.kind:
        case "castle-built":
            fief = fief_name(args["fief"], say)
            return say("did-castle", card=marked(args["card"], say), fief=fief)
        case "property-built":
            fief = fief_name(args["fief"], say)
            return say("did-build", card=marked(args["card"], say), fief=fief)
        case "lord-installed":
            fief = fief_name(args["fief"], say)
            key = "did-abbot" if args["card"] == "monk" else "did-lord"
            done = say(key, card=marked(args["card"], say), fief=fief)
            if args["before"]:
                done += say("and-replaced", before=marked(args["before"], say))
            return done
        case "mercenary-hired":
            return say("did-mercenary", mercenary=mercenary_name(args["mercenary"], say))
        case "garrisoned":
            key = "did-guard" if args["where"] == "king" else "did-garrison"
            army = marked(args["army"], say)
            where = "" if args["where"] == "king" else mercenary_name(args["where"], say)
            return say(key, army=army, mercenary=where)
        case "emissary-sent":
            done = say(
                "did-emissary",
                card=marked(args["card"], say),
                cubes=amount("cubes", args["cubes"], say),
                total=args["total"],
            )
            moved = say("and-marker", markers=args["markers"]) if args["moved"] else ""
            return done + moved
        case "hand-shown":
            other, cards = names[args["other"]], cards_listed(args["cards"], say)
            return say("did-monastery", other=other, cards=cards)
        case "bequeathed":
            return say(
                "did-bequeath",
                lord=lords_of([args["fief"]], say),
                cards=amount("cards", args["cards"], say),
                deck=args["deck"],
                times=args["times"],
            )
        case "banner-raised":
            return say("did-banner", banners=amount("banners", args["banners"], say))
        case "crowned":
            return say("did-crowned", armies=amount("armies", args["slots"], say))
        case "tribute":
            army, king = marked(args["army"], say), names[args["king"]]
            return say("did-tribute", army=army, king=king)
    return ""


def _card_deed(event: Event, say: Say, names: Names) -> str:
    """Cards that come and go: decks, hands, Towers, reserves."""
    args = event.args
    match event.kind:
        case "mulligan":
            return say("did-redraw" if args["redrawn"] else "did-keep")
        case "hand-dealt":
            return say("did-dealt", cards=cards_listed(args["cards"], say))
        case "banquet":
            return say("did-banquet")
        case "drew":
            cards = amount("cards", args["cards"], say)
            deck = amount("cards", args["deck"], say)
            return say("did-draw", cards=cards, hand=args["hand"], deck=deck)
        case "cards-drawn":
            return say("did-drawn", cards=cards_listed(args["cards"], say))
        case "armies-drawn":
            armies = amount("armies", args["cards"], say)
            return say(f"did-armies-{args['why']}", armies=armies, reserve=args["reserve"])
        case "armies-seen":
            return say("did-armies-seen", cards=cards_listed(args["cards"], say))
        case "towers-built":
            towers = amount("towers", args["cards"], say)
            return say(f"did-towers-{args['why']}", towers=towers, total=args["towers"])
        case "towers-laid":
            return say("did-towers-laid", cards=cards_listed(args["cards"], say))
    return ""


def _politics_deed(event: Event, say: Say, names: Names) -> str:
    """Treachery, Intrigue, Allies, struggles."""
    args = event.args
    match event.kind:
        case "plot":
            return say(
                "did-plot",
                card=marked(args["card"], say),
                other=names[args["other"]],
                target=target_name(args["target"], say),
            )
        case "allies-played" | "no-allies" | "no-support":
            return say(f"did-{event.kind}", allies=marked("allies", say))
        case "struggle":
            winner = names[args["seat"] if args["winner"] == args["seat"] else args["other"]]
            return say(
                "did-struggle",
                vassals=amount("vassals", len(args["vassals"]), say),
                other=names[args["other"]],
                against=amount("vassals", len(args["against"]), say),
                winner=winner,
            )
        case "hand-struck":
            cards = cards_listed(args["cards"], say)
            return say("did-hand-struck", cards=cards, hand=args["hand"])
        case "properties-stolen":
            cards = cards_listed([card[0] for card in args["cards"]], say)
            fief = fief_name(args["fief"], say)
            return say("did-steal", cards=cards, fief=fief, other=names[args["other"]])
        case "armies-stolen":
            armies = amount("armies", args["cards"], say)
            return say("did-steal-armies", armies=armies, other=names[args["other"]])
        case "armies-moved":
            cards = cards_listed(args["cards"], say)
            return say("did-armies-moved", cards=cards, other=names[args["other"]])
        case "mercenary-stolen":
            mercenary = mercenary_name(args["mercenary"], say)
            return say("did-steal-mercenary", mercenary=mercenary, other=names[args["other"]])
        case "property-placed":
            fief = fief_name(args["fief"], say)
            return say("did-place", card=marked(args["card"], say), fief=fief)
        case "fief-taken":
            fief = fief_name(args["fief"], say)
            return say("did-take-castle", card=marked(args["card"], say), fief=fief)
    return ""


def _loss_deed(event: Event, say: Say, names: Names) -> str:
    """What a seat loses, and who leaves."""
    args = event.args
    match event.kind:
        case "lord-slain":
            lord, fief = lord_title(args["card"], say), fief_name(args["fief"], say)
            return say(f"did-lord-slain-{args['why']}", lord=lord, fief=fief)
        case "fief-lost":
            lost = [marked(args["castle"], say), *counted(args["properties"], say)]
            if args["lord"]:
                lost.append(lord_marked(args["lord"], say))
            fief = fief_name(args["fief"], say)
            return say("did-fief-lost", fief=fief, cards=listed(lost, say))
        case "mercenary-slain":
            mercenary = mercenary_name(args["mercenary"], say)
            if args["why"] != "battle":
                done = say("did-mercenary-slain", mercenary=mercenary)
                army = marked(args["army"], say) if args["army"] else ""
                return done + (say("and-garrison", army=army) if army else "")
            # He and a fielded garrison are told among those that were hit.
            if not args["army"]:
                return ""
            return say("did-garrison-slain", mercenary=mercenary, army=marked(args["army"], say))
        case "earl-out":
            return say(f"did-out-{args['why']}", left=args["left"])
        case "armies-disbanded":
            return say("did-disband", cards=cards_listed(args["cards"], say))
        case "cards-returned":
            owners = sorted({owner for _, owner in args["cards"]})
            told = [
                f"{cards_listed([kind for kind, one in args['cards'] if one == owner], say)}"
                f" ({names[owner]})"
                for owner in owners
            ]
            return say("did-return", cards=listed(told, say))
    return ""
