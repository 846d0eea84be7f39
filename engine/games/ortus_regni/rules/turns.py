"""Rounds and turns: one action, free actions, a card drawn (rulebook, taking a turn)."""

from __future__ import annotations

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import CARDS, LORDS
from ..events import ATTACK, BANNER, DRAW, GARRISON, RESIGN, TOWERS
from ..state import NOBODY, Play, State, Step
from . import actions, politics
from .combat import attack, vikings
from .combat.forces import has_prince
from .realm import garrisons, kingship
from .realm.discards import take_card
from .realm.elimination import leave
from .realm.seasons import is_truce

BUILT = ("castle", "land", "market", "church", "mercenary", "banquet", "palace")
"""What can always be played from the hand; the Palace only after it came back into a deck."""


@rule("round")
def begin_round(play: Play, step: Step) -> None:
    """All Earls from the first seat clockwise, then the Vikings."""
    board = play.board
    board.round += 1
    play.tell("round-begins", round=board.round)
    order = [*range(board.first, board.seats), *range(board.first)]
    play.then(
        *[Step("turn", seat) for seat in order if board.alive[seat]],
        Step("vikings"),
        Step("round-over"),
        Step("round"),
    )


@rule("round-over")
def end_round(play: Play, step: Step) -> None:
    """A milestone."""
    play.board.active = NOBODY
    play.tell("round-over", round=play.board.round)


@rule("turn")
def begin_turn(play: Play, step: Step) -> None:
    """The turn of an Earl who is still there."""
    board = play.board
    if board.alive[step.seat]:
        board.active = step.seat
        board.acted = False
        play.then(Step("act", step.seat), Step("turn-over", step.seat))


@rule("turn-over")
def end_turn(play: Play, step: Step) -> None:
    """A milestone, also when the Earl has just left."""
    play.tell("turn-over", seat=step.seat, round=play.board.round)


@rule("act")
def act(play: Play, step: Step) -> None:
    """What next? When the action is used and no free action is possible, for all that everybody
    can see, the card is drawn at once. The step tells which action it was."""
    board, seat = play.board, step.seat
    if not board.alive[seat]:
        return
    free = []
    if play.state.hands[seat]:
        free.append(TOWERS)
    if play.state.reserves[seat] and garrisons.has_slot(board, seat):
        free.append(GARRISON)
    if board.acted and not free:
        _draw(play, seat)
        return
    possible = [] if board.acted else options(play.state, seat)
    about = (int(board.acted), step.what)
    play.ask(step, "turn", (*possible, *free, DRAW, RESIGN), about)


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


@reply("act")
def chosen(play: Play, step: Step, picks: Picks) -> None:
    board, seat, choice = play.board, step.seat, picks[0]
    if choice == DRAW:
        _draw(play, seat)
    elif choice == RESIGN:
        leave(play, seat, "resigned")
    elif choice in (TOWERS, GARRISON):
        play.then(Step(choice, seat), step)
    else:
        board.acted = True
        play.then(Step("act", seat, what=choice))
        _begin(play, seat, choice)


def _begin(play: Play, seat: int, choice: str) -> None:
    """An action: done at once, or a step that asks for more."""
    verb, _, kind = choice.partition(".")
    if verb == "play":
        actions.play_card(play, seat, kind)
    elif verb == "recruit":
        actions.recruit(play, seat)
    elif verb == "bequeath":
        actions.bequeath(play, seat)
    elif verb == "claim":
        kingship.claim(play, seat)
    elif verb == "emissary":
        take_card(play.state, seat, kind)
        vikings.receive(play, seat, kind)
    else:
        if verb == "joust":
            take_card(play.state, seat, BANNER)
            play.board.spent[seat] += 1
        play.then(Step(verb, seat, what=kind))


def _draw(play: Play, seat: int) -> None:
    """The card that ends the turn; whoever has none to draw is out."""
    if play.state.decks[seat]:
        actions.draw_cards(play, seat, 1, "turn")
    else:
        leave(play, seat, "deck")
