"""What is told: events, a line of the chronicle each, and a milestone's post: how the game begins,
a turn as it went, what the Vikings did, the end. Then how things stand: phase, hand, standings,
the board in pages, the result.

`did-KIND` of the catalogue tells what one seat does or suffers, without its name; `event-KIND` what
no seat does, and what the Vikings do.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from unicodedata import category

from msgspec.structs import asdict

from engine.kit.contract import Event, Standing
from engine.kit.showing import Names, Say
from engine.kit.words import (
    DOT,
    MOST_HAND,
    MOST_PAGE,
    MOST_POSITION,
    MOST_STANDINGS,
    SEAT_LETTERS,
    Events,
    capital,
    count,
    first_that_fits,
    fitted,
    listed,
    packed,
    place_lines,
    score_table,
    shortened,
    source_rows,
    summed_up,
    tell,
)

from ..box import MARKERS
from ..rules.holdings import archbishop, fief_at, land_allowance
from ..state import NOBODY, VIKINGS, Fief, View
from .names import each, fief_name, sides, signed_title, staked_kind


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or suffers by this event, without its name; empty for other events and
    for what the Vikings do."""
    return "" if event.args.get("seat") == VIKINGS else _told("did", event, say, names)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle, at most 500 characters. Empty where another line tells it."""
    texts = (_line(event, say, shortened(names, most)) for most in (70, 18, 12, 8))
    return first_that_fits(texts, 500)


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
    ("attack-failed", "towers-felled", "properties-destroyed", "fief-lost", "defence-conceded",
     "forces-hit"),
    *_RANKS[1:],
)  # fmt: skip
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


# How things stand


def phase(view: View, say: Say) -> str:
    """Where the game stands, briefly: "Round 3 · Vikings 4 of 8"."""
    board = view.board
    vikings = {"arrived": board.arrived, "vikings": len(board.vikings), "markers": board.markers}
    return say(f"phase-{board.phase}", round=board.round, most=MARKERS, **vikings)


def hand(view: View, say: Say, names: Names) -> str:
    """What this seat alone holds, at most 900 characters."""
    mine, board, seat = view.mine, view.board, view.seat
    if mine is None or seat is None:
        return ""
    if board.phase == "decks":
        return say("hand-choosing")
    if not board.alive[seat]:
        return say("hand-out")
    fight = min(len(mine.reserve), land_allowance(board.fiefs[seat]))
    lines = [say(key, asdict(mine) | {"fight": fight}) for key in _HAND]
    return fitted("\n".join(filter(None, lines)), MOST_HAND)


_HAND: Final = (
    *("hand-cards", "hand-tower-cards", "hand-reserve-cards", "hand-jouster", "hand-deck-cards"),
)


def _held(view: View, seat: int, names: Names) -> dict[str, Any]:
    """What a seat has that all can see."""
    board, fiefs = view.board, view.board.fiefs[seat]
    return {
        "seat": seat,
        "names": names,
        "king": board.king == seat,
        "archbishop": archbishop(board) == seat,
        "fiefs": len(fiefs),
        "properties": sum(len(fief.cards) for fief in fiefs),
        "towers": board.towers[seat],
        "hand": view.hands[seat],
        "reserve": view.reserves[seat],
        "allowed": land_allowance(fiefs),
        "banners": board.banners[seat],
        "deck": view.decks[seat],
        "bequests": board.bequests[seat],
        "guard": board.guard if board.king == seat else (),
        "emissaries": board.emissaries[seat],
    }


# The standings.


def standings(view: View, say: Say, names: Names) -> str:
    """One short line for each seat, at most 700 characters."""
    seats = range(view.seats)
    texts = (
        "\n".join(_standing(view, seat, say, shortened(names, most)) for seat in seats)
        for most in (32, 18, 12, 8)
    )
    return first_that_fits(texts, MOST_STANDINGS)


_ICONS: Final = {"towers": "🗼", "hand": "🃏", "reserve": "🏹", "banners": "🚩"}


def _standing(view: View, seat: int, say: Say, names: Names) -> str:
    has = _held(view, seat, names)
    parts = [say("standing-seat", has)]
    if not view.board.alive[seat]:
        return DOT.join([*parts, say("standing-out")])
    parts += [say("standing-king", has), say("standing-archbishop", has)]
    parts.append(count(say, "fiefs", has["fiefs"]))
    parts += [f"{icon}{has[what]}" for what, icon in _ICONS.items() if has[what] or what == "hand"]
    return DOT.join(filter(None, [*parts, say("standing-deck", has)]))


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has that others look at first."""
    if not view.board.alive[seat]:
        return {}
    has = _held(view, seat, ())
    seen = {what: has[what] for what in ("fiefs", "properties", "towers", "banners")}
    return seen | {"cards": has["hand"]}


# The board.


def position(view: View, say: Say, names: Names) -> str:
    """The board in words, at most 1,000 characters: its pages, cut."""
    return fitted("\n".join(pages(view, say, names)), MOST_POSITION)


