"""Powers that place, move, remove or petrify followers."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.kit.contract import Picks

from ..state import Play, State, Step
from .ground import cell_of, key_of
from .offers import Apply, Make, Offer, power_of, use
from .targets import (
    around,
    beside,
    follower_key,
    follower_of,
    in_lines,
    is_target,
    keys,
    rival_followers,
    rivals,
    split,
)
from .tracks import add_followers, changed, gain, move_follower, remove_followers

Pairs = Callable[[State, Step], list[str]]
"""A choice of two halves, both in each option."""


def _of_rivals(state: State, step: Step) -> Offer | str:
    """One follower of others on an adjacent card."""
    board = state.board
    options = rival_followers(board, beside(board, step.cell), step.seat)
    return Offer("target-follower", options) if options else "no-target"


def _cards(cells: list[int]) -> Offer | str:
    return Offer("target-card", keys(cells)) if cells else "no-target"


def _remove(play: Play, step: Step, cell: int, owner: int) -> None:
    remove_followers(play, cell, owner, 1, step.seat, step.faction)


# Removing


def _several(state: State, step: Step) -> Offer | str:
    """Knights: followers of others on adjacent cards, of one card or of several."""
    board, most = state.board, power_of(step).most
    options: list[str] = []
    for cell in beside(board, step.cell):
        for owner in rivals(board, cell, step.seat):
            key, count = follower_key(cell, owner), board.cards[cell].followers[owner]
            if count == 1:
                options.append(key)
            else:
                options += [f"{key}.{n}" for n in range(1, min(count, most) + 1)]
    if not options:
        return "no-target"
    return Offer("target-followers", tuple(options), 0, 0, min(most, len(options)))


def _several_removed(play: Play, step: Step, picks: Picks) -> None:
    for option in sorted(picks, key=follower_of):
        _remove(play, step, *follower_of(option))


def _moon(state: State, step: Step) -> Offer | str:
    """Werewolves: at new moon a follower, at full moon points."""
    if state.board.moon == "full":
        return use(power_of(step).points)
    return _of_rivals(state, step)


def _howled(play: Play, step: Step, picks: Picks) -> None:
    board = play.board
    if board.moon == "full":
        board.moon = "new"
        gain(play, step.seat, power_of(step).points, step.faction)
    else:
        board.moon = "full"
        _remove(play, step, *follower_of(picks[0]))
    play.tell("moon", seat=step.seat, moon=board.moon)


def _sweep(state: State, step: Step) -> Offer | str:
    """Fire Phoenix: an adjacent card with followers, anybody's."""
    board = state.board
    return _cards([c for c in beside(board, step.cell) if any(board.cards[c].followers)])


def _swept(play: Play, step: Step, picks: Picks) -> None:
    clear(play, step, cell_of(picks[0]))


def clear(play: Play, step: Step, cell: int) -> None:
    """Remove all followers from a card; stone stays."""
    for owner, count in enumerate(play.board.cards[cell].followers):
        if count:
            remove_followers(play, cell, owner, count, step.seat, step.faction)


def _recall(state: State, step: Step) -> Offer | str:
    """Phoenix: an own follower on another card."""
    board = state.board
    seat, here = step.seat, step.cell
    found = [
        cell
        for cell, card in board.cards.items()
        if card.followers[seat] and cell != here and is_target(card)
    ]
    return _cards(sorted(found))


def _recalled(play: Play, step: Step, picks: Picks) -> None:
    _remove(play, step, cell_of(picks[0]), step.seat)
    gain(play, step.seat, power_of(step).points, step.faction)


def _petrified(play: Play, step: Step, picks: Picks) -> None:
    """Basilisks: the follower stays as stone and counts for nothing any more."""
    cell, owner = follower_of(picks[0])
    card = play.board.cards[cell]
    play.board.cards[cell] = replace(
        card,
        followers=changed(card.followers, owner, -1),
        stone=changed(card.stone, owner, 1),
    )
    play.tell("petrified", seat=step.seat, owner=owner, space=key_of(cell))


# Placing


def _join(state: State, step: Step) -> Offer | str:
    """Zombies: an adjacent card with others' followers and none of one's own."""
    board, seat = state.board, step.seat
    if not board.supply[seat]:
        return "no-followers"
    return _cards(
        [
            cell
            for cell in beside(board, step.cell)
            if not board.cards[cell].followers[seat] and any(board.cards[cell].followers)
        ]
    )


def _joined(play: Play, step: Step, picks: Picks) -> None:
    add_followers(play, cell_of(picks[0]), step.seat, 1, step.faction)


def _replace(state: State, step: Step) -> Offer | str:
    """Vampires: the follower from here takes the place of another's beside it."""
    if not state.board.cards[step.cell].followers[step.seat]:
        return "no-followers"
    return _of_rivals(state, step)


