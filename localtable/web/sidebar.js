// The list of channels, threads and DMs, the person switch and that person's settings.

import { settle } from "./actions.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { avatar } from "./messages.js";
import { unread, waitsFor } from "./seen.js";
import { changed, chooseChannel, choosePerson, me, people, table, ui } from "./state.js";
import { word } from "./words.js";

const LOCALES = { "en-US": "English", "es-ES": "Español", "pt-BR": "Português do Brasil" };

/** Whether a channel is a thread. */
export function isThread(channel) {
  return [10, 11, 12].includes(channel.type);
}

/** The whole left side. */
export function sidebar() {
  const { guild, channels } = table.server;
  const fresh = unread();
  const rooms = channels.filter((one) => !isThread(one) && one.type !== 1);
  const known = new Set(rooms.map((one) => one.id));
  const loose = channels.filter((one) => isThread(one) && !known.has(one.parent_id));
  const letters = channels.filter((one) => one.type === 1);
  return h(
    "aside",
    { key: "sidebar", class: `sidebar ${ui.drawer ? "out" : ""}`, "aria-label": word("channels") },
    h("div", { class: "guild" }, guild.name),
    person(),
    ui.settings && settings(),
    h(
      "nav",
      { class: "channels" },
      rooms.map((room) => [entry(room, fresh), threadsOf(room.id).map((one) => entry(one, fresh))]),
      loose.map((one) => entry(one, fresh)),
      letters.length > 0 && h("h2", { key: "letters" }, word("direct-messages")),
      letters.map((one) => entry(one, fresh)),
    ),
    h("p", { class: "colophon faint" }, word("colophon")),
  );
}

/** A channel's threads, running ones first. */
function threadsOf(parent) {
  const threads = table.server.channels.filter((one) => isThread(one) && one.parent_id === parent);
  return threads.sort((one, other) => Number(one.archived ?? 0) - Number(other.archived ?? 0));
}

/** The drawing that stands for a kind of channel. */
export function signOf(channel) {
  if (isThread(channel)) return "thread";
  return { 1: "letter", 2: "voice" }[channel.type] ?? "channel";
}

function entry(channel, fresh) {
  const here = channel.id === table.channel;
  const isNew = fresh.has(channel.id) && !here;
  const look = [
    "channel",
    isThread(channel) && "thread",
    here && "here",
    isNew && "new",
    channel.archived && "archived",
  ];
  return h(
    "button",
    {
      key: channel.id,
      type: "button",
      class: look.filter(Boolean).join(" "),
      "data-channel": channel.id,
      "data-unread": isNew ? "true" : false,
      "aria-current": here ? "page" : false,
      onclick: () => chooseChannel(channel.id),
    },
    icon(signOf(channel)),
    h("span", { class: "channel-name" }, channel.name),
    channel.archived && h("span", { class: "faint" }, word("archived")),
    isNew && h("span", { class: "dot" }, h("span", { class: "unseen" }, word("unread"))),
  );
}

function person() {
  const options = people().map((one) => {
    const gone = one.here === false ? ` (${word("gone")})` : "";
    const news = waitsFor(one.id) ? " •" : "";
    return h("option", { key: one.id, value: one.id }, one.name + gone + news);
  });
  const waiting = people().some((one) => waitsFor(one.id));
  const toggle = () => {
    ui.settings = !ui.settings;
    changed();
  };
  return h(
    "div",
    { class: "person" },
    avatar(table.person, me()?.name),
    h(
      "label",
      { class: "person-switch" },
      h(
        "span",
        { class: "faint" },
        word("you-are"),
        waiting && h("span", { class: "dot", title: word("others-unread") }),
      ),
      h(
        "select",
        {
          "data-person-switch": true,
          value: table.person,
          onchange: (event) => choosePerson(event.target.value),
        },
        options,
      ),
    ),
    h(
      "button",
      {
        type: "button",
        class: "quiet",
        "data-settings": true,
        "aria-expanded": String(ui.settings),
        "aria-label": word("settings"),
        title: word("settings"),
        onclick: toggle,
      },
      icon("gear"),
    ),
  );
}

function settings() {
  const { locale, dms_open: open, name } = me();
  const locales = LOCALES[locale] ? LOCALES : { ...LOCALES, [locale]: locale };
  return h(
    "div",
    { class: "settings", role: "group", "aria-label": word("settings-of", { name }) },
    h(
      "label",
      {},
      h("span", {}, word("language")),
      h(
        "select",
        {
          "data-locale": true,
          value: locale,
          onchange: (event) => settle({ locale: event.target.value }),
        },
        Object.entries(locales).map(([value, text]) => h("option", { key: value, value }, text)),
      ),
    ),
    h(
      "label",
      { class: "switch" },
      h("input", {
        type: "checkbox",
        "data-dms": true,
        checked: !open,
        onchange: (event) => settle({ dms_open: !event.target.checked }),
      }),
      h("span", {}, word("closed-dms")),
    ),
    h("p", { class: "faint" }, word("tab-hint")),
    h(
      "a",
      { class: "link", href: `?person=${table.person}`, target: "_blank" },
      word("open-tab", { name }),
    ),
  );
}
