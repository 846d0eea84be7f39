"""Each ruling of `engine/games/raiders/rulings.py`, by the name of its entry."""

from __future__ import annotations

import re

import pytest
from msgspec import to_builtins

from engine.games.raiders import GAME, rulings
from engine.games.raiders.box import CARDS, SPACES
from engine.games.raiders.rules.prospects import price, raids, strength
from engine.games.raiders.rules.setup import _first_seat
from engine.games.raiders.state import Play, State
from engine.kit.chance import Chance
from tests.games.by_hand import kinds, told
from tests.games.raiders.positions import (
    EMPTY_HALL,
    Loaded,
    answer,
    asked,
    hall,
    idle_turn,
    legal,
    options,
    raid,
    seldom,
    table,
    turn,
    use,
)

ENTRIES = re.findall(r"^  (?! )(\S.*?)(?:  +|$)", rulings.__doc__ or "", re.MULTILINE)


def slug(entry: str) -> str:
    return "_".join(re.findall(r"[a-z]+", entry.lower().replace("'", "")))


def test_every_ruling_has_a_test() -> None:
    tests = [name for name in globals() if name.startswith("test_ruling_")]
    entries = [short for entry in ENTRIES if (short := slug(entry)[:24])]
    assert len(entries) > 30
    for short in entries:
        assert any(name.startswith(f"test_ruling_{short}") for name in tests), short
    for name in tests:
        assert any(name.startswith(f"test_ruling_{short}") for short in entries), name


def holding(card: str, seats: int = 2, others: str = "", **given) -> State:
    hand = sorted([card, *others.split()], key=list(CARDS).index)
    given.setdefault("village", EMPTY_HALL)
    hands = {0: " ".join(hand)} | given.pop("hands", {})
    return table(seats, hands=hands, **given)


def offered(state: State) -> tuple[str, ...]:
    turn(state)
    return options(state, "place")


# Setup


def test_ruling_first_roll_tied_rolls_again_among_the_tied() -> None:
    board = (state := table(4)).board
    luck = Loaded(5, 4, 2, 3, 4, 5, 3, 3, 2, 2, 3, 2)
    play = Play(state, board, board.agenda, [], luck)
    _first_seat(play)
    begun = told(play.events, "game-start")[0]
    assert begun["rolls"] == [
        *([0, 5, 4], [1, 2, 3], [2, 4, 5], [3, 3, 3]),
        *([0, 2, 2], [2, 3, 2]),
    ]
    assert begun["first"] == 2


def test_ruling_cards_put_back_are_shuffled_under_the_draw_pile() -> None:
    orders = set()
    for seed in range(8):
        state = GAME.start(2, {}, Loaded())
        above = list(state.deck)
        for question in GAME.questions(state):
            luck = Chance(bytes([seed]) * 16, 2)
            GAME.answer(state, question, question.options[:3], luck)
        assert state.deck[4:] == above
        orders.add(tuple(state.deck[:4]))
    assert len(orders) > 1


def test_ruling_hidden_and_open_things() -> None:
    state = table(2, hands={0: "archer", 1: "folke"}, tiles={0: "o16", 1: "o15"}, gold=[1, 2])
    state.board.discards = ["sage"]
    for seat, own in ((0, "archer"), (1, "folke"), (None, None)):
        view = GAME.view(state, seat)
        assert view.hand == ((own,) if own else ())
        assert view.hand_sizes == view.tile_counts == (1, 1)
        assert [bool(tiles) for tiles in view.tiles] == [seat == 0, seat == 1]
        assert view.board.gold == [1, 2]
        assert view.board.discards == ["sage"]
        assert (view.deck, view.stack) == (6, 5)


def test_ruling_disputed_numbers_are_options() -> None:
    usual = GAME.start(2, {}, Loaded()).board
    other = GAME.start(2, {"sage": "one", "fortress": "one"}, Loaded()).board
    usual.crew[0] = other.crew[0] = ["sage"]
    assert strength(usual, 0, "outpost_1").crew == 0
    assert strength(other, 0, "outpost_1").crew == 1
    assert price(usual, 0, "fortress_2").gold == 2
    assert price(other, 0, "fortress_2").gold == 1


