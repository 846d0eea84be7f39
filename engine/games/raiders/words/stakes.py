"""What a raid asks for and may bring, in words, before a seat commits itself."""

from __future__ import annotations

from engine.kit.showing import Say
from engine.kit.words.phrasing import DOT

from ..box import FACES, RAIDS, SETTLEMENTS, SPACES, VALKYRIE
from ..rules import prospects
from ..state import Board
from .names import (
    ICONS,
    amount,
    amounts,
    marked_settlement,
    one_of,
    plunder_of,
    plunder_text,
    settlement_name,
)


def plunder(board: Board, space: str, say: Say) -> str:
    """What is taken from a raid space: "2 gold and 1 Valkyrie"."""
    return plunder_text(board.spaces[SPACES[space].index], say)


def sets(board: Board, settlement: str, say: Say, most: int) -> str:
    """What may be taken in a settlement, the colour of the worker first: "grey + 3 livestock /
    white + 2 gold"; how many sets there are where that would be longer than `most`."""
    left = prospects.sets_left(board, settlement)
    named = " / ".join(
        say(
            "raid-set", worker=say(f"worker-{space.worker}"), plunder=plunder(board, space.key, say)
        )
        for space in left
    )
    return named if len(named) <= most else say("raid-sets", n=len(left))


def dead(board: Board, seat: int, raid: str, say: Say) -> str:
    """How many of the crew die: "1 of your crew dies", "0 to 2 of your crew die"; empty where
    nobody does."""
    settlement = RAIDS[raid]
    spaces = [SPACES[raid]] if raid in SPACES else prospects.sets_left(board, settlement)
    crew = len(board.crew[seat])
    found = [min(_valkyrie(board.spaces[space.index]), crew) for space in spaces]
    low, high = min(found), max(found)
    if low < high:
        return say("raid-dead-some", low=low, high=high)
    return say("raid-dead", n=high) if high else ""


def _valkyrie(letters: str) -> int:
    return plunder_of(letters).get(VALKYRIE, 0)


def price(board: Board, seat: int, settlement: str, say: Say) -> str:
    """ "2 provisions and 2 gold"."""
    cost = prospects.price(board, seat, settlement)
    return amounts({"provision": cost.provision, "gold": cost.gold}, say) or say("no-goods")


def odds(board: Board, seat: int, settlement: str, say: Say) -> str:
    """Points by chance: "4 points (28%) or 6 points (72%)". The crew's re-rolls are in it."""
    found = prospects.best_odds(board, seat, settlement)
    if len(found) == 1:
        return amount("points", found[0][0], say)
    told = [
        say("chance", points=amount("points", points, say), percent=percent(chance))
        for points, chance in found
    ]
    return one_of(told, say)


def crew_points(board: Board, seat: int, settlement: str, say: Say) -> str:
    """What the crew adds: "+2 points from your crew"; empty where it adds nothing."""
    more = sum(points for _, _, points in prospects.crew_points(board, seat, settlement))
    return say("raid-crew-points", points=amount("points", more, say)) if more else ""


def better_chance(settlement: str, strength: int, die: int) -> float:
    """How likely this die, rolled once again, brings a better tier; `strength` includes it."""
    now = prospects.tier(settlement, strength)[0]
    rest = strength - die
    better = [face for face in FACES if prospects.tier(settlement, rest + face)[0] > now]
    return len(better) / len(FACES)


def percent(chance: float) -> str:
    """A chance in whole per cent; what is neither certain nor impossible is never told so."""
    if chance < 0.005:
        return "<1"
    return ">99" if chance > 0.995 else str(round(chance * 100))


def needs(board: Board, seat: int, settlement: str, say: Say) -> str:
    """What it needs and what one has: "crew 3 (you have 4), gold 1 (you have 1)"."""
    cost = prospects.price(board, seat, settlement)
    parts = [say("need-crew", n=SETTLEMENTS[settlement].crew, have=len(board.crew[seat]))]
    if cost.provision:
        parts.append(say("need-provision", n=cost.provision, have=board.provision[seat]))
    if cost.gold:
        parts.append(say("need-gold", n=cost.gold, have=board.gold[seat]))
    return ", ".join(parts)


