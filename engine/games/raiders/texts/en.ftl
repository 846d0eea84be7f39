# Raiders of the North Sea, in English. who, other, victim … are names of seats.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.
# In capitals: NAME a card, building or settlement, SIGNED the same with its sign, NAMES several cards;
# SIGN a sign; WORKER "a black worker"; EITHER, ONE_OF "a, b or c"; GOODS amounts or "nothing", HELD
# also "0 cards"; SILVER a price; PLUNDER a set of plunder; DICE dice as
# they lie; PRICE what an offering asks for, WORTH its points, TILE both; PARTS what makes up strength;
# TIERS strength and points; ODDS points by chance; CREW and HALL what a card does in a crew and at the
# Town Hall.

title = Raiders of the North Sea
pitch = Place one worker, pick up another: gather provisions, hire a crew and raid the coasts of the north for plunder and glory. Whoever has the most points wins. About 60 to 80 minutes around a table.
picture-cover = A longship under the northern lights with three of its crew. Behind them is a coast with an outpost, a monastery, a fortress and a harbour.

## What the lobby offers

option-sage = Strength of the Sage
option-sage-zero = 0 (the final edition)
option-sage-one = 1 (the older card list)
option-fortress = Gold for Fortress 2
option-fortress-two = 2 (as the board shows)
option-fortress-one = 1 (as one list says)
option-posts = Posts in the thread
option-posts-fitting = every turn with two players, every round with more
option-posts-turn = every turn
option-posts-round = every round

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

at-building = at the { SIGNED($building) }
from-building = from the { SIGNED($building) }

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
bare-worker = { TEXT("worker", $worker) } worker
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
goods-gold = gold
goods-iron = iron
goods-livestock = livestock
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
no-goods = nothing

## What a card does in a crew, in a line

crew-points = +{ COUNT("points", $n) } when you raid { TEXT("a", $place) }
crew-strength = +{ $n } strength when you raid { TEXT("a", $place) }
crew-death-avenge = If it dies in a raid, an opponent you choose loses a crew member too
crew-death-return = If it dies in a raid, it returns to your hand
crew-death-gain = If it dies in a raid, you gain { COUNT($kind, $n) }
crew-reroll = { $n ->
    [one] Once per raid, after the roll, you may re-roll 1 die
   *[other] { $n } times per raid, after the roll, you may re-roll 1 die
  }
crew-strength-per-armour = +{ $n } strength per { $per } Armour
crew-strength-per-valkyrie = +{ $n } strength per { $per } Valkyrie you took before
crew-strength-per-crew = { $per ->
    [one] +{ $n } strength per other crew member
   *[other] +{ $n } strength per { $per } other crew members
  }
crew-discount = Raiding { TEXT("a", $place) } costs you { COUNT($kind, $n) } less
crew-end = +{ COUNT("points", $n) } at the end of the game
crew-end-per-livestock = +{ COUNT("points", $n) } at the end for each livestock you have
crew-end-per-offering = +{ COUNT("points", $n) } at the end for each offering you have made
crew-bonus = { $place ->
    [gate_house] +{ COUNT("cards", $n) } at the Gate House
    [mill] +{ COUNT($kind, $n) } at the Mill
   *[silversmith] +{ COUNT($kind, $n) } at the Silversmith
  }
crew-hire-discount = Hiring at the Barracks costs you { COUNT("silver", $n) } less
crew-again = { $n ->
    [one] You may do 1 more action at the Long House
   *[other] You may do { $n } more actions at the Long House
  }

## What a card does at the Town Hall, in a line

hall-none = A hero with no effect at the Town Hall
hall-swap-worker = Exchange an opponent's worker for one of another colour in the village
hall-gain = Gain { COUNTS($gain) }
hall-armour = Gain { COUNTS($gain) }
hall-all-lose = Every opponent loses { COUNT($kind, $n) }
hall-all-give = Every opponent gives you { COUNT("silver", $n) } or { COUNT("provision", $n) }, as they choose
hall-take-plunder = Take { $n } plunder of your choice from an opponent
hall-take = { $n ->
    [1] Take { COUNT($kind, $n) } from an opponent
   *[other] Take up to { COUNT($kind, $n) } from an opponent
  }
hall-one-loses = An opponent loses { COUNT($kind, $n) }
hall-sacrifice = Dismiss one of your crew to take { $n } gold, iron or livestock
hall-exchange = Pay { COUNTS($pay) } to gain { COUNTS($gain) }
hall-draw = Draw { COUNTS($gain) }
hall-swap-crew = Return one of your crew to your hand and hire another card for free
hall-copy-building = Use the action of any other building, even an occupied one
hall-hire = Hire any card from your hand for { COUNTS($pay) }
hall-cycle-offers = Put the open offerings under the stack and turn up { $n } new ones
hall-scout = Exchange the same number of hand cards with an opponent, chosen in secret
hall-trade-offer = Make an offering and pay { $n } plunder or silver less

## What a card does, in full

rule-hero = - A hero: you may have only { $heroes } in your crew. It has no Town Hall effect, so you cannot play it there. You may discard it at the Treasury like any card.
rule-crew-points =
    - You get them even if the raid reaches no strength tier, and even if this card dies in it.
