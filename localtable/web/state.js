// What the page knows: `table` comes from the server, `ui` belongs to this tab alone.

import { ask, listen } from "./api.js";
import { markSeen } from "./seen.js";
import { speak, word } from "./words.js";

const TOAST_MS = 6000;
const PAGE = 100;

/** The server's last answer, and who looks at how many messages of which channel. */
export const table = { person: null, channel: null, limit: PAGE, server: null, connected: true };

/** What is open, half-chosen, half-typed or waiting here. */
export const ui = {
  open: null, // the key of the one open list
  picks: new Map(), // a select's key -> what is picked in it (see selects.js)
  filters: new Map(), // a select's key -> what is typed to narrow it
  busy: new Set(), // keys of controls whose press is under way
  failed: new Map(), // message id -> the words under it
  revealed: new Set(), // keys of spoilers that were opened
  drafts: new Map(), // person and channel -> what stands in the composer
  forms: new Map(), // modal id -> { values, error }
  picture: null, // the enlarged picture: { url, alt, actual }
  drawer: false, // the channel list on a narrow screen
  settings: false,
  pins: false,
  flash: null, // the message that a link led to
  toasts: [],
};

let draw = () => {};
let drawing = false;
let hangUp = () => {};
let listening = null; // the person for whom changes are listened to
let fetching = false;
let again = false;
let toasts = 0;
let stale = true; // whether the messages may look different from how they were last described

/** Say once how the page is drawn. */
export function drawWith(render) {
  draw = render;
}

/** Something changed here: draw again, once, when the running code is through. */
export function changed() {
  stale = true;
  drawSoon();
}

/** Only the composer changed: typing need not go through a hundred messages. */
export function composerChanged() {
  drawSoon();
}

/** Whether the messages must be described anew. Asking answers for all changes so far. */
export function messagesChanged() {
  const answer = stale;
  stale = false;
  return answer;
}

function drawSoon() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    draw();
  });
}

/** Ask the server for the table as this person sees it. Calls while one runs become one more. */
export async function refresh() {
  if (fetching) {
    again = true;
    return;
  }
  fetching = true;
  try {
    do {
      again = false;
      await load();
    } while (again);
  } catch (error) {
    table.connected = false;
    console.warn("state:", error);
  } finally {
    fetching = false;
    changed();
  }
}

async function load() {
  const { person, channel, limit } = table;
  const server = await look(person, channel, limit);
  if (person !== table.person || channel !== table.channel || limit !== table.limit) {
    again = true;
    return;
  }
  const known = people(server).some((one) => one.id === person);
  table.person = known ? person : (people(server)[0]?.id ?? null);
  table.channel = server.channel;
  table.server = server;
  if (listening !== table.person) connect();
  address();
  await speak(me()?.locale ?? "en-US");
  markSeen();
  changed();
}

// A channel or a person in an old address may be gone: then what there is, is shown.
async function look(person, channel, limit) {
  const asked = { person: person ?? undefined, channel: channel ?? undefined, limit };
  try {
    return await ask("state", asked);
  } catch (error) {
    if (error instanceof TypeError || (!person && !channel)) throw error;
    const own = { person: person ?? undefined, limit };
    return ask("state", own).catch(() => ask("state", { limit }));
  }
}

/** Show more of what was said before. */
export function showOlder() {
  table.limit += PAGE;
  refresh();
}

/** Whether there may be more before what is shown. */
export function mayBeOlder() {
  return table.server.messages.length >= table.limit;
}

/** Those of the table who are not bots. */
export function people(server = table.server) {
  return (server?.people ?? []).filter((one) => !one.bot);
}

/** The acting person, once known. */
export function me() {
  return table.server?.people.find((one) => one.id === table.person);
}

/** A person's name by id, or undefined. */
export function nameOf(id) {
  return table.server?.people.find((one) => one.id === id)?.name;
}

/** A channel by id (the shown one without), or undefined. */
export function channelOf(id = table.channel) {
  return table.server?.channels.find((one) => one.id === id);
}

/** Look through another person's eyes. */
export function choosePerson(id) {
  Object.assign(table, { person: id, limit: PAGE });
  Object.assign(ui, { open: null, settings: false, pins: false });
  refresh();
}

/** Show another channel, and in it one message if given. */
export function chooseChannel(id, message = null) {
  Object.assign(ui, { drawer: false, open: null, pins: false, flash: message });
  Object.assign(table, { channel: id, limit: PAGE });
  changed();
  refresh();
}

/** Begin: the person and the channel may stand in the address. */
export async function begin() {
  await speak(navigator.language);
  changed();
  const query = new URLSearchParams(location.search);
  table.person = query.get("person");
  table.channel = query.get("channel");
  refresh();
}

function address() {
  const query = new URLSearchParams({ person: table.person, channel: table.channel ?? "" });
  history.replaceState(null, "", `?${query}`);
}

function connect() {
  hangUp();
  listening = table.person;
  if (!listening) return;
  hangUp = listen(table.person, refresh, (there) => {
    table.connected = there;
    if (there) refresh();
    changed();
  });
}

/** A line that goes by itself. */
export function toast(text) {
  const id = ++toasts;
  ui.toasts.push({ id, text });
  setTimeout(() => {
    ui.toasts = ui.toasts.filter((one) => one.id !== id);
    changed();
  }, TOAST_MS);
  changed();
}

/** Run something that asks the server; what goes wrong is shown as a line. */
export async function trying(action) {
  try {
    return await action();
  } catch (error) {
    toast(error instanceof TypeError ? word("unreachable") : error.message);
    return null;
  }
}
