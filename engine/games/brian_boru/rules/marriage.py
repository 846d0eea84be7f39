"""Upkeep, marriage step: the card for whoever is highest, then the track's rewards."""

from __future__ import annotations

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ..box import MARRIAGES, PRINCESS, PRINCESS_WAYS, REGIONS, REJECT_POINTS, TOWN_KEYS, TRACK
from ..state import FREE, Play, Step
from .icons import gain_coins, place_disc


def gain_points(play: Play, seat: int, points: int, why: str) -> None:
    """Points on the score track."""
    play.board.score[seat] += points
    play.tell("points-gained", seat=seat, points=points, total=play.board.score[seat], why=why)


def _gain_renown(play: Play, seat: int, renown: int, why: str) -> None:
    play.board.renown[seat] += renown
    play.tell("renown-gained", seat=seat, renown=renown, total=play.board.renown[seat], why=why)


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
    if card == PRINCESS:
        play.then(Step("princess", winner))
        return
    board.marriage = ""
    board.won[winner].append(card)
    rewards = range(len(MARRIAGES[card].rewards))
    play.then(*[Step("card-reward", winner, card, n) for n in rewards])


@rule("princess")
def princess(play: Play, step: Step) -> None:
    """Princess of Denmark: military support, trade, or turn her down."""
    play.ask(step, "princess", PRINCESS_WAYS, (PRINCESS,))


@reply("princess")
def princess_answered(play: Play, step: Step, picks: Picks) -> None:
    board = play.board
    way = picks[0]
    board.marriage = ""
    play.tell("princess", seat=step.seat, way=way)
    if way == "reject":
        board.gone.append(PRINCESS)
        gain_points(play, step.seat, REJECT_POINTS, "reject")
        return
    board.won[step.seat].append(PRINCESS)
    board.princess = way
    board.princess_seat = step.seat


@rule("card-reward")
def card_reward(play: Play, step: Step) -> None:
    """One reward of a marriage card: points, renown, or a free town of its region."""
    board = play.board
    kind, what = MARRIAGES[step.what].rewards[step.n]
    if kind == "points":
        gain_points(play, step.seat, int(what), "card")
    elif kind == "renown":
        _gain_renown(play, step.seat, int(what), "card")
    else:
        region = str(what)
        towns = [town for town in REGIONS[region].towns if board.discs[town] == FREE]
        _ask_for_free_town(play, step, towns, "marriage-town", (step.what, region))


def _ask_for_free_town(
    play: Play, step: Step, towns: list[int], kind: str, about: tuple[str | int, ...]
) -> None:
    keys = tuple(TOWN_KEYS[town] for town in towns)
    if not keys:
        play.tell("no-effect", seat=step.seat, icon="town", why="none")
    elif len(keys) == 1:
        place_disc(play, step.seat, keys[0], _WHY[kind])
    else:
        play.ask(step, kind, keys, about)


_WHY = {"marriage-town": "card", "track-town": "track"}


@reply("card-reward", "track-reward")
def free_town_chosen(play: Play, step: Step, picks: Picks) -> None:
    place_disc(play, step.seat, picks[0], _WHY[play.question.kind])


@rule("marriage-back")
def marriage_back(play: Play, step: Step) -> None:
    """The winner's disc goes to the start, and so has no reward of the track."""
    play.board.track[step.seat] = 0
    play.tell("marriage-back", seat=step.seat)


@rule("track-reward")
def track_reward(play: Play, step: Step) -> None:
    """What the space of another disc gives; the disc stays there."""
    board = play.board
    rewards = TRACK[step.n]
    if not rewards:
        return
    if rewards[0] == "coin":
        gain_coins(play, step.seat, len(rewards), "track")
    elif rewards[0] == "renown":
        _gain_renown(play, step.seat, len(rewards), "track")
    else:
        towns = [town for town, seat in enumerate(board.discs) if seat == FREE]
        _ask_for_free_town(play, step, towns, "track-town", (step.n,))
