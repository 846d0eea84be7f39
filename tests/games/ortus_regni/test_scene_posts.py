"""The pictures of posts: battles and jousts as their events tell them, the headline, the end."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.games import texts_folder
from engine.games.ortus_regni import PICTURES
from engine.games.ortus_regni.pictures.layout import Band, piled
from engine.games.ortus_regni.pictures.post import sheets, written
from engine.games.ortus_regni.pictures.sheets import fights, rides
from engine.games.ortus_regni.state import VIKINGS, Fate, State, Step
from engine.kit.contract import Event
from engine.kit.scene import Scene
from tests.games.drawn import labels, sprites, words
from tests.games.ortus_regni import positions
from tests.games.ortus_regni.drawn import KEY, LONG, NAMES, SAY, check, milestones, some, view_of
from texts import LOCALES, words_in


def sheet_of(state: State, events: list[Event]) -> Scene:
    drawn = PICTURES.of_post(events, [], view_of(state), SAY, NAMES[: state.board.seats])
    assert isinstance(drawn, Scene)
    return drawn


def bands(events: list[Event]) -> list[Band]:
    return sheets(events, SAY, NAMES)


def fought(state: State, events: list[Event]) -> Scene:
    """The battle or joust of a post alone."""
    return Scene("", "", 0, 0, tuple(piled(bands(events), 0)))


def emblems(drawn: Scene) -> Counter[str]:
    return Counter(s.name.removeprefix("emblem-") for s in sprites(drawn, "emblem-"))


def finish(state: State, events: list[Event], *answers: tuple[str, ...]) -> list[Event]:
    for kind, *picks in answers:
        events += positions.answer(state, kind, *picks)
    assert any(event.kind in ("battle-over", "joust-won", "joust-cancelled") for event in events)
    return events


# Battles.


def test_a_raid_shows_forces_losses_and_what_was_destroyed() -> None:
    state = positions.table(
        2,
        {0: "palace:champion", 1: "palace land church"},
        hands={0: "vassal champion", 1: "monk"},
        battle="normal",
    )
    events = positions.fight(state, "raid-f1", "f0.lord vassal.1 champion.1", "monk.1")
    finish(state, events, ("properties-lost", "f1.church.1")) if positions.asked(
        state
    ) == "properties-lost" else None
    (fight,) = fights(events)
    assert (fight.way, fight.attacker.seat, fight.defender.seat) == ("raid", 0, 1)
    assert (fight.attacker.damage, fight.defender.damage) == (5, 0)
    assert fight.outcome == "normal"
    drawn = fought(state, events)
    found = emblems(drawn)
    assert found["champion"] == 2
    assert found["vassal"] == found["monk"] == found["land"] == found["church"] == 1
    assert found["dead"] == 2
    assert SAY("outcome-normal") in words(drawn)


def test_towers_that_held_and_what_was_seized_are_told() -> None:
    state = positions.table(
        2,
        {0: "palace:prince", 1: "palace | castle land market"},
        hands={0: "champion champion champion"},
        towers={1: "monk"},
    )
    events = positions.fight(state, "siege-f2", "f0.lord champion.1 champion.2 champion.3")
    finish(state, events, ("seize", "f2"))
    (fight,) = fights(events)
    assert fight.outcome == "open"
    assert fight.soaked == 1
    assert [(loss.kind, loss.seized) for loss in fight.losses] == [
        ("castle", True), ("land", False), ("market", False)
    ]  # fmt: skip
    found = emblems(fought(state, events))
    assert found["seized"] == 1
    assert found["dead"] == 2
    assert "−1" in words(fought(state, events))


def test_towers_that_fell_are_shown_by_kind() -> None:
    state = positions.table(2, hands={0: "champion"}, towers={1: "monk banner"})
    events = positions.fight(state, "towers-1", "champion.1")
    (fight,) = fights(events)
    assert sorted(fight.towers) == ["banner", "monk"]
    found = emblems(fought(state, events))
    assert found["monk"] == 1
    assert found["banner"] + found["standard"] == 1


def test_a_siege_that_falls_short_says_by_how_much() -> None:
    state = positions.table(2, hands={0: "champion"})
    events = positions.fight(state, "siege-f1", "champion.1")
    assert "2/3" in words(fought(state, events))


def test_lords_are_captured_and_ransomed() -> None:
    state = positions.table(
        2,
        {0: "palace:vassal", 1: "palace:vassal land | castle:monk"},
        hands={0: "champion"},
        battle="attacker",
    )
    events = positions.fight(state, "raid-f1", "champion.1", "f1.lord f2.lord")
    finish(state, events, ("ransom-lords", "f1.lord"), ("ransom-price", "f1.land.1"))
    (fight,) = fights(events)
    assert fight.outcome == "attacker"
    assert {one.kind: one.fate for one in fight.defender.forces} == {
        "vassal": "ransomed", "monk": "captured"
    }  # fmt: skip
    assert [loss.kind for loss in fight.ransom] == ["land"]
    found = emblems(fought(state, events))
    assert found["captured"] == 1
    assert found["ransom"] == 2


def test_who_decides_for_the_church_is_named() -> None:
    state = positions.table(
        3,
        {0: "palace land", 1: "palace land", 2: "palace cathedral"},
        hands={0: "champion", 1: "vassal"},
        battle="church",
    )
    events = positions.fight(state, "raid-f1", "champion.1", "vassal.1")
    finish(state, events, ("church-decides", "defender"))
    (fight,) = fights(events)
    assert (fight.card, fight.judge, fight.outcome) == ("church", 2, "defender")
    drawn = fought(state, events)
    assert "shield-c" in [s.name for s in sprites(drawn, "shield-")]
    assert [w for w in words(drawn) if w.startswith(SAY("outcome-defender"))]


def test_a_battle_of_the_vikings_has_their_leader_and_no_shield_for_them() -> None:
    state = positions.table(2, {0: "palace land", 1: "palace land"}, arrived=True)
    state.board.vikings = ["chieftain", "viking"]
    state.board.cubes = [0, 1]
    events = positions.do(state, Step("vikings"))
    events += positions.answer(state, "viking-attack", "raid-f0")
    (fight,) = fights(events)
    assert fight.attacker.seat == VIKINGS
    assert fight.director == 1
    drawn = fought(state, events)
    assert SAY("vikings") in words(drawn)
    assert sorted(s.name for s in sprites(drawn, "shield-")) == ["shield-a", "shield-b"]


def test_a_battle_that_is_not_over_has_no_band_yet() -> None:
    state = positions.table(2, hands={0: "champion", 1: "vassal"}, towers={1: "land"})
    events = positions.attack(state, "towers-1", "champion.1")
    assert bands(events) == []


# Jousts.


def ridden() -> tuple[State, list[Event]]:
    state = positions.table(
        4,
        {0: "palace:prince land", 1: "palace church", 2: "palace land market", 3: "palace land"},
        hands={0: "banner", 1: "champion vassal", 2: "monk land", 3: "banner"},
    )
    events = positions.joust(state)
    while question := positions.asked(state):
        options = positions.options(state, question)
        if question not in ("joust-ante", "joust-card"):
            break
        pick = "banner" if "banner" in options else sorted(options)[0]
        if question == "joust-ante" and "banner" not in options:
            pick = min(option for option in options if "." in option)
        events += positions.answer(state, question, pick)
    return state, events


def test_a_joust_shows_each_rider_the_cards_and_the_winner() -> None:
    state, events = ridden()
    (ride,) = rides(events)
    assert len(ride.riders) == 3
    assert ride.winner in {rider.seat for rider in ride.riders}
    assert ride.excused == [(3, "banner")]
    drawn = fought(state, events)
    found = emblems(drawn)
    dealt = [card for rider in ride.riders for card in rider.cards]
    for kind in ("prince", "vassal", "none"):
        assert found[f"lance-{kind}"] == dealt.count(kind)
    assert found["crown"] == 1
    for rider in ride.riders:
        assert NAMES[rider.seat] in words(drawn)
        assert SAY(f"rank-{rider.rank}") in words(drawn)
    first = min(labels(drawn), key=lambda la: la.y if la.text in NAMES else 9999)
    assert first.text == NAMES[ride.winner]


def test_a_joust_that_nobody_rides_says_so() -> None:
    state = positions.table(
        2, {0: "palace land", 1: "palace land"}, hands={0: "banner vassal", 1: "banner"}
    )
    events = positions.joust(state)
    while positions.asked(state).startswith("joust"):
        kind = positions.asked(state)
        options = positions.options(state, kind)
        events += positions.answer(
            state, kind, "banner" if "banner" in options else sorted(options)[0]
        )
    assert rides(events)[0].winner == -1
    assert SAY("sheet-cancelled") in words(fought(state, events))


# The headline.


def test_the_headline_tells_the_greatest_thing_and_names_nobody_whose_shield_is_there() -> None:
    state = positions.table(2)
    events = positions.do(state, Step("turn", 0))
    events = [
        Event("property-built", {"seat": 0, "fief": "f0", "card": "land"}),
        Event("armies-drawn", {"seat": 0, "cards": 1, "reserve": 1, "why": "land"}),
        Event("drew", {"seat": 0, "cards": 1, "hand": 4, "deck": 17, "why": "turn"}),
        Event("turn-over", {"seat": 0, "round": 3}),
    ]
    drawn = sheet_of(state, events)
    assert {"Builds Land in Fief 1", "Gets 1 Army; 1 in reserve", "Round 3"} <= set(words(drawn))
    (shield, *_) = sprites(drawn, "shield-")
    assert shield.name == "shield-a"


def test_a_name_in_letters_that_no_font_has_is_its_seats_letter_in_a_headline() -> None:
    names = ("漢字 🎉", "𝔃𝓸𝓮", "Łucja", "🎉")
    assert written(names) == ["A", "𝔃𝓸𝓮", "Łucja", "D"]


# The end, and all of them.


def test_the_poster_tells_who_fell_to_whom_how_and_when() -> None:
    state = positions.table(
        3,
        {0: "palace:prince", 1: "castle", 2: "castle:monk"},
        hands={0: "champion champion treachery"},
        round=5,
    )
    events = positions.fight(state, "siege-f1", "champion.1 champion.2")
    while positions.asked(state) == "seize":
        events += positions.answer(state, "seize")
    state.questions.clear()
    state.board.agenda.clear()
    state.board.round = 6
    events += positions.do(state, Step("turn", 0))
    events += positions.answer(state, "turn", "treachery")
    if positions.asked(state) == "treachery":
        events += positions.answer(state, "treachery", "f2.lord")
    assert state.board.phase == "over"
    assert state.board.fates == [Fate(1, 5, "siege", 0), Fate(2, 6, "treachery", 0)]
    drawn = sheet_of(state, events)
    assert drawn.base == "poster"
    assert {SAY("title"), "by siege, round 5", "by Treachery, round 6"} <= set(words(drawn))
    assert "Bo fell to a siege by Ana in round 5" in drawn.alt
    check(drawn)


def test_the_end_has_a_poster_with_everybody_in_order() -> None:
    for seats in range(2, 7):
        state = some(seats, 5, {}, every=500)[-1]
        view = view_of(state)
        assert view.standing is not None
        drawn = sheet_of(state, [])
        order = sorted(range(seats), key=view.standing.places.__getitem__)
        named = [la for la in labels(drawn) if la.text in NAMES]
        assert [la.text for la in sorted(named, key=lambda la: la.y)] == [NAMES[s] for s in order]
        assert len(state.board.fates) == seats - 1
        assert drawn.height <= 1.25 * drawn.width
        check(drawn)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 4), (5, 6)])
def test_every_battle_and_joust_of_a_game_is_in_a_post(seats: int, seed: int) -> None:
    seen = 0
    for events, state in milestones(seats, seed):
        drawn = PICTURES.of_post(events, [], view_of(state), SAY, LONG[:seats])
        assert isinstance(drawn, Scene)
        assert drawn.height <= 1.25 * drawn.width
        assert 0 < len(drawn.alt) <= 1000
        check(drawn)
        over = Counter(event.kind for event in events)
        wanted = over["battle-over"] + over["joust-won"] + over["joust-cancelled"]
        assert bool(bands(events)) == bool(wanted)
        seen += wanted
    assert seen > 3


def long_fight() -> list[Event]:
    def told(kind: str, **args: Any) -> Event:
        return Event(kind, args)

    hand = [["hand", "champion"]] * 18 + [["lord", "prince"], ["king", "king"]]
    return [
        told("attack-declared", seat=0, other=1, way="siege", fief="f99"),
        told("attack-fielded", seat=0, other=1, forces=hand, damage=38),
        told("defence-fielded", seat=1, other=0, forces=[["reserve", "knight"]] * 24, damage=48),
        told("battle-card", card="church"),
        told("church-decided", seat=5, outcome="normal", why="cathedral"),
        told("forces-hit", seat=0, damage=48, hits=20, lost=[]),
        told("towers-held", seat=1, damage=14, left=12),
        told(
            "fief-lost", seat=1, fief="f99", castle="castle", lord="monk", why="siege",
            properties=["land"] * 9 + ["market"] * 5 + ["church"] * 6,
        ),
        told("handed-over", seat=1, other=0, cards=[["land", 1]] * 5, why="ransom"),
        told("battle-over", seat=0, other=1),
    ]  # fmt: skip


@pytest.mark.parametrize("locale", LOCALES)
def test_the_longest_pages_keep_within_the_canvas(locale: str) -> None:
    say = words_in(locale, texts_folder(KEY))
    state = positions.table(6)
    hands = [[seat, "champion", "none", "none", 8] for seat in range(6)]
    ties = [Event("joust-break", {"cards": [[s, "none"] for s in range(6)]}) for _ in range(4)]
    entered = {"ante": "f9", "card": "castle", "fief": "", "lord": ""}
    joust = [
        Event("joust-called", {"seat": 0}),
        *(Event("joust-entered", {"seat": seat, **entered}) for seat in range(6)),
        Event("joust-hands", {"hands": hands}),
        *ties,
        Event("joust-won", {"seat": 5}),
    ]
    for events in (long_fight(), joust):
        drawn = PICTURES.of_post(events, [], view_of(state), say, LONG)
        assert isinstance(drawn, Scene)
        check(drawn)
        assert drawn.height <= 1.25 * drawn.width
        assert 0 < len(drawn.alt) <= 1000
