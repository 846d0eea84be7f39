"""Step 2: the power of the faction just played may be used or not; unused, it is lost. And the
powers that take, exchange, reveal or remove cards.

The power of a rule of the data file is a generator: it offers once and goes on with the picks, or
is `Idle`. Before it offers it changes nothing, for it is also begun just to see what would be
asked. When the answer comes it is begun again with `play.picks`, and need not find its options
again.

    @power("join")
    def join(play: Play, step: Step) -> Offers:
        picks = play.picks or (yield Offer("target-card", cells))
        add_followers(play, cell_of(picks[0]), step.seat, 1, step.what)

What nobody could do better is done without a question. The new card of step 3 is chosen in the same
answer, unless the power shows something or changes which cards there are.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from itertools import combinations, permutations
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.kit.contract import Limit, Picks

from ..box import FACTIONS, Power
from ..state import AND, DECK, PASS, TAKE, Play, State, Step, rule
from . import supplies
from .ground import BESIDE, cell_of, distinct, is_ending, key_of, open_keys, split
from .turns import lay_down


class Offer(Struct, frozen=True, gc=False):
    """What can be picked when a power is used."""

    kind: str
    """Of the question, see `state.py`."""
    options: tuple[str, ...]
    """Without the one that declines. None: there is no target."""
    amount: int = 0
    """In "use-power": points."""
    least: int = 1
    """0: no pick declines."""
    most: int = 1
    limits: tuple[Limit, ...] = ()
    sure: Picks = ()
    """The answer that nobody could do better than, by what lies open: then it is not asked for."""
    card: Literal["beside", "instead", "later"] = "beside"
    """When this turn's new card is chosen: with the power; instead of it; once it has worked."""
    form: str = ""
    """As it is asked: "alone", or with the new card "beside" it or "instead" of it."""
    free: bool = False
    """It costs nothing: whoever is asked chooses how, not whether."""


class Idle(Exception):
    """The power can do nothing: one of `state.IDLE_REASONS`."""


Offers = Generator[Offer, Picks, None]
Use = Callable[[Play, Step], Offers]
POWERS: Final[dict[str, Use]] = {}
USE: Final = ("use",)


def power(name: str) -> Callable[[Use], Use]:
    """The power of all factions with this rule in the data file."""
    return lambda function: POWERS.setdefault(name, function)


def power_of(step: Step) -> Power:
    """The numbers of the power in use."""
    return FACTIONS[step.what].power


# Using a power


@rule("use-power")
def begin_power(play: Play, step: Step) -> None:
    """Step 2 begins: the card works from where it lies now."""
    board = play.board
    use_power(play, Step("power", step.seat, board.cards[board.last].faction, cell=board.last))


@rule("power")
def use_power(play: Play, step: Step) -> None:
    """Ask whether and how a power is used; say why it cannot be."""
    if play.picks is not None:
        for pick in play.picks:
            if pick.startswith(TAKE):
                supplies.choose_source(play.board, pick.removeprefix(TAKE))
        play.picks = tuple([p for p in play.picks if p != PASS and not p.startswith(TAKE)])
        if play.picks:
            _tell_used(play, step)
            next(POWERS[power_of(step).rule](play, step), None)
        else:
            play.tell("power-declined", seat=step.seat, power=step.what)
        return
    using, offer = _begun(play, step)
    if using is None or isinstance(offer, str):
        space = key_of(step.cell)
        play.tell("power-idle", seat=step.seat, power=step.what, space=space, why=offer)
    elif offer.sure:
        _tell_used(play, step)
        try:
            using.send(offer.sure)
        except StopIteration:
            return
    else:
        offer = _as_asked(play.state, offer)
        number = offer.amount if offer.kind == "use-power" else offer.most
        about = (step.what, key_of(step.cell), offer.form, number)
        play.ask(step, offer.kind, offer.options, about, offer.least, offer.most, offer.limits)


def _tell_used(play: Play, step: Step) -> None:
    play.tell("power-used", seat=step.seat, power=step.what, space=key_of(step.cell))


