"""Checks all that passes between the bot and the local table against Discord's descriptions.

The environment variable `DISCORD_SCHEMAS` names a folder with `discord_openapi.json` (the REST
API, of the repository discord/discord-api-spec) and `discord_gateway.schema.json` (the gateway's
events and commands, generated from the package discord-api-types). Without it `missing()` says
what to skip with.

A `Watcher` may be attached to any running local table:

    watcher = Watcher()
    watcher.attach(table)
    …
    assert watcher.problems == []
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from typing import Any
from urllib.parse import unquote

import fastjsonschema
import jsonschema

from tests.localtable.stand_in import Exchange, StandIn

Json = dict[str, Any]

VARIABLE = "DISCORD_SCHEMAS"
DRAFT = "http://json-schema.org/draft-07/schema#"

EVENTS = {
    "CHANNEL_CREATE": "GatewayChannelCreateDispatchData",
    "CHANNEL_UPDATE": "GatewayChannelModifyDispatchData",
    "CHANNEL_DELETE": "GatewayChannelModifyDispatchData",
    "CHANNEL_PINS_UPDATE": "GatewayChannelPinsUpdateDispatchData",
    "GUILD_CREATE": "GatewayGuildCreateDispatchData",
    "GUILD_MEMBERS_CHUNK": "GatewayGuildMembersChunkDispatchData",
    "INTERACTION_CREATE": "GatewayInteractionCreateDispatchData",
    "MESSAGE_CREATE": "GatewayMessageCreateDispatchData",
    "MESSAGE_DELETE": "GatewayMessageDeleteDispatchData",
    "MESSAGE_UPDATE": "GatewayMessageUpdateDispatchData",
    "READY": "GatewayReadyDispatchData",
    "THREAD_CREATE": "GatewayThreadCreateDispatchData",
    "THREAD_MEMBERS_UPDATE": "GatewayThreadMembersUpdateDispatchData",
    "THREAD_UPDATE": "GatewayThreadUpdateDispatchData",
}
"""The description of each event; other events are not described there."""


def missing() -> str | None:
    """Why nothing can be checked; None where it can."""
    folder = os.environ.get(VARIABLE)
    if not folder:
        return f"{VARIABLE} names no folder with Discord's API descriptions"
    absent = [
        name
        for name in ("discord_openapi.json", "discord_gateway.schema.json")
        if not (Path(folder) / name).is_file()
    ]
    return f"{VARIABLE}: there is no {' and no '.join(absent)} in {folder}" if absent else None


def _read(name: str) -> Json:
    described = json.loads((Path(os.environ[VARIABLE]) / name).read_text("utf-8"))
    assert isinstance(described, dict)
    return described


@cache
def openapi() -> Json:
    """The REST API. An id may be a number as well: Discord takes both. An error within a form
    has a word for its code."""
    described = _read("discord_openapi.json")
    schemas = described["components"]["schemas"]
    word: Json = {"type": "object", "properties": {"code": {"type": "string"}, "message": {}}}
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = word
    schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
    return described


@cache
def gateway() -> Json:
    """The gateway's events and commands. Flags are sums of the numbers listed there."""
    described = _read("discord_gateway.schema.json")
    for name in described["definitions"]:
        if name.endswith("Flags"):
            described["definitions"][name] = {"type": "integer"}
    return described


KNOWN = re.compile(
    r"request: .*\.(nsfw|tts|attachments\[\d+\]\.\w+|embeds\[\d+\]\.flags): unknown key"
    r"|request: .*\.(allow|deny): '\d+' is not of type 'integer'"
    r"|PUT /channels/{channel_id}/permissions/{overwrite_id}, request: \.id: unknown key"
    r"|command 6: \.(d: {'seq': None, .* is not of type|op: 1 was expected)"
    r"|PUT /applications/{application_id}/commands, request: \[\d+\]\.(version|application_id): "
    r"|event .*\.(media|file)\.id: unknown key"
    r"|answer 429: : '(code|retry_after|global)' is a required property"
    r"|answer 429: : '<!doctype html>.* is not of type 'object'"
)
"""What discord.py itself sends and Discord passes over or takes; a key that the REST API's
description demands while the gateway's does not have it; and refusals for haste, which carry no
code by the documentation (topics/rate-limits), nothing but one at the limit of old edits, and a
web page where an address is shut out."""


