"""Texts that must fit; events, summaries and results in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.kit import example
from engine.kit.contract import Event, Source, Standing
from engine.kit.words import (
    MOST_SUMMARY,
    cut,
    first_that_fits,
    fitted,
    length,
    line_by_line,
    listed,
    of_kind,
    packed,
    result,
    score_table,
    shortened,
    source_rows,
    summed_up,
    without_steps,
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


SAY: Any = None
LONG = ("Bartholomew the Unready of Clare", "W" * 32)


def test_events_are_found_by_kind() -> None:
    events = [Event(kind, {}) for kind in ("a", "b", "a", "c")]
    assert [event.kind for event in of_kind(events, "a", "c")] == ["a", "a", "c"]


def test_what_fits_is_told_once_with_whole_names() -> None:
    asked = []

    def tell(names: Sequence[str]) -> list[str]:
        asked.append(names)
        return [f"{names[0]} wins", "- the end"]

    assert summed_up(tell, LONG) == f"{LONG[0]} wins\n- the end"
    assert asked == [LONG]


def test_names_are_cut_before_anything_is_left_out() -> None:
    text = summed_up(lambda names: [f"- {name}" for name in names] * 20, LONG)
    assert len(text) <= MOST_SUMMARY
    assert text.count("\n") == 39
    assert "Bartholomew the U…" in text


def test_steps_give_way_from_the_last_and_headings_stay() -> None:
    steps = [f"- step {n} {'x' * 100}" for n in range(20)]
    lines = without_steps(["Turn 1", *steps, "The end"]).split("\n")
    assert lines[0] == "Turn 1"
    assert lines[-2:] == ["- …", "The end"]
    assert lines[1:-2] == steps[: len(lines) - 3]
    assert MOST_SUMMARY - 110 < len("\n".join(lines)) <= MOST_SUMMARY
    assert len(without_steps(["word " * 300])) <= MOST_SUMMARY, "without steps it is cut"


def test_told_line_by_line_the_first_lines_give_way() -> None:
    def tell(event: Event, say: Any, names: Sequence[str]) -> str:
        return event.args["text"] and f"{names[0]}: {event.args['text']}"

    def told(*texts: str) -> str:
        events = [Event("said", {"text": text}) for text in texts]
        return line_by_line(tell)(events, None, SAY, LONG[:1])

    assert told("hello", "", "bye") == f"{LONG[0]}: hello\n{LONG[0]}: bye"
    assert told("x" * 700, "y" * 700) == f"{LONG[0]}: {'y' * 700}"


def test_the_longest_lines_lose_their_ends() -> None:
    part = "x" * 500
    lines = ["a; b", f"{part}; {part}; {part}"]
    assert summed_up(lambda names: lines, LONG, "; ") == f"a; b\n{part}; {part}; …"
    assert len(summed_up(lambda names: ["x" * 2000], LONG, "; ")) <= MOST_SUMMARY


NAMES = ("Ana", "Bea", "Cai")
TEXTS = {
    "result-sole": "{who} wins with {points}",
    "result-shared": "{who} share it with {points}",
    "result-line": "{place}. {who} ({letter}): {points}",
    "count-points": "{n} points",
    "why-ships": "More ships",
    "source-total": "Total",
    "source-ships": "Ships",
    "source-cards": "Cards",
    "list-last": "{head} and {tail}",
}


class English:
    locale = "en"

    def __call__(self, key: str, /, **args: Any) -> str:
        return TEXTS[key].format(**args)


def standing(points: tuple[int, ...], places: tuple[int, ...], why: str = "points") -> Standing:
    return Standing(places=places, points=points, sources=(Source("ships", points),), why=why)


def test_the_winner_stands_above_the_places_and_the_table_in_their_order() -> None:
    text = result(standing((4, 12, 7), (3, 1, 2)), English(), NAMES)
    assert text.split("\n") == [
        "🏆 Bea wins with 12 points",
        "1. Bea (B): 12 points",
        "2. Cai (C): 7 points",
        "3. Ana (A): 4 points",
        "```",
        "        B   C   A",
        "Total  12   7   4",
        "```",
    ]


def test_where_points_come_from_is_told_of_several_sources() -> None:
    both = (Source("ships", (4, 12, 7)), Source("cards", (1, 0, 2)))
    text = result(Standing.ranked(both), English(), NAMES)
    assert "\nShips  12   7   4\nCards   0   2   1\nTotal  12   9   5\n" in text


def test_a_shared_victory_and_what_decided_are_told() -> None:
    lines = result(standing((8, 8, 1), (1, 1, 3), "ships"), English(), NAMES).split("\n")
    assert lines[:2] == ["🏆 Ana and Bea share it with 8 points", "More ships"]


def test_a_game_has_its_own_sign_and_names_of_sources() -> None:
    final = Standing.ranked((Source("ships", (8, 2, 1)), Source("cards", (0, 0, 0))))
    text = result(final, English(), NAMES, "👑", lambda source, say: source.upper())
    assert text.startswith("👑 Ana")
    assert "\nSHIPS   8   2   1\n" in text


def test_a_table_may_be_narrow_and_without_a_total() -> None:
    rows = source_rows(standing((8, 2, 1), (1, 2, 3)), English())
    assert score_table(rows, [0, 2, 1], wide=2) == ["```", "      A C B", "Ships 8 1 2", "```"]


def test_a_table_of_many_is_as_narrow_as_a_phone_wants_and_no_narrower_than_its_numbers() -> None:
    for seats, label, wide in ((4, "Kingdoms", 4), (7, "Fourteen signs", 3), (8, "Some signs", 3)):
        lines = score_table([(label, [10] * seats)], range(seats))
        assert len(lines[1]) == len(label) + wide * seats
    assert len(score_table([("Much too long a label", [10] * 8)], range(8))[1]) == 21 + 3 * 8