def _begun(play: Play, step: Step) -> tuple[Offers | None, Offer | str]:
    """A power, and what it offers or why it can do nothing."""
    try:
        using = POWERS[power_of(step).rule](play, step)
        offer = next(using)
    except Idle as idle:
        return None, str(idle)
    return (using, offer) if offer.options else (None, "no-target")


def offered(play: Play, step: Step) -> Offer | str:
    """What a seat is asked when it comes to a power, its new card included; or why it is not."""
    _, offer = _begun(play, step)
    return offer if isinstance(offer, str) or offer.sure else _as_asked(play.state, offer)


def _as_asked(state: State, offer: Offer) -> Offer:
    """The power by itself can be declined, unless it is free. Together with the new card, whoever
    declines it picks just the card."""
    new = () if offer.card == "later" else supplies.takes(state)
    if not new:
        options = offer.options if not offer.least or offer.free else (*offer.options, PASS)
        return replace(offer, options=options, form="alone")
    options = offer.options + new
    if offer.card == "instead":
        return replace(offer, options=options, form="instead")
    most, limits = offer.most, (Limit(offer.options, 0, offer.most), Limit(new, 1, 1))
    return replace(
        offer,
        options=options,
        least=1,
        most=most + 1,
        limits=(*offer.limits, *limits),
        form="beside",
    )


# Powers of other powers


@power("none")
def passive(play: Play, step: Step) -> Offers:
    """Druids work by themselves, in the final scoring."""
    raise Idle("passive")


@power("copy")
def copy(play: Play, step: Step) -> Offers:
    """Doppelgängers: the power of an adjacent face-up card's faction, where it can be used. Nothing
    happens to the card beside, so an Ice Queen's may be copied, though not her lock."""
    picks = play.picks
    if not picks:
        near = [play.board.cards.get(step.cell + by) for by in BESIDE]
        found = tuple(
            faction
            for faction in distinct([card.faction for card in near if card and not card.down])
            if FACTIONS[faction].copied and _begun(play, replace(step, what=faction))[0]
        )
        alone = found if len(found) == 1 else ()
        picks = yield Offer("copy-power", found, sure=alone, card="instead")
    play.tell("power-copied", seat=step.seat, power=picks[0])
    play.then(replace(step, what=picks[0]))


# The display


@power("exchange-card")
def exchange_card(play: Play, step: Step) -> Offers:
    """Shapeshifters: any card of the display that is another one than this. It lies here then,
    under the followers; its own power is not used."""
    state, board, picks = play.state, play.board, play.picks
    before = board.cards[step.cell]
    if not board.display:
        raise Idle("no-display")
    if not picks:
        options: list[str] = []
        with_new = bool(supplies.takes(state))
        for card in distinct([card for card in board.display if card != before.faction]):
            # With it what can be taken once it has left the display for the one that lies here.
            left = [*board.display, DECK] if state.deck else [*board.display]
            left[left.index(card)] = before.faction
            new = distinct(left) if with_new else ()
            options += [f"{card}>{source}" for source in new] if len(new) > 1 else [card]
        picks = yield Offer("display-card", tuple(options), card="instead")
    card, source = split(picks[0])
    if source:
        supplies.choose_source(board, source)
    board.display[board.display.index(card)] = before.faction
    board.cards[step.cell] = replace(before, faction=card)
    space = key_of(step.cell)
    play.tell("card-swapped", seat=step.seat, space=space, card=card, before=before.faction)


@power("clear-display")
def clear_display(play: Play, step: Step) -> Offers:
    """Ice Beasts: one or two cards of the display go out of the game, for points; then it is filled
    up. The new card comes after them, if they are used, for others lie there then."""
    board, picks = play.board, play.picks
    if not board.display:
        raise Idle("no-display")
    if not picks:
        sizes = range(1, power_of(step).most + 1)
        sets = [some for size in sizes for some in combinations(board.display, size)]
        options = distinct([AND.join(sorted(some)) for some in sets])
        picks = yield Offer("display-cards", options, card="instead")
    cards = picks[0].split(AND)
    for card in cards:
        board.display.remove(card)
    board.out += cards
    play.tell("cards-out", seat=step.seat, cards=cards)
    supplies.gain(play, step.seat, power_of(step).points * len(cards), step.what)
    supplies.fill_display(play)


