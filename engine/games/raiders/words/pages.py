"""The short rules in pages, with one for each building, each kind of settlement and each card,
and which of them fits the moment.

Numbers come from the data file. What the rulebook leaves open is marked.
"""

from __future__ import annotations

from typing import Any, Final

from engine.kit.showing import Page, Say
from engine.kit.words.phrasing import capital

from ..box import (
    ARMOUR_TRACK,
    BUILDING_KEYS,
    BUILDINGS,
    CARD_KEYS,
    CARDS,
    COLOURS,
    DEALS,
    DISPUTED_CARD,
    DISPUTED_FORTRESS,
    FACES,
    KEPT,
    LAST_SETS,
    MAX_ARMOUR,
    MAX_CARDS,
    MAX_CREW,
    MAX_HEROES,
    MAX_VALKYRIE,
    OFFERS,
    OPEN_OFFERS,
    PAIR_POINTS,
    PLUNDER,
    PLUNDER_POINTS,
    SETTLEMENTS,
    SPACES,
    START_SILVER,
    SUPPLY,
    VALKYRIE,
    VALKYRIE_TRACK,
)
from ..rules.village import LONG_HOUSE
from ..state import View
from .names import ICONS, OURS, crew_rule_key, crew_text, either, name, signed, tile

PAGES = (
    *("overview", "setup", "turn", "village", "raids", "valkyrie", "crew", "offerings", "tracks"),
    *("supply", "ends", "scoring", "cards"),
)
"""Before the pages of buildings, settlements and cards, which have these things' keys."""
KINDS: Final = tuple(dict.fromkeys(place.kind for place in SETTLEMENTS.values()))

_TOKENS: Final = sum(SUPPLY[kind] for kind in (*PLUNDER, VALKYRIE))
NUMBERS: Final[dict[str, Any]] = {
    "start": START_SILVER,
    "keep": KEPT,
    "left": _TOKENS - sum(space.tokens for space in SPACES.values()),
    "open": OPEN_OFFERS,
    "hand": MAX_CARDS,
    "harbour": next(place.points for place in SETTLEMENTS.values() if place.points),
    "faces": ", ".join(str(face) for face in FACES),
    "most": MAX_CREW,
    "heroes": MAX_HEROES,
    "count": len(OFFERS),
    "valkyrie-track": VALKYRIE_TRACK,
    "valkyrie-top": MAX_VALKYRIE,
    "armour-track": ARMOUR_TRACK,
    "armour-top": MAX_ARMOUR,
    "silver": SUPPLY["silver"],
    "provision": SUPPLY["provision"],
    "sets": LAST_SETS,
    "livestock": PAIR_POINTS,
    **PLUNDER_POINTS,
}
"""What the texts of the rules may name."""

_NOW: Final = {
    "keep-hand": "setup",
    "place": "turn",
    "pick-up": "village",
    "idle": "turn",
    "treasury": "treasury",
    "hire": "crew",
    "dismiss": "crew",
    "long-house": "long_house",
    "copy-building": "merchant",
    "swap-worker": "archer",
    "take-plunder": "barbarian",
    "sacrifice": "brawler",
    "trade-offer": "trader",
    "scout-target": "scout",
    "scout-give": "scout",
    "give": "mercenary",
    "reroll": "brawler",
    "deaths": "valkyrie",
    "avenge": "avenger",
    "lose-crew": "avenger",
    "discard-down": "turn",
}
"""The page for each kind of question; "target-seat" has that of the card it is about."""


def rules(say: Say) -> tuple[Page, ...]:
    """The short rules in pages, the first one an overview."""
    found = [Page(key, say(f"rules-{key}-title"), _general(key, say)) for key in PAGES]
    found += [_building(key, say) for key in BUILDING_KEYS]
    found += [_kind(kind, say) for kind in KINDS]
    return (*found, *(_card(key, say) for key in CARD_KEYS))


def rules_now(view: View) -> str:
    """The key of the page that fits the present phase."""
    if view.board.phase == "over":
        return "scoring"
    for question in view.questions:
        if question.kind == "target-seat":
            return str(question.about[0])
    kinds = [kind for _, kind in view.awaited]
    return _NOW.get(kinds[0], "overview") if kinds else "overview"


