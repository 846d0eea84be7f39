"""What the judges of requests find, and what they let pass."""

from __future__ import annotations

from typing import Any

import pytest

from tests.localtable import judge, schemas
from tests.localtable.stand_in import Exchange

Json = dict[str, Any]

V2 = 1 << 15
SEND = "/channels/{channel_id}/messages"
BY_SCHEMA = {
    "content is text",
    "more than 10 embeds",
    "embed title over 256",
    "button with an unknown style",
    "separator spacing",
}
"""What only Discord's published schemas find."""


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def select(**more: Any) -> Json:
    return {"type": 3, "custom_id": "menu", "options": options(3), **more}


def options(count: int) -> list[Json]:
    return [{"label": f"Option {n}", "value": str(n)} for n in range(count)]


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def text(content: str = "Text") -> Json:
    return {"type": 10, "content": content}


def rows(*parts: Json) -> Json:
    return {"content": "Text", "components": [row(*parts)]}


def v2(*parts: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(parts), **more}


MANY = [button(custom_id=str(n)) for n in range(6)]
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}
SECTION = {"type": 9, "components": [text()], "accessory": button()}

WRONG_MESSAGES: dict[str, Json] = {
    "content over 2000": {"content": "x" * 2001},
    "content is text": {"content": 5},
    "nonce over 25": {"content": "x", "nonce": "n" * 26},
    "more than 10 embeds": {"embeds": [{"title": "x"}] * 11},
    "embeds over 6000 together": {"embeds": [{"description": "x" * 3001}] * 2},
    "embed title over 256": {"embeds": [{"title": "x" * 257}]},
    "empty embed": {"embeds": [{"color": 1}]},
    "empty field value": {"embeds": [{"fields": [{"name": "x", "value": ""}]}]},
    "embed picture without its file": {"embeds": [{"image": {"url": "attachment://b.png"}}]},
    "embed with a file address": {"embeds": [{"title": "x", "url": "file:///etc"}]},
    "over 5 rows": {
        "content": "x",
        "components": [row(button(custom_id=str(n))) for n in range(6)],
    },
    "over 5 buttons in a row": rows(*MANY),
    "an empty row": rows(),
    "menu beside button": rows(button(), select()),
    "two menus in a row": rows(select(), select(custom_id="b")),
    "custom id twice": rows(button(), button()),
    "custom id over 100": rows(button(custom_id="x" * 101)),
    "no custom id": rows({"type": 2, "style": 1, "label": "x"}),
    "button label over 80": rows(button(label="x" * 81)),
    "button without label and emoji": rows(button(label="")),
    "button with an unknown style": rows(button(style=7)),
    "link with a custom id": rows(button(style=5, url="https://example.org")),
    "link without address": rows({"type": 2, "style": 5, "label": "x"}),
    "letters as an emoji": rows(button(emoji={"name": "crown"})),
    "a text in a row": rows(text()),
    "no options": rows(select(options=[])),
    "over 25 options": rows(select(options=options(26))),
    "fewer options than most": rows(select(max_values=4)),
    "option value twice": rows(select(options=[*options(2), {"label": "x", "value": "0"}])),
    "option label over 100": rows(select(options=[{"label": "x" * 101, "value": "x"}])),
    "option description over 100": rows(
        select(options=[{"label": "x", "value": "x", "description": "x" * 101}])
    ),
    "more defaults than may be chosen": rows(
        select(options=[{**option, "default": True} for option in options(2)])
    ),
    "least over most": rows(select(min_values=3, max_values=2)),
    "placeholder over 150": rows(select(placeholder="x" * 151)),
    "V2 parts without the flag": {"content": "x", "components": [text()]},
    "V2 with content": v2(text(), content="x"),
    "V2 with embeds": v2(text(), embeds=[{"title": "x"}]),
    "V2 without parts": v2(),
    "over 40 parts in all": v2(*[{"type": 17, "components": [text("x")] * 10} for _ in range(4)]),
    "text over 4000 in all": v2(text("x" * 2001), text("y" * 2000)),
    "an empty text": v2(text("")),
    "container in a container": v2(
        {"type": 17, "components": [{"type": 17, "components": [text()]}]}
    ),
    "button outside a row": v2(button()),
    "section with 4 texts": v2({**SECTION, "components": [text()] * 4}),
    "section without accessory": v2({"type": 9, "components": [text()]}),
    "gallery over 10": v2(
        {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}
    ),
    "alt text over 1024": v2(
        {"type": 12, "items": [{"media": {"url": "https://e.org/a"}, "description": "x" * 1025}]}
    ),
    "picture without its file": v2(GALLERY),
    "part id twice": v2({**text(), "id": 5}, {**text(), "id": 5}),
    "separator spacing": v2(text(), {"type": 14, "spacing": 3}),
    "ephemeral in a channel": {"content": "x", "flags": 64},
    "mentions listed and parsed": {
        "content": "x",
        "allowed_mentions": {"parse": ["users"], "users": ["1"]},
    },
    "unknown mentions": {"content": "x", "allowed_mentions": {"parse": ["all"]}},
    "a file that did not come": {"content": "x", "attachments": [{"id": 0, "filename": "b.png"}]},
}


def problems(route: str, body: Any, method: str = "POST") -> list[str]:
    return list(judge.exchange(Exchange(method, route, route, {}, body, {}, 200, None)))


