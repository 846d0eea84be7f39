// Puts the page together and keeps its place while it changes.

import { dismiss } from "./actions.js";
import { composer } from "./composer.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { invitation } from "./invitation.js";
import { messages } from "./messages.js";
import { modal } from "./modal.js";
import { lightbox } from "./pictures.js";
import { markSeen, unread, watchOthers } from "./seen.js";
import { closeOutside } from "./selects.js";
import { isThread, sidebar, signOf } from "./sidebar.js";
import {
  begin,
  changed,
  channelOf,
  drawWith,
  mayBeOlder,
  me,
  messagesChanged,
  nameOf,
  showOlder,
  table,
  ui,
} from "./state.js";
import { word } from "./words.js";

const CLOCK_MS = 10_000; // how often the relative times move on
const FLASH_MS = 2000;
const NEAR_PX = 80; // so close to the newest message counts as reading it
const root = document.getElementById("table");
let atEnd = true;
let endedAt = 0; // where the end was when it was last gone to
let place = "";
let flashed = null;
let lines = []; // the messages as last described

function render() {
  if (!table.server) {
    fill(root, [h("p", { class: "offline", role: "status" }, word("connecting"))]);
    return;
  }
  watchOthers();
  const focused = document.activeElement?.closest?.("[data-message]");
  const where = `${table.person}:${table.channel}`;
  fill(root, [sidebar(), veil(), room(), modal(), lightbox(), toasts()]);
  title();
  if (where !== place) {
    atEnd = true;
    endedAt = 0;
  }
  place = where;
  stayAtEnd();
  flash();
  keepFocus(focused);
}

/** When the pressed control is gone, its message keeps the place for the keyboard. */
function keepFocus(message) {
  if (document.activeElement !== document.body || !message?.isConnected) return;
  message.focus({ preventScroll: true });
}

function scroller() {
  return root.querySelector(".messages");
}

function toEnd() {
  const box = scroller();
  if (!box) return;
  box.scrollTop = box.scrollHeight;
  endedAt = box.scrollTop;
}

/** To the end, if that is where the reader is: the browser tells late that they scrolled up. */
function stayAtEnd() {
  if (!table.server.messages.length) return; // an invitation is read from its beginning
  const box = scroller();
  if (!box || !atEnd || ui.open) return;
  if (box.scrollTop > endedAt - NEAR_PX || isNear(box)) toEnd();
}

function isNear(box) {
  return box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
}

/** Lead the eye to the message that a link named, once. */
function flash() {
  const found = ui.flash && root.querySelector(`[data-message="${CSS.escape(ui.flash)}"]`);
  if (!found || flashed === ui.flash) return;
  flashed = ui.flash;
  atEnd = false;
  found.scrollIntoView({ block: "center" });
  found.focus({ preventScroll: true });
  setTimeout(() => {
    ui.flash = flashed = null;
    changed();
  }, FLASH_MS);
}

function title() {
  const count = unread().size;
  const name = channelOf()?.name ?? table.server.guild.name;
  document.title = `${count ? `(${count}) ` : ""}${name} – ${me()?.name ?? ""}`;
}

function veil() {
  if (!ui.drawer) return null;
  return h("button", {
    key: "veil",
    type: "button",
    class: "veil",
    "aria-label": word("close"),
    onclick: shut,
  });
}

function shut() {
  ui.drawer = false;
  changed();
}

function room() {
  return h(
    "main",
    { key: "room", class: "room" },
    topbar(),
    !table.connected &&
      h("p", { key: "offline", class: "offline", role: "status" }, word("reconnecting")),
    notice(),
    ui.pins && pins(),
    h("div", { key: "stage", class: "stage" }, scroll(), !atEnd && newest()),
    composer(),
  );
}

function scroll() {
  if (messagesChanged()) lines = messages();
  const props = {
    key: `messages-${table.person}-${table.channel}`,
    class: "messages",
    role: "log",
    tabindex: "0",
    "aria-label": word("messages"),
    made: follow,
    onscroll: (event) => followed(event.currentTarget),
  };
  const none =
    !table.server.messages.length &&
    (invitation() ?? h("p", { class: "faint empty" }, word("nothing-yet")));
  const more = h(
    "button",
    { key: "older", type: "button", class: "older link", onclick: showOlder },
    word("older"),
  );
  return h("div", props, h("div", { class: "messages-inside" }, mayBeOlder() && more, lines, none));
}

// Pictures that load later, and a list that opens, change the height: who read the newest
// message goes on doing so.
function follow(box) {
  const watcher = new ResizeObserver(stayAtEnd);
  watcher.observe(box);
  watcher.observe(box.firstElementChild);
}

function followed(box) {
  const near = isNear(box);
  if (near === atEnd) return;
  atEnd = near;
  changed();
}

function newest() {
  const label = word("to-newest");
  const props = {
    key: "newest",
    type: "button",
    class: "newest",
    "aria-label": label,
    title: label,
  };
  return h("button", { ...props, onclick: backToEnd }, icon("down"));
}

function backToEnd() {
  atEnd = true;
  toEnd();
  changed();
}

function topbar() {
  const channel = channelOf();
  const others = unread().size > 0;
  const pinned = table.server.messages.some((one) => one.pinned);
  return h(
    "header",
    { key: "top", class: "topbar" },
    h(
      "button",
      {
        type: "button",
        class: "quiet menu",
        "aria-label": word("channels"),
        "aria-expanded": String(ui.drawer),
        onclick: () => {
          ui.drawer = !ui.drawer;
          changed();
        },
      },
      icon("menu"),
      others && h("span", { class: "dot" }),
    ),
    channel && icon(signOf(channel)),
    h("h1", {}, channel?.name ?? ""),
    channel &&
      isThread(channel) &&
      h("span", { class: "faint members" }, icon("people"), membersOf(channel)),
    pinned &&
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "data-pins": true,
          "aria-expanded": String(ui.pins),
          "aria-label": word("pins"),
          title: word("pins"),
          onclick: () => {
            ui.pins = !ui.pins;
            changed();
          },
        },
        icon("pin"),
      ),
  );
}

function membersOf(channel) {
  return (channel.members ?? []).map(nameOf).filter(Boolean).join(", ");
}

function notice() {
  if (!table.server.notice) return null;
  return h(
    "div",
    { key: "notice", class: "notice", role: "alert" },
    h("span", {}, table.server.notice),
    h(
      "button",
      { type: "button", class: "link", onclick: () => dismiss({ notice: true }) },
      word("dismiss"),
    ),
  );
}

function pins() {
  const pinned = table.server.messages.filter((one) => one.pinned);
  const entries = pinned.map((one) => {
    const go = () => {
      Object.assign(ui, { pins: false, flash: one.id });
      changed();
    };
    const text = one.content || word("picture");
    return h(
      "button",
      { key: one.id, type: "button", class: "pin-line", onclick: go },
      text.slice(0, 120),
    );
  });
  return h(
    "div",
    { key: "pins", class: "pins", role: "group", "aria-label": word("pins") },
    entries,
  );
}

function toasts() {
  const texts = ui.toasts.map((one) => h("p", { key: one.id, class: "toast" }, one.text));
  return h("div", { key: "toasts", class: "toasts", role: "status" }, texts);
}

drawWith(render);
closeOutside();
setInterval(changed, CLOCK_MS);
document.addEventListener("visibilitychange", () => {
  if (document.hidden || !table.server) return;
  markSeen();
  changed();
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && ui.open) {
    ui.open = null;
    changed();
  }
});
begin();
