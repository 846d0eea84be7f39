"""The names of things in words, and what the texts may call: (say, values…).

What the words of a hundred options have in common is put together once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, reduce
from typing import Any, Final

from engine.kit.showing import Names, Say, from_art
from engine.kit.words import count, listed

from ..box import CARDS, EXPAND_COST, MARRIAGES, REGIONS, SUIT, TOWNS, VALUE
from ..state import FACE_DOWN, FACE_UP, Board

ICONS: Final = from_art(__file__, "symbols")
"""The emoji for each drawn symbol: icons and suits."""
SQUARES: Final = {suit: ICONS[f"suit-{suit}"] for suit in ("red", "blue", "yellow", "white")}
CARD_SQUARES: Final = {card: SQUARES[suit] for card, suit in SUIT.items()}


# Cards.


@cache
def card_name(say: Say, card: str) -> str:
    """ "Red 11"; of a marriage card the name on it, but the Princess's title is translated."""
    if card not in MARRIAGES:
        return say("card", suit=SUIT[card], value=VALUE[card])
    return say("estrid") if MARRIAGES[card].princess else MARRIAGES[card].name


def brides(say: Say, cards: Iterable[str]) -> str:
    """Marriage cards in short: "Aoife, Estrid"."""
    return ", ".join(card_name(say, card).partition(",")[0] for card in cards)


def rewards(say: Say, card: str) -> str:
    """What a marriage card brings: "2 points, a town in Leinster"."""
    if MARRIAGES[card].princess:
        return say("reward-princess")
    return ", ".join(
        say("reward-town", region=what) if kind == "town" else count(say, kind, int(what))
        for kind, what in MARRIAGES[card].rewards
    )


@cache
def action_text(say: Say, card: str, action: int = 0) -> str:
    """What an action gives, in short words: "3 coins, may expand"; the first is the winner's."""
    return ", ".join(say(f"gives-{icon}", n=n) for icon, n in CARDS[card].runs[action])


def losing(say: Say, card: str) -> list[str]:
    """The actions of whoever does not win with it."""
    return [action_text(say, card, action) for action in range(1, len(CARDS[card].actions))]


def played(say: Say, cards: Iterable[tuple[int, str]], best: int, names: Names) -> str:
    """Each card that was played, with who played it; the one that would take the trick is told."""
    return ", ".join(
        say("played", seat=seat, card=card, best=seat == best, names=names) for seat, card in cards
    )


# Towns and regions.


@cache
def town_name(say: Say, town: str) -> str:
    """ "Munster 4": the towns of the board have no names of their own, but a number for good."""
    return say("town", region=REGIONS[TOWNS[town].region].name, number=TOWNS[town].number)


def short_region(region: str) -> str:
    """ "S. Uí Néill"."""
    first, _, rest = REGIONS[region].name.partition(" ")
    return f"{first[0]}. {rest}" if rest else first


def region_code(region: str) -> str:
    """A region's name where there is no room: "Mun", "N.Uí"."""
    first, _, rest = REGIONS[region].name.partition(" ")
    return f"{first[0]}.{rest[:2]}" if rest else first[:3]


def short_town(town: str) -> str:
    """ "Mun 4"."""
    return f"{region_code(TOWNS[town].region)} {TOWNS[town].number}"


# Who has how many.


def claim_facts(board: Board, region: str) -> dict[str, Any]:
    """Where a region's claim token is, and what it needs and brings."""
    of = REGIONS[region]
    holder = board.claims[of.index]
    claim = {FACE_DOWN: "down", FACE_UP: "up"}.get(holder, "held")
    told = {"region": region, "threshold": of.threshold, "points": of.points}
    return told | {"claim": claim, "holder": holder}


def _scores(say: Say, points: Sequence[int], names: Names) -> str:
    told = zip(names, points, strict=True)
    return ", ".join(say("scored", who=name, points=n) for name, n in told)


def _holders(say: Say, seats: Sequence[int], vikings: int, names: Names) -> str:
    """How many towns of a region everybody has; "" where nobody has any."""
    held = [*zip(names, seats, strict=True), (say("vikings"), vikings)]
    return ", ".join(say("scored", who=name, points=n) for name, n in held if n)


def _tied(say: Say, seats: Sequence[int], vikings: bool, names: Names) -> str:
    """Who is tied in a region, the Vikings among them."""
    sides = [names[seat] for seat in seats]
    return listed([*sides, say("vikings")] if vikings else sides, say)


def _each(name: Callable[[Say, str], str]) -> Callable[[Say, str | Iterable[str]], str]:
    """One thing by name; several as a list: "Munster 4 and Leinster 2"."""

    def named(say: Say, what: str | Iterable[str]) -> str:
        return (
            name(say, what) if isinstance(what, str) else listed([name(say, w) for w in what], say)
        )

    return named


card_names = _each(card_name)
FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "CARD": card_names,
    "SQUARE": lambda say, card: CARD_SQUARES[card],
    "BRIDES": brides,
    "REWARDS": rewards,
    "ACTION": action_text,
    "LOSING": lambda say, card: " / ".join(losing(say, card)),
    "EITHER": lambda say, card: reduce(
        lambda one, other: say("card-or", one=one, other=other), losing(say, card)
    ),
    "PLAYED": played,
    "TOWN": _each(town_name),
    "TOWNS": lambda say, towns: ", ".join(town_name(say, town) for town in towns),
    "REGION": _each(lambda say, region: REGIONS[region].name),
    "REGIONS": lambda say, regions: ", ".join(REGIONS[region].name for region in regions),
    "EXPANSION": lambda say: count(say, "coins", EXPAND_COST),
    "SIGN": lambda say, icon: ICONS[icon],
    "SCORES": _scores,
    "HOLDERS": _holders,
    "TIED": _tied,
    "ROW": lambda say, *parts: ", ".join(filter(None, parts)),
}
"""What the texts may call besides those of all games."""
