// Lists to choose from: the selects of messages and of modals.
//
// In a message a list for one value acts at once; a list for several has checkboxes and an
// Apply button. In a modal both only change the form.

import { press } from "./actions.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { emoji } from "./rich.js";
import { changed, table, ui } from "./state.js";
import { word } from "./words.js";

const FILTER_FROM = 12;

/** A select of a message, as discord's component objects describe it. */
export function messageSelect(message, component) {
  const key = `${message.id}:${component.custom_id}`;
  const choices = choicesOf(component);
  const send = async (values) => {
    keep(key, component, values, values);
    close();
    if (!(await press(message.id, component.custom_id, values))) {
      // Several that were picked with care stay, to be sent again; one alone is simply undone.
      if ((component.max_values ?? 1) > 1) keep(key, component, values);
      else ui.picks.delete(key);
    }
    changed();
  };
  return list({
    key,
    component,
    choices,
    picked: recall(key, component, choices),
    busy: ui.busy.has(key),
    pick: (values) => keep(key, component, values, sent(key)),
    sent: sent(key) ?? presets(choices),
    send,
  });
}

/** A select of a modal: `picked` values, `pick(values)` when they change. */
export function formSelect(key, component, picked, pick) {
  const least = component.required === false ? 0 : (component.min_values ?? 1);
  const form = { ...component, min_values: least };
  return list({ key, component: form, choices: choicesOf(component), picked, busy: false, pick });
}

/** What a select offers: {value, label, description?, emoji?, default?}. */
export function choicesOf(component) {
  const { guild, channels, people: everyone } = table.server;
  const preset = new Set((component.default_values ?? []).map((one) => String(one.id)));
  const named = (one, sign) => ({
    value: one.id,
    label: sign + one.name,
    default: preset.has(one.id),
  });
  const roles = (guild.roles ?? []).map((one) => named(one, "@"));
  const kinds = component.channel_types ?? [];
  switch (component.type) {
    case 5:
      return everyone.map((one) => named(one, ""));
    case 6:
      return roles;
    case 7:
      return [...everyone.map((one) => named(one, "")), ...roles];
    case 8:
      return channels
        .filter((one) => one.type !== 1 && (!kinds.length || kinds.includes(one.type)))
        .map((one) => named(one, "#"));
    default:
      return component.options ?? [];
  }
}

/** The values that a fresh select starts with. */
export function presets(choices) {
  return choices.filter((one) => one.default).map((one) => one.value);
}

// Picks hold as long as the select itself stays the same: when the bot sends another one under
// the same id, that one's own presets count.
function keep(key, component, values, told) {
  ui.picks.set(key, { sign: JSON.stringify(component), values, sent: told });
  changed();
}

/** What was last sent from a select, undefined if nothing was. */
function sent(key) {
  return ui.picks.get(key)?.sent;
}

function recall(key, component, choices) {
  const kept = ui.picks.get(key);
  if (kept?.sign === JSON.stringify(component)) return kept.values;
  ui.picks.delete(key);
  return presets(choices);
}

function close() {
  ui.open = null;
  changed();
}

function list(one) {
  const { key, component, choices, picked, busy } = one;
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  const several = most > 1;
  const open = ui.open === key && !component.disabled;
  const name = component.placeholder || word("choose");
  const apply = several && one.send && (open || !same(picked, one.sent));
  const fits = picked.length >= least && picked.length <= most;
  const toggle = () => {
    ui.open = open ? null : key;
    ui.filters.delete(key);
    changed();
  };
  return h(
    "div",
    { key, class: `picker ${open ? "open" : ""}`, "data-picker": component.custom_id },
    h(
      "button",
      {
        type: "button",
        class: "picker-face",
        "data-custom-id": component.custom_id,
        "aria-haspopup": "listbox",
        "aria-expanded": String(open),
        "aria-label": faceLabel(name, picked, choices),
        "aria-busy": String(busy),
        disabled: Boolean(component.disabled) || busy,
        onclick: toggle,
        onkeydown: (event) => {
          if (event.key !== "ArrowDown" || open) return;
          event.preventDefault();
          toggle();
        },
      },
      face(name, picked, choices),
      icon("down"),
    ),
    open && panel(one, { several, least, most, name }),
    apply &&
      h(
        "div",
        { key: "foot", class: "picker-foot" },
        h("span", { class: "faint" }, bounds(least, Math.min(most, choices.length), picked.length)),
        h(
          "button",
          {
            type: "button",
            class: "button primary",
            "data-apply": component.custom_id,
            disabled: !fits || busy,
            onclick: () => one.send(picked),
          },
          word("apply"),
        ),
      ),
  );
}

function same(one, other) {
  return one.length === other.length && one.every((value) => other.includes(value));
}

function labels(picked, choices) {
  return picked.map((value) => choices.find((one) => one.value === value)?.label ?? value);
}