# Crew


def test_ruling_hero_limit_at_the_barracks() -> None:
    state = table(hands={0: "archer folke"}, crew={0: "brynjar sage"}, silver=8)
    assert set(offered(state)) >= {"barracks.archer", "barracks.folke.brynjar"}
    assert "barracks.folke" not in options(state, "place")
    seldom(state, "barracks")
    assert options(state, "hire") == ("archer", "folke.brynjar", "out.brynjar", "out.sage", "pass")
    assert not legal(state, "folke.brynjar", "out.sage"), "one goes, not two"
    assert legal(state, "archer", "out.brynjar")
    events = answer(state, "hire", "folke.brynjar")
    assert state.board.crew[0] == ["sage", "folke"]
    assert state.board.discards == ["brynjar"]
    assert kinds(events) == ["crew-lost", "paid", "hired"]


def test_ruling_hero_limit_through_recruiter_and_gravedigger() -> None:
    for card in ("recruiter", "gravedigger"):
        state = holding(card, 2, "folke", crew={0: "brynjar sage"}, silver=2)
        hall(state, card)
        assert options(state, "hire") == ("folke.brynjar",), "nobody else goes"
        answer(state, "hire", "folke.brynjar")
        assert state.board.crew[0] == ["sage", "folke"]
        assert ("brynjar" in state.hands[0]) is (card == "gravedigger")


def test_ruling_hero_limit_with_a_full_crew() -> None:
    crew = "brynjar sage sage scout scout"
    state = table(hands={0: "archer folke"}, crew={0: crew}, silver=8)
    use(state, "barracks.folke.brynjar")
    assert asked(state) == "pick-up", "it is named who goes"
    assert state.board.crew[0] == ["sage", "sage", "scout", "scout", "folke"]


def test_ruling_heroes_elsewhere() -> None:
    state = table(hands={0: "folke"}, village=EMPTY_HALL)
    assert "town_hall.folke" not in offered(state)
    state = table(hands={0: "folke"}, village={"mill": "black"})
    use(state, "treasury.silver")
    assert state.board.silver[0] == 2
    state = holding("scout", 2, "folke", hands={1: "ragnhildr"})
    hall(state, "scout")
    assert state.hands == [["ragnhildr"], ["folke"]]


def test_ruling_same_crew_twice() -> None:
    state = table(crew={0: "jeweller jeweller", 1: "forager forager"})
    use(state, "silversmith")
    assert state.board.silver[0] == 5


def test_ruling_discounts_floor_at_nothing() -> None:
    crew = "huntsman huntsman huntsman huntsman huntsman"
    assert price(table(crew={0: crew}).board, 0, "outpost_2").provision == 0
    assert price(table(crew={0: "cartographer " * 3}).board, 0, "fortress_1").gold == 0
    board = table(crew={0: crew}, workers=["grey", "black"]).board
    assert "outpost_1" in raids(board, 0, "grey"), "a price of 0 can be paid"


def test_ruling_recruiter_dismissed_takes_nothing_off() -> None:
    state = table(hands={0: "champion huntsman"}, crew={0: "recruiter sage"}, silver=3)
    use(state, "barracks")
    assert legal(state, "champion", "out.sage")
    assert not legal(state, "champion", "out.recruiter")
    assert legal(state, "huntsman", "out.recruiter")
    answer(state, "hire", "huntsman", "out.recruiter")
    assert state.board.silver[0] == 2
    crew = "archer recruiter sage sage scout"
    for card, goes in (("champion", ("archer", "sage", "scout")), ("huntsman", crew.split())):
        state = table(hands={0: "champion huntsman"}, crew={0: crew}, silver=3)
        use(state, f"barracks.{card}")
        assert set(options(state, "dismiss")) == set(goes)


def test_ruling_who_may_be_dismissed() -> None:
    state = table(hands={0: "archer"}, crew={0: "sage"}, silver=3)
    use(state, "barracks")
    assert legal(state, "archer", "out.sage")
    state = holding("recruiter", 2, "archer", crew={0: "sage"}, silver=2)
    hall(state, "recruiter")
    assert options(state, "hire") == ("archer", "dismiss")
    answer(state, "hire", "dismiss")
    assert legal(state, "archer")
    answer(state, "hire", "archer", "out.sage")
    assert state.board.crew[0] == ["archer"]


