"""Questions and answers in words; the options stand in `options.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.kit.contract import Picks, Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import capital, first_that_fits, fitted, listed, shortened
from engine.kit.words.telling import Facts

from ..box import DAMAGE, DECK
from ..events import NONE
from ..state import View
from .deckwords import deck_text
from .names import sides
from .options import option, placed
from .stakes import BRIEFLY, STAKES, asked

MOST_QUESTION: Final = 600
MOST_HEADING: Final = 80
_SHORTER: Final = (70, 20, 12)
"""To how many letters names are cut, one after the other, while a question is too long."""
_BESIDE: Final = 16
"""Letters of a name beside a picture that has it too."""


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; a second line says what the
    choice hangs on. Of a question that is only foreseen a heading."""
    if not question.number:
        heading = say(f"ahead-{question.kind}", asked(view, question, names))
        return fitted(heading, MOST_HEADING)
    texts = (
        _told("ask", asked(view, question, sides(shortened(names, most), say)), STAKES, say)
        for most in _SHORTER
    )
    return first_that_fits(texts, MOST_QUESTION)


_in_full = question


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside the prompt's picture, which shows both sides, their forces, Towers and what
    is staked."""
    facts = asked(view, question, sides(shortened(names, _BESIDE), say))
    if question.kind not in BRIEFLY or facts.helpless:
        return _in_full(view, question, say, names)
    return _told("brief", facts, BRIEFLY, say)


def _told(head: str, facts: Facts, stakes: Mapping[str, tuple[str, ...]], say: Say) -> str:
    kind = facts.kind
    below = " ".join(filter(None, [say(key, facts) for key in stakes.get(kind, ())]))
    return "\n".join(filter(None, [capital(say(f"{head}-{kind}", facts)), below]))


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "Vassal ×2 and Knight"."""
    if not picks:
        return say("picked-nothing")
    if question.kind == "build-deck" and len(picks) == DECK:
        return deck_text(picks, say)
    told: dict[str, int] = {}
    for pick in picks:
        text = option(view, question, pick, say, names).text
        told[text] = told.get(text, 0) + 1
    parts = [f"{text} ×{count}" if count > 1 else text for text, count in told.items()]
    return ", ".join(parts) if question.ordered else listed(parts, say)


def would(view: View, question: Question, picks: Picks, say: Say) -> str:
    """What the forces that are chosen so far would do: in an attack deal, in a defence save, unless
    the Battle card is kinder."""
    kind = question.kind
    if kind not in ("attack-forces", "defence-forces") or not question.number:
        return ""
    if not picks or NONE in picks:
        return ""
    dealt = sum(DAMAGE[placed(view.board, pick)[1]] for pick in picks)
    facts = asked(view, question)
    return say(f"would-{kind}", facts | {"dealt": dealt, "defenders": len(picks)})
