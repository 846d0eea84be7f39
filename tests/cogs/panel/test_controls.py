"""A question becomes components by one rule, within Discord's limits, for any game."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from discord import ButtonStyle, ui
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.frame.ids import Menu, Option, Sure
from cogs.frame.parts import Press, rows
from cogs.panel.ahead import choose_ahead
from cogs.panel.controls import (
    controls,
    marks,
    named_of,
    parts_of,
    pick_of,
    picks_from_menu,
    picks_from_text,
    toggled,
)
from engine.kit.contract import Limit, Question
from engine.kit.showing import Label
from engine.table.service import OpenQuestion, Refused
from tests.cogs.service import refused
from texts import own_words

SAY = own_words("en")
IDS = named_of(7, 9)
ASK = "Which option do you take?"


def question(options: int, **more: Any) -> Question:
    return Question(1, 0, "kind", tuple(f"o{i}" for i in range(options)), **more)


def labels(asked: Question, groups: int = 1) -> list[Label]:
    return [
        Label(f"Option {key[1:]}", group=f"Group {int(key[1:]) % groups}" if groups > 1 else "")
        for key in asked.options
    ]


def opened(asked: Question, *draft: str, **more: Any) -> OpenQuestion:
    return OpenQuestion(9, asked, 0, draft=draft, **more)


def items(lines: list[list[Press]]) -> list[list[Any]]:
    return [[press.item for press in line] for line in lines]


def told(item: Any) -> str:
    """A button as "o1", or "o1!" if it is disabled; a menu as "s0 1-2: 3* 4", how many to choose
    of which values, and what is chosen. Of a long one only how many it has, and the first."""
    what = item.custom_id.removeprefix("q:7:9:")
    if isinstance(item, ui.Button):
        return f"{what}!" if item.disabled else what
    values = [f"{option.value}*" if option.default else option.value for option in item.options]
    if len(values) > 6:
        values = [f"{len(values)} from {values[0]}"]
    return f"{what} {item.min_values}-{item.max_values}: {' '.join(values)}"


def shown(asked: OpenQuestion, groups: int = 1, **more: Any) -> list[str]:
    """The controls, row by row."""
    lines = items(controls(IDS, asked, labels(asked.question, groups), SAY, ASK, **more))
    return [" ".join(map(told, line)) for line in lines]


ASIDE = (Limit(("o0", "o2", "o4"), 0, 2), Limit(("o1", "o3"), 1, 1))
"""A power's target, at most two of them, and a new card."""
ONE_BY_ONE = question(4, least=2, most=3, ordered=True)
TWO_OF_THREE = question(4, most=3, limits=(Limit(("o0", "o1", "o2"), 0, 2),), ordered=True)


@pytest.mark.parametrize(
    ("asked", "more", "seen"),
    [
        # Up to five are buttons that act at once, up to 25 are a menu, more are one for each group.
        (opened(question(5)), {}, ["o0 o1 o2 o3 o4"]),
        (opened(question(6)), {}, ["s0 1-1: 0 1 2 3 4 5"]),
        (opened(question(25)), {}, ["s0 1-1: 25 from 0"]),
        (opened(question(30)), {"groups": 3}, [f"s{i} 1-1: 10 from {i}" for i in range(3)]),
        # Of many groups one is chosen first.
        (opened(question(93)), {"groups": 8}, ["g 1-1: 8 from 0"]),
        (
            opened(question(100)),
            {"groups": 4, "part": 2},
            ["g 1-1: 0 1 2* 3", "s2 1-1: 25 from 2"],
        ),
        # Several picks are kept until Confirm.
        (opened(question(4, least=2, most=2)), {}, ["s0 0-2: 0 1 2 3", "ok!"]),
        (opened(question(4, least=2, most=2), "o1", "o3"), {}, ["s0 0-2: 0 1* 2 3*", "ok no"]),
        (opened(question(3, least=0)), {}, ["s0 0-1: 0 1 2", "ok"]),
        # A sealed answer that was laid down shows as chosen and can be replaced.
        (
            opened(question(4, least=2, most=2, sealed=True), given=("o0", "o2")),
            {},
            ["s0 0-2: 0* 1 2* 3", "ok!"],
        ),
        (
            opened(question(4, least=2, most=2, sealed=True), "o1", "o3", given=("o0", "o2")),
            {},
            ["s0 0-2: 0 1* 2 3*", "ok no"],
        ),
        # Whoever confirms every answer does so with a single pick.
        (opened(question(3)), {"confirm": True}, ["s0 0-1: 0 1 2", "ok!"]),
        (opened(question(3), "o1"), {"confirm": True}, ["s0 0-1: 0 1* 2", "ok no"]),
        # What is limited by itself has a menu of its own, however little it is.
        (
            opened(question(5, least=1, most=3, limits=ASIDE)),
            {"groups": 2},
            ["s0 0-2: 0 2 4", "s1 0-1: 1 3", "ok!"],
        ),
        (
            opened(question(5, least=1, most=3, limits=ASIDE[:1])),
            {"groups": 2},
            ["s0 0-3: 0 1 2 3 4", "ok!"],
        ),
        # Where the order counts picks are added one at a time, and only what may join is offered.
        (opened(ONE_BY_ONE, "o3"), {}, ["s0 0-1: 0 1 2", "ok! no"]),
        (opened(ONE_BY_ONE, "o3", "o0", "o1"), {}, ["s0 0-1: -", "ok no"]),
        (opened(TWO_OF_THREE, "o2", "o0"), {}, ["s0 0-1: 3", "ok no"]),
    ],
)
def test_a_question_is_asked_with_the_controls_that_its_answers_need(
    asked: OpenQuestion, more: dict[str, Any], seen: list[str]
) -> None:
    assert shown(asked, **more) == seen


