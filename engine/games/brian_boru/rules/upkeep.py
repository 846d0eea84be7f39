"""Upkeep: battle step, church step, and the end of the round."""

from __future__ import annotations

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import CHURCH_FOUR, SECOND_CHURCH, SECOND_SPOILS, SPOILS_RENOWN, TOWN_INDEX, TOWN_KEYS
from ..state import NOBODY, Board, Play, Step, clockwise, controlled
from .icons import take_marker


def _with_most(amounts: list[int]) -> list[int]:
    """The seats tied for most, if it is at least one."""
    most = max(amounts)
    return [seat for seat, amount in enumerate(amounts) if amount == most] if most else []


@rule("battle")
def battle(play: Play, step: Step) -> None:
    """Raiders left in the battle area raid those with fewest, zero too.

    Sole most chooses the towns, clockwise from the marker's holder; tied for most, each loser
    chooses for itself, all at the same time."""
    board = play.board
    board.phase = "battle"
    play.tell("upkeep-step", step="battle")
    play.then(Step("spoils"), Step("second-spoils"))
    if not board.battle:
        play.tell("raid-repelled")
        return
    fewest = min(board.raiders)
    most = max(board.raiders)
    order = clockwise(board.seats, board.marker)
    losers = [seat for seat in order if board.raiders[seat] == fewest]
    chooser = board.raiders.index(most) if board.raiders.count(most) == 1 else NOBODY
    play.tell(
        "raid", left=board.battle, losers=losers, chooser=None if chooser == NOBODY else chooser
    )
    if chooser != NOBODY:
        choices = [Step("lose-town", loser, n=chooser) for loser in losers]
    else:
        free = [loser for loser in losers if len(controlled(board, loser)) > 1]
        choices = [Step("lose-town", loser, n=loser) for loser in losers if loser not in free]
        choices += [Step("lose-own")] if free else []
    play.then(*choices, Step("withdraw"))


def _to_lose(board: Board, seat: int) -> tuple[str, ...]:
    return tuple(TOWN_KEYS[town] for town in controlled(board, seat))


@rule("lose-own")
def lose_own(play: Play, step: Step) -> None:
    """Those who choose for themselves: at the same time, as none of them can touch the others'
    towns."""
    board = play.board
    fewest = min(board.raiders)
    play.then(step)
    for seat, raiders in enumerate(board.raiders):
        towns = _to_lose(board, seat)
        if raiders == fewest and len(towns) > 1:
            play.ask_seat(seat, "lose-town", towns, (seat,))


@reply("lose-own")
def own_lost(play: Play, step: Step, picks: Picks) -> None:
    seat = play.question.seat
    _lose(play, Step("lose-town", seat, n=seat), picks[0])
    if play.state.questions:
        play.then(step)


@rule("lose-town")
def lose_town(play: Play, step: Step) -> None:
    """A town that the loser controls now, with or without a monastery."""
    towns = _to_lose(play.board, step.seat)
    if not towns:
        play.tell("no-town-to-lose", seat=step.seat)
    elif len(towns) == 1:
        _lose(play, step, towns[0])
    else:
        play.then(step)
        play.ask_seat(step.n, "lose-town", towns, (step.seat,))


@reply("lose-town")
def town_lost(play: Play, step: Step, picks: Picks) -> None:
    _lose(play, step, picks[0])


def _lose(play: Play, step: Step, town: str) -> None:
    play.board.vikings[TOWN_INDEX[town]] = 1
    play.tell("town-lost", seat=step.seat, town=town, chooser=step.n)


@rule("withdraw")
def withdraw(play: Play, step: Step) -> None:
    """What is left in the battle area goes back before the spoils."""
    play.tell("raiders-withdrawn", raiders=play.board.battle)
    play.board.battle = 0


@rule("spoils")
def spoils(play: Play, step: Step) -> None:
    """Spoils of battle, first: sole most raiders wins renown, then a point for each renown."""
    board = play.board
    leaders = _with_most(board.raiders)
    if not leaders:
        play.tell("spoils-none")
        return
    seat = leaders[0]
    raiders = board.raiders[seat]
    if len(leaders) > 1:
        play.tell("spoils-tied", tied=leaders, raiders=raiders)
        return
    board.renown[seat] += SPOILS_RENOWN
    points = board.renown[seat]
    board.score[seat] += points
    board.raiders[seat] = 0
    play.tell(
        "spoils",
        seat=seat,
        raiders=raiders,
        renown=board.renown[seat],
        points=points,
        total=board.score[seat],
    )


