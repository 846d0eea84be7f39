"""Summaries that fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kit.contract import Event
from engine.kit.words.story import (
    MOST,
    headed,
    line_by_line,
    of_kind,
    summed_up,
    without_steps,
)

SAY: Any = None
LONG = ("Bartholomew the Unready of Clare", "W" * 32)


def test_events_are_found_by_kind_and_a_heading_stands_only_above_lines() -> None:
    events = [Event(kind, {}) for kind in ("a", "b", "a", "c")]
    assert [event.kind for event in of_kind(events, "a", "c")] == ["a", "a", "c"]
    assert headed("Round 2", ["one", "two"]) == ["Round 2", "one", "two"]
    assert headed("Round 2", []) == []


def test_what_fits_is_told_once_with_whole_names() -> None:
    asked = []

    def tell(names: Sequence[str]) -> list[str]:
        asked.append(names)
        return [f"{names[0]} wins", "- the end"]

    assert summed_up(tell, LONG) == f"{LONG[0]} wins\n- the end"
    assert asked == [LONG]


def test_names_are_cut_before_anything_is_left_out() -> None:
    text = summed_up(lambda names: [f"- {name}" for name in names] * 20, LONG)
    assert len(text) <= MOST
    assert text.count("\n") == 39
    assert "Bartholomew the U…" in text


def test_steps_give_way_from_the_last_and_headings_stay() -> None:
    steps = [f"- step {n} {'x' * 100}" for n in range(20)]
    lines = without_steps(["Turn 1", *steps, "The end"]).split("\n")
    assert lines[0] == "Turn 1"
    assert lines[-2:] == ["- …", "The end"]
    assert lines[1:-2] == steps[: len(lines) - 3]
    assert MOST - 110 < len("\n".join(lines)) <= MOST
    assert len(without_steps(["word " * 300])) <= MOST, "without steps it is cut"


def test_told_line_by_line_the_first_lines_give_way() -> None:
    def tell(event: Event, say: Any, names: Sequence[str]) -> str:
        return event.args["text"] and f"{names[0]}: {event.args['text']}"

    def told(*texts: str) -> str:
        events = [Event("said", {"text": text}) for text in texts]
        return line_by_line(tell)(events, None, SAY, LONG[:1])

    assert told("hello", "", "bye") == f"{LONG[0]}: hello\n{LONG[0]}: bye"
    assert told("x" * 700, "y" * 700) == f"{LONG[0]}: {'y' * 700}"


def test_a_game_may_shorten_in_its_own_way() -> None:
    assert summed_up(lambda names: ["x" * 2000], LONG, lambda lines: lines[0][:5]) == "xxxxx"
