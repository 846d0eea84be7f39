"""Options in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.contract import Question
from engine.kit.showing import Label, Names, Say
from engine.kit.words.phrasing import DOT, fitted

from ..box import (
    ACTIONS,
    CARDS,
    EXPAND_COST,
    EXTRA_COST,
    REGIONS,
    REJECT_POINTS,
    TOP,
    TOWN_INDEX,
    TOWNS,
    UNPAID_POINTS,
)
from ..rules.scoring import tally
from ..state import FACE_DOWN, FACE_UP, Board, View, within_reach
from .names import (
    ICONS,
    SQUARES,
    action_text,
    amount,
    card_detail,
    card_name,
    card_square,
    region_of,
    town_number,
)

MOST_TEXT = 80
MOST_DETAIL = 100


def option(view: View, question: Question, option: str, say: Say, names: Names) -> Label:
    """One option of a question."""
    if option in TOWNS:
        return _town_option(view, question, option, say, names)
    if option in CARDS:
        return Label(
            card_name(option, say),
            fitted(card_detail(option, say), MOST_DETAIL),
            emoji=card_square(option),
        )
    match question.kind:
        case "choose-action":
            return _action_option(view.board, question, option, say)
        case "extras":
            return _extras_option(view.board, question, int(option), say)
        case "princess":
            return Label(
                say(f"option-{option}", points=amount("points", REJECT_POINTS, say)),
                fitted(say(f"option-{option}-detail"), MOST_DETAIL),
                emoji={"support": "⚔️", "trade": "⚖️", "reject": "💔"}[option],
                weight="weak" if option == "reject" else "plain",
            )
        case _:
            return Label(say("option-pass"), emoji="🚫", weight="weak")


def _town_option(view: View, question: Question, town: str, say: Say, names: Names) -> Label:
    region = region_of(town)
    colour = TOWNS[town].colour
    text = say("option-town", region=region, number=town_number(town), colour=colour)
    detail = _town_detail(view.board, question, town, say, names)
    return Label(text, fitted(detail, MOST_DETAIL), region, SQUARES[colour])


def _town_detail(board: Board, question: Question, town: str, say: Say, names: Names) -> str:
    """How the town's region stands, the thing about this town first."""
    index = TOWN_INDEX[town]
    region = REGIONS[TOWNS[town].region]
    seats, vikings = tally(board, region)
    parts = []
    if board.monasteries[index]:
        parts.append(say("detail-monastery"))
    if question.kind == "free-town":
        parts.append(say("detail-disc", who=names[board.discs[index]]))
    others = max(count for seat, count in enumerate(seats) if seat != question.seat)
    if others or seats[question.seat]:
        parts.append(say("detail-towns", own=seats[question.seat], others=others))
    if vikings:
        parts.append(say("detail-vikings", count=vikings))
    points = amount("points", region.points, say)
    claim = board.claims[region.index]
    if claim == FACE_DOWN:
        parts.append(say("detail-claim-down", threshold=region.threshold, points=points))
    elif claim == FACE_UP:
        parts.append(say("detail-claim-up", points=points))
    else:
        parts.append(say("detail-claim-held", who=names[claim], points=points))
    return DOT.join(parts)


def _action_option(board: Board, question: Question, option: str, say: Say) -> Label:
    card = str(question.about[0])
    action = ACTIONS.index(option)
    icon = CARDS[card].actions[action][0]
    text = action_text(card, action, say)
    if question.number:
        # What is only foreseen may have changed by then.
        told = DOT.join(_consequences(board, question.seat, card, action, say))
        text = fitted(f"{text} → {told}" if told else text, MOST_TEXT)
    return Label(text, emoji=ICONS[icon])


def _consequences(board: Board, seat: int, card: str, action: int, say: Say) -> Iterator[str]:
    """Where one lands on the marriage track, and what will have less effect than it says, or
    none."""
    coins = board.coins[seat]
    for icon, count in CARDS[card].runs[action]:
        match icon:
            case "coin":
                coins += count
            case "pay" if coins < count:
                lost = min(board.score[seat], UNPAID_POINTS * (count - coins))
                yield say("if-unpaid", points=amount("points", lost, say))
            case "expand" if coins < EXPAND_COST:
                yield say("if-coins", cost=amount("coins", EXPAND_COST, say))
            case "expand" if not within_reach(board, seat):
                yield say("if-nowhere")
            case "raider" if board.battle < count:
                yield say("if-battle", n=board.battle)
            case "unviking" if not any(board.vikings):
                yield say("if-vikings")
            case "marriage" if board.track[seat] == TOP:
                yield say("if-top")
            case "marriage":
                yield _landing(board, seat, min(count, TOP - board.track[seat]), say)


def _extras_option(board: Board, question: Question, extra: int, say: Say) -> Label:
    icon = str(question.about[1])
    if not extra:
        text = say("option-no-extra")
    else:
        text = say("option-extra", n=extra, cost=amount("coins", EXTRA_COST * extra, say))
    if icon == "marriage" and question.number:
        text = f"{text} → {_landing(board, question.seat, extra, say)}"
    return Label(text, emoji=ICONS[icon])


def _landing(board: Board, seat: int, extra: int, say: Say) -> str:
    """Where the disc ends: a taken space is left downwards after the action."""
    taken = {space for other, space in enumerate(board.track) if other != seat}
    space = end = board.track[seat] + extra
    while end and end in taken:
        end -= 1
    if end == space:
        return say("landing", space=space)
    return say("landing-slide", space=space, end=end)
