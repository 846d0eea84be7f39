"""Questions that may come to a seat that waits, and whose turn comes after this one: read off
the agenda, which lies open.

A card to follow with is foreseen for each colour that the town may have, until it is named. What
is bought and where one expands is foreseen as far as the board stands now.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.kit.contract import Question, UpcomingQuestion

from ..box import CARDS, COLOURS, EXTRA_COST, MARRIAGES, REGIONS, SUIT, TOP, TOWN_KEYS, TRACK
from ..rules.tricks import leads
from ..rules.ways import ways
from ..state import FREE, NOBODY, Board, Step, View, clockwise, controlled

Ask = tuple[str, tuple[str, ...], tuple[str | int, ...]]
"""(kind, options, about)"""

_ALWAYS_ASK: Final = ("first-town", "play")
_COLOURS: Final = ("red", "blue", "yellow")


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """See the contract."""
    seat = view.seat
    if seat is None or seat < 0:
        return ()
    steps = list(reversed(view.board.agenda))
    if view.questions and view.questions[0].kind != "draft":
        del steps[0]  # it has asked
    found: list[UpcomingQuestion] = []
    for step in steps:
        if step.do == "trick-over":
            found += _next_trick(view, seat)
        else:
            found += _of_step(view, step, seat)
    return tuple(_once(found, view.questions))


def _once(found: list[UpcomingQuestion], open_now: tuple[Question, ...]) -> list[UpcomingQuestion]:
    """Each question once, and none that is open."""
    each = {(entry.question.kind, entry.question.about): entry for entry in reversed(found)}
    return [
        entry
        for entry in found
        if each[entry.question.kind, entry.question.about] is entry
        and not any(entry.matches(question) for question in open_now)
    ]


def _entry(seat: int, ask: Ask) -> UpcomingQuestion:
    kind, options, about = ask
    return UpcomingQuestion(Question(0, seat, kind, options, about=about))


def _of_step(view: View, step: Step, seat: int) -> Iterator[UpcomingQuestion]:
    """What a step that is still to be done will ask of the seat."""
    board = view.board
    if step.do == "resolve" and board.played[seat]:
        for ask in _of_card(board, seat, board.played[seat], COLOURS[board.active]):
            yield _entry(seat, ask)
    elif step.do in ("lead-trick", "choose-town") and step.seat != seat:
        yield from _cards(view, seat)
    elif step.do == "lose-town" and step.n == seat:
        towns = tuple(TOWN_KEYS[town] for town in controlled(board, step.seat))
        if len(towns) > 1:
            yield _entry(seat, ("lose-town", towns, (step.seat,)))
    elif step.seat != seat:
        return
    elif step.do == "play":
        about = (COLOURS[board.active], TOWN_KEYS[board.active])
        yield _entry(seat, ("play-card", view.hand, about))
    elif step.do == "act":
        for ask in _of_card(board, seat, board.played[seat], COLOURS[board.active]):
            yield _entry(seat, ask)
    elif step.do in ("track-reward", "card-reward", "monastery"):
        for ask in _of_upkeep(board, step, seat):
            yield _entry(seat, ask)


def _cards(view: View, seat: int) -> Iterator[UpcomingQuestion]:
    """A card for each colour that the town may have."""
    free = {COLOURS[town] for town, holder in enumerate(view.board.discs) if holder == FREE}
    for colour in _COLOURS:
        if colour in free:
            yield _entry(seat, ("play-card", view.hand, (colour,)))


def _of_card(board: Board, seat: int, card: str, colour: str) -> Iterator[Ask]:
    """What a card may ask in a town of this colour; of a trick that is decided, only what it has
    come to."""
    fits = SUIT[card] in (colour, "white")
    decided = board.winner != NOBODY and board.played[seat] == card
    for won in (True, False):
        if (board.winner == seat) == won if decided else fits or not won:
            options = ways(board, seat, card, won=won)
            if len(options) > 1:
                yield "action", options, (card, "won" if won else "lost", colour)


def _of_upkeep(board: Board, step: Step, seat: int) -> Iterator[Ask]:
    free = [town for town, holder in enumerate(board.discs) if holder == FREE]
    if step.do == "track-reward" and "town" in TRACK[step.n]:
        yield from _several("track-town", free, (step.n,))
    elif step.do == "card-reward":
        kind, what = MARRIAGES[step.what].rewards[step.n]
        if kind == "town":
            there = REGIONS[str(what)].towns
            yield from _several(
                "marriage-town", [town for town in free if town in there], (step.what, str(what))
            )
    elif step.do == "monastery":
        sites = [town for town in controlled(board, seat) if not board.monasteries[town]]
        yield from _several("monastery", sites, (step.what,))


def _several(kind: str, towns: list[int], about: tuple[str | int, ...]) -> Iterator[Ask]:
    """Towns to choose from; a single one is not asked about."""
    if len(towns) > 1:
        yield kind, tuple(TOWN_KEYS[town] for town in towns), about


def _next_trick(view: View, seat: int) -> Iterator[UpcomingQuestion]:
    """The trick after this one, once it is known who leads it: whoever wins takes the marker."""
    board = view.board
    decided = not any(step.do == "resolve" for step in board.agenda)
    if not decided or view.hand_sizes[seat] < 2:
        return
    leader = board.marker if board.winner == NOBODY else board.winner
    if leader != seat:
        yield from _cards(view, seat)
        return
    discs = board.discs[:]
    if board.winner != NOBODY:
        discs[board.active] = board.winner
    options = leads(view.hand, discs)
    if options:
        yield _entry(seat, ("lead", options, ()))


def next_seats(view: View) -> tuple[int, ...]:
    """The seats that are asked next, whatever is answered now. In a draft all are asked at
    once, and what comes after an action or a trick depends on it."""
    if len(view.awaited) != 1:
        return ()
    board = view.board
    if board.agenda[-1].do == "lead-trick":
        return tuple(clockwise(board.seats, board.leader)[1:])
    seats: list[int] = []
    before = [view.awaited[0][0]]
    for step in reversed(board.agenda[:-1]):  # the last one has asked
        if step.do not in _ALWAYS_ASK and not (step.do == "act" and _acts(board, step, before)):
            break
        seats.append(step.seat)
        before.append(step.seat)
    return tuple(seats)


def _acts(board: Board, step: Step, before: list[int]) -> bool:
    """Whether whoever has lost is sure to have a choice, whatever those do who act `before`: the
    other action is one only if it has an effect."""
    seat, card = step.seat, CARDS[board.played[step.seat]]
    if seat == board.winner or len(card.actions) < 3:
        return False
    [icon, count], *_ = card.runs[2]
    moving = [other for other in before if _most(board, other, icon)]
    if icon == "raider":
        return board.battle > sum(_most(board, other, icon) for other in moving)
    if icon == "marriage":
        own = board.track[seat]
        ahead = [other for other, space in enumerate(board.track) if space > own or other in moving]
        return len(ahead) < min(count, TOP - own)
    return icon == "church"


def _most(board: Board, seat: int, icon: str) -> int:
    """No more than so often can a seat do this with the card that it has played."""
    runs = [run for action in CARDS[board.played[seat]].runs for run in action]
    most = max((count for each, count in runs if each == icon), default=0)
    return most and most + board.coins[seat] // EXTRA_COST
