"""`/hand`, `/board`, `/log`, `/play`, `/rules`, `/help` and the buttons that do the same, in all
three languages."""

from __future__ import annotations

from random import Random

import pytest

from cogs.frame.house import House
from cogs.frame.speech import text_names
from engine.games import all_games, texts_folder, wording
from localtable.world.first_world import LOUNGE, TABLES
from tests.e2e import records
from tests.e2e.house import settled
from tests.e2e.people import Json, People, Person, controls, said
from tests.e2e.play import GAME, Player, Sitting, open_table, table_message, tickets
from texts import own_words, words_in

LANGUAGES = {"en-US": "en", "es-ES": "es", "pt-BR": "pt-BR"}


async def awaited(house: House, sitting: Sitting) -> tuple[Person, Json]:
    """Who is asked something, with their prompt."""
    await settled(house)
    for person in sitting.people:
        for message in reversed(await person.messages(person.dm)):
            if tickets(message, sitting.table):
                return person, message
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("locale", LANGUAGES)
async def test_everything_private_speaks_the_persons_language(
    house: House, people: People, locale: str
) -> None:
    say, words = own_words(LANGUAGES[locale]), words_in(LANGUAGES[locale], texts_folder(GAME))
    speak = wording(GAME)
    ana = people["Ana"]
    await ana.settings(locale=locale)
    sitting = await open_table([ana], TABLES, computers=2)
    _, prompt = await awaited(house, sitting)
    assert speak.title(words) in said(prompt)
    named = [part.get("label") for part in controls(prompt, "p:").values()]
    # Where the screen has no room for names, their emojis stand alone.
    assert say("button-board") in named or set(named) == {None}
    hand = await ana.slash(sitting.thread, "/hand")
    assert hand["ephemeral"]
    assert speak.title(words) in said(hand)
    assert tickets(hand, sitting.table) == tickets(prompt, sitting.table)
    pages = speak.rules(words)
    rules = await ana.slash(LOUNGE, "/rules", game=GAME)
    assert pages[0].title in said(rules)
    assert rules["ephemeral"]
    _, part = next(iter(controls(rules, "h:").items()))
    assert [option["label"] for option in part["options"]] == [p.title for p in pages][:25]
    last = part["options"][-1]
    turned = await ana.pressed(rules, part["custom_id"], last["value"])
    assert last["label"] in said(turned)
    unknown = await ana.slash(LOUNGE, "/rules", game="chess?")
    assert said(unknown) == say("no-such-game")
    helped = await ana.slash(LOUNGE, "/help")
    titles = [wording(key).title(words_in(say.locale, texts_folder(key))) for key in all_games()]
    assert said(helped) == say("help-text", games=", ".join(titles)).strip()
    commands = (await ana.state(commands=True))["commands"]
    if locale != "en-US":
        for command in commands:
            assert locale in command["name_localizations"] or command["name"] == say(
                f"cmd-{command['name']}"
            )
            assert command["description_localizations"][locale]


async def test_rules_open_at_the_present_phase(house: House, people: People) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    await settled(house)
    rules = await ana.slash(sitting.thread, "/rules")
    sight = await house.adapter.sight(sitting.table, int(ana.id))
    words = words_in("en", texts_folder(GAME))
    page = {p.key: p for p in wording(GAME).rules(words)}[wording(GAME).rules_now(sight.view)]
    assert page.title in said(rules)
    assert said(rules) != said(await ana.slash(LOUNGE, "/rules", game=GAME))


async def test_board_and_log_are_for_everybody_and_seen_by_the_one_who_asks(
    house: House, people: People
) -> None:
    ana, bram, carlos = people["Ana"], people["Bram"], people["Carlos"]
    sitting = await open_table([ana, bram], TABLES, computers=1)
    person, _ = await awaited(house, sitting)
    sight = await house.adapter.sight(sitting.table, int(person.id))
    seen = await carlos.slash(sitting.thread, "/board")
    assert seen["ephemeral"]
    (picture,) = seen["attachments"]
    assert len(picture["description"]) > 100
    assert (await carlos.fetch(picture["url"])).startswith(b"\x89PNG")
    log = await carlos.slash(sitting.thread, "/log")
    message = await table_message(carlos, sitting)
    by_button = await carlos.pressed(message, f"t:{sitting.table}:log")
    assert said(by_button) == said(log)
    nobody = await carlos.slash(LOUNGE, "/hand")
    assert said(nobody) == own_words("es")("refused-which-table", detail="")
    wrong = await carlos.slash(LOUNGE, "/board", table="999")
    assert said(wrong) == own_words("es")("refused-no-table", detail="")
    hidden = await carlos.slash(sitting.thread, "/play", picks=sight.open[0].question.options[0])
    assert said(hidden) == own_words("es")("refused-not-seated", detail="")


