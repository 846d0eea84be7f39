"""A question becomes components by one rule, within Discord's limits, for any game."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import pytest
from discord import ButtonStyle, ui
from hypothesis import example, given, settings
from hypothesis import strategies as st

from cogs.ahead import choose_ahead
from cogs.answering import picks_from_text
from cogs.controls import (
    components,
    is_staged,
    lines_of,
    named_of,
    names_of,
    parts_of,
    pick_of,
    picks_from_menu,
    tellings,
    toggled,
    told_by,
    wide,
)
from cogs.controls import (
    opened as opened_of,
)
from cogs.frame.routes import Menu, Option, Press, Sure, rows
from engine.kit.contract import Limit, Question
from engine.kit.showing import Label
from engine.table.service import OpenQuestion, Refused
from tests.cogs.service import refused
from texts import own_words

SAY = own_words("en")
IDS = named_of(7, 9)


def at_table(nothing: str = "") -> Any:
    """What controls say of a table whose questions are about towns. `nothing`: see `Wording`."""
    speak = SimpleNamespace(nothing=lambda kind, words: nothing)
    return SimpleNamespace(
        say=SAY, words=SAY, speak=speak, counted=lambda kind, count: f"{count} towns"
    )


def question(options: int, **more: Any) -> Question:
    return Question(1, 0, "kind", tuple(f"o{i}" for i in range(options)), **more)


def labels(asked: Question, groups: int = 1) -> list[Label]:
    numbers = [int(key[1:]) for key in asked.options]
    return [
        Label(f"Option {n}", "free", f"Group {n % groups}" if groups > 1 else "", mark=str(n))
        for n in numbers
    ]


def opened(asked: Question, *draft: str, **more: Any) -> OpenQuestion:
    return OpenQuestion(9, asked, 0, draft=draft, **more)


def items(lines: list[list[Press]]) -> list[list[Any]]:
    return [[press.item for press in line] for line in lines]


def told(item: Any) -> str:
    """A button as "o1", "o1*" if it is lit and ticked, or "o1!" if it is disabled; a menu as
    "s0 1-2: 3* 4", how many to choose of which values, and what is chosen. Of a long one only how
    many it has, and the first."""
    what = item.custom_id.removeprefix("q:7:9:")
    if isinstance(item, ui.Button):
        lit = item.label.startswith("✓")
        assert not lit or item.style is ButtonStyle.success
        return f"{what}{'*' if lit else '!' if item.disabled else ''}"
    values = [f"{option.value}*" if option.default else option.value for option in item.options]
    if len(values) > 6:
        values = [f"{len(values)} from {values[0]}"]
    return f"{what} {item.min_values}-{item.max_values}: {' '.join(values)}"


def made(
    asked: OpenQuestion,
    named: list[Label],
    part: int | None = None,
    *,
    ids: Any = IDS,
    confirm: bool = False,
    menus: bool = False,
    nothing: str = "",
) -> list[list[Press]]:
    """The controls, with buttons where there is room for these, unless there are to be menus."""
    staged = is_staged(asked.question, confirm)
    within = [named[i] for i in opened_of(asked.question, named, part)]
    names = [] if menus else next(iter(names_of(within, staged)), [])
    return components(ids, at_table(nothing), asked, named, names, part, staged=staged)


def shown(asked: OpenQuestion, groups: int = 1, **more: Any) -> list[str]:
    """The controls, row by row."""
    lines = items(made(asked, labels(asked.question, groups), **more))
    return [" ".join(map(told, line)) for line in lines]


ASIDE = (Limit(("o0", "o2", "o4"), 0, 2), Limit(("o1", "o3"), 1, 1))
"""A power's target, at most two of them, and a new card."""
MANY = (
    Limit(tuple(f"o{n}" for n in range(0, 18, 2)), 0, 2),
    Limit(tuple(f"o{n}" for n in range(1, 18, 2)), 1, 1),
)
ONE_BY_ONE = question(4, least=2, most=3, ordered=True)
TWO_OF_THREE = question(4, most=3, limits=(Limit(("o0", "o1", "o2"), 0, 2),), ordered=True)


