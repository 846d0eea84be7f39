"""A question becomes components by one rule, within Discord's limits, for any game."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from discord import ButtonStyle, ui
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.panel.controls import (
    controls,
    marks,
    named_of,
    parts_of,
    picks_from_menu,
    picks_from_text,
    toggled,
)
from cogs.press.ids import PLAN
from cogs.press.parts import rows
from db.base.rows import Open
from engine.kit.contract import Limit, Question
from engine.kit.showing import Label
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


def opened(asked: Question, **more: Any) -> Open:
    return Open(9, asked, 0, **more)


def items(lines: list[list[Any]]) -> list[list[Any]]:
    return [[press.item for press in line] for line in lines]


def test_up_to_five_options_are_buttons_that_act_at_once() -> None:
    asked = question(5)
    (line,) = items(controls(IDS, opened(asked), labels(asked), SAY, ASK))
    assert [item.custom_id for item in line] == [f"q:7:9:o{i}" for i in range(5)]
    assert [item.label for item in line] == [f"Option {i}" for i in range(5)]


def test_six_to_25_options_are_one_menu() -> None:
    for count in (6, 25):
        asked = question(count)
        (line,) = items(controls(IDS, opened(asked), labels(asked), SAY, ASK))
        assert isinstance(line[0], ui.Select)
        assert len(line[0].options) == count
        assert (line[0].min_values, line[0].max_values) == (1, 1)


def test_more_options_in_three_groups_are_a_menu_for_each_group() -> None:
    asked = question(30)
    lines = items(controls(IDS, opened(asked), labels(asked, groups=3), SAY, ASK))
    assert [len(line[0].options) for line in lines] == [10, 10, 10]
    assert [line[0].placeholder for line in lines] == [f"Group {i}: {ASK}" for i in range(3)]


def test_neighbouring_groups_share_a_menu_where_three_menus_take_all() -> None:
    """A town is chosen with two presses: a menu is opened, and an option of it chosen."""
    regions = [("North", 12), ("Mid", 9), ("East", 8), ("West", 7), ("South", 10)]
    named = [Label(f"{key} {n}", group=key) for key, count in regions for n in range(count)]
    parts = [(part.heading, len(part.indices)) for part in parts_of(named)]
    assert parts == [("North – Mid", 21), ("East – South", 25)]


def test_groups_with_long_headings_stay_apart() -> None:
    named = [Label(f"{n}", group=f"{n % 5} with what it brings and takes") for n in range(50)]
    assert [len(part.indices) for part in parts_of(named)] == [10] * 5


def test_more_groups_are_chosen_first_and_then_one_of_their_options() -> None:
    asked = question(93)
    named = labels(asked, groups=8)
    (first,) = items(controls(IDS, opened(asked), named, SAY, ASK))
    assert [option.label for option in first[0].options] == [f"Group {i}" for i in range(8)]
    _, second = items(controls(IDS, opened(asked), named, SAY, ASK, part=2))
    assert [option.value for option in second[0].options] == [str(i) for i in range(2, 93, 8)]


def test_several_picks_are_kept_until_confirm() -> None:
    asked = question(6, least=2, most=2)
    menu_line, confirm_line = items(controls(IDS, opened(asked), labels(asked), SAY, ASK))
    assert (menu_line[0].min_values, menu_line[0].max_values) == (0, 2)
    assert confirm_line[0].disabled
    _, confirm_line = items(
        controls(IDS, opened(asked, draft=("o1", "o4")), labels(asked), SAY, ASK)
    )
    assert not confirm_line[0].disabled
    assert [item.custom_id for item in confirm_line] == ["q:7:9:ok", "q:7:9:no"]


def test_choosing_nothing_can_be_confirmed_where_it_is_allowed() -> None:
    asked = question(3, least=0, most=1)
    *_, line = items(controls(IDS, opened(asked), labels(asked), SAY, ASK))
    assert line[0].label == SAY("confirm-none")
    assert not line[0].disabled
    named = controls(IDS, opened(asked), labels(asked), SAY, ASK, nothing="No defence")
    assert items(named)[-1][0].label == "No defence"


def test_a_sealed_answer_that_was_laid_down_shows_as_chosen_and_can_be_replaced() -> None:
    asked = question(6, least=2, most=2, sealed=True)
    menu_line, confirm_line = items(
        controls(IDS, opened(asked, given=("o0", "o2")), labels(asked), SAY, ASK)
    )
    assert [option.default for option in menu_line[0].options] == [True, False, True] + [False] * 3
    assert confirm_line[0].disabled


def test_a_menu_replaces_what_was_chosen_in_its_part_alone() -> None:
    asked = question(30, least=2, most=3)
    named = labels(asked, groups=3)
    state = opened(asked, draft=("o0", "o1"))
    assert picks_from_menu(state, named, 0, ["3", "6"]) == ("o1", "o3", "o6")
    assert picks_from_menu(state, named, 1, []) == ("o0",)


def test_one_pick_of_what_takes_several_menus_takes_the_place_of_the_other() -> None:
    """A part of 27 options takes two menus, and one of them all is wanted."""
    one = tuple(f"o{i}" for i in range(27))
    limits = (Limit(one, 1, 1), Limit(("o27", "o28"), 1, 1))
    asked = question(29, least=2, most=2, limits=limits)
    told = [Label(f"Option {i}", group="From" if i < 27 else "To") for i in range(29)]
    menus = [line[0] for line in items(controls(IDS, opened(asked), told, SAY, ASK))[:3]]
    assert [menu.max_values for menu in menus] == [1, 1, 1]
    both = picks_from_menu(opened(asked, draft=("o3", "o28")), told, 1, ["26"])
    assert set(both) == {"o26", "o28"}


def test_what_is_limited_by_itself_has_a_menu_of_its_own_however_little_it_is() -> None:
    """A power's target, at most two of them, and a new card: two menus and *Confirm*."""
    limits = (Limit(("o0", "o2", "o4"), 0, 2), Limit(("o1", "o3"), 1, 1))
    asked = question(5, least=1, most=3, limits=limits)
    named = labels(asked, groups=2)
    power, card, confirm = items(controls(IDS, opened(asked), named, SAY, ASK))
    assert [(len(line[0].options), line[0].max_values) for line in (power, card)] == [
        (3, 2),
        (2, 1),
    ]
    assert [line[0].placeholder for line in (power, card)] == ["Group 0", "Group 1"]
    assert confirm[0].disabled
    drafted = opened(asked, draft=("o1", "o2"))
    assert picks_from_menu(drafted, named, 1, ["3"]) == ("o2", "o3")
    assert picks_from_menu(drafted, named, 0, []) == ("o1",)
    whole = question(5, least=1, most=3, limits=limits[:1])
    assert len(parts_of(named, whole)) == 1, "what is not limited stands with the rest"


