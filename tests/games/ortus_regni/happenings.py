"""What must happen in the random games of Ortus Regni, and what has happened with an answer."""

from __future__ import annotations

from typing import Any

from engine.games.ortus_regni.box import KINDS
from engine.games.ortus_regni.events import EVENTS, OUT_REASONS, QUESTIONS
from engine.games.ortus_regni.state import Board, State
from engine.kit.contract import Event, Picks, Question
from tests.games.ortus_regni.accounts import ENVOYS, FIGHTERS

PLAYED = ("castle", "land", "market", "church", "cathedral", "mercenary", "banquet")
BANNERS = ("bequeath", "claim", "joust")
WAYS = ("towers", "raid", "siege")
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
    *("battle-deck-shuffled", "viking-deck-shuffled", "ransom 2", "fief-taken seized"),
    *("seized 0 of 2", "seized 1 of 2", "seized 2 of 2"),
    *("lord-slain struggle", "struggle won by target", "defence guard knight"),
}
"""What does not come up in random play, or once in a hundred thousand answers: a side of two
different Lords, twenty-four battles, a King who defends with a Knight, Allies on both of whose
sides Vassals stand. Their own tests force them."""


def everything() -> set[str]:
    """Questions, events and their reasons; each card played in each of its ways, laid as a Tower
    and sent to a joust; each force in attack and defence; each kind of attack with each outcome,
    by Earls and Vikings; each rank of a joust; nothing, one and two cards seized."""
    wanted = {f"asked {kind}" for kind in QUESTIONS} | set(EVENTS)
    wanted |= {f"{event} {why}" for event, reasons in WHY.items() for why in reasons}
    wanted |= {f"chose play.{kind}" for kind in PLAYED}
    wanted |= {f"chose install.{kind}" for kind in FIGHTERS}
    wanted |= {f"chose emissary.{kind}" for kind in ENVOYS}
    wanted |= {f"chose {action}" for action in (*BANNERS, "treachery", "intrigue", "attack")}
    wanted |= {f"chose {what}" for what in ("recruit", "monastery", "towers", "garrison")}
    wanted.add("chose resign")
    wanted |= {f"laid {kind}" for kind in KINDS} | {f"rode {kind}" for kind in KINDS}
    wanted |= {
        f"{s} {p} {k}" for s in ("attack", "defence") for p, ks in PLACES.items() for k in ks
    }
    wanted |= {
        f"{who} {way} {card}"
        for who in ("earl", "vikings")
        for way in WAYS
        for card in ("normal", "attacker", "defender", "church", "open")
    }
    wanted |= {f"failed {way}" for way in WAYS} | {f"besieged {c}" for c in ("castle", "palace")}
    wanted |= {f"church {outcome}" for outcome in ("normal", "attacker", "defender")}
    wanted |= {f"rank {rank}" for rank in range(1, 11)} | {"a Lord rode", "a card rode"}
    wanted |= {f"seized {n} of {most}" for most in (1, 2) for n in range(most + 1)}
    wanted |= {"ransom 1", "ransom 2", "ransom castle", "lords-captured by Vikings"}
    wanted |= {f"struggle won by {who}" for who in ("plotter", "target")}
    wanted |= {f"plot {card} on {what}" for card, what in PLOTS}
    wanted |= {f"lost {place}" for place in ("reserve", "guard", "garrison", "mercenary", "viking")}
    wanted |= {"mulligan True", "mulligan False", "tournament True", "tournament False"}
    wanted |= {"Vikings against their director", "emissary after the landing", "king again"}
    wanted |= {"a Prince slain", "own card discarded by another", "Lord replaced", "cards-returned"}
    return wanted - NEVER


PLOTS = (
    *[("treachery", what) for what in ("lord", "hand", "mercenary")],
    *[("intrigue", what) for what in ("fief", "reserve", "mercenary")],
)


def fired(question: Question, picks: Picks, events: list[Event], state: State) -> set[str]:
    """Which of it came about with one answer."""
    names = {f"asked {question.kind}"}
    names.update(_answered(question, picks, events))
    for event in events:
        names.add(event.kind)
        if event.kind in WHY:
            names.add(f"{event.kind} {event.args['why']}")
        names.update(_facts(event.kind, event.args, state.board))
    return names


def _answered(question: Question, picks: Picks, events: list[Event]) -> list[str]:
    kind, about = question.kind, question.about
    if kind == "turn":
        return [f"chose {picks[0]}"]
    if kind == "towers":
        return [f"laid {pick.partition('.')[0]}" for pick in picks]
    if kind == "seize":
        return [f"seized {len(picks)} of {question.most}"]
    if kind == "church-decides":
        return [f"church {picks[0]}"]
    if kind in ("attack-forces", "defence-forces"):
        who = "vikings" if kind == "defence-forces" and int(about[2]) < 0 else "earl"
        cards = [event.args["card"] for event in events if event.kind == "battle-card"]
        if any(event.kind == "defence-conceded" for event in events):
            cards.append("open")
        return [f"{who} {about[0]} {card}" for card in cards]
    if kind == "viking-attack" and picks != ("none",):
        way = picks[0].partition("-")[0]
        found = [f"vikings {way} open"] if "defence-conceded" in [e.kind for e in events] else []
        args = next(event.args for event in events if event.kind == "vikings-attack")
        own = args["other"] == args["seat"]
        return [*found, "Vikings against their director"] if own else found
    return []


def _facts(kind: str, args: dict[str, Any], board: Board) -> list[str]:
    if kind in ("attack-fielded", "defence-fielded"):
        side = kind.partition("-")[0]
        return [f"{side} {place} {force}" for place, force in args["forces"]]
    if kind in SIMPLE:
        return [SIMPLE[kind].format(**args)]
    if kind == "forces-hit":
        return [f"lost {place}" for place, _ in args["lost"]]
    if kind == "joust-hands":
        return [
            name for _, card, *_, rank in args["hands"] for name in (f"rode {card}", f"rank {rank}")
        ]
    if kind == "joust-entered":
        return ["a Lord rode" if args["lord"] else "a card rode"]
    if kind == "ransom-named":
        castle = any("." not in key for key in args["price"])
        return [f"ransom {len(args['price'])}", *(["ransom castle"] if castle else [])]
    if kind == "plot":
        return [f"plot {args['card']} on {_target(args['target'])}"]
    if kind == "struggle":
        won = "plotter" if args["winner"] == args["seat"] else "target"
        return [f"struggle won by {won}"]
    return _other_facts(kind, args, board)


def _other_facts(kind: str, args: dict[str, Any], board: Board) -> list[str]:
    if kind == "lords-captured" and args["other"] < 0:
        return ["lords-captured by Vikings"]
    if kind == "fief-lost" and args["why"] == "siege":
        return [f"besieged {args['castle']}"]
    if kind == "emissary-sent" and board.arrived:
        return ["emissary after the landing"]
    if kind == "lord-slain" and args["card"] == "prince" and args["why"] == "treachery":
        return ["a Prince slain"]
    if kind == "lord-installed" and args["before"]:
        return ["Lord replaced"]
    if kind == "properties-destroyed" and any(owner != args["seat"] for _, owner in args["cards"]):
        return ["own card discarded by another"]
    if kind == "crowned" and board.out:
        return ["king again"]
    return []


SIMPLE = {
    "attack-failed": "failed {way}",
    "mulligan": "mulligan {redrawn}",
    "game-start": "tournament {tournament}",
}


def _target(key: str) -> str:
    if key.startswith("m"):
        return "mercenary"
    if key.startswith("f"):
        return "lord" if key.endswith(".lord") else "fief"
    return key.partition("-")[0]