def test_neighbouring_groups_share_a_menu_where_three_menus_take_all() -> None:
    """A town is chosen with two presses: a menu is opened, and an option of it chosen."""
    regions = [("North", 12), ("Mid", 9), ("East", 8), ("West", 7), ("South", 10)]
    named = [Label(f"{key} {n}", group=key) for key, count in regions for n in range(count)]
    parts = [(part.heading, len(part.indices)) for part in parts_of(named)]
    assert parts == [("North – Mid", 21), ("East – South", 25)]
    long = [Label(f"{n}", group=f"{n % 5} with what it brings and takes") for n in range(50)]
    assert [len(part.indices) for part in parts_of(long)] == [10] * 5


@given(count=st.integers(1, 300), groups=st.integers(1, 60))
def test_every_option_stands_in_exactly_one_part(count: int, groups: int) -> None:
    asked = question(count)
    indices = [i for part in parts_of(labels(asked, groups)) for i in part.indices]
    assert sorted(indices) == list(range(count))


LORD = question(
    3, most=2, limits=(Limit(("o0", "o1"), 1, 1), Limit(("o0", "o2"), 0, 1)), ordered=True
)
"""He comes to an Alliance only where there is one."""


@pytest.mark.parametrize(
    ("asked", "groups", "used", "chosen"),
    [
        # A menu replaces what was chosen in its part alone.
        (opened(question(30, least=2, most=3), "o0", "o1"), 3, (0, "3", "6"), "o1 o3 o6"),
        (opened(question(30, least=2, most=3), "o0", "o1"), 3, (1,), "o0"),
        (opened(question(5, least=1, most=3, limits=ASIDE), "o1", "o2"), 2, (1, "3"), "o2 o3"),
        (opened(question(5, least=1, most=3, limits=ASIDE), "o1", "o2"), 2, (0,), "o1"),
        # A single pick of another menu takes the place of the first; an empty menu does not.
        (opened(question(30), "o0"), 3, (1, "1"), "o1"),
        (opened(question(30), "o0"), 3, (0,), ""),
        (opened(question(30), "o0"), 3, (1,), "o0"),
        # Where the order counts it is added, in the place of what it excludes.
        (opened(ONE_BY_ONE, "o3"), 1, (0, "1"), "o3 o1"),
        (opened(LORD, "o2"), 1, (0, "0"), "o0"),
        (opened(LORD, "o2"), 1, (0, "1"), "o2 o1"),
        # Forged values are dropped.
        (opened(question(6, least=1, most=2)), 1, (0, "99", "-1", "x", "2"), "o2"),
        (opened(question(6, least=1, most=2)), 1, (5, "1"), ""),
    ],
)
def test_a_menu_changes_what_is_chosen(
    asked: OpenQuestion, groups: int, used: tuple[Any, ...], chosen: str
) -> None:
    number, *values = used
    named = labels(asked.question, groups)
    assert picks_from_menu(asked, named, number, values) == tuple(chosen.split())


