// A list to choose from: the selects of messages. One for one value acts at once; one for several
// has checkboxes and an Apply button.

import { icon } from "./icons.js";
import { html } from "./render.js";
import { store } from "./store.js";
import { emoji, plain } from "./text.js";
import { word } from "./words.js";

let open = null; // the one that is open, as its component's `self`

/** `part`: a select as Discord's component objects describe it; `send(values)` is true once that
 *  was answered. */
export function Picker({ part, busy = false, send }, self) {
  const { state } = self;
  const choices = choicesOf(part);
  // Picks hold as long as the select stays the same: another one has presets of its own.
  const sign = JSON.stringify(part);
  if (state.sign !== sign) Object.assign(state, { sign, picked: presets(part), sent: null });
  const { picked } = state;
  const isOpen = open === self && !part.disabled;
  const { min_values: least, max_values: most } = part;
  const several = most > 1;
  const one = { self, part, choices, picked, least, most, several, busy, send };
  const name = part.placeholder || word("choose");
  const labels = picked.map((value) => choices.find((choice) => choice.value === value)?.label);
  const toggle = () => (isOpen ? close(self) : busy || show(self));
  const down = (event) => {
    if (event.key !== "ArrowDown" || isOpen) return;
    event.preventDefault();
    toggle();
  };
  const isUnsent = several && (isOpen || !same(picked, state.sent ?? presets(part)));
  return html`<div class="picker" data-picker=${part.custom_id}>
    <button
      class="picker-face"
      data-custom-id=${part.custom_id}
      aria-haspopup="listbox"
      aria-expanded=${String(isOpen)}
      aria-label=${picked.length ? `${name}: ${labels.join(", ")}` : name}
      aria-busy=${busy && "true"}
      disabled=${Boolean(part.disabled)}
      onclick=${toggle}
      onkeydown=${down}
    >
      ${picked.length ? chips(one) : html`<span class="picker-none">${plain(name)}</span>`}
      ${icon("down")}
    </button>
    ${isOpen && html`<div key="veil" class="sheet-veil" />`}
    <div class=${isOpen && "picker-sheet"}>
      ${isOpen && panel(one, name)} ${isUnsent && foot(one)}
    </div>
  </div>`;
}

function show(self) {
  open?.set({});
  open = self;
  self.set({});
}

function close(self) {
  open = null;
  const { node } = self;
  const hadFocus = node.contains(document.activeElement);
  self.set({});
  if (hadFocus) node.querySelector(".picker-face").focus({ preventScroll: true });
}

// A press outside closes the open list; what is half-chosen in it stays.
document.addEventListener("click", (event) => {
  const inside = open && event.composedPath().includes(open.node);
  if (open && (!inside || event.target.className === "sheet-veil")) close(open);
});

async function deliver({ self, several, send, picked: before }, picked) {
  self.state.picked = self.state.sent = picked;
  close(self);
  if (await send(picked)) return;
  // Several that were picked with care stay, to be sent again; one alone is simply undone.
  self.set({ sent: null, picked: several ? picked : before });
}

/** What a select offers: {value, label, description?, emoji?, default?}. */
function choicesOf(part) {
  const { guild, channels } = store.server;
  const preset = new Set((part.default_values ?? []).map((one) => one.id));
  const kinds = part.channel_types ?? [];
  const shown = (one) => one.type !== 1 && (!kinds.length || kinds.includes(one.type));
  const named = (sign) => (one) => {
    return { value: one.id, label: sign + one.name, default: preset.has(one.id) };
  };
  if (part.type === 6) return guild.roles.map(named("@"));
  if (part.type === 8) return channels.filter(shown).map(named("#"));
  return part.options;
}

/** The values with which a select begins. */
function presets(part) {
  return choicesOf(part).flatMap((one) => (one.default ? [one.value] : []));
}

function same(one, other) {
  return one.length === other.length && one.every((value) => other.includes(value));
}

function chips({ picked, choices }) {
  const chosen = choices.filter((one) => picked.includes(one.value));
  const chip = ({ value, label, emoji: sign }) => {
    return html`<span key=${value} class="chip">${sign && emoji(sign)}${plain(label)}</span>`;
  };
  return html`<span class="picker-chips">${chosen.map(chip)}</span>`;
}

function foot(one) {
  const { part, picked, choices, least, most, busy } = one;
  const { custom_id: id } = part;
  const fits = picked.length >= least && picked.length <= most;
  const apply = () => deliver(one, picked);
  return html`<div key="foot" class="picker-foot">
    <span class="faint">${bounds(least, Math.min(most, choices.length), picked.length)}</span>
    <button class="button primary" data-apply=${id} disabled=${!fits || busy} onclick=${apply}>
      ${word("apply")}
    </button>
  </div>`;
}

/** How many may be chosen, and how many are. */
function bounds(least, most, count) {
  if (least === most) return word("choose-exactly", { most, count });
  if (least === 0) return word("choose-up-to", { most, count });
  return word("choose-between", { least, most, count });
}

function panel(one, name) {
  const { self, choices, several } = one;
  const keys = (event) => {
    if (event.key !== "Escape") return walk(event);
    event.preventDefault();
    event.stopPropagation();
    return close(self);
  };
  return html`<div key="panel" class="picker-panel">
    <p class="picker-title">${plain(name)}</p>
    <div
      class="picker-list"
      role="listbox"
      aria-label=${name}
      aria-multiselectable=${String(several)}
      onmount=${reveal}
      onkeydown=${keys}
    >
      ${choices.map((choice) => option(one, choice))}
    </div>
  </div>`;
}

function reveal(list) {
  const first = list.querySelector("[aria-selected=true]") ?? list.firstElementChild;
  first.focus({ preventScroll: true });
  first.scrollIntoView({ block: "nearest" });
  list.closest(".picker").scrollIntoView({ block: "nearest" });
}

function option(one, choice) {
  const { self, picked, choices, least, most, several } = one;
  const { value } = choice;
  const chosen = picked.includes(value);
  const full = several && !chosen && picked.length >= most;
  const act = () => {
    // Values travel in the order in which the list shows them, as Discord's own do.
    const wanted = (other) => (other === value ? !chosen : picked.includes(other));
    const alone = chosen && least === 0 ? [] : [value];
    const next = several ? choices.map((other) => other.value).filter(wanted) : alone;
    return several ? self.set({ picked: next }) : deliver(one, next);
  };
  return html`<button
    key=${value}
    class="option"
    role="option"
    tabindex="-1"
    aria-selected=${String(chosen)}
    aria-disabled=${full && "true"}
    data-value=${value}
    onclick=${full ? null : act}
  >
    ${choice.emoji && emoji(choice.emoji)}
    <span class="option-words">
      <span>${plain(choice.label)}</span>
      ${choice.description && html`<span class="faint">${plain(choice.description)}</span>`}
    </span>
    <span class=${several ? "box" : "tick"} aria-hidden="true">${chosen ? "✓" : ""}</span>
  </button>`;
}

/** Arrow keys and first letters move through the options of a list. */
function walk(event) {
  const options = [...event.currentTarget.children];
  const at = options.indexOf(document.activeElement);
  const later = [...options.slice(at + 1), ...options.slice(0, at + 1)];
  const words = (one) => one.querySelector(".option-words").textContent.trim().toLowerCase();
  const begins = (one) => words(one).startsWith(event.key.toLowerCase());
  const next =
    { ArrowDown: later[0], ArrowUp: options.at(at > 0 ? at - 1 : -1), Home: options[0] }[
      event.key
    ] ?? (event.key === "End" ? options.at(-1) : /^\S$/.test(event.key) && later.find(begins));
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}
