"""Events in words: a line of the chronicle each, and what a milestone's post tells of them: how the
game begins, a turn as it went, what the Vikings did, the end.

`did-KIND` of the catalogue tells what one seat does or suffers, without its name; `event-KIND` what
no seat does, and what the Vikings do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from unicodedata import category

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words import Events, capital, first_that_fits, shortened, summed_up, tell

from ..box import MARKERS
from ..state import NOBODY, VIKINGS, View
from .names import sides

MOST: Final = 500
_SHORTER: Final = (70, 18, 12, 8)
"""To how many letters names are cut, one after the other, while a line is too long."""


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or suffers by this event, without its name; empty for other events and
    for what the Vikings do."""
    return "" if event.args.get("seat") == VIKINGS else _told("did", event, say, names)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle, at most 500 characters. Empty where another line tells it."""
    texts = (_line(event, say, shortened(names, most)) for most in _SHORTER)
    return first_that_fits(texts, MOST)


def _line(event: Event, say: Say, names: Names) -> str:
    if done := deed(event, say, names):
        return say("line", who=names[event.args["seat"]], what=done)
    return _told("event", event, say, names)


def _told(head: str, event: Event, say: Say, names: Names) -> str:
    own = event.args.get("other") == event.args.get("seat")
    return tell(head, event, say, sides(names, say), own=own, most=MARKERS)


# What a post tells.

_UNTOLD: Final = ("round-begins", "no-allies", "hand-spent", "decks-ready", "game-over")
"""Public kinds that a summary leaves out: the lines beside them say it, or the result below."""
_SIGNS: Final = {
    "game-start": "📜",
    "earl-out": "🏴",
    "crowned": "👑",
    "king-dead": "👑",
}
"""Kinds that stay, whatever else has to give way."""
_NAMED_FROM: Final = ("allies-played", "no-allies", "defence-fielded", "joust-called")
_NAMED_TO: Final = ("battle-over", "drew", "towers-built", "garrisoned")
"""Between these several seats act: then the one whose turn it is is named like the others."""


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """At most 1,200 characters, in lines; long names are cut before anything else."""
    return summed_up(lambda names: _story(events, view, say, names), names)


def _story(events: Events, view: View, say: Say, names: Names) -> Iterator[str]:
    """A heading for whose turn it was, then a line for each thing that came of it; then the same
    for the Vikings, where they follow."""
    told: list[Event] = []
    for fact in events:
        if fact.seats is not None:
            continue
        if fact.kind == "turn-over":
            head = say("sum-turn", round=fact.args["round"], who=names[fact.args["seat"]])
            yield from _part(head, told, fact.args["seat"], say, names)
        elif fact.kind == "round-over":
            head = say("sum-vikings", round=fact.args["round"])
            yield from _part(head, told, VIKINGS, say, names)
        else:
            told.append(fact)
            continue
        told = []
    active, head = view.board.active, ""
    if any(fact.kind in ("game-start", "round-begins") for fact in told):
        active = NOBODY
    elif active == VIKINGS:
        head = say("sum-vikings", round=view.board.round)
    elif active != NOBODY:
        head = say("sum-turn", round=view.board.round, who=names[active])
    elif view.board.phase == "over":
        head = say("sum-last", round=view.board.round)
    yield from _part(head, told, active, say, names)


def _part(head: str, events: Events, acting: int, say: Say, names: Names) -> Iterator[str]:
    """One turn, or how the game begins: no heading where nothing is told."""
    named = False
    for fact in events:
        named = named and fact.kind not in _NAMED_TO
        done = "" if named or fact.kind in _SIGNS else deed(fact, say, names)
        if done and fact.args["seat"] == acting:
            line = f"{capital(done)}."
        else:
            line = event(fact, say, names)
        named = named or fact.kind in _NAMED_FROM
        if line and fact.kind not in _UNTOLD:
            if head:
                yield head
                head = ""
            yield f"{_SIGNS.get(fact.kind, '-')} {line}"


# What matters most.

_RANKS: Final = (
    ("earl-out", "crowned", "king-dead", "first-drawn"),
    ("joust-won", "joust-cancelled", "vikings-landed"),
    ("attack-declared", "vikings-attack", "vikings-held", "fief-taken"),
    ("fief-lost", "seized", "hand-struck", "lord-slain", "properties-stolen", "armies-stolen",
     "mercenary-stolen", "mercenary-slain", "no-support", "struggle"),
    ("plot", "bequeathed", "banner-raised", "hand-shown", "emissary-sent", "castle-built",
     "property-built", "lord-installed", "mercenary-hired", "banquet"),
    ("armies-drawn", "towers-built", "garrisoned", "vikings-joined"),
    ("viking-marker", "vikings-wait", "white-marker-back"),
    ("drew",),
)  # fmt: skip
"""What a headline tells, the greatest first."""
MATTERS: Final = (
    *_RANKS[:1],
    ("attack-failed", "towers-felled", "properties-destroyed", "fief-lost", "defence-conceded"),
    *_RANKS[1:],
)
"""What somebody who was away is told first: see `Wording.matters`."""
_RANK: Final = {kind: rank for rank, kinds in enumerate(_RANKS) for kind in kinds}
MOST_HEADLINES: Final = 2
MOST_HEADLINE: Final = 84


def headlines(events: Events, acting: int, say: Say, names: Names) -> list[str]:
    """The greatest things that happened, one or two, in order: what the picture of a post says. Its
    sign tells who acted; others are named."""
    public = [fact for fact in events if fact.seats is None and fact.kind in _RANK]
    greatest = sorted(public, key=lambda fact: _RANK[fact.kind])
    told = [fact for fact in greatest if event(fact, say, names)][:MOST_HEADLINES]
    if len(told) > 1 and _RANK[told[1].kind] > _RANK[told[0].kind] + 2:
        del told[1]
    lines = []
    for fact in public:
        if fact in told:
            done = deed(fact, say, names) if fact.args.get("seat") == acting else ""
            # Of the Vikings' attack the picture shows the rest.
            line = capital(done) or _told("head", fact, say, names) or event(fact, say, names)
            lines.append(_brief(_plain(line)))
    return lines[:MOST_HEADLINES]


def _plain(text: str) -> str:
    """Without signs, which no font of the pictures has, and without the full stop."""
    kept = "".join(letter for letter in text if category(letter) not in ("So", "Mn", "Cf"))
    return " ".join(kept.split()).rstrip(".")


def _brief(text: str) -> str:
    """Without its last parts where it is too long for two lines."""
    while len(text) > MOST_HEADLINE:
        cut = max(text.rfind(sign) for sign in (":", ";", ",", " ("))
        if cut < MOST_HEADLINE // 4:
            break
        text = text[:cut]
    return text
