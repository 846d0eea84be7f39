"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from typing import Final

from engine.kit.words.chronicle import Chronicle, Reads, Texts, by_kind, by_name

from .names import thing

TEXTS: Final[Texts] = by_kind(
    "event", "filled", "brought", "empty-handed", "tasted", "declined", "turn-over"
)
READS: Final[Reads] = {"thing": by_name(thing)}

event = Chronicle(TEXTS, READS)