async def test_the_log_turns_its_pages_back_to_the_beginning(house: House, people: People) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    player = Player(ana, sitting, Random(3))
    page: Json = {}
    while not older(page):
        for _ in range(8):
            assert await player.step() != "over", "the log has one page only"
        await settled(house)
        page = await ana.slash(sitting.thread, "/log")
    texts = [said(page)]
    while len(texts) < 30 and (button := older(page)):
        page = await ana.pressed(page, button)
        texts.append(said(page))
    assert len(texts) > 1
    assert len(set(texts)) == len(texts)
    written = records.read(house.settings.database, sitting.table)
    names = text_names(written.table, "en")
    first = next(e for record in written.standing for e in record.events if e.seats is None)
    assert wording(GAME).event(first, words_in("en", texts_folder(GAME)), names) in texts[-1]


def older(page: Json) -> str:
    """The button that leads to what was before; empty on the first page."""
    label = own_words("en")("button-older")
    there = controls(page, "t:").items()
    return next((i for i, p in there if p["label"] == label and not p.get("disabled")), "")


async def test_an_answer_can_be_typed_and_is_completed_while_typing(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    await awaited(house, sitting)
    offered = await ana.complete(LOUNGE, "/play", "picks", picks="")
    assert 0 < len(offered) <= 25
    wrong = await ana.slash(LOUNGE, "/play", picks="the moon")
    assert said(wrong) == own_words("en")("picks-unknown", word="the moon")
    name, value = offered[2]
    narrowed = await ana.complete(LOUNGE, "/play", "picks", picks=name[:-1])
    assert name in [found for found, _ in narrowed]
    given = await ana.slash(LOUNGE, "/play", picks=value)
    assert "✅" in said(given)
    assert name in said(given)
    await settled(house)
    written = records.read(house.settings.database, sitting.table)
    assert [r.person for r in written.standing if r.person] == [int(ana.id)]


async def test_several_picks_are_typed_with_commas_each_completed(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    for _ in range(4):
        person, _ = await awaited(house, sitting)
        sight = await house.adapter.sight(sitting.table, int(person.id))
        asked = sight.open[0]
        if asked.question.most > 1:
            break
        first = await ana.complete(sitting.thread, "/play", "picks", picks="")
        await ana.slash(sitting.thread, "/play", picks=first[0][1])
    assert asked.question.most > 1, "no question takes several picks"
    text = ""
    for count in range(asked.question.least):
        offered = await ana.complete(sitting.thread, "/play", "picks", picks=text)
        fresh = [value for _, value in offered if value.count(", ") == count]
        assert fresh, (text, offered)
        assert all(value.startswith(text.rstrip(", ")) for value in fresh)
        text = f"{fresh[0]}, "
    few = await ana.slash(sitting.thread, "/play", picks=text.split(",")[0])
    assert said(few) == own_words("en")("illegal-too-few")
    given = await ana.slash(sitting.thread, "/play", picks=text)
    assert "✅" in said(given)
    written = records.read(house.settings.database, sitting.table)
    laid = [o for o in written.opens if o.ticket == asked.ticket and o.given]
    logged = [r for r in written.standing if r.question == asked.question.number]
    assert laid or logged
    picks = laid[0].given if laid else logged[0].picks
    assert len(picks or ()) == asked.question.least


async def test_a_laid_down_secret_can_be_taken_back_and_changed(
    house: House, people: People
) -> None:
    ana, bram = people["Ana"], people["Bram"]
    sitting = await open_table([ana, bram], TABLES, computers=1)
    for _ in range(6):
        person, prompt = await awaited(house, sitting)
        sight = await house.adapter.sight(sitting.table, int(person.id))
        if sight.open[0].question.sealed:
            break
        value = (await person.complete(sitting.thread, "/play", "picks", picks=""))[0][1]
        await person.slash(sitting.thread, "/play", picks=value)
    question = sight.open[0].question
    assert question.sealed, "no question was sealed"
    first, other = question.options[: question.least], question.options[-question.least :]
    await person.slash(sitting.thread, "/play", picks=", ".join(first))
    await settled(house)
    prompt = await person.with_control(person.dm, f"p:{sitting.table}:undo")
    assert "🔒" in prompt["content"]
    undone = await person.pressed(prompt, f"p:{sitting.table}:undo")
    assert "🔒" not in undone["content"]
    opens = records.read(house.settings.database, sitting.table).opens
    assert [o.given for o in opens if o.question == question] == [None]
    await person.slash(sitting.thread, "/play", picks=", ".join(other))
    opens = records.read(house.settings.database, sitting.table).opens
    assert [o.given for o in opens if o.question == question] == [other]
    told = await person.slash(sitting.thread, "/play", picks=", ".join(first))
    assert "✅" in said(told)
    opens = records.read(house.settings.database, sitting.table).opens
    assert [o.given for o in opens if o.question == question] == [first]


@pytest.mark.parametrize(
    ("command", "option"), [("/game new", "game"), ("/rules", "game"), ("/learn", "game")]
)
async def test_a_game_is_offered_by_its_title_while_it_is_typed(
    house: House, people: People, command: str, option: str
) -> None:
    ana = people["Ana"]
    offered = await ana.complete(LOUNGE, command, option, **{option: ""})
    assert {key for _, key in offered} == set(all_games())
    title, key = offered[-1]
    assert await ana.complete(LOUNGE, command, option, **{option: title.upper()}) == [(title, key)]
    assert await ana.complete(LOUNGE, command, option, **{option: "the moon"}) == []
