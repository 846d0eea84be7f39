"""In words of one language: what happened at a table, and answers that people write."""

from __future__ import annotations

import logging
import re

from engine.games import game_words, wording
from engine.kit.contract import Event, Game, Question, View
from engine.kit.showing import Names, Written
from texts import LOCALES, own_words

log = logging.getLogger(__name__)


def event_text(game: str, event: Event, locale: str, names: Names) -> str:
    """One event in markdown; empty where another line tells it. `names` must be safe there."""
    if event.kind == "undo":
        name, agreed = names[event.args["seat"]], event.args.get("agreed")
        key = "undone-agreed" if agreed else "undone"
        return own_words(locale)(key, name=name, count=event.args.get("count", 1))
    if event.kind == "given-ahead":
        return _given_text(game, event, locale, names)
    return wording(game).event(event, game_words(game, locale), names)


def _given_text(game: str, event: Event, locale: str, names: Names) -> str:
    """That an answer was given for somebody; which, if the view that they had can still be read."""
    say, scope, view = own_words(locale), event.args["scope"], event.args["view"]
    if view is None:
        return say(f"given-{scope}-somehow")
    picks, order = event.args["picks"], event.args["order"]
    words = game_words(game, locale)
    question, speak = event.args["question"], wording(game)
    if picks:
        text = speak.picks(view, question, picks, words, names)
    else:
        text = speak.nothing(question.kind, words) or say("picked-none")
    if order is None:
        return say(f"given-{scope}", picks=text)
    key = "given-each-named" if order.default == order.choices[0] else "given-each-default"
    return say(key, picks=text, order=words(f"order-{order.key}"))


def plain(text: str) -> str:
    """Without markdown, for where it would only be in the way.

    >>> plain("### **Ana** wins\\n-# once\\n```\\na  1\\n```")
    'Ana wins\\nonce\\na  1'
    """
    lines = [line for line in text.splitlines() if not line.startswith("```")]
    bare = (re.sub(r"^(#{1,3} |-# |> |- )", "", line) for line in lines)
    return "\n".join(line.replace("**", "").replace("`", "") for line in bare)


def read(game: Game, view: View, question: Question, text: str, locale: str) -> Written:
    """What somebody wrote who reads this language: without anything `wrong`, a valid answer."""
    order = [locale, *(other for other in LOCALES if other != locale)]
    says = [game_words(game.key, each) for each in order]
    found = wording(game.key).read(view, question, text, says)
    reason = question.accepts(found.picks)
    if reason is None or found.wrong:
        return found
    log.error(
        "%s read a text as an answer to %s that is not valid: %s", game.key, question.kind, reason
    )
    return Written(found.picks, (own_words(locale)(f"illegal-{reason}"),))
