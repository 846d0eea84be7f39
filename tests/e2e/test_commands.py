"""`/hand`, `/board`, `/log`, `/play`, `/rules`, `/help` and the buttons that do the same, in all
three languages."""

from __future__ import annotations

from pathlib import Path

from engine.games import all_games, game_words, wording
from tests.e2e.exchange import StandIn
from tests.e2e.house import House, house_at
from tests.e2e.people import (
    LOUNGE,
    TABLES,
    People,
    control,
    controls,
    labels,
    parts,
    said,
)
from tests.e2e.play import GAME, asked, at_table, open_table, table_message, tickets
from texts import LOCALES, own_words

EN, ES = own_words("en"), own_words("es")


async def test_everything_private_speaks_the_persons_language(house: House, people: People) -> None:
    ana = people["Ana"]
    sitting = await at_table(house, people, "Ana", computers=2)
    for locale in LOCALES:
        say, words, speak = own_words(locale), game_words(GAME, locale), wording(GAME)
        await ana.speaks(locale)
        hand = await ana.slash(sitting.thread, "/hand")
        # With what they press the bot learns which language they have chosen.
        await house.panel_due(sitting, ana, fresh=True)
        _, prompt = await asked(house, sitting)
        title, _, _ = speak.title(words).partition(":")
        assert title in said(prompt)
        assert say("button-help") in labels(prompt)
        assert hand["ephemeral"]
        assert title in said(hand)
        assert tickets(hand, sitting.table) == tickets(prompt, sitting.table)
        # Rules open at the present phase, or at the beginning; and have pages.
        pages = speak.rules(words)
        present = {page.key: page for page in pages}[await house.rules_page(sitting)]
        assert present.title in said(await ana.slash(sitting.thread, "/rules"))
        rules = await ana.slash(LOUNGE, "/rules", game=GAME)
        assert rules["ephemeral"]
        assert pages[0].title in said(rules)
        menu = control(rules, "^h:")
        options = controls(rules)[menu]["options"]
        assert [option["label"] for option in options] == [page.title for page in pages][:25]
        turned = await ana.pressed(rules, menu, options[-1]["value"])
        assert options[-1]["label"] in said(turned)
        unknown = await ana.slash(LOUNGE, "/rules", game="chess?")
        assert said(unknown) == say("no-such-game")
        # Help leads to its page on privacy, and back.
        helped = await ana.slash(LOUNGE, "/help")
        titles = [wording(key).title(game_words(key, locale)) for key in all_games()]
        assert said(helped) == say("help-text", games=", ".join(titles)).strip()
        page = await ana.pressed(helped, "h:privacy")
        assert said(page) == f"{say('privacy-text')}\n{say('privacy-contact-unknown')}"
        assert not [part for part in parts(page) if part.get("url")]
        back = await ana.pressed(page, "h:help")
        assert said(back) == said(helped)
        assert list(controls(back)) == ["h:privacy"]


async def test_the_page_names_the_operator(table: StandIn, people: People, tmp_path: Path) -> None:
    ana = people["Ana"]
    more = {"contact": "host@example.org or @everyone", "privacy_url": "https://example.org/p"}
    async with house_at(table, tmp_path / "bot.sqlite3", **more):
        page = await ana.pressed(await ana.slash(ana.dm, "/help"), "h:privacy")
        assert "host@example.org" in said(page)
        assert "@everyone" not in said(page), "it pings nobody"
        assert [p["url"] for p in parts(page) if p.get("url")] == ["https://example.org/p"]
        assert EN("privacy-contact-unknown") not in said(page)


async def test_board_and_log_are_for_all_and_seen_by_who_asks(house: House, people: People) -> None:
    carlos = people["Carlos"]
    sitting = await at_table(house, people, "Ana", "Bram", computers=1)
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
    mine = {"table": str(sitting.table), "picks": house.question(sitting, person).options[0]}
    for path, more, why in (
        ("/hand", {}, "which-table"),
        ("/board", {"table": "999"}, "no-table"),
        ("/play", mine, "not-seated"),
    ):
        told = await carlos.slash(LOUNGE, path, **more)
        assert said(told) == ES(f"refused-{why}", detail="")
    for command in ("/game new", "/rules", "/learn"):
        offered = await carlos.complete(LOUNGE, command, "game", game="")
        assert {key for _, key in offered} == set(all_games())
        title, key = offered[-1]
        narrowed = await carlos.complete(LOUNGE, command, "game", game=title.upper())
        assert narrowed == [(title, key)]
        assert await carlos.complete(LOUNGE, command, "game", game="the moon") == []


async def test_answers_are_typed_and_completed_while_typing(house: House, people: People) -> None:
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
        await house.answer(sitting, ana)
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
