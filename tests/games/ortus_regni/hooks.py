"""What the conformance tests must know of Ortus Regni, written from the fields of its state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.structs import replace

from engine.games.ortus_regni import GAME
from engine.games.ortus_regni.box import (
    BEQUESTS,
    CARDS,
    DECK,
    FORCES,
    HAND,
    KINDS,
    ORDER,
    TOURNAMENT_TOWERS,
)
from engine.games.ortus_regni.events import EVENTS, OUT_REASONS, QUESTIONS
from engine.games.ortus_regni.state import Board, Play, State
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question
from tests.games.hooks import Hooks, Moved, rotation
from tests.games.ortus_regni.accounts import COPIES, FIGHTERS, conserved, open_cards, unseen
from tests.games.ortus_regni.scorer import second_score

HIDDEN = {
    *("hands", "towers", "decks", "reserves", "removed", "pledge", "jousters"),
    *("army_deck", "battle_deck", "viking_deck", "questions", "redraws"),
}
"""The fields of a state that hold secrets."""

GUARDED = ("attack", "attack-forces")
"""Steps of somebody who must be able to field a card."""
BUSY = ("build", "install", "treachery", "intrigue")
"""Steps of somebody who must have the card that is being played."""


def bound(seats: int) -> int:
    """Turns within which every game is over. Each turn of an Earl draws a card from his deck; only
    a bequest puts cards back, at most all of his but the hand he began with."""
    whole = 1 + DECK + TOURNAMENT_TOWERS
    return seats * (DECK - HAND + 1 + BEQUESTS * whole)


def longest(seats: int) -> int:
    """Answers: in each turn the action, its battle or joust with all that is won in it, and the
    Vikings' battle; Towers and garrisons, two answers each, for a card that was drawn and two
    Armies. No earldom has more than all Castles and Palaces."""
    battle, castles = 12, (COPIES + 1) * seats
    return 3 * seats + bound(seats) * (2 * battle + castles + 6)


# Hidden things


def shuffle_hidden(state: State, seat: int | None, chance: Chance) -> None:
    """Deal anew what `seat` may not know: the cards of other hands, Towers, decks and jousts,
    which cards those are at all, as far as they were not seen, other reserves, the order of all
    decks, and what another has pledged in a plot. What is asked is asked again of those cards."""
    board = state.board
    opened = open_cards(board)
    for other in range(board.seats):
        if other != seat:
            _deal_anew(state, other, opened[other], chance)
        elif board.phase not in ("decks", "towers"):
            chance.shuffle(state.decks[other])
    _deal_armies(state, seat, chance)
    chance.shuffle(state.battle_deck)
    chance.shuffle(state.viking_deck)
    if state.questions:
        step = board.agenda[-1]
        if step.do == "struggle" and step.other != seat:
            ready = [f"vassal.{n + 1}" for n in range(state.hands[step.other].count("vassal"))]
            fiefs = state.board.fiefs[step.other]
            ready += [f"f{fief.number}.lord" for fief in fiefs if fief.lord == "vassal"]
            chance.shuffle(ready)
            state.pledge = ready[: chance.below(len(ready) + 1)]
        if step.do == "mulligans":
            waiting = {question.seat for question in state.questions} | {seat}
            own = [other for other in state.redraws if other == seat]
            state.redraws = own + [
                other for other in range(board.seats) if other not in waiting and chance.below(2)
            ]
        _ask_anew(state)


def _deal_anew(state: State, seat: int, opened: list[str], chance: Chance) -> None:
    board = state.board
    needed = _needed(state, seat, chance)
    sure = Counter(board.certain[seat]) | Counter(needed)
    hidden = unseen(state, seat)
    sure["palace"] = hidden.count("palace")
    tray = [kind for kind in KINDS for _ in range(COPIES - opened.count(kind) - sure[kind])]
    chance.shuffle(tray)
    pool = list(sure.elements())
    pool += tray[: len(hidden) - len(pool)]
    for kind in needed:
        pool.remove(kind)
    chance.shuffle(pool)

    def take(count: int) -> list[str]:
        return sorted([pool.pop() for _ in range(count)], key=ORDER.__getitem__)

    mine = needed + take(len(state.hands[seat]) - len(needed))
    state.hands[seat] = sorted(mine, key=ORDER.__getitem__)
    state.towers[seat] = take(len(state.towers[seat]))
    state.jousters[seat] = "".join(take(bool(state.jousters[seat])))
    state.decks[seat] = take(len(state.decks[seat]))
    if board.phase not in ("decks", "towers"):
        chance.shuffle(state.decks[seat])
    state.removed[seat] = take(len(state.removed[seat]))
    assert not pool


def _needed(state: State, seat: int, chance: Chance) -> list[str]:
    """What everybody can tell to be in a hand: what was shown, and what its seat, busy playing
    it, must have. Whoever attacks has something to field."""
    board = state.board
    found = list(board.shown[seat])
    step = board.agenda[-1] if board.agenda else None
    if step is None or step.seat != seat or not board.alive[seat]:
        return found
    if step.do in BUSY:
        card = step.what if step.do in ("build", "install") else step.do
        return found if card in found else [*found, card]
    if (
        step.do in GUARDED
        and not _fights_openly(state, seat)
        and not set(found) & _may_fight(board, seat)
    ):
        mine = [kind for kind in state.hands[seat] if kind in _may_fight(board, seat)]
        found.append(chance.choice(mine))
    return found


def _may_fight(board: Board, seat: int) -> set[str]:
    prince = any(fief.lord == "prince" for fief in board.fiefs[seat])
    return set(FIGHTERS) - ({"prince"} if prince else set())


def _fights_openly(state: State, seat: int) -> bool:
    """Whether a seat has something to field besides its hand."""
    board = state.board
    lands = any(card.kind == "land" for fief in board.fiefs[seat] for card in fief.cards)
    lords = any(fief.lord for fief in board.fiefs[seat])
    reserve = lands and bool(state.reserves[seat])
    return lords or reserve or board.king == seat or bool(board.mercenaries[seat])


def _deal_armies(state: State, seat: int | None, chance: Chance) -> None:
    sizes = [len(reserve) for reserve in state.reserves]
    mustered = state.board.mustered
    pool = Counter(state.army_deck)
    others = [other for other in range(state.board.seats) if other != seat]
    for other in others:
        pool += Counter(state.reserves[other]) - Counter(mustered[other])
    cards = list(pool.elements())
    chance.shuffle(cards)
    for other in others:
        count = sizes[other] - len(mustered[other])
        state.reserves[other] = sorted([*mustered[other], *cards[:count]])
        del cards[:count]
    state.army_deck = cards


def _ask_anew(state: State) -> None:
    """The step that asked asks once more, of the cards that are held now. Its questions keep
    their numbers; who has answered already is not asked again."""
    before, asked = state.questions, state.asked
    state.questions = []
    step = state.board.agenda[-1]
    GAME.run(Play(state, state.board, state.board.agenda, [], Chance(bytes(16), 0)))
    again = {(q.seat, q.kind): q for q in state.questions}
    there = [again.get((q.seat, q.kind)) for q in before]
    assert None not in there, f"whether {step.do} asks depends on what is hidden"
    assert state.board.agenda[-1] == step
    state.questions = [
        replace(q, number=old.number) for q, old in zip(there, before, strict=True) if q
    ]
    state.asked = asked


# Symmetry


NAMES_SEATS = {"towers", "hand", "reserve"}
"""Targets "towers-2", "hand-2" and "reserve-2"."""


def turned_pick(kind: str, pick: str, by: int, seats: int) -> str:
    """An option of a question of this kind, with the seat that it names moved on. Fiefs keep
    their numbers: those follow from no seat once the table is laid."""
    if kind == "monastery":
        return str((int(pick) + by) % seats)
    return _turned_target(pick, lambda seat: (seat + by) % seats)


def _turned_target(target: str, moved: Moved) -> str:
    what, dash, seat = target.partition("-")
    return f"{what}-{moved(int(seat))}" if what in NAMES_SEATS and dash else target


ABOUT_SEATS = {
    **dict.fromkeys(("allies", "struggle"), (1, 2)),
    "attack-forces": (1,),
    "defence-forces": (2,),
    **dict.fromkeys(("yield-properties", "yield-armies", "tribute", "ransom-lords"), (0,)),
    **dict.fromkeys(("ransom-price", "joust-ante", "joust-card"), (0,)),
    "church-decides": (0, 1),
}
"""Which parts of a question's `about` are seats, or name one."""


