"""What a seat can tell of what it does not see: what it passed on in the draft, where the other
cards may be, whose turn comes next, and the questions that may come to it. What standing orders
answer, and what an experienced friend would say before an answer does harm.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, Order, Picks, Question, UpcomingQuestion, Warning
from engine.kit.steps import would_ask

from ..box import (
    ACTIONS,
    CARD_KEYS,
    CARDS,
    COLOURS,
    EXTRA_COST,
    HAND,
    MARRIAGES,
    PRINCESS,
    STRENGTHS,
    SUIT,
    TOP,
    TOWN_INDEX,
    TOWNS,
    VALUE,
)
from ..rules import PICKED
from ..rules.tricks import fits, leads, ways
from ..state import FREE, NOBODY, Board, State, Step, View, clockwise, controlled, rule


def also_known(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat passed on in each turn of the draft: what was taken from that pack later,
    and what is left of it."""
    if seat is None or seat == EVERYONE or not state.drafted[seat]:
        return {}
    board = state.board
    seats = board.seats
    turns = _turns(seats)
    now = board.draft - 1 if board.draft else turns - 1
    found = []
    for turn in range(now):
        pack = (seat - turn) % seats
        cards: list[str] = []
        for later in range(turn + 1, now + 1):
            cards += state.drafted[(pack + later) % seats][PICKED * later : PICKED * later + PICKED]
        cards += state.packs[(pack + now) % seats]
        cards.sort(key=VALUE.__getitem__)
        found.append(tuple(cards))
    return {"passed": tuple(found)}


