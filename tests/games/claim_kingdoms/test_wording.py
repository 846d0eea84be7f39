"""The words of Claim Kingdoms: complete in every language, short enough, and saying the right
thing."""

from __future__ import annotations

import re

import pytest
from msgspec import structs

from engine.games.claim_kingdoms import GAME, WORDS, box
from engine.games.claim_kingdoms.box import BOARDS, FACTION_KEYS, FACTIONS
from engine.games.claim_kingdoms.rules.ground import cell_of, key_of, open_spaces
from engine.games.claim_kingdoms.state import Step
from engine.games.claim_kingdoms.words import position
from engine.games.claim_kingdoms.words.names import (
    EMOJI,
    FIELD_EMOJI,
    TREASURE_EMOJI,
    card_name,
    faction_name,
    power_text,
)
from engine.kit.chance import Chance
from engine.kit.contract import Limit, Question, Source, Standing
from tests.games.by_hand import told
from tests.games.claim_kingdoms.positions import HERE, answer, table, turn
from tests.games.claim_kingdoms.positions import play as play_card
from tests.games.claim_kingdoms.tellings import (
    a_view,
    play,
    questions_in_all_forms,
    say_in,
    tellings,
)
from tests.games.tellings import BOLD, PLAIN
from texts import LOCALES

every_language = pytest.mark.parametrize("locale", LOCALES)
# Every key is there, and every key is used.


# Within the limits, with the longest names.


@every_language
def test_what_a_card_does_fits_under_an_option(locale: str) -> None:
    say = say_in(locale)
    lines = {key: power_text(key, say) for key in FACTION_KEYS}
    assert {key: line for key, line in lines.items() if len(line) > 100} == {}
    assert len(set(lines.values())) == len(FACTION_KEYS), "no two do the same"
    view = a_view()
    question = Question(1, 0, "choose-faction", FACTION_KEYS, about=(1, 8))
    for key in FACTION_KEYS:
        assert WORDS.option(view, question, key, say, PLAIN).detail == lines[key]


@every_language
def test_a_space_among_the_options_begins_with_its_name(locale: str) -> None:
    for view, question in questions_in_all_forms():
        for option in question.options:
            if re.match(r"[A-Z]\d", option):
                label = WORDS.option(view, question, option, say_in(locale), PLAIN[:3])
                assert label.text.startswith(re.split("[->]", option)[0])


@every_language
def test_what_lies_beside_a_space_is_told_whole_or_not_at_all(locale: str) -> None:
    for view, question in questions_in_all_forms():
        if question.kind in ("place-card", "place-revealed", "play-card", "spectre"):
            for label in WORDS.labels(view, question, say_in(locale), PLAIN[:3]):
                assert not label.detail.endswith("…")


@every_language
def test_spaces_and_new_cards_are_touched_by_the_names_that_the_picture_has(locale: str) -> None:
    say, seen = say_in(locale), set()
    for view, question in questions_in_all_forms():
        for option in question.options:
            label = WORDS.option(view, question, option, say, PLAIN[:3])
            if question.kind in ("place-card", "target-card") and re.fullmatch(r"[A-Z]\d", option):
                assert label.mark == option
                seen.add(question.kind)
            if question.kind == "draw-card" and option in FACTIONS:
                assert label.mark == faction_name(option, say)
                seen.add(question.kind)
            if question.kind == "target-follower" and "-" in option and ">" not in option:
                space, _, owner = option.partition("-")
                assert label.mark == f"{space} {'ABCD'[int(owner)]}"
                seen.add(question.kind)
    assert seen == {"place-card", "target-card", "draw-card", "target-follower"}


# What is said.


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**Ana**: removes 2 followers of **Iñigo** from C4 (⚔️ Knights)."),
        ("es", "**Ana**: retira 2 seguidores de **Iñigo** de C4 (⚔️ Caballeros)."),
        ("pt-BR", "**Ana**: remove 2 seguidores de **Iñigo** em C4 (⚔️ Cavaleiros)."),
    ],
)
def test_a_line_of_the_chronicle(locale: str, line: str) -> None:
    [removed, *_] = [event for event in tellings() if event.kind == "follower-removed"]
    assert WORDS.event(removed, say_in(locale), BOLD) == line


@pytest.mark.parametrize(
    ("locale", "none", "one", "two"),
    [
        ("en", "0 points", "1 point", "2 points"),
        ("es", "0 puntos", "1 punto", "2 puntos"),
        ("pt-BR", "0 ponto", "1 ponto", "2 pontos"),
    ],
)
def test_amounts_take_the_plural_of_the_language(
    locale: str, none: str, one: str, two: str
) -> None:
    for points, words in enumerate((none, one, two)):
        view = GAME.view(table(2, score=[points] * 2), None)
        assert f": {words}" in position.position(view, say_in(locale), PLAIN[:2])