@rule("second-spoils")
def second_spoils(play: Play, step: Step) -> None:
    """Spoils of battle, second: all with most raiders now, a point each for one raider."""
    board = play.board
    leaders = _with_most(board.raiders)
    if not leaders:
        play.tell("second-spoils-none")
    for seat in leaders:
        board.score[seat] += SECOND_SPOILS
        board.raiders[seat] -= 1
        play.tell(
            "second-spoils",
            seat=seat,
            points=SECOND_SPOILS,
            total=board.score[seat],
            raiders=board.raiders[seat],
        )


@rule("church-step")
def church_step(play: Play, step: Step) -> None:
    """Church step, first: sole most discs builds, takes the marker, takes all discs back."""
    board = play.board
    board.phase = "church"
    play.tell("upkeep-step", step="church")
    play.then(Step("church-second"), Step("church-four"))
    leaders = _with_most(board.church)
    if not leaders:
        play.tell("church-none")
        return
    seat = leaders[0]
    discs = board.church[seat]
    if len(leaders) > 1:
        play.tell("church-tied", tied=leaders, discs=discs)
        return
    play.tell("church-first", seat=seat, discs=discs)
    play.then(Step("monastery", seat, "first"), Step("church-marker", seat))


@rule("monastery")
def monastery(play: Play, step: Step) -> None:
    """A monastery at a town one controls, one at most in each; it must be built if it can."""
    towns = tuple(
        TOWN_KEYS[town]
        for town in controlled(play.board, step.seat)
        if not play.board.monasteries[town]
    )
    if not towns:
        play.tell("no-monastery", seat=step.seat, why=step.what)
    elif len(towns) == 1:
        _build(play, step, towns[0])
    else:
        play.ask(step, "monastery", towns, (step.what,))


@reply("monastery")
def monastery_chosen(play: Play, step: Step, picks: Picks) -> None:
    _build(play, step, picks[0])


def _build(play: Play, step: Step, town: str) -> None:
    play.board.monasteries[TOWN_INDEX[town]] = 1
    play.tell("monastery-built", seat=step.seat, town=town, why=step.what)
    if step.what == "four":
        _take_discs_back(play, step.seat, "four")


def _take_discs_back(play: Play, seat: int, why: str) -> None:
    play.tell("church-discs-back", seat=seat, discs=play.board.church[seat], why=why)
    play.board.church[seat] = 0


@rule("church-marker")
def church_marker(play: Play, step: Step) -> None:
    """Marker and discs, also when no monastery could be built."""
    take_marker(play, step.seat, "church")
    _take_discs_back(play, step.seat, "first")


@rule("church-second")
def church_second(play: Play, step: Step) -> None:
    """Church step, second: all with most discs now, a point each and one disc back.

    Open in the rules: without discs nobody has most, as in the battle."""
    board = play.board
    leaders = _with_most(board.church)
    if not leaders:
        play.tell("church-second-none")
    for seat in leaders:
        board.score[seat] += SECOND_CHURCH
        board.church[seat] -= 1
        play.tell(
            "church-second",
            seat=seat,
            points=SECOND_CHURCH,
            total=board.score[seat],
            discs=board.church[seat],
        )


@rule("church-four")
def church_four(play: Play, step: Step) -> None:
    """Church step, third: clockwise from the marker, whoever has four discs now builds."""
    board = play.board
    builders = [
        seat for seat in clockwise(board.seats, board.marker) if board.church[seat] >= CHURCH_FOUR
    ]
    if not builders:
        play.tell("church-four-none")
    play.then(*[Step("monastery", seat, "four") for seat in builders])


@rule("round-end")
def round_end(play: Play, step: Step) -> None:
    """After the upkeep: the next round is prepared, or the game ends."""
    board = play.board
    over = Step("round-over", n=board.round)
    if board.round < board.rounds:
        # Told when the next round lies ready, so that its post shows what comes.
        play.then(Step("prepare"), over, Step("draft", n=1))
    else:
        play.then(over, Step("final"))


@rule("round-over")
def round_over(play: Play, step: Step) -> None:
    """A milestone."""
    play.tell("round-over", round=step.n, rounds=play.board.rounds)
