"""Games and their words, read once by the process from which all bots of the ordeal are forked."""

from __future__ import annotations

from engine.games import all_games, scenes, symbols, texts_folder, wording
from texts import LOCALES, own_words, words_in

for key in all_games():
    wording(key), scenes(key), symbols(key)
    for locale in LOCALES:
        words_in(locale, texts_folder(key))
for locale in LOCALES:
    own_words(locale)
