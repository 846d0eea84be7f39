"""Jousts: who takes part, what is staked, who wins.

Rulebook, jousts: from the left of the caller clockwise, the caller last, each Earl stakes
something and names a participant, or plays a Banner to stay out. Each participant gets two Joust
cards; the best three win everything that was staked.
"""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from ..box import CARDS, JOUST_DECK
from ..events import BANNER, NONE, OUT
from ..state import NOWHERE, Board, Card, Joust, Jouster, Play, Step, others, rule
from . import holdings

RANKS = ((3, 0), (0, 3), (2, 1), (2, 0), (1, 2), (0, 2), (1, 1), (1, 0), (0, 1), (0, 0))
"""(Princes, Vassals) among the three cards, the best first."""
BREAKS = ("prince", "vassal", "none")
"""Joust cards in a tie-break, the best first."""


@rule("joust")
def call(play: Play, step: Step) -> None:
    """A Banner calls all Earls to a joust."""
    board, caller = play.board, step.seat
    board.joust = Joust(caller)
    play.tell("joust-called", seat=caller)
    order = [*others(board, caller), caller]
    antes = [Step("joust-ante", seat, other=caller) for seat in order]
    play.then(*antes, Step("joust-held", caller))


def _joust(board: Board) -> Joust:
    assert board.joust
    return board.joust


@rule("joust-ante")
def ante(play: Play, step: Step) -> None:
    """What an Earl stakes, or that he stays out."""
    board, seat, joust = play.board, step.seat, _joust(play.board)
    hand = play.state.hands[seat]
    choice = play.picks[0] if play.picks else ""
    if not choice:
        if seat == joust.caller and not joust.entered:
            return  # nobody to joust with
        if not hand and not any(fief.lord for fief in board.fiefs[seat]):
            _stay_out(play, seat, "nobody")
            return
        options = _antes(board, seat, bool(hand))
        if BANNER in hand:
            options = (*options, BANNER)
        if hand or len(options) > 1:
            play.ask(step, "joust-ante", options, (joust.caller,))
            return
        choice = options[0]
    if choice == BANNER:
        holdings.take_card(play.state, seat, BANNER)
        board.spent[seat] += 1
        _stay_out(play, seat, "banner")
    elif choice == OUT:
        _stay_out(play, seat, "poor")
    else:
        play.then(Step("joust-card", seat, other=joust.caller, what=choice))


def _antes(board: Board, seat: int, has_hand: bool) -> tuple[str, ...]:
    """Any property; a Castle as long as another stays, and somebody can ride who is not its
    Lord. Whoever has but one Castle or Palace, bare, is not forced to anything; but the caller
    leaves his own joust only with a second Banner."""
    fiefs = board.fiefs[seat]
    if len(fiefs) == 1:
        keys = tuple(fiefs[0].properties)
        return keys or ((NONE,) if seat == _joust(board).caller else (NONE, OUT))
    riders = [fief for fief in fiefs if fief.lord]
    found: list[str] = []
    for fief in fiefs:
        free = has_hand or any(rider is not fief for rider in riders)
        found += fief.keyed if free else fief.properties
    return tuple(found)


def _stay_out(play: Play, seat: int, why: str) -> None:
    board = play.board
    joust = _joust(board)
    board.joust = replace(joust, excused=(*joust.excused, seat))
    play.tell("joust-excused", seat=seat, why=why)


@rule("joust-card")
def participant(play: Play, step: Step) -> None:
    """A Lord, openly, or any card of the hand, face down. The Lord of a Castle that is staked
    cannot ride for it."""
    state, board, seat = play.state, play.board, step.seat
    joust, hand = _joust(board), state.hands[seat]
    lords = [fief.lord_key for fief in board.fiefs[seat] if fief.lord and fief.key != step.what]
    riders = [*lords, *dict.fromkeys(hand)]
    choice = riders[0] if len(lords) + len(hand) == 1 else None
    if choice is None:
        picks = play.ask(step, "joust-card", tuple(riders), (joust.caller, step.what))
        if picks is None:
            return
        choice = picks[0]
    number, lord = NOWHERE, ""
    if choice.endswith(".lord"):
        number = holdings.number_of(choice)
        lord = holdings.fief_of(board, choice).lord
    else:
        hand.remove(choice)
        holdings.blur(board.shown[seat], 1)
        state.jousters[seat] = choice
    staked = "" if step.what == NONE else step.what
    board.joust = replace(joust, entered=(*joust.entered, Jouster(seat, staked, number)))
    play.tell(
        "joust-entered",
        seat=seat,
        ante=staked,
        card=holdings.fief_of(board, staked).keyed[staked].kind if staked else "",
        fief=f"f{number}" if lord else "",
        lord=lord,
    )


