"""Upkeep: marriage, battle, church and claims step, and the end of the round."""

from __future__ import annotations

from engine.kit.contract import Event

from .. import box
from ..state import (
    FACE_DOWN,
    FACE_UP,
    FREE,
    NOBODY,
    Board,
    Play,
    Step,
    clockwise,
    controlled,
    rule,
    tally,
)
from .tricks import no_effect, place_disc, receive, take_marker

# Marriage step: the card for whoever is highest, then the track's rewards


@rule("marriage-step")
def marriage_step(play: Play, step: Step) -> None:
    """Whoever stands highest wins the card; with all at the start it leaves the game."""
    board = play.board
    board.phase = "marriage"
    play.tell("upkeep-step", step="marriage")
    card = board.marriage
    highest = max(board.track)
    if not highest:
        board.gone.append(card)
        board.marriage = ""
        play.tell("marriage-unwon", card=card)
        return
    winner = board.track.index(highest)
    play.tell("marriage-won", seat=winner, card=card, space=highest)
    order = sorted(range(board.seats), key=board.track.__getitem__)
    others = [seat for seat in reversed(order) if seat != winner]
    play.then(
        Step("marriage-back", winner),
        *[Step("track-reward", seat, n=board.track[seat]) for seat in others],
    )
    if card == box.PRINCESS:
        play.then(Step("princess", winner))
        return
    board.marriage = ""
    board.won[winner].append(card)
    rewards = range(len(box.MARRIAGES[card].rewards))
    play.then(*[Step("card-reward", winner, card, n) for n in rewards])


@rule("princess")
def princess(play: Play, step: Step) -> None:
    """Princess of Denmark: military support, trade, or turn her down."""
    picks = play.ask(step, "princess", box.PRINCESS_WAYS, (box.PRINCESS,))
    if not picks:
        return
    board, way = play.board, picks[0]
    board.marriage = ""
    play.tell("princess", seat=step.seat, way=way)
    if way == "reject":
        board.gone.append(box.PRINCESS)
        receive(play, step.seat, "points", box.REJECT_POINTS, "reject")
        return
    board.won[step.seat].append(box.PRINCESS)
    board.princess = way
    board.princess_seat = step.seat


@rule("card-reward")
def card_reward(play: Play, step: Step) -> None:
    """One reward of a marriage card: points, renown, or a free town of its region."""
    board = play.board
    kind, what = box.MARRIAGES[step.what].rewards[step.n]
    if kind in ("points", "renown"):
        receive(play, step.seat, str(kind), int(what), "card")
    else:
        region = str(what)
        towns = [town for town in box.REGIONS[region].towns if board.discs[town] == FREE]
        _ask_for_free_town(play, step, towns, "marriage-town", (step.what, region))


def _ask_for_free_town(
    play: Play, step: Step, towns: list[int], kind: str, about: tuple[str | int, ...]
) -> None:
    keys = [box.TOWN_KEYS[town] for town in towns]
    if not keys:
        no_effect(play, step.seat, "town", "none")
    elif town := play.choose(step, kind, keys, about):
        place_disc(play, step.seat, town, "card" if kind == "marriage-town" else "track")


@rule("marriage-back")
def marriage_back(play: Play, step: Step) -> None:
    """The winner's disc goes to the start, and so has no reward of the track."""
    play.board.track[step.seat] = 0
    play.tell("marriage-back", seat=step.seat)


@rule("track-reward")
def track_reward(play: Play, step: Step) -> None:
    """What the space of another disc gives; the disc stays there."""
    board = play.board
    rewards = box.TRACK[step.n]
    if rewards[:1] in (("coin",), ("renown",)):
        what = "coins" if rewards[0] == "coin" else "renown"
        receive(play, step.seat, what, len(rewards), "track")
    elif rewards:
        towns = [town for town, seat in enumerate(board.discs) if seat == FREE]
        _ask_for_free_town(play, step, towns, "track-town", (step.n,))


# Battle and church step


def _with_most(amounts: list[int]) -> list[int]:
    """The seats tied for most, if it is at least one."""
    most = max(amounts)
    return [seat for seat, amount in enumerate(amounts) if amount == most] if most else []


def _sole_most(play: Play, told: str, what: str, held: list[int]) -> int:
    """The seat with sole most; where there is none, NOBODY, and why is told."""
    leaders = _with_most(held)
    if len(leaders) == 1:
        return leaders[0]
    if leaders:
        tied = {"tied": leaders, what: held[leaders[0]]}
        play.events.append(Event(f"{told}-tied", tied))
    else:
        play.tell(f"{told}-none")
    return NOBODY


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
    return tuple(box.TOWN_KEYS[town] for town in controlled(board, seat))


@rule("lose-own")
def lose_own(play: Play, step: Step) -> None:
    """Those who choose for themselves: at the same time, as none of them can touch the others'
    towns."""
    board, seat = play.board, play.question.seat
    if play.picks:
        _lose(play, seat, play.picks[0], seat)
        if play.state.questions:
            play.then(step)
        return
    fewest = min(board.raiders)
    play.then(step)
    for seat, raiders in enumerate(board.raiders):
        towns = _to_lose(board, seat)
        if raiders == fewest and len(towns) > 1:
            play.ask_seat(seat, "lose-town", towns, (seat,))


