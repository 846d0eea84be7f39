# Raiders of the North Sea, in English. who, other, victim … are names of seats.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

title = Raiders of the North Sea
pitch = Place one worker, pick up another: gather provisions, hire a crew and raid the coasts of the north for plunder and glory. Most points win. About 60 to 80 minutes around a table.
picture-cover = A longship under the northern lights, three of its crew, and behind them a coast with an outpost, a monastery, a fortress and a harbour.

## What the lobby offers

option-sage = Strength of the Sage
option-sage-zero = 0 (the final edition)
option-sage-one = 1 (the older card list)
option-fortress = Gold for Fortress 2
option-fortress-two = 2 (as the board shows)
option-fortress-one = 1 (as one list has it)
option-posts = Posts in the thread
option-posts-fitting = A post a turn for two, a round for more
option-posts-turn = A post each turn
option-posts-round = A post each round

## Names

card-archer = Archer
card-armourer = Armourer
card-avenger = Avenger
card-barbarian = Barbarian
card-berserker = Berserker
card-brawler = Brawler
card-brynjar = Brynjar
card-cartographer = Cartographer
card-champion = Champion
card-folke = Folke
card-forager = Forager
card-gatekeeper = Gatekeeper
card-gravedigger = Gravedigger
card-huntsman = Huntsman
card-jeweller = Jeweller
card-marauder = Marauder
card-mercenary = Mercenary
card-merchant = Merchant
card-ragnhildr = Ragnhildr
card-recruiter = Recruiter
card-sage = Sage
card-scout = Scout
card-shieldmaiden = Shieldmaiden
card-trader = Trader
card-warlord = Warlord
card-warmonger = Warmonger

building-gate_house = Gate House
building-town_hall = Town Hall
building-treasury = Treasury
building-barracks = Barracks
building-mill = Mill
building-silversmith = Silversmith
building-armoury = Armoury
building-long_house = Long House

in-gate_house = at { $sign } Gate House
in-town_hall = at { $sign } Town Hall
in-treasury = at { $sign } Treasury
in-barracks = at { $sign } Barracks
in-mill = at { $sign } Mill
in-silversmith = at { $sign } Silversmith
in-armoury = at { $sign } Armoury
in-long_house = at { $sign } Long House
from-gate_house = from { $sign } Gate House
from-town_hall = from { $sign } Town Hall
from-treasury = from { $sign } Treasury
from-barracks = from { $sign } Barracks
from-mill = from { $sign } Mill
from-silversmith = from { $sign } Silversmith
from-armoury = from { $sign } Armoury
from-long_house = from { $sign } Long House

settlement-harbour = Harbour { $number }
settlement-outpost = Outpost { $number }
settlement-monastery = Monastery { $number }
settlement-fortress = Fortress { $number }
kind-harbour = Harbours
kind-outpost = Outposts
kind-monastery = Monasteries
kind-fortress = Fortresses
a-harbour = a harbour
a-outpost = an outpost
a-monastery = a monastery
a-fortress = a fortress

worker-black = black
worker-grey = grey
worker-white = white
bare-worker = { $colour } worker
worker = { $colour ->
    [black] a black worker
    [grey] a grey worker
   *[white] a white worker
  }

## Amounts

count-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
count-silver = { $n } silver
count-provision = { $n ->
    [one] 1 provision
   *[other] { $n } provisions
  }
count-gold = { $n } gold
count-iron = { $n } iron
count-livestock = { $n } livestock
count-valkyrie = { $n } Valkyrie
count-armour = { $n } Armour
count-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
count-crew = { $n ->
    [one] 1 crew member
   *[other] { $n } crew members
  }
count-dice = { $n ->
    [0] no dice
    [one] 1 die
   *[other] { $n } dice
  }
count-offerings = { $n ->
    [one] 1 offering
   *[other] { $n } offerings
  }
list-last = { $head } and { $tail }
list-last-i = { $head } and { $tail }
list-or = { $head } or { $tail }
line = { $who }: { $what }.
nobody = nobody
nothing = nothing

## What a card does in a crew, in a line

crew-points = { $points } more when you raid { $place }
crew-strength = +{ $n } strength when you raid { $place }
crew-death-avenge = If it dies in a raid, an opponent you choose loses a crew member too
crew-death-return = If it dies in a raid, it comes back to your hand
crew-death-gain = If it dies in a raid: +{ $amount }
crew-reroll = { $n ->
    [one] Once per raid, after the roll, you may roll 1 die again
   *[other] { $n } times per raid, after the roll, you may roll 1 die again
  }
