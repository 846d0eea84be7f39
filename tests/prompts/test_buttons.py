"""What the games call their options on buttons."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.ahead import plans_message
from cogs.frame.routes import QUESTION, Group, Menu, Option
from cogs.frame.words import LocalizedPanel
from cogs.panel import panel_message
from engine.games import all_games, game_words, lessons, wording
from tests.prompts.moments import NAMES, ahead_of, asked_in, local_of, moments
from tests.prompts.posted import Boxes, house_with
from texts import LOCALES

MOST_BUTTONS = 15
"""Options; more of them are in menus."""
MOST_LETTERS = 28
"""Of a button that has a phone's row for itself."""


def test_each_of_a_few_options_has_a_short_name_of_its_own() -> None:
    games = all_games()
    for key in games:
        for seats in {games[key].seats[0], games[key].seats[-1]}:
            for moment in asked_in(key, seats, b"buttons"):
                question, among = moment.question, len(moment.question.options)
                for locale in LOCALES if among <= MOST_BUTTONS else ():
                    say = game_words(key, locale)
                    labels = wording(key).labels(moment.view, question, say, NAMES[:seats])
                    called = [label.mark or label.text for label in labels]
                    assert len(set(called)) == among, (moment.name, called)
                    assert max(map(len, called)) <= MOST_LETTERS, (moment.name, called)


async def test_a_plan_calls_choosing_nothing_what_the_question_calls_it() -> None:
    """Such as "No defence"."""
    house, found = house_with(Boxes()), set()
    for key in all_games():
        for moment in moments(key):
            local = local_of(moment, "en", text=True)
            nothing = local.speak.nothing(moment.question.kind, local.words)
            if nothing and not moment.question.least:
                assert nothing in labels(await panel_message(house, local)), moment.name
                plans = await plans_message(house, ahead_of(local))
                assert nothing in labels(plans), moment.name
                found.add(nothing)
    assert "No defence" in found


def labels(message: Any) -> list[str | None]:
    every = message.view.to_components()
    return [part.get("label") for row in every for part in row["components"]]


async def test_a_few_options_with_numbers_in_the_picture_are_in_no_menu() -> None:
    """On a full screen the numbers alone are on their buttons."""
    house, found = house_with(Boxes()), 0
    for key, game in all_games().items():
        for moment in asked_in(key, min(game.seats), b"numbers"):
            local = local_of(moment, "en")
            marks = [label.mark for label in local.labels(moment.question)]
            if 4 < len(marks) < 9 and sum(mark[:1].isdigit() for mark in marks) > 4:
                called = labels(await panel_message(house, local))
                assert len(set(called) - {None}) >= len(marks), (moment.name, called)
                found += marks[0] not in called
    assert found


@pytest.mark.parametrize("game", all_games())
async def test_up_to_fifteen_options_have_buttons_with_pictures_and_in_words(game: str) -> None:
    """Where they have no room at once, behind those of their groups: fifteen places of Raiders with
    a line each once put the last buttons below the screen."""
    house, folded = house_with(Boxes()), 0
    for moment in asked_in(game, max(all_games()[game].seats), bytes([7]) * 16):
        options = moment.question.options
        for text in (False, True) if 2 < len(options) <= MOST_BUTTONS else ():
            local = local_of(moment, "en", text=text)
            there = controls_of(await panel_message(house, local))
            assert not any(isinstance(what, Menu) for what in there), moment.name
            opens = [what for what in there if isinstance(what, Group)]
            folded += bool(opens)
            shown = {what for what in there if isinstance(what, Option)}
            for what in opens:
                opened = controls_of(await panel_message(house, local, part=what.number))
                assert opened[: len(opens)] == opens, "one may go to another group"
                shown |= {one for one in opened if isinstance(one, Option)}
            assert shown == set(map(Option, range(len(options)))), (moment.name, text)
    assert folded or game != "raiders"


def controls_of(message: Any) -> list[Any]:
    ids = [part["custom_id"] for row in message.view.to_components() for part in row["components"]]
    return [known["what"] for one in ids if (known := QUESTION.read(one)) is not None]


async def test_in_words_whoever_waits_is_told_the_position_page_by_page() -> None:
    """Brian Boru's once ended amid the towns of the third region."""
    house, pages = house_with(Boxes()), 0
    for key in all_games():
        for moment in moments(key):
            local = local_of(moment, "es", text=True)
            waiting = replace(local.facts, table_view=replace(local.sight, open=()))
            told = (await panel_message(house, LocalizedPanel(waiting, "es"))).content
            assert not told.endswith("…"), (moment.name, told)
            pages += local.speak.position(moment.public, local.words, local.names)[0] in told
    assert pages


async def test_back_from_one_of_two_plans_leads_to_their_list() -> None:
    house, moment = house_with(Boxes()), next(iter(moments("raiders")))
    local = ahead_of(local_of(moment, "en", text=True))
    (one,) = local.sight.ahead
    for count, where in ((1, "back"), (2, "plan")):
        every = tuple(replace(one, stamp=f"{number}") for number in range(count))
        sight = replace(local.sight, ahead=every)
        several = LocalizedPanel(replace(local.facts, table_view=sight), "en")
        message = await plans_message(house, several, "0")
        assert message is not None
        *_, back = message.view.to_components()[-1]["components"]
        assert back["custom_id"] == f"a:{local.table.id}:{where}"


async def test_a_guided_game_says_at_nearly_every_question_what_to_look_at() -> None:
    """What the options bring once took its place at every second one."""
    house, few = house_with(Boxes()), 0.3
    for key in all_games():
        first = lessons(key).first_game
        assert first is not None
        kinds = {
            (one.question.kind, len(one.question.options)): one
            for seed in (5, 6, 7)
            for one in asked_in(key, first.seats, bytes([seed]) * 16)
        }
        told = []
        for moment in kinds.values():
            local = local_of(moment, "es", new=True)
            table = replace(local.sight.table, lesson=True)
            facts = replace(local.facts, table_view=replace(local.sight, table=table))
            message = await panel_message(house, LocalizedPanel(facts, "es"))
            told.append("👀" in message.content or "⚠️" in message.content)
        assert told.count(False) <= few * len(told), key
