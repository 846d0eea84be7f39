"""Battles of Ortus Regni worked out a second time, step by step as the rulebook tells them.

A battle is told from the position before it and the decisions of the seats, and gives a table to
compare with the one after it. It says too which questions must have come, and which not.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.ortus_regni.second_table import VIKINGS, Decisions, Estate, Piece, Table

DAMAGE = {
    "monk": 0,
    **dict.fromkeys(("prince", "vassal", "king", "infantry", "viking"), 1),
    **dict.fromkeys(("champion", "mercenary", "knight", "chieftain"), 2),
}
WALLS = {"castle": 2, "palace": 3}
FACES = ("prince", "vassal", "champion", "monk")


@dataclass(eq=False)
class Fighter:
    """A card in the battle."""

    key: str
    kind: str
    place: str
    number: int = -1
    """Of its fief or Mercenary."""


@dataclass
class Story:
    """A battle as far as it can be read from the answers and the Battle deck."""

    seat: int
    """The attacker, or VIKINGS."""
    chooser: int
    """Who decides for the attacker."""
    target: str
    """ "towers-2", "raid-f3", "siege-f3"."""
    cards: list[str]
    """The Battle deck, the next card last; empty: it is shuffled."""
    revealed: str
    """The Battle card that the game has shown, "" for none."""
    decisions: Decisions = field(default_factory=Decisions)


class Battle:
    """One battle on a table."""

    def __init__(self, table: Table, story: Story) -> None:
        self.table, self.story, self.decisions = table, story, story.decisions
        self.attacker = story.seat
        self.way, _, what = story.target.partition("-")
        self.estate: Estate | None = None
        if self.way == "towers":
            self.defender = int(what)
        else:
            self.estate = table.estate(int(what[1:]))
            self.defender = self.estate.seat
        self.named: list[Piece] = []
        self.saved: list[Estate] = []
        self.destroyed: list[Piece] = []
        self.outcome = "open"

    def run(self) -> None:
        table, story = self.table, self.story
        self.attack = self._attack()
        self.defence = self._defence()
        self.hit, self.counter = self._damage(self.attack), self._damage(self.defence)
        if self.defence:
            self.outcome = self._decide()
        else:
            assert not story.revealed, "a Battle card against nobody"
        captured = self._capture()
        if self.outcome in ("normal", "defender"):
            self._lose(self.attack, self.attacker, story.chooser, "attack-losses", self.counter)
        if self.outcome in ("normal", "attacker", "open"):
            fighters = len(self.defence)
            self._lose(self.defence, self.defender, self.defender, "defence-losses", self.hit)
            self._strike(max(0, self.hit - fighters))
        self._seize()
        self._pay()
        for estate in captured:
            if estate not in self.saved and estate in table.estates:
                table.slay_lord(estate)
        for seat, side in ((self.attacker, self.attack), (self.defender, self.defence)):
            for fighter in side:
                if fighter.place == "hand":
                    table.discard(Piece(fighter.kind, seat))
                elif fighter.place == "reserve":
                    table.reserves[seat][fighter.kind] += 1
        for seat in table.seats:
            if table.alive[seat] and not table.of(seat):
                table.leave(seat)
        assert not self.decisions.made, f"asked besides: {self.decisions.made}"

    # Forces.

    def _attack(self) -> list[Fighter]:
        if self.attacker == VIKINGS:
            return [
                Fighter(f"{kind}.{n + 1}", kind, "viking")
                for kind, count in sorted(self.table.vikings.items())
                for n in range(count)
            ]
        could = self._could_field(self.attacker)
        assert could, "an attack without forces"
        return self._field("attack-forces", self.attacker, could, 1)

    def _defence(self) -> list[Fighter]:
        table, seat = self.table, self.defender
        openly = bool(
            table.king == seat
            or table.hirelings(seat)
            or any(estate.lord for estate in table.of(seat))
            or (table.field_room(seat) and table.reserves[seat].total())
        )
        if not openly and not table.hands[seat].total():
            return []
        could = self._could_field(seat)
        if not could:
            assert self.decisions.take("defence-forces", seat, ["none"], 1, 1) == ("none",)
            return []
        return self._field("defence-forces", seat, could, 0)

    def _could_field(self, seat: int) -> dict[str, Fighter]:
        """The King and his Guard, Lords, Mercenaries and garrisons; the reserve if there is a
        Land; face cards of the hand, no Prince beside a Lord Prince."""
        table = self.table
        found = []
        prince = any(estate.lord == "prince" for estate in table.of(seat))
        for kind in FACES:
            if kind != "prince" or not prince:
                count = table.hands[seat][kind]
                found += [Fighter(f"{kind}.{n + 1}", kind, "hand") for n in range(count)]
        for estate in table.of(seat):
            if estate.lord:
                key = f"f{estate.number}.lord"
                found.append(Fighter(key, estate.lord, "lord", estate.number))
        if table.field_room(seat):
            for kind, count in table.reserves[seat].items():
                found += [Fighter(f"{kind}.{n + 1}", kind, "reserve") for n in range(count)]
        if table.king == seat:
            found.append(Fighter("king", "king", "king"))
            for kind, count in table.guard.items():
                found += [Fighter(f"guard.{kind}.{n + 1}", kind, "guard") for n in range(count)]
        for one in table.hirelings(seat):
            found.append(Fighter(f"m{one.number}", "mercenary", "mercenary", one.number))
            if one.army:
                found.append(Fighter(f"m{one.number}.army", one.army, "garrison", one.number))
        return {fighter.key: fighter for fighter in found}

    def _field(self, kind: str, seat: int, could: dict[str, Fighter], least: int) -> list[Fighter]:
        picks = self.decisions.take(kind, seat, list(could), least, len(could))
        side = [could[pick] for pick in picks]
        places = Counter(fighter.place for fighter in side)
        princes = [f for f in side if f.kind == "prince"]
        assert places["reserve"] <= self.table.field_room(seat), "more Armies than Lands allow"
        assert len(princes) <= 1, "two Princes in a battle"
        for fighter in side:
            if fighter.place == "hand":
                self.table.hands[seat][fighter.kind] -= 1
            elif fighter.place == "reserve":
                self.table.reserves[seat][fighter.kind] -= 1
        return side

    @staticmethod
    def _damage(side: list[Fighter]) -> int:
        return sum(DAMAGE[fighter.kind] for fighter in side)

    # The Battle card.

    def _decide(self) -> str:
        card = self.story.revealed
        assert card, "no Battle card, though somebody defends"
        assert not self.story.cards or self.story.cards[-1] == card, "not the next Battle card"
        if card != "church":
            return card
        judge = self._judge()
        if judge is None:
            return "normal"
        ways = ["normal", "attacker", "defender"]
        return self.decisions.take("church-decides", judge, ways, 1, 1)[0]

    def _judge(self) -> int | None:
        churches: Counter[int] = Counter()
        for estate in self.table.estates:
            for piece in estate.cards:
                if piece.kind == "cathedral":
                    return estate.seat
                churches[estate.seat] += piece.kind == "church"
        ranking = churches.most_common(2)
        if not ranking or not ranking[0][1]:
            return None
        tie = len(ranking) == 2 and ranking[0][1] == ranking[1][1]
        return None if tie else ranking[0][0]

    # Captured Lords.

    def _capture(self) -> list[Estate]:
        if self.outcome not in ("attacker", "defender"):
            return []
        defender_lost = self.outcome == "attacker"
        side = self.defence if defender_lost else self.attack
        self.loser = self.defender if defender_lost else self.attacker
        self.captor = self.attacker if defender_lost else self.defender
        lords = [f for f in side if f.place == "lord"]
        captured = [self.table.estate(fighter.number) for fighter in lords]
        if captured and self.captor != VIKINGS:
            self._name_ransoms(captured)
        return captured

    def _name_ransoms(self, captured: list[Estate]) -> None:
        mine = self.table.of(self.loser)
        worth = sum(1 + len(estate.cards) for estate in mine)
        # Each Lord who comes home needs his own Castle, and another card to pay.
        most = max(n for n in range(len(captured) + 1) if worth - n >= n)
        if not most:
            return
        lords = {f"f{estate.number}.lord": estate for estate in captured}
        picks = self.decisions.take("ransom-lords", self.loser, list(lords), 0, most)
        self.saved = [lords[pick] for pick in picks]
        if not self.saved:
            return
        prices: dict[str, Piece] = {}
        for estate in mine:
            if estate not in self.saved:
                prices[f"f{estate.number}"] = estate.castle
            prices |= estate.options()
        count = len(self.saved)
        if len(prices) == count:
            self.named = list(prices.values())
        else:
            picks = self.decisions.take("ransom-price", self.loser, list(prices), count, count)
            self.named = [piece for key, piece in prices.items() if key in picks]

    def _pay(self) -> None:
        """What was named and was not destroyed changes hands, with the Castle's Lord lost."""
        table = self.table
        for estate in table.of(self.loser) if self.named else []:
            for piece in [one for one in estate.cards if one in self.named]:
                estate.cards.remove(piece)
                table.won.append(piece)
            if estate.castle in self.named:
                table.hand_over_castle(estate, [])
                table.won.append(estate.castle)
        if table.won:
            table.place_won(self.captor, "ransom", self.decisions)

    # Damage.

    def _lose(self, side: list[Fighter], seat: int, chooser: int, kind: str, damage: int) -> None:
        hits = min(damage, len(side))
        dying = [
            f for f in side if f.place in ("reserve", "guard", "garrison", "mercenary", "viking")
        ]
        # Whoever survives stands in front of those who would die.
        deadly = max(0, hits - (len(side) - len(dying)))
        alike = len({(f.place, f.kind, f.number) for f in dying}) <= 1
        if deadly in (0, len(dying)) or alike:
            struck = dying[:deadly]
        else:
            self._renumbered(side)
            keys = {fighter.key: fighter for fighter in dying}
            picks = self.decisions.take(kind, chooser, list(keys), deadly, deadly)
            struck = [keys[pick] for pick in picks]
        dead = [fighter for fighter in struck if fighter in dying]
        gone = [fighter.number for fighter in dead if fighter.place == "mercenary"]
        dead += [f for f in side if f.place == "garrison" and f.number in gone and f not in dead]
        for fighter in dead:
            side.remove(fighter)
            self._bury(fighter)
        for number in gone:
            (one,) = [m for m in self.table.hired if m.number == number]
            self.table.discard(Piece("mercenary", one.owner))
            self.table.army_discard.update([one.army] if one.army else [])
            self.table.hired.remove(one)

    @staticmethod
    def _renumbered(side: list[Fighter]) -> list[Fighter]:
        """Cards of the hand, the reserve and the Guard are numbered anew among the fielded."""
        count: Counter[tuple[str, str]] = Counter()
        for fighter in side:
            if fighter.place in ("hand", "reserve", "guard", "viking"):
                count[fighter.place, fighter.kind] += 1
                stem = "guard." if fighter.place == "guard" else ""
                fighter.key = f"{stem}{fighter.kind}.{count[fighter.place, fighter.kind]}"
        return side

    def _bury(self, fighter: Fighter) -> None:
        table = self.table
        if fighter.place == "viking":
            table.vikings[fighter.kind] -= 1
            table.slain_vikings[fighter.kind] += 1
        elif fighter.place != "mercenary":
            table.army_discard[fighter.kind] += 1
        if fighter.place == "guard":
            table.guard[fighter.kind] -= 1
        if fighter.place == "garrison":
            for one in table.hired:
                if one.number == fighter.number:
                    one.army = ""

    # The target.

    def _strike(self, rest: int) -> None:
        table = self.table
        towers = table.towers[self.defender]
        if self.way == "towers":
            self._fell(min(rest, towers.total()))
            return
        rest = max(0, rest - towers.total())
        estate = self.estate
        assert estate
        if self.way == "raid":
            self._burn(estate, min(rest, len(estate.cards)))
        elif rest >= WALLS[estate.castle.kind]:
            self.destroyed = [estate.castle, *estate.cards]
            table.slay_lord(estate)
            table.estates.remove(estate)

    def _fell(self, count: int) -> None:
        towers = self.table.towers[self.defender]
        fall = list(towers.elements())
        if 0 < count < len(fall):
            keys = {f"{k}.{n + 1}": k for k, total in towers.items() for n in range(total)}
            picks = self.decisions.take("towers-lost", self.defender, list(keys), count, count)
            fall = [keys[pick] for pick in picks]
        for kind in fall[:count]:
            towers[kind] -= 1
            self.table.discard(Piece(kind, self.defender))

    def _burn(self, estate: Estate, count: int) -> None:
        keys = estate.options()
        burnt = list(keys.values())[:count]
        alike = len({(piece.kind, piece.owner) for piece in estate.cards}) == 1
        if 0 < count < len(keys) and (not alike or set(self.named) & set(estate.cards)):
            picks = self.decisions.take("properties-lost", self.defender, list(keys), count, count)
            burnt = [piece for key, piece in keys.items() if key in picks]
        self.destroyed = burnt
        for piece in burnt:
            estate.cards.remove(piece)

    def _seize(self) -> None:
        """One of the destroyed cards for a Lord Prince, one for a Lord Vassal."""
        if not self.destroyed or self.way == "towers":
            return
        table = self.table
        lords = {f.kind for f in self.attack if f.place == "lord"}
        most = min(len(lords & {"prince", "vassal"}), len(self.destroyed))
        left = [seat for seat in table.seats if table.alive[seat] and table.of(seat)]
        kept: list[Piece] = []
        if most and left != [self.attacker]:
            assert self.estate
            number, castle = self.estate.number, self.estate.castle
            burnt = [piece for piece in self.destroyed if piece is not castle]
            options = Estate(number, self.defender, castle, "", burnt).options()
            if castle in self.destroyed:
                options = {f"f{number}": castle, **options}
            picks = self.decisions.take("seize", self.attacker, list(options), 0, most)
            kept = [piece for key, piece in options.items() if key in picks]
        for piece in self.destroyed:
            if piece not in kept:
                table.discard(piece)
        self.named = [piece for piece in self.named if piece not in self.destroyed]
        table.won = [piece for piece in self.destroyed if piece in kept]
        if kept:
            table.place_won(self.attacker, "seized", self.decisions)


def reading_of(before: Any, story: Story) -> Table:
    """The table after a battle."""
    table = Table(before)
    Battle(table, story).run()
    return table
