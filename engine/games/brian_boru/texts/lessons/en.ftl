# Brian Boru: what somebody is told who never read the rules.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

## How it plays

learn-aim-title = The aim: lead Ireland's regions
learn-aim = Once enough towns in a region are taken, its claim token gives points to whoever has the most of them. Marriages, fights with the Vikings and the Church bring the rest. Whoever has the most points after the last round is High King.
learn-trick-title = Each trick is for one town
learn-trick = Whoever has the marker chooses a free town and leads a card of its colour or a white one. Then everyone plays any card. The highest card in that colour, or white, takes the town and the marker.
learn-losing-title = Losing pays as well
learn-losing = From the lowest card up, everyone acts: the winner takes the action at the top of the card, the others pick one below it. They give coins and a chance to expand, or raiders, church discs and steps towards a marriage.
learn-upkeep-title = After the tricks: the upkeep
learn-upkeep = Highest on the marriage track, most raiders, most church discs: being alone in the lead is what pays. With the fewest raiders you may lose a town. At the end of each round, regions go to whoever has the most towns in them.
learn-mistakes-title = What beginners get wrong
learn-mistakes = Fighting for every town, although losing actions are often worth more. Being last in raiders while Vikings are still around. Winning with high cards when you have no coins: each missing coin costs 2 points.

## Why a question matters

matters-first-town = Towns win regions, and roads lead on from the towns that are yours.
matters-draft = High cards win towns; low ones give more when they win, and act before others.
matters-lead = You pick the fight: a town you want, in a colour you are strong in.
matters-play-card = Losing pays too: is the town worth more than one of the card's other actions?
matters-action = What you take now is compared in the upkeep: marriage, battle, Church.
matters-princess = Viking towns may tip regions your way; 4 points are safe.
matters-marriage-town = A free town is worth most where one more turns the region your way.
matters-track-town = A free town is worth most where one more turns the region your way.
matters-lose-town = From now on this town counts for the Vikings, in claims too.
matters-monastery = A town with a monastery counts as two when regions are claimed.

## The guided game: what people look at

look-first-town = Roads are worth a lot later: six towns have none. A region that needs only 2 or 3 towns pays sooner; a large one pays more.
look-draft = Two or three cards of one colour are good to lead with, white fits everywhere, and a low card is fine too: it acts first.
look-lead = Which region would one more town give you? Lead there, in a colour where you have a high card or where many have already been played.
look-play-card = Can your card beat the one in front? If not, or if the town is worth little, play a card whose lower actions you want.
look-action = Who is first in raiders, in church discs, on the marriage track? Being alone in the lead pays; second place hardly does.
look-princess = Count the Viking towns in close regions. Are there few? Then the 4 points are better.
look-marriage-town = Look for a tie to break, or a token that is turned face up by one more town.
look-track-town = Any town of the board: break a tie, or add a new region for the final score.
look-lose-town = Where does losing a town cost you nothing: far ahead, or far behind? A monastery does not protect its town.
look-monastery = Best in a close region: the town counts as two from now on, even if the Vikings take it.

## The guided game: why it came so

after-trick-won = The highest card in the town's colour wins; white counts as that colour. Other colours cannot win, however high they are.
after-marriage-slid = A space of the track has room for only one disc: whoever ends on a taken one slides down to the next free one.
after-paid = High cards win, but cost coins. Each coin you do not have costs 2 points.
after-raid = Nobody took the last raiders: those with the fewest raiders lose a town. Whoever alone has the most chooses which; on a tie, each loser does.
after-raid-repelled = All raiders were taken, so the Vikings stay away and nobody loses a town.
after-marriage-won = Whoever is highest marries and goes back to the start. The others get the reward of their space and stay there.
after-spoils = Alone in the lead in raiders: 1 renown, then a point for each renown. Those raiders are given back, so next round is open.
after-church-first = Alone in the lead in the Church: a monastery, and the marker, so the first lead of the next round. The discs come back.
after-claim-flipped = Enough towns are taken here, no matter who has them: from now on somebody can hold the token.
after-claim-taken = The most towns in the region, with monasteries counting double. The points come at the end, to whoever has the token then.
after-claim-tied = On a tie a token stays where it is: one more town or a monastery would decide it.

## Warnings

warn-unpaid = You have no coins: if you win with a card that asks for coins, each one costs you 2 points.
warn-last-card = This is the last trick of the round: the card you do not play is discarded.
warn-raid = The Vikings raid after this trick: as things are, you have the fewest raiders and lose a town.

## What may be looked up