# Working


def test_ruling_only_what_does_something_is_offered() -> None:
    state = table(
        deck="",
        village={"mill": "grey"},
        workers=["grey", "black"],
        supply={"silver": 0, "provision": 0, "gold": 0},
        hands={0: "folke"},
        livestock=[2, 0],
        offers="o16",
    )
    assert all(option.endswith(".idle") for option in offered(state))
    assert len(options(state, "place")) == 7


def test_ruling_empty_supply_of_gold() -> None:
    state = table(
        workers=["white", "black"],
        village={"gate_house": "black"},
        hands={0: "archer sage scout"},
        supply={"gold": 0},
    )
    assert "mill.provision" in offered(state)
    assert "mill.gold" not in options(state, "place")
    assert "treasury.silver" in options(state, "place")
    assert "treasury.gold" not in options(state, "place")


def test_ruling_empty_supply_of_silver_leaves_gold_at_the_treasury() -> None:
    state = table(
        village={"gate_house": "black", "mill": "black"},
        hands={0: "archer sage scout"},
        supply={"silver": 0},
    )
    assert "treasury.silver" not in offered(state)
    answer(state, "place", "treasury.gold")
    question = GAME.questions(state)[0]
    assert (question.least, question.most) == (2, 2)
    state = table(village={"mill": "black"}, hands={0: "archer"}, supply={"silver": 0})
    assert not [option for option in offered(state) if option.startswith("treasury")]


def test_ruling_empty_supply_partly() -> None:
    state = holding("huntsman", supply={"silver": 0})
    hall(state, "huntsman")
    assert (state.board.provision[0], state.board.silver[0]) == (1, 0)
    state = holding("forager", supply={"provision": 0})
    assert told(hall(state, "forager"), "hall-idle")[0]["why"] == "supply"


def test_ruling_armour_at_its_end() -> None:
    given = {"workers": ["grey", "black"], "iron": 1, "silver": 2}
    state = table(armour=9, **given)
    events = use(state, "armoury.iron")
    assert state.board.armour[0] == 10
    assert told(events, "armour-gained")[0]["amount"] == 1
    assert not [option for option in offered(table(armour=10, **given)) if "armoury" in option]
    state = holding("armourer", armour=10)
    assert told(hall(state, "armourer"), "hall-idle")[0]["why"] == "armour-full"


def test_ruling_nobody_hired_leaves_the_barracks_unused() -> None:
    """A Merchant copied them for nothing; they act when their worker is picked up."""
    village = {"barracks": "black", "mill": "black", "treasury": "black"}
    state = table(hands={0: "archer merchant"}, crew={0: "sage"}, silver=4, village=village)
    hall(state, "merchant")
    answer(state, "copy-building", "barracks")
    answer(state, "hire", "pass")
    answer(state, "pick-up", "barracks.archer")
    assert state.board.crew[0] == ["sage", "archer"]


def test_ruling_nobody_hired_leaves_the_barracks_to_a_merchant() -> None:
    village = {"town_hall": "grey", "mill": "black", "treasury": "black"}
    for picks, open_to_it in ((("pass",), True), (("archer",), False)):
        state = table(
            hands={0: "archer merchant sage"}, crew={0: "scout"}, silver=8, village=village
        )
        use(state, "barracks")
        answer(state, "hire", *picks)
        answer(state, "pick-up", "town_hall.merchant")
        assert ("barracks.sage" in options(state, "copy-building")) is open_to_it


def test_ruling_sage_at_the_long_house_placing() -> None:
    state = table(
        workers=["grey", "black"], crew={0: "sage sage"}, livestock=2, silver=4, offers="o01 o16"
    )
    use(state, "long_house.livestock")
    assert options(state, "long-house") == ("long_house.livestock", "long_house.o01", "pass")
    assert GAME.questions(state)[0].about == (2,)
    answer(state, "long-house", "long_house.livestock")
    answer(state, "long-house", "long_house.o01")
    assert state.board.provision[0] == 4
    assert state.tiles[0] == ["o01"]
    assert asked(state) == "pick-up"


