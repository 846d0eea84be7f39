"""The rules, step by step; and what follows from them: the score, and what nobody has seen."""

from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import Limit, Picks, Question, Source, Standing
from engine.kit.steps import Rulebook, Step

from .box import KINDS, MOST, ROUNDS, SIZE, THINGS, kind_of, things
from .state import Board, Play, State, View

rule = Rulebook()

LIMITS: Final = tuple(
    Limit(tuple(thing for thing in THINGS if kind_of(thing) == kind), 0, MOST) for kind in KINDS
)


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The table before anybody is asked anything."""
    board = Board(
        seats=seats,
        brought=[[] for _ in range(seats)],
        tasted=[0] * seats,
        agenda=[Step("bring", 0), Step("fill")],
    )
    return State(board=board, larders=[[] for _ in range(seats)])


@rule("fill")
def fill(play: Play, step: Step) -> None:
    """Everybody is asked at once, and nobody sees what the others take."""
    if play.picks is None:
        play.then(step)
        for seat in play.everybody:
            play.ask_seat(seat, "fill", THINGS, (), SIZE, SIZE, LIMITS, sealed=True)
        return
    kinds = [kind_of(pick) for pick in play.picks]
    play.state.larders[play.question.seat] = sorted(kinds, key=KINDS.index)
    if play.state.questions:
        play.then(step)
    else:
        play.board.phase = "table"
        play.tell("filled")
        play.tell("game-start")


@rule("bring")
def bring(play: Play, step: Step) -> None:
    """Something from one's larder, or nothing: then there is nothing to taste."""
    play.board.turn = step.seat
    larder = play.state.larders[step.seat]
    picks = play.ask(step, "bring", (*(kind for kind in KINDS if kind in larder), "nothing"))
    if picks is None:
        return
    (thing,) = picks
    play.then(Step("turn-over", step.seat))
    if thing == "nothing":
        play.tell("empty-handed", seat=step.seat)
        return
    larder.remove(thing)
    play.board.brought[step.seat].append(thing)
    play.board.thing = thing
    play.tell("brought", seat=step.seat, thing=thing)
    play.then(Step("taste", (step.seat + 1) % play.board.seats))


@rule("taste")
def taste(play: Play, step: Step) -> None:
    """The next seat says whether they taste it; each taste is a point."""
    picks = play.ask(step, "taste", ("yes", "no"), (play.board.turn,))
    if picks is None:
        return
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


def standing(state: State) -> Standing | None:
    """Places by points; there is no tie-break."""
    if state.board.phase != "over":
        return None
    return Standing.ranked((Source("tasted", tuple(state.board.tasted)),))


def default_answer(view: View, question: Question) -> Picks:
    """For somebody who is absent: bread and honey; then nothing is brought, or tasted."""
    return things(bread=6, honey=6) if question.kind == "fill" else question.options[-1:]


def fill_in(state: State, view: View, chance: Chance) -> None:
    """Others have filled their larders somehow, and brought what everybody saw."""
    for larder, brought in zip(state.larders, state.board.brought, strict=True):
        if not all(larder):
            rest = [kind for kind in KINDS for _ in range(MOST)]
            for kind in brought:
                rest.remove(kind)
            larder[:] = sorted(chance.sample(rest, len(larder)), key=KINDS.index)