@cache
def _compiled(whole: str) -> Callable[[Any], Any]:
    """The checker of a schema. Making one takes seconds: it is kept as a file, which all processes
    share."""
    version = fastjsonschema.VERSION
    key = hashlib.sha256(f"{version} {whole}".encode()).hexdigest()[:24]
    folder = Path(gettempdir()) / f"meadhall-schemas-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    path = folder / f"schema_{key}.py"
    if not path.exists():
        code = fastjsonschema.compile_to_code(json.loads(whole), use_default=False)
        part = path.with_suffix(f".{os.getpid()}")
        part.write_text(code, "utf-8")
        part.replace(path)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    check: Callable[[Any], Any] = made.validate
    return check


class Schema:
    """One schema with the document that its references point into."""

    def __init__(self, schema: Json, document: Json) -> None:
        self._schema = schema
        self._document = document
        whole = {"$schema": DRAFT, "allOf": [schema], **document}
        self._fast = _compiled(json.dumps(whole, sort_keys=True))
        self._slow = jsonschema.Draft7Validator(whole)

    def problems(self, value: Any) -> list[str]:
        """What is wrong with a value, and which of its keys nobody knows."""
        found: list[str] = []
        try:
            self._fast(value)
        except fastjsonschema.JsonSchemaException:
            found += [_said(error) for error in _deepest(self._slow.iter_errors(value))]
        found += [f"{where}: unknown key" for where in self._unknown(self._schema, value, "")]
        return found

    def _unknown(self, schema: Json, value: Any, where: str) -> Iterator[str]:
        if isinstance(value, list):
            items = [s["items"] for s in self._fitting(schema, value) if "items" in s]
            for number, item in enumerate(value):
                if items:
                    yield from self._unknown({"allOf": items}, item, f"{where}[{number}]")
        elif isinstance(value, dict):
            known: dict[str, list[Json]] = {}
            is_open = True
            for part in self._fitting(schema, value):
                more = part.get("additionalProperties")
                if "properties" in part:
                    is_open = False
                    for key, inner in part["properties"].items():
                        known.setdefault(key, []).append(inner)
                if isinstance(more, dict):
                    for key in set(value) - set(part.get("properties", ())):
                        known.setdefault(key, []).append(more)
            for key, inner_value in value.items():
                if key in known:
                    inner = {"allOf": known[key]}
                    yield from self._unknown(inner, inner_value, f"{where}.{key}")
                elif not is_open:
                    yield f"{where}.{key}"

    def _fitting(self, schema: Any, value: Any) -> Iterator[Json]:
        """The schemas that a value may follow: all parts, and the branches of its type."""
        if not isinstance(schema, dict):
            return
        if "$ref" in schema:
            yield from self._fitting(self._resolve(schema["$ref"]), value)
            return
        yield schema
        for part in schema.get("allOf", ()):
            yield from self._fitting(part, value)
        for part in (*schema.get("oneOf", ()), *schema.get("anyOf", ())):
            if self._may_be(part, value):
                yield from self._fitting(part, value)

    def _may_be(self, schema: Any, value: Any) -> bool:
        if not isinstance(schema, dict) or not isinstance(value, dict):
            return True
        schema = self._resolve(schema["$ref"]) if "$ref" in schema else schema
        kinds = schema.get("properties", {}).get("type", {})
        allowed = kinds.get("enum") or ([kinds["const"]] if "const" in kinds else None)
        return allowed is None or not allowed or value.get("type") in allowed

    def _resolve(self, ref: str) -> Any:
        found: Any = self._document
        for step in ref.removeprefix("#/").split("/"):
            found = found[_unescaped(step)]
        return found


def _unescaped(step: str) -> str:
    return unquote(step).replace("~1", "/").replace("~0", "~")


def _deepest(errors: Iterable[jsonschema.ValidationError]) -> Iterator[jsonschema.ValidationError]:
    """Of alternatives only the branch whose `type` is the value's, down to the single faults."""
    for error in errors:
        if error.validator not in ("oneOf", "anyOf", "allOf", "$ref") or not error.context:
            yield error
            continue
        branches: dict[Any, list[jsonschema.ValidationError]] = {}
        for inner in error.context:
            branches.setdefault(inner.schema_path[0], []).append(inner)
        fitting = [b for b in branches.values() if not any(map(_is_other_type, b))]
        yield from _deepest(min(fitting or branches.values(), key=len))


def _is_other_type(error: jsonschema.ValidationError) -> bool:
    path = list(error.path)
    if path and path[-1] in ("type", "component_type") and error.validator in ("const", "enum"):
        return True
    return not path and error.validator == "type"


def _said(error: jsonschema.ValidationError) -> str:
    path = "".join(f"[{p}]" if isinstance(p, int) else f".{p}" for p in error.absolute_path)
    return f"{path}: {error.message[:300]}"


