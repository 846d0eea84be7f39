"""Powers that place, move, remove or petrify followers."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ..state import Board, Play, Step
from .ground import (
    AROUND_BY_ROWS,
    beside,
    cell_of,
    follower_of,
    in_lines,
    is_target,
    key_of,
    keys,
    rival_followers,
    split,
)
from .powers import USE, Idle, Offer, Offers, power, power_of
from .supplies import add_followers, changed, gain, move_follower, remove_followers


def _rivals_beside(play: Play, step: Step) -> Offer:
    """One follower of others on an adjacent card."""
    board = play.board
    return Offer("target-follower", rival_followers(board, beside(board, step.cell), step.seat))


def _cards(cells: Iterable[int]) -> Offer:
    return Offer("target-card", keys(cells))


def _remove(play: Play, step: Step, cell: int, owner: int) -> None:
    remove_followers(play, cell, owner, 1, step.seat, step.what)


# Removing


@power("remove")
def remove(play: Play, step: Step) -> Offers:
    """Knights: followers of others on adjacent cards, of one card or of several."""
    board, picks, most = play.board, play.picks, power_of(step).most
    if not picks:
        options: list[str] = []
        for key in rival_followers(board, beside(board, step.cell), step.seat):
            cell, owner = follower_of(key)
            count = min(board.cards[cell].followers[owner], most)
            options += [f"{key}.{n}" for n in range(1, count + 1)] if count > 1 else [key]
        picks = yield Offer("target-followers", tuple(options), 0, 0, min(most, len(options)))
    for option in sorted(picks, key=follower_of):
        _remove(play, step, *follower_of(option))


@power("moon")
def moon(play: Play, step: Step) -> Offers:
    """Werewolves: at new moon a follower, at full moon points."""
    board, points = play.board, power_of(step).points
    if board.moon == "full":
        if not play.picks:
            yield Offer("use-power", USE, points)
        board.moon = "new"
        gain(play, step.seat, points, step.what)
    else:
        picks = play.picks or (yield _rivals_beside(play, step))
        board.moon = "full"
        _remove(play, step, *follower_of(picks[0]))
    play.tell("moon", seat=step.seat, moon=board.moon)


@power("sweep")
def sweep(play: Play, step: Step) -> Offers:
    """Fire Phoenix: all followers leave an adjacent card, anybody's."""
    board = play.board
    picks = play.picks or (
        yield _cards(c for c in beside(board, step.cell) if any(board.cards[c].followers))
    )
    _clear(play, step, cell_of(picks[0]))


def _clear(play: Play, step: Step, cell: int) -> None:
    """Stone stays."""
    for owner, count in enumerate(play.board.cards[cell].followers):
        if count:
            remove_followers(play, cell, owner, count, step.seat, step.what)


@power("recall")
def recall(play: Play, step: Step) -> Offers:
    """Phoenix: an own follower on another card, for points."""
    board, seat = play.board, step.seat
    picks = play.picks or (
        yield _cards(cell for cell in _where_own(board, seat) if cell != step.cell)
    )
    _remove(play, step, cell_of(picks[0]), seat)
    gain(play, seat, power_of(step).points, step.what)


def _where_own(board: Board, seat: int) -> list[int]:
    """The cards with followers of the seat that may be chosen, row by row."""
    cards = board.cards.items()
    return sorted([cell for cell, card in cards if card.followers[seat] and is_target(card)])


@power("petrify")
def petrify(play: Play, step: Step) -> Offers:
    """Basilisks: the follower stays as stone and counts for nothing any more."""
    picks = play.picks or (yield _rivals_beside(play, step))
    cell, owner = follower_of(picks[0])
    card = play.board.cards[cell]
    followers, stone = changed(card.followers, owner, -1), changed(card.stone, owner, 1)
    play.board.cards[cell] = replace(card, followers=followers, stone=stone)
    play.tell("petrified", seat=step.seat, owner=owner, space=key_of(cell))


# Placing


