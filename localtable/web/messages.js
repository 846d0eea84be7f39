// The messages of the shown channel.

import { said, usable } from "./commands.js";
import { drawn } from "./components.js";
import { icon } from "./icons.js";
import { file, mosaic } from "./pictures.js";
import { html } from "./render.js";
import { channelOf, chooseChannel, interact, nameOf, store, tell } from "./store.js";
import { format, plain, rich } from "./text.js";
import { word } from "./words.js";

const TOGETHER_MS = 7 * 60 * 1000;
const HUES = 12;
const [OF_PERSON, OF_MESSAGE] = [2, 3]; // kinds of commands
const LAYOUT = 1 << 15; // a flag: the components are all there is
const SYSTEM = {
  1: "joined-thread",
  2: "left-thread",
  4: "renamed",
  6: "pinned-one",
  18: "began-thread",
  21: "began-here",
};

/** All messages, with a line where a new day begins. */
export function messages() {
  const { around, flash, server } = store;
  let last = null;
  return server.messages.map((message) => {
    const day = format(new Date(message.timestamp), "D");
    const isNew = !last || day !== format(new Date(last.timestamp), "D");
    const joined = !isNew && follows(message, last);
    last = message;
    const kind = isSystem(message) ? System : Message;
    const props = { key: message.id, message, around, joined, flashed: flash === message.id };
    return [
      isNew && html`<div key="day-${message.id}" class="day"><span>${day}</span></div>`,
      html`<${kind} ...${props} />`,
    ];
  });
}

function isSystem(message) {
  return ![0, 19, 20, 23].includes(message.type);
}

/** Whether a message continues the one above it, without a head of its own. */
function follows(message, last) {
  if (isSystem(last) || last.author.id !== message.author.id || message.type) return false;
  if (message.ephemeral !== last.ephemeral) return false;
  return new Date(message.timestamp) - new Date(last.timestamp) < TOGETHER_MS;
}

/** A round sign with the first letter of a name. */
export function avatar(id, name) {
  const hue = Number(BigInt(id) % BigInt(HUES)) * (360 / HUES);
  const style = { "--hue": String(hue) };
  return html`<span class="avatar" style=${style} aria-hidden="true">
    ${[...(name || "?")][0].toUpperCase()}
  </span>`;
}

function Message({ message, joined, flashed }, self) {
  const name = nameOf(message.author);
  const { state } = self;
  state.busy ??= new Set();
  const press = async (id, values) => {
    if (state.busy.has(id)) return false;
    state.busy.add(id);
    self.set({ failed: false });
    const done = await interact("component", { message: message.id, custom_id: id, values });
    state.busy.delete(id);
    self.set({ failed: done === false });
    // Said where it was pressed, so not above as well.
    if (done === false) await tell("dismiss", { notice: true });
    return done;
  };
  const mentioned = message.mentions.some((one) => one.id === store.person);
  const isToMe = mentioned || message.mention_everyone;
  const look = ["message", joined && "joined", isToMe && "mentions-me", flashed && "flash"];
  const aside = html`<span class="joined-time" aria-hidden="true">${clock(message)}</span>`;
  return html`<article
    class=${look}
    data-message=${message.id}
    data-ephemeral=${message.ephemeral && "true"}
    aria-label=${word("message-from", { name })}
    tabindex="-1"
  >
    ${message.type === 20 && origin(message)}
    ${joined ? aside : avatar(message.author.id, name)}
    <div class="body">
      ${!joined && head(message, name)} ${body(message, { busy: state.busy, press })}
      ${state.failed && html`<p key="failed" class="failed" role="alert">${word("failed")}</p>`}
      ${message.ephemeral && onlyYou(message)}
    </div>
    ${!message.ephemeral && !message.loading && apps(OF_MESSAGE, message.id, name)}
  </article>`;
}

