// Discord's message components, the classic rows and the newer layout parts.

import { icon } from "./icons.js";
import { Picker } from "./picker.js";
import { mosaic } from "./pictures.js";
import { html } from "./render.js";
import { store } from "./store.js";
import { emoji, link, plain, rich } from "./text.js";
import { word } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };
const KINDS = {
  1: row,
  2: button,
  3: select,
  6: select,
  8: select,
  9: section,
  10: (part) => html`<div class="text-display">${rich(part.content)}</div>`,
  12: gallery,
  14: separator,
};

/** Components as elements. `at`: the message, which are `busy`, and what `press(custom_id, values)`
 *  sends, true once the bot answered. */
export function drawn(components, at) {
  return components.map((part) => {
    const kind = KINDS[part.type];
    if (kind) return kind(part, at);
    return html`<p class="faint">${word("unknown-part", { type: part.type })}</p>`;
  });
}

function row(part, at) {
  return html`<div class="row">${drawn(part.components, at)}</div>`;
}

function button(part, { busy, press }) {
  const look = `button ${STYLES[part.style] ?? "secondary"}`;
  const content = [
    part.emoji && emoji(part.emoji),
    part.label && html`<span>${plain(part.label)}</span>`,
    part.style === 5 && icon("away"),
  ];
  if (part.style === 5 && !part.disabled) return link(part.url ?? "", content, look);
  const isBusy = busy.has(part.custom_id);
  return html`<button
    key=${part.custom_id}
    class=${look}
    data-custom-id=${part.custom_id}
    aria-label=${part.label ? null : part.emoji?.name}
    aria-busy=${isBusy && "true"}
    disabled=${Boolean(part.disabled)}
    onclick=${() => press(part.custom_id)}
  >
    ${content}
  </button>`;
}

function select(part, { busy, press }) {
  const { custom_id: id } = part;
  return html`<${Picker}
    key=${id}
    part=${part}
    around=${store.around}
    busy=${busy.has(id)}
    send=${(values) => press(id, values)}
  />`;
}

function section(part, at) {
  return html`<div class="section">
    <div class="section-texts">${drawn(part.components, at)}</div>
    ${part.accessory && html`<div class="section-side">${drawn([part.accessory], at)}</div>`}
  </div>`;
}

function gallery({ items }) {
  return mosaic(items.map(({ media, description: alt }) => ({ media, alt })));
}

function separator({ divider }) {
  return html`<${divider ? "hr" : "div"} class="separator" />`;
}
