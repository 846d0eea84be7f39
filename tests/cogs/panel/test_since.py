"""What stands on top of a prompt of what happened since one's last move."""

from __future__ import annotations

from cogs.panel.since import MOST_LINE, MOST_LINES, News, brief
from texts import LOCALES, own_words


def news(count: int, *, whole: bool = True) -> News:
    return News(7, 12, tuple(f"line {n}" for n in range(count)), whole)


def test_all_of_it_needs_no_button() -> None:
    text, more = news(MOST_LINES).fitted(2000, "en")
    head = own_words("en")("since")
    assert text.splitlines() == [f"> {head}", *(f"> line {n}" for n in range(MOST_LINES))]
    assert more == ""


def test_where_something_is_missing_a_button_leads_to_all_of_it() -> None:
    for locale in LOCALES:
        text, more = news(MOST_LINES, whole=False).fitted(2000, locale)
        assert text.splitlines()[0] == f"> {own_words(locale)('since-part')}"
        assert more == "a:7:more.12"


def test_without_room_the_oldest_lines_go_first() -> None:
    long = News(7, 12, tuple(f"line {n} {'x' * 60}" for n in range(3)))
    whole, _ = long.fitted(2000, "en")
    text, more = long.fitted(len(whole) - 1, "en")
    assert [line[:8] for line in text.splitlines()[1:]] == ["> line 1", "> line 2"]
    assert len(text) < len(whole)
    assert more == "a:7:more.12"
    assert news(3).fitted(10, "en") == ("", "a:7:more.12")


def test_nothing_happened() -> None:
    assert brief([]) == ([], True)
    assert News().fitted(2000, "en") == ("", "")


def test_one_turn_is_told_from_its_heading_on() -> None:
    turn = ["**Turn 3** · **Ana**", *(f"step {n}" for n in range(MOST_LINES))]
    assert brief([turn]) == (turn[:MOST_LINES], False)
    assert brief([turn[:2]]) == (turn[:2], True)


def test_of_many_turns_each_of_the_last_is_a_line_that_says_which_it_is() -> None:
    turns = [[f"**Turn {n}**", "builds", "pays"] for n in range(MOST_LINES + 2)]
    shown, whole = brief(turns)
    assert shown == [f"**Turn {n}** · builds · pays" for n in range(2, MOST_LINES + 2)]
    assert not whole


def test_what_is_cut_is_whole_words_and_leaves_nothing_bold_behind_it() -> None:
    (line,), whole = brief([[f"{'word ' * 18}**a name of two words** does something"]])
    assert len(line) <= MOST_LINE + 2
    assert line.endswith("…**")
    assert line.count("**") == 2
    assert not whole
