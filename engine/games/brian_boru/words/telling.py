"""What is told: events, a line of the chronicle each, and a milestone's post; then how things
stand: phase, hand, standings, the board in pages.

The events of a post may begin or end in the middle of an upkeep (a question came in between): each
section tells what is there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec.structs import replace

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words import (
    DOT,
    MOST_HAND,
    MOST_PAGE,
    MOST_POSITION,
    MOST_STANDINGS,
    Events,
    count,
    first_that_fits,
    fitted,
    listed,
    of_kind,
    shortened,
    summed_up,
    tell,
)

from .. import box
from ..state import FREE, NOBODY, Board, View, controlled, tally
from .names import CARD_SQUARES, ICONS, card_name, claim_facts

MATTERS: Final = (
    ("trick-won", "trick-unwon", "round-begins"),
    ("town-lost", "claim-taken", "marriage-won", "spoils", "church-first"),
    ("disc-placed", "town-freed", "monastery-built", "princess"),
    ("raiders-taken", "church-discs", "marriage-moved", "town-chosen"),
)
"""What somebody who was away is told first: see `Wording.matters`."""


def deed(event: Event, say: Say, names: Names) -> str:
    """What one seat does or gets by this event, without its name; empty for other events."""
    own = event.args.get("owner") == event.args.get("seat")
    return tell("does", event, say, names, own=own)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if done:
        return say("line", who=names[event.args["seat"]], what=done)
    return tell("event", event, say, names)


def summary(events: Events, view: View, say: Say, names: Names) -> str:
    """At most 1,200 characters, in lines; long names are cut before anything else."""
    return summed_up(lambda names: _told(events, view, say, names), names, ". ")


def _told(events: Events, view: View, say: Say, names: Names) -> list[str]:
    firsts = [fact for fact in of_kind(events, "disc-placed") if fact.args["why"] == "first"]
    lines = [f"**{say('sum-towns')}**"] if firsts else []
    lines += [tell("sum", fact, say, names) for fact in firsts]
    lines += _trick(events, say, names)
    if steps := _upkeep(events, view, say, names):
        lines += [f"**{say('sum-upkeep')}**", *steps]
    # What the round that begins brings.
    for fact in of_kind(events, "round-begins"):
        brings = (
            of_kind(events, "vikings-land")[0].args | of_kind(events, "marriage-offered")[0].args
        )
        lines.append(tell("sum", fact, say, names, **brings))
        lines += _lines(events, say, names, "game-start")
    return lines


def _lines(events: Events, say: Say, names: Names, *kinds: str) -> list[str]:
    return [event(fact, say, names) for fact in of_kind(events, *kinds)]


# A trick.


def _trick(events: Events, say: Say, names: Names) -> list[str]:
    """Who led, then a line for each card in the order in which they were carried out."""
    stopped = _lines(events, say, names, "tricks-stopped")
    over = of_kind(events, "trick-over")
    if not over:
        return stopped
    cards, winner = over[-1].args["cards"], over[-1].args["winner"]
    deeds = _deeds(events, say, names, len(cards))
    lines = [tell("sum", over[-1], say, names), *_lines(events, say, names, "trick-unwon")]
    for seat in sorted(range(len(cards)), key=lambda seat: box.CARDS[cards[seat]].value):
        card, who = cards[seat], f"{'🏆 ' if seat == winner else ''}{names[seat]}"
        square = CARD_SQUARES[card]
        lines.append(f"{square} {card_name(say, card)} · {who}: {'; '.join(deeds[seat])}")
    return lines + stopped


def _deeds(events: Events, say: Say, names: Names, seats: int) -> list[list[str]]:
    """What each seat did with its card in the trick. The winner's town stands in the heading,
    and the marker always goes with it."""
    deeds: list[list[str]] = [[] for _ in range(seats)]
    acting = None
    for fact in _payments_joined(events):
        if fact.kind == "action":
            acting = fact.args["seat"]
        elif fact.kind == "trick-over":
            acting = None
        elif acting is not None and fact.kind != "marker-moved":
            wins = fact.kind == "disc-placed" and fact.args["why"] == "trick"
            done = say("sum-wins") if wins else deed(fact, say, names)
            deeds[acting] += [done] if done else []
    return deeds


def _payments_joined(events: Events) -> list[Event]:
    """The events, where coins (or points) paid one after the other are one payment."""
    joined: list[Event] = []
    for fact in events:
        before = joined[-1] if joined else None
        if fact.kind == "paid" and before is not None and before.kind == "paid":
            both = {what: fact.args[what] + before.args[what] for what in ("coins", "points")}
            if not (both["coins"] and both["points"]):
                joined[-1] = Event("paid", fact.args | both)
                continue
        joined.append(fact)
    return joined


# The upkeep.

_STEPS: Final = {
    "marriage": (
        *("marriage-won", "marriage-unwon", "princess", "points-gained", "renown-gained"),
        "marriage-back",
    ),
    "battle": (
        *("raid-repelled", "raid", "town-lost", "no-town-to-lose", "raiders-withdrawn", "spoils"),
        *("spoils-tied", "spoils-none", "second-spoils", "second-spoils-none"),
    ),
    "church": (
        *("church-first", "church-tied", "church-none", "monastery-built", "no-monastery"),
        *("church-second", "church-second-none", "church-four-none"),
    ),
    "claims": ("claim-flipped", "claim-taken", "claim-vikings", "claim-tied", "claims-unchanged"),
}
_STEP_OF: Final = {kind: step for step, kinds in _STEPS.items() for kind in kinds}


def by_step(events: Events) -> dict[str, list[Event]]:
    """The upkeep's events by step; each list begins with "upkeep-step" if the step begins here,
    and that of a marriage step that ends here ends with the next one."""
    found: dict[str, list[Event]] = {step: [] for step in _STEPS}
    for fact in events:
        step = _STEP_OF.get(fact.kind)
        why = fact.args.get("why")
        if (fact.kind in ("disc-placed", "coins-gained") and why in ("card", "track")) or (
            fact.kind == "no-effect" and fact.args["icon"] == "town"
        ):
            step = "marriage"
        elif fact.kind == "marker-moved" and why == "church":
            step = "church"
        elif fact.kind == "upkeep-step":
            step = fact.args["step"]
            if step == "battle":
                found["marriage"].append(fact)
        if step:
            found[step].append(fact)
    return found


def _upkeep(events: Events, view: View, say: Say, names: Names) -> list[str]:
    """A line for each step: what everybody got, and why somebody got nothing."""
    steps = by_step(events)
    told = {
        "marriage": _marriage(steps["marriage"], view, say, names),
        "raider": _battle(steps["battle"], say, names),
        "church": _church(steps["church"], say, names),
        "claim": _claims(steps["claims"], say, names),
    }
    lines = {icon: " ".join(filter(None, parts)) for icon, parts in told.items()}
    return [f"{ICONS[icon]} {line}" for icon, line in lines.items() if line]


def _marriage(events: Events, view: View, say: Say, names: Names) -> list[str]:
    told: list[str] = []
    gains: dict[int, list[str]] = {}
    for fact in events:
        done = deed(fact, say, names)
        if done:
            gains.setdefault(fact.args["seat"], []).append(done)
        elif fact.kind in ("marriage-won", "marriage-unwon", "princess"):
            told.append(event(fact, say, names))
    told += [say("line", who=names[seat], what=", ".join(got)) for seat, got in gains.items()]
    ended = any(fact.args.get("step") == "battle" for fact in events)
    if not ended or of_kind(events, "marriage-unwon"):
        return told
    # Those whose space gives nothing. Whoever won the card is not among them: they are known by
    # their disc's way back, unless an earlier post told that.
    back = [fact.args["seat"] for fact in of_kind(events, "marriage-back")]
    empty: dict[int, list[int]] = {}
    for seat, space in enumerate(view.board.track):
        if not box.TRACK[space] and seat not in back and (space or back):
            empty.setdefault(space, []).append(seat)
    for space, seats in sorted(empty.items(), reverse=True):
        told.append(say("sum-nothing", {"seats": seats, "space": space, "names": names}))
    return told


def _battle(events: Events, say: Say, names: Names) -> list[str]:
    after = ("no-town-to-lose", "spoils", "spoils-tied", "spoils-none", "second-spoils-none")
    return [
        *_lines(events, say, names, "raid-repelled", "raid"),
        *_in_one(of_kind(events, "town-lost"), "sum-town-lost", say, names),
        *_lines(events, say, names, *after),
        *_in_one(of_kind(events, "second-spoils"), "sum-second-spoils", say, names),
    ]


def _in_one(facts: Events, key: str, say: Say, names: Names) -> list[str]:
    """One sentence for all to whom the same happened."""
    if len(facts) < 2:
        return [event(fact, say, names) for fact in facts]
    seats = [fact.args["seat"] for fact in facts]
    part = f"{key}.each"
    each = [say(part, fact.args | {"names": names}) for fact in facts if say.has(part)]
    return [say(key, facts[0].args | {"seats": seats, "each": each, "names": names})]


def _church(events: Events, say: Say, names: Names) -> list[str]:
    fours = [fact for fact in events if fact.args.get("why") == "four"]
    firsts = [fact for fact in events if fact.args.get("why") != "four"]
    # The first reward: in one sentence, where it was not interrupted by a question of which an
    # earlier post told.
    kinds = ("monastery-built", "no-monastery", "marker-moved")
    told = _lines(firsts, say, names, "church-tied", "church-none")
    if led := of_kind(firsts, "church-first"):
        gains = [say(f"sum-church-{fact.kind}", fact.args) for fact in of_kind(firsts, *kinds)]
        gained = listed([*gains, say("sum-church-back")], say)
        told.append(tell("sum", led[0], say, names, gains=gained))
    else:
        told += _lines(firsts, say, names, *kinds)
    told += _in_one(of_kind(events, "church-second"), "sum-church-second", say, names)
    if not of_kind(events, "church-none"):
        # After "no discs at all" it would say the same in other words.
        told += _lines(events, say, names, "church-second-none")
    told += _in_one(of_kind(fours, "monastery-built"), "sum-monastery-built", say, names)
    return told + _lines(fours, say, names, "no-monastery")


def _claims(events: Events, say: Say, names: Names) -> list[str]:
    def regions(kind: str) -> list[str]:
        found = tuple([fact.args["region"] for fact in of_kind(events, kind)])
        return [say(f"sum-{kind}", regions=found)] if found else []

    taken: dict[int, list[str]] = {}
    for fact in of_kind(events, "claim-taken"):
        region = say("sum-taken-region", fact.args | {"names": names})
        taken.setdefault(fact.args["seat"], []).append(region)
    return [
        *_lines(events, say, names, "claims-unchanged"),
        *regions("claim-flipped"),
        *(say("sum-taken", who=names[seat], regions=listed(t, say)) for seat, t in taken.items()),
        *regions("claim-vikings"),
        *regions("claim-tied"),
    ]


# How things stand


def phase(view: View, say: Say) -> str:
    """Where the game stands, briefly: "Round 2 of 4, trick 3 of 5"."""
    board = view.board
    return say(
        f"phase-{board.phase}",
        round=board.round,
        rounds=board.rounds,
        trick=max(board.trick, 1),
        tricks=board.tricks,
    )


def hand(view: View, say: Say, names: Names) -> str:
    """What this seat alone holds, as text; in symbols where words would be too long."""
    if view.seat is None or view.seat < 0 or view.board.phase in ("placing", "over"):
        return ""
    if view.board.phase == "draft":
        kept = [say("hand-kept", cards=view.drafted)] if view.drafted else []
        head, cards = [*kept, f"**{say('hand-pack')}**"], view.pack
    else:
        head, cards = [f"**{say('hand-title')}**"], view.hand
    if not cards:
        return say("hand-empty")
    words = [f"{CARD_SQUARES[card]} {say('hand-card', card=card)}" for card in cards]
    symbols = []
    for card in cards:
        actions = ["".join(map(ICONS.__getitem__, action)) for action in box.CARDS[card].actions]
        symbols.append(f"{CARD_SQUARES[card]} {card_name(say, card)} · {' | '.join(actions)}")
    return first_that_fits(("\n".join([*head, *lines]) for lines in (words, symbols)), MOST_HAND)


# The standings.


def standings(view: View, say: Say, names: Names) -> str:
    """One short line for each seat."""
    board = scored(view)
    texts = (
        "\n".join(_standing(board, seat, say, shorter) for seat in range(board.seats))
        for shorter in (names, shortened(names, 14))
    )
    return first_that_fits(texts, MOST_STANDINGS)


def scored(view: View) -> Board:
    """The board with everybody's points: on the track, after the end in all."""
    end = view.standing
    return view.board if end is None else replace(view.board, score=list(end.points))


