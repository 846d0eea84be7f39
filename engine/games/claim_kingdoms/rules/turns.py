"""The course of a game: setup (war maps, treasures, the factions of this game, the first cards),
then turns: play a card, on a special field perhaps, use its power, take a new card; when the game
ends, and the final scoring: war maps, factions, the winner."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import islice
from typing import Final

from msgspec import Struct

from engine.kit.chance import Chance
from engine.kit.contract import Limit, Source, Standing, TableOption

from .. import box
from ..state import DECK, NOWHERE, TO, Board, Card, Play, State, Step, rule
from . import ground, supplies

OPTIONS = (
    TableOption("factions", ("mixed", "random", "turns", "starter"), "mixed"),
    TableOption("maps", ("with", "without"), "with"),
    TableOption("hand", ("one", "two"), "one"),
    TableOption("ties", ("score", "nothing"), "score"),
    TableOption("bonus", ("none", "second"), "none"),
)
"""factions: drawn from low, middle and high values, drawn from all, chosen in turn one each, or
all chosen by the first seat. hand and ties: as in the 2021 edition. bonus: with two seats, points
for the second one to begin with."""


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The position before the factions are known."""
    first = chance.below(seats)
    score = [box.START_SCORE] * seats
    if options["bonus"] == "second" and seats == 2:
        score[1 - first] += box.START_BONUS
    maps: tuple[int, ...] = ()
    if options["maps"] == "with":
        # As many boards as seats, at random, each with a random side up.
        maps = tuple([chance.choice(board) for board in chance.sample(box.BOARDS, seats)])
    ruins = [cell for cell, field in ground.ground(maps).fields.items() if field == "ruin"]
    treasures = list(box.TREASURE_DECK)
    chance.shuffle(treasures)
    board = Board(
        seats=seats,
        hand=box.HAND_2021 if options["hand"] == "two" else box.HAND,
        ties=box.TIES_2021 if options["ties"] == "nothing" else True,
        maps=maps,
        factions=[],
        first=first,
        cards={},
        score=score,
        supply=[box.FOLLOWERS] * seats,
        lost=[0] * seats,
        display=[],
        out=[],
        ruins=ruins,
        opened=[],
        agenda=[Step("turn", first), Step("deal", first)],
    )
    state = State(
        board=board,
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        deck=[],
        under=[],
        looked=[],
        looked_known=[],
        treasures=treasures[: len(ruins)],
        treasure_box=sorted(treasures[len(ruins) :]),
    )
    _pick_factions(board, options["factions"], chance)
    return state


def _pick_factions(board: Board, how: str, chance: Chance) -> None:
    seats = board.seats
    if how == "turns":
        order = [(board.first + n) % seats for n in range(box.IN_GAME[seats])]
        board.agenda += [Step("choose-faction", seat) for seat in reversed(order)]
    elif how == "starter":
        board.agenda.append(Step("choose-factions", board.first))
    elif how == "random":
        board.factions = _in_order(chance.sample(box.FACTION_KEYS, box.IN_GAME[seats]))
    else:
        drawn = [
            key
            for band, count in zip(box.BANDS, box.DRAWN[seats], strict=True)
            for key in chance.sample(band, count)
        ]
        board.factions = _in_order(drawn)


_RANK: Final = {key: rank for rank, key in enumerate(box.FACTION_KEYS)}


def _in_order(factions: list[str]) -> list[str]:
    return sorted(factions, key=_RANK.__getitem__)


@rule("choose-faction", "choose-factions")
def choose_factions(play: Play, step: Step) -> None:
    """Setup: factions are chosen in turn, one each from the first seat on, or all by the first
    seat."""
    board, wanted = play.board, box.IN_GAME[play.board.seats]
    if play.picks is None:
        left = tuple([key for key in box.FACTION_KEYS if key not in board.factions])
        if step.do == "choose-faction":
            play.ask(step, step.do, left, (len(board.factions) + 1, wanted))
        else:
            play.ask(step, step.do, left, (wanted,), wanted, wanted)
        return
    for faction in _in_order(list(play.picks)):
        board.factions = _in_order([*board.factions, faction])
        chosen = len(board.factions)
        play.tell("faction-chosen", seat=step.seat, faction=faction, chosen=chosen, wanted=wanted)


