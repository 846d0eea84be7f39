"""Powers that take, exchange, reveal or copy cards: each with its edge cases."""

from __future__ import annotations

import msgspec
import pytest
from msgspec import to_builtins

from engine.games.claim_kingdoms import GAME
from engine.games.claim_kingdoms.box import FACTIONS
from engine.kit.contract import Question
from tests.games.by_hand import told
from tests.games.claim_kingdoms.positions import (
    EAST,
    HERE,
    NORTH,
    SOUTH,
    WEST,
    answer,
    asked,
    at,
    followers,
    idle,
    open_question,
    options,
    play,
    table,
    turn,
)

# Shapeshifters


def test_shapeshifters_exchange_their_card_with_one_of_the_display() -> None:
    state = table(cards={NORTH: "elves"}, display="elves orcs orcs")
    play(state, "shapeshifters")
    lies_here = {option.split(">")[0] for option in options(state, "display-card")}
    assert lies_here == {"elves", "orcs", "pass"}
    answer(state, "display-card", "orcs>elves")
    assert at(state, HERE).faction == "orcs"
    assert followers(state, HERE) == (1, 0), "followers stay"
    assert state.board.display == ["shapeshifters", "orcs", "knights"]
    assert state.hands[0] == ["elves"], "the power of the new card is not used"


def test_what_shapeshifters_take_is_chosen_from_the_display_after_the_exchange() -> None:
    state = table(cards={NORTH: "elves"}, display="elves orcs orcs", deck="")
    play(state, "shapeshifters")
    assert open_question(state, "display-card").options == (
        *("elves>shapeshifters", "elves>orcs", "orcs>elves", "orcs>shapeshifters", "orcs>orcs"),
        *("take.elves", "take.orcs"),
    )
    answer(state, "display-card", "orcs>shapeshifters")
    assert (state.hands[0], state.board.display) == (["shapeshifters"], ["elves", "orcs"])


def test_the_passive_power_of_the_exchanged_card_applies() -> None:
    state = table(cards={NORTH: "elves 1"}, display="ice_queens elves elves")
    play(state, "shapeshifters")
    answer(state, "display-card", "ice_queens>elves")
    assert idle(play(state, "knights", EAST, seat=1)) == "no-target"


def test_poison_stays_under_an_exchanged_card() -> None:
    state = table(cards={NORTH: "elves"}, display="orcs")
    play(state, "shapeshifters")
    state.board.cards = {
        cell: card if card.faction == "elves" else type(card)(*_poisoned(card))
        for cell, card in state.board.cards.items()
    }
    answer(state, "display-card", "orcs>deck")
    assert at(state, HERE).poison


def _poisoned(card) -> tuple:
    return card.faction, card.followers, card.stone, card.down, True


def test_shapeshifters_need_a_display() -> None:
    state = table(cards={NORTH: "elves"}, display="", deck="")
    assert idle(play(state, "shapeshifters")) == "no-display"


def test_shapeshifters_are_not_offered_a_card_like_their_own() -> None:
    """An identical card would change nothing."""
    state = table(cards={NORTH: "elves"}, display="elves shapeshifters orcs")
    play(state, "shapeshifters")
    lies_here = {option.split(">")[0] for option in options(state, "display-card")}
    assert lies_here == {"elves", "orcs", "pass"}
    state = table(cards={NORTH: "elves"}, display="shapeshifters shapeshifters")
    assert idle(play(state, "shapeshifters")) == "no-target"


def test_doppelgangers_that_copy_shapeshifters_may_become_one_but_not_stay_what_they_are() -> None:
    state = table(cards={NORTH: "shapeshifters"}, display="doppelgangers shapeshifters orcs")
    play(state, "doppelgangers")
    lies_here = {option.split(">")[0] for option in options(state, "display-card")}
    assert lies_here == {"orcs", "pass", "shapeshifters"}


# The end


@pytest.mark.parametrize("faction", ["rogues", "seers"])
def test_with_the_last_follower_nobody_is_asked_for_new_cards_any_more(faction: str) -> None:
    """ "La partida termina de inmediato": what is drawn or looked at then is no use."""
    state = table(cards={NORTH: "elves"}, supply=[1, 15])
    events = play(state, faction)
    assert idle(events) == "game-ends"
    assert asked(state) == ""
    assert GAME.standing(state) is not None


@pytest.mark.parametrize("faction", ["rogues", "seers"])
def test_on_the_last_space_nobody_is_asked_for_new_cards_any_more(faction: str) -> None:
    state = table(maps=(1, 2), cards={}, hands={0: faction})
    _cover(state, "C1")
    assert idle(turn(state)) == "game-ends", "and the card goes to the only space"
    assert asked(state) == ""


