"""Late positions, dealt at random but whole: large earldoms with cards of others, Earls who have
left, Kings, Palaces in decks, Vikings ashore. All cards add up, as after a real game.
"""

from __future__ import annotations

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import (
    ARMY_DECKS,
    BATTLE_DECK,
    COPIES,
    DECK,
    ENVOYS,
    KINDS,
    LORDS,
    ORDER,
    PROPERTIES,
)
from engine.games.ortus_regni.rules.realm.holdings import found_fief, put_fief, with_card
from engine.games.ortus_regni.state import NOBODY, Card, Fief, Mercenary, State, Step
from engine.kit.chance import Chance
from tests.games.ortus_regni.accounts import ENVOYS as CUBES
from tests.games.ortus_regni.positions import table

MARKERS = 8


def late_position(seats: int, luck: Chance) -> State | None:
    """Somebody's turn; None where the deal leaves a living Earl without a Castle."""
    nothing = dict.fromkeys(range(seats), "")
    state = table(seats, nothing, decks=nothing)
    board = state.board
    gone = [luck.below(seats)] if seats > 2 and luck.below(3) == 0 else []
    board.out = gone
    board.alive = [seat not in gone for seat in range(seats)]
    board.cubes = [int(there) for there in board.alive]
    board.king = luck.choice(_living(state)) if luck.below(3) == 0 else NOBODY
    loose: list[Card] = []
    hidden = [_open_cards(state, seat, loose, luck) for seat in range(seats)]
    _found_earldoms(state, loose, luck)
    if not all(board.fiefs[seat] for seat in _living(state)):
        return None
    for seat in range(seats):
        _deal(state, seat, hidden[seat], luck)
    _deal_armies(state, luck)
    _deal_neutral(state, luck)
    board.round = 2 + luck.below(3)
    board.first = luck.below(seats)
    order = [*range(board.first, seats), *range(board.first)][luck.below(seats) :]
    board.agenda += [Step("round"), Step("round-over"), Step("vikings")]
    board.agenda += [Step("turn", seat) for seat in reversed(order) if board.alive[seat]]
    GAME.run(state, [], luck)
    return state


def _living(state: State) -> list[int]:
    return [seat for seat, there in enumerate(state.board.alive) if there]


def _open_cards(state: State, seat: int, loose: list[Card], luck: Chance) -> list[str]:
    """A deck of 24 and the Palace: what stands in some earldom goes to `loose`, Mercenaries to
    the table; the rest."""
    tray = [kind for kind in KINDS for _ in range(COPIES)]
    rest = ["palace"] if luck.below(8) == 0 else []
    if not rest:
        loose.append(Card("palace", seat))
    for kind in luck.sample(tray, DECK):
        stands = luck.below(5) < 3
        if kind == "cathedral" and any(card.kind == kind for card in loose):
            stands = False
        if stands and kind in ("castle", *PROPERTIES):
            loose.append(Card(kind, seat))
        elif stands and kind == "mercenary":
            _hire(state, seat, luck)
        else:
            rest.append(kind)
    return rest


def _hire(state: State, seat: int, luck: Chance) -> None:
    board = state.board
    home = seat if board.alive[seat] and luck.below(3) else luck.choice(_living(state))
    board.mercenaries[home].append(Mercenary(board.hired, seat))
    board.hired += 1


def _found_earldoms(state: State, loose: list[Card], luck: Chance) -> None:
    """Castles first; each card in its own earldom or, now and then, in another."""
    board = state.board
    for card in sorted(loose, key=lambda one: one.kind not in ("castle", "palace")):
        home = card.owner if luck.below(3) and board.alive[card.owner] else NOBODY
        if home == NOBODY:
            home = luck.choice(_living(state))
        if card.kind in ("castle", "palace"):
            found_fief(board, home, card)
        elif board.fiefs[home]:
            put_fief(board, home, with_card(luck.choice(board.fiefs[home]), card))
        else:
            board.discards[card.owner].append(card.kind)


