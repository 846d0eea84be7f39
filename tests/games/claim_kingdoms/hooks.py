"""What the conformance tests must know of Claim Kingdoms, written from the fields of its state."""

from __future__ import annotations

from collections import Counter

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import FACTION_KEYS, MAPS
from engine.games.claim_kingdoms.state import (
    ENDS,
    EVENTS,
    IDLE_REASONS,
    POINT_REASONS,
    QUESTIONS,
    Board,
    State,
)
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question
from tests.games.claim_kingdoms import scorer
from tests.games.hooks import Hooks, Moved, ask_again, rotation

HIDDEN = {"hands", "questions", "deck", "looked", "treasures", "treasure_box"}
"""The fields of a state that hold secrets."""

COPIES, FOLLOWERS = 7, 15
TREASURES = ("chest", "spectre", "trap")
IN_GAME = {2: 7, 3: 8, 4: 9}
LONGEST_TURN = 8
"""Answers: which card, where, the catapult; the power in three; a Mage's catapult; a new card."""
SPECTRES = 6
"""Answers for the three Spectres of a game."""


def longest(seats: int) -> int:
    """Factions chosen in turn, then a turn for each card: no card comes back from the board."""
    return IN_GAME[seats] + LONGEST_TURN * COPIES * IN_GAME[seats] + SPECTRES


# Conservation


def conserved(state: State) -> None:
    """Every card, follower and treasure is in one place, and nothing is below zero."""
    board = state.board
    assert min(board.score) >= 0, board.score
    assert len(board.score) == len(board.supply) == len(board.lost) == board.seats
    for seat in range(board.seats):
        _conserved_followers(board, seat)
    _conserved_cards(state)
    treasures = sorted([*state.treasures, *state.treasure_box, *board.opened])
    assert treasures == sorted(TREASURES * 3), "a treasure is lost or there twice"
    assert len(state.treasures) == len(board.ruins)
    assert board.ruins == sorted(board.ruins)
    assert not (board.ruins and not board.maps)
    assert len(state.questions) <= 1
    assert board.moon in ("new", "full")
    _conserved_knowledge(state)


def _conserved_followers(board: Board, seat: int) -> None:
    numbers = [board.supply[seat], board.lost[seat]]
    for card in board.cards.values():
        assert len(card.followers) == len(card.stone) == board.seats
        numbers += [card.followers[seat], card.stone[seat]]
        if card.down:
            assert not any(card.followers), "followers on a blank card"
            assert not any(card.stone), "stone on a blank card"
            assert not card.poison, "poison on a blank card"
    assert min(numbers) >= 0, numbers
    assert sum(numbers) == FOLLOWERS, f"followers of seat {seat}: {numbers}"


def _conserved_cards(state: State) -> None:
    board = state.board
    found = Counter(card.faction for card in board.cards.values())
    for cards in (board.display, board.out, state.deck, state.looked, *state.hands):
        found.update(cards)
    if board.revealed:
        found[board.revealed] += 1
    if board.phase == "factions":
        assert not found, "cards before the factions are known"
        assert len(board.factions) <= IN_GAME[board.seats]
        return
    assert len(board.factions) == IN_GAME[board.seats]
    assert found == dict.fromkeys(board.factions, COPIES), found
    assert len(board.display) <= 3
    assert all(len(hand) <= board.hand for hand in state.hands), "a hand is too full"
    if len(board.display) < 3 and any(q.kind == "place-card" for q in state.questions):
        assert not state.deck, "the display was not filled up"
    assert all(playable(board, cell) for cell in board.cards), "a card off the maps"