def test_doppelgangers_copy_no_power_that_would_bring_a_card_when_the_game_ends() -> None:
    state = table(cards={NORTH: "rogues", EAST: "seers", SOUTH: "dragons"}, supply=[1, 15])
    assert told(play(state, "doppelgangers"), "power-copied") == [{"seat": 0, "power": "dragons"}]


@pytest.mark.parametrize("pick", ["pass", "1"])
def test_rogues_who_were_asked_by_the_first_version_rob_as_they_may_and_nobody_draws(
    pick: str,
) -> None:
    state = table(cards={NORTH: "elves"})
    play(state, "rogues")
    state.board.end = "followers"
    stored = to_builtins(state, str_keys=True)
    state = GAME.upgrade(stored, 1)
    answer(state, "target-hand", pick)
    assert asked(state) == ""
    assert GAME.standing(state) is not None


# Rogues


def test_rogues_take_a_hand_card_and_its_owner_draws_at_once() -> None:
    state = table(3, cards={NORTH: "elves"}, hands={1: "mages", 2: "orcs"})
    play(state, "rogues")
    assert options(state, "target-hand") == ("1", "2", "pass")
    events = answer(state, "target-hand", "2")
    assert state.hands[0] == ["orcs"]
    assert told(events, "card-stolen") == [{"seat": 0, "other": 2, "card": None}]
    assert next(e for e in events if e.kind == "card-lost").seats == (0, 2)
    question = open_question(state, "draw-card")
    assert (question.seat, question.about) == (2, ("rogues",))
    answer(state, "draw-card", "trolls")
    assert state.hands[2] == ["trolls"]
    assert len(state.board.display) == 3, "the display is filled up"
    question = open_question(state, "place-card")
    assert question.seat == 1, "step 3 is skipped"


def test_somebody_robbed_with_nothing_left_to_take_stays_without_a_card() -> None:
    state = table(3, cards={NORTH: "elves"}, display="", deck="")
    play(state, "rogues")
    events = answer(state, "target-hand", "1")
    assert told(events, "no-new-card") == [{"seat": 1}]
    assert state.hands[1] == []
    assert told(events, "turn-skipped") == [{"seat": 1}]
    assert open_question(state, "place-card").seat == 2


def test_rogues_need_an_opponent_with_a_card() -> None:
    state = table(cards={NORTH: "elves"}, hands={1: ""})
    assert idle(play(state, "rogues")) == "no-target"


def test_rogues_that_are_declined_draw_as_usual() -> None:
    state = table(cards={NORTH: "elves"})
    play(state, "rogues")
    answer(state, "target-hand", "take.trolls")
    assert (state.hands[0], state.hands[1]) == (["trolls"], ["knights"])


# Ice Beasts


@pytest.mark.parametrize(("pick", "points"), [("orcs", 1), ("elves+orcs", 2), ("orcs+orcs", 2)])
def test_ice_beasts_put_display_cards_out_of_the_game(pick: str, points: int) -> None:
    state = table(cards={NORTH: "elves"}, display="elves orcs orcs")
    play(state, "ice_beasts")
    question = open_question(state, "display-cards")
    assert question.options[:4] == ("elves", "orcs", "elves+orcs", "orcs+orcs")
    answer(state, "display-cards", pick)
    assert state.board.score[0] == points
    assert sorted(state.board.out) == sorted(pick.split("+"))
    assert len(state.board.display) == 3, "the display is filled up"


def test_ice_beasts_may_take_nothing_away_and_the_new_card_is_chosen_instead() -> None:
    state = table(cards={NORTH: "elves"}, display="elves orcs orcs")
    play(state, "ice_beasts")
    question = open_question(state, "display-cards")
    assert question.options[4:] == ("take.elves", "take.orcs", "take.deck")
    assert (question.least, question.most) == (1, 1), "in one touch"
    assert told(answer(state, "display-cards", "take.orcs"), "power-declined")
    assert state.board.out == []
    assert state.hands[0] == ["orcs"]
    assert asked(state) == "place-card"


def test_ice_beasts_choose_the_new_card_of_those_that_lie_there_afterwards() -> None:
    state = table(cards={NORTH: "elves"}, display="elves orcs orcs", deck="trolls mages")
    play(state, "ice_beasts")
    answer(state, "display-cards", "elves")
    assert "mages" in open_question(state, "draw-card").options