@pytest.mark.parametrize(
    ("asked", "more", "seen"),
    [
        # Up to 15 are buttons that act at once, up to 25 are a menu, more are one for each group.
        (opened(question(5)), {}, ["o0 o1 o2 o3", "o4"]),
        (opened(question(15)), {}, ["o0 o1 o2 o3", "o4 o5 o6 o7", "o8 o9 o10 o11", "o12 o13 o14"]),
        (opened(question(16)), {}, ["s0 1-1: 16 from 0"]),
        (opened(question(30)), {"groups": 3}, [f"s{i} 1-1: 10 from {i}" for i in range(3)]),
        # Of many groups one is chosen first.
        (opened(question(93)), {"groups": 8}, ["g 1-1: 8 from 0"]),
        (opened(question(100)), {"groups": 4, "part": 2}, ["g 1-1: 0 1 2* 3", "s2 1-1: 25 from 2"]),
        # Several picks are kept until Confirm. No control comes or goes meanwhile.
        (opened(question(4, least=2, most=2)), {}, ["o0 o1 o2 o3", "ok! no!"]),
        (opened(question(4, least=2, most=2), "o1"), {}, ["o0 o1* o2 o3", "ok! no"]),
        (opened(question(4, least=2, most=2), "o1", "o3"), {}, ["o0! o1* o2! o3*", "ok no"]),
        (opened(question(3, least=0)), {}, ["o0 o1 o2", "ok no!"]),
        (opened(question(16, least=2, most=2), "o1"), {}, ["s0 0-2: 16 from 0", "ok! no"]),
        # So many are in as many rows as Discord has, wider than a phone.
        (
            opened(question(15, least=2, most=2)),
            {},
            ["o0 o1 o2 o3 o4", "o5 o6 o7 o8 o9", "o10 o11 o12 o13 o14", "ok! no!"],
        ),
        # A sealed answer that was laid down shows as chosen and can be replaced.
        (
            opened(question(3, least=2, most=2, sealed=True), given=("o0", "o2")),
            {},
            ["o0* o1! o2*", "ok! no!"],
        ),
        (
            opened(question(3, least=2, most=2, sealed=True), "o1", "o2", given=("o0", "o2")),
            {},
            ["o0! o1* o2*", "ok no"],
        ),
        # Whoever confirms every answer does so with a single pick.
        (opened(question(3), "o1"), {"confirm": True}, ["o0 o1* o2", "ok no"]),
        (opened(question(20), "o1"), {"confirm": True}, ["s0 0-1: 20 from 0", "ok no"]),
        # What is limited by itself has rows of its own, or a button that opens these, or a menu.
        (
            opened(question(5, least=1, most=3, limits=ASIDE), "o1"),
            {"groups": 2},
            ["o0 o2 o4", "o1* o3", "ok no"],
        ),
        (
            opened(question(5, least=1, most=3, limits=ASIDE), "o1", "o2"),
            {"groups": 2, "menus": True},
            ["g0 g1", "ok no"],
        ),
        (
            opened(question(5, least=1, most=3, limits=ASIDE), "o1", "o2"),
            {"groups": 2, "part": 1},
            ["g0 g1", "o1* o3", "ok no"],
        ),
        (
            opened(question(18, least=1, most=3, limits=MANY), "o1", "o2"),
            {"groups": 2},
            ["s0 0-2: 9 from 0", "s1 0-1: 9 from 1*", "ok no"],
        ),
        # Where the order counts a menu adds one at a time, and offers only what may join.
        (opened(ONE_BY_ONE, "o3"), {}, ["o0 o1 o2 o3*", "ok! no"]),
        (opened(ONE_BY_ONE, "o3"), {"menus": True}, ["s0 0-1: 0 1 2", "ok! no"]),
        (opened(ONE_BY_ONE, "o3", "o0", "o1"), {"menus": True}, ["s0 0-1: -", "ok no"]),
        (opened(TWO_OF_THREE, "o2", "o0"), {"menus": True}, ["s0 0-1: 3", "ok no"]),
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
    menus = [line[0] for line in items(made(opened(asked), named))[:3]]
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
    assert picks_from_text("1, 6, 7", asked, named) == (("o0", "o5"), "7")
    assert picks_from_text("o1, nonsense, o2", asked, named) == (("o1",), "nonsense")
    assert picks_from_text("", asked, named) == ((), "")
    commas = [Label("3 · Munster, red"), Label("Pass")]
    both = picks_from_text("Pass, 3 · munster, RED", question(2), commas)
    assert both == (("o1", "o0"), ""), "a label with a comma is one pick"


@settings(max_examples=150, deadline=None)
@given(
    count=st.integers(1, 15) | st.integers(1, 200),
    groups=st.integers(1, 5) | st.integers(1, 40),
    uneven=st.booleans(),
    bounds=st.tuples(st.integers(0, 4), st.integers(1, 8)).map(sorted),
    ordered=st.booleans(),
    part=st.none() | st.integers(0, 4) | st.integers(0, 30),
    drafted=st.integers(0, 4),
    length=st.integers(1, 200),
)
@example(
    count=15,
    groups=5,
    uneven=True,
    bounds=[0, 2],
    ordered=False,
    part=0,
    drafted=0,
    length=5,
)
def test_controls_never_break_a_limit_of_discord(
    count: int,
    groups: int,
    uneven: bool,
    bounds: list[int],
    ordered: bool,
    part: Any,
    drafted: int,
    length: int,
) -> None:
    """Also where all groups but the first have one option."""
    least, most = bounds
    asked = question(count, least=least, most=most, ordered=ordered)
    named = [
        Label("ñ" * length, detail="d" * length, group="g" * length + str(number))
        for i in range(count)
        for number in [max(0, i + groups - count) if uneven else i % groups]
    ]
    state = opened(asked, *asked.options[: min(drafted, most)])
    lines = made(state, named, part, ids=named_of(2**40, state.ticket))
    assert len(lines) <= 4
    assert refused(rows(*lines)) == []


def test_a_large_group_that_is_open_has_confirm_beside_the_groups() -> None:
    asked = question(14, least=0, most=2)
    named = [Label(f"Long option {n}", group="few" if n > 11 else "many") for n in range(14)]
    lines = [" ".join(map(told, line)) for line in items(made(opened(asked, "o1"), named, 0))]
    assert lines == ["g0 g1 ok no", "o0 o1* o2 o3 o4", "o5 o6 o7 o8 o9", "o10 o11"]


# What a menu says, and how options stand among one another


def test_a_menu_says_what_is_in_it_and_how_many_to_choose() -> None:
    def hints(count: int, groups: int = 1, part: int | None = None, **more: Any) -> list[str]:
        asked = question(count, **more)
        lines = items(made(opened(asked), labels(asked, groups), part))
        return [str(line[0].placeholder) for line in lines if isinstance(line[0], ui.Select)]

    towns = "16 towns"
    assert hints(16) == [towns]
    assert hints(16, least=2, most=2) == [SAY("choose-exactly", most=2, inside=towns)]
    assert hints(16, least=0, most=2) == [SAY("choose-up-to", most=2, inside=towns)]
    assert hints(16, least=1, most=2) == [SAY("choose-between", least=1, most=2, inside=towns)]
    assert hints(50) == ["1–25: 25 towns", "26–50: 25 towns"]
    assert hints(30, groups=3) == [f"Group {i}: 10 towns" for i in range(3)]
    assert hints(200, groups=8) == [SAY("counted", n=8)], "one menu for the headings"
    assert hints(200, groups=8, part=3)[1:] == ["25 towns"], "it says which"


def test_choosing_nothing_is_called_what_the_game_calls_it() -> None:
    for nothing, label in (("", SAY("confirm-none")), ("No defence", "No defence")):
        asked = question(3, least=0)
        assert items(made(opened(asked), labels(asked), nothing=nothing))[-1][0].label == label


def test_the_usual_answer_is_strong_and_giving_up_is_last() -> None:
    asked = question(4)
    named = [
        Label("Resign", weight="danger"),
        Label("Pass", weight="weak"),
        Label("Use it", weight="strong"),
        Label("Sell it"),
    ]
    line = [item for row in items(made(opened(asked), named)) for item in row]
    assert [item.label for item in line] == ["Use it", "Sell it", "Pass", "Resign"]
    assert [told(item) for item in line] == ["o2", "o3", "o1", "o0"]
    assert [item.style.name for item in line] == ["success", "primary", "secondary", "danger"]
    ((menu,),) = items(made(opened(asked), named, menus=True))
    assert told(menu) == "s0 1-1: 2 3 1 0"


def test_controls_may_belong_to_something_else_than_a_question() -> None:
    asked = question(30, least=2, most=3)
    named = partial(choose_ahead.id, table=7, stamp="0123456789")
    lines = made(opened(asked), labels(asked, 3), ids=lambda what: named(what=what))
    ids = [item.custom_id for line in items(lines) for item in line]
    assert ids == [f"a:7:0123456789:{what}" for what in ("s0", "s1", "s2", "ok", "no")]


# What the buttons read, and what stands beside them


def test_buttons_are_named_as_in_the_picture_and_cut_where_the_picture_has_no_name() -> None:
    def names(count: int, text: str, mark: str = "", detail: str = "") -> list[str]:
        named = [Label(text.format(i), detail, mark=mark.format(i)) for i in range(count)]
        found = names_of(named, staged=False)
        lines = [lines_of(map(wide, names)) for names in found]
        assert lines == sorted(lines, reverse=True), "the widest are the first"
        return next(iter(found), [])

    assert names(3, "Mill {}", "{}") == ["Mill 0", "Mill 1", "Mill 2"], "there is room to say more"
    assert names(3, "Mill {}", "{}", "for 2 silver") == list("012")
    assert names(9, "Mill {} of the long-winded miller", "{}") == list("012345678")
    cut = names(4, "{} is the number of the long-winded miller")
    assert [name[0] for name in cut] == list("0123")
    assert all(name.endswith("…") for name in cut)
    alike = [f"Something about the miller {i}" for i in range(8)]
    assert names_of([Label(text) for text in alike], staged=False) == [alike], "cut they are alike"
    assert names(16, "{}", "{}") == []
    assert names_of([Label(f"Mill {n}", mark=f"{n} Mill") for n in range(9)], staged=False) == [
        [f"{n} Mill" for n in range(9)],
        list("012345678"),
    ], "at last numbers alone"


def test_what_the_buttons_leave_out_is_told_beside_one_another() -> None:
    mills = [
        Label(f"Mill {i}", f"for {i} silver", f"Side {i % 2}", "⚙️", mark=f"{i}") for i in (1, 2, 3)
    ]
    mills[0] = Label("Pass", weight="weak")
    lines = told_by(mills, ["Pass", "2", "3"], 500)
    assert lines == [
        "-# Side 0",
        "⚙️ Mill **2** – for 2 silver",
        "-# Side 1",
        "⚙️ Mill **3** – for 3 silver",
        "**Pass**",
    ]
    assert told_by(mills, ["Pass", "2", "3"], 80)[1] == "⚙️ Mill **2**", "there is less room"
    assert (
        told_by([Label("*Bram* wins", mark="1")] * 2, ["1"] * 2, 500)[0] == r"**1** \*Bram\* wins"
    )
    assert told_by(mills[:1], ["Pass"], 500) == [], "nothing is left out"
    risky = Label("2 · Champion, strength 4", emoji="⚠️", mark="⚠️ 2 Champion")
    assert told_by([risky], [risky.mark], 500) == ["⚠️ **2** · Champion, strength 4"], "said once"
    deck = Label("Take the top card of the deck", mark="Deck")
    assert told_by([deck], ["Deck"], 500) == ["Take the top card of the **deck**"]


def test_with_little_room_neighbours_tell_once_what_they_have_in_common() -> None:
    def told(*texts: str, marks: str, emojis: str = "⚙️ ⚙️ ⚙️ ⚙️") -> list[str]:
        marked = zip(texts, marks.split(","), emojis.split(), strict=False)
        named = [Label(text, mark=mark, emoji=emoji) for text, mark, emoji in marked]
        return list(tellings(named, [label.mark for label in named]))[-1]

    mills = [f"{i} · Town Hall: play {card}" for i, card in ((1, "Archer"), (2, "Scout"))]
    smith = "3 · Silversmith: 2 silver"
    shared = ["⚙️ Town Hall: play **1** Archer · **2** Scout", "⚙️ **3** · Silversmith: 2 silver"]
    assert told(*mills, smith, marks="1,2,3") == shared
    clare = "Bartholomew the Unready of Clare"
    fiefs = [f"Siege of Fief {n} ({who})" for n, who in ((3, clare), (14, clare), (4, "Bram"))]
    shared = [f"⚙️ Siege of Fief **3** · **14** ({clare})", "⚙️ **Siege** of Fief 4 (Bram)"]
    assert told(*fiefs, marks="Siege 3,Siege 14,Siege 4") == shared
    goods = [f"1 {what} from Bartholomew the Unready" for what in ("gold", "iron")]
    shared = ["🏆 **A:gold** 1 gold · ⛓️ **A:iron** 1 iron from Bartholomew the Unready"]
    assert told(*goods, marks="A:gold,A:iron", emojis="🏆 ⛓️") == shared
    cards = ["2 · Mill: 1 card for 2 silver", "3 · Mill: 2 cards for 1 gold"]
    shared = ["⚙️ Mill: **2)** 1 card for 2 silver · **3)** 2 cards for 1 gold"]
    assert told(*cards, marks="2,3") == shared
    twins = [f"{n} · Merchant ({n - 3}): costs 2 silver" for n in (4, 5)]
    assert told(*twins, marks="4,5") == ["⚙️ Merchant **4** (1) · **5** (2): costs 2 silver"]
    assert told("Viking", "E3, Demons", marks="Viking,E3") == ["⚙️ **E3**, Demons"], "read whole"


def test_a_touch_adds_to_what_is_chosen_or_takes_it_back() -> None:
    two = question(4, least=2, most=2)
    assert toggled(opened(two, "o0"), "o2") == ("o0", "o2")
    assert toggled(opened(two, "o0"), "o0") == ()
    assert toggled(opened(two, "o0", "o2"), "o1") == ("o0", "o2"), "as many as there may be"


def test_an_option_takes_the_place_of_another_where_only_one_may_be_chosen() -> None:
    limits = (Limit(("o0", "o1"), 0, 1), Limit(("o2", "o3"), 1, 1))
    asked = opened(question(4, most=2, limits=limits), "o0", "o2")
    assert toggled(asked, "o1") == ("o1", "o2")
    assert toggled(asked, "o3") == ("o0", "o3")
    pair = question(4, most=3, limits=(Limit(("o0", "o1", "o2"), 0, 2),))
    assert toggled(opened(pair, "o0", "o1"), "o2") == ("o0", "o1")
    assert toggled(opened(question(3), "o0"), "o1") == ("o1",), "who confirms every answer"