/** The menu of a message or of a person: the bot's commands for just this one. */
function apps(kind, target, name) {
  const commands = usable(kind);
  if (!commands.length) return null;
  const use = (event, command) => {
    event.currentTarget.closest("details").open = false;
    return interact("on", { channel: store.server.channel, command, target });
  };
  const label = word("apps-of", { name });
  return html`<details key="apps" class="apps" name="apps" data-apps=${target}>
    <summary class="quiet" aria-label=${label} title=${label}>⋯</summary>
    <div class="apps-list">
      ${commands.map((one) => {
        const { id } = one;
        return html`<button key=${id} class="option" onclick=${(event) => use(event, id)}>
          ${said(one, "name")}
        </button>`;
      })}
    </div>
  </details>`;
}

/** The line above a message: whose command it answers. */
function origin(message) {
  const name = nameOf(message.interaction_metadata.user);
  return html`<div class="origin faint">${icon("reply")}${word("used-a-command", { name })}</div>`;
}

function head(message, name) {
  const full = format(new Date(message.timestamp), "F");
  return html`<header key="head">
    <strong class="author">${name}</strong>
    ${message.author.bot && html`<span class="tag">${word("bot")}</span>`}
    ${!message.author.bot && apps(OF_PERSON, message.author.id, name)}
    <time datetime=${message.timestamp} title=${full}>${clock(message)}</time>
    ${message.pinned && html`<span class="pinned">${icon("pin")}${word("pinned")}</span>`}
  </header>`;
}

function clock(message) {
  return format(new Date(message.timestamp), "t");
}

function body(message, at) {
  if (message.loading) {
    const text = word("thinking", { name: nameOf(message.author) });
    return html`<p key="loading" class="faint">${text}</p>`;
  }
  const { content, flags, edited_timestamp: edited } = message;
  const layout = Boolean(flags & LAYOUT);
  return [
    !layout && content && html`<div key="text" class="text">${rich(content)}</div>`,
    edited && html`<span key="edited" class="edited">${word("edited")}</span>`,
    !layout && attachments(message.attachments),
    html`<div key="parts" class="parts">${drawn(message.components, at)}</div>`,
    message.thread && threadLink(message.thread),
  ];
}

function attachments(all) {
  const isPicture = (one) => one.content_type.startsWith("image/");
  const pictures = all.filter(isPicture).map((media) => ({ media, alt: media.description }));
  const files = all.filter((one) => !isPicture(one));
  return [pictures.length > 0 && mosaic(pictures), files.map(file)];
}

function threadLink(thread) {
  return html`<button
    key="thread"
    class="thread-link"
    data-channel=${thread.id}
    onclick=${() => chooseChannel(thread.id)}
  >
    ${icon("thread")}
    <span>${plain(channelOf(thread.id)?.name ?? thread.name)}</span>
    <span class="link">${word("open-thread")}</span>
  </button>`;
}

function onlyYou(message) {
  const away = () => tell("dismiss", { message: message.id });
  return html`<p key="private" class="private faint">
    ${icon("eye")} ${word("only-you")}${" · "}
    <button class="link" data-dismiss=${message.id} onclick=${away}>
      ${word("dismiss")}
    </button>
  </p>`;
}

function System({ message }) {
  const name = nameOf(message.author);
  const who = nameOf(message.mentions[0] ?? message.author);
  const text = word(SYSTEM[message.type] ?? "something-happened", {
    name,
    who,
    text: message.content,
  });
  const about = message.message_reference;
  const go = () => chooseChannel(about.channel_id, about.message_id ?? null);
  return html`<article class="system faint" data-message=${message.id} tabindex="-1">
    ${icon({ 6: "pin", 18: "thread", 21: "thread" }[message.type] ?? "reply")}
    <span>${plain(text)}</span>
    ${
      about &&
      channelOf(about.channel_id) &&
      html`<button class="link" onclick=${go}>${word("open-it")}</button>`
    }
    <time datetime=${message.timestamp}>${clock(message)}</time>
  </article>`;
}
