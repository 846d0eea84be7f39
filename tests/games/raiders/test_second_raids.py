"""Random games of Raiders of the North Sea against a second reckoning of raids and turns."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from engine.games.raiders import GAME
from engine.games.raiders.box import CARDS, FACES, SETTLEMENTS, SPACES, rolls
from engine.games.raiders.rules.prospects import odds
from engine.games.raiders.state import State
from engine.kit.chance import Chance
from engine.kit.contract import Event, Question
from tests.games.raiders import hooks
from tests.games.raiders import second_raids as second
from tests.games.raiders import second_turns as turns
from tests.games.suite import Case, Table, option_sets

CASE = Case(GAME, hooks.HOOKS)
OPTIONS = option_sets(GAME)
LETTERS = {"gold": "G", "iron": "I", "livestock": "L", "valkyrie": "V"}
seats_and_games = pytest.mark.parametrize(
    ("seats", "games"), [(2, 30), (3, 25), (4, 20)], ids=["2", "3", "4"]
)


def tables(seats: int, games: int) -> list[Table]:
    return [Table(CASE, seats, OPTIONS[i % len(OPTIONS)], 5000 + i) for i in range(games)]


def test_the_board_is_the_same_one() -> None:
    assert FACES == second.DIE
    for key, place in SETTLEMENTS.items():
        assert list(place.workers) == second.workers(key)
        assert (place.crew, place.dice) == (second.wanted_crew(key), second.dice(key))
        assert (place.provision, place.gold) == second.price(key, [])
        assert place.points == second.tier_points(key, 0)
        assert list(place.tiers) == (second.tiers(key) if place.dice else [])
        sets = [f"{count}{worker[0]}" for count, worker in place.spaces]
        assert " ".join(sets) == second.SPACES[key]
    assert sum(space.tokens for space in SPACES.values()) == 70


def test_the_cards_are_the_same_ones() -> None:
    for key, card in CARDS.items():
        assert card.cost == turns.cost(key)
        assert card.hero == (key in second.HEROES)
        if key != "sage":
            assert card.strength == second.printed_strength(key), key
    assert sum(card.copies for card in CARDS.values()) == 71


def test_two_dice_fall_as_averaging_dice_do() -> None:
    ways = {4: 1, 5: 4, 6: 8, 7: 10, 8: 8, 9: 4, 10: 1}
    assert {total: round(36 * share) for total, share in rolls(2).items()} == ways


@dataclass
class Raid:
    """What a raid should do, reckoned from the position before it."""

    seat: int
    settlement: str
    crew: list[str]
    base: int
    """Strength without dice."""
    price: tuple[int, int]
    sets: dict[str, tuple[Counter[str], str]]
    """What is left there: plunder and worker."""
    named: str
    """The set that was chosen, by the raid itself or when asked."""
    held: dict[str, int]
    """Score, Valkyrie and goods before."""
    hand: list[str]
    seen: list[Event] = field(default_factory=list)

    @classmethod
    def of(cls, state: State, seat: int, pick: str) -> Raid:
        board: Any = state.board
        settlement = pick.partition(".")[0]
        every = [f"{key}.{n + 1}" for key, sets in second.SPACES.items()
                 for n in range(len(sets.split()))]  # fmt: skip
        letters = {letter: kind for kind, letter in LETTERS.items()}
        colours = {"g": "grey", "w": "white"}
        signs = second.SPACES[settlement].split()
        here = [(f"{settlement}.{n}", sign[-1]) for n, sign in enumerate(signs, 1)]
        sets = {
            key: (
                Counter(letters[token] for token in board.spaces[every.index(key)]),
                colours[sign],
            )
            for key, sign in here
            if board.spaces[every.index(key)]
        }
        crew = list(board.crew[seat])
        names = ("score", "valkyrie", "provision", "gold", "iron", "livestock", "armour", "silver")
        return cls(
            seat,
            settlement,
            crew,
            second.strength(
                settlement, crew, board.armour[seat], board.valkyrie[seat], [], board.sage
            ),
            second.price(settlement, crew, board.fortress_gold),
            sets,
            pick if pick in sets else "",
            {name: getattr(board, name)[seat] for name in names},
            list(state.hands[seat]),
        )

    def told(self, kind: str) -> list[dict[str, Any]]:
        return [event.args for event in self.seen if event.kind == kind]

    def asked(self, question: Question, where: str) -> None:
        """The set is asked for after the points, where it makes a difference."""
        assert self.told("raid-scored"), where
        assert not self.named, f"{where}: asked twice"
        assert set(question.options) == set(self.sets), where
        assert not self.alike, where

    @property
    def alike(self) -> bool:
        """Whether it makes no difference which set is taken."""
        first, *others = self.sets.values()
        return all(other == first for other in others)

    def check(self, board: Any, hand: list[str], where: str) -> None:
        """Once the turn is over: what the seat has now, and what the events told."""
        (scored,) = self.told("raid-scored")
        dice = list(scored["dice"])
        assert len(dice) == second.dice(self.settlement), where
        assert all(die in second.DIE for die in dice)
        total = self.base + sum(dice)
        if dice:
            assert scored["strength"] == total, f"{where}: {scored}, not {total}"
            assert scored["crew"] + scored["extra"] + scored["armour"] == self.base, where
        military = second.tier_points(self.settlement, total)
        assert scored["points"] == military, f"{where}: {scored}"
        earned = second.crew_points(self.settlement, self.crew)
        assert sum(args["points"] for args in self.told("crew-points")) == earned, where
        (taken,) = self.told("plunder-taken")
        assert taken["space"] == self.named or (not self.named and self.alike), where
        plunder, worker = self.sets[taken["space"]]
        died = [args["card"] for args in self.told("crew-died")]
        assert len(died) == second.deaths(plunder["valkyrie"], self.crew), f"{where}: {died}"
        assert Counter(board.crew[self.seat]) == Counter(self.crew) - Counter(died), where
        expected = dict(self.held)
        expected["score"] += military + earned + died.count("mercenary")
        expected["valkyrie"] = min(7, expected["valkyrie"] + len(died))
        expected["provision"] -= self.price[0]
        expected["gold"] += plunder["gold"] - self.price[1] + died.count("gravedigger")
        expected["iron"] += plunder["iron"]
        expected["livestock"] += plunder["livestock"]
        short = sum(args["wanted"] - args["amount"] for args in self.told("short"))
        expected["gold"] -= short
        assert expected == {name: getattr(board, name)[self.seat] for name in expected}, where
        assert board.workers[self.seat] == worker, where
        gone = [card for args in self.told("discarded") for card in args["cards"]]
        back = Counter(self.hand) + Counter(card for card in died if card == "berserker")
        assert Counter(hand) == back - Counter(gone), where


def play(table: Table) -> Counter[str]:
    """A random game, each raid, each offer of a turn and the end compared; what was raided."""
    game = table.case.game
    state, luck, number = table.start(), table.luck("raids"), 0
    raid: Raid | None = None
    raided: Counter[str] = Counter()
    last_turns: list[int] = []
    near = False
    while questions := game.questions(state):
        number += 1
        where = f"{table}, answer {number}"
        question = luck.choice(questions)
        _check_offered(state, question, where)
        picks = question.sample(luck)
        if question.kind == "place" and picks[0].partition(".")[0] in SETTLEMENTS:
            raid = Raid.of(state, question.seat, picks[0])
            raided[raid.settlement] += 1
            _check_odds(state, raid)
        if question.kind == "choose-set":
            assert raid is not None
            raid.asked(question, where)
            raid.named = picks[0]
        was = list(state.board.score)
        events = game.answer(state, question, picks, Chance(table.seed, number))
        _check_booked(was, events, state, where)
        for seat in (event.args["seat"] for event in events if event.kind == "turn-over"):
            last_turns += [seat] if near else []
            near = near or _end_is_near(state)
        if raid is not None:
            over = [i for i, event in enumerate(events) if event.kind == "turn-over"]
            raid.seen += events[: over[0]] if over else events
            if over:
                raid.check(state.board, state.hands[raid.seat], where)
                raid = None
    assert len(set(last_turns)) == len(last_turns) == table.seats, f"{table}: {last_turns}"
    return raided


def _end_is_near(state: State) -> bool:
    """One of the six fortress sets left, no face-down tile, or no Valkyrie on the board."""
    fortresses = [plunder for plunder in state.board.spaces[-6:] if plunder]
    valkyrie = [plunder for plunder in state.board.spaces if "V" in plunder]
    return len(fortresses) <= 1 or not state.stack or not valkyrie


def _check_offered(state: State, question: Question, where: str) -> None:
    seat = turns.seat_of(state, question.seat)
    expected = {
        "place": seat.places,
        "pick-up": seat.pick_ups,
        "copy-building": lambda: seat.copies(str(question.about[1])),
        "idle": lambda: {*seat.idle_of(str(question.about[0])), "back"},
    }.get(question.kind)
    if expected is not None:
        assert set(question.options) == expected(), f"{where}: {question.kind}"


def _check_odds(state: State, raid: Raid) -> None:
    """What is shown before one commits oneself."""
    board = state.board
    shown = dict(odds(board, raid.seat, raid.settlement))
    counted = second.odds(
        raid.settlement, raid.crew, board.armour[raid.seat], board.valkyrie[raid.seat], board.sage
    )
    assert shown == pytest.approx({points: float(share) for points, share in counted.items()})


def _check_booked(was: list[int], events: list[Event], state: State, where: str) -> None:
    """Every point is told of by an event, with the new total."""
    for event in events:
        if event.kind in ("raid-scored", "crew-points", "points"):
            was[event.args["seat"]] += event.args["points"]
            assert event.args["total"] == was[event.args["seat"]], where
    if state.board.phase != "over":
        assert state.board.score == was, where


@seats_and_games
def test_raids_do_and_turns_offer_what_the_second_reckoning_says(seats: int, games: int) -> None:
    raided: Counter[str] = Counter()
    for table in tables(seats, games):
        raided += play(table)
    assert set(raided) == set(SETTLEMENTS)