rule-crew-strength =
    - The bonus counts even if this card dies in the raid, because deaths come last.
rule-crew-death-avenge =
    - You choose the opponent, and they choose who they lose. That loss is not a death in a raid, so it triggers no effect.
    - ✏️ You can only choose an opponent who has a crew. If nobody has one, nothing happens.
rule-crew-death-return =
    - It still counts as the death for one Valkyrie and moves you a step up the Valkyrie track.
    - ✏️ It cannot die for a second Valkyrie in the same raid.
rule-crew-death-gain =
    - Only if a Valkyrie of your own raid kills it, not if you lose or dismiss it in another way.
rule-crew-reroll =
    - ✏️ You decide after seeing the roll, and the new number counts. You are not asked if no better tier is in reach.
    - Harbours are raided without dice, so there is nothing to re-roll.
rule-crew-strength-per-armour =
    - Round down.
rule-crew-strength-per-valkyrie =
    - Round down. ✏️ Your place on the Valkyrie track counts, and the track ends at { $valkyrie-top }. The Valkyrie of this raid come too late.
rule-crew-strength-per-crew =
    - Everyone in your crew counts, except this card.
rule-crew-discount =
    - The price may drop to 0. The crew you need stays the same.
rule-crew-end =
    - Only if it is still in your crew when the game ends.
rule-crew-end-per-livestock =
    - On top of the points for the livestock itself. Only if it is still in your crew when the game ends.
rule-crew-end-per-offering =
    - It makes no difference what the offering is worth. Only if it is still in your crew when the game ends.
rule-crew-bonus-mill =
    - Only when you take provisions there, not gold.
rule-crew-bonus-gate_house =
    - Whether you place a worker there, pick one up or use the building with a Merchant.
rule-crew-bonus-silversmith =
    - Whether you place a worker there, pick one up or use the building with a Merchant.
rule-crew-hire-discount =
    - The price may drop to 0. ✏️ Only at the Barracks, with a Merchant too, but not with a Recruiter at the Town Hall.
    - ✏️ A Recruiter you dismiss to make room gives no discount.
rule-crew-again =
    - The same action again or the other one, whether you place a worker there, pick one up or use a Merchant.
rule-hall-swap-worker =
    - The result must be allowed: no black worker may end up at the Armoury or the Long House.
    - ✏️ This activates no building, and you still cannot pick up from the building where you placed your worker.
rule-hall-gain =
    - Limited to what is left in the supply.
rule-hall-armour =
    - Armour never rises above { $armour-top }.
rule-hall-all-lose =
    - An opponent who has none loses nothing. What is lost goes to the supply.
rule-hall-all-give =
    - An opponent who has only one of the two gives that one. Whoever has neither gives nothing.
rule-hall-take-plunder =
    - ✏️ You choose the opponent and whether it is gold, iron or livestock.
rule-hall-take =
    - ✏️ You choose the opponent. If they have less, you take what they have.
rule-hall-one-loses =
    - ✏️ You choose the opponent. Nothing falls below 0.
rule-hall-sacrifice =
    - ✏️ The crew member has not died in a raid, so its effect is not triggered. The supply must have the plunder.
rule-hall-exchange =
    - ✏️ You cannot play the card for this without the price, or if the supply has nothing for you to gain.
rule-hall-draw =
    - If the draw pile runs out, shuffle the discards into a new one.
rule-hall-swap-crew =
    - You must hire another card from your hand, and the hero limit applies.
rule-hall-copy-building =
    - ✏️ The worker you placed at the Town Hall, or picked up from it, decides what the building gives. The Armoury and the Long House need a grey or white one.
    - ✏️ It counts as that building's action for this turn: each building can be used only once.
    - ✏️ You cannot choose the Town Hall itself, because its action is the one that plays this card.
rule-hall-hire =
    - ✏️ You pay exactly this price, even for cheaper cards. Crew discounts do not apply; the limits on crew and heroes do.
rule-hall-cycle-offers =
    - The open ones go under the stack first. ✏️ They are shuffled there, so some may come up again if the stack is short.
rule-hall-scout =
    - You choose the opponent and the number; then both of you choose in secret. The number is at most what either of you holds.
rule-hall-trade-offer =
    - ✏️ You pay one unit less of one thing on the tile. It does not count as the Long House's action.

page-head = Strength { $strength } · costs { COUNT("silver", $cost) } · { COUNT("cards", $copies) } in the game
page-crew = **In your crew:** { CREW($card) }.
page-hall = **At the Town Hall:** { HALL($card) }.

## Where the game stands

phase-setup = Choosing starting hands
phase-play = Turn { $turn }
phase-last = Turn { $turn }, last round ({ $left ->
    [one] 1 turn left
   *[other] { $left } turns left
  })
phase-over = Final scores

## Small parts

tile = { PRICE($tile) } ({ WORTH($tile) })
card-numbers = strength { $strength }, costs { $cost } silver
card-row = strength { $strength } · { $cost } silver · ×{ $copies }
hero-mark = (hero)
free = free
crew-of = crew { $crew } of { $most }
you-have = You have { COUNT("silver", $silver) }; { crew-of }
holdings = You have { GOODS($holds) }; { crew-of }.
has = { $building ->
    [barracks] { you-have }
   *[other] { $above ->
        [false] you have { HELD($has) }
       *[true] you have { HELD($has) }; anything above { $limit } goes back at the end of the turn
      }
  }
