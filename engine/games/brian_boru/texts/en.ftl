# Brian Boru, in English. who is a name; seat, owner, before … are seats.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.
# In capitals: CARD a card, or several, SQUARE a card's colour, BRIDES marriage cards in short; ACTION
# what a card gives to the winner, LOSING to the others, EITHER the same with "or"; PLAYED a trick;
# TOWN and REGION by name, or several, TOWNS and REGIONS without "and"; REWARDS what a marriage card
# brings; EXPANSION what it costs to expand; TIED who is tied; SCORES and HOLDERS who has how many;
# SIGN a symbol; ROW parts with commas.

title = Brian Boru: High King of Ireland
pitch = A trick-taking game about the towns of Ireland: arrange marriages, fight Vikings, build monasteries and take the lead in the regions. 3 rounds with 3 players, 4 rounds with 4 or 5; about 90 minutes around a table.
picture-cover = A green coast with an abbey, a town and a high cross, a crown and a harp; Viking longships come over the sea.

## Names and amounts

card = { $suit ->
    [red] Red
    [blue] Blue
    [yellow] Yellow
   *[white] White
  } { $value }
suit-red = Red, battle
suit-blue = Blue, Church
suit-yellow = Yellow, courtship
suit-white = White, royal
town = { $region } { $number }
estrid = Estrid, Princess of Denmark
reward-town = a town in { REGION($region) }
reward-princess = an alliance with the Vikings, or 4 points

count-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
count-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
count-renown = { $n } renown
count-raiders = { $n ->
    [one] 1 raider
   *[other] { $n } raiders
  }
count-discs = { $n ->
    [one] 1 church disc
   *[other] { $n } church discs
  }
count-towns = { $n ->
    [one] 1 town
   *[other] { $n } towns
  }
count-claims = { $n ->
    [one] 1 region
   *[other] { $n } regions
  }
count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }

list-last = { $head } and { $tail }
list-last-i = { $head } and { $tail }
line = { $who }: { $what }.

## What an action gives, in short words

gives-town = town
gives-coin = { $n ->
    [one] +1 coin
   *[other] +{ $n } coins
  }
gives-pay = pay { $n ->
    [one] 1 coin
   *[other] { $n } coins
  }
gives-expand = may expand
gives-raider = { $n ->
    [one] +1 raider
   *[other] +{ $n } raiders
  }
gives-church = { $n ->
    [one] +1 church disc
   *[other] +{ $n } church discs
  }
gives-marriage = { $n ->
    [one] marriage +1
   *[other] marriage +{ $n }
  }
gives-unviking = remove a Viking token
card-detail = If you win: { ACTION($card) } · if not: { LOSING($card) }

## Where the game stands

phase-placing = First towns
phase-draft = Round { $round } of { $rounds }, draft
phase-trick = Round { $round } of { $rounds }, trick { $trick } of { $tricks }
phase-marriage = Round { $round } of { $rounds }, upkeep: marriage
phase-battle = Round { $round } of { $rounds }, upkeep: battle
phase-church = Round { $round } of { $rounds }, upkeep: Church
phase-claims = Round { $round } of { $rounds }, upkeep: claims
phase-over = Final scores

## Questions

wait-first-town = to place a first town
wait-draft = to keep two cards
wait-lead = to lead the trick
wait-play-card = to play a card
wait-action = to choose an action
wait-princess = to decide about the Princess
wait-marriage-town = to pick a town for the marriage card
wait-track-town = to pick a town for the marriage track
wait-lose-town = to choose which town the Vikings take
wait-monastery = to place a monastery

rivals-raider = { $raider ->
    [true] Raiders: you { $raiders }, best rival { $most-raiders }; { $battle } left in the battle area.
   *[false] {""}
  }
rivals-church = { $church ->
    [true] Church discs: you { $discs }, best rival { $most-discs }.
   *[false] {""}
  }
rivals-marriage = { $marriage ->
    [true] Marriage track: you on { $space }, the others on { $spaces }.
   *[false] {""}
  }
