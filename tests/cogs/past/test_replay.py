"""The replay's controls keep Discord's limits, however long the game was."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from discord import ui

from cogs.past.replay import _controls, replay_panel
from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, MILESTONES, Event
from engine.table.past.retrace import Passage, Stop
from tests.cogs.service import a_table, moved
from texts import LOCALES

KEY = next(iter(all_games()))


def passage(milestones: int, index: int) -> Passage:
    """A game in which every second stop is a milestone that no game knows how to tell."""
    mark = Event(MILESTONES[1], {})
    stops = [Stop(n, 0, (), None if n % 2 or not n else mark) for n in range(2 * milestones + 1)]
    return Passage(a_table(KEY), tuple(stops), index, None, (), False)


@pytest.fixture
def _no_names(monkeypatch: pytest.MonkeyPatch) -> None:
    words = SimpleNamespace(event=lambda *_: "**It** is over\nand more")
    monkeypatch.setattr("cogs.past.replay.plain_names", lambda *_: [])
    monkeypatch.setattr("cogs.past.replay.wording", lambda _: words)


def rows(shown: Passage, page: int | None = None) -> list[list[Any]]:
    return [[press.item for press in line] for line in _controls(shown, "en", True, page)]


@pytest.mark.usefixtures("_no_names")
@pytest.mark.parametrize("milestones", [0, 1, 25, 26, 60, 1000])
def test_every_milestone_can_be_reached(milestones: int) -> None:
    shown = passage(milestones, 0)
    reached: list[str] = []
    for page in range(50):
        lines = rows(shown, page)
        ids = [item.custom_id for line in lines for item in line]
        assert len(set(ids)) == len(ids)
        assert all(len(id_) <= 100 for id_ in ids)
        assert len(lines) <= 4
        menus = [item for line in lines for item in line if isinstance(item, ui.Select)]
        options = [option for menu in menus for option in menu.options]
        assert len(options) <= 25
        reached += [option.value for option in options if option.value not in reached]
        for option in options:
            assert option.label == f"{reached.index(option.value) + 1}. Round 1: It is over"
    assert reached == [str(2 * n) for n in range(1, milestones + 1)]
    turns = [i for line in rows(shown) for i in line if ":page." in i.custom_id]
    assert bool(turns) == (milestones > 25)


@pytest.mark.usefixtures("_no_names")
def test_the_page_follows_where_one_stands() -> None:
    for index, first in ((0, "2"), (50, "2"), (52, "52"), (99, "52"), (102, "102")):
        (menu,) = [i for line in rows(passage(60, index)) for i in line if isinstance(i, ui.Select)]
        assert menu.options[0].value == first, index
        chosen = [option.value for option in menu.options if option.default]
        assert chosen == ([str(index)] if index and index % 2 == 0 else [])


def test_a_move_from_a_record_that_is_gone_goes_on_from_the_one_before() -> None:
    for move, record, index in (
        ("here", 7, 2), ("forward", 7, 3), ("back", 7, 1), ("back", 0, 0), ("forward", 99, 3),
        ("first", 7, 0), ("last", 0, 3), ("here", 2, 0),
    ):  # fmt: skip
        assert moved([0, 3, 4, 9], move, record) == index, (move, record)


class Plain:
    """What a panel in words needs of the bot: hardly anything."""

    signs = SimpleNamespace(layout=lambda _, view: view)


async def test_words_of_a_whole_game_fit_into_a_panel() -> None:
    """With most seats, at every stop, in every language; where pictures are not wanted."""
    game = all_games()[KEY]
    seats = game.seats.stop - 1
    luck, picks = bytes(16), Chance(bytes(16), 1 << 20)
    table = a_table(KEY, *(f"A name of thirty-two letters, {n}" for n in range(seats)))
    state = game.start(seats, table.options, Chance(luck, 0))
    events: list[Event] = []
    answers = longest = 0
    while True:
        asked = game.questions(state)
        shown = Passage(
            table,
            (Stop(0, 0, (), None), Stop(1, 5, tuple(events), None)),
            1,
            game.view(state, None if asked else EVERYONE),
            tuple(game.view(state, seat) for seat in range(seats)),
            False,
        )
        panel = await replay_panel(Plain(), shown, LOCALES[answers % 3], text_only=True)  # type: ignore[arg-type]
        longest = max(longest, panel.view.content_length())
        assert panel.view.content_length() <= 4000
        assert panel.images == ()
        assert len(list(panel.view.walk_children())) <= 40
        if not asked:
            break
        answers += 1
        question = asked[picks.below(len(asked))]
        events = game.answer(state, question, question.sample(picks), Chance(luck, answers))
    assert longest > 1000
