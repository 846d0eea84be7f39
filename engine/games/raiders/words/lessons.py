"""The rules in words: in short in pages, with one for each building, each kind of settlement and
each card, and which of them fits the moment; and for somebody who never read them, see
`engine.kit.lessons`.

Numbers come from the data file. What the rulebook leaves open is marked.
"""

from __future__ import annotations

from typing import Any, Final

from engine.kit.contract import Question
from engine.kit.lessons import MOST_THING, Entry, FirstGame, Thing, thing
from engine.kit.showing import Page, Say
from engine.kit.words import capital, fitted

from .. import box
from ..rules.village import LONG_HOUSE
from ..state import QUESTIONS, View
from .names import ICONS, OURS, crew_rule_key, crew_text, either, name, signed

RULES = (
    *("overview", "setup", "turn", "village", "raids", "valkyrie", "crew", "offerings", "tracks"),
    *("supply", "ends", "scoring", "cards"),
)
"""Before the pages of buildings, settlements and cards, which have these things' keys."""
KINDS: Final = tuple(dict.fromkeys(place.kind for place in box.SETTLEMENTS.values()))

_TOKENS: Final = sum(box.SUPPLY[kind] for kind in (*box.PLUNDER, box.VALKYRIE))
NUMBERS: Final[dict[str, Any]] = {
    "start": box.START_SILVER,
    "keep": box.KEPT,
    "left": _TOKENS - sum(space.tokens for space in box.SPACES.values()),
    "open": box.OPEN_OFFERS,
    "hand": box.MAX_CARDS,
    "harbour": next(place.points for place in box.SETTLEMENTS.values() if place.points),
    "faces": ", ".join(str(face) for face in box.FACES),
    "most": box.MAX_CREW,
    "heroes": box.MAX_HEROES,
    "count": len(box.OFFERS),
    "valkyrie-track": box.VALKYRIE_TRACK,
    "valkyrie-top": box.MAX_VALKYRIE,
    "armour-track": box.ARMOUR_TRACK,
    "armour-top": box.MAX_ARMOUR,
    "silver": box.SUPPLY["silver"],
    "provision": box.SUPPLY["provision"],
    "sets": box.LAST_SETS,
    "livestock": box.PAIR_POINTS,
    **box.PLUNDER_POINTS,
}
"""What the texts of the rules may name."""


def rules(say: Say) -> tuple[Page, ...]:
    """The short rules in pages, the first one an overview."""
    found = [Page(key, say(f"rules-{key}-title"), _general(key, say)) for key in RULES]
    found += [_building_page(key, say) for key in box.BUILDING_KEYS]
    found += [_kind(kind, say) for kind in KINDS]
    return (*found, *(_card_page(key, say) for key in box.CARD_KEYS))


def rules_now(view: View) -> str:
    """The key of the page that fits the present phase."""
    if view.board.phase == "over":
        return "scoring"
    if not view.awaited:
        return "overview"
    cards = [str(question.about[0]) for question in view.questions]
    return QUESTIONS[view.awaited[0][1]].page or (cards[0] if cards else "overview")


def _general(key: str, say: Say) -> str:
    """A page that is one text, and a list below it."""
    lines = [say(f"rules-{key}", NUMBERS)]
    match key:
        case "village":
            actions = {key: "; ".join(building_actions(key, say)) for key in box.BUILDING_KEYS}
            lines += ["", *(f"- {signed(say, key)}: {told}" for key, told in actions.items())]
        case "offerings":
            lines += [f"- {capital(say('tile', tile=one))}" for one in box.OFFERS]
        case "cards":
            for one, card in box.CARDS.items():
                hero = f" {say('hero-mark')}" if card.hero else ""
                told = {"strength": card.strength, "cost": card.cost, "copies": card.copies}
                lines.append(f"- {signed(say, one)}{hero}: {say('card-row', told)}")
    return "\n".join(lines)


def building_actions(key: str, say: Say) -> list[str]:
    """What a building gives, by colour where that differs: "1 provision (black); 2 provisions
    (grey or white)"."""
    building = box.BUILDINGS[key]
    told: dict[str, Any] = {"building": key, "crew": 0, "offer": False}
    by_text: dict[str, list[str]] = {}
    for colour in building.workers:
        deals = box.DEALS[key, colour].values()
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


def _building_page(key: str, say: Say) -> Page:
    building = box.BUILDINGS[key]
    lines = [f"- {capital(action)}" for action in building_actions(key, say)]
    if len(building.workers) < len(box.COLOURS):
        colours = [say(f"worker-{colour}") for colour in building.workers]
        lines.append(f"- {say('page-workers', colours=colours)}")
    lines.append(say(f"rule-{key}", NUMBERS))
    helpers = _helpers(key, say)
    lines += ["", *helpers] if helpers else []
    return Page(key, f"{ICONS[key]} {name(say, key)}", "\n".join(lines))


