"""Where the rulebook leaves something open, or its editions differ: what is played, and why.

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
