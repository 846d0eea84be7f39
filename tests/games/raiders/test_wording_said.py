"""What the words of Raiders of the North Sea say: turns as stories, raids before one commits
oneself, questions out of turn, rules from the data."""

from __future__ import annotations

import pytest
from msgspec import structs

from engine.games.raiders import GAME, WORDS, box
from engine.games.raiders.box import (
    BUILDING_KEYS,
    CARD_KEYS,
    CARDS,
    OFFER_KEYS,
    RAIDS,
    SETTLEMENT_KEYS,
    SETTLEMENTS,
    SPACES,
    rolls,
)
from engine.games.raiders.rules.prospects import strength_of, tier
from engine.games.raiders.words import names, stakes
from engine.kit.contract import Event, Picks, Question, Source, Standing
from tests.games.raiders.positions import EMPTY_HALL, Loaded, answer, hall, seldom, table, turn, use
from tests.games.raiders.tellings import (
    a_view,
    harbour_question,
    play,
    questions_in_all_forms,
    raid_question,
    say_in,
    tellings,
)
from tests.games.tellings import BOLD, PLAIN
from texts import LOCALES

every_language = pytest.mark.parametrize("locale", LOCALES)


# What is said.


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "**Ana**: takes 1 gold from **Iñigo** (🏏 Barbarian)."),
        ("es", "**Ana**: toma 1 de oro de **Iñigo** (🏏 Bárbaro)."),
        ("pt-BR", "**Ana**: pega 1 de ouro de **Iñigo** (🏏 Bárbaro)."),
    ],
)
def test_a_line_of_the_chronicle(locale: str, line: str) -> None:
    [taken] = [event for event in tellings() if event.kind == "taken"]
    assert WORDS.event(taken, say_in(locale), BOLD) == line


@pytest.mark.parametrize(
    ("locale", "none", "one", "two"),
    [
        ("en", "0 provisions", "1 provision", "2 provisions"),
        ("es", "0 provisiones", "1 provisión", "2 provisiones"),
        ("pt-BR", "0 provisões", "1 provisão", "2 provisões"),
    ],
)
def test_amounts_take_the_plural_of_the_language(
    locale: str, none: str, one: str, two: str
) -> None:
    for n, words in enumerate((none, one, two)):
        assert names.amount("provision", n, say_in(locale)) == words


def test_a_turn_of_work_reads_as_a_story() -> None:
    state = table(2, village=EMPTY_HALL, hands={0: "forager"}, silver=[3, 0])
    events = use(state, "silversmith")
    events += answer(state, "pick-up", "mill")
    lines = WORDS.summary(events, GAME.view(state, None), say_in("en"), BOLD[:2]).split("\n")
    assert lines == [
        "**Turn 1** · **Ana**",
        "- Places a black worker at the ⚒️ Silversmith: +3 silver, now 6",
        "- Picks up a black worker from the 🌾 Mill: +1 provision, now 1",
    ]


def test_what_a_card_brings_stands_behind_it_and_what_others_lose_below() -> None:
    state = table(2, village=EMPTY_HALL, hands={0: "avenger forager"}, silver=[3, 2])
    events = hall(state, "avenger")
    events += seldom(state, "gate_house.idle", "pick-up")
    lines = WORDS.summary(events, GAME.view(state, None), say_in("en"), BOLD[:2]).split("\n")
    assert lines[-2:] == [
        "- **Iñigo**: loses 1 silver (🗡️ Avenger), 1 left",
        "- Picks up a black worker from the 🚪 Gate House, without using it",
    ]


