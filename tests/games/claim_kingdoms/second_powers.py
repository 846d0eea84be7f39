"""What the powers may choose and what they give, worked out a second time, card by card.

The table is a plain dictionary from (row, column) to the card there. Nothing is shared with the
rules; the spaces' names alone are taken from them.
"""

from __future__ import annotations

from typing import Any

from engine.games.claim_kingdoms.rules.ground import cell_of, key_of
from tests.games.claim_kingdoms.hooks import playable
from tests.games.claim_kingdoms.second_scorer import VALUES

Spot = tuple[int, int]

WAYS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
UNSURE = {"shadows", "rogues", "seers", "mages", "yetis", "fire_elementals"}
"""What they may do hangs on hidden cards, not on the board."""
COUNTED = {"unicorns", "goblins", "dwarves", "gnomes", "elves", "dragons", "ice_queens"}
"""What they give is counted, without a choice."""
NOT_COPIED = {"druids", "doppelgangers"}


def spot(key: str) -> Spot:
    return divmod(cell_of(key), 128)


def name(where: Spot) -> str:
    return key_of(where[0] * 128 + where[1])


class Referee:
    """A board seen from one card whose power is used by a seat."""

    def __init__(self, board: Any, seat: int, here: str) -> None:
        self.board, self.seat, self.here = board, seat, spot(here)
        self.cards = {divmod(cell, 128): card for cell, card in board.cards.items()}
        row, column = self.here
        self.next_to = self.beside(self.here)
        self.corners = [(row + a, column + b) for a in (-1, 1) for b in (-1, 1)]
        self.corners = [where for where in self.corners if where in self.cards]

    def beside(self, where: Spot) -> list[Spot]:
        """The cards above, right, below and left of a spot."""
        found = [(where[0] + down, where[1] + right) for down, right in WAYS.values()]
        return [there for there in found if there in self.cards]

    def open_to_choice(self, where: Spot) -> bool:
        card = self.cards[where]
        return not card.down and card.faction != "ice_queens"

    def own(self, where: Spot) -> int:
        return int(self.cards[where].followers[self.seat])

    def rivals(self, where: Spot) -> list[int]:
        """Other seats with followers there."""
        followers = self.cards[where].followers
        return [s for s in range(self.board.seats) if s != self.seat and followers[s]]

    def faces(self, spots: list[Spot]) -> list[str]:
        """Factions of the face-up cards among them."""
        return [self.cards[where].faction for where in spots if not self.cards[where].down]

    # Points

    def points(self, power: str, pick: str = "") -> int:
        """What counting this power gives; `pick` is the direction or the line."""
        row, column = self.here
        everywhere = [where for where in self.cards if where != self.here]
        if power == "unicorns":
            return len({power, *self.faces(self.next_to), *self.faces(self.corners)})
        if power == "cyclopes":
            down, right = WAYS[pick]
            length = 0
            while (row + down * (length + 1), column + right * (length + 1)) in self.cards:
                length += 1
            return min(4, length)
        if power == "goblins":
            owned = [where for where in everywhere if self.own(where)]
            return 1 + self.faces(owned).count(power)
        if power == "dwarves":
            lines = [where for where in everywhere if where[0] == row or where[1] == column]
            return 1 + self.faces(lines).count(power)
        if power == "gnomes":
            beside = [(row + down, column + right) for down, right in WAYS.values()]
            free = [where for where in beside if where not in self.cards]
            return len([w for w in free if playable(self.board, w[0] * 128 + w[1])])
        if power == "elves":
            return len(self.faces(self.corners))
        if power == "dragons":
            return len(self.next_to)
        if power == "ice_queens":
            return min(3, 1 + len([where for where in self.next_to if self.own(where)]))
        assert power == "trolls"
        axis = {"row": 0, "column": 1}[pick]
        line = [where for where in everywhere if where[axis] == self.here[axis]]
        return len({*self.faces(line)} - {power})

    # Choices

    def choices(self, power: str) -> set[str]:
        """All that can be picked to use a power now, none where it can do nothing."""
        near = [where for where in self.next_to if self.open_to_choice(where)]
        if power == "cyclopes":
            return {way for way in WAYS if self.points(power, way)}
        if power == "trolls":
            return {line for line in ("row", "column") if self.points(power, line)}
        if power in COUNTED:
            return {"use"} if self.points(power) else set()
        if power == "demons":
            most = min(2, self.board.score[self.seat], self.board.supply[self.seat])
            return {str(n) for n in range(1, most + 1)}
        if power == "shapeshifters":
            return set(self.board.display) - {self.cards[self.here].faction}
        if power == "ice_beasts":
            return self._display()
        if power == "doppelgangers":
            return {f for f in self.faces(self.next_to) if f not in NOT_COPIED and self.works(f)}
        if power == "werewolves" and self.board.moon == "full":
            return {"use"}
        if power in ("undead", "ghosts", "ice_kings"):
            return self.pairs(power)
        if power in ("werewolves", "basilisks", "vampires", "orcs", "knights"):
            return self._followers(power, near)
        return {name(where) for where in self._targets(power, near)}

    def works(self, power: str) -> bool:
        return power in UNSURE or bool(self.choices(power))

    def _display(self) -> set[str]:
        """One card of the display, or two of them."""
        lie = self.board.display
        pairs = {"+".join(sorted((lie[i], lie[j]))) for j in range(len(lie)) for i in range(j)}
        return set(lie) | pairs

    def _followers(self, power: str, near: list[Spot]) -> set[str]:
        found = set()
        for where in near:
            for rival in self.rivals(where):
                key, count = f"{name(where)}-{rival}", self.cards[where].followers[rival]
                if power == "orcs" and not self.board.score[rival]:
                    continue
                if power == "knights" and count > 1:
                    found |= {f"{key}.1", f"{key}.2"}
                else:
                    found.add(key)
        return found

    def _targets(self, power: str, near: list[Spot]) -> list[Spot]:
        if power == "giants":
            return near
        if power == "poisoners":
            return [where for where in near if not self.cards[where].poison]
        if power == "fire_phoenix":
            return [where for where in near if self.own(where) or self.rivals(where)]
        if power == "zombies":
            if not self.board.supply[self.seat]:
                return []
            return [where for where in near if self.rivals(where) and not self.own(where)]
        anywhere = [w for w in self.cards if self.open_to_choice(w)]
        assert power == "phoenix", power
        return [where for where in anywhere if where != self.here and self.own(where)]

    def _walks(self, start: Spot) -> list[Spot]:
        around = [w for w in (*self.next_to, *self.corners) if self.open_to_choice(w)]
        return [where for where in (self.here, *around) if where != start]

    def _partners(self, one: Spot) -> list[Spot]:
        found = []
        for where in self.cards:
            in_line = (where[0] == self.here[0]) != (where[1] == self.here[1])
            if in_line and where != one and self.open_to_choice(where):
                same = self.cards[one].followers == self.cards[where].followers
                found += [] if same else [where]
        return found

    def pairs(self, power: str) -> set[str]:
        """What is moved or exchanged, and where to or with which."""
        near = [where for where in self.next_to if self.open_to_choice(where)]
        if power == "undead":
            starts = [(w, f"{name(w)}-{rival}") for w in near for rival in self.rivals(w)]
            return {
                f"{key}>{name(end)}"
                for start, key in starts
                for end in self.beside(start)
                if self.open_to_choice(end)
            }
        if power == "ghosts":
            own = [w for w in self.cards if self.open_to_choice(w) and self.own(w)]
            return {f"{name(w)}>{name(end)}" for w in own for end in self._walks(w)}
        return {f"{name(w)}>{name(end)}" for w in near for end in self._partners(w)}

    def most_points(self, power: str) -> int:
        """What a power gives that is counted without a question."""
        ways = {"cyclopes": tuple(WAYS), "trolls": ("row", "column")}.get(power, ("",))
        return max(self.points(power, way) for way in ways)


def guessed_right(guess: str, card: str) -> bool:
    return (VALUES[card] >= 6) == (guess == "high")