def test_one_pick_of_what_takes_several_menus_takes_the_place_of_the_other() -> None:
    """A part of 27 options takes two menus, and one of them all is wanted."""
    limits = (Limit(tuple(f"o{i}" for i in range(27)), 1, 1), Limit(("o27", "o28"), 1, 1))
    asked = question(29, least=2, most=2, limits=limits)
    named = [Label(f"Option {i}", group="From" if i < 27 else "To") for i in range(29)]
    menus = [line[0] for line in items(controls(IDS, opened(asked), named, SAY, ASK))[:3]]
    assert [menu.max_values for menu in menus] == [1, 1, 1]
    both = picks_from_menu(opened(asked, "o3", "o28"), named, 1, ["26"])
    assert set(both) == {"o26", "o28"}


def test_one_press_picks_one_option_or_for_sure_nothing() -> None:
    asked = question(3, least=0)
    pressed: list[Any] = [(Option(1), []), (Menu(0), ["2"]), (Sure(0), []), (Sure(3), [])]
    picks = [pick_of(asked, what, values) for what, values in pressed]
    assert picks == [("o1",), ("o2",), ("o0",), ()]
    forged: list[Any] = [(Option(3), []), (Menu(0), ["3"]), (Menu(0), ["-"]), (Menu(0), [])]
    for what, values in forged:
        with pytest.raises(Refused):
            pick_of(asked, what, values)


def test_written_picks_may_be_keys_labels_or_numbers() -> None:
    asked = question(6, least=1, most=3)
    named = labels(asked)
    assert picks_from_text("o1, option 3,5", asked, named) == (("o1", "o3", "o4"), "")
    assert picks_from_text("o1, nonsense, o2", asked, named) == (("o1",), "nonsense")
    assert picks_from_text("", asked, named) == ((), "")
    commas = [Label("3 · Munster, red"), Label("Pass")]
    both = picks_from_text("Pass, 3 · munster, RED", question(2), commas)
    assert both == (("o1", "o0"), ""), "a label with a comma is one pick"


@settings(max_examples=150, deadline=None)
@given(
    count=st.integers(1, 200),
    groups=st.integers(1, 40),
    bounds=st.tuples(st.integers(0, 4), st.integers(1, 8)).map(sorted),
    ordered=st.booleans(),
    part=st.none() | st.integers(0, 30),
    drafted=st.integers(0, 4),
    length=st.integers(1, 200),
)
def test_controls_never_break_a_limit_of_discord(
    count: int, groups: int, bounds: list[int], ordered: bool, part: Any, drafted: int, length: int
) -> None:
    least, most = bounds
    asked = question(count, least=least, most=most, ordered=ordered)
    named = [
        Label("ñ" * length, detail="d" * length, group="g" * length + str(i % groups))
        for i in range(count)
    ]
    state = opened(asked, *asked.options[: min(drafted, most)])
    lines = controls(named_of(2**40, state.ticket), state, named, SAY, ASK, part)
    assert len(lines) <= 4
    assert refused(rows(*lines)) == []


# What a menu says, and how options stand among one another


def test_a_menu_repeats_the_question_and_says_how_many() -> None:
    def hints(count: int, ask: str, groups: int = 1, **more: Any) -> list[str]:
        asked = question(count, **more)
        lines = items(controls(IDS, opened(asked), labels(asked, groups), SAY, ask))
        return [str(line[0].placeholder) for line in lines if isinstance(line[0], ui.Select)]

    short = "Which do you take?"
    ask = f"**Ana** leads. {short}\nMore"
    assert hints(6, ask) == [short]
    assert hints(6, "A town for the taking.") == ["A town for the taking."]
    assert hints(6, ask, least=2, most=2) == [SAY("choose-exactly", count=2, ask=short)]
    assert hints(6, ask, least=0, most=2) == [SAY("choose-up-to", most=2, ask=short)]
    assert hints(6, ask, least=1, most=2) == [SAY("choose-between", least=1, most=2, ask=short)]
    assert all(len(hint) <= 150 for hint in hints(6, "Which " * 90, least=1, most=2))
    assert hints(50, ask) == [f"1–25: {short}", f"26–50: {short}"]
    assert hints(30, ask, groups=3) == [f"Group {i}: {short}" for i in range(3)]
    assert hints(5, ask, groups=2, least=1, most=3, limits=ASIDE) == ["Group 0", "Group 1"]


def test_choosing_nothing_is_called_what_the_game_calls_it() -> None:
    for nothing, label in (("", SAY("confirm-none")), ("No defence", "No defence")):
        asked = question(3, least=0)
        named = controls(IDS, opened(asked), labels(asked), SAY, ASK, nothing=nothing)
        assert items(named)[-1][0].label == label


