"""Actions of a turn but for politics, attacks and jousts (rulebook, card glossary)."""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import BANQUET, BEQUESTS, CASTLES, ORDER, RELIGIOUS
from ..state import NOBODY, Board, Card, Fief, Mercenary, Play, State, Step, others
from .realm.discards import discard, draw_armies, take_card
from .realm.holdings import fief_at, fief_key, found_fief, number_of, put_fief, with_card

_place = ORDER.__getitem__


def _has(fief: Fief, kind: str) -> bool:
    return kind in [card.kind for card in fief.cards]


def archbishop(board: Board) -> int:
    """The seat in whose earldom the Cathedral stands, or NOBODY."""
    for seat, fiefs in enumerate(board.fiefs):
        for fief in fiefs:
            if _has(fief, "cathedral"):
                return seat
    return NOBODY


# Cards from the hand.


def play_card(play: Play, seat: int, kind: str) -> None:
    """A Castle begins a fief, a Mercenary and a Banquet need no place; a property joins a fief."""
    state, board = play.state, play.board
    if kind in CASTLES:
        take_card(state, seat, kind)
        number = found_fief(board, seat, Card(kind, seat))
        play.tell("castle-built", seat=seat, fief=fief_key(number), card=kind)
    elif kind == "mercenary":
        take_card(state, seat, kind)
        board.mercenaries[seat].append(Mercenary(board.hired, seat))
        play.tell("mercenary-hired", seat=seat, mercenary=f"m{board.hired}")
        board.hired += 1
    elif kind == "banquet":
        take_card(state, seat, kind)
        discard(state, Card(kind, seat))
        play.tell("banquet", seat=seat)
        draw_cards(play, seat, BANQUET, "banquet")
    else:
        play.then(Step("build", seat, what=kind))


def draw_cards(play: Play, seat: int, count: int, why: str) -> None:
    """From the own deck, as many as are left of so many."""
    hand, deck = play.state.hands[seat], play.state.decks[seat]
    drawn = [deck.pop() for _ in range(min(count, len(deck)))]
    if not drawn:
        return
    for kind in drawn:
        insort(hand, kind, key=_place)
    play.tell("drew", seat=seat, cards=len(drawn), hand=len(hand), deck=len(deck), why=why)
    play.tell("cards-drawn", seat=seat, cards=drawn, why=why, seats=(seat,), reveals=(seat,))


def _own_fiefs(board: Board, seat: int) -> tuple[str, ...]:
    return tuple([fief_key(fief.number) for fief in board.fiefs[seat]])


@rule("build")
def build(play: Play, step: Step) -> None:
    """In which fief? A single one is not asked about."""
    options = _own_fiefs(play.board, step.seat)
    if len(options) > 1:
        play.ask(step, "place-property", options, (step.what, "play"))
    else:
        _build(play, step, options[0])


@reply("build")
def built(play: Play, step: Step, picks: Picks) -> None:
    _build(play, step, picks[0])


def _build(play: Play, step: Step, key: str) -> None:
    """A Land from the hand brings an Army card, two where there is a Market Town."""
    board, seat, kind = play.board, step.seat, step.what
    take_card(play.state, seat, kind)
    fief = fief_at(board, number_of(key))
    assert fief
    put_fief(board, seat, with_card(fief, Card(kind, seat)))
    play.tell("property-built", seat=seat, fief=key, card=kind)
    if kind == "land":
        _levy(play, seat, 2 if _has(fief, "market") else 1, "land")


def _levy(play: Play, seat: int, count: int, why: str) -> None:
    drawn = draw_armies(play.state, seat, count, play.chance)
    play.tell(
        "armies-drawn", seat=seat, cards=len(drawn), reserve=len(play.state.reserves[seat]), why=why
    )
    if drawn:
        play.tell("armies-seen", seat=seat, cards=drawn, seats=(seat,), reveals=(seat,))


@rule("install")
def install(play: Play, step: Step) -> None:
    """In which Castle or Palace?"""
    options = _own_fiefs(play.board, step.seat)
    if len(options) > 1:
        play.ask(step, "install", options, (step.what,))
    else:
        _install(play, step, options[0])


@reply("install")
def installed(play: Play, step: Step, picks: Picks) -> None:
    _install(play, step, picks[0])


def _install(play: Play, step: Step, key: str) -> None:
    """A face card becomes Lord or Abbot; whoever was there before is discarded."""
    board, seat = play.board, step.seat
    take_card(play.state, seat, step.what)
    fief = fief_at(board, number_of(key))
    assert fief
    if fief.lord:
        discard(play.state, Card(fief.lord, seat))
    put_fief(board, seat, replace(fief, lord=step.what))
    play.tell("lord-installed", seat=seat, fief=key, card=step.what, before=fief.lord)


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


def recruit(play: Play, seat: int) -> None:
    """One or two Army cards into the reserve."""
    _levy(play, seat, recruits(play.state, seat), "recruit")


def has_monastery(board: Board, seat: int) -> bool:
    """Whether an Abbot shares his fief with a Church or the Cathedral."""
    return any(
        fief.lord == "monk" and any(card.kind in RELIGIOUS for card in fief.cards)
        for fief in board.fiefs[seat]
    )


def monastery_targets(state: State, seat: int) -> tuple[str, ...]:
    """The others who have a hand to show."""
    return tuple([str(other) for other in others(state.board, seat) if state.hands[other]])


@rule("monastery")
def monastery(play: Play, step: Step) -> None:
    """Whose hand?"""
    options = monastery_targets(play.state, step.seat)
    if len(options) > 1:
        play.ask(step, "monastery", options)
    else:
        _show_hand(play, step.seat, int(options[0]))


@reply("monastery")
def shown(play: Play, step: Step, picks: Picks) -> None:
    _show_hand(play, step.seat, int(picks[0]))


def _show_hand(play: Play, seat: int, other: int) -> None:
    """The hand is laid open on the table: everybody sees it, and may note it."""
    board = play.board
    hand = play.state.hands[other]
    board.shown[other] = hand[:]
    certain = board.certain[other]
    for kind in dict.fromkeys(hand):
        for _ in range(hand.count(kind) - certain.count(kind)):
            insort(certain, kind, key=_place)
    play.tell("hand-shown", seat=seat, other=other, cards=hand[:], reveals=play.all_but(other))


# Bequest.


def may_bequeath(board: Board, seat: int) -> bool:
    """A rival Archbishop forbids it to whoever has no Church. The bound is ours: without it
    Earls who leave one another in peace could go on for ever."""
    bishop = archbishop(board)
    barred = bishop not in (NOBODY, seat) and not any(
        _has(fief, "church") for fief in board.fiefs[seat]
    )
    return not barred and board.bequests[seat] < BEQUESTS


def bequeath(play: Play, seat: int) -> None:
    """A Banner on the Prince who is a Lord: both are discarded, then all discards are shuffled
    into the deck."""
    state = play.state
    board, deck = play.board, state.decks[seat]
    fief = next(fief for fief in board.fiefs[seat] if fief.lord == "prince")
    take_card(state, seat, "banner")
    discard(state, Card("banner", seat))
    put_fief(board, seat, replace(fief, lord=""))
    discard(state, Card("prince", seat))
    board.bequests[seat] += 1
    returned = board.discards[seat]
    board.discards[seat] = []
    deck += returned
    play.chance.shuffle(deck)
    board.certain[seat] += returned
    board.certain[seat].sort(key=_place)
    play.tell(
        "bequeathed",
        seat=seat,
        fief=fief_key(fief.number),
        cards=len(returned),
        deck=len(deck),
        times=board.bequests[seat],
    )
