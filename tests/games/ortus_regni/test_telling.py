"""What the words of Ortus Regni say: of turns, battles and questions, and that options name things
by the numbers on the pictures."""

from __future__ import annotations

import re

import pytest

from engine.games.ortus_regni import GAME, PICTURES, WORDS
from engine.games.ortus_regni.box import KINDS
from engine.games.ortus_regni.rules.realm.holdings import fief_key
from engine.games.ortus_regni.state import State, Step, View
from engine.games.ortus_regni.words.names import amount, fief_name, lords_of
from engine.kit.contract import Event, Question
from engine.kit.scene import Label as Drawn
from engine.kit.scene import Scene
from tests.games.ortus_regni.positions import answer, attack, do, fight, open_question, table
from tests.games.ortus_regni.tellings import (
    a_table,
    play,
    questions_in_all_forms,
    say_in,
    tellings,
)
from tests.games.tellings import BOLD, PLAIN

# Names that stay.


def named(view: View, question: Question) -> set[str]:
    """Numbers of Fiefs and Mercenaries that options name; all of them stand on the picture."""
    say, names = say_in("en"), PLAIN[: view.seats]
    texts = [WORDS.option(view, question, one, say, names).text for one in question.options]
    numbers = {number for text in texts for number in re.findall(r"(?:Fief|Mercenary) (\d+)", text)}
    drawn = PICTURES.of_prompt(view, question, say, names)
    if drawn is not None:
        assert isinstance(drawn, Scene)
        printed = {item.text for item in drawn.items if isinstance(item, Drawn)}
        assert numbers <= printed, (question.kind, texts)
    return numbers


def test_options_name_fiefs_and_mercenaries_by_the_numbers_on_the_picture() -> None:
    kinds = {question.kind for view, question in questions_in_all_forms() if named(view, question)}
    assert kinds >= {
        "place-property", "install", "garrison", "treachery", "intrigue", "allies", "struggle",
        "yield-properties", "declare-attack", "attack-forces", "defence-forces", "ransom-lords",
        "ransom-price", "attack-losses", "defence-losses", "properties-lost", "seize",
        "joust-ante", "joust-card", "viking-attack",
    }  # fmt: skip


def test_a_fief_keeps_its_number_for_the_whole_game() -> None:
    where: dict[str, int] = {}
    for state, _, _ in play(4, 3):
        fiefs = {fief_key(fief.number): fief for fiefs in state.board.fiefs for fief in fiefs}
        for key in fiefs:
            where.setdefault(key, len(where))
        assert len({fief_name(key, say_in("en")) for key in fiefs}) == len(fiefs)
    assert len(where) > 4


def test_an_answer_is_repeated_as_its_option_reads() -> None:
    view = GAME.view(a_table(), 0)
    question = Question(1, 0, "declare-attack", ("siege-f1",))
    label = WORDS.option(view, question, "siege-f1", say_in("en"), PLAIN)
    assert label.text == "Siege of Fief 2 (Iñigo)"
    told = WORDS.picks(view, question, ("siege-f1",), say_in("en"), PLAIN)
    assert told == "Siege of Fief 2 (Iñigo)"


# What is said.


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**Ana** loses the Lord Prince of Fief 8; the Fief remains."),
        ("es", "**Ana** pierde al Lord Príncipe del Feudo 8; el Feudo sigue en pie."),
        ("pt-BR", "**Ana** perde o Lorde Príncipe do Feudo 8; o Feudo continua de pé."),
    ],
)
def test_a_line_of_the_chronicle(locale: str, line: str) -> None:
    [slain, *_] = [event for event in tellings() if event.kind == "lord-slain"]
    assert WORDS.event(slain, say_in(locale), BOLD) == line


@pytest.mark.parametrize(
    ("locale", "texts"),
    [
        ("en", ("no cards", "1 card", "2 cards")),
        ("es", ("0 cartas", "1 carta", "2 cartas")),
        ("pt-BR", ("0 cartas", "1 carta", "2 cartas")),
    ],
)
def test_amounts_take_the_plural_of_the_language(locale: str, texts: tuple[str, ...]) -> None:
    assert tuple(amount("cards", n, say_in(locale)) for n in range(3)) == texts


@pytest.mark.parametrize(
    ("locale", "one", "two"),
    [
        ("en", "the Lord of Fief 1", "the Lords of Fiefs 1 and 8"),
        ("es", "el Lord del Feudo 1", "los Lores de los Feudos 1 y 8"),
        ("pt-BR", "o Lorde do Feudo 1", "os Lordes dos Feudos 1 e 8"),
    ],
)
def test_one_lord_and_several_agree_with_their_fiefs(locale: str, one: str, two: str) -> None:
    assert lords_of(["f0"], say_in(locale)) == one
    assert lords_of(["f0", "f7"], say_in(locale)) == two


def summed(events: list[Event], state: State, names: tuple[str, ...] = BOLD[:2]) -> list[str]:
    public = [event for event in events if event.seats is None]
    return WORDS.summary(public, GAME.view(state, None), say_in("en"), names).split("\n")