so-far = So far ({ SEAT($leader) } led): { PLAYED($played, $best, $names) }
played = { $best ->
    [true] { SQUARE($card) } { CARD($card) } ({ SEAT($seat) }, in front)
   *[false] { SQUARE($card) } { CARD($card) } ({ SEAT($seat) })
  }

ask-first-town = Where is your first town?
    Not in a region where another player already has one.
ask-draft = Which two of these { SIZE($options) } cards do you keep?
    You pass the rest to { SEAT($next) }.
ask-lead = Which card do you lead, and for which town?
    It must have the town's colour; white fits any town.
ask-play-card = Which card do you play for { TOWN($town) }?
    { REGION($region) } – { town-detail }
ask-action = { $won ->
    [own] You win the trick with { CARD($card) }. Do you buy more?
        Each extra one costs { COUNT("coins", $cost) }.
    [nobody] Which action of { CARD($card) } do you take?
        Nobody wins this trick.
   *[other] Which action of { CARD($card) } do you take?
        The trick goes to { SEAT($winner) }.
  }
    You have { COUNT("coins", $coins) }.
ask-princess = You have won the hand of Estrid, Princess of Denmark. What do you choose?
ask-marriage-town = { CARD($card) } brings you a town in { REGION($region) }. Which one?
ask-track-town = Space { $space } of the marriage track gives you any free town. Which one?
ask-lose-town = { $own ->
    [true] You lose a town to the Vikings. Which one?
   *[false] { SEAT($loser) } loses a town to the Vikings. Which one do you choose?
  }
ask-monastery =
    Where do you build the monastery?
    { $why ->
        [first] You have the most discs in the church area.
       *[four] Your discs in the church area have earned it.
    }

option-town = { REGION($region) } { $number }, { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
  }
    .group = { REGION($region) }
option-lead = { $suit ->
    [white] { CARD($card) } for { TOWN($town) }, { $colour ->
        [red] red
        [blue] blue
       *[yellow] yellow
      }
   *[other] { CARD($card) } for { TOWN($town) }
  }
    .group = { CARD($card) } · { FIRST($areas, ACTION($card)) }
option-card = { CARD($card) }
    .detail = If you win: { ACTION($card) } · if not: { LOSING($card) }
way-for = { $gives } for { COUNT("coins", $cost) }
way-expand = expand to { TOWN($town) } for { EXPANSION() }
way-no-expand = no expansion
way-free = free { TOWN($town) } from the Vikings
mark-free = Free { $town }
if-coins = not enough to expand ({ EXPANSION() })
if-nowhere = no free town to expand to
if-battle = { $n ->
    [0] no raiders are left
    [one] only 1 raider is left
   *[other] only { $n } raiders are left
  }
if-top = you are already at the top
if-unpaid = too few coins: −{ COUNT("points", $points) }
landing = { $rival ->
    [none] space { $space }
   *[other] { $end ->
        [0] the start
       *[other] space { $end }
      }, because { SEAT($rival) } is on { $space }
  }
option-support = Military support
    .detail = Viking towns count as yours for claims, and at the end for face-up tokens on the board
option-trade = Trade
    .detail = At the end, Viking towns count as yours for the number of regions
option-reject = Reject her: { COUNT("points", $points) }
    .detail = The card is discarded; no alliance

detail-monastery = { $monastery ->
    [true] monastery
   *[false] {""}
  }
detail-disc = { $disc ->
    [none] {""}
   *[other] disc of { SEAT($disc) }
  }
detail-towns = { $counted ->
    [true] you { $own }, best rival { $others }
   *[false] {""}
  }
detail-vikings = { $vikings ->
    [0] {""}
   *[other] Vikings { $vikings }
  }
detail-claim = { $claim ->
    [down] token: needs { $threshold } towns ({ COUNT("points", $points) })
    [up] token on the board ({ COUNT("points", $points) })
   *[held] { SEAT($holder) } has the token ({ COUNT("points", $points) })
  }
town-detail = { DOTS(detail-monastery, detail-disc, detail-road, detail-towns, detail-vikings, detail-claim) }

