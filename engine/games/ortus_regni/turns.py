"""Rounds and turns: one action, free actions, a card drawn (rulebook, taking a turn)."""

from __future__ import annotations

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import actions, attack, garrisons, kingship, politics, vikings
from .agenda import Reply, Rule
from .components import CARDS, LORDS
from .discards import take_card
from .elimination import leave
from .forces import has_prince
from .seasons import is_truce
from .state import NOBODY, State, Step
from .vocabulary import ATTACK, BANNER, DRAW, GARRISON, RESIGN, TOWERS

BUILT = ("castle", "land", "market", "church", "mercenary", "banquet", "palace")
"""What can always be played from the hand; the Palace only after it came back into a deck."""


def begin_round(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """All Earls from the first seat clockwise, then the Vikings."""
    board = state.board
    board.round += 1
    events.append(Event("round-begins", {"round": board.round}))
    order = [*range(board.first, board.seats), *range(board.first)]
    board.agenda += [Step("round"), Step("round-over"), Step("vikings")]
    board.agenda += [Step("turn", seat) for seat in reversed(order) if board.alive[seat]]


def end_round(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A milestone."""
    state.board.active = NOBODY
    events.append(Event("round-over", {"round": state.board.round}))


def begin_turn(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The turn of an Earl who is still there."""
    board = state.board
    if board.alive[step.seat]:
        board.active = step.seat
        board.acted = False
        board.agenda += [Step("turn-over", step.seat), Step("act", step.seat)]


def end_turn(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A milestone, also when the Earl has just left."""
    events.append(Event("turn-over", {"seat": step.seat, "round": state.board.round}))


def act(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """What next? When the action is used and no free action is possible, for all that everybody
    can see, the card is drawn at once."""
    board, seat = state.board, step.seat
    if not board.alive[seat]:
        return
    free = []
    if state.hands[seat]:
        free.append(TOWERS)
    if state.reserves[seat] and garrisons.has_slot(board, seat):
        free.append(GARRISON)
    if board.acted and not free:
        _draw(state, seat, events)
        return
    possible = [] if board.acted else options(state, seat)
    ask(state, step, "turn", (*possible, *free, DRAW, RESIGN), (int(board.acted),))


def options(state: State, seat: int) -> list[str]:
    """The actions that are open to an Earl."""
    board = state.board
    fiefs = board.fiefs[seat]
    found: list[str] = []
    kinds = dict.fromkeys(state.hands[seat])
    barred = has_prince(fiefs)
    for kind in kinds:
        if kind in BUILT or (kind == "cathedral" and actions.archbishop(board) == NOBODY):
            found.append(f"play.{kind}")
        elif kind in LORDS and not (kind == "prince" and barred):
            found.append(f"install.{kind}")
    truce = is_truce(board)
    plots = () if truce else politics.PLOTS
    found += [card for card in plots if card in kinds and politics.targets(state, seat, card)]
    if BANNER in kinds:
        if barred and actions.may_bequeath(board, seat):
            found.append("bequeath")
        if board.king == NOBODY:
            found.append("claim")
        found.append("joust")
    if attack.possible(state, seat):
        found.append(ATTACK)
    if actions.recruits(state, seat):
        found.append("recruit")
    found += [f"emissary.{kind}" for kind in kinds if CARDS[kind].envoy]
    if actions.has_monastery(board, seat) and actions.monastery_targets(state, seat):
        found.append("monastery")
    return found


def chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat, choice = state.board, step.seat, picks[0]
    if choice == DRAW:
        _draw(state, seat, events)
    elif choice == RESIGN:
        leave(state, seat, "resigned", events)
    elif choice in (TOWERS, GARRISON):
        board.agenda += [step, Step(choice, seat)]
    else:
        board.acted = True
        board.agenda.append(step)
        _begin(state, seat, choice, events, chance)


def _begin(state: State, seat: int, choice: str, events: list[Event], chance: Chance) -> None:
    """An action: done at once, or a step that asks for more."""
    verb, _, kind = choice.partition(".")
    if verb == "play":
        actions.play(state, seat, kind, events, chance)
    elif verb == "recruit":
        actions.recruit(state, seat, events, chance)
    elif verb == "bequeath":
        actions.bequeath(state, seat, events, chance)
    elif verb == "claim":
        kingship.claim(state, seat, events)
    elif verb == "emissary":
        take_card(state, seat, kind)
        vikings.receive(state, seat, kind, events)
    else:
        if verb == "joust":
            take_card(state, seat, BANNER)
            state.board.spent[seat] += 1
        state.board.agenda.append(Step(verb, seat, what=kind))


def _draw(state: State, seat: int, events: list[Event]) -> None:
    """The card that ends the turn; whoever has none to draw is out."""
    if state.decks[seat]:
        actions.draw_cards(state, seat, 1, "turn", events)
    else:
        leave(state, seat, "deck", events)


RULES: dict[str, Rule] = {
    "round": begin_round,
    "round-over": end_round,
    "turn": begin_turn,
    "turn-over": end_turn,
    "act": act,
}
REPLIES: dict[str, Reply] = {"act": chosen}
