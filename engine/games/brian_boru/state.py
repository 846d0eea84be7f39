"""A position of Brian Boru, and what each seat may know of it.

`Board` is everything that lies open on the table. A `State` is a board plus the hidden
things, and says who knows them; a `View` has the same position with blanks.

Every kind of question and of event is listed, with what each of them carries.

Plain values only: seats are numbers 0 .., cards, towns, regions and marriage cards are keys
(see `box`), icons are "town", "coin", "pay", "expand", "raider", "church", "marriage",
"unviking".

`outcome` is "won" or "lost", `colour` that of the active town. In "lose-town" the seat that is
asked may be the loser itself; those who choose for themselves are asked at the same time. Town
options stand in the order of `TOWN_KEYS`, cards in that of their values.
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Struct

from engine.kit import steps
from engine.kit.hidden import HIDDEN, OWN
from engine.kit.steps import Rulebook, Step

from .box import NEIGHBOURS, TOWN_KEYS, Region

# What is asked, and what happens


QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    # What each is about, behind it its options.
    "first-town": (),  # towns
    "draft": ("turn",),  # cards; two are picked, sealed; turn: from 1
    "lead": (),  # a card with a town for it: "r11-MU3"
    "play-card": ("colour", "town"),  # all cards in the hand
    "action": ("card", "outcome", "colour"),  # ways to carry the card out, see rules/ways
    "princess": ("card",),  # "support", "trade", "reject"
    "marriage-town": ("card", "region"),  # free towns of the card's region
    "track-town": ("space",),  # free towns
    "lose-town": ("loser",),  # towns the loser controls
    "monastery": ("why",),  # towns of the seat without a monastery; why: first, four
}

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Setup and preparation.
    "round-begins": ("round", "rounds"),
    "vikings-land": ("strength", "battle"),  # raiders now in the battle area
    "marriage-offered": ("card", "last"),  # last: this is the last round
    "game-start": ("first", "rounds"),  # milestone: first towns placed, first round dealt
    # Draft.
    "draft-pack": ("seat", "turn", "cards"),  # private: dealt (turn 1) or passed to this seat
    "draft-chosen": ("seat", "turn", "cards"),  # private
    "draft-last": ("seat", "cards"),  # private: passed to it and laid down at once
    "draft-over": ("cards",),  # cards in each hand
    # Tricks.
    "town-chosen": ("seat", "town"),
    "card-played": ("seat", "card", "leads"),
    "trick-won": ("seat", "card", "town"),
    "trick-unwon": ("town",),  # nobody's card fits: only if the leader could not follow
    "action": ("seat", "card", "action"),  # "primary", "upper" or "lower": now being done
    "trick-over": (  # milestone
        "trick",  # number, from 1
        "tricks",
        "town",
        "winner",  # seat or None
        "leader",
        "cards",  # by seat
        "marker",  # who holds the marker now, and leads the next trick
    ),
    "tricks-stopped": (),  # no free town is left on the board
    "hands-discarded": ("cards",),  # cards in each hand, unseen
    # Icons and rewards. `why` tells what gave it.
    "disc-placed": ("seat", "town", "why"),  # first, trick, expand, card, track
    "marker-moved": ("seat", "before", "why"),  # trick, church
    "coins-gained": ("seat", "coins", "total", "why"),  # icon, track
    "paid": ("seat", "coins", "points", "total"),  # total: score. For one "pay" icon
    "raiders-taken": ("seat", "raiders", "extra", "paid", "left", "total"),
    "church-discs": ("seat", "discs", "extra", "paid", "total"),
    "marriage-moved": ("seat", "spaces", "extra", "paid", "space"),
    "marriage-slid": ("seat", "before", "space"),  # the space was taken, after the action
    "expansion-declined": ("seat",),
    "town-freed": ("seat", "town", "owner"),  # Viking token removed; owner: whose disc it was
    "no-effect": ("seat", "icon", "why"),
    #   raider: empty; marriage: top; unviking: none; pay: nothing-left;
    #   expand: coins, neighbours; town (a marriage card or space 8): none
    # Upkeep, marriage step.
    "upkeep-step": ("step",),  # marriage, battle, church, claims: what follows belongs to it
    "marriage-won": ("seat", "card", "space"),
    "marriage-unwon": ("card",),
    "princess": ("seat", "way"),  # support, trade, reject
    "points-gained": ("seat", "points", "total", "why"),  # card, reject
    "renown-gained": ("seat", "renown", "total", "why"),  # card, track
    "marriage-back": ("seat",),  # the winner's disc goes to the start
    # Upkeep, battle step.
    "raid-repelled": (),
    "raid": ("left", "losers", "chooser"),  # chooser: seat with most, None: losers choose
    "town-lost": ("seat", "town", "chooser"),
    "no-town-to-lose": ("seat",),
    "raiders-withdrawn": ("raiders",),  # from the battle area
    "spoils": ("seat", "raiders", "renown", "points", "total"),  # raiders returned, renown now
    "spoils-tied": ("tied", "raiders"),
    "spoils-none": (),
    "second-spoils": ("seat", "points", "total", "raiders"),  # raiders kept
    "second-spoils-none": (),
    # Upkeep, church step.
    "church-first": ("seat", "discs"),
    "church-tied": ("tied", "discs"),
    "church-none": (),
    "monastery-built": ("seat", "town", "why"),  # first, four
    "no-monastery": ("seat", "why"),  # no town that could take one
    "church-discs-back": ("seat", "discs", "why"),  # first, four: all of them
    "church-second": ("seat", "points", "total", "discs"),  # discs kept
    "church-second-none": (),
    "church-four-none": (),
    # Upkeep, claims step. `count` has monasteries twice.
    "claim-flipped": ("region", "count", "threshold"),
    "claim-taken": ("region", "seat", "before", "count"),  # before: seat or None
    "claim-vikings": ("region", "before", "count"),  # Vikings alone lead: (back) on the board
    "claim-tied": ("region", "holder", "tied", "vikings", "count"),  # stays where it is
    "claims-unchanged": (),  # nothing was turned, nothing moved
    "round-over": ("round", "rounds"),  # milestone; the next round is revealed and dealt by now
    # Final scoring.
    "final-score": ("source", "points"),  # by seat; sources as in the standing
    "game-over": ("winners", "points", "why"),  # milestone
}


# A position


__all__ = ["Step"]

FREE: Final = -1
"""In `Board.discs`: no disc in this town."""
FACE_DOWN: Final = -2
"""In `Board.claims`: face down on the board."""
FACE_UP: Final = -1
"""In `Board.claims`: face up on the board, with nobody."""
NOBODY: Final = -1
"""In place of a seat."""
NOWHERE: Final = -1
"""In place of a town's index."""