@cache
def _operation(method: str, route: str) -> Json | None:
    found = openapi()["paths"].get(route, {}).get(method.lower())
    assert found is None or isinstance(found, dict)
    return found


@cache
def request_schema(method: str, route: str, *, with_files: bool) -> Schema | None:
    """The schema of a request's JSON; None where it has none."""
    operation = _operation(method, route) or {}
    content = operation.get("requestBody", {}).get("content", {})
    kind = "multipart/form-data" if with_files else "application/json"
    if kind not in content:
        return None
    return Schema(content[kind]["schema"], {"components": openapi()["components"]})


@cache
def answer_schema(method: str, route: str, status: int) -> Schema | None:
    """The schema of an answer's JSON; None where it has none."""
    answers = (_operation(method, route) or {}).get("responses", {})
    answer = answers.get(str(status)) or answers.get(f"{status // 100}XX") or {}
    if "$ref" in answer:
        name = answer["$ref"].rpartition("/")[2]
        answer = openapi()["components"]["responses"][name]
    content = answer.get("content", {}).get("application/json")
    if content is None:
        return None
    return Schema(content["schema"], {"components": openapi()["components"]})


@cache
def event_schema(name: str) -> Schema | None:
    """The schema of an event's data; None where it is not described."""
    described = EVENTS.get(name)
    if described is None or described not in gateway()["definitions"]:
        return None
    return _definition(described)


@cache
def _definition(name: str) -> Schema:
    return Schema({"$ref": f"#/definitions/{name}"}, {"definitions": gateway()["definitions"]})


class Watcher:
    """Notes everything that does not follow Discord's descriptions.

    What is seen is only kept, and checked when somebody asks: making a checker of a description
    takes seconds, in which Discord would give up waiting for the bot."""

    def __init__(self, *, requests: bool = True) -> None:
        """Without `requests` what the bot asks is not checked, only what it is told."""
        self.requests = requests
        self.checked = 0
        """How many requests, answers, events and commands were checked."""
        self._problems: list[str] = []
        self._kept: list[Callable[[], None]] = []

    def attach(self, table: StandIn) -> None:
        """Watch a local table from here on."""
        table.on_exchange.append(self.exchange)
        table.on_event.append(self.event)
        table.on_command.append(self.command)

    @property
    def problems(self) -> list[str]:
        """What was wrong in all that was seen so far."""
        kept, self._kept = self._kept, []
        for check in kept:
            check()
        return self._problems

    def exchange(self, seen: Exchange) -> None:
        """A request and its answer, unless a test asked for an error of the server."""
        if seen.status < 500:
            asked, told = deepcopy(seen.body), deepcopy(seen.answer)
            self._kept.append(lambda: self._exchange(seen, asked, told))

    def _exchange(self, seen: Exchange, asked: Any, told: Any) -> None:
        what = f"{seen.method} {seen.route}"
        operation = _operation(seen.method, seen.route)
        if operation is None:
            self._problems.append(f"{what}: Discord has no such operation ({seen.path})")
            return
        statuses = operation["responses"]
        if str(seen.status) not in statuses and f"{seen.status // 100}XX" not in statuses:
            self._problems.append(f"{what}: Discord does not answer {seen.status}")
        if self.requests and asked is not None:
            schema = request_schema(seen.method, seen.route, with_files=bool(seen.files))
            self._check(f"{what}, request", schema, asked)
        if told is not None:
            schema = answer_schema(seen.method, seen.route, seen.status)
            self._check(f"{what}, answer {seen.status}", schema, told)

    def event(self, name: str, data: Json) -> None:
        """An event that the local table tells."""
        if name in EVENTS:
            told = deepcopy(data)
            self._kept.append(lambda: self._event(name, told))

    def _event(self, name: str, data: Json) -> None:
        if (schema := event_schema(name)) is not None:
            self._check(f"event {name}", schema, data)

    def command(self, said: Json) -> None:
        """What the bot says to the gateway."""
        told = deepcopy(said)
        self._kept.append(
            lambda: self._check(
                f"command {told.get('op')}", _definition("GatewaySendPayload"), told
            )
        )

    def _check(self, what: str, schema: Schema | None, value: Any) -> None:
        self.checked += 1
        if schema is None:
            self._problems.append(f"{what}: Discord describes no such body")
            return
        found = [f"{what}: {problem}" for problem in schema.problems(value)]
        self._problems += [problem for problem in found if not KNOWN.search(problem)]
