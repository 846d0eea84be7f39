"""What must have happened in the random games of Raiders of the North Sea, and what did."""

from __future__ import annotations

from typing import Any

from engine.games.raiders.events import ENDS, EVENTS, QUESTIONS
from engine.games.raiders.state import State
from engine.kit.contract import Event, Picks, Question
from tests.games.raiders.second_raids import BOARD, HEROES, SPACES, kind, price, row, tiers
from tests.games.raiders.second_scorer import TILES
from tests.games.raiders.second_turns import BUILDINGS, COSTS, NOT_BLACK, cost

CARDS = [card for names in COSTS.values() for card in names.split()]
PLAYED = [card for card in CARDS if card not in HEROES]
COLOURS = ("black", "grey", "white")
ACTIONS = (
    *("gate_house", "town_hall", "treasury.silver", "treasury.gold", "barracks", "mill"),
    *("mill.provision", "mill.gold"),
    *("silversmith", "armoury.iron", "armoury.silver", "long_house.livestock", "long_house.offer"),
)
HALL_IDLE = {
    "no-target": (
        *("archer", "avenger", "champion", "barbarian", "berserker", "mercenary", "scout"),
        *("warlord", "warmonger"),
    ),
    "armour-full": ("armourer",),
    "supply": ("forager", "huntsman"),
    "no-cards": ("scout",),
}
"""Why a card may do nothing, and which ones do in random games."""
WHY = {
    "gained": (
        *("treasury", "mill", "silversmith", "long_house", "cartographer", "forager", "huntsman"),
        *("jeweller", "marauder", "shieldmaiden", "brawler", "gravedigger"),
    ),
    "armour-gained": ("armoury", "armourer"),
    "cards-drawn": ("gate_house", "gatekeeper"),
    "discarded": ("treasury", "limit"),
    "hired": ("barracks", "recruiter", "gravedigger"),
    "crew-lost": ("barracks", "recruiter", "brawler", "avenger"),
    "lost": ("avenger", "champion", "berserker"),
    "taken": ("barbarian", "warlord", "warmonger", "mercenary"),
    "points": ("mercenary",),
    "declined": ("barracks", "town_hall", "long_house", "merchant", "archer"),  # what
}
"""Events that come for several reasons."""

CREW = {
    *("archer at an outpost", "armourer at a monastery", "avenger died", "barbarian at a fortress"),
    *("berserker died", "brawler rolled", "brynjar added", "cartographer saved", "folke added"),
    *("forager gained", "gatekeeper drew", "gravedigger died", "huntsman saved"),
    *("jeweller gained", "marauder at an outpost", "mercenary died", "ragnhildr added"),
    *("recruiter saved", "sage acted", "scout saved", "shieldmaiden at a monastery"),
    *("warmonger at a harbour", "champion scored", "merchant scored", "trader scored"),
    *("warlord scored",),
}
RULINGS = {
    "price fell to nothing", "second kind of crew added up", "crew lost to a full Barracks",
    "hero for hero", "raid below every tier", "crew points below every tier",
    "more Valkyrie than crew", "seven Valkyrie", "black raids a harbour",
    "offering without a stack", "last fortress set raided", "armour stops at ten",
    "both dice kept", "two ends at once", "fifty points",
}  # fmt: skip

RARE = {
    *("hall idle avenger no-target", "hall idle champion no-target", "unavenged"),
    *("hall idle mercenary no-target", "hall idle warlord no-target"),
    *("copy-building mill.gold", "copy-building mill.provision", "copy-building armoury.iron"),
    *("copy-building armoury.silver", "copy-building long_house.livestock"),
    *("copy-building long_house.offer", "crew points below every tier"),
    *("tier outpost_1 0", "tier outpost_2 0", "tier monastery_1 0", "tier monastery_2 0"),
    *("tier fortress_1 0", "tier fortress_2 0", "tier fortress_3 0", "tier fortress_1 3"),
    "last fortress set raided",
}
"""What comes up once in some hundred random games, in which there is time to grow strong; hasty
ones have it all (`test_happenings.py`)."""

NEVER = {
    *("hall idle forager supply", "hall idle huntsman supply"),
    *("won by valkyrie", "won by armour", "won by shared"),
    *("asked hall-card", "declined town_hall"),  # as the third version asked
}
"""What hardly comes up by itself; its own tests force it."""