_rotate = rotation(
    by_seat=(
        *("alive", "banners", "bequests", "cubes", "emissaries", "discards", "gone", "spent"),
        *("certain", "shown", "mustered", "fiefs", "mercenaries"),
        *("hands", "towers", "decks", "reserves", "removed", "jousters"),
    ),
    a_seat=(
        *("first", "active", "king", "other", "owner", "by"),
        *("attacker", "director", "defender", "caller"),
    ),
    of_seats=("out", "excused", "redraws"),
    about=ABOUT_SEATS,
    in_step=lambda step, moved: {"what": _turned_target(step.what, moved)},
    pick=turned_pick,
    word=_turned_target,
)


def rotate(state: State, by: int) -> State:
    """Everybody sits `by` seats further on."""
    found: State = _rotate(state, by)
    found.redraws.sort()
    return found


TOGETHER = ("build-deck", "choose-towers", "mulligan", "tribute")
"""Asked of several seats at once, so that their numbers follow from the seats."""


def alike(state: State) -> State:
    """Without those numbers, and the order of options that name seats or lie by seat."""
    questions = [
        replace(q, number=0 if q.kind in TOGETHER else q.number, options=tuple(sorted(q.options)))
        for q in state.questions
    ]
    return replace(state, questions=questions)


# What must happen


