"""Registering application commands."""

from __future__ import annotations

from typing import Any

from localtable.hall.hall import Hall
from localtable.rest.call import Call, Route, the_application, the_guild
from localtable.rules import commands as rules
from localtable.shapes import wire
from localtable.shapes.refusal import Refused
from localtable.world.world import Command


def _scope(hall: Hall, call: Call) -> str | None:
    the_application(hall, call)
    if "guild_id" in call.path:
        the_guild(hall, call)
    return call.path.get("guild_id")


def listed(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET …/commands"""
    scope = _scope(hall, call)
    mine = [c for c in hall.world.commands.values() if c.guild_id == scope]
    said = [wire.command(hall.world, command) for command in mine]
    if call.query.get("with_localizations", "true") in ("0", "false"):
        for command in said:
            _localize(command)
    return 200, said


def _localize(form: dict[str, Any]) -> None:
    form.pop("name_localizations", None)
    form.pop("description_localizations", None)
    for inner in (*form.get("options", ()), *form.get("choices", ())):
        _localize(inner)


def replace(hall: Hall, call: Call) -> tuple[int, Any]:
    """PUT …/commands: these and no others; one that was there keeps its id. An Entry Point
    command must be among them."""
    scope = _scope(hall, call)
    rules.check_all(call.body)
    world = hall.world
    old = {_key(c.form): c for c in world.commands.values() if c.guild_id == scope}
    entry_points = {key for key in old if key[0] == rules.ENTRY_POINT}
    if not entry_points <= {_key(form) for form in call.body}:
        raise Refused(50240)
    made = []
    for form in call.body:
        before = old.pop(_key(form), None)
        if before is not None and before.form == form:
            made.append(before)
            continue
        version = world.clock.next_id()
        id_ = before.id if before else world.clock.next_id()
        command = Command(id_, scope, version, form)
        world.put(command)
        made.append(command)
    for gone in old.values():
        world.drop(gone)
    hall.changed()
    return 200, [wire.command(world, command) for command in made]


def create(hall: Hall, call: Call) -> tuple[int, Any]:
    """POST …/commands: one more, or a new version of one with the same name."""
    scope = _scope(hall, call)
    rules.check_all([call.form])
    world = hall.world
    mine = (c for c in world.commands.values() if c.guild_id == scope)
    before = next((c for c in mine if _key(c.form) == _key(call.form)), None)
    id_ = before.id if before else world.clock.next_id()
    command = Command(id_, scope, world.clock.next_id(), call.form)
    world.put(command)
    hall.changed()
    return 200 if before else 201, wire.command(world, command)


def _one(hall: Hall, call: Call) -> Command:
    scope = _scope(hall, call)
    command = hall.world.commands.get(call.path["command_id"])
    if command is None or command.guild_id != scope:
        raise Refused(10063)
    return command


def one(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET …/commands/{id}"""
    return 200, wire.command(hall.world, _one(hall, call))


def change(hall: Hall, call: Call) -> tuple[int, Any]:
    """PATCH …/commands/{id}"""
    command = _one(hall, call)
    form = {**command.form, **call.form}
    rules.check_all([form])
    command.form = form
    command.version = hall.world.clock.next_id()
    hall.world.put(command)
    hall.changed()
    return 200, wire.command(hall.world, command)


def remove(hall: Hall, call: Call) -> tuple[int, Any]:
    """DELETE …/commands/{id}"""
    hall.world.drop(_one(hall, call))
    hall.changed()
    return 204, None


def _key(form: dict[str, Any]) -> tuple[int, str]:
    return form.get("type") or 1, form["name"]


ROUTES: list[Route] = [
    (method, f"{base}/commands{tail}", handler)
    for base in (
        "/applications/{application_id}",
        "/applications/{application_id}/guilds/{guild_id}",
    )
    for method, tail, handler in (
        ("GET", "", listed),
        ("PUT", "", replace),
        ("POST", "", create),
        ("GET", "/{command_id}", one),
        ("PATCH", "/{command_id}", change),
        ("DELETE", "/{command_id}", remove),
    )
]