def test_a_raid_reads_as_a_story() -> None:
    state = table(
        2,
        crew={0: "shieldmaiden shieldmaiden berserker"},
        spaces={"monastery_1.1": "GV"},
        provision=[4, 0],
        gold=[1, 0],
        workers=["white", "black"],
    )
    turn(state)
    events = answer(state, "place", "monastery_1", luck=Loaded(3, 5))
    events += answer(state, "choose-set", "monastery_1.1")
    events += answer(state, "deaths", "berserker")
    lines = WORDS.summary(events, GAME.view(state, None), say_in("en"), BOLD[:2]).split("\n")
    assert lines == [
        "**Turn 1** · **Ana** raids ⛪ Monastery 1 with a white worker",
        "- Pays 3 provisions, 1 left; pays 1 gold, 0 left",
        "- Rolls 3️⃣ 5️⃣",
        "- Strength 18 (dice 8 and crew 10) gives +4 points, now 4; "
        "+2 points (🧝 Shieldmaiden ×2), now 6",
        "- Takes 1 gold and 1 Valkyrie, along with a white worker",
        "- 🪽 +1 Valkyrie, now 1 on the track",
        "- 💀 🐻 Berserker dies and returns to hand",
    ]


def test_the_beginning_names_the_first_seat_its_roll_and_the_offerings() -> None:
    since: list[Event] = []
    for state, _, events in play(3, 1):
        since += events
        if state.board.phase == "play":
            break
    text = WORDS.summary(since, GAME.view(state, None), say_in("en"), BOLD[:3])
    assert f"{BOLD[state.board.first]} begins" in text
    for tile in state.board.offers:
        assert names.tile_text(tile, say_in("en")) in text


@pytest.mark.parametrize(
    ("why", "places", "words"),
    [
        ("points", (1, 2), "**Ana** wins with 30 points."),
        ("valkyrie", (1, 2), "broken on the Valkyrie track"),
        ("armour", (1, 2), "broken on the Armour track"),
        ("shared", (1, 1), "**Ana** and **Iñigo** share"),
    ],
)
def test_the_result_says_who_won_and_why(why: str, places: tuple[int, ...], words: str) -> None:
    standing = Standing(places, (30, 30), (Source("play", (30, 30)),), why)
    text = WORDS.result(standing, say_in("en"), BOLD[:2])
    assert words in text
    assert ("tie" in text) == (why in ("valkyrie", "armour"))


# Before one commits oneself.


def test_a_raid_tells_what_it_takes_what_it_costs_and_what_it_may_bring() -> None:
    view, question = raid_question()
    label = WORDS.option(view, question, "fortress_2", say_in("en"), PLAIN)
    number = question.options.index("fortress_2") + 1
    sets = "white + 1 gold and 1 Valkyrie / white + 2 livestock"
    assert label.text == f"{number} · Fortress 2: {sets}"
    odds = "5 points (97%) or 7 points (3%)"
    assert label.detail == f"Pay 2 provisions and 2 gold · up to 1 of your crew may die · {odds}"
    assert label.group == "Raid"
    asked = WORDS.question(view, question, say_in("en"), PLAIN)
    assert (
        "🏰 Fortress 2: crew 4 (you have 4), provisions 2 (you have 5), gold 2 (you have 3); "
        "strength 14 + 🎲🎲 (18 for 5 points, 24 for 7 points, 32 for 10 points); "
        f"may bring {odds}."
    ) in asked


def test_the_odds_that_are_told_are_those_of_the_dice() -> None:
    for armour in range(11):
        view, _ = raid_question(armour=armour)
        found: dict[int, float] = {}
        for total, chance in rolls(2).items():
            points = tier("fortress_2", 14 + armour + total)[1]
            found[points] = found.get(points, 0) + chance
        told = stakes.odds(view.board, 0, "fortress_2", say_in("en"))
        if len(found) == 1:
            assert told == f"{next(iter(found))} points"
            continue
        expected = [f"{n} points ({stakes.percent(found[n])}%)" for n in sorted(found)]
        assert told == names.one_of(expected, say_in("en"))


@pytest.mark.parametrize(
    ("chance", "told"), [(0.001, "<1"), (0.014, "1"), (0.5, "50"), (0.97, "97"), (0.999, ">99")]
)
def test_what_is_not_certain_is_not_told_as_certain(chance: float, told: str) -> None:
    assert stakes.percent(chance) == told