crew-strength-per-armour = +{ $n } strength per { $per } Armour
crew-strength-per-valkyrie = +{ $n } strength per { $per } Valkyrie taken before
crew-strength-per-crew = { $per ->
    [one] +{ $n } strength per other crew member
   *[other] +{ $n } strength per { $per } other crew members
  }
crew-discount = Raiding { $place } costs you { $amount } less
crew-end = { $points } at the end of the game
crew-end-per-livestock = At the end, { $points } more per livestock you have
crew-end-per-offering = At the end, { $points } more per offering you have made
crew-bonus = { $building }: { $amount } more
crew-hire-discount = Hiring at the Barracks costs you { $amount } less
crew-again = { $n ->
    [one] { $building }: you may do 1 more action there
   *[other] { $building }: you may do { $n } more actions there
  }

## What a card does at the Town Hall, in a line

hall-none = A hero, without effect at the Town Hall
hall-swap-worker = Exchange an opponent's worker with one that stands in the village
hall-gain = Gain { $amount }
hall-all-lose = Every opponent loses { $amount }
hall-all-give = Every opponent gives you { $amount }, as they choose
hall-take-plunder = Take { $n } plunder of your choice from an opponent
hall-take = Take { $amount } from an opponent
hall-take-most = Take up to { $amount } from an opponent
hall-one-loses = An opponent loses { $amount }
hall-sacrifice = Dismiss one of your crew to take { $n } gold, iron or livestock
hall-exchange = Pay { $price } to gain { $amount }
hall-draw = Draw { $cards }
hall-swap-crew = Take one of your crew back in hand and hire another card for free
hall-copy-building = Use the action of any building, even an occupied one
hall-hire = Hire any card from your hand for { $price }
hall-cycle-offers = The open offerings go under the stack; { $n } new ones are turned up
hall-scout = Exchange hand cards with an opponent, as many each, chosen in secret
hall-trade-offer = Make an offering with { $n } plunder or silver less

## What a card does, in full

rule-hero = - A hero: never more than { $n } in a crew. It has no Town Hall effect, so it cannot be played there; at the Treasury it may be discarded like any card.
rule-crew-points =
    - Yours even if the raid reaches no strength tier, and even if this one dies in the raid.
rule-crew-strength =
    - It counts for this raid even if this one dies in it: deaths come last.
rule-crew-death-avenge =
    - You choose the opponent, and they choose whom they lose. That loss is not a death in a raid: no effect of it works.
    - ✏️ Only an opponent with a crew can be chosen; if nobody has one, nothing happens.
rule-crew-death-return =
    - It has died for one Valkyrie all the same, and gives its step on the Valkyrie track.
    - ✏️ It cannot die for a second Valkyrie of the same raid.
rule-crew-death-gain =
    - Only for a death by a Valkyrie of your own raid, not for a crew member lost or dismissed in another way.
rule-crew-reroll =
    - ✏️ You decide after seeing the roll, and the new number stands.
    - Harbours are raided without dice, so there is nothing to roll again.
rule-crew-strength-per-armour =
    - Only complete sets count.
rule-crew-strength-per-valkyrie =
    - Only full lots count. ✏️ It follows your Valkyrie track, which ends at { $top }, and the Valkyrie of the raid itself come too late.
rule-crew-strength-per-crew =
    - Everybody who is hired counts, but not this card itself.
rule-crew-discount =
    - The price may fall to 0. The crew needed stays the same.
rule-crew-end =
    - Only if it is still in your crew when the game ends.
rule-crew-end-per-livestock =
    - On top of what livestock is worth by itself. Only if it is still in your crew when the game ends.
rule-crew-end-per-offering =
    - Whatever the offering is worth. Only if it is still in your crew when the game ends.
rule-crew-bonus-mill =
    - Only when you take provisions there, not gold.
rule-crew-bonus-gate_house =
    - Whether you place a worker there or pick one up.
rule-crew-bonus-silversmith =
    - Whether you place a worker there or pick one up.
rule-crew-hire-discount =
    - The price may fall to 0. ✏️ Only at the Barracks, not with a card at the Town Hall.
    - ✏️ A Recruiter who is dismissed for the newcomer takes nothing off.
rule-crew-again =
    - The same action again or another one, when you place a worker there and when you pick one up.
rule-hall-swap-worker =
    - The result must be allowed: no black worker may end up at the Armoury or the Long House.
    - ✏️ No building acts by it, and the building you placed your worker at stays closed for your pick-up.
rule-hall-gain =
    - Limited to what is left in the supply.
