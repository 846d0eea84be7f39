"""What a test does to the world from outside: `do(table, "deny", channel=TABLES)`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from discord import Permissions

from localtable import account, channels, first_world, messages
from localtable.gateway import guild_create
from localtable.rights import OF_THE_BOT, named
from localtable.world import NEWS, THREADS, Json, World, told
from tests.localtable.rates import Windows
from tests.localtable.stand_in import StandIn


def do(table: StandIn, do: str, **what: Any) -> Json:
    """Do one of `Deeds`."""
    return getattr(Deeds(table), do.replace("-", "_"))(**what) or {}


@dataclass
class Deeds:
    """Each of them, with a dash for each underscore; rights are Discord's names."""

    table: StandIn

    @property
    def world(self) -> World:
        return self.table.world

    # Channels and messages

    def delete_channel(self, channel: str) -> None:
        """A channel or thread goes, with all that is in it."""
        world, found = self.world, self.world.channels[channel]
        if found["type"] in THREADS:
            keys = ("id", "guild_id", "parent_id", "type")
            self.table.tell("THREAD_DELETE", {key: found[key] for key in keys}, found)
        else:
            self.table.tell("CHANNEL_DELETE", told(found), found)
        under = [one for one in world.channels.values() if one.get("parent_id") == channel]
        for gone in (*under, found):
            for message in world.messages.of(gone["id"]):
                world.drop_message(message)
            world.channels.drop(gone["id"])
        self.table.changed()

    def _change(self, channel: Json) -> None:
        self.world.channels.put(channel)
        self.table.tell("CHANNEL_UPDATE", told(channel), channel)
        self.table.changed()

    def announcements(self, channel: str) -> None:
        """The text channel is one for announcements from here on."""
        self._change(self.world.channels[channel] | {"type": NEWS})

    def delete_message(self, message: str) -> None:
        messages.delete(self.table, self.world.messages[message])

    def deny(self, channel: str, rights: Any, whom: str | None = None) -> None:
        """Deny rights in a channel to the bot, or to `whom`."""
        self._overwrite(channel, whom, 0, _rights(rights).value)

    def allow(self, channel: str, rights: Any, whom: str | None = None) -> None:
        """Allow them."""
        self._overwrite(channel, whom, _rights(rights).value, 0)

    def _overwrite(self, channel: str, whom: str | None, allow: int, deny: int) -> None:
        found, id_ = self.world.channels[channel], whom or self.world.bot["id"]
        by_id = {one["id"]: one for one in found["permission_overwrites"]}
        own = by_id.get(id_, {"allow": "0", "deny": "0"})
        allow, deny = int(own["allow"]) & ~deny | allow, int(own["deny"]) & ~allow | deny
        by_id[id_] = {"id": id_, "type": 1, "allow": str(allow), "deny": str(deny)}
        found["permission_overwrites"] = list(by_id.values())
        self._change(found)

    def archive(self, channel: str, on: bool = True, **more: bool) -> None:
        thread, owner = self.world.channels[channel], self.world.people[first_world.SUNNIVA]
        channels.change_thread(self.table, thread, {"archived": on, **more}, owner)

    def lock(self, channel: str, on: bool = True) -> None:
        self.archive(channel, on, locked=on)

    # People, roles, the server

    def add_person(self, name: str, locale: str = "en-US") -> Json:
        """Somebody new comes to the server."""
        id_, now = self.table.clock.next_id(), self.table.clock.now_ms()
        username = "".join(c for c in name.lower() if c.isalnum() or c in "._")
        more: Json = {"roles": [first_world.REGULARS], "joined_ms": now, "locale": locale}
        somebody = first_world.person(id_, name, username or f"person{id_[-4:]}", **more)
        first_world.arrive(self.world, somebody, self.table.clock.next_id())
        self.table.changed()
        return {"id": id_}

    def remove_member(self, person: str) -> None:
        """Somebody leaves the server, and its threads with it."""
        self.world.people.put(self.world.people[person] | {"_member": None})
        for channel in self.world.channels.values():
            if channel.get("_members", {}).pop(person, None) is not None:
                self.world.channels.put(channel)
        self.table.changed()

    def add_role(
        self, name: str, people: Any = (), rights: Any = (), mentionable: bool = False
    ) -> Json:
        """A new role that these people have, with these rights."""
        id_, given = self.table.clock.next_id(), _rights(rights)
        role = first_world.role(id_, name, given, 1) | {"mentionable": mentionable}
        self.world.roles.put(role)
        self.table.tell("GUILD_ROLE_CREATE", {"guild_id": self.world.guild["id"], "role": role})
        for person in people:
            self.world.people[person]["_member"]["roles"].append(id_)
            self.world.people.put(self.world.people[person])
        self.table.changed()
        return {"id": id_}

    def delete_role(self, role: str) -> None:
        for person in self.world.people.values():
            if person["_member"] and role in person["_member"]["roles"]:
                person["_member"]["roles"].remove(role)
                self.world.people.put(person)
        self.world.roles.drop(role)
        about = {"guild_id": self.world.guild["id"], "role_id": role}
        self.table.tell("GUILD_ROLE_DELETE", about)
        self.table.changed()

    def guild_locale(self, locale: str) -> None:
        self.world.guilds.put(self.world.guild | {"preferred_locale": locale})
        self.table.changed()

    def outage(self, on: bool = True, reached: bool = False) -> None:
        """The server is away ("Guild Delete" with `unavailable`), or back. `reached`: its people
        reach the bot all the same, as they do before it was told of the server."""
        self.table.reached = reached
        if self.table.away == on:
            return
        self.table.away, about = on, {"id": self.world.guild["id"], "unavailable": True}
        name = "GUILD_DELETE" if on else "GUILD_CREATE"
        self.table.gateway.tell(name, about if on else guild_create(self.table))

    # The bot

    def kick_bot(self) -> None:
        """The bot is removed from the server: its own role goes, it is in no thread any more, and
        all that it hears of is the removal ("Guild Delete" without `unavailable`)."""
        world, bot = self.world, self.world.bot
        [own] = [id_ for id_ in bot["_member"]["roles"] if world.roles[id_]["managed"]]
        world.roles.drop(own)
        for channel in world.channels.values():
            over = channel.get("permission_overwrites", [])
            over[:] = [one for one in over if one["id"] != own]
        self.remove_member(bot["id"])
        self.table.gateway.tell("GUILD_DELETE", {"id": world.guild["id"]})

    def invite_bot(self, rights: Any = None) -> None:
        """Back to the server, with a new role of its own that has these rights, or those of the
        first start."""
        world, id_ = self.world, self.table.clock.next_id()
        given = OF_THE_BOT if rights is None else _rights(rights)
        world.roles.put(first_world.bots_role(world, id_, given, world.bot["id"]))
        member = first_world.member([id_], self.table.clock.now_ms())
        world.people.put(world.bot | {"_member": member})
        self.table.gateway.tell("GUILD_CREATE", guild_create(self.table, joined=True))
        self.table.changed()

    def hang_up(self, code: int = 4000, forget: bool = False, shard: int | None = None) -> None:
        """Close the bot's gateway connections, or those of one shard; with `forget` it cannot
        resume."""
        if forget:
            self.table.gateway.sessions.clear()
        self.table.gateway.hang_up(code, shard)

    def shard_down(self, shard: int = 0, on: bool = True) -> None:
        """One shard hangs up and cannot be reached; with `on` false it can again."""
        self.table.gateway.down ^= {shard}
        if on:
            self.table.gateway.hang_up(4000, shard)

    def spend_starts(self, left: int = 0, seconds: float = 3600) -> None:
        """Only `left` sessions may be started today, of which `seconds` are left."""
        self.table.gateway.starts.spend(left, seconds)

    def delete_emojis(self, names: Any = None) -> None:
        """The owner deletes the application's emojis by hand: all, or those with these names."""
        for emoji in list(self.world.emojis.values()):
            if names is None or emoji["name"] in names:
                account.delete_emoji(self.table, emoji["id"])

    def switch_on_activities(self) -> None:
        """The owner does, and Discord makes the command that launches one ("Entry Point")."""
        form = {"type": account.ENTRY_POINT, "name": "Launch", "description": "", "handler": 2}
        account.put_command(self.table, form, {}, {})

    # Time and limits

    def later(self, seconds: float) -> None:
        """Put the stand-in's clock forward."""
        self.table.clock.ahead_ms += round(seconds * 1000)

    def rate_limits(self, speed: float = 1) -> None:
        """Discord's rate limits from here on, `speed` times as fast."""
        self.table.limits.start(speed)

    def ban_word(self, word: str, on: bool = True) -> None:
        """The server's filter blocks a word ("ana", "*ana*"); with `on` false no more."""
        self.table.hardships.words.pop(word, None)
        if on:
            self.table.hardships.ban(word)

    def limit_dms(self, most: int = 10, seconds: float = 60, on: bool = True) -> None:
        """Only `most` fresh direct messages may be opened in `seconds`: then 40003."""
        self.table.hardships.new_dms = Windows(most, seconds) if on else None

    def limit_uploads(self, most: int = 50, seconds: float = 3600, on: bool = True) -> None:
        """Only `most` new emojis in `seconds` (as discord-api-docs #2250 reports of servers)."""
        self.table.hardships.uploads = Windows(most, seconds) if on else None


def _rights(names: list[str]) -> Permissions:
    return named(" ".join(names).lower())
