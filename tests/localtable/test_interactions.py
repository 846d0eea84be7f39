"""Interactions in time and out of it, and what may follow their first answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from localtable.first_world import APPLICATION, TABLES
from localtable.world import Json
from tests.e2e.people import CannotDo, Person
from tests.localtable import deeds
from tests.localtable.conftest import Raw
from tests.localtable.stand_in import StandIn

BUTTON: Json = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}


@dataclass
class Presser:
    """A message with a button, pressed by a person; answers are sent raw."""

    raw: Raw
    page: Person
    id = token = message = ""

    async def press(self) -> None:
        body = {"content": "Press", "components": [{"type": 1, "components": [BUTTON]}]}
        self.message = (await self.raw("POST", f"/channels/{TABLES}/messages", body))[1]["id"]
        self.id = await self.page.press(self.message, "go")
        self.token = self.raw.table.interactions[self.id].token

    async def answer(self, kind: int, **data: Any) -> Any:
        """The message, or the code of the refusal."""
        path = f"/interactions/{self.id}/{self.token}/callback?with_response=1"
        _, said = await self.raw("POST", path, {"type": kind, **({"data": data} if data else {})})
        return said.get("code") or said.get("resource", {}).get("message")

    async def follow(self, method: str = "POST", path: str = "", **body: Any) -> Any:
        _, said = await self.raw(method, f"/webhooks/{APPLICATION}/{self.token}{path}", body)
        return said.get("code") or said


async def test_an_answer_comes_once_in_time_and_by_its_own_token(
    raw: Raw, table: StandIn, ana: Person
) -> None:
    presser = Presser(raw, ana)
    await presser.press()
    assert await presser.follow(content="Early") == 10015, "nothing follows before the answer"
    row = {"type": 1, "components": [{**BUTTON, "emoji": {"id": "1", "name": "x"}}]}
    assert await presser.answer(4, components=[row]) == 50035, "and may be said again rightly"
    assert (await presser.answer(4, content="One"))["content"] == "One"
    assert await presser.answer(4, content="Two") == 40060
    presser.token += "x"
    assert await presser.answer(4, content="x") == 10062
    await presser.press()
    deeds.do(table, "delete-message", message=presser.message)
    assert await presser.answer(7, content="x") == 10008, "what is updated is gone"
    await presser.press()
    deeds.do(table, "later", seconds=31)
    assert await presser.answer(4, content="Late") == 10062
    assert (await ana.state())["notice"] == "This interaction failed"
    assert await ana.settle(presser.id) == "no-answer"
    await ana.ask("dismiss", notice=True)
    table.first_answer_ms = 20
    await presser.press()
    assert await ana.settle(presser.id) == "no-answer", "by the clock"


@pytest.mark.parametrize("private", [True, False])
async def test_the_first_message_after_deferring_takes_the_place_of_the_loading_one(
    raw: Raw, table: StandIn, ana: Person, bram: Person, private: bool
) -> None:
    presser = Presser(raw, ana)
    await presser.press()
    await presser.answer(5, flags=64 * private)
    loading = (await ana.messages(TABLES))[-1]
    assert (loading["loading"], loading["ephemeral"]) == (True, private)
    with pytest.raises(CannotDo):
        await ana.press(loading["id"], "go")
    first = await presser.follow(content="Now", flags=64 * (not private))
    assert (first["id"], first["flags"]) == (loading["id"], 64 * private), "as it was deferred"
    second = await presser.follow(content="More", flags=64)
    assert second["interaction_metadata"]["original_response_message_id"] == first["id"]
    seen = [m["content"] for m in await bram.messages(TABLES)]
    assert seen == ["Press"] + ["Now"] * (not private)
    panel = {"flags": 1 << 15, "components": [{"type": 10, "content": "Panel"}], "content": ""}
    edited = await presser.follow("PATCH", "/messages/@original", **panel)
    assert edited["flags"] == 1 << 15 | 64 * private
    deeds.do(table, "later", seconds=15 * 60)
    assert await presser.follow(content="Late") == 50027
    assert await presser.follow("PATCH", "/messages/@original", content="Late") == 50027
