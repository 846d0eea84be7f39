"""Checks all that passes between the bot and the local table against Discord's descriptions.

The environment variable `DISCORD_SCHEMAS` names a folder with `discord_openapi.json` (the REST
API, of the repository discord/discord-api-spec) and `discord_gateway.schema.json` (the gateway's
events and commands, generated from the package discord-api-types). Without it `missing()` says
what to skip with."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import gettempdir
from typing import Any, ClassVar
from urllib.parse import unquote

import fastjsonschema
import jsonschema

from localtable.world import Json
from tests.localtable.stand_in import Exchange, StandIn

VARIABLE = "DISCORD_SCHEMAS"
REST, GATEWAY = "discord_openapi.json", "discord_gateway.schema.json"
DRAFT = "http://json-schema.org/draft-07/schema#"
EVENTS = {
    "CHANNEL_UPDATE": "ChannelModify",
    "CHANNEL_DELETE": "ChannelModify",
    "GUILD_CREATE": "GuildCreate",
    "INTERACTION_CREATE": "InteractionCreate",
    "READY": "Ready",
    "THREAD_CREATE": "ThreadCreate",
    "THREAD_UPDATE": "ThreadUpdate",
}
"""What describes each event; others that the table tells are not described there."""


def missing() -> str | None:
    """Why nothing can be checked; None where it can."""
    folder = Path(os.environ.get(VARIABLE, "nowhere"))
    if all((folder / name).is_file() for name in (REST, GATEWAY)):
        return None
    return f"{VARIABLE} names no folder with Discord's API descriptions"


def _read(name: str) -> Json:
    described: Json = json.loads((Path(os.environ[VARIABLE]) / name).read_text("utf-8"))
    return described


@cache
def openapi() -> Json:
    """The REST API, with what Discord takes and answers besides: an id may be a number; an error
    within a form has a word for its code; a refusal for haste has no code (topics/rate-limits),
    nothing but one at the limit of old edits, or is a web page where an address is shut out; a
    command that Discord made comes back as it was told; and a description is a text."""
    described = _read(REST)
    schemas = described["components"]["schemas"]
    word: Json = {"type": "object", "properties": {"code": {"type": "string"}, "message": {}}}
    schemas["InnerErrors"]["properties"]["_errors"]["items"] = word
    schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": "^(0|[1-9][0-9]*)$"}
    haste: Json = {key: {} for key in ("message", "code", "retry_after", "global")}
    schemas["RatelimitedResponse"] = {"type": ["object", "string"], "properties": haste}
    schemas["ApplicationFormPartial"]["properties"]["description"] = {"type": ["string", "null"]}
    own: Json = {"version": {}, "application_id": {}}
    schemas["ApplicationCommandUpdateRequest"]["properties"] |= own
    return described


@cache
def gateway() -> Json:
    """The gateway's events. Flags are sums of the numbers listed there."""
    described = _read(GATEWAY)
    for name in described["definitions"]:
        if name.endswith("Flags"):
            described["definitions"][name] = {"type": "integer"}
    return described