def _standing(board: Board, seat: int, say: Say, names: Names) -> str:
    held = {
        "coin": board.coins,
        "renown": board.renown,
        "raider": board.raiders,
        "church": board.church,
        "marriage": board.track,
    }
    parts = [say("standing-line", seat=seat, points=board.score[seat], names=names)]
    parts += [f"{ICONS[icon]} {counts[seat]}" for icon, counts in held.items()]
    if claims := _tokens(board, seat):
        worth = sum(box.REGIONS[region].points for region in claims)
        parts.append(f"{ICONS['claim']} {len(claims)} ({worth})")
    if seat == board.marker:
        parts.append(ICONS["marker"])
    return DOT.join(parts)


def _tokens(board: Board, seat: int) -> list[str]:
    """Regions whose claim token a seat holds."""
    return [
        region for region, held in zip(box.REGION_KEYS, board.claims, strict=True) if held == seat
    ]


def counts(view: View, seat: int) -> dict[str, int]:
    """What a seat has that others look at first."""
    board = scored(view)
    return {
        "points": board.score[seat],
        "towns": len(controlled(board, seat)),
        "claims": len(_tokens(board, seat)),
        "renown": board.renown[seat],
        "raiders": board.raiders[seat],
        "discs": board.church[seat],
        "coins": board.coins[seat],
    }