@rule("lose-town")
def lose_town(play: Play, step: Step) -> None:
    """A town that the loser controls now, with or without a monastery."""
    towns = _to_lose(play.board, step.seat)
    if not towns:
        play.tell("no-town-to-lose", seat=step.seat)
    elif play.picks or len(towns) == 1:
        _lose(play, step.seat, (play.picks or towns)[0], step.n)
    else:
        play.then(step)
        play.ask_seat(step.n, "lose-town", towns, (step.seat,))


def _lose(play: Play, seat: int, town: str, chooser: int) -> None:
    play.board.vikings[box.TOWN_INDEX[town]] = 1
    play.tell("town-lost", seat=seat, town=town, chooser=chooser)


@rule("withdraw")
def withdraw(play: Play, step: Step) -> None:
    """What is left in the battle area goes back before the spoils."""
    play.tell("raiders-withdrawn", raiders=play.board.battle)
    play.board.battle = 0


@rule("spoils")
def spoils(play: Play, step: Step) -> None:
    """Spoils of battle, first: sole most raiders wins renown, then a point for each renown."""
    board = play.board
    seat = _sole_most(play, "spoils", "raiders", board.raiders)
    if seat == NOBODY:
        return
    raiders = board.raiders[seat]
    board.renown[seat] += box.SPOILS_RENOWN
    points = board.renown[seat]
    board.score[seat] += points
    board.raiders[seat] = 0
    renown, total = board.renown[seat], board.score[seat]
    play.tell("spoils", seat=seat, raiders=raiders, renown=renown, points=points, total=total)


@rule("second-spoils", "church-second")
def second(play: Play, step: Step) -> None:
    """Spoils of battle and church step, second: all with most raiders, or discs, now get a point
    each for one of them, which goes back.

    Open in the rules: without discs nobody has most, as in the battle."""
    board = play.board
    points, what, held = box.SECOND_SPOILS, "raiders", board.raiders
    if step.do == "church-second":
        points, what, held = box.SECOND_CHURCH, "discs", board.church
    leaders = _with_most(held)
    if not leaders:
        play.tell(f"{step.do}-none")
    for seat in leaders:
        board.score[seat] += points
        held[seat] -= 1
        told = {"seat": seat, "points": points, "total": board.score[seat], what: held[seat]}
        play.events.append(Event(step.do, told))


@rule("church-step")
def church_step(play: Play, step: Step) -> None:
    """Church step, first: sole most discs builds, takes the marker, takes all discs back."""
    board = play.board
    board.phase = "church"
    play.tell("upkeep-step", step="church")
    play.then(Step("church-second"), Step("church-four"))
    seat = _sole_most(play, "church", "discs", board.church)
    if seat == NOBODY:
        return
    play.tell("church-first", seat=seat, discs=board.church[seat])
    play.then(Step("monastery", seat, "first"), Step("church-marker", seat))


@rule("monastery")
def monastery(play: Play, step: Step) -> None:
    """A monastery at a town one controls, one at most in each; it must be built if it can."""
    towns = tuple(
        box.TOWN_KEYS[town]
        for town in controlled(play.board, step.seat)
        if not play.board.monasteries[town]
    )
    if not towns:
        play.tell("no-monastery", seat=step.seat, why=step.what)
    elif town := play.choose(step, "monastery", towns, (step.what,)):
        play.board.monasteries[box.TOWN_INDEX[town]] = 1
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


@rule("church-four")
def church_four(play: Play, step: Step) -> None:
    """Church step, third: clockwise from the marker, whoever has four discs now builds."""
    board = play.board
    builders = [
        seat
        for seat in clockwise(board.seats, board.marker)
        if board.church[seat] >= box.CHURCH_FOUR
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


# Claims step


@rule("claims")
def claims(play: Play, step: Step) -> None:
    """Claims step: first all face-down tokens are checked, then all face-up ones awarded."""
    board = play.board
    board.phase = "claims"
    play.tell("upkeep-step", step="claims")
    before = len(play.events)
    tallies = [tally(board, region) for region in box.REGIONS.values()]
    for region in box.REGIONS.values():
        counts, vikings = tallies[region.index]
        count = sum(counts) + vikings
        if board.claims[region.index] == FACE_DOWN and count >= region.threshold:
            board.claims[region.index] = FACE_UP
            play.tell("claim-flipped", region=region.key, count=count, threshold=region.threshold)
    for region in box.REGIONS.values():
        if board.claims[region.index] != FACE_DOWN:
            _award(play, region, *tallies[region.index])
    if len(play.events) == before:
        play.tell("claims-unchanged")


def _award(play: Play, region: box.Region, counts: list[int], vikings: int) -> None:
    """Sole most takes the token; a tie leaves it; Vikings alone send it to the board."""
    board = play.board
    holder = board.claims[region.index]
    before = None if holder == FACE_UP else holder
    most = max(*counts, vikings)
    leaders = [seat for seat, count in enumerate(counts) if count == most]
    if vikings == most and not leaders:
        board.claims[region.index] = FACE_UP
        play.tell("claim-vikings", region=region.key, before=before, count=vikings)
    elif vikings == most or len(leaders) > 1:
        play.tell(
            "claim-tied",
            region=region.key,
            holder=before,
            tied=leaders,
            vikings=vikings == most,
            count=most,
        )
    elif leaders[0] != holder:
        board.claims[region.index] = leaders[0]
        play.tell("claim-taken", region=region.key, seat=leaders[0], before=before, count=most)
