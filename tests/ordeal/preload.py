"""What a start of the bot spends most of its time on: modules, games, words. Read once by the
process from which all of the ordeal's bots are forked; nothing is begun here."""

from __future__ import annotations

import _strptime

import discord.ext.tasks
import PIL.PngImagePlugin
import prometheus_client.exposition
import resvg_py

import bot
import engine.table.commands.forgetting
import engine.table.past.export
import pictures.plot
from cogs.me import profile_faces
from cogs.panel import choosing
from cogs.past import log
from engine.games import all_games, scenes, symbols, texts_folder, wording
from texts import LOCALES, own_words, words_in

READ = (
    *(_strptime, discord.ext.tasks, PIL.PngImagePlugin, prometheus_client.exposition, resvg_py),
    *(
        bot,
        engine.table.past.export,
        engine.table.commands.forgetting,
        pictures.plot,
        choosing,
        log,
        profile_faces,
    ),
)

for key in all_games():
    wording(key), scenes(key), symbols(key)
    for locale in LOCALES:
        words_in(locale, texts_folder(key))
for locale in LOCALES:
    own_words(locale)
