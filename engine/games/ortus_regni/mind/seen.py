"""What each seat may know: views, and full positions imagined from them.

What is unknown is dealt at random, as it might be.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from engine.kit.boards import copier
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, NotYet

from ..box import (
    ARMY_DECKS,
    BATTLE_DECK,
    CARDS,
    COPIES,
    DECK,
    KINDS,
    ORDER,
    READY_DECKS,
    TOURNAMENT_TOWERS,
    VIKING_DECK,
)
from ..rules.combat.forces import has_prince, land_allowance
from ..rules.politics import PLOTS, vassals
from ..rules.realm.scoring import final_standing
from ..state import NOWHERE, Board, Holding, State, View

_place = ORDER.__getitem__
_LIKELY = 0.75
"""How often an unseen card is taken to be one of a ready deck that fits what was seen."""
copy_board: Final = copier(Board)
"""A board that can be changed without changing this one."""


def view(state: State, seat: int | None) -> View:
    """All that `seat` may know.

    Raises:
        NotYet: for EVERYONE before the game is over.
    """
    board = state.board
    over = board.phase == "over"
    if seat == EVERYONE and not over:
        raise NotYet("the game is not over")
    open_now = state.questions
    shown = View(
        seat=seat,
        seats=board.seats,
        questions=(),
        awaited=tuple([(question.seat, question.kind) for question in open_now]),
        standing=final_standing(board) if over else None,
        board=copy_board(board),
        hands=tuple([len(cards) for cards in state.hands]),
        decks=tuple([len(cards) for cards in state.decks]),
        reserves=tuple([len(cards) for cards in state.reserves]),
        army_deck=len(state.army_deck),
        battle_deck=len(state.battle_deck),
        viking_deck=len(state.viking_deck),
    )
    if seat == EVERYONE:
        shown.everyone = tuple([holding(state, each) for each in range(board.seats)])
    elif seat is not None:
        shown.mine = holding(state, seat)
        shown.questions = tuple([question for question in open_now if question.seat == seat])
        if state.pledge and board.agenda[-1].other == seat:
            shown.pledge = tuple(state.pledge)
    return shown


def holding(state: State, seat: int) -> Holding:
    """What a seat has that others may not see."""
    return Holding(
        tuple(state.hands[seat]),
        tuple(state.towers[seat]),
        tuple(sorted(state.decks[seat], key=_place)),
        tuple(state.reserves[seat]),
        state.jousters[seat],
        tuple(state.removed[seat]),
    )


def determinize(seen: View, chance: Chance) -> State:
    """A full position that fits a view, with no more than the viewer's own questions."""
    board = copy_board(seen.board)
    seats = range(board.seats)
    state = State(
        board=board,
        questions=list(seen.questions),
        asked=max([question.number for question in seen.questions], default=0),
        hands=[[] for _ in seats],
        towers=[[] for _ in seats],
        decks=[[] for _ in seats],
        reserves=[[] for _ in seats],
        removed=[[] for _ in seats],
        pledge=list(seen.pledge),
        jousters=[""] * board.seats,
        army_deck=[],
        battle_deck=_rest(BATTLE_DECK, board.battle_discard, chance),
        viking_deck=_rest(VIKING_DECK, (*board.vikings, *board.viking_discard), chance),
    )
    known: dict[int, Holding] = dict(enumerate(seen.everyone))
    if seen.mine is not None and seen.seat is not None:
        known[seen.seat] = seen.mine
    opened = _open_cards(board)
    for seat in seats:
        if seat in known:
            _lay_out(state, seat, known[seat], chance)
        else:
            _imagine_cards(state, seen, seat, opened[seat], chance)
    _imagine_armies(state, seen, known, chance)
    if seen.awaited and seen.seat != EVERYONE:
        _imagine_pledge(state, seen, chance)
    return state


def _rest(cards: Iterable[str], seen: Iterable[str], chance: Chance) -> list[str]:
    """What is left of a deck of which some cards have been seen, shuffled."""
    left = list(cards)
    for card in seen:
        left.remove(card)
    chance.shuffle(left)
    return left


def _lay_out(state: State, seat: int, known: Holding, chance: Chance) -> None:
    state.hands[seat] = list(known.hand)
    state.towers[seat] = list(known.towers)
    state.decks[seat] = list(known.deck)
    if state.board.phase not in ("decks", "towers"):
        chance.shuffle(state.decks[seat])
    state.reserves[seat] = list(known.reserve)
    state.jousters[seat] = known.jouster
    state.removed[seat] = list(known.removed)


# Earl cards.


def _open_cards(board: Board) -> list[Counter[str]]:
    """By owner, the kinds of the Earl cards that everybody has seen go where they are."""
    found: list[Counter[str]] = [Counter() for _ in range(board.seats)]
    for seat in range(board.seats):
        for fief in board.fiefs[seat]:
            found[fief.castle.owner][fief.castle.kind] += 1
            for card in fief.cards:
                found[card.owner][card.kind] += 1
            if fief.lord:
                found[seat][fief.lord] += 1
        for mercenary in board.mercenaries[seat]:
            found[mercenary.owner]["mercenary"] += 1
        found[seat]["banner"] += board.banners[seat] + board.spent[seat]
        for pile in (board.emissaries[seat], board.discards[seat], board.gone[seat]):
            found[seat].update(pile)
    for card in board.loot:
        found[card.owner][card.kind] += 1
    battle = board.battle
    if battle is not None:
        for card in battle.fallen:
            found[card.owner][card.kind] += 1
        for seat, side in ((battle.attacker, battle.attack), (battle.defender, battle.defence)):
            found[seat].update([force.kind for force in side if force.place == "hand"])
    return found


