"""Questions and answers in words; the options stand in `options.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.kit.contract import Picks, Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import listed
from engine.kit.words.telling import Facts

from ..box import CARDS, EXTRA_COST
from ..state import NOBODY, View
from .names import card_names
from .options import option, town_facts
from .position import trick

_ABOUT: Final = {
    "play-card": ("colour", "town"),
    "action": ("card", "outcome", "colour"),
    "marriage-town": ("card", "region"),
    "track-town": ("space",),
    "lose-town": ("loser",),
    "monastery": ("why",),
}
"""By kind of question what its `about` is."""


def _won(f: Facts) -> str:
    """Who has won the trick: the asked seat, another one or nobody."""
    return {f.seat: "own", NOBODY: "nobody"}.get(f.board.winner, "other")


def _ahead(f: Facts) -> str:
    """Of an action that is only foreseen: whether its card wins, loses, or lies there already."""
    known = f.board.winner != NOBODY and f.board.played[f.seat] == f.card
    return "now" if known else f.outcome


def _most(held: list[int], seat: int) -> int:
    return max(n for other, n in enumerate(held) if other != seat)


FACTS: Final[Mapping[str, Callable[[Facts], Any]]] = {
    "options": lambda f: f.question.options,
    "next": lambda f: (f.seat + 1) % f.board.seats,
    "town": lambda f: "",
    "own": lambda f: f.loser == f.seat,
    "won": _won,
    "ahead": _ahead,
    "winner": lambda f: f.board.winner,
    "leader": lambda f: f.board.leader,
    "coins": lambda f: f.board.coins[f.seat],
    "cost": lambda f: EXTRA_COST,
    "trick": lambda f: trick(f.board),
    "played": lambda f: f.trick["played"],
    "best": lambda f: f.trick["best"],
    # What the card is about, and how one stands in it.
    "icons": lambda f: {icon for action in CARDS[f.card].actions for icon in action},
    "raider": lambda f: "raider" in f.icons,
    "church": lambda f: "church" in f.icons,
    "marriage": lambda f: "marriage" in f.icons,
    "raiders": lambda f: f.board.raiders[f.seat],
    "most-raiders": lambda f: _most(f.board.raiders, f.seat),
    "battle": lambda f: f.board.battle,
    "discs": lambda f: f.board.church[f.seat],
    "most-discs": lambda f: _most(f.board.church, f.seat),
    "space": lambda f: f.board.track[f.seat],
    "spaces": lambda f: " · ".join(
        map(
            str, sorted((n for seat, n in enumerate(f.board.track) if seat != f.seat), reverse=True)
        )
    ),
}
"""What texts may name besides what the question is about, worked out when one names it."""


_BELOW: Final = {
    "play-card": ("so-far",),
    "action": ("rivals-raider", "rivals-church", "rivals-marriage"),
}
"""By kind of question the sentences after it; beside a picture they are needless."""


def _asked(view: View, question: Question, names: Names) -> Facts:
    """What the texts of a question may name."""
    kind, board, seat = question.kind, view.board, question.seat
    facts = Facts(FACTS, board=board, question=question, seat=seat, names=names)
    facts |= dict(zip(_ABOUT.get(kind, ()), question.about, strict=False))
    if kind == "play-card" and question.number:
        facts |= town_facts(board, question, facts.town, names)
    return facts


def question(view: View, question: Question, say: Say, names: Names) -> str:
    """What is asked, as a sentence to the seat that is asked; a second line says what the
    choice hangs on."""
    asked, kind = brief(view, question, say, names), question.kind
    if not question.number or kind not in _BELOW:
        return asked
    facts = _asked(view, question, names)
    told = filter(None, [say(key, facts) for key in _BELOW[kind]])
    return ("\n" if kind == "play-card" else " ").join([asked, *told])


def brief(view: View, question: Question, say: Say, names: Names) -> str:
    """The same beside the picture, which shows the cards played so far, and what everybody has."""
    head = "ask" if question.number else "ahead"
    return say(f"{head}-{question.kind}", _asked(view, question, names))


def picks(view: View, question: Question, picks: Picks, say: Say, names: Names) -> str:
    """An answer repeated in words: "Red 11 and Blue 6"."""
    if question.kind in ("draft", "play-card"):
        return card_names(say, picks)
    return listed([option(view, question, pick, say, names).text for pick in picks], say)
