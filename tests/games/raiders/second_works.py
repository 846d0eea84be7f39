"""What work in the village and cards at the Town Hall of Raiders of the North Sea bring and cost,
reckoned a second time from the rulebook and the cards.

Everything is a change: (what, seat) -> how much more. "hand", "crew" and "tiles" are numbers of
cards and tiles; goods and "armour" as they are called.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.kit.contract import Event, Picks, Question
from tests.games.raiders.second_scorer import TILES, tile_cost
from tests.games.raiders.second_turns import EXCHANGES, Seat, cost, seat_of

Changes = Counter[tuple[str, int]]
KEPT = ("silver", "provision", "gold", "iron", "livestock", "armour")
PLUNDER = ("gold", "iron", "livestock")
MOST_ARMOUR = 10
STEALS = {"warlord": ("silver", 2), "warmonger": ("provision", 1), "berserker": ("armour", 1)}
ROBBED = {"avenger": "silver", "champion": "provision"}


def holdings(state: Any) -> Changes:
    """All that seats have."""
    board = state.board
    found: Changes = Counter()
    for seat in range(board.seats):
        for what in KEPT:
            found[what, seat] = getattr(board, what)[seat]
        found["hand", seat] = len(state.hands[seat])
        found["crew", seat] = len(board.crew[seat])
        found["tiles", seat] = len(state.tiles[seat])
    return found


def difference(before: Changes, after: Changes, events: list[Event]) -> Changes:
    """What has changed, but for what was given back at the turn's end."""
    found = Counter({key: after[key] - before[key] for key in after})
    for event in events:
        if event.kind == "given-back":
            found[event.args["kind"], event.args["seat"]] += event.args["amount"]
    return Counter({key: number for key, number in found.items() if number})


def expected(state: Any, question: Question, picks: Picks) -> Changes | None:
    """What an answer should change; None for raids."""
    me = Works(state, question.seat)
    kind, pick = question.kind, picks[0]
    if kind in ("place", "pick-up", "idle", "copy-building", "long-house"):
        changes = me.building(pick, _worker(state, question, pick))
    elif kind == "hire":
        changes = {} if pick == "dismiss" else me.hired(str(question.about[0]), picks)
    elif kind == "dismiss":
        changes = me.dismissed(str(question.about[0]), state.board.joining, pick)
    elif kind == "treasury":
        changes = me.sold(len(picks))
    elif kind == "target-seat":
        changes = me.aimed(str(question.about[0]), int(pick))
    elif kind == "take-plunder":
        seat, _, what = pick.partition(".")
        changes = me.moved(what, int(seat), 1)
    elif kind == "give":
        changes = Works(state, int(question.about[1])).moved(pick, question.seat, 1)
    elif kind == "sacrifice":
        (what,) = [option for option in picks if option in PLUNDER]
        changes = {("crew", me.seat): -1, (what, me.seat): 1}
    elif kind == "trade-offer":
        tile, _, waived = pick.partition(".")
        changes = me.offered(tile, waived)
    elif kind == "discard-down":
        changes = {("hand", me.seat): -len(picks)}
    elif kind in ("swap-worker", "scout-target", "scout-give", "keep-hand"):
        changes = {}
    else:
        return None
    if changes is None or kind == "keep-hand":
        return None
    return Counter({key: number for key, number in changes.items() if number})


def _worker(state: Any, question: Question, pick: str) -> str:
    """The colour that counts: of the worker placed, or picked up."""
    if question.kind == "copy-building":
        return str(question.about[1])
    board = state.board
    if pick in ("idle", "back"):
        return ""
    if question.kind == "pick-up" or (question.kind == "idle" and board.placed >= 0):
        order = "gate_house town_hall treasury barracks mill silversmith armoury long_house"
        return str(board.village[order.split().index(pick.partition(".")[0])])
    return str(board.workers[question.seat])