def _deal(state: State, seat: int, cards: list[str], luck: Chance) -> None:
    """The hidden cards of a seat, its Lords, Banners, emissaries and discards."""
    board = state.board
    if not board.alive[seat]:
        board.gone[seat] += board.discards[seat]
        board.discards[seat] = []
        for kind in cards:
            (board.gone if luck.below(2) else state.removed)[seat].append(kind)
    else:
        weights = [luck.choice([0, 1, 4]), luck.choice([0, 1]), luck.choice([0, 1, 4]), 1]
        piles = [state.hands, state.towers, state.decks, board.discards]
        share = [pile for pile, weight in zip(piles, weights, strict=True) for _ in range(weight)]
        for kind in cards:
            if not _lay_open(state, seat, kind, luck):
                luck.choice(share)[seat].append(kind)
    for pile in (state.hands, state.towers, state.removed, board.discards, board.gone):
        pile[seat].sort(key=ORDER.__getitem__)
    board.towers[seat] = len(state.towers[seat])
    board.emissaries[seat].sort(key=ORDER.__getitem__)
    hidden = [*state.hands[seat], *state.towers[seat], *state.decks[seat]]
    if luck.below(3) == 0:
        board.shown[seat] = state.hands[seat][:]
        board.certain[seat] = state.hands[seat][:]
    if "palace" in hidden and "palace" not in board.certain[seat]:
        board.certain[seat].append("palace")  # it fell once, and all have seen it


def _lay_open(state: State, seat: int, kind: str, luck: Chance) -> bool:
    """Make it a Lord, a Banner for the title or an emissary, if it may be and so falls out."""
    board = state.board
    empty = [fief for fief in board.fiefs[seat] if not fief.lord]
    prince = any(fief.lord == "prince" for fief in board.fiefs[seat])
    if kind in LORDS and empty and not (kind == "prince" and prince) and luck.below(2):
        fief = luck.choice(empty)
        put_fief(board, seat, Fief(fief.number, fief.castle, kind, fief.cards))
    elif kind == "banner" and board.king == NOBODY and not board.banners[seat] and luck.below(2):
        board.banners[seat] = 1
    elif kind in ENVOYS and luck.below(4) == 0:
        board.emissaries[seat].append(kind)
        board.cubes[seat] += CUBES[kind]
    else:
        return False
    return True


def _deal_armies(state: State, luck: Chance) -> None:
    board = state.board
    armies = luck.sample(ARMY_DECKS[board.seats], len(ARMY_DECKS[board.seats]))
    for seat in _living(state):
        state.reserves[seat] = sorted([armies.pop() for _ in range(luck.below(6))])
        board.mercenaries[seat] = [
            Mercenary(one.number, one.owner, armies.pop()) if luck.below(2) and armies else one
            for one in board.mercenaries[seat]
        ]
    if board.king != NOBODY:
        board.guard = sorted(armies[: luck.below(board.seats)])
        del armies[: len(board.guard)]
    used = luck.below(len(armies) + 1)
    state.army_deck, board.army_discard = armies[used:], sorted(armies[:used])


def _deal_neutral(state: State, luck: Chance) -> None:
    board = state.board
    battles = luck.sample(BATTLE_DECK, len(BATTLE_DECK))
    used = luck.choice([0, 0, 12, 23, 24])
    state.battle_deck, board.battle_discard = battles[used:], battles[:used]
    luck.shuffle(state.viking_deck)
    board.attacked = luck.below(3) == 0
    board.arrived = luck.below(3) == 0
    if board.arrived:
        board.vikings = sorted([state.viking_deck.pop() for _ in range(luck.below(12))])
        fallen = luck.choice([0, len(state.viking_deck)])
        board.viking_discard = sorted(state.viking_deck[:fallen])
        del state.viking_deck[:fallen]
    else:
        board.markers = MARKERS - 1 - luck.below(3)
    board.bequests = [luck.choice([0, 0, 5, 6]) for _ in range(board.seats)]