chance = { COUNT("points", $points) } ({ $percent }%)
tier = { $strength } for { COUNT("points", $points) }
part-dice = dice { $n }
part-crew = crew { $n }
part-extra = effects { $n }
part-armour = Armour { $n }
need-crew = crew { $needed } (you have { $crew })
need-provision = provisions { $n } (you have { $have })
need-gold = gold { $n } (you have { $have })

## What a building gives

deal = { COUNTS($pay) ->
    [none] { COUNTS($gain) }
   *[other] { COUNTS($pay) } for { COUNTS($gain) }
  }
act-offering = make an offering
act = { $building ->
    [gate_house] draw { deal }
    [town_hall] play a card from your hand
    [barracks] { $crew ->
        [0] hire a card from your hand
       *[other] hire one and dismiss another
      }
   *[other] { $offer ->
        [false] { deal }
       *[true] offering of { PRICE($way) } for { WORTH($way) }
      }
  }
act-by-colour = { $goods } ({ EITHER($colours) })

## Raids before one commits

raid-pay = pay { GOODS($toll) }
raid-crew-points = { $extra ->
    [0] { "" }
   *[other] +{ COUNT("points", $extra) } from your crew
  }
raid-dead = { LESS($high, $low) ->
    [0] { $high ->
        [0] { "" }
        [one] 1 of your crew dies
       *[other] { $high } of your crew die
      }
   *[other] { $low ->
        [0] up to { $high } of your crew may die
       *[other] { $low } to { $high } of your crew die
      }
  }
raid-set = { TEXT("worker", $worker) } + { PLUNDER($letters) }
raid-sets = one of { $n } sets
raid-strength = strength { $mine } + { $dice } ({ TIERS($settlement) })
raid-short = { SIGNED($settlement) }: { $dice ->
    [none] { ODDS($odds) }
   *[other] { $mine } + { $dice } → { ODDS($odds) }
  }
raid-odds = { SIZE($odds) ->
    [1] brings { ODDS($odds) }
   *[other] may bring { ODDS($odds) }
  }
raid-lacks = Nearest raid: { NAME($settlement) }. You still need { COUNTS($short) }.

## Questions

wait-keep-hand = to choose a hand
wait-place = to place a worker
wait-pick-up = to pick up a worker
wait-idle = to choose a building
wait-treasury = to choose cards for the Treasury
wait-hire = to hire crew
wait-dismiss = to choose who leaves the crew
wait-long-house = to use the Long House again, or not
wait-copy-building = to choose a building for the Merchant
wait-swap-worker = to choose workers for the Archer
wait-take-plunder = to choose plunder for the Barbarian
wait-target-seat = to choose an opponent
wait-sacrifice = to dismiss crew for plunder
wait-trade-offer = to choose an offering for the Trader
wait-scout-target = to choose an opponent for the Scout
wait-scout-give = to choose cards for the exchange
wait-give = to choose what the Mercenary gets
wait-reroll = to re-roll a die, or not
wait-choose-set = to choose the plunder
wait-deaths = to choose who dies
wait-avenge = to choose who the Avenger hits
wait-lose-crew = to choose who the Avenger takes
wait-discard-down = to discard cards

ask-keep-hand = You keep { $n } of these { $dealt } cards. Which ones do you keep?
    The others go under the draw pile. You begin with { COUNT("silver", $start) }.
ask-place = { $raids ->
    [none] You hold { WORKER($worker) }. At which building do you place it?
   *[other] You hold { WORKER($worker) }. At which building do you place it, or where do you raid?
  }
last-turn = This is your last turn.
brief-place = { $raids ->
    [none] Where do you place your { bare-worker }?
   *[other] Do you place your { bare-worker } or raid?
  }
brief-copy-building = Merchant: which building do you use, with { WORKER($worker) }?
brief-pick-up = Which worker do you pick up?
ask-pick-up =
    From which building do you pick up a worker? You keep it for your next turn.
    { holdings }
ask-idle = { $half ->
    [place] You hold { WORKER($worker) }. Where do you place it without using the building?
   *[pick-up] Which worker do you pick up without using its building?
  }
ask-idle-dismiss = Or do you hire at the Barracks and dismiss somebody as well?
ask-treasury = Which cards do you discard at the Treasury? { CAPITAL(deal) }.
ask-long-house = { $n ->
    [one] Your Sage allows 1 more action at the Long House. Which one?
   *[other] Your Sages allow { $n } more actions at the Long House. Which one is next?
  }
ask-copy-building =
    Merchant: which building's action do you use? You get what it gives for { WORKER($worker) }.
    { holdings }
ask-discard-down = { $n ->
    [one] You may keep { $limit } cards. Which one do you discard?
   *[other] You may keep { $limit } cards. Which { $n } do you discard?
  }
