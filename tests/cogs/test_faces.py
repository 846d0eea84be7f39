"""What the panel says of a position, without a bot: every game's first question, in every
language."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.answering import sure_message
from cogs.frame.words import Localized, is_awaited, is_prompted, picks_text
from cogs.prompt_text import ahead_lines, draft_line, lacking, waiting_line
from engine.games import all_games
from engine.kit.chance import Chance
from engine.kit.contract import Limit
from engine.table.service import TableView
from tests.cogs.service import TICKET, a_sight, a_table, soon_answered, with_seat
from texts import LOCALES, own_words

LURED = "*Bram* <@1>"


def first_sight(key: str) -> TableView:
    """What the seat that is asked first sees at the start; the next one is a computer player's."""
    game = all_games()[key]
    table = a_table(key, *[LURED] * game.seats.start)
    state = game.start(game.seats.start, table.options, Chance(bytes(16), 0))
    question = game.questions(state)[0]
    after = (question.seat + 1) % len(table.seats)
    table = with_seat(table, after, person=None, name="", computer=True)
    return a_sight(table, game.view(state, question.seat), question)


SIGHTS = {key: first_sight(key) for key in all_games()}
every_reader = pytest.mark.parametrize(
    "local",
    [Localized(sight, locale) for sight in SIGHTS.values() for locale in LOCALES],
    ids=[f"{key}-{locale}" for key in SIGHTS for locale in LOCALES],
)


def pressed(message: Any) -> list[str]:
    """The ids of all that can be pressed."""
    return [item.item.custom_id for item in message.view.children]


@every_reader
def test_everybody_who_is_awaited_is_named_and_no_name_does_anything(local: Localized) -> None:
    line = waiting_line(local)
    for seat in local.table.seats:
        assert (local.names[seat.number] if seat.computer else f"<@{seat.person}>") in line
    assert "<t:1000:R>" in line
    assert not any(re.search(r"(?<!\\)<@1>", name) for name in local.names)


@every_reader
def test_every_option_has_a_label_and_picks_are_told_in_words(local: Localized) -> None:
    question = local.sight.open[0].question
    labels = local.labels(question)
    assert len(labels) == len(question.options)
    assert all(label.text for label in labels)
    assert picks_text(local, question, ()) == own_words(local.locale)("picked-none")
    assert picks_text(local, question, question.options[: question.most])


@every_reader
def test_what_ends_ones_game_is_asked_once_more_in_words(local: Localized) -> None:
    (asked,) = local.sight.open
    picks = asked.question.options[:1]
    message = sure_message(local, asked, picks)
    assert picks_text(local, asked.question, picks) in message.content
    assert pressed(message) == [f"q:7:{TICKET}:y0", "c:7:stay"]


@every_reader
def test_what_is_answered_in_a_moment_prompts_nobody_and_says_so(local: Localized) -> None:
    (asked,) = local.sight.open
    told = soon_answered(local.sight)
    assert is_awaited(told)
    assert not is_prompted(told)
    assert not is_prompted(told, in_public=True)
    veiled = soon_answered(local.sight, delays=30)
    assert not is_prompted(veiled)
    assert is_prompted(veiled, in_public=True), "others would see that nothing was to decide"
    assert is_prompted(local.sight)
    picks = picks_text(local, asked.question, asked.question.options[:1])
    for sight, key in ((told, "soon-each"), (veiled, "soon-veiled")):
        line = local.say(key, picks=picks, order="")
        assert ahead_lines(Localized(sight, local.locale), asked) == [line]
    assert ahead_lines(local, asked) == []


@cache
def joined_questions(key: str) -> dict[str, tuple[Any, Any]]:
    """Of each kind in whose answers parts are joined the view and the question that are met first
    in random games."""
    game, found = all_games()[key], {}
    for number, seats in product(range(4), game.seats):
        luck = Chance(b"joined", number)
        state = game.start(seats, SIGHTS[key].table.options, luck)
        while asked := game.questions(state):
            for question in asked:
                if question.limits and question.kind not in found:
                    found[question.kind] = game.view(state, question.seat), question
            question = luck.choice(asked)
            game.answer(state, question, question.sample(luck), luck)
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", all_games())
def test_a_draft_that_is_no_answer_says_which_part_is_missing(key: str, locale: str) -> None:
    luck = Chance(b"drafts", 0)
    for view, question in joined_questions(key).values():
        local = Localized(replace(SIGHTS[key], view=view, seat=question.seat), locale)
        labels = zip(question.options, local.labels(question), strict=True)
        groups = {option: label.group for option, label in labels}
        for picks in (question.sample(luck) for _ in range(8)):
            for draft in ((pick,) for pick in picks):
                missing = lacking(local, question, draft)
                assert draft_line(local, question, draft).endswith(missing)
                assert bool(missing) == (question.accepts(draft) is not None)
                others = {groups[pick] for pick in picks} - {groups[draft[0]], ""}
                if missing and len(picks) == 2 and others:
                    assert others.pop() in missing


def test_picks_that_do_not_go_together_say_so() -> None:
    (asked,) = SIGHTS["claim_kingdoms"].open
    local = Localized(SIGHTS["claim_kingdoms"], "en")
    options = asked.question.options[:3]
    question = replace(asked.question, most=3, limits=(Limit(options, 0, 2),))
    assert lacking(local, question, options[:2]) == ""
    assert lacking(local, question, options) == local.say("illegal-limit")