@rule("deal")
def deal(play: Play, step: Step) -> None:
    """Setup, once the factions are known: shuffle, start card, hands, display."""
    board = play.board
    deck = [faction for faction in board.factions for _ in range(box.COPIES)]
    play.chance.shuffle(deck)
    cell, card = play.chance.choice(ground.ground(board.maps).starts), deck.pop()
    none = (0,) * board.seats
    board.cards[cell] = Card(card, none, none)
    board.start = cell
    play.state.deck = deck
    for _ in range(board.hand):
        for seat in range(board.seats):
            supplies.add_card(play.state, seat, deck.pop(), 0)
    board.phase = "play"
    play.tell("start-card", card=card, space=ground.key_of(cell), reveals=play.everybody)
    for seat, hand in enumerate(play.state.hands):
        for held in hand:
            play.tell("card-drawn", seat=seat, card=held, seats=(seat,), reveals=(seat,))
    supplies.fill_display(play)
    play.tell("game-start", first=board.first, factions=list(board.factions), maps=list(board.maps))


# Turns


@rule("turn")
def turn(play: Play, step: Step) -> None:
    """Overview: seats take turns clockwise. Without a card one is skipped; without a legal
    space one passes, and when all have passed the game ends."""
    board, seat = play.board, step.seat
    following = Step("turn", (seat + 1) % board.seats)
    if not play.state.hands[seat]:
        play.tell("turn-skipped", seat=seat)
        play.then(following)
        return
    spaces = ground.open_keys(board)
    if not spaces:
        play.tell("turn-passed", seat=seat)
        board.passes += 1
        if board.passes == sum(map(bool, play.state.hands)):
            board.end = "stuck"
            play.then(Step("final", seat))
        else:
            play.then(following)
        return
    board.turn += 1
    board.active = seat
    board.last = NOWHERE
    board.draw = ""
    place(play, Step("place", seat), spaces)


@rule("place")
def place(play: Play, step: Step, spaces: tuple[str, ...] = ()) -> None:
    """Step 1: a card on an empty space, orthogonally adjacent to at least one card. Of two cards in
    hand one is chosen with its space, even of equal cards and a single space: that they are equal
    is nobody else's business."""
    state, board, seat = play.state, play.board, step.seat
    hand, picks = state.hands[seat], play.picks
    several = len(hand) > 1
    if picks is None:
        spaces = spaces or ground.open_keys(board)
        if several:
            cards = ground.distinct(sorted(hand))
            options = tuple([f"{card}{TO}{space}" for card in cards for space in spaces])
            play.ask(step, "play-card", options)
            return
        picks = placings(board, seat, spaces)
        if len(picks) > 1:
            play.ask(step, "place-card", picks, (hand[0],))
            return
    first, second = ground.split(picks[0])
    # "C4>B4-1": the follower that the catapult there removes.
    card, space, aim = (first, second, "") if several else (hand[0], first, second)
    known = supplies.remove_card(state, seat, card)
    # Whoever knew a hand of two learns which of its cards it is.
    news = play.all_but(seat) if several or known != supplies.everyone(state) else ()
    board.last = cell = ground.cell_of(space)
    use_power, after_power, draw, next_turn = _rest_of_turn(board.seats, seat)
    over = Step("turn-over", seat, card, cell=cell)
    play.then(use_power, after_power, draw, over, next_turn)
    lay_down(play, seat, cell, card, "hand", news, aim)