class Board(Struct, kw_only=True):
    """All that lies open. Lists of length `seats` are by seat."""

    seats: int
    """3, 4 or 5. The next seat clockwise, to the left, is seat + 1."""
    rounds: int
    """Rounds of this game: 3 or 4."""
    tricks: int
    """Tricks of each round: 7, 5 or 4."""
    phase: str = "placing"
    """ "placing" (first towns), "draft", "trick", then the upkeep's "marriage", "battle",
    "church", "claims", at last "over"."""
    round: int = 0
    """1..rounds; 0 while the first towns are placed."""
    trick: int = 0
    """1..tricks within the round; 0 before the first one."""
    draft: int = 0
    """The draft's turn, 1 ..; 0 outside the draft."""
    first: int
    """The seat that was drawn to start the game."""
    marker: int
    """The seat that holds the active town marker: leads the next trick."""

    score: list[int]
    """Points on the score track, without final scoring; never below 0."""
    coins: list[int]
    renown: list[int]
    raiders: list[int]
    """Viking raider tokens taken and kept."""
    church: list[int]
    """Discs in the church area."""
    track: list[int]
    """Space on the marriage track: 0 the start, 9 the top."""
    won: list[list[str]]
    """Marriage cards in front of each seat, in the order won; a rejected Princess is not there."""

    discs: list[int]
    """By town index: the seat whose disc lies there, or FREE. Viking tokens lie on discs."""
    vikings: list[int]
    """By town index: 1 under a Viking control token, else 0. Then nobody's seat controls it."""
    monasteries: list[int]
    """By town index: 1 with a monastery, else 0."""
    claims: list[int]
    """By region index: FACE_DOWN, FACE_UP (on the board), or the seat that holds the token."""

    battle: int = 0
    """Raider tokens in the battle area."""
    strength: int = 0
    """The Viking card of this round; 0 before the first."""
    strengths: list[int]
    """The Viking cards revealed so far, this round's among them."""
    marriage: str = ""
    """The marriage card on offer; "" when taken or not yet revealed."""
    gone: list[str]
    """Marriage cards that were revealed and left the game: won by nobody, or rejected."""
    princess: str = ""
    """How the Princess was married: "", "support" or "trade"; `princess_seat` holds her."""
    princess_seat: int = NOBODY

    active: int = NOWHERE
    """Index of the active town, from its choice to the end of the trick."""
    leader: int = NOBODY
    """The seat that leads, or led, this trick."""
    played: list[str]
    """Card of this trick, "" while none; lie there until the trick is over."""
    winner: int = NOBODY
    """Who won this trick, once all cards lie there."""
    acting: int = NOBODY
    """Whose card is being resolved."""
    action: int = -1
    """Which of its actions: 0 primary, 1 upper, 2 lower; -1 while not chosen."""
    piles: list[list[str]]
    """Cards each seat played in earlier tricks of this round, in order. Every seat saw them and
    could have noted them, but the discard pile may not be looked through: pictures and lists
    do not show it."""

    agenda: list[Step]