rule-hall-armour =
    - Armour never rises above { $top }.
rule-hall-all-lose =
    - Who has none loses nothing. What is lost goes to the supply.
rule-hall-all-give =
    - A player who has only one of the two gives that; one who has neither gives nothing.
rule-hall-take-plunder =
    - ✏️ You choose the opponent and whether it is gold, iron or livestock.
rule-hall-take =
    - ✏️ You choose the opponent. With less there you take what there is.
rule-hall-one-loses =
    - ✏️ You choose the opponent. Nothing falls below 0.
rule-hall-sacrifice =
    - ✏️ The crew member has not died in a raid: its effect does not work. Plunder must be there in the supply.
rule-hall-exchange =
    - ✏️ Without the price, or with nothing to gain in the supply, the card cannot be played for this.
rule-hall-draw =
    - If the draw pile runs out, the discards are shuffled into a new one.
rule-hall-swap-crew =
    - The card you hire must be another one from your hand, and the limit of heroes holds.
rule-hall-copy-building =
    - ✏️ The worker you have placed at, or picked up from, the Town Hall decides what the building gives; the Armoury and the Long House need a grey or white one.
    - ✏️ It is that building's action for this turn: you cannot use it a second time.
    - ✏️ The Town Hall itself cannot be chosen: its action is the one that plays this card.
rule-hall-hire =
    - ✏️ Exactly this price, for cheaper cards too. Crew discounts do not help, and the limits of crew and heroes hold.
rule-hall-cycle-offers =
    - The open ones go under the stack first. ✏️ They are shuffled there, and with a short stack some may come up again.
rule-hall-scout =
    - You name the opponent and the number; then both of you choose in secret. No more than either of you holds.
rule-hall-trade-offer =
    - ✏️ One unit of one thing on the tile is waived. It does not count as the Long House's action.

page-head = Strength { $strength } · costs { $cost } · { $copies } in the game
page-crew = **In your crew:** { $effect }.
page-hall = **At the Town Hall:** { $effect }.

## Where the game stands

phase-setup = Choosing hands
phase-play = Turn { $turn }
phase-last = Turn { $turn }, last round ({ $left ->
    [one] 1 turn left
   *[other] { $left } turns left
  })
phase-over = Final scores

## Small parts

tile = { $price } ({ $points })
card-numbers = strength { $strength }, costs { $cost } silver
card-row = strength { $strength } · { $cost } silver · ×{ $copies }
hero-mark = (hero)
free = for nothing
crew-of = crew { $n } of { $most }
you-have = You have { $things }; { $crew }
has = you have { $things }
has-most = you have { $things }; what is above { $most } at the end of the turn goes back
they-have = has { $things }
chance = { $points } { $percent }%
tier = { $strength } for { $points }
part-dice = dice { $n }
part-crew = crew { $n }
part-extra = abilities { $n }
part-armour = Armour { $n }
need-crew = crew { $n } (you { $have })
need-provision = provisions { $n } (you { $have })
need-gold = gold { $n } (you { $have })

## What a building gives

act-draw = draw { $cards }
act-trade = { $cards } for { $goods }
act-buy = { $price } for { $goods }
act-offer = offering of { $price } for { $points }
act-offering = make an offering
act-town_hall = play a card from your hand
act-play = play { $card }
act-barracks = hire a card from your hand
act-hire = hire { $card }, strength { $strength }: { $price }
act-hire-hero = hire { $card }, strength { $strength }, instead of { $other }: { $price }
act-hire-full = hire { $card }, strength { $strength }, in exchange: { $price }
act-dismiss = hire somebody and dismiss another
act-by-colour = { $goods } ({ $colours })

## Raids before one commits

raid-pay = pay { $price }
raid-crew-points = crew: +{ $points }
raid-dead = { $n ->
    [one] 1 of your crew dies
   *[other] { $n } of your crew die
  }
raid-dead-some = { $low ->
    [0] up to { $high } of your crew may die
   *[other] { $low } to { $high } of your crew die
  }
raid-set = { $worker } + { $plunder }
raid-sets = one of { $n } sets
raid-strength = strength { $n } + { $dice } ({ $tiers })
raid-odds = odds { $odds }
raid-sure = certain { $odds }
raid-lacks = Nearest raid: { $place }. Still missing: { $lacking }.

## Questions