class Works:
    """What one seat's work changes."""

    def __init__(self, state: Any, seat: int) -> None:
        self.state, self.board, self.seat = state, state.board, seat
        self.supply = state.board.supply
        self.eyes: Seat = seat_of(state, seat)

    def gained(self, what: str, number: int) -> dict[tuple[str, int], int]:
        """From the supply, which may have less."""
        return {(what, self.seat): min(number, self.supply[what])}

    def armed(self, steps: int) -> dict[tuple[str, int], int]:
        room = MOST_ARMOUR - self.board.armour[self.seat]
        return {("armour", self.seat): min(steps, room)}

    def moved(self, what: str, other: int, most: int) -> dict[tuple[str, int], int]:
        """From another seat to this one."""
        number = min(most, getattr(self.board, what)[other])
        return {(what, self.seat): number, (what, other): -number}

    def drawn(self, number: int, cards: int) -> dict[tuple[str, int], int]:
        return {("hand", self.seat): min(number, cards)}

    def building(self, action: str, worker: str) -> dict[tuple[str, int], int] | None:
        """One building's action with a worker of this colour."""
        me, crew = self.seat, self.eyes.crew
        name, _, way = action.partition(".")
        black = worker == "black"
        if way in TILES:
            return self.offered(way, "")
        if action == "gate_house":
            return self.drawn(2 + crew.count("gatekeeper"), self.eyes.cards)
        if action in ("mill", "mill.provision"):
            return self.gained("provision", (1 if black else 2) + crew.count("forager"))
        if action == "mill.gold":
            return self.gained("gold", 1)
        if action == "silversmith":
            return self.gained("silver", (3 if black else 2) + crew.count("jeweller"))
        if action == "armoury.iron":
            return {("iron", me): -1, **self.armed(2)}
        if action == "armoury.silver":
            return {("silver", me): -2, **self.armed(1)}
        if action == "long_house.livestock":
            return {("livestock", me): -1, **self.gained("provision", 2)}
        idle = way == "idle" or action in ("pass", "idle", "back", "barracks")
        if name == "treasury" and not idle:
            return self._whole_hand_sold(way)
        if name == "town_hall" and not idle:
            return self.played(way)
        if name == "barracks" and not idle:
            card, _, gone = way.partition(".")
            return self.hired(name, (f"{card}.{gone}" if gone else card,))
        return {} if idle else None

    def sold(self, cards: int) -> dict[tuple[str, int], int]:
        """Treasury: one card for two silver, two cards for one gold."""
        gain = self.gained("silver", 2) if cards == 1 else self.gained("gold", 1)
        return {("hand", self.seat): -cards, **gain}

    def _whole_hand_sold(self, what: str) -> dict[tuple[str, int], int]:
        """There is nothing to choose when the hand goes as a whole."""
        cards = len(self.eyes.hand)
        return self.sold(cards) if cards == {"silver": 1, "gold": 2}[what] else {}

    def offered(self, tile: str, waived: str) -> dict[tuple[str, int], int]:
        changes = {("tiles", self.seat): 1}
        for what, number in tile_cost(tile).items():
            changes[what, self.seat] = -(number - (what == waived))
        return changes

    def hired(self, why: str, picks: Picks) -> dict[tuple[str, int], int]:
        """A card of the hand joins the crew; somebody may leave it before. Who has to go for it
        is asked once it lies open, unless all are alike."""
        me = self.seat
        if picks == ("pass",):
            return {}
        crew = self.eyes.crew
        card = gone = ""
        for pick in picks:
            one, _, two = pick.partition(".")
            card = card if one == "out" else one
            gone = two or gone
        if not gone and (len(crew) == 5 or why == "gravedigger"):
            free = [c for c in set(crew) if c != "recruiter" or self._without_recruiter(why, card)]
            if len(free) > 1:
                return {("hand", me): -1}
            (gone,) = free
        return {("hand", me): -1} | self.dismissed(why, card, gone, -1)

    def _without_recruiter(self, why: str, card: str) -> bool:
        """Whether the card can be paid although a Recruiter goes for it."""
        recruiters = self.eyes.crew.count("recruiter") - 1
        return why != "barracks" or cost(card) - recruiters <= self.eyes.has("silver")

    def dismissed(
        self, why: str, card: str, gone: str, hand: int = 0
    ) -> dict[tuple[str, int], int]:
        """Who goes leaves first, then the newcomer is paid for."""
        me, crew = self.seat, self.eyes.crew
        if gone:
            crew.remove(gone)
        prices = {"recruiter": 2, "gravedigger": 0}
        silver = prices.get(why, max(0, cost(card) - crew.count("recruiter")))
        back = why == "gravedigger" and gone != ""
        return {("silver", me): -silver, ("hand", me): hand + back, ("crew", me): 1 - bool(gone)}

    # The Town Hall

    def played(self, card: str) -> dict[tuple[str, int], int] | None:
        """A card is discarded for its effect, as far as nothing is left to choose."""
        if card == "pass":
            return {}
        changes = Counter({("hand", self.seat): -1})
        changes.update(self._effect(card))
        return changes

    def _effect(self, card: str) -> dict[tuple[str, int], int]:
        me, others = self.seat, self.eyes.others
        if card in EXCHANGES:
            what, number, gain = EXCHANGES[card]
            return {(what, me): -number, **self.gained(gain, 1)}
        if card == "armourer":
            return self.armed(1)
        if card == "forager":
            return self.gained("provision", 2)
        if card == "huntsman":
            return {**self.gained("provision", 1), **self.gained("silver", 1)}
        if card == "gatekeeper":
            return self.drawn(3, self.eyes.cards + 1)
        if card in ROBBED:
            held = getattr(self.board, ROBBED[card])
            return {(ROBBED[card], other): -1 for other in others if held[other]}
        if card in STEALS:
            held = getattr(self.board, STEALS[card][0])
            targets = [other for other in others if held[other]]
            return self.aimed(card, targets[0]) if len(targets) == 1 else {}
        if card == "barbarian":
            choices = [
                (o, what) for o in others for what in PLUNDER if getattr(self.board, what)[o]
            ]
            return self.moved(choices[0][1], choices[0][0], 1) if len(choices) == 1 else {}
        if card == "mercenary":
            return self._gifts()
        if card == "brawler":
            kinds = [what for what in PLUNDER if self.supply[what]]
            if len(kinds) == len(set(self.eyes.crew)) == 1:
                return {("crew", me): -1, **self.gained(kinds[0], 1)}
        return {}

    def aimed(self, card: str, other: int) -> dict[tuple[str, int], int]:
        """Warlord, Warmonger, Berserker: from or against one seat."""
        what, most = STEALS[card]
        return {(what, other): -1} if what == "armour" else self.moved(what, other, most)

    def _gifts(self) -> dict[tuple[str, int], int]:
        """Of those who have silver or provisions alone; the others choose."""
        changes: Counter[tuple[str, int]] = Counter()
        for other in self.eyes.others:
            has = [w for w in ("silver", "provision") if getattr(self.board, w)[other]]
            if len(has) == 1:
                changes.update(self.moved(has[0], other, 1))
        return changes
