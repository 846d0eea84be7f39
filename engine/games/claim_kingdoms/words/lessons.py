"""What somebody is told who never read the rules: see `engine.kit.lessons`."""

from __future__ import annotations

import re
from typing import Final

from engine.kit.contract import Question
from engine.kit.lessons import MOST_THING, FirstGame, Thing
from engine.kit.showing import Say
from engine.kit.words.lessons import Entry, thing
from engine.kit.words.phrasing import fitted

from ..box import FACTION_KEYS, FACTIONS
from ..events import QUESTIONS
from ..rules.ground import is_space
from ..state import View
from .names import amount, card_name, edge_cases, field_now, power_text, rule_key

PAGES: Final = ("aim", "turn", "power", "score", "mistakes")
FIELDS: Final = ("catapult", "mill", "swamp", "castle")
SIGNS: Final = (
    *(Entry(f"field-{field}", title=f"field-{field}") for field in FIELDS),
    Entry("field-ruin", title="field-ruin", also=("chest",)),
    Entry("moon", also=("moon-new", "moon-full")),
    Entry("poison"),
)


def things(say: Say) -> tuple[Thing, ...]:
    """The factions with their powers, the fields, the marks."""
    return (*(_faction(key, say) for key in FACTION_KEYS), *(thing(sign, say) for sign in SIGNS))


def _faction(key: str, say: Say) -> Thing:
    """What its card is worth and does; one case of its power; where it has edges."""
    faction = FACTIONS[key]
    flags = [say(f"rule-{flag}") for flag in ("doubles", "locked") if getattr(faction, flag)]
    told = "\n".join([*flags, edge_cases(key, say)]).split("\n")
    edges = [line.strip().removeprefix("- ") for line in told]
    example = "doubles" if faction.doubles else rule_key(faction)
    return Thing(
        key=key,
        title=card_name(key, say),
        effect=f"{say('about-value', points=amount('points', faction.value, say))}\n"
        f"{power_text(key, say)}",
        example=say(f"about-power-{example}-example"),
        ruling=fitted(" ".join(edge for edge in edges if edge), MOST_THING["ruling"]),
        also=(f"emblem-{key}",),
    )


def met(view: View, question: Question) -> tuple[str, ...]:
    """The cards that a question and its options name, then the fields."""
    found: dict[str, None] = {}
    for name in (*question.about, *question.options):
        for part in re.split("[.>-]", str(name)):
            if part in FACTIONS:
                found[part] = None
            elif is_space(part) and view.board.phase == "play":
                found[f"field-{field_now(view.board, part)}"] = None
    if any(FACTIONS[key].power.rule == "moon" for key in found if key in FACTIONS):
        found["moon"] = None
    return tuple(sorted(found, key=lambda key: key not in FACTIONS))


FIRST_GAME: Final = FirstGame(
    seats=2,
    seed=bytes(range(16)),
    looks=QUESTIONS,
    told=("card-played", "field", "power-used", "power-idle", "card-taken", "treasure"),
    ends="turn-over",
    times=8,
)
"""Four turns of one's own."""
