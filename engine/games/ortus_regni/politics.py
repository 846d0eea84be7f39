"""Treachery and Intrigue, Allies, and the struggle of Vassals (rulebook, political cards)."""

from __future__ import annotations

from engine.agenda import ask
from engine.contract import Chance, Event, Limit, Picks, Question

from .agenda import Reply, Rule, others
from .components import STOLEN_ARMIES, STOLEN_PROPERTIES, STRUCK
from .discards import blur, discard, discard_army, move_army, take_card
from .elimination import fallen
from .garrisons import kind_of, numbered
from .holdings import (
    card_keys,
    fief_at,
    fief_key,
    holder,
    lord_key,
    lose_fief,
    number_of,
    pairs,
    put_fief,
    slay_lord,
    without,
)
from .state import Board, Card, Mercenary, State, Step
from .vocabulary import ALLIES, PASS

PLOTS = ("treachery", "intrigue")
HAND, RESERVE = "hand", "reserve"
"""Targets "hand-1" and "reserve-1"."""
VASSAL = "vassal"

# The plot.


def targets(state: State, seat: int, card: str) -> tuple[str, ...]:
    """What the card could be played on. Treachery: Lords, hands, Mercenaries; Intrigue: fiefs
    with properties, reserves, Mercenaries."""
    board = state.board
    found: list[str] = []
    for other in others(board, seat):
        fiefs = board.fiefs[other]
        if card == "treachery":
            found += [lord_key(fief.number) for fief in fiefs if fief.lord]
            if state.hands[other]:
                found.append(f"{HAND}-{other}")
        else:
            found += [fief_key(fief.number) for fief in fiefs if fief.cards]
            if state.reserves[other]:
                found.append(f"{RESERVE}-{other}")
        found += [f"m{mercenary.number}" for mercenary in board.mercenaries[other]]
    return tuple(found)


def victim_of(board: Board, target: str) -> int:
    """Whom a target belongs to."""
    if target.startswith("f"):
        return holder(board, number_of(target))
    if target.startswith("m"):
        return _mercenary(board, target)[0]
    return int(target.partition("-")[2])


def _mercenary(board: Board, key: str) -> tuple[int, Mercenary]:
    for seat, mercenaries in enumerate(board.mercenaries):
        for mercenary in mercenaries:
            if f"m{mercenary.number}" == key:
                return seat, mercenary
    raise LookupError(key)


