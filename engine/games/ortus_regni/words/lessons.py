"""What somebody is told who never read the rules: see `engine.kit.lessons`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.kit.contract import Question
from engine.kit.lessons import FirstGame, Thing
from engine.kit.showing import Say
from engine.kit.words.lessons import Entry, thing

from ..box import CARDS, FORCES, READY_DECKS
from ..events import QUESTIONS
from ..mind.ready import deck_picks
from ..rules.holdings import fief_at, number_of
from ..state import View

PAGES: Final = ("aim", "turn", "fight", "plots", "mistakes")

_RULED: Final = {
    "palace": "palace-again",
    "castle": "castle-leaves",
    "prince": "prince-limit",
    "vassal": "vassals-at-once",
    "monk": "monastery-open",
    "mercenary": "mercenary-hit",
    "treachery": "lord-supports",
    "intrigue": "intrigue-two",
    "allies": "who-is-asked",
    "banquet": "banquet-short",
    "banner": "bequests",
    "king": "king-once",
    "viking": "viking-director",
    "chieftain": "viking-count",
    "tower": "last-free-action",
}
"""What is often asked about a thing, by the key of its ruling."""

TOWER: Final = "tower"
_FORCES: Final = (*FORCES, TOWER)


def things(say: Say) -> tuple[Thing, ...]:
    """All cards, with what their pages of the rules say, the other forces, and Towers."""
    return (*[_card(kind, say) for kind in CARDS], *[_force(kind, say) for kind in _FORCES])


def _card(kind: str, say: Say) -> Thing:
    effect = f"**{say(f'does-{kind}')}**\n{say(f'rule-{kind}')}"
    return Thing(
        key=kind,
        title=say(f"card-{kind}"),
        effect=effect,
        example=say(f"about-{kind}-example"),
        ruling=_ruling(kind, say),
        also=(f"emblem-{kind}",),
    )


def _force(kind: str, say: Say) -> Thing:
    title = "" if kind == TOWER else f"card-{kind}"
    found = thing(Entry(kind, title=title, also=(f"emblem-{kind}",)), say)
    return Thing(
        found.key, found.title, found.effect, found.example, _ruling(kind, say), found.also
    )


def _ruling(kind: str, say: Say) -> str:
    return say(f"ruling-{_RULED[kind]}") if kind in _RULED else ""


# What is met in a question.

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "towers": ("tower",),
    "bequeath": ("banner", "prince"),
    "claim": ("banner", "king"),
    "joust": ("banner",),
    "recruit": ("infantry", "knight"),
    "garrison": ("infantry", "knight"),
    "monastery": ("monk",),
    "hand": ("tower",),
    "guard": ("king",),
}
"""Things that parts of options stand for."""
_KINDS: Final[dict[str, tuple[str, ...]]] = {
    "tribute": ("king",),
    "declare-attack": ("tower", "castle", "palace"),
    "church-decides": ("church", "cathedral"),
    "joust-ante": ("banner",),
    "viking-attack": ("viking", "chieftain"),
    "towers-lost": ("tower",),
    "monastery": ("monk",),
    "struggle": ("vassal", "allies"),
}
"""Things that a kind of question is about."""
_KNOWN: Final = (*CARDS, *_FORCES)


def met(view: View, question: Question) -> tuple[str, ...]:
    """The keys of what a question is about, and of what its options name: a Fief stands for its
    Castle, its Lord and its properties."""
    found = [*_KINDS.get(question.kind, ())]
    for name in (*question.about, *question.options):
        for part in re.split(r"[.-]", str(name)):
            found += _named(view, part)
    return tuple(dict.fromkeys(found))


def _named(view: View, part: str) -> Iterator[str]:
    if part in _KNOWN:
        yield part
    yield from _WORDS.get(part, ())
    if re.fullmatch(r"m\d+", part):
        yield "mercenary"
    fief = fief_at(view.board, number_of(part)) if re.fullmatch(r"f\d+", part) else None
    if fief is not None:
        yield from filter(None, (fief.castle.kind, fief.lord))
        yield from (card.kind for card in fief.cards)


# A first game.

_FIRST: Final = next(deck for deck in READY_DECKS.values() if deck.first)

FIRST_GAME: Final = FirstGame(
    seats=2,
    options={"tournament": "off"},
    seed=bytes([19]) * 16,
    opening=(deck_picks(_FIRST.cards), deck_picks(READY_DECKS["all-rounder"].cards)),
    looks=tuple([kind for kind in QUESTIONS if kind not in ("build-deck", "choose-towers")]),
    told=(
        "castle-built",
        "property-built",
        "armies-drawn",
        "lord-installed",
        "mercenary-hired",
        "towers-built",
        "drew",
        "attack-declared",
        "battle-card",
        "viking-marker",
        "plot",
    ),
    ends="round-over",
    times=5,
)
"""Both decks are chosen: to build, to recruit and to attack, against a little of everything."""