def test_ice_beasts_of_version_3_are_answered_as_they_were_asked() -> None:
    state = table(cards={NORTH: "elves"}, display="elves orcs orcs")
    play(state, "ice_beasts")
    (now,) = state.questions
    about = (*now.about[:2], "alone", now.about[3])
    options = ("elves", "orcs.1", "orcs.2")
    state.questions = [Question(now.number, 0, now.kind, options, 0, 2, about=about)]
    stored = msgspec.json.encode(state)
    state = GAME.upgrade(msgspec.json.decode(stored), 3)
    assert told(answer(state, "display-cards"), "power-declined")
    assert asked(state) == "draw-card"
    state = GAME.upgrade(msgspec.json.decode(stored), 3)
    answer(state, "display-cards", "elves", "orcs.2")
    assert (state.board.out, state.board.score[0]) == (["elves", "orcs"], 2)


def test_ice_beasts_take_what_is_there() -> None:
    state = table(cards={NORTH: "elves"}, display="orcs", deck="")
    play(state, "ice_beasts")
    assert open_question(state, "display-cards").options == ("orcs", "pass")
    state = table(cards={NORTH: "elves"}, display="", deck="")
    assert idle(play(state, "ice_beasts")) == "no-display"


# Seers


def test_seers_take_one_of_three_and_put_the_others_under_the_deck() -> None:
    state = table(cards={NORTH: "elves"}, deck="yetis gnomes orcs mages trolls")
    play(state, "seers")
    events = answer(state, "use-power", "use")
    seen = next(event for event in events if event.kind == "deck-seen")
    assert (seen.seats, seen.args["cards"]) == ((0,), ["trolls", "mages", "orcs"])
    assert len(options(state, "seer-card")) == 6, "one of three, and two orders of the others"
    answer(state, "seer-card", "mages>orcs>trolls")
    assert state.hands[0] == ["mages"]
    assert state.deck == ["orcs", "trolls", "yetis", "gnomes"], "the lowest first"
    assert open_question(state, "place-card").seat == 1, "step 3 is skipped"


def test_seers_are_asked_about_equal_cards_too() -> None:
    """Else the silence would tell that they are alike."""
    state = table(cards={NORTH: "elves"}, deck="yetis orcs orcs orcs")
    play(state, "seers")
    answer(state, "use-power", "use")
    assert options(state, "seer-card") == ("orcs>orcs>orcs",)


@pytest.mark.parametrize(("deck", "under"), [("orcs mages", 1), ("orcs", 0)])
def test_seers_look_at_fewer_cards_when_there_are_fewer(deck: str, under: int) -> None:
    state = table(cards={NORTH: "elves"}, deck=deck)
    play(state, "seers")
    answer(state, "use-power", "use")
    events = answer(state, "seer-card", "orcs>mages" if under else "orcs")
    assert state.hands[0] == ["orcs"]
    assert told(events, "seer-kept") == [{"seat": 0, "under": under}]
    assert len(state.deck) == under


def test_seers_do_nothing_without_a_deck() -> None:
    state = table(cards={NORTH: "elves"}, deck="")
    assert idle(play(state, "seers")) == "no-deck"


# Mages


def test_mages_play_the_top_card_with_a_follower_but_without_its_power() -> None:
    state = table(cards={NORTH: "elves 1"}, deck="orcs knights", display="elves elves elves")
    play(state, "mages")
    events = answer(state, "use-power", "use")
    assert told(events, "card-revealed") == [{"seat": 0, "card": "knights"}]
    assert open_question(state, "place-revealed").about == ("knights", HERE)
    answer(state, "place-revealed", "N1E1")
    assert at(state, "N1E1").faction == "knights"
    assert followers(state, "N1E1") == (1, 0)
    assert state.board.supply[0] == 13
    assert followers(state, NORTH) == (0, 1), "the Knight's power is not used"
    assert asked(state) == "draw-card", "a new card is taken as usual"


def test_the_field_under_a_mages_card_acts() -> None:
    """B2 of map 1 is plain; D1 is a castle."""
    state = table(maps=(1, 2), cards={"C2": "elves"})
    play(state, "mages", "C1")
    answer(state, "use-power", "use")
    answer(state, "place-revealed", "D1")
    assert state.board.score[0] == 1


def test_mages_put_a_card_that_fits_nowhere_under_the_deck() -> None:
    state = table(
        maps=(1, 2), cards={}, deck="orcs yetis", display="elves elves elves", hands={0: "mages"}
    )
    _cover(state, "C1")
    turn(state)
    events = answer(state, "use-power", "use")
    assert told(events, "card-under") == [{"seat": 0, "card": "yetis"}]
    assert state.deck == ["yetis", "orcs"]
    assert state.board.end == "covered"