ask-hire = { $why ->
    [barracks] Who do you hire at the Barracks?
    [recruiter] Recruiter: who do you hire for { COUNT("silver", $less) }?
   *[gravedigger] { $both ->
        [true] Gravedigger: who returns from your crew to your hand, and who replaces them for free?
       *[false] Gravedigger: who do you hire for free? In exchange, one of your crew returns to your hand.
      }
  }
ask-hire-both = { $full ->
    [true] Your crew is full: choose who you dismiss, too.
   *[false] You may also dismiss somebody if you like.
  }
ask-dismiss = { $why ->
    [gravedigger] { SIGNED($card) } joins for free. Who returns from your crew to your hand?
   *[other] { SIGNED($card) } joins for { SILVER($price) }, but your crew is full. Who do you dismiss?
  }
ask-swap-worker =
    { NAME($card) }: whose worker do you exchange, and for which one?
    { HALL($card) }.
ask-take-plunder =
    { NAME($card) }: what do you take, and from whom?
    { HALL($card) }.
ask-target-seat =
    { NAME($card) }: which opponent do you choose?
    { HALL($card) }.
ask-sacrifice =
    { NAME($card) }: who do you dismiss, and what do you take?
    { HALL($card) }.
ask-trade-offer =
    { NAME($card) }: which offering do you make, and what do you pay 1 less of?
    { HALL($card) }.
ask-scout-target =
    Scout: who do you exchange cards with, and how many?
    { HALL($card) }.
ask-scout-give = { $own ->
    [true] You exchange { COUNT("cards", $number) } with { SEAT($other) }. Both of you choose in secret. What do you give?
   *[false] { SEAT($other) } has played a Scout: the two of you exchange { COUNT("cards", $number) }, chosen in secret. What do you give?
  }
ask-give = { SEAT($other) } has played { SIGNED($card) } at the Town Hall: you must hand over { ONE_OF($options, $amount) }. What do you give?
ask-reroll = { SIGNED($settlement) }: you rolled { LIST($rolled) }, which makes strength { $strength } for { COUNT("points", $points) }. Does your Brawler re-roll a die?
ask-reroll-next = Next tier: { $strength } for { COUNT("points", $points) }.
ask-reroll-left = { $uses ->
    [one] The new number counts, even if it is lower.
   *[other] The new number counts, even if it is lower. You may do this { $uses } times.
  }
ask-choose-set = { SIGNED($settlement) }: strength { $total } for { COUNT("points", $points) }. Which set of plunder do you take, along with the worker on it?
ask-deaths =
    { $n ->
        [one] { NAME($settlement) }: you have taken { COUNT("valkyrie", $valkyrie) }. Which of your crew dies?
       *[other] { NAME($settlement) }: you have taken { COUNT("valkyrie", $valkyrie) }. Which { $n } of your crew die?
      }
    The effects of those who die apply at once.
ask-avenge = Your Avenger has died: which opponent loses a crew member too? They choose which one.
ask-lose-crew = { SEAT($other) } has raided, and an Avenger died there. Which of your crew do you lose, too?

picked-hire = { $why ->
    [gravedigger] hire { NAME($card) }; { NAME($rival) } returns to your hand
   *[other] hire { NAME($card) } for { SILVER($price) }; dismiss { NAME($rival) }
  }
option-pass = { $kind ->
    [hire] Hire nobody
    [long-house] Leave it at that
    [copy-building] Use no building
   *[swap-worker] Exchange no worker
  }
option-use = { $kind ->
    [long-house] { act }
   *[other] { offered }: { act }
  }
    .detail = { has }
    .group = { group }
option-use-card = { offered }: { $hiring ->
    [play] play { NAME($card) }
    [hero] hire { NAME($card) } (strength { $strength }) for { SILVER($price) }; { NAME($rival) } leaves
    [full] hire { NAME($card) } (strength { $strength }) for { SILVER($price) }; one leaves
   *[room] hire { NAME($card) } (strength { $strength }) for { SILVER($price) }
  }
    .detail = { $hiring ->
        [play] { HALL($card) }
       *[other] { CREW($card) }
      }
    .group = { group }
offered = { $half ->
    [pick-up] { NAME($building) } ({ TEXT("worker", $worker) })
   *[place] { NAME($building) }
  }
group = { $kind ->
    [place] Place and use
    [pick-up] Pick up and use
   *[other] { "" }
  }
option-idle = { offered }, without using it
    .group = { group }
option-more = { $half ->
    [place] Place without using the building…
   *[pick-up] Pick up without using the building…
  }
    .mark = Only move…
option-raid = { NAME($settlement) }: { TEXT("worker", $worker) } worker, { PLUNDER($letters) }
    .detail = { DOTS(raid-pay, raid-dead, ODDS($odds), raid-crew-points) }
    .group = Raid
option-raid-sets = { NAME($settlement) }: { $sets }
    .detail = { DOTS(raid-pay, raid-dead, ODDS($odds), raid-crew-points) }
    .group = Raid
option-set = { TEXT("worker", $worker) } worker: { PLUNDER($letters) }
    .detail = { raid-dead }
option-card = { NAME($card, $copy) }: { card-numbers }
    .detail = { CREW($card) } · { HALL($card) }
