"""What somebody is told who never read the rules: see `engine.kit.lessons`."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Question
from engine.kit.lessons import MOST_THING, FirstGame, Thing
from engine.kit.showing import Say
from engine.kit.words.lessons import Entry, thing
from engine.kit.words.phrasing import capital, fitted

from ..box import BUILDING_KEYS, CARD_KEYS, CARDS, COLOURS, RAIDS, SETTLEMENTS
from ..events import QUESTIONS
from ..state import View
from .names import OURS, crew_rule_key, name
from .pages import KINDS, NUMBERS, building_actions, card_rules

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
    """Cards, buildings, settlements by their kind, goods and signs."""
    kinds = (Entry(kind, title=f"kind-{kind}") for kind in KINDS)
    found = [_card(key, say) for key in CARD_KEYS]
    found += [_building(key, say) for key in BUILDING_KEYS]
    return (*found, *(thing(entry, say) for entry in (*kinds, *SYMBOLS)))


def _card(key: str, say: Say) -> Thing:
    """What it does as one of the crew and at the Town Hall; one case of the first, with figures."""
    card = CARDS[key]
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
    """What it gives, by the worker's colour where that differs."""
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
        if named in RAIDS:
            found[SETTLEMENTS[RAIDS[named]].kind] = None
        if named in COLOURS:
            found[f"worker-{named}"] = None
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