def placings(board: Board, seat: int, spaces: tuple[str, ...]) -> tuple[str, ...]:
    """How the only card of a hand can be played onto these; where a catapult has several followers
    in reach, each of them with the space: "C4>B4-1"."""
    armed = ground.ground(board.maps).catapults
    if armed.isdisjoint(spaces):
        return spaces
    found: list[str] = []
    for space in spaces:
        aims = ground.in_range(board, ground.cell_of(space), seat) if space in armed else ()
        found += [f"{space}{TO}{aim}" for aim in aims] if len(aims) > 1 else [space]
    return tuple(found)


@cache
def _rest_of_turn(seats: int, seat: int) -> tuple[Step, Step, Step, Step]:
    """Alike in all turns of a seat."""
    next_turn = Step("turn", (seat + 1) % seats)
    return Step("use-power", seat), Step("after-power", seat), Step("draw", seat), next_turn


def lay_down(
    play: Play,
    seat: int,
    cell: int,
    card: str,
    why: str,
    reveals: tuple[int, ...] = (),
    aim: str = "",
) -> None:
    """Step 1: the card, a follower on it, then the field under it."""
    board = play.board
    supplies.new_card(board, cell, card, seat)
    play.tell(
        "card-played",
        seat=seat,
        card=card,
        space=ground.key_of(cell),
        supply=board.supply[seat],
        why=why,
        reveals=reveals,
    )
    supplies.check_supply(play, seat)
    if ground.field_now(board, cell) != "plain":
        play.then(Step("field", seat, aim, cell=cell))


# Special fields and treasures: they act when a card is played onto them, and must.


@rule("field")
def field(play: Play, step: Step) -> None:
    """Step 1: the field under the card that was just played. `step.what`: the follower that a
    catapult removes, if it was chosen with the space."""
    board, seat, cell = play.board, step.seat, step.cell
    kind = ground.field_at(board, cell)
    if kind == "ruin":
        _open_treasure(play, seat, cell)
        return
    play.tell("field", seat=seat, space=ground.key_of(cell), field=kind)
    if kind == "catapult":
        play.then(Step("catapult", seat, step.what, cell=cell))
    elif kind == "mill":
        if board.supply[seat]:
            supplies.add_followers(play, cell, seat, 1, "mill")
        else:
            _tell_idle(play, step, kind, "no-followers")
    elif not supplies.gain(play, seat, box.FIELD_POINTS[kind], kind):
        _tell_idle(play, step, kind, "no-points")


def _tell_idle(play: Play, step: Step, kind: str, why: str) -> None:
    play.tell("field-idle", seat=step.seat, space=ground.key_of(step.cell), field=kind, why=why)


@rule("catapult")
def catapult(play: Play, step: Step) -> None:
    """Catapult: one follower of an adjacent card goes back to its supply. It must be used, on
    an own follower if there is no other."""
    options = ground.in_range(play.board, step.cell, step.seat)
    if not options:
        _tell_idle(play, step, "catapult", "no-target")
        return
    if step.what in options:
        options = (step.what,)
    aim = play.choose(step, "catapult", options, (ground.key_of(step.cell),))
    if aim is not None:
        cell, owner = ground.follower_of(aim)
        supplies.remove_followers(play, cell, owner, 1, step.seat, "catapult")


def _open_treasure(play: Play, seat: int, cell: int) -> None:
    """Ruins: the treasure is revealed, resolved and gone; then the space is plain."""
    board = play.board
    index = board.ruins.index(cell)
    del board.ruins[index]
    treasure = play.state.treasures.pop(index)
    board.opened.append(treasure)
    play.tell(
        "treasure", seat=seat, space=ground.key_of(cell), treasure=treasure, reveals=play.everybody
    )
    if treasure == "spectre":
        play.then(Step("spectre", seat, "", cell=cell))
    elif not supplies.gain(play, seat, box.TREASURES[treasure].points, treasure):
        play.tell("treasure-idle", seat=seat, treasure=treasure, why="no-points")


