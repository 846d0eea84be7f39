// The line at the bottom: what is said, the list of commands, and the command that is filled in.

import * as commands from "./commands.js";
import { tool } from "./icons.js";
import { html } from "./render.js";
import { act, channelOf, people, refresh, slash, store, toast } from "./store.js";
import { plain } from "./text.js";
import { word } from "./words.js";

const TYPING_MS = 180;
const WHOLE = 4;
const { said } = commands;
const SEND = { type: "submit", class: "quiet send" };
const drafts = new Map(); // person and channel -> what stands there
let composer = null; // the shown one, as its component's `self`
let typing = 0;

/** The composer of a person and channel. */
export function Composer({ place }, self) {
  composer = self;
  const now = draft(place);
  return now.command ? commandForm(now, now.command) : textForm(now);
}

/** What stands in the composer: {text, index, hidden, command}; `index` and `hidden` are of the
 *  list over it, `command` is {leaf, shown: Set of options, active: that being typed, fields: Map
 *  name -> {text, value?}, fetched: Map name -> choices}. */
function draft(place = composer.props.place) {
  if (!drafts.has(place)) drafts.set(place, { text: "", index: 0, hidden: false, command: null });
  return drafts.get(place);
}

/** Change something of the draft and show it, with the typing in what a selector finds. */
function change(changes, focus) {
  Object.assign(draft(), changes);
  composer.set({});
  if (focus) queueMicrotask(() => composer.node.querySelector(focus)?.focus());
}

function choose(leaf) {
  const options = commands.optionsOf(leaf);
  const shown = new Set(options.filter((one) => one.required).map((one) => one.name));
  if (!shown.size && options.length === 1) shown.add(options[0].name);
  const command = { leaf, shown, active: null, fields: new Map(), fetched: new Map() };
  change({ command }, shown.size ? "input" : "[type=submit]");
}

// What is said

function textForm(now) {
  const found = listed(now);
  const label = word(channelOf().can_send ? "say-in" : "cannot-send");
  const begin = () => change({ text: "/", index: 0, hidden: false }, "textarea");
  const keys = (event) => {
    const isEnter = event.key === "Enter" && !event.shiftKey;
    if (event.isComposing || listKey(event, now, found ?? [], choose)) return;
    if (event.key === "Escape" && found) change({ hidden: true });
    if (isEnter) event.preventDefault();
    if (isEnter) event.target.form.requestSubmit();
  };
  return html`<form class="composer" onsubmit=${submitText}>
    ${found && commandList(now, found)}
    <div class="composer-line">
      ${tool("slash", word("commands"), begin, { "data-slash": true })}
      <textarea
        rows="1"
        value=${now.text}
        data-composer
        maxlength="2000"
        placeholder=${label}
        aria-label=${label}
        ...${pointing(now, found)}
        oninput=${(event) => typed(event.target.value)}
        onkeydown=${keys}
      />
      ${tool("send", word("send"), null, { ...SEND, disabled: !now.text.trim() })}
    </div>
  </form>`;
}

function listed(now) {
  if (!now.text.startsWith("/") || now.hidden || now.text.includes("\n")) return null;
  return commands.matching(now.text.slice(1));
}

function typed(text) {
  change({ text, index: 0, hidden: false });
  const leaf = text.startsWith("/") && commands.typedOut(text.slice(1));
  if (leaf) choose(leaf);
}

async function submitText(event) {
  event.preventDefault();
  const now = draft();
  const text = now.text.trim();
  if (!text) return;
  if (text.startsWith("/")) return toast(word("no-command"));
  change({ text: "" });
  const done = await act("say", { channel: store.server.channel, content: withMentions(text) });
  if (!done) Object.assign(now, { text });
  refresh();
}

/** "@Name" as the mention that Discord would have made of it. */
function withMentions(text) {
  const names = people().sort((one, other) => other.name.length - one.name.length);
  return names.reduce((so, one) => so.replaceAll(`@${one.name}`, `<@${one.id}>`), text);
}

// The list over the line

