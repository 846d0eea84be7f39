"""What the games call their options on buttons."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cogs.ahead import plans_message
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


async def test_in_words_options_are_in_menus_where_their_lines_have_no_room() -> None:
    """Fifteen places of Raiders with a line each once put the last buttons below the screen."""
    house, menus = house_with(Boxes()), 0
    for moment in asked_in("raiders", 2, bytes([7]) * 16):
        if 11 < len(moment.question.options) <= MOST_BUTTONS:
            message = await panel_message(house, local_of(moment, "en", text=True))
            rows = message.view.to_components()
            # A line of text takes some 22 points, a row of buttons 48.
            lines = sum(1 + len(line) // 45 for line in message.content.splitlines())
            assert 22 * lines + 48 * len(rows) < 720, moment.name
            menus += any("options" in part for row in rows for part in row["components"])
    assert menus


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
    house, few = house_with(Boxes()), 0.25
    for key in all_games():
        first = lessons(key).first_game
        assert first is not None
        asked = asked_in(key, first.seats, bytes([5]) * 16)
        kinds = {(one.question.kind, len(one.question.options)): one for one in asked}
        told = []
        for moment in kinds.values():
            local = local_of(moment, "es", new=True)
            table = replace(local.sight.table, lesson=True)
            facts = replace(local.facts, table_view=replace(local.sight, table=table))
            message = await panel_message(house, LocalizedPanel(facts, "es"))
            told.append("👀" in message.content or "⚠️" in message.content)
        assert told.count(False) <= few * len(told), key
