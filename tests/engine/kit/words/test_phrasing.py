"""Texts that must fit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.kit import example
from engine.kit.words.phrasing import (
    cut,
    first_that_fits,
    fitted,
    length,
    listed,
    packed,
    shortened,
)
from texts import Words


def test_the_first_text_that_fits_is_taken_and_no_later_one_is_made() -> None:
    made = []

    def texts() -> Iterator[str]:
        for text in ("one two three", "one two", "one"):
            made.append(text)
            yield text

    assert first_that_fits(texts(), 8) == "one two"
    assert made == ["one two three", "one two"]


def test_where_none_fits_the_last_one_is_cut() -> None:
    assert first_that_fits(["one two three four", "one two three"], 9) == "one two…"


SMILE, FLAG = "\U0001f600", "\U0001f1e7\U0001f1f7"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
WAVE, HEART = "\U0001f44b\U0001f3fe", "\u2764\ufe0f"


@pytest.mark.parametrize("most", range(1, 30))
def test_emojis_count_as_clients_count_them(most: int) -> None:
    text = SMILE * 40
    for short in (cut(text, most), fitted(text, most), *shortened([text], most)):
        assert length(short) in (most, most - 1)
    assert all(length(page) <= max(most, 2) for page in packed([SMILE] * 9, max(most, 2)))


@pytest.mark.parametrize("sign", [FLAG, FAMILY, WAVE, HEART, "e\u0301"])
@pytest.mark.parametrize("most", range(1, 30))
def test_no_emoji_flag_or_letter_is_cut_in_two(sign: str, most: int) -> None:
    short = cut(sign * 40, most)
    assert length(short) <= most
    whole = short.removesuffix("…")
    assert whole == sign * (len(whole) // len(sign))


def test_what_fits_stays_as_it_is() -> None:
    assert cut(SMILE * 5, 10) == SMILE * 5
    assert cut(f"{SMILE * 4}ab", 10) == f"{SMILE * 4}ab"
    assert cut(f"{SMILE * 4}abc", 10) == f"{SMILE * 4}a…"


def test_spanish_says_e_before_the_sound_i() -> None:
    say = Words("es", (Path(example.__path__[0]) / "texts",))
    assert listed(["**Ana**", "**Inés**"], say) == "**Ana** e **Inés**"
    assert listed(["Ana", "Hilario"], say) == "Ana e Hilario"
    assert listed(["Ana", "Hielo"], say) == "Ana y Hielo"
    assert listed(["Ana", "Yago"], say) == "Ana y Yago"
    assert listed(["Inés", "Ana"], say) == "Inés y Ana"