def pages(view: View, say: Say, names: Names) -> tuple[str, ...]:
    """What lies in the middle, then each Earl with all that is theirs: pages of at most 1,500
    characters, an Earl never on two of them as long as one has room."""
    names = shortened(names, 20)
    pieces = packed(_middle(view, say, names), MOST_PAGE)
    for seat in range(view.seats):
        pieces += packed(_earl(view, seat, say, names), MOST_PAGE)
    return tuple(packed(pieces, MOST_PAGE))


def _middle(view: View, say: Say, names: Names) -> Iterator[str]:
    board = view.board
    yield f"{phase(view, say)}."
    if board.phase == "play":
        if board.active >= 0:
            yield say("at-turn", seat=board.active, names=names)
        if not board.arrived:
            landing = "now" if board.markers >= MARKERS else ""
            yield say("told-attack", landing=landing, attacked=board.attacked)
        yield say("told-first", first=board.first, names=names)
    if board.vikings:
        yield say("at-vikings", vikings=board.vikings)
    cubes = [f"{SEAT_LETTERS[seat]} {n}" for seat, n in enumerate(board.cubes) if board.alive[seat]]
    yield say("at-cubes", cubes=", ".join(cubes))
    known = view.known
    army, battle, vikings = map(len, (known.army_deck, known.battle_deck, known.viking_deck))
    yield say("told-decks", army=army, battle=battle, vikings=vikings)
    if board.battle_discard:
        yield say("told-last-card", card=board.battle_discard[-1])
    yield from _battle(view, say, names)
    yield from _joust(view, say, names)
    yield from falls(view, say, names)


def _battle(view: View, say: Say, names: Names) -> Iterator[str]:
    battle = view.board.battle
    if battle is None:
        return
    names = sides(names, say)
    yield capital(say("told-battle", asdict(battle) | {"fief": battle.target, "names": names}))
    for side, forces, damage in (
        (battle.attacker, battle.attack, battle.damage),
        (battle.defender, battle.defence, battle.counter),
    ):
        if forces:
            shown = [(force.place, force.kind) for force in forces]
            told = say("told-forces", side=side, forces=shown, damage=damage, names=names)
            yield capital(told)


def _joust(view: View, say: Say, names: Names) -> Iterator[str]:
    board = view.board
    if board.joust is None:
        return
    yield say("line", who=names[board.joust.caller], what=say("did-joust-called"))
    for rider in board.joust.entered:
        fief = fief_at(board, rider.lord)
        home, lord = (fief.key, fief.lord) if fief else ("", "")
        ante = staked_kind(board, rider.ante)
        what = say("did-joust-entered", card=ante, lord=lord, fief=home)
        yield say("line", who=names[rider.seat], what=what)


_EARL: Final = (
    *("standing-king", "standing-archbishop", "at-towers", "at-hand", "at-reserve"),
    *("told-may-fight", "standing-deck", "at-banners", "told-bequests"),
)


def _earl(view: View, seat: int, say: Say, names: Names) -> Iterator[str]:
    """A line of numbers, then one for each Fief, and for what stands beside them."""
    board, has = view.board, _held(view, seat, names)
    if not board.alive[seat]:
        yield f"{say('at-seat', has)} {say('standing-out')}."
        return
    parts = filter(None, [say(key, has) for key in _EARL])
    yield f"{say('at-seat', has)} {'; '.join(parts)}."
    for fief in board.fiefs[seat]:
        yield f"- {_fief(fief, seat, say, names)}"
    for hired in board.mercenaries[seat]:
        yield f"- {say('told-mercenary', key=f'm{hired.number}', card=hired.army)}"
    for key in ("at-guard", "told-emissaries"):
        if told := say(key, has):
            yield f"- {told}"


def _fief(fief: Fief, seat: int, say: Say, names: Names) -> str:
    """ "Fief 4: 🏰 Castle, 🛡️ Lord Vassal, 🌾 Land ×2 (Ana)": what was another's, by owner."""
    cards = (fief.castle, *fief.cards)
    parts = each(say, [card.kind for card in cards if card.owner == seat])
    parts += [signed_title(say, fief.lord)] if fief.lord else []
    for owner in sorted({card.owner for card in cards} - {seat}):
        theirs = each(say, [card.kind for card in cards if card.owner == owner])
        parts.append(f"{listed(theirs, say)} ({names[owner]})")
    return f"{fief_name(say, fief.key)}: {', '.join(parts)}"


# The end.


def result(standing: Standing, say: Say, names: Names) -> str:
    """Places, and how many rivals each has outlasted, at most 1,500 characters."""
    winners = [names[seat] for seat in standing.winners]
    won = f"🏆 {say('result-won', who=listed(winners, say))}"
    lines = [won, *place_lines(standing, standing.points, say, names)]
    return "\n".join([*lines, *score_table(source_rows(standing, say), standing.order, wide=3)])


def falls(view: View, say: Say, names: Names) -> list[str]:
    """A sentence for each Earl who is out."""
    names = sides(names, say)
    return [say("fell", asdict(fate) | {"names": names}) for fate in view.board.fates]
