"""What a battle brings and costs besides: ransoms for captured Lords, seizing what was destroyed,
and placing in one's own earldom what was won (rulebook, ransoming Lords; seizing).

Ransoms are named at once, a property or Castle for each captured Lord who is to come home, before
damage is assigned, and may be destroyed by it; what is left is handed over afterwards.
"""

from __future__ import annotations

from msgspec.structs import replace

from ..box import CASTLES
from ..state import Battle, Board, Card, Play, Step, others, rule
from .forces import power, under_way
from .holdings import (
    card_keys,
    card_of,
    discard,
    fief_key,
    fief_of,
    found_fief,
    hand_over,
    lord_key,
    number_of,
    pairs,
    places,
    put_fief,
    with_card,
)


def parties(battle: Battle) -> tuple[int, int]:
    """(whose Lords are captured, who holds them) in a battle that somebody has won."""
    if battle.outcome == "attacker":
        return battle.defender, battle.attacker
    return battle.attacker, battle.defender


# Ransom.


def most_saved(board: Board, seat: int, captured: int) -> int:
    """For how many captured Lords a seat can pay. The Castle of a Lord who comes home must stay,
    so each Lord needs two cards: his Castle and his price."""
    cards = sum(1 + len(fief.cards) for fief in board.fiefs[seat])
    return min(captured, cards // 2)


@rule("ransom")
def ransom(play: Play, step: Step) -> None:
    """Which of the captured Lords shall come home."""
    board, seat, captor, battle = play.board, step.seat, step.other, under_way(play)
    most = most_saved(board, seat, len(battle.captured))
    if not most:
        return
    lords = tuple([lord_key(number) for number in battle.captured])
    picks = play.ask(step, "ransom-lords", lords, (captor,), 0, most)
    if picks:
        saved = tuple([number for number in battle.captured if lord_key(number) in picks])
        board.battle = replace(battle, saved=saved)
        play.then(Step("ransom-price", seat, other=captor))
    elif picks is not None:
        play.tell("ransom-refused", seat=seat, other=captor)


@rule("ransom-price")
def price(play: Play, step: Step) -> None:
    """What is given for them: anything of the earldom but the Castles they come home to."""
    board, seat, captor, battle = play.board, step.seat, step.other, under_way(play)
    saved = battle.saved
    options: tuple[str, ...] = ()
    for fief in board.fiefs[seat]:
        options += tuple(places(fief, castle=fief.number not in saved))
    picks, count = play.picks or options, len(saved)
    if len(picks) > count:
        about: tuple[str | int, ...] = (captor, *[lord_key(number) for number in saved])
        play.ask(step, "ransom-price", options, about, count, count)
        return
    named = tuple([option for option in options if option in picks])
    board.battle = replace(battle, ransoms=named)
    play.tell(
        "ransom-named",
        seat=seat,
        other=captor,
        price=list(named),
        fiefs=[fief_key(number) for number in saved],
        cards=pairs([card_of(board, key) for key in named]),
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
    battle = under_way(play)
    if not battle.ransoms:
        return
    seat, captor = parties(battle)
    play.then(Step("place-loot", captor, what="ransom"))
    play.board.battle = replace(battle, ransoms=())
    hand_over(play, seat, captor, battle.ransoms, "ransom")


# What is destroyed and what is won.


@rule("seize")
def seize(play: Play, step: Step) -> None:
    """Which of the destroyed cards the attacker keeps; the others are discarded. When the last
    rival has just lost his last Fief there is nothing left to gain."""
    board, seat, battle = play.board, step.seat, under_way(play)
    if not battle.fallen:
        return
    castle = [card for card in battle.fallen if card.kind in CASTLES]
    cards = battle.fallen[len(castle) :]
    keys = [*[fief_key(battle.fief)] * len(castle), *card_keys(battle.fief, cards)]
    most = min(power(battle), len(keys))
    over = not board.fiefs[battle.defender] and others(board, seat) == [battle.defender]
    picks = play.picks
    if picks is None and most and not over:
        play.ask(step, "seize", tuple(keys), (fief_key(battle.fief),), 0, most)
        return
    kept: list[Card] = []
    for key, card in zip(keys, battle.fallen, strict=True):
        if key in (picks or ()):
            kept.append(card)
        else:
            discard(play.state, card)
    board.battle = replace(battle, fallen=())
    if kept:
        board.loot += kept
        play.tell("seized", seat=seat, other=battle.defender, cards=pairs(kept))
        play.then(Step("place-loot", seat, what="seized"))


@rule("place-loot")
def place_loot(play: Play, step: Step) -> None:
    """What was won comes into the earldom: a Castle or Palace begins a Fief of its own, a property
    joins any Fief. No Army cards are drawn for a Land that is won."""
    board, seat, why = play.board, step.seat, step.what
    for card in [card for card in board.loot if card.kind in CASTLES]:
        board.loot.remove(card)
        fief = fief_key(found_fief(board, seat, card))
        play.tell("fief-taken", seat=seat, fief=fief, card=card.kind, owner=card.owner, why=why)
    if not board.loot:
        return
    card = board.loot[0]
    fiefs = [fief_key(fief.number) for fief in board.fiefs[seat]]
    key = play.choose(step, "place-property", fiefs, (card.kind, why))
    if key:
        del board.loot[0]
        put_fief(board, seat, with_card(fief_of(board, key), card))
        kind, owner = card.kind, card.owner
        play.tell("property-placed", seat=seat, fief=key, card=kind, owner=owner, why=why)
        play.then(step)
