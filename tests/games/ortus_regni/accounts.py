"""Where every card, cube and marker of Ortus Regni is: conservation, and what lies open."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.ortus_regni.box import KINDS, ORDER
from engine.games.ortus_regni.state import Battle, Board, Card, Force, State

DECK, COPIES, MORE_TOWERS = 24, 6, 2
FIGHTERS = ("prince", "vassal", "champion", "monk")
ENVOYS = {"vassal": 1, "monk": 2}
BATTLES = Counter(normal=15, attacker=3, defender=3, church=3)
HORDE = Counter(viking=16, chieftain=8)


def conserved(state: State) -> None:
    """Every card and cube is in one place, nothing is below zero, nobody has another's hand."""
    board = state.board
    in_the_open = open_cards(board)
    for seat in range(board.seats):
        _conserved_cards(state, seat, in_the_open[seat])
        _conserved_seat(state, seat)
    _conserved_neutral(state)
    _conserved_table(state)
    _conserved_knowledge(state)


def open_cards(board: Board) -> list[list[str]]:
    """By owner: what lies open, or was seen when it went where it is now."""
    found: list[list[str]] = []
    cards: list[Card] = [*board.loot]
    for seat in range(board.seats):
        mine = ["banner"] * (board.banners[seat] + board.spent[seat])
        mine += board.emissaries[seat] + board.discards[seat] + board.gone[seat]
        for fief in board.fiefs[seat]:
            cards += [fief.castle, *fief.cards]
            if fief.lord:
                mine.append(fief.lord)
        cards += [Card("mercenary", mercenary.owner) for mercenary in board.mercenaries[seat]]
        found.append(mine)
    if board.battle is not None:
        cards += board.battle.fallen
        for seat, force in _fielded(board.battle):
            if force.place == "hand":
                found[seat].append(force.kind)
    for card in cards:
        found[card.owner].append(card.kind)
    return found


def _fielded(battle: Battle) -> list[tuple[int, Force]]:
    return [
        (seat, force)
        for seat, side in ((battle.attacker, battle.attack), (battle.defender, battle.defence))
        for force in side
    ]


def unseen(state: State, seat: int) -> list[str]:
    """A seat's cards that others do not see."""
    found = state.hands[seat] + state.towers[seat] + state.decks[seat] + state.removed[seat]
    return [*found, state.jousters[seat]] if state.jousters[seat] else found


def _conserved_cards(state: State, seat: int, in_the_open: list[str]) -> None:
    board = state.board
    found = Counter(in_the_open + unseen(state, seat))
    assert found.pop("palace", 0) == 1, f"the Palace of seat {seat}: {found}"
    assert set(found) <= set(KINDS), found
    assert max(found.values(), default=0) <= COPIES, found
    if board.phase == "decks":
        assert found.total() in (0, DECK), found
    elif board.phase == "towers":
        assert found.total() in (DECK, DECK + MORE_TOWERS), found
    else:
        assert found.total() == DECK + (MORE_TOWERS if board.tournament else 0), found


def _conserved_seat(state: State, seat: int) -> None:
    """What one seat has is in order, and a seat that has left has nothing."""
    board = state.board
    for cards in (state.hands[seat], state.towers[seat], state.removed[seat]):
        assert cards == sorted(cards, key=ORDER.__getitem__), "an order that tells something"
    for cards in (board.discards[seat], board.gone[seat], board.certain[seat], board.shown[seat]):
        assert cards == sorted(cards, key=ORDER.__getitem__), "a pile out of order"
    for armies in (state.reserves[seat], board.mustered[seat]):
        assert armies == sorted(armies), "a reserve out of order"
    if board.phase != "towers":
        assert board.towers[seat] == len(state.towers[seat])
    if board.alive[seat]:
        envoys = sum(ENVOYS[kind] for kind in board.emissaries[seat])
        assert board.cubes[seat] == 1 + envoys, "cubes in the bag"
        assert not board.gone[seat]
        assert not state.removed[seat]
        assert board.fiefs[seat] or board.battle is not None, "without a fief, and still there"
        return
    left: list[Any] = [state.hands, state.towers, state.decks, state.reserves, board.fiefs]
    left += [board.mercenaries, board.emissaries, board.discards, board.certain, board.shown]
    assert not any(things[seat] for things in left), "a seat that has left has something"
    assert not any((board.cubes[seat], board.banners[seat], board.towers[seat]))
    assert board.king != seat


