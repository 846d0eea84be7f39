"""Setup, the preparation of each round, the draft, and the final scores. Where the rulebook leaves
something open, or its editions differ: what is played, and why.

The editions are the Spanish one (first printing) and the Brazilian one (later, more complete).
Each ruling has a case in `tests/games/brian_boru/rules`, whose title says it.

Setup
  First towns              starting seat first, clockwise, in a region without another's disc:
                           the Brazilian text; the Spanish one has lost the sentence.
  Drafted cards            may be looked at (Brazilian text; the Spanish one is silent).
  Supplies                 none is limited: raiders, coins, discs, renown, monasteries, tokens.

Tricks
  Leader without a match   the leader may only name towns for which a card is in hand. If no free
                           town fits any card: any town, any card. Then nobody may win: all do a
                           secondary action and the marker stays. The game must go on.
  No free town at all      the action phase ends, the hands are discarded: there is nothing to win.
  Town and card            are led in one answer: nobody acts in between.
  A secondary action that  can have no effect is not offered: the other one gives coins, and coins
  does nothing             do no harm.
  Expanding into the       not allowed: the winner must place a disc there, and the text gives
  active town              no way out if it were taken.

Icons
  Order                    left to right, all of them, but for what says "may" (Brazilian text).
  Pay with one point       without coins two points are lost, but no score goes below 0.
  Pay                      is no choice: points are lost only without coins, icon by icon.
  Equal icons with extras  "one, then buy more" for each icon comes to the same as buying once
                           after the last of them, so it is asked once, with the action.
  Extras                   are capped by what is there: raiders in the area, spaces to the top.
                           An icon without effect sells nothing, and no step of the marriage
                           track is sold that would end where fewer steps end.
  Freeing a town           must be done if there is a Viking token, a rival's disc too: icons are
                           not optional. The payment follows in any case.
  Expanding from a town    under a Viking token: no, it is not controlled.

Upkeep, marriage
  Rewards of the track     from the highest space down; only the free town is a choice.
  Free town, none left     no effect, as the rulebook says of the marriage cards.
  Princess rejected        is no marriage card for the tie-break: it was discarded. A kept one is.

Upkeep, battle
  No raiders               counts as fewest: no exception is made. All tied: each is both most
                           and fewest, so each loses a town of its own choice.
  Several losers           whoever has most picks for one after the other, clockwise from the
                           marker's holder. Those who pick for themselves do so at the same time.
  A loser without towns    loses nothing. Towns under a Viking token are nobody's to lose.
  Monastery                does not protect: it stays and counts for the Vikings.

Upkeep, church
  Sole most, no town       for a monastery: the marker and the discs are taken all the same, only
                           the monastery is "if possible".
  Second reward            needs a disc, as the second reward of the battle needs a raider.
  Four discs               are counted after the second reward has taken one.
  Declining a monastery    is not allowed: the text says "places".

Upkeep, claims
  Vikings tied with seats  a tie like any other: the token stays. Vikings alone: face up on the
                           board, also when they have taken it from somebody.
  Face up                  is for good: only face-down tokens are compared with the threshold.
  Tie without the holder   the token stays all the same: the text names no exception.

End
  Vikings alone lead       where a token lies face up on the board: nobody scores it
                           (`end.vikings_hold_claims` in data.toml is the switch).
  Monasteries              make their town count as two for the half of a face-up token too: most
                           towns are counted as when regions are claimed. Regions are counted once.
  No region                scores 0; the table begins with one.
  Lower places             are told apart by the same tie-breaks as the first.
"""

from __future__ import annotations

from engine.kit.chance import Chance
from engine.kit.contract import Source, Standing

from .. import box
from ..state import FACE_DOWN, FACE_UP, FREE, Board, Play, State, Step, clockwise, rule, tally