def test_ruling_sage_at_the_long_house_picking_up_and_leaving_it() -> None:
    village = {"long_house": "white", "mill": "black", "treasury": "black"}
    state = table(village=village, crew={0: "sage"}, livestock=3)
    use(state, "silversmith")
    answer(state, "pick-up", "long_house.livestock")
    events = answer(state, "long-house", "pass")
    assert kinds(events)[0] == "declined"
    assert state.board.livestock[0] == 2


def test_ruling_sage_at_the_long_house_with_nothing_more_to_do() -> None:
    state = table(workers=["grey", "black"], crew={0: "sage"}, livestock=1, offers="o16")
    use(state, "long_house.livestock")
    assert asked(state) == "pick-up"


def test_ruling_piles_empty() -> None:
    state = table(deck="scout", village={"mill": "black"})
    events = use(state, "gate_house")
    assert told(events, "cards-drawn")[0]["cards"] == 1
    assert "gate_house" not in offered(table(deck="", village={"mill": "black"}))


def test_ruling_limits_hold_for_the_active_seat_alone() -> None:
    state = table(
        silver=[9, 9], hands={1: "archer archer avenger avenger brawler brawler folke sage sage"}
    )
    use(state, "mill.idle")
    seldom(state, "gate_house.idle", "pick-up")
    assert state.board.silver == [8, 9]
    assert len(state.hands[1]) == 9
    assert asked(state) == "place"


# Town Hall


@pytest.mark.parametrize(
    ("card", "given", "supply"),
    [
        ("cartographer", {}, {}),
        ("cartographer", {"provision": 1}, {"gold": 0}),
        ("jeweller", {"silver": 1}, {}),
        ("shieldmaiden", {"livestock": 1}, {"iron": 0}),
        ("brawler", {}, {}),
        ("brawler", {"crew": {0: "sage"}}, {"gold": 0, "iron": 0, "livestock": 0}),
        ("trader", {"silver": 1}, {}),
        ("recruiter", {"silver": 2}, {}),
        ("gravedigger", {"crew": {0: "sage"}}, {}),
    ],
)
def test_ruling_unpaid_price(card: str, given: dict, supply: dict) -> None:
    state = holding(card, supply=supply, offers="o01 o16 o15", **given)
    assert not [option for option in offered(state) if option.startswith("town_hall")]


@pytest.mark.parametrize(
    "card",
    [
        "archer",
        "avenger",
        "barbarian",
        "berserker",
        "champion",
        "mercenary",
        "warlord",
        "warmonger",
    ],
)
def test_ruling_nobody_to_hit(card: str) -> None:
    state = holding(card, 3)
    events = hall(state, card)
    assert told(events, "hall-idle") == [{"seat": 0, "card": card, "why": "no-target"}]
    assert state.board.discards == [card]
    assert asked(state) == "pick-up"


def test_ruling_takes_as_much_as_there_is() -> None:
    state = holding("warlord", 3, silver=[0, 1, 4])
    hall(state, "warlord")
    assert options(state, "target-seat") == ("1", "2")
    answer(state, "target-seat", "1")
    assert state.board.silver == [1, 0, 4]


def test_ruling_recruiters_price() -> None:
    state = holding("recruiter", 2, "huntsman", crew={0: "recruiter"}, silver=2)
    hall(state, "recruiter")
    answer(state, "hire", "huntsman")
    assert state.board.silver[0] == 0


def test_ruling_brawlers_sacrifice() -> None:
    state = holding("brawler", crew={0: "mercenary berserker"}, supply={"gold": 0})
    hall(state, "brawler")
    assert options(state, "sacrifice") == ("out.berserker", "out.mercenary", "iron", "livestock")
    answer(state, "sacrifice", "out.berserker", "iron")
    assert state.board.discards == ["brawler", "berserker"], "it does not come back"