def test_a_harbour_is_told_as_certain_with_the_points_of_the_crew() -> None:
    view, question = harbour_question()
    asked = WORDS.question(view, question, say_in("en"), PLAIN)
    assert "⚓ Harbour 1: crew 2 (you have 2), provisions 2 (you have 3); brings 1 point; " in asked
    assert "; +2 points from your crew." in asked


def test_without_a_raid_in_reach_the_nearest_one_is_told_with_what_is_missing() -> None:
    state = table(2, crew={0: "archer"}, provision=1)
    turn(state)
    asked = WORDS.question(GAME.view(state, 0), GAME.questions(state)[0], say_in("en"), PLAIN)
    assert "Nearest raid: Harbour 1. You still need 1 crew member and 1 provision." in asked


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "You have nothing; crew 0 of 5."),
        ("es", "Tienes 0 recursos; tripulación 0 de 5."),
        ("pt-BR", "Você tem 0 recursos; tripulação 0 de 5."),
    ],
)
def test_having_nothing_is_said_without_a_missing_negation(locale: str, words: str) -> None:
    state = table(2, silver=[0, 0])
    turn(state)
    question = GAME.questions(state)[0]
    assert words in WORDS.question(GAME.view(state, 0), question, say_in(locale), PLAIN)


def test_many_raids_are_told_in_few_words_rather_than_cut() -> None:
    state = table(
        2,
        crew={0: "champion champion warlord warlord brynjar"},
        provision=8,
        gold=4,
        workers=["grey", "black"],
    )
    turn(state)
    for locale in LOCALES:
        say = say_in(locale)
        view, question = GAME.view(state, 0), GAME.questions(state)[0]
        asked = WORDS.question(view, question, say, PLAIN)
        places = {RAIDS[o] for o in question.options if o in RAIDS}
        assert len(places) == 7
        for place in places:
            assert names.settlement_name(place, say) in asked, asked


def test_a_building_tells_what_it_gives_with_the_crew_counted_in() -> None:
    state = table(2, crew={0: "forager forager jeweller"}, workers=["grey", "black"])
    state.board.provision[0] = 7
    turn(state)
    view, question = GAME.view(state, 0), GAME.questions(state)[0]
    for action in ("mill", "silversmith"):
        before = {kind: getattr(view.board, kind)[0] for kind in ("provision", "silver")}
        played = table(2, crew={0: "forager forager jeweller"}, workers=["grey", "black"])
        played.board.provision[0] = 7
        use(played, action)
        kind = "provision" if action == "mill" else "silver"
        gained = getattr(played.board, kind)[0] - before[kind]
        text = WORDS.option(view, question, action, say_in("en"), PLAIN).text
        assert text.endswith(f": {names.amount(kind, gained, say_in('en'))}")


def test_a_building_tells_no_more_than_the_supply_and_the_track_have() -> None:
    given = {"workers": ["grey", "black"], "iron": 1, "livestock": 1, "armour": 9}
    state = table(2, supply={"silver": 1, "provision": 1}, **given)
    turn(state)
    view, question = GAME.view(state, 0), GAME.questions(state)[0]
    told = {
        "mill": "1 provision",
        "silversmith": "1 silver",
        "armoury.iron": "1 iron for 1 Armour",
        "long_house.livestock": "1 livestock for 1 provision",
    }
    for action, text in told.items():
        shown = WORDS.option(view, question, action, say_in("en"), PLAIN).text
        assert shown.endswith(f": {text}")


def test_a_good_at_its_limit_says_that_it_goes_back() -> None:
    state = table(2, silver=8, provision=7)
    turn(state)
    view, question = GAME.view(state, 0), GAME.questions(state)[0]
    silver = WORDS.option(view, question, "silversmith", say_in("en"), PLAIN).detail
    assert silver == "You have 8 silver; anything above 8 goes back at the end of the turn"
    assert "goes back" not in WORDS.option(view, question, "mill", say_in("en"), PLAIN).detail