function faceLabel(name, picked, choices) {
  return picked.length ? `${name}: ${labels(picked, choices).join(", ")}` : name;
}

function face(name, picked, choices) {
  if (!picked.length) return h("span", { class: "picker-none" }, name);
  const chips = picked.map((value) => {
    const choice = choices.find((one) => one.value === value);
    return h(
      "span",
      { key: value, class: "chip" },
      choice?.emoji && emoji(choice.emoji),
      choice?.label ?? value,
    );
  });
  return h("span", { class: "picker-chips" }, chips);
}

/** How many may be chosen, and how many are. */
function bounds(least, most, count) {
  if (least === most) return word("choose-exactly", { most, count });
  if (least === 0) return word("choose-up-to", { most, count });
  return word("choose-between", { least, most, count });
}

function panel(one, { several, least, most, name }) {
  const { key, choices, picked } = one;
  const typed = (ui.filters.get(key) ?? "").toLowerCase();
  const found = choices.filter((choice) => choice.label.toLowerCase().includes(typed));
  const filter = (event) => {
    ui.filters.set(key, event.target.value);
    changed();
  };
  const escape = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    const owner = event.currentTarget.parentElement.querySelector(".picker-face");
    close();
    owner.focus();
  };
  return h(
    "div",
    { key: "panel", class: "picker-panel", onkeydown: escape },
    choices.length > FILTER_FROM &&
      h("input", {
        type: "search",
        class: "picker-filter",
        placeholder: word("filter"),
        "aria-label": word("filter"),
        oninput: filter,
        onkeydown: (event) => walk(event, event.currentTarget.nextElementSibling),
      }),
    h(
      "div",
      {
        class: "picker-list",
        role: "listbox",
        "aria-label": name,
        "aria-multiselectable": String(several),
        made: reveal,
        onkeydown: (event) => walk(event, event.currentTarget),
      },
      found.map((choice) =>
        option(one, choice, picked.includes(choice.value), { several, least, most }),
      ),
      !found.length && h("p", { class: "faint picker-empty" }, word("none-found")),
    ),
  );
}

function reveal(node) {
  node.closest(".picker").scrollIntoView({ block: "nearest" });
  const first = node.querySelector("[aria-selected=true]") ?? node.querySelector("[role=option]");
  first?.focus({ preventScroll: true });
  first?.scrollIntoView({ block: "nearest" });
}

function option(one, choice, chosen, { several, least, most }) {
  const { picked } = one;
  const full = several && !chosen && picked.length >= most;
  const act = () => {
    if (several) {
      const others = picked.filter((value) => value !== choice.value);
      const values = chosen ? others : [...picked, choice.value];
      one.pick(inOrder(values, one.choices));
      return;
    }
    const values = chosen && least === 0 ? [] : [choice.value];
    if (one.send) one.send(values);
    else {
      one.pick(values);
      close();
    }
  };
  return h(
    "button",
    {
      key: choice.value,
      type: "button",
      class: `option ${several ? "several" : ""}`,
      role: "option",
      tabindex: "-1",
      "aria-selected": String(chosen),
      "aria-disabled": full ? "true" : false,
      "data-value": choice.value,
      onclick: full ? null : act,
    },
    several && h("span", { class: "box", "aria-hidden": "true" }, chosen ? "✓" : ""),
    choice.emoji && emoji(choice.emoji),
    h(
      "span",
      { class: "option-words" },
      h("span", {}, choice.label),
      choice.description && h("span", { class: "faint" }, choice.description),
    ),
    !several && chosen && h("span", { class: "tick", "aria-hidden": "true" }, "✓"),
  );
}

// Values travel in the order in which the list shows them, as Discord's own do.
function inOrder(values, choices) {
  return choices.map((one) => one.value).filter((value) => values.includes(value));
}

/** Arrow keys and first letters move through the options of a list. */
function walk(event, box) {
  const options = [...box.querySelectorAll("[role=option]")];
  const at = options.indexOf(document.activeElement);
  const typing = event.target.tagName === "INPUT";
  let next = null;
  if (event.key === "ArrowDown") next = options[at + 1] ?? options[0];
  else if (event.key === "ArrowUp") next = options[at - 1] ?? options.at(-1);
  else if (!typing && event.key === "Home") next = options[0];
  else if (!typing && event.key === "End") next = options.at(-1);
  else if (!typing && event.key.length === 1 && /\S/.test(event.key)) {
    const later = [...options.slice(at + 1), ...options.slice(0, at + 1)];
    const letter = event.key.toLowerCase();
    next = later.find((one) =>
      one.textContent.trim().replace(/^✓/, "").toLowerCase().startsWith(letter),
    );
  }
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** A click outside closes the open list; what is half-chosen in it stays. */
export function closeOutside() {
  document.addEventListener("click", (event) => {
    if (!ui.open) return;
    const inside = event.composedPath().some((node) => node.classList?.contains("picker"));
    if (!inside) close();
  });
}
