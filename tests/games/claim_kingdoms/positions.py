"""Positions built by hand, and short ways to play on from them.

Cards on the board are written "goblins a a b": the faction, then a seat for each follower on it,
"a3" for three of one seat; further words are "stone-b" (a petrified one), "poison" and "down".
Hidden cards are written "orcs", or "orcs/bc" where other seats know them, "orcs/all" where
everybody does. Without maps the start card lies at "N0E0".
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import (
    BOARDS,
    COPIES,
    DISPLAY,
    FACTION_KEYS,
    FOLLOWERS,
    IN_GAME,
    TREASURE_DECK,
)
from engine.games.claim_kingdoms.rules.ground import BESIDE, CENTRE, cell_of, ground, key_of
from engine.games.claim_kingdoms.state import NOWHERE, Board, Card, State, Step
from engine.kit.contract import Event
from tests.games.by_hand import ByHand, lay
from tests.games.claim_kingdoms.hooks import in_order
from tests.games.rulings import LETTERS, seat_of

HERE = "N0E0"
HAND, SHOWN, DECK = "knights", "elves trolls dragons", "gnomes dwarves druids yetis knights"
"""What lies there where nothing is told."""
USUAL = ("dragons", "elves", "trolls", "gnomes", "dwarves", "goblins", "unicorns", "cyclopes")
"""Factions that fill up a game, the first ones first; of the first the display shows three."""
REST, OPEN = "rest", "open"
"""In `out`: all cards that were not told. In `treasures`: the ruin was entered before."""
MOST_OUT = 4 * COPIES
"""Seven Ice Beasts and seven Doppelgängers put two cards each out of the game."""


def card(seats: int, text: str) -> Card:
    """A card from its words."""
    faction, *words = text.split()
    followers, stone = [0] * seats, [0] * seats
    for word in words:
        if word not in ("down", "poison"):
            who = word.removeprefix("stone").removeprefix("-")
            line = followers if who == word else stone
            line[seat_of(who[0])] += int(who[1:] or 1)
    return Card(faction, tuple(followers), tuple(stone), "down" in words, "poison" in words)


def words_of(there: Card) -> list[str]:
    """The words of a card."""
    words = [there.faction]
    for mark, line in (("", there.followers), ("stone-", there.stone)):
        words += [f"{mark}{LETTERS[seat]}" for seat, n in enumerate(line) for _ in range(n)]
    return words + ["poison"] * there.poison + ["down"] * there.down


def hidden(seats: int, text: str) -> tuple[list[str], list[int]]:
    """Hidden cards from their words, and who knows each."""
    found: list[str] = []
    masks = []
    for word in text.split():
        name, _, who = word.partition("/")
        found.append(name)
        masks.append((2 << seats) - 1 if who == "all" else sum(1 << seat_of(sign) for sign in who))
    return found, masks


def hidden_word(seats: int, name: str, mask: int, holder: int = NOWHERE) -> str:
    """The word of a hidden card."""
    if mask == (2 << seats) - 1:
        return f"{name}/all"
    knows = [LETTERS[s] for s in range(seats) if mask & 1 << s and s != holder]
    return f"{name}/{''.join(knows)}" if knows else name


def table(
    seats: int = 2,
    cards: dict[str, str] | None = None,
    *,
    maps: str | tuple[int, ...] = (),
    hands: dict[int, str] | None = None,
    display: str = SHOWN,
    deck: str = DECK,
    treasures: dict[str, str] | None = None,
    cover: str | None = None,
    **board: Any,
) -> State:
    """A position with nothing on the agenda, all factions in the game, seat 0 first.

    `cards` has the cards by space; with `cover` all other spaces have cards too, but these; `deck`
    has its top card last; `hands` by seat, one Knight each when left out; `treasures` by ruin, a
    chest where left out; everything else sets the attribute of the board with that name, scores by
    seat. Things need not add up to what a real game has, see `complete`.
    """
    numbers = tuple(map(int, maps.split())) if isinstance(maps, str) else maps
    fields = ground(numbers).fields
    ruins = [cell for cell, field in fields.items() if field == "ruin"]
    kinds = [(treasures or {}).get(key_of(cell), "chest") for cell in ruins]
    assert {*(treasures or {})} <= {key_of(cell) for cell in ruins}, "no ruin"
    box = list(TREASURE_DECK)
    for kind in kinds:
        if kind in box:
            box.remove(kind)
    lying = {cell_of(space): card(seats, text) for space, text in (cards or {}).items()}
    if cover is not None:
        free = {*map(cell_of, cover.split()), *lying}
        rest = Card(REST, (0,) * seats, (0,) * seats)
        lying |= {cell: rest for cell in fields if cell not in free}
    on_board = Board(
        seats=seats,
        hand=1,
        ties=True,
        maps=numbers,
        factions=list(FACTION_KEYS),
        first=0,
        phase="play",
        turn=0,
        active=0,
        cards=lying,
        score=[0] * seats,
        supply=[FOLLOWERS] * seats,
        lost=[0] * seats,
        display=display.split(),
        out=[],
        ruins=ruins,
        opened=[],
        agenda=[],
    )
    lay(on_board, {name: _laid(on_board, name, value) for name, value in board.items()})
    held = dict.fromkeys(range(seats), HAND) | (hands or {})
    in_hands = [hidden(seats, held[seat]) for seat in range(seats)]
    in_deck, known = hidden(seats, deck)
    state = State(
        board=on_board,
        questions=[],
        hands=[found for found, _ in in_hands],
        known=[[mask | 1 << seat for mask in line] for seat, (_, line) in enumerate(in_hands)],
        deck=in_deck,
        under=list(itertools.takewhile(bool, known)),
        looked=[],
        looked_known=[],
        treasures=kinds,
        treasure_box=box,
    )
    assert not any(known[len(state.under) :]), "only the lowest cards of the deck are known"
    return state


def _laid(board: Board, name: str, value: Any) -> Any:
    """A value as the board has it."""
    old = getattr(board, name)
    if not isinstance(old, list) or isinstance(value, list):
        return value
    if isinstance(value, dict):
        return [value.get(seat, usual) for seat, usual in enumerate(old)]
    return [value] * board.seats if isinstance(value, int) else value.split()


# Adding what was not told


def complete(state: State) -> None:
    """What `table` was not told, as it may lie in a game, or an assertion fails.

    The game has the factions that were told, then usual ones. Covered spaces have cards without
    followers. What is left of the cards lies in the deck, under those that were told and over
    those that are known, or out of the game. Followers are in the supply; ruins under cards were
    entered.
    """
    board = state.board
    _choose_factions(state)
    left = Counter(dict.fromkeys(board.factions, COPIES))
    left.subtract(card.faction for card in board.cards.values() if card.faction != REST)
    left.subtract(itertools.chain(board.display, state.deck, *state.hands))
    left.subtract(found for found in board.out if found != REST)
    assert min(left.values()) >= 0, f"more cards than there are: {-left}"
    rest = _in_turn(left)
    for cell, there in board.cards.items():
        if there.faction == REST:
            board.cards[cell] = msgspec.structs.replace(there, faction=next(rest))
    if board.out == [REST]:
        board.out = list(rest)
        assert len(board.out) <= MOST_OUT, "so many cards cannot be out of the game"
        assert not board.out or "ice_beasts" in board.factions, "nothing puts cards out of the game"
    unknown = len(state.under)
    state.deck[unknown:unknown] = reversed(list(rest))
    assert len(board.display) == DISPLAY or not state.deck, "the display was not filled up"
    for seat in range(board.seats):
        on_cards = sum(c.followers[seat] + c.stone[seat] for c in board.cards.values())
        supply = FOLLOWERS - on_cards - board.lost[seat]
        assert board.supply[seat] in (FOLLOWERS, supply), "followers are lost or there twice"
        board.supply[seat] = supply
        in_order(state, seat)
    _lay_treasures(state)
    assert "spectre" in board.opened or in_one_piece(board.cards), "a card that touches no other"
    assert board.maps or CENTRE in board.cards, "no start card"
    assert all(len({*board.maps}.intersection(sides)) < 2 for sides in BOARDS), "one board twice"


def _choose_factions(state: State) -> None:
    """Those of cards that were told, then usual ones; of usual cards what fits."""
    board = state.board
    if state.deck == DECK.split():
        state.deck = []
    usual = board.display == SHOWN.split()  # Then nothing was told.
    told_of = [card.faction for card in board.cards.values()]
    told_of += itertools.chain(board.out, state.deck, *state.hands, () if usual else board.display)
    if board.factions != list(FACTION_KEYS):
        told_of += board.factions
    wanted = IN_GAME[board.seats]
    found = list(dict.fromkeys([f for f in told_of if f != REST] + list(USUAL)))[:wanted]
    assert {*told_of} <= {*found, REST}, f"more than {wanted} factions: {sorted({*told_of})}"
    board.factions = sorted(found, key=FACTION_KEYS.index)
    if usual:
        board.display = [next(key for key in USUAL if key in found)] * DISPLAY


def _in_turn(left: Counter[str]) -> Iterator[str]:
    """A card of each faction, then another of each, as long as there are any."""
    while left.total():
        for faction in sorted(+left, key=FACTION_KEYS.index):
            left[faction] -= 1
            yield faction


def _lay_treasures(state: State) -> None:
    """Under each ruin what was told, else a chest, or what is left when there are no more."""
    board = state.board
    lying = {
        cell: kind
        for cell, kind in zip(board.ruins, state.treasures, strict=True)
        if kind != OPEN and (kind != "chest" or cell not in board.cards)
    }
    found = len(board.ruins) - len(lying)
    left = Counter(TREASURE_DECK)
    left.subtract(board.opened)
    left.subtract(kind for kind in lying.values() if kind != "chest")
    for cell in [cell for cell, kind in lying.items() if kind == "chest"]:
        lying[cell] = max(left, key=lambda kind: (left[kind] > 0, kind == "chest"))
        left[lying[cell]] -= 1
    for kind in ("chest", "trap", "spectre") * 3:
        if len(board.opened) < found and left[kind]:
            board.opened.append(kind)
            left[kind] -= 1
    assert len(board.opened) == found, "no ruin for a treasure that was found"
    assert min(left.values()) >= 0, "more treasures than there are"
    board.ruins, state.treasures = list(lying), list(lying.values())
    state.treasure_box = sorted(left.elements())


def in_one_piece(cells: Collection[int]) -> bool:
    """Whether each space hangs together with all others."""
    found, todo = set(), list(cells)[:1]
    while todo:
        cell = todo.pop()
        if cell in cells and cell not in found:
            found.add(cell)
            todo += [cell + step for step in BESIDE]
    return len(found) == len(cells)


# How the cases read and write it, see `tests.games.transcript`


def plain(state: State) -> dict[str, Any]:
    """Cards and treasures by their spaces, who knows a hidden card beside it."""
    data = msgspec.to_builtins(state)
    board, seats = data["board"], state.board.seats
    board["cards"] = {
        key_of(cell): words_of(there) for cell, there in sorted(state.board.cards.items())
    }
    for name in ("start", "last"):
        board[name] = "" if board[name] == NOWHERE else key_of(board[name])
    data["hands"] = [
        [hidden_word(seats, *pair, holder) for pair in zip(hand, masks, strict=True)]
        for holder, (hand, masks) in enumerate(zip(state.hands, state.known, strict=True))
    ]
    masks = itertools.chain(state.under, itertools.repeat(0))
    data["deck"] = [hidden_word(seats, *pair) for pair in zip(state.deck, masks, strict=False)]
    looked = zip(state.looked, state.looked_known, strict=True)
    data["looked"] = [hidden_word(seats, *pair) for pair in looked]
    data["treasures"] = dict(zip(map(key_of, board.pop("ruins")), state.treasures, strict=True))
    for name in ("known", "under", "looked_known"):
        del data[name]
    return data


BEGIN = "turn a"
BY_SEAT = frozenset(("score", "supply", "lost", "hands"))
QUIET = (
    *("turn-over", "card-taken", "card-drawn", "display-filled"),
    *("supply", "turn", "active", "last", "draw", "passes"),
)
SEATS = ("first", "winners")
MENUS = ("place-card", "draw-card")
BARE = ("card", "power", "space", "field", "treasure", "faction")
SAID = {
    "start-card": "cards.{space} >{card}",
    "card-played": "cards.{space} >{card}+{seat}; supply.{seat} >{supply}",
    "card-played hand": "hands.{seat} -{card}",
    "points": "score.{seat} >{total}",
    "raided": "score.{owner} >{total}",
    "treasure": "treasures.{space} >-; opened +{treasure}",
    "follower-added": "cards.{space} +{seat}; supply.{seat} >{supply}",
    "follower-removed": "cards.{space} -{owner}; supply.{owner} >{supply}",
    "follower-moved": "cards.{before} -{owner}; cards.{space} +{owner}",
    "petrified": "cards.{space} -{owner}; cards.{space} +stone-{owner}",
    "card-swapped": "display -{card}; display +{before}",
    "poisoned": "cards.{space} +poison",
    "turned-down": "cards.{space} +down",
    "moon": "moon >{moon}",
    "supply-empty": "end >followers",
    "game-ends": "end >{why}",
    "game-over": "phase >over",
}


def matters(event: Event) -> bool:
    """Not a map or a faction that brings nothing to anybody, nor a hidden card that is played."""
    if event.kind == "card-played":
        return bool(event.args["why"] != "hand" or not event.reveals)
    return any(event.args.get("points", (1,))) if event.kind.endswith("-scored") else True


def turn(state: State, seat: int = 0) -> list[Event]:
    """Begin a turn."""
    return ByHand(GAME, Step).do(state, Step("turn", seat))
