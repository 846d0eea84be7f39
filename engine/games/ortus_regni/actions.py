"""Actions of a turn but for politics, attacks and jousts (rulebook, card glossary)."""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule, all_but, others
from .components import BANQUET, BEQUESTS, CASTLES, ORDER, RELIGIOUS
from .discards import discard, draw_armies, take_card
from .holdings import fief_at, fief_key, found_fief, number_of, put_fief, with_card
from .state import NOBODY, Board, Card, Fief, Mercenary, State, Step

_place = ORDER.__getitem__


def _has(fief: Fief, kind: str) -> bool:
    return any(card.kind == kind for card in fief.cards)


def archbishop(board: Board) -> int:
    """The seat in whose earldom the Cathedral stands, or NOBODY."""
    for seat, fiefs in enumerate(board.fiefs):
        for fief in fiefs:
            if _has(fief, "cathedral"):
                return seat
    return NOBODY


# Cards from the hand.


def play(state: State, seat: int, kind: str, events: list[Event], chance: Chance) -> None:
    """A Castle begins a fief, a Mercenary and a Banquet need no place; a property joins a fief."""
    board = state.board
    if kind in CASTLES:
        take_card(state, seat, kind)
        number = found_fief(board, seat, Card(kind, seat))
        events.append(Event("castle-built", {"seat": seat, "fief": fief_key(number), "card": kind}))
    elif kind == "mercenary":
        take_card(state, seat, kind)
        board.mercenaries[seat].append(Mercenary(board.hired, seat))
        events.append(Event("mercenary-hired", {"seat": seat, "mercenary": f"m{board.hired}"}))
        board.hired += 1
    elif kind == "banquet":
        take_card(state, seat, kind)
        discard(state, Card(kind, seat))
        events.append(Event("banquet", {"seat": seat}))
        draw_cards(state, seat, BANQUET, "banquet", events)
    else:
        board.agenda.append(Step("build", seat, what=kind))


def draw_cards(state: State, seat: int, count: int, why: str, events: list[Event]) -> None:
    """From the own deck, as many as are left of so many."""
    hand, deck = state.hands[seat], state.decks[seat]
    drawn = [deck.pop() for _ in range(min(count, len(deck)))]
    if not drawn:
        return
    for kind in drawn:
        insort(hand, kind, key=_place)
    args = {"seat": seat, "cards": len(drawn), "hand": len(hand), "deck": len(deck), "why": why}
    events.append(Event("drew", args))
    private = {"seat": seat, "cards": drawn, "why": why}
    events.append(Event("cards-drawn", private, seats=(seat,), reveals=(seat,)))


def _own_fiefs(board: Board, seat: int) -> tuple[str, ...]:
    return tuple([fief_key(fief.number) for fief in board.fiefs[seat]])