def _cover(state, but: str) -> None:
    """Lay a card on every space of the maps but one."""
    from engine.games.claim_kingdoms.rules.ground import ground, key_of
    from engine.games.claim_kingdoms.state import Card

    none = (0,) * state.board.seats
    for cell in ground(tuple(state.board.maps)).fields:
        if key_of(cell) != but:
            state.board.cards[cell] = Card("elves", none, none)


def test_mages_need_a_follower_and_a_deck() -> None:
    state = table(cards={NORTH: "elves"}, supply=[1, 15])
    assert idle(play(state, "mages")) == "no-followers"
    state = table(cards={NORTH: "elves"}, deck="")
    assert idle(play(state, "mages")) == "no-deck"


# Doppelgängers


def test_doppelgangers_copy_an_adjacent_power() -> None:
    state = table(cards={NORTH: "dragons", EAST: "orcs"})
    events = play(state, "doppelgangers")
    assert told(events, "power-copied") == [{"seat": 0, "power": "dragons"}], "not the Orcs'"
    assert state.board.score[0] == 2
    assert [args["power"] for args in told(events, "power-used")] == ["doppelgangers", "dragons"]
    assert at(state, HERE).faction == "doppelgangers", "and stay what they are"


def test_doppelgangers_choose_targets_for_the_copied_power() -> None:
    state = table(cards={NORTH: "knights 1", EAST: "gnomes 1"})
    play(state, "doppelgangers")
    answer(state, "copy-power", "knights")
    assert open_question(state, "target-followers").about[:2] == ("knights", HERE)
    answer(state, "target-followers", "N1E0-1", "N0E1-1")
    assert followers(state, NORTH) == (0, 0)


@pytest.mark.parametrize(
    ("faction", "cards", "points"),
    [
        ("goblins", {NORTH: "goblins 0", EAST: "goblins 1"}, 2),
        ("dwarves", {NORTH: "dwarves", EAST: "elves"}, 2),
        ("unicorns", {NORTH: "unicorns"}, 1),
    ],
)
def test_a_copied_power_takes_this_card_for_one_of_its_faction(faction, cards, points) -> None:
    state = table(cards=cards)
    play(state, "doppelgangers")
    if asked(state) == "copy-power":
        answer(state, "copy-power", faction)
    assert state.board.score[0] == points


def test_doppelgangers_copy_neither_each_other_nor_druids() -> None:
    state = table(cards={NORTH: "doppelgangers 1", EAST: "druids 1"})
    assert idle(play(state, "doppelgangers")) == "no-target"


def test_doppelgangers_do_not_copy_face_down_or_diagonal_cards() -> None:
    state = table(cards={NORTH: "dragons down", "N1E1": "unicorns"})
    assert idle(play(state, "doppelgangers")) == "no-target"


def test_doppelgangers_copy_the_points_of_ice_queens_but_not_the_lock() -> None:
    state = table(cards={NORTH: "ice_queens 1"})
    play(state, "doppelgangers")
    assert state.board.score[0] == 1
    answer(state, "draw-card", "elves")
    play(state, "knights", EAST, seat=1)
    assert options(state, "target-followers") == (f"{HERE}-0",)


def test_doppelgangers_copy_what_ends_the_turn_otherwise() -> None:
    state = table(cards={NORTH: "seers", EAST: "yetis", SOUTH: "rogues", WEST: "mages"})
    play(state, "doppelgangers")
    assert options(state, "copy-power") == ("mages", "pass", "rogues", "seers", "yetis")
    answer(state, "copy-power", "seers")
    answer(state, "use-power", "use")
    answer(state, "seer-card", "knights>druids>yetis")
    assert state.hands[0] == ["knights"]
    assert open_question(state, "place-card").seat == 1


FREE = ("count", "run", "variety", "guess", "peek", "none")
"""Rules of powers that cost nothing."""


@pytest.mark.parametrize("key", [key for key, f in FACTIONS.items() if f.power.rule not in FREE])
def test_every_power_can_be_played_and_declined(key: str) -> None:
    state = table(
        3,
        cards={
            NORTH: "dragons 1",
            EAST: "trolls 0 2",
            SOUTH: "elves 0",
            "N1E1": "gnomes 1",
            "N3E0": "mages 0",
        },
        score=[5, 5, 5],
    )
    play(state, key)
    question = GAME.questions(state)[0]
    assert question.about[:2] == (key, HERE)
    before = list(state.board.score), dict(state.board.cards)
    picks = (question.options[-1],) if question.least else ()
    assert picks in ((), ("pass",), ("take.deck",))
    events = GAME.answer(state, question, picks, None)
    assert told(events, "power-declined") == [{"seat": 0, "power": key}]
    assert (state.board.score, state.board.cards) == before