# The cards on the table.


def trick(board: Board) -> dict[str, Any]:
    """The cards on the table in the order in which they were played, and whose is the best."""
    order = [(board.leader + n) % board.seats for n in range(board.seats)]
    played = [(seat, board.played[seat]) for seat in order if board.played[seat]]
    return {"played": played if board.leader != NOBODY else [], "best": in_front(board)}


def table_cards(board: Board, say: Say, names: Names) -> str:
    """The same in words."""
    cards = trick(board)
    return say("at-trick", cards | {"names": names}) if cards["played"] else ""


def in_front(board: Board) -> int:
    """Whose card would win the trick as it lies, or NOBODY."""
    colour = box.COLOURS[board.active]
    fitting = [
        seat
        for seat, card in enumerate(board.played)
        if card and box.SUIT[card] in (colour, "white")
    ]
    return max(fitting, key=lambda seat: box.VALUE[board.played[seat]], default=NOBODY)


# The board.


def position(view: View, say: Say, names: Names) -> str:
    """The board in words, at most 1,000 characters: its pages, cut."""
    return fitted("\n".join(pages(view, say, names)), MOST_POSITION)


def pages(view: View, say: Say, names: Names) -> tuple[str, ...]:
    """What everybody has, then each region with its towns: pages of at most 1,500 characters, a
    region never on two of them."""
    board, names = view.board, shortened(names, 20)
    pieces = ["\n".join([*_situation(view, say, names), *_seats(scored(view), say, names)])]
    pieces += ["\n".join(_region(board, region, say, names)) for region in box.REGIONS.values()]
    found = [pieces[0]]
    for piece in pieces[1:]:
        joined = f"{found[-1]}\n{piece}"
        if len(found) > 1 and len(joined) <= MOST_PAGE:
            found[-1] = joined
        else:
            found.append(piece)
    return tuple(found)