@rule("joust-held")
def hold(play: Play, step: Step) -> None:
    """The joust itself, if two or more take part; else the weather forbids it."""
    state, board = play.state, play.board
    riders = _joust(board).entered
    if len(riders) < 2:
        for jouster in riders:
            if jouster.lord == NOWHERE:
                card = state.jousters[jouster.seat]
                insort(state.hands[jouster.seat], card, key=holdings.in_order)
                state.jousters[jouster.seat] = ""
        play.tell("joust-cancelled")
    else:
        _ride(play, riders)
    for seat, count in enumerate(board.spent):
        for _ in range(count):
            holdings.discard(state, Card(BANNER, seat))
        board.spent[seat] = 0
    board.joust = None


def _ride(play: Play, riders: tuple[Jouster, ...]) -> None:
    """The Joust deck is complete and shuffled for every joust. In a tie one more card each is
    turned; when there are too few, all but those of the tied are shuffled again."""
    kinds = []
    for jouster in riders:
        fief = holdings.fief_at(play.board, jouster.lord)
        kinds.append(fief.lord if fief else play.state.jousters[jouster.seat])
    deck = list(JOUST_DECK)
    play.chance.shuffle(deck)
    # A card to each in turn, then a second one.
    first = [deck.pop() for _ in riders]
    second = [deck.pop() for _ in riders]
    hands = list(zip(kinds, first, second, strict=True))
    ranks = [rank(*hand) for hand in hands]
    told = [
        [jouster.seat, *hand, place]
        for jouster, hand, place in zip(riders, hands, ranks, strict=True)
    ]
    play.tell("joust-hands", hands=told, reveals=play.everybody)
    tied = [i for i, place in enumerate(ranks) if place == min(ranks)]
    while len(tied) > 1:
        if len(deck) < len(tied):
            deck = list(JOUST_DECK)
            for card in [card for i in tied for card in hands[i][1:]]:
                deck.remove(card)
            play.chance.shuffle(deck)
        turned = [deck.pop() for _ in tied]
        pairs = [[riders[i].seat, card] for i, card in zip(tied, turned, strict=True)]
        play.tell("joust-break", cards=pairs)
        best = min(turned, key=BREAKS.index)
        tied = [i for i, card in zip(tied, turned, strict=True) if card == best]
    _award(play, riders, riders[tied[0]], kinds)


def rank(participant: str, *dealt: str) -> int:
    """1 (three Princes) to 10 (nothing) for a participant's kind and the Joust cards. A Champion
    counts as Prince or as Vassal, whichever is better."""
    princes, vassals = dealt.count("prince"), dealt.count("vassal")
    worth = CARDS[participant].joust
    ways = []
    if worth in ("prince", "wild"):
        ways.append((princes + 1, vassals))
    if worth in ("vassal", "wild"):
        ways.append((princes, vassals + 1))
    return 1 + min(RANKS.index(way) for way in ways or [(princes, vassals)])


def _award(play: Play, riders: tuple[Jouster, ...], winner: Jouster, kinds: list[str]) -> None:
    """All antes to the winner; the losers' Lords and all cards from hands are discarded."""
    state = play.state
    play.tell("joust-won", seat=winner.seat)
    spent = []
    for jouster, kind in zip(riders, kinds, strict=True):
        if jouster.lord == NOWHERE:
            state.jousters[jouster.seat] = ""
            holdings.reveal_card(state, jouster.seat, kind)
            holdings.discard(state, Card(kind, jouster.seat))
            spent.append([kind, jouster.seat])
        elif jouster != winner:
            holdings.slay_lord(play, jouster.seat, jouster.lord, "joust")
    if spent:
        play.tell("jousters-spent", cards=spent)
    play.then(Step("place-loot", winner.seat, what="joust"))
    for jouster in riders:
        if jouster != winner and jouster.ante:
            holdings.hand_over(play, jouster.seat, winner.seat, [jouster.ante], "joust")
