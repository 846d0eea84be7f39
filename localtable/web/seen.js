// What each person has already read, kept in this browser, and what is new for them.

import { changed, people, table } from "./state.js";
import { ask, listen } from "./api.js";

const LOOK_MS = 400;
const ears = new Map(); // person id -> how to stop listening
const others = new Set(); // ids of other people for whom something is new

function place(person) {
  return `seen:${table.server.guild.id}:${person}`;
}

function read(person) {
  try {
    return JSON.parse(localStorage.getItem(place(person))) ?? {};
  } catch {
    return {};
  }
}

function newer(one, other) {
  return BigInt(one ?? 0) > BigInt(other ?? 0);
}

/** The shown channel counts as read, if anybody can be looking. */
export function markSeen() {
  const channel = table.server.channels.find((one) => one.id === table.channel);
  if (!channel?.last_message_id || document.hidden) return;
  const seen = read(table.person);
  if (!newer(channel.last_message_id, seen[channel.id])) return;
  seen[channel.id] = channel.last_message_id;
  try {
    localStorage.setItem(place(table.person), JSON.stringify(seen));
  } catch {
    // A browser that stores nothing shows everything as new.
  }
}

/** The ids of the channels in which something is new for this person. */
export function unread(person = table.person, channels = table.server.channels) {
  const seen = read(person);
  const fresh = channels.filter((one) => !one.archived && newer(one.last_message_id, seen[one.id]));
  return new Set(fresh.map((one) => one.id));
}

/** Whether something is new for another person of the table. */
export function waitsFor(person) {
  return others.has(person);
}

/** Keep an ear on the other people, so that the switch can say for whom something is new. */
export function watchOthers() {
  const wanted = new Set(people().map((one) => one.id));
  wanted.delete(table.person);
  for (const [id, stop] of ears) {
    if (wanted.has(id)) continue;
    stop();
    ears.delete(id);
    others.delete(id);
  }
  for (const id of wanted) {
    if (!ears.has(id)) ears.set(id, watch(id));
  }
}

function watch(id) {
  let timer = 0;
  const look = async () => {
    timer = 0;
    const state = await ask("state", { person: id, limit: 1 }).catch(() => null);
    if (!state || !ears.has(id)) return;
    const before = others.has(id);
    if (unread(id, state.channels).size) others.add(id);
    else others.delete(id);
    if (before !== others.has(id)) changed();
  };
  const soon = () => {
    if (!timer) timer = setTimeout(look, LOOK_MS);
  };
  return listen(id, soon, (there) => there && soon());
}
