"""The questions that are asked and the events that come about, by kind. Each question has a text
`ask-…` and `wait-…`, each event but the start and the end an `event-…`."""

from __future__ import annotations

from typing import Final

QUESTIONS: Final = ("fill", "bring", "taste")
EVENTS: Final = (
    "filled",  # all larders are full
    "brought",  # seat, thing
    "empty-handed",  # seat
    "tasted",  # seat
    "declined",  # seat
    "game-start",
    "turn-over",  # seat, round
    "game-over",
)
