"""What the judges of requests find, and what they let pass."""

from __future__ import annotations

from typing import Any

import pytest

from localtable.world import Json
from tests.localtable import judge, schemas
from tests.localtable.stand_in import Exchange

SEND = "/channels/{channel_id}/messages"


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def options(count: int, **more: Any) -> list[Json]:
    return [{"label": f"Option {n}", "value": str(n), **more} for n in range(count)]


def select(count: int = 3, **more: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": options(count), **more}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def rows(*parts: Json) -> Json:
    return {"content": "Text", "components": [row(*parts)]}


def text(content: str = "Text") -> Json:
    return {"type": 10, "content": content}


def v2(*parts: Json, **more: Any) -> Json:
    return {"flags": 1 << 15, "components": list(parts), **more}


BOXES = [{"type": 17, "components": [text()] * 9}] * 4
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}
WRONG: tuple[Json, ...] = (
    {"content": "x" * 2001},
    {"content": "👑" * 1001},
    {"content": ""},
    {"embeds": [{"title": "x"}]},
    {"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]},
    rows(button(), select()),
    rows(button(), button()),
    rows(button(custom_id=None)),
    rows(button(label="")),
    rows(button(style=5, url="https://example.org")),
    rows(button(style=5, custom_id=None)),
    rows(button(emoji={"name": "crown"})),
    rows(select(max_values=4)),
    rows(select(options=options(1) * 2)),
    rows(select(options=options(2, default=True))),
    rows(select(min_values=3, max_values=2)),
    {"content": "x", "components": [text()]},
    v2(text(), content="x"),
    v2(),
    v2(*BOXES, text()),
    v2(text("x" * 2001), text("y" * 2000)),
    v2(GALLERY),
    v2({**text(), "id": 5}, {**text(), "id": 5}),
    {"content": "x", "flags": 64},
    {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    {"content": "x", "attachments": [{"id": 0, "filename": "b.png"}]},
)
RIGHT: tuple[Json, ...] = (
    {"content": "x" * 2000},
    {"components": [row(*(button(custom_id=f"{r}.{n}") for n in range(5))) for r in range(5)]},
    rows(select(25, min_values=25, max_values=25)),
    rows(button(label=None, emoji={"name": "1️⃣"})),
    v2(*BOXES),
    v2({"type": 9, "components": [text()], "accessory": button()}),
    {"content": "x", "embeds": None, "components": None, "nonce": None},
)


def found(body: Json, method: str = "POST", path: str = SEND) -> list[str]:
    return list(judge.exchange(Exchange(method, path, path, {}, body, {}, 200, None)))


def test_our_own_rules_find_what_is_wrong_and_pass_what_just_fits() -> None:
    assert [body for body in WRONG if not found(body)] == []
    assert [problem for body in RIGHT for problem in found(body)] == []
    one = SEND + "/{message_id}"
    assert found({"components": [text("New")]}, "PATCH", one) == [], "what stays is left out"
    assert found(v2(text(), content="x"), "PATCH", one)
    field = {"type": 4, "custom_id": "t", "style": 1, "label": "Text"}
    window = {"custom_id": "m", "title": "Title", "components": [row(field), row(field)]}
    assert found({"type": 9, "data": window}, path="/interactions/{interaction_id}/callback")


@pytest.mark.skipif(schemas.missing() is not None, reason=schemas.missing() or "")
def test_the_schemas_find_the_rest_and_tell_where_it_is() -> None:
    watcher = schemas.Watcher()

    def seen(method: str, path: str, body: Any, status: int = 403, answer: Any = None) -> None:
        watcher.exchange(Exchange(method, path, path, {}, body, {}, status, answer))

    for body in RIGHT:
        seen("POST", SEND, body)
    assert watcher.problems == []
    seen("POST", SEND, rows(button(lable="x")))
    seen("POST", SEND, rows(button(label="x" * 81)))
    seen("POST", SEND, v2(text(), {"type": 14, "spacing": 3}))
    seen("GET", "/users/@me", None, 200, {"id": "1"})
    seen("GET", "/wonders", None, 200, {})
    watcher.event("CHANNEL_PINS_UPDATE", {"channel": "1"})
    said = "\n".join(watcher.problems)
    for problem in (
        "request: .components[0].components[0].lable: unknown key",
        "request: .components[0].components[0].label: ",
        "request: .components[1].spacing: ",
        "GET /users/@me, answer 200: : 'username' is a required property",
        "GET /wonders, answer 200: Discord describes no such body",
        "event CHANNEL_PINS_UPDATE: : 'channel_id' is a required property",
    ):
        assert problem in said, said
    assert all(schemas.of_event(name) for name in schemas.EVENTS)