def test_a_battle_reads_as_a_story_under_its_turn() -> None:
    state = table(
        2,
        {0: "palace:vassal land", 1: "palace land market"},
        hands={0: "champion", 1: "monk"},
        towers={1: "allies"},
        reserves={0: "infantry"},
        mercenaries={1: "mercenary:knight"},
        battle="normal",
    )
    events = fight(state, "raid-f1", "champion.1 f0.lord infantry.1", "m0.army m0")
    events += answer(state, "properties-lost", "f1.land.1")
    events += answer(state, "seize", "f1.land.1")
    assert summed(events, state) == [
        "**Round 3** · **Ana**",
        "- Raids Fief 2 of **Iñigo**.",
        "- Fields ⚔️ Champion, 🛡️ Lord Vassal and 🏹 Infantry (4 damage).",
        "- **Iñigo** defends with 💰 Mercenary and 🐎 Knight (4 damage).",
        "- Battle card: Normal. Both sides take damage.",
        "- **Ana** takes 4 damage and loses 🏹 Infantry.",
        "- **Iñigo** takes 4 damage and loses 💰 Mercenary and 🐎 Knight.",
        "- **Iñigo** soaks up 1 damage with Towers; 1 damage gets through.",
        "- **Iñigo** loses 🌾 Land in Fief 2.",
        "- **Ana** seizes 🌾 Land from **Iñigo**.",
        "- **Ana** places 🌾 Land in Fief 1.",
        "- Draws 1 card; 1 in hand, 9 cards left in the deck.",
    ]


def test_what_the_vikings_do_stands_under_their_own_heading() -> None:
    state = table(2, first=0, markers=3, decks={0: "land", 1: "land"})
    state.board.agenda = []
    events = do(state, Step("turn", 1), Step("vikings"), Step("round-over"))
    events += answer(state, "turn", "draw")
    assert summed(events, state) == [
        "**Round 3** · **Iñigo**",
        "- Draws 1 card; 1 in hand, no cards left in the deck.",
        "**Round 3** · ⛵ the Vikings",
        "- The Vikings come nearer (4 of 8).",
    ]


def test_a_fallen_mercenary_is_told_once() -> None:
    lines = [
        WORDS.event(event, say_in("en"), BOLD)
        for event in tellings()
        if event.kind == "mercenary-slain"
    ]
    assert lines == [
        "**Ana** loses Mercenary 3 and its garrison, 🐎 Knight.",
        "**Ana** loses Mercenary 3.",
        "**Ana** loses the garrison of Mercenary 3: 🐎 Knight.",
        "",
    ]


def asked_as(state: State, kind: str) -> list[str]:
    question = open_question(state, kind)
    view, names = GAME.view(state, question.seat), PLAIN[: state.board.seats]
    return WORDS.question(view, question, say_in("en"), names).split("\n")


def test_the_defender_is_told_what_comes_and_what_would_fall() -> None:
    state = table(
        2,
        {0: "castle:champion", 1: "palace:vassal land"},
        hands={0: "champion vassal", 1: "prince prince"},
        towers={1: "land land"},
        reserves={1: "knight knight knight"},
    )
    attack(state, "siege-f1", "champion.1", "f0.lord", "vassal.1")
    assert asked_as(state, "defence-forces") == [
        "Under attack from Ana: siege of Fief 2 with 🛡️ Vassal, ⚔️ Champion and ⚔️ Lord Champion "
        "(5 damage). Which forces do you field?",
        "Your Towers soak up 2 damage. ⚠️ Undefended, you lose 🏛️ Palace, 🛡️ Lord Vassal, 🌾 Land: "
        "your last Fief, and you are out. Each card you field soaks up 1 damage first and hits "
        "back; if you field any, you turn up a Battle card. Your Lands allow 1 from the reserve. "
        "Only one Prince may fight.",
    ]


def test_what_an_attack_does_if_nobody_defends_is_what_it_does() -> None:
    for towers, damage in ((0, 2), (1, 3), (2, 4), (3, 3)):
        state = table(
            2,
            {1: "palace land market church"},
            hands={0: "vassal " * damage, 1: "banquet"},
            towers={1: "land " * towers},
        )
        attack(state, "raid-f1", *(f"vassal.{n + 1}" for n in range(damage)))
        told = " ".join(asked_as(state, "defence-forces"))
        fallen = min(3, max(0, damage - towers))
        words = {0: "nothing falls", 1: "a property falls"}
        assert f"{words.get(fallen, f'{fallen} properties fall')} and " in told
        left = {3: "none is left", 2: "one property is left"}
        assert f" and {left.get(fallen, f'{3 - fallen} properties are left')}." in told


def test_the_attacker_is_told_what_a_siege_takes() -> None:
    state = table(
        2,
        {1: "palace:vassal | castle:monk"},
        hands={0: "champion", 1: "land land"},
        towers={1: "land " * 3},
        reserves={0: "knight"},
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "attack")
    answer(state, "declare-attack", "siege-f2")
    [_, stakes] = asked_as(state, "attack-forces")
    assert stakes == (
        "🏰 Castle falls to 2 damage. 3 Towers there soak up 1 each, so it takes 5, and 1 more for "
        "each card that defends. Iñigo may defend with 2 cards in hand, 🛡️ Lord Vassal and 📿 "
        "Abbot. Without a Land none of your reserve may fight."
    )


