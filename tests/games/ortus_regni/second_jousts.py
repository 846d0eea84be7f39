"""Jousts of Ortus Regni worked out a second time: the ranking by the rulebook's pictures, who
wins, and what changes hands.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.kit.contract import Event
from tests.games.ortus_regni.second_table import Decisions, Piece, Table

HANDS = (
    ("prince", "prince", "prince"),
    ("vassal", "vassal", "vassal"),
    ("prince", "prince", "vassal"),
    ("prince", "prince", "-"),
    ("prince", "vassal", "vassal"),
    ("vassal", "vassal", "-"),
    ("prince", "vassal", "-"),
    ("prince", "-", "-"),
    ("vassal", "-", "-"),
    ("-", "-", "-"),
)
"""The best hand first."""
TURNED = {"prince": 2, "vassal": 1, "none": 0}
"""What a card turned in a tie is worth."""


def rank_of(participant: str, first: str, second: str) -> int:
    """1 to 10: the best that can be made of three cards."""
    ways = ["prince", "vassal"] if participant == "champion" else [participant]
    ranks = []
    for way in ways:
        cards = [card if card in ("prince", "vassal") else "-" for card in (way, first, second)]
        ranks += [i + 1 for i, hand in enumerate(HANDS) if sorted(hand) == sorted(cards)]
    return min(ranks)


@dataclass
class Rider:
    """Who takes part, with what."""

    seat: int
    kind: str
    lord: int
    """The fief of a Lord, -1 for a card from the hand."""
    ante: str


@dataclass
class Story:
    """A joust as far as it can be read from the answers, and from the cards that were dealt."""

    caller: int
    decisions: Decisions = field(default_factory=Decisions)
    dealt: list[list[Any]] = field(default_factory=list)
    """(seat, participant, two cards, rank) each."""
    breaks: list[list[list[Any]]] = field(default_factory=list)
    """(seat, card) each, for every time that a tie was to be broken."""
    winner: int = -1

    def hear(self, events: list[Event]) -> None:
        for event in events:
            if event.kind == "joust-hands":
                self.dealt = event.args["hands"]
            elif event.kind == "joust-break":
                self.breaks.append(event.args["cards"])
            elif event.kind == "joust-won":
                self.winner = event.args["seat"]


def reading_of(before: Any, story: Story) -> Table:
    """The table after a joust."""
    table = Table(before)
    caller, decisions = story.caller, story.decisions
    table.hands[caller]["banner"] -= 1
    banners = [caller]
    riders: list[Rider] = []
    seats = len(table.seats)
    for by in range(1, seats + 1):
        seat = (caller + by) % seats
        if not table.alive[seat] or (seat == caller and not riders):
            continue
        choice = _ante(table, seat, decisions, called=seat == caller)
        if choice == "banner":
            table.hands[seat]["banner"] -= 1
            banners.append(seat)
        elif choice != "out":
            riders.append(_participant(table, seat, choice, decisions))
    if len(riders) > 1:
        _hold(table, riders, story)
    else:
        assert not story.dealt, "a joust of fewer than two"
        for rider in riders:
            if rider.lord < 0:
                table.hands[rider.seat][rider.kind] += 1
    for seat in banners:
        table.discard(Piece("banner", seat))
    assert not decisions.made, f"asked besides: {decisions.made}"
    return table


def _ante(table: Table, seat: int, decisions: Decisions, *, called: bool) -> str:
    """What a seat stakes; "none" without a stake, "banner" or "out" to stay out."""
    mine, hand = table.of(seat), table.hands[seat]
    lords = [estate.number for estate in mine if estate.lord]
    if not lords and not hand.total():
        return "out"
    options = [key for estate in mine for key in estate.options()]
    if len(mine) > 1:
        # Somebody else than its own Lord must be able to ride for a Castle.
        others = {e.number: [n for n in lords if n != e.number] for e in mine}
        options += [f"f{e.number}" for e in mine if hand.total() or others[e.number]]
    elif not options:
        options = ["none"] if called else ["none", "out"]
    if hand["banner"]:
        options.append("banner")
    if len(options) == 1 and not hand.total():
        return options[0]
    return decisions.take("joust-ante", seat, options, 1, 1)[0]


def _participant(table: Table, seat: int, ante: str, decisions: Decisions) -> Rider:
    lords = {f"f{e.number}.lord": e for e in table.of(seat) if e.lord and f"f{e.number}" != ante}
    hand = +table.hands[seat]
    options = [*lords, *hand]
    if len(lords) + hand.total() == 1:
        (choice,) = options
    else:
        (choice,) = decisions.take("joust-card", seat, options, 1, 1)
    staked = "" if ante == "none" else ante
    if choice in lords:
        return Rider(seat, lords[choice].lord, lords[choice].number, staked)
    table.hands[seat][choice] -= 1
    return Rider(seat, choice, -1, staked)


def _hold(table: Table, riders: list[Rider], story: Story) -> None:
    assert [(rider.seat, rider.kind) for rider in riders] == [(d[0], d[1]) for d in story.dealt]
    for deal in story.dealt:
        assert rank_of(*deal[1:4]) == deal[4], f"ranked {deal}"
    best = min(deal[4] for deal in story.dealt)
    left = [deal[0] for deal in story.dealt if deal[4] == best]
    for turned in story.breaks:
        assert [seat for seat, _ in turned] == left, f"{turned} turned by {left}"
        most = max(TURNED[card] for _, card in turned)
        left = [seat for seat, card in turned if TURNED[card] == most]
    assert left == [story.winner], f"{left} have won"
    for rider in riders:
        if rider.lord < 0:
            table.discard(Piece(rider.kind, rider.seat))
        elif rider.seat != story.winner:
            table.slay_lord(table.estate(rider.lord))
    for rider in riders:
        if rider.seat != story.winner and rider.ante:
            _take(table, rider.ante)
    table.place_won(story.winner, "joust", story.decisions)


def _take(table: Table, ante: str) -> None:
    estate = table.estate(int(ante[1:].partition(".")[0]))
    if "." in ante:
        piece = estate.options()[ante]
        estate.cards.remove(piece)
        table.won.append(piece)
    else:
        table.hand_over_castle(estate, [])
        table.won.append(estate.castle)
