"""Upkeep: battle step, church step, and the end of the round."""

from __future__ import annotations

from engine.agenda import ask, ask_seat
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule, clockwise
from .components import (
    CHURCH_FOUR,
    SECOND_CHURCH,
    SECOND_SPOILS,
    SPOILS_RENOWN,
    TOWN_INDEX,
    TOWN_KEYS,
)
from .icons import take_marker
from .state import NOBODY, Board, State, Step


def _with_most(amounts: list[int]) -> list[int]:
    """The seats tied for most, if it is at least one."""
    most = max(amounts)
    return [seat for seat, amount in enumerate(amounts) if amount == most] if most else []


def controlled(board: Board, seat: int) -> list[int]:
    """Indexes of the towns that a seat controls: those under a Viking token it does not."""
    return [
        town
        for town, holder in enumerate(board.discs)
        if holder == seat and not board.vikings[town]
    ]


def battle(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Raiders left in the battle area raid those with fewest, zero too.

    Sole most chooses the towns, clockwise from the marker's holder; tied for most, each loser
    chooses for itself."""
    board = state.board
    board.phase = "battle"
    events.append(Event("upkeep-step", {"step": "battle"}))
    board.agenda += [Step("second-spoils"), Step("spoils")]
    if not board.battle:
        events.append(Event("raid-repelled"))
        return
    fewest = min(board.raiders)
    most = max(board.raiders)
    order = clockwise(board.seats, board.marker)
    losers = [seat for seat in order if board.raiders[seat] == fewest]
    chooser = board.raiders.index(most) if board.raiders.count(most) == 1 else NOBODY
    events.append(
        Event(
            "raid",
            {
                "left": board.battle,
                "losers": losers,
                "chooser": None if chooser == NOBODY else chooser,
            },
        )
    )
    board.agenda.append(Step("withdraw"))
    board.agenda += [
        Step("lose-town", loser, n=loser if chooser == NOBODY else chooser)
        for loser in reversed(losers)
    ]


def lose_town(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A town that the loser controls now, with or without a monastery."""
    towns = tuple(TOWN_KEYS[town] for town in controlled(state.board, step.seat))
    if not towns:
        events.append(Event("no-town-to-lose", {"seat": step.seat}))
    elif len(towns) == 1:
        _lose(state.board, step, towns[0], events)
    else:
        state.board.agenda.append(step)
        ask_seat(state, step.n, "lose-town", towns, (step.seat,))


def town_lost(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _lose(state.board, step, picks[0], events)


def _lose(board: Board, step: Step, town: str, events: list[Event]) -> None:
    board.vikings[TOWN_INDEX[town]] = 1
    args = {"seat": step.seat, "town": town, "chooser": step.n}
    events.append(Event("town-lost", args))


def withdraw(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """What is left in the battle area goes back before the spoils."""
    events.append(Event("raiders-withdrawn", {"raiders": state.board.battle}))
    state.board.battle = 0


def spoils(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Spoils of battle, first: sole most raiders wins renown, then a point for each renown."""
    board = state.board
    leaders = _with_most(board.raiders)
    if not leaders:
        events.append(Event("spoils-none"))
        return
    seat = leaders[0]
    raiders = board.raiders[seat]
    if len(leaders) > 1:
        events.append(Event("spoils-tied", {"tied": leaders, "raiders": raiders}))
        return
    board.renown[seat] += SPOILS_RENOWN
    points = board.renown[seat]
    board.score[seat] += points
    board.raiders[seat] = 0
    args = {"seat": seat, "raiders": raiders, "renown": board.renown[seat], "points": points}
    args["total"] = board.score[seat]
    events.append(Event("spoils", args))


def second_spoils(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Spoils of battle, second: all with most raiders now, a point each for one raider."""
    board = state.board
    leaders = _with_most(board.raiders)
    if not leaders:
        events.append(Event("second-spoils-none"))
    for seat in leaders:
        board.score[seat] += SECOND_SPOILS
        board.raiders[seat] -= 1
        args = {"seat": seat, "points": SECOND_SPOILS, "total": board.score[seat]}
        args["raiders"] = board.raiders[seat]
        events.append(Event("second-spoils", args))


def church_step(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Church step, first: sole most discs builds, takes the marker, takes all discs back."""
    board = state.board
    board.phase = "church"
    events.append(Event("upkeep-step", {"step": "church"}))
    board.agenda += [Step("church-four"), Step("church-second")]
    leaders = _with_most(board.church)
    if not leaders:
        events.append(Event("church-none"))
        return
    seat = leaders[0]
    discs = board.church[seat]
    if len(leaders) > 1:
        events.append(Event("church-tied", {"tied": leaders, "discs": discs}))
        return
    events.append(Event("church-first", {"seat": seat, "discs": discs}))
    board.agenda += [Step("church-marker", seat), Step("monastery", seat, "first")]


def monastery(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A monastery at a town one controls, one at most in each; it must be built if it can."""
    towns = tuple(
        TOWN_KEYS[town]
        for town in controlled(state.board, step.seat)
        if not state.board.monasteries[town]
    )
    if not towns:
        events.append(Event("no-monastery", {"seat": step.seat, "why": step.what}))
    elif len(towns) == 1:
        _build(state.board, step, towns[0], events)
    else:
        ask(state, step, "monastery", towns, (step.what,))


def monastery_chosen(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    _build(state.board, step, picks[0], events)


def _build(board: Board, step: Step, town: str, events: list[Event]) -> None:
    board.monasteries[TOWN_INDEX[town]] = 1
    args = {"seat": step.seat, "town": town, "why": step.what}
    events.append(Event("monastery-built", args))
    if step.what == "four":
        _take_discs_back(board, step.seat, "four", events)


def _take_discs_back(board: Board, seat: int, why: str, events: list[Event]) -> None:
    args = {"seat": seat, "discs": board.church[seat], "why": why}
    board.church[seat] = 0
    events.append(Event("church-discs-back", args))


def church_marker(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Marker and discs, also when no monastery could be built."""
    take_marker(state.board, step.seat, "church", events)
    _take_discs_back(state.board, step.seat, "first", events)


def church_second(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Church step, second: all with most discs now, a point each and one disc back.

    Open in the rules: without discs nobody has most, as in the battle."""
    board = state.board
    leaders = _with_most(board.church)
    if not leaders:
        events.append(Event("church-second-none"))
    for seat in leaders:
        board.score[seat] += SECOND_CHURCH
        board.church[seat] -= 1
        args = {"seat": seat, "points": SECOND_CHURCH, "total": board.score[seat]}
        args["discs"] = board.church[seat]
        events.append(Event("church-second", args))


def church_four(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Church step, third: clockwise from the marker, whoever has four discs now builds."""
    board = state.board
    builders = [
        seat for seat in clockwise(board.seats, board.marker) if board.church[seat] >= CHURCH_FOUR
    ]
    if not builders:
        events.append(Event("church-four-none"))
    board.agenda += [Step("monastery", seat, "four") for seat in reversed(builders)]


def round_end(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """After the upkeep: the next round is prepared, or the game ends."""
    board = state.board
    over = Step("round-over", n=board.round)
    if board.round < board.rounds:
        # Told when the next round lies ready, so that its post shows what comes.
        board.agenda += [Step("draft", n=1), over, Step("prepare")]
    else:
        board.agenda += [Step("final"), over]


def round_over(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """A milestone."""
    events.append(Event("round-over", {"round": step.n, "rounds": state.board.rounds}))


RULES: dict[str, Rule] = {
    "battle": battle,
    "lose-town": lose_town,
    "withdraw": withdraw,
    "spoils": spoils,
    "second-spoils": second_spoils,
    "church-step": church_step,
    "monastery": monastery,
    "church-marker": church_marker,
    "church-second": church_second,
    "church-four": church_four,
    "round-end": round_end,
    "round-over": round_over,
}
REPLIES: dict[str, Reply] = {"lose-town": town_lost, "monastery": monastery_chosen}