def test_ruling_merchant_uses_an_occupied_building_by_colour() -> None:
    state = table(
        hands={0: "merchant"},
        workers=["white", "black"],
        village={"mill": "black", "armoury": "grey", "treasury": "black"},
        crew={0: "forager"},
        iron=1,
    )
    hall(state, "merchant")
    question = GAME.questions(state)[0]
    assert question.about == ("merchant", "white")
    assert question.options == (
        *("gate_house", "mill.provision", "mill.gold", "silversmith", "armoury.iron", "pass"),
    )
    answer(state, "copy-building", "mill.provision")
    assert state.board.provision[0] == 3


def test_ruling_merchant_with_a_black_worker() -> None:
    state = holding("merchant", iron=3, livestock=3)
    hall(state, "merchant")
    assert not [o for o in options(state, "copy-building") if o[:4] in ("armo", "long")]


def test_ruling_merchant_cannot_copy_what_was_used() -> None:
    village = {"town_hall": "grey", "gate_house": "black", "treasury": "black"}
    state = table(hands={0: "merchant"}, village=village)
    use(state, "silversmith")
    answer(state, "pick-up", "town_hall.merchant")
    assert GAME.questions(state)[0].about == ("merchant", "grey"), "the worker taken from there"
    assert "silversmith" not in options(state, "copy-building")
    assert "gate_house" in options(state, "copy-building")


def test_ruling_merchant_may_copy_where_the_worker_only_stands() -> None:
    village = {"town_hall": "black", "gate_house": "black", "treasury": "black"}
    state = table(hands={0: "merchant"}, village=village)
    use(state, "silversmith.idle")
    answer(state, "pick-up", "town_hall.merchant")
    answer(state, "copy-building", "silversmith")
    assert state.board.silver[0] == 3


def test_ruling_merchant_cannot_copy_the_town_hall_that_plays_it() -> None:
    """ "Los jugadores solo pueden realizar la acción de cada edificio una vez en su turno (con la
    excepción de Sage / Long House)." """
    state = holding("merchant", 2, "forager merchant")
    hall(state, "merchant")
    assert not [o for o in options(state, "copy-building") if o.startswith("town_hall")]


def test_ruling_merchant_who_was_asked_by_the_first_version_may_copy_the_town_hall() -> None:
    state = holding("merchant", 2, "forager")
    hall(state, "merchant")
    stored = to_builtins(state, str_keys=True)
    stored["questions"][0]["options"] += ("town_hall",)
    state = GAME.upgrade(stored, 1)
    answer(state, "copy-building", "town_hall")
    answer(state, "hall-card", "forager")
    assert state.board.provision[0] == 2
    assert asked(state) == "pick-up"


def test_ruling_merchant_with_a_sage_at_the_long_house() -> None:
    state = table(
        hands={0: "merchant"},
        workers=["grey", "black"],
        village=EMPTY_HALL,
        crew={0: "sage"},
        livestock=2,
        offers="o16",
    )
    hall(state, "merchant")
    answer(state, "copy-building", "long_house.livestock")
    answer(state, "long-house", "long_house.livestock")
    assert state.board.provision[0] == 4
    assert asked(state) == "pick-up"


def test_ruling_trader_is_not_the_long_houses_action() -> None:
    state = holding("trader", crew={0: "sage"}, silver=3, livestock=1)
    hall(state, "trader")
    answer(state, "trade-offer", "o01.silver")
    assert asked(state) == "pick-up"
    assert state.board.used == [1]


def test_ruling_archer_leaves_the_used_building_closed() -> None:
    """The worker placed at the Town Hall is exchanged; none may be picked up there."""
    state = holding("archer", workers=["black", "white"])
    hall(state, "archer")
    assert "1.town_hall" in options(state, "swap-worker")
    answer(state, "swap-worker", "1.town_hall")
    assert state.board.village[1] == "white"
    assert state.board.workers[1] == "black"
    assert not [o for o in options(state, "pick-up") if o.startswith("town_hall")]


def test_ruling_archer_keeps_black_workers_out() -> None:
    state = holding("archer", village={"armoury": "white", "long_house": "grey", "mill": "black"})
    assert told(hall(state, "archer"), "hall-idle"), "the black worker may only go where one stands"