wait-keep-hand = to choose a hand
wait-place = to place a worker
wait-pick-up = to pick up a worker
wait-idle = to choose a building
wait-treasury = to choose cards for the Treasury
wait-hall-card = to play a card at the Town Hall
wait-hire = to hire crew
wait-dismiss = to choose who leaves the crew
wait-long-house = to use the Long House once more, or not
wait-copy-building = to choose a building for the Merchant
wait-swap-worker = to choose workers for the Archer
wait-take-plunder = to choose plunder for the Barbarian
wait-target-seat = to choose an opponent
wait-sacrifice = to dismiss crew for plunder
wait-trade-offer = to choose an offering for the Trader
wait-scout-target = to choose an opponent for the Scout
wait-scout-give = to choose cards for the exchange
wait-give = to choose what the Mercenary gets
wait-reroll = to roll a die again, or not
wait-choose-set = to choose the plunder
wait-deaths = to choose who dies
wait-avenge = to choose whom the Avenger hits
wait-lose-crew = to choose whom the Avenger takes
wait-discard-down = to discard cards

ask-keep-hand = { $kept } of these { $dealt } cards are your hand. Which ones do you keep?
    The others go under the draw pile. You begin with { $silver }.
ask-place = You hold { $worker }. At which building do you place it?
ask-place-raid = You hold { $worker }. At which building do you place it, or where do you raid?
last-turn = This is your last turn.
brief-place = Where do you place { $worker }?
brief-place-raid = Place { $worker }, or raid?
brief-pick-up = Which worker do you pick up?
ask-pick-up = From which building do you pick up a worker? You keep it for your next turn.
ask-idle-place = You hold { $worker }. Where do you place it without using the building?
ask-idle-pick-up = Which worker do you pick up without using its building?
ask-treasury = Which cards do you discard at the Treasury? { $trades }.
ask-hall-card = Which card do you play at the Town Hall? It is discarded and does what it says.
ask-long-house = { $n ->
    [one] Your Sage allows 1 more action at the Long House. Which one?
   *[other] Your Sages allow { $n } more actions at the Long House. Which one is next?
  }
ask-copy-building = Merchant: which building's action do you use? It gives what it gives for { $worker }.
ask-discard-down = { $n ->
    [one] You may keep { $limit } cards. Which one do you discard?
   *[other] You may keep { $limit } cards. Which { $n } do you discard?
  }
ask-hire-barracks = Whom do you hire at the Barracks?
ask-hire-recruiter = Recruiter: whom do you hire for { $price }?
ask-hire-gravedigger = Gravedigger: whom do you hire for free? In exchange, one of your crew returns to your hand.
ask-hire-gravedigger-both = Gravedigger: who of your crew comes back to your hand, and who takes that place for nothing?
ask-hire-full = Your crew is full: choose also whom you dismiss.
ask-hire-room = You may dismiss somebody, but you need not.
ask-dismiss = { $card } joins for { $price }, but your crew is full. Whom do you dismiss?
ask-dismiss-back = { $card } joins for nothing. Who of your crew comes back to your hand?
ask-swap-worker = { $card }: whose worker do you exchange, and for which one?
ask-take-plunder = { $card }: from whom do you take what?
ask-target-seat = { $card }: which opponent do you choose?
ask-sacrifice = { $card }: whom do you dismiss, and what do you take?
ask-trade-offer = { $card }: which offering do you make, with 1 less of what?
ask-scout-target = Scout: with whom do you exchange how many cards?
ask-scout-give = You exchange { $cards } with { $who }. Both of you choose in secret. What do you give?
ask-scout-give-other = { $who } has played a Scout: the two of you exchange { $cards }, chosen in secret. What do you give?
ask-give = { $who } has played { $card } at the Town Hall: you must hand over { $things }. What do you give?
ask-reroll = { $place }, the dice show { $dice }: strength { $strength } for { $points }. Does your Brawler roll a die again?
ask-reroll-next = Next tier: { $strength } for { $points }.
ask-reroll-left = { $n ->
    [one] The new number counts, even if it is lower.
   *[other] The new number counts, even if it is lower. You may do this { $n } times.
  }
ask-choose-set = { $place }: strength { $strength } for { $points }. Which set of plunder do you take, with the worker on it?
ask-deaths = { $n ->
    [one] { $place }: you have taken { $valkyrie }, and 1 of your crew dies. Who?
   *[other] { $place }: you have taken { $valkyrie }, and { $n } of your crew die. Who?
  }
ask-deaths-hint = Effects of those who die happen at once.
ask-avenge = Your Avenger has died: which opponent loses a crew member too? They choose whom.
ask-lose-crew = { $who } has raided, and an Avenger died there: you lose one of your crew too. Whom?