def test_the_price_that_is_told_is_the_price_that_is_paid() -> None:
    state = table(2, hands={0: "archer huntsman"}, crew={0: "recruiter"}, silver=5)
    turn(state)
    view, question = GAME.view(state, 0), GAME.questions(state)[0]
    say, hirings = say_in("en"), ("barracks.archer", "barracks.huntsman")
    texts = [WORDS.option(view, question, o, say, PLAIN).text for o in hirings]
    assert texts == [
        "1 · Barracks: hire Archer (strength 3) for 2 silver",
        "2 · Barracks: hire Huntsman (strength 1) for free",
    ]
    answer(state, "place", "barracks.archer")
    assert state.board.silver[0] == 3


@pytest.mark.parametrize("disputed", [0, 1])
def test_the_strength_of_the_sage_is_told_as_the_table_plays_it(disputed: int) -> None:
    view = a_view(sage=disputed)
    question = Question(1, 0, "keep-hand", ("sage",), about=(1,))
    label = WORDS.option(view, question, "sage", say_in("en"), PLAIN)
    assert label.text == f"1 · Sage: strength {disputed}, costs 2 silver"
    assert strength_of(view.board, "sage") == disputed


def test_a_reroll_tells_how_likely_it_helps() -> None:
    question = Question(
        1, 0, "reroll", ("die.1", "die.2", "keep"), about=("monastery_1", 19, 1, 2, 5)
    )
    view, say = a_view(), say_in("en")
    texts = [WORDS.option(view, question, o, say, PLAIN).text for o in question.options]
    assert texts == [
        "Re-roll die 1 (a 2): 83% for a better tier",
        "Re-roll die 2 (a 5): 0% for a better tier",
        "Keep the dice: strength 19 for 4 points",
    ]


# Whoever is asked out of turn.


def test_where_somebody_may_be_dismissed_the_question_says_so() -> None:
    told = []
    for crew in ("", "archer"):
        state = table(2, village=EMPTY_HALL, hands={0: "forager"}, crew={0: crew}, silver=[3, 0])
        turn(state)
        answer(state, "place", "idle")
        [question] = state.questions
        told.append(WORDS.question(GAME.view(state, 0), question, say_in("en"), PLAIN[:2]))
    assert ["dismiss somebody" in text for text in told] == [False, True]


@pytest.mark.parametrize(
    ("kind", "about", "words"),
    [
        ("give", ("mercenary", 1), "Iñigo has played 💰 Mercenary at the Town Hall: you must"),
        ("lose-crew", (1,), "Iñigo has raided, and an Avenger died there. Which of your"),
        ("scout-give", (1, 2), "Iñigo has played a Scout: the two of you exchange 2 cards"),
    ],
)
def test_whoever_is_asked_out_of_turn_is_told_why(
    kind: str, about: tuple[str | int, ...], words: str
) -> None:
    [(view, question), *_] = [
        (v, q)
        for v, q in questions_in_all_forms()
        if q.kind == kind and q.about == about and v.board.active == 1
    ]
    assert words in WORDS.question(view, question, say_in("en"), PLAIN[:3])


def test_an_answer_is_repeated_without_the_numbers_of_the_picture() -> None:
    view, say = a_view(), say_in("en")

    def said(kind: str, options: tuple[str, ...], picks: Picks, about: tuple[str, ...]) -> str:
        question = Question(1, 0, kind, options, about=about)
        return WORDS.picks(view, question, picks, say, PLAIN)

    mill = ("mill.provision", "mill.idle")
    assert said("place", mill, mill[1:], ("white",)) == "Mill, without using it"
    hand = ("archer", "brawler.1", "brawler.2")
    assert said("treasury", hand, hand[:2], ()) == "Archer and Brawler"
    assert said("deaths", hand, hand[:0:-1], ("harbour_1.1",)) == "Brawler and Brawler"


# From the numbers of the data file.


