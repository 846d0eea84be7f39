"""What is there at the first start: a server, a few people, a few channels."""

from __future__ import annotations

from typing import Final

from localtable.world import permissions
from localtable.world.world import DM, TEXT, VOICE, Channel, Guild, Overwrite, Person, Role, World

APPLICATION: Final = "1201000000000000001"
GUILD: Final = "1201000000000000002"
REGULARS: Final = "1201000000000000003"
BOT_ROLE: Final = "1201000000000000004"
SUNNIVA: Final = "1201000000000000010"
ANA: Final = "1201000000000000011"
BRAM: Final = "1201000000000000012"
CARLOS: Final = "1201000000000000013"
DUARTE: Final = "1201000000000000014"
PEOPLE: Final = (
    # id, name, username, locale, roles
    (SUNNIVA, "Sunniva", "sunniva", "en-US", (REGULARS,)),
    (ANA, "Ana", "ana.b", "en-US", (REGULARS,)),
    (BRAM, "Bram", "bram_v", "en-GB", (REGULARS,)),
    (CARLOS, "Carlos", "carlos.r", "es-ES", (REGULARS,)),
    (DUARTE, "Duarte", "duarte", "pt-BR", ()),
)
"""The owner first; the last one has no role, so sees and presses but does not write."""
TABLES: Final = "1201000000000000020"
LOUNGE: Final = "1201000000000000021"
QUIET: Final = "1201000000000000022"
HALL: Final = "1201000000000000023"
FIRST_DM: Final = 1201000000000000030

JOINED_MS: Final = 1_706_659_200_000


def furnish(world: World, bot_permissions: int, application: str = APPLICATION) -> None:
    """Put the server, everybody and the channels into an empty world."""
    world.put(Guild(GUILD, "The Meadhall", SUNNIVA, "en-US"))
    world.put(Role(GUILD, "@everyone", permissions.OF_EVERYBODY, 0))
    world.put(Role(REGULARS, "Regulars", permissions.OF_REGULARS, 1))
    world.put(Role(BOT_ROLE, "Meadhall", bot_permissions, 2, managed=True))
    world.put(
        Person(application, "Meadhall", "Meadhall", bot=True, joined_ms=JOINED_MS, roles=[BOT_ROLE])
    )
    for number, (id_, name, username, locale, roles) in enumerate(PEOPLE):
        world.put(
            Person(id_, name, username, locale=locale, joined_ms=JOINED_MS + number, roles=[*roles])
        )
        world.put(Channel(str(FIRST_DM + number), DM, recipient=id_))
    hushed = permissions.SEND_MESSAGES | permissions.CREATE_PUBLIC_THREADS
    world.put(Channel(TABLES, TEXT, "tables", 0, topic="Open a table with /game new"))
    world.put(Channel(LOUNGE, TEXT, "lounge", 1))
    world.put(Channel(QUIET, TEXT, "quiet", 2, overwrites=[Overwrite(BOT_ROLE, 0, deny=hushed)]))
    world.put(Channel(HALL, VOICE, "hall", 3))
