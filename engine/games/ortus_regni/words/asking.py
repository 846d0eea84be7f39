"""Questions in words: what is asked, what its texts may name, and what its choice hangs on: what
would fall, what may be fielded, what others could set against it. All of it is public, or the asked
seat's own. Options and answers are in `options.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.kit.contract import Question
from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import capital, first_that_fits, fitted, shortened
from engine.kit.words.telling import Facts

from ..box import MARKERS, TOUGHNESS
from ..events import NONE, PASS
from ..rules.forces import has_prince, land_allowance, most_damage, power, threat
from ..rules.holdings import fief_at, is_peace, is_truce, number_of
from ..state import VIKINGS, View
from .names import sides, staked_kind

MOST_QUESTION: Final = 600
MOST_HEADING: Final = 80
_SHORTER: Final = (70, 20, 12)
"""To how many letters names are cut, one after the other, while a question is too long."""
_BESIDE: Final = 16
"""Letters of a name beside a picture that has it too."""

STAKES: Final[Mapping[str, tuple[str, ...]]] = {
    "turn": ("stake-season", "stake-landing", "stake-deck"),
    "treachery": ("stake-plot",),
    "intrigue": ("stake-plot",),
    "allies": ("stake-target", "stake-rival"),
    "struggle": ("stake-rival",),
    "declare-attack": ("stake-most",),
    "attack-forces": ("stake-aim", "stake-defenders", "stake-reserve", "stake-princes"),
    "defence-forces": (
        *("stake-soaked", "stake-undefended", "stake-saved", "stake-defence"),
        *("stake-reserve", "stake-princes"),
    ),
    "church-decides": ("stake-church",),
    "ransom-lords": ("stake-ransom",),
    "properties-lost": ("stake-seized",),
    "joust-ante": ("stake-staked",),
}
"""By kind of question the sentences below it; those that do not apply say nothing."""
BRIEFLY: Final[Mapping[str, tuple[str, ...]]] = {
    "attack-forces": ("stake-brief-aim", "stake-brief-defenders"),
    "defence-forces": ("stake-brief-undefended", "stake-saved"),
    "allies": STAKES["allies"],
    "struggle": STAKES["struggle"],
    "joust-ante": (),
}
"""What matters most of it, where a picture shows the rest; of other kinds all."""


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


def brief(view: View, ask: Question, say: Say, names: Names) -> str:
    """The same beside the prompt's picture, which shows both sides, their forces, Towers and what
    is staked."""
    facts = asked(view, ask, sides(shortened(names, _BESIDE), say))
    if ask.kind not in BRIEFLY or facts.helpless:
        return question(view, ask, say, names)
    return _told("brief", facts, BRIEFLY, say)


def _told(head: str, facts: Facts, stakes: Mapping[str, tuple[str, ...]], say: Say) -> str:
    kind = facts.kind
    below = " ".join(filter(None, [say(key, facts) for key in stakes.get(kind, ())]))
    return "\n".join(filter(None, [capital(say(f"{head}-{kind}", facts)), below]))


_ABOUT: Final[Mapping[str, tuple[str, ...]]] = {
    "build-deck": ("n",),
    "choose-towers": ("n",),
    "turn": ("acted",),
    "place-property": ("card", "why"),
    "install": ("card",),
    "allies": ("card", "other", "target"),
    "struggle": ("card", "other", "target"),
    "yield-properties": ("other", "fief"),
    "attack-forces": ("way", "other", "fief"),
    "defence-forces": ("way", "fief", "other", "damage"),
    "church-decides": ("side", "other"),
    "attack-losses": ("n",),
    "defence-losses": ("n",),
    "towers-lost": ("n",),
    "properties-lost": ("n", "fief"),
    "viking-attack": ("n", "damage"),
}
"""By kind of question what its `about` is; of other kinds it begins with another seat."""


def asked(view: View, question: Question, names: Names = ()) -> Facts:
    """What the texts of a question may name; `names` as those of `sides`."""
    kind = question.kind
    about = threat(question) if kind == "defence-forces" else question.about
    return Facts(
        FACTS,
        view=view,
        board=view.board,
        question=question,
        kind=kind,
        seat=question.seat,
        names=names,
        **dict(zip(_ABOUT.get(kind, ("other",)), about, strict=False)),
    )


def nothing_ends(view: View, question: Question) -> bool:
    """Whether the seat loses its last Fief if it fields nothing."""
    return question.kind == "defence-forces" and asked(view, question).ruin == "last"


# A turn, plots.


def _landing(f: Facts) -> str:
    board = f.board
    if board.arrived:
        return ""
    if board.markers >= MARKERS:
        return "now"
    return "unless" if not board.attacked and board.markers == MARKERS - 1 else ""


def _lord_vassals(f: Facts, seat: int) -> int:
    return sum(fief.lord == "vassal" for fief in f.board.fiefs[seat])


def _losing(f: Facts) -> str:
    """What the target of a plot would lose: to Intrigue properties alone, to Treachery a Lord with
    his fief, but a Prince dies alone."""
    if f.home is None:
        return ""
    if f.card == "intrigue":
        return "stolen"
    return "" if f.target.endswith(".lord") and f.home.lord == "prince" else "fief"


def _rivals(f: Facts) -> tuple[tuple[str, int], ...]:
    """What the other side of a plot could draw Vassals from; what a seat that is attacked could
    field, as far as everybody can see."""
    view, board, seat = f.view, f.board, f.other
    has = {"in-hand": view.hands[seat]}
    if f.kind != "attack-forces":
        has["lord-vassals"] = _lord_vassals(f, seat)
    else:
        fiefs, hired = board.fiefs[seat], board.mercenaries[seat]
        lords = [fief.lord for fief in fiefs if fief.lord]
        has |= {lord: lords.count(lord) for lord in lords}
        king = board.king == seat
        armies = min(view.reserves[seat], land_allowance(fiefs)) + len(board.guard) * king
        has |= {"king": int(king), "armies": armies + sum(bool(one.army) for one in hired)}
        has["mercenary"] = len(hired)
    return tuple([(what, n) for what, n in has.items() if n])


# Battles.


def _left(f: Facts) -> int:
    """Damage that is left for the target of an attack, once each defender and in a raid and a siege
    each Tower has taken 1."""
    towers = 0 if f.way == "towers" else f.towers
    return max(0, int(f.damage) - int(f.defenders) - int(towers))


def _ruin(f: Facts) -> str:
    """Whether the Fief that is besieged falls, and is the last one."""
    if f.way != "siege" or f.home is None or f.left < f.needed:
        return ""
    return "last" if len(f.board.fiefs[f.seat]) == 1 else "falls"


def _saving(f: Facts) -> str:
    """Whether as many cards as could save the Fief may be fielded."""
    if not f.ruin or f.helpless:
        return ""
    limits = f.question.limits
    barred = sum(max(0, len(limit.options) - limit.most) for limit in limits)
    return "enough" if f.wanted <= len(f.question.options) - barred else "luck"


def _reserve(f: Facts) -> str:
    """Whether the Lands allow all of the reserve to fight, or some, or none."""
    mine = f.view.mine
    if mine is None or f.helpless or f.allowed >= len(mine.reserve):
        return ""
    return "some" if f.allowed else "no-land"


def _princes(f: Facts) -> str:
    """What the one Prince allows of the hand."""
    mine = f.view.mine
    princes = mine.hand.count("prince") if mine and not f.helpless else 0
    if princes and has_prince(f.board.fiefs[f.seat]):
        return "lord"
    return "single" if princes > 1 else ""


FACTS: Final[Mapping[str, Callable[[Facts], Any]]] = {
    "least": lambda f: f.question.least,
    "most": lambda f: f.question.most,
    "short": lambda f: f.most < len(f.question.options),
    "helpless": lambda f: f.kind != "joust-ante" and f.question.options in ((NONE,), (PASS,)),
    "lords": lambda f: f.question.about[1:],
    # A turn, plots.
    "season": lambda f: "truce" if is_truce(f.board) else "peace" if is_peace(f.board) else "",
    "landing": _landing,
    "deck": lambda f: f.view.decks[f.seat],
    "vassals": lambda f: (
        (f.view.mine.hand.count("vassal") if f.view.mine else 0) + _lord_vassals(f, f.seat)
    ),
    "losing": _losing,
    "rivals": _rivals,
    # An attack: what is aimed at, and what stands up to it.
    "fief": lambda f: f.target if f.target.startswith("f") else "",
    "home": lambda f: fief_at(f.board, number_of(f.fief)) if f.fief else None,
    "castle": lambda f: f.home.castle.kind,
    "properties": lambda f: [card.kind for card in f.home.cards],
    "towers": lambda f: f.board.towers[f.other if f.kind == "attack-forces" else f.seat],
    "needed": lambda f: TOUGHNESS[f.castle],
    "whole": lambda f: f.needed + f.towers,
    "dealing": lambda f: most_damage(f.view.known, f.seat),
    "allowed": lambda f: land_allowance(f.board.fiefs[f.seat]),
    "reserve": _reserve,
    "princes": _princes,
    # A defence: what falls without one, or with so many cards.
    "attack": lambda f: [(force.place, force.kind) for force in f.board.battle.attack],
    "defenders": lambda f: 0,
    "left": _left,
    "soaked": lambda f: 0 if f.way == "towers" else min(f.damage, f.towers),
    "there": lambda f: f.towers if f.way == "towers" else len(f.properties),
    "fall": lambda f: min(f.left, f.there),
    "rest": lambda f: f.there - f.fall,
    "ruin": _ruin,
    "wanted": lambda f: f.left - f.needed + 1,
    "saving": _saving,
    # What comes of it.
    "damage": lambda f: f.board.battle.damage,
    "counter": lambda f: f.board.battle.counter,
    "vikings": lambda f: bool(f.board.battle) and f.board.battle.attacker == VIKINGS,
    "attacker": lambda f: f.board.battle.attacker,
    "seizing": lambda f: min(power(f.board.battle), f.n) if f.board.battle else 0,
    "antes": lambda f: [
        (rider.seat, staked_kind(f.board, rider.ante))
        for rider in (f.board.joust.entered if f.board.joust else ())
    ],
}
"""What follows from the position and the question, worked out when a text names it."""
