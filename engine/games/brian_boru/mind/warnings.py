"""What an experienced friend would say before an answer does harm: from the view alone."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.contract import Question, Warning

from ..box import ACTIONS, CARDS, TOWN_INDEX, VALUE
from ..rules.tricks import fits
from ..rules.ways import ways
from ..state import Board, View, controlled

_Play = tuple[str, int]
"""A card that may be played, and the town that it is played for, by its index."""


def warning(view: View, question: Question) -> Warning | None:
    """At most one thing, the worst one first."""
    board, seat = view.board, question.seat
    last = board.trick == board.tricks
    if question.kind == "action":
        outcomes = {_raided(board, seat, str(question.about[0]), way) for way in question.options}
        return Warning("raid") if last and len(outcomes) > 1 else None
    if question.kind not in ("lead", "play-card"):
        return None
    if last and len(set(_raids(view, question))) > 1:
        return Warning("raid")
    if not board.coins[seat] and board.score[seat]:
        owing = tuple([o for o, play in _plays(view, question).items() if _may_owe(view, play)])
        if owing:
            return Warning("unpaid", options=owing)
    return Warning("last-card") if last else None


def _plays(view: View, question: Question) -> dict[str, _Play]:
    """What each option plays."""
    found = {}
    for option in question.options:
        card, _, town = option.partition("-")
        found[option] = card, TOWN_INDEX[town] if town else view.board.active
    return found


def _raids(view: View, question: Question) -> Iterator[bool]:
    """Whether the seat would be raided, as things are, for each way that the trick may take for
    it: with each card, if that wins or loses, and with each action."""
    board, seat = view.board, question.seat
    for card, town in set(_plays(view, question).values()):
        for won in (True, False):
            if (_may_win if won else _may_lose)(view, (card, town)):
                for way in ways(board, seat, card, won=won):
                    yield _raided(board, seat, card, way)


def _raided(board: Board, seat: int, card: str, way: str) -> bool:
    """Whether the Vikings take a town of the seat's after its last action of the round, as things
    are: some of them are left, and nobody has fewer raiders."""
    action, _, more = way.partition("-")
    icons = CARDS[card].actions[ACTIONS.index(action)]
    taken = min(icons.count("raider"), board.battle)
    if taken and more.isdecimal():
        taken += int(more)
    others = [raiders for other, raiders in enumerate(board.raiders) if other != seat]
    has_town = "town" in icons or bool(controlled(board, seat))
    return has_town and board.battle > taken and board.raiders[seat] + taken <= min(others)


def _may_owe(view: View, play: _Play) -> bool:
    """Whether the card would win and ask for coins then."""
    return "pay" in CARDS[play[0]].actions[0] and _may_win(view, play)


def _may_win(view: View, play: _Play) -> bool:
    card, town = play
    played = [other for other in view.board.played if other and fits(other, town)]
    return fits(card, town) and all(VALUE[card] > VALUE[other] for other in played)


def _may_lose(view: View, play: _Play) -> bool:
    """Whether another card lies above it, or may be played after it."""
    card, town = play
    if not _may_win(view, play):
        return True
    board = view.board
    seen = {*view.hand, *board.played, *(card for pile in board.piles for card in pile)}
    follow = board.played.count("") > 1
    return follow and any(
        VALUE[other] > VALUE[card] and fits(other, town) for other in CARDS if other not in seen
    )