option-hire = { $rival ->
    [none] { NAME($card) } (strength { $strength }): { SILVER($price) }
   *[other] { NAME($card) } (strength { $strength }) instead of { NAME($rival) }: { SILVER($price) }
  }
    .detail = { CREW($card) }
    .group = Hire
option-out = { $why ->
    [gravedigger] { NAME($card) } (strength { $strength }) returns
   *[other] { NAME($card) } (strength { $strength }) leaves
  }
    .detail = { CREW($card) }
    .group = { $why ->
        [gravedigger] Back to your hand
       *[other] Dismiss
      }
option-dismiss = Also dismiss somebody…
    .mark = Dismiss…
option-back-again = Back
option-sacrifice = Take { COUNT($goods, 1) }
    .group = Take
    .mark = { CAPITAL(TEXT("goods", $goods)) }
option-victim = { NAME($card, $copy) }, strength { $strength }
    .detail = { CREW($card) }
option-trade-offer = { TILE($tile) }, { COUNT($goods, 1) } less
    .detail = pay { PRICE($tile, $goods) }
option-keep = Keep the dice: strength { $strength } for { COUNT("points", $points) }
    .mark = Keep { $strength }
option-give = { COUNT($goods, 1) }
    .detail = you have { COUNT($goods, $have) }
option-reroll = Re-roll die { $number } (a { $die }): { $percent }% for a better tier
    .mark = Die { $number } ({ $die })
option-swap-worker = { SEAT($other) }'s { TEXT("worker", $before) } worker for the { TEXT("worker", $worker) } one at the { NAME($building) }
    .group = { SEAT($other) }
option-take-plunder = { COUNT($goods, 1) } from { SEAT($other) }
    .detail = has { COUNT($goods, $theirs) }
    .group = { SEAT($other) }
    .mark = { LETTER($other) }: { TEXT("goods", $goods) }
option-scout-target = { COUNT("cards", $number) } with { SEAT($other) }
    .detail = has { COUNT("cards", $theirs) }
    .group = { SEAT($other) }
    .mark = { LETTER($other) }: { COUNT("cards", $number) }
option-seat = { SEAT($other) } ({ COUNT($goods, $theirs) })

## What can be laid down ahead, and standing orders

ahead-place = Where your { bare-worker } goes next
ahead-pick-up = Worker to pick up after placing
ahead-dismiss = Who leaves your full crew

order-reroll = Brawler's die
order-reroll-lowest = re-roll the lowest die whenever no points can be lost
order-deaths = Who dies in my raids
order-deaths-weakest = first those whose death has an effect, then the weakest
order-lose-crew = An Avenger takes one of my crew
order-lose-crew-weakest = give up the weakest
order-give = A Mercenary takes from me
order-give-more = give what I have more of
order-give-silver = give silver
order-give-provision = give a provision
order-scout-give = A Scout exchanges cards
order-scout-give-cheapest = give my cheapest cards
order-discard-down = More than 8 cards in hand
order-discard-down-cheapest = discard the cheapest

## What somebody does or gets: "Ana: +2 provisions."

does-worker-placed = { $idle ->
    [true] places { WORKER($worker) } { at-building }, without using it
   *[false] places { WORKER($worker) } { at-building }
  }
does-worker-taken = { $idle ->
    [true] picks up { WORKER($worker) } { from-building }, without using it
   *[false] picks up { WORKER($worker) } { from-building }
  }
because = { $cause ->
    [none] { "" }
   *[other] { " " }({ SIGNED($cause) })
  }
does-gained = +{ COUNT($kind, $amount) }{ because }, now { $total }
does-armour-gained = +{ COUNT("armour", $amount) }{ because }, now { $total }
does-paid = pays { COUNT($kind, $amount) }{ because }, { $total } left
does-lost = loses { COUNT($kind, $amount) } ({ SIGNED($why) }), { $total } left
does-short = { $amount ->
    [0] should get { COUNT($kind, $wanted) }, but the supply has none left
   *[other] should get { COUNT($kind, $wanted) }, but the supply has less
  }
does-taken = takes { COUNT($kind, $amount) } from { SEAT($other) }{ because }
does-given-back = gives back { COUNT($kind, $amount) } above the limit, { $total } left
does-hand-kept = you keep { SIGNED($cards) }
does-cards-drawn = draws { COUNT("cards", $cards) }{ because }, { $hand } in hand
does-cards-seen = you draw { SIGNED($cards) }
does-hiring = wants to hire { SIGNED($card) }
does-discarded = { $why ->
    [limit] discards { SIGNED($cards) } above the limit
   *[treasury] discards { SIGNED($cards) }
  }
does-hired = { $silver ->
    [0] hires { SIGNED($card) } for free
   *[other] hires { SIGNED($card) }
  }
does-crew-lost = { $why ->
    [avenger] loses { SIGNED($card) } to an Avenger
   *[other] dismisses { SIGNED($card) }
  }
does-crew-returned = returns { SIGNED($card) } to hand
does-hall-played = plays { SIGNED($card) }
does-hall-idle = { $why ->
    [no-target] { NAME($card) } finds nobody to affect
    [armour-full] { NAME($card) } brings nothing because Armour is already at its highest
    [supply] { NAME($card) } brings nothing because the supply has none left
   *[no-cards] { NAME($card) } finds no cards to exchange
  }