def _turns(seats: int) -> int:
    """Turns in which cards are taken, the last one without a choice."""
    return -(-HAND[seats] // PICKED)


def fill_in(state: State, view: View, chance: Chance) -> None:
    """Imagine what the seat does not know, in a position with blanks."""
    board = state.board
    vikings = list(STRENGTHS)
    for strength in board.strengths:
        vikings.remove(strength)
    chance.shuffle(vikings)
    state.viking_deck = vikings
    revealed = {board.marriage, *board.gone, *(card for cards in board.won for card in cards)}
    unseen = sorted(key for key in MARRIAGES if key not in revealed and key != PRINCESS)
    chance.shuffle(unseen)
    state.marriage_deck = []
    left = board.rounds - board.round
    if left:
        state.marriage_deck = [PRINCESS, *unseen[: left - 1]]
        unseen = unseen[left - 1 :]
    state.marriage_box = sorted(unseen)
    if board.phase in ("draft", "trick"):
        _imagine_cards(state, view, chance)


Slot = tuple[int, int]
"""(seat, turn of the draft) where a card was taken; (pack, -1): not taken yet; (-1, -1): aside."""
_ASIDE: Slot = (-1, -1)


def _imagine_cards(state: State, seen: View, chance: Chance) -> None:
    """Deal the unknown cards into the places where they may be.

    A place that the viewer's own pack reached after the viewer passed it on takes its cards
    from what was passed; every other place from the cards the viewer has not met. What a seat
    has played lies in one of that seat's places."""
    board = state.board
    places: dict[int, list[Slot]] = {}
    for slot in _slots(state, seen):
        places.setdefault(_origin(slot, seen), []).append(slot)
    cards = _origins(seen)
    filled: dict[Slot, list[str]] = {}
    for origin, slots in places.items():
        pool = cards[origin]
        chance.shuffle(slots)
        for seat in range(board.seats):
            if seat == seen.seat:
                continue
            for card in (*board.piles[seat], board.played[seat]):
                if card in pool:
                    pool.remove(card)
                    slot = next(s for s in slots if s[0] == seat and s[1] >= 0)
                    slots.remove(slot)
                    filled.setdefault(slot, []).append(card)
        for slot, card in zip(slots, pool, strict=True):
            filled.setdefault(slot, []).append(card)
    _lay_out(state, seen, filled)


def _slots(state: State, seen: View) -> Iterator[Slot]:
    """The place of every card that the viewer does not hold: of the blanks, in their order."""
    for seat, (taken, pack) in enumerate(zip(state.drafted, state.packs, strict=True)):
        if seat != seen.seat:
            yield from [(seat, number // PICKED) for number in range(len(taken))]
            yield from [((seat - seen.board.draft + 1) % seen.seats, -1)] * len(pack)
    if len(CARD_KEYS) > seen.seats * HAND[seen.seats]:
        yield _ASIDE


def _origin(slot: Slot, seen: View) -> int:
    """The viewer's turn in which it passed on what lies there now; -1: it never saw it."""
    if seen.seat is None or seen.seat < 0 or slot == _ASIDE:
        return -1
    where, turn = slot
    if turn >= 0:
        pack = (where - turn) % seen.seats
    else:
        pack, turn = where, seen.board.draft - 1
    met = (seen.seat - pack) % seen.seats
    return met if met < turn else -1


def _origins(seen: View) -> dict[int, list[str]]:
    """The cards for each origin, see `_origin`."""
    own = {*seen.drafted, *seen.pack}
    found = {
        turn: [card for card in passed if card not in own]
        for turn, passed in enumerate(seen.passed)
    }
    met = own.union(*seen.passed)
    found[-1] = [card for card in CARD_KEYS if card not in met]
    return found


def _lay_out(state: State, seen: View, filled: dict[Slot, list[str]]) -> None:
    board, by_value = state.board, VALUE.__getitem__
    for seat in range(board.seats):
        if seat != seen.seat:
            turns = range(_turns(board.seats))
            taken = [sorted(filled.get((seat, turn), []), key=by_value) for turn in turns]
            state.drafted[seat] = [card for cards in taken for card in cards]
            pack = ((seat - board.draft + 1) % board.seats, -1)
            rest = filled.get(pack, []) if board.draft else []
            state.packs[seat] = sorted(rest, key=by_value)
        if board.phase == "trick":
            played = (*board.piles[seat], board.played[seat])
            hand = [card for card in state.drafted[seat] if card not in played]
            state.hands[seat] = sorted(hand, key=by_value)
    state.aside = filled[_ASIDE][0] if _ASIDE in filled else ""


# What comes next: read off the agenda, which lies open. A card to follow with is foreseen for each
# colour that the town may have, until it is named. What is bought and where one expands is foreseen
# as far as the board stands now.

_ALWAYS_ASK: Final = ("first-town", "play")
_MAY_ASK: Final = ("play", "act", "track-reward", "card-reward", "monastery", "lose-town")
"""Steps of which it can be told what they ask."""
_COLOURS: Final = ("red", "blue", "yellow")


def foreseen(view: View) -> tuple[UpcomingQuestion, ...]:
    """See the contract."""
    board, seat = view.board, view.seat
    if seat is None or seat < 0:
        return ()
    steps = list(reversed(board.agenda))
    if view.questions and view.questions[0].kind != "draft":
        del steps[0]  # it has asked
    found: list[UpcomingQuestion] = []
    for step in steps:
        if step.do == "trick-over":
            found += _next_trick(view, seat)
        elif step.do == "resolve" and board.played[seat]:
            found += _of_card(board, seat, board.played[seat], COLOURS[board.active])
        elif step.do == "lead-trick" and step.seat != seat:
            found += _cards(view, seat)
        elif step.do in _MAY_ASK and seat in (step.seat, step.n):
            asked = would_ask(rule, view.known, step)
            if asked is not None and asked.seat == seat:
                found.append(UpcomingQuestion(asked))
    once: dict[Any, UpcomingQuestion] = {}
    for each in found:
        once.setdefault((each.question.kind, each.question.about), each)
    return tuple([each for each in once.values() if not any(map(each.matches, view.questions))])


def _entry(
    seat: int, kind: str, options: tuple[str, ...], about: tuple[str | int, ...]
) -> UpcomingQuestion:
    return UpcomingQuestion(Question(0, seat, kind, options, about=about))


def _cards(view: View, seat: int) -> Iterator[UpcomingQuestion]:
    """A card for each colour that the town may have."""
    free = {COLOURS[town] for town, holder in enumerate(view.board.discs) if holder == FREE}
    for colour in _COLOURS:
        if colour in free:
            yield _entry(seat, "play-card", view.hand, (colour,))


def _of_card(board: Board, seat: int, card: str, colour: str) -> Iterator[UpcomingQuestion]:
    """What a card may ask in a town of this colour, before the trick is decided."""
    for won in (True, False):
        if SUIT[card] in (colour, "white") or not won:
            options = ways(board, seat, card, won=won)
            if len(options) > 1:
                yield _entry(seat, "action", options, (card, "won" if won else "lost", colour))


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
        yield _entry(seat, "lead", options, ())


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


# Standing orders

ORDERS: Final = (Order("extras", ("ask", "never")), Order("expand", ("ask", "never")))
"""Answers that a person gives once and for all. extras: nothing more is bought. expand: no road is
taken. Both answer only where that leaves nothing to choose."""


def ordered(view: View, question: Question, orders: dict[str, str]) -> Picks | None:
    """The answer that these orders give; None: the person is asked. It hangs on the coins and the
    board, which lie open, and on no card in a hand."""
    if question.kind != "action":
        return None
    left = []
    for way in question.options:
        action, _, what = way.partition("-")
        buys = what.isdecimal() and orders["extras"] == "never"
        expands = action == "upper" and what in TOWNS and orders["expand"] == "never"
        left += [] if buys or expands else [way]
    return (left[0],) if len(left) == 1 else None


# Warnings

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
        # What would win and ask for coins then.
        owing = [
            option
            for option, (card, town) in _plays(view, question).items()
            if "pay" in CARDS[card].actions[0] and _may_win(view, (card, town))
        ]
        if owing:
            return Warning("unpaid", options=tuple(owing))
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
