"""What must happen in the random games of Ortus Regni, and what has happened with an answer."""

from __future__ import annotations

from typing import Any

from engine.games.ortus_regni.events import EVENTS, OUT_REASONS, QUESTIONS
from engine.kit.contract import Event, Picks, Question

WHY = {
    "lord-slain": ("treachery", "captured", "vikings", "joust"),
    "fief-lost": ("treachery", "siege", "ransom", "joust"),
    "property-placed": ("intrigue", "seized", "ransom", "joust"),
    "fief-taken": ("ransom", "joust"),
    "mercenary-slain": ("treachery", "battle"),
    "joust-excused": ("banner", "poor", "nobody"),
    "church-silent": ("none", "tie"),
    "church-decided": ("cathedral", "churches"),
    "earl-out": OUT_REASONS,
    "armies-drawn": ("land", "recruit"),
    "drew": ("turn", "banquet"),
    "towers-built": ("turn", "tournament"),
    "handed-over": ("ransom", "joust"),
}
"""Events that come for different reasons."""
NEVER = {"battle-deck-shuffled", "viking-deck-shuffled"}
"""What does not come up in random play: twenty-four battles. Recorded rulings force them."""


def everything() -> set[str]:
    """Questions, events and their reasons."""
    wanted = {f"asked {kind}" for kind in QUESTIONS} | set(EVENTS)
    wanted |= {f"{event} {why}" for event, reasons in WHY.items() for why in reasons}
    return wanted - NEVER


def fired(question: Question, picks: Picks, events: list[Event], state: Any) -> set[str]:
    """Which of it came about with one answer."""
    names = {f"asked {question.kind}", *(event.kind for event in events)}
    return names | {f"{e.kind} {e.args['why']}" for e in events if e.kind in WHY}
