// What stands in the composer, for each person and channel, and the lists that it shows.

import * as commands from "./commands.js";
import { h } from "./dom.js";
import { composerChanged, table, ui } from "./state.js";

/** What stands in the composer of this person and channel: {text, index, hidden, command}.
 *  `command`: {leaf, fields: Map name -> {text, value?}, shown: Set, active, index, hidden,
 *  fetched: Map name -> {text, choices}, errors: Map name -> text}. */
export function draft() {
  const key = `${table.person}:${table.channel}`;
  if (!ui.drafts.has(key)) ui.drafts.set(key, { text: "", index: 0, hidden: false, command: null });
  return ui.drafts.get(key);
}

/** Put a command, by its full name, into the composer. */
export function startCommand(name) {
  const leaf = commands.leaves().find((one) => one.names === name);
  if (leaf) return choose(leaf);
  draft().text = `/${name}`;
  composerChanged();
  return focusOn("[data-composer]");
}

/** Begin to fill in the options of a command. */
export function choose(leaf) {
  const options = commands.optionsOf(leaf);
  const shown = new Set(options.filter((one) => one.required).map((one) => one.name));
  if (!shown.size && options.length === 1) shown.add(options[0].name);
  const blank = {
    index: 0,
    hidden: false,
    fields: new Map(),
    fetched: new Map(),
    errors: new Map(),
  };
  draft().command = { leaf, shown, active: null, ...blank };
  composerChanged();
  focusOn(shown.size ? ".command input" : ".command [type=submit]");
}

/** Put the typing into what a selector finds, once it is drawn. */
export function focusOn(selector) {
  queueMicrotask(() => document.querySelector(selector)?.focus());
}

/** Keep the chosen line of a list in sight. */
export function reveal(id) {
  queueMicrotask(() => document.getElementById(id)?.scrollIntoView({ block: "nearest" }));
}

/** One line of a list over the composer. */
export function suggestion({ key, id, chosen, value, text, hint, act }) {
  return h(
    "button",
    {
      key,
      id,
      type: "button",
      role: "option",
      tabindex: "-1",
      class: `suggestion ${chosen ? "chosen" : ""}`,
      "aria-selected": String(chosen),
      "data-value": String(value),
      // The typing place keeps the focus.
      onpointerdown: (event) => event.preventDefault(),
      onmousedown: (event) => event.preventDefault(),
      onclick: act,
    },
    h("span", {}, text),
    hint && h("span", { class: "faint" }, hint),
  );
}
