"""Ransoms: a property or Castle for each captured Lord who is to come home.

Rulebook, ransoming Lords: they are named at once, before damage is assigned, and may be
destroyed by it; what is left is handed over afterwards.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.agenda import ask
from engine.contract import Chance, Event, Picks, Question

from .agenda import Reply, Rule
from .battle import parties
from .holdings import card_at, fief_key, hand_over, lord_key, number_of, pairs, ref_of, refs
from .state import Battle, Board, State, Step


def most_saved(board: Board, seat: int, captured: int) -> int:
    """For how many captured Lords a seat can pay. The Castle of a Lord who comes home must stay,
    so each Lord needs two cards: his Castle and his price."""
    cards = sum(1 + len(fief.cards) for fief in board.fiefs[seat])
    return min(captured, cards // 2)


def ransom(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """Which of the captured Lords shall come home."""
    board, seat = state.board, step.seat
    assert board.battle
    captured = board.battle.captured
    most = most_saved(board, seat, len(captured))
    if not most:
        return
    lords = tuple([lord_key(number) for number in captured])
    ask(state, step, "ransom-lords", lords, (step.other,), 0, most)


def lords_named(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    board = state.board
    assert board.battle
    saved = tuple([number for number in board.battle.captured if lord_key(number) in picks])
    if not saved:
        events.append(Event("ransom-refused", {"seat": step.seat, "other": step.other}))
        return
    board.battle = replace(board.battle, saved=saved)
    board.agenda.append(Step("ransom-price", step.seat, step.other))


def price(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """What is given for them: anything of the earldom but the Castles they come home to."""
    board, seat = state.board, step.seat
    assert board.battle
    saved = board.battle.saved
    options: tuple[str, ...] = ()
    for fief in board.fiefs[seat]:
        options += tuple(refs(fief, castle=fief.number not in saved))
    if len(options) == len(saved):
        _name(state, step, options, events)
    else:
        about: tuple[str | int, ...] = (step.other, *[lord_key(number) for number in saved])
        ask(state, step, "ransom-price", options, about, len(saved), len(saved))


def price_named(
    state: State, step: Step, question: Question, picks: Picks, events: list[Event], chance: Chance
) -> None:
    named = tuple([option for option in question.options if option in picks])
    _name(state, step, named, events)


def _name(state: State, step: Step, named: tuple[str, ...], events: list[Event]) -> None:
    board = state.board
    assert board.battle
    board.battle = replace(board.battle, ransoms=named)
    args = {"seat": step.seat, "other": step.other, "price": list(named)}
    fiefs = [fief_key(number) for number in board.battle.saved]
    cards = pairs([card_at(board, ref_of(board, key)) for key in named])
    events.append(Event("ransom-named", {**args, "fiefs": fiefs, "cards": cards}))


def standing_ransoms(battle: Battle, number: int, destroyed: tuple[str, ...]) -> tuple[str, ...]:
    """The named ransoms after some properties of a Fief were destroyed. The options of the others
    move up: "f3.land.2" becomes "f3.land.1" when the first Land is gone."""
    left = []
    for key in battle.ransoms:
        if key in destroyed:
            continue
        if number_of(key) == number and "." in key:
            stem, _, count = key.rpartition(".")
            before = [k for k in destroyed if k.rpartition(".")[0] == stem]
            gone = sum(int(k.rpartition(".")[2]) < int(count) for k in before)
            key = f"{stem}.{int(count) - gone}"
        left.append(key)
    return tuple(left)


def ransom_paid(state: State, step: Step, events: list[Event], chance: Chance) -> None:
    """What was named and still stands goes to the captor."""
    board = state.board
    battle = board.battle
    assert battle
    if not battle.ransoms:
        return
    seat, captor = parties(battle)
    board.agenda.append(Step("place-loot", captor, what="ransom"))
    named = [ref_of(board, key) for key in battle.ransoms]
    board.battle = replace(battle, ransoms=())
    hand_over(state, seat, captor, named, "ransom", events)


RULES: dict[str, Rule] = {"ransom": ransom, "ransom-price": price, "ransom-paid": ransom_paid}
REPLIES: dict[str, Reply] = {"ransom": lords_named, "ransom-price": price_named}