function commandList(now, found) {
  const lines = found.map((leaf, n) => {
    const about = said(leaf.node, "description");
    return suggestion(now, n, leaf.names, `/${leaf.words}`, () => choose(leaf), about);
  });
  const none = html`<span class="faint">${word("no-command")}</span>`;
  return offers(word("commands"), !found.length && none, lines);
}

function offers(label, about, lines) {
  return html`<div key="offers" class="suggestions">
    ${about && html`<p>${about}</p>`}
    <div id="offers" role="listbox" aria-label=${label}>${lines}</div>
  </div>`;
}

/** What tells a reader's software of the list over a field, and where in it one is. */
function pointing({ index }, found) {
  const isOpen = Boolean(found?.length);
  const chosen = isOpen && index >= 0 && `offer-${index}`;
  return {
    "aria-controls": "offers",
    "aria-expanded": String(isOpen),
    "aria-activedescendant": chosen,
  };
}

function suggestion(now, n, value, text, onclick, about) {
  const isChosen = n === now.index;
  return html`<button
    key=${n}
    id="offer-${n}"
    role="option"
    tabindex="-1"
    class="suggestion"
    aria-selected=${String(isChosen)}
    data-value=${String(value)}
    onmousedown=${(event) => event.preventDefault() /* the typing place keeps the focus */}
    onclick=${onclick}
  >
    <span>${plain(text)}</span> ${about && html`<span class="faint">${plain(about)}</span>`}
  </button>`;
}

/** Up and down through the list over a field, and taking what is chosen: whether a key did that. */
function listKey(event, now, found, take) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const chosen = ["Enter", "Tab"].includes(event.key) && !event.shiftKey && found[now.index];
  if (!chosen && !(step && found.length)) return false;
  event.preventDefault();
  if (chosen) take(chosen);
  else {
    const from = now.index < 0 && step < 0 ? 0 : now.index;
    change({ index: (from + step + found.length) % found.length });
    const line = () => composer.node.querySelector("[aria-selected=true]");
    queueMicrotask(() => line()?.scrollIntoView({ block: "nearest" }));
  }
  return true;
}

// The command that is filled in

function commandForm(now, command) {
  const { leaf, shown, active } = command;
  const options = commands.optionsOf(leaf);
  const option = options.find((one) => one.name === active);
  const found = option && !now.hidden ? offered(command, option) : [];
  const escape = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (option && !now.hidden) change({ hidden: true });
    else leave();
  };
  const fields = options.filter((one) => shown.has(one.name));
  const others = options.filter((one) => !shown.has(one.name));
  return html`<form
    class="composer command"
    data-command=${leaf.names}
    autocomplete="off"
    onsubmit=${(event) => submitCommand(event, command)}
    onkeydown=${escape}
  >
    ${option && optionPanel(now, command, option, found)}
    <div class="composer-line">
      <div class="command-words">
        <strong>/${leaf.words}</strong>
        <span class="faint"> ${plain(said(leaf.node, "description"))}</span>
        <div class="fields-line">
          ${fields.map((one) => field(now, command, one, found))}
          ${others.map((one) => more(command, one))}
        </div>
      </div>
      ${tool("close", word("cancel"), leave)} ${tool("send", word("send"), null, SEND)}
    </div>
  </form>`;
}

function leave() {
  change({ command: null, text: "" }, "textarea");
}

function more({ shown }, option) {
  const { name } = option;
  const add = () => {
    shown.add(name);
    change({}, `[data-option="${name}"]`);
  };
  const about = said(option, "description");
  const props = { key: `more-${name}`, "data-more": name, title: about, onclick: add };
  return html`<button class="more" ...${props}>+ ${said(option, "name")}</button>`;
}

