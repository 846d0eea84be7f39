"""The names of things in words: cards, towns, regions, amounts, lists.

What is passed into a text as `who` is a seat's name, already safe for where it goes. What the
words of a hundred options have in common is put together once.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed

from ..box import CARDS, EXPAND_COST, MARRIAGES, REGIONS, SUIT, TOWNS, VALUE

ICONS: Final[dict[str, str]] = json.loads(
    (Path(__file__).parents[1] / "art" / "symbols.json").read_text(encoding="utf-8")
)
"""The emoji for each drawn symbol: icons and suits."""
SQUARES: Final = {suit: ICONS[f"suit-{suit}"] for suit in ("red", "blue", "yellow", "white")}


@cache
def card_name(card: str, say: Say) -> str:
    """ "Red 11"."""
    return say("card", suit=SUIT[card], value=VALUE[card])


def card_names(cards: Iterable[str], say: Say) -> str:
    """ "Red 11 and Blue 6"."""
    return listed([card_name(card, say) for card in cards], say)


def card_square(card: str) -> str:
    return SQUARES[SUIT[card]]


@cache
def town_name(town: str, say: Say) -> str:
    """ "Munster 4": the towns of the board have no names of their own, but a number for good."""
    return say("town", region=region_of(town), number=town_number(town))


def town_number(town: str) -> int:
    """Of a town in its region, as printed on the board."""
    return int(town.removeprefix(TOWNS[town].region))


def short_region(region: str) -> str:
    """ "S. Uí Néill"."""
    first, _, rest = region_name(region).partition(" ")
    return f"{first[0]}. {rest}" if rest else first


def region_code(region: str) -> str:
    """A region's name where there is no room: "Mun", "N.Uí"."""
    first, _, rest = region_name(region).partition(" ")
    return f"{first[0]}.{rest[:2]}" if rest else first[:3]


def short_town(town: str) -> str:
    """ "Mun 4"."""
    return f"{region_code(TOWNS[town].region)} {town_number(town)}"


def region_of(town: str) -> str:
    return REGIONS[TOWNS[town].region].name


def region_name(region: str) -> str:
    return REGIONS[region].name


def region_names(regions: Iterable[str], say: Say) -> str:
    return listed([region_name(region) for region in regions], say)


def marriage_name(card: str, say: Say) -> str:
    """The name on a marriage card; the Princess's title is translated."""
    return say("estrid") if MARRIAGES[card].princess else MARRIAGES[card].name


def marriage_rewards(card: str, say: Say) -> str:
    """ "2 points, a town in Leinster"."""
    if MARRIAGES[card].princess:
        return say("reward-princess")
    parts = [
        say("reward-town", region=region_name(str(what)))
        if kind == "town"
        else amount(kind, int(what), say)
        for kind, what in MARRIAGES[card].rewards
    ]
    return ", ".join(parts)


def amount(what: str, n: int, say: Say) -> str:
    """A counted thing: "3 coins", "1 raider". `what` is "coins", "points", "renown",
    "raiders", "discs", "spaces", "towns" or "cards"."""
    return say(f"count-{what}", n=n)


@cache
def action_text(card: str, action: int, say: Say) -> str:
    """What an action gives, in short words: "3 coins, may expand"."""
    return ", ".join(say(f"gives-{icon}", n=n) for icon, n in CARDS[card].runs[action])


def card_detail(card: str, say: Say) -> str:
    """A card's actions in a line: "Win: town, 1 coin · Lose: 2 coins, expand / 2 raiders"."""
    losing = " / ".join(action_text(card, n, say) for n in range(1, len(CARDS[card].actions)))
    return say("card-detail", winning=action_text(card, 0, say), losing=losing)


def icons_text(card: str, action: int) -> str:
    """An action in symbols."""
    return "".join(ICONS[icon] for icon in CARDS[card].actions[action])


# What the texts may call: (say, values…).


def _cards(say: Say, cards: str | Sequence[str]) -> str:
    """An action card or a marriage card by name; several as a list."""
    if not isinstance(cards, str):
        return card_names(cards, say)
    return marriage_name(cards, say) if cards in MARRIAGES else card_name(cards, say)


def _regions(say: Say, regions: str | Sequence[str]) -> str:
    """A region by name; several as a list."""
    return region_name(regions) if isinstance(regions, str) else region_names(regions, say)


def _scores(say: Say, points: Sequence[int], names: Names) -> str:
    told = zip(names, points, strict=True)
    return ", ".join(say("scored", who=name, points=n) for name, n in told)


def _tied(say: Say, seats: Sequence[int], vikings: bool, names: Names) -> str:
    """Who is tied in a region, the Vikings among them."""
    sides = [names[seat] for seat in seats]
    return listed([*sides, say("vikings")] if vikings else sides, say)


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "CARD": _cards,
    "SQUARE": lambda say, card: card_square(card),
    "TOWN": lambda say, town: town_name(town, say),
    "REGION": _regions,
    "REWARDS": lambda say, card: marriage_rewards(card, say),
    "EXPANSION": lambda say: amount("coins", EXPAND_COST, say),
    "SIGN": lambda say, icon: ICONS[icon],
    "SCORES": _scores,
    "TIED": _tied,
}