## What somebody does or gets: "Ana: 3 coins."

does-disc-placed = { $why ->
    [trick] takes { TOWN($town) }
    [first] starts in { TOWN($town) }
    [expand] expands to { TOWN($town) } for { EXPANSION() }
    [card] a disc in { TOWN($town) }
   *[track] a disc in { TOWN($town) }
  }
does-marker-moved = takes the town marker
does-coins-gained = { COUNT("coins", $coins) }
does-points-gained = { COUNT("points", $points) }
does-renown-gained = { COUNT("renown", $renown) }
does-paid = { $coins ->
    [0] has no coin and loses { COUNT("points", $points) }
   *[other] pays { COUNT("coins", $coins) }
  }
does-raiders-taken = { $extra ->
    [0] takes { COUNT("raiders", $raiders) }
   *[other] takes { COUNT("raiders", $raiders) } ({ $extra } of them for { COUNT("coins", $paid) })
  }
does-church-discs = { $extra ->
    [0] places { COUNT("discs", $discs) }
   *[other] places { COUNT("discs", $discs) } ({ $extra } of them for { COUNT("coins", $paid) })
  }
does-marriage-moved = { $extra ->
    [0] goes up to marriage space { $space }
   *[other] goes up to marriage space { $space } ({ $extra } of the spaces for { COUNT("coins", $paid) })
  }
does-marriage-slid = { $space ->
    [0] slides back to the start, because { $before } is taken
   *[other] slides down to space { $space }, because { $before } is taken
  }
does-expansion-declined = does not expand
does-town-freed = { $own ->
    [true] wins { TOWN($town) } back from the Vikings
   *[false] frees { TOWN($town) } from the Vikings for { SEAT($owner) }
  }
does-no-effect = { $icon ->
    [raider] no raiders are left to take
    [marriage] already at the top of the marriage track
    [unviking] no Viking token to remove
    [pay] nothing left to pay with
    [expand] { $why ->
        [coins] too few coins to expand
       *[neighbours] no free town to expand to
      }
   *[town] no free town left there
  }

## The chronicle

event-round-begins = { $round ->
    [1] Round { $round } of { $rounds } begins.
   *[other] Round { LESS($round, 1) } is over. Round { $round } of { $rounds } begins.
  }
event-vikings-land = Vikings land, { $strength } strong. In the battle area: { COUNT("raiders", $battle) }.
event-marriage-offered = { $last ->
    [true] Marriage on offer: { CARD($card) } ({ REWARDS($card) }). This is the last round.
   *[false] Marriage on offer: { CARD($card) } ({ REWARDS($card) }).
  }
event-game-start = { SEAT($first) } has the town marker and leads the first trick.
event-draft-pack = You choose from { CARD($cards) }.
event-draft-chosen = You keep { CARD($cards) }.
event-draft-last = The last cards you are passed: { CARD($cards) }.
event-draft-over = The draft is over: { COUNT("cards", $cards) } in each hand.
event-town-chosen = { SEAT($seat) } puts the marker on { TOWN($town) }.
event-card-played = { $leads ->
    [true] { SEAT($seat) } leads { SQUARE($card) } { CARD($card) }.
   *[false] { SEAT($seat) } plays { SQUARE($card) } { CARD($card) }.
  }
event-trick-won = { SEAT($seat) } wins { TOWN($town) } with { CARD($card) }.
event-trick-unwon = No card fits { TOWN($town) }: nobody wins the trick.
event-trick-over = Trick { $trick } of { $tricks } is over.
event-tricks-stopped = No free town is left on the board: the tricks end here.
event-hands-discarded = Everyone discards the rest of their hand: { COUNT("cards", $cards) }.
event-upkeep-step = { $step ->
    [marriage] { SIGN("marriage") } Upkeep: marriage
    [battle] { SIGN("raider") } Upkeep: battle
    [church] { SIGN("church") } Upkeep: Church
   *[claims] { SIGN("claim") } Upkeep: claims
  }