def test_where_the_order_counts_picks_are_added_one_at_a_time() -> None:
    asked = question(4, least=2, most=3, ordered=True)
    state = opened(asked, draft=("o3",))
    assert picks_from_menu(state, labels(asked), 0, ["1"]) == ("o3", "o1")
    menu_line, _ = items(controls(IDS, state, labels(asked), SAY, ASK))
    assert [option.value for option in menu_line[0].options] == ["0", "1", "2"]
    assert menu_line[0].max_values == 1


def test_where_the_order_counts_a_pick_takes_the_place_of_what_it_excludes() -> None:
    """Ortus Regni's Lord comes to an Alliance only where there is one."""
    limits = (Limit(("o0", "o1"), 1, 1), Limit(("o0", "o2"), 0, 1))
    asked = question(3, most=2, limits=limits, ordered=True)
    lord = opened(asked, draft=("o2",))
    assert picks_from_menu(lord, labels(asked), 0, ["0"]) == ("o0",)
    assert picks_from_menu(lord, labels(asked), 0, ["1"]) == ("o2", "o1")


def test_where_the_order_counts_only_what_may_join_is_offered() -> None:
    most = question(4, least=2, most=2, ordered=True)
    full = opened(most, draft=("o3", "o0"))
    menu_line, (confirm, _) = items(controls(IDS, full, labels(most), SAY, ASK))
    assert [option.value for option in menu_line[0].options] == ["-"], "there are as many as may be"
    assert not confirm.disabled
    pair = question(4, most=3, limits=(Limit(("o0", "o1", "o2"), 0, 2),), ordered=True)
    menu_line, _ = items(controls(IDS, opened(pair, draft=("o2", "o0")), labels(pair), SAY, ASK))
    assert [option.value for option in menu_line[0].options] == ["3"]


def test_forged_values_are_dropped() -> None:
    asked = question(6, least=1, most=2)
    assert picks_from_menu(opened(asked), labels(asked), 0, ["99", "-1", "x", "2"]) == ("o2",)
    assert picks_from_menu(opened(asked), labels(asked), 5, ["1"]) == ()


def test_written_picks_may_be_keys_labels_or_numbers() -> None:
    asked = question(6, least=1, most=3)
    named = labels(asked)
    assert picks_from_text("o1, option 3,5", asked, named) == (("o1", "o3", "o4"), "")
    assert picks_from_text("o1, nonsense, o2", asked, named) == (("o1",), "nonsense")
    assert picks_from_text("", asked, named) == ((), "")


