"""Ready decks, as answers to the question for a deck."""

from __future__ import annotations

from functools import cache

from engine.kit.contract import Question, Ready

from ..box import READY_DECKS


def deck_picks(cards: dict[str, int]) -> tuple[str, ...]:
    """The answer for so many cards of each kind."""
    return tuple([f"{kind}.{n}" for kind, count in cards.items() for n in range(1, count + 1)])


@cache
def _ready_decks() -> tuple[Ready, ...]:
    return tuple(
        [Ready(deck.key, deck_picks(deck.cards), deck.weight) for deck in READY_DECKS.values()]
    )


def ready(question: Question) -> tuple[Ready, ...]:
    """The ready decks for "build-deck", nothing for other questions."""
    return _ready_decks() if question.kind == "build-deck" else ()
