"""Modest answers for somebody who is absent: harm nobody, keep what one has."""

from __future__ import annotations

from engine.kit.contract import Picks, Question

from ..box import ARMIES, READY_DECKS, TOUGHNESS
from ..events import ALLIES, BANNER, DRAW, NONE, OUT, PASS
from ..rules.forces import threat
from ..rules.holdings import fief_at, number_of
from ..state import View

_STEADY = "all-rounder"
"""The ready deck of somebody who chose none."""
_BUILDS = ("play.castle", "play.land", "play.market", "play.church")
"""The first of these that is possible is a modest action."""
_RIDERS = ("vassal", "champion", "prince", "banquet")
"""From the hand, the first of these that is there: whoever rides for a stake should have a
chance. Else the last of the hand, a Lord only without one."""
_BEQUEATH = "bequeath"


def default_answer(view: View, question: Question) -> Picks:
    """A sound ready deck; in turns, what is built at home, or a bequest rather than no card to
    draw. Allies for a fief, Vassals for the last one; a besieged Castle is defended with what
    stands on the table, the last one with the hand too; Lords are ransomed with properties;
    nobody is attacked, and what is there for the taking is taken."""
    options = question.options
    match question.kind:
        case "build-deck":
            return READY_DECKS[_STEADY].picks
        case "turn":
            return (_action(view, question),)
        case "install":
            return (min(options, key=lambda key: _has_lord(view, key)),)
        case "allies":
            return _allies(view, question)
        case "attack-forces":
            return (min(options, key=_cost),)
        case "defence-forces":
            return _defence(view, question)
        case "church-decides":
            return _judgement(question)
        case "joust-ante":
            return _stake(options)
        case "joust-card":
            return (next((kind for kind in _RIDERS if kind in options), options[-1]),)
        case "ransom-lords":
            return options[: min(question.most, _properties(view, question.seat))]
        case "ransom-price":
            return tuple(sorted(options, key=_is_castle)[: question.least])
        case "seize":
            return options[: question.most]
    if PASS in options:
        return (PASS,)
    return (NONE,) if NONE in options else options[: question.least]


def _action(view: View, question: Question) -> str:
    if _BEQUEATH in question.options and not view.decks[question.seat]:
        return _BEQUEATH
    return next((build for build in _BUILDS if build in question.options), DRAW)


def _has_lord(view: View, key: str) -> bool:
    fief = fief_at(view.board, number_of(key))
    return fief is not None and bool(fief.lord)


def _allies(view: View, question: Question) -> Picks:
    options, target = question.options, str(question.about[2])
    if ALLIES not in options or not target.startswith("f"):
        return (PASS,)
    fief = fief_at(view.board, number_of(target))
    treachery = target.endswith(".lord") and fief is not None and fief.lord != "prince"
    if treachery and _is_last(view, question.seat):
        return options[1:]  # the Allies and all Vassals
    return (ALLIES,)


def _is_last(view: View, seat: int) -> bool:
    """Whether a seat that loses a fief is out."""
    return len(view.board.fiefs[seat]) == 1


def _defence(view: View, question: Question) -> Picks:
    """Nothing for Towers and properties, nor where the Castle holds by itself. As few cards as
    make it hold; where there are not so many, one, for the sake of the Battle card."""
    if NONE in question.options:
        return (NONE,)
    if threat(question)[0] != "siege":
        return ()
    return hold(view, question, with_hand=_is_last(view, question.seat))


def hold(view: View, question: Question, with_hand: bool) -> Picks:
    """What keeps a besieged Castle, what lies on the table before the hand."""
    options, seat = question.options, question.seat
    _, key, _, damage = threat(question)
    fief = fief_at(view.board, number_of(key))
    assert fief
    needed = damage - view.board.towers[seat] - TOUGHNESS[fief.castle.kind] + 1
    cards = [option for option in options if not is_from_hand(option)]
    if with_hand:
        cards += [option for option in options if is_from_hand(option)]
    picks: Picks = ()
    for card in cards:
        if len(picks) < needed and question.accepts((*picks, card)) is None:
            picks = (*picks, card)
    return picks if len(picks) >= needed else picks[:1]


def is_from_hand(option: str) -> bool:
    """Whether a force is from the hand: those are numbered kinds of face cards."""
    stem, _, count = option.partition(".")
    return stem not in ARMIES and count.isdigit()


def _cost(option: str) -> int:
    """What it costs to field a force: nothing, perhaps a Lord, a card of the hand."""
    return 2 if is_from_hand(option) else int(option.endswith(".lord"))


def _judgement(question: Question) -> Picks:
    """For oneself; of others' battles, a normal one."""
    for side, outcome in zip(question.about, ("attacker", "defender"), strict=True):
        if side == question.seat:
            return (outcome,)
    return question.options[:1]


def _stake(options: Picks) -> Picks:
    """Stay out if that can be done, else stake a property rather than a Castle."""
    for way in (OUT, BANNER):
        if way in options:
            return (way,)
    return tuple(sorted(options, key=_is_castle)[:1])


def _is_castle(option: str) -> bool:
    return "." not in option


def _properties(view: View, seat: int) -> int:
    return sum(len(fief.cards) for fief in view.board.fiefs[seat])
