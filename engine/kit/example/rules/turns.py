"""A turn: one brings something to the table, and the next seat says whether they taste it."""

from __future__ import annotations

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import KINDS, ROUNDS
from ..state import Play, Step


@rule("bring")
def bring(play: Play, step: Step) -> None:
    """Something from one's larder, or nothing."""
    play.board.turn = step.seat
    larder = play.state.larders[step.seat]
    play.ask(step, "bring", (*(kind for kind in KINDS if kind in larder), "nothing"))


@reply("bring")
def brought(play: Play, step: Step, picks: Picks) -> None:
    """Without anything on the table there is nothing to taste."""
    (thing,) = picks
    if thing == "nothing":
        play.tell("empty-handed", seat=step.seat)
        play.then(Step("turn-over", step.seat))
        return
    play.state.larders[step.seat].remove(thing)
    play.board.brought[step.seat].append(thing)
    play.board.thing = thing
    play.tell("brought", seat=step.seat, thing=thing)
    taster = (step.seat + 1) % play.board.seats
    play.then(Step("taste", taster), Step("turn-over", step.seat))


@rule("taste")
def taste(play: Play, step: Step) -> None:
    """The next seat is asked."""
    play.ask(step, "taste", ("yes", "no"), (play.board.turn,))


@reply("taste")
def tasted(play: Play, step: Step, picks: Picks) -> None:
    """Each taste is a point."""
    play.board.thing = ""
    if picks == ("yes",):
        play.board.tasted[step.seat] += 1
        play.tell("tasted", seat=step.seat)
    else:
        play.tell("declined", seat=step.seat)


@rule("turn-over")
def turn_over(play: Play, step: Step) -> None:
    """The next seat's turn; after the last round the game is over."""
    following = (step.seat + 1) % play.board.seats
    if following == play.board.first and play.board.round == ROUNDS:
        play.board.phase = "over"
        play.tell("game-over", reveals=play.everybody)
        return
    play.tell("turn-over", seat=step.seat, round=play.board.round)
    play.board.round += following == play.board.first
    play.then(Step("bring", following))
