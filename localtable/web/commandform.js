// A slash command in the composer: its options, what is offered for them, and sending it.

import { complete, slash } from "./actions.js";
import * as commands from "./commands.js";
import { h } from "./dom.js";
import { focusOn, reveal, suggestion } from "./draft.js";
import { icon } from "./icons.js";
import { composerChanged, table } from "./state.js";
import { word } from "./words.js";

const TYPING_MS = 180;
let typing = 0;

/** The form of a command that is being filled in. `now`: the draft that it stands in. */
export function commandForm(now, command) {
  const { leaf, shown, active } = command;
  const options = commands.optionsOf(leaf);
  const option = options.find((one) => one.name === active);
  const hidden = options.filter((one) => !shown.has(one.name));
  return h(
    "form",
    {
      key: `command-${table.person}-${table.channel}`,
      class: "composer command",
      "data-command": leaf.names,
      autocomplete: "off",
      onsubmit: (event) => submitCommand(event, now, command),
      onkeydown: (event) => event.key === "Escape" && escape(event, now, command),
    },
    option && optionPanel(command, option),
    h(
      "div",
      { class: "composer-line" },
      h(
        "div",
        { class: "command-words" },
        h("strong", {}, `/${leaf.words}`),
        h("span", { class: "faint" }, commands.said(leaf.node, "description")),
        h(
          "div",
          { class: "fields-line" },
          options.filter((one) => shown.has(one.name)).map((one) => fieldOf(command, one)),
          hidden.map((one) => more(command, one)),
        ),
      ),
      h(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": word("cancel"),
          title: word("cancel"),
          onclick: () => leave(now),
        },
        icon("close"),
      ),
      h(
        "button",
        { type: "submit", class: "quiet send", "aria-label": word("send"), title: word("send") },
        icon("send"),
      ),
    ),
  );
}

function leave(now) {
  now.command = null;
  now.text = "";
  composerChanged();
  focusOn("[data-composer]");
}

function escape(event, now, command) {
  event.preventDefault();
  if (command.active && !command.hidden) {
    command.hidden = true;
    return composerChanged();
  }
  return leave(now);
}

function more(command, option) {
  const show = () => {
    command.shown.add(option.name);
    composerChanged();
    focusOn(`[data-option="${option.name}"]`);
  };
  const props = {
    key: `more-${option.name}`,
    type: "button",
    class: "more",
    "data-more": option.name,
  };
  return h(
    "button",
    { ...props, title: commands.said(option, "description"), onclick: show },
    `+ ${commands.said(option, "name")}`,
  );
}

function fieldOf(command, option) {
  const field = command.fields.get(option.name) ?? { text: "" };
  const error = command.errors.get(option.name);
  const active = command.active === option.name;
  const numeric =
    [commands.WHOLE, commands.NUMBER].includes(option.type) && !option.choices?.length;
  return h(
    "label",
    { key: option.name, class: `field-box ${active ? "active" : ""} ${error ? "wrong" : ""}` },
    h(
      "span",
      {},
      commands.said(option, "name"),
      option.required && h("span", { class: "star", title: word("required") }, " *"),
    ),
    h("input", {
      type: "text",
      inputmode: numeric ? "numeric" : "text",
      size: String(Math.min(40, Math.max(10, field.text.length + 2))),
      value: field.text,
      role: "combobox",
      "data-option": option.name,
      "aria-label": `${commands.said(option, "name")}: ${commands.said(option, "description")}`,
      "aria-required": String(Boolean(option.required)),
      "aria-invalid": error ? "true" : false,
      "aria-expanded": String(active && suggestions(command, option).length > 0),
      "aria-controls": "offers",
      "aria-activedescendant": active && command.index >= 0 ? `offer-${command.index}` : false,
      onfocus: () => enter(command, option),
      onblur: () => leaveField(command, option),
      oninput: (event) => edit(command, option, event.target.value),
      onkeydown: (event) => fieldKey(event, command, option),
    }),
  );
}

function enter(command, option) {
  Object.assign(command, {
    active: option.name,
    hidden: false,
    index: startIndex(command, option),
  });
  if (option.autocomplete) fetchSoon(command, option, 0);
  composerChanged();
}

// A list that must be picked from has its first line ready for Enter; free text has not.
function startIndex(command, option) {
  const empty = !(command.fields.get(option.name)?.text ?? "");
  return commands.picksOnly(option) && (option.required || !empty) ? 0 : -1;
}

