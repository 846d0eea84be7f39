"""The check against Discord's descriptions sees what it should see."""

from __future__ import annotations

from typing import Any

import pytest

from localtable.first_world import TABLES
from tests.localtable import schemas
from tests.localtable.small_bot import SmallBot
from tests.localtable.stand_in import Exchange

WHY_NOT = schemas.missing()
pytestmark = pytest.mark.skipif(WHY_NOT is not None, reason=WHY_NOT or "")


def found(method: str, route: str, body: Any, status: int = 204, answer: Any = None) -> list[str]:
    watcher = schemas.Watcher()
    watcher.exchange(Exchange(method, route, route, {}, body, {}, status, answer))
    return watcher.problems


MESSAGES = "/channels/{channel_id}/messages"
BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "x"}


def row(**more: Any) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": [{**BUTTON, **more}]}]}


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"contents": "x"}, ".contents: unknown key"),
        ({"embeds": [{"titel": "x"}]}, ".embeds[0].titel: unknown key"),
        (row(lable="x"), ".components[0].components[0].lable: unknown key"),
        (row(label="x" * 81), ".components[0].components[0].label: "),
        (row(style="blue"), ".components[0].components[0].style: "),
        ({"content": 5}, ".content: 5 is not of type"),
    ],
)
def test_a_wrong_request_is_told_where_it_is_wrong(body: Any, said: str) -> None:
    problems = found("POST", MESSAGES, body, 403)
    assert problems
    assert all(said in problem for problem in problems)


def test_ids_may_be_numbers_and_right_requests_pass() -> None:
    assert found("POST", "/users/@me/channels", {"recipient_id": 5}, 400) == []
    assert found("POST", MESSAGES, row(), 400) == []


def test_a_wrong_answer_and_an_unknown_operation_are_told() -> None:
    assert found("GET", "/users/@me", None, 200, {"id": "1"})
    assert found("GET", "/wonders", None, 200, {}) == [
        "GET /wonders: Discord has no such operation (/wonders)"
    ]
    assert found("GET", "/users/@me", None, 302, None) == [
        "GET /users/@me: Discord does not answer 302"
    ]


def test_a_wrong_event_and_a_wrong_command_are_told() -> None:
    watcher = schemas.Watcher()
    watcher.event("CHANNEL_PINS_UPDATE", {"channel": TABLES})
    watcher.command({"op": 2, "d": {}})
    told = "\n".join(watcher.problems)
    assert "event CHANNEL_PINS_UPDATE: : 'channel_id' is a required property" in told
    assert "event CHANNEL_PINS_UPDATE: .channel: unknown key" in told
    assert "command 2" in told


async def test_a_login_is_checked_from_end_to_end(table: Any, bot: SmallBot) -> None:
    watcher = schemas.Watcher()
    watcher.attach(table)
    channel = bot.get_channel(int(TABLES))
    assert channel is not None
    await channel.send("x")  # type: ignore[union-attr]
    assert watcher.problems == []
    assert watcher.checked == 2


def test_every_event_of_the_table_is_described_or_known_not_to_be() -> None:
    described = {name for name in schemas.EVENTS if schemas.event_schema(name) is not None}
    assert described == set(schemas.EVENTS)