def test_the_card_and_its_power_stand_in_the_question_where_to_play_it() -> None:
    view, question = next((v, q) for v, q in questions_in_all_forms() if q.kind == "place-card")
    asked = WORDS.question(view, question, say_in("en"), BOLD[:3])
    assert asked == ("Where do you play Elves (5)?\n1 point per face-up card touching its corners.")


def test_a_space_tells_its_name_field_neighbours_and_map() -> None:
    state = table(2, {"C3": "elves 0 0 1", "C4": "trolls down"}, maps=(5, 7))
    question = Question(1, 0, "place-card", ("D3", "B3"), about=("elves",))
    label = WORDS.option(GAME.view(state, 0), question, "B3", say_in("en"), PLAIN)
    assert label.text == "B3, mill"
    assert label.detail == "one more follower of yours here · power +0 · next to Elves (A×2, B×1)"
    assert label.group == "War map 5 (7/3)"


def test_a_space_tells_what_would_count_if_the_game_ended_now_and_on_whom_the_power_works() -> None:
    state = table(2, {"C3": "elves 1"}, maps=(5, 7))
    question = Question(1, 0, "place-card", ("D3", "B3"), about=("knights",))
    say = say_in("en")
    detail = WORDS.option(GAME.view(state, 0), question, "D3", say, PLAIN).detail
    assert detail.startswith("power: 1 target · +16 if it ended now: map 5 and Knights")
    detail = WORDS.option(GAME.view(state, 0), question, "B3", say, PLAIN).detail
    assert "one more follower of yours here · power: 1 target · +16 if it ended now" in detail


def test_the_pages_of_the_position_tell_every_card_and_every_space_that_may_be_played_on() -> None:
    for state, _, _ in play(3, 4):
        view = GAME.view(state, None)
        told = "\n".join(WORDS.position(view, say_in("en"), PLAIN[:3]))
        if view.board.phase == "play":
            for cell in (*view.board.cards, *open_spaces(view.board)):
                assert re.search(rf"\b{key_of(cell)}\b", told), key_of(cell)


def test_a_ruin_that_was_opened_is_told_as_plain() -> None:
    question = Question(1, 0, "place-card", ("B1",), about=("elves",))
    state = table(2, {"C1": "elves"}, maps=(5, 7))
    say = say_in("en")
    assert "ruin" in WORDS.option(GAME.view(state, 0), question, "B1", say, PLAIN).text
    state.board.ruins = []
    assert WORDS.option(GAME.view(state, 0), question, "B1", say, PLAIN).text == "B1"


@pytest.mark.parametrize("faction", ["cyclopes", "trolls"])
def test_the_points_that_version_2_told_for_a_direction_are_the_points_it_gives(
    faction: str,
) -> None:
    cards = {"N1E0": "elves", "N2E0": "orcs down", "N3E0": "trolls", "S2E0": "elves 1"}
    cards |= {"N0E1": "dragons 0", "N0E3": "elves"}
    kind = "direction" if faction == "cyclopes" else "line"
    for way in ("north", "south", "east", "west") if faction == "cyclopes" else ("row", "column"):
        state = table(2, cards | {HERE: f"{faction} 0"}, score=[0, 0])
        old = Question(1, 0, kind, (way, "pass"), about=(faction, HERE))
        label = WORDS.option(GAME.view(state, 0), old, way, say_in("en"), PLAIN)
        state.questions.append(old)
        state.board.agenda += [
            Step("draw", 0, what="turn"),
            Step("power", 0, cell_of(HERE), faction),
        ]
        events = GAME.answer(state, old, (way,), Chance(bytes(16), 1))
        points = sum(args["points"] for args in told(events, "points"))
        assert f": {points} point" in label.text


def test_followers_are_told_with_their_card_and_owner() -> None:
    view, question = next((v, q) for v, q in questions_in_all_forms() if q.kind == "target-seats")
    label = WORDS.option(view, question, "D2-1", say_in("en"), PLAIN)
    assert label.text == "D2, Goblins: Iñigo (B)"
    assert label.detail == "B has 2 points · B×1, C×1, poison"


