"""Which pictures go with a post, and whom and what they show."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import pytest
from msgspec import msgpack
from msgspec.structs import replace

from cogs import chronicle, looking, prompt_text
from cogs.frame.message import to_show
from cogs.painting import laid_out
from db.people.people import Person
from engine.games import all_games, game_words, scenes
from engine.kit.contract import Event, View
from engine.kit.scene import Canvas
from engine.table.answers.queries import PostFacts
from engine.table.service import Line
from pictures.studio import Picture, Show
from tests.cogs.service import a_sight, a_table, timeline
from tests.games.suite import Case, cases
from tests.prompts.moments import local_of, moments

GAME = next(iter(all_games()))


def house_of() -> Any:
    """A house whose studio has one picture."""
    studio = SimpleNamespace(shown=AsyncMock(return_value=Picture(b"png", "A picture.", (1, 1))))
    return SimpleNamespace(studio=studio)


def asked_of(house: Any) -> Show:
    """What its studio was asked to show."""
    show: Show = house.studio.shown.call_args.args[0]
    return show


VIEW = View(seat=None, seats=3, questions=(), awaited=((0, "bid"), (1, "bid"), (2, "bid")))
SIGHT: Any = replace(
    a_sight(a_table(GAME, "Ana", "Ben", "Cat", records=7), VIEW),
    awaited=((0, "bid", 100), (2, "bid", 100)),
)
"""Seats 0 and 2 have not laid down their picks yet."""


def test_who_has_laid_down_sealed_picks_is_not_awaited_on_the_board_of_now() -> None:
    assert prompt_text.as_awaited(VIEW, SIGHT).awaited == ((0, "bid"), (2, "bid"))


async def test_a_board_shows_whom_its_position_awaited_and_what_has_changed() -> None:
    house, past, moment = house_of(), [Event("then")], moments(GAME, 1)[0]
    sight = local_of(moment, "en").sight
    post = SimpleNamespace(table_view=sight, view=moment.public, events=past)
    house.emoji_set = SimpleNamespace(content=lambda table, content, locale: content)
    house.service = SimpleNamespace(post=AsyncMock(return_value=post))
    ctx: Any = SimpleNamespace(bot=house, locale="en", person=Person(1), interaction=AsyncMock())
    ctx.sight = AsyncMock(return_value=sight)
    await looking.board(ctx, sight.table)
    asked = asked_of(house)
    assert asked.what == "board"
    assert asked.view == msgpack.encode(prompt_text.as_awaited(moment.public, sight))
    assert (asked.events, len(asked.names)) == (tuple(past), moment.seats)
    (file,) = ctx.interaction.edit_original_response.call_args.kwargs["attachments"]
    assert (file.filename, file.description) == ("board.png", "A picture.")


LOG = ((0, "game-start"), (1, "a"), (2, "b"), (2, "turn-over"), (3, "c"), (4, "d"),
       (4, "round-over"), (5, "e"), (6, "f"), (6, "trick-over"))  # fmt: skip


def lines(before: int) -> tuple[Line, ...]:
    return tuple(Line(record, 0, Event(kind)) for record, kind in LOG if record < before)


@pytest.mark.parametrize(
    ("record", "kinds"),
    [
        (0, ""),
        (2, "game-start"),
        (4, "a b turn-over"),
        (5, "c d round-over"),
        (6, "c d round-over"),
    ],
)
def test_a_post_learns_what_happened_between_the_two_milestones_before(
    record: int, kinds: str
) -> None:
    found = chronicle.previous_segment(lines(record))
    assert [event.kind for event in found] == kinds.split()


async def test_a_post_has_one_picture_of_all_that_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chronicle, "message_text", lambda *_: "")
    monkeypatch.setattr(chronicle, "table_buttons", lambda _: None)
    house, events = house_of(), (Event("f"),)
    facts = PostFacts(SIGHT, 6, events, (), (), None, lines(6), (), VIEW)
    message = await chronicle.milestone_message(house, facts, "board-77.png")
    assert [(image.name, image.alt) for image in message.images] == [("board-77.png", "A picture.")]
    asked = asked_of(house)
    assert (asked.what, asked.events) == ("post", events)
    assert [event.kind for event in asked.before] == ["c", "d", "round-over"]


@pytest.mark.parametrize("case", cases().values(), ids=cases())
def test_what_is_laid_out_elsewhere_is_what_would_be_laid_out_here(case: Case) -> None:
    game, draw, say = case.game, scenes(case.key), game_words(case.key, "en")
    table = a_table(case.key, *(f"Name {number}" for number in range(game.seats[-1])))
    names = [f"Name {number}" for number in range(game.seats[-1])]

    def elsewhere(what: str, view: View, **more: Any) -> Canvas | None:
        sent = msgpack.encode(to_show(table, "en", what, view, **more))
        return laid_out(msgpack.decode(sent, type=Show))

    for state, frame in timeline(table, bytes(16), 150):
        events, before, view = frame.events, frame.before, frame.view
        assert elsewhere("board", view, events=events) == draw.board(view, say, names, events)
        if events:
            here = draw.of_post(events, before, view, say, names)
            assert elsewhere("post", view, events=events, before=before) == here
        assert elsewhere("under_way", view) == draw.under_way(view, say, names)
        for question in game.questions(state):
            own = game.view(state, question.seat)
            picks = game.default_answer(own, question)
            here = draw.of_prompt(own, question, say, names, picks, question.options)
            more = {"question": question, "picks": picks, "only": question.options}
            assert elsewhere("prompt", own, **more) == here
            assert elsewhere("hand", own) == draw.hand(own, say, names)