@rule("spectre")
def spectre(play: Play, step: Step) -> None:
    """Spectre: any card with its followers is moved, but no Ice Queen, to any empty space where
    it could be placed. It must be done if it can be."""
    board = play.board
    if play.picks is None:
        # Cards beside an empty space, two at most: beside one of two any card can be moved, beside
        # a single one any other.
        near = (cell for cell in reversed(board.cards) if ground.empty_beside(board, cell))
        anchors = list(islice(near, 2))
        able = [
            cell
            for cell, card in board.cards.items()
            if anchors and anchors != [cell] and (card.down or card.faction not in box.LOCKED)
        ]
        cards = ground.keys(sorted(able))
        if cards:
            _ask_for_move(play, step, cards)
        else:
            play.tell("treasure-idle", seat=step.seat, treasure="spectre", why="no-target")
        return
    here, there = sorted(play.picks, key=lambda pick: pick.startswith(TO))
    before, cell = ground.cell_of(here), ground.cell_of(there.removeprefix(TO))
    board.cards[cell] = card = board.cards.pop(before)
    if board.last == before:
        board.last = cell
    play.tell(
        "card-moved",
        seat=step.seat,
        card=None if card.down else card.faction,
        before=here,
        space=ground.key_of(cell),
    )


def _ask_for_move(play: Play, step: Step, cards: tuple[str, ...]) -> None:
    board = play.board
    spaces, apart = [], []
    for space in ground.open_spaces(board):
        near = ground.keys(space + by for by in ground.BESIDE if space + by in board.cards)
        # A card that has moved away is no neighbour there.
        alone = near[0] if len(near) == 1 else ""
        if cards == (alone,):
            continue
        spaces.append(TO + ground.key_of(space))
        if alone in cards:
            apart.append(Limit((alone, spaces[-1]), 0, 1))
    limits = (Limit(cards, 1, 1), Limit(tuple(spaces), 1, 1), *apart)
    about = (ground.key_of(step.cell),)
    play.ask(step, "spectre", (*cards, *spaces), about, 2, 2, limits)


# The end of a turn


@rule("after-power")
def after_power(play: Play, step: Step) -> None:
    """End of the game: checked once the power has been used or not."""
    board = play.board
    if not board.end:
        if ground.is_covered(board):
            board.end = "covered"
        elif not (play.state.deck or board.display or any(play.state.hands)):
            board.end = "cards"
    if board.end:
        _next_turn, over, _draw = board.agenda[-3:]
        board.agenda[-3:] = [Step("final", step.seat), over]


@rule("turn-over")
def turn_over(play: Play, step: Step) -> None:
    """A milestone."""
    turn, space = play.board.turn, ground.key_of(step.cell)
    play.tell("turn-over", seat=step.seat, turn=turn, card=step.what, space=space)


@rule("draw", "replace-card")
def draw(play: Play, step: Step) -> None:
    """Step 3: one card of the display, or the top of the deck, into the hand; then the display is
    filled up. `step.what` was chosen with the power. Whoever lost a card to Rogues replaces it."""
    state, board, seat = play.state, play.board, step.seat
    own_turn = step.do == "draw"
    if own_turn and board.draw == "done":
        return
    if play.picks:
        source = play.picks[0]
    else:
        options = supplies.sources(state)
        if own_turn and board.draw == "deck" and state.deck:
            options = (DECK,)
        elif step.what in options:
            options = (step.what,)
        if len(options) > 1:
            play.ask(step, "draw-card", options, ("turn" if own_turn else "rogues",))
            return
        if not options:
            play.tell("no-new-card", seat=seat)
            return
        source = options[0]
    if source == DECK:
        card, known = supplies.take_top(state)
        shown = card if known == supplies.everyone(state) else None
        play.tell("card-taken", seat=seat, card=shown, source=DECK)
        play.tell("card-drawn", seat=seat, card=card, seats=(seat,), reveals=(seat,))
    else:
        card, known = source, supplies.everyone(state)
        board.display.remove(card)
        play.tell("card-taken", seat=seat, card=card, source="display")
    supplies.add_card(state, seat, card, known)
    supplies.fill_display(play)


