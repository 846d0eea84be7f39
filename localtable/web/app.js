// The whole page, and how it keeps its place while it changes.

import { Composer } from "./composer.js";
import { icon, isThread, signOf, tool } from "./icons.js";
import { invitation } from "./invitation.js";
import { avatar, messages } from "./messages.js";
import { Modal } from "./modal.js";
import { lightbox } from "./pictures.js";
import { html } from "./render.js";
import { Sidebar } from "./sidebar.js";
import * as table from "./store.js";
import { plain } from "./text.js";
import { word } from "./words.js";

const { changed, channelOf, store, unread } = table;
const CLOCK_MS = 10_000; // how often the relative times move on
const FLASH_MS = 2000;
const FAR_PX = 80; // from the newest message: out of its sight
const places = new Map(); // person and channel -> where one was, and what was the newest then
let away = false; // whether the newest message is out of sight
let flashed = null;

function page() {
  const { server } = store;
  if (!server) return html`<p class="offline" role="status">${word("connecting")}</p>`;
  const held = document.activeElement?.closest?.("[data-message]");
  queueMicrotask(() => {
    flash();
    // When the pressed control is gone, its message keeps the place for the keyboard.
    const isLost = document.activeElement === document.body && held?.isConnected;
    if (isLost) held.focus({ preventScroll: true });
  });
  const fresh = unread();
  const name = channelOf()?.name ?? server.guild.name;
  document.title = [fresh.length > 0 && `(${fresh.length})`, name].filter(Boolean).join(" ");
  const shut = () => {
    store.drawer = false;
    changed();
  };
  const close = word("close");
  return [
    html`<${Sidebar} key="sidebar" fresh=${fresh} out=${store.drawer} />`,
    store.drawer && html`<button key="veil" class="veil" aria-label=${close} onclick=${shut} />`,
    room(fresh),
    server.modal && html`<${Modal} key=${server.modal.id} modal=${server.modal} />`,
    store.picture && lightbox(store.picture),
    store.asking && whoAreYou(),
    store.toasts.length > 0 && toasts(),
  ];
}

function room(fresh) {
  const { server } = store;
  const place = `${store.person}:${server.channel}`;
  const letter = fresh.find((one) => one.type === 1 && one.id !== server.channel);
  const offline = html`<p key="offline" class="offline" role="status">${word("reconnecting")}</p>`;
  return html`<main key="room" class="room">
    ${topbar(fresh)} ${!store.connected && offline}
    ${server.notice && notice(server.notice)} ${log(place)} ${away && newest()}
    ${letter && letterBar(letter)}
    ${channelOf() && html`<${Composer} key=${place} place=${place} server=${server} />`}
  </main>`;
}

function topbar(fresh) {
  const channel = channelOf();
  const toggle = () => {
    store.drawer = !store.drawer;
    changed();
  };
  const names = (channel?.members ?? []).map((id) => table.nameOf({ id })).filter(Boolean);
  return html`<header key="top" class="topbar">
    <div class="menu">
      ${tool("menu", word("channels"), toggle, { "aria-expanded": `${store.drawer}` })}
      ${fresh.length > 0 && html`<span class="dot" />`}
    </div>
    ${channel && signOf(channel)}
    <h1>${plain(channel?.name ?? "")}</h1>
    ${
      channel &&
      isThread(channel) &&
      html`<span class="faint members">${icon("people")}${names.join(", ")}</span>`
    }
  </header>`;
}

function notice(text) {
  const away = () => table.tell("dismiss", { notice: true });
  return html`<div key="notice" class="notice" role="alert">
    <span>${text}</span>
    <button class="link" onclick=${away}>${word("dismiss")}</button>
  </div>`;
}

// The browser keeps who reads the newest message at it: what is laid out from below stays there.
function log(place) {
  const { server } = store;
  const isEmpty = !server.messages.length;
  const more = html`<button key="older" class="older link" onclick=${table.showOlder}>
    ${word("older")}
  </button>`;
  const none = () => invitation() ?? html`<p class="faint empty">${word("nothing-yet")}</p>`;
  const last = server.messages.at(-1)?.id;
  const remember = ({ scrollTop }) => {
    places.set(place, { scrollTop, last });
    if (away === scrollTop < -FAR_PX) return;
    away = !away;
    changed();
  };
  const comeBack = (box) => {
    const before = places.get(place);
    if (before?.last === last && last && !store.flash) box.scrollTop = before.scrollTop;
    remember(box);
  };
  return html`<div
    key="messages-${place}-${isEmpty}"
    class=${["messages", isEmpty && "from-top"]}
    role="log"
    tabindex="0"
    aria-label=${word("messages")}
    onmount=${comeBack}
    onscroll=${(event) => isEmpty || remember(event.currentTarget)}
  >
    <div class="messages-inside">
      ${server.messages.length >= store.limit && more} ${isEmpty ? none() : messages()}
    </div>
  </div>`;
}

function newest() {
  return html`<button key="newest" class="bar newest" onclick=${table.showNewest}>
    <span>${word("older-shown")}</span><strong>${word("to-newest")} ${icon("down")}</strong>
  </button>`;
}

/** A direct message that one has not seen, wherever one is. */
function letterBar(channel) {
  const go = () => table.chooseChannel(channel.id, channel.last_message_id);
  return html`<button key="letter" class="bar letter" onclick=${go}>
    <span>${icon("letter")} ${word("letter-came", { name: channel.name })}</span>
    <strong>${word("read-it")}</strong>
  </button>`;
}

// Each time anew over all that is open, dialogs too.
function toasts() {
  const show = (node) => node.showPopover();
  return html`<div
    key="toasts-${store.toasts.at(-1).id}"
    class="toasts"
    role="status"
    popover="manual"
    onmount=${show}
  >
    ${store.toasts.map((one) => html`<p key=${one.id} class="toast">${one.text}</p>`)}
  </div>`;
}

/** Asked of whoever comes when somebody is here already. */
function whoAreYou() {
  const lines = table.people().map((one) => {
    const choose = () => table.choosePerson(one.id);
    return html`<button key=${one.id} class="option" data-who=${one.id} onclick=${choose}>
      ${avatar(one.id, one.name)}<span class="option-words">${one.name}</span>
      ${one.pages > 0 && html`<span class="faint">${word("here-already")}</span>`}
    </button>`;
  });
  return html`<dialog
    key="who"
    class="modal who"
    aria-labelledby="who-title"
    onmount=${(node) => node.showModal()}
    oncancel=${(event) => event.preventDefault()}
  >
    <h2 id="who-title">${word("who-are-you")}</h2>
    <div class="modal-parts">${lines}</div>
  </dialog>`;
}

/** Lead the eye to the message that a link named, once. */
function flash() {
  const wanted = store.flash;
  const found = wanted && document.querySelector(`[data-message="${CSS.escape(wanted)}"]`);
  if (!found || flashed === wanted) return;
  flashed = wanted;
  found.scrollIntoView({ block: "center" });
  found.focus({ preventScroll: true });
  setTimeout(() => {
    store.flash = flashed = null;
    changed();
  }, FLASH_MS);
}

table.drawWith(page);
setInterval(() => {
  for (const node of document.querySelectorAll("time.moment")) node.$self.set({});
}, CLOCK_MS);
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !store.server) return;
  table.markSeen();
  changed();
});
table.begin();
