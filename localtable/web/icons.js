// The page's own few line drawings.

import { html } from "./render.js";

const PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  gear: "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M10 14v6",
  pin: "M9 3h6l-1 7 3 3H7l3-3zM12 13v8",
  close: "M5 5l14 14M19 5L5 19",
  down: "M6 9l6 6 6-6",
  send: "M4 12h14M12 5l7 7-7 7",
  slash: "M15 4L9 20",
  channel: "M9 4L7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M5 4v8a4 4 0 0 0 4 4h10M15 12l4 4-4 4",
  voice: "M4 10v4h4l5 4V6L8 10zM17 9a4 4 0 0 1 0 6",
  letter: "M3 6h18v12H3zM3 7l9 7 9-7",
  reply: "M4 14v-2a4 4 0 0 1 4-4h11M15 4l4 4-4 4",
  away: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  people:
    "M3 20c0-4 3-6 6-6s6 2 6 6M9 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6M16 14c3 0 5 2 5 5M16 10a3 3 0 0 0 0-6",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
};

/** A drawing in the colour of the text beside it. */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${PATHS[name]} />
  </svg>`;
}

/** A button that is a drawing; `label` says what it does. */
export function tool(name, label, onclick, more = {}) {
  const props = { class: "quiet", "aria-label": label, title: label, onclick, ...more };
  return html`<button ...${props}>${icon(name)}</button>`;
}

/** The drawing that stands for a kind of channel. */
export function signOf(channel) {
  if (isThread(channel)) return icon("thread");
  return icon({ 1: "letter", 2: "voice" }[channel.type] ?? "channel");
}

/** Whether a channel is a thread. */
export function isThread(channel) {
  return [10, 11, 12].includes(channel.type);
}