function leaveField(command, option) {
  if (command.active === option.name) command.active = null;
  composerChanged();
}

function edit(command, option, text) {
  command.fields.set(option.name, { text });
  command.errors.delete(option.name);
  Object.assign(command, { hidden: false, index: startIndex(command, option) });
  if (option.autocomplete) fetchSoon(command, option, TYPING_MS);
  composerChanged();
}

function fetchSoon(command, option, pause) {
  clearTimeout(typing);
  typing = setTimeout(async () => {
    const text = command.fields.get(option.name)?.text ?? "";
    const { leaf } = command;
    const values = { ...valuesOf(command).values, [option.name]: text };
    const choices = await complete(leaf.root.id, leaf.path, values, option.name);
    // A slow answer to an older text must not replace the newer one's.
    if ((command.fields.get(option.name)?.text ?? "") !== text) return;
    command.fetched.set(option.name, choices);
    if (command.index >= choices.length) command.index = -1;
    composerChanged();
  }, pause);
}

function suggestions(command, option) {
  if (command.hidden) return [];
  const field = command.fields.get(option.name) ?? { text: "" };
  if (option.autocomplete) {
    const fetched = command.fetched.get(option.name) ?? [];
    return fetched.map((one) => ({ name: commands.said(one, "name"), value: one.value }));
  }
  if (field.value !== undefined) return commands.offers(option, "");
  return commands.offers(option, field.text);
}

function fieldKey(event, command, option) {
  if (event.isComposing) return;
  const found = suggestions(command, option);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && found.length) {
    event.preventDefault();
    command.index =
      command.index < 0 && step < 0
        ? found.length - 1
        : (command.index + step + found.length) % found.length;
    reveal(`offer-${command.index}`);
    return composerChanged();
  }
  const chosen = found[command.index];
  const settled = command.fields.get(option.name)?.value !== undefined;
  if ((event.key === "Enter" || event.key === "Tab") && chosen && !settled && !event.shiftKey) {
    event.preventDefault();
    return pick(command, option, chosen);
  }
  const empty = !command.fields.get(option.name)?.text;
  if (event.key === "Backspace" && empty && !option.required) {
    event.preventDefault();
    command.shown.delete(option.name);
    command.fields.delete(option.name);
    composerChanged();
    focusOn(".command input, .command [type=submit]");
  }
}

function pick(command, option, choice) {
  command.fields.set(option.name, { text: choice.name, value: choice.value });
  command.errors.delete(option.name);
  Object.assign(command, { hidden: true, index: -1 });
  const next = commands
    .optionsOf(command.leaf)
    .find((one) => command.shown.has(one.name) && !command.fields.get(one.name)?.text);
  composerChanged();
  focusOn(`[data-option="${(next ?? option).name}"]`);
}

function optionPanel(command, option) {
  const found = suggestions(command, option);
  const error = command.errors.get(option.name);
  return h(
    "div",
    { key: "offers", class: "suggestions" },
    h(
      "p",
      { class: "option-hint" },
      h("strong", {}, commands.said(option, "name")),
      " ",
      h("span", { class: "faint" }, hintOf(option)),
      error && h("span", { class: "failed", role: "alert" }, ` ${error}`),
    ),
    h(
      "div",
      { id: "offers", role: "listbox", "aria-label": commands.said(option, "name") },
      found.map((one, n) =>
        suggestion({
          key: `${n}`,
          id: `offer-${n}`,
          chosen: n === command.index,
          value: one.value,
          text: one.name,
          act: () => pick(command, option, one),
        }),
      ),
    ),
  );
}

function hintOf(option) {
  const need = word(option.required ? "required" : "optional");
  return `${commands.said(option, "description")} · ${need}`;
}

/** {values: {name: value}, errors: Map name -> text} of what is typed so far. */
function valuesOf(command) {
  const values = {};
  const errors = new Map();
  for (const option of commands.optionsOf(command.leaf)) {
    const { value, error } = commands.valueOf(option, command.fields.get(option.name));
    if (error) errors.set(option.name, error);
    else if (value !== undefined) values[option.name] = value;
  }
  return { values, errors };
}

function submitCommand(event, now, command) {
  event.preventDefault();
  const { values, errors } = valuesOf(command);
  command.errors = errors;
  if (errors.size) {
    const [first] = errors.keys();
    command.shown.add(first);
    composerChanged();
    return focusOn(`[data-option="${first}"]`);
  }
  const { leaf } = command;
  leave(now);
  return slash(leaf.root.id, leaf.path, values);
}