does-declined = { $what ->
    [barracks] hires nobody at the Barracks
    [town_hall] plays no card at the Town Hall
    [long_house] does no more at the Long House
    [merchant] uses no building with the Merchant
   *[archer] exchanges no worker with the Archer
  }
does-building-copied = uses { SIGNED($building) } with { WORKER($worker) }
does-workers-swapped = makes { SEAT($other) } exchange { WORKER($before) } for { WORKER($worker) } { from-building }
does-hands-swapped = exchanges { COUNT("cards", $cards) } with { SEAT($other) }
does-swap-seen = exchange with { SEAT($other) }: you gave { SIGNED($gave) } and got { SIGNED($got) }
does-offering-made = { $waived ->
    [none] { SIGN("offering") } offers { PRICE($tile) } for { WORTH($tile) } ({ COUNT("offerings", $tiles) } so far)
   *[other] { SIGN("offering") } offers { PRICE($tile) } for { WORTH($tile) } and pays { COUNT($waived, 1) } less ({ COUNT("offerings", $tiles) } so far)
  }
does-offers-cycled = turns up new offerings: { TILES($tiles) }
does-tiles-shown = { SIZE($tiles) ->
    [one] { COUNT("offerings", SIZE($tiles)) } worth { WORTH($tiles) }
   *[other] { COUNT("offerings", SIZE($tiles)) } worth { ADDED($tiles) } = { WORTH($tiles) }
  }
does-raid-begins = raids { SIGNED($settlement) } with { WORKER($worker) }
does-dice-rolled = rolls { DICE($dice) }
does-die-rerolled = re-rolls the { $before } and gets { DICE($after) }
does-raid-scored = { $dice ->
    [none] +{ COUNT("points", $points) }, now { $total }
   *[other] { $points ->
        [0] strength { $strength } ({ PARTS($dice, $crew, $extra, $armour) }) reaches no tier
       *[other] strength { $strength } ({ PARTS($dice, $crew, $extra, $armour) }) gives +{ COUNT("points", $points) }, now { $total }
      }
  }
does-crew-points = +{ COUNT("points", $points) } ({ SIGNED($card, $count) }), now { $total }
does-points = +{ COUNT("points", $points) }{ because }, now { $total }
does-plunder-taken = takes { COUNTS($plunder) }, along with { WORKER($worker) }
does-valkyrie-claimed = { LESS($taken, $claimed) ->
    [0] { SIGN("valkyrie") } +{ COUNT("valkyrie", $claimed) }, now { $track } on the track
   *[other] { SIGN("valkyrie") } only { $claimed } of the { $taken } Valkyrie count because the crew is too small; now { $track } on the track
  }
does-crew-died = { $returns ->
    [true] { SIGN("dead") } { SIGNED($card) } dies and returns to hand
   *[false] { SIGN("dead") } { SIGNED($card) } dies
  }
does-unavenged = finds no opponent with a crew for the Avenger

## The chronicle

event-game-start = { SEAT($first) } begins (rolls: { ROLLS($rolls, $names) }). Offerings: { TILES($tiles) }.
event-turn-begins = { $last ->
    [true] Turn { $turn }: { SEAT($seat) }, with { WORKER($worker) }, for the last time.
   *[false] Turn { $turn }: { SEAT($seat) }, with { WORKER($worker) }.
  }
event-deck-shuffled = The discards are shuffled into a new draw pile: { COUNT("cards", $cards) }.
event-offer-opened = New offering: { TILE($tile) }. { $stack } left in the stack.
event-end-near = { $why ->
    [fortress] Only 1 set of plunder is left in the fortresses: the last round begins.
    [offerings] The stack of offerings is empty: the last round begins.
   *[valkyrie] No Valkyrie is left on the board: the last round begins.
  }
event-final-score = { TEXT("source", $source) }: { SCORES($points, $names) }.
event-game-over = { SIZE($winners) ->
    [one] { LIST(SEAT($winners)) } wins with { COUNT("points", MOST($points)) }.
   *[other] { LIST(SEAT($winners)) } share the victory with { COUNT("points", MOST($points)) }.
  }

## Milestones

sum-game-start =
    { SEAT($first) } begins. Rolls: { ROLLS($rolls, $names) }.
    { SIGN("offering") } Offerings: { TILES($tiles) }
sum-turn-over = { $settlement ->
    [none] **Turn { $turn }** · { SEAT($seat) }
   *[other] **Turn { $turn }** · { SEAT($seat) } raids { SIGNED($settlement) } with { WORKER($worker) }
  }
sum-last-turns = Every player has one more turn.

## Hand and standings

hand-title = { $count ->
    [one] Hand (1 card)
   *[other] Hand ({ $count } cards)
  }
hand-empty = No cards in hand.
hand-card = { SIGNED($card, $n) } ({ card-numbers })
hand-chosen = (chosen)
hand-effects = { $hero ->
    [true] { CREW($card) } · Hero with no effect at the Town Hall
   *[false] { CREW($card) } · Town Hall: { HALL($card) }
  }
