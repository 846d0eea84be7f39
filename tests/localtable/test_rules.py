"""Every check that Discord makes of what a bot sends, by sending what breaks it."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from typing import Any

import aiohttp
import pytest

from localtable.world.first_world import APPLICATION, TABLES
from tests.localtable.conftest import Raw
from tests.localtable.page import Page

pytestmark = pytest.mark.wrong_requests

Json = dict[str, Any]

SEND = f"/channels/{TABLES}/messages"
COMMANDS = f"/applications/{APPLICATION}/commands"
V2 = 1 << 15


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


def faults(errors: Json, path: tuple[str, ...] = ()) -> Iterator[tuple[str, str]]:
    """Each fault of an answer: where, and its code."""
    for key, inner in errors.items():
        if key == "_errors":
            yield from ((".".join(path), fault["code"]) for fault in inner)
        else:
            yield from faults(inner, (*path, key))


MANY = [button(custom_id=str(n)) for n in range(6)]
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]}
SECTION = {"type": 9, "components": [text()], "accessory": button()}

WRONG_MESSAGES: dict[str, tuple[Json, str, str]] = {
    "content over 2000": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "content is text": ({"content": 5}, "content", "BASE_TYPE_CONVERT"),
    "nonce over 25": ({"content": "x", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    "more than 10 embeds": (
        {"embeds": [{"title": "x"}] * 11},
        "embeds",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "embeds over 6000 together": (
        {"embeds": [{"description": "x" * 3001}] * 2},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "embed title over 256": (
        {"embeds": [{"title": "x" * 257}]},
        "embeds.0.title",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "empty embed": ({"embeds": [{"color": 1}]}, "embeds.0.description", "BASE_TYPE_REQUIRED"),
    "empty field value": (
        {"embeds": [{"fields": [{"name": "x", "value": ""}]}]},
        "embeds.0.fields.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "embed picture without its file": (
        {"embeds": [{"image": {"url": "attachment://b.png"}}]},
        "embeds.0.image.url",
        "ATTACHMENT_NOT_FOUND",
    ),
    "embed with a file address": (
        {"embeds": [{"title": "x", "url": "file:///etc"}]},
        "embeds.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "over 5 rows": (
        {"content": "x", "components": [row(button(custom_id=str(n))) for n in range(6)]},
        "components",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "over 5 buttons in a row": (rows(*MANY), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "an empty row": (rows(), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "menu beside button": (
        rows(button(), select()),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "two menus in a row": (
        rows(select(), select(custom_id="b")),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "custom id twice": (
        rows(button(), button()),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "custom id over 100": (
        rows(button(custom_id="x" * 101)),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no custom id": (
        rows({"type": 2, "style": 1, "label": "x"}),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    "button label over 80": (
        rows(button(label="x" * 81)),
        "components.0.components.0.label",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "button without label and emoji": (
        rows(button(label="")),
        "components.0.components.0.label",
        "BASE_TYPE_REQUIRED",
    ),
    "button with an unknown style": (
        rows(button(style=7)),
        "components.0.components.0.style",
        "NUMBER_TYPE_MAX",
    ),
    "link with a custom id": (
        rows(button(style=5, url="https://example.org")),
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "link without address": (
        rows({"type": 2, "style": 5, "label": "x"}),
        "components.0.components.0.url",
        "BASE_TYPE_REQUIRED",
    ),
    "letters as an emoji": (
        rows(button(emoji={"name": "crown"})),
        "components.0.components.0.emoji.name",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "somebody else's emoji": (
        rows(button(emoji={"name": "crown", "id": "123"})),
        "components.0.components.0.emoji.id",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "a menu with an emoji that is no more": (
        rows(select(options=[{"label": "x", "value": "x", "emoji": {"name": "cow", "id": "123"}}])),
        "components.0.components.0.options.0.emoji.id",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "a text in a row": (
        rows(text()),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "no options": (
        rows(select(options=[])),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "over 25 options": (
        rows(select(options=options(26))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "fewer options than most": (
        rows(select(max_values=4)),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option value twice": (
        rows(select(options=[*options(2), {"label": "x", "value": "0"}])),
        "components.0.components.0.options.2.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "option label over 100": (
        rows(select(options=[{"label": "x" * 101, "value": "x"}])),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option description over 100": (
        rows(select(options=[{"label": "x", "value": "x", "description": "x" * 101}])),
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "more defaults than may be chosen": (
        rows(select(options=[{**option, "default": True} for option in options(2)])),
        "components.0.components.0.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    "least over most": (
        rows(select(min_values=3, max_values=2)),
        "components.0.components.0.min_values",
        "SELECT_COMPONENT_INVALID_MIN_VALUES",
    ),
    "placeholder over 150": (
        rows(select(placeholder="x" * 151)),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "V2 parts without the flag": (
        {"content": "x", "components": [text()]},
        "components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "V2 with content": (
        v2(text(), content="x"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 with embeds": (
        v2(text(), embeds=[{"title": "x"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 without parts": (v2(), "components", "BASE_TYPE_REQUIRED"),
    "over 40 parts in all": (
        v2(*[{"type": 17, "components": [text("x")] * 10} for _ in range(4)]),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "text over 4000 in all": (
        v2(text("x" * 2001), text("y" * 2000)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "an empty text": (v2(text("")), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "button outside a row": (v2(button()), "components.0.type", "UNION_TYPE_CHOICES"),
    "section with 4 texts": (
        v2({**SECTION, "components": [text()] * 4}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "section without accessory": (
        v2({"type": 9, "components": [text()]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "gallery over 10": (
        v2({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}] * 11}),
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "alt text over 1024": (
        v2(
            {
                "type": 12,
                "items": [{"media": {"url": "https://e.org/a"}, "description": "x" * 1025}],
            }
        ),
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "picture without its file": (
        v2(GALLERY),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "part id twice": (
        v2({**text(), "id": 5}, {**text(), "id": 5}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    "separator spacing": (
        v2(text(), {"type": 14, "spacing": 3}),
        "components.1.spacing",
        "BASE_TYPE_CHOICES",
    ),
    "ephemeral in a channel": ({"content": "x", "flags": 64}, "flags", "FLAGS_NOT_ALLOWED"),
    "mentions listed and parsed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions.parse",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "unknown mentions": (
        {"content": "x", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse",
        "BASE_TYPE_CHOICES",
    ),
    "a file that did not come": (
        {"content": "x", "attachments": [{"id": 0, "filename": "b.png"}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    "a reply to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
}


@pytest.mark.parametrize("name", WRONG_MESSAGES)
async def test_a_wrong_message_is_refused_where_it_is_wrong(raw: Raw, name: str) -> None:
    body, where, code = WRONG_MESSAGES[name]
    status, answer = await raw("POST", SEND, body)
    assert (status, answer["code"]) == (400, 50035)
    assert (where, code) in list(faults(answer["errors"]))
    assert (await raw("GET", SEND))[1] == []


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
async def test_what_just_fits_is_taken(raw: Raw, name: str) -> None:
    status, answer = await raw("POST", SEND, RIGHT_MESSAGES[name])
    assert status == 200, answer


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": "  \n"}, {"components": []}])
async def test_an_empty_message_is_refused(raw: Raw, body: Json) -> None:
    assert (await raw("POST", SEND, body))[1]["code"] == 50006


async def test_an_edit_may_not_empty_a_message_nor_take_the_flag_away(raw: Raw) -> None:
    _, plain = await raw("POST", SEND, {"content": "x"})
    assert (await raw("PATCH", f"{SEND}/{plain['id']}", {"content": ""}))[1]["code"] == 50006
    _, panel = await raw("POST", SEND, v2(text()))
    path = f"{SEND}/{panel['id']}"
    for body, where in (({"flags": 0}, "flags"), ({"content": "x"}, "content")):
        _, answer = await raw("PATCH", path, body)
        assert [found for found, _ in faults(answer["errors"])] == [where]
    status, _ = await raw("PATCH", path, {"components": [text("New")]})
    assert status == 200
    _, answer = await raw("PATCH", f"{SEND}/{plain['id']}", v2(text()))
    assert "content" in answer["errors"], "the kept content stands against the flag"
    status, _ = await raw("PATCH", f"{SEND}/{plain['id']}", v2(text(), content=None))
    assert status == 200


def form(body: Json, *files: tuple[str, bytes]) -> aiohttp.FormData:
    data = aiohttp.FormData(quote_fields=False)
    data.add_field("payload_json", json.dumps(body))
    for number, (name, content) in enumerate(files):
        data.add_field(f"files[{number}]", io.BytesIO(content), filename=name)
    return data


async def test_files_have_sizes_and_names(raw: Raw) -> None:
    big = ("b.bin", b"x" * (10 * 1024 * 1024 + 1))
    status, answer = await raw("POST", SEND, data=form({}, big))
    assert (status, answer["code"]) == (413, 40005)
    status, answer = await raw("POST", SEND, data=form(v2(GALLERY), ("b.png", b"x")))
    assert status == 200
    many = [(f"{n}.txt", b"x") for n in range(11)]
    status, answer = await raw("POST", SEND, data=form({}, *many))
    assert list(faults(answer["errors"])) == [("attachments", "BASE_TYPE_MAX_LENGTH")]


def command(**more: Any) -> Json:
    return {"name": "game", "description": "Games", **more}


def option(**more: Any) -> Json:
    return {"type": 3, "name": "what", "description": "What", **more}


def sub(name: str, *inner: Json) -> Json:
    return {"type": 1, "name": name, "description": "x", "options": list(inner)}


LONG = [option(name=f"o{n}", description="x" * 100, choices=[]) for n in range(25)]
WRONG_COMMANDS: dict[str, tuple[list[Json], str, str]] = {
    "capital letters": ([command(name="Game")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a space": ([command(name="new game")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    "name over 32": ([command(name="x" * 33)], "0.name", "BASE_TYPE_BAD_LENGTH"),
    "a translated name with a space": (
        [command(name_localizations={"es-ES": "nueva partida"})],
        "0.name",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "no such language": (
        [command(name_localizations={"es": "juego"})],
        "0.name_localizations.es",
        "BASE_TYPE_CHOICES",
    ),
    "empty description": ([command(description="")], "0.description", "BASE_TYPE_BAD_LENGTH"),
    "description over 100": (
        [command(description="x" * 101)],
        "0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "optional before required": (
        [command(options=[option(), option(name="b", required=True)])],
        "0.options.1.required",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "choices with autocomplete": (
        [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
        "0.options.0.choices",
        "APPLICATION_COMMAND_AUTOCOMPLETE_OPTION_CHOICES",
    ),
    "the same command twice": (
        [command(), command()],
        "1.name",
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    "the same option twice": (
        [command(options=[option(), option()])],
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "26 subcommands": (
        [command(options=[sub(f"s{n}") for n in range(26)])],
        "0.options",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "26 choices": (
        [command(options=[option(choices=[{"name": str(n), "value": "x"} for n in range(26)])])],
        "0.options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a choice over 100": (
        [command(options=[option(choices=[{"name": "x" * 101, "value": "x"}])])],
        "0.options.0.choices.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "subcommand beside an option": (
        [command(options=[sub("a"), option()])],
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "groups in groups": (
        [command(options=[{**sub("a", {**sub("b", sub("c")), "type": 2}), "type": 2}])],
        "0.options.0.options.0.type",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "over 8000 characters": (
        [command(options=[sub(f"s{n}", *LONG) for n in range(4)])],
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "101 commands": (
        [command(name=f"c{n}") for n in range(101)],
        "",
        "BASE_TYPE_MAX_LENGTH",
    ),
}


@pytest.mark.parametrize("name", WRONG_COMMANDS)
async def test_wrong_commands_are_refused_as_a_whole(raw: Raw, name: str) -> None:
    body, where, code = WRONG_COMMANDS[name]
    status, answer = await raw("PUT", COMMANDS, body)
    assert (status, answer["code"]) == (400, 50035)
    assert (where, code) in list(faults(answer["errors"]))
    assert (await raw("GET", COMMANDS))[1] == []


async def test_commands_at_the_limits_are_taken(raw: Raw) -> None:
    nested = {**sub("group", *(sub(f"s{n}") for n in range(25))), "type": 2}
    body = [
        command(options=[nested]),
        command(name="jogar-já", options=[option(required=True), option(name="b")]),
        *(command(name=f"c{n}") for n in range(98)),
    ]
    status, answer = await raw("PUT", COMMANDS, body)
    assert status == 200, answer
    assert len(answer) == 100


async def test_an_entry_point_command_is_not_forgotten_in_a_bulk_update(
    raw: Raw, ana: Page
) -> None:
    await ana.ask("world", do="switch-on-activities")
    [launch] = (await raw("GET", COMMANDS))[1]
    assert (launch["type"], launch["handler"]) == (4, 2)
    status, answer = await raw("PUT", COMMANDS, [command()])
    assert (status, answer["code"]) == (400, 50240)
    status, made = await raw("PUT", COMMANDS, [command(), launch])
    assert status == 200, made
    assert launch["id"] in [one["id"] for one in made]
    assert (await raw("DELETE", f"{COMMANDS}/{launch['id']}"))[0] == 204
    assert (await raw("PUT", COMMANDS, [command()]))[0] == 200


async def test_one_command_is_added_changed_and_removed(raw: Raw) -> None:
    status, made = await raw("POST", COMMANDS, command())
    assert status == 201
    path = f"{COMMANDS}/{made['id']}"
    status, changed = await raw("PATCH", path, {"description": "New"})
    assert (changed["description"], changed["id"]) == ("New", made["id"])
    assert (await raw("POST", COMMANDS, command()))[0] == 200, "the same name: a new version"
    assert (await raw("DELETE", path))[0] == 204
    assert (await raw("GET", path))[1]["code"] == 10063


EMOJIS = f"/applications/{APPLICATION}/emojis"


@pytest.mark.parametrize(
    ("body", "where"),
    [
        ({"name": "x", "image": "data:image/png;base64,eA=="}, "name"),
        ({"name": "a b", "image": "data:image/png;base64,eA=="}, "name"),
        ({"name": "cow", "image": "eA=="}, "image"),
        ({"name": "cow", "image": "data:image/png;base64,?"}, "image"),
        ({"name": "cow", "image": "data:image/png;base64," + "AAAA" * 90_000}, "image"),
    ],
)
async def test_wrong_emojis_are_refused(raw: Raw, body: Json, where: str) -> None:
    status, answer = await raw("POST", EMOJIS, body)
    assert status == 400
    assert where in [found for found, _ in faults(answer["errors"])]


async def test_threads_need_a_name_and_a_known_time(raw: Raw) -> None:
    _, message = await raw("POST", SEND, {"content": "x"})
    path = f"{SEND}/{message['id']}/threads"
    for body, where in (
        ({}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"name": "x", "auto_archive_duration": 5}, "auto_archive_duration"),
    ):
        _, answer = await raw("POST", path, body)
        assert where in answer["errors"]


async def test_who_sends_no_token_is_nobody(raw: Raw) -> None:
    assert (await raw("GET", "/users/@me", token=""))[0] == 401
    assert (await raw("GET", "/users/@me", token="Bot "))[0] == 401
    assert (await raw("GET", "/users/@me", token="Bot y"))[0] == 200


async def test_what_is_no_json_is_refused(raw: Raw) -> None:
    assert (await raw("POST", SEND, data=b"{"))[1]["code"] == 50109
    assert (await raw("POST", SEND, []))[1]["code"] == 50035


async def test_a_list_takes_only_limits_that_discord_takes(raw: Raw) -> None:
    assert (await raw("GET", f"{SEND}?limit=101"))[0] == 400
    assert (await raw("GET", f"{SEND}?limit=0"))[0] == 400
