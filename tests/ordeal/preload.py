"""Games and their words, read once by the process from which all bots of the ordeal are forked."""

from __future__ import annotations

from engine.games import all_games, game_words, scenes, symbols, wording
from texts import LOCALES, own_words

for key in all_games():
    wording(key), scenes(key), symbols(key)
    for locale in LOCALES:
        game_words(key, locale)
for locale in LOCALES:
    own_words(locale)
