"""The application's emojis, where Discord takes few of them or somebody deletes them: nobody loses
a prompt, nobody restarts anything, and they come when they can."""

from __future__ import annotations

import json
import re

import pytest

from tests.e2e.attable import AtTable, is_call
from tests.e2e.house import House
from tests.e2e.people import Json, controls, parts, said, usable
from tests.e2e.starting import Hours, patch_hours

BY_NAME = re.compile(r"(?<!<):\w{2,32}:")
"""What Discord makes of an emoji that is no more, in a text."""


@pytest.fixture
def hours(monkeypatch: pytest.MonkeyPatch) -> Hours:
    return patch_hours(monkeypatch)


@pytest.fixture
async def house(hours: Hours, house: House) -> House:
    """The bot, with all emojis there."""
    await hours.begun()
    return house


def in_controls(message: Json) -> dict[str, str]:
    """The names of the application's emojis on buttons and in menus, with their ids."""
    holders = [part for part in parts(message) if part["type"] in (2, 3)]
    holders += [option for part in holders for option in part.get("options", ())]
    emojis = [holder["emoji"] for holder in holders if holder.get("emoji")]
    return {emoji["name"]: emoji["id"] for emoji in emojis if emoji.get("id")}


def is_plain(message: Json) -> bool:
    """With Unicode emojis alone."""
    whole = json.dumps(message["components"])
    named = re.findall(r"<:\w+:\d+>", said(message)) or BY_NAME.search(said(message))
    return not in_controls(message) and not named and '"id": "' not in whole


async def with_emojis(at: AtTable) -> Json:
    """Ana plays until a prompt's controls have some of the application's emojis."""
    for _ in range(12):
        await at.house.settled()
        prompt = await at.prompt()
        if found := in_controls(prompt):
            assert found.items() <= at.exchange.emojis.items()
            return prompt
        await at.player.answer()
    raise AssertionError("no prompt has any")


async def deleted_all(at: AtTable, hours: Hours) -> Json:
    """By hand, and no new ones are taken for a while; her prompt before that."""
    prompt = await with_emojis(at)
    await at.ana.world("limit-uploads", most=0)
    hours.taken.clear()
    await at.ana.world("delete-emojis")
    return prompt


def refused_once(at: AtTable) -> str:
    """Where Discord refused something for an emoji: it is not refused again."""
    (path,) = [request.path for request in at.exchange.requests if request.status == 400]
    return path


@pytest.mark.parametrize("how", ["post", "press", "/hand", "/me tables"])
async def test_what_is_refused_for_an_emoji_goes_out_plain(
    at: AtTable, hours: Hours, how: str
) -> None:
    await at.house.set_person(at.ana, confirm=True)
    await at.panel_due()
    prompt = await deleted_all(at, hours)
    messages = len(await at.ana.messages(at.ana.dm))
    if how == "post":
        await at.panel_due(fresh=True)
        await at.house.settled()
        answer = await at.prompt()
        assert answer["id"] != prompt["id"]
        assert not [m for m in await at.posts() if is_call(m, at.ana)], "as if nothing reached her"
    elif how == "press":
        menu, values = usable(prompt, "q:")
        answer = await at.ana.pressed(prompt, menu, *values)
        assert len(await at.ana.messages(at.ana.dm)) == messages, "they were told something"
        await at.house.settled()
        assert await at.ana.again(prompt) == answer
    else:
        answer = await at.ana.slash(at.thread, how)
    if how == "/me tables":
        answer = await at.ana.pressed(answer, "m:next")
    assert controls(answer, f"q:{at.sitting.table}:")
    assert is_plain(answer)
    refused_once(at)
