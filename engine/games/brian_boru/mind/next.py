"""Questions that may come to a seat that waits, and whose turn comes after this one: read off
the agenda, which lies open.

Extra icons are bought for a card, whichever of its actions comes about; towns are those that
are there to be had now; of a trick whose town is not named yet, only the card is foreseen.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.contract import Foreseen, Question

from ..box import ACTIONS, CARDS, EXPAND_COST, MARRIAGES, REGIONS, TOWN_KEYS, TRACK
from ..rules.icons import most_extras
from ..rules.tricks import UPPER_LOWER, leadable, led_with
from ..rules.upkeep import controlled
from ..state import FREE, NOBODY, Board, Step, View, within_reach

Ask = tuple[str, tuple[str, ...], tuple[str | int, ...]]
"""(kind, options, about)"""

_ALWAYS_ASK = ("first-town", "play")


def foreseen(view: View) -> tuple[Foreseen, ...]:
    """See the contract."""
    seat = view.seat
    if seat is None or seat < 0:
        return ()
    steps = list(reversed(view.board.agenda))
    if view.questions and view.questions[0].kind != "draft":
        del steps[0]  # it has asked
    found: list[Foreseen] = []
    for step in steps:
        if step.do == "trick-over":
            found += _next_trick(view, seat, len(found))
        else:
            found += _of_step(view, step, seat, len(found))
    return tuple(_once(found, view.questions))


def _once(found: list[Foreseen], open_now: tuple[Question, ...]) -> list[Foreseen]:
    """Each question once, and none that is open."""
    kept: list[Foreseen] = []
    places: dict[int, int] = {}
    seen: set[tuple[str, tuple[str | int, ...]]] = set()
    for index, entry in enumerate(found):
        key = entry.question.kind, entry.question.about
        after = entry.after
        if key in seen or any(entry.meets(question) for question in open_now):
            continue
        if after is not None:
            if after[0] not in places:
                continue
            after = places[after[0]], after[1]
        seen.add(key)
        places[index] = len(kept)
        kept.append(Foreseen(entry.question, after))
    return kept


def _entry(seat: int, ask: Ask, after: tuple[int, str] | None = None) -> Foreseen:
    kind, options, about = ask
    return Foreseen(Question(0, seat, kind, options, about=about), after)


def _of_step(view: View, step: Step, seat: int, index: int) -> Iterator[Foreseen]:
    """What a step that is still to be done will ask of the seat."""
    board = view.board
    if step.do == "resolve" and board.played[seat]:
        yield from _of_card(board, seat, board.played[seat])
    elif step.do == "choose-town" and step.seat != seat:
        yield from _card(board, seat, ("play-card", view.hand, ()), index)
    elif step.do == "lose-town" and step.n == seat:
        towns = tuple(TOWN_KEYS[town] for town in controlled(board, step.seat))
        if len(towns) > 1:
            yield _entry(seat, ("lose-town", towns, (step.seat,)))
    elif step.seat != seat:
        return
    elif step.do == "play":
        about = (TOWN_KEYS[board.active],)
        yield from _card(board, seat, ("play-card", view.hand, about), index)
    elif step.do == "act":
        yield from _of_card(board, seat, board.played[seat])
    elif step.do in ("raider", "church", "marriage", "expand", "unviking"):
        for ask in _of_icon(board, seat, step.what, step.do, step.n, board.coins[seat]):
            yield _entry(seat, ask)
    elif step.do in ("track-reward", "card-reward", "monastery"):
        for ask in _of_upkeep(board, step, seat):
            yield _entry(seat, ask)


def _card(board: Board, seat: int, ask: Ask, index: int) -> Iterator[Foreseen]:
    """A card, which will have the place `index`, and for each one what it may ask then."""
    yield _entry(seat, ask)
    for card in ask[1]:
        for entry in _of_card(board, seat, card):
            yield Foreseen(entry.question, (index, card))


def _of_card(board: Board, seat: int, card: str) -> Iterator[Foreseen]:
    """What an action of a card may ask; of a trick that is decided, only the seat's own."""
    decided = board.winner != NOBODY and board.played[seat] == card
    wins = decided and board.winner == seat
    runs = CARDS[card].runs
    if len(runs) > 2 and not wins:
        yield _entry(seat, ("choose-action", UPPER_LOWER, (card,)))
    actions = range(len(ACTIONS))[: len(runs)]
    asks: dict[tuple[str, tuple[str | int, ...]], Ask] = {}
    for action in actions:
        if decided and wins != (action == 0):
            continue
        coins = board.coins[seat]
        for icon, count in runs[action]:
            coins += {"coin": count, "pay": -min(count, coins)}.get(icon, 0)
            for ask in _of_icon(board, seat, card, icon, count, coins):
                other = asks.get((ask[0], ask[2]))
                if other is None or len(other[1]) < len(ask[1]):
                    asks[ask[0], ask[2]] = ask
    for ask in asks.values():
        yield _entry(seat, ask)


def _of_icon(
    board: Board, seat: int, card: str, icon: str, count: int, coins: int
) -> Iterator[Ask]:
    """What an icon asks, if the board stays as it is; `coins` are those one will have."""
    if icon in ("raider", "church", "marriage"):
        most = most_extras(board, seat, icon, coins=coins, after=count)
        if most > 0:
            yield "extras", tuple(str(n) for n in range(most + 1)), (card, icon)
    elif icon == "expand" and coins >= EXPAND_COST:
        towns = within_reach(board, seat)
        if towns:
            yield "expand", (*(TOWN_KEYS[town] for town in towns), "pass"), (card,)
    elif icon == "unviking":
        held = tuple(TOWN_KEYS[town] for town, token in enumerate(board.vikings) if token)
        if len(held) > 1:
            yield "free-town", held, (card,)


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


def _next_trick(view: View, seat: int, index: int) -> Iterator[Foreseen]:
    """The trick after this one, once it is known who leads it: whoever wins takes the marker."""
    board = view.board
    decided = not any(step.do == "resolve" for step in board.agenda)
    if not decided or view.hand_sizes[seat] < 2:
        return
    leader = board.marker if board.winner == NOBODY else board.winner
    if leader != seat:
        yield from _card(board, seat, ("play-card", view.hand, ()), index)
        return
    free = [town for town, holder in enumerate(board.discs) if holder == FREE]
    if board.winner != NOBODY and board.active in free:
        free.remove(board.active)  # it will be the winner's
    towns = leadable(list(view.hand), free)
    if len(free) > 1:
        yield _entry(seat, ("choose-town", towns, ()))
    for town in towns:
        ask: Ask = ("lead-card", led_with(list(view.hand), town), (town,))
        yield _entry(seat, ask, (index, town) if len(free) > 1 else None)


def next_seats(view: View) -> tuple[int, ...]:
    """The seats that are asked next, whatever is answered now. In a draft all are asked at
    once, and what comes after an action or a trick depends on it."""
    if len(view.awaited) != 1:
        return ()
    seats: list[int] = []
    for step in reversed(view.board.agenda[:-1]):  # the last one has asked
        if not _asks(view.board, step):
            break
        seats.append(step.seat)
    return tuple(seats)


def _asks(board: Board, step: Step) -> bool:
    """Whether a step is sure to ask: of those who act, whoever has lost with a card that leaves
    a choice."""
    if step.do == "act":
        return step.seat != board.winner and len(CARDS[board.played[step.seat]].actions) > 2
    return step.do in _ALWAYS_ASK