PICKED = 2
"""Cards taken in each turn of the draft."""


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The position before the first towns are placed (rulebook, setup)."""
    rounds = box.ROUNDS[seats]
    marriages = sorted(key for key in box.MARRIAGES if key != box.PRINCESS)
    chance.shuffle(marriages)
    vikings = list(box.STRENGTHS)
    chance.shuffle(vikings)
    first = chance.below(seats)
    board = Board(
        seats=seats,
        rounds=rounds,
        tricks=box.HAND[seats] - 1,
        first=first,
        marker=first,
        score=[box.START_SCORE] * seats,
        coins=[box.START_COINS] * seats,
        renown=[box.START_RENOWN] * seats,
        raiders=[0] * seats,
        church=[0] * seats,
        track=[0] * seats,
        won=[[] for _ in range(seats)],
        discs=[FREE] * len(box.TOWN_KEYS),
        vikings=[0] * len(box.TOWN_KEYS),
        monasteries=[0] * len(box.TOWN_KEYS),
        claims=[FACE_DOWN] * len(box.REGION_KEYS),
        strengths=[],
        gone=[],
        played=[""] * seats,
        piles=[[] for _ in range(seats)],
        agenda=[
            Step("draft", n=1),
            Step("game-start"),
            Step("prepare"),
            *(Step("first-town", seat) for seat in reversed(clockwise(seats, first))),
        ],
    )
    return State(
        board=board,
        hands=[[] for _ in range(seats)],
        drafted=[[] for _ in range(seats)],
        packs=[[] for _ in range(seats)],
        marriage_deck=[box.PRINCESS, *marriages[: rounds - 1]],
        marriage_box=sorted(marriages[rounds - 1 :]),
        viking_deck=vikings,
    )


@rule("first-town")
def first_town(play: Play, step: Step) -> None:
    """Setup, last point: starting seat first, in a region without another's disc."""
    discs = play.board.discs
    taken = {box.REGION_OF[town] for town, seat in enumerate(discs) if seat != FREE}
    options = tuple(
        box.TOWN_KEYS[town]
        for region in box.REGIONS.values()
        if region.index not in taken
        for town in region.towns
    )
    if picks := play.ask(step, "first-town", options):
        discs[box.TOWN_INDEX[picks[0]]] = step.seat
        play.tell("disc-placed", seat=step.seat, town=picks[0], why="first")


@rule("prepare")
def prepare(play: Play, step: Step) -> None:
    """Preparation phase: Viking card, marriage card. Then all 25 cards are shuffled and dealt; with
    3 or 4 seats one stays aside, unseen."""
    state, board = play.state, play.board
    board.round += 1
    board.trick = 0
    play.tell("round-begins", round=board.round, rounds=board.rounds)
    board.strength = state.viking_deck.pop()
    board.strengths.append(board.strength)
    board.battle += board.strength
    play.tell("vikings-land", strength=board.strength, battle=board.battle, reveals=play.everybody)
    board.marriage = state.marriage_deck.pop()
    last = not state.marriage_deck
    play.tell("marriage-offered", card=board.marriage, last=last, reveals=play.everybody)
    deck, size = play.chance.sample(box.CARD_KEYS, len(box.CARD_KEYS)), box.HAND[board.seats]
    for seat in range(board.seats):
        pack = deck[seat * size : (seat + 1) * size]
        state.packs[seat] = sorted(pack, key=box.VALUE.__getitem__)
    state.aside = "".join(deck[board.seats * size :])
    board.phase = "draft"
    board.draft = 1
    _tell_packs(play)


def _tell_packs(play: Play) -> None:
    turn = play.board.draft
    for seat, pack in enumerate(play.state.packs):
        own = (seat,)
        play.tell("draft-pack", seat=seat, turn=turn, cards=list(pack), seats=own, reveals=own)


@rule("game-start")
def game_start(play: Play, step: Step) -> None:
    """The table is laid: a milestone."""
    board = play.board
    play.tell("game-start", first=board.first, rounds=board.rounds)


