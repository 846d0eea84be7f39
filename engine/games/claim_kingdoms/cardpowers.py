"""Powers that take, exchange, reveal or remove cards."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from . import hands, turns
from .agenda import Reply, Rule, everybody
from .ground import cell_of, key_of, open_spaces
from .offers import Apply, Offer, power_of, use
from .state import State, Step
from .targets import distinct, keys, numbered
from .tracks import gain

# The display


def _exchange(state: State, step: Step) -> Offer | str:
    """Shapeshifters: any card of the display."""
    display = state.board.display
    return Offer("display-card", distinct(display)) if display else "no-display"


def _exchanged(state: State, step: Step, picks: Picks, events: list[Event], chance: Chance) -> None:
    """Shapeshifters: it lies here now, under the followers; its own power is not used."""
    board, card = state.board, picks[0]
    before = board.cards[step.cell]
    board.display[board.display.index(card)] = before.faction
    board.cards[step.cell] = replace(before, faction=card)
    args = {
        "seat": step.seat,
        "space": key_of(step.cell),
        "card": card,
        "before": before.faction,
    }
    events.append(Event("card-swapped", args))


def _clear(state: State, step: Step) -> Offer | str:
    """Ice Beasts: one or two cards of the display."""
    display = state.board.display
    if not display:
        return "no-display"
    most = min(power_of(step).most, len(display))
    return Offer("display-cards", numbered(display), 0, 0, most)


def _cleared(state: State, step: Step, picks: Picks, events: list[Event], chance: Chance) -> None:
    """Ice Beasts: out of the game, for points; then the display is filled up."""
    board = state.board
    cards = [option.partition(".")[0] for option in numbered(board.display) if option in picks]
    for card in cards:
        board.display.remove(card)
    board.out += cards
    events.append(Event("cards-out", {"seat": step.seat, "cards": cards}))
    gain(board, step.seat, power_of(step).points * len(cards), step.faction, events)
    hands.fill_display(state, events)


# Hands


def _steal(state: State, step: Step) -> Offer | str:
    """Rogues: a card of another hand."""
    options = hands.all_options(state, step.seat)
    return Offer("target-hand", options) if options else "no-target"


def _stolen(state: State, step: Step, picks: Picks, events: list[Event], chance: Chance) -> None:
    """Rogues: it is this turn's new card; whoever lost it takes one from the display or the
    deck."""
    board, seat = state.board, step.seat
    other, index = hands.find_card(state, seat, picks[0], chance)
    card, known = hands.steal(state, seat, other, index)
    shown = card if known == hands.everyone(state) else None
    events.append(Event("card-stolen", {"seat": seat, "other": other, "card": shown}))
    args = {"seat": seat, "other": other, "card": card}
    events.append(Event("card-lost", args, seats=tuple(sorted((seat, other))), reveals=(seat,)))
    board.draw = "done"
    board.agenda.append(Step("draw", other, what="rogues"))


# The deck


def _look(state: State, step: Step) -> Offer | str:
    """Seers: not without a deck."""
    return use() if state.deck else "no-deck"


def _looked(state: State, step: Step, picks: Picks, events: list[Event], chance: Chance) -> None:
    """Seers: the top three cards, or as many as there are."""
    seat = step.seat
    for _ in range(min(power_of(step).cards, len(state.deck))):
        card, known = hands.take_top(state)
        state.looked.append(card)
        state.looked_known.append(known | hands.bit(state, seat))
    events.append(Event("deck-looked", {"seat": seat, "cards": len(state.looked)}))
    args = {"seat": seat, "cards": list(state.looked)}
    events.append(Event("deck-seen", args, seats=(seat,), reveals=(seat,)))
    state.board.agenda.append(Step("seer-card", seat, step.cell, step.faction))


def seer_card(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Seers: one of them is this turn's new card. Asked even of a single one: how the cards
    are like is nobody else's business."""
    about = (step.faction, key_of(step.cell))
    ask(state, step, "seer-card", distinct(state.looked), about)


def seer_card_taken(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    seat = step.seat
    index = state.looked.index(picks[0])
    card, known = state.looked.pop(index), state.looked_known.pop(index)
    if state.looked:
        # The rest cannot tell which one it was, nor what lies where under the deck.
        mine = hands.bit(state, seat)
        known = mine
        state.looked_known = [mine] * len(state.looked)
    hands.add_card(state, seat, card, known)
    state.board.draw = "done"
    events.append(Event("seer-took", {"seat": seat, "card": card}, seats=(seat,)))
    if len(state.looked) > 1:
        state.board.agenda.append(Step("seer-order", seat, step.cell, step.faction))
    else:
        _put_back(state, seat, list(state.looked), events)


def seer_order(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Seers: the others go under the deck in any order."""
    options = numbered(state.looked)
    about = (step.faction, key_of(step.cell))
    count = len(options)
    ask(state, step, "seer-order", options, about, count, count, ordered=True)


def seer_ordered(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    cards = [option.partition(".")[0] for option in picks]
    _put_back(state, step.seat, cards, events)


def _put_back(state: State, seat: int, under: list[str], events: list[Event]) -> None:
    hands.put_under(state, under, state.looked_known)
    state.looked.clear()
    state.looked_known.clear()
    events.append(Event("seer-kept", {"seat": seat, "under": len(under)}))
    if under:
        args = {"seat": seat, "cards": under}
        events.append(Event("seer-put", args, seats=(seat,)))


def _play_top(state: State, step: Step) -> Offer | str:
    """Mages: a deck and a follower are needed."""
    if not state.deck:
        return "no-deck"
    return use() if state.board.supply[step.seat] else "no-followers"


def _top_played(
    state: State, step: Step, picks: Picks, events: list[Event], chance: Chance
) -> None:
    """Mages: the top card is shown, and played at once; under the deck if it fits nowhere."""
    card, _ = hands.take_top(state)
    args = {"seat": step.seat, "card": card}
    events.append(Event("card-revealed", args, reveals=everybody(state)))
    if open_spaces(state.board):
        state.board.revealed = card
        state.board.agenda.append(Step("place-revealed", step.seat, step.cell, step.faction))
    else:
        hands.put_under(state, [card], [hands.everyone(state)])
        events.append(Event("card-under", args))


def place_revealed(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Mages: the card that was shown, like one from the hand."""
    about = (state.board.revealed, key_of(step.cell))
    ask(state, step, "place-revealed", keys(open_spaces(state.board)), about)


def revealed_placed(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    """Mages: its field acts, its power does not."""
    card, state.board.revealed = state.board.revealed, ""
    turns.lay_down(state, step.seat, cell_of(picks[0]), card, "mages", events)


POWERS: dict[str, tuple[Callable[[State, Step], Offer | str], Apply]] = {
    "exchange-card": (_exchange, _exchanged),
    "clear-display": (_clear, _cleared),
    "steal-card": (_steal, _stolen),
    "look": (_look, _looked),
    "play-top": (_play_top, _top_played),
}
RULES: dict[str, Rule] = {
    "seer-card": seer_card,
    "seer-order": seer_order,
    "place-revealed": place_revealed,
}
REPLIES: dict[str, Reply] = {
    "seer-card": seer_card_taken,
    "seer-order": seer_ordered,
    "place-revealed": revealed_placed,
}
