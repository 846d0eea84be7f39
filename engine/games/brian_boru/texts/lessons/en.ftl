# Brian Boru: what somebody is told who never read the rules.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

## How it plays

learn-aim-title = The aim: lead Ireland's regions
learn-aim = Once enough towns of a region are taken, its token pays whoever has the most of them. Marriages, fights with the Vikings and the Church bring the rest; most points after the last round make the High King.
learn-trick-title = A trick is about one town
learn-trick = Whoever holds the marker names a free town and leads a card of its colour; then everyone plays any card. The highest card in that colour, or white, takes the town and the marker.
learn-losing-title = Losing pays as well
learn-losing = From the lowest card up, everyone acts: the winner as the top of the card says, everyone else picks one of the actions below. They give coins and roads, or raiders, church discs and steps towards a marriage.
learn-upkeep-title = After the tricks: the upkeep
learn-upkeep = Highest on the marriage track, most raiders, most church discs: being alone in front is what pays. With the fewest raiders you may lose a town; at the end, regions go to whoever has the most towns in them.
learn-mistakes-title = What beginners get wrong
learn-mistakes = They fight for every town, though two good losing actions are often worth more. They let themselves fall last in raiders while Vikings are still around, and win with high cards when they have no coins: each coin missing costs 2 points.

## Why a question matters

matters-first-town = Towns win regions, and roads lead on from the towns that are yours.
matters-draft = High cards win towns; low ones give more when they win, and act before others.
matters-lead = You pick the fight: a town you want, in a colour in which you are strong.
matters-play-card = Losing pays too: is the town worth more than one of the card's other actions?
matters-action = What you take now is compared in the upkeep: marriage, battle, Church.
matters-princess = Viking towns may tip regions your way; 4 points are safe.
matters-marriage-town = A free town is worth most where one more turns the region your way.
matters-track-town = A free town is worth most where one more turns the region your way.
matters-lose-town = From now on this town counts for the Vikings, in claims too.
matters-monastery = A town with a monastery counts as two when regions are claimed.

## The guided game: what people look at

look-first-town = Roads are worth a lot later: six towns have none. A region that needs only 2 or 3 towns pays sooner, a large one pays more.
look-draft = Two or three cards of one colour are good to lead with, white fits everywhere, and a low card is fine too: it acts first.
look-lead = Which region would one more town give you? Lead there, in a colour where you hold a high card, or where most cards have already been played.
look-play-card = Can your card beat the one in front? If not, or if the town is worth little, play a card whose lower actions you want.
look-action = Who is first in raiders, in church discs, on the marriage track? Being alone in front pays, second place hardly does.
look-princess = Count the Viking towns in regions that are close. Few of them? Then the 4 points are better.
look-marriage-town = Look for a tie that you break, or a token that is turned up by one more town.
look-track-town = Any town of the board: break a tie, or add a new region for the final score.
look-lose-town = Where does one town less cost you nothing: far ahead, or far behind? A monastery does not protect its town.
look-monastery = Best in a region that is close: the town counts as two from now on, and stays worth two if Vikings take it.

## The guided game: why it came so

after-trick-won = The highest card in the town's colour wins, white counts as that colour. Other colours cannot win, however high they are.
after-marriage-slid = Only one disc may stand on a space of the track: whoever ends on a taken one slides down to the next free one.
after-paid = High cards win, but cost coins. With no coin left they cost 2 points each.
after-raid = Raiders that nobody took are left: those with the fewest raiders lose a town, and whoever has the most chooses which.
after-raid-repelled = All raiders were taken, so the Vikings stay away and nobody loses a town.
after-marriage-won = Whoever is highest marries and goes back to the start. The others are paid for their spaces and stay there.
after-spoils = Alone in front with raiders: 1 renown, then a point for each renown. Those raiders are given back, so next round is open.
after-church-first = Alone in front in the Church: a monastery, the marker and so the first lead of the next round. The discs come back.
after-claim-flipped = Enough towns are taken here, whoever has them: from now on somebody may hold the token.
after-claim-taken = Most towns in the region, monasteries counted twice. The points come at the end, to whoever holds the token then.
after-claim-tied = On a tie a token stays where it is: one town more or a monastery would decide it.

## Warnings

warn-unpaid = You have no coin: winning with a card that asks for coins costs 2 points for each.
warn-last-card = The last trick of this round: the card you do not play is discarded.
warn-raid = The Vikings raid after this trick: as things are, you have the fewest raiders and lose a town.

## What may be looked up

