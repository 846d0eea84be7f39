# What somebody is told who never read the rules.
# How it reads: docs/style.md. One name a thing: texts/glossary.toml.

## How it plays

learn-aim-title = The aim
learn-aim = Taste as much as you can of what others bring to the table. Each taste is a point.
learn-turn-title = A turn
learn-turn = Bring one thing out of your larder, or nothing. The next player says whether to taste it, and then it is their turn.
learn-win-title = How you win
learn-win = After three rounds the game is over. Whoever has tasted most wins.
learn-mistakes-title = What beginners get wrong
learn-mistakes = They bring out all they have: each thing is a point for the next player. You may bring nothing.

## Why a question matters

matters-fill = What is in your larder decides what others may taste later.
matters-bring = Whatever you bring may give the next player a point.
matters-taste = Each taste is a point, and it costs you nothing.

## What people look at, in a first game

look-fill = For a first game any twelve things will do.
look-bring = Bringing nothing gives nobody a point.
look-taste = There is no reason not to taste.
after-brought = It has left the larder now, whether anyone tastes it or not.
after-tasted = A taste is a point, and points win.
after-declined = Nobody gets a point for that.

## What may be looked up

about-bread = A thing to bring out and to taste.
about-bread-example = You hold 4 bread and bring one out: 3 are left.
about-bread-ruling = It is worth as much as any other thing: one taste.
about-cheese = A thing to bring out and to taste.
about-cheese-example = You hold 4 cheese and bring one out: 3 are left.
about-apple = A thing to bring out and to taste.
about-apple-example = You hold 4 apples and bring one out: 3 are left.
about-honey = A thing to bring out and to taste.
about-honey-example = You hold 4 honey and bring one out: 3 are left.
about-fish = A thing to bring out and to taste.
about-fish-example = You hold 4 fish and bring one out: 3 are left.
