"""What stands on top of a prompt of what happened since one's last move."""

from __future__ import annotations

from cogs.panel.since import MOST_LINES, News
from texts import LOCALES, own_words


def news(count: int, of: int | None = None, *, whole: bool = True) -> News:
    lines = tuple(f"line {n}" for n in range(count))
    return News(7, 12, lines, of or count, whole)


def test_all_of_it_needs_no_button() -> None:
    text, more = news(MOST_LINES).fitted(2000, "en")
    head = own_words("en")("since")
    assert text.splitlines() == [f"> {head}", *(f"> line {n}" for n in range(5))]
    assert more == ""


def test_where_something_is_missing_a_button_leads_to_all_of_it() -> None:
    for locale in LOCALES:
        text, more = news(MOST_LINES, 12, whole=False).fitted(2000, locale)
        head = own_words(locale)("since-last", shown=5, all=12)
        assert text.splitlines()[0] == f"> {head}"
        assert more == "a:7:more.12"


def test_without_room_the_oldest_lines_go_first() -> None:
    long = News(7, 12, tuple(f"line {n} {'x' * 60}" for n in range(3)), 3)
    whole, _ = long.fitted(2000, "en")
    text, more = long.fitted(len(whole) - 1, "en")
    assert [line[:8] for line in text.splitlines()[1:]] == ["> line 1", "> line 2"]
    assert len(text) < len(whole)
    assert more == "a:7:more.12"
    assert news(3).fitted(10, "en") == ("", "a:7:more.12")


def test_nothing_happened() -> None:
    assert News().fitted(2000, "en") == ("", "")