@cache
def _fingerprint(is_rest: bool) -> str:
    """Of one of the documents."""
    told = json.dumps(openapi() if is_rest else gateway(), sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


KNOWN = re.compile(
    r"request: .*\.(nsfw|tts|attachments\[\d+\]\.\w+|embeds): unknown key"
    r"|event .*\.(media|file)\.id: unknown key"
)
"""What discord.py itself sends and Discord passes over; and a key that the REST API's description
demands while the gateway's does not have it."""


def _compiled(whole: Json) -> Callable[[Any], Any]:
    """The checker of a schema. Making one takes seconds: it is kept as a file, which all processes
    share."""
    told = fastjsonschema.VERSION, whole["allOf"], _fingerprint("components" in whole)
    key = hashlib.sha256(repr(told).encode()).hexdigest()[:24]
    folder = Path(gettempdir()) / f"meadhall-schemas-{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    path = folder / f"schema_{key}.py"
    if not path.exists():
        code = fastjsonschema.compile_to_code(whole, use_default=False)
        part = path.with_suffix(f".{os.getpid()}")
        part.write_text(code, "utf-8")
        part.replace(path)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    made = importlib.util.module_from_spec(spec)  # type: ignore[arg-type]
    spec.loader.exec_module(made)  # type: ignore[union-attr]
    check: Callable[[Any], Any] = made.validate
    return check


class Schema:
    """One schema with the document that its references point into."""

    def __init__(self, schema: Json, document: Json) -> None:
        self._schema = schema
        self._document = document
        self._whole = {"$schema": DRAFT, "allOf": [schema], **document}
        self._fast = _compiled(self._whole)

    def problems(self, value: Any) -> list[str]:
        """What is wrong with a value, and which of its keys nobody knows."""
        found: list[str] = []
        try:
            self._fast(value)
        except fastjsonschema.JsonSchemaException:
            slow = jsonschema.Draft7Validator(self._whole)
            errors = map(_deepest, slow.iter_errors(value))
            found += [f"{error.json_path[1:]}: {error.message[:300]}" for error in errors]
        found += [f"{where}: unknown key" for where in self._unknown(self._schema, value, "")]
        return found

    def _unknown(self, schema: Json, value: Any, where: str) -> Iterator[str]:
        parts = list(self._fitting(schema, value))
        if isinstance(value, list):
            items = [part["items"] for part in parts if isinstance(part.get("items"), dict)]
            for number, item in enumerate(value if items else ()):
                yield from self._unknown({"allOf": items}, item, f"{where}[{number}]")
        elif isinstance(value, dict):
            is_closed = any("properties" in part for part in parts)
            for key, inner in value.items():
                known = [part.get("properties", {}).get(key) for part in parts]
                more = [part.get("additionalProperties") for part in parts]
                fitting = [one for one in (*known, *more) if isinstance(one, dict)]
                if fitting:
                    yield from self._unknown({"allOf": fitting}, inner, f"{where}.{key}")
                elif is_closed:
                    yield f"{where}.{key}"

    def _fitting(self, schema: Json, value: Any) -> Iterator[Json]:
        """The schemas that a value may follow: all parts, and the branches of its type."""
        schema = self._resolve(schema["$ref"]) if "$ref" in schema else schema
        yield schema
        branches = (*schema.get("oneOf", ()), *schema.get("anyOf", ()))
        fitting = [part for part in branches if self._may_be(part, value)]
        for part in (*schema.get("allOf", ()), *fitting):
            yield from self._fitting(part, value)

    def _may_be(self, schema: Json, value: Any) -> bool:
        if not isinstance(value, dict):
            return True
        schema = self._resolve(schema["$ref"]) if "$ref" in schema else schema
        kinds = schema.get("properties", {}).get("type", {})
        allowed = kinds.get("enum") or ([kinds["const"]] if "const" in kinds else None)
        return not allowed or value.get("type") in allowed

    def _resolve(self, ref: str) -> Any:
        found: Any = self._document
        for step in ref.removeprefix("#/").split("/"):
            found = found[unquote(step).replace("~1", "/").replace("~0", "~")]
        return found


def _deepest(error: Any) -> Any:
    """Of alternatives the one that speaks of the value's own `type`, down to a single fault."""
    while error.context:
        other = {e.schema_path[0] for e in error.context if "type" in (*e.path, e.validator)}
        own = [e for e in error.context if e.schema_path[0] not in other]
        error = max(own or error.context, key=lambda e: len(e.absolute_path))
    return error


@cache
def of_rest(method: str, route: str, what: str, kind: str = "application/json") -> Schema | None:
    """Of a request's JSON, or of its answer's with a status; None where there is none."""
    operation = openapi()["paths"].get(route, {}).get(method.lower(), {})
    answers = {"request": operation.get("requestBody", {}), **operation.get("responses", {})}
    found = answers.get(what) or answers.get(f"{what[0]}XX") or {}
    if "$ref" in found:
        found = openapi()["components"]["responses"][found["$ref"].rpartition("/")[2]]
    content = found.get("content", {}).get(kind)
    return Schema(content["schema"], {"components": openapi()["components"]}) if content else None


@cache
def of_event(name: str) -> Schema:
    """Of an event's data."""
    described = {"$ref": f"#/definitions/Gateway{EVENTS[name]}DispatchData"}
    return Schema(described, {"definitions": gateway()["definitions"]})


class Watcher:
    """Notes everything that does not follow Discord's descriptions.

    What is seen is only kept, and checked when somebody asks: making a checker of a description
    takes seconds, in which Discord would give up waiting for the bot."""

    known: ClassVar[dict[tuple[str, ...], list[str]]] = {}
    """What is wrong with what was seen in this process, ids aside: much is said again and again."""

    def __init__(self) -> None:
        self._problems: list[str] = []
        self._kept: list[tuple[tuple[str, ...], str, Callable[[], Schema | None]]] = []

    def attach(self, table: StandIn) -> None:
        """Watch a local table from here on."""
        table.on_exchange.append(self.exchange)
        table.on_event.append(self.event)

    @property
    def problems(self) -> list[str]:
        """What was wrong in all that was seen so far."""
        kept, self._kept = self._kept, []
        for seen, said, describing in kept:
            if seen not in self.known:
                schema = describing()
                wrong = schema.problems(json.loads(said)) if schema else ["there is no such body"]
                found = [f"{seen[0]}: {problem}" for problem in wrong]
                self.known[seen] = [one for one in found if not KNOWN.search(one)]
            self._problems += self.known[seen]
        return self._problems

    def exchange(self, seen: Exchange) -> None:
        """A request and its answer, unless a test asked for an error of the server."""
        if seen.status >= 500:
            return
        about = (seen.method, seen.route)
        if seen.body is not None:
            kind = "multipart/form-data" if seen.files else "application/json"
            what = f"{' '.join(about)}, request"
            self._keep(what, seen.body, lambda: of_rest(*about, "request", kind), kind)
        if seen.answer is not None:
            what = f"{' '.join(about)}, answer {seen.status}"
            self._keep(what, seen.answer, lambda: of_rest(*about, str(seen.status)))

    def event(self, name: str, data: Json) -> None:
        """An event that the local table tells."""
        if name in EVENTS:
            self._keep(f"event {name}", data, lambda: of_event(name))

    def _keep(
        self, what: str, value: Any, describing: Callable[[], Schema | None], kind: str = ""
    ) -> None:
        said = json.dumps(value)
        seen = what, kind, re.sub(r"\d{10,}", "1", said)
        if self.known.get(seen) != []:
            self._kept.append((seen, said, describing))
