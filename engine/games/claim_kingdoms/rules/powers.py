"""Step 2: the power of the faction just played. It may be used or not; unused, it is lost.

A rule of the data file is a pair of functions: what it offers in a position (pure), and what
it does with the picks. A few need a second question.
"""

from __future__ import annotations

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import FACTIONS
from ..events import PASS
from ..state import Play, State, Step
from . import cardpowers, followerpowers, pointpowers
from .ground import key_of
from .offers import Apply, Make, Offer, Second


def _passive(state: State, step: Step) -> Offer | str:
    return "passive"


def _nothing(play: Play, step: Step, picks: Picks) -> None:
    raise AssertionError("a passive power is not used")


def _copies(state: State, step: Step) -> Offer | str:
    """Doppelgängers: the power of an adjacent face-up card's faction, where it can be used.
    Nothing happens to that card, so an Ice Queen's may be copied, though not her lock."""
    board = state.board
    found = []
    for faction in pointpowers.factions_beside(board, step.cell):
        if FACTIONS[faction].copied:
            offer = _offer(state, Step("power", step.seat, step.cell, faction))
            if isinstance(offer, Offer):
                found.append(faction)
    return Offer("copy-power", tuple(found)) if found else "no-target"


def _copy(play: Play, step: Step, picks: Picks) -> None:
    play.tell("power-copied", seat=step.seat, power=picks[0])
    copied = Step("power", step.seat, step.cell, picks[0])
    offer = _offer(play.state, copied)
    if isinstance(offer, Offer) and offer.kind == "use-power":
        _use(play, copied, offer.options)
    else:
        play.then(copied)


POWERS: dict[str, tuple[Make, Apply]] = {
    "none": (_passive, _nothing),
    "copy": (_copies, _copy),
    **pointpowers.POWERS,
    **followerpowers.POWERS,
    **cardpowers.POWERS,
}
SECOND: dict[str, Second] = followerpowers.SECOND


def _offer(state: State, step: Step) -> Offer | str:
    return POWERS[FACTIONS[step.faction].power.rule][0](state, step)


@rule("use-power")
def use_power(play: Play, step: Step) -> None:
    """Step 2 begins: the card works from where it lies now."""
    board = play.board
    faction = board.cards[board.last].faction
    play.then(Step("power", step.seat, board.last, faction))


@rule("power")
def power(play: Play, step: Step) -> None:
    """Ask whether and how a power is used; say why it cannot be."""
    offer = _offer(play.state, step)
    space = key_of(step.cell)
    if isinstance(offer, str):
        play.tell("power-idle", seat=step.seat, power=step.faction, space=space, why=offer)
        return
    about: tuple[str | int, ...] = (step.faction, space)
    options = offer.options
    if offer.kind == "use-power":
        about = (*about, offer.amount)
    if offer.least:
        options = (*options, PASS)
    play.ask(step, offer.kind, options, about, offer.least, offer.most, offer.limits)


@reply("power")
def power_answered(play: Play, step: Step, picks: Picks) -> None:
    if not picks or picks[0] == PASS:
        play.tell("power-declined", seat=step.seat, power=step.faction)
    else:
        _use(play, step, picks)


def _use(play: Play, step: Step, picks: Picks) -> None:
    play.tell("power-used", seat=step.seat, power=step.faction, space=key_of(step.cell))
    POWERS[FACTIONS[step.faction].power.rule][1](play, step, picks)


@rule("second")
def second(play: Play, step: Step) -> None:
    """The other half of a choice: where to, or with which."""
    options = SECOND[FACTIONS[step.faction].power.rule][0](play.state, step)
    about = (step.faction, key_of(step.cell), step.what)
    play.ask(step, "second-card", options, about)


@reply("second")
def second_answered(play: Play, step: Step, picks: Picks) -> None:
    SECOND[FACTIONS[step.faction].power.rule][1](play, step, picks)