hand-crew = **Crew** ({ $crew } of { $most }, strength { $strength }): { NAMES($cards) }
hand-tiles = **Offerings**: { COUNT("offerings", SIZE($tiles)) }, { WORTH($tiles) }
standing-line = { $letter } · { $who }: { COUNT("points", $points) }
standing-now = { $tiles ->
    [0] { $n } if the game ended now
   *[other] { $n } + { COUNT("offerings", $tiles) } if the game ended now
  }

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

at-turn = It is { $who }'s turn.
at-seat = { $letter }, { $who }: { $things }.
at-crew = crew ({ NAMES($cards) })
at-worker = { SIGNED($building) } ({ $worker ->
    [none] free
   *[other] { TEXT("worker", $worker) }
  })
at-village = Workers in the village: { $workers }.
at-offers = Offerings: { TILES($tiles) }; { $stack } in the stack.
at-supply = Supply: { $things }; { COUNT("cards", $cards) } in the draw pile.
at-settlement = { SIGNED($settlement) } ({ COUNT("crew", $crew) }, { COUNTS($costs) }; { TIERS($settlement) ->
    [none] { COUNT("points", $points) }
   *[other] { TIERS($settlement) }
  }): { $sets }.

## Pages of buildings, settlements and cards

page-workers = Takes only { EITHER($colours) } workers.
page-helpers = Crew that helps here
page-needs = Needs { COUNT("crew", $crew) }; costs { COUNTS($costs) }; takes a { EITHER($colours) } worker
page-scores = { $dice ->
    [0] No dice: always { COUNT("points", $points) }
   *[other] { COUNT("dice", $dice) }; strength { TIERS($settlement) }
  }
page-spaces = Plunder sets: { $spaces }
page-space = { $tokens } tokens ({ TEXT("worker", $worker) } worker)
page-disputed-fortress = Sources differ on its gold; your table may choose.
page-disputed-card = Sources differ on its strength; your table may choose.
track = { $spaces }: { COUNT("points", $points) }

rule-gate_house = - If the draw pile runs out, shuffle the discards into a new one.
rule-town_hall =
    - You discard the card first; then it takes effect. Its strength and its cost do not matter.
    - ✏️ You cannot play a card whose price you cannot pay. You may play a card against opponents even if none of them has what it asks for: it does nothing.
rule-treasury = - Any cards will do, heroes too. Everyone sees what you discard. ✏️ Nobody may look through the discards later.
rule-barracks =
    - Pay what the card costs. Your crew has { $most } at most, heroes included; you may dismiss one first (under “More”).
    - The card you hire works at once.
rule-mill = - The colour of the worker you place or pick up counts.
rule-silversmith = - The colour of the worker you place or pick up counts.
rule-armoury =
    - Armour counts in every raid except at harbours, and brings points at the end. The maximum is { $armour-top }.
    - ✏️ If you are 1 below it, you may still pay iron: you end at { $armour-top }.
rule-long_house =
    - For an offering, pay what an open tile asks for; its points count at the end. A new tile is turned up at once.
rule-harbour = Closest to home: no dice and few points, but grey workers and plunder to start with.
rule-outpost = One die. The first white workers are here.
rule-monastery = Two dice, and you need gold.
rule-fortress = The far north: two dice, the largest crew and the most points. When only { $sets } set is left in the fortresses, the last round begins.

## Rules pages

rules-overview-title = Overview
rules-overview =
    You live in a village on the North Sea and want to impress its chieftain. Hire a crew, gather provisions, sail out and raid. Whoever has the most points wins.

    ### A turn
    You always begin and end your turn with **one worker in hand**. Do one of two things:
    1. **Work:** place the worker at a free building of the village and use it. Then pick up a worker from another building and use that one too.
    2. **Raid:** place the worker on a settlement, pay, fight, and take a set of plunder along with the worker on it.

    ### Where points come from
    - **Raids:** for your strength, and for some of your crew
    - **Offerings** to the chieftain, made at the Long House
    - **Tracks:** Valkyrie taken and Armour, at the end
    - **Crew** with points on their cards, and **plunder** left over, at the end

    The colour of a worker matters: white ones reach the richest settlements, black ones hardly leave the village.

    Pages: a turn, the village and its buildings, raids and their settlements, the tracks, the end, and every card. ✏️ marks what the rulebook leaves open and how we play it.

rules-setup-title = Setup
rules-setup =
    - Each player: { $start } silver, a black worker, no provisions.
    - Each player is dealt five cards and keeps { $keep }. The others go under the draw pile. ✏️ They are shuffled there.
    - Black workers start at the Gate House, the Town Hall and the Treasury.
    - Every raid space gets its worker and its tokens, drawn from a bag: gold, iron, livestock and Valkyrie. The { $left } tokens left over begin in the supply.
    - { $open } offerings are open, the others form a stack.
    - Everyone rolls both dice; the highest begins. ✏️ Players who tie roll again.
    - Play goes clockwise.

