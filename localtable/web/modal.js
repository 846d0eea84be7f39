// The form that a bot asks a person to fill in.

import { dismiss, submit } from "./actions.js";
import { h } from "./dom.js";
import { rich } from "./rich.js";
import { choicesOf, formSelect, presets } from "./selects.js";
import { changed, table, ui } from "./state.js";
import { word } from "./words.js";

const TEXT_INPUT = 4;
const RADIOS = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;
const SELECTS = [3, 5, 6, 7, 8];

/** The open modal, or nothing. */
export function modal() {
  const one = table.server.modal;
  if (!one) return null;
  const form = formOf(one);
  const cancel = (event) => {
    event.preventDefault();
    dismiss({ modal: true });
  };
  return h(
    "dialog",
    {
      key: `modal-${one.id}`,
      class: "modal",
      "data-modal": one.custom_id,
      "aria-labelledby": "modal-title",
      made: (node) => node.showModal(),
      oncancel: cancel,
    },
    h(
      "form",
      { novalidate: true, onsubmit: (event) => send(event, one, form) },
      h("h2", { id: "modal-title" }, one.title),
      h(
        "div",
        { class: "modal-parts" },
        one.components.map((part, n) => draw(one, form, part, n)),
      ),
      h(
        "div",
        { class: "modal-foot" },
        h(
          "button",
          { type: "button", class: "button secondary", "data-cancel": true, onclick: cancel },
          word("cancel"),
        ),
        h(
          "button",
          { type: "submit", class: "button primary", "data-submit": true, disabled: form.sending },
          word("submit"),
        ),
      ),
    ),
  );
}

/** What the person filled in so far: {values, errors: Map custom_id -> text, sending}. */
function formOf(one) {
  if (!ui.forms.has(one.id)) {
    const values = {};
    for (const { input } of inputs(one)) values[input.custom_id] = first(input);
    ui.forms.set(one.id, { values, errors: new Map(), sending: false });
  }
  return ui.forms.get(one.id);
}

/** The inputs of a modal with their labels: [{input, label, description}]. */
function inputs(one) {
  return one.components.flatMap((part) => {
    if (part.type === 1) return part.components.map((input) => ({ input, label: input.label }));
    if (part.type === 18)
      return [{ input: part.component, label: part.label, description: part.description }];
    return [];
  });
}

function first(input) {
  if (input.type === TEXT_INPUT) return input.value ?? "";
  if (input.type === CHECKBOX) return Boolean(input.default);
  const chosen = presets(choicesOf(input));
  return input.type === RADIOS ? (chosen[0] ?? "") : chosen;
}

function draw(one, form, part, n) {
  if (part.type === 10) return h("div", { key: n }, rich(part.content, `${one.id}-${n}`));
  return inputs({ components: [part] }).map((item) => labelled(one, form, item));
}

function labelled(one, form, { input, label, description }) {
  const name = input.custom_id;
  const error = form.errors.get(name);
  const id = `input-${one.id}-${name}`;
  const single = input.type === TEXT_INPUT;
  const words = [
    label,
    needed(input) && h("span", { class: "star", title: word("required") }, " *"),
  ];
  return h(
    "div",
    {
      key: name,
      class: `labelled ${error ? "wrong" : ""}`,
      role: single ? false : "group",
      "aria-label": single ? false : label,
    },
    single ? h("label", { class: "label", for: id }, words) : h("div", { class: "label" }, words),
    description && h("p", { class: "faint", id: `${id}-about` }, description),
    control(one, form, input, id),
    error && h("p", { class: "failed", role: "alert" }, error),
  );
}

function needed(input) {
  if (input.type === CHECKBOX) return false;
  if (SELECTS.includes(input.type) && input.min_values === 0) return false;
  return input.required !== false;
}

function control(one, form, input, id) {
  const value = form.values[input.custom_id];
  const set = (next) => {
    form.values[input.custom_id] = next;
    form.errors.delete(input.custom_id);
    changed();
  };
  if (input.type === TEXT_INPUT) return textInput(input, id, value, set);
  if (SELECTS.includes(input.type))
    return formSelect(`${one.id}:${input.custom_id}`, input, value, set);
  if (input.type === RADIOS) return radios(input, id, value, set);
  if (input.type === CHECKBOXES) return checkboxes(input, id, value, set);
  if (input.type === CHECKBOX) return checkbox(input, id, value, set);
  return h("p", { class: "faint" }, word("unknown-part", { type: input.type }));
}

function textInput(input, id, value, set) {
  const props = {
    id,
    value,
    "data-custom-id": input.custom_id,
    placeholder: input.placeholder ?? false,
    maxlength: input.max_length ?? 4000,
    "aria-required": String(needed(input)),
    oninput: (event) => set(event.target.value),
  };
  if (input.style === 2) return h("textarea", { ...props, rows: "5" });
  return h("input", { ...props, type: "text" });
}

function choice(kind, input, id, option, checked, disabled, change) {
  return h(
    "label",
    { key: option.value, class: "choice", "data-value": option.value },
    h("input", { type: kind, name: id, value: option.value, checked, disabled, onchange: change }),
    h(
      "span",
      { class: "option-words" },
      h("span", {}, option.label),
      option.description && h("span", { class: "faint" }, option.description),
    ),
  );
}

function radios(input, id, value, set) {
  const items = (input.options ?? []).map((option) =>
    choice("radio", input, id, option, value === option.value, false, () => set(option.value)),
  );
  return h("div", { role: "radiogroup", "data-custom-id": input.custom_id }, items);
}

function checkboxes(input, id, value, set) {
  const options = input.options ?? [];
  const full = value.length >= (input.max_values ?? options.length);
  const items = options.map((option) => {
    const chosen = value.includes(option.value);
    const change = () => {
      const next = chosen ? value.filter((one) => one !== option.value) : [...value, option.value];
      set(options.map((one) => one.value).filter((one) => next.includes(one)));
    };
    return choice("checkbox", input, id, option, chosen, full && !chosen, change);
  });
  return h("div", { "data-custom-id": input.custom_id }, items);
}

function checkbox(input, id, value, set) {
  return h("input", {
    type: "checkbox",
    id,
    class: "lone",
    "data-custom-id": input.custom_id,
    "aria-label": word("yes"),
    checked: value,
    onchange: (event) => set(event.target.checked),
  });
}

async function send(event, one, form) {
  event.preventDefault();
  form.errors = new Map(
    inputs(one).flatMap(({ input }) => wrong(input, form.values[input.custom_id])),
  );
  if (form.errors.size) return changed();
  form.sending = true;
  changed();
  const done = await submit(one.id, form.values);
  form.sending = false;
  if (done) ui.forms.delete(one.id);
  return changed();
}

/** Why an input cannot be handed in: [[custom_id, text]], or []. */
function wrong(input, value) {
  const text = input.type === CHECKBOX ? null : reason(input, value);
  return text ? [[input.custom_id, text]] : [];
}

function reason(input, value) {
  const count = input.type === TEXT_INPUT ? [...value].length : value.length;
  if (!count) return needed(input) ? word("required") : null;
  if (input.type === RADIOS) return null;
  if (input.type === TEXT_INPUT) {
    if (count < (input.min_length ?? 0)) return word("longer", { least: input.min_length });
    if (count > (input.max_length ?? 4000)) return word("shorter", { most: input.max_length });
    return null;
  }
  const most = input.max_values ?? (input.type === CHECKBOXES ? (input.options ?? []).length : 1);
  if (count < (input.min_values ?? 1)) return word("choose-more", { least: input.min_values });
  return count > most ? word("choose-fewer", { most }) : null;
}
