"""Answers that are ready made, saved, or written: of the games that offer them."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from engine import games
from engine.kit.contract import Game, Picks, Question, Ready, View
from engine.kit.showing import Label, Written
from engine.table.record.words import game_words
from texts import LOCALES, own_words

log = logging.getLogger(__name__)


def ready(game: Game, view: View, question: Question) -> tuple[Ready, ...]:
    """The answers that the game has ready for a question; nothing for one whose options are to
    be picked."""
    return game.ready(view, question)


def is_prepared(game: Game, view: View, question: Question) -> bool:
    """Whether a question is answered with a ready answer, a saved or a written one, and never
    by picking among its options."""
    return bool(ready(game, view, question))


def label(game: Game, view: View, question: Question, key: str, locale: str) -> Label:
    """What a ready answer is called."""
    return games.wording(game.key).ready(view, question, key, game_words(game.key, locale))


def written(game: Game, view: View, question: Question, picks: Picks, locale: str) -> str:
    """An answer as text that can be edited."""
    return games.wording(game.key).written(view, question, picks, game_words(game.key, locale))


def read(game: Game, view: View, question: Question, text: str, locale: str) -> Written:
    """What somebody wrote who reads this language. Without anything `wrong`, it answers the
    question."""
    order = [locale, *(other for other in LOCALES if other != locale)]
    says = [game_words(game.key, each) for each in order]
    found = games.wording(game.key).read(view, question, text, says)
    reason = question.accepts(found.picks)
    if reason is None or found.wrong:
        return found
    log.error(
        "%s read a text as an answer to %s that is not valid: %s", game.key, question.kind, reason
    )
    return Written(found.picks, (own_words(locale)(f"illegal-{reason}"),))


def same(question: Question, one: Picks, other: Picks) -> bool:
    """Whether two answers to it mean the same."""
    return one == other if question.ordered else _sorted(one) == _sorted(other)


def _sorted(picks: Sequence[str]) -> list[str]:
    return sorted(picks)
