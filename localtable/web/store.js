// What the page knows, and how it comes to know it. What only one part of the page needs, such
// as an open menu, belongs to its component.

import { paint } from "./render.js";
import { ask, listen } from "./server.js";
import { speak, word } from "./words.js";

const TOAST_MS = 6000;
const OTHERS_MS = 400;
const PAGE = 100;

export const store = {
  person: null, // who looks
  channel: null, // where they want to look; what is shown is `server.channel`
  limit: PAGE,
  server: null, // the last answer
  commands: [],
  edition: null, // which commands those are
  around: "", // what a message may show of all the rest
  connected: true,
  asking: false, // who one is
  drawer: false, // the list of channels on a phone
  picture: null, // the enlarged one: {url, alt}
  flash: null, // the message that a link led to
  toasts: [],
};

let describe = () => [];
let drawing = false;
let fetching = false;
let stale = false;
let hangUp = () => {};
let listening = null; // the person for whom changes are listened to
let texts = new Map(); // message id -> {text, message}
let toasts = 0;

/** Say once what the whole page is. */
export function drawWith(page) {
  describe = page;
}

/** Something changed: draw again, once, when the running code is through. */
export function changed() {
  if (drawing) return;
  drawing = true;
  queueMicrotask(() => {
    drawing = false;
    paint(document.getElementById("table"), describe());
  });
}

/** Ask the server for the table as this person sees it. Calls while one runs become one more. */
export async function refresh() {
  stale = true;
  if (fetching) return;
  fetching = true;
  try {
    while (stale) {
      stale = false;
      await load();
    }
  } catch (error) {
    store.connected = false;
    console.warn("state:", error);
  } finally {
    fetching = false;
    changed();
  }
}

async function load() {
  const { person, channel, limit } = store;
  const asked = { person, limit, edition: store.edition };
  // A channel in an old address may be gone: then the first one is shown.
  const first = (error) => (channel ? ask("state", asked) : Promise.reject(error));
  const answer = await ask("state", { ...asked, channel }).catch(first);
  const all = peopleOf(answer);
  const known = all.find((one) => one.id === person);
  const who = known ?? all[0];
  // The words first: what is drawn once is not drawn again for them.
  await speak(who.locale);
  const isOld = person !== store.person || channel !== store.channel || limit !== store.limit;
  if (isOld) return refresh();
  // The first page is somebody at once; whoever comes later may be somebody else.
  if (!known) store.asking = all.some((one) => one.pages);
  store.person = who.id;
  store.channel = answer.channel;
  keep(answer);
  if (!store.asking) {
    sessionStorage.setItem("person", store.person);
    history.replaceState(null, "", address());
    if (listening !== store.person) connect();
    markSeen();
  }
  return changed();
}

function keep(answer) {
  const shown = store.server?.channel;
  const fresh = new Map();
  for (const message of answer.messages) {
    const text = JSON.stringify(message);
    const one = texts.get(message.id);
    fresh.set(message.id, one?.text === text ? one : { text, message });
  }
  // What is new and for nobody else answers something that the person just did.
  const last = answer.messages.at(-1);
  const answers = last?.ephemeral && shown === answer.channel && !texts.has(last.id);
  texts = fresh;
  answer.messages = [...fresh.values()].map((one) => one.message);
  if (answer.commands) store.commands = answer.commands;
  store.edition = answer.edition;
  store.server = answer;
  const names = answer.people.map((one) => [one.id, one.name, one.locale]);
  const channels = answer.channels.map((one) => [one.id, one.name]);
  store.around = JSON.stringify([store.person, names, channels, answer.guild]);
  if (answers) showNewest();
}

/** Go to the newest message, and stay with what comes. */
export function showNewest() {
  document.querySelector(".messages")?.scrollTo({ top: 0 });
}

/** Show more of what was said before. */
export function showOlder() {
  store.limit += PAGE;
  refresh();
}

/** The people of an answer of the server's: all but the bot. */
function peopleOf(server) {
  return server.people.filter((one) => !one.bot);
}

/** The people of the table. */
export function people() {
  return peopleOf(store.server);
}

/** The acting person, once known. */
export function me() {
  return store.server?.people.find((one) => one.id === store.person);
}