def build(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """In which fief? A single one is not asked about."""
    options = _own_fiefs(state.board, step.seat)
    if len(options) > 1:
        ask(state, step, "place-property", options, (step.what, "play"))
    else:
        _build(state, step, options[0], events, chance)


def built(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _build(state, step, picks[0], events, chance)


def _build(state: State, step: Step, key: str, events: list[Event], chance: Chance) -> None:
    """A Land from the hand brings an Army card, two where there is a Market Town."""
    board, seat, kind = state.board, step.seat, step.what
    take_card(state, seat, kind)
    fief = fief_at(board, number_of(key))
    assert fief
    put_fief(board, seat, with_card(fief, Card(kind, seat)))
    events.append(Event("property-built", {"seat": seat, "fief": key, "card": kind}))
    if kind == "land":
        _levy(state, seat, 2 if _has(fief, "market") else 1, "land", events, chance)


def _levy(
    state: State, seat: int, count: int, why: str, events: list[Event], chance: Chance
) -> None:
    drawn = draw_armies(state, seat, count, chance)
    args = {"seat": seat, "cards": len(drawn), "reserve": len(state.reserves[seat]), "why": why}
    events.append(Event("armies-drawn", args))
    if drawn:
        private = {"seat": seat, "cards": drawn}
        events.append(Event("armies-seen", private, seats=(seat,), reveals=(seat,)))


def install(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """In which Castle or Palace?"""
    options = _own_fiefs(state.board, step.seat)
    if len(options) > 1:
        ask(state, step, "install", options, (step.what,))
    else:
        _install(state, step, options[0], events)


def installed(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _install(state, step, picks[0], events)


def _install(state: State, step: Step, key: str, events: list[Event]) -> None:
    """A face card becomes Lord or Abbot; whoever was there before is discarded."""
    board, seat = state.board, step.seat
    take_card(state, seat, step.what)
    fief = fief_at(board, number_of(key))
    assert fief
    if fief.lord:
        discard(state, Card(fief.lord, seat))
    put_fief(board, seat, replace(fief, lord=step.what))
    args = {"seat": seat, "fief": key, "card": step.what, "before": fief.lord}
    events.append(Event("lord-installed", args))


# What needs no card from the hand.


def recruits(state: State, seat: int) -> int:
    """Army cards that recruiting brings: one with a Land, two where a Land and a Market Town
    share a fief; none when there are no Army cards left."""
    if not state.army_deck and not state.board.army_discard:
        return 0
    found = 0
    for fief in state.board.fiefs[seat]:
        if _has(fief, "land"):
            if _has(fief, "market"):
                return 2
            found = 1
    return found


def recruit(state: State, seat: int, events: list[Event], chance: Chance) -> None:
    """One or two Army cards into the reserve."""
    _levy(state, seat, recruits(state, seat), "recruit", events, chance)


def has_monastery(board: Board, seat: int) -> bool:
    """Whether an Abbot shares his fief with a Church or the Cathedral."""
    return any(
        fief.lord == "monk" and any(card.kind in RELIGIOUS for card in fief.cards)
        for fief in board.fiefs[seat]
    )


def monastery_targets(state: State, seat: int) -> tuple[str, ...]:
    """The others who have a hand to show."""
    return tuple([str(other) for other in others(state.board, seat) if state.hands[other]])


def monastery(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Whose hand?"""
    options = monastery_targets(state, step.seat)
    if len(options) > 1:
        ask(state, step, "monastery", options)
    else:
        _show_hand(state, step.seat, int(options[0]), events)


def shown(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _show_hand(state, step.seat, int(picks[0]), events)


def _show_hand(state: State, seat: int, other: int, events: list[Event]) -> None:
    """The hand is laid open on the table: everybody sees it, and may note it."""
    board = state.board
    hand = state.hands[other]
    board.shown[other] = hand[:]
    certain = board.certain[other]
    for kind in dict.fromkeys(hand):
        for _ in range(hand.count(kind) - certain.count(kind)):
            insort(certain, kind, key=_place)
    args = {"seat": seat, "other": other, "cards": hand[:]}
    events.append(Event("hand-shown", args, reveals=all_but(board, other)))


# Bequest.


def may_bequeath(board: Board, seat: int) -> bool:
    """A rival Archbishop forbids it to whoever has no Church. The bound is ours: without it
    Earls who leave one another in peace could go on for ever."""
    bishop = archbishop(board)
    barred = bishop not in (NOBODY, seat) and not any(
        _has(fief, "church") for fief in board.fiefs[seat]
    )
    return not barred and board.bequests[seat] < BEQUESTS


def bequeath(state: State, seat: int, events: list[Event], chance: Chance) -> None:
    """A Banner on the Prince who is a Lord: both are discarded, then all discards are shuffled
    into the deck."""
    board, deck = state.board, state.decks[seat]
    fief = next(fief for fief in board.fiefs[seat] if fief.lord == "prince")
    take_card(state, seat, "banner")
    discard(state, Card("banner", seat))
    put_fief(board, seat, replace(fief, lord=""))
    discard(state, Card("prince", seat))
    board.bequests[seat] += 1
    returned = board.discards[seat]
    board.discards[seat] = []
    deck += returned
    chance.shuffle(deck)
    board.certain[seat] += returned
    board.certain[seat].sort(key=_place)
    args = {"seat": seat, "fief": fief_key(fief.number), "cards": len(returned)}
    events.append(Event("bequeathed", {**args, "deck": len(deck), "times": board.bequests[seat]}))


RULES: dict[str, Rule] = {"build": build, "install": install, "monastery": monastery}
REPLIES: dict[str, Reply] = {"build": built, "install": installed, "monastery": shown}
