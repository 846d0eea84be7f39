"""Ransoms: a property or Castle for each captured Lord who is to come home.

Rulebook, ransoming Lords: they are named at once, before damage is assigned, and may be
destroyed by it; what is left is handed over afterwards.
"""

from __future__ import annotations

from msgspec.structs import replace

from engine.kit.contract import Picks
from engine.kit.steps import reply, rule

from ...state import Battle, Board, Play, Step
from ..realm.holdings import card_at, fief_key, hand_over, lord_key, number_of, pairs, ref_of, refs
from .battle import parties


def most_saved(board: Board, seat: int, captured: int) -> int:
    """For how many captured Lords a seat can pay. The Castle of a Lord who comes home must stay,
    so each Lord needs two cards: his Castle and his price."""
    cards = sum(1 + len(fief.cards) for fief in board.fiefs[seat])
    return min(captured, cards // 2)


@rule("ransom")
def ransom(play: Play, step: Step) -> None:
    """Which of the captured Lords shall come home."""
    board, seat = play.board, step.seat
    assert board.battle
    captured = board.battle.captured
    most = most_saved(board, seat, len(captured))
    if not most:
        return
    lords = tuple([lord_key(number) for number in captured])
    play.ask(step, "ransom-lords", lords, (step.other,), 0, most)


@reply("ransom")
def lords_named(play: Play, step: Step, picks: Picks) -> None:
    board = play.board
    assert board.battle
    saved = tuple([number for number in board.battle.captured if lord_key(number) in picks])
    if not saved:
        play.tell("ransom-refused", seat=step.seat, other=step.other)
        return
    board.battle = replace(board.battle, saved=saved)
    play.then(Step("ransom-price", step.seat, other=step.other))


@rule("ransom-price")
def price(play: Play, step: Step) -> None:
    """What is given for them: anything of the earldom but the Castles they come home to."""
    board, seat = play.board, step.seat
    assert board.battle
    saved = board.battle.saved
    options: tuple[str, ...] = ()
    for fief in board.fiefs[seat]:
        options += tuple(refs(fief, castle=fief.number not in saved))
    if len(options) == len(saved):
        _name(play, step, options)
    else:
        about: tuple[str | int, ...] = (step.other, *[lord_key(number) for number in saved])
        play.ask(step, "ransom-price", options, about, len(saved), len(saved))


@reply("ransom-price")
def price_named(play: Play, step: Step, picks: Picks) -> None:
    named = tuple([option for option in play.question.options if option in picks])
    _name(play, step, named)


def _name(play: Play, step: Step, named: tuple[str, ...]) -> None:
    board = play.board
    assert board.battle
    board.battle = replace(board.battle, ransoms=named)
    fiefs = [fief_key(number) for number in board.battle.saved]
    cards = pairs([card_at(board, ref_of(board, key)) for key in named])
    play.tell(
        "ransom-named",
        seat=step.seat,
        other=step.other,
        price=list(named),
        fiefs=fiefs,
        cards=cards,
    )


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


@rule("ransom-paid")
def ransom_paid(play: Play, step: Step) -> None:
    """What was named and still stands goes to the captor."""
    board = play.board
    battle = board.battle
    assert battle
    if not battle.ransoms:
        return
    seat, captor = parties(battle)
    play.then(Step("place-loot", captor, what="ransom"))
    named = [ref_of(board, key) for key in battle.ransoms]
    board.battle = replace(battle, ransoms=())
    hand_over(play, seat, captor, named, "ransom")
