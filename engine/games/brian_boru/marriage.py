"""Upkeep, marriage step: the card for whoever is highest, then the track's rewards."""

from __future__ import annotations

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule
from .components import (
    MARRIAGES,
    PRINCESS,
    PRINCESS_WAYS,
    REGIONS,
    REJECT_POINTS,
    TOWN_KEYS,
    TRACK,
)
from .icons import gain_coins, place_disc
from .state import FREE, Board, State, Step


def gain_points(board: Board, seat: int, points: int, why: str, events: list[Event]) -> None:
    """Points on the score track."""
    board.score[seat] += points
    args = {"seat": seat, "points": points, "total": board.score[seat], "why": why}
    events.append(Event("points-gained", args))


def _gain_renown(board: Board, seat: int, renown: int, why: str, events: list[Event]) -> None:
    board.renown[seat] += renown
    args = {"seat": seat, "renown": renown, "total": board.renown[seat], "why": why}
    events.append(Event("renown-gained", args))


def marriage_step(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Whoever stands highest wins the card; with all at the start it leaves the game."""
    board = state.board
    board.phase = "marriage"
    events.append(Event("upkeep-step", {"step": "marriage"}))
    card = board.marriage
    highest = max(board.track)
    if not highest:
        board.gone.append(card)
        board.marriage = ""
        events.append(Event("marriage-unwon", {"card": card}))
        return
    winner = board.track.index(highest)
    events.append(Event("marriage-won", {"seat": winner, "card": card, "space": highest}))
    others = [
        Step("track-reward", seat, n=board.track[seat])
        for seat in sorted(range(board.seats), key=lambda seat: board.track[seat])
        if seat != winner
    ]
    board.agenda += others
    board.agenda.append(Step("marriage-back", winner))
    if card == PRINCESS:
        board.agenda.append(Step("princess", winner))
        return
    board.marriage = ""
    board.won[winner].append(card)
    rewards = range(len(MARRIAGES[card].rewards))
    board.agenda += [Step("card-reward", winner, card, n) for n in reversed(rewards)]


def princess(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Princess of Denmark: military support, trade, or turn her down."""
    ask(state, step, "princess", PRINCESS_WAYS, (PRINCESS,))


def princess_answered(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board = state.board
    way = picks[0]
    board.marriage = ""
    events.append(Event("princess", {"seat": step.seat, "way": way}))
    if way == "reject":
        board.gone.append(PRINCESS)
        gain_points(board, step.seat, REJECT_POINTS, "reject", events)
        return
    board.won[step.seat].append(PRINCESS)
    board.princess = way
    board.princess_seat = step.seat


def card_reward(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """One reward of a marriage card: points, renown, or a free town of its region."""
    board = state.board
    kind, what = MARRIAGES[step.what].rewards[step.n]
    if kind == "points":
        gain_points(board, step.seat, int(what), "card", events)
    elif kind == "renown":
        _gain_renown(board, step.seat, int(what), "card", events)
    else:
        region = str(what)
        towns = [town for town in REGIONS[region].towns if board.discs[town] == FREE]
        _ask_for_free_town(state, step, towns, "marriage-town", (step.what, region), events)


def _ask_for_free_town(
    state: State,
    step: Step,
    towns: list[int],
    kind: str,
    about: tuple[str | int, ...],
    events: list[Event],
) -> None:
    keys = tuple(TOWN_KEYS[town] for town in towns)
    if not keys:
        args = {"seat": step.seat, "icon": "town", "why": "none"}
        events.append(Event("no-effect", args))
    elif len(keys) == 1:
        place_disc(state.board, step.seat, keys[0], _WHY[kind], events)
    else:
        ask(state, step, kind, keys, about)


_WHY = {"marriage-town": "card", "track-town": "track"}


def free_town_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    place_disc(state.board, step.seat, picks[0], _WHY[question.kind], events)


def marriage_back(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """The winner's disc goes to the start, and so has no reward of the track."""
    state.board.track[step.seat] = 0
    events.append(Event("marriage-back", {"seat": step.seat}))


def track_reward(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """What the space of another disc gives; the disc stays there."""
    board = state.board
    rewards = TRACK[step.n]
    if not rewards:
        return
    if rewards[0] == "coin":
        gain_coins(board, step.seat, len(rewards), "track", events)
    elif rewards[0] == "renown":
        _gain_renown(board, step.seat, len(rewards), "track", events)
    else:
        towns = [town for town, seat in enumerate(board.discs) if seat == FREE]
        _ask_for_free_town(state, step, towns, "track-town", (step.n,), events)


RULES: dict[str, Rule] = {
    "marriage-step": marriage_step,
    "princess": princess,
    "card-reward": card_reward,
    "marriage-back": marriage_back,
    "track-reward": track_reward,
}
REPLIES: dict[str, Reply] = {
    "princess": princess_answered,
    "card-reward": free_town_chosen,
    "track-reward": free_town_chosen,
}