@power("join")
def join(play: Play, step: Step) -> Offers:
    """Zombies: an adjacent card with others' followers and none of one's own."""
    cards, seat = play.board.cards, step.seat
    if not play.board.supply[seat]:
        raise Idle("no-followers")
    picks = play.picks or (
        yield _cards(
            cell
            for cell in beside(play.board, step.cell)
            if any(cards[cell].followers) and not cards[cell].followers[seat]
        )
    )
    add_followers(play, cell_of(picks[0]), seat, 1, step.what)


@power("replace")
def take_place(play: Play, step: Step) -> Offers:
    """Vampires: the follower from here takes the place of another's beside it."""
    picks = play.picks or (yield _rivals_beside(play, step))
    cell, owner = follower_of(picks[0])
    _remove(play, step, cell, owner)
    move_follower(play, step.cell, cell, step.seat, step.seat, step.what)


# Moving, in two halves: "C4-1>D5"


def _pairs(found: Iterable[str]) -> Offer:
    return Offer("target-pair", tuple(found))


@power("shift")
def shift(play: Play, step: Step) -> Offers:
    """Undead: one follower of others on an adjacent card, to a face-up card adjacent to where it
    stands."""
    board = play.board
    picks = play.picks or (
        yield _pairs(
            f"{one}>{other}"
            for one in rival_followers(board, beside(board, step.cell), step.seat)
            for other in keys(beside(board, follower_of(one)[0]))
        )
    )
    one, other = split(picks[0])
    before, owner = follower_of(one)
    move_follower(play, before, cell_of(other), owner, step.seat, step.what)


@power("walk")
def walk(play: Play, step: Step) -> Offers:
    """Ghosts: an own follower anywhere, to this card or a face-up one around it."""
    picks, seat = play.picks, step.seat
    if not picks:
        ends = keys(sorted((step.cell, *beside(play.board, step.cell, AROUND_BY_ROWS))))
        own = keys(_where_own(play.board, seat))
        picks = yield _pairs(f"{one}>{other}" for one in own for other in ends if other != one)
    one, other = split(picks[0])
    move_follower(play, cell_of(one), cell_of(other), seat, seat, step.what)


@power("exchange-followers")
def exchange_followers(play: Play, step: Step) -> Offers:
    """Ice Kings: all followers of an adjacent card and of another one in this row or column change
    places; stone stays. Where that changes anything: the same two the other way round are the same
    choice, which is offered once."""
    cards, picks = play.board.cards, play.picks
    if not picks:
        found: list[tuple[int, int]] = []
        lines = in_lines(play.board, step.cell)
        for here in beside(play.board, step.cell):
            found += [
                (here, there)
                for there in lines
                if cards[there].followers != cards[here].followers and (there, here) not in found
            ]
        picks = yield _pairs(f"{key_of(here)}>{key_of(there)}" for here, there in found)
    one, other = split(picks[0])
    first, second = cards[cell_of(one)], cards[cell_of(other)]
    cards[cell_of(one)] = replace(first, followers=second.followers)
    cards[cell_of(other)] = replace(second, followers=first.followers)
    play.tell("followers-exchanged", seat=step.seat, one=one, other=other)


# Cards in place


@power("turn-down")
def turn_down(play: Play, step: Step) -> Offers:
    """Giants: any adjacent face-up card, the start card too. The followers are removed, stone and
    poison leave the game, the card is blank."""
    board = play.board
    picks = play.picks or (yield _cards(beside(board, step.cell)))
    cell = cell_of(picks[0])
    _clear(play, step, cell)
    card = board.cards[cell]
    board.lost = [lost + stone for lost, stone in zip(board.lost, card.stone, strict=True)]
    board.cards[cell] = replace(card, stone=(0,) * board.seats, down=True, poison=False)
    play.tell("turned-down", seat=step.seat, space=key_of(cell), card=card.faction)


@power("poison")
def poison(play: Play, step: Step) -> Offers:
    """Poisoners: an adjacent card without a marker."""
    board, cards = play.board, play.board.cards
    picks = play.picks or (yield _cards(c for c in beside(board, step.cell) if not cards[c].poison))
    cell = cell_of(picks[0])
    card = cards[cell]
    cards[cell] = replace(card, poison=True)
    play.tell("poisoned", seat=step.seat, space=key_of(cell), card=card.faction)
