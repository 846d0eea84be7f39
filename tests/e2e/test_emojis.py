"""The application's emojis, where Discord takes few of them or somebody deletes them: nobody loses
a prompt, nobody restarts anything, and they come when they can."""

from __future__ import annotations

import json
import re

import pytest

from tests.e2e.attable import AtTable, is_call
from tests.e2e.house import House
from tests.e2e.people import Json, controls, parts, said, usable
from tests.e2e.play import GAME
from tests.e2e.starting import Hours, all_emojis, patch_hours

ALL = set(all_emojis())
OF_GAME = set(all_emojis(GAME))
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


def in_controls(message: Json) -> list[str]:
    """The names of the application's emojis on buttons and in menus."""
    holders = [part for part in parts(message) if part["type"] in (2, 3)]
    holders += [option for part in holders for option in part.get("options", ())]
    emojis = [holder["emoji"] for holder in holders if holder.get("emoji")]
    return [emoji["name"] for emoji in emojis if emoji.get("id")]


def in_text(message: Json) -> list[str]:
    return re.findall(r"<:(\w+):\d+>", said(message))


def is_plain(message: Json) -> bool:
    """With Unicode emojis alone."""
    whole = json.dumps(message["components"])
    return not in_controls(message) and not in_text(message) and '"id": "' not in whole


async def with_emojis(at: AtTable) -> Json:
    """Ana plays until a prompt's controls have some of the application's emojis."""
    for _ in range(12):
        await at.house.settled()
        prompt = await at.prompt()
        if in_controls(prompt):
            return prompt
        await at.player.answer()
    raise AssertionError("no prompt has any")


async def delete_all(at: AtTable, hours: Hours) -> None:
    """By hand; and no new ones are taken, until `let_in`."""
    await at.ana.world("limit-uploads", most=0)
    hours.taken.clear()
    await at.ana.world("delete-emojis")


async def let_in(at: AtTable, hours: Hours) -> None:
    """The hour is over, and Discord takes as many as one likes."""
    await hours.begun()
    await at.ana.world("limit-uploads", on=False)
    hours.end()
    await hours.begun()
    assert set(at.exchange.emojis) == ALL


def refusals(at: AtTable) -> list[str]:
    return [request.path for request in at.exchange.requests if request.status == 400]


async def test_the_next_prompt_comes_plain_when_the_emojis_were_deleted_by_hand(
    at: AtTable, hours: Hours
) -> None:
    await with_emojis(at)
    await delete_all(at, hours)
    for _ in range(3):
        await at.answers(1)
        after = await at.prompt()
        assert is_plain(after)
        assert not BY_NAME.search(said(after))
    assert len(refusals(at)) == 1, "each was refused again"
    await let_in(at, hours)
    again = await with_emojis(at)
    assert set(in_controls(again)) | set(in_text(again)) <= ALL
    assert len(refusals(at)) == 1


@pytest.mark.parametrize("fresh", [True, False])
async def test_a_post_that_is_refused_for_an_emoji_goes_out_again_plain(
    at: AtTable, hours: Hours, fresh: bool
) -> None:
    before = await with_emojis(at)
    await delete_all(at, hours)
    await at.house.set_person(at.ana, text_only=True)
    await at.panel_due(fresh=fresh)
    await at.house.settled()
    after = await at.prompt()
    assert (after["id"] != before["id"]) is fresh
    assert not after["attachments"]
    assert controls(after).keys() >= controls(before, "q:").keys()
    assert is_plain(after)
    (refused,) = refusals(at)
    assert refused.startswith(f"/channels/{at.ana.dm}/messages")
    assert not [m for m in await at.posts() if is_call(m, at.ana)], "as if nothing reached her"


async def test_whoever_presses_sees_their_panel_and_no_excuse(at: AtTable, hours: Hours) -> None:
    await at.house.set_person(at.ana, confirm=True)
    await at.panel_due()
    prompt = await with_emojis(at)
    await delete_all(at, hours)
    messages = len(await at.ana.messages(at.ana.dm))
    menu, values = usable(prompt, "q:")
    chosen = await at.ana.pressed(prompt, menu, *values)
    assert is_plain(chosen)
    assert any(id_.endswith(":ok") for id_ in controls(chosen, "q:"))
    assert len(await at.ana.messages(at.ana.dm)) == messages, "they were told something"
    assert len(refusals(at)) == 1
    await at.house.settled()
    assert await at.ana.again(prompt) == chosen


@pytest.mark.parametrize("command", ["/hand", "/me tables"])
async def test_panels_that_a_command_opens_are_shown_plain(
    at: AtTable, hours: Hours, command: str
) -> None:
    await with_emojis(at)
    await delete_all(at, hours)
    answer = await at.ana.slash(at.thread, command)
    if command == "/me tables":
        answer = await at.ana.pressed(answer, "m:next")
    assert controls(answer, f"q:{at.sitting.table}:")
    assert is_plain(answer)
    assert len(refusals(at)) == 1


async def test_posts_show_the_games_own_symbols(house: House, at: AtTable) -> None:
    prompt = await with_emojis(at)
    ids = at.exchange.emojis
    holders = list(controls(prompt, "q:").values())
    holders += [option for part in holders for option in part.get("options", ())]
    shown = [holder["emoji"] for holder in holders if (holder.get("emoji") or {}).get("id")]
    assert shown
    assert all(ids[emoji["name"]] == emoji["id"] for emoji in shown)