@rule("draft")
def draft(play: Play, step: Step) -> None:
    """Draft phase: everybody takes two of the cards they were dealt or passed. When all have
    picked, the rest goes to the left."""
    state, board, turn = play.state, play.board, step.n
    if play.picks is None:
        play.then(step)
        for seat, pack in enumerate(state.packs):
            if len(state.drafted[seat]) < PICKED * turn:
                options = tuple(pack)
                play.ask_seat(seat, "draft", options, (turn,), PICKED, PICKED, sealed=True)
        return
    seat = play.question.seat
    cards = sorted(play.picks, key=box.VALUE.__getitem__)
    state.drafted[seat] += cards
    state.packs[seat] = [card for card in state.packs[seat] if card not in cards]
    play.tell("draft-chosen", seat=seat, turn=turn, cards=cards, seats=(seat,))
    if state.questions:
        play.then(step)
        return
    state.packs = [state.packs[-1], *state.packs[:-1]]
    if len(state.packs[0]) > PICKED:
        board.draft = turn + 1
        _tell_packs(play)
        play.then(Step("draft", n=turn + 1))
        return
    for seat, pack in enumerate(state.packs):
        state.drafted[seat] += pack
        play.tell("draft-last", seat=seat, cards=pack, seats=(seat,), reveals=(seat,))
        state.hands[seat] = sorted(state.drafted[seat], key=box.VALUE.__getitem__)
        state.packs[seat] = []
    board.draft = 0
    board.phase = "trick"
    play.tell("draft-over", cards=len(state.hands[0]))
    play.then(Step("trick"))


# The final scores


def _claims(board: Board) -> tuple[list[int], list[int]]:
    """All points of the tokens in front of each seat; half the points, down, for all tied for most
    where the token is face up on the board."""
    held, shared = [0] * board.seats, [0] * board.seats
    for region in box.REGIONS.values():
        holder = board.claims[region.index]
        if holder >= 0:
            held[holder] += region.points
        elif holder == FACE_UP:
            counts, vikings = tally(board, region)
            most = max(counts)
            if most and not (box.VIKINGS_HOLD_CLAIMS and vikings > most):
                for seat, count in enumerate(counts):
                    shared[seat] += region.points // 2 * (count == most)
    return held, shared


def _regions(board: Board) -> list[int]:
    """For different regions with a controlled town; trade adds the Vikings' towns."""
    found: list[set[int]] = [set() for _ in range(board.seats)]
    for town, seat in enumerate(board.discs):
        if seat == FREE:
            continue
        if not board.vikings[town]:
            found[seat].add(box.REGION_OF[town])
        elif board.princess == "trade":
            found[board.princess_seat].add(box.REGION_OF[town])
    return [box.REGION_POINTS[len(regions)] for regions in found]


def final_sources(board: Board) -> tuple[Source, ...]:
    """Where the points come from, in the order of the rulebook's final scoring."""
    held, shared = _claims(board)
    most = max(board.coins)
    sole = most if board.coins.count(most) == 1 else None
    lines = {
        "track": board.score,
        "coins": [box.END_COINS if coins == sole else 0 for coins in board.coins],
        "marker": [box.END_MARKER if seat == board.marker else 0 for seat in range(board.seats)],
        "renown": [box.END_RENOWN * renown for renown in board.renown],
        "claims": held,
        "shared-claims": shared,
        "regions": _regions(board),
    }
    return tuple(Source(key, tuple(points)) for key, points in lines.items())


def standing(state: State) -> Standing | None:
    """Points, then claim tokens, then marriage cards, then shared; None until the end."""
    board = state.board
    if board.phase != "over":
        return None
    claims = [board.claims.count(seat) for seat in range(board.seats)]
    marriages = [len(cards) for cards in board.won]
    return Standing.ranked(final_sources(board), claims=claims, marriages=marriages)


@rule("final")
def final(play: Play, step: Step) -> None:
    """Final scoring; `Board.score` stays what the track says."""
    play.board.phase = "over"
    found = standing(play.state)
    assert found
    for source in found.sources:
        play.tell("final-score", source=source.key, points=list(source.points))
    play.tell("game-over", winners=found.winners, points=list(found.points), why=found.why)
