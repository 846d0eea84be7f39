"""Events in words: a line of the chronicle each."""

from __future__ import annotations

from typing import Final

from engine.kit.contract import Event
from engine.kit.showing import Names, Say
from engine.kit.words.chronicle import (
    Args,
    Chronicle,
    Own,
    Reads,
    Text,
    Texts,
    as_is,
    by_kind,
    by_name,
    counted,
    either,
    given,
    read,
    seat,
    verdict,
)
from engine.kit.words.phrasing import SEAT_LETTERS, capital, listed

from ..box import FACTIONS, TREASURES, VALUE
from .names import (
    EMOJI,
    FIELD_EMOJI,
    MOON,
    TREASURE_EMOJI,
    amount,
    card_name,
    faction_names,
    gathered,
    marked,
    points_list,
)


def why(reason: str, say: Say) -> str:
    """What did it: a field, a treasure or a faction's power, with its sign."""
    if reason in TREASURES:
        return f"{TREASURE_EMOJI[reason]} {say('treasure-' + reason)}"
    if reason in FIELD_EMOJI:
        return f"{FIELD_EMOJI[reason]} {say('field-' + reason)}"
    return marked(reason, say)


def _marked_cards(cards: list[str], say: Say) -> str:
    return listed(gathered(cards, say, marked), say)


def _in_order(cards: list[str], say: Say) -> str:
    return ", ".join(marked(card, say) for card in cards)


def _counts(counts: list[int], say: Say) -> str:
    """Followers as they count, by letters."""
    found = [f"{SEAT_LETTERS[seat]}×{count}" for seat, count in enumerate(counts) if count]
    return ", ".join(found) if found else say("no-followers")


READS: Final[Reads] = {
    "card": by_name(marked),
    "power": by_name(marked),
    "treasure": by_name(why),
    "followers": counted("followers"),
    "counts": by_name(_counts),
    "factions": by_name(faction_names),
    "moon": by_name(lambda moon, say: MOON[moon]),
    "guess": by_name(lambda guess, say: say(f"guess-{guess}")),
    "owner": seat,
    "other": seat,
}

_WHY = read("why", by_name(why))
_SUPPLY = read("supply", counted("followers"))


def _with_value(args: Args, say: Say, names: Names) -> str:
    """A faction's card with its sign and its value."""
    return f"{EMOJI[args['faction']]} {card_name(args['faction'], say)}"


def _scores(args: Args, say: Say, names: Names) -> str:
    return points_list(args["points"], say, names)


def _owners(key: str, **own: Own) -> Text:
    """Another text where the followers are the seat's own."""
    return Text(lambda args: f"{key}-own" if args["owner"] == args["seat"] else key, **own)


def _idle(what: str, reason: str) -> Text:
    """Something that does nothing, and why."""
    return Text(
        "does-idle",
        what=read(what, by_name(why)),
        reason=read(reason, by_name(lambda value, say: say(f"idle-{value}"))),
    )


def _power_idle(args: Args) -> str:
    """Why a power does nothing: of one that costs points, that there are none to pay."""
    pays = FACTIONS[args["power"]].power.rule == "pay"
    return "no-payment" if pays and args["why"] == "no-points" else str(args["why"])


def _taken(args: Args) -> str:
    if args["source"] == "display":
        return "does-take"
    return "does-draw-known" if args["card"] else "does-draw"


DEEDS: Final[Texts] = {
    # Choosing factions, playing cards, points, turns that do not happen.
    **by_kind("does", "turn-skipped", "turn-passed", "card-chosen", "supply-empty"),
    "faction-chosen": Text("does-choose", card=_with_value),
    "card-played": Text("does-play-{why}", followers=_SUPPLY),
    "points": Text(
        lambda args: "does-gain" if args["points"] > 0 else "does-lose",
        points=lambda args, say, names: amount("points", abs(args["points"]), say),
        why=_WHY,
    ),
    # Fields.
    "field-idle": _idle("field", "field"),
    "treasure": "does-treasure",
    "treasure-idle": _idle("treasure", "treasure"),
    "card-moved": Text(
        "does-move-card",
        card=lambda args, say, names: (
            marked(args["card"], say) if args["card"] else say("face-down")
        ),
    ),
    # Followers.
    "follower-added": Text("does-add", why=_WHY),
    "follower-removed": _owners("does-follower-removed", why=_WHY),
    "follower-moved": _owners("does-follower-moved", why=_WHY),
    **by_kind("does", "petrified"),
    "raided": Text("does-raided", total=read("total", counted("points"))),
    "followers-exchanged": Text("does-exchange", other=as_is("other")),
    # Powers.
    "power-idle": Text(
        "does-idle",
        what=read("power", by_name(why)),
        reason=lambda args, say, names: say(f"idle-{_power_idle(args)}"),
    ),
    **by_kind("does", "power-declined", "power-copied", "power-used"),
    "direction-chosen": Text("does-count-{direction}"),
    "moon": "does-moon-{moon}",
    "guessed": either(
        "right",
        "does-guess-right",
        "does-guess-wrong",
        value=lambda args, say, names: VALUE[args["card"]],
    ),
    **by_kind("does", "poisoned", "turned-down"),
    # Cards of hands and of the display.
    "hand-looked": given("card", "does-hand-looked-known", "does-hand-looked"),
    "card-stolen": given("card", "does-card-stolen-known", "does-card-stolen"),
    **by_kind("does", "hand-seen", "card-lost", "no-new-card"),
    "card-swapped": Text("does-swap", before=read("before", by_name(marked))),
    "cards-out": Text("does-cards-out", cards=read("cards", by_name(_marked_cards))),
    "card-taken": Text(_taken),
    "card-drawn": "does-drawn",
    # What is turned up, looked at or put under the deck.
    **by_kind("does", "card-revealed", "card-under", "seer-took"),
    "deck-looked": Text("does-deck-looked", cards=read("cards", counted("cards"))),
    "deck-seen": Text("does-deck-seen", cards=read("cards", by_name(_in_order))),
    "seer-put": Text("does-seer-put", cards=read("cards", by_name(_in_order))),
    "seer-kept": either(
        "under", "does-seer-kept", "does-seer-kept-all", cards=read("under", counted("cards"))
    ),
}
"""What one seat does or gets, without its name."""

LINES: Final[Texts] = {
    "start-card": "event-start-card",
    "game-start": either(
        "maps",
        "event-game-start",
        "event-game-start-free",
        who=read("first", seat),
        maps=lambda args, say, names: listed([str(number) for number in args["maps"]], say),
    ),
    "display-filled": Text("event-display-filled", cards=read("cards", by_name(_marked_cards))),
    "game-ends": "event-game-ends-{why}",
    "map-scored": Text("event-map-scored", scores=_scores),
    "faction-scored": Text("event-faction-scored", card=_with_value, scores=_scores),
    "game-over": verdict,
}
"""What no seat does: setup, display, the end. Of other kinds other lines tell."""

deed = Chronicle(DEEDS, READS)
"""What one seat does or gets by this event, without its name; empty for other events."""
_line = Chronicle(LINES, READS)


def event(event: Event, say: Say, names: Names) -> str:
    """A line of the chronicle. Empty where another line tells it."""
    done = deed(event, say, names)
    if not done:
        return _line(event, say, names)
    if event.seats is not None and event.kind != "card-lost":
        return capital(f"{done}.")
    return say("line", who=names[event.args["seat"]], what=done)