@pytest.mark.parametrize("name", sorted(WRONG_MESSAGES.keys() - BY_SCHEMA))
def test_a_wrong_message_is_found(name: str) -> None:
    assert problems(SEND, WRONG_MESSAGES[name])


@pytest.mark.skipif(schemas.missing() is not None, reason=schemas.missing() or "")
@pytest.mark.parametrize("name", sorted(BY_SCHEMA))
def test_the_schemas_find_the_others(name: str) -> None:
    watcher = schemas.Watcher()
    watcher.exchange(Exchange("POST", SEND, SEND, {}, WRONG_MESSAGES[name], {}, 400, None))
    assert watcher.problems


RIGHT_MESSAGES: dict[str, Json] = {
    "2000 characters": {"content": "x" * 2000},
    "5 rows of 5 buttons": {
        "components": [row(*(button(custom_id=f"{r}.{n}") for n in range(5))) for r in range(5)]
    },
    "25 options of which 25": rows(select(options=options(25), min_values=25, max_values=25)),
    "an emoji alone": rows(button(label=None, emoji={"name": "👑"})),
    "a keycap": rows(button(emoji={"name": "1️⃣"})),
    "a link": rows({"type": 2, "style": 5, "label": "x", "url": "https://example.org"}),
    "40 parts": v2(*[{"type": 17, "components": [text()] * 9} for _ in range(4)]),
    "4000 characters in V2": v2(text("x" * 2000), text("y" * 2000)),
    "a section": v2(SECTION),
    "embeds of 6000": {"embeds": [{"description": "x" * 3000}] * 2},
    "nulls": {"content": "x", "embeds": None, "components": None, "nonce": None},
}


@pytest.mark.parametrize("name", RIGHT_MESSAGES)
def test_what_just_fits_is_taken(name: str) -> None:
    assert problems(SEND, RIGHT_MESSAGES[name]) == []


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"components": []}])
def test_an_empty_message_is_found(body: Json) -> None:
    assert list(judge.message(body, {}))


def test_an_edit_may_leave_out_what_stays() -> None:
    assert problems(SEND + "/{message_id}", {"components": [text("New")]}, "PATCH") == []
    assert problems(SEND + "/{message_id}", v2(text(), content="x"), "PATCH")


def command(**more: Any) -> Json:
    return {"name": "game", "description": "Games", **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "what", "description": "What", **more}


def sub(name: str, *inner: Json) -> Json:
    return {"type": 1, "name": name, "description": "x", "options": list(inner)}


LONG = [option(name=f"o{n}", description="x" * 100, choices=[]) for n in range(25)]
WRONG_COMMANDS: dict[str, list[Json]] = {
    "capital letters": [command(name="Game")],
    "a space": [command(name="new game")],
    "name over 32": [command(name="x" * 33)],
    "a translated name with a space": [command(name_localizations={"es-ES": "nueva partida"})],
    "no such language": [command(name_localizations={"es": "juego"})],
    "empty description": [command(description="")],
    "description over 100": [command(description="x" * 101)],
    "optional before required": [command(options=[option(), option(name="b", required=True)])],
    "choices with autocomplete": [
        command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])
    ],
    "the same command twice": [command(), command()],
    "the same option twice": [command(options=[option(), option()])],
    "26 subcommands": [command(options=[sub(f"s{n}") for n in range(26)])],
    "26 choices": [
        command(options=[option(choices=[{"name": str(n), "value": "x"} for n in range(26)])])
    ],
    "a choice over 100": [command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])])],
    "subcommand beside an option": [command(options=[sub("a"), option()])],
    "groups in groups": [
        command(options=[{**sub("a", {**sub("b", sub("c")), "type": 2}), "type": 2}])
    ],
    "over 8000 characters": [command(options=[sub(f"s{n}", *LONG) for n in range(4)])],
    "101 commands": [command(name=f"c{n}") for n in range(101)],
}


@pytest.mark.parametrize("name", WRONG_COMMANDS)
def test_a_wrong_command_is_found(name: str) -> None:
    assert list(judge.commands(WRONG_COMMANDS[name]))


def test_commands_at_the_limits_are_taken() -> None:
    nested = {**sub("group", *(sub(f"s{n}") for n in range(25))), "type": 2}
    needed = [option(required=True), option(name="b")]
    body = [command(options=[nested]), command(name="jogar-já", options=needed)]
    body += [command(name=f"c{n}") for n in range(98)]
    assert list(judge.commands(body)) == []


FIELD = {"type": 4, "custom_id": "t", "style": 1, "label": "Text"}
WINDOW: Json = {"custom_id": "m", "title": "Title", "components": [row(FIELD)]}
WRONG_WINDOWS: dict[str, Json] = {
    "title over 45": {**WINDOW, "title": "x" * 46},
    "no title": {**WINDOW, "title": None},
    "custom id over 100": {**WINDOW, "custom_id": "x" * 101},
    "6 parts": {**WINDOW, "components": [text()] * 6},
    "label over 45": {
        **WINDOW,
        "components": [{"type": 18, "label": "x" * 46, "component": FIELD}],
    },
    "the same field twice": {**WINDOW, "components": [row(FIELD), row(FIELD)]},
}


@pytest.mark.parametrize("name", WRONG_WINDOWS)
def test_a_wrong_window_is_found(name: str) -> None:
    assert list(judge.window(WRONG_WINDOWS[name]))


def test_a_right_window_is_taken() -> None:
    assert list(judge.window(WINDOW)) == []
