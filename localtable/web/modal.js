// The form that a bot asks a person to fill in. What it must hold, the browser checks.

import { html } from "./render.js";
import { interact, tell } from "./store.js";
import { plain } from "./text.js";
import { word } from "./words.js";

const TEXT = 4;

/** The open modal. `modal`: as Discord tells it, with the `id` of what opened it. */
export function Modal({ modal }, self) {
  const { sending = false } = self.state;
  // What the person wrote so far, by custom id.
  self.state.values ??= Object.fromEntries(
    modal.components.map(({ component }) => [component.custom_id, component.value ?? ""]),
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
      <div class="modal-parts">${modal.components.map((part) => field(self, part))}</div>
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

function field(self, { label, component: input }) {
  const { values } = self.state;
  const id = `input-${input.custom_id}`;
  const needed = input.required !== false;
  const props = {
    id,
    value: values[input.custom_id],
    required: needed,
    "data-custom-id": input.custom_id,
    placeholder: input.placeholder,
    minlength: input.min_length,
    maxlength: input.max_length ?? 4000,
    oninput: (event) => {
      values[input.custom_id] = event.target.value;
      self.set({});
    },
  };
  let box = html`<input type="text" ...${props} />`;
  if (input.style === 2) box = html`<textarea rows="5" ...${props} />`;
  if (input.type !== TEXT) {
    box = html`<p class="faint">${word("unknown-part", { type: input.type })}</p>`;
  }
  return html`<div key=${id} class="labelled" role="group" aria-label=${label}>
    <label class="label" for=${id}>
      ${plain(label)} ${needed && html`<span class="star" title=${word("required")}>*</span>`}
    </label>
    ${box}
  </div>`;
}