def _general(key: str, say: Say) -> str:
    """A page that is one text, and a list below it."""
    lines = [say(f"rules-{key}", NUMBERS)]
    match key:
        case "village":
            actions = {key: "; ".join(building_actions(key, say)) for key in BUILDING_KEYS}
            lines += ["", *(f"- {signed(say, key)}: {told}" for key, told in actions.items())]
        case "offerings":
            lines += [f"- {capital(tile(say, one))}" for one in OFFERS]
        case "cards":
            for one, card in CARDS.items():
                hero = f" {say('hero-mark')}" if card.hero else ""
                told = {"strength": card.strength, "cost": card.cost, "copies": card.copies}
                lines.append(f"- {signed(say, one)}{hero}: {say('card-row', told)}")
    return "\n".join(lines)


def building_actions(key: str, say: Say) -> list[str]:
    """What a building gives, by colour where that differs: "1 provision (black); 2 provisions
    (grey or white)"."""
    building = BUILDINGS[key]
    told: dict[str, Any] = {"building": key, "crew": 0, "offer": False}
    by_text: dict[str, list[str]] = {}
    for colour in building.workers:
        deals = DEALS[key, colour].values()
        texts = [say("act", told | {"pay": deal.pay, "gain": deal.gain}) for deal in deals]
        text = either(say, texts or [say("act", told)])
        by_text.setdefault(text, []).append(say(f"worker-{colour}"))
    found = [
        text
        if len(colours) == len(building.workers)
        else say("act-by-colour", goods=text, colours=colours)
        for text, colours in by_text.items()
    ]
    return [*found, say("act-offering")] if key == LONG_HOUSE else found


def _building(key: str, say: Say) -> Page:
    building = BUILDINGS[key]
    lines = [f"- {capital(action)}" for action in building_actions(key, say)]
    if len(building.workers) < len(COLOURS):
        colours = [say(f"worker-{colour}") for colour in building.workers]
        lines.append(f"- {say('page-workers', colours=colours)}")
    lines.append(say(f"rule-{key}", NUMBERS))
    helpers = _helpers(key, say)
    lines += ["", *helpers] if helpers else []
    return Page(key, f"{ICONS[key]} {name(say, key)}", "\n".join(lines))


def _kind(kind: str, say: Say) -> Page:
    lines = [say(f"rule-{kind}", NUMBERS), ""]
    for key, place in SETTLEMENTS.items():
        if place.kind == kind:
            lines += [*_settlement(key, say), ""]
    lines += _helpers(kind, say)
    return Page(kind, f"{ICONS[kind]} {say(f'kind-{kind}')}", "\n".join(lines))


def _helpers(place: str, say: Say) -> list[str]:
    """The cards that help at a building, or in raids of a kind, under a heading."""
    cards = [card for card, folk in CARDS.items() if folk.crew.place == place]
    told = [f"- {signed(say, card)}: {crew_text(say, card)}." for card in cards]
    return [f"**{say('page-helpers')}**", *told] if told else []


def _settlement(key: str, say: Say) -> list[str]:
    """One settlement: what it asks for, its tiers, its raid spaces."""
    place = SETTLEMENTS[key]
    needs = {
        "crew": place.crew,
        "costs": {"provision": place.provision, "gold": place.gold},
        "colours": [say(f"worker-{colour}") for colour in place.workers],
    }
    spaces = [say("page-space", tokens=tokens, worker=worker) for tokens, worker in place.spaces]
    disputed = f"- {OURS} {say('page-disputed-fortress')}"
    return [
        f"**{name(say, key)}**",
        f"- {say('page-needs', needs)}",
        f"- {say('page-scores', settlement=key, dice=place.dice, points=place.points)}",
        f"- {say('page-spaces', spaces=', '.join(spaces))}",
        *([disputed] if key == DISPUTED_FORTRESS else []),
    ]


def _card(key: str, say: Say) -> Page:
    card = CARDS[key]
    numbers = {"strength": card.strength, "cost": card.cost, "copies": card.copies}
    lines = [say("page-head", numbers), "", say("page-crew", card=key)]
    lines += [*card_rules(key, say)[:1], ""]
    lines += [say("page-hall", card=key)] if card.hall else [say("rule-hero", NUMBERS)]
    lines += card_rules(key, say)[1:]
    if key == DISPUTED_CARD:
        lines += ["", f"{OURS} {say('page-disputed-card')}"]
    return Page(key, f"{ICONS['folk-' + key]} {name(say, key)}", "\n".join(lines))


def card_rules(key: str, say: Say) -> list[str]:
    """The edge cases of what a card does in a crew, and of what it does at the Town Hall."""
    card = CARDS[key]
    rules = [say(f"rule-crew-{crew_rule_key(card.crew)}", NUMBERS)]
    return [*rules, say(f"rule-hall-{card.hall.rule}", NUMBERS)] if card.hall else rules