@pytest.mark.parametrize("two", [False, True])
@pytest.mark.parametrize(
    ("cards", "told_of"),
    [
        ({"C2": "elves c"}, "removes a follower of Cem (C) from C2"),
        ({"C2": "elves a"}, "removes one of your followers from C2"),
        ({"C2": "elves a", "D1": "orcs c"}, "removes a follower from an adjacent card"),
        ({"C2": "elves"}, "no follower in reach"),
    ],
)
def test_a_catapults_label_says_whose_follower_goes(
    cards: dict[str, str], told_of: str, two: bool
) -> None:
    """Chosen with the space, unless the card is one of two."""
    hand = {0: "druids gnomes" if two else "druids"}
    state = table(3, maps=(1, 3, 5), cards=cards, hands=hand)
    turn(state)
    (question,) = state.questions
    say, view = say_in("en"), GAME.view(state, 0)
    there = "druids>D2" if two else "D2"
    if there in question.options:
        label = WORDS.option(view, question, there, say, PLAIN[:3])
        assert label.detail.startswith(f"{told_of} · ")
    else:
        label = WORDS.option(view, question, "D2>D1-2", say, PLAIN[:3])
        assert label.detail.startswith("removes a follower of Cem (C) from D1 · ")
        assert (label.text, label.mark) == (f"D2, catapult → D1, Orcs: {PLAIN[2]} (C)", "D2 C")


def test_an_answer_is_repeated_with_the_names_of_spaces() -> None:
    alone, beside = [q for _, q in questions_in_all_forms() if q.kind == "target-seats"]
    view, both = a_view(), "D3, Dragons: Iñigo (B) and D2, Goblins: Iñigo (B)"
    for question, picks, said in (
        (alone, ("D3-1", "D2-1"), both),
        (alone, (), "Do not use the power"),
        (beside, ("D3-1", "take.deck", "D2-1"), f"{both}; Take the top card of the deck"),
        (beside, ("take.trolls",), "Do not use the power; Take Trolls (6)"),
    ):
        assert WORDS.picks(view, question, picks, say_in("en"), PLAIN) == said


def test_an_answer_says_in_which_order_cards_go_under_the_deck() -> None:
    view, question = next((v, q) for v, q in questions_in_all_forms() if q.kind == "seer-card")
    label = WORDS.option(view, question, "elves>trolls>orcs", say_in("en"), PLAIN)
    assert label.text == "Take Elves (5); under the deck: Trolls, Orcs"
    assert label.detail == power_text("elves", say_in("en"))


def test_a_power_that_has_to_be_chosen_is_not_called_one_that_may_be_lost() -> None:
    """Version 4 asked so, of Shadows and Fire Elementals."""
    view, say = a_view(), say_in("en")
    takes = ("take.trolls", "take.deck")
    for least, heading, chosen in (
        (0, "Power (leave empty to skip it)", "Do not use the power; Take Trolls (6)"),
        (1, "Power", "Take Trolls (6)"),
    ):
        limits = (Limit(("1.goblins", "2"), least, 1), Limit(takes, 1, 1))
        about = ("shadows", "C3", "beside", 1)
        options = ("1.goblins", "2", *takes)
        question = Question(1, 0, "target-hand", options, 1 + least, 2, limits, about=about)
        labels = WORDS.labels(view, question, say, PLAIN)
        assert [label.group for label in labels] == [heading] * 2 + ["New card"] * 2
        assert WORDS.picks(view, question, ("take.trolls",), say, PLAIN) == chosen


def test_another_hand_is_told_as_far_as_the_seat_knows_it() -> None:
    [(view, question), *_] = [
        (v, q) for v, q in questions_in_all_forms() if q.kind == "target-hand"
    ]
    labels = [WORDS.option(view, question, o, say_in("en"), PLAIN).text for o in question.options]
    assert labels[:3] == [
        "Iñigo: Goblins (4)",
        "Iñigo: a card you do not know",
        "Cem: the hidden card",
    ]


def test_equal_cards_are_told_once_with_how_many() -> None:
    [out, *_] = [event for event in tellings() if event.kind == "cards-out"]
    out = structs.replace(out, args=out.args | {"cards": ["elves", "trolls", "elves"]})
    told = WORDS.event(out, say_in("en"), PLAIN)
    assert told == "Ana: removes 🧝 Elves ×2 and 🧌 Trolls from the game."


def test_a_turn_is_summed_up_under_its_card() -> None:
    state = table(2, {HERE: "elves", "N0E1": "dragons 1"}, display="elves trolls gnomes")
    events = play_card(state, "knights", "N1E1")
    events += answer(state, "target-followers", "N0E1-1", "take.trolls")
    lines = WORDS.summary(events, GAME.view(state, None), say_in("en"), BOLD[:2]).split("\n")
    assert lines == [
        "**Turn 1** · **Ana**: ⚔️ Knights on N1E1; 14 followers left",
        "- Removes 1 follower of **Iñigo** from N0E1 (⚔️ Knights)",
        "- Takes 🧌 Trolls from the display",
        "- New in the display: ⚔️ Knights. In the deck: 4.",
    ]


def test_the_beginning_names_factions_maps_and_first_cards() -> None:
    game = play(2, 1, {"factions": "starter"})
    next(game)
    state, _, since = next(game)
    text = WORDS.summary(since, GAME.view(state, None), say_in("en"), BOLD[:2])
    for faction in state.board.factions:
        assert card_name(faction, say_in("en")) in text
    for key in state.board.maps:
        assert f"{key} (" in text
    assert BOLD[state.board.first] in text


