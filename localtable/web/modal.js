// The form that a bot asks a person to fill in. What it must hold, the browser checks.

import { Picker, presets } from "./picker.js";
import { html } from "./render.js";
import { interact, store, tell } from "./store.js";
import { plain, rich } from "./text.js";
import { word } from "./words.js";

const [TEXT, TEXT_DISPLAY, LABEL, BOXES] = [4, 10, 18, 22];
const CONTROLS = {
  3: picker,
  [TEXT]: textInput,
  6: picker,
  8: picker,
  21: choices,
  [BOXES]: choices,
};

/** The open modal. `modal`: as Discord tells it, with the `id` of what opened it. */
export function Modal({ modal }, self) {
  const { sending = false } = self.state;
  // What the person filled in so far, by custom id.
  self.state.values ??= Object.fromEntries(
    inputsOf(modal).map((input) => [input.custom_id, first(input)]),
  );
  const cancel = (event) => {
    event.preventDefault();
    tell("dismiss", { modal: true });
  };
  const send = async (event) => {
    event.preventDefault();
    self.set({ sending: true });
    await interact("modal", { id: modal.id, values: self.state.values });
    self.set({ sending: false });
  };
  return html`<dialog
    class="modal"
    data-modal=${modal.custom_id}
    aria-labelledby="modal-title"
    onmount=${(node) => node.showModal()}
    oncancel=${cancel}
  >
    <form onsubmit=${send}>
      <h2 id="modal-title">${plain(modal.title)}</h2>
      <div class="modal-parts">${modal.components.map((part) => drawn(self, part))}</div>
      <div class="modal-foot">
        <button class="button quiet-button" data-cancel onclick=${cancel}>
          ${word("cancel")}
        </button>
        <button type="submit" class="button primary" data-submit disabled=${sending}>
          ${word("submit")}
        </button>
      </div>
    </form>
  </dialog>`;
}

function inputsOf({ components }) {
  return components.flatMap((part) => part.component ?? part.components ?? []);
}

function first(input) {
  return input.type === TEXT ? (input.value ?? "") : presets(input);
}

function drawn(self, part) {
  if (part.type === TEXT_DISPLAY) return rich(part.content);
  if (part.type === LABEL) return labelled(self, part.component, part.label, part.description);
  return part.components.map((input) => labelled(self, input, input.label));
}

function labelled(self, input, label, description) {
  const { values } = self.state;
  const id = `input-${input.custom_id}`;
  const set = (value) => {
    values[input.custom_id] = value;
    self.set({});
  };
  const needed = input.required !== false && input.min_values !== 0;
  const unknown = () => html`<p class="faint">${word("unknown-part", { type: input.type })}</p>`;
  const control = CONTROLS[input.type] ?? unknown;
  return html`<div key=${id} class="labelled" role="group" aria-label=${label}>
    <label class="label" for=${id}>
      ${plain(label)} ${needed && html`<span class="star" title=${word("required")}>*</span>`}
    </label>
    ${description && html`<p class="faint">${plain(description)}</p>`}
    ${control(input, { id, needed, set, value: values[input.custom_id] })}
  </div>`;
}

function picker(input, { set }) {
  return html`<${Picker} part=${input} around=${store.around} pick=${set} />`;
}

function textInput(input, { id, needed, value, set }) {
  const props = {
    id,
    value,
    required: needed,
    "data-custom-id": input.custom_id,
    placeholder: input.placeholder,
    minlength: input.min_length,
    maxlength: input.max_length ?? 4000,
    oninput: (event) => set(event.target.value),
  };
  if (input.style === 2) return html`<textarea rows="5" ...${props} />`;
  return html`<input type="text" ...${props} />`;
}

/** Radio buttons, or boxes of which several may be checked. */
function choices(input, { id, needed, value, set }) {
  const { options, type } = input;
  const several = type === BOXES;
  const full = several && value.length >= (input.max_values ?? options.length);
  const few = needed && value.length < (input.min_values ?? 1);
  const items = options.map((option) => {
    const checked = value.includes(option.value);
    const wanted = (one) => (one === option.value ? !checked : several && value.includes(one));
    const props = {
      type: several ? "checkbox" : "radio",
      name: id,
      checked,
      disabled: full && !checked,
      required: few && !checked,
      onchange: () => set(options.map((one) => one.value).filter(wanted)),
    };
    return html`<label key=${option.value} class="choice" data-value=${option.value}>
      <input ...${props} />
      <span class="option-words">
        <span>${plain(option.label)}</span>
        ${option.description && html`<span class="faint">${plain(option.description)}</span>`}
      </span>
    </label>`;
  });
  return html`<div data-custom-id=${input.custom_id}>${items}</div>`;
}