def playable(board: Board, cell: int) -> bool:
    """Whether a card may lie there: without maps, anywhere."""
    if not board.maps:
        return True
    row, column = divmod(cell, 128)
    index = 2 * (row // 4) + column // 5
    if column >= 10 or not 0 <= index < len(board.maps):
        return False
    return MAPS[board.maps[index]].rows[row % 4][column % 5] != "off-map"


def _conserved_knowledge(state: State) -> None:
    everybody = 2 << state.board.seats
    for seat, (hand, masks) in enumerate(zip(state.hands, state.known, strict=True)):
        assert len(hand) == len(masks)
        assert all(mask & 1 << seat for mask in masks), "a card that its holder does not know"
        pairs = [(-mask, card) for mask, card in zip(masks, hand, strict=True)]
        assert pairs == sorted(pairs), "the order of a hand tells something"
    assert len(state.under) <= len(state.deck)
    assert len(state.looked) == len(state.looked_known)
    for mask in (*state.under, *state.looked_known, *(m for line in state.known for m in line)):
        assert 0 <= mask < everybody
        to_all = mask & everybody // 2
        assert not to_all or mask == everybody - 1, "spectators know what a seat does not"


# Hidden things


def shuffle_hidden(state: State, seat: int | None, chance: Chance) -> None:
    """Deal anew what `seat` may not know: the cards of hands and deck that it has not seen, the
    ones a Seer is looking at, and the treasures."""
    board, seen = state.board, GAME.view(state, seat)
    mine = 1 << (board.seats if seat is None else seat)
    slots: list[tuple[list[str], int]] = []
    for cards, known in (
        *zip(state.hands, state.known, strict=True),
        (state.looked, state.looked_known),
    ):
        slots += [(cards, i) for i in range(len(cards)) if not known[i] & mine]
    seen_below = [bool(mask & mine) for mask in state.under]
    seen_below += [False] * (len(state.deck) - len(seen_below))
    slots += [(state.deck, i) for i, seen in enumerate(seen_below) if not seen]
    dealt = [cards[i] for cards, i in slots]
    chance.shuffle(dealt)
    for (cards, i), card in zip(slots, dealt, strict=True):
        cards[i] = card
    for holder in range(board.seats):
        in_order(state, holder)
    hidden = [*state.treasures, *state.treasure_box]
    chance.shuffle(hidden)
    state.treasures = hidden[: len(board.ruins)]
    state.treasure_box = sorted(hidden[len(board.ruins) :])
    ask_again(GAME, state, seen, chance)


def in_order(state: State, holder: int) -> None:
    """The better known cards of a hand first: its order tells nothing."""
    pairs = zip(state.known[holder], state.hands[holder], strict=True)
    ordered = sorted(pairs, key=lambda pair: (-pair[0], pair[1]))
    state.known[holder] = [mask for mask, _ in ordered]
    state.hands[holder] = [card for _, card in ordered]


# Symmetry


FOLLOWERS_ASKED = {
    *("catapult", "target-follower", "target-followers", "target-seats", "target-pair"),
    "place-card",
}


def turned_pick(kind: str, pick: str, by: int, seats: int) -> str:
    """An option of a question of this kind, with the seat that it names moved on."""
    if pick == "pass" or pick.startswith("take."):
        return pick
    if kind == "target-hand":
        seat, dot, card = pick.partition(".")
        return f"{(int(seat) + by) % seats}{dot}{card}"
    if kind not in FOLLOWERS_ASKED:
        return pick
    return _turned_follower(pick, lambda seat: (seat + by) % seats)


def _turned_follower(key: str, moved: Moved) -> str:
    """ "C4-1", "C4-1.2" or "C4-1>D5" with the owner moved on; a space alone as it is."""
    space, dash, rest = key.partition("-")
    return f"{space}-{moved(int(rest[0]))}{rest[1:]}" if dash else key


_rotate = rotation(
    by_seat=("score", "supply", "lost", "followers", "stone", "hands", "known"),
    a_seat=("first", "active"),
    in_step=lambda step, moved: {"what": _turned_follower(step.what, moved)},
    pick=turned_pick,
)


def rotate(state: State, by: int) -> State:
    """Everybody sits `by` seats further on, and knows what they knew."""
    n, found = state.board.seats, _rotate(state, by)
    everybody = (1 << n) - 1
    for line in (*found.known, found.under, found.looked_known):
        for place, mask in enumerate(line):
            seats = (mask & everybody) << by
            line[place] = mask & ~everybody | seats & everybody | seats >> n
    for holder in range(n):
        in_order(found, holder)
    return found


# What must happen


NEVER = {"turn-passed", "ends stuck", "turn-skipped", "card-under"}
"""What does not come up in random play, or once in a thousand games: joined maps leave a legal
space until they are covered; hands and deck are seldom empty before somebody's followers are.
Their own cases force them."""
NAMED = {
    "card-played": "played {card}",
    "power-used": "used {power}",
    "power-copied": "copied {power}",
    "power-idle": "idle {why}",
    "points": "points {why}",
    "field": "field {field}",
    "treasure": "treasure {treasure}",
    "game-ends": "ends {why}",
}


def everything() -> set[str]:
    """Questions, events, each faction played, used and copied, each reason why nothing happens,
    each field and treasure, each way to the end."""
    wanted = {f"asked {kind}" for kind in QUESTIONS} | set(EVENTS)
    wanted |= {f"played {faction}" for faction in FACTION_KEYS}
    wanted |= {f"used {faction}" for faction in FACTION_KEYS if faction != "druids"}
    wanted |= {f"copied {key}" for key in FACTION_KEYS if key not in ("druids", "doppelgangers")}
    wanted |= {f"idle {why}" for why in IDLE_REASONS}
    wanted |= {f"points {why}" for why in POINT_REASONS}
    wanted |= {f"field {field}" for field in ("catapult", "mill", "swamp", "castle")}
    wanted |= {f"treasure {treasure}" for treasure in TREASURES} | {f"ends {why}" for why in ENDS}
    return wanted - NEVER


def fired(question: Question, picks: Picks, events: list[Event], state: State) -> set[str]:
    """Which of it came about with one answer."""
    names = {f"asked {question.kind}", *(event.kind for event in events)}
    return names | {NAMED[e.kind].format(**e.args) for e in events if e.kind in NAMED}


HOOKS = Hooks(
    longest=longest,
    conserved=conserved,
    hidden=frozenset(HIDDEN),
    shuffle_hidden=shuffle_hidden,
    rotate=rotate,
    turned_pick=turned_pick,
    second_score=scorer.score,
    looked_up=FACTION_KEYS,
    everything=everything,
    fired=fired,
)
