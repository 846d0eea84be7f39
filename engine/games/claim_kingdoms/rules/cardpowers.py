"""Powers that take, exchange, reveal or remove cards."""

from __future__ import annotations

from itertools import combinations, permutations

from msgspec.structs import replace

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..events import AND, DECK
from ..state import Play, State, Step
from . import hands, turns
from .ground import cell_of, is_ending, key_of, open_keys
from .offers import Apply, Make, Offer, power_of, use
from .targets import distinct, split
from .tracks import gain

# The display


def _exchange(state: State, step: Step) -> Offer | str:
    """Shapeshifters: any card of the display that is another one than this."""
    board = state.board
    if not board.display:
        return "no-display"
    here = board.cards[step.cell].faction
    found = distinct([card for card in board.display if card != here])
    if not found:
        return "no-target"
    if not hands.takes(state):
        return Offer("display-card", found, card="instead")
    options: list[str] = []
    for card in found:
        sources = _sources_after(state, card, here)
        options += [f"{card}>{source}" for source in sources] if len(sources) > 1 else [card]
    return Offer("display-card", tuple(options), card="instead")


def _sources_after(state: State, card: str, here: str) -> tuple[str, ...]:
    """What can be taken once `card` has left the display for the one that lies here."""
    display = list(state.board.display)
    display[display.index(card)] = here
    if state.deck:
        display.append(DECK)
    return distinct(display)


def _exchanged(play: Play, step: Step, picks: Picks) -> None:
    """Shapeshifters: it lies here now, under the followers; its own power is not used."""
    board = play.board
    card, source = split(picks[0])
    if source:
        hands.choose_source(board, source)
    before = board.cards[step.cell]
    board.display[board.display.index(card)] = before.faction
    board.cards[step.cell] = replace(before, faction=card)
    play.tell(
        "card-swapped", seat=step.seat, space=key_of(step.cell), card=card, before=before.faction
    )


def _clear(state: State, step: Step) -> Offer | str:
    """Ice Beasts: one or two cards of the display. The new card comes after them, if they are
    used, for others lie there then."""
    display = state.board.display
    if not display:
        return "no-display"
    sizes = range(1, min(power_of(step).most, len(display)) + 1)
    found = [AND.join(sorted(some)) for size in sizes for some in combinations(display, size)]
    return Offer("display-cards", distinct(found), card="instead")


def _cleared(play: Play, step: Step, picks: Picks) -> None:
    """Ice Beasts: out of the game, for points; then the display is filled up."""
    board = play.board
    cards = picks[0].split(AND)
    for card in cards:
        board.display.remove(card)
    board.out += cards
    play.tell("cards-out", seat=step.seat, cards=cards)
    gain(play, step.seat, power_of(step).points * len(cards), step.faction)
    hands.fill_display(play)


# Hands


def _steal(state: State, step: Step) -> Offer | str:
    """Rogues: a card of another hand, unless nobody plays a card any more."""
    if is_ending(state.board):
        return "game-ends"
    options = hands.all_options(state, step.seat)
    return Offer("target-hand", options, card="instead") if options else "no-target"


def _stolen(play: Play, step: Step, picks: Picks) -> None:
    """Rogues: it is this turn's new card; whoever lost it takes one from the display or the
    deck."""
    board, seat = play.board, step.seat
    other, index = hands.find_card(play.state, seat, picks[0], play.chance)
    card, known = hands.steal(play.state, seat, other, index)
    shown = card if known == hands.everyone(play.state) else None
    play.tell("card-stolen", seat=seat, other=other, card=shown)
    play.tell(
        "card-lost",
        seat=seat,
        other=other,
        card=card,
        seats=tuple(sorted((seat, other))),
        reveals=(seat,),
    )
    board.draw = "done"
    if not is_ending(board):
        play.then(Step("draw", other, what="rogues"))


# The deck


