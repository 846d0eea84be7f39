"""Whole answers and standing orders fit into Discord's limits, whatever there is of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs import ahead, answering
from cogs.frame import words
from cogs.frame.routes import fields_of, rows
from cogs.frame.words import Localized
from engine.games import all_games
from engine.kit.contract import Order, Picks, Question
from engine.table.service import OpenQuestion, Refused
from tests.cogs.service import refused
from texts import LOCALES, own_words

LONG = "w" * 300
MOST = 10
"""Answers that one may save."""
QUESTION = Question(1, 0, "fill", tuple("abcdefgh"), 2, 2)
WHOLE: Picks = ("a", "b")


def answers(made: int = 2, saved: int = 0, **more: Any) -> answering.ReadyAnswers:
    every = [
        *(answering.Whole(f"s.{i}", f"Saved {LONG}", LONG, "💾", WHOLE, i) for i in range(saved)),
        *(answering.Whole(f"r.r{i}", f"Ready {i}", LONG, "", WHOLE) for i in range(made)),
    ]
    return answering.ReadyAnswers(tuple(every), **more)


def asked(*, ordered: bool = False, **more: Any) -> OpenQuestion:
    return OpenQuestion(9, replace(QUESTION, ordered=ordered), 0, **more)


def shown(full: answering.ReadyAnswers, locale: str = "en", **chosen: Any) -> dict[str, Any]:
    """The parts by the last of their ids; all of it fits."""
    view = rows(*answering.ready_rows(full, 7, asked(**chosen), own_words(locale)))
    assert refused(view) == []
    return {item.custom_id.split(":")[-1]: item for item in (p.item for p in view.children)}  # type: ignore[attr-defined]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("chosen", [{}, {"draft": WHOLE}, {"given": WHOLE}, {"draft": WHOLE[:1]}])
@pytest.mark.parametrize("wrong", [(), (LONG,) * 20])
def test_all_that_one_may_have_fits(locale: str, chosen: Any, wrong: tuple[str, ...]) -> None:
    full = answers(15, MOST, wrote=LONG, wrong=wrong)
    assert len(shown(full, locale, **chosen)["s0"].options) == 25
    lines = answering.ready_lines(full, asked(**chosen), own_words(locale))
    assert len(lines) == (answering.MOST_WRONG + 2 if wrong else not chosen)
    assert all(len(line) <= 300 for line in lines)


@pytest.mark.parametrize(
    ("full", "chosen", "parts"),
    [
        (answers(), {}, "s0 ok! write"),
        (answers(), {"draft": WHOLE}, "s0 ok no change save"),
        (answers(), {"draft": WHOLE[:1]}, "s0 ok! no change save"),
        (answers(saved=1), {"draft": WHOLE[::-1]}, "s0 ok no change del.0"),
        (answers(saved=1), {"draft": ("a", "c")}, "s0 ok no change save"),
        (answers(saved=1), {"draft": WHOLE[::-1], "ordered": True}, "s0 ok no change save"),
        (answers(), {"given": WHOLE}, "s0 ok! change save"),
        (answers(), {"given": WHOLE, "draft": WHOLE}, "s0 ok! no change save"),
        (answers(), {"given": WHOLE, "draft": ("c", "d")}, "s0 ok no change save"),
        (answers(wrote="x", wrong=("no",)), {}, "s0 ok! fix"),
    ],
)
def test_what_may_be_done_hangs_on_what_is_chosen(
    full: answering.ReadyAnswers, chosen: Any, parts: str
) -> None:
    found = shown(full, **chosen).items()
    assert {f"{key}!" if item.disabled else key for key, item in found} == set(parts.split())


def test_what_was_written_in_a_window_is_found_in_its_labels() -> None:
    field = {"type": 4, "custom_id": "text", "value": "4 x"}
    sent: Any = SimpleNamespace(data={"components": [{"type": 18, "component": field}]})
    assert fields_of(sent) == {"text": "4 x"}


def test_names_are_one_short_line() -> None:
    assert answering.clean_name("  My\n\tbest  one\u202e ") == "My best one"
    assert answering.clean_name("x" * 99) == "x" * answering.MOST_NAME
    for nothing in ("", "   ", "\u200b", "***", "\n"):
        with pytest.raises(Refused) as caught:
            answering.clean_name(nothing)
        assert caught.value.reason == "bad-name"


@pytest.mark.parametrize("count", [1, 4, 5, 20])
@pytest.mark.parametrize("locale", LOCALES)
async def test_every_order_and_every_choice_can_be_reached(
    count: int, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = ("ask", *(f"c{i}" for i in range(24)))
    every = tuple(Order(f"k{i}", choices) for i in range(count))
    game = SimpleNamespace(orders=every, ordered=None)
    bot: Any = SimpleNamespace(
        service=SimpleNamespace(game=lambda _table: game),
        emoji_set=SimpleNamespace(content=lambda _table, content, _locale: content),
    )
    sight: Any = SimpleNamespace(
        table=SimpleNamespace(id=7, game=next(iter(all_games())), thread=None),
        orders={order.key: "ask" for order in every},
        view=None,
    )
    monkeypatch.setattr(words, "game_words", lambda _game, _locale: lambda key: key + LONG)
    reached = set[str]()
    for page in range(-(-count // ahead.ON_PAGE)):
        message = await ahead.orders_message(bot, Localized(sight, locale), page=page)
        assert message is not None
        assert len(message.content) <= 2000
        assert refused(message.view) == []
        parts = (part for row in message.view.to_components() for part in row["components"])
        menus = {part["custom_id"]: len(part["options"]) for part in parts if part["type"] == 3}
        assert set(menus.values()) == {25}
        reached |= menus.keys()
    assert reached == {f"o:7:set.{i}" for i in range(count)}
