"""Embeds and components as Discord gives them back: defaults filled in, and the addresses of the
files in place of their `attachment://` names."""

from __future__ import annotations

import mimetypes
from typing import Any, Final

from localtable.world.world import Attachment, Message, World

Json = dict[str, Any]

SELECTS: Final = (3, 5, 6, 7, 8)
GALLERY: Final = 12
DEFAULTS: Final[dict[int, Json]] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
}
"""What a component has when the bot did not say it, by type."""


class Filled:
    """Fills in the embeds and components of one message, noting which files they show."""

    def __init__(self, world: World, message: Message) -> None:
        self._world = world
        self._message = message
        self._files = {f"attachment://{file.filename}": file for file in message.attachments}
        self._shown: set[str] = set()
        self.embeds = [self._embed(embed) for embed in message.embeds]
        self.components = [self._part(part) for part in message.components]
        self.unshown = [file for file in message.attachments if file.id not in self._shown]
        """The files that are below the message."""

    def _file(self, url: str) -> Attachment | None:
        file = self._files.get(url)
        if file is not None:
            self._shown.add(file.id)
        return file

    def _embed(self, given: Json) -> Json:
        said: Json = {"type": "rich"}
        for key, value in given.items():
            if value is None or key == "type":
                continue
            said[key] = value
            if key in ("image", "thumbnail"):
                said[key] = self._picture(value["url"])
            elif key in ("author", "footer") and value.get("icon_url"):
                icon = self._picture(value["icon_url"])
                said[key] = {
                    **value,
                    "icon_url": icon["url"],
                    "proxy_icon_url": icon["proxy_url"],
                }
        if "fields" in said:
            said["fields"] = [{"inline": False, **field} for field in said["fields"]]
        return said

    def _picture(self, url: str) -> Json:
        file = self._file(url)
        if file is None:
            return {"url": url, "proxy_url": url}
        here = file_url(self._world, self._message, file)
        said: Json = {"url": here, "proxy_url": here, "content_type": file.content_type}
        if file.width is not None:
            said |= {"width": file.width, "height": file.height}
        return said

    def _part(self, given: Json) -> Json:
        kind = int(given["type"])
        said = {**DEFAULTS.get(kind, {}), **_without_nulls(given)}
        if kind in SELECTS:
            said.pop("required", None)
        if "default_values" in said:
            # A bot may send numbers, which a browser could not tell apart: ids are words.
            preset = said["default_values"]
            said["default_values"] = [{**one, "id": str(one["id"])} for one in preset]
        if "media" in said:
            said["media"] = self._media(said["media"]["url"])
        if "file" in said:
            file = self._file(said["file"]["url"])
            said["file"] = self._media(said["file"]["url"])
            if file is not None:
                said |= {"name": file.filename, "size": file.size}
        if kind == GALLERY:
            said["items"] = [self._item(item) for item in said["items"]]
        if "emoji" in said:
            said["emoji"] = self._emoji(said["emoji"])
        if "options" in said:
            said["options"] = [self._option(option) for option in said["options"]]
        if "components" in said:
            said["components"] = [self._part(inner) for inner in said["components"]]
        if "accessory" in said:
            said["accessory"] = self._part(said["accessory"])
        return said

    def _item(self, given: Json) -> Json:
        said = {"description": None, "spoiler": False, **_without_nulls(given)}
        said["media"] = self._media(given["media"]["url"])
        return said

    def _media(self, url: str) -> Json:
        file = self._file(url)
        if file is None:
            kind = mimetypes.guess_type(url)[0]
            return {"id": self._message.id, "url": url, "proxy_url": url, "content_type": kind}
        return {"id": file.id, "attachment_id": file.id, **self._picture(url)}

    def _option(self, given: Json) -> Json:
        said = _without_nulls(given)
        if "emoji" in said:
            said["emoji"] = self._emoji(said["emoji"])
        return said

    def _emoji(self, given: Json) -> Json:
        if given.get("id") is None:
            return {"name": given["name"]}
        own = self._world.emojis.get(str(given["id"]))
        return {
            "id": str(given["id"]),
            "name": own.name if own else given["name"],
            "animated": own is not None and own.animated,
        }


def _without_nulls(given: Json) -> Json:
    return {key: value for key, value in given.items() if value is not None}


def file_url(world: World, message: Message, thing: Attachment) -> str:
    """Where a file can be had."""
    return f"{world.url}/attachments/{message.channel_id}/{thing.id}/{thing.filename}"
