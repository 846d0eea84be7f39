// The messages of the shown channel.

import { dismiss } from "./actions.js";
import { components } from "./components.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { file, mosaic } from "./pictures.js";
import { format, rich } from "./rich.js";
import { channelOf, chooseChannel, nameOf, table, ui } from "./state.js";
import { word } from "./words.js";

const TOGETHER_MS = 7 * 60 * 1000;
const HUES = 12;

/** All messages, with a line where a new day begins. */
export function messages() {
  const out = [];
  let last = null;
  for (const message of table.server.messages) {
    const day = format(new Date(message.timestamp), "D");
    if (!last || day !== format(new Date(last.timestamp), "D")) {
      out.push(h("div", { key: `day-${message.id}`, class: "day" }, h("span", {}, day)));
      last = null;
    }
    out.push(isSystem(message) ? system(message) : article(message, follows(message, last)));
    last = isSystem(message) ? null : message;
  }
  return out;
}

function isSystem(message) {
  return ![0, 19, 20, 23].includes(message.type ?? 0);
}

/** Whether a message continues the one above it, without a head of its own. */
function follows(message, last) {
  if (!last || last.author.id !== message.author.id) return false;
  if (message.message_reference || usedCommand(message)) return false;
  if (Boolean(message.ephemeral) !== Boolean(last.ephemeral)) return false;
  return new Date(message.timestamp) - new Date(last.timestamp) < TOGETHER_MS;
}

/** The name that a message's author goes by. */
export function authorName(author) {
  return nameOf(author.id) ?? author.global_name ?? author.username;
}

/** A round sign with the first letter of a name. */
export function avatar(id, name) {
  const hue = Number(BigInt(id) % BigInt(HUES)) * (360 / HUES);
  const look = { class: "avatar", style: { "--hue": String(hue) }, "aria-hidden": "true" };
  return h("span", look, [...(name || "?")][0].toUpperCase());
}

function article(message, joined) {
  const mentioned = (message.mentions ?? []).some((one) => one.id === table.person);
  const look = [
    "message",
    joined && "joined",
    message.ephemeral && "ephemeral",
    (mentioned || message.mention_everyone) && "mentions-me",
    ui.flash === message.id && "flash",
  ];
  const name = authorName(message.author);
  return h(
    "article",
    {
      key: message.id,
      class: look.filter(Boolean).join(" "),
      "data-message": message.id,
      "data-ephemeral": message.ephemeral ? "true" : false,
      "aria-label": word("message-from", { name }),
      tabindex: "-1",
    },
    origin(message),
    joined
      ? h("span", { class: "joined-time", "aria-hidden": "true" }, clock(message))
      : avatar(message.author.id, name),
    h("div", { class: "body" }, !joined && head(message, name), body(message), foot(message)),
  );
}

/** The line above a message: what it replies to, or which command it answers. */
function origin(message) {
  const used = usedCommand(message);
  if (!used) return null;
  const text = word("used-a-command", { name: authorName(used.user) });
  return h("div", { key: "origin", class: "origin" }, icon("reply"), text);
}

function usedCommand(message) {
  return message.type === 20 && message.interaction_metadata;
}

function head(message, name) {
  return h(
    "header",
    { key: "head" },
    h("strong", { class: "author" }, name),
    message.author.bot && h("span", { class: "tag" }, word("bot")),
    h(
      "time",
      { datetime: message.timestamp, title: format(new Date(message.timestamp), "F") },
      clock(message),
    ),
    message.pinned &&
      h("span", { class: "pinned", title: word("pinned") }, icon("pin"), word("pinned")),
  );
}

function clock(message) {
  return format(new Date(message.timestamp), "t");
}

function body(message) {
  if (message.loading) {
    const name = authorName(message.author);
    return h("p", { key: "loading", class: "loading" }, word("thinking", { name }));
  }
  const layout = Boolean(message.flags & (1 << 15));
  return [
    !layout &&
      message.content &&
      h("div", { key: "text", class: "text" }, rich(message.content, message.id)),
    message.edited_timestamp && h("span", { key: "edited", class: "edited faint" }, word("edited")),
    !layout && attachments(message),
    h("div", { key: "parts", class: "parts" }, components(message)),
    message.thread && threadLink(message.thread),
  ];
}

function attachments(message) {
  const rest = message.attachments;
  if (!rest.length) return null;
  const covered = (one) => one.filename.startsWith("SPOILER_");
  const pictures = rest.filter(isPicture).map((one) => {
    return { media: one, alt: one.description, key: one.id, covered: covered(one) };
  });
  const files = rest.filter((one) => !isPicture(one));
  return [
    pictures.length > 0 && mosaic(pictures, "pictures"),
    files.map((one) => file(one, one.filename, one.size, one.id, covered(one))),
  ];
}

function isPicture(one) {
  return one.content_type?.startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(one.filename);
}

function threadLink(thread) {
  const there = channelOf(thread.id);
  const go = () => chooseChannel(thread.id);
  return h(
    "button",
    { key: "thread", type: "button", class: "thread-link", "data-channel": thread.id, onclick: go },
    icon("thread"),
    h("span", {}, there?.name ?? thread.name),
    h("span", { class: "link" }, word("open-thread")),
  );
}

/** What stands under a message: a failed press, and what only this person sees. */
function foot(message) {
  const failed = ui.failed.get(message.id);
  const away = () => dismiss({ message: message.id });
  return [
    failed && h("p", { key: "failed", class: "failed", role: "alert" }, failed),
    message.ephemeral &&
      h(
        "p",
        { key: "private", class: "private faint" },
        icon("eye"),
        word("only-you"),
        " · ",
        h(
          "button",
          { type: "button", class: "link", "data-dismiss": message.id, onclick: away },
          word("dismiss"),
        ),
      ),
  ];
}

const SYSTEM = {
  1: "joined-thread",
  2: "left-thread",
  4: "renamed",
  6: "pinned-one",
  18: "began-thread",
};

function system(message) {
  const name = authorName(message.author);
  const who = message.mentions?.[0] ? authorName(message.mentions[0]) : name;
  const text = word(SYSTEM[message.type] ?? "something-happened", {
    name,
    who,
    text: message.content,
  });
  const begun = message.type === 18 && message.message_reference?.channel_id;
  return h(
    "article",
    { key: message.id, class: "system faint", "data-message": message.id, tabindex: "-1" },
    icon(message.type === 18 ? "thread" : message.type === 6 ? "pin" : "reply"),
    h("span", {}, text),
    begun &&
      channelOf(begun) &&
      h(
        "button",
        { type: "button", class: "link", onclick: () => chooseChannel(begun) },
        word("open-thread"),
      ),
    h("time", { datetime: message.timestamp }, clock(message)),
  );
}
