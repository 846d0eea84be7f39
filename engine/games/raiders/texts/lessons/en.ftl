# What somebody is told who never read the rules of Raiders of the North Sea.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

## How it plays

learn-aim-title = The aim
learn-aim = You are a Viking captain: hire a crew, gather provisions and raid the coasts for points and plunder. Begin with the harbours at the bottom; the further north you sail, the stronger you must be, and the more it is worth.
learn-turn-title = A turn of work: two buildings
learn-turn = You place the one worker you hold at a free building and use it. Then you pick up a worker from another building and use that one too. You begin your next turn with the worker you picked up.
learn-raid-title = Or a raid
learn-raid = You place your worker on a settlement, where it stays for good. You pay the provisions, roll and add up your strength for points. Then you take a set of plunder along with the worker on it. For each Valkyrie in the set, one of your crew dies.
learn-points-title = How you win
learn-points = Points come from raids and from offerings that you buy with plunder at the Long House. At the end, Valkyrie, Armour, some of your crew and leftover plunder bring more. When the fortresses are nearly empty, or offerings or Valkyrie run out, every player has one more turn.
learn-mistakes-title = What beginners get wrong
learn-mistakes = They save up their cards. But each can be hired for its strength, played at the Town Hall for its effect, or sold at the Treasury. And they forget provisions: without them, even the best crew stays at home.

## Why a question matters

matters-keep-hand = Cheap cards give you a crew early; the first raids need only 2 or 3 of them.
matters-place = Step 1 of 2: you then pick up another worker and use that building too. A raid takes the whole turn.
matters-pick-up = Step 2 of 2: you use this building too, and begin your next turn with this worker.
matters-idle = Rarely needed: you only move the worker, or dismiss one of your crew as you hire.
matters-treasury = The cards are gone for good: sell those you would neither hire nor play.
matters-hire = Everyone you hire goes on every raid and adds strength.
matters-dismiss = The newcomer takes this place, and whoever leaves no longer adds strength.
matters-long-house = Your Sage lets you use the building once more in the same turn.
matters-copy-building = You get what that building gives, even if a worker is already there.
matters-swap-worker = A worse worker spoils an opponent's next raid.
matters-take-plunder = Gold gets you into monasteries and fortresses, and is worth a point too.
matters-target-seat = Choose an opponent who would soon use what they lose.
matters-sacrifice = You lose strength for good in exchange for one piece of plunder.
matters-trade-offer = An offering is worth points at the end, and this one costs you less.
matters-scout-target = You get cards you cannot see: worth it if yours are weak.
matters-scout-give = You lose what you give, so part with what you need least.
matters-give = You have to give one: keep what your next turn needs.
matters-reroll = The new number counts even if it is lower.
matters-choose-set = You get this worker for your next turn; each Valkyrie costs one of your crew.
matters-deaths = Your whole crew has counted in this raid already, so think of the next one.
matters-avenge = It should hurt whoever is ahead.
matters-lose-crew = Keep those who are strong, or worth points at the end.
matters-discard-down = You may have 8 cards at most at the end of a turn: keep those you will really use.

## What people look at, in a first game

look-keep-hand = Keep at least two cards that cost 2 or 3 silver: with 3 more from the Silversmith, you can hire one or both.
look-place = Silver and hiring first, then provisions. Raid a harbour as soon as you can.
look-pick-up = What the building gives, and the colour: grey and white workers reach what black ones cannot.
look-idle = Go back unless you only want to move the worker.
look-treasury = Sell the card with the weakest strength.
look-hire = Strength per silver, and whether the card helps in your next raids.
look-dismiss = The weakest goes, unless it is worth points at the end.
look-long-house = An offering first; then provisions for a raid.
look-copy-building = The building that is always taken when you need it.
look-swap-worker = Leave an opponent a black worker just before they sail.
look-take-plunder = Gold, if you are short of it for your next raid.
look-target-seat = Whoever leads, or whoever is about to raid.
look-sacrifice = Do it only if the plunder brings an offering or opens a monastery.
look-trade-offer = The tile with the most points that you can pay.
look-scout-target = An opponent with many cards.
look-scout-give = The cards that you would sell at the Treasury.
look-give = Provisions are worth more than silver just before a raid.
look-reroll = The lowest die: the lower it is, the less a re-roll can cost you.
look-choose-set = A white worker opens the fortresses; gold pays the way in.
look-deaths = First those whose death has an effect, then the weakest.
look-avenge = Whoever has the strongest crew.
look-lose-crew = The weakest, or one that has done all it can for you.
look-discard-down = The most expensive ones, if you will not hire them soon.
after-worker-taken = This is the heart of the game: every worker you place is one the next player may pick up.
after-cards-drawn = Cards are crew, effects and money all at once: that is why people keep going back to the Gate House.
after-hired = The card works from now on: its strength counts in every raid except at harbours.
after-offering-made = The points of an offering count at the end. A new tile is now open to everybody.
after-raid-begins = The price is paid at once, whatever the dice say; the worker stays there until the end.
after-raid-scored = Only the best tier you reach counts, and a harbour always gives its point.
after-plunder-taken = The worker taken along with the plunder begins the next turn: this is how grey and white ones come into the village.
after-valkyrie-claimed = The first step on this track brings nothing, the last ones bring the most: 7 steps are 15 points.
after-crew-died = Deaths come after the fight, so this one still helped. There is room for somebody new.