def _conserved_neutral(state: State) -> None:
    """Army, Battle and Viking cards."""
    board = state.board
    armies = Counter(state.army_deck + board.army_discard + board.guard)
    for seat in range(board.seats):
        armies.update(state.reserves[seat])
        armies.update([m.army for m in board.mercenaries[seat] if m.army])
    if board.battle is not None:
        armies.update([f.kind for _, f in _fielded(board.battle) if f.place == "reserve"])
    assert armies == Counter(infantry=8 * board.seats, knight=4 * board.seats), armies
    assert Counter(state.battle_deck + board.battle_discard) == BATTLES
    horde = Counter(state.viking_deck + board.vikings + board.viking_discard)
    assert horde == HORDE, horde
    for pile in (board.army_discard, board.guard, board.vikings, board.viking_discard):
        assert pile == sorted(pile)


def _conserved_table(state: State) -> None:
    board = state.board
    fiefs = [(seat, fief) for seat, mine in enumerate(board.fiefs) for fief in mine]
    numbers = [fief.number for _, fief in fiefs]
    assert len(set(numbers)) == len(numbers), "a fief's number is given twice"
    assert all(0 <= number < board.fiefs_made for number in numbers)
    hired = [mercenary.number for mine in board.mercenaries for mercenary in mine]
    assert len(set(hired)) == len(hired), "a Mercenary's number is given twice"
    assert all(0 <= number < board.hired for number in hired)
    lords = Counter((seat, fief.lord) for seat, fief in fiefs)
    for seat, fief in fiefs:
        assert fief.castle.kind in ("castle", "palace")
        assert fief.lord in ("", *FIGHTERS)
        assert lords[seat, "prince"] <= 1, "two Princes"
        kinds = [card.kind for card in fief.cards]
        assert kinds == sorted(kinds, key=ORDER.__getitem__)
        assert set(kinds) <= {"land", "market", "church", "cathedral"}
    standing = [card.kind for _, fief in fiefs for card in fief.cards]
    assert standing.count("cathedral") <= 1, "two Cathedrals"
    assert 0 <= board.markers <= 8
    assert not (board.arrived and board.markers)
    assert not board.vikings or board.arrived
    assert board.out == list(dict.fromkeys(board.out))
    assert sorted(board.out) == [seat for seat, there in enumerate(board.alive) if not there]
    assert (board.phase == "over") == (board.alive.count(True) == 1)
    assert board.king < board.seats
    assert len(board.guard) <= (board.seats - 1 if board.king >= 0 else 0)
    assert not (board.king >= 0 and any(board.banners)), "Banners laid while a King lives"
    assert max(board.bequests) <= COPIES
    assert board.joust is not None or not any((*board.spent, *state.jousters))
    assert not (board.battle is not None and board.joust is not None)
    if state.pledge:
        assert board.agenda[-1].do == "struggle"


def _conserved_knowledge(state: State) -> None:
    """What everybody knows is so."""
    board = state.board
    for seat in range(board.seats):
        certain, shown = board.certain[seat], board.shown[seat]
        assert _among(certain, unseen(state, seat)), "something certain is not there"
        assert _among(shown, state.hands[seat]), "something shown is not in the hand"
        assert _among(shown, certain)
        assert _among(board.mustered[seat], state.reserves[seat])
    for joust in [board.joust] if board.joust else []:
        riding = {rider.seat for rider in joust.entered if rider.lord < 0}
        assert riding == {seat for seat, kind in enumerate(state.jousters) if kind}


def _among(some: list[str], all_: list[str]) -> bool:
    """Whether each of some is one of all, as often as it stands there."""
    return not some or Counter(some) <= Counter(all_)
