"""Treachery and Intrigue, Allies, and the struggle of Vassals (rulebook, political cards)."""

from __future__ import annotations

from bisect import insort

from engine.kit.contract import Limit

from ..box import STOLEN_ARMIES, STOLEN_PROPERTIES, STRUCK, kind_of, numbered
from ..events import ALLIES, PASS
from ..state import Board, Play, State, Step, others, rule
from .holdings import (
    blur,
    discard,
    fief_of,
    hired,
    holder,
    lose_fief,
    number_of,
    pairs,
    put_fief,
    slay_lord,
    slay_mercenary,
    spend_card,
)
from .kingship import fallen

PLOTS = ("treachery", "intrigue")
VASSAL = "vassal"

# The plot.


def targets(state: State, seat: int, card: str) -> tuple[str, ...]:
    """What the card could be played on. Treachery: Lords, hands, Mercenaries; Intrigue: Fiefs
    with properties, reserves, Mercenaries."""
    board = state.board
    found: list[str] = []
    for other in others(board, seat):
        fiefs = board.fiefs[other]
        if card == "treachery":
            found += [fief.lord_key for fief in fiefs if fief.lord]
            if state.hands[other]:
                found.append(f"hand-{other}")
        else:
            found += [fief.key for fief in fiefs if fief.cards]
            if state.reserves[other]:
                found.append(f"reserve-{other}")
        found += [mercenary.key for mercenary in board.mercenaries[other]]
    return tuple(found)


def victim_of(board: Board, target: str) -> int:
    if target.startswith("f"):
        return holder(board, number_of(target))
    if target.startswith("m"):
        return hired(board, target)[0]
    return int(target.partition("-")[2])


@rule("treachery", "intrigue")
def plot(play: Play, step: Step) -> None:
    """Against what? A single target is not asked about. Whoever has a hand may play Allies."""
    state, seat, card = play.state, step.seat, step.do
    target = play.choose(step, card, targets(state, seat, card))
    if target is None:
        return
    spend_card(state, seat, card)
    other = victim_of(play.board, target)
    play.tell("plot", seat=seat, other=other, card=card, target=target)
    n = PLOTS.index(card)
    play.then(Step("succeed", seat, other=other, what=target, n=n))
    if state.hands[other]:
        play.then(Step("allies", other, other=seat, what=target, n=n))


# Allies and the struggle.


def vassals(state: State, seat: int) -> tuple[str, ...]:
    """The Vassals that a seat could add: of the hand, then Lords."""
    hand = numbered([kind for kind in state.hands[seat] if kind == VASSAL])
    fiefs = state.board.fiefs[seat]
    return (*hand, *[fief.lord_key for fief in fiefs if fief.lord == VASSAL])


@rule("allies")
def allies(play: Play, step: Step) -> None:
    """The target may play Allies, and says at once which Vassals it is ready to add. It is asked
    whenever it has a hand, whatever it holds."""
    state, seat = play.state, step.seat
    if play.picks is None:
        about = (PLOTS[step.n], step.other, step.what)
        if ALLIES not in state.hands[seat]:
            play.ask(step, "allies", (PASS,), about, ordered=True)
            return
        added = vassals(state, seat)
        limits = (Limit((PASS, ALLIES), 1, 1), *_instead_of_pass(added))
        options, most = (PASS, ALLIES, *added), 1 + len(added)
        play.ask(step, "allies", options, about, most=most, limits=limits, ordered=True)
    elif ALLIES in play.picks:
        spend_card(state, seat, ALLIES)
        play.tell("allies-played", seat=seat)
        state.pledge = [pick for pick in play.picks if pick != ALLIES]
        play.then(Step("struggle", step.other, other=seat, what=step.what, n=step.n))
    else:
        play.tell("no-allies", seat=seat)


def _instead_of_pass(added: tuple[str, ...]) -> tuple[Limit, ...]:
    return tuple([Limit((PASS, vassal), 0, 1) for vassal in added])


@rule("struggle")
def struggle(play: Play, step: Step) -> None:
    """The attacker says which Vassals it will add, one after the other, while the target goes
    on. It is asked whenever it has a hand or a Vassal who is a Lord.

    One against one, the attacker first; whoever adds none any more has lost, so that the target
    wins a tie. What was not needed is not shown."""
    state, attacker, target = play.state, step.seat, step.other
    picks = play.picks
    if picks is None:
        added = vassals(state, attacker)
        if added or state.hands[attacker]:
            about = (PLOTS[step.n], target, step.what)
            most, limits = max(1, len(added)), _instead_of_pass(added)
            play.ask(step, "struggle", (PASS, *added), about, 1, most, limits, ordered=True)
            return
        picks = (PASS,)
    pledge, state.pledge = state.pledge, []
    if PASS in picks:
        play.agenda.pop()  # "succeed"
        play.tell("no-support", seat=attacker)
        return
    wins = len(picks) > len(pledge)
    support, against = list(picks[: len(pledge) + 1]), pledge[: len(picks)]
    play.tell(
        "struggle",
        seat=attacker,
        other=target,
        vassals=_told(support),
        against=_told(against),
        winner=attacker if wins else target,
        reveals=play.everybody,
    )
    _pay(play, attacker, support, wins)
    _pay(play, target, against, not wins)
    if not wins:
        play.agenda.pop()  # "succeed"


