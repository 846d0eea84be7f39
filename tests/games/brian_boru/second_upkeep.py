"""A second referee for Brian Boru, fed with the public events of a game alone.

It keeps its own books (coins, points, renown, raiders, church discs, the marriage track, who
holds which town), says who wins each trick and who acts when, and counts each step of the
upkeep once more from the rulebook. It shares nothing with the rules: what it needs of the
components stands below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.kit.contract import Event

COLOURS = {
    "NU": "rbrbyry", "UL": "ybrbr", "BR": "yrbb", "SU": "rbyrby", "DU": "yrb",
    "CO": "rryybbyrr", "LE": "ybbrybyby", "MU": "byrybryrrb",
}  # fmt: skip
"""Red, blue or yellow: the towns of each region in order."""
TRACK_COINS = {2: 1, 3: 1, 4: 1, 5: 2, 6: 2}
TRACK_RENOWN = 7
CARD_POINTS = {
    "aodhan": 2, "conall": 2, "cormac": 2, "niall": 2, "orlaith": 2, "aoife": 2, "brigid": 4,
    "estrid": 0,
}  # fmt: skip
CARD_RENOWN = {"aoife": 1}


def leaders(amounts: list[int]) -> list[int]:
    """The seats with the most, which must be more than nothing."""
    top = max(amounts)
    return [seat for seat, amount in enumerate(amounts) if amount == top and top > 0]


class Referee:
    """The books. `see` takes the events in order and raises AssertionError where one of them
    tells another story than the rulebook."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.points = [10] * seats
        self.coins = [3] * seats
        self.renown = [1] * seats
        self.raiders = [0] * seats
        self.church = [0] * seats
        self.track = [0] * seats
        self.owner: dict[str, int] = {}
        self.under_vikings: set[str] = set()
        self.monasteries: set[str] = set()
        self.battle = 0
        self.marker: int | None = None
        self.played: dict[int, str] = {}
        """The cards of this trick by seat, in the order played."""
        self.winner: int | None = None
        """Of the trick, then of the marriage."""
        self.acted: list[int] = []
        self.expected: dict[str, Any] = {}
        """What the step that is on must have brought when it is over."""
        self.told: list[Event] = []
        """The events of that step."""
        self.step = ""

    def see(self, event: Event) -> None:
        args = event.args
        if event.kind in ("upkeep-step", "round-over"):
            self._close_step()
        if event.kind == "upkeep-step":
            self.step = args["step"]
            opening: dict[str, Callable[[], None]] = {
                "marriage": self._open_marriage,
                "battle": self._open_battle,
                "church": self._open_church,
            }
            opening.get(self.step, lambda: None)()
            return
        book = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if book is not None:
            book(**args)
        if self.step:
            self.told.append(event)

    def _close_step(self) -> None:
        for name, wanted in self.expected.items():
            found = getattr(self, name)
            assert found == wanted, f"{self.step}: {name} {found}, by the book {wanted}"
        kinds = [event.kind for event in self.told]
        if self.step == "battle":
            self._battle_as_told()
        if self.step == "church":
            assert kinds.count("monastery-built") == self.monasteries_due, kinds
        self.expected, self.told, self.step = {}, [], ""

    # The tricks by the rulebook

    def _town_chosen(self, seat: int, town: str) -> None:
        assert seat == self.marker
        assert town not in self.owner
        self.played, self.acted, self.winner, self.active = {}, [], None, town

    def _card_played(self, seat: int, card: str, leads: bool) -> None:
        assert seat == (self.marker + len(self.played)) % self.seats
        assert leads == (not self.played)
        self.played[seat] = card

    def _trick_won(self, seat: int, card: str, town: str) -> None:
        colour = COLOURS[town[:2]][int(town[2:]) - 1]
        fit = {s: int(c[1:]) for s, c in self.played.items() if c[0] in (colour, "w")}
        assert seat == max(fit, key=fit.__getitem__)
        assert (town, card) == (self.active, self.played[seat])
        self.winner = seat

    def _action(self, seat: int, card: str, action: str) -> None:
        order = sorted(self.played, key=lambda s: int(self.played[s][1:]))
        assert seat == order[len(self.acted)], "not from the lowest value up"
        assert (action == "primary") == (seat == self.winner)
        assert card == self.played[seat]
        self.acted.append(seat)

    def _trick_over(self, leader: int, winner: int | None, marker: int, **rest: Any) -> None:
        assert len(self.acted) == len(self.played) == self.seats
        assert leader == next(iter(self.played))
        assert winner == self.winner
        assert marker == self.marker == (leader if winner is None else winner)

    # The steps of the upkeep by the rulebook

    def _open_marriage(self) -> None:
        """The disc above all others takes the card and goes back; the others are paid by their
        spaces. What the card itself gives is looked at when it is won."""
        top = max(self.track)
        winner = self.track.index(top) if top else None
        coins, renown, track = list(self.coins), list(self.renown), list(self.track)
        for seat, space in enumerate(self.track):
            if seat != winner:
                coins[seat] += TRACK_COINS.get(space, 0)
                renown[seat] += space == TRACK_RENOWN
        self.winner = winner
        if winner is not None:
            track[winner] = 0
        self.expected = {"coins": coins, "renown": renown, "track": track}

    def _marriage_won(self, seat: int, card: str, space: int) -> None:
        assert seat == self.winner
        assert space == self.track[seat] == max(self.track)
        self.expected["renown"][seat] += CARD_RENOWN.get(card, 0)
        points = list(self.points)
        points[seat] += CARD_POINTS[card]
        self.expected["points"] = points

    def _marriage_unwon(self, card: str) -> None:
        assert self.winner is None
        assert not any(self.track)

    def _princess(self, seat: int, way: str) -> None:
        assert seat == self.winner
        self.expected["points"][seat] += 4 if way == "reject" else 0

    def _marriage_back(self, seat: int) -> None:
        self.track[seat] = 0

    def _open_battle(self) -> None:
        """Raiders left in the battle area take a town of each seat with the fewest; then the
        spoils, first and second."""
        fewest = min(self.raiders)
        self.losers = [s for s in range(self.seats) if self.raiders[s] == fewest]
        self.raided = self.battle > 0
        self.towns_before = [self._towns(seat) for seat in range(self.seats)]
        points, renown, raiders = list(self.points), list(self.renown), list(self.raiders)
        first = leaders(raiders)
        if len(first) == 1:
            renown[first[0]] += 1
            points[first[0]] += renown[first[0]]
            raiders[first[0]] = 0
        for seat in leaders(raiders):
            points[seat] += 1
            raiders[seat] -= 1
        self.expected = {"points": points, "renown": renown, "raiders": raiders, "battle": 0}

    def _battle_as_told(self) -> None:
        lost = [event.args for event in self.told if event.kind == "town-lost"]
        assert bool([e for e in self.told if e.kind == "raid"]) == self.raided
        if not self.raided:
            assert not lost
            return
        due = [seat for seat in self.losers if self.towns_before[seat]]
        assert sorted(args["seat"] for args in lost) == due, (lost, due)
        top = [s for s in range(self.seats) if self.raiders_before[s] == max(self.raiders_before)]
        for args in lost:
            chooser = args["chooser"]
            assert args["town"] in self.towns_before[args["seat"]]
            assert (chooser if chooser is not None else args["seat"]) == (
                top[0] if len(top) == 1 else args["seat"]
            )

    def _open_church(self) -> None:
        """Sole most: a monastery if possible, the marker, all discs back. Then a point and a
        disc back for all with most. Then everybody with four builds."""
        church = list(self.church)
        first = leaders(church)
        sites = [len(self._sites(seat)) for seat in range(self.seats)]
        self.monasteries_due = 0
        marker = self.marker
        if len(first) == 1:
            marker = first[0]
            church[marker] = 0
            self.monasteries_due += sites[marker] > 0
            sites[marker] -= 1
        points = list(self.points)
        for seat in leaders(church):
            points[seat] += 1
            church[seat] -= 1
        for seat in range(self.seats):
            if church[seat] >= 4 and sites[seat] > 0:
                self.monasteries_due += 1
                church[seat] = 0
        self.expected = {"points": points, "church": church, "marker": marker}

    def _towns(self, seat: int) -> set[str]:
        return {
            town for town, owner in self.owner.items()
            if owner == seat and town not in self.under_vikings
        }  # fmt: skip

    def _sites(self, seat: int) -> set[str]:
        return self._towns(seat) - self.monasteries

    # The books

    def _vikings_land(self, strength: int, battle: int) -> None:
        self.battle += strength
        assert battle == self.battle

    def _disc_placed(self, seat: int, town: str, why: str) -> None:
        assert town not in self.owner
        self.owner[town] = seat
        if why == "expand":
            self.coins[seat] -= 5
            assert self.coins[seat] >= 0

    def _marker_moved(self, seat: int, before: int | None, why: str) -> None:
        assert seat != before
        self.marker = seat

    def _coins_gained(self, seat: int, coins: int, total: int, why: str) -> None:
        self.coins[seat] += coins
        assert total == self.coins[seat]

    def _paid(self, seat: int, coins: int, points: int, total: int) -> None:
        assert coins == (1 if self.coins[seat] else 0)
        assert points == (0 if coins else min(2, self.points[seat]))
        self.coins[seat] -= coins
        self.points[seat] -= points
        assert total == self.points[seat]

    def _spend(self, seat: int, extra: int, paid: int) -> None:
        assert paid == 2 * extra
        self.coins[seat] -= paid
        assert self.coins[seat] >= 0

    def _raiders_taken(
        self, seat: int, raiders: int, extra: int, paid: int, left: int, total: int
    ) -> None:
        self._spend(seat, extra, paid)
        self.battle -= raiders
        self.raiders[seat] += raiders
        assert (left, total) == (self.battle, self.raiders[seat])
        assert left >= 0

    def _church_discs(self, seat: int, discs: int, extra: int, paid: int, total: int) -> None:
        self._spend(seat, extra, paid)
        self.church[seat] += discs
        assert total == self.church[seat]

    def _marriage_moved(self, seat: int, spaces: int, extra: int, paid: int, space: int) -> None:
        self._spend(seat, extra, paid)
        self.track[seat] += spaces
        assert space == self.track[seat] <= 9

    def _marriage_slid(self, seat: int, before: int, space: int) -> None:
        others = [self.track[other] for other in range(self.seats) if other != seat]
        assert before in others
        assert space == max(s for s in range(before) if s == 0 or s not in others)
        self.track[seat] = space

    def _town_freed(self, seat: int, town: str, owner: int) -> None:
        assert self.owner[town] == owner
        self.under_vikings.remove(town)

    def _points_gained(self, seat: int, points: int, total: int, why: str) -> None:
        self.points[seat] += points
        assert total == self.points[seat]

    def _renown_gained(self, seat: int, renown: int, total: int, why: str) -> None:
        self.renown[seat] += renown
        assert total == self.renown[seat]

    def _raid(self, left: int, losers: list[int], chooser: int | None) -> None:
        self.raiders_before = list(self.raiders)
        assert left == self.battle
        assert sorted(losers) == self.losers

    def _town_lost(self, seat: int, town: str, chooser: int | None) -> None:
        self.under_vikings.add(town)

    def _raiders_withdrawn(self, raiders: int) -> None:
        assert raiders == self.battle
        self.battle = 0

    def _spoils(self, seat: int, raiders: int, renown: int, points: int, total: int) -> None:
        self.renown[seat] += 1
        assert renown == points == self.renown[seat]
        assert raiders == self.raiders[seat]
        self.raiders[seat] = 0
        self.points[seat] += points
        assert total == self.points[seat]

    def _second_spoils(self, seat: int, points: int, total: int, raiders: int) -> None:
        self.points[seat] += points
        self.raiders[seat] -= 1
        assert (points, total, raiders) == (1, self.points[seat], self.raiders[seat])

    def _monastery_built(self, seat: int, town: str, why: str) -> None:
        assert town in self._sites(seat)
        self.monasteries.add(town)

    def _church_discs_back(self, seat: int, discs: int, why: str) -> None:
        assert discs == self.church[seat]
        self.church[seat] = 0

    def _church_second(self, seat: int, points: int, total: int, discs: int) -> None:
        self.points[seat] += points
        self.church[seat] -= 1
        assert (points, total, discs) == (1, self.points[seat], self.church[seat])
