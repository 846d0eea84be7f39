"""Free actions: Towers, and Army cards into garrisons (rulebook, Towers; garrison)."""

from __future__ import annotations

from bisect import insort

from msgspec.structs import replace

from engine.agenda import ask
from engine.contract import Chance, Event, Limit, Picks, Question

from .agenda import Reply, Rule, all_but
from .components import ORDER
from .discards import blur, take_army
from .kingship import slots
from .state import Board, State, Step


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


def lay_towers(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Which cards of the hand? They are never taken back."""
    hand = state.hands[step.seat]
    ask(state, step, "towers", numbered(hand), most=len(hand))


def towers_laid(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat = state.board, step.seat
    kinds = [kind_of(pick) for pick in picks]
    for kind in kinds:
        state.hands[seat].remove(kind)
        insort(state.towers[seat], kind, key=ORDER.__getitem__)
    blur(board.shown[seat], len(kinds))
    board.towers[seat] += len(kinds)
    args = {"seat": seat, "cards": len(kinds), "towers": board.towers[seat], "why": "turn"}
    events.append(Event("towers-built", args))
    kinds.sort(key=ORDER.__getitem__)
    events.append(Event("towers-laid", {"seat": seat, "cards": kinds}, seats=(seat,)))


def _guard_room(board: Board, seat: int) -> int:
    return slots(board) - len(board.guard) if board.king == seat else 0


def has_slot(board: Board, seat: int) -> bool:
    """Whether a Mercenary has no garrison, or the Royal Guard is not complete."""
    return _guard_room(board, seat) > 0 or any(
        not mercenary.army for mercenary in board.mercenaries[seat]
    )


def garrison(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Which Army cards go where? They are never taken back."""
    board, reserve = state.board, state.reserves[step.seat]
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
    ask(state, step, "garrison", tuple(options), most=most, limits=tuple(limits))


def garrisoned(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board, seat = state.board, step.seat
    mercenaries = board.mercenaries[seat]
    for pick in picks:
        where, kind = pick.split(".")[:2]
        take_army(state, seat, kind)
        if where == "king":
            insort(board.guard, kind)
        for index, mercenary in enumerate(mercenaries):
            if where == f"m{mercenary.number}":
                mercenaries[index] = replace(mercenary, army=kind)
        args = {"seat": seat, "where": where, "army": kind, "reserve": len(state.reserves[seat])}
        events.append(Event("garrisoned", args, reveals=all_but(board, seat)))


RULES: dict[str, Rule] = {"towers": lay_towers, "garrison": garrison}
REPLIES: dict[str, Reply] = {"towers": towers_laid, "garrison": garrisoned}