def _situation(view: View, say: Say, names: Names) -> Iterator[str]:
    """The round, the trick, what lies in the middle, and what is out of the game."""
    board = view.board
    yield f"{phase(view, say)}."
    if board.active >= 0:
        yield say("told-active", town=box.TOWN_KEYS[board.active], colour=box.COLOURS[board.active])
    if cards := table_cards(board, say, names):
        yield cards
    if board.round:
        strengths = "; ".join(map(str, board.strengths))
        yield say("told-battle", battle=board.battle, strengths=strengths)
    if board.marriage:
        yield say("told-offer", card=board.marriage)
    if board.gone:
        yield say("told-gone", cards=board.gone)
    left = board.rounds - board.round
    if left and box.PRINCESS not in (board.marriage, *board.gone):
        yield say("told-to-come", count=left)
    if board.princess:
        yield say("event-princess", way=board.princess, seat=board.princess_seat, names=names)


def _seats(board: Board, say: Say, names: Names) -> Iterator[str]:
    for seat in range(board.seats):
        held = {
            "points": board.score,
            "coins": board.coins,
            "renown": board.renown,
            "raiders": board.raiders,
            "discs": board.church,
        }
        has = [count(say, what, counts[seat]) for what, counts in held.items()]
        space, gives = board.track[seat], box.TRACK[board.track[seat]]
        kind = {"coin": "coins"}.get(gives[0], gives[0]) if gives else ""
        has.append(say("told-space", space=space, kind=kind, n=len(gives)))
        told = {"seat": seat, "names": names, "parts": ", ".join(has)}
        told |= {"claims": _tokens(board, seat), "won": board.won[seat]}
        told["marker"] = seat == board.marker
        lines = [say(key, told) for key in ("at-seat", "at-claims", "at-won", "at-marker")]
        yield " ".join(filter(None, lines))


def _region(board: Board, region: box.Region, say: Say, names: Names) -> Iterator[str]:
    """Who holds its token, who has how many towns; then "4, yellow: Ana; by road Munster 5"."""
    seats, vikings = tally(board, region)
    held = {"seats": seats, "vikings": vikings, "names": names}
    yield say("told-region", claim_facts(board, region.key) | held)
    for index in region.towns:
        key, holder = box.TOWN_KEYS[index], board.discs[index]
        yield say(
            "told-town",
            number=box.TOWNS[key].number,
            colour=box.TOWNS[key].colour,
            holder=None if holder == FREE else holder,
            viking=bool(board.vikings[index]),
            monastery=bool(board.monasteries[index]),
            roads=box.TOWNS[key].roads,
            names=names,
        )