picked-hire = hire { $card }: { $price }; dismiss { $other }
picked-hire-back = hire { $card }; { $other } comes back to the hand
option-pass-hall-card = Play no card
option-pass-hire = Hire nobody
option-pass-long-house = Leave it at that
option-pass-copy-building = Use no building
option-pass-swap-worker = Exchange no worker
option-use = { $building }: { $does }
option-from = { $building } ({ $worker })
option-idle = { $building }, without its action
option-idle-place = More: place without using the building …
option-idle-pick-up = More: pick up without using the building …
option-raid = { $place }: { $worker } worker, { $plunder }
option-raid-sets = { $place }: { $sets }
option-set = { $worker } worker: { $plunder }
option-card = { $card }: { $numbers }
option-does = { $card }: { $effect }
option-hire = { $card }, strength { $strength }: { $price }
option-hire-hero = { $card }, strength { $strength }, instead of { $other }: { $price }
option-out = { $card }, strength { $strength }, goes
option-dismiss = More: dismiss somebody as well …
option-back = { $card }, strength { $strength }, comes back
option-back-again = Back
option-take = Take { $things }
option-victim = { $card }, strength { $strength }
option-trade = { $tile }, less { $less }
option-trade-detail = pay { $price }
option-keep = Keep the dice: strength { $strength } for { $points }
option-reroll = Roll die { $number } again (a { $die }): better tier { $percent }%
option-swap = { $who }'s { $before } worker for the { $worker } one at the { $building }
option-plunder = { $things } from { $who }
option-scout = { $cards } with { $who }
option-seat = { $who } ({ $things })
group-place = Place and use
group-raid = Raid
group-pick-up = Pick up and use
group-hire = Hire
group-out = Dismiss
group-back = Back to your hand
group-take = Take

## What can be laid down ahead, and standing orders

ahead-place = Your next turn, with { $worker }: where to?
ahead-pick-up = If you place: which worker do you pick up then?
ahead-choose-set = { $place }: which set of plunder do you take?
ahead-deaths = { $place } ({ $plunder }): who dies?
ahead-treasury = Treasury, { $goods }: which?
ahead-dismiss = Hiring with a full crew: whom do you dismiss?
ahead-target-seat = { $card }: which opponent?
ahead-take-plunder = { $card }: what do you take, and from whom?

order-reroll = Brawler's die
order-reroll-lowest = roll the lowest again: nothing can be lost by it
order-deaths = Who dies in my raids
order-deaths-weakest = first those whose death has an effect, then the weakest
order-lose-crew = An Avenger takes one of my crew
order-lose-crew-weakest = the weakest goes
order-give = A Mercenary takes from me
order-give-more = what I have more of
order-give-silver = silver
order-give-provision = a provision
order-scout-give = A Scout exchanges cards
order-scout-give-cheapest = give my cheapest cards
order-discard-down = More than 8 cards in hand
order-discard-down-cheapest = discard the cheapest

## What somebody does or gets: "Ana: +2 provisions."

