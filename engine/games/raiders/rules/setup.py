"""Setup: the raid spaces filled from the bag, offerings, hands, the first seat."""

from __future__ import annotations

from engine.kit.chance import Chance
from engine.kit.contract import TableOption

from ..box import (
    BUILDINGS,
    CARDS,
    CHOICES,
    DEALT,
    FACES,
    KEPT,
    LETTERS,
    OFFER_KEYS,
    OPEN_OFFERS,
    SETTLEMENTS,
    SPACES,
    START_SILVER,
    SUPPLY,
)
from ..state import Board, Play, State, Step, rule
from . import hands

OPTIONS = tuple(
    TableOption(key, tuple(choices), next(iter(choices))) for key, choices in CHOICES.items()
)
"""sage: the Sage's strength. fortress: gold for the second fortress. Published lists differ."""


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The position before hands are chosen."""
    supply = dict(SUPPLY)
    spaces = _fill_spaces(supply, chance)
    stack = list(OFFER_KEYS)
    chance.shuffle(stack)
    offers = [stack.pop() for _ in range(OPEN_OFFERS)]
    deck = [card.key for card in CARDS.values() for _ in range(card.copies)]
    chance.shuffle(deck)
    dealt = [[deck.pop() for _ in range(DEALT)] for _ in range(seats)]
    for hand in dealt:
        hands.sort_cards(hand)
    supply["silver"] -= START_SILVER * seats
    board = Board(
        seats=seats,
        sage=CHOICES["sage"][options["sage"]],
        fortress_gold=CHOICES["fortress"][options["fortress"]],
        ends=[],
        silver=[START_SILVER] * seats,
        provision=[0] * seats,
        gold=[0] * seats,
        iron=[0] * seats,
        livestock=[0] * seats,
        armour=[0] * seats,
        valkyrie=[0] * seats,
        score=[0] * seats,
        workers=["black"] * seats,
        crew=[[] for _ in range(seats)],
        supply=supply,
        village=[building.start for building in BUILDINGS.values()],
        spaces=spaces,
        raided=[[] for _ in SETTLEMENTS],
        offers=offers,
        discards=[],
        used=[],
        dice=[],
        agenda=[Step("keep-hand")],
    )
    return State(
        board=board,
        questions=[],
        hands=dealt,
        chosen=[[] for _ in range(seats)],
        deck=deck,
        stack=stack,
        tiles=[[] for _ in range(seats)],
    )


def _fill_spaces(supply: dict[str, int], chance: Chance) -> list[str]:
    """Draw so many tokens for each raid space from the bag; the rest is the main supply."""
    bag = [letter for letter, kind in LETTERS.items() for _ in range(supply[kind])]
    chance.shuffle(bag)
    spaces = []
    for space in SPACES.values():
        drawn = sorted([bag.pop() for _ in range(space.tokens)])
        spaces.append("".join(drawn))
    for letter, kind in LETTERS.items():
        supply[kind] = bag.count(letter)
    return spaces


@rule("keep-hand")
def keep_hand(play: Play, step: Step) -> None:
    """Everybody keeps some of the cards dealt, all at once and in secret. When the last has chosen,
    all other cards go under the draw pile, shuffled together."""
    state, board = play.state, play.board
    if play.picks is None:
        for seat in range(board.seats):
            if not state.chosen[seat]:
                options = hands.numbered(state.hands[seat])
                play.ask_seat(seat, "keep-hand", options, (KEPT,), KEPT, KEPT, sealed=True)
    else:
        state.chosen[play.question.seat] = hands.picked(play)
    if state.questions:
        play.then(step)
        return
    back: list[str] = []
    for seat in range(board.seats):
        kept, hand = state.chosen[seat], state.hands[seat]
        for card in kept:
            hand.remove(card)
        back += hand
        state.hands[seat] = kept
        state.chosen[seat] = []
        play.tell("hand-kept", seat=seat, cards=list(kept), seats=(seat,))
    play.chance.shuffle(back)
    state.deck[:0] = back
    _first_seat(play)


def _first_seat(play: Play) -> None:
    """The highest roll of both dice begins; those who tie for it roll again."""
    board = play.board
    rolls: list[list[int]] = []
    tied = list(play.everybody)
    while len(tied) > 1:
        found = [[seat, play.chance.choice(FACES), play.chance.choice(FACES)] for seat in tied]
        rolls += found
        best = max(one + two for _, one, two in found)
        tied = [seat for seat, one, two in found if one + two == best]
    board.first = tied[0]
    board.phase = "play"
    play.tell(
        "game-start",
        first=board.first,
        rolls=rolls,
        tiles=list(board.offers),
        reveals=play.everybody,
    )
    play.then(Step("turn", board.first))