WHY = {
    "lord-slain": ("treachery", "captured", "vikings", "joust"),
    "fief-lost": ("treachery", "siege", "ransom", "joust"),
    "property-placed": ("intrigue", "seized", "ransom", "joust"),
    "fief-taken": ("ransom", "joust"),
    "mercenary-slain": ("treachery", "battle"),
    "joust-excused": ("banner", "poor", "nobody"),
    "church-silent": ("none", "tie"),
    "church-decided": ("cathedral", "churches"),
    "earl-out": OUT_REASONS,
    "armies-drawn": ("land", "recruit"),
    "drew": ("turn", "banquet"),
    "towers-built": ("turn", "tournament"),
    "handed-over": ("ransom", "joust"),
}
"""Events that come for different reasons."""
NEVER = {"battle-deck-shuffled", "viking-deck-shuffled"}
"""What does not come up in random play: twenty-four battles. Recorded rulings force them."""


def everything() -> set[str]:
    """Questions, events and their reasons."""
    wanted = {f"asked {kind}" for kind in QUESTIONS} | set(EVENTS)
    wanted |= {f"{event} {why}" for event, reasons in WHY.items() for why in reasons}
    return wanted - NEVER


def fired(question: Question, picks: Picks, events: list[Event], state: Any) -> set[str]:
    """Which of it came about with one answer."""
    names = {f"asked {question.kind}", *(event.kind for event in events)}
    return names | {f"{e.kind} {e.args['why']}" for e in events if e.kind in WHY}


HOOKS = Hooks(
    longest=longest,
    conserved=conserved,
    hidden=frozenset(HIDDEN),
    shuffle_hidden=shuffle_hidden,
    rotate=rotate,
    alike=alike,
    turned_pick=turned_pick,
    second_score=second_score,
    looked_up=(*CARDS, *FORCES, "tower"),
    everything=everything,
    fired=fired,
)