does-worker-placed = places { $worker } { $building }
does-worker-placed-idle = places { $worker } { $building }, without its action
does-worker-taken = picks up { $worker } { $building }
does-worker-taken-idle = picks up { $worker } { $building }, without its action
does-gained = +{ $things } ({ $why }), now { $total }
does-gained-here = +{ $things }, now { $total }
does-paid = pays { $things } ({ $why }), { $total } left
does-paid-here = pays { $things }, { $total } left
does-lost = loses { $things } ({ $why }), { $total } left
does-short = { $wanted } (the supply has less)
does-short-none = { $wanted } (none left in the supply)
does-taken = takes { $things } from { $other } ({ $why })
does-taken-here = takes { $things } from { $other }
does-given-back = gives back { $things } above the limit, { $total } left
does-hand-kept = you keep { $cards }
does-drawn = draws { $cards } ({ $why }), { $hand } in hand
does-drawn-here = draws { $cards }, { $hand } in hand
does-drawn-none = finds no card to draw
does-cards-seen = you draw { $cards }
does-hiring = wants { $card } in the crew
does-discarded-treasury = discards { $cards }
does-discarded-limit = discards { $cards } above the limit
does-hired = hires { $card }
does-hired-free = hires { $card } for nothing
does-crew-lost = loses { $card } to an Avenger
does-dismissed = dismisses { $card }
does-crew-returned = takes { $card } back to the hand
does-hall-played = plays { $card }
does-hall-idle-no-target = { $card }: nobody it could affect
does-hall-idle-armour-full = { $card }: Armour is at its highest already
does-hall-idle-supply = { $card }: nothing of it in the supply
does-hall-idle-no-cards = { $card }: no cards for it
does-declined-barracks = hires nobody at the Barracks
does-declined-town_hall = plays no card at the Town Hall
does-declined-long_house = does no more at the Long House
does-declined-merchant = uses no building with the Merchant
does-declined-archer = exchanges no worker with the Archer
does-copied = uses { $building } with { $worker }
does-workers-swapped = { $other } gets { $worker } { $building } for { $before }
does-hands-swapped = exchanges { $cards } with { $other }
does-swap-seen = exchange with { $other }: you gave { $gave } and got { $got }
does-offering = { $sign } offering of { $price } for { $points }, { $tiles } by now
does-offering-waived = { $sign } offering of { $price } for { $points }, with { $less } less, { $tiles } by now
does-offers-cycled = turns up new offerings: { $tiles }
does-tiles-none = no offerings
does-tiles-shown = { $tiles }: { $added } = { $points }
does-raid = raids { $place } with { $worker }
does-rolled = rolls { $dice }
does-rerolled = rolls the { $before } again: { $sign }
does-scored = strength { $strength } ({ $parts }): +{ $points }, now { $total }
does-scored-none = strength { $strength } ({ $parts }): no tier reached
does-scored-harbour = +{ $points }, now { $total }
does-points = +{ $points } ({ $why }), now { $total }
does-points-here = +{ $points }, now { $total }
does-plunder = takes { $things }, and { $worker }
does-plunder-none = takes { $worker }
does-valkyrie = { $sign } { $claimed }: now { $track } on the track
does-valkyrie-few = { $sign } only { $n } of { $taken } Valkyrie count, for want of crew: now { $track } on the track
does-died = { $sign } { $card } dies
does-died-returns = { $sign } { $card } dies and comes back to the hand
does-unavenged = nobody else has a crew for the Avenger

## The chronicle

event-game-start = { $who } begins (rolled: { $rolls }). Offerings: { $tiles }.
event-turn = Turn { $turn }: { $who }, with { $worker }.
event-turn-last = Turn { $turn }: { $who }, with { $worker }, for the last time.
event-deck-shuffled = The discards are the new draw pile: { $cards }.
event-offer-opened = New offering: { $tile }. In the stack: { $stack }.
event-end-fortress = Only 1 set of plunder is left in the fortresses: the last round begins.
event-end-offerings = The stack of offerings is empty: the last round begins.
event-end-valkyrie = No Valkyrie is left on the board: the last round begins.
event-final = { $source }: { $scores }.
event-game-over = { $winners ->
    [one] { $who } wins with { $points }.
   *[other] { $who } share the victory with { $points }.
  }

## Milestones

sum-begins = { $who } begins. Rolled: { $rolls }.
sum-tiles = { $sign } Offerings: { $tiles }
sum-turn = **Turn { $turn }** · { $who }
sum-raid = **Turn { $turn }** · { $who } raids { $place } with { $worker }
sum-last-turns = Everybody has one more turn.

## Hand and standings

hand-title = { $count ->
    [one] Your hand (1 card)
   *[other] Your hand ({ $count } cards)
  }
hand-empty = You have no cards.
hand-card = { $card } ({ $numbers })
hand-chosen = (chosen)
hand-effects-hero = { $crew } · hero, nothing at the Town Hall
hand-effects = { $crew } · Town Hall: { $hall }
hand-crew = **Your crew** ({ $n } of { $most }, strength { $strength }): { $cards }
hand-tiles = **Your offerings**: { $tiles }, { $points }
standing-line = { $letter } · { $who }: { $points }
standing-now = { $n } if it ended now
standing-now-offerings = { $n } + { $tiles } if it ended now

## Result

result-sole = { $who } wins with { $points }.
result-shared = { $who } share the victory with { $points }.
why-valkyrie = The tie was broken on the Valkyrie track.
why-armour = The tie was broken on the Armour track.
why-shared = Both tracks are level too.
result-line = { $place }. { $who } ({ $letter }): { $points }
source-play = Raids
source-valkyrie = Valkyrie
source-armour = Armour
source-offerings = Offerings
source-crew = Crew
source-plunder = Plunder
source-total = Total

## The position in words, for those who cannot see the picture

at-turn = { $who } is to move.
at-seat = { $letter }, { $who }: { $things }.
at-crew = crew { $cards }
at-worker = { $building } ({ $colour })
at-village = Workers in the village: { $workers }.
at-sets = Plunder sets left: { $places }.
at-offers = Offerings: { $tiles }; { $stack } in the stack.
at-free = free
at-supply = Supply: { $things }; { $cards } in the draw pile.
at-settlement = { $place } ({ $crew }, { $costs }; { $points }): { $sets }.