event-marriage-won = { SEAT($seat) } is highest on the marriage track (space { $space }) and wins the hand of { CARD($card) }.
event-marriage-unwon = Nobody has left the start of the marriage track: { CARD($card) } leaves the game.
event-princess = { $way ->
    [support] { SEAT($seat) } accepts the Princess and chooses military support.
    [trade] { SEAT($seat) } accepts the Princess and chooses trade.
   *[reject] { SEAT($seat) } rejects the Princess.
  }
event-raid-repelled = No raiders are left in the battle area: the raid is repelled.
event-raid = { $chooser ->
    [none] The Vikings raid: { COUNT("raiders", $left) } left. Fewest raiders: { LIST(SEAT($losers)) }. There is a tie for most, so whoever loses a town chooses which.
   *[other] The Vikings raid: { COUNT("raiders", $left) } left. Fewest raiders: { LIST(SEAT($losers)) }. { SEAT($chooser) } has the most and chooses.
  }
event-town-lost = The Vikings take { TOWN($town) } from { SEAT($seat) }.
event-no-town-to-lose = { SEAT($seat) } has no town to lose.
event-raiders-withdrawn = Removed from the battle area: { COUNT("raiders", $raiders) }.
event-spoils = { SEAT($seat) } has the most raiders ({ $raiders }): 1 renown, then { COUNT("points", $points) }.
event-spoils-tied = Tie for the most raiders ({ $raiders }): { LIST(SEAT($tied)) }. No renown.
event-spoils-none = Nobody has raiders, so there are no spoils.
event-second-spoils = { SEAT($seat) } now has the most raiders: { COUNT("points", $points) }.
event-second-spoils-none = Nobody has raiders left for the second spoils.
event-church-first = { SEAT($seat) } alone has the most church discs ({ $discs }) and takes them back.
event-church-tied = Tie for the most church discs ({ $discs }): { LIST(SEAT($tied)) }. No monastery, no marker.
event-church-none = There are no discs in the church area.
event-monastery-built = { $why ->
    [four] { SEAT($seat) } has 4 or more church discs, builds a monastery in { TOWN($town) } and takes the discs back.
   *[first] { SEAT($seat) } builds a monastery in { TOWN($town) }.
  }
event-no-monastery = { SEAT($seat) } has no town for a monastery.
event-church-second = { SEAT($seat) } now has the most church discs: { COUNT("points", $points) }.
event-church-second-none = Nobody has church discs left.
event-church-four-none = Nobody has 4 discs left to build with.
event-claim-flipped = { REGION($region) }: { COUNT("towns", $count) } ({ $threshold } needed). The claim token is turned face up.
event-claim-taken = { $before ->
    [none] { SEAT($seat) } takes the claim token of { REGION($region) }, counting { COUNT("towns", $count) }.
   *[other] { SEAT($seat) } takes the claim token of { REGION($region) } from { SEAT($before) }, counting { COUNT("towns", $count) }.
  }
event-claim-vikings = { $before ->
    [none] The Vikings lead in { REGION($region) } with { COUNT("towns", $count) }: the claim token stays on the board.
   *[other] The Vikings lead in { REGION($region) } with { COUNT("towns", $count) }: { SEAT($before) } gives the claim token back to the board.
  }
event-claim-tied = { $holder ->
    [none] Tie in { REGION($region) } with { COUNT("towns", $count) } each ({ TIED($tied, $vikings, $names) }): the claim token stays on the board.
   *[other] Tie in { REGION($region) } with { COUNT("towns", $count) } each ({ TIED($tied, $vikings, $names) }): the claim token stays with { SEAT($holder) }.
  }
vikings = the Vikings
event-claims-unchanged = No claim token is turned face up or changes hands.
event-round-over = { LESS($rounds, $round) ->
    [0] Round { $round } of { $rounds } is over.
   *[other] { "" }
  }
event-final-score = { TEXT("source", $source) }: { SCORES($points, $names) }
event-game-over = { SIZE($winners) ->
    [one] { LIST(SEAT($winners)) } wins with { COUNT("points", MOST($points)) }.
   *[other] { LIST(SEAT($winners)) } share the victory with { COUNT("points", MOST($points)) }.
  }
