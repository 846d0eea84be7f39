"""The short rules in pages, a page for each card among them; and what somebody is told who never
read the rules: see `engine.kit.lessons`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.kit.contract import Question
from engine.kit.lessons import FirstGame, Thing
from engine.kit.showing import Page, Say

from ..box import CARDS, FORCES, READY_DECKS
from ..rules.holdings import fief_at, number_of
from ..state import View
from .names import SOURCE_EMOJI, deck_text, signed

# The rules.

_RULES: Final = (
    *("overview", "decks", "turn", "towers", "politics", "attack", "battle", "ransom", "joust"),
    *("king", "vikings", "end", "tournament", "ours"),
)
"""Before the pages of the cards, which have the cards' keys."""
_HELPS: Final = {
    "decks": ("build-deck", "mulligan"),
    "tournament": ("choose-towers",),
    "towers": ("towers", "garrison", "towers-lost"),
    "politics": ("allies", "struggle"),
    "treachery": ("treachery",),
    "intrigue": ("intrigue", "yield-properties", "yield-armies"),
    "attack": ("declare-attack", "attack-forces", "defence-forces", "properties-lost", "seize"),
    "battle": ("church-decides", "attack-losses", "defence-losses"),
    "ransom": ("ransom-lords", "ransom-price"),
    "joust": ("joust-ante", "joust-card"),
    "king": ("tribute",),
    "monk": ("monastery",),
    "vikings": ("viking-attack",),
}
"""The questions with which a page helps."""
RULINGS: Final = (
    *("mulligans-together", "last-free-action", "banquet-short", "palace-again", "castle-leaves"),
    *("monastery-open", "vassals-at-once", "lord-supports", "intrigue-two", "king-once"),
    *("new-king", "guard-slots", "bequests", "first-seat-out", "something-to-attack"),
    *("prince-limit", "who-is-asked", "survivors-first", "mercenary-hit", "ransom-when"),
    *("ransom-price", "seize-what", "bare-castle", "joust-cancelled", "viking-director"),
    "viking-count",
)
"""What a person at the table may ask about: each has a text `ruling-KEY`."""


def rules(say: Say) -> tuple[Page, ...]:
    """The short rules in pages, the first one an overview."""
    pages = []
    for key in _RULES:
        lines = [say(f"rules-{key}")]
        if key == "ours":
            lines += [f"- {say(f'ruling-{ruling}')}" for ruling in RULINGS]
        elif key == "decks":
            lines += _ready_decks(say)
        pages.append(Page(key, say(f"rules-{key}-title"), "\n".join(lines)))
    for kind in CARDS:
        text = f"**{say(f'does-{kind}')}**\n\n{say(f'rule-{kind}')}"
        pages.append(Page(kind, signed(say, kind), text))
    return tuple(pages)


def _ready_decks(say: Say) -> Iterator[str]:
    """Each ready deck with its cards, and where it comes from."""
    yield f"\n### {say('rules-ready')}"
    for deck in READY_DECKS.values():
        source = say(f"deck-source-{deck.source}")
        yield f"**{say(f'deck-{deck.key}')}** {SOURCE_EMOJI[deck.source]} {source}"
        yield deck_text(deck.picks, say)
    yield f"\n{say('rules-ready-ours')}"


def rules_now(view: View) -> str:
    """The key of the page that fits the present phase."""
    if view.board.phase == "over":
        return "end"
    kinds = [kind for _, kind in view.awaited]
    found = (page for page, helped in _HELPS.items() if kinds and kinds[0] in helped)
    return next(found, "turn" if kinds else "overview")


# What can be looked up.

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
    return tuple([_thing(kind, say) for kind in (*CARDS, *_FORCES)])


def _thing(kind: str, say: Say) -> Thing:
    about = f"about-{kind}"
    effect = f"**{say(f'does-{kind}')}**\n{say(f'rule-{kind}')}" if kind in CARDS else say(about)
    return Thing(
        key=kind,
        title=say("about-tower-title" if kind == TOWER else f"card-{kind}"),
        effect=effect,
        example=say(f"{about}-example"),
        ruling=say(f"ruling-{_RULED[kind]}") if kind in _RULED else "",
        also=(f"emblem-{kind}",),
    )


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
    opening=(_FIRST.picks, READY_DECKS["all-rounder"].picks),
    ends="round-over",
    times=5,
)
"""Both decks are chosen: to build, to recruit and to attack, against a little of everything."""