def _imagine_cards(
    state: State, seen: View, seat: int, opened: Counter[str], chance: Chance
) -> None:
    """The hidden cards of a seat: those that must be there, and others that might be."""
    board = state.board
    sizes = _sizes(seen, seat)
    in_hand = _surely_held(state, seen, seat, chance)
    surely = Counter(board.certain[seat]) | Counter(in_hand)
    if not board.alive[seat] and not opened["palace"]:
        surely["palace"] = 1
    pool = list(surely.elements())
    pool += _likely_cards(sum(sizes) - len(pool), opened + surely, chance)
    for kind in in_hand:
        pool.remove(kind)
    chance.shuffle(pool)
    hand, towers, jouster, deck, removed = sizes
    state.hands[seat] = sorted([*in_hand, *_take(pool, hand - len(in_hand))], key=_place)
    state.towers[seat] = sorted(_take(pool, towers), key=_place)
    state.jousters[seat] = "".join(_take(pool, jouster))
    state.decks[seat] = _take(pool, deck)
    if board.phase in ("decks", "towers"):
        state.decks[seat].sort(key=_place)
    state.removed[seat] = sorted(_take(pool, removed), key=_place)


def _take(pool: list[str], count: int) -> list[str]:
    return [pool.pop() for _ in range(count)]


def _sizes(seen: View, seat: int) -> tuple[int, int, int, int, int]:
    """How many cards are in hand, Towers, a joust, the deck, and out of the game unseen."""
    board = seen.board
    towers = board.towers[seat]
    if board.phase == "towers" and (seat, "choose-towers") not in seen.awaited:
        towers = TOURNAMENT_TOWERS
    riders = board.joust.entered if board.joust else ()
    jouster = sum([rider.seat == seat and rider.lord == NOWHERE for rider in riders])
    removed = 0
    if not board.alive[seat]:
        whole = 1 + DECK + (TOURNAMENT_TOWERS if board.tournament else 0)
        removed = whole - _open_cards(board)[seat].total()
    return seen.hands[seat], towers, jouster, seen.decks[seat], removed


def _likely_cards(count: int, there: Counter[str], chance: Chance) -> list[str]:
    """So many more cards of a colour of which these are somewhere already: mostly those that
    are missing from the ready deck that fits best."""
    room = {kind: COPIES - there[kind] for kind in KINDS}
    fits = [
        (sum((Counter(deck.cards) & there).values()) + 3 * chance.random(), key)
        for key, deck in READY_DECKS.items()
    ]
    model = READY_DECKS[max(fits)[1]].cards
    missing = [kind for kind, n in model.items() for _ in range(max(0, n - there[kind]))]
    anything = [kind for kind, n in room.items() for _ in range(n)]
    chance.shuffle(missing)
    chance.shuffle(anything)
    found: list[str] = []
    while len(found) < count:
        kind = missing.pop() if missing and chance.random() < _LIKELY else anything.pop()
        if room[kind]:
            room[kind] -= 1
            found.append(kind)
    return found


def _surely_held(state: State, seen: View, seat: int, chance: Chance) -> list[str]:
    """What a hand must have: cards that were shown, and those that a seat is busy playing."""
    board = state.board
    held = list(board.shown[seat])
    if not board.alive[seat]:
        return held
    for step in board.agenda[-1:]:
        if step.seat != seat:
            continue
        card = ""
        if step.do in ("build", "install"):
            card = step.what
        elif step.do in PLOTS:
            card = step.do
        elif step.do in ("attack", "attack-forces") and not _has_open_force(seen, seat):
            fighters = _fighters(board, seat)
            card = next((kind for kind in held if kind in fighters), "")
            card = card or chance.choice(fighters)
        if card and card not in held:
            held.append(card)
    return held


def _fighters(board: Board, seat: int) -> tuple[str, ...]:
    """What the seat could field from its hand, if it had it there. Not the Prince, which may be
    out of reach or in play: whoever plays on needs only some fighter."""
    found = [kind for kind in KINDS if CARDS[kind].field]
    if has_prince(board.fiefs[seat]):
        found.remove("prince")
    opened = _open_cards(board)[seat]
    certain = Counter(board.certain[seat])
    return tuple([kind for kind in found if opened[kind] + certain[kind] < COPIES or certain[kind]])


def _has_open_force(seen: View, seat: int) -> bool:
    board = seen.board
    return bool(
        board.king == seat
        or board.mercenaries[seat]
        or any(fief.lord for fief in board.fiefs[seat])
        or (seen.reserves[seat] and land_allowance(board.fiefs[seat]))
    )


# Army cards.


def _imagine_armies(state: State, seen: View, known: dict[int, Holding], chance: Chance) -> None:
    board = state.board
    there = [*board.guard, *board.army_discard]
    for mercenaries in board.mercenaries:
        there += [mercenary.army for mercenary in mercenaries if mercenary.army]
    battle = board.battle
    if battle is not None:
        both = (*battle.attack, *battle.defence)
        there += [force.kind for force in both if force.place == "reserve"]
    for seat in range(board.seats):
        if seat not in known:
            state.reserves[seat] = board.mustered[seat][:]
        there += state.reserves[seat]
    pool = _rest(ARMY_DECKS[board.seats], there, chance)
    for seat, count in enumerate(seen.reserves):
        reserve = state.reserves[seat]
        reserve += _take(pool, count - len(reserve))
        reserve.sort()
    state.army_deck = pool


# What is asked.


def _imagine_pledge(state: State, seen: View, chance: Chance) -> None:
    """What the target of a plot might be ready to add, for all but itself."""
    step = state.board.agenda[-1]
    if step.do == "struggle" and step.other != seen.seat:
        possible = list(vassals(state, step.other))
        chance.shuffle(possible)
        state.pledge = possible[: chance.below(len(possible) + 1)]
