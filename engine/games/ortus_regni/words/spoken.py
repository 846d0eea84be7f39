"""All that the board's picture shows, in pages, for those who have it read to them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.showing import Names, Say
from engine.kit.words.phrasing import SEAT_LETTERS, capital, fitted, listed, packed, shortened

from ..box import MARKERS
from ..rules.forces import land_allowance
from ..rules.holdings import fief_at
from ..state import NOWHERE, Fief, View
from .names import (
    amount,
    cards_briefly,
    counted,
    fief_name,
    forces_told,
    lord_marked,
    marked,
    mercenary_name,
    sides,
    staked_kind,
)
from .position import falls, phase, titles

MOST_PAGE = 1500
MOST_POSITION = 1000
MOST_NAME = 20


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
            yield say("at-turn", who=names[board.active])
        if not board.arrived:
            told = "told-attacked" if board.attacked else "told-no-attack"
            yield say("stake-landing" if board.markers >= MARKERS else told)
        yield say("told-first", who=names[board.first])
    if board.vikings:
        yield say("at-vikings", cards=cards_briefly(board.vikings, say))
    cubes = [f"{SEAT_LETTERS[seat]} {n}" for seat, n in enumerate(board.cubes) if board.alive[seat]]
    yield say("at-cubes", cubes=", ".join(cubes))
    decks = {"army": view.army_deck, "battle": view.battle_deck, "vikings": view.viking_deck}
    yield say("told-decks", **decks)
    if board.battle_discard:
        yield say("told-last-card", card=say(f"battle-{board.battle_discard[-1]}"))
    yield from _battle(view, say, names)
    yield from _joust(view, say, names)
    yield from falls(view, say, names)


def _battle(view: View, say: Say, names: Names) -> Iterator[str]:
    battle = view.board.battle
    if battle is None:
        return
    fief = "" if battle.fief == NOWHERE else f"f{battle.fief}"
    attacker, defender = sides(names, say)[battle.attacker], names[battle.defender]
    aim = say("way", way=battle.way, fief=fief)
    yield capital(say("told-battle", who=attacker, other=defender, target=aim))
    both = (
        (attacker, battle.attack, battle.damage),
        (defender, battle.defence, battle.counter),
    )
    for who, side, damage in both:
        if side:
            forces = forces_told([(force.place, force.kind) for force in side], say)
            told = say("told-forces", who=who, forces=forces, damage=amount("damage", damage, say))
            yield capital(told)


def _joust(view: View, say: Say, names: Names) -> Iterator[str]:
    board = view.board
    if board.joust is None:
        return
    yield say("line", who=names[board.joust.caller], what=say("did-joust-called"))
    for rider in board.joust.entered:
        kind = staked_kind(board, rider.ante)
        fief = fief_at(board, rider.lord)
        home, lord = (f"f{fief.number}", fief.lord) if fief else ("", "")
        what = say("did-joust-entered", card=kind, lord=lord, fief=home)
        yield say("line", who=names[rider.seat], what=what)


def _earl(view: View, seat: int, say: Say, names: Names) -> Iterator[str]:
    """A line of numbers, then one for each Fief, and for what stands beside them."""
    board = view.board
    head = say("at-seat", letter=SEAT_LETTERS[seat], who=names[seat])
    if not board.alive[seat]:
        yield f"{head} {say('standing-out')}."
        return
    fiefs = board.fiefs[seat]
    parts = [say(f"standing-{title}") for title in titles(board, seat)]
    parts += [amount("towers", board.towers[seat], say)]
    parts += [say("at-hand", cards=amount("cards", view.hands[seat], say))]
    parts += [say("at-reserve", armies=amount("armies", view.reserves[seat], say))]
    parts += [say("told-may-fight", n=land_allowance(fiefs))]
    parts += [say("standing-deck", cards=view.decks[seat])]
    if board.banners[seat]:
        parts.append(amount("banners", board.banners[seat], say))
    if board.bequests[seat]:
        parts.append(say("told-bequests", n=board.bequests[seat]))
    yield f"{head} {'; '.join(parts)}."
    for fief in fiefs:
        yield f"- {_fief(fief, seat, say, names)}"
    for hired in board.mercenaries[seat]:
        army = say("detail-garrison", card=marked(hired.army, say)) if hired.army else ""
        name = mercenary_name(f"m{hired.number}", say)
        yield f"- {', '.join(part for part in (name, army) if part)}"
    if board.king == seat and board.guard:
        yield f"- {say('at-guard', cards=cards_briefly(board.guard, say))}"
    if board.emissaries[seat]:
        yield f"- {say('told-emissaries', cards=cards_briefly(board.emissaries[seat], say))}"


def _fief(fief: Fief, seat: int, say: Say, names: Names) -> str:
    """ "Fief 4: 🏰 Castle, 🛡️ Lord Vassal, 🌾 Land ×2 (1 of Ana's cards)"."""
    mine = [card for card in (fief.castle, *fief.cards) if card.owner == seat]
    parts = counted([card.kind for card in mine], say)
    if fief.lord:
        parts.append(lord_marked(fief.lord, say))
    for owner in range(len(names)):
        theirs = [c.kind for c in (fief.castle, *fief.cards) if c.owner == owner != seat]
        if theirs:
            parts.append(f"{listed(counted(theirs, say), say)} ({names[owner]})")
    return f"{fief_name(f'f{fief.number}', say)}: {', '.join(parts)}"