/** What somebody goes by: a person of the table, or an author as Discord tells one. */
export function nameOf(author) {
  const known = store.server.people.find((one) => one.id === author.id);
  return known?.name ?? author.global_name ?? author.username;
}

/** A channel by id (the shown one without), or undefined. */
export function channelOf(id = store.server.channel) {
  return store.server.channels.find((one) => one.id === id);
}

/** Look through another person's eyes. */
export function choosePerson(id) {
  Object.assign(store, { asking: false, person: id, limit: PAGE, drawer: false });
  refresh();
}

/** Show another channel, and in it one message if given. */
export function chooseChannel(id, message = null) {
  Object.assign(store, { drawer: false, flash: message, channel: id, limit: PAGE });
  if (id !== store.server.channel) history.pushState(null, "", address());
  changed();
  refresh();
}

function address() {
  return `?${new URLSearchParams({ person: store.person, channel: store.channel ?? "" })}`;
}

function read() {
  const query = new URLSearchParams(location.search);
  store.person = query.get("person") ?? sessionStorage.getItem("person");
  store.channel = query.get("channel");
}

/** Begin: the person and the channel may stand in the address, and the browser goes back. */
export async function begin() {
  await speak(navigator.language);
  addEventListener("popstate", () => {
    read();
    refresh();
  });
  read();
  refresh();
}

function connect() {
  hangUp();
  listening = store.person;
  let timer = 0;
  const later = () => {
    timer = 0;
    refresh();
  };
  const heard = (what) => {
    if (what === "changed") refresh();
    else timer ||= setTimeout(later, OTHERS_MS);
  };
  hangUp = listen(listening, heard, (there) => {
    store.connected = there;
    if (there) refresh();
    changed();
  });
}

// What each person has already read, kept in this browser.

function seenKey(person, channel) {
  return `seen:${store.server.guild.id}:${person}:${channel}`;
}

function isNew(person, channel, last) {
  return BigInt(last ?? 0) > BigInt(localStorage.getItem(seenKey(person, channel)) ?? 0);
}

/** The shown channel counts as read, if anybody can be looking. */
export function markSeen() {
  const { id, last_message_id: last } = channelOf() ?? {};
  if (last && !document.hidden) localStorage.setItem(seenKey(store.person, id), last);
}

/** The channels in which something is new for this person. */
export function unread() {
  const running = store.server.channels.filter((one) => !one.archived);
  return running.filter((one) => isNew(store.person, one.id, one.last_message_id));
}

/** Whether another person of the table has a direct message that they have not read. */
export function waitsFor({ id, letters }) {
  const fresh = Object.entries(letters).some(([channel, last]) => isNew(id, channel, last));
  return fresh && id !== store.person;
}

// What a person does: each asks the server and waits for the bot's answer.

/** A line that goes by itself. */
export function toast(text) {
  const id = ++toasts;
  store.toasts.push({ id, text });
  setTimeout(() => {
    store.toasts = store.toasts.filter((one) => one.id !== id);
    changed();
  }, TOAST_MS);
  changed();
}

/** Ask the server as this person; what goes wrong is shown as a line, and gives null. */
export async function act(what, body) {
  try {
    return await ask(what, { person: store.person, ...body });
  } catch (error) {
    toast(error instanceof TypeError ? word("unreachable") : error.message);
    return null;
  }
}

/** Send something that the bot must answer: true when it did, false when it was silent (which
 *  the server tells as its notice), null when the server refused (which is told here). */
export async function interact(what, body) {
  const sent = await act(what, body);
  const done = sent && (await act("interaction", { id: sent.interaction }));
  await refresh();
  return done && done.answered;
}

/** Send a slash command: its id, the names below its own, the options by name. */
export async function slash(leaf, options) {
  const { root, path } = leaf;
  showNewest();
  await interact("slash", { channel: store.server.channel, command: root.id, path, options });
  showNewest();
}

/** Tell the server something that it does itself: to "dismiss" an ephemeral message (`{message}`),
 *  the modal or the notice (`{modal|notice: true}`); a "person"'s language, or whether they take
 *  direct messages. */
export async function tell(what, body) {
  await act(what, body);
  await refresh();
}