def _kind(kind: str, say: Say) -> Page:
    lines = [say(f"rule-{kind}", NUMBERS), ""]
    for key, place in box.SETTLEMENTS.items():
        if place.kind == kind:
            lines += [*_settlement(key, say), ""]
    lines += _helpers(kind, say)
    return Page(kind, f"{ICONS[kind]} {say(f'kind-{kind}')}", "\n".join(lines))


def _helpers(place: str, say: Say) -> list[str]:
    """The cards that help at a building, or in raids of a kind, under a heading."""
    cards = [card for card, folk in box.CARDS.items() if folk.crew.place == place]
    told = [f"- {signed(say, card)}: {crew_text(say, card)}." for card in cards]
    return [f"**{say('page-helpers')}**", *told] if told else []


def _settlement(key: str, say: Say) -> list[str]:
    """One settlement: what it asks for, its tiers, its raid spaces."""
    place = box.SETTLEMENTS[key]
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
        *([disputed] if key == box.DISPUTED_FORTRESS else []),
    ]


def _card_page(key: str, say: Say) -> Page:
    card = box.CARDS[key]
    numbers = {"strength": card.strength, "cost": card.cost, "copies": card.copies}
    lines = [say("page-head", numbers), "", say("page-crew", card=key)]
    lines += [*card_rules(key, say)[:1], ""]
    lines += [say("page-hall", card=key)] if card.hall else [say("rule-hero", NUMBERS)]
    lines += card_rules(key, say)[1:]
    if key == box.DISPUTED_CARD:
        lines += ["", f"{OURS} {say('page-disputed-card')}"]
    return Page(key, f"{ICONS['folk-' + key]} {name(say, key)}", "\n".join(lines))


def card_rules(key: str, say: Say) -> list[str]:
    """The edge cases of what a card does in a crew, and of what it does at the Town Hall."""
    card = box.CARDS[key]
    rules = [say(f"rule-crew-{crew_rule_key(card.crew)}", NUMBERS)]
    return [*rules, say(f"rule-hall-{card.hall.rule}", NUMBERS)] if card.hall else rules


# Lessons

PAGES: Final = ("aim", "turn", "raid", "points", "mistakes")
SYMBOLS: Final = (
    *(Entry(key) for key in ("silver", "provision", "gold", "iron", "livestock")),
    *(Entry(key) for key in ("valkyrie", "armour", "strength", "points", "cards", "offering")),
    Entry("crew", also=("hire",)),
    Entry("dead"),
    Entry("longship"),
    *(Entry(f"worker-{colour}") for colour in ("black", "grey", "white")),
    Entry("die", also=tuple(f"die-{face}" for face in range(2, 6))),
)


def things(say: Say) -> tuple[Thing, ...]:
    kinds = (Entry(kind, title=f"kind-{kind}") for kind in KINDS)
    found = [_card(key, say) for key in box.CARD_KEYS]
    found += [_building(key, say) for key in box.BUILDING_KEYS]
    return (*found, *(thing(entry, say) for entry in (*kinds, *SYMBOLS)))


def _card(key: str, say: Say) -> Thing:
    """What it does as one of the crew and at the Town Hall; one case of the first, with figures."""
    card = box.CARDS[key]
    costs = capital(say("card-numbers", strength=card.strength, cost=card.cost))
    told = {"card": key, "n": card.crew.amount, "place": card.crew.place}
    return Thing(
        key=key,
        title=name(say, key),
        effect="\n".join([f"{costs}.", say("page-crew", card=key), say("page-hall", card=key)]),
        example=say(f"about-crew-{crew_rule_key(card.crew)}-example", told),
        ruling=_ours("\n".join(card_rules(key, say))),
        also=(f"folk-{key}",),
    )


def _building(key: str, say: Say) -> Thing:
    return Thing(
        key=key,
        title=name(say, key),
        effect="\n".join(f"- {capital(action)}" for action in building_actions(key, say)),
        example=say(f"about-{key}-example"),
        ruling=_ours(say(f"rule-{key}", NUMBERS)),
    )


def _ours(rules: str) -> str:
    """Of rules in points those that the rulebook leaves open."""
    points = [line.strip().removeprefix("- ") for line in rules.split("\n")]
    return fitted(" ".join(point for point in points if OURS in point), MOST_THING["ruling"])


def met(view: View, question: Question) -> tuple[str, ...]:
    """The cards, buildings and settlements that a question and its options name."""
    found: dict[str, None] = {}
    for named in map(str, (*question.about, *question.options)):
        found |= dict.fromkeys(named.split("."))
        if named in box.RAIDS:
            found[box.SETTLEMENTS[box.RAIDS[named]].kind] = None
        if named in box.COLOURS:
            found[f"worker-{named}"] = None
    return tuple(sorted(found, key=lambda key: key not in box.CARDS))


FIRST_GAME: Final = FirstGame(
    seats=2,
    seed=bytes(range(16)),
    ends="plunder-taken",
    times=2,
)
"""Until the second raid."""