function field(now, command, option, found) {
  const { name, required } = option;
  const { text = "" } = fieldOf(command, option);
  const isActive = command.active === name;
  const label = said(option, "name");
  return html`<label key=${name} class=${["field-box", isActive && "active"]}>
    <span>${label}${required && html`<span class="star">*</span>`}</span>
    <input
      type=${option.type === WHOLE ? "number" : "text"}
      min=${option.min_value}
      max=${option.max_value}
      size=${Math.min(40, Math.max(10, text.length + 2))}
      value=${text}
      role="combobox"
      data-option=${name}
      aria-label="${label}: ${said(option, "description")}"
      required=${Boolean(required)}
      ...${pointing(now, isActive && found)}
      onfocus=${() => enter(command, option)}
      onblur=${() => leaveField(command, option)}
      oninput=${(event) => edit(command, option, event.target)}
      onkeydown=${(event) => fieldKey(event, now, command, option, found)}
    />
  </label>`;
}

function fieldOf(command, option) {
  return command.fields.get(option.name) ?? {};
}

function enter(command, option, pause = 0) {
  command.active = option.name;
  const { text, value } = fieldOf(command, option);
  // A list that must be picked from has its first line ready for Enter; free text has not.
  const isReady = commands.picksOnly(option) && value === undefined && (option.required || text);
  change({ hidden: false, index: isReady ? 0 : -1 });
  if (option.autocomplete) fetchSoon(command, option, pause);
}

function leaveField(command, option) {
  if (command.active === option.name) command.active = null;
  change({});
}

function edit(command, option, input) {
  const text = input.value;
  command.fields.set(option.name, { text });
  const isRight = !commands.picksOnly(option) || !text || commands.meant(option, text);
  input.setCustomValidity(isRight ? "" : word("pick-one"));
  enter(command, option, TYPING_MS);
}

function fetchSoon(command, option, pause) {
  clearTimeout(typing);
  typing = setTimeout(async () => {
    const { name } = option;
    const { text = "" } = fieldOf(command, option);
    const { root, path } = command.leaf;
    const options = { ...valuesOf(command), [name]: text };
    const asked = { channel: store.server.channel, command: root.id, path, options, focused: name };
    const answer = await act("autocomplete", asked);
    // A slow answer to an older text must not replace the newer one's.
    if ((fieldOf(command, option).text ?? "") !== text) return;
    command.fetched.set(name, answer?.choices ?? []);
    change({});
  }, pause);
}

function offered(command, option) {
  if (option.autocomplete) return command.fetched.get(option.name) ?? [];
  const { text = "", value } = fieldOf(command, option);
  return commands.offers(option, value === undefined ? text : "");
}

function fieldKey(event, now, command, option, found) {
  const take = (choice) => pick(command, option, choice);
  if (event.isComposing || listKey(event, now, found, take)) return;
  if (event.key === "Backspace" && !event.target.value && !option.required) {
    event.preventDefault();
    command.shown.delete(option.name);
    change({}, "input, [type=submit]");
  }
}

function pick(command, option, choice) {
  command.fields.set(option.name, { text: choice.name, value: choice.value });
  composer.node.querySelector(`[data-option="${option.name}"]`).setCustomValidity("");
  const isEmpty = (one) => command.shown.has(one.name) && !fieldOf(command, one).text;
  const next = commands.optionsOf(command.leaf).find(isEmpty) ?? option;
  change({ hidden: true, index: -1 }, `[data-option="${next.name}"]`);
}

function optionPanel(now, command, option, found) {
  const name = said(option, "name");
  const need = word(option.required ? "required" : "optional");
  const lines = found.map((one, n) => {
    return suggestion(now, n, one.value, one.name, () => pick(command, option, one));
  });
  const about = html`<span class="faint"> ${said(option, "description")} · ${need}</span>`;
  return offers(name, [html`<strong>${name}</strong>`, about], lines);
}

/** What is filled in so far, by the options' names. */
function valuesOf(command) {
  const values = {};
  for (const option of commands.optionsOf(command.leaf)) {
    const { text = "", value } = fieldOf(command, option);
    const own = commands.picksOnly(option) ? commands.meant(option, text)?.value : text;
    if (text.trim()) values[option.name] = value ?? own;
  }
  return values;
}

function submitCommand(event, command) {
  event.preventDefault();
  const values = valuesOf(command);
  leave();
  return slash(command.leaf, values);
}