## Pages of buildings, settlements and cards

page-workers = Takes { $colours } workers only.
page-helpers = Crew that helps here
page-needs = Needs { $crew }; { $price }; a { $workers } worker
page-tiers = { $dice }; strength { $tiers }
page-harbour = No dice: always { $points }
page-spaces = Plunder sets: { $spaces }
page-space = { $tokens } tokens ({ $worker } worker)
page-disputed-fortress = Lists differ over its gold; the table may choose.
page-disputed-card = Lists differ over its strength; the table may choose.
track = { $spaces }: { $points }

rule-gate_house = - If the draw pile runs out, the discards are shuffled into a new one.
rule-town_hall =
    - The card is discarded first, then it takes effect. Its strength and its cost do not matter.
    - ✏️ A card whose price you cannot pay cannot be played. One that would hit somebody may be played even if nobody has what it takes: it does nothing.
rule-treasury = - Any cards will do, heroes too. Everybody sees what is discarded. ✏️ The discards may not be looked through later.
rule-barracks =
    - Pay what the card costs. At most { $most } in a crew, heroes included; you may dismiss one first.
    - The card you hire works at once.
rule-mill = - The colour of the worker that you place or pick up counts.
rule-silversmith = - The colour of the worker that you place or pick up counts.
rule-armoury =
    - Armour counts in every raid and brings points at the end; { $top } is the most.
    - ✏️ With 1 below the top you may still pay iron: you end at { $top }.
rule-long_house =
    - For an offering, pay what is on an open tile; its points count at the end. A new tile is turned up at once.
rule-harbour = Closest to home: no dice and few points, but grey workers and plunder to begin with.
rule-outpost = One die. The first white workers are here.
rule-monastery = Two dice, and gold to get in.
rule-fortress = The far north: two dice, the most crew, the most points. When { $sets } set is left in them, the last round begins.

## Rules pages

rules-overview-title = Overview
rules-overview =
    You live in a village on the North Sea and want to impress its chieftain. Hire a crew, gather provisions, sail out and raid. Most points win.

    ### A turn
    You always begin and end it with **one worker in hand**. Do one of two things:
    1. **Work:** place the worker at a free building of the village and use it; then pick up a worker from another building and use that one too.
    2. **Raid:** place the worker on a settlement, pay, fight, and take what lies there with the worker on it.

    ### Where points come from
    - **Raids:** for your strength, and for some of your crew
    - **Offerings** to the chieftain, made at the Long House
    - **Tracks:** Valkyrie taken and Armour, at the end
    - **Crew** with points on their cards, and **plunder** left over, at the end

    The colour of a worker matters: white ones reach the richest settlements, black ones hardly leave the village.

    Pages: a turn, the village and its buildings, raids and their settlements, the tracks, the end, and every card. ✏️ marks what the rulebook leaves open and we have decided.

rules-setup-title = Setup
rules-setup =
    - Each player: { $silver } silver, a black worker, no provisions.
    - Five cards each: keep { $keep }; the others go under the draw pile. ✏️ They are shuffled there.
    - Black workers stand at the Gate House, the Town Hall and the Treasury.
    - Every raid space gets its worker and its tokens, drawn from a bag: gold, iron, livestock and Valkyrie. The { $left } tokens left over begin in the supply.
    - { $open } offerings lie open, the others in a stack.
    - Everybody rolls both dice; the highest begins. ✏️ Those who are tied roll again.
    - Play goes clockwise.

rules-turn-title = A turn
rules-turn =
    ### Work
    1. **Place** your worker at a building without one that takes its colour, and use the building.
    2. **Pick up** a worker from another building and use that one. You keep this worker for your next turn.

    - You need not use a building, but you must place and pick up.
    - Each building's action once a turn; the Sage alone is allowed more at the Long House.
    - The colour of the worker that you place or pick up decides what the building gives.

    ### Or raid
    Place your worker on a settlement (see **Raids**). You take another worker there, and the turn is over.

    ### At the end of the turn
    You may keep { $most } silver, { $most } provisions and { $most } hand cards; what is above that goes back. You choose the cards. Plunder has no limit. Only the player whose turn is ending checks this limit.

rules-village-title = The village
rules-village =
    Eight buildings, each with room for one worker. What a building gives comes from the supply, and what you pay goes there.

