"""Step 2: the power of the faction just played. It may be used or not; unused, it is lost.

A rule of the data file is a pair of functions: what it offers in a position (pure), and what
it does with the picks. A few need a second question.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import cardpowers, followerpowers, pointpowers
from .agenda import Reply, Rule
from .components import FACTIONS
from .ground import key_of
from .offers import Apply, Offer, Second
from .state import State, Step
from .vocabulary import PASS

Make = Callable[[State, Step], Offer | str]
"""What a power offers, or why it can do nothing: one of `vocabulary.IDLE_REASONS`."""


def _passive(state: State, step: Step) -> Offer | str:
    return "passive"


def _nothing(state: State, step: Step, picks: Picks, events: list[Event], chance: Chance) -> None:
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


def _copy(state: State, step: Step, picks: Picks, events: list[Event], chance: Chance) -> None:
    events.append(Event("power-copied", {"seat": step.seat, "power": picks[0]}))
    copied = Step("power", step.seat, step.cell, picks[0])
    offer = _offer(state, copied)
    if isinstance(offer, Offer) and offer.kind == "use-power":
        _use(state, copied, offer.options, events, chance)
    else:
        state.board.agenda.append(copied)


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


def use_power(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Step 2 begins: the card works from where it lies now."""
    board = state.board
    faction = board.cards[board.last].faction
    board.agenda.append(Step("power", step.seat, board.last, faction))


def power(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Ask whether and how a power is used; say why it cannot be."""
    offer = _offer(state, step)
    space = key_of(step.cell)
    if isinstance(offer, str):
        args = {"seat": step.seat, "power": step.faction, "space": space, "why": offer}
        events.append(Event("power-idle", args))
        return
    about: tuple[str | int, ...] = (step.faction, space)
    options = offer.options
    if offer.kind == "use-power":
        about = (*about, offer.amount)
    if offer.least:
        options = (*options, PASS)
    ask(state, step, offer.kind, options, about, offer.least, offer.most, offer.limits)


def power_answered(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    if not picks or picks[0] == PASS:
        args = {"seat": step.seat, "power": step.faction}
        events.append(Event("power-declined", args))
    else:
        _use(state, step, picks, events, chance)


def _use(state: State, step: Step, picks: Picks, events: list[Event], chance: Chance) -> None:
    args = {"seat": step.seat, "power": step.faction, "space": key_of(step.cell)}
    events.append(Event("power-used", args))
    POWERS[FACTIONS[step.faction].power.rule][1](state, step, picks, events, chance)


def second(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The other half of a choice: where to, or with which."""
    options = SECOND[FACTIONS[step.faction].power.rule][0](state, step)
    about = (step.faction, key_of(step.cell), step.what)
    ask(state, step, "second-card", options, about)


def second_answered(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    SECOND[FACTIONS[step.faction].power.rule][1](state, step, picks, events, chance)


RULES: dict[str, Rule] = {
    "use-power": use_power,
    "power": power,
    "second": second,
    **cardpowers.RULES,
}
REPLIES: dict[str, Reply] = {
    "power": power_answered,
    "second": second_answered,
    **cardpowers.REPLIES,
}