def everything() -> set[str]:
    """Questions, events with their reasons, each building with each colour of worker, each
    card's Town Hall and crew effects, each raid space, settlement by colour and tier, each tile,
    end and tie-break."""
    wanted = {f"asked {name}" for name in QUESTIONS}
    wanted |= {name for name in EVENTS if name not in WHY}
    wanted |= {f"{name} {why}" for name, reasons in WHY.items() for why in reasons}
    for building in BUILDINGS:
        for worker in COLOURS:
            if worker != "black" or building not in NOT_BLACK:
                wanted |= {f"{way} {building} {worker}" for way in ("used", "took")}
                wanted |= {f"idle {building} {worker}", f"took idle {building} {worker}"}
    wanted |= {f"{where} {action}" for where in ("place", "pick-up") for action in ACTIONS}
    # The Town Hall goes once a turn, and the Merchant stands in it.
    wanted |= {f"copy-building {action}" for action in ACTIONS if action != "town_hall"}
    wanted |= {f"copied with {worker}" for worker in COLOURS}
    wanted |= {"long-house long_house.livestock", "long-house long_house.offer"}
    wanted |= {f"played {card}" for card in PLAYED}
    wanted |= {f"hall idle {card} {why}" for why, cards in HALL_IDLE.items() for card in cards}
    wanted |= {f"hired {card}" for card in CARDS} | {f"died {card}" for card in CARDS}
    wanted |= {f"tile {tile}" for tile in TILES}
    wanted |= {f"waived {good}" for good in ("silver", "gold", "iron", "livestock")}
    for line in BOARD.split("\n"):
        if line:
            settlement, colours = line.split()[:2]
            wanted |= {f"raided {settlement} {worker}" for worker in colours.split(",")}
            first = 1 if kind(settlement) == "harbour" else 0
            wanted |= {f"tier {settlement} {n}" for n in range(first, len(tiers(settlement)) + 1)}
            count = len(SPACES[settlement].split())
            wanted |= {f"space {settlement}.{n}" for n in range(1, count + 1)}
    wanted |= {f"end {why}" for why in ENDS}
    wanted |= {f"won by {why}" for why in ("points", "valkyrie", "armour", "shared")}
    return (wanted | CREW | RULINGS) - RARE - NEVER


def fired(question: Question, picks: Picks, events: list[Event], state: State) -> set[str]:
    """Which of it came about with one answer."""
    names = {f"asked {question.kind}"}
    for event in events:
        why = event.args.get("why") or event.args.get("what")
        names.add(f"{event.kind} {why}" if event.kind in WHY else event.kind)
        if event.kind in FORMS:
            names.add(FORMS[event.kind].format(**event.args))
    if question.kind in ("place", "pick-up", "copy-building", "long-house"):
        building, dot, way = picks[0].partition(".")
        way = "offer" if way in TILES else way
        if building in ("town_hall", "barracks") and way != "idle":
            dot = way = ""  # which card, the events tell
        names.add(f"{question.kind} {building}{dot}{way}")
    names |= _crew_at_work(question, picks, events, state)
    names |= _rulings(question, picks, events, state)
    return names


FORMS = {
    "worker-taken": "took {building} {worker}",
    "building-copied": "copied with {worker}",
    "hall-played": "played {card}",
    "hall-idle": "hall idle {card} {why}",
    "hired": "hired {card}",
    "crew-died": "died {card}",
    "offering-made": "tile {tile}",
    "raid-begins": "raided {settlement} {worker}",
    "raid-scored": "tier {settlement} {tier}",
    "plunder-taken": "space {space}",
    "end-near": "end {why}",
    "game-over": "won by {why}",
}


