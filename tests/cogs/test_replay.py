"""The replay moves from stop to stop, and has room for the words of each."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs import replay
from cogs.frame.routes import rows
from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import EVERYONE, MILESTONES, Event
from engine.table.past.replay import ReplayStep
from tests.cogs.service import Stop, a_table, refused
from texts import LOCALES, own_words

KEY = next(iter(all_games()))


def told_by(speak: Any, patch: pytest.MonkeyPatch) -> None:
    """What all tables' games say."""
    local = SimpleNamespace(speak=speak, words=None, plain=[], say=own_words("en"))
    patch.setattr(replay, "LocalizedTable", lambda *_: local)


@pytest.mark.parametrize("milestones", [0, 1, 25, 26, 1000])
def test_every_milestone_can_be_reached(milestones: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game in which every second stop is one, and no game knows how to tell it."""
    told_by(SimpleNamespace(event=lambda *_: "**It** is over\nand more"), monkeypatch)
    mark = Event(MILESTONES[1], {})
    stops = [Stop(n, 0, (), None if n % 2 or not n else mark) for n in range(2 * milestones + 1)]
    shown = ReplayStep(a_table(KEY), tuple(stops), 0, None, (), False)
    reached: dict[str, str] = {}
    for page in range(milestones // 25 + 1):
        view = rows(*replay.controls(shown, "en", True, page))
        assert refused(view) == []
        parts = [part for row in view.to_components() for part in row["components"]]
        options = [option for part in parts for option in part.get("options", ())]
        reached |= {option["value"]: option["label"] for option in options}
        assert any(":page." in part["custom_id"] for part in parts) == (milestones > 25)
    assert reached == {str(2 * n): f"{n}. Round 1: It is over" for n in range(1, milestones + 1)}


def test_a_milestone_without_words_is_told_by_what_happened_since_the_one_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    since = "**{}** things\nand more".format
    words = SimpleNamespace(event=lambda *_: "", summary=lambda events, *_: since(len(events)))
    told_by(words, monkeypatch)
    mark = Event(MILESTONES[1], {})
    stops = [Stop(n, 0, (mark,), mark if n in {1, 4} else None) for n in range(5)]
    shown = ReplayStep(a_table(KEY), tuple(stops), 0, None, (), False)
    parts = rows(*replay.controls(shown, "en", True, 0)).to_components()
    menus = [part["options"] for row in parts for part in row["components"] if "options" in part]
    assert [option["label"] for menu in menus for option in menu] == [
        "1. Round 1: 2 things",
        "2. Round 1: 3 things",
    ]


def asked_at(step: ReplayStep, locale: str) -> Any:
    """Somebody who wants no pictures asks for the replay, and is there."""

    async def there(*_: object) -> ReplayStep:
        return step

    bot = SimpleNamespace(
        emoji_set=SimpleNamespace(layout=lambda _, view: view),
        service=SimpleNamespace(replay_step=there),
    )
    return SimpleNamespace(bot=bot, id=1, locale=locale, person=SimpleNamespace(text_only=True))


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
        shown = ReplayStep(
            table,
            (Stop(0, 0, (), None), Stop(1, 5, tuple(events), None)),
            1,
            game.view(state, None if asked else EVERYONE),
            tuple(game.view(state, seat) for seat in range(seats)),
            False,
        )
        panel = await replay.replay_at(asked_at(shown, LOCALES[answers % 3]), table, "here")
        longest = max(longest, panel.view.content_length())
        assert refused(panel.view) == []
        assert panel.images == ()
        if not asked:
            break
        answers += 1
        question = asked[picks.below(len(asked))]
        events = game.answer(state, question, question.sample(picks), Chance(luck, answers))
    assert longest > 1000