def _told(added: list[str]) -> list[str]:
    """For events: "hand", or the Fief of a Lord."""
    return ["hand" if vassal.startswith(VASSAL) else kind_of(vassal) for vassal in added]


def _pay(play: Play, seat: int, added: list[str], wins: bool) -> None:
    """Vassals from the hand are discarded; those who are Lords only if their side has lost."""
    for vassal in added:
        if vassal.startswith(VASSAL):
            spend_card(play.state, seat, VASSAL)
        elif not wins:
            slay_lord(play, seat, number_of(vassal), "struggle")


# What a plot does.


@rule("succeed")
def succeed(play: Play, step: Step) -> None:
    """Nothing has stopped the plot."""
    seat, other, target = step.seat, step.other, step.what
    treachery = PLOTS[step.n] == "treachery"
    if target.startswith("m"):
        _, mercenary = hired(play.board, target)
        if treachery:
            slay_mercenary(play, other, mercenary, "treachery")
        else:
            play.board.mercenaries[other].remove(mercenary)
            play.board.mercenaries[seat].append(mercenary)
            play.tell("mercenary-stolen", seat=seat, other=other, mercenary=target)
    elif target.startswith("f"):
        if treachery:
            _slay(play, step)
        else:
            play.then(Step("yield-properties", other, other=seat, what=target))
    elif treachery:
        _strike_hand(play, other)
    else:
        play.then(Step("yield-armies", other, other=seat))


def _slay(play: Play, step: Step) -> None:
    """A Prince dies alone. With any other Lord his Castle and all its properties fall, even if
    he was lost in the struggle already."""
    seat, fief = step.other, fief_of(play.board, step.what)
    if fief.lord == "prince":
        slay_lord(play, seat, fief.number, "treachery")
        return
    lose_fief(play, seat, fief, "treachery")
    for card in (fief.castle, *fief.cards):
        discard(play.state, card)
    fallen(play, "treachery", step.seat)


def _strike_hand(play: Play, seat: int) -> None:
    """Two cards at random, or as many as there are, are shown and discarded."""
    hand = play.state.hands[seat]
    struck = hand[:]
    if len(struck) > STRUCK:
        struck = [struck.pop(play.chance.below(len(struck))) for _ in range(STRUCK)]
    for kind in struck:
        spend_card(play.state, seat, kind)
    play.tell("hand-struck", seat=seat, cards=struck, hand=len(hand), reveals=play.everybody)


@rule("yield-properties")
def yield_properties(play: Play, step: Step) -> None:
    """Two properties of the Fief, or the only one; of more, the target chooses which."""
    board, seat, thief = play.board, step.seat, step.other
    fief, count = fief_of(board, step.what), STOLEN_PROPERTIES
    keys = tuple(fief.properties)
    picks = play.picks or keys[:count]
    if len(keys) > count and len(set(fief.cards)) > 1 and play.picks is None:
        play.ask(step, "yield-properties", keys, (thief, step.what), least=count, most=count)
        return
    cards = [card for key, card in fief.properties.items() if key in picks]
    put_fief(board, seat, fief.without(picks))
    board.loot += cards
    play.then(Step("place-loot", thief, what="intrigue"))
    play.tell("properties-stolen", seat=thief, other=seat, fief=step.what, cards=pairs(cards))


@rule("yield-armies")
def yield_armies(play: Play, step: Step) -> None:
    """Two Army cards of the target's choice, unseen by the others, or all it has."""
    state, seat, thief, count = play.state, step.seat, step.other, STOLEN_ARMIES
    reserve = state.reserves[seat]
    options = numbered(reserve)
    picks = play.picks or options
    if len(picks) > count:
        play.ask(step, "yield-armies", options, (thief,), least=count, most=count)
        return
    kinds = sorted(map(kind_of, picks))
    for kind in kinds:
        reserve.remove(kind)
        insort(state.reserves[thief], kind)
    blur(play.board.mustered[seat], len(kinds))
    play.tell("armies-stolen", seat=thief, other=seat, cards=len(kinds))
    told = (thief, seat)
    play.tell("armies-moved", seat=thief, other=seat, cards=kinds, seats=told, reveals=(thief,))
