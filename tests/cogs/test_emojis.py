"""The games' symbols as the application's emojis: uploaded once, replaced when drawn anew, and in
texts as far as there is room."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui
from msgspec import structs
from PIL import Image

from cogs import emojis
from cogs.emojis import Emojis, short, wanted
from engine.games import all_games, art_folder, symbols
from engine.showing import Label

GAME = next(key for key in all_games() if symbols(key))
SIGNS = list(symbols(GAME).values())


class Meta:
    """Keys and values that outlive the bot."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def get(self, key: str) -> str | None:
        return self.kept.get(key)

    async def set(self, key: str, value: str) -> None:
        self.kept[key] = value


class Application:
    """What Discord keeps of the application's emojis, and a bot that reaches it."""

    def __init__(self) -> None:
        self.there: dict[str, Any] = {}
        self.store = SimpleNamespace(meta=Meta())
        self.refused: set[str] = set()
        self.down = False
        self.uploads: list[str] = []

    async def fetch_application_emojis(self) -> list[Any]:
        if self.down:
            raise fault(503)
        return list(self.there.values())

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        assert name not in self.there, "the name is taken"
        assert re.fullmatch(r"\w{2,32}", name, re.ASCII)
        if name in self.refused:
            raise fault(400)
        assert Image.open(BytesIO(image)).size == (128, 128)
        assert len(image) < 256 * 1024
        self.uploads.append(name)
        made = SimpleNamespace(name=name, id=10**18 + len(self.uploads))

        async def delete() -> None:
            del self.there[name]

        made.delete = delete
        self.there[name] = made
        return made


def fault(status: int) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=status, reason="no"), {"code": 0})  # type: ignore[arg-type]


async def started(application: Application) -> Emojis:
    """The bot's emojis after a start."""
    found = Emojis(application)  # type: ignore[arg-type]
    await found.bring_up()
    return found


async def test_every_symbol_of_every_game_is_uploaded_once() -> None:
    application = Application()
    signs = await started(application)
    assert set(application.uploads) == set(wanted(all_games()))
    again = await started(application)
    assert len(application.uploads) == len(application.there), "uploaded again at the next start"
    for sign in SIGNS:
        assert re.fullmatch(r"<:\w+:\d+>", signs.one(GAME, sign))
        assert again.one(GAME, sign) == signs.one(GAME, sign)


async def test_a_drawing_that_changed_is_replaced_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    application = Application()
    before = await started(application)
    name, emoji = next(iter(wanted([GAME]).items()))
    anew = wanted(all_games()) | {name: structs.replace(emoji, digest="other")}
    monkeypatch.setattr(emojis, "wanted", lambda _: anew)
    after = await started(application)
    assert application.uploads[len(application.there) :] == [name]
    assert after.one(GAME, emoji.sign) != before.one(GAME, emoji.sign)


async def test_a_symbol_that_is_gone_is_taken_away_but_nobody_elses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    application = Application()
    await started(application)
    foreign = SimpleNamespace(name="cow", id=5)
    application.there["cow"] = foreign
    rest = wanted([GAME])
    gone = rest.popitem()[0]
    monkeypatch.setattr(emojis, "wanted", lambda _: rest)
    await started(application)
    assert gone not in application.there
    assert application.there["cow"] is foreign


async def test_what_cannot_be_uploaded_stays_unicode_and_is_tried_again() -> None:
    application = Application()
    name, emoji = next(iter(wanted([GAME]).items()))
    application.refused = {name}
    signs = await started(application)
    assert signs.one(GAME, emoji.sign) == emoji.sign
    assert signs.text(GAME, f"{emoji.sign} 3", 100) == f"{emoji.sign} 3"
    application.refused = set()
    signs = await started(application)
    assert signs.one(GAME, emoji.sign) != emoji.sign


async def test_without_discord_everything_stays_unicode() -> None:
    application = Application()
    application.down = True
    signs = await started(application)
    assert signs.text(GAME, "".join(SIGNS), 4000) == "".join(SIGNS)


def with_marks(marks: dict[str, str]) -> Emojis:
    signs = Emojis(None)  # type: ignore[arg-type]
    signs._marks[GAME] = marks
    return signs


COIN, FLAG = "<:toy_coin:1234567890123456789>", "<:toy_flag:1234567890123456789>"
TOY = with_marks({"🪙": COIN, "🚩": FLAG})


def test_a_kind_of_symbol_stands_everywhere_or_nowhere() -> None:
    text = "🪙 3 · 🚩 1\n🪙 2 · 🚩 0"
    assert TOY.text(GAME, text, 2000) == f"{COIN} 3 · {FLAG} 1\n{COIN} 2 · {FLAG} 0"
    room = len(text) + 2 * (len(COIN) - 1)
    assert TOY.text(GAME, text, room) == f"{COIN} 3 · 🚩 1\n{COIN} 2 · 🚩 0"
    assert TOY.text(GAME, text, room - 1) == text
    for most in range(len(text), len(text) + 150):
        assert len(TOY.text(GAME, text, most)) <= most


def test_names_and_code_keep_their_own_emojis() -> None:
    text = "**🪙 Joe**: 🪙 3 `🪙` ```\n🪙 12\n```"
    dressed = TOY.text(GAME, text, 2000, keep=["**🪙 Joe**", "**Ana**"])
    assert dressed == f"**🪙 Joe**: {COIN} 3 `🪙` ```\n🪙 12\n```"


def test_other_games_and_other_signs_stay_as_they_are() -> None:
    assert TOY.text("another", "🪙", 2000) == "🪙"
    assert TOY.text(GAME, "🏆 🪙", 2000) == f"🏆 {COIN}"
    assert TOY.one("another", "🪙") == "🪙"
    assert TOY.one(GAME, "") == ""


def test_labels_bear_the_emoji_on_their_button_alone() -> None:
    (label,) = TOY.labels(GAME, [Label("3 🪙", "🪙", emoji="🪙")])
    assert (label.text, label.detail, label.emoji) == ("3 🪙", "🪙", COIN)
    button: ui.Button[Any] = ui.Button(label="x", emoji=label.emoji)
    assert int(button.to_component_dict()["emoji"]["id"]) == 1234567890123456789


def test_all_texts_of_a_layout_share_its_room() -> None:
    view = ui.LayoutView(timeout=None)
    for _ in range(2):
        view.add_item(ui.TextDisplay("🪙" * 60 + "." * 100))
    TOY.layout(GAME, view)
    texts = [item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    assert texts[0].count(COIN) == 60
    assert sum(map(len, texts)) <= 4000


def test_names_begin_with_the_games_letters_and_never_meet() -> None:
    assert short("ships_and_kings") == "sak"
    names = wanted(all_games())
    assert len(names) == sum(len(symbols(key)) for key in all_games())
    assert all(len(name) <= emojis.MOST_NAME for name in names)


@pytest.mark.parametrize("key", all_games())
def test_every_symbol_has_its_drawing_and_its_own_sign(key: str) -> None:
    signs = symbols(key)
    assert len(set(signs.values())) == len(signs)
    for drawing, sign in signs.items():
        path: Path = art_folder(key) / f"{drawing}.svg"
        assert "$" not in path.read_text("utf-8"), "an emoji has no colours to be put in"
        assert sign
        assert not sign.isascii()