scored = { $who } ({ $points })

## Milestones

sum-towns = First towns
sum-disc-placed = { SEAT($seat) }: { TOWN($town) }
sum-trick-over = Trick { $trick } of { $tricks }: { TOWN($town) }, led by { SEAT($leader) }
sum-wins = wins the town and the marker
sum-upkeep = Upkeep
sum-nothing = { $space ->
    [0] { LIST(SEAT($seats)) }: nothing (at the start).
   *[other] { LIST(SEAT($seats)) }: nothing (space { $space }).
  }
sum-town-lost = The Vikings take { LIST($each) }.
    .each = { TOWN($town) } from { SEAT($seat) }
sum-monastery-built = Monasteries for 4 or more discs: { LIST($each) }.
    .each = { SEAT($seat) } in { TOWN($town) }
sum-church-first = { SEAT($seat) } alone has the most church discs ({ $discs }): { $gains }.
sum-church-monastery-built = a monastery in { TOWN($town) }
sum-church-no-monastery = no town for a monastery
sum-church-marker-moved = the town marker
sum-church-back = their discs back
sum-second-spoils = { COUNT("points", $points) } each for the most raiders now: { LIST(SEAT($seats)) }.
sum-church-second = { COUNT("points", $points) } each for the most church discs now: { LIST(SEAT($seats)) }.
sum-claim-flipped = Turned face up: { REGION($regions) }.
sum-taken = { $who } claims { $regions }.
sum-taken-region = { $before ->
    [none] { REGION($region) }
   *[other] { REGION($region) } (from { SEAT($before) })
  }
sum-claim-vikings = On the board, because the Vikings lead: { REGION($regions) }.
sum-claim-tied = Tied, so unchanged: { REGION($regions) }.
sum-round-begins = { $last ->
    [true] Round { $round } of { $rounds }, the last: { COUNT("raiders", $battle) } in the battle area, marriage with { CARD($card) }.
   *[false] Round { $round } of { $rounds }: { COUNT("raiders", $battle) } in the battle area, marriage with { CARD($card) } ({ REWARDS($card) }).
  }

## Hand and standings

hand-title = Hand
hand-kept = Kept so far: { CARD($cards) }
hand-pack = To choose from
hand-empty = No cards in hand.
hand-card = { CARD($card) } · if you win: { ACTION($card) } · if not: { LOSING($card) }
standing-line = { LETTER($seat) } · { SEAT($seat) }: { COUNT("points", $points) }

## Result

result-sole = { $who } wins the crown of Ireland with { $points }.
result-shared = { $who } share the victory with { $points }.
why-claims = The tie was broken by the number of claim tokens.
why-marriages = The tie was broken by the number of marriage cards.
why-shared = Claim tokens and marriage cards are level too.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-track = During play
source-coins = Coins
source-marker = Marker
source-renown = Renown
source-claims = Claims
source-shared-claims = ½ claims
source-regions = Regions
source-total = Total

## The position in words, for those who cannot see the picture

at-trick = Played: { PLAYED($played, $best, $names) }.
at-seat = { LETTER($seat) }, { SEAT($seat) }: { $parts }.
at-marker = { $marker ->
    [true] Has the marker.
   *[false] {""}
  }
at-claims = { $claims ->
    [none] {""}
   *[other] Claims: { REGIONS($claims) }.
  }
at-won = { $won ->
    [none] {""}
   *[other] Married: { BRIDES($won) }.
  }

## Sheets beside the board

sheet-trick = Trick { $trick } of { $tricks }
sheet-upkeep = Upkeep, round { $round } of { $rounds }
poster-story = { $towns ->
    [one] 1 town
   *[other] { $towns } towns
  }, { $regions ->
    [one] first in 1 region
   *[other] first in { $regions } regions
  }, { $brides ->
    [one] 1 marriage
   *[other] { $brides } marriages
  }
sheet-king = High King of Ireland
sheet-kings = High Kings of Ireland

## Rules pages

