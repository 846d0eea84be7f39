// Discord's markdown as elements: names, links, times and emojis as this person sees them.

import { html } from "./render.js";
import { channelOf, chooseChannel, me, nameOf, store } from "./store.js";
import { word } from "./words.js";

const JUMP = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?$/;
const EMOJI =
  /\p{RI}{2}|[0-9#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\uFE0F|\p{EMod}|\u200D\p{Extended_Pictographic})*/gu;

/** A text as elements. */
export function rich(text) {
  return html`<div class="rich">${blocks(text ?? "")}</div>`;
}

/** A plain text, its emojis drawn. */
export function plain(text) {
  const out = [];
  let at = 0;
  for (const found of String(text ?? "").matchAll(EMOJI)) {
    out.push(text.slice(at, found.index), drawn(found[0]));
    at = found.index + found[0].length;
  }
  return [...out, String(text ?? "").slice(at)];
}

// The letter stays where it is, for whoever copies or hears it, under its drawing.
function drawn(letter) {
  const points = [...letter].map((one) => one.codePointAt(0).toString(16));
  const code = points.filter((one) => one !== "fe0f" || points.includes("200d")).join("-");
  return html`<span class="emoji" style=${{ "--drawing": `url(/emoji/${code}.svg)` }}>
    ${letter}
  </span>`;
}

/** An emoji of a component or text: a letter, or one of the server's own as a picture. */
export function emoji({ id, name }) {
  if (!id) return drawn(name);
  const title = `:${name}:`;
  return html`<img class="emoji" src="/emojis/${id}.png" alt=${title} title=${title} />`;
}

// Tried where a line begins.
const BLOCKS = [
  [/>>> ([\s\S]+)/y, ([, text]) => quote(text)],
  [/(?:>(?: .*)?(?:\n|$))+/y, ([text]) => quote(text.replace(/^> ?/gm, "").replace(/\n$/, ""))],
  [/(#{1,3}) +(\S.*)\n?/y, ([, sign, text]) => html`<${`h${sign.length + 2}`}>${inline(text)}</>`],
  [/-# +(\S.*)\n?/y, ([, text]) => html`<p class="subtext">${inline(text)}</p>`],
  [/(?: *(?:[-*]|\d{1,9}\.) +.*\n?(?: +\S.*\n?)*)+/y, ([text]) => lists(itemsOf(text))],
];
const FENCE = /```(?:[\w+.#-]+\n)?\n*([\s\S]+?)\n*```\n?/y;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;

function blocks(source, isQuoted = false) {
  const out = [];
  const rules = isQuoted ? BLOCKS.slice(2) : BLOCKS;
  let lines = "";
  let at = 0;
  const flush = () => {
    if (lines) out.push(html`<p>${inline(lines.replace(/\n$/, ""))}</p>`);
    lines = "";
  };
  while (at < source.length) {
    const line = /.*\n?/.exec(source.slice(at))[0];
    const start = line.includes("```") ? at + line.indexOf("```") : at;
    const fence = reached(FENCE, source, start);
    const make = ([, text]) => html`<pre tabindex="0"><code>${text}</code></pre>`;
    const found = fence ? { ...fence, make } : firstOf(rules, source, at);
    lines += found ? source.slice(at, fence ? start : at) : line;
    at = found ? found.end : at + line.length;
    if (found) flush();
    if (found) out.push(found.make(found.match));
  }
  flush();
  return out;
}

function reached(rule, source, at) {
  rule.lastIndex = at;
  const match = rule.exec(source);
  return match && { match, end: rule.lastIndex };
}

function firstOf(rules, source, at) {
  for (const [rule, make] of rules) {
    const found = reached(rule, source, at);
    if (found) return { ...found, make };
  }
  return null;
}

function quote(text) {
  return html`<blockquote>${blocks(text, true)}</blockquote>`;
}

function itemsOf(source) {
  const items = [];
  for (const line of source.replace(/\n$/, "").split("\n")) {
    const [, indent, mark, text] = ITEM.exec(line) ?? [];
    if (mark) items.push({ depth: indent.length, number: Number.parseInt(mark, 10), text });
    else items.at(-1).text += `\n${line.trim()}`;
  }
  return items;
}

/** Items with the indentation they had, as lists in lists; numbered ones stand apart. */
function lists(items) {
  if (!items.length) return [];
  const [{ depth, number }] = items;
  const isNumbered = number >= 0;
  const entries = [];
  let n = 0;
  while (n < items.length && items[n].number >= 0 === isNumbered) {
    const next = items.findIndex((one, at) => at > n && one.depth <= depth);
    const end = next < 0 ? items.length : next;
    entries.push(html`<li>${inline(items[n].text)}${lists(items.slice(n + 1, end))}</li>`);
    n = end;
  }
  const list = isNumbered ? html`<ol start=${number}>${entries}</ol>` : html`<ul>${entries}</ul>`;
  return [list, lists(items.slice(n))];
}

const wrap = (tag) => (found) => html`<${tag}>${inline(found.slice(1).find(Boolean))}</>`;

// In this order; each is tried where the reading stands.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (found) => found[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => html`<code>${code(found[2])}</code>`],
  [/<@!?(\d+)>/y, person],
  [/<@&(\d+)>/y, role],
  [/<#(\d+)>/y, channel],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, moment],
  [/<a?:(\w{2,32}):(\d+)>/y, (found) => emoji({ name: found[1], id: found[2] })],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => link(found[1], found[1])],
  [
    /\[((?:\[[^\]]*\]|[^[\]])+)\]\(\s*<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/y,
    (found) => link(found[2], inline(found[1])),
  ],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]*_|~]/y, (found) => link(found[0], found[0])],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrap("s")],
];
// Of these the one that reaches furthest, the first of equals.
const EMPHASES = [
  [/\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, wrap("em")],
  [/(?<![0-9A-Za-z])_((?:__|\\[\s\S]|[^\\_])+?)_(?![0-9A-Za-z_])/y, wrap("em")],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap("u")],
];
const SIGNS = /[\\`<[*_~]|https?:/g;

function inline(source) {
  const out = [];
  let letters = "";
  let at = 0;
  while (at < source.length) {
    SIGNS.lastIndex = at;
    const stop = SIGNS.exec(source)?.index ?? source.length;
    letters += source.slice(at, stop);
    const found = stop < source.length && ruleAt(source, stop);
    const made = found ? found.make(found.match) : (source[stop] ?? "");
    at = found ? found.end : stop + 1;
    if (typeof made === "string") letters += made;
    else {
      out.push(plain(letters), made);
      letters = "";
    }
  }
  return [...out, plain(letters)];
}

function ruleAt(source, at) {
  const emphases = EMPHASES.map((rule) => firstOf([rule], source, at)).filter(Boolean);
  const furthest = (best, one) => (best && best.end >= one.end ? best : one);
  return firstOf(RULES, source, at) ?? emphases.reduce(furthest, null);
}

function code(text) {
  return /^\s*`|`\s*$/.test(text) ? text.trim() : text;
}

function pressed(look, act, content) {
  return html`<button class=${look} onclick=${act}>${content}</button>`;
}

function person([, id]) {
  const name = nameOf({ id }) ?? word("somebody");
  return html`<span class=${["mention", id === store.person && "me"]}>@${plain(name)}</span>`;
}

function role([, id]) {
  const name = store.server.guild.roles.find((one) => one.id === id)?.name ?? word("role");
  return html`<span class="mention">@${name}</span>`;
}

function channel([, id]) {
  const found = channelOf(id);
  if (!found) return html`<span class="mention">#${word("elsewhere")}</span>`;
  return pressed("mention", () => chooseChannel(id), ["#", plain(found.name)]);
}

