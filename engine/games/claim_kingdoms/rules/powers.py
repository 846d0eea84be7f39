"""Step 2: the power of the faction just played. It may be used or not; unused, it is lost.

A rule of the data file is a pair of functions: what it offers in a position (pure), and what
it does with the picks. What nobody could do better is done without a question. The new card of
step 3 is chosen in the same answer, unless the power shows something or changes which cards there
are.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.kit.contract import Limit, Picks
from engine.kit.steps import reply, rule

from ..box import FACTIONS
from ..events import PASS, TAKE
from ..state import Play, State, Step
from . import cardpowers, followerpowers, hands, pointpowers
from .ground import key_of
from .offers import Apply, Make, Offer


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
    if not found:
        return "no-target"
    alone = tuple(found) if len(found) == 1 else ()
    return Offer("copy-power", tuple(found), sure=alone, card="instead")


def _copy(play: Play, step: Step, picks: Picks) -> None:
    play.tell("power-copied", seat=step.seat, power=picks[0])
    play.then(Step("power", step.seat, step.cell, picks[0]))


POWERS: dict[str, tuple[Make, Apply]] = {
    "none": (_passive, _nothing),
    "copy": (_copies, _copy),
    **pointpowers.POWERS,
    **followerpowers.POWERS,
    **cardpowers.POWERS,
}


def _offer(state: State, step: Step) -> Offer | str:
    return POWERS[FACTIONS[step.faction].power.rule][0](state, step)


@rule("use-power")
def use_power(play: Play, step: Step) -> None:
    """Step 2 begins: the card works from where it lies now."""
    board = play.board
    faction = board.cards[board.last].faction
    power(play, Step("power", step.seat, board.last, faction))


@rule("power")
def power(play: Play, step: Step) -> None:
    """Ask whether and how a power is used; say why it cannot be."""
    offer = offered(play.state, step)
    if isinstance(offer, str):
        space = key_of(step.cell)
        play.tell("power-idle", seat=step.seat, power=step.faction, space=space, why=offer)
    elif offer.sure:
        _use(play, step, offer.sure)
    else:
        about = about_of(step, offer)
        play.ask(step, offer.kind, offer.options, about, offer.least, offer.most, offer.limits)


def offered(state: State, step: Step) -> Offer | str:
    """What a seat is asked when it comes to a power, its new card included; or why it is not."""
    offer = _offer(state, step)
    if isinstance(offer, str) or offer.sure:
        return offer
    takes = () if offer.card == "later" else hands.takes(state)
    return _with_card(offer, takes) if takes else _alone(offer)


def about_of(step: Step, offer: Offer) -> tuple[str | int, ...]:
    """What the question is about, see `events.py`."""
    most = offer.amount if offer.kind == "use-power" else offer.most
    return step.faction, key_of(step.cell), offer.form, most


def _alone(offer: Offer) -> Offer:
    """The power by itself: it can be declined, unless it is free."""
    if not offer.least or offer.free:
        return replace(offer, form="alone")
    return replace(offer, options=(*offer.options, PASS), form="alone")


def _with_card(offer: Offer, takes: tuple[str, ...]) -> Offer:
    """The power together with the new card; whoever declines it picks just the card."""
    options = offer.options + takes
    if offer.card == "instead":
        return replace(offer, options=options, form="instead")
    limits = (*offer.limits, Limit(offer.options, 0, offer.most), Limit(takes, 1, 1))
    return replace(
        offer, options=options, least=1, most=offer.most + 1, limits=limits, form="beside"
    )


@reply("power")
def power_answered(play: Play, step: Step, picks: Picks) -> None:
    used = []
    for pick in picks:
        if pick.startswith(TAKE):
            hands.choose_source(play.board, pick.removeprefix(TAKE))
        elif pick != PASS:
            used.append(pick)
    if used:
        _use(play, step, tuple(used))
    else:
        play.tell("power-declined", seat=step.seat, power=step.faction)


def _use(play: Play, step: Step, picks: Picks) -> None:
    play.tell("power-used", seat=step.seat, power=step.faction, space=key_of(step.cell))
    POWERS[FACTIONS[step.faction].power.rule][1](play, step, picks)
