"""Brian Boru broken on purpose, one bug at a time: the conformance tests catch each."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from engine.games.brian_boru import GAME
from engine.games.brian_boru.state import State, View
from engine.kit.chance import Chance
from engine.kit.contract import Event, Picks, Question, Source, Standing
from engine.kit.scene import Scene
from engine.kit.showing import Label
from tests.games import words
from tests.games.bent import (
    SOUND,
    Bent,
    Bug,
    after_each_answer,
    from_storage,
    never_ask,
    nothing,
    refuse,
    search,
    with_view,
)
from tests.games.brian_boru import hooks
from tests.games.suite import Fault, Table, cases

# Leaks


def shows_a_spectator_one_card(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        if view.seat is None and state.hands[0]:
            view.hand = (state.hands[0][0],)

    with_view(game, spoil)


def shows_the_next_viking_card(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        if state.viking_deck and view.board.round == 2:
            view.board.strengths.append(state.viking_deck[-1])

    with_view(game, spoil)


def shows_the_pack_before_it_is_passed(game: Any) -> None:
    def spoil(state: State, view: View) -> None:
        if view.seat == 1 and view.board.draft and not view.questions:
            view.pack = (*view.pack, *state.packs[0][:1])

    with_view(game, spoil)


def asks_only_whoever_can_follow(game: Any) -> None:
    """A seat without a fitting card has its lowest card played for it."""

    def play_on(state: State, question: Question, picks: Picks, events: list[Event]) -> Any:
        if state.questions and state.questions[0].kind == "play-card":
            asked = state.questions[0]
            lead = state.board.played[state.board.leader]
            if not any(card[0] in (lead[0], "w") for card in asked.options):
                luck = Chance(bytes(16), state.asked)
                return GAME.answer(state, asked, asked.options[:1], luck)
        return None

    after_each_answer(game, play_on)


def tells_whether_the_draft_was_royal(game: Any) -> None:
    def tell(state: State, question: Question, picks: Picks, events: list[Event]) -> Any:
        royal = any(card[0] == "w" for card in picks)
        return [Event("hum", {"loud": royal})] if question.kind == "draft" else None

    after_each_answer(game, tell)


# Lost and doubled things


def loses_the_passed_cards_in_storage(game: Any) -> None:
    def forget(state: State) -> None:
        state.drafted = [cards[:2] for cards in state.drafted]

    from_storage(game, forget)


def doubles_a_card(game: Any) -> None:
    def double(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        if question.kind == "play-card" and "w20" in picks:
            state.hands[question.seat].append("w20")

    after_each_answer(game, double)


def loses_a_marriage_card(game: Any) -> None:
    def lose(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        if picks == ("reject",):
            state.board.gone.clear()

    after_each_answer(game, lose)


# Luck


def shuffles_without_the_seed(game: Any) -> None:
    def shuffle(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        if any(event.kind == "round-over" for event in events):
            random.shuffle(state.viking_deck)

    after_each_answer(game, shuffle)


# Questions


def refuses_a_card_it_offers(game: Any) -> None:
    refuse(game, lambda question, picks: picks[0].startswith("w13-MU"))


def forgets_to_ask_who_loses_a_town(game: Any) -> None:
    never_ask(game, "lose-town")


# Rules


def pays_the_marker_twice_at_the_end(game: Any) -> None:
    def standing(state: State) -> Standing | None:
        true = GAME.standing(state)
        if true is None:
            return None
        sources = tuple(
            Source(s.key, tuple(2 * p for p in s.points)) if s.key == "marker" else s
            for s in true.sources
        )
        points = tuple(
            sum(source.points[seat] for source in sources) for seat in range(len(true.points))
        )
        places = tuple(1 + sum(other > own for other in points) for own in points)
        why = "points" if places.count(1) == 1 else "shared"
        return Standing(places, points, sources, why)

    game.standing = standing


def shares_the_win_instead_of_breaking_the_tie(game: Any) -> None:
    def standing(state: State) -> Standing | None:
        true = GAME.standing(state)
        if true is None or true.why in ("points", "shared"):
            return true
        places = tuple(1 + sum(other > own for other in true.points) for own in true.points)
        return Standing(places, true.points, true.sources, "shared")

    game.standing = standing


def lets_seat_0_draw_more(game: Any) -> None:
    def favour(state: State, question: Question, picks: Picks, events: list[Event]) -> None:
        if question.kind == "action" and question.seat == 0 and picks == ("upper",):
            state.board.coins[0] += 1

    after_each_answer(game, favour)


BUGS: list[Bug] = [
    shows_a_spectator_one_card,
    shows_the_next_viking_card,
    shows_the_pack_before_it_is_passed,
    asks_only_whoever_can_follow,
    tells_whether_the_draft_was_royal,
    loses_the_passed_cards_in_storage,
    doubles_a_card,
    loses_a_marriage_card,
    shuffles_without_the_seed,
    refuses_a_card_it_offers,
    forgets_to_ask_who_loses_a_town,
    pays_the_marker_twice_at_the_end,
    shares_the_win_instead_of_breaking_the_tie,
    lets_seat_0_draw_more,
]


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.__name__)
def test_a_bug_is_caught(bug: Bug) -> None:
    assert search(Bent(GAME, bug), hooks.HOOKS)


def test_the_sound_game_passes() -> None:
    assert search(Bent(GAME, nothing), hooks.HOOKS, SOUND) == ""


# Words and pictures


def spoiled(monkeypatch: pytest.MonkeyPatch, module: str, name: str, function: Any) -> None:
    """Let the readers see the game's words or pictures with one function replaced."""
    true = getattr(words, module)(GAME.key)
    false = msgspec.structs.replace(true, **{name: function})
    monkeypatch.setattr(words, module, lambda key: false)


@pytest.mark.parametrize(
    ("module", "name", "function", "complaint"),
    [
        ("wording", "phase", lambda view, say: "", "empty phase"),
        ("wording", "phase", lambda view, say: say("no-such-key"), "no-such-key"),
        ("wording", "hand", lambda view, say, names: "x" * 901, "901 characters"),
        ("wording", "event", lambda event, say, names: f"{event.args}", "in event"),
        (
            "wording", "options",
            lambda view, q, say, names: [Label("Pick") for _ in q.options], "reads like",
        ),
        ("scenes", "board", lambda view, say, names: Scene("brian_boru", "", 1, 1), "empty alt"),
        (
            "scenes", "board",
            lambda view, say, names: Scene("brian_boru", "no-base", 1, 1, alt="x"), "no drawing",
        ),
    ],
)  # fmt: skip
def test_a_broken_text_or_picture_is_caught(
    monkeypatch: pytest.MonkeyPatch, module: str, name: str, function: Any, complaint: str
) -> None:
    spoiled(monkeypatch, module, name, function)
    with pytest.raises(Fault, match=complaint):
        words.check_words(Table(cases()["brian_boru"], 3, (), 0), share=0.05)
