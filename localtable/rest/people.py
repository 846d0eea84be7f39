"""The server, its roles, and its people."""

from __future__ import annotations

from typing import Any

from localtable.hall.gateway import GUILD_MEMBERS
from localtable.hall.hall import Hall
from localtable.rest.call import Call, Route, amount, the_guild, the_person
from localtable.shapes import wire
from localtable.shapes.refusal import Refused
from localtable.world import permissions


def user(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /users/{id}"""
    return 200, wire.user(the_person(hall, call, on_server=False))


def guild(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /guilds/{id}"""
    the_guild(hall, call)
    said = wire.guild(hall.world)
    if call.query.get("with_counts", "").lower() in ("1", "true"):
        here = sum(person.joined_ms is not None for person in hall.world.people.values())
        said |= {"approximate_member_count": here, "approximate_presence_count": here}
    return 200, said


def guilds(hall: Hall, _: Call) -> tuple[int, Any]:
    """GET /users/@me/guilds"""
    world = hall.world
    if world.bot().joined_ms is None:
        return 200, []
    return 200, [
        {
            "id": world.guild.id,
            "name": world.guild.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(permissions.on_server(world, world.bot())),
            "features": [],
        }
    ]


def member(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /guilds/{id}/members/{id}: on simulated servers are the same people"""
    if call.path["guild_id"] not in hall.world.crowd:
        the_guild(hall, call)
    return 200, wire.member(the_person(hall, call))


def members(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /guilds/{id}/members, for bots with the privileged intent"""
    the_guild(hall, call)
    if not any(session.wants(GUILD_MEMBERS) for session in hall.gateway.sessions.values()):
        raise Refused(50001)
    after = int(call.query.get("after", "0"))
    here = [p for p in hall.world.people.values() if p.joined_ms is not None and int(p.id) > after]
    return 200, [wire.member(person) for person in here[: amount(call, 1, 1000)]]


def roles(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /guilds/{id}/roles"""
    the_guild(hall, call)
    return 200, [wire.role(hall.world, role) for role in hall.world.roles.values()]


def role(hall: Hall, call: Call) -> tuple[int, Any]:
    """GET /guilds/{id}/roles/{id}"""
    the_guild(hall, call)
    found = hall.world.roles.get(call.path["role_id"])
    if found is None:
        raise Refused(10011)
    return 200, wire.role(hall.world, found)


ROUTES: list[Route] = [
    ("GET", "/users/@me/guilds", guilds),
    ("GET", "/users/{user_id}", user),
    ("GET", "/guilds/{guild_id}", guild),
    ("GET", "/guilds/{guild_id}/members", members),
    ("GET", "/guilds/{guild_id}/members/{user_id}", member),
    ("GET", "/guilds/{guild_id}/roles", roles),
    ("GET", "/guilds/{guild_id}/roles/{role_id}", role),
]