## Warnings

warn-last-turn = This is your last turn: silver, provisions and cards left after it bring no points.
warn-last-provision = You have 1 provision left, and every raid needs one: the Cartographer would spend it.
warn-full-hand = Drawing makes it { $n } cards in your hand: at the end of your turn, you may keep { $most }.
warn-black-worker = The harbours are empty: with a black worker, you cannot raid anything next turn.
warn-end-points = { NAME($card) } brings { COUNT("points", $n) } at the end, if it is still in your crew then.
warn-few-crew = The set with the most Valkyrie would leave you fewer than { $n } crew, and every raid needs at least that many.

## What may be looked up: townsfolk

about-crew-points-example = You raid { TEXT("a", $place) } with { NAME($card) } in your crew: { COUNT("points", $n) } more, even if no tier is reached.
about-crew-strength-example = You raid { TEXT("a", $place) } with { NAME($card) } and come to 14 without its effect: { $n } more make it 16.
about-crew-death-avenge-example = { NAME($card) } is killed by a Valkyrie in your raid. You choose an opponent with 4 crew, and they choose which of the 4 to discard.
about-crew-death-return-example = { NAME($card) } is killed by a Valkyrie in your raid: the card returns to your hand, and you can hire it again.
about-crew-death-gain-example = { NAME($card) } is killed by a Valkyrie in your raid: you get what the card says, at once.
about-crew-reroll-example = The dice show 2 and 4, and you are 2 short of the next tier. You re-roll the 2 and get a 4: you reach the tier.
about-crew-strength-per-armour-example = You have 6 Armour: { NAME($card) } adds 2. With 5 it would add only 1.
about-crew-strength-per-valkyrie-example = You had taken 4 Valkyrie before this raid: { NAME($card) } adds 2. Those of this raid come too late.
about-crew-strength-per-crew-example = You raid with 5 crew, { NAME($card) } among them: it adds 4, for the 4 others.
about-crew-discount-example = You raid { TEXT("a", $place) } with { NAME($card) } in your crew: you pay 1 less. Two of the same card save 2.
about-crew-end-example = The game ends with { NAME($card) } in your crew: you get { COUNT("points", $n) }. Had it died in the last raid, you would get nothing.
about-crew-end-per-livestock-example = You end with 6 livestock and { NAME($card) } in your crew: 6 more points, and 3 for the livestock itself.
about-crew-end-per-offering-example = You have made 4 offerings: { NAME($card) } brings 4 more points at the end.
about-crew-bonus-mill-example = You pick up a grey worker at the Mill with { NAME($card) } in your crew: 3 provisions instead of 2.
about-crew-bonus-gate_house-example = You place a worker at the Gate House with { NAME($card) } in your crew: you draw 3 cards instead of 2.
about-crew-bonus-silversmith-example = You place a black worker at the Silversmith with { NAME($card) } in your crew: 4 silver instead of 3.
about-crew-hire-discount-example = You hire a card that costs 3 at the Barracks, with { NAME($card) } in your crew: you pay 2.
about-crew-again-example = At the Long House, you make an offering. With { NAME($card) } in your crew, you then also swap 1 livestock for 2 provisions.

## What may be looked up: buildings

about-gate_house-example = You place your worker here and draw 2 cards; then you pick up another worker somewhere else.
about-town_hall-example = You play a Forager from your hand: you discard it and take 2 provisions.
about-treasury-example = You discard a Huntsman for 2 silver, or a Huntsman and a Scout for 1 gold.
about-barracks-example = You pay 3 silver and move an Archer from your hand into your crew: it adds 3 strength to every raid from now on.
about-mill-example = With a black worker you get 1 provision. With a white one you get 2, or 1 gold instead.
about-silversmith-example = With a black worker you get 3 silver, with a grey or white one you get 2.
about-armoury-example = You pay 1 iron: your Armour rises from 3 to 5, which adds 2 strength to each raid.
about-long_house-example = You pay 2 gold and 2 livestock for the open tile with 6 points, and keep it face down.

## What may be looked up: settlements