rules-raids-title = Raids
rules-raids =
    A settlement asks for **crew** (at least so many hired), **provisions**, sometimes **gold**, and a **worker** of a colour it takes.

    1. Place the worker; it stays there until the end.
    2. Pay provisions and gold.
    3. Roll its dice and add up your **strength**. Only the best tier you reach gives points; below the first there are none.
    4. Add the points of your crew for this kind of settlement.
    5. Take one of the sets of plunder left there, and the worker on it. You choose it now, after the dice; at a harbour, where there are none, when you begin.
    6. For each **Valkyrie** in it, one of your crew dies.

    Harbours are raided without dice: always { $harbour }.

    ### Strength
    Dice + strength of all your crew + their effects + your Armour, which is never spent. ✏️ A die shows { $faces }.

    Nobody stays at home: your whole crew raids. Those who die counted too.

rules-valkyrie-title = Valkyrie and the dead
rules-valkyrie =
    - For each Valkyrie taken you choose one of your crew who dies and is discarded, and you go one step up on the Valkyrie track.
    - Some cards do something when they die in a raid; it happens at once. ✏️ If several die, you choose them all at once; their order makes no difference.
    - With fewer crew than Valkyrie, the Valkyrie left over give nothing.
    - All Valkyrie go to the supply.
    - The track ends at { $top }. Further Valkyrie still take your crew, but the points stay the same.

    A crew member that an Avenger costs you, or that you dismiss, has not died in a raid.

rules-crew-title = Hiring a crew
rules-crew =
    - Hire at the Barracks for the silver on the card, or by the effect of a card.
    - At most { $most } in a crew. You may dismiss one first; it is discarded.
    - At most { $heroes } hero in a crew. ✏️ Dismissing one hero to hire another is allowed.
    - The same card several times is allowed. ✏️ Their effects add up.
    - What a card says about the crew works while it is hired. What it says about the Town Hall works when it is played there from the hand; then it is discarded.
    - If the draw pile runs out, the discards are shuffled into a new one. ✏️ If there are none either, you draw what there is.

rules-offerings-title = Offerings
rules-offerings =
    Made at the Long House, or with a Trader: pay what is on an open tile and keep it, face down. A new one is turned up at once. Points count at the end. ✏️ What lies face down before you is for you alone to look at.

    ### All { $count } tiles
rules-tracks-title = Tracks
rules-tracks =
    Points at the end for your place on the two tracks.

    ### Valkyrie taken
    { $valkyrie }

    ### Armour
    { $armour }

    ✏️ Between two marks of the Armour track the lower one counts. Armour adds itself to the strength of every raid.

rules-supply-title = Supply
rules-supply =
    - { $silver } silver and { $provision } provisions; plus all gold, iron and livestock that is neither on a settlement nor with a player. If it runs short, you take what there is.
    - ✏️ An action that would bring nothing at all is not offered.
    - Hands, the draw pile and the offerings made are hidden; all the rest is open: silver, provisions, plunder, crew, how many cards and offerings somebody has.

rules-ends-title = How it ends
rules-ends =
    The last round begins when

    - only { $sets } set of plunder is left in the fortresses,
    - the stack of offerings is empty, or
    - no Valkyrie is left on the board.

    The current turn is finished; then every player, including the one who just played, takes one last turn. Then the game is over.

    ✏️ In the last round everything may still be raided and offered; empty offering spaces stay empty.

rules-scoring-title = Final scoring
rules-scoring =
    To the points of the raids everybody adds

    - the **Valkyrie track**: up to { $valkyrie }
    - the **Armour track**: up to { $armour }
    - **offerings** made
    - **crew** with points on their cards
    - **plunder** left: { $gold } per gold, { $iron } per iron, { $livestock } per pair of livestock

    Most points win. Ties: further up the Valkyrie track, then the Armour track. ✏️ Otherwise the victory is shared.

rules-cards-title = All townsfolk
rules-cards =
    Strength, cost in silver, how many there are. Each has a page of its own.

## Pictures

picture-winners = { $count ->
    [one] { $names } won
   *[other] { $names } share the victory
  }
picture-champion = { $count ->
    [one] Greatest raider: { $points } points
   *[other] Greatest raiders: { $points } points each
  }
picture-first = { $name } begins
picture-turn = { $name }: { $places }
picture-idle = { $name } places and picks up
picture-supply = Supply
picture-your-crew = Your crew
picture-tiles = Your offerings
picture-dealt = Keep { $count } of these
picture-raid = { $name } raids { $place }
picture-raids = { $n } raids in this round
