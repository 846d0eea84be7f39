"""The names of things in words, and what cards do: what the texts of the game may call.

Each is a function (say, values…), in the texts by its name in capitals. What a card or a building
does is told from the numbers of the data file, so that what is corrected there reads right
everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from engine.kit.showing import Say, from_art
from engine.kit.words import DOT, count, counts, listed

from ..box import BUILDINGS, CARDS, OFFERS, SETTLEMENTS, Crew, plunder_of

ICONS: Final = from_art(__file__, "symbols")
"""The emoji for each drawn symbol."""
OURS: Final = "✏️"
"""Marks what the rulebook leaves open."""


def name(say: Say, key: str, copy: str = "") -> str:
    """A building, settlement or card; of equal cards with a number: "Archer (2)"."""
    if key in BUILDINGS:
        return say(f"building-{key}")
    if key in SETTLEMENTS:
        kind, _, number = key.partition("_")
        return say(f"settlement-{kind}", number=number)
    card = say(f"card-{key}")
    return f"{card} ({copy})" if copy else card


def names_of(say: Say, cards: Iterable[str], *, signs: bool = False) -> str:
    """Cards in a list: "Archer and Scout ×2"."""
    found, named = list(cards), signed if signs else name
    told = [(named(say, card), found.count(card)) for card in dict.fromkeys(found)]
    return listed([f"{card} ×{n}" if n > 1 else card for card, n in told], say)


def signed(say: Say, what: str | Sequence[str], n: int = 1) -> str:
    """A thing with its sign: "🌾 Mill"; of `n` cards: "🔭 Scout ×2"; of several cards: a list."""
    if not isinstance(what, str):
        return names_of(say, what, signs=True)
    sign = f"folk-{what}" if what in CARDS else what
    if what in SETTLEMENTS:
        sign = SETTLEMENTS[what].kind
    return f"{ICONS[sign]} {name(say, what)}" + (f" ×{n}" if n > 1 else "")


def either(say: Say, things: Sequence[str]) -> str:
    """ "a, b or c"."""
    if len(things) < 2:
        return "".join(things)
    return say("list-or", head=", ".join(things[:-1]), tail=things[-1])


def parts(say: Say, dice: Iterable[int], crew: int, extra: int, armour: int) -> str:
    """Of what strength is made: "dice 7, crew 12, effects 2 and Armour 3"."""
    found = {"dice": sum(dice), "crew": crew, "extra": extra, "armour": armour}
    return listed([say(f"part-{key}", n=n) for key, n in found.items() if n], say)


def track(say: Say, points: Sequence[int]) -> str:
    """ "2: 1 · 3: 2 · 4–5: 4": spaces and points of a track, those without any left out."""
    told = []
    for worth in sorted(set(points) - {0}):
        spaces = [space for space, each in enumerate(points) if each == worth]
        span = f"{spaces[0]}–{spaces[-1]}" if len(spaces) > 1 else f"{spaces[0]}"
        told.append(say("track", spaces=span, points=worth))
    return DOT.join(told)


def percent(chance: float) -> str:
    """A chance in whole per cent; what is neither certain nor impossible is never told so."""
    if chance < 0.005:
        return "<1"
    return ">99" if chance > 0.995 else str(round(chance * 100))


def odds(say: Say, chances: Sequence[tuple[int, float]]) -> str:
    """Points by chance: "4 points (28%) or 6 points (72%)"."""
    if len(chances) == 1:
        return count(say, "points", chances[0][0])
    told = [say("chance", points=points, percent=percent(chance)) for points, chance in chances]
    return either(say, told)


# What cards do.


def crew_text(say: Say, card: str) -> str:
    """What a card does in a crew, at most 100 characters."""
    crew = CARDS[card].crew
    numbers = {"n": crew.amount, "per": crew.per, "kind": crew.kind, "place": crew.place}
    return say(f"crew-{_crew_key(crew)}", **numbers)


def crew_rule_key(crew: Crew) -> str:
    """What the text with the edge cases is called."""
    return f"bonus-{crew.place}" if crew.rule == "bonus" else _crew_key(crew)


def _crew_key(crew: Crew) -> str:
    return f"{crew.rule}-{crew.kind}" if crew.rule in ("strength-per", "end-per") else crew.rule


def hall_text(say: Say, card: str) -> str:
    """What a card does at the Town Hall, at most 100 characters; of heroes, that it does
    nothing."""
    hall = CARDS[card].hall
    if hall is None:
        return say("hall-none")
    told = {"n": hall.amount, "kind": hall.kind, "pay": hall.pay, "gain": hall.gain}
    return say(f"hall-{hall.rule}", told)


def _points(tiles: str | Sequence[str]) -> list[int]:
    return [OFFERS[tile].points for tile in ([tiles] if isinstance(tiles, str) else tiles)]


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "NAME": name,
    "NAMES": names_of,
    "SIGNED": signed,
    "SIGN": lambda say, key: ICONS[key],
    "GENDER": lambda say, building: say(f"building-{building}.gender"),
    "WORKER": lambda say, colour: say("worker", colour=colour),  # "a black worker"
    "EITHER": either,
    # "2 gold and 1 Valkyrie"; "nothing", as a number, where there is none of any
    "GOODS": lambda say, things: counts(say, things) or say("no-goods"),
    # the same; of a single kind the number, even of none: "0 cards"
    "HELD": lambda say, things: (
        count(say, *things[0]) if len(things) == 1 else counts(say, things) or say("no-goods")
    ),
    # "1 silver or 1 provision"
    "ONE_OF": lambda say, kinds, n: either(say, [count(say, kind, n) for kind in kinds]),
    "SILVER": lambda say, n: count(say, "silver", n) if n else say("free"),
    "PLUNDER": lambda say, letters: counts(say, plunder_of(letters)),
    # one as it lies, or several: "3️⃣ 5️⃣"
    "DICE": lambda say, faces: " ".join(
        ICONS[f"die-{face}"] for face in ([faces] if isinstance(faces, int) else faces)
    ),
    # "2 silver and 1 iron (3 points)"
    "TILE": lambda say, tile: say("tile", tile=tile),
    "TILES": lambda say, tiles: (
        DOT.join(say("tile", tile=tile) for tile in tiles) or say("nothing")
    ),
    # what an offering asks for: "2 silver and 1 iron"; of the `waived` kind one less
    "PRICE": lambda say, tile, waived="": (
        counts(say, {kind: n - (kind == waived) for kind, n in OFFERS[tile].cost.items()})
        or say("no-goods")
    ),
    "WORTH": lambda say, tiles: count(say, "points", sum(_points(tiles))),
    "ADDED": lambda say, tiles: " + ".join(map(str, _points(tiles))),
    "PARTS": parts,
    # "12 for 4 points, 20 for 6 points"
    "TIERS": lambda say, settlement: ", ".join(
        say("tier", strength=strength, points=points)
        for strength, points in SETTLEMENTS[settlement].tiers
    ),
    "TRACK": track,
    "ODDS": odds,
    # "Ana 3+4, Bea 2+5"
    "ROLLS": lambda say, rolls, names: ", ".join(
        f"{names[seat]} {one}+{two}" for seat, one, two in rolls
    ),
    # "Ana 8, Bea 4"
    "SCORES": lambda say, points, names: (
        ", ".join(f"{name} {n}" for name, n in zip(names, points, strict=True) if n)
        or say("nobody")
    ),
    "CREW": crew_text,
    "HALL": hall_text,
}