@pytest.mark.parametrize(
    ("why", "places", "words"),
    [
        ("points", (1, 2), "**Ana** wins the kingdom with 30 points."),
        ("supply", (1, 2), "followers left in the supply"),
        ("shared", (1, 1), "**Ana** and **Iñigo** share"),
    ],
)
def test_the_result_says_who_won_and_why(why: str, places: tuple[int, ...], words: str) -> None:
    standing = Standing(places, (30, 30), (Source("play", (30, 30)),), why)
    text = WORDS.result(standing, say_in("en"), BOLD[:2])
    assert words in text
    assert ("tie" in text) == (why == "supply")


# What is printed, and what is ours.


@every_language
def test_every_page_of_a_faction_says_where_its_power_is_from(locale: str) -> None:
    say = say_in(locale)
    pages = {page.key: page.text for page in WORDS.rules(say)}
    for key, faction in FACTIONS.items():
        assert say(f"source-is-{faction.source}") in pages[key]
        corrected = "data.toml" in pages[key]
        assert corrected == (faction.source in ("recon", "inferred")), key
    assert "data.toml" in pages["printed"]


def test_a_power_that_an_owner_corrects_is_told_as_corrected(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    knights = FACTIONS["knights"]
    three = structs.replace(knights, power=structs.replace(knights.power, most=3))
    monkeypatch.setitem(box.FACTIONS, "knights", three)
    assert "up to 3" in power_text("knights", say_in("en"))
    seer = structs.replace(knights, power=FACTIONS["seers"].power)
    monkeypatch.setitem(box.FACTIONS, "knights", seer)
    assert power_text("knights", say_in("en")) == power_text("seers", say_in("en"))


def test_every_map_stands_on_its_page() -> None:
    pages = {page.key: page.text for page in WORDS.rules(say_in("en"))}
    for board in BOARDS:
        for key in board:
            war_map = box.MAPS[key]
            assert f"**{key}:** {war_map.first}/{war_map.second}" in pages["maps"]


# From views alone.


def test_the_hand_tells_the_card_its_power_and_the_display() -> None:
    say = say_in("en")
    for state, _, _ in play(3, 4):
        view = GAME.view(state, 1)
        text = WORDS.hand(view, say, PLAIN[:3])
        if view.board.phase != "play":
            continue
        for card in view.hands[1]:
            assert f"{card_name(card, say)} – {power_text(card, say)}" in text
        for card in view.board.display:
            assert card_name(card, say) in text


def test_the_hand_tells_what_was_seen_of_other_hands_and_no_more() -> None:
    text = WORDS.hand(a_view(), say_in("en"), PLAIN[:3])
    assert "Iñigo holds Goblins" in text
    assert "Cem holds" not in text


def test_the_rules_page_fits_the_moment() -> None:
    keys = {page.key for page in WORDS.rules(say_in("en"))}
    found = set()
    for options in ({}, {"factions": "turns"}):
        for state, question, _ in play(4, 5, options):
            for seat in (None, question.seat if question else None):
                found.add(WORDS.rules_now(GAME.view(state, seat)))
    assert found <= keys
    assert {"factions", "turn", "fields", "display", "scoring"} <= found
    assert found & set(FACTION_KEYS)


def test_the_page_of_a_hidden_card_is_shown_to_its_holder_alone() -> None:
    state = table(2, {HERE: "elves"}, hands={0: "zombies"})
    turn(state)
    assert WORDS.rules_now(GAME.view(state, 0)) == "zombies"
    assert WORDS.rules_now(GAME.view(state, 1)) == "turn"
    assert WORDS.rules_now(GAME.view(state, None)) == "turn"


# Names.


@every_language
def test_every_faction_has_its_own_name_and_sign(locale: str) -> None:
    names = {faction_name(key, say_in(locale)) for key in FACTION_KEYS}
    assert len(names) == len(FACTION_KEYS)
    signs = [*EMOJI.values(), *FIELD_EMOJI.values(), *TREASURE_EMOJI.values()]
    assert len(set(signs)) == len(signs)
    assert tuple(EMOJI) == FACTION_KEYS


def test_the_position_tells_majorities_special_spaces_and_cards_out_of_the_game() -> None:
    cards = {"C3": "elves 0 0 1", "C4": "elves 1", "D3": "trolls"}
    state = table(2, cards, maps=(5, 7))
    state.board.out = ["orcs", "orcs", "yetis"]
    told = position.position(GAME.view(state, None), say_in("en"), PLAIN[:2])
    assert "War map 5 (7/3 points): A×2 B×2;" in told
    assert "mill B3" in told
    assert "Out of the game: Orcs ×2, Yetis." in told
    assert "on C3 A×2 B, C4 B." in told