def tiers(settlement: str, say: Say) -> str:
    """The strength that each tier takes: "12 for 4 points, 20 for 6 points"."""
    return ", ".join(
        say("tier", strength=strength, points=amount("points", points, say))
        for strength, points in SETTLEMENTS[settlement].tiers
    )


def detail(board: Board, seat: int, raid: str, say: Say) -> str:
    """What stands under a raid's option: the price, the dead, the points by chance. What may not
    fit stands last, and in the question too."""
    settlement = RAIDS[raid]
    parts = [
        say("raid-pay", price=price(board, seat, settlement, say)),
        dead(board, seat, raid, say),
        odds(board, seat, settlement, say),
        crew_points(board, seat, settlement, say),
    ]
    return DOT.join(part for part in parts if part)


def line(board: Board, seat: int, settlement: str, say: Say) -> str:
    """A settlement one can raid, in full."""
    place = SETTLEMENTS[settlement]
    head = marked_settlement(settlement, say)
    told = [needs(board, seat, settlement, say)]
    if place.dice:
        mine = prospects.strength(board, seat, settlement).total
        dice = ICONS["die"] * place.dice
        told.append(say("raid-strength", n=mine, dice=dice, tiers=tiers(settlement, say)))
    chances = odds(board, seat, settlement, say)
    certain = len(prospects.best_odds(board, seat, settlement)) == 1
    told.append(say("raid-sure" if certain else "raid-odds", odds=chances))
    told.append(crew_points(board, seat, settlement, say))
    return f"{head}: {'; '.join(part for part in told if part)}."


def short_line(board: Board, seat: int, settlement: str, say: Say) -> str:
    """The same in few words."""
    place = SETTLEMENTS[settlement]
    told = odds(board, seat, settlement, say)
    if place.dice:
        mine = prospects.strength(board, seat, settlement).total
        told = f"{mine} + {ICONS['die'] * place.dice} → {told}"
    return f"{marked_settlement(settlement, say)}: {told}"


def nearest(board: Board, seat: int, worker: str, say: Say) -> str:
    """What the settlement that is nearest to being raided still lacks; empty where the worker
    can raid nothing."""
    best: tuple[int, str] | None = None
    for settlement in SETTLEMENTS:
        missing = prospects.lacks(board, seat, settlement, worker)
        if missing and "taken" not in missing and "worker" not in missing:
            short = sum(_short(board, seat, settlement).values())
            if best is None or short < best[0]:
                best = (short, settlement)
    if best is None:
        return ""
    lacking = amounts(_short(board, seat, best[1]), say)
    return say("raid-lacks", place=settlement_name(best[1], say), lacking=lacking)


def _short(board: Board, seat: int, settlement: str) -> dict[str, int]:
    """How much of what is missing."""
    cost = prospects.price(board, seat, settlement)
    return {
        "crew": max(0, SETTLEMENTS[settlement].crew - len(board.crew[seat])),
        "provision": max(0, cost.provision - board.provision[seat]),
        "gold": max(0, cost.gold - board.gold[seat]),
    }


def raid_lines(board: Board, seat: int, raids: list[str], say: Say, most: int) -> list[str]:
    """The settlements of these raids, a line each, together at most `most` characters: the
    nearest to the village are told in few words first, then as many as there is room for."""
    places = list(dict.fromkeys(RAIDS[raid] for raid in raids))
    told = [line(board, seat, place, say) for place in places]
    for index, place in enumerate(places):
        if _length(told) <= most:
            return told
        told[index] = short_line(board, seat, place, say)
    while len(told) > 1 and _length(told) > most:
        told = [*told[:-2], "…"]
    return told


def _length(lines: list[str]) -> int:
    return sum(len(one) + 1 for one in lines)
