"""The window for what may come: what it holds, and what is laid down with it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from cogs.play.plan_windows import chain_of, lines_of
from cogs.press.parts import choice, chooser
from engine.kit.contract import Foreseen, Question
from engine.table.answers.plans import stamp_of
from engine.table.record.facts import Ahead
from tests.cogs.service import a_sight, a_table


def foreseeing(*entries: Foreseen) -> Any:
    """As much of a game as the windows ask."""
    return SimpleNamespace(foreseen=lambda view: entries)


SIGHT = a_sight(a_table(), SimpleNamespace(seat=0))


def put(kind: str, options: str, about: str = "", **more: Any) -> Question:
    return Question(0, 0, kind, tuple(options.split()), about=(about,) if about else (), **more)


CARD, TAKE = put("card", "ox elk cat"), put("take", "deck pile")
PLACES = {card: put("place", "a b c", card) for card in CARD.options}
POWERS = {card: put("power", "use pass", card) for card in ("ox", "elk")}
TURN = foreseeing(
    Foreseen(CARD),
    *(Foreseen(place, (0, card)) for card, place in PLACES.items()),
    *(Foreseen(power, (0, card)) for card, power in POWERS.items()),
    Foreseen(TAKE),
)


def lines(game: Any, question: Question) -> list[set[str]]:
    found = lines_of(game, SIGHT, Ahead(stamp_of(question), question))
    return [set(line.questions) for line in found]


def test_a_turn_is_a_line_for_each_kind_of_question() -> None:
    assert lines(TURN, CARD) == [{""}, {"ox", "elk", "cat"}, {"ox", "elk"}, {""}]
    assert lines(TURN, TAKE) == [{""}]


def test_what_only_few_answers_bring_is_left_for_afterwards() -> None:
    game = foreseeing(
        Foreseen(CARD),
        Foreseen(put("place", "a b", "ox"), (0, "ox")),
        Foreseen(put("place", "b c", "elk"), (0, "elk")),
    )
    assert lines(game, CARD) == [{""}]


def test_what_no_window_holds_has_none() -> None:
    many = put("town", " ".join(f"t{n}" for n in range(25)))
    nothing = put("forces", "a b", least=0, most=2)
    ranks = put("order", "a b c", least=3, most=3, ordered=True)
    for question in (many, nothing, ranks):
        assert lines(foreseeing(Foreseen(question)), question) == []
    assert lines(foreseeing(Foreseen(CARD), Foreseen(many)), CARD) == [{""}]


def test_what_follows_is_laid_down_for_every_card_that_may_be_given() -> None:
    values = {"0.0": ["1"], "0.1": ["2"], "1.0": ["0"], "2.0": ["-"], "3.0": []}
    assert chain_of(TURN, SIGHT, Ahead(stamp_of(CARD), CARD), values) == [
        (stamp_of(CARD), [("elk",), ("cat",)]),
        (stamp_of(PLACES["elk"]), [("a",)]),
        (stamp_of(PLACES["cat"]), [("a",)]),
        (stamp_of(POWERS["elk"]), []),
        (stamp_of(TAKE), []),
    ]


def test_up_to_ten_options_lie_open_and_more_are_a_menu() -> None:
    def kind(count: int, most: int = 1) -> str | None:
        item = chooser("0.0", [choice(str(n), f"n {n}") for n in range(count)], most=most)
        return None if item is None else type(item).__name__

    assert [kind(n) for n in (1, 2, 10, 11, 25, 26)] == [
        None, "RadioGroup", "RadioGroup", "Select", "Select", None,
    ]  # fmt: skip
    assert kind(10, most=3) == "CheckboxGroup"
