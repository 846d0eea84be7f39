"""Setup: war maps, treasures, the factions of this game, the first cards."""

from __future__ import annotations

from typing import Final

from engine.kit.chance import Chance
from engine.kit.contract import TableOption

from .. import box
from ..state import Board, Card, Play, State, Step, rule
from .ground import ground, key_of
from .supplies import add_card, fill_display

OPTIONS = (
    TableOption("factions", ("mixed", "random", "turns", "starter"), "mixed"),
    TableOption("maps", ("with", "without"), "with"),
    TableOption("hand", ("one", "two"), "one"),
    TableOption("ties", ("score", "nothing"), "score"),
    TableOption("bonus", ("none", "second"), "none"),
)
"""factions: drawn from low, middle and high values, drawn from all, chosen in turn one each, or
all chosen by the first seat. hand and ties: as in the 2021 edition. bonus: with two seats, points
for the second one to begin with."""


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The position before the factions are known."""
    first = chance.below(seats)
    score = [box.START_SCORE] * seats
    if options["bonus"] == "second" and seats == 2:
        score[1 - first] += box.START_BONUS
    maps: tuple[int, ...] = ()
    if options["maps"] == "with":
        # As many boards as seats, at random, each with a random side up.
        maps = tuple([chance.choice(board) for board in chance.sample(box.BOARDS, seats)])
    ruins = [cell for cell, field in ground(maps).fields.items() if field == "ruin"]
    treasures = list(box.TREASURE_DECK)
    chance.shuffle(treasures)
    board = Board(
        seats=seats,
        hand=box.HAND_2021 if options["hand"] == "two" else box.HAND,
        ties=box.TIES_2021 if options["ties"] == "nothing" else True,
        maps=maps,
        factions=[],
        first=first,
        cards={},
        score=score,
        supply=[box.FOLLOWERS] * seats,
        lost=[0] * seats,
        display=[],
        out=[],
        ruins=ruins,
        opened=[],
        agenda=[Step("turn", first), Step("deal", first)],
    )
    state = State(
        board=board,
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        deck=[],
        under=[],
        looked=[],
        looked_known=[],
        treasures=treasures[: len(ruins)],
        treasure_box=sorted(treasures[len(ruins) :]),
    )
    _pick_factions(board, options["factions"], chance)
    return state


def _pick_factions(board: Board, how: str, chance: Chance) -> None:
    seats = board.seats
    if how == "turns":
        order = [(board.first + n) % seats for n in range(box.IN_GAME[seats])]
        board.agenda += [Step("choose-faction", seat) for seat in reversed(order)]
    elif how == "starter":
        board.agenda.append(Step("choose-factions", board.first))
    elif how == "random":
        board.factions = _in_order(chance.sample(box.FACTION_KEYS, box.IN_GAME[seats]))
    else:
        drawn = [
            key
            for band, count in zip(box.BANDS, box.DRAWN[seats], strict=True)
            for key in chance.sample(band, count)
        ]
        board.factions = _in_order(drawn)


_RANK: Final = {key: rank for rank, key in enumerate(box.FACTION_KEYS)}


def _in_order(factions: list[str]) -> list[str]:
    return sorted(factions, key=_RANK.__getitem__)


@rule("choose-faction", "choose-factions")
def choose_factions(play: Play, step: Step) -> None:
    """Setup: factions are chosen in turn, one each from the first seat on, or all by the first
    seat."""
    board, wanted = play.board, box.IN_GAME[play.board.seats]
    if play.picks is None:
        left = tuple([key for key in box.FACTION_KEYS if key not in board.factions])
        if step.do == "choose-faction":
            play.ask(step, step.do, left, (len(board.factions) + 1, wanted))
        else:
            play.ask(step, step.do, left, (wanted,), wanted, wanted)
        return
    for faction in _in_order(list(play.picks)):
        board.factions = _in_order([*board.factions, faction])
        chosen = len(board.factions)
        play.tell("faction-chosen", seat=step.seat, faction=faction, chosen=chosen, wanted=wanted)


@rule("deal")
def deal(play: Play, step: Step) -> None:
    """Setup, once the factions are known: shuffle, start card, hands, display."""
    board = play.board
    deck = [faction for faction in board.factions for _ in range(box.COPIES)]
    play.chance.shuffle(deck)
    cell, card = play.chance.choice(ground(board.maps).starts), deck.pop()
    none = (0,) * board.seats
    board.cards[cell] = Card(card, none, none)
    board.start = cell
    play.state.deck = deck
    for _ in range(board.hand):
        for seat in range(board.seats):
            add_card(play.state, seat, deck.pop(), 0)
    board.phase = "play"
    play.tell("start-card", card=card, space=key_of(cell), reveals=play.everybody)
    for seat, hand in enumerate(play.state.hands):
        for held in hand:
            play.tell("card-drawn", seat=seat, card=held, seats=(seat,), reveals=(seat,))
    fill_display(play)
    play.tell("game-start", first=board.first, factions=list(board.factions), maps=list(board.maps))
