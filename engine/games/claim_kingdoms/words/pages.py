"""The short rules in pages, a page for each faction among them, and which fits the moment.

What is not printed in the rulebook is marked so, with how an owner of the game corrects it.
"""

from __future__ import annotations

from engine.kit.showing import Page, Say
from engine.kit.words.phrasing import capital

from ..box import BOARDS, COPIES, FACTION_KEYS, FACTIONS, FIELD_POINTS, MAPS, TREASURES
from ..state import View
from .names import EMOJI, FIELD_EMOJI, TREASURE_EMOJI, amount, card_name, faction_name, power_page

PAGES = (
    "overview",
    "setup",
    "turn",
    "fields",
    "powers",
    "display",
    "ends",
    "scoring",
    "maps",
    "factions",
    "printed",
)
"""Before the pages of the factions, which have the factions' keys."""

_SOURCE_EMOJI = {"rulebook": "📖", "reviews": "📰", "inferred": "🧩", "recon": "✏️"}
"""How well each thing is known."""
_FIELD_KINDS = ("catapult", "spectre", "spectre-card", "spectre-space")
_TURN_KINDS = ("play-card", "place-card", "place-revealed")


def rules(say: Say) -> tuple[Page, ...]:
    """The short rules in pages, the first one an overview."""
    tables = {"fields": _fields_table, "maps": _maps_table, "factions": _factions_table}
    pages = []
    for key in PAGES:
        text = say(f"rules-{key}")
        if key in tables:
            text = f"{text}\n{tables[key](say)}"
        pages.append(Page(key, say(f"rules-{key}-title"), text))
    pages += [_faction_page(key, say) for key in FACTION_KEYS]
    return tuple(pages)


def rules_now(view: View) -> str:
    """The key of the page that fits the present phase: of the card that a seat is to place, of the
    power in use."""
    board = view.board
    if board.phase == "factions":
        return "factions"
    if board.phase == "over":
        return "scoring"
    if view.questions and view.questions[0].kind == "place-card":
        return str(view.questions[0].about[0])
    kinds = {kind for _, kind in view.awaited}
    if kinds & set(_FIELD_KINDS):
        return "fields"
    if kinds & set(_TURN_KINDS):
        return "turn"
    if "draw-card" in kinds:
        return "display"
    power = board.agenda[-1].faction if board.agenda else ""
    return power if power in FACTIONS else "turn"


def _faction_page(key: str, say: Say) -> Page:
    faction = FACTIONS[key]
    text = "\n".join(
        [
            say("page-head", value=faction.value, copies=COPIES, set=say(f"set-{faction.set}")),
            "",
            power_page(key, say),
            "",
            f"{_SOURCE_EMOJI[faction.source]} {say('source-is-' + faction.source)}",
        ]
    )
    return Page(key, f"{EMOJI[key]} {faction_name(key, say)}", text)


def _fields_table(say: Say) -> str:
    points = {
        "castle": amount("points", abs(FIELD_POINTS["castle"]), say),
        "swamp": amount("points", abs(FIELD_POINTS["swamp"]), say),
    }
    lines = []
    for field, emoji in FIELD_EMOJI.items():
        if field != "plain":
            acts = say(f"acts-{field}", points=points.get(field, ""))
            lines.append(f"- {emoji} **{capital(say('field-' + field))}:** {acts}")
    lines.append(f"\n### {say('rules-treasures')}")
    lines += [
        f"- {TREASURE_EMOJI[key]} **{capital(say('treasure-' + key))}** ×{treasure.count}: "
        f"{say('acts-' + key, points=amount('points', abs(treasure.points), say))}"
        for key, treasure in TREASURES.items()
    ]
    return "\n".join([*lines, "", f"✏️ {say('rules-treasures-recon')}"])


def _maps_table(say: Say) -> str:
    lines = []
    for board in BOARDS:
        for key in board:
            war_map = MAPS[key]
            fields = [field for row in war_map.rows for field in row]
            signs = "".join(
                FIELD_EMOJI[field] * fields.count(field)
                for field in FIELD_EMOJI
                if field != "plain"
            )
            spaces = sum(field != "off-map" for field in fields)
            lines.append(
                say(
                    "rules-map",
                    map=key,
                    first=war_map.first,
                    second=war_map.second,
                    spaces=spaces,
                    signs=signs,
                )
            )
    return "\n".join(lines)


def _factions_table(say: Say) -> str:
    return "\n".join(
        f"- {EMOJI[key]} {card_name(key, say)} {_SOURCE_EMOJI[FACTIONS[key].source]}"
        for key in FACTION_KEYS
    )