rules-overview-title = Overview
rules-overview =
    Unite Ireland town by town: by force, by marriage and with the Church. Whoever has the most points after 3 rounds (3 players) or 4 rounds (4 or 5 players) is High King.

    ### A round
    1. A **Viking card** puts raiders into the battle area, and a **marriage card** is revealed.
    2. **Draft:** cards are passed around, and everyone keeps some of them.
    3. **Tricks:** each one is for one town. Winning takes the town; losing gives another action, often just as good.
    4. **Upkeep:** marriage, battle, Church and claims, in this order.

    ### The cards, 1 to 25
    - 🟨 **Yellow, courtship:** climb the marriage track
    - 🟥 **Red, battle:** take Viking raiders
    - 🟦 **Blue, Church:** put discs in the church area
    - ⬜ **White, royal:** fits a town of any colour

    ### Where points come from
    - **Claim tokens** for having the most towns in a region: 2 to 7 points each, the largest share
    - Marriages, spoils of battle and the favour of the Church, round after round
    - At the end: renown, towns in many different regions, the most coins and the town marker

    Coins buy extra spaces, raiders and church discs (2 coins each) and expansion along a road (5 coins).

    In these pages, ✏️ marks what the rulebook leaves open and we have decided.

rules-setup-title = Setup
rules-setup =
    - Everyone starts with 3 coins, 1 renown and 10 points, at the start of the marriage track.
    - The 8 claim tokens are face down in their regions.
    - The marriage deck: 2 random cards with 3 players, 3 with 4 or 5. **Estrid, Princess of Denmark** is always the last card: when she is revealed, the last round begins.
    - A random player gets the **town marker**. Clockwise from there, everyone puts a disc in a town, never in a region where another player already has one.
    - Each round begins with a new marriage card and a Viking card: its strength (9 to 14) is the number of raiders in the battle area.
    - Coins, tokens and discs never run out.

rules-draft-title = Draft
rules-draft =
    - The 25 action cards are shuffled and dealt: 8 each with 3 players, 6 with 4 and 5 with 5. With 3 or 4 players one card is left over, and nobody sees it.
    - Keep two cards in secret and pass the rest to the left. Then keep two of the cards you are passed, and so on.
    - When you are passed only one or two cards, you simply keep them.
    - You may look at the cards you have kept, but not exchange them.

    In every round the last card of each hand is not played. So there are 7 tricks with 3 players, 5 with 4 and 4 with 5.

rules-tricks-title = Tricks
rules-tricks =
    1. Whoever has the town marker puts it on a town without a disc, the **active town**. They then lead a card of its colour or a white one. (✏️ You are offered only the towns for which you have such a card. If there are none, you may choose any town and any card. If then nobody can win the trick, everyone takes a secondary action and the marker stays.)
    2. Clockwise, everyone else plays any card. There is no need to follow the colour.
    3. The highest card **in the colour of the town** wins. White always counts as that colour. Other colours cannot win, however high they are.
    4. The cards are resolved **from the lowest number to the highest**, the winning card among them. The winner takes the primary action; everyone else picks one of the secondary actions of the card they played. ✏️ Actions that could have no effect are not offered.
    5. The winner now has the marker and begins the next trick.

    When everyone has one card left, those cards are discarded and the upkeep follows. Nobody may look through the cards already played.

rules-symbols-title = Symbols
rules-symbols =
    All symbols of an action are resolved from left to right. Only expansion and bought extras are optional.

    - 🏰 **Town:** put a disc in the active town, which is now yours, and take the marker. Found in primary actions only.
    - 🪙 **Coin:** take 1 coin.
    - 💸 **Pay:** give back 1 coin. With no coins left, lose 2 points instead (✏️ never below 0).
    - 🪓 **Raider:** take 1 raider from the battle area, then more for 2 coins each. With no raiders left there, nothing happens.
    - ⛪ **Church:** put 1 disc in the church area, then more for 2 coins each.
    - 💍 **Marriage:** go up 1 space on the marriage track, then more for 2 coins each. If your disc shares a space with another after the whole action, it slides down to the next free space or to the start. ✏️ More spaces are not offered if you would end no higher.
    - 🛤️ **Expand:** you may pay 5 coins to put a disc in a free town joined directly by road to one of yours. ✏️ The active town is off limits while it is being fought for, and you cannot expand from a town under a Viking token.
    - 🛡️ **Drive out Vikings:** remove one Viking token from the board, no matter whose disc it covers. That disc counts again.

