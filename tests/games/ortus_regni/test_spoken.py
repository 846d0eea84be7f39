"""What is read to those who see no picture: all that lies open, and options that differ."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from engine.games import texts_folder
from engine.games.ortus_regni import GAME, WORDS
from engine.games.ortus_regni.state import VIKINGS, Fate, State
from engine.games.ortus_regni.words import spoken
from engine.kit.chance import Chance
from tests.games.ortus_regni.positions import answer, attack, do, joust, table
from tests.games.tellings import PLAIN
from texts import LOCALES, words_in

NAMES = ("Ana", "Bram", "Carla", "Dónal", "Eva", "Finn")
LONG = tuple(f"{name} the Unready of the Windward Lands"[:32] for name in NAMES)


def read(state: State, locale: str = "en", names: tuple[str, ...] = NAMES) -> list[str]:
    say = words_in(locale, texts_folder("ortus_regni"))
    seats = state.board.seats
    return list(spoken.pages(GAME.view(state, None), say, names[:seats]))


def test_everything_that_lies_open_is_read_out() -> None:
    state = table(
        3,
        {0: "palace:vassal land market@1 | castle:monk church", 1: "palace", 2: "castle@1"},
        hands={0: "land land", 1: "land"},
        towers={0: "land land"},
        reserves={0: "knight infantry knight"},
        mercenaries={0: "mercenary:knight mercenary"},
        king=0,
        guard=["infantry"],
        banners=[0, 2, 0],
        bequests=[1, 0, 0],
        vikings=["chieftain", "viking"],
        arrived=True,
        cubes=[3, 1, 1],
        emissaries=[["monk"], [], []],
        battle_discard=["attacker", "church"],
    )
    (told,) = read(state)
    for words in (
        "Fief 1: 🏛️ Palace, 🌾 Land, 🛡️ Lord Vassal, 🏘️ Market Town (Bram)",
        "🏰 Castle, ⛪ Church, 📿 Abbot",
        "🏰 Castle (Bram)",
        "Mercenary 1, with 🐎 Knight\n- Mercenary 2\n",
        "👑 King; 2 Towers; 2 cards in hand; 3 Armies in reserve; 2 of the reserve may fight",
        "Royal Guard 🏹 Infantry",
        "With the Vikings: 📿 Monk",
        "2 Banners",
        "has bequeathed once",
        "Vikings ashore: 🪓 Chieftain, ⛵ Viking",
        "Cubes in the bag: A 3, B 1, C 1",
        "The last Battle card: Church Decides",
        "Ana begins the round.",
    ):
        assert words in told, words
    assert re.search(r"Left in the decks: \d+ Army, \d+ Battle, \d+ Viking cards\.", told)


def test_an_attack_and_a_joust_under_way_are_read_out() -> None:
    fought = table(2, {1: "palace:monk"}, hands={0: "champion", 1: "land"})
    attack(fought, "siege-f1", "champion.1")
    (told,) = read(fought)
    assert "Ana against Bram: siege of Fief 2.\nAna: ⚔️ Champion (2 damage)." in told
    held = table(
        3, {0: "palace land", 1: "palace land"}, hands={0: "banner land", 1: "land", 2: "land"}
    )
    joust(held)
    (told,) = read(held)
    assert "Ana calls a joust with a 🚩 Banner." in told


def test_vikings_about_to_land_are_not_said_to_be_held_off_by_an_attack() -> None:
    (held,) = read(table(2, attacked=True, markers=7))
    (landing,) = read(table(2, attacked=True, markers=8))
    assert "the Vikings come no nearer" in held
    assert "The Vikings land at the end of this round." in landing


def test_an_attack_of_the_vikings_is_read_out_as_a_sentence() -> None:
    landed = {"vikings": ["viking"] * 2, "viking_deck": "viking", "arrived": True}
    state = table(2, hands={1: "land"}, cubes=[1, 0], **landed)
    do(state, "vikings")
    answer(state, "viking-attack", "siege-f1")
    for locale, line in (
        ("en", "The Vikings against Bram: siege of Fief 2."),
        ("es", "Los Vikingos contra Bram: asedio del Feudo 2."),
        ("pt-BR", "Os Vikings contra Bram: cerco ao Feudo 2."),
    ):
        assert line in read(state, locale)[0].split("\n")


def test_who_fell_to_whom_is_read_out() -> None:
    state = table(3, {2: ""}, round=5)
    state.board.fates = [Fate(2, 4, "siege", VIKINGS)]
    (told,) = read(state)
    assert "Carla fell to a siege by the Vikings in round 4." in told
    assert "C Carla: out." in told


@pytest.mark.parametrize("locale", LOCALES)
def test_pages_hold_the_largest_earldoms_and_no_earl_is_torn_apart(locale: str) -> None:
    fiefs = " | ".join(["castle:vassal land@1 land market church@2 cathedral@3"] * 5)
    state = table(6, dict.fromkeys(range(6), fiefs), mercenaries={0: "mercenary:knight " * 6})
    found = read(state, locale, LONG)
    assert len(found) > 3
    assert all(0 < len(page) <= spoken.MOST_PAGE for page in found)
    assert sum(page.count("🏰") for page in found) == 30


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_options_that_read_alike_are_alike(seats: int) -> None:
    """Whoever reads nothing but the words can tell all options from one another, but for equal
    cards."""
    say = words_in("en", texts_folder("ortus_regni"))
    for game in range(4):
        seed = bytes([game, seats] * 8)
        state, luck = GAME.start(seats, {}, Chance(seed, 0)), Chance(seed, 1 << 32)
        number = 0
        while asked := GAME.questions(state):
            number += 1
            question = asked[0]
            view = GAME.view(state, question.seat)
            read_as: dict[str, set[str]] = defaultdict(set)
            for option in question.options:
                label = WORDS.option(view, question, option, say, PLAIN[:seats])
                stem, _, count = option.rpartition(".")
                read_as[label.text].add(stem if count.isdigit() else option)
            assert all(len(stems) == 1 for stems in read_as.values()), (question, read_as)
            GAME.answer(state, question, GAME.likely(state, question, luck), Chance(seed, number))