# Hands


@power("steal-card")
def steal_card(play: Play, step: Step) -> Offers:
    """Rogues: a card of another hand is this turn's new card; whoever lost it takes one from the
    display or the deck. Not when nobody plays a card any more."""
    state, board, seat = play.state, play.board, step.seat
    if is_ending(board):
        raise Idle("game-ends")
    picks = play.picks or (
        yield Offer("target-hand", supplies.all_options(state, seat), card="instead")
    )
    other, index = supplies.find_card(state, seat, picks[0], play.chance)
    card, known = supplies.steal(state, seat, other, index)
    shown = card if known == supplies.everyone(state) else None
    play.tell("card-stolen", seat=seat, other=other, card=shown)
    if shown is None:
        both = tuple(sorted((seat, other)))
        play.tell("card-lost", seat=seat, other=other, card=card, seats=both, reveals=(seat,))
    board.draw = "done"
    play.then(Step("replace-card", other))


# The deck


@power("look")
def look(play: Play, step: Step) -> Offers:
    """Seers: the top three cards, or as many as there are. Not when nobody plays a card any
    more."""
    state, seat = play.state, step.seat
    if is_ending(play.board):
        raise Idle("game-ends")
    if not state.deck:
        raise Idle("no-deck")
    if not play.picks:
        yield Offer("use-power", USE, card="instead")
    for _ in range(min(power_of(step).cards, len(state.deck))):
        card, known = supplies.take_top(state)
        state.looked.append(card)
        state.looked_known.append(known | 1 << seat)
    play.tell("deck-looked", seat=seat, cards=len(state.looked))
    play.tell("deck-seen", seat=seat, cards=list(state.looked), seats=(seat,), reveals=(seat,))
    play.then(Step("seer-card", seat, step.what, cell=step.cell))


@rule("seer-card")
def seer_card(play: Play, step: Step) -> None:
    """Seers: one of them is this turn's new card, and the others go under the deck in any order.
    Asked even of a single one: how the cards are like is nobody else's business."""
    state, seat = play.state, step.seat
    if play.picks is None:
        options = distinct(">".join(cards) for cards in permutations(state.looked))
        play.ask(step, "seer-card", options, (step.what, key_of(step.cell)))
        return
    card, *under = play.picks[0].split(">")
    # The rest cannot tell which one it was, nor what lies where under the deck.
    known = 1 << seat if under else state.looked_known[0]
    supplies.add_card(state, seat, card, known)
    play.board.draw = "done"
    play.tell("seer-took", seat=seat, card=card, seats=(seat,))
    supplies.put_under(state, under, [known] * len(under))
    state.looked.clear()
    state.looked_known.clear()
    play.tell("seer-kept", seat=seat, under=len(under))
    if under:
        play.tell("seer-put", seat=seat, cards=under, seats=(seat,))


@power("play-top")
def play_top(play: Play, step: Step) -> Offers:
    """Mages: the top card is shown, and played at once; under the deck if it fits nowhere. The new
    card comes after them, if they are used."""
    state, board = play.state, play.board
    if not state.deck:
        raise Idle("no-deck")
    if not board.supply[step.seat]:
        raise Idle("no-followers")
    if not play.picks:
        yield Offer("use-power", USE, card="instead")
    card, _ = supplies.take_top(state)
    play.tell("card-revealed", seat=step.seat, card=card, reveals=play.everybody)
    if open_keys(board):
        board.revealed = card
        play.then(Step("place-revealed", step.seat, step.what, cell=step.cell))
    else:
        supplies.put_under(state, [card], [supplies.everyone(state)])
        play.tell("card-under", seat=step.seat, card=card)


@rule("place-revealed")
def place_revealed(play: Play, step: Step) -> None:
    """Mages: the card that was shown, like one from the hand. Its field acts, its power does
    not."""
    board, card = play.board, play.board.revealed
    if play.picks is None:
        play.ask(step, "place-revealed", open_keys(board), (card, key_of(step.cell)))
        return
    board.revealed = ""
    lay_down(play, step.seat, cell_of(play.picks[0]), card, "mages")