about-harbour = No dice, always 1 point. Black and grey workers may raid here, and you need 2 or 3 crew.
about-harbour-example = Harbour 1 needs 2 crew and 2 provisions: you pay them, score 1 point and take a set with its grey worker.
about-outpost = One die. Only grey workers may raid here, and the first white ones are found here.
about-outpost-example = At Outpost 1, your crew has strength 8 and you roll a 3: with 11 you reach the tier of 10, for 2 points.
about-monastery = Two dice. It costs 1 gold as well as provisions, and takes grey and white workers.
about-monastery-example = Monastery 1 gives 4 points for strength 12 and 6 points for 20. With 13 and a roll of 7, you reach 20.
about-fortress = Two dice, the largest crew and the most points. Only white workers get in. When one set is left in the fortresses, the last round begins.
about-fortress-example = Fortress 1 needs 5 crew, 3 provisions and 2 gold. With strength 36, it brings 12 points.

## What may be looked up: signs

about-silver-title = Silver
about-silver = Pays for crew at the Barracks, for Armour and for some offerings. You may keep 8 at most, and it is worth nothing at the end.
about-silver-example = You have 7 and get 3: at the end of your turn 2 go back.
about-provision-title = Provisions
about-provision = Every raid costs some. You may keep 8 at most, and they are worth nothing at the end.
about-provision-example = Harbour 3 costs 3: with 2 you cannot sail there.
about-gold-title = Gold
about-gold = Plunder. It gets you into monasteries and fortresses, buys offerings, and is worth 1 point at the end.
about-gold-example = You have 2 gold: they pay for Fortress 1, or bring 2 points if nothing better turns up.
about-iron-title = Iron
about-iron = Plunder. It buys Armour and offerings, and is worth 1 point at the end.
about-iron-example = 1 iron at the Armoury is 2 Armour: 2 strength in each raid that follows.
about-livestock-title = Livestock
about-livestock = Plunder. It buys provisions and offerings; 2 of them are worth 1 point at the end.
about-livestock-example = You end with 5 livestock: they bring 2 points, and the fifth brings nothing.
about-valkyrie-title = Valkyrie
about-valkyrie = For each one in the set you take, one of your crew dies. You also move one step up a track that brings points at the end.
about-valkyrie-example = You take a set with 2 Valkyrie: 2 of your crew die. With 5 taken in the whole game you get 7 points.
about-armour-title = Armour
about-armour = Adds to your strength in every raid, and you never spend it. It brings points at 3, 6 and 9.
about-armour-example = With 6 Armour, each raid has 6 more strength, and at the end you get 4 points.
about-strength-title = Strength
about-strength = It decides how many points a raid brings: your crew, their effects, your Armour and the dice together.
about-strength-example = Crew 9, Armour 3 and dice 7 make 19: you reach the tier of 14, but not the one of 22.
about-points-title = Victory points
about-points = Whoever has the most wins. Those from raids count at once, the others at the end.
about-points-example = 30 from raids, 12 from offerings, 7 for 5 Valkyrie and 2 for gold make 51.
about-cards-title = Townsfolk cards
about-cards = Each can be hired, sold at the Treasury or, unless it is a hero, played at the Town Hall. You may keep 8 at most at the end of your turn.
about-cards-example = A Champion is strength 4 and 3 points in your crew, or costs each opponent 1 provision, or sells for 2 silver.
about-offering-title = Offerings
about-offering = Tiles that you buy at the Long House with plunder and silver. You keep them face down, and their points count at the end.
about-offering-example = You pay 2 gold for a tile worth 4 points: better than the 2 points that the gold itself would bring.
about-crew-title = Crew
about-crew = The townsfolk you have hired: 5 at most, and 1 hero at most among them. All of them go on every raid.
about-crew-example = With 3 crew you can raid Monastery 1, but Fortress 1 needs 5.
about-dead-title = The dead
about-dead = A crew member killed by a Valkyrie is discarded after the raid has been scored.
about-dead-example = A Mercenary adds its 4 strength to the raid and then dies, so you get its point as well.
about-longship-title = The raid
about-longship = You place your worker on a settlement, pay, fight and take plunder: that is your whole turn.
about-longship-example = A grey worker, 3 crew and 3 provisions: you sail to Outpost 1.
about-worker-black-title = Black worker
about-worker-black = Works in the village, but not at the Armoury or the Long House, and raids harbours only.
about-worker-black-example = At the Silversmith it brings 3 silver, where the others bring 2.
about-worker-grey-title = Grey worker
about-worker-grey = Works everywhere, and raids harbours, outposts and monasteries. It comes from harbours and outposts.
about-worker-grey-example = At the Mill it brings 2 provisions, a black one 1.
about-worker-white-title = White worker
about-worker-white = Works everywhere, and raids monasteries and fortresses, but neither harbours nor outposts.
about-worker-white-example = At the Mill it brings 2 provisions or 1 gold; you choose.
about-die-title = Raid die
about-die = Shows 2, 3, 3, 4, 4 or 5. Outposts are raided with one, monasteries and fortresses with two, harbours without.
about-die-example = With two dice, 7 is the most likely roll, and it is never less than 4 or more than 10.