class State(steps.State[Board], kw_only=True):
    """A whole position, secrets included.

    All lists of card keys are kept in the order of the values, but for `drafted`. What seat s
    may know beyond the board: hands[s], drafted[s], packs[s] while it has an open "draft"
    question, and the sets of cards it passed on (see `View.passed`). Nobody knows the decks,
    the box or the card set aside.

    In turn k (0 ..) of the draft, seat s has the pack that was dealt to seat (s - k) % seats;
    it takes `drafted[s][2*k : 2*k + 2]` from it and passes the rest to seat s + 1.
    """

    hands: Annotated[list[list[str]], OWN]
    """Empty during the draft and from the end of the action phase to the next deal."""
    drafted: Annotated[list[list[str]], OWN]
    """What each seat took in this round's draft: two for each turn, the last one or two when
    they were all that was passed. Stays until the action phase ends."""
    packs: Annotated[list[list[str]], OWN]
    """During the draft: what each seat may still pick from, or is about to pass."""
    aside: Annotated[str, HIDDEN] = ""
    """With 3 or 4 seats: the card nobody gets this round; "" when there is none."""
    marriage_deck: Annotated[list[str], HIDDEN]
    """Marriage cards to come, the last one next; the Princess is the first."""
    marriage_box: Annotated[list[str], HIDDEN]
    """Marriage cards not in this game, sorted."""
    viking_deck: Annotated[list[int], HIDDEN]
    """Viking cards to come, the last one next."""


Play = steps.Play[State, Board]
rule: Final = Rulebook()
"""The rules of all chapters, by the names of their steps."""


def clockwise(seats: int, first: int) -> list[int]:
    """All seats, `first` first, then to the left."""
    return [*range(first, seats), *range(first)]


def controlled(board: Board, seat: int) -> list[int]:
    """Indexes of the towns that a seat controls: those under a Viking token it does not."""
    vikings = board.vikings
    return [town for town, holder in enumerate(board.discs) if holder == seat and not vikings[town]]


def within_reach(board: Board, seat: int) -> list[int]:
    """Indexes of the free towns by road from a town that the seat controls, in order."""
    discs, active = board.discs, board.active
    near = {other for town in controlled(board, seat) for other in NEIGHBOURS[town]}
    return sorted([town for town in near if discs[town] == FREE and town != active])


def tally(board: Board, region: Region) -> tuple[list[int], int]:
    """Towns of a region by seat, and the Vikings'; those with a monastery count twice.

    With military support the Vikings' towns are added to that seat's and are no side of
    their own."""
    counts = [0] * board.seats
    vikings = 0
    for town in region.towns:
        seat = board.discs[town]
        if seat == FREE:
            continue
        weight = 1 + board.monasteries[town]
        if board.vikings[town]:
            vikings += weight
        else:
            counts[seat] += weight
    if board.princess == "support":
        counts[board.princess_seat] += vikings
        vikings = 0
    return counts, vikings


def viking_towns(board: Board) -> tuple[str, ...]:
    """The keys of the towns under a Viking control token."""
    return tuple([TOWN_KEYS[town] for town, token in enumerate(board.vikings) if token])


class View(steps.View[State, Board], kw_only=True):
    """All that one seat may know (or a spectator: then the private things are empty)."""

    passed: tuple[tuple[str, ...], ...] = ()
    """What this seat passed to the left in each turn of this round's draft, by value."""

    @property
    def hand_sizes(self) -> tuple[int, ...]:
        return tuple(map(len, self.known.hands))

    @property
    def hand(self) -> tuple[str, ...]:
        """This seat's cards, by value."""
        return self.own(self.known.hands)

    @property
    def drafted(self) -> tuple[str, ...]:
        """What this seat took in this round's draft, in the order of the turns."""
        return self.own(self.known.drafted)

    @property
    def pack(self) -> tuple[str, ...]:
        """What this seat picks from in the draft; what it will pass once it has picked."""
        return self.own(self.known.packs)
