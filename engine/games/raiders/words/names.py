"""The names of things in words: townsfolk, buildings, settlements, goods, prices, effects.

What a card or a building does is told from the numbers of the data file, so that what is
corrected there reads right everywhere. What is passed into a text as `who` is a seat's name,
already safe for where it goes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import DOT, listed

from ..box import BUILDINGS, CARDS, LETTERS, OFFERS, SETTLEMENTS, Crew, Hall

ICONS: Final[dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "art" / "symbols.json").read_text(encoding="utf-8")
)
"""The emoji for each drawn symbol."""
OURS: Final = "✏️"
"""Marks what the rulebook leaves open."""


def card_name(card: str, say: Say) -> str:
    """ "Shieldmaiden"."""
    return say(f"card-{card}")


def card_names(cards: Iterable[str], say: Say) -> str:
    """ "Archer, 2 Scouts" is told as "Archer and Scout ×2"."""
    found = list(cards)
    return listed([_times(card_name(card, say), found.count(card)) for card in _kinds(found)], say)


def marked(card: str, say: Say) -> str:
    """ "🏹 Archer"."""
    return f"{ICONS['folk-' + card]} {card_name(card, say)}"


def marked_names(cards: Iterable[str], say: Say) -> str:
    """ "🏹 Archer and 🔭 Scout ×2"."""
    found = list(cards)
    return listed([_times(marked(card, say), found.count(card)) for card in _kinds(found)], say)


def _kinds(cards: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(cards))


def _times(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def building_name(building: str, say: Say) -> str:
    return say(f"building-{building}")


def marked_building(building: str, say: Say) -> str:
    """ "🌾 Mill"."""
    return f"{ICONS[building]} {building_name(building, say)}"


def at_building(building: str, say: Say) -> str:
    """ "at 🌾 Mill"."""
    return say(f"in-{building}", sign=ICONS[building])


def from_building(building: str, say: Say) -> str:
    """ "from 🌾 Mill"."""
    return say(f"from-{building}", sign=ICONS[building])


def worker_name(colour: str, say: Say) -> str:
    """ "black worker"."""
    return say("bare-worker", colour=say(f"worker-{colour}"))


def settlement_name(settlement: str, say: Say) -> str:
    """ "Harbour 2"."""
    kind, _, number = settlement.partition("_")
    return say(f"settlement-{kind}", number=number)


def marked_settlement(settlement: str, say: Say) -> str:
    """ "⚓ Harbour 2"."""
    return f"{ICONS[SETTLEMENTS[settlement].kind]} {settlement_name(settlement, say)}"


def amount(what: str, n: int, say: Say) -> str:
    """A counted thing: "3 silver", "1 provision", "2 points". `what` is a kind of goods,
    "valkyrie", "armour", "strength", "points", "cards", "crew", "dice" or "offerings"."""
    return say(f"count-{'cards' if what == 'card' else what}", n=n)


def amounts(things: Mapping[str, int], say: Say) -> str:
    """ "2 gold and 1 Valkyrie"; what there is none of is left out."""
    return listed([amount(what, n, say) for what, n in things.items() if n], say)


def plunder_text(letters: str, say: Say) -> str:
    """A plunder set from its letters: "2 gold and 1 Valkyrie"."""
    catalogue: Any = say
    return _plunder_text(letters, catalogue)


@lru_cache(maxsize=1024)
def _plunder_text(letters: str, say: Say) -> str:
    """Kept, because each telling of the board has all sets in it, and few of them differ."""
    return amounts(plunder_of(letters), say)


def plunder_of(letters: str) -> dict[str, int]:
    """A plunder set from its letters: "GGV" is {"gold": 2, "valkyrie": 1}."""
    return {kind: n for letter, kind in LETTERS.items() if (n := letters.count(letter))}


def tile_price(tile: str, say: Say, waived: str = "") -> str:
    """What an offering asks for: "2 silver and 1 iron"; `waived`: one less of this kind."""
    cost = {kind: n - (kind == waived) for kind, n in OFFERS[tile].cost.items()}
    return amounts(cost, say) or say("no-goods")


def tile_points(tile: str, say: Say) -> str:
    return amount("points", OFFERS[tile].points, say)


def tile_text(tile: str, say: Say) -> str:
    """ "2 silver and 1 iron (3 points)"."""
    return say("tile", price=tile_price(tile, say), points=tile_points(tile, say))


# What cards do.


def crew_text(card: str, say: Say) -> str:
    """What a card does in a crew, at most 100 characters."""
    crew = CARDS[card].crew
    return say(f"crew-{_crew_key(crew)}", **_crew_numbers(crew, say))


def hall_text(card: str, say: Say) -> str:
    """What a card does at the Town Hall, at most 100 characters; of heroes, that it does
    nothing."""
    hall = CARDS[card].hall
    if hall is None:
        return say("hall-none")
    return say(f"hall-{_hall_key(hall)}", **_hall_numbers(hall, say))


def crew_rule_key(crew: Crew) -> str:
    """What the text with the edge cases is called."""
    return f"bonus-{crew.place}" if crew.rule == "bonus" else _crew_key(crew)


def _crew_key(crew: Crew) -> str:
    return f"{crew.rule}-{crew.kind}" if crew.rule in ("strength-per", "end-per") else crew.rule


def _crew_numbers(crew: Crew, say: Say) -> dict[str, str | int]:
    numbers: dict[str, str | int] = {"n": crew.amount, "per": crew.per}
    numbers["points"] = amount("points", crew.amount, say)
    if crew.place:
        numbers["place"] = crew.place if crew.place in BUILDINGS else say(f"a-{crew.place}")
    if crew.rule in ("discount", "bonus", "death-gain", "hire-discount"):
        numbers["amount"] = amount(crew.kind or "silver", crew.amount, say)
    return numbers


def _hall_key(hall: Hall) -> str:
    if hall.rule == "armour":
        return "gain"
    return "take-most" if hall.rule == "take" and hall.amount > 1 else hall.rule


def _hall_numbers(hall: Hall, say: Say) -> dict[str, str | int]:
    numbers: dict[str, str | int] = {"n": hall.amount}
    match hall.rule:
        case "gain":
            numbers["amount"] = amounts(hall.gains, say)
        case "armour":
            numbers["amount"] = amount("armour", hall.amount, say)
        case "draw":
            numbers["cards"] = amount("cards", hall.amount, say)
        case "hire":
            numbers["price"] = amount("silver", hall.price, say)
        case "exchange":
            numbers["price"] = amount(hall.pay, hall.price, say)
            numbers["amount"] = amount(hall.kind, hall.amount, say)
        case "all-give":
            numbers["amount"] = either(["silver", "provision"], hall.amount, say)
        case "all-lose" | "one-loses" | "take":
            numbers["amount"] = amount(hall.kind, hall.amount, say)
    return numbers


def either(kinds: Sequence[str], n: int, say: Say) -> str:
    """ "1 silver or 1 provision"."""
    return one_of([amount(kind, n, say) for kind in kinds], say)


def one_of(things: Sequence[str], say: Say) -> str:
    """ "a, b or c"."""
    if len(things) < 2:
        return "".join(things)
    return say("list-or", head=", ".join(things[:-1]), tail=things[-1])


# What the texts may call: (say, values…).


def name(say: Say, key: str) -> str:
    """A card, building or settlement by its name."""
    if key in CARDS:
        return card_name(key, say)
    return building_name(key, say) if key in BUILDINGS else settlement_name(key, say)


def signed(say: Say, what: str | Sequence[str], n: int = 1) -> str:
    """The same with its sign: "🌾 Mill"; of `n` cards: "🔭 Scout ×2"; of several cards: a list."""
    if not isinstance(what, str):
        return marked_names(what, say)
    if what in SETTLEMENTS:
        return marked_settlement(what, say)
    return marked_building(what, say) if what in BUILDINGS else _times(marked(what, say), n)


def dice(say: Say, faces: int | Iterable[int]) -> str:
    """A die, or dice, as they lie: "3️⃣ 5️⃣"."""
    return " ".join(ICONS[f"die-{face}"] for face in ([faces] if isinstance(faces, int) else faces))


def tiles(say: Say, tiles: Iterable[str]) -> str:
    """Offerings with what they ask for."""
    return DOT.join(tile_text(tile, say) for tile in tiles) or say("nothing")


def worth(say: Say, tiles: str | Sequence[str]) -> str:
    """What an offering, or all of several, are worth: "7 points"."""
    return amount("points", sum(_points(tiles)), say)


def _points(tiles: str | Sequence[str]) -> list[int]:
    return [OFFERS[tile].points for tile in ([tiles] if isinstance(tiles, str) else tiles)]


def parts(say: Say, dice: Iterable[int], crew: int, extra: int, armour: int) -> str:
    """Of what strength is made: "dice 7, crew 12, effects 2 and Armour 3"."""
    found = {"dice": sum(dice), "crew": crew, "extra": extra, "armour": armour}
    return listed([say(f"part-{key}", n=n) for key, n in found.items() if n], say)


def rolls(say: Say, rolls: Iterable[tuple[int, int, int]], names: Names) -> str:
    """Who rolled what for the first turn: "Ana 3+4, Bea 2+5"."""
    return ", ".join(f"{names[seat]} {one}+{two}" for seat, one, two in rolls)


def scores(say: Say, points: Sequence[int], names: Names) -> str:
    """Who gets how many: "Ana 8, Bea 4"; "nobody"."""
    told = [f"{name} {n}" for name, n in zip(names, points, strict=True) if n]
    return ", ".join(told) if told else say("nobody")


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "NAME": name,
    "SIGNED": signed,
    "SIGN": lambda say, key: ICONS[key],
    "GENDER": lambda say, building: say(f"building-{building}.gender"),
    "WORKER": lambda say, colour: say("worker", colour=colour),
    "DICE": dice,
    "TILE": lambda say, tile: tile_text(tile, say),
    "TILES": tiles,
    "PRICE": lambda say, tile: tile_price(tile, say),
    "WORTH": worth,
    "ADDED": lambda say, tiles: " + ".join(map(str, _points(tiles))),
    "PARTS": parts,
    "ROLLS": rolls,
    "SCORES": scores,
}
