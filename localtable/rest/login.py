"""Who the bot is, and where the gateway is."""

from __future__ import annotations

from typing import Any

from localtable.hall.hall import Hall
from localtable.rest.call import Call, Route
from localtable.shapes import wire


def me(hall: Hall, _: Call) -> tuple[int, Any]:
    """GET /users/@me"""
    more = {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
    return 200, {**wire.user(hall.world.bot()), **more}


def application(hall: Hall, _: Call) -> tuple[int, Any]:
    """GET /oauth2/applications/@me and /applications/@me"""
    world = hall.world
    return 200, {
        "id": world.application_id,
        "name": world.bot().name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": wire.user(world.bot()),
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": wire.user(world.people[world.guild.owner_id]),
        "approximate_guild_count": 1 + len(world.crowd),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def gateway(hall: Hall, _: Call) -> tuple[int, Any]:
    """GET /gateway"""
    return 200, {"url": hall.gateway.url}


def gateway_for_bots(hall: Hall, _: Call) -> tuple[int, Any]:
    """GET /gateway/bot"""
    starts = hall.gateway.starts
    limit = starts.limit()
    return 200, {"url": hall.gateway.url, "shards": starts.shards, "session_start_limit": limit}


ROUTES: list[Route] = [
    ("GET", "/users/@me", me),
    ("GET", "/oauth2/applications/@me", application),
    ("GET", "/applications/@me", application),
    ("GET", "/gateway", gateway),
    ("GET", "/gateway/bot", gateway_for_bots),
]