about-town-title = Town
about-town = Put a disc in the active town, which is now yours, and take the town marker. Only the winner of the trick does this.
about-town-example = The trick is for Munster 3. Ana wins it, puts her disc there, takes the marker and so leads the next trick.
about-coin-title = Coin
about-coin = Take 1 coin. Coins buy more raiders, church discs and marriage steps (2 each) and an expansion (5).
about-coin-example = Ana has 3 coins and takes 2. With 5 she may expand at once, if the expansion symbol comes after the coins.
about-pay-title = Pay
about-pay = Give back 1 coin. With no coins left, lose 2 points instead.
about-pay-example = Ben wins with Red 24, which asks to pay twice. He has 1 coin: he pays it and loses 2 points for the other.
about-pay-ruling = You cannot choose to lose points while you have coins. A score never goes below 0.
about-expand-title = Expand
about-expand = You may pay 5 coins to put a disc in a free town that is joined directly by road to one of yours.
about-expand-example = Carla has Munster 4. The road leads to Munster 5, which is free: for 5 coins it is hers.
about-expand-ruling = You cannot expand to the town of this trick before its winner has it, nor from a town under a Viking token.
about-raider-title = Raider
about-raider = Take 1 raider from the battle area, then more for 2 coins each. Alone with the most, you win renown and points in the upkeep; with the fewest you may lose a town.
about-raider-example = Ana takes 2 raiders and buys 1 for 2 coins. With 5 she is ahead of Ben, who has 4.
about-raider-ruling = With no raiders left in the battle area there is nothing to take. Raiders you keep count next round too.
about-church-title = Church
about-church = Put 1 disc in the church area, then more for 2 coins each. Alone with the most, you build a monastery and take the marker; with 4 or more you build one as well.
about-church-example = Ana has 6 discs, Ben 5, Carla 4. Ana builds and takes hers back. Ben, now first, gains 1 point and takes 1 back. Ben and Carla both have 4: both build.
about-church-ruling = After the first reward, whoever now has the most gains 1 point and takes 1 disc back. With 4 that leaves 3, too few to build.
about-marriage-title = Marriage
about-marriage = Go up 1 space on the marriage track, then more for 2 coins each. Whoever is highest takes the marriage card; the others get what their space says.
about-marriage-example = Carla goes up 3 to space 4, where Ben is, and slides down to space 3. One more space would have cost 2 coins.
about-marriage-ruling = Only where you end counts: passing others is free, and you never end lower than you began.
about-unviking-title = Drive out Vikings
about-unviking = Remove one Viking token from the board, no matter whose disc it covers. That disc counts again.
about-unviking-example = Ana plays White 13, does not win and frees her Leinster 4. Then she pays 1 coin.
about-renown-title = Renown
about-renown = Worth 1 point each at the end. Whoever alone has the most raiders gains 1 renown, then a point for each renown they have.
about-renown-example = Ben has 2 renown and wins the spoils: now 3 renown, and 3 points at once.
about-claim-title = Claim token
about-claim = Each region has one. It is turned face up when enough towns there are taken, then goes to whoever has the most. At the end it is worth its points; face up on the board, half to all who are tied.
about-claim-example = Munster needs 5 towns and is worth 7 points. Ana has 3 of the 5, Ben 2: Ana takes the token.
about-claim-ruling = On a tie it stays where it is. A monastery makes its town count as two. The Vikings count as a side of their own.
about-marker-title = Town marker
about-marker = Whoever has it chooses the town of the next trick and leads. At the end of the game it is worth 1 point.
about-marker-example = Ana wins the last trick, Ben the first reward of the Church: the marker goes to Ben, and he leads in the next round.
about-suit-red-title = Red: battle
about-suit-red = Red cards win red towns. They take raiders from the battle area.
about-suit-red-example = Red 8 beats Red 5 in Munster 3, which is red. In a blue town neither could win.
about-suit-blue-title = Blue: Church
about-suit-blue = Blue cards win blue towns. They put discs in the church area.
about-suit-blue-example = Blue 3 is low: in a blue town Blue 9 beats it. But Blue 3 acts first, for 3 coins or 2 discs.
about-suit-yellow-title = Yellow: courtship
about-suit-yellow = Yellow cards win yellow towns. They go up the marriage track.
about-suit-yellow-example = A Yellow 14 that loses moves you up 3 spaces, or gives 1 coin and a chance to expand.
about-suit-white-title = White: royal
about-suit-white = White cards fit a town of any colour, to lead and to win. They give little.
about-suit-white-example = White 20 wins a red town over Red 18, but not over Red 24.

card-effect = **If it wins:** { ACTION($card) }. **If not:** { EITHER($card) }.
card-or = { $one }, or { $other }
card-example = { $how ->
    [low] Ana leads { CARD($card) }. Ben plays a higher card of that colour and wins. Ana has the lower number, so she acts first and chooses one of the lower actions.
    [high] Ana plays { CARD($card) } in a town of its colour: hardly any card beats it. In another colour it cannot win, but she still gets one of its lower actions.
   *[white] Ana plays { CARD($card) }: it fits any town. A higher card of the town's colour beats it, and so does a higher white one.
  }
card-ruling-pay = Winning with it costs { COUNT("coins", $pays) }; each coin you lack costs 2 points.
about-wife = Whoever is highest on the marriage track in the upkeep gets: { REWARDS($card) }. The card also breaks ties at the end.
about-wife-example = Ana is on space 5, Ben on 4. Ana marries { CARD($card) }, gets what the card says and goes back to the start. Ben gets the reward of space 4.
about-wife-ruling = If no town in the region is free, you get no disc, but still the points.
about-princess = Always the last marriage card. Whoever wins her chooses: military support (Viking towns count as theirs for claims), trade (Viking towns count as theirs for the number of regions) or 4 points.
about-princess-example = There are two Viking towns in Munster, where Ana has 2 and Ben 3. With military support Ana counts 4 and takes the token.
about-princess-ruling = The raid comes after the choice, so towns lost then count too.
