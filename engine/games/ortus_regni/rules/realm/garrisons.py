"""Free actions: Towers, and Army cards into garrisons (rulebook, Towers; garrison)."""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from engine.kit.contract import Limit, Picks
from engine.kit.steps import reply, rule

from ...box import ORDER
from ...state import Board, Play, Step
from .discards import blur, take_army
from .kingship import slots


def numbered(kinds: list[str]) -> tuple[str, ...]:
    """Options for cards of which some are alike: "vassal.1", "vassal.2". `kinds` is sorted."""
    found: list[str] = []
    before, count = "", 0
    for kind in kinds:
        count = count + 1 if kind == before else 1
        before = kind
        found.append(f"{kind}.{count}")
    return tuple(found)


def kind_of(option: str) -> str:
    """The kind in an option of `numbered`."""
    return option.partition(".")[0]


@rule("towers")
def lay_towers(play: Play, step: Step) -> None:
    """Which cards of the hand? They are never taken back. A single card is not asked about."""
    hand = play.state.hands[step.seat]
    if len(hand) > 1:
        play.ask(step, "towers", numbered(hand), most=len(hand))
    else:
        towers_laid(play, step, numbered(hand))


@reply("towers")
def towers_laid(play: Play, step: Step, picks: Picks) -> None:
    """So many more Towers."""
    board, seat = play.board, step.seat
    kinds = [kind_of(pick) for pick in picks]
    for kind in kinds:
        play.state.hands[seat].remove(kind)
        insort(play.state.towers[seat], kind, key=ORDER.__getitem__)
    blur(board.shown[seat], len(kinds))
    board.towers[seat] += len(kinds)
    play.tell("towers-built", seat=seat, cards=len(kinds), towers=board.towers[seat], why="turn")
    kinds.sort(key=ORDER.__getitem__)
    play.tell("towers-laid", seat=seat, cards=kinds, seats=(seat,))


def _guard_room(board: Board, seat: int) -> int:
    return slots(board) - len(board.guard) if board.king == seat else 0


def has_slot(board: Board, seat: int) -> bool:
    """Whether a Mercenary has no garrison, or the Royal Guard is not complete."""
    return _guard_room(board, seat) > 0 or any(
        not mercenary.army for mercenary in board.mercenaries[seat]
    )


@rule("garrison")
def garrison(play: Play, step: Step) -> None:
    """Which Army cards go where? They are never taken back. A single card for a single place is not
    asked about."""
    board, reserve = play.board, play.state.reserves[step.seat]
    counts = {kind: reserve.count(kind) for kind in dict.fromkeys(reserve)}
    free = [m.number for m in board.mercenaries[step.seat] if not m.army]
    room = _guard_room(board, step.seat)
    options: list[str] = []
    limits: list[Limit] = []
    for number in free:
        keys = tuple([f"m{number}.{kind}" for kind in counts])
        options += keys
        if len(keys) > 1:
            limits.append(Limit(keys, 0, 1))
    guards = [
        f"king.{kind}.{n}" for kind, count in counts.items() for n in range(1, min(count, room) + 1)
    ]
    options += guards
    if len(guards) > room:
        limits.append(Limit(tuple(guards), 0, room))
    for kind, count in counts.items():
        keys = tuple([option for option in options if option.split(".")[1] == kind])
        if len(keys) > count:
            limits.append(Limit(keys, 0, count))
    most = min(len(reserve), len(free) + room)
    if len(reserve) == len(free) + room == 1:
        garrisoned(play, step, tuple(options))
        return
    play.ask(step, "garrison", tuple(options), most=most, limits=tuple(limits))


@reply("garrison")
def garrisoned(play: Play, step: Step, picks: Picks) -> None:
    """Open, where everybody sees them."""
    board, seat = play.board, step.seat
    mercenaries = board.mercenaries[seat]
    for pick in picks:
        where, kind = pick.split(".")[:2]
        take_army(play.state, seat, kind)
        if where == "king":
            insort(board.guard, kind)
        for index, mercenary in enumerate(mercenaries):
            if where == f"m{mercenary.number}":
                mercenaries[index] = replace(mercenary, army=kind)
        play.tell(
            "garrisoned",
            seat=seat,
            where=where,
            army=kind,
            reserve=len(play.state.reserves[seat]),
            reveals=play.all_but(seat),
        )