def test_ruling_archer_on_picking_up_has_the_worker_in_hand() -> None:
    state = table(
        hands={0: "archer"},
        workers=["black", "grey"],
        village={"town_hall": "white", "mill": "black", "treasury": "grey"},
    )
    use(state, "silversmith")
    answer(state, "pick-up", "town_hall.archer")
    assert options(state, "swap-worker") == ("1.mill", "1.silversmith", "pass")
    answer(state, "swap-worker", "1.silversmith")
    assert state.board.workers == ["white", "black"]


def test_ruling_sages_tiles_with_a_short_stack() -> None:
    state = holding("sage", stack="o08")
    hall(state, "sage")
    assert state.board.offers == ["o08", "o03", "o02"]
    assert state.stack == ["o01"]
    state = holding("sage", stack="", offers="o04 o05", left=2)
    hall(state, "sage")
    assert sorted(state.board.offers) == ["o04", "o05"]
    assert state.stack == []


def test_ruling_armour_lost_stays_above_nothing() -> None:
    state = holding("berserker", 3, armour=[0, 0, 1])
    hall(state, "berserker")
    assert state.board.armour == [0, 0, 0]
    state.board.agenda.clear()
    state.questions.clear()
    assert told(_again(state, "berserker"), "hall-idle")


def _again(state: State, card: str) -> list:
    state.hands[0] = [card]
    state.board.village[1] = ""
    state.board.workers[0] = "black"
    return hall(state, card)


# Raids


def raider(worker: str, crew: str, seats: int = 2, **given) -> State:
    crews = {0: crew} | given.pop("others", {})
    return table(
        seats, workers=[worker, *["black"] * (seats - 1)], crew=crews, provision=8, gold=3, **given
    )


def test_ruling_brawlers_reroll_keeps_the_new_face() -> None:
    state = raider("grey", "brawler brawler champion")
    raid(state, "outpost_1.1", 4)
    assert asked(state) != "reroll", "twelve; sixteen is out of reach"
    state = raider("grey", "brawler brawler sage")
    raid(state, "outpost_1.1", 5)
    assert asked(state) == "place", "nine; a five cannot be bettered"
    state = raider("grey", "brawler brawler gatekeeper")
    raid(state, "outpost_1.1", 3)
    answer(state, "reroll", "die.1", luck=Loaded(2))
    assert GAME.questions(state)[0].about == ("outpost_1", 8, 1, 2)
    events = answer(state, "reroll", "keep")
    assert told(events, "raid-scored")[0]["strength"] == 8


def test_ruling_brawlers_reroll_ends_with_keeping() -> None:
    state = raider("grey", "brawler brawler gatekeeper")
    raid(state, "outpost_1.1", 3)
    events = answer(state, "reroll", "keep")
    assert told(events, "raid-scored")[0]["dice"] == [3]


def test_ruling_brawlers_reroll_is_not_at_harbours() -> None:
    state = raider("black", "brawler brawler")
    raid(state, "harbour_1.1")
    assert GAME.questions(state)[0].seat == 1


def test_ruling_heroes_count_before_the_valkyrie() -> None:
    state = raider("grey", "ragnhildr sage sage", spaces={"outpost_1.1": "LVV"}, valkyrie=[1, 0])
    events = raid(state, "outpost_1.1", 5)
    assert told(events, "raid-scored")[0]["extra"] == 0
    state = raider("grey", "folke sage sage", spaces={"outpost_1.1": "LVV"})
    events = raid(state, "outpost_1.1", 5)
    assert told(events, "raid-scored")[0]["extra"] == 2


def test_ruling_several_deaths_take_effect_one_by_one() -> None:
    state = raider("black", "mercenary gravedigger sage", spaces={"harbour_1.1": "VV"})
    raid(state, "harbour_1.1")
    assert not GAME.questions(state)[0].ordered, "the order makes no difference"
    events = answer(state, "deaths", "gravedigger", "mercenary")
    assert kinds(events)[:4] == ["crew-died", "points", "crew-died", "gained"]


def test_ruling_berserker_dies_for_one_valkyrie() -> None:
    state = raider("black", "berserker berserker", spaces={"harbour_1.1": "VVV"})
    events = raid(state, "harbour_1.1")
    assert told(events, "valkyrie-claimed")[0]["claimed"] == 2
    assert state.hands[0] == ["berserker", "berserker"]
    assert state.board.valkyrie[0] == 2