def test_intrigue_puts_at_stake_what_it_can_take_and_no_more() -> None:
    state = table(
        2,
        {1: "palace:vassal land market church | castle"},
        hands={0: "intrigue", 1: "allies"},
    )
    do(state, Step("turn", 0))
    answer(state, "turn", "intrigue")
    if state.questions[0].kind == "intrigue":
        question = open_question(state, "intrigue")
        label = WORDS.option(GAME.view(state, 0), question, "f1", say_in("en"), PLAIN)
        assert label.detail == "🌾 Land, 🏘️ Market Town, ⛪ Church"
        answer(state, "intrigue", "f1")
    told = " ".join(asked_as(state, "allies"))
    taken = "🌾 Land, 🏘️ Market Town, ⛪ Church"
    assert f"It would take two of these, and you choose which: {taken}." in told
    assert "Palace" not in told


def test_the_only_card_or_army_is_not_called_two() -> None:
    state = table(2, hands={0: "treachery intrigue", 1: "land"}, reserves={1: "knight"})
    view, say = GAME.view(state, 0), say_in("en")
    for kind, option, text in (
        ("treachery", "hand-1", "The only card in the hand (Iñigo)"),
        ("intrigue", "reserve-1", "The only Army of the reserve (Iñigo)"),
    ):
        question = Question(1, 0, kind, (option,))
        assert WORDS.option(view, question, option, say, PLAIN).text == text


def test_an_empty_deck_is_told_before_it_puts_one_out() -> None:
    state = table(2, decks={0: ""}, hands={0: "land"})
    do(state, Step("turn", 0))
    assert "Your deck is empty" in asked_as(state, "turn")[1]
    question = open_question(state, "turn")
    label = WORDS.option(GAME.view(state, 0), question, "draw", say_in("en"), PLAIN)
    assert "Your deck is empty" in label.detail


def test_losses_of_the_vikings_are_asked_about_as_theirs() -> None:
    asked = [
        WORDS.question(view, question, say_in("en"), PLAIN[:3])
        for view, question in questions_in_all_forms()
        if question.kind == "attack-losses"
    ]
    assert [text.startswith("The Vikings take") for text in asked] == [False, True]


def test_a_seized_castle_is_named_although_its_fief_is_gone() -> None:
    [(view, question)] = [(v, q) for v, q in questions_in_all_forms() if q.kind == "seize"]
    labels = [WORDS.option(view, question, o, say_in("en"), PLAIN) for o in question.options]
    assert [label.text for label in labels] == [
        "Castle of Fief 10",
        "Land of Fief 10 (Ana)",
        "Land of Fief 10",
    ]
    assert labels[1].detail.startswith("of Ana's cards"), "one of two alike is another's"


def test_a_deck_of_one_kind_after_another_is_repeated_in_the_order_of_the_cards() -> None:
    view, question = questions_in_all_forms()[0]
    picks = ("vassal.1", "castle.1", "vassal.2")
    whole = picks + tuple(f"{kind}.{n}" for kind in KINDS[7:11] for n in range(1, 6))
    text = WORDS.picks(view, question, (*whole, "land.1"), say_in("en"), PLAIN)
    assert text.startswith("🏰 Castle, 🌾 Land, 🛡️ Vassal ×2, ")


def test_a_banner_may_ride_and_is_not_told_as_a_way_out() -> None:
    [(view, question)] = [(v, q) for v, q in questions_in_all_forms() if q.kind == "joust-card"]
    label = WORDS.option(view, question, "banner", say_in("en"), PLAIN)
    assert label.text == "Banner"
    assert label.detail == "Counts as nothing; discarded, even if you win"
    champion = WORDS.option(view, question, "f3.lord", say_in("en"), PLAIN)
    assert champion.text == "Lord Champion of Fief 4"
    assert champion.detail.startswith("Counts as Prince or Vassal")


def test_an_emissary_brings_vikings_who_are_all_but_here_no_nearer() -> None:
    details = []
    for markers in (7, 8):
        state = table(2, hands={0: "monk"}, markers=markers)
        do(state, Step("act", 0))
        view, question = GAME.view(state, 0), open_question(state, "turn")
        details.append(WORDS.option(view, question, "emissary.monk", say_in("en"), PLAIN).detail)
    assert ["nearer" in detail for detail in details] == [True, False]


@pytest.mark.parametrize(("discarded", "told"), [([], "1 Army"), (["knight"], "2 Armies")])
def test_recruiting_promises_no_more_armies_than_there_are(discarded: list[str], told: str) -> None:
    state = table(2, {0: "palace land market"}, army_deck="infantry", army_discard=discarded)
    state.army_deck = state.army_deck[-1:]
    do(state, Step("act", 0))
    view, question = GAME.view(state, 0), open_question(state, "turn")
    label = WORDS.option(view, question, "recruit", say_in("en"), PLAIN)
    assert label.detail == f"{told} into your reserve."
