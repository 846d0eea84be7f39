// Draws what markdown.js read: names, links, times and spoilers as this person sees them.

import { h } from "./dom.js";
import { parse } from "./markdown.js";
import { changed, channelOf, chooseChannel, me, nameOf, table, ui } from "./state.js";
import { startCommand } from "./draft.js";
import { word } from "./words.js";

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;

/** A text as elements. `key` tells its spoilers from those of other texts. */
export function rich(text, key) {
  return h("div", { class: "rich" }, drawBlocks(parse(text ?? ""), key));
}

function drawBlocks(blocks, key) {
  return blocks.map((block, n) => drawBlock(block, `${key}/${n}`));
}

function drawBlock(block, key) {
  switch (block.kind) {
    case "heading":
      return h(`h${block.level + 2}`, {}, drawParts(block.parts, key));
    case "subtext":
      return h("p", { class: "subtext" }, drawParts(block.parts, key));
    case "quote":
      return h("blockquote", {}, drawBlocks(block.blocks, key));
    case "code":
      return h("pre", { tabindex: "0" }, h("code", {}, block.text));
    case "list":
      return drawList(block, key);
    default:
      return h("p", {}, drawParts(block.parts, key));
  }
}

function drawList(block, key) {
  const items = block.items.map((item, n) =>
    h(
      "li",
      {},
      drawParts(item.parts, `${key}.${n}`),
      item.list && drawList(item.list, `${key}+${n}`),
    ),
  );
  return block.ordered ? h("ol", { start: block.start }, items) : h("ul", {}, items);
}

function drawParts(parts, key) {
  return parts.map((part, n) => drawPart(part, `${key}:${n}`));
}

const TAGS = { bold: "strong", italic: "em", underline: "u", strike: "s" };

function drawPart(part, key) {
  switch (part.kind) {
    case "text":
      return part.text;
    case "code":
      return h("code", {}, part.text);
    case "link":
      return drawLink(part.url, drawParts(part.parts, key));
    case "spoiler":
      return spoiler(key, drawParts(part.parts, key));
    case "person":
      return h(
        "span",
        { class: `mention ${part.id === table.person ? "me" : ""}` },
        personName(part.id),
      );
    case "role":
      return h("span", { class: "mention" }, `@${roleName(part.id)}`);
    case "channel":
      return channelLink(part.id);
    case "command":
      return commandLink(part.name);
    case "time":
      return moment(part.seconds, part.style);
    case "emoji":
      return emoji(part);
    default:
      return h(TAGS[part.kind], {}, drawParts(part.parts, key));
  }
}

function personName(id) {
  return `@${nameOf(id) ?? word("somebody")}`;
}

function roleName(id) {
  return table.server.guild.roles?.find((role) => role.id === id)?.name ?? word("role");
}

function channelLink(id) {
  const channel = channelOf(id);
  if (!channel) return h("span", { class: "mention" }, `#${word("elsewhere")}`);
  const go = () => chooseChannel(id);
  return h("button", { type: "button", class: "mention", onclick: go }, `#${channel.name}`);
}

function commandLink(name) {
  const go = () => startCommand(name);
  return h("button", { type: "button", class: "mention", onclick: go }, `/${name}`);
}

/** A link; one to a message of this table leads there instead of away. */
export function drawLink(url, content, look = {}) {
  const jump = JUMP.exec(url);
  if (jump && channelOf(jump[1])) {
    const go = () => chooseChannel(jump[1], jump[2] ?? null);
    return h("button", { type: "button", class: "link", ...look, onclick: go }, content);
  }
  if (!/^https?:\/\//.test(url)) return h("span", {}, content);
  const away = { href: url, target: "_blank", rel: "noreferrer noopener" };
  return h("a", { class: "link", ...look, ...away }, content);
}

/** Something that is covered until pressed. */
export function spoiler(key, content, look = "") {
  if (ui.revealed.has(key)) return h("span", { class: `spoiler shown ${look}` }, content);
  const show = (event) => {
    event.preventDefault();
    event.stopPropagation();
    ui.revealed.add(key);
    changed();
  };
  const props = { type: "button", class: `spoiler ${look}`, "aria-label": word("spoiler") };
  const inside = h("span", { inert: true, "aria-hidden": "true" }, content);
  return h("button", { ...props, onclick: show }, inside);
}

/** An emoji of a component or text: a letter as it is, one of the server's own as a picture. */
export function emoji({ id, name }) {
  if (!id) return h("span", { class: "emoji" }, name);
  return h("img", {
    class: "emoji",
    src: `/emojis/${encodeURIComponent(id)}.png`,
    alt: `:${name}:`,
    title: `:${name}:`,
  });
}

const FORMS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** A moment in the person's language, `R` as the distance from now. */
export function moment(seconds, style) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const full = format(date, "F");
  const text = style === "R" ? distance(seconds - Date.now() / 1000) : format(date, style);
  return h("time", { class: "moment", datetime: date.toISOString(), title: full }, text);
}

/** A date in the person's language by Discord's letter. */
export function format(date, style) {
  return new Intl.DateTimeFormat(me()?.locale, FORMS[style]).format(date);
}

const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

function distance(seconds) {
  const words = new Intl.RelativeTimeFormat(me()?.locale);
  for (const [unit, size] of UNITS) {
    if (Math.abs(seconds) >= size) return words.format(Math.round(seconds / size), unit);
  }
  return words.format(Math.round(seconds), "second");
}