rules-marriage-title = Upkeep 1: marriage
rules-marriage =
    - Whoever is highest on the track takes the marriage card, gets what it gives and goes back to the start. If nobody has left the start, the card leaves the game.
    - Everyone else then gets the reward of their space and stays there for the next round.

    ### Spaces
    - 1: nothing
    - 2 to 4: 1 coin
    - 5 and 6: 2 coins
    - 7: 1 renown
    - 8: a disc in any free town
    - 9 (the top): nothing, but nobody can be higher

    ### Cards
    - **Aodhán, Conall, Cormac, Niall, Orlaith:** 2 points and a disc in a free town of, in this order, Leinster, Southern Uí Néill, Connaught, Northern Uí Néill or Munster
    - **Aoife:** 2 points and 1 renown
    - **Brigid:** 4 points
    - **Estrid, Princess of Denmark** (always last): choose one of three
    - *Military support:* towns under Viking tokens count as yours when claims are settled, and for face-up tokens on the board at the end
    - *Trade:* at the end, Viking towns count as yours for the number of regions
    - *Reject her:* 4 points, and the card is discarded

rules-battle-title = Upkeep 2: battle
rules-battle =
    - If raiders are left in the battle area, the Vikings **raid**: whoever has the fewest raiders loses a town. If several players are tied for fewest, each of them loses one. ✏️ Having none at all counts too.
    - Whoever has the most raiders picks the towns. If several players are tied for most, each loser picks their own town.
    - A Viking token is put on top of the disc: the town belongs to the Vikings until the token is removed. ✏️ A monastery there stays.
    - ✏️ A player with no town to lose loses nothing. The raiders left in the area are then removed.

    ### Spoils, raid or no raid
    1. Whoever **alone** has the most raiders gains 1 renown, then 1 point for each of their renown, and gives back all their raiders. On a tie, skip this step.
    2. Everyone who **now** has the most raiders gains 1 point and gives back 1 raider.

    Without raiders you get no spoils. Raiders you keep count again next round.

rules-church-title = Upkeep 3: Church
rules-church =
    1. Whoever **alone** has the most discs in the church area builds a monastery in a town of theirs. They also take the town marker and all their discs back. On a tie, skip this step.
    2. Everyone who **now** has the most discs gains 1 point and takes back 1 disc.
    3. Clockwise from the marker, everyone with 4 or more discs builds a monastery. Only those who build take back all their discs.

    - A town has room for one monastery, and it must be yours at that moment, not the Vikings'.
    - A town with a monastery counts as **two towns** for claims, even when the Vikings hold it.
    - If none of your towns can take one, you build nothing. ✏️ You still take the marker and the discs of step 1.

rules-claims-title = Upkeep 4: claims
rules-claims =
    1. Every face-down token is turned face up if its region has enough controlled towns, those of all players and the Vikings together. It is never turned down again.
    2. Every face-up token goes to whoever controls the most towns in its region. **On a tie it stays where it is**, ✏️ even with somebody outside the tie, and also if the Vikings are tied.

    - A monastery makes its town count as two.
    - If the Vikings alone have the most, the token goes back to the board, ✏️ face up. With military support, their towns count for that player instead.

    ### Regions: towns needed, points