# The final scoring


Place = int | str
"""What has a majority: a war map by its number, a faction by its key."""
Counted = tuple[int, ...]
"""By seat: followers as they count, or points."""


class Score(Struct, frozen=True):
    """What one place brings."""

    counts: Counted
    points: Counted


def doubled(board: Board) -> set[int]:
    """Cells beside a face-up Druid, where each follower counts double, never more."""
    return {
        cell + way
        for cell, card in board.cards.items()
        if card.faction in box.DOUBLING and not card.down
        for way in ground.BESIDE
    }


def counts(board: Board) -> dict[Place, list[int]]:
    """Followers on each map, then on each faction's cards; those on poisoned cards do not count
    for the faction."""
    places: list[Place] = [*board.maps, *board.factions]
    found = {place: [0] * board.seats for place in places}
    on = ground.ground(board.maps).maps
    beside_druids = doubled(board)
    for cell, card in board.cards.items():
        if card.down:
            continue
        each = box.WEIGHT if cell in beside_druids else 1
        for seat, followers in enumerate(card.followers):
            if followers:
                if on:
                    found[on[cell]][seat] += each * followers
                if not card.poison:
                    found[card.faction][seat] += each * followers
    return found


def scores(board: Board) -> dict[Place, Score]:
    """What each of them would bring if the game ended now."""
    return {
        place: Score(found, points_of(place, found, board.ties))
        for place, line in counts(board).items()
        if (found := tuple(line))
    }


@lru_cache(5000)
def points_of(place: Place, found: Counted, ties: bool) -> Counted:
    """What these followers bring there: positions that follow one another have most of it in
    common.

    Controlling a war map: most, and second most; all who are tied get the points. With two seats
    the second must be at most three behind. Controlling a faction: most followers on its cards;
    all who are tied get the points, or nobody."""
    most = max(found)
    if isinstance(place, str):
        scoring = ties or found.count(most) == 1
        brings = {most: box.VALUE[place] if scoring else 0, 0: 0}
    else:
        behind = max((count for count in found if count < most), default=0)
        if len(found) == 2 and most - behind > box.GAP:
            behind = 0
        brings = {behind: box.MAPS[place].second, most: box.MAPS[place].first, 0: 0}
    return tuple([brings.get(count, 0) for count in found])


def final_standing(board: Board, found: dict[Place, Score] | None = None) -> Standing:
    """Points; then more followers in the supply; then shared. The sources are "play", the points
    made before the scoring, then "map-1" .. and "goblins" ..: one for each map and faction.
    `found`: the board's scores, where they are known already."""
    sources = [Source("play", tuple(board.score))]
    for place, score in (found or scores(board)).items():
        key = place if isinstance(place, str) else f"map-{place}"
        sources.append(Source(key, score.points))
    return Standing.ranked(tuple(sources), supply=board.supply)


@rule("final")
def final(play: Play, step: Step) -> None:
    """End of the game and scoring; `Board.score` stays what the track says."""
    board = play.board
    board.phase = "over"
    board.agenda.clear()
    who = step.seat if board.end == "followers" else None
    play.tell("game-ends", why=board.end, seat=who)
    by_place = scores(board)
    for place, score in by_place.items():
        found, points = list(score.counts), list(score.points)
        if isinstance(place, str):
            play.tell("faction-scored", faction=place, counts=found, points=points)
        else:
            play.tell("map-scored", map=place, counts=found, points=points)
    standing = final_standing(board, by_place)
    told = list(standing.points)
    play.tell("game-over", winners=standing.winners, points=told, why=standing.why)
