"""What an empty channel shows: an invitation to begin. Whoever starts the local table supplies it,
because the table knows no bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from aiohttp import web

from localtable.hall.hall import Hall
from localtable.world.world import Person

Json = dict[str, Any]


class Invites(Protocol):
    """Whoever invites."""

    def cards(self, locale: str) -> Sequence[Json]:
        """What one is invited to, in the language that fits a locale of Discord's: each with
        "key", "title", "text", "alt" (what its picture shows) and "ways", buttons that send a
        slash command: "label", "command" (its English names with blanks between) and
        "options"."""

    async def picture(self, key: str, locale: str) -> bytes | None:
        """The PNG of a card."""


def invitation(hall: Hall, who: Person, _: Json) -> Json:
    """The cards for this person; none where nobody invites."""
    cards = [] if hall.invites is None else hall.invites.cards(who.locale)
    return {"locale": who.locale, "cards": list(cards)}


async def picture(hall: Hall, request: web.Request) -> web.Response:
    """GET /table/invitation/LOCALE/KEY.png"""
    png = None
    if hall.invites is not None:
        png = await hall.invites.picture(request.match_info["key"], request.match_info["locale"])
    if png is None:
        return web.Response(status=404, text="There is no such picture.")
    return web.Response(body=png, content_type="image/png")
