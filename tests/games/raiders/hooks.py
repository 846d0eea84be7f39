"""What the conformance tests must know of Raiders of the North Sea, written from the fields of
its state."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.games.raiders import GAME
from engine.games.raiders.box import (
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    OFFER_KEYS,
    OFFERS,
    SETTLEMENTS,
    SPACES,
)
from engine.games.raiders.state import ENDS, EVENTS, QUESTIONS, Board, State, Step
from engine.kit.chance import Chance
from tests.games.hooks import Hooks, ask_again, rotation, unnumbered

HIDDEN = {"hands", "chosen", "questions", "deck", "stack", "tiles"}
"""The fields of a state that hold secrets."""

GOODS = {"silver": 32, "provision": 32, "gold": 18, "iron": 18, "livestock": 26, "valkyrie": 18}
LETTERS = {"G": "gold", "I": "iron", "L": "livestock", "V": "valkyrie"}
NOT_BLACK = [BUILDING_KEYS.index(building) for building in ("armoury", "long_house")]
BY_SEAT = (
    *("silver", "provision", "gold", "iron", "livestock", "armour", "valkyrie", "score"),
    *("workers", "crew"),
)
MOST_SEATS = 4
VILLAGE = 3
"""Workers there, between turns."""


def longest(seats: int) -> int:
    """The rules name no bound: nobody needs ever raid or offer. Random play has ended within 2,900
    answers in some thousand games; this is twice as many."""
    return 6000


# Conservation


def conserved(state: State) -> None:
    """Every card, tile, token and worker is in one place, and nothing is below zero."""
    board = state.board
    _conserved_goods(state)
    _conserved_cards(state)
    _conserved_workers(board)
    for seat in range(board.seats):
        assert 0 <= board.armour[seat] <= 10
        assert 0 <= board.valkyrie[seat] <= 7
        assert board.score[seat] >= 0
        crew = board.crew[seat]
        assert len(crew) <= 5, crew
        assert sum(CARDS[card].hero for card in crew) <= 1, crew
    kinds = {question.kind for question in state.questions}
    if kinds == {"place"}:
        _between_turns(state)
    if board.phase == "over":
        assert not state.questions
        assert board.left == 0
    assert all(len(getattr(board, name)) == board.seats for name in BY_SEAT)


def _conserved_goods(state: State) -> None:
    board = state.board
    lying = "".join(board.spaces)
    assert set(lying) <= set(LETTERS), "a token of no kind"
    signs = {kind: letter for letter, kind in LETTERS.items()}
    for kind in GOODS:
        held = getattr(board, kind) if kind != "valkyrie" else []
        total = board.supply[kind] + sum(held) + (lying.count(signs[kind]) if kind in signs else 0)
        assert min(board.supply[kind], *held, 0) == 0, f"{kind} below zero"
        assert total == GOODS[kind], f"{total} {kind}"
    for space, plunder in zip(SPACES.values(), board.spaces, strict=True):
        assert len(plunder) in (0, space.tokens), f"{space.key}: {plunder}"
        assert plunder == "".join(sorted(plunder)), f"tokens at {space.key} are out of order"


def _conserved_cards(state: State) -> None:
    board = state.board
    every = [*state.deck, *board.discards, *([board.joining] if board.joining else [])]
    for cards in (*state.hands, *board.crew):
        every += cards
    assert Counter(every) == {key: card.copies for key, card in CARDS.items()}, (
        "a card is lost or doubled"
    )
    for seat, hand in enumerate(state.hands):
        assert hand == sorted(hand, key=CARD_KEYS.index), "the order of a hand tells something"
        assert not Counter(state.chosen[seat]) - Counter(hand), "chosen, but not in the hand"
    tiles = [*board.offers, *state.stack]
    for own in state.tiles:
        tiles += own
        assert own == sorted(own, key=OFFER_KEYS.index), "the order of tiles tells something"
    assert sorted(tiles) == sorted(OFFER_KEYS), "a tile is lost or doubled"
    assert len(board.offers) <= 3
    if len(board.offers) < 3:
        assert not state.stack, "no new tile was opened"


def _conserved_workers(board: Board) -> None:
    found = [worker for worker in (*board.village, *board.workers) if worker]
    index = 0
    for place, gone in zip(SETTLEMENTS.values(), board.raided, strict=True):
        left = 0
        for _, worker in place.spaces:
            if board.spaces[index]:
                found.append(worker)
                left += 1
            index += 1
        if gone:
            found += gone
            assert all(worker in place.workers for worker in gone), f"{gone} at {place.key}"
            raiding = board.placed == -1 and not board.workers[board.active]
            assert len(gone) + left <= len(place.spaces) + raiding, place.key
    counted = [found.count(colour) for colour in ("black", "grey", "white")]
    assert counted == [VILLAGE + board.seats, 11, 12], counted
    for building in NOT_BLACK:
        assert board.village[building] != "black", f"a black worker at building {building}"


def _between_turns(state: State) -> None:
    """The start of a turn: workers are where they belong, limits hold, the end is seen."""
    board = state.board
    assert all(board.workers), "somebody holds no worker"
    assert sum(1 for worker in board.village if worker) == VILLAGE
    for seat in range(board.seats):
        assert board.silver[seat] <= 8, "silver above the limit"
        assert board.provision[seat] <= 8, "provisions above the limit"
        assert len(state.hands[seat]) <= 8, "cards above the limit"
    fortresses = [i for i, space in enumerate(SPACES.values()) if space.kind == "fortress"]
    near = (
        sum(1 for i in fortresses if board.spaces[i]) <= 1
        or not state.stack
        or not any("V" in plunder for plunder in board.spaces)
    )
    assert near == (board.left > 0), f"the end is near: {near}, but {board.left} turns are left"
    assert board.left <= board.seats
    assert not board.used
    assert board.placed == board.space == -1
    assert not any(state.chosen)
    assert not board.joining


# Hidden things


def shuffle_hidden(state: State, seat: int | None, chance: Chance) -> None:
    """Deal anew what `seat` may not know: other hands with the draw pile, other seats' tiles
    with the stack, what others have chosen in secret."""
    seen = GAME.view(state, seat)
    others = [s for s in range(state.board.seats) if s != seat]
    _deal_anew([*(state.hands[s] for s in others), state.deck], chance)
    hidden = [] if state.board.phase == "over" else [state.tiles[s] for s in others]
    _deal_anew([*hidden, state.stack], chance)
    for other in others:
        state.hands[other].sort(key=CARD_KEYS.index)
        state.tiles[other].sort(key=OFFER_KEYS.index)
        count = len(state.chosen[other])
        chosen = chance.sample(state.hands[other], count)
        state.chosen[other] = sorted(chosen, key=CARD_KEYS.index)
    ask_again(GAME, state, seen, chance)


def _deal_anew(piles: list[list[str]], chance: Chance) -> None:
    cards = [card for pile in piles for card in pile]
    chance.shuffle(cards)
    for pile in piles:
        count = len(pile)
        pile[:], cards = cards[:count], cards[count:]


# Symmetry


def turned_pick(kind: str, pick: str, by: int, seats: int) -> str:
    """An option of a question of this kind, with the seat that it names moved on."""
    seat, dot, rest = pick.partition(".")
    if not seat.isdigit():
        return pick
    return f"{(int(seat) + by) % seats}{dot}{rest}"


def in_step(todo: Step, moved: Callable[[int], int]) -> dict[str, int]:
    """What else of a step is moved: `n` is a seat, or has a bit for each of some seats."""
    if todo.do in ("lose-crew", "swap-hands"):
        return {"n": moved(todo.n)}
    if todo.do == "gifts":
        return {"n": sum(1 << moved(seat) for seat in range(MOST_SEATS) if todo.n & 1 << seat)}
    return {}


rotate = rotation(
    by_seat=(*BY_SEAT, "hands", "chosen", "tiles"),
    a_seat=("first", "active"),
    about={"scout-give": (0,), "give": (1,), "lose-crew": (0,)},
    in_step=in_step,
    pick=turned_pick,
)


# The points, counted from the board

VALKYRIE = (0, 0, 1, 2, 4, 7, 10, 15)
BADGES = {3: 2, 6: 4, 9: 6}
"""Spaces of the armour track with points: the last one that was reached counts."""
WORTH = {"gold": 2, "iron": 2, "livestock": 1, "silver": 0.5}
"""What a unit of its price makes an offering worth, rounded up."""


def tile_points(tile: str) -> int:
    """What an offering is worth, by its price."""
    return math.ceil(sum(WORTH[kind] * n for kind, n in OFFERS[tile].cost.items()))


def score(state: State) -> dict[str, Any]:
    """Points by source, places, and what decided the first one."""
    board = state.board
    sources: dict[str, list[int]] = {
        "play": list(board.score),
        "valkyrie": [VALKYRIE[steps] for steps in board.valkyrie],
        "armour": [
            max([points for at, points in BADGES.items() if at <= armour], default=0)
            for armour in board.armour
        ],
        "offerings": [sum(map(tile_points, tiles)) for tiles in state.tiles],
        "crew": [
            3 * crew.count("champion")
            + 2 * crew.count("warlord")
            + crew.count("merchant") * livestock
            + crew.count("trader") * len(tiles)
            for crew, livestock, tiles in zip(board.crew, board.livestock, state.tiles, strict=True)
        ],
        "plunder": [
            gold + iron + livestock // 2
            for gold, iron, livestock in zip(board.gold, board.iron, board.livestock, strict=True)
        ],
    }
    points = [sum(line) for line in zip(*sources.values(), strict=True)]
    ranks = list(zip(points, board.valkyrie, board.armour, strict=True))
    first, second, *_ = order = sorted(ranks, reverse=True)
    differs = [one != other for one, other in zip(first, second, strict=True)]
    why = ("points", "valkyrie", "armour", "shared")[[*differs, True].index(True)]
    places = [order.index(rank) + 1 for rank in ranks]
    return {"sources": sources, "points": points, "places": places, "why": why}


# What must have happened

NOTED = {
    "hired": "card",
    "hall-played": "card",
    "crew-died": "card",
    "plunder-taken": "space",
    "offering-made": "tile",
    "building-copied": "building",
    "end-near": "why",
}
"""Events that must have come of each thing."""
SELDOM = {"unavenged"}
"""What comes up once in some hundred games."""


def everything() -> set[str]:
    """Questions, events, and some events of each card, space, tile, building and end."""
    heroes = {key for key, card in CARDS.items() if card.hero}
    things = {
        "hired": CARDS,
        "hall-played": set(CARDS) - heroes,
        "crew-died": CARDS,
        "plunder-taken": SPACES,
        "offering-made": OFFER_KEYS,
        "building-copied": set(BUILDING_KEYS) - {"town_hall"},
        "end-near": ENDS,
    }
    wanted = {f"asked {kind}" for kind in QUESTIONS} | set(EVENTS)
    return (wanted | {f"{kind} {key}" for kind, keys in things.items() for key in keys}) - SELDOM


HOOKS = Hooks(
    longest=longest,
    conserved=conserved,
    hidden=frozenset(HIDDEN),
    shuffle_hidden=shuffle_hidden,
    rotate=rotate,
    alike=unnumbered,
    turned_pick=turned_pick,
    second_score=score,
    looked_up=(*CARD_KEYS, *BUILDING_KEYS),
    everything=everything,
    noted=NOTED,
)
