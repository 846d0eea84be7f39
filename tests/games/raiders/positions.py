"""Positions built by hand, and short ways to play on from them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.games.raiders import GAME
from engine.games.raiders.box import (
    BUILDING_KEYS,
    CARDS,
    LETTERS,
    OFFER_KEYS,
    SETTLEMENTS,
    SPACES,
    SPACES_OF,
    SUPPLIES,
    SUPPLY,
    Space,
)
from engine.games.raiders.state import Board, State, Step
from engine.kit.chance import Chance
from engine.kit.contract import Event
from tests.games.by_hand import SEED, ByHand

DECK = "huntsman huntsman forager forager jeweller jeweller"
STACK = "o08 o07 o06 o05 o04"


def table(
    seats: int = 2,
    *,
    hands: dict[int, str] | None = None,
    crew: dict[int, str] | None = None,
    tiles: dict[int, str] | None = None,
    village: dict[str, str] | None = None,
    spaces: dict[str, str] | None = None,
    deck: str = DECK,
    offers: str = "o01 o02 o03",
    stack: str = STACK,
    supply: dict[str, int] | None = None,
    **board: Any,
) -> State:
    """A position at the beginning of a turn, with nothing on the agenda and seat 0 active.

    `hands`, `crew` and `tiles` by seat, nothing where left out; `village` has the workers by
    building, as at the start when left out; `spaces` the plunder by raid space, two livestock
    each when left out, "" taken; deck and stack have their top last. All else sets the attribute
    of the board with that name; one number stands for every seat, `{seat: number}` for some.
    Things need not add up to what a real game has, see `complete`.
    """
    state = GAME.start(seats, {}, Chance(SEED, 0))
    on_board = state.board
    state.questions, on_board.agenda = [], []
    on_board.phase, on_board.first, on_board.active, on_board.turn = "play", 0, 0, 0
    on_board.silver = [0] * seats
    on_board.crew = [(crew or {}).get(seat, "").split() for seat in range(seats)]
    on_board.supply = SUPPLY | (supply or {})
    if village is not None:
        on_board.village = list((dict.fromkeys(BUILDING_KEYS, "") | village).values())
    on_board.spaces = list((dict.fromkeys(SPACES, "LL") | (spaces or {})).values())
    on_board.spaces[-1] = on_board.spaces[-1].replace("LL", "LV")
    on_board.offers = offers.split()
    for name, value in board.items():
        assert hasattr(on_board, name), name
        old = getattr(on_board, name)
        if isinstance(value, dict):
            value = [value.get(seat, usual) for seat, usual in enumerate(old)]
        elif isinstance(value, str) and isinstance(old, list) and name != "workers":
            value = value.split()
        elif isinstance(old, list) and not isinstance(value, list):
            value = [value] * seats
        setattr(on_board, name, list(value) if isinstance(old, list) else value)
    state.hands = [(hands or {}).get(seat, "").split() for seat in range(seats)]
    state.tiles = [(tiles or {}).get(seat, "").split() for seat in range(seats)]
    state.deck, state.stack = deck.split(), stack.split()
    for hand in state.hands:
        assert hand == sorted(hand, key=list(CARDS).index), "hands lie in the order of the cards"
    assert set(state.stack) | set(on_board.offers) <= set(OFFER_KEYS)
    return state


_by_hand = ByHand(GAME, Step)
do, answer = _by_hand.do, _by_hand.answer

REST = "rest"
"""In a pile: everything of its kind that was not told."""
FREE = "free"
"""In the village: nobody stands there."""
FAR = ("monastery", "fortress")
SCARCE = 12
"""With more livestock in hands it must not lie in the sets of two."""


def complete(state: State) -> None:
    """What `table` was not told, as it may lie in a game, or an assertion fails.

    Three workers stand in the village, black ones added from the Gate House on; "free" keeps a
    building free. As many harbours and monasteries were raided as workers of other colours are
    about. Sets of which nothing was told are filled: monasteries and fortresses with Valkyrie, the
    rest with plunder, of which the supply keeps one of each kind; harbours go without where there
    is not enough. Cards and tiles lie under the draw pile and the stack, or where "rest" was
    written.
    """
    board = state.board
    for index in (*range(3), 4, 5, 3):
        if sum(1 for worker in board.village if worker not in ("", FREE)) < 3:
            board.village[index] = board.village[index] or "black"
    board.village = ["" if worker == FREE else worker for worker in board.village]
    about = Counter([*board.village, *board.workers])
    _empty(board, "harbour", about["grey"] + about["white"])
    _empty(board, "monastery", about["white"] - _gone(board, "outpost", "white"))
    _fill(board)
    _raiders_stay(board, about)
    for kind in SUPPLIES:
        board.supply[kind] = SUPPLY[kind] - sum(getattr(board, kind))
    _lay_cards(state)
    _lay_tiles(state)


def _gone(board: Board, kind: str, worker: str = "") -> int:
    """How many sets of settlements of a kind were taken."""
    spaces = [space for space in SPACES.values() if space.kind == kind]
    return sum(1 for s in spaces if not board.spaces[s.index] and worker in ("", s.worker))


def _untold(board: Board) -> list[Space]:
    """The raid spaces of which nothing was told; sets of two may stay as `table` lays them, unless
    the livestock is needed."""
    scarce = "LL" if sum(board.livestock) > SCARCE else ""
    return [
        s
        for s in SPACES.values()
        if (plunder := board.spaces[s.index]) and (len(plunder) != s.tokens or plunder == scarce)
    ]


def _empty(board: Board, kind: str, count: int) -> None:
    """At least so many sets of these settlements were taken, the last ones first."""
    while _gone(board, kind) < count:
        found = [space for space in _untold(board) if space.kind == kind]
        assert found, f"not enough {kind} sets to take"
        board.spaces[found[-1].index] = ""


def _fill(board: Board) -> None:
    """Plunder and Valkyrie where nothing was told, and what is left of them in the supply."""
    told = {kind: n for kind, n in board.supply.items() if n != SUPPLY[kind]}
    lying = [board.spaces[i] for i in {*range(len(SPACES))} - {s.index for s in _untold(board)}]
    left = {}
    for letter, kind in LETTERS.items():
        held = 0 if letter == "V" else sum(getattr(board, kind))
        left[letter] = SUPPLY[kind] - held - "".join(lying).count(letter)
        assert left[letter] >= told.get(kind, 0), f"more {kind} than there is"
    while True:
        sets = _dealt(_untold(board), left, told)
        if sets is not None:
            break
        _empty(board, "harbour", _gone(board, "harbour") + 1)
    for index, plunder in sets.items():
        board.spaces[index] = "".join(sorted(plunder))
    for letter, kind in LETTERS.items():
        board.supply[kind] = left[letter] - "".join(sets.values()).count(letter)
        assert board.supply[kind] == told.get(kind, board.supply[kind]), f"no room for {kind}"


def _dealt(
    spaces: list[Space], left: dict[str, int], told: dict[str, int]
) -> dict[int, str] | None:
    """Tokens for these spaces, first those of which the supply was told; None: too few."""
    sets = {space.index: "" for space in spaces}
    far = [space for space in reversed(spaces) if space.kind in FAR]
    bag = {letter: left[letter] - told.get(LETTERS[letter], 1) for letter in LETTERS}
    if "valkyrie" not in told:
        bag["V"] = min(left["V"], 2 * len(far))

    def lay(letter: str, where: list[Space]) -> None:
        for space in where:
            if bag[letter] > 0 and len(sets[space.index]) < space.tokens:
                sets[space.index] += letter
                bag[letter] -= 1

    lay("V", [*far * 2, *[*reversed(spaces)] * 4])
    for letter in "GIL":
        if LETTERS[letter] in told:
            lay(letter, spaces * 4)
    for space in spaces * 4:
        if len(sets[space.index]) < space.tokens:
            letter = max("GIL", key=bag.__getitem__)
            if bag[letter] < 1:
                return None
            lay(letter, [space])
    return sets


def _raiders_stay(board: Board, about: Counter[str]) -> None:
    """Who raided stands where a set was taken."""
    gone = {kind: _gone(board, kind) for kind in ("harbour", "outpost", *FAR)}
    white = _gone(board, "outpost", "white") + gone["monastery"] - about["white"]
    assert 0 <= white <= gone["monastery"], "so many white workers cannot be about"
    stay = {
        "harbour": ["black"] * (about["grey"] + about["white"]) + ["grey"] * gone["harbour"],
        "outpost": ["grey"] * gone["outpost"],
        "monastery": ["white"] * white + ["grey"] * gone["monastery"],
        "fortress": ["white"] * gone["fortress"],
    }
    for place, raided in zip(SETTLEMENTS.values(), board.raided, strict=True):
        taken = sum(1 for space in SPACES_OF[place.key] if not board.spaces[space.index])
        raided += [stay[place.kind].pop(0) for _ in range(taken)]


def _lay_cards(state: State) -> None:
    """The draw pile is what is left; of the usual top of it only what is not elsewhere."""
    left = Counter({key: card.copies for key, card in CARDS.items()})
    for pile in (state.board.discards, *state.hands, *state.board.crew):
        left.subtract(card for card in pile if card != REST)
    if state.deck == DECK.split():
        state.deck = list((Counter(state.deck) & left).elements())
    left.subtract(card for card in state.deck if card != REST)
    assert min(left.values()) >= 0, f"more cards than there are: {-left}"
    _lay_rest(list(left.elements()), state.deck, [state.board.discards, state.deck])


def _lay_tiles(state: State) -> None:
    told = {*state.board.offers}.union(*state.tiles)
    if state.stack == STACK.split():
        state.stack = [tile for tile in state.stack if tile not in told]
    left = [tile for tile in OFFER_KEYS if tile not in told | {*state.stack}]
    _lay_rest(left, state.stack, state.tiles)
    for tiles in state.tiles:
        tiles.sort(key=OFFER_KEYS.index)


def _lay_rest(rest: list[str], under: list[str], piles: list[list[str]]) -> None:
    """Where it is written that the rest lies, else under this pile."""
    pile = next((pile for pile in piles if REST in pile), under)
    at = pile.index(REST) if REST in pile else 0
    pile[at : at + (REST in pile)] = rest


# How the cases read and write it, see `tests.games.transcript`

PLACES = {"village": list(BUILDING_KEYS), "spaces": list(SPACES), "raided": list(SETTLEMENTS)}
BEGIN = "turn a"
BY_SEAT = frozenset(
    (
        *("silver", "provision", "gold", "iron", "livestock", "armour", "valkyrie", "score"),
        *("workers", "crew", "hands", "chosen", "tiles"),
    )
)
QUIET = ("supply", "placed", "used", "space", "dice", "turn", "active", "final-score")
NUMBERS = ("before", "after")
BARE = ("kind", "card", "building", "settlement", "space", "tile")
MENUS = ("place", "pick-up")
ECHOES = ("worker-placed", "raid-begins", "dice-rolled", "turn-over", "turn-begins")
"""Events that say no more than the position, or the answer and its dice."""


def matters(event: Event) -> bool:
    return event.kind not in ECHOES


SAID = {
    "game-start": "first >{first}",
    "worker-placed": "workers.{seat} >-; village.{building} >{worker}",
    "worker-taken": "workers.{seat} >{worker}; village.{building} >-",
    "gained": "{kind}.{seat} >{total}",
    "paid": "{kind}.{seat} >{total}",
    "lost": "{kind}.{seat} >{total}",
    "given-back": "{kind}.{seat} >{total}",
    "taken": "{kind}.{seat} by {amount}; {kind}.{other} by -{amount}",
    "armour-gained": "armour.{seat} >{total}",
    "cards-seen": "hands.{seat} +{cards}; deck -{cards}",
    "deck-shuffled": "discards >-; deck ?",
    "discarded": "hands.{seat} -{cards}; discards +{cards}",
    "hiring": "hands.{seat} -{card}; joining >{card}",
    "hired": "hands.{seat} -{card}; crew.{seat} +{card}; joining >-",
    "crew-lost": "crew.{seat} -{card}; discards +{card}",
    "crew-returned": "crew.{seat} -{card}; hands.{seat} +{card}",
    "crew-died": "crew.{seat} -{card}; discards +{card}",
    "crew-died returns": "discards -{card}; hands.{seat} +{card}",
    "hall-played": "hands.{seat} -{card}; discards +{card}",
    "workers-swapped": "workers.{other} >{worker}; village.{building} >{before}",
    "swap-seen": "hands.{seat} -{gave}; hands.{seat} +{got}",
    "offering-made": "offers -{tile}; tiles.{seat} +{tile}",
    "offer-opened": "offers +{tile}; stack -{tile}",
    "raid-begins": "workers.{seat} >-; raided.{settlement} +{worker}",
    "raid-scored": "score.{seat} >{total}",
    "crew-points": "score.{seat} >{total}",
    "points": "score.{seat} >{total}",
    "plunder-taken": "workers.{seat} >{worker}; spaces.{space} >-; {each}.{seat} by {number}",
    "end-near": "left >{turns}; ends +{why}",
    "game-over": "phase >over; left >0",
    "valkyrie-claimed": "valkyrie.{seat} >{track}",
}