/** A link; one to a message of this table leads there instead of away. */
export function link(url, content, look = "link") {
  const jump = JUMP.exec(url);
  if (jump && channelOf(jump[1])) {
    return pressed(look, () => chooseChannel(jump[1], jump[2] ?? null), content);
  }
  if (!/^https?:\/\//.test(url)) return html`<span>${content}</span>`;
  const away = { href: url, target: "_blank", rel: "noreferrer noopener" };
  return html`<a class=${look} ...${away}>${content}</a>`;
}

const FORMS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

function moment([, seconds, style]) {
  const locale = me()?.locale; // so that it is drawn again when that is another one
  return html`<${Moment} seconds=${Number(seconds)} form=${style ?? "f"} locale=${locale} />`;
}

/** A moment in the person's language, `R` as the distance from now. */
function Moment({ seconds, form }) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return String(seconds);
  const text = form === "R" ? distance(seconds - Date.now() / 1000) : format(date, form);
  return html`<time class="moment" datetime=${date.toISOString()} title=${format(date, "F")}>
    ${text}
  </time>`;
}

const formats = new Map(); // making one takes far longer than using it

/** A date in the person's language by Discord's letter. */
export function format(date, style) {
  const locale = me()?.locale;
  const key = `${locale} ${style}`;
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(locale, FORMS[style]));
  return formats.get(key).format(date);
}

const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 0],
];

function distance(seconds) {
  const [unit, size] = UNITS.find(([, least]) => Math.abs(seconds) >= least);
  const count = Math.round(seconds / (size || 1));
  return new Intl.RelativeTimeFormat(me()?.locale).format(count, unit);
}
