"""Texts that must fit."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kit.words.phrasing import first_that_fits


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
