"""Treachery and Intrigue, Allies, and the struggle of Vassals (rulebook, political cards)."""

from __future__ import annotations

from engine.kit.contract import Limit, Picks, Question
from engine.kit.steps import reply, rule

from ..box import STOLEN_ARMIES, STOLEN_PROPERTIES, STRUCK
from ..events import ALLIES, PASS
from ..state import Board, Card, Mercenary, Play, State, Step, others
from .realm.discards import blur, discard, discard_army, move_army, take_card
from .realm.elimination import fallen
from .realm.garrisons import kind_of, numbered
from .realm.holdings import (
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


@rule("treachery", "intrigue")
def plot(play: Play, step: Step) -> None:
    """Against what? A single target is not asked about."""
    options = targets(play.state, step.seat, step.do)
    if len(options) > 1:
        play.ask(step, step.do, options)
    else:
        _play(play, step, options[0])


@reply("treachery", "intrigue")
def plotted(play: Play, step: Step, picks: Picks) -> None:
    _play(play, step, picks[0])


def _play(play: Play, step: Step, target: str) -> None:
    board, seat, card = play.board, step.seat, step.do
    take_card(play.state, seat, card)
    discard(play.state, Card(card, seat))
    other = victim_of(board, target)
    play.tell("plot", seat=seat, other=other, card=card, target=target)
    n = PLOTS.index(card)
    play.then(Step("succeed", seat, other=other, what=target, n=n))
    if play.state.hands[other]:
        play.then(Step("allies", other, other=seat, what=target, n=n))


# Allies and the struggle.


def vassals(state: State, seat: int) -> tuple[str, ...]:
    """The Vassals that a seat could add: of the hand, then Lords."""
    hand = [f"{VASSAL}.{n}" for n in range(1, state.hands[seat].count(VASSAL) + 1)]
    fiefs = state.board.fiefs[seat]
    return (*hand, *[lord_key(fief.number) for fief in fiefs if fief.lord == VASSAL])


@rule("allies")
def allies(play: Play, step: Step) -> None:
    """The target may play Allies, and says at once which Vassals it is ready to add. It is asked
    whenever it has a hand, whatever it holds."""
    seat = step.seat
    about = (PLOTS[step.n], step.other, step.what)
    if ALLIES not in play.state.hands[seat]:
        play.ask(step, "allies", (PASS,), about, ordered=True)
        return
    added = vassals(play.state, seat)
    limits = (Limit((PASS, ALLIES), 1, 1), *_instead_of_pass(added))
    options = (PASS, ALLIES, *added)
    most = 1 + len(added)
    play.ask(step, "allies", options, about, most=most, limits=limits, ordered=True)


def _instead_of_pass(added: tuple[str, ...]) -> tuple[Limit, ...]:
    return tuple([Limit((PASS, vassal), 0, 1) for vassal in added])


@reply("allies")
def answered(play: Play, step: Step, picks: Picks) -> None:
    state = play.state
    board, seat, attacker = play.board, step.seat, step.other
    if ALLIES not in picks:
        play.tell("no-allies", seat=seat)
        return
    take_card(state, seat, ALLIES)
    discard(state, Card(ALLIES, seat))
    play.tell("allies-played", seat=seat)
    state.pledge = [pick for pick in picks if pick != ALLIES]
    if state.hands[attacker] or any(f.lord == VASSAL for f in board.fiefs[attacker]):
        play.then(Step("struggle", attacker, other=seat, what=step.what, n=step.n))
    else:
        _stop(play, attacker)


def _stop(play: Play, attacker: int) -> None:
    """The attacker adds no Vassal: the Allies have stopped the plot."""
    play.state.pledge = []
    play.board.agenda.pop()  # "succeed"
    play.tell("no-support", seat=attacker)


@rule("struggle")
def struggle(play: Play, step: Step) -> None:
    """The attacker says which Vassals it will add, one after the other, while the target goes
    on. It is asked whenever it has a hand or a Vassal who is a Lord."""
    possible = vassals(play.state, step.seat)
    asked = backing(step.seat, possible, (PLOTS[step.n], step.other, step.what))
    play.ask(
        step, asked.kind, asked.options, asked.about, 1, asked.most, asked.limits, asked.ordered
    )


def backing(seat: int, possible: tuple[str, ...], about: tuple[str | int, ...]) -> Question:
    """What a plotter is asked who could add these Vassals; about the card, whom, the target."""
    return Question(
        0,
        seat,
        "struggle",
        (PASS, *possible),
        most=max(1, len(possible)),
        limits=_instead_of_pass(possible),
        ordered=True,
        about=about,
    )


@reply("struggle")
def struggled(play: Play, step: Step, picks: Picks) -> None:
    """One against one, the attacker first; whoever adds none any more has lost, so that the
    target wins a tie. What was not needed is not shown."""
    state = play.state
    attacker, target = step.seat, step.other
    if PASS in picks:
        _stop(play, attacker)
        return
    wins = len(picks) > len(state.pledge)
    against = state.pledge[: len(picks)]
    added = list(picks[: len(state.pledge) + 1])
    state.pledge = []
    play.tell(
        "struggle",
        seat=attacker,
        other=target,
        vassals=_told(added),
        against=_told(against),
        winner=attacker if wins else target,
        reveals=play.everybody,
    )
    _pay(play, attacker, added, wins)
    _pay(play, target, against, not wins)
    if not wins:
        play.board.agenda.pop()  # "succeed"


def _told(added: list[str]) -> list[str]:
    """For events: "hand", or the fief of a Lord."""
    return ["hand" if vassal.startswith(VASSAL) else vassal.partition(".")[0] for vassal in added]


def _pay(play: Play, seat: int, added: list[str], wins: bool) -> None:
    """Vassals from the hand are discarded; those who are Lords only if their side has lost."""
    for vassal in added:
        if vassal.startswith(VASSAL):
            take_card(play.state, seat, VASSAL)
            discard(play.state, Card(VASSAL, seat))
        elif not wins:
            slay_lord(play, seat, number_of(vassal), "struggle")


# What a plot does.


@rule("succeed")
def succeed(play: Play, step: Step) -> None:
    """Nothing has stopped the plot."""
    target = step.what
    if PLOTS[step.n] == "treachery":
        if target.startswith("f"):
            _slay(play, step)
        elif target.startswith("m"):
            _slay_mercenary(play, target)
        else:
            _strike_hand(play, step)
    elif target.startswith("f"):
        play.then(Step("yield-properties", step.other, other=step.seat, what=target))
    elif target.startswith("m"):
        _steal_mercenary(play, step)
    else:
        play.then(Step("yield-armies", step.other, other=step.seat))


def _slay(play: Play, step: Step) -> None:
    """A Prince dies alone. With any other Lord his Castle and all its properties fall, even if
    he was lost in the struggle already."""
    seat = step.other
    fief = fief_at(play.board, number_of(step.what))
    assert fief
    if fief.lord == "prince":
        slay_lord(play, seat, fief.number, "treachery")
        return
    lose_fief(play, seat, fief, "treachery")
    for card in (fief.castle, *fief.cards):
        discard(play.state, card)
    fallen(play, "treachery", step.seat)


def _slay_mercenary(play: Play, key: str) -> None:
    seat, mercenary = _mercenary(play.board, key)
    play.board.mercenaries[seat].remove(mercenary)
    discard(play.state, Card("mercenary", mercenary.owner))
    if mercenary.army:
        discard_army(play.state, mercenary.army)
    play.tell("mercenary-slain", seat=seat, mercenary=key, army=mercenary.army, why="treachery")


def _strike_hand(play: Play, step: Step) -> None:
    """Two cards at random, or as many as there are, are shown and discarded."""
    seat = step.other
    hand = play.state.hands[seat]
    struck = hand[:]
    if len(struck) > STRUCK:
        struck = [struck.pop(play.chance.below(len(struck))) for _ in range(STRUCK)]
    for kind in struck:
        take_card(play.state, seat, kind)
        discard(play.state, Card(kind, seat))
    play.tell("hand-struck", seat=seat, cards=struck, hand=len(hand), reveals=play.everybody)


@rule("yield-properties")
def yield_properties(play: Play, step: Step) -> None:
    """Two properties of the fief, or the only one; of more, the target chooses which."""
    fief = fief_at(play.board, number_of(step.what))
    assert fief
    options = card_keys(fief.number, fief.cards)
    count = STOLEN_PROPERTIES
    if len(options) > count and len(set(fief.cards)) > 1:
        about = (step.other, step.what)
        play.ask(step, "yield-properties", options, about, least=count, most=count)
    else:
        _yield(play, step, options[:count])


@reply("yield-properties")
def properties_yielded(play: Play, step: Step, picks: Picks) -> None:
    _yield(play, step, picks)


def _yield(play: Play, step: Step, picks: Picks) -> None:
    board, seat, thief = play.board, step.seat, step.other
    fief = fief_at(board, number_of(step.what))
    assert fief
    keys = card_keys(fief.number, fief.cards)
    taken = [index for index, key in enumerate(keys) if key in picks]
    cards = [fief.cards[index] for index in taken]
    put_fief(board, seat, without(fief, taken))
    board.loot += cards
    play.then(Step("place-loot", thief, what="intrigue"))
    play.tell("properties-stolen", seat=thief, other=seat, fief=step.what, cards=pairs(cards))


@rule("yield-armies")
def yield_armies(play: Play, step: Step) -> None:
    """Two Army cards of the target's choice, unseen by the others, or all it has."""
    reserve = play.state.reserves[step.seat]
    count = STOLEN_ARMIES
    if len(reserve) > count:
        options = numbered(reserve)
        play.ask(step, "yield-armies", options, (step.other,), least=count, most=count)
    else:
        _yield_armies(play, step, reserve[:])


@reply("yield-armies")
def armies_yielded(play: Play, step: Step, picks: Picks) -> None:
    _yield_armies(play, step, [kind_of(pick) for pick in picks])


def _yield_armies(play: Play, step: Step, kinds: list[str]) -> None:
    seat, thief = step.seat, step.other
    for kind in kinds:
        move_army(play.state, seat, thief, kind)
    blur(play.board.mustered[seat], len(kinds))
    play.tell("armies-stolen", seat=thief, other=seat, cards=len(kinds))
    play.tell(
        "armies-moved",
        seat=thief,
        other=seat,
        cards=sorted(kinds),
        seats=(thief, seat),
        reveals=(thief,),
    )


def _steal_mercenary(play: Play, step: Step) -> None:
    board = play.board
    seat, mercenary = _mercenary(board, step.what)
    board.mercenaries[seat].remove(mercenary)
    board.mercenaries[step.seat].append(mercenary)
    play.tell("mercenary-stolen", seat=step.seat, other=seat, mercenary=step.what)