rules-turn-title = A turn
rules-turn =
    ### Work
    1. **Place** your worker at a free building that takes its colour, and use the building.
    2. **Pick up** a worker from another building and use that one. You keep this worker for your next turn.

    - You need not use a building, but you must place and pick up.
    - You may use each building's action only once a turn. Only a Sage allows you more, at the Long House.
    - The colour of the worker you place or pick up decides what the building gives.

    ### Or raid
    Place your worker on a settlement (see **Raids**). You take another worker there, and the turn is over.

    ### At the end of the turn
    You may keep { $hand } silver, { $hand } provisions and { $hand } hand cards. Goods above that go back to the supply; cards are discarded, and you choose which. Plunder has no limit. These limits apply only to the player whose turn is ending.

rules-village-title = The village
rules-village =
    Eight buildings, each with room for one worker. What a building gives comes from the supply, and what you pay goes there.

rules-raids-title = Raids
rules-raids =
    A settlement asks for **crew** (a minimum number), **provisions**, sometimes **gold**, and a **worker** of a colour it takes.

    1. Place the worker; it stays there until the end of the game.
    2. Pay provisions and gold.
    3. Roll its dice and add up your **strength**. Only the best tier you reach gives points; below the first there are none.
    4. Add the points of your crew for this kind of settlement.
    5. Take one of the sets of plunder left there, and the worker on it. You choose it now, after the dice. At a harbour, which has none, you choose when you begin.
    6. For each **Valkyrie** in the set, one of your crew dies.

    Harbours are raided without dice: always { COUNT("points", $harbour) }.

    ### Strength
    Dice + strength of all your crew + their effects + your Armour, which you never spend. ✏️ The faces of a die: { $faces }.

    Nobody stays at home: your whole crew raids. Those who die have counted too.

rules-valkyrie-title = Valkyrie and the dead
rules-valkyrie =
    - For each Valkyrie you take, choose one of your crew to die. Discard that card and move one step up the Valkyrie track.
    - Some cards have an effect when they die in a raid; it applies at once. ✏️ If several die, you choose them all at once; their order makes no difference.
    - If you have fewer crew than Valkyrie, the extra Valkyrie give nothing.
    - All Valkyrie go to the supply.
    - The track ends at { $valkyrie-top }. Further Valkyrie still take your crew, but your points stay the same.

    A crew member that you lose to an Avenger, or dismiss, has not died in a raid.

rules-crew-title = Hiring a crew
rules-crew =
    - Hire at the Barracks for the silver on the card, or by the effect of a card.
    - Your crew has { $most } members at most. You may dismiss one first; that card is discarded.
    - Your crew has { $heroes } hero at most. ✏️ You may dismiss one hero to hire another.
    - You may have the same card several times. ✏️ Its effects add up.
    - A card's crew effect applies while it is hired. Its Town Hall effect applies when you play it there from your hand, which discards it.
    - If the draw pile runs out, shuffle the discards into a new one. ✏️ If there are none either, you draw what there is.

rules-offerings-title = Offerings
rules-offerings =
    Make offerings at the Long House, or with a Trader: pay what an open tile asks for and keep it, face down. A new one is turned up at once. Points count at the end. ✏️ Only you may look at your face-down tiles.

    ### All { $count } tiles
rules-tracks-title = Tracks
rules-tracks =
    You score points at the end for your place on the two tracks.

    ### Valkyrie taken
    { TRACK($valkyrie-track) }

    ### Armour
    { TRACK($armour-track) }

    ✏️ Between two marks of the Armour track, the lower one counts. Your Armour also adds to your strength in every raid.

rules-supply-title = Supply
rules-supply =
    - The game has { $silver } silver and { $provision } provisions. All gold, iron and livestock that is neither on a settlement nor with a player is in the supply.
    - If something runs out, you take what there is. ✏️ You are not offered an action that would bring nothing at all, except some cards at the Town Hall.
    - Hands, the draw pile and offerings made are hidden. Everything else is open: silver, provisions, plunder, crew, and how many cards and offerings each player has.

rules-ends-title = How it ends
rules-ends =
    The last round begins when

    - only { $sets } set of plunder is left in the fortresses,
    - the stack of offerings is empty, or
    - no Valkyrie is left on the board.

    The current turn is finished. Then every player, including the one who just played, takes one last turn. Then the game is over.

    ✏️ In the last round you may still raid and make offerings. Empty offering spaces stay empty.

rules-scoring-title = Final scoring
rules-scoring =
    To the points from raids, each player adds

    - the **Valkyrie track**: up to { MOST($valkyrie-track) }
    - the **Armour track**: up to { MOST($armour-track) }
    - **offerings** made
    - **crew** with points on their cards
    - **plunder** left: { COUNT("points", $gold) } per gold, { COUNT("points", $iron) } per iron, { COUNT("points", $livestock) } per pair of livestock

    Whoever has the most points wins. A tie goes to whoever is further up the Valkyrie track, then the Armour track. ✏️ Otherwise they share the victory.

rules-cards-title = All townsfolk
rules-cards =
    Strength, cost in silver, and how many there are. Each has its own page.

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
picture-your-crew = Crew
picture-tiles = Offerings
picture-dealt = Keep { $count } of these
picture-raid = { $name } raids { $place }

## Above and in menus: how many options there are

counted-place = { $n ->
    [one] { $n } place
   *[other] { $n } places
  }
counted-pick-up = { $n ->
    [one] { $n } place
   *[other] { $n } places
  }
