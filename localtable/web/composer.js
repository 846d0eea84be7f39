// The line at the bottom: what is said, and the list of commands.

import { say } from "./actions.js";
import { commandForm } from "./commandform.js";
import * as commands from "./commands.js";
import { h } from "./dom.js";
import { choose, draft, reveal, suggestion } from "./draft.js";
import { icon } from "./icons.js";
import { channelOf, composerChanged, people, table, toast } from "./state.js";
import { word } from "./words.js";

/** The composer, or why nothing can be said here. */
export function composer() {
  const channel = channelOf();
  if (!channel) return null;
  const now = draft();
  if (now.command) return commandForm(now, now.command);
  return textForm(now, channel);
}

function textForm(now, channel) {
  const found = listed(now);
  const place = channel.can_send === false ? word("cannot-send") : word("say-in");
  return h(
    "form",
    { key: `text-${table.person}-${channel.id}`, class: "composer", onsubmit: submitText },
    found && commandList(now, found),
    h(
      "div",
      { class: "composer-line" },
      h("textarea", {
        rows: "1",
        value: now.text,
        "data-composer": true,
        maxlength: "2000",
        placeholder: place,
        "aria-label": place,
        "aria-expanded": String(Boolean(found?.length)),
        "aria-controls": "commands",
        "aria-activedescendant": found?.length ? `command-${now.index}` : false,
        oninput: (event) => typed(event.target),
        onkeydown: (event) => textKey(event, now, found),
      }),
      h(
        "button",
        {
          type: "submit",
          class: "quiet send",
          "aria-label": word("send"),
          disabled: !now.text.trim(),
        },
        icon("send"),
      ),
    ),
  );
}

function listed(now) {
  if (!now.text.startsWith("/") || now.hidden || now.text.includes("\n")) return null;
  return commands.matching(now.text.slice(1));
}

function typed(area) {
  const now = draft();
  Object.assign(now, { text: area.value, index: 0, hidden: false });
  const leaf = area.value.startsWith("/") && commands.typedOut(area.value.slice(1));
  if (leaf) choose(leaf);
  composerChanged();
}

function textKey(event, now, found) {
  if (event.isComposing) return;
  if (found?.length) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      now.index = (now.index + step + found.length) % found.length;
      reveal(`command-${now.index}`);
      return composerChanged();
    }
    if (event.key === "Tab" || (event.key === "Enter" && !event.shiftKey)) {
      event.preventDefault();
      return choose(found[now.index]);
    }
  }
  if (event.key === "Escape" && found) {
    now.hidden = true;
    return composerChanged();
  }
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    event.target.form.requestSubmit();
  }
}

async function submitText(event) {
  event.preventDefault();
  const now = draft();
  const text = now.text.trim();
  if (!text) return;
  if (text.startsWith("/")) return toast(word("no-command"));
  now.text = "";
  composerChanged();
  if (!(await say(withMentions(text)))) now.text = text;
  composerChanged();
}

/** "@Name" as the mention that Discord would have made of it. */
function withMentions(text) {
  const names = [...people()].sort((one, other) => other.name.length - one.name.length);
  return names.reduce((so, one) => so.replaceAll(`@${one.name}`, `<@${one.id}>`), text);
}

function commandList(now, found) {
  return h(
    "div",
    {
      key: "commands",
      id: "commands",
      class: "suggestions",
      role: "listbox",
      "aria-label": word("commands"),
    },
    found.map((leaf, n) =>
      suggestion({
        key: leaf.names,
        id: `command-${n}`,
        chosen: n === now.index,
        value: leaf.names,
        text: `/${leaf.words}`,
        hint: commands.said(leaf.node, "description"),
        act: () => choose(leaf),
      }),
    ),
    !found.length && h("p", { class: "faint" }, word("no-command")),
  );
}
