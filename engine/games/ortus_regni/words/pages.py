"""The short rules in pages, a page for each card among them, and which fits the moment."""

from __future__ import annotations

from engine.kit.showing import Page, Say

from ..box import CARDS, READY_DECKS
from ..mind.ready import deck_picks
from ..state import View
from .deckwords import SOURCE_EMOJI, deck_text
from .names import EMOJI, card_name

PAGES = (
    "overview",
    "decks",
    "turn",
    "towers",
    "politics",
    "attack",
    "battle",
    "ransom",
    "joust",
    "king",
    "vikings",
    "end",
    "tournament",
    "ours",
)
"""Before the pages of the cards, which have the cards' keys."""

_BY_KIND = {
    "build-deck": "decks",
    "choose-towers": "tournament",
    "mulligan": "decks",
    "towers": "towers",
    "garrison": "towers",
    "monastery": "monk",
    "treachery": "treachery",
    "intrigue": "intrigue",
    "allies": "politics",
    "struggle": "politics",
    "yield-properties": "intrigue",
    "yield-armies": "intrigue",
    "tribute": "king",
    "declare-attack": "attack",
    "attack-forces": "attack",
    "defence-forces": "attack",
    "church-decides": "battle",
    "ransom-lords": "ransom",
    "ransom-price": "ransom",
    "attack-losses": "battle",
    "defence-losses": "battle",
    "towers-lost": "towers",
    "properties-lost": "attack",
    "seize": "attack",
    "joust-ante": "joust",
    "joust-card": "joust",
    "viking-attack": "vikings",
}
"""The page that helps with a question."""
RULINGS = (
    # Core.
    "mulligans-together",
    "last-free-action",
    "banquet-short",
    "palace-again",
    "castle-leaves",
    "monastery-open",
    "vassals-at-once",
    "lord-supports",
    "intrigue-two",
    "king-once",
    "new-king",
    "guard-slots",
    "bequests",
    "first-seat-out",
    # Combat, joust and Vikings.
    "something-to-attack",
    "prince-limit",
    "who-is-asked",
    "survivors-first",
    "mercenary-hit",
    "ransom-when",
    "ransom-price",
    "seize-what",
    "bare-castle",
    "joust-cancelled",
    "viking-director",
    "viking-count",
)
"""What a person at the table may ask about: each has a text `ruling-KEY`."""


def rules(say: Say) -> tuple[Page, ...]:
    """The short rules in pages, the first one an overview."""
    pages = []
    for key in PAGES:
        text = say(f"rules-{key}")
        if key == "ours":
            text = "\n".join([text, *(f"- {say('ruling-' + ruling)}" for ruling in RULINGS)])
        elif key == "decks":
            text = f"{text}\n{_ready_decks(say)}"
        pages.append(Page(key, say(f"rules-{key}-title"), text))
    pages += [
        Page(
            kind,
            f"{EMOJI[kind]} {card_name(kind, say)}",
            f"**{say('does-' + kind)}**\n\n{say('rule-' + kind)}",
        )
        for kind in CARDS
    ]
    return tuple(pages)


def _ready_decks(say: Say) -> str:
    """Each ready deck with its cards, and where it comes from."""
    lines = [f"\n### {say('rules-ready')}"]
    for deck in READY_DECKS.values():
        source = say(f"deck-source-{deck.source}")
        lines.append(f"**{say('deck-' + deck.key)}** {SOURCE_EMOJI[deck.source]} {source}")
        lines.append(deck_text(deck_picks(deck.cards), say))
    return "\n".join([*lines, "", say("rules-ready-ours")])


def rules_now(view: View) -> str:
    """The key of the page that fits the present phase."""
    if view.board.phase == "over":
        return "end"
    kinds = [kind for _, kind in view.awaited]
    return _BY_KIND.get(kinds[0], "turn") if kinds else "overview"
