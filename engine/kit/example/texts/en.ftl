# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

title = Larder
pitch = Fill your larder, bring things out, taste what others bring. Whoever has tasted most wins. Five minutes.

phase-fill = The larders are being filled
phase-table = Round { $round } of { $rounds }
phase-over = The end

ask-fill = Fill your larder: twelve things, at most six of a kind.
ask-bring = What do you bring out?
ask-taste = Do you taste the { THING($thing) }?
wait-fill = to fill the larder
wait-bring = to bring something out
wait-taste = to taste

bread = bread
cheese = cheese
apple = apple
honey = honey
fish = fish
nothing = nothing
yes = yes
no = no

event-filled = All larders are full.
event-brought = { SEAT($seat) } brings out { THING($thing) }.
event-empty-handed = { SEAT($seat) } brings nothing out.
event-tasted = { SEAT($seat) } tastes it.
event-declined = { SEAT($seat) } declines.
event-turn-over = Round { $round }: { SEAT($seat) } has finished a turn.

hand = You have: { $things }
hand-empty = Your larder is empty.
on-table = On the table: { THING($thing) }
standing = { $who }: { $points }, { $left } left
count-points = { $n ->
    [one] { $n } taste
   *[other] { $n } tastes
}

result-sole = { $who } wins with { $points }.
result-shared = { $who } share the victory with { $points }.
result-line = { $place }. { $who } ({ $letter }): { $points }
why-shared = Nobody tasted more than they did.
source-total = Total
list-last = { $head } and { $tail }
list-last-i = { $head } and { $tail }

rules-overview-title = Larder
rules-overview =
    All players fill their larders in secret: **twelve** things, at most **six** of a kind. After three rounds the game is over, and whoever has tasted most wins.
rules-turn-title = A turn
rules-turn =
    Bring something out of your larder, or nothing. The next player may taste it; each taste is a point. Either way it is gone, and then it is that player's turn.

## What a game may offer besides

next-taste = What comes to the table
ready-baker = The baker
ready-baker-about = Bread and honey
ready-fisher = The fisher
ready-fisher-about = Plenty of fish
unknown = There is no “{ $word }” here.
unknown-near = There is no “{ $word }” here; perhaps you mean { $meant }?
too-many = { $count } { $thing } are too many: at most { $most }.
not-so-many = { $count ->
    [one] That is { $count } thing
   *[other] That is { $count } things
}; you need { $size }.

order-taste = What others bring
order-taste-always = Always taste
order-taste-never = Never taste
order-bring = What I bring
order-bring-nothing = Nothing
order-bring-first = The first thing
order-fill = My larder
order-fill-baker = The baker's
order-kind = What I like
order-kind-bread = Bread
order-kind-cheese = Cheese
order-kind-apple = Apples
order-kind-honey = Honey
order-kind-fish = Fish
order-idle = When there is nothing to do
order-idle-yes = Do nothing