def test_options_that_need_a_second_line_are_a_menu_however_few() -> None:
    asked = question(2)
    named = [Label("Joust"), Label("Stay out", "free")]
    ((menu,),) = items(controls(IDS, opened(asked), named, SAY, ASK))
    assert [option.description for option in menu.options] == [None, "free"]


def test_the_usual_answer_is_strong_and_giving_up_is_last() -> None:
    asked = question(4)
    named = [
        Label("Resign", weight="danger"),
        Label("Pass", weight="weak"),
        Label("Use it", weight="strong"),
        Label("Sell it"),
    ]
    (line,) = items(controls(IDS, opened(asked), named, SAY, ASK))
    assert [item.label for item in line] == ["Use it", "Sell it", "Pass", "Resign"]
    assert [told(item) for item in line] == ["o2", "o3", "o1", "o0"]
    assert [item.style.name for item in line] == ["success", "primary", "secondary", "danger"]
    ((menu,), _) = items(controls(IDS, opened(asked), named, SAY, ASK, confirm=True))
    assert told(menu) == "s0 0-1: 2 3 1 0"


def test_controls_may_belong_to_something_else_than_a_question() -> None:
    asked = question(30, least=2, most=3)
    named = partial(choose_ahead.id, table=7, stamp="0123456789")
    lines = controls(lambda what: named(what=what), opened(asked), labels(asked, 3), SAY, ASK)
    ids = [item.custom_id for line in items(lines) for item in line]
    assert ids == [f"a:7:0123456789:{what}" for what in ("s0", "s1", "s2", "ok")]


# What the picture of the prompt knows by a number or a name


def known(count: int, mark: str = "{}") -> list[Label]:
    """Such options, and one that it does not know."""
    named = [Label(f"Mill {i + 1}", "You have 2", mark=mark.format(i + 1)) for i in range(count)]
    return [*named, Label("More …", weight="weak")]


def test_what_the_picture_has_a_number_or_a_name_for_is_one_touch() -> None:
    asked = opened(question(7))
    lines = items(marks(IDS, asked, known(6)))
    assert [[item.label for item in line] for line in lines] == [list("1234"), list("56")]
    assert [told(item) for item in lines[1]] == ["o4", "o5"]
    lines = items(marks(IDS, asked, known(6, "Banquet {}")))
    assert [len(line) for line in lines] == [2, 2, 2], "as many as are as wide as a phone"
    ((alone,),) = items(marks(IDS, opened(question(2)), known(1)))
    assert alone.label == "1"
    bare = [Label(f"Mill {i}", mark=str(i)) for i in range(3)]
    assert not marks(IDS, opened(question(3)), bare), "their buttons say more"
    assert marks(IDS, opened(question(3, least=2, most=2)), bare)


@pytest.mark.parametrize(
    ("count", "more", "mark"),
    [
        (13, {}, "{}"),  # too many rows
        (8, {}, "Banquet {}"),
        (7, {"least": 2, "most": 2, "ordered": True}, "{}"),  # the order counts
        (7, {}, ""),  # the picture does not know them
    ],
)
def test_others_have_no_marks(count: int, more: dict[str, Any], mark: str) -> None:
    assert not marks(IDS, opened(question(count + 1, **more)), known(count, mark))


def test_marks_gather_picks_and_the_chosen_ones_are_lit() -> None:
    two = question(4, least=2, most=2)
    (lit,) = items(marks(IDS, opened(two, "o0"), known(3)))
    on, off = ButtonStyle.success, ButtonStyle.primary
    assert [item.style for item in lit] == [on, off, off]
    assert toggled(opened(two, "o0"), "o2") == ("o0", "o2")
    assert toggled(opened(two, "o0"), "o0") == ()
    full = opened(two, "o0", "o2")
    assert [told(item) for item in items(marks(IDS, full, known(3)))[0]] == ["o0", "o1!", "o2"]
    assert toggled(full, "o1") == full.draft, "as many as there may be"


def test_a_mark_takes_the_place_of_another_where_only_one_may_be_chosen() -> None:
    limits = (Limit(("o0", "o1"), 0, 1), Limit(("o2", "o3"), 1, 1))
    asked = opened(question(4, most=2, limits=limits), "o0", "o2")
    assert toggled(asked, "o1") == ("o1", "o2")
    assert toggled(asked, "o3") == ("o0", "o3")
    pair = question(4, most=3, limits=(Limit(("o0", "o1", "o2"), 0, 2),))
    assert toggled(opened(pair, "o0", "o1"), "o2") == ("o0", "o1")
    assert toggled(opened(question(3), "o0"), "o1") == ("o1",), "who confirms every answer"