def _replaced(play: Play, step: Step, picks: Picks) -> None:
    cell, owner = follower_of(picks[0])
    _remove(play, step, cell, owner)
    move_follower(play, step.cell, cell, step.seat, step.seat, step.faction)


# Moving, in two halves: "C4-1>D5"


def _in_halves(pairs: Pairs, apply: Callable[[Play, Step, str, str], None]) -> tuple[Make, Apply]:
    """A power whose choice has two halves, which are picked as one."""

    def offer(state: State, step: Step) -> Offer | str:
        found = pairs(state, step)
        return Offer("target-pair", tuple(found)) if found else "no-target"

    def apply_both(play: Play, step: Step, picks: Picks) -> None:
        apply(play, step, *split(picks[0]))

    return offer, apply_both


def _shifts(state: State, step: Step) -> list[str]:
    """Undead: one follower of others on an adjacent card, to a face-up card adjacent to where it
    stands."""
    board = state.board
    return [
        f"{one}>{other}"
        for one in rival_followers(board, beside(board, step.cell), step.seat)
        for other in keys(beside(board, follower_of(one)[0]))
    ]


def _shifted(play: Play, step: Step, one: str, other: str) -> None:
    before, owner = follower_of(one)
    move_follower(play, before, cell_of(other), owner, step.seat, step.faction)


def _walks(state: State, step: Step) -> list[str]:
    """Ghosts: an own follower anywhere, to this card or a face-up one around it."""
    seat = step.seat
    found = [
        cell for cell, card in state.board.cards.items() if card.followers[seat] and is_target(card)
    ]
    ends = keys(sorted((step.cell, *around(state.board, step.cell))))
    return [f"{one}>{other}" for one in keys(sorted(found)) for other in ends if other != one]


def _walked(play: Play, step: Step, one: str, other: str) -> None:
    move_follower(play, cell_of(one), cell_of(other), step.seat, step.seat, step.faction)


def _exchanges(state: State, step: Step) -> list[str]:
    """Ice Kings: an adjacent card and another one in this row or column, where that changes
    anything. The same two the other way round are the same choice, which is offered once."""
    board, cards = state.board, state.board.cards
    lines = in_lines(board, step.cell)
    found: list[tuple[int, int]] = []
    for one in beside(board, step.cell):
        here = cards[one].followers
        found += [
            (one, other)
            for other in lines
            if cards[other].followers != here and (other, one) not in found
        ]
    return [f"{key_of(one)}>{key_of(other)}" for one, other in found]


def _exchanged(play: Play, step: Step, one: str, other: str) -> None:
    """Ice Kings: all followers of both cards change places; stone stays."""
    cards = play.board.cards
    here, there = cards[cell_of(one)], cards[cell_of(other)]
    cards[cell_of(one)] = replace(here, followers=there.followers)
    cards[cell_of(other)] = replace(there, followers=here.followers)
    play.tell("followers-exchanged", seat=step.seat, one=one, other=other)


# Cards in place


def _turn_down(state: State, step: Step) -> Offer | str:
    """Giants: any adjacent face-up card, the start card too."""
    return _cards(beside(state.board, step.cell))


def _turned_down(play: Play, step: Step, picks: Picks) -> None:
    """Giants: the followers are removed, stone and poison leave the game, the card is blank."""
    board, cell = play.board, cell_of(picks[0])
    clear(play, step, cell)
    card = board.cards[cell]
    for owner, count in enumerate(card.stone):
        board.lost[owner] += count
    none = (0,) * board.seats
    board.cards[cell] = replace(card, stone=none, down=True, poison=False)
    play.tell("turned-down", seat=step.seat, space=picks[0], card=card.faction)


def _poison(state: State, step: Step) -> Offer | str:
    """Poisoners: an adjacent card without a marker."""
    board = state.board
    return _cards([c for c in beside(board, step.cell) if not board.cards[c].poison])


def _poisoned(play: Play, step: Step, picks: Picks) -> None:
    cell = cell_of(picks[0])
    card = play.board.cards[cell]
    play.board.cards[cell] = replace(card, poison=True)
    play.tell("poisoned", seat=step.seat, space=picks[0], card=card.faction)


POWERS: dict[str, tuple[Make, Apply]] = {
    "remove": (_several, _several_removed),
    "moon": (_moon, _howled),
    "sweep": (_sweep, _swept),
    "recall": (_recall, _recalled),
    "petrify": (_of_rivals, _petrified),
    "join": (_join, _joined),
    "replace": (_replace, _replaced),
    "shift": _in_halves(_shifts, _shifted),
    "walk": _in_halves(_walks, _walked),
    "exchange-followers": _in_halves(_exchanges, _exchanged),
    "turn-down": (_turn_down, _turned_down),
    "poison": (_poison, _poisoned),
}
