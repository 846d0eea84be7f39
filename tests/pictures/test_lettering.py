"""Names may be anything; they keep to their room and never show boxes."""

from __future__ import annotations

import pytest

from engine.kit.draw.letters import FILES, fitted, font, has_glyph, legible, length
from engine.kit.scene import Label
from pictures.painter import SMALLEST, letter

NAMES = [
    "Ana", "Maximiliano Fernando de la Santísima Trinidad", "W" * 100, "漢字漢字漢字", "🎉🎊🥳",
    "Ana 🎉 Bé", "שלום", "Жанна Ωmega", "Z̸̢̛a̷l̴g̵o̶", "a\nb\tc\u200b\u202ed", "𝔃𝓸𝓮", "", "   ",
]  # fmt: skip
LEAST = round(30 * SMALLEST)


@pytest.mark.parametrize("style", FILES)
@pytest.mark.parametrize("name", NAMES)
def test_a_name_keeps_to_its_room(name: str, style: str) -> None:
    room = 120
    text, size = fitted(legible(name, style, "B"), style, 30, LEAST, room)
    assert text
    assert font(style, size).getlength(text) <= room
    assert LEAST <= size <= 30
    drawn = letter(Label(name, 0, 0, 30, style, fit=room, instead="B"), 1)
    assert drawn.mask.width <= room + 6
    assert drawn.mask.getbbox() is not None


@pytest.mark.parametrize("style", FILES)
def test_a_text_is_as_wide_as_the_font_says(style: str) -> None:
    for text in (*NAMES, "Típico AVATAR Wo. To, Ya fi ffl", "T", "VA"):
        for size in (9, 30, 41):
            assert length(text, style, size) == font(style, size).getlength(text)


def test_only_letters_that_the_font_has_are_written_and_fancy_dress_plainly() -> None:
    for name in NAMES:
        assert all(has_glyph("bold", sign) for sign in legible(name, "bold", "B")), name
    assert legible("漢字", "bold", "C") == "C"
    for name, written in (
        ("Ana 🎉 Bé", "Ana Bé"),
        ("a\nb\u202ec", "a bc"),
        ("Z̸a̷l̴g̵o̶", "Zalgo"),
        ("Zoe\u0308", "Zoë"),
        ("𝓐𝓷𝓪 Ｂｏ ⓒⓛⓔⓞ", "Ana Bo cleo"),
    ):
        assert legible(name, "bold") == written


def test_the_words_of_all_our_languages_can_be_written() -> None:
    for style in FILES:
        for sign in "áéíóúüñçãõâêôàÁÉÍÓÚÑÇ¿¡–—…·×’“”0123456789/+½":
            assert has_glyph(style, sign), (style, sign)


def test_a_text_shrinks_before_it_is_cut() -> None:
    wide = font("bold", 30).getlength("Maximiliano")
    assert fitted("Maximiliano", "bold", 30, LEAST, round(wide * 0.85))[0] == "Maximiliano"
    cut, size = fitted("Maximiliano", "bold", 30, LEAST, round(wide * 0.5))
    assert (cut[-1], size) == ("…", LEAST)


@pytest.mark.parametrize("text", ["7", "88"])
def test_numbers_stand_on_the_middle_of_their_place(text: str) -> None:
    drawn = letter(Label(text, 0, 0, 40, "bold"), 1)
    assert abs(drawn.top + drawn.mask.height / 2) <= 2
    assert abs(drawn.left + drawn.mask.width / 2) <= 2