def _rulings(question: Question, picks: Picks, events: list[Event], state: State) -> set[str]:
    found = set()
    for event in events:
        args = event.args
        name = f"{event.kind}"
        if name in ("worker-placed", "worker-taken"):
            way = {"worker-placed": ("used", "idle"), "worker-taken": ("took", "took idle")}[name]
            found.add(f"{way[args['idle']]} {args['building']} {args['worker']}")
        elif name == "raid-scored" and not args["tier"]:
            found.add("raid below every tier")
            if any(other.kind == "crew-points" for other in events):
                found.add("crew points below every tier")
        elif name == "raid-begins" and args["worker"] == "black":
            found.add("black raids a harbour")
        elif name == "crew-points" and args["count"] > 1:
            found.add("second kind of crew added up")
        elif name == "valkyrie-claimed":
            found |= _valkyrie(args)
        elif name == "offering-made":
            found |= {f"waived {args['waived']}"} if args["waived"] else set()
            found |= set() if state.stack else {"offering without a stack"}
        elif name == "armour-gained" and args["total"] == 10:
            found |= {"armour stops at ten"}
        elif name == "end-near" and len(state.board.ends) > 1:
            found.add("two ends at once")
        elif name == "plunder-taken" and args["space"].startswith("fortress"):
            left = state.board.spaces[-6:]
            found |= set() if any(left) else {"last fortress set raided"}
    if picks[0].partition("barracks.")[2].count(".") or picks[0].partition(".")[2] in HEROES:
        found.add("hero for hero")
    if question.kind == "dismiss" and question.about[0] == "barracks":
        found.add("crew lost to a full Barracks")
    if picks == ("keep",) and question.about[-2] != question.about[-1]:
        found.add("both dice kept")
    if max(state.board.score) >= 50:
        found.add("fifty points")
    return found


def _valkyrie(args: dict[str, Any]) -> set[str]:
    found = {"more Valkyrie than crew"} if args["claimed"] < args["taken"] else set()
    if args["track"] == 7:
        found.add("seven Valkyrie")
    return found


def _crew_at_work(question: Question, picks: Picks, events: list[Event], state: State) -> set[str]:
    found = set()
    seat = question.seat
    crew = [*state.board.crew[seat]]
    crew += [event.args["card"] for event in events if event.kind == "crew-died"]
    for event in events:
        args = event.args
        if event.kind == "crew-points":
            where = {"archer": "outpost", "marauder": "outpost", "shieldmaiden": "monastery"}
            place = where.get(args["card"], "harbour")
            found.add(f"{args['card']} at a{'n' * (place[0] == 'o')} {place}")
        elif event.kind == "crew-died":
            found.add(f"{args['card']} died")
        elif event.kind == "die-rerolled":
            found.add("brawler rolled")
        elif event.kind == "raid-scored":
            found |= _strengthened(args, crew)
        elif event.kind == "raid-begins":
            found |= _saved(args["settlement"], crew, state.board.fortress_gold)
        elif event.kind in ("gained", "cards-drawn"):
            found |= _bonus(event, crew)
        elif event.kind == "hired" and args["why"] == "barracks":
            found |= {"recruiter saved"} if args["silver"] < cost(args["card"]) else set()
        elif event.kind == "offering-made" and question.kind == "long-house":
            found.add("sage acted")
        elif event.kind == "game-over":
            found |= _scored_at_the_end(state)
    return found


def _strengthened(args: dict[str, Any], crew: list[str]) -> set[str]:
    if not args["extra"]:
        return set()
    place = kind(args["settlement"])
    where = {"armourer": "monastery", "barbarian": "fortress"}
    found = {f"{card} at a {there}" for card, there in where.items() if card in crew}
    found = {name for name in found if name.endswith(place)}
    if not found:
        found = {f"{hero} added" for hero in HEROES if hero in crew}
    return found


def _saved(settlement: str, crew: list[str], gold: int) -> set[str]:
    found = set()
    for card in ("huntsman", "scout", "cartographer"):
        if card in crew and price(settlement, [card], gold) != price(settlement, [], gold):
            found.add(f"{card} saved")
    printed = [int(number) for number in row(settlement)[2:4]]
    paid = price(settlement, crew, gold)
    if any(before and not now for before, now in zip(printed, paid, strict=True)):
        found.add("price fell to nothing")
    return found


def _bonus(event: Event, crew: list[str]) -> set[str]:
    why, args = event.args["why"], event.args
    if why == "mill" and args["kind"] == "provision" and args["amount"] > 2:
        return {"forager gained"}
    if why == "silversmith" and args["amount"] > 3:
        return {"jeweller gained"}
    if why == "gate_house" and args["cards"] > 2:
        return {"gatekeeper drew"}
    return set()


def _scored_at_the_end(state: State) -> set[str]:
    board = state.board
    found = set()
    for seat in range(board.seats):
        counts = {"champion": 1, "warlord": 1, "merchant": board.livestock[seat]}
        counts["trader"] = len(state.tiles[seat])
        found |= {f"{card} scored" for card, n in counts.items() if n and card in board.crew[seat]}
    return found