def test_a_written_label_with_a_comma_is_one_pick() -> None:
    asked = question(2)
    named = [Label("3 · Munster, red"), Label("Pass")]
    assert picks_from_text("3 · munster, RED", asked, named) == (("o0",), "")
    assert picks_from_text("Pass, 3 · Munster, red", asked, named) == (("o1", "o0"), "")


@settings(max_examples=150, deadline=None)
@given(
    count=st.integers(1, 200),
    groups=st.integers(1, 40),
    least=st.integers(0, 4),
    extra=st.integers(0, 4),
    ordered=st.booleans(),
    part=st.none() | st.integers(0, 30),
    drafted=st.integers(0, 4),
    length=st.integers(1, 200),
)
def test_controls_never_break_a_limit_of_discord(
    count: int,
    groups: int,
    least: int,
    extra: int,
    ordered: bool,
    part: int | None,
    drafted: int,
    length: int,
) -> None:
    most = max(1, least + extra)
    asked = question(count, least=least, most=most, ordered=ordered)
    named = [
        Label("ñ" * length, detail="d" * length, group="g" * length + str(i % groups))
        for i in range(count)
    ]
    state = opened(asked, draft=asked.options[: min(drafted, most)])
    lines = controls(named_of(2**40, state.ticket), state, named, SAY, ASK, part)
    assert len(lines) <= 4
    view = rows(*lines)
    seen: set[str] = set()
    for row in view.to_components():
        assert 1 <= len(row["components"]) <= 5
        for part_of_row in row["components"]:
            assert len(part_of_row["custom_id"]) <= 100
            assert part_of_row["custom_id"] not in seen
            seen.add(part_of_row["custom_id"])
            if part_of_row["type"] == 2:
                assert 1 <= len(part_of_row["label"]) <= 80
                continue
            assert len(row["components"]) == 1
            assert len(part_of_row["placeholder"]) <= 150
            options = part_of_row["options"]
            assert 1 <= len(options) <= 25
            assert len({option["value"] for option in options}) == len(options)
            assert part_of_row["min_values"] <= part_of_row["max_values"] <= len(options)
            assert sum(option["default"] for option in options) <= part_of_row["max_values"]
            assert all(1 <= len(option["label"]) <= 100 for option in options)
            assert all(len(option.get("description") or "") <= 100 for option in options)


@given(count=st.integers(1, 300), groups=st.integers(1, 60))
def test_every_option_stands_in_exactly_one_part(count: int, groups: int) -> None:
    asked = question(count)
    indices = [i for part in parts_of(labels(asked, groups)) for i in part.indices]
    assert sorted(indices) == list(range(count))


def test_too_many_rows_are_a_fault_of_ours() -> None:
    asked = question(5)
    line = controls(IDS, opened(asked), labels(asked), SAY, ASK)[0]
    with pytest.raises(ValueError):
        rows(line, line, line, line, line, line)


# Whoever wants to confirm every answer


def test_a_single_pick_is_chosen_in_a_menu_and_confirmed() -> None:
    asked = question(3)
    menu, (confirm,) = items(controls(IDS, opened(asked), labels(asked), SAY, ASK, confirm=True))
    assert isinstance(menu[0], ui.Select)
    assert (menu[0].min_values, menu[0].max_values) == (0, 1)
    assert (confirm.custom_id, confirm.disabled) == ("q:7:9:ok", True)
    drafted = opened(asked, draft=("o1",))
    menu, (confirm, clear) = items(controls(IDS, drafted, labels(asked), SAY, ASK, confirm=True))
    assert [option.default for option in menu[0].options] == [False, True, False]
    assert not confirm.disabled
    assert clear.custom_id == "q:7:9:no"


def test_a_single_pick_of_another_menu_takes_the_place_of_the_first() -> None:
    asked = question(30)
    drafted = opened(asked, draft=("o0",))
    named = labels(asked, groups=3)
    assert picks_from_menu(drafted, named, 1, ["1"]) == ("o1",)
    # An empty menu takes away only what was chosen in it.
    assert picks_from_menu(drafted, named, 0, []) == ()
    assert picks_from_menu(drafted, named, 1, []) == ("o0",)


# What a menu says, and how options stand among one another


