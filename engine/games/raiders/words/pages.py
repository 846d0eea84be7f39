"""The short rules in pages, with one for each building, each kind of settlement and each card,
and which of them fits the moment.

Numbers come from the data file. What the rulebook leaves open is marked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.kit.showing import Page, Say
from engine.kit.words.phrasing import DOT, capital

from ..box import (
    ARMOUR_TRACK,
    BUILDING_KEYS,
    BUILDINGS,
    CARD_KEYS,
    CARDS,
    COLOURS,
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
    Settlement,
    Townsfolk,
)
from ..state import View
from .names import (
    ICONS,
    OURS,
    amount,
    amounts,
    building_name,
    card_name,
    crew_rule_key,
    crew_text,
    hall_text,
    marked,
    marked_building,
    one_of,
    settlement_name,
    tile_text,
)
from .options import trades_text
from .stakes import tiers

PAGES = (
    "overview",
    "setup",
    "turn",
    "village",
    "raids",
    "valkyrie",
    "crew",
    "offerings",
    "tracks",
    "supply",
    "ends",
    "scoring",
    "cards",
)
"""Before the pages of buildings, settlements and cards, which have these things' keys."""
KINDS = tuple(dict.fromkeys(place.kind for place in SETTLEMENTS.values()))

_NOW = {
    "keep-hand": "setup",
    "place": "turn",
    "pick-up": "village",
    "idle": "turn",
    "treasury": "treasury",
    "hall-card": "town_hall",
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
    catalogue: Any = say
    return _rules(catalogue)


@lru_cache(maxsize=8)
def _rules(say: Say) -> tuple[Page, ...]:
    pages = [
        Page(key, say(f"rules-{key}-title"), _PAGE.get(key, _plain(key))(say)) for key in PAGES
    ]
    pages += [_building_page(key, say) for key in BUILDING_KEYS]
    pages += [_kind_page(kind, say) for kind in KINDS]
    pages += [_card_page(key, say) for key in CARD_KEYS]
    return tuple(pages)


def rules_now(view: View) -> str:
    """The key of the page that fits the present phase."""
    if view.board.phase == "over":
        return "scoring"
    for question in view.questions:
        if question.kind == "target-seat":
            return str(question.about[0])
    kinds = [kind for _, kind in view.awaited]
    return _NOW.get(kinds[0], "overview") if kinds else "overview"


def _plain(key: str) -> Callable[[Say], str]:
    return lambda say: say(f"rules-{key}")


def _setup(say: Say) -> str:
    tokens = sum(SUPPLY[kind] for kind in (*PLUNDER, VALKYRIE))
    left = tokens - sum(space.tokens for space in SPACES.values())
    return say("rules-setup", silver=START_SILVER, keep=KEPT, left=left, open=OPEN_OFFERS)


def _turn(say: Say) -> str:
    return say("rules-turn", most=MAX_CARDS)


def _village(say: Say) -> str:
    lines = [
        f"- {marked_building(key, say)}: {'; '.join(building_actions(key, say))}"
        for key in BUILDING_KEYS
    ]
    return "\n".join([say("rules-village"), "", *lines])


def _raids(say: Say) -> str:
    harbour = next(place for place in SETTLEMENTS.values() if place.points)
    faces = ", ".join(str(face) for face in FACES)
    return say("rules-raids", harbour=amount("points", harbour.points, say), faces=faces)


def _valkyrie(say: Say) -> str:
    return say("rules-valkyrie", top=MAX_VALKYRIE)


def _crew(say: Say) -> str:
    return say("rules-crew", most=MAX_CREW, heroes=MAX_HEROES)


def _offerings(say: Say) -> str:
    lines = [f"- {capital(tile_text(tile, say))}" for tile in OFFERS]
    return "\n".join([say("rules-offerings", count=len(OFFERS)), *lines])


def _track(track: tuple[int, ...], say: Say) -> str:
    """ "2: 1 · 3: 2 · 4–5: 4": spaces and points, those without any left out."""
    told = []
    for points in sorted(set(track) - {0}):
        spaces = [space for space, worth in enumerate(track) if worth == points]
        span = f"{spaces[0]}–{spaces[-1]}" if len(spaces) > 1 else f"{spaces[0]}"
        told.append(say("track", spaces=span, points=amount("points", points, say)))
    return DOT.join(told)


def _tracks(say: Say) -> str:
    return say(
        "rules-tracks",
        valkyrie=_track(VALKYRIE_TRACK, say),
        armour=_track(ARMOUR_TRACK, say),
    )


def _supply(say: Say) -> str:
    return say("rules-supply", silver=SUPPLY["silver"], provision=SUPPLY["provision"])


def _ends(say: Say) -> str:
    return say("rules-ends", sets=LAST_SETS)


def _scoring(say: Say) -> str:
    return say(
        "rules-scoring",
        valkyrie=max(VALKYRIE_TRACK),
        armour=max(ARMOUR_TRACK),
        livestock=amount("points", PAIR_POINTS, say),
        **{kind: amount("points", n, say) for kind, n in PLUNDER_POINTS.items()},
    )


def _cards(say: Say) -> str:
    lines = []
    for key, card in CARDS.items():
        hero = f" {say('hero-mark')}" if card.hero else ""
        lines.append(
            f"- {marked(key, say)}{hero}: "
            + say("card-row", strength=card.strength, cost=card.cost, copies=card.copies)
        )
    return "\n".join([say("rules-cards"), *lines])


_PAGE: dict[str, Callable[[Say], str]] = {
    "setup": _setup,
    "turn": _turn,
    "village": _village,
    "raids": _raids,
    "valkyrie": _valkyrie,
    "crew": _crew,
    "offerings": _offerings,
    "tracks": _tracks,
    "supply": _supply,
    "ends": _ends,
    "scoring": _scoring,
    "cards": _cards,
}


# Buildings.


def building_actions(key: str, say: Say) -> list[str]:
    """What a building gives, by colour where that differs."""
    building = BUILDINGS[key]
    if building.draw:
        return [say("act-draw", cards=amount("cards", building.draw, say))]
    if building.trade:
        return [trades_text(1, MAX_CARDS, say)]
    if building.gain:
        return _gains(key, say)
    told = [
        say(
            "act-buy",
            price=amount(purchase.pay, purchase.price, say),
            goods=amount(purchase.kind, purchase.amount, say),
        )
        for purchase in (*building.armour, *((building.exchange,) if building.exchange else ()))
    ]
    if key == "long_house":
        told.append(say("act-offering"))
    return told or [say(f"act-{key}")]


def _gains(key: str, say: Say) -> list[str]:
    """ "black worker 1 provision; grey or white worker 2 provisions"."""
    by_text: dict[str, list[str]] = {}
    for colour, gains in BUILDINGS[key].gain.items():
        told = [amount(gain.kind, gain.amount, say) for gain in gains]
        text = told[0] if len(told) == 1 else one_of(told, say)
        by_text.setdefault(text, []).append(say(f"worker-{colour}"))
    return [
        say("act-by-colour", colours=one_of(colours, say), goods=text)
        for text, colours in by_text.items()
    ]


def _building_page(key: str, say: Say) -> Page:
    building = BUILDINGS[key]
    lines = [f"- {capital(action)}" for action in building_actions(key, say)]
    if len(building.workers) < len(COLOURS):
        colours = one_of([say(f"worker-{colour}") for colour in building.workers], say)
        lines.append(f"- {say('page-workers', colours=colours)}")
    lines.append(say(f"rule-{key}", most=MAX_CREW, top=MAX_ARMOUR))
    helpers = [
        f"- {marked(card, say)}: {crew_text(card, say)}."
        for card, folk in CARDS.items()
        if folk.crew.place == key
    ]
    if helpers:
        lines += ["", f"**{say('page-helpers')}**", *helpers]
    return Page(key, f"{ICONS[key]} {building_name(key, say)}", "\n".join(lines))


# Settlements.


def _kind_page(kind: str, say: Say) -> Page:
    lines = [say(f"rule-{kind}", sets=LAST_SETS), ""]
    for key, place in SETTLEMENTS.items():
        if place.kind == kind:
            lines += [_settlement(key, place, say), ""]
    helpers = [
        f"- {marked(card, say)}: {crew_text(card, say)}."
        for card, folk in CARDS.items()
        if folk.crew.place == kind
    ]
    if helpers:
        lines += [f"**{say('page-helpers')}**", *helpers]
    return Page(kind, f"{ICONS[kind]} {say(f'kind-{kind}')}", "\n".join(lines))


def _settlement(key: str, place: Settlement, say: Say) -> str:
    """One settlement: what it asks for, its tiers, its raid spaces."""
    colours = one_of([say(f"worker-{colour}") for colour in place.workers], say)
    costs = amounts({"provision": place.provision, "gold": place.gold}, say)
    needs = say("page-needs", crew=amount("crew", place.crew, say), price=costs, workers=colours)
    if place.tiers:
        dice = amount("dice", place.dice, say)
        scores = say("page-tiers", dice=dice, tiers=tiers(key, say))
    else:
        scores = say("page-harbour", points=amount("points", place.points, say))
    spaces = ", ".join(
        say("page-space", tokens=tokens, worker=say(f"worker-{worker}"))
        for tokens, worker in place.spaces
    )
    lines = [
        f"**{settlement_name(key, say)}**",
        f"- {needs}",
        f"- {scores}",
        f"- {say('page-spaces', spaces=spaces)}",
    ]
    if key == DISPUTED_FORTRESS:
        lines.append(f"- {OURS} {say('page-disputed-fortress')}")
    return "\n".join(lines)


# Cards.


def _card_page(key: str, say: Say) -> Page:
    card = CARDS[key]
    named = {
        "strength": card.strength,
        "cost": amount("silver", card.cost, say),
        "copies": amount("cards", card.copies, say),
    }
    lines = [say("page-head", **named)]
    lines += ["", say("page-crew", effect=crew_text(key, say)), _crew_rule(card, say)]
    if card.hall is None:
        lines += ["", say("rule-hero", n=MAX_HEROES)]
    else:
        lines += ["", say("page-hall", effect=hall_text(key, say))]
        lines.append(say(f"rule-hall-{card.hall.rule}", top=MAX_ARMOUR))
    if key == DISPUTED_CARD:
        lines += ["", f"{OURS} {say('page-disputed-card')}"]
    return Page(key, f"{ICONS['folk-' + key]} {card_name(key, say)}", "\n".join(lines))


def _crew_rule(card: Townsfolk, say: Say) -> str:
    return say(f"rule-crew-{crew_rule_key(card.crew)}", top=MAX_VALKYRIE)
