"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.chronicle import (
    Args,
    Chronicle,
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
    seats,
)
from engine.kit.words.phrasing import first_that_fits, listed, shortened

from ..state import VIKINGS
from .combatlines import COMBAT_DEEDS, COMBAT_LINES, forces_told, side_name
from .names import (
    amount,
    cards_listed,
    fief_name,
    lord_marked,
    lord_title,
    lords_of,
    marked,
    mercenary_name,
    once_each,
    target_name,
)

MOST: Final = 500
_SHORTER: Final = (70, 18, 12, 8)
"""To how many letters names are cut, one after the other, while a line is too long."""


def _side(side: int, say: Say, names: Names) -> str:
    return side_name(side, say, names)


def _cards(cards: list[str] | list[list[str]] | int, say: Say) -> str:
    """Cards by kind, told with their owners or without; or how many."""
    if isinstance(cards, int):
        return amount("cards", cards, say)
    return cards_listed([card if isinstance(card, str) else card[0] for card in cards], say)


READS: Final[Reads] = {
    "seat": _side,
    "other": _side,
    "king": seat,
    "card": by_name(marked),
    "army": by_name(marked),
    "cards": by_name(_cards),
    "fief": by_name(fief_name),
    "lost": by_name(forces_told),
    "forces": by_name(forces_told),
    "mercenary": by_name(mercenary_name),
    "target": by_name(target_name),
    "damage": counted("damage"),
    "cubes": counted("cubes"),
    "banners": counted("banners"),
}

_ARMIES = read("cards", counted("armies"))
_TOWERS = read("cards", counted("towers"))


def _allies(args: Args, say: Say, names: Names) -> str:
    return marked("allies", say)


def _installed(args: Args, say: Say, names: Names) -> str:
    key = "did-abbot" if args["card"] == "monk" else "did-lord"
    done = say(key, card=marked(args["card"], say), fief=fief_name(args["fief"], say))
    before = args["before"]
    return done + (say("and-replaced", before=marked(before, say)) if before else "")


def _sent(args: Args, say: Say, names: Names) -> str:
    done = say(
        "did-emissary",
        card=marked(args["card"], say),
        cubes=amount("cubes", args["cubes"], say),
        total=args["total"],
    )
    return done + (say("and-marker", markers=args["markers"]) if args["moved"] else "")


def _fief_lost(args: Args, say: Say, names: Names) -> str:
    lost = [marked(args["castle"], say)]
    lost += once_each(marked(kind, say) for kind in args["properties"])
    if args["lord"]:
        lost.append(lord_marked(args["lord"], say))
    return say("did-fief-lost", fief=fief_name(args["fief"], say), cards=listed(lost, say))


def _mercenary_slain(args: Args, say: Say, names: Names) -> str:
    """In a battle his garrison alone: he and a fielded one are told among those that were hit."""
    mercenary = mercenary_name(args["mercenary"], say)
    army = marked(args["army"], say) if args["army"] else ""
    if args["why"] != "battle":
        done = say("did-mercenary-slain", mercenary=mercenary)
        return done + (say("and-garrison", army=army) if army else "")
    return say("did-garrison-slain", mercenary=mercenary, army=army) if army else ""


def _returned(args: Args, say: Say, names: Names) -> str:
    told = []
    for owner in sorted({owner for _, owner in args["cards"]}):
        cards = cards_listed([kind for kind, one in args["cards"] if one == owner], say)
        told.append(f"{cards} ({names[owner]})")
    return say("did-return", cards=listed(told, say))


DEEDS: Final[Texts] = {
    # What a seat builds, installs, hires and sends.
    "castle-built": "did-castle",
    "property-built": "did-build",
    "lord-installed": _installed,
    "mercenary-hired": "did-mercenary",
    "garrisoned": Text(
        lambda args: "did-guard" if args["where"] == "king" else "did-garrison",
        mercenary=lambda args, say, names: (
            "" if args["where"] == "king" else mercenary_name(args["where"], say)
        ),
    ),
    "emissary-sent": _sent,
    "hand-shown": "did-monastery",
    "bequeathed": Text("did-bequeath", lord=lambda args, say, names: lords_of([args["fief"]], say)),
    "banner-raised": "did-banner",
    "crowned": Text("did-crowned", armies=read("slots", counted("armies"))),
    "tribute": "did-tribute",
    # Cards that come and go: decks, hands, Towers, reserves.
    "mulligan": either("redrawn", "did-redraw", "did-keep"),
    "hand-dealt": "did-dealt",
    "drew": Text("did-draw", deck=read("deck", counted("cards"))),
    "cards-drawn": "did-drawn",
    "armies-drawn": Text("did-armies-{why}", armies=_ARMIES),
    "towers-built": Text("did-towers-{why}", towers=_TOWERS, total=as_is("towers")),
    **by_kind("did", "banquet", "armies-seen", "towers-laid"),
    # Treachery, Intrigue, Allies, struggles.
    **by_kind("did", "plot", "hand-struck", "armies-moved"),
    **{
        kind: Text(f"did-{kind}", allies=_allies)
        for kind in ("allies-played", "no-allies", "no-support")
    },
    "struggle": Text(
        "did-struggle",
        vassals=lambda args, say, names: amount("vassals", len(args["vassals"]), say),
        against=lambda args, say, names: amount("vassals", len(args["against"]), say),
        winner=lambda args, say, names: names[
            args["seat" if args["winner"] == args["seat"] else "other"]
        ],
    ),
    "properties-stolen": "did-steal",
    "armies-stolen": Text("did-steal-armies", armies=_ARMIES),
    "mercenary-stolen": "did-steal-mercenary",
    "property-placed": "did-place",
    "fief-taken": "did-take-castle",
    # What a seat loses, and who leaves.
    "lord-slain": Text("did-lord-slain-{why}", lord=read("card", by_name(lord_title))),
    "fief-lost": _fief_lost,
    "mercenary-slain": _mercenary_slain,
    "earl-out": "did-out-{why}",
    "armies-disbanded": "did-disband",
    "cards-returned": _returned,
    **COMBAT_DEEDS,
}
"""What one seat does or suffers, without its name."""

LINES: Final[Texts] = {
    **by_kind("event", "decks-ready", "first-drawn", "king-dead"),
    "game-start": either("tournament", "event-game-start-tournament", "event-game-start"),
    "round-begins": "event-round",
    "game-over": Text("event-game-over", who=read("winners", seats)),
    **COMBAT_LINES,
}
"""What no seat does: the beginning, rounds, the end, and what the Vikings do. Of other kinds
other lines tell."""

_deed = Chronicle(DEEDS, READS)
_line = Chronicle(LINES, READS)


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or suffers by this event, without its name; empty for other events and
    for what the Vikings do."""
    return "" if event.args.get("seat") == VIKINGS else _deed(event, say, names)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle, at most 500 characters. Empty where another line tells it."""
    texts = (_told(event, say, shortened(names, most)) for most in _SHORTER)
    return first_that_fits(texts, MOST)


def _told(event: Event, say: Say, names: Names) -> str:
    done = deed(event, say, names)
    if done:
        return say("line", who=names[event.args["seat"]], what=done)
    return _line(event, say, names)