def test_a_menu_repeats_the_question_and_says_how_many() -> None:
    def hints(
        count: int, ask: str = "**Ana** leads. Which do you take?\nMore", **more: Any
    ) -> list[str]:
        asked = question(count, **more)
        lines = items(controls(IDS, opened(asked), labels(asked), SAY, ask))
        return [str(line[0].placeholder) for line in lines if isinstance(line[0], ui.Select)]

    short = "Which do you take?"
    assert hints(6) == [short]
    assert hints(6, "A town for the taking.") == ["A town for the taking."]
    assert hints(6, least=2, most=2) == [SAY("choose-exactly", count=2, ask=short)]
    assert hints(6, least=0, most=2) == [SAY("choose-up-to", most=2, ask=short)]
    assert hints(6, least=1, most=2) == [SAY("choose-between", least=1, most=2, ask=short)]
    assert all(len(hint) <= 150 for hint in hints(6, "Which " * 90, least=1, most=2))


def test_options_that_need_a_second_line_are_a_menu_however_few() -> None:
    asked = question(2)
    named = [Label("Joust"), Label("Stay out", "free")]
    ((menu,),) = items(controls(IDS, opened(asked), named, SAY, ASK))
    assert [option.description for option in menu.options] == [None, "free"]


def known(count: int, mark: str = "{}") -> list[Label]:
    """Options that the picture knows by a number or a name, and one that it does not."""
    named = [Label(f"Mill {i + 1}", "You have 2", mark=mark.format(i + 1)) for i in range(count)]
    return [*named, Label("More …", weight="weak")]


def test_what_the_picture_has_a_number_or_a_name_for_is_one_touch() -> None:
    asked = opened(question(7))
    lines = items(marks(IDS, asked, known(6)))
    assert [[item.label for item in line] for line in lines] == [list("1234"), list("56")]
    assert [item.custom_id for item in lines[1]] == ["q:7:9:o4", "q:7:9:o5"]
    lines = items(marks(IDS, asked, known(6, "Banquet {}")))
    assert [len(line) for line in lines] == [2, 2, 2], "as many as are as wide as a phone"
    ((alone,),) = items(marks(IDS, opened(question(2)), known(1)))
    assert alone.label == "1"


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


def test_buttons_that_say_more_need_no_marks() -> None:
    named = [Label(f"Mill {i}", mark=str(i)) for i in range(3)]
    assert not marks(IDS, opened(question(3)), named)
    asked = opened(question(3, least=2, most=2))
    assert [item.label for item in items(marks(IDS, asked, named))[0]] == list("012")


def test_marks_gather_picks_and_the_chosen_ones_are_lit() -> None:
    two = question(4, least=2, most=2)
    asked = opened(two, draft=("o0",))
    lit = items(marks(IDS, asked, known(3)))[0]
    assert [item.style for item in lit] == [
        ButtonStyle.success, ButtonStyle.primary, ButtonStyle.primary
    ]  # fmt: skip
    assert toggled(asked, "o2") == ("o0", "o2")
    assert toggled(asked, "o0") == ()
    full = opened(two, draft=("o0", "o2"))
    assert [item.disabled for item in items(marks(IDS, full, known(3)))[0]] == [False, True, False]
    assert toggled(full, "o1") == full.draft, "as many as there may be"


def test_a_mark_takes_the_place_of_another_where_only_one_may_be_chosen() -> None:
    limits = (Limit(("o0", "o1"), 0, 1), Limit(("o2", "o3"), 1, 1))
    asked = opened(question(4, most=2, limits=limits), draft=("o0", "o2"))
    assert toggled(asked, "o1") == ("o1", "o2")
    assert toggled(asked, "o3") == ("o0", "o3")
    pair = opened(question(4, most=3, limits=(Limit(("o0", "o1", "o2"), 0, 2),)))
    assert toggled(opened(pair.question, draft=("o0", "o1")), "o2") == ("o0", "o1")
    assert toggled(opened(question(3), draft=("o0",)), "o1") == ("o1",), "who confirms every answer"


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
    assert [item.custom_id[-2:] for item in line] == ["o2", "o3", "o1", "o0"]
    assert [item.style.name for item in line] == ["success", "primary", "secondary", "danger"]
    ((menu,), _) = items(controls(IDS, opened(asked), named, SAY, ASK, confirm=True))
    assert [option.value for option in menu.options] == ["2", "3", "1", "0"]


def test_controls_may_belong_to_something_else_than_a_question() -> None:
    asked = question(30, least=2, most=3)
    named = partial(PLAN.id, table=7, stamp="0123456789")
    lines = items(
        controls(lambda what: named(what=what), opened(asked), labels(asked, 3), SAY, ASK)
    )
    ids = [item.custom_id for line in lines for item in line]
    assert ids == [f"a:7:0123456789:{what}" for what in ("s0", "s1", "s2", "ok")]
