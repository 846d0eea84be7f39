"""The position in words: what a seat holds, the standings, the board in pages, the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import asdict

from engine.kit.contract import Standing
from engine.kit.showing import Names, Say
from engine.kit.words import (
    DOT,
    SEAT_LETTERS,
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
)

from ..box import MARKERS
from ..rules.holdings import archbishop, fief_at, land_allowance
from ..state import Fief, View
from .names import each, fief_name, sides, signed_title, staked_kind

MOST_HAND: Final = 900
MOST_STANDINGS: Final = 700
MOST_POSITION: Final = 1000
MOST_PAGE: Final = 1500
MOST_NAME: Final = 20
_SHORTER: Final = (32, 18, 12, 8)
"""To how many letters names are cut, one after the other, while a text is too long."""


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
        for most in _SHORTER
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
    names = shortened(names, MOST_NAME)
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
