"""Prompts as messages of the local table, so that its page lays them out."""

from __future__ import annotations

import io
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Page

from cogs.frame.message import Message
from cogs.painting import laid_out
from engine.games import all_games, art_folder
from engine.kit.scene import Canvas, size_of
from localtable import messages, page
from localtable.calls import Upload
from localtable.server import LocalTable
from pictures.painter import Painter
from pictures.studio import Picture, Show
from tests.e2e.people import ANA

MOST_WIDE = 400
"""Pixels of an empty box: wider than a picture on a phone."""


MEASURE = """() => Object.fromEntries(
    [...document.querySelectorAll("[data-message]")].map(message => {
        const place = what => message.querySelector(what)?.getBoundingClientRect();
        return [message.dataset.message, {
            high: Math.round(place(".parts").bottom - place(".text").top),
            picture: Math.round(place(".gallery")?.height ?? 0),
            room: message.closest(".messages").clientHeight,
        }];
    }))"""
"""Of each prompt: all of it, its picture, and as much as one sees without scrolling."""
LOADED = """() => Promise.all([...document.images].filter(image => !image.complete).map(
    image => new Promise(done => { image.onload = image.onerror = done; })))"""
"""A picture that does not come would be as high as its words."""


class Signs:
    """No emojis of the bot's own."""

    def labels(self, game: str, labels: Any) -> Any:
        return labels

    def content(self, table: Any, content: str, locale: str) -> str:
        return content


class Boxes:
    """A painter of empty boxes with the proportions of each picture."""

    async def shown(self, show: Show) -> Picture | None:
        scene = laid_out(show)
        return None if scene is None else await self.picture(scene)

    async def picture(self, scene: Canvas) -> Picture:
        width, height = size_of(scene)
        scale = min(1, MOST_WIDE / width)
        out = io.BytesIO()
        Image.new("1", (round(width * scale), round(height * scale))).save(out, "PNG")
        return Picture(out.getvalue(), scene.alt, (width, height))


class Paints:
    """A painter that paints, one picture after the other."""

    def __init__(self) -> None:
        self._painter = Painter(art_folder)

    async def shown(self, show: Show) -> Picture | None:
        scene = laid_out(show)
        if scene is None:
            return None
        return Picture(self._painter.paint(scene), scene.alt, size_of(scene))


def house_with(studio: Any) -> Any:
    """What panels need of the house."""
    service = SimpleNamespace(game=lambda table: all_games()[table.game])
    return SimpleNamespace(studio=studio, emoji_set=Signs(), service=service)


def shows_all(patch: pytest.MonkeyPatch) -> None:
    """The page does, of a channel."""
    patch.setattr(page, "SHOWN", page.MOST)


def post(table: LocalTable, channel: str, face: Message) -> str:
    """Put a face into a channel; the message's id."""
    files = {number: Upload(image.name, image.data) for number, image in enumerate(face.images)}
    listed = [
        {"id": str(number), "filename": image.name, "description": image.alt[:1024]}
        for number, image in enumerate(face.images)
    ]
    body = {
        "content": face.content,
        "components": face.view.to_components(),
        "attachments": listed,
    }
    where = table.world.channels[channel]
    return str(messages.send(table, table.world.bot, where, body, files)["id"])


async def measured(
    table: LocalTable, page: Page, channel: str, messages: Mapping[str, Message]
) -> dict[str, dict[str, int]]:
    """The sizes of prompts on the page, by their names."""
    names = {post(table, channel, message): name for name, message in messages.items()}
    await page.goto(f"{table.url}/?person={ANA}&channel={channel}")
    await page.locator(f'[data-message="{list(names)[-1]}"]').wait_for()
    await page.evaluate(LOADED)
    found = await page.evaluate(MEASURE)
    assert names.keys() <= found.keys()
    return {names[key]: sizes for key, sizes in found.items() if key in names}