def test_a_number_that_is_corrected_is_told_as_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    say = say_in("en")
    archer = CARDS["archer"]
    better = structs.replace(archer, cost=4, crew=structs.replace(archer.crew, amount=3))
    monkeypatch.setitem(box.CARDS, "archer", better)
    assert "3 points" in names.crew_text("archer", say)
    pages = {page.key: page.text for page in WORDS.rules(say)}
    assert "costs 4 silver" in pages["archer"]
    warlord = CARDS["warlord"]
    assert warlord.hall is not None
    one = structs.replace(warlord, hall=structs.replace(warlord.hall, amount=1))
    monkeypatch.setitem(box.CARDS, "warlord", one)
    assert names.hall_text("warlord", say) == "Take 1 silver from an opponent"


@every_language
def test_every_settlement_building_and_offering_stands_on_its_page(locale: str) -> None:
    say = say_in(locale)
    pages = {page.key: page.text for page in WORDS.rules(say)}
    for key in SETTLEMENT_KEYS:
        place = SETTLEMENTS[key]
        page = pages[place.kind]
        assert f"**{names.settlement_name(key, say)}**" in page
        assert stakes.tiers(key, say) in page
    for key in OFFER_KEYS:
        line = names.tile_text(key, say)
        assert line[0].upper() + line[1:] in pages["offerings"]
    for key in CARD_KEYS:
        assert names.crew_text(key, say) in pages[key]
        assert (names.hall_text(key, say) in pages[key]) == (CARDS[key].hall is not None)
        assert names.card_name(key, say) in pages["cards"]
    for key in BUILDING_KEYS:
        assert names.building_name(key, say) in pages["village"]


@every_language
def test_what_the_rulebook_leaves_open_is_marked(locale: str) -> None:
    pages = {page.key: page.text for page in WORDS.rules(say_in(locale))}
    for key in ("overview", "setup", "ends", "scoring", "sage", "fortress", "merchant", "trader"):
        assert names.OURS in pages[key], key


# For those who read instead of looking.


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
def test_the_position_in_pages_tells_what_the_picture_shows(locale: str) -> None:
    view, say = a_view(), say_in(locale)
    pages = WORDS.position(view, say, PLAIN[:3])
    told = "\n".join(pages)
    assert all(len(page) <= 1500 and "…" not in page for page in pages)
    for key, stands in zip(BUILDING_KEYS, view.board.village, strict=True):
        colour = say(f"worker-{stands}") if stands else say("at-free")
        assert f"{names.building_name(key, say)} ({colour})" in told
    for space in SPACES.values():
        if plunder := view.board.spaces[space.index]:
            what = names.plunder_text(plunder, say)
            colour = say(f"worker-{space.worker}")
            place = names.settlement_name(space.settlement, say)
            line = next(line for line in told.split("\n") if place in line)
            assert say("raid-set", worker=colour, plunder=what) in line
    for kind in ("gold", "iron", "livestock", "silver", "provision", "valkyrie"):
        assert names.amount(kind, view.board.supply[kind], say) in pages[1]
    assert names.amount("cards", view.deck, say) in pages[1]
    for tile in view.board.offers:
        assert names.tile_text(tile, say) in pages[1]
    for name in PLAIN[:3]:
        assert name in pages[0]


@every_language
def test_each_thing_that_is_foreseen_has_its_own_heading(locale: str) -> None:
    crew = {1: "champion folke mercenary scout sage"}
    spaces = {"outpost_1.1": "GVV", "outpost_1.2": "LLV", "harbour_1.1": "GVV"}
    hands = {1: "barbarian folke warlord warmonger"}
    given = {"workers": ["black", "grey", "black"], "gold": 2, "provision": 8, "silver": 8}
    state = table(seats=3, crew=crew, spaces=spaces, hands=hands, **given)
    turn(state)
    view, say = GAME.view(state, 1), say_in(locale)
    headings = [WORDS.question(view, e.question, say, PLAIN[:3]) for e in GAME.foreseen(view)]
    assert len(set(headings)) == len(headings) > 6
    assert all(len(heading) <= 80 for heading in headings), headings
    for entry in GAME.foreseen(view):
        texts = [
            WORDS.option(view, entry.question, option, say, PLAIN[:3]).text
            for option in entry.question.options
        ]
        assert len(set(texts)) == len(texts)
