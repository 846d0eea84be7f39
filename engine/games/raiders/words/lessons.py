"""What somebody is told who never read the rules: see `engine.kit.lessons`."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Question, Warning
from engine.kit.lessons import MOST_THING, FirstGame, Thing
from engine.kit.showing import Names, Say
from engine.kit.words.lessons import Entry, thing
from engine.kit.words.phrasing import capital, fitted

from ..box import (
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    COLOURS,
    MAX_ARMOUR,
    MAX_CREW,
    MAX_VALKYRIE,
    RAIDS,
    SETTLEMENTS,
)
from ..events import QUESTIONS
from ..state import View
from .names import OURS, amount, card_name, crew_rule_key, crew_text, hall_text
from .pages import building_actions

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
KINDS: Final = tuple(dict.fromkeys(place.kind for place in SETTLEMENTS.values()))


def things(say: Say) -> tuple[Thing, ...]:
    """Cards, buildings, settlements by their kind, goods and signs."""
    kinds = (Entry(kind, title=f"kind-{kind}") for kind in KINDS)
    found = [_card(key, say) for key in CARD_KEYS]
    found += [_building(key, say) for key in BUILDING_KEYS]
    return (*found, *(thing(entry, say) for entry in (*kinds, *SYMBOLS)))


def _card(key: str, say: Say) -> Thing:
    """What it does as one of the crew and at the Town Hall; one case of the first, with figures."""
    card = CARDS[key]
    crew, hall = crew_text(key, say), hall_text(key, say)
    costs = say("card-numbers", strength=card.strength, cost=card.cost)
    told = [f"{capital(costs)}.", say("page-crew", effect=crew)]
    told.append(say("page-hall", effect=hall))
    rules = [say(f"rule-crew-{crew_rule_key(card.crew)}", top=MAX_VALKYRIE)]
    if card.hall is not None:
        rules.append(say(f"rule-hall-{card.hall.rule}", top=MAX_ARMOUR))
    return Thing(
        key=key,
        title=card_name(key, say),
        effect="\n".join(told),
        example=say(
            f"about-crew-{crew_rule_key(card.crew)}-example",
            card=card_name(key, say),
            n=card.crew.amount,
            points=amount("points", card.crew.amount, say),
            place=say(f"a-{card.crew.place}") if card.crew.place in KINDS else "",
        ),
        ruling=_ours("\n".join(rules)),
        also=(f"folk-{key}",),
    )


def _building(key: str, say: Say) -> Thing:
    """What it gives, by the worker's colour where that differs."""
    actions = "\n".join(f"- {capital(action)}" for action in building_actions(key, say))
    return Thing(
        key=key,
        title=say(f"building-{key}"),
        effect=actions,
        example=say(f"about-{key}-example"),
        ruling=_ours(say(f"rule-{key}", most=MAX_CREW, top=MAX_ARMOUR)),
    )


def _ours(rules: str) -> str:
    """Of rules in points those that the rulebook leaves open."""
    points = [line.strip().removeprefix("- ") for line in rules.split("\n")]
    return fitted(" ".join(point for point in points if OURS in point), MOST_THING["ruling"])


def warning(view: View, caution: Warning, say: Say, names: Names) -> str:
    """What a friend would say, with the card and its points by name."""
    named: dict[str, str | int] = dict(caution.args)
    if "card" in named:
        named["card"] = card_name(str(named["card"]), say)
        named["points"] = amount("points", int(named["n"]), say)
    return say(f"warn-{caution.key}", **named)


def met(view: View, question: Question) -> tuple[str, ...]:
    """The cards, buildings and settlements that a question and its options name."""
    found: dict[str, None] = {}
    for name in (*question.about, *question.options):
        parts = str(name).split(".")
        found |= dict.fromkeys(parts)
        if str(name) in RAIDS:
            found[SETTLEMENTS[RAIDS[str(name)]].kind] = None
        if name in COLOURS:
            found[f"worker-{name}"] = None
    return tuple(sorted(found, key=lambda key: key not in CARDS))


FIRST_GAME: Final = FirstGame(
    seats=2,
    seed=bytes(range(16)),
    looks=QUESTIONS,
    told=(
        "worker-taken",
        "cards-drawn",
        "hired",
        "offering-made",
        "raid-begins",
        "raid-scored",
        "plunder-taken",
        "valkyrie-claimed",
        "crew-died",
    ),
    ends="plunder-taken",
    times=2,
)
"""Until the second raid."""