def test_ruling_berserker_dies_and_the_limit_of_cards_holds() -> None:
    hand = "archer armourer folke jeweller sage scout trader warlord"
    state = raider("black", "berserker sage", hands={0: hand}, spaces={"harbour_1.1": "LV"})
    raid(state, "harbour_1.1")
    answer(state, "deaths", "berserker")
    assert asked(state) == "discard-down"
    answer(state, "discard-down", "berserker")
    assert len(state.hands[0]) == 8


def test_ruling_avengers_victim_needs_crew() -> None:
    state = raider("black", "avenger sage", 3, spaces={"harbour_1.1": "LV"})
    raid(state, "harbour_1.1")
    events = answer(state, "deaths", "avenger")
    assert kinds(events)[:3] == ["crew-died", "unavenged", "turn-over"]


def test_ruling_avengers_victim_is_not_killed_in_a_raid() -> None:
    others = {1: "berserker", 2: "mercenary avenger"}
    state = raider("black", "avenger avenger sage", 3, others=others, spaces={"harbour_1.1": "VV"})
    raid(state, "harbour_1.1")
    answer(state, "deaths", "avenger.1", "avenger.2")
    answer(state, "avenge", "1")
    assert state.hands[1] == []
    answer(state, "lose-crew", "avenger")
    assert state.board.crew == [["sage"], [], ["mercenary"]]
    assert asked(state) == "place"


# The end


def test_ruling_when_it_is_looked_at_all_conditions_are_told() -> None:
    spaces = dict.fromkeys(SPACES, "LL") | {
        key: "" for key, space in SPACES.items() if space.kind == "fortress"
    }
    spaces |= {"fortress_1.1": "GV", "fortress_3.1": "LL"}
    crew = "champion champion warlord warlord warlord"
    state = raider("white", crew, spaces=spaces, stack="")
    turn(state)
    answer(state, "place", "fortress_1", luck=Loaded(2, 2))
    events = answer(state, "deaths", "champion.1")
    assert [fact["why"] for fact in told(events, "end-near")] == [
        "fortress",
        "offerings",
        "valkyrie",
    ]
    assert state.board.ends == ["fortress", "offerings", "valkyrie"]
    assert state.board.left == 2


def test_ruling_met_again_changes_nothing() -> None:
    state = table(3, stack="", left=3, ends=["fortress"])
    turn(state)
    events = idle_turn(state)
    assert not told(events, "end-near")
    assert (state.board.left, state.board.ends) == (2, ["fortress"])
    idle_turn(state)
    idle_turn(state)
    assert asked(state) == ""


def test_ruling_valkyrie_on_the_board_count_alone() -> None:
    state = table(supply={"valkyrie": 0})
    turn(state)
    assert not told(idle_turn(state), "end-near")
    state = table(supply={"valkyrie": 18})
    state.board.spaces = ["LL"] * len(SPACES)
    turn(state)
    assert told(idle_turn(state), "end-near")[0]["why"] == "valkyrie"


def test_ruling_last_set_may_still_be_raided() -> None:
    spaces = {key: "" for key, space in SPACES.items() if space.kind == "fortress"}
    crew = "champion champion warlord warlord warlord"
    state = raider("white", crew, spaces=spaces | {"fortress_2.2": "GL"}, left=1)
    turn(state)
    events = answer(state, "place", "fortress_2", luck=Loaded(2, 2))
    assert kinds(events)[-1] == "game-over"
    assert state.board.score[0] == 5


def test_ruling_stack_used_up_leaves_the_open_tiles() -> None:
    state = table(workers=["grey", "black"], silver=4, offers="o02 o01", stack="", left=2)
    use(state, "long_house.o01")
    assert state.board.offers == ["o02"]
    assert state.tiles[0] == ["o01"]


def test_ruling_tie_after_both_tracks_is_shared() -> None:
    state = table(3, left=1, score=[5, 9, 9], valkyrie=[7, 2, 2], armour=[0, 3, 3])
    state.board.valkyrie[0] = 0
    turn(state)
    idle_turn(state)
    standing = GAME.standing(state)
    assert standing is not None
    assert (standing.places, standing.why) == ((3, 1, 1), "shared")
