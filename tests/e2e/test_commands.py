"""`/hand`, `/board`, `/log`, `/play`, `/rules`, `/help` and the buttons that do the same, in all
three languages."""

from __future__ import annotations

import pytest

from engine.games import all_games, texts_folder, wording
from tests.e2e.house import House
from tests.e2e.people import DISCORDS, LOUNGE, TABLES, People, control, controls, said
from tests.e2e.play import GAME, asked, open_table, table_message, tickets
from texts import LOCALES, own_words, words_in

EN, ES = own_words("en"), own_words("es")


@pytest.mark.parametrize("locale", LOCALES)
async def test_everything_private_speaks_the_persons_language(
    house: House, people: People, locale: str
) -> None:
    say, words = own_words(locale), words_in(locale, texts_folder(GAME))
    speak, ana = wording(GAME), people["Ana"]
    await ana.speaks(locale)
    sitting = await open_table([ana], TABLES, computers=2)
    _, prompt = await asked(house, sitting)
    assert speak.title(words) in said(prompt)
    named = [part.get("label") for part in controls(prompt, "p:").values()]
    # Where the screen has no room for names, their emojis stand alone.
    assert say("button-board") in named or set(named) == {None}
    hand = await ana.slash(sitting.thread, "/hand")
    assert hand["ephemeral"]
    assert speak.title(words) in said(hand)
    assert tickets(hand, sitting.table) == tickets(prompt, sitting.table)
    # Rules open at the present phase, or at the beginning; and have pages.
    pages = speak.rules(words)
    present = {page.key: page for page in pages}[await house.rules_page(sitting)]
    here = await ana.slash(sitting.thread, "/rules")
    assert present.title in said(here)
    rules = await ana.slash(LOUNGE, "/rules", game=GAME)
    assert pages[0].title in said(rules)
    assert said(rules) != said(here)
    assert rules["ephemeral"]
    menu = control(rules, "^h:")
    options = controls(rules)[menu]["options"]
    assert [option["label"] for option in options] == [page.title for page in pages][:25]
    turned = await ana.pressed(rules, menu, options[-1]["value"])
    assert options[-1]["label"] in said(turned)
    unknown = await ana.slash(LOUNGE, "/rules", game="chess?")
    assert said(unknown) == say("no-such-game")
    helped = await ana.slash(LOUNGE, "/help")
    titles = [wording(key).title(words_in(locale, texts_folder(key))) for key in all_games()]
    assert said(helped) == say("help-text", games=", ".join(titles)).strip()
    for command in (await ana.state(commands=True))["commands"] if locale != "en" else ():
        theirs = say(f"cmd-{command['name']}")
        assert DISCORDS[locale] in command["name_localizations"] or command["name"] == theirs
        assert command["description_localizations"][DISCORDS[locale]]


async def test_board_and_log_are_for_everybody_and_seen_by_the_one_who_asks(
    house: House, people: People
) -> None:
    carlos = people["Carlos"]
    sitting = await open_table([people["Ana"], people["Bram"]], TABLES, computers=1)
    person, _ = await asked(house, sitting)
    seen = await carlos.slash(sitting.thread, "/board")
    assert seen["ephemeral"]
    (picture,) = seen["attachments"]
    assert len(picture["description"]) > 100
    assert (await carlos.fetch(picture["url"])).startswith(b"\x89PNG")
    log = await carlos.slash(sitting.thread, "/log")
    message = await table_message(carlos, sitting)
    by_button = await carlos.pressed(message, f"t:{sitting.table}:log")
    assert said(by_button) == said(log)
    for path, more, why in (
        ("/hand", {}, "which-table"),
        ("/board", {"table": "999"}, "no-table"),
        (
            "/play",
            {"table": str(sitting.table), "picks": house.question(sitting, person).options[0]},
            "not-seated",
        ),
    ):
        told = await carlos.slash(LOUNGE, path, **more)
        assert said(told) == ES(f"refused-{why}", detail="")


async def test_answers_can_be_typed_and_are_completed_while_typing(
    house: House, people: People
) -> None:
    ana = people["Ana"]
    sitting = await open_table([ana], TABLES, computers=2)
    await asked(house, sitting)
    offered = await ana.complete(LOUNGE, "/play", "picks", picks="")
    assert 0 < len(offered) <= 25
    wrong = await ana.slash(LOUNGE, "/play", picks="the moon")
    assert said(wrong) == EN("picks-unknown", word="the moon")
    name, value = offered[2]
    narrowed = await ana.complete(LOUNGE, "/play", "picks", picks=name[:-1])
    assert name in [found for found, _ in narrowed]
    given = await ana.slash(LOUNGE, "/play", picks=value)
    assert "✅" in said(given)
    assert name in said(given)
    await house.settled()
    records = house.written(sitting).standing
    assert [r.person for r in records if r.person] == [int(ana.id)]
    # Several picks are typed with commas, each completed.
    while (question := house.question(sitting, ana)).most < 2:
        first = await ana.complete(sitting.thread, "/play", "picks", picks="")
        await ana.slash(sitting.thread, "/play", picks=first[0][1])
        await house.settled()
    text = ""
    for count in range(question.least):
        offered = await ana.complete(sitting.thread, "/play", "picks", picks=text)
        fresh = [value for _, value in offered if value.count(", ") == count]
        assert fresh, (text, offered)
        assert all(value.startswith(text.rstrip(", ")) for value in fresh)
        text = f"{fresh[0]}, "
    few = await ana.slash(sitting.thread, "/play", picks=text.split(",")[0])
    assert said(few) == EN("illegal-too-few")
    given = await ana.slash(sitting.thread, "/play", picks=text)
    assert "✅" in said(given)
    laid = [one.given for one in house.asked(sitting, ana) if one.question == question]
    logged = [r.picks for r in house.written(sitting).standing if r.question == question.number]
    assert len((laid or logged)[0]) == question.least


async def test_a_laid_down_secret_can_be_taken_back_and_changed(
    house: House, people: People
) -> None:
    sitting = await open_table([people["Ana"], people["Bram"]], TABLES, computers=1)
    person, _ = await asked(house, sitting)
    while not house.question(sitting, person).sealed:
        value = (await person.complete(sitting.thread, "/play", "picks", picks=""))[0][1]
        await person.slash(sitting.thread, "/play", picks=value)
        person, _ = await asked(house, sitting)
    question = house.question(sitting, person)
    first, other = question.options[: question.least], question.options[-question.least :]

    def given() -> list[object]:
        return [one.given for one in house.asked(sitting, person) if one.question == question]

    await person.slash(sitting.thread, "/play", picks=", ".join(first))
    await house.settled()
    prompt = await person.with_control(person.dm, f"p:{sitting.table}:undo")
    assert "🔒" in prompt["content"]
    undone = await person.pressed(prompt, f"p:{sitting.table}:undo")
    assert "🔒" not in undone["content"]
    assert given() == [None]
    for picks in (other, first):
        told = await person.slash(sitting.thread, "/play", picks=", ".join(picks))
        assert "✅" in said(told)
        assert given() == [picks]


@pytest.mark.parametrize("command", ["/game new", "/rules", "/learn"])
async def test_a_game_is_offered_by_its_title_while_it_is_typed(
    house: House, people: People, command: str
) -> None:
    ana = people["Ana"]
    offered = await ana.complete(LOUNGE, command, "game", game="")
    assert {key for _, key in offered} == set(all_games())
    title, key = offered[-1]
    assert await ana.complete(LOUNGE, command, "game", game=title.upper()) == [(title, key)]
    assert await ana.complete(LOUNGE, command, "game", game="the moon") == []
