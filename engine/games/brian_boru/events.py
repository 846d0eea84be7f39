"""Every kind of question and of event, with what each of them carries.

Plain values only: seats are numbers 0 .., cards, towns, regions and marriage cards are keys
(see `box`), icons are "town", "coin", "pay", "expand", "raider", "church", "marriage",
"unviking".

`outcome` is "won" or "lost", `colour` that of the active town. In "lose-town" the seat that is
asked may be the loser itself; those who choose for themselves are asked at the same time. Town
options stand in the order of `TOWN_KEYS`, cards in that of their values.
"""

from __future__ import annotations

from typing import Final

QUESTIONS: Final[dict[str, tuple[str, ...]]] = {
    # What each is about, behind it its options.
    "first-town": (),  # towns
    "draft": ("turn",),  # cards; two are picked, sealed; turn: from 1
    "lead": (),  # a card with a town for it: "r11-MU3"
    "play-card": ("colour", "town"),  # all cards in the hand
    "action": ("card", "outcome", "colour"),  # ways to carry the card out, see rules/ways
    "princess": ("card",),  # "support", "trade", "reject"
    "marriage-town": ("card", "region"),  # free towns of the card's region
    "track-town": ("space",),  # free towns
    "lose-town": ("loser",),  # towns the loser controls
    "monastery": ("why",),  # towns of the seat without a monastery; why: first, four
}

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    # Setup and preparation.
    "round-begins": ("round", "rounds"),
    "vikings-land": ("strength", "battle"),  # raiders now in the battle area
    "marriage-offered": ("card", "last"),  # last: this is the last round
    "game-start": ("first", "rounds"),  # milestone: first towns placed, first round dealt
    # Draft.
    "draft-pack": ("seat", "turn", "cards"),  # private: dealt (turn 1) or passed to this seat
    "draft-chosen": ("seat", "turn", "cards"),  # private
    "draft-last": ("seat", "cards"),  # private: passed to it and laid down at once
    "draft-over": ("cards",),  # cards in each hand
    # Tricks.
    "town-chosen": ("seat", "town"),
    "card-played": ("seat", "card", "leads"),
    "trick-won": ("seat", "card", "town"),
    "trick-unwon": ("town",),  # nobody's card fits: only if the leader could not follow
    "action": ("seat", "card", "action"),  # "primary", "upper" or "lower": now being done
    "trick-over": (  # milestone
        "trick",  # number, from 1
        "tricks",
        "town",
        "winner",  # seat or None
        "leader",
        "cards",  # by seat
        "marker",  # who holds the marker now, and leads the next trick
    ),
    "tricks-stopped": (),  # no free town is left on the board
    "hands-discarded": ("cards",),  # cards in each hand, unseen
    # Icons and rewards. `why` tells what gave it.
    "disc-placed": ("seat", "town", "why"),  # first, trick, expand, card, track
    "marker-moved": ("seat", "before", "why"),  # trick, church
    "coins-gained": ("seat", "coins", "total", "why"),  # icon, track
    "paid": ("seat", "coins", "points", "total"),  # total: score. For one "pay" icon
    "raiders-taken": ("seat", "raiders", "extra", "paid", "left", "total"),
    "church-discs": ("seat", "discs", "extra", "paid", "total"),
    "marriage-moved": ("seat", "spaces", "extra", "paid", "space"),
    "marriage-slid": ("seat", "before", "space"),  # the space was taken, after the action
    "expansion-declined": ("seat",),
    "town-freed": ("seat", "town", "owner"),  # Viking token removed; owner: whose disc it was
    "no-effect": ("seat", "icon", "why"),
    #   raider: empty; marriage: top; unviking: none; pay: nothing-left;
    #   expand: coins, neighbours; town (a marriage card or space 8): none
    # Upkeep, marriage step.
    "upkeep-step": ("step",),  # marriage, battle, church, claims: what follows belongs to it
    "marriage-won": ("seat", "card", "space"),
    "marriage-unwon": ("card",),
    "princess": ("seat", "way"),  # support, trade, reject
    "points-gained": ("seat", "points", "total", "why"),  # card, reject
    "renown-gained": ("seat", "renown", "total", "why"),  # card, track
    "marriage-back": ("seat",),  # the winner's disc goes to the start
    # Upkeep, battle step.
    "raid-repelled": (),
    "raid": ("left", "losers", "chooser"),  # chooser: seat with most, None: losers choose
    "town-lost": ("seat", "town", "chooser"),
    "no-town-to-lose": ("seat",),
    "raiders-withdrawn": ("raiders",),  # from the battle area
    "spoils": ("seat", "raiders", "renown", "points", "total"),  # raiders returned, renown now
    "spoils-tied": ("tied", "raiders"),
    "spoils-none": (),
    "second-spoils": ("seat", "points", "total", "raiders"),  # raiders kept
    "second-spoils-none": (),
    # Upkeep, church step.
    "church-first": ("seat", "discs"),
    "church-tied": ("tied", "discs"),
    "church-none": (),
    "monastery-built": ("seat", "town", "why"),  # first, four
    "no-monastery": ("seat", "why"),  # no town that could take one
    "church-discs-back": ("seat", "discs", "why"),  # first, four: all of them
    "church-second": ("seat", "points", "total", "discs"),  # discs kept
    "church-second-none": (),
    "church-four-none": (),
    # Upkeep, claims step. `count` has monasteries twice.
    "claim-flipped": ("region", "count", "threshold"),
    "claim-taken": ("region", "seat", "before", "count"),  # before: seat or None
    "claim-vikings": ("region", "before", "count"),  # Vikings alone lead: (back) on the board
    "claim-tied": ("region", "holder", "tied", "vikings", "count"),  # stays where it is
    "claims-unchanged": (),  # nothing was turned, nothing moved
    "round-over": ("round", "rounds"),  # milestone; the next round is revealed and dealt by now
    # Final scoring.
    "final-score": ("source", "points"),  # by seat; sources as in the standing
    "game-over": ("winners", "points", "why"),  # milestone
}
