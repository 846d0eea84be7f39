"""What teaches the game: the short rules in pages, a page for each faction among them, and what
somebody is told who never read them (see `engine.kit.lessons`).

What is not printed in the rulebook is marked so, with how an owner of the game corrects it.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import asdict

from engine.kit.contract import Question
from engine.kit.lessons import MOST_THING, Entry, FirstGame, Thing, thing
from engine.kit.showing import Page, Say
from engine.kit.words import capital, fitted

from ..box import BOARDS, COPIES, FACTION_KEYS, FACTIONS, FIELD_POINTS, MAPS, TREASURES
from ..rules.ground import cell_of, field_now, is_space
from ..state import View
from .names import SIGNS, card_name, name, power_text, rule_key

FIELDS: Final = ("catapult", "mill", "swamp", "castle", "ruin")

# The short rules.

_PAGES: Final = (
    *("overview", "setup", "turn", "fields", "powers", "display", "ends", "scoring", "maps"),
    *("factions", "printed"),
)
"""Before the pages of the factions, which have the factions' keys."""
_SOURCES: Final = {"rulebook": "📖", "reviews": "📰", "inferred": "🧩", "recon": "✏️"}
"""How well each thing is known."""
_FIELD_KINDS: Final = {"catapult", "spectre"}
_TURN_KINDS: Final = {"play-card", "place-card", "place-revealed"}


def rules(say: Say) -> tuple[Page, ...]:
    """The short rules in pages, the first one an overview."""
    tables = {"fields": _fields_table, "maps": _maps_table, "factions": _factions_table}
    pages = []
    for key in _PAGES:
        table = [tables[key](say)] if key in tables else []
        text = "\n".join([say(f"rules-{key}"), *table])
        pages.append(Page(key, say(f"rules-{key}-title"), text))
    pages += [_faction_page(key, say) for key in FACTION_KEYS]
    return tuple(pages)


def rules_now(view: View) -> str:
    """The key of the page that fits the present phase: of the card that a seat is to place, of the
    power in use."""
    board = view.board
    if board.phase != "play":
        return "factions" if board.phase == "factions" else "scoring"
    if view.questions and view.questions[0].kind == "place-card":
        return str(view.questions[0].about[0])
    kinds = {kind for _, kind in view.awaited}
    if kinds & _FIELD_KINDS:
        return "fields"
    if kinds & _TURN_KINDS:
        return "turn"
    if "draw-card" in kinds:
        return "display"
    power = board.agenda[-1].what if board.agenda else ""
    return power if power in FACTIONS else "turn"


def _faction_page(key: str, say: Say) -> Page:
    """What the card does, with the edge cases, in markdown."""
    faction = FACTIONS[key]
    text = [say("page-head", value=faction.value, copies=COPIES, set=faction.set), ""]
    text += [f"**{power_text(say, key)}**", _edge_cases(key, say), *_flags(key, say)]
    text += [] if faction.copied else [say("rule-uncopied")]
    text += ["", f"{_SOURCES[faction.source]} {say(f'source-is-{faction.source}')}"]
    return Page(key, f"{SIGNS[key]} {name(say, key)}", "\n".join(text))


def _edge_cases(key: str, say: Say) -> str:
    """What is to be said of its power besides, in points."""
    faction = FACTIONS[key]
    return say(f"rule-{rule_key(faction)}", faction=key, **asdict(faction.power))


def _flags(key: str, say: Say) -> list[str]:
    flags = ("doubles", "locked")
    return [say(f"rule-{flag}") for flag in flags if getattr(FACTIONS[key], flag)]


def _fields_table(say: Say) -> str:
    lines = []
    for key in FIELDS:
        acts = say(f"acts-{key}", points=abs(FIELD_POINTS.get(key, 0)))
        lines.append(f"- {SIGNS[key]} **{capital(name(say, key))}:** {acts}")
    lines.append(f"\n### {say('rules-treasures')}")
    for key, treasure in TREASURES.items():
        acts = say(f"acts-{key}", points=abs(treasure.points))
        lines.append(f"- {SIGNS[key]} **{capital(name(say, key))}** ×{treasure.count}: {acts}")
    return "\n".join([*lines, "", f"✏️ {say('rules-treasures-recon')}"])


def _maps_table(say: Say) -> str:
    lines = []
    for key in (key for board in BOARDS for key in board):
        fields = [field for row in MAPS[key].rows for field in row]
        signs = "".join(SIGNS[field] * fields.count(field) for field in FIELDS)
        spaces = len(fields) - fields.count("off-map")
        lines.append(say("rules-map", map=key, spaces=spaces, signs=signs))
    return "\n".join(lines)


def _factions_table(say: Say) -> str:
    return "\n".join(
        f"- {SIGNS[key]} {card_name(say, key)} {_SOURCES[FACTIONS[key].source]}"
        for key in FACTION_KEYS
    )


# The lessons.

PAGES: Final = ("aim", "turn", "power", "score", "mistakes")
_MARKS: Final = (
    *(Entry(f"field-{field}", title=f"field-{field}") for field in FIELDS[:-1]),
    Entry("field-ruin", title="field-ruin", also=("chest",)),
    Entry("moon", also=("moon-new", "moon-full")),
    Entry("poison"),
)
FIRST_GAME: Final = FirstGame(
    seats=2,
    seed=bytes(range(16)),
    ends="turn-over",
    times=8,
)
"""Four turns of one's own."""


def things(say: Say) -> tuple[Thing, ...]:
    """The factions with their powers, the fields, the marks."""
    return (*(_faction(key, say) for key in FACTION_KEYS), *(thing(mark, say) for mark in _MARKS))


def _faction(key: str, say: Say) -> Thing:
    """What its card is worth and does; one case of its power; where it has edges."""
    faction = FACTIONS[key]
    told = "\n".join([*_flags(key, say), _edge_cases(key, say)]).split("\n")
    edges = [line.strip().removeprefix("- ") for line in told]
    example = "doubles" if faction.doubles else rule_key(faction)
    return Thing(
        key=key,
        title=card_name(say, key),
        effect=f"{say('about-value', points=faction.value)}\n{power_text(say, key)}",
        example=say(f"about-power-{example}-example"),
        ruling=fitted(" ".join(edge for edge in edges if edge), MOST_THING["ruling"]),
        also=(f"emblem-{key}",),
    )


def met(view: View, question: Question) -> tuple[str, ...]:
    """The cards that a question and its options name, then the fields."""
    found: dict[str, None] = {}
    for named in (*question.about, *question.options):
        for part in re.split("[.>-]", str(named)):
            if part in FACTIONS:
                found[part] = None
            elif is_space(part) and view.board.phase == "play":
                found[f"field-{field_now(view.board, cell_of(part))}"] = None
    if any(FACTIONS[key].power.rule == "moon" for key in found if key in FACTIONS):
        found["moon"] = None
    return tuple(sorted(found, key=lambda key: key not in FACTIONS))