about-town-title = Town
about-town = Put a disc in the active town, which is yours from now on, and take the town marker. Only whoever wins the trick has it.
about-town-example = The trick is about Munster 3. Ana wins it, puts her disc there, takes the marker and so leads the next trick.
about-coin-title = Coin
about-coin = Take 1 coin. Coins buy more raiders, church discs and marriage steps (2 each) and an expansion (5).
about-coin-example = Ana has 3 coins and takes 2. With 5 she may expand at once, if the expansion symbol comes after the coins.
about-pay-title = Pay
about-pay = Give back 1 coin. With no coin left, lose 2 points instead.
about-pay-example = Ben wins with Red 24, which says pay twice. He has 1 coin: he pays it and loses 2 points for the other.
about-pay-ruling = You cannot choose to lose points while you have coins. A score never goes below 0.
about-expand-title = Expand
about-expand = You may pay 5 coins to put a disc in a free town that a road joins directly to one of yours.
about-expand-example = Carla has Munster 4. The road leads to Munster 5, which is free: for 5 coins it is hers.
about-expand-ruling = Not into the town of this trick before its winner has it, and not from a town under a Viking token.
about-raider-title = Raider
about-raider = Take 1 raider from the battle area, then more for 2 coins each. Alone with the most, you win renown and points in the upkeep; with the fewest you may lose a town.
about-raider-example = Ana takes 2 raiders and buys 1 for 2 coins. With 5 she is ahead of Ben, who has 4.
about-raider-ruling = With no raider left in the battle area there is nothing to take. Raiders you keep count next round too.
about-church-title = Church
about-church = Put 1 disc in the church area, then more for 2 coins each. Alone with the most, you build a monastery and take the marker; with 4 or more you may build as well.
about-church-example = Ben puts 2 discs there and has 4, Ana has 5. Ana builds first; then Ben, still with 4, builds too.
about-church-ruling = After the first reward whoever now has the most gains 1 point and takes a disc back: 4 discs may be 3 then.
about-marriage-title = Marriage
about-marriage = Go up 1 space on the marriage track, then more for 2 coins each. Whoever is highest takes the marriage card; the others get what their space says.
about-marriage-example = Carla goes up 3 to space 4, where Ben stands, and slides down to space 3. One more step would have cost 2 coins.
about-marriage-ruling = Only where you end counts: passing others is free, and you never end lower than you began.
about-unviking-title = Drive out Vikings
about-unviking = Remove one Viking token from the board, anybody's. The disc below counts again.
about-unviking-example = Ana plays White 13, does not win and frees her Leinster 4. Then she pays 1 coin.
about-renown-title = Renown
about-renown = Worth 1 point each at the end. Whoever alone has the most raiders gains 1 renown, then a point for each renown they have.
about-renown-example = Ben has 2 renown and wins the spoils: now 3 renown, and 3 points at once.
about-claim-title = Claim token
about-claim = Each region has one. It is turned up when enough towns there are taken, then goes to whoever has the most towns. At the end it is worth its points; face up on the board, half to all who are tied.
about-claim-example = Munster needs 5 towns and is worth 7 points. Ana has 3 of the 5, Ben 2: Ana takes the token.
about-claim-ruling = On a tie it stays where it is. A monastery makes its town count as two. Vikings count as a side of their own.
about-marker-title = Town marker
about-marker = Whoever has it names the town of the next trick and leads. At the end of the game it is worth 1 point.
about-marker-example = Ana wins the last trick, Ben the Church: the marker goes to Ben, and he leads in the next round.
about-suit-red-title = Red: battle
about-suit-red = Red cards win red towns. They take raiders from the battle area.
about-suit-red-example = Red 8 beats Red 5 in Munster 3, which is red. In a blue town neither could win.
about-suit-blue-title = Blue: Church
about-suit-blue = Blue cards win blue towns. They put discs in the church area.
about-suit-blue-example = Blue 3 is low: in a blue town Blue 9 beats it. But Blue 3 then acts first, for 3 coins or 2 discs.
about-suit-yellow-title = Yellow: courtship
about-suit-yellow = Yellow cards win yellow towns. They go up the marriage track.
about-suit-yellow-example = A losing Yellow 14 moves you up 3 spaces, or gives 1 coin and an expansion.
about-suit-white-title = White: royal
about-suit-white = White cards fit a town of any colour, to lead and to win. What they give is modest.
about-suit-white-example = White 20 wins a red town over Red 18, but not over Red 24.

card-effect = **If it wins:** { $winning }. **If not:** { $losing }.
card-or = { $one }, or { $other }
card-example-low = Ana leads { $card }. Somebody plays a higher card of the colour and wins: Ana, with the lower number, acts before them, and chooses one of the lower actions.
card-example-high = Ana plays { $card } in a town of its colour: hardly any card beats it. In another colour it cannot win, but its lower actions are hers all the same.
card-example-white = Ana plays { $card }: it fits any town. A higher card of the town's colour beats it, and so does a higher white one.
card-ruling-pay = Winning with it costs { $coins }; each coin that you lack costs 2 points.
about-wife = Whoever is highest on the marriage track in the upkeep gets: { $rewards }. It also breaks ties at the end.
about-wife-example = Ana stands on space 5, Ben on 4: Ana marries { $card }, gets what the card says and goes back to the start. Ben gets the reward of space 4.
about-wife-ruling = If no town of the region is free, the disc is lost; the points are not.
about-princess = Always the last marriage card. Whoever wins her chooses: military support (Viking towns count as yours for claims), trade (Viking towns count as yours for the number of regions) or 4 points.
about-princess-example = Two Viking towns lie in Munster, where Ana has 2 and Ben 3. With military support Ana counts 4 and takes the token.
about-princess-ruling = The raid comes after the choice, so towns lost then count too.