def plot(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Against what? A single target is not asked about."""
    options = targets(state, step.seat, step.do)
    if len(options) > 1:
        ask(state, step, step.do, options)
    else:
        _play(state, step, options[0], events)


def plotted(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _play(state, step, picks[0], events)


def _play(state: State, step: Step, target: str, events: list[Event]) -> None:
    board, seat, card = state.board, step.seat, step.do
    take_card(state, seat, card)
    discard(state, Card(card, seat))
    other = victim_of(board, target)
    events.append(Event("plot", {"seat": seat, "other": other, "card": card, "target": target}))
    n = PLOTS.index(card)
    board.agenda.append(Step("succeed", seat, other, target, n))
    if state.hands[other]:
        board.agenda.append(Step("allies", other, seat, target, n))


# Allies and the struggle.


def vassals(state: State, seat: int) -> tuple[str, ...]:
    """The Vassals that a seat could add: of the hand, then Lords."""
    hand = [f"{VASSAL}.{n}" for n in range(1, state.hands[seat].count(VASSAL) + 1)]
    fiefs = state.board.fiefs[seat]
    return (*hand, *[lord_key(fief.number) for fief in fiefs if fief.lord == VASSAL])


def allies(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The target may play Allies, and says at once which Vassals it is ready to add. It is asked
    whenever it has a hand, whatever it holds."""
    seat = step.seat
    about = (PLOTS[step.n], step.other, step.what)
    if ALLIES not in state.hands[seat]:
        ask(state, step, "allies", (PASS,), about, ordered=True)
        return
    added = vassals(state, seat)
    limits = (Limit((PASS, ALLIES), 1, 1), *_instead_of_pass(added))
    options = (PASS, ALLIES, *added)
    most = 1 + len(added)
    ask(state, step, "allies", options, about, most=most, limits=limits, ordered=True)


def _instead_of_pass(added: tuple[str, ...]) -> tuple[Limit, ...]:
    return tuple([Limit((PASS, vassal), 0, 1) for vassal in added])


def answered(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat, attacker = state.board, step.seat, step.other
    if ALLIES not in picks:
        events.append(Event("no-allies", {"seat": seat}))
        return
    take_card(state, seat, ALLIES)
    discard(state, Card(ALLIES, seat))
    events.append(Event("allies-played", {"seat": seat}))
    state.pledge = [pick for pick in picks if pick != ALLIES]
    if state.hands[attacker] or any(f.lord == VASSAL for f in board.fiefs[attacker]):
        board.agenda.append(Step("struggle", attacker, seat, step.what, step.n))
    else:
        _stop(state, attacker, events)


def _stop(state: State, attacker: int, events: list[Event]) -> None:
    """The attacker adds no Vassal: the Allies have stopped the plot."""
    state.pledge = []
    state.board.agenda.pop()  # "succeed"
    events.append(Event("no-support", {"seat": attacker}))


def struggle(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The attacker says which Vassals it will add, one after the other, while the target goes
    on. It is asked whenever it has a hand or a Vassal who is a Lord."""
    possible = vassals(state, step.seat)
    ask(
        state,
        step,
        "struggle",
        (PASS, *possible),
        (PLOTS[step.n], step.other, step.what),
        most=max(1, len(possible)),
        limits=_instead_of_pass(possible),
        ordered=True,
    )


def struggled(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    """One against one, the attacker first; whoever adds none any more has lost, so that the
    target wins a tie. What was not needed is not shown."""
    attacker, target = step.seat, step.other
    if PASS in picks:
        _stop(state, attacker, events)
        return
    wins = len(picks) > len(state.pledge)
    against = state.pledge[: len(picks)]
    added = list(picks[: len(state.pledge) + 1])
    state.pledge = []
    args = {"seat": attacker, "other": target, "vassals": _told(added), "against": _told(against)}
    args["winner"] = attacker if wins else target
    events.append(Event("struggle", args, reveals=tuple(range(state.board.seats))))
    _pay(state, attacker, added, wins, events)
    _pay(state, target, against, not wins, events)
    if not wins:
        state.board.agenda.pop()  # "succeed"


def _told(added: list[str]) -> list[str]:
    """For events: "hand", or the fief of a Lord."""
    return ["hand" if vassal.startswith(VASSAL) else vassal.partition(".")[0] for vassal in added]


def _pay(state: State, seat: int, added: list[str], wins: bool, events: list[Event]) -> None:
    """Vassals from the hand are discarded; those who are Lords only if their side has lost."""
    for vassal in added:
        if vassal.startswith(VASSAL):
            take_card(state, seat, VASSAL)
            discard(state, Card(VASSAL, seat))
        elif not wins:
            slay_lord(state, seat, number_of(vassal), "struggle", events)


# What a plot does.


def succeed(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Nothing has stopped the plot."""
    target = step.what
    if PLOTS[step.n] == "treachery":
        if target.startswith("f"):
            _slay(state, step, events)
        elif target.startswith("m"):
            _slay_mercenary(state, target, events)
        else:
            _strike_hand(state, step, events, chance)
    elif target.startswith("f"):
        state.board.agenda.append(Step("yield-properties", step.other, step.seat, target))
    elif target.startswith("m"):
        _steal_mercenary(state, step, events)
    else:
        state.board.agenda.append(Step("yield-armies", step.other, step.seat))


def _slay(state: State, step: Step, events: list[Event]) -> None:
    """A Prince dies alone. With any other Lord his Castle and all its properties fall, even if
    he was lost in the struggle already."""
    seat = step.other
    fief = fief_at(state.board, number_of(step.what))
    assert fief
    if fief.lord == "prince":
        slay_lord(state, seat, fief.number, "treachery", events)
        return
    lose_fief(state, seat, fief, "treachery", events)
    for card in (fief.castle, *fief.cards):
        discard(state, card)
    fallen(state, events)


def _slay_mercenary(state: State, key: str, events: list[Event]) -> None:
    seat, mercenary = _mercenary(state.board, key)
    state.board.mercenaries[seat].remove(mercenary)
    discard(state, Card("mercenary", mercenary.owner))
    if mercenary.army:
        discard_army(state, mercenary.army)
    args = {"seat": seat, "mercenary": key, "army": mercenary.army, "why": "treachery"}
    events.append(Event("mercenary-slain", args))


def _strike_hand(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Two cards at random, or as many as there are, are shown and discarded."""
    seat = step.other
    hand = state.hands[seat]
    struck = hand[:]
    if len(struck) > STRUCK:
        struck = [struck.pop(chance.below(len(struck))) for _ in range(STRUCK)]
    for kind in struck:
        take_card(state, seat, kind)
        discard(state, Card(kind, seat))
    args = {"seat": seat, "cards": struck, "hand": len(hand)}
    events.append(Event("hand-struck", args, reveals=tuple(range(state.board.seats))))


def yield_properties(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Two properties of the fief, or the only one; of more, the target chooses which."""
    fief = fief_at(state.board, number_of(step.what))
    assert fief
    options = card_keys(fief.number, fief.cards)
    count = STOLEN_PROPERTIES
    if len(options) > count and len(set(fief.cards)) > 1:
        about = (step.other, step.what)
        ask(state, step, "yield-properties", options, about, least=count, most=count)
    else:
        _yield(state, step, options[:count], events)


def properties_yielded(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _yield(state, step, picks, events)


def _yield(state: State, step: Step, picks: Picks, events: list[Event]) -> None:
    board, seat, thief = state.board, step.seat, step.other
    fief = fief_at(board, number_of(step.what))
    assert fief
    keys = card_keys(fief.number, fief.cards)
    taken = [index for index, key in enumerate(keys) if key in picks]
    cards = [fief.cards[index] for index in taken]
    put_fief(board, seat, without(fief, taken))
    board.loot += cards
    board.agenda.append(Step("place-loot", thief, what="intrigue"))
    args = {"seat": thief, "other": seat, "fief": step.what, "cards": pairs(cards)}
    events.append(Event("properties-stolen", args))


def yield_armies(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Two Army cards of the target's choice, unseen by the others, or all it has."""
    reserve = state.reserves[step.seat]
    count = STOLEN_ARMIES
    if len(reserve) > count:
        options = numbered(reserve)
        ask(state, step, "yield-armies", options, (step.other,), least=count, most=count)
    else:
        _yield_armies(state, step, reserve[:], events)


def armies_yielded(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _yield_armies(state, step, [kind_of(pick) for pick in picks], events)


def _yield_armies(state: State, step: Step, kinds: list[str], events: list[Event]) -> None:
    seat, thief = step.seat, step.other
    for kind in kinds:
        move_army(state, seat, thief, kind)
    blur(state.board.mustered[seat], len(kinds))
    args = {"seat": thief, "other": seat, "cards": len(kinds)}
    events.append(Event("armies-stolen", args))
    private = {"seat": thief, "other": seat, "cards": sorted(kinds)}
    events.append(Event("armies-moved", private, seats=(thief, seat), reveals=(thief,)))


def _steal_mercenary(state: State, step: Step, events: list[Event]) -> None:
    board = state.board
    seat, mercenary = _mercenary(board, step.what)
    board.mercenaries[seat].remove(mercenary)
    board.mercenaries[step.seat].append(mercenary)
    args = {"seat": step.seat, "other": seat, "mercenary": step.what}
    events.append(Event("mercenary-stolen", args))


RULES: dict[str, Rule] = {
    "treachery": plot,
    "intrigue": plot,
    "allies": allies,
    "struggle": struggle,
    "succeed": succeed,
    "yield-properties": yield_properties,
    "yield-armies": yield_armies,
}
REPLIES: dict[str, Reply] = {
    "treachery": plotted,
    "intrigue": plotted,
    "allies": answered,
    "struggle": struggled,
    "yield-properties": properties_yielded,
    "yield-armies": armies_yielded,
}