rules-scoring-title = Final scoring
rules-scoring =
    After the last upkeep, add to the points on the track:

    - **Coins:** 1 point for whoever alone has the most
    - **Town marker:** 1 point for its holder
    - **Renown:** 1 point each
    - **Claim tokens held:** their full points
    - **Face-up tokens on the board:** half their points, rounded down, for everyone tied for the most towns there. ✏️ A monastery makes its town count as two here as well. ✏️ Nobody scores if the Vikings alone have the most
    - **Regions** with at least one town of yours: 0 points for 1–2; 1 for 3–4; 3 for 5; 5 for 6; 7 for 7; 10 for all 8

    Towns under Viking tokens do not count for the owner of the disc. Military support adds them for face-up tokens on the board, trade for the number of regions.

    {""}**Ties:** more claim tokens, then more marriage cards; otherwise the victory is shared.

rules-cards-title = All cards
rules-cards =
    Before the first bar: the primary action, for winning. After it: the secondary actions, for losing; you pick one of them.
    🏰 town · 🪙 coin · 💸 pay · 🛤️ expand · 🪓 raider · ⛪ church · 💍 marriage · 🛡️ drive out Vikings
rules-cards-suit = { SIGN($sign) } **{ TEXT("suit", $suit) }**

## Headings of what may be asked later

ahead-play-card = { $town ->
    [none] { $colour ->
        [red] Card if the town is red
        [blue] Card if the town is blue
       *[yellow] Card if the town is yellow
      }
   *[other] Next card
  }
ahead-lead = Card and town you lead next
ahead-action = { $ahead ->
    [won] { $colour ->
        [red] If { CARD($card) } wins a red town
        [blue] If { CARD($card) } wins a blue town
       *[yellow] If { CARD($card) } wins a yellow town
      }
    [lost] { $colour ->
        [red] If { CARD($card) } loses in the red town
        [blue] If { CARD($card) } loses in the blue town
       *[yellow] If { CARD($card) } loses in the yellow town
      }
   *[now] Action of { CARD($card) }
  }
ahead-marriage-town = Town for the marriage card
ahead-track-town = Town for the marriage track
ahead-lose-town = { $own ->
    [true] Town you lose to the Vikings
   *[false] Town that { SEAT($loser) } loses to the Vikings
  }
ahead-monastery = Where to build the monastery

## Standing orders

order-extras = Buying more raiders, discs or spaces
order-extras-never = never, if there is nothing else to choose
order-expand = Expanding along a road
order-expand-never = never, if there is nothing else to choose

## The whole position, to be read aloud

told-active = The trick is for { TOWN($town) }, { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
  }.
told-battle = Battle area: { COUNT("raiders", $battle) } left. Viking cards so far: { $strengths }.
told-offer = Marriage on offer: { CARD($card) } ({ REWARDS($card) }).
told-gone = Out of the game: { CARD($cards) }.
told-to-come = { $count ->
    [one] Still to come: the Princess.
   *[other] Marriage cards still to come: { $count }, the Princess last.
  }
told-space = marriage space { $space }{ $kind ->
    [none] {""}
    [town] {" "}({ told-any-town })
   *[other] {" "}({ COUNT($kind, $n) })
  }
told-any-town = any free town
told-region = **{ REGION($region) }** · { detail-claim } · { FIRST(HOLDERS($seats, $vikings, $names), told-nobody) }
told-nobody = no towns taken
told-town = { $number }, { $colour ->
    [red] red
    [blue] blue
   *[yellow] yellow
  }: { ROW(told-holder, told-viking, detail-monastery) } · by road: { FIRST(TOWNS($roads), told-no-road) }
told-no-road = none
told-holder = { $holder ->
    [none] free
   *[other] { SEAT($holder) }
  }
told-viking = { $viking ->
    [true] under a Viking token
   *[false] {""}
  }
detail-road = { $near ->
    [none] {""}
   *[other] by road from your { TOWN($near) }
  }

## Above and in menus: how many options there are

counted-first-town = { $n ->
    [one] { $n } town
   *[other] { $n } towns
  }
counted-lead = { $n ->
    [one] { $n } town
   *[other] { $n } towns
  }
counted-monastery = { $n ->
    [one] { $n } town
   *[other] { $n } towns
  }
counted-lose-town = { $n ->
    [one] { $n } town
   *[other] { $n } towns
  }
counted-track-town = { $n ->
    [one] { $n } town
   *[other] { $n } towns
  }
