"""What must happen in the random games of Ortus Regni, and what has happened with an answer."""

from __future__ import annotations

from typing import Any

from engine.games.ortus_regni.box import KINDS
from engine.games.ortus_regni.events import EVENTS, OUT_REASONS, QUESTIONS
from engine.games.ortus_regni.state import State
from engine.kit.contract import Event, Picks, Question
from tests.games.ortus_regni.accounts import ENVOYS, FIGHTERS

PLAYED = ("castle", "land", "market", "church", "cathedral", "mercenary", "banquet")
WAYS = ("towers", "raid", "siege")
BATTLES = ("normal", "attacker", "defender", "church", "open")
PLACES = {
    "king": ("king",),
    "hand": FIGHTERS,
    "lord": FIGHTERS,
    "reserve": ("infantry", "knight"),
    "guard": ("infantry", "knight"),
    "garrison": ("infantry", "knight"),
    "mercenary": ("mercenary",),
}
WHY = {
    "lord-slain": ("treachery", "struggle", "captured", "vikings", "joust"),
    "fief-lost": ("treachery", "siege", "ransom", "joust"),
    "property-placed": ("intrigue", "seized", "ransom", "joust"),
    "fief-taken": ("seized", "ransom", "joust"),
    "mercenary-slain": ("treachery", "battle"),
    "joust-excused": ("banner", "poor", "nobody"),
    "church-silent": ("none", "tie"),
    "church-decided": ("cathedral", "churches"),
    "earl-out": OUT_REASONS,
    "armies-drawn": ("land", "recruit"),
    "drew": ("turn", "banquet"),
    "towers-built": ("turn", "tournament"),
    "handed-over": ("ransom", "joust"),
}
"""Events that come for different reasons."""
NEVER = {
    *("battle-deck-shuffled", "viking-deck-shuffled", "fief-taken seized", "lord-slain struggle"),
    *("defence guard knight", "struggle won by target"),
}
"""What does not come up in random play, or once in a hundred thousand answers: twenty-four
battles, Allies on both of whose sides Vassals stand, a King who defends with a Knight. Recorded
rulings force them."""


def everything() -> set[str]:
    """Questions, events and their reasons; each action, each card laid as a Tower and sent to a
    joust; each force in attack and defence; each kind of attack with each outcome, by Earls and
    Vikings; each rank of a joust."""
    wanted = {f"asked {kind}" for kind in QUESTIONS} | set(EVENTS)
    wanted |= {f"{event} {why}" for event, reasons in WHY.items() for why in reasons}
    wanted |= {f"chose play.{kind}" for kind in PLAYED}
    wanted |= {f"chose install.{kind}" for kind in FIGHTERS}
    wanted |= {f"chose emissary.{kind}" for kind in ENVOYS}
    wanted |= {f"chose {what}" for what in ("bequeath", "claim", "joust", "treachery", "intrigue")}
    wanted |= {f"chose {what}" for what in ("attack", "recruit", "monastery", "towers", "garrison")}
    wanted |= {f"{done} {kind}" for done in ("laid", "rode") for kind in KINDS} | {"chose resign"}
    wanted |= {
        f"{s} {p} {k}" for s in ("attack", "defence") for p, ks in PLACES.items() for k in ks
    }
    wanted |= {f"{who} {w} {b}" for who in ("earl", "vikings") for w in WAYS for b in BATTLES}
    wanted |= {f"failed {way}" for way in WAYS} | {f"rank {rank}" for rank in range(1, 11)}
    wanted |= {f"struggle won by {who}" for who in ("plotter", "target")}
    return wanted - NEVER


def fired(question: Question, picks: Picks, events: list[Event], state: State) -> set[str]:
    """Which of it came about with one answer."""
    names = {f"asked {question.kind}", *_answered(question, picks, events)}
    for event in events:
        names.add(event.kind)
        if event.kind in WHY:
            names.add(f"{event.kind} {event.args['why']}")
        names.update(_facts(event.kind, event.args))
    return names


def _answered(question: Question, picks: Picks, events: list[Event]) -> list[str]:
    kind, about = question.kind, question.about
    conceded = any(event.kind == "defence-conceded" for event in events)
    if kind == "turn":
        return [f"chose {picks[0]}"]
    if kind == "towers":
        return [f"laid {pick.partition('.')[0]}" for pick in picks]
    if kind in ("attack-forces", "defence-forces"):
        who = "vikings" if kind == "defence-forces" and int(about[2]) < 0 else "earl"
        cards = [event.args["card"] for event in events if event.kind == "battle-card"]
        return [f"{who} {about[0]} {card}" for card in cards + ["open"] * conceded]
    if kind == "viking-attack" and conceded:
        return [f"vikings {picks[0].partition('-')[0]} open"]
    return []


def _facts(kind: str, args: dict[str, Any]) -> list[str]:
    if kind in ("attack-fielded", "defence-fielded"):
        side = kind.partition("-")[0]
        return [f"{side} {place} {force}" for place, force in args["forces"]]
    if kind == "joust-hands":
        return [
            name for _, card, *_, rank in args["hands"] for name in (f"rode {card}", f"rank {rank}")
        ]
    if kind == "attack-failed":
        return [f"failed {args['way']}"]
    if kind == "struggle":
        return [f"struggle won by {'plotter' if args['winner'] == args['seat'] else 'target'}"]
    return []