def _look(state: State, step: Step) -> Offer | str:
    """Seers: not without a deck, nor when nobody plays a card any more."""
    if is_ending(state.board):
        return "game-ends"
    return use(card="instead") if state.deck else "no-deck"


def _looked(play: Play, step: Step, picks: Picks) -> None:
    """Seers: the top three cards, or as many as there are."""
    state = play.state
    seat = step.seat
    for _ in range(min(power_of(step).cards, len(state.deck))):
        card, known = hands.take_top(state)
        state.looked.append(card)
        state.looked_known.append(known | hands.bit(state, seat))
    play.tell("deck-looked", seat=seat, cards=len(state.looked))
    play.tell("deck-seen", seat=seat, cards=list(state.looked), seats=(seat,), reveals=(seat,))
    play.then(Step("seer-card", seat, step.cell, step.faction))


@rule("seer-card")
def seer_card(play: Play, step: Step) -> None:
    """Seers: one of them is this turn's new card, and the others go under the deck in any order.
    Asked even of a single one: how the cards are like is nobody else's business."""
    about = (step.faction, key_of(step.cell))
    options = distinct(">".join(cards) for cards in permutations(play.state.looked))
    play.ask(step, "seer-card", options, about)


@reply("seer-card")
def seer_card_taken(play: Play, step: Step, picks: Picks) -> None:
    state = play.state
    seat = step.seat
    taken, *under = picks[0].split(">")
    index = state.looked.index(taken)
    card, known = state.looked.pop(index), state.looked_known.pop(index)
    if state.looked:
        # The rest cannot tell which one it was, nor what lies where under the deck.
        mine = hands.bit(state, seat)
        known = mine
        state.looked_known = [mine] * len(state.looked)
    hands.add_card(state, seat, card, known)
    play.board.draw = "done"
    play.tell("seer-took", seat=seat, card=card, seats=(seat,))
    _put_back(play, seat, under)


def _put_back(play: Play, seat: int, under: list[str]) -> None:
    state = play.state
    hands.put_under(state, under, state.looked_known)
    state.looked.clear()
    state.looked_known.clear()
    play.tell("seer-kept", seat=seat, under=len(under))
    if under:
        play.tell("seer-put", seat=seat, cards=under, seats=(seat,))


def _play_top(state: State, step: Step) -> Offer | str:
    """Mages: a deck and a follower are needed. The new card comes after them, if they are used."""
    if not state.deck:
        return "no-deck"
    return use(card="instead") if state.board.supply[step.seat] else "no-followers"


def _top_played(play: Play, step: Step, picks: Picks) -> None:
    """Mages: the top card is shown, and played at once; under the deck if it fits nowhere."""
    state = play.state
    card, _ = hands.take_top(state)
    play.tell("card-revealed", seat=step.seat, card=card, reveals=play.everybody)
    if open_keys(play.board):
        play.board.revealed = card
        play.then(Step("place-revealed", step.seat, step.cell, step.faction))
    else:
        hands.put_under(state, [card], [hands.everyone(state)])
        play.tell("card-under", seat=step.seat, card=card)


@rule("place-revealed")
def place_revealed(play: Play, step: Step) -> None:
    """Mages: the card that was shown, like one from the hand."""
    about = (play.board.revealed, key_of(step.cell))
    play.ask(step, "place-revealed", open_keys(play.board), about)


@reply("place-revealed")
def revealed_placed(play: Play, step: Step, picks: Picks) -> None:
    """Mages: its field acts, its power does not."""
    card, play.board.revealed = play.board.revealed, ""
    turns.lay_down(play, step.seat, cell_of(picks[0]), card, "mages")


POWERS: dict[str, tuple[Make, Apply]] = {
    "exchange-card": (_exchange, _exchanged),
    "clear-display": (_clear, _cleared),
    "steal-card": (_steal, _stolen),
    "look": (_look, _looked),
    "play-top": (_play_top, _top_played),
}
