"""Names that were made to do something, and what is left of them."""

from __future__ import annotations

import re
import unicodedata
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.frame.words import MOST_MARKS, MOST_NAME, called, plain, safe

ZALGO = "Z\u0351\u0352\u0357\u0346\u0345\u0326a" + "\u0301" * 30
SIGNS = st.sampled_from([
    *"\\*_~|`<>[]()#-+.:/@&! \n\r\t0123aÉשع🧝🏽\ufe0f\u0301\u3164", "://", "discord.gg/",
    "<t:0:R>", "<@1201000000000000011>", "<#1>", "@everyone", "</x:1>", "\u202e", "\u200f",
    "\u200b", "\u200d", "\u2066", "\u2028", "\ufeff", "\x00", "\x1b", "\U000e0041",
])  # fmt: skip
NAMES = st.lists(SIGNS, max_size=32).map("".join) | st.text(max_size=40)


@pytest.mark.parametrize(
    "name",
    [
        "Ana", "ana.b", "Zoë (she/her)", "Ana-María", "O'Neill & Søn", "Nguyễn Thị Ánh", "李小龍",
        "ဦးသန့်", "שָׁלוֹם", "نرگس\u200cخاتون", "क्\u200dष", "👩‍👩‍👧", "🧝🏽‍♀️", "❤️", "1️⃣", "#1 fan", "№ 5",
    ],
)  # fmt: skip
def test_an_honest_name_stays_as_it_is(name: str) -> None:
    assert plain(name) == unicodedata.normalize("NFC", name)


def test_what_nobody_sees_is_taken_away() -> None:
    left = {
        "Ana\u202e\u2066\u200f": "Ana", "A\u200bn\u2060a\ufeff": "Ana", "\u200dAna\u200d": "Ana",
        "Ana\nBram\r\n\tCarlos": "Ana Bram Carlos", "Ana\x00\x1b[31m": "Ana[31m",
        "\ud800Ana": "Ana", "\u3164": "", "\u200d\u200c": "", "\u0301\u0302": "",
        "x" * 50: "x" * MOST_NAME,
    }  # fmt: skip
    assert {name: plain(name) for name in left} == left


def test_no_tower_of_signs_stands_on_a_letter() -> None:
    run = max(len(marks) for marks in re.findall(r"[\u0300-\u036f]*", plain(ZALGO)))
    assert run <= MOST_MARKS


def test_a_name_in_a_message_does_nothing() -> None:
    shown = {
        "<t:0:R>": r"\<t:0:R>", "<#1>": r"\<#1>", "</game new:1>": r"\</game new:1>",
        "<@1201000000000000011>": "\\<@\u200b1201000000000000011>", "<:x:1>": r"\<:x:1>",
        "@here": "@\u200bhere", "[a](https://b.c)": r"\[a](https\://b.c)",
        "https://evil.com": r"https\://evil.com", "discord.gg/abc": r"discord.gg\/abc",
        "# big": r"\# big", "- one": r"\- one", "1. one": r"1\. one", "> said": r"\> said",
        "**_~`||": r"\*\*\_\~\`\|\|", "\\": "\\\\", "Ana (she/her)": "Ana (she/her)",
        "נועה": "\u2068נועה\u2069",
    }  # fmt: skip
    assert {name: safe(name) for name in shown} == shown


@given(NAMES)
def test_no_name_keeps_any_markup(name: str) -> None:
    bare = plain(name)
    assert bare == plain(bare)
    assert len(bare) <= MOST_NAME
    assert "\n" not in bare
    shown = safe(name)
    assert shown.count("\u2068") == shown.count("\u2069") <= 1
    unescaped = re.sub(r"\\[^0-9A-Za-z\s]", "x", shown)
    assert not re.search(r"[\\*_~|`<\[]|://|^\s*[#>+-]|^\d+\.", unescaped.strip("\u2068\u2069"))
    assert not re.search(r"@(?:everyone|here|[!&]?\d{17,20})", shown)
    for sign in bare:
        kind = unicodedata.category(sign)
        assert kind not in ("Cc", "Cs", "Co", "Zl", "Zp"), hex(ord(sign))
        assert kind != "Cf" or sign in "\u200c\u200d", hex(ord(sign))


def test_whoever_has_no_name_to_see_is_called_by_their_account() -> None:
    user: Any = SimpleNamespace(display_name="\u3164\u202e", name="ana.b", id=5)
    assert called(user) == "ana.b"
    user.name = "\u200b"
    assert called(user) == "5"
