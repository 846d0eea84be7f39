// Discord's markdown as a tree. Pure: no document, no names, no state.
//
// Blocks: {kind: "text" | "subtext", parts}, {kind: "heading", level, parts},
// {kind: "quote", blocks}, {kind: "code", text}, {kind: "list", ordered, start, items: [{parts,
// list?}]}. Parts: {kind: "text", text}, {kind: "bold" | "italic" | "underline" | "strike" |
// "spoiler", parts}, {kind: "code", text}, {kind: "link", url, parts}, {kind: "person" | "role" |
// "channel", id}, {kind: "command", name, id}, {kind: "time", seconds, style}, {kind: "emoji",
// name, id}.

const FENCE = /```(?:([\w+.#-]+)\n)?\n*([\s\S]+?)\n*```/y;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const CACHE = 500;
const trees = new Map();

/** The blocks of a text. */
export function parse(source) {
  let tree = trees.get(source);
  if (!tree) {
    tree = blocks(source, false);
    if (trees.size > CACHE) trees.clear();
    trees.set(source, tree);
  }
  return tree;
}

function blocks(source, quoted) {
  const out = [];
  let lines = [];
  let at = 0;
  const flush = () => {
    if (lines.length) out.push({ kind: "text", parts: inline(lines.join("\n")) });
    lines = [];
  };
  while (at < source.length) {
    const line = lineAt(source, at);
    const found =
      (!quoted && quote(source, at)) || fence(source, at, line) || special(source, at, line);
    if (!found) {
      lines.push(line);
      at += line.length + 1;
      continue;
    }
    if (found.before) lines.push(found.before);
    flush();
    out.push(found.block);
    at = found.end;
  }
  flush();
  return out;
}

function lineAt(source, at) {
  const end = source.indexOf("\n", at);
  return source.slice(at, end < 0 ? source.length : end);
}

function quote(source, at) {
  if (source.startsWith(">>> ", at)) {
    const block = { kind: "quote", blocks: blocks(source.slice(at + 4), true) };
    return { block, end: source.length };
  }
  const inside = [];
  while (at < source.length) {
    const line = lineAt(source, at);
    if (!line.startsWith("> ") && line !== ">") break;
    inside.push(line.slice(2));
    at += line.length + 1;
  }
  if (!inside.length) return null;
  return { block: { kind: "quote", blocks: blocks(inside.join("\n"), true) }, end: at };
}

function fence(source, at, line) {
  const start = line.indexOf("```");
  if (start < 0) return null;
  FENCE.lastIndex = at + start;
  const found = FENCE.exec(source);
  if (!found) return null;
  const end = FENCE.lastIndex + (source[FENCE.lastIndex] === "\n" ? 1 : 0);
  return { before: line.slice(0, start), block: { kind: "code", text: found[2] }, end };
}

function special(source, at, line) {
  const end = at + line.length + 1;
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading) {
    const block = { kind: "heading", level: heading[1].length, parts: inline(heading[2]) };
    return { block, end };
  }
  const small = /^-# +(\S.*)$/.exec(line);
  if (small) return { block: { kind: "subtext", parts: inline(small[1]) }, end };
  return ITEM.test(line) ? list(source, at) : null;
}

function list(source, at) {
  const items = [];
  while (at < source.length) {
    const line = lineAt(source, at);
    const found = ITEM.exec(line);
    if (found && items.length && other(items[0], found)) break;
    if (found) items.push({ depth: found[1].length, mark: found[2], text: found[3] });
    else if (items.length && /^ +\S/.test(line)) items.at(-1).text += `\n${line.trim()}`;
    else break;
    at += line.length + 1;
  }
  return { block: nest(items), end: at };
}

/** Whether a line begins another list: not deeper, and numbered where the first is not. */
function other(first, [, indent, mark]) {
  return indent.length <= first.depth && /\d/.test(mark) !== /\d/.test(first.mark);
}

/** Items with the indentation they had, as a list of lists. */
function nest(items) {
  const [first] = items;
  const ordered = /\d/.test(first.mark);
  const out = { kind: "list", ordered, start: ordered ? Number.parseInt(first.mark, 10) : 1 };
  out.items = [];
  for (let n = 0; n < items.length; ) {
    let next = n + 1;
    while (next < items.length && items[next].depth > first.depth) next += 1;
    const below = items.slice(n + 1, next);
    out.items.push({ parts: inline(items[n].text), list: below.length ? nest(below) : null });
    n = next;
  }
  return out;
}

const wrap = (kind) => (found) => ({ kind, parts: inline(found.slice(1).find(Boolean)) });

// In this order; each is tried where the reading stands. `before` must allow the character in
// front (an underscore inside a word is a plain one).
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (found) => ({ kind: "text", text: found[1] })],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (found) => ({ kind: "code", text: code(found[2]) })],
  [/<@!?(\d+)>/y, (found) => ({ kind: "person", id: found[1] })],
  [/<@&(\d+)>/y, (found) => ({ kind: "role", id: found[1] })],
  [/<#(\d+)>/y, (found) => ({ kind: "channel", id: found[1] })],
  [/<\/([^:>]+):(\d+)>/y, (found) => ({ kind: "command", name: found[1], id: found[2] })],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, (found) => time(found)],
  [/<a?:(\w{2,32}):(\d+)>/y, (found) => ({ kind: "emoji", name: found[1], id: found[2] })],
  [/<(https?:\/\/[^\s>]+)>/y, (found) => link(found[1])],
  [/\[((?:\[[^\]]*\]|[^[\]])+)\]\(\s*<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\s*\)/y, masked],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]*_|~]/y, (found) => link(found[0])],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrap("strike")],
  [/\|\|((?:\\[\s\S]|[^\\])+?)\|\|/y, wrap("spoiler")],
];
// Of these the one that reaches furthest, the first of equals.
const EMPHASES = [
  [/\*(?=\S)((?:\*\*|\\[\s\S]|\s+(?:\\[\s\S]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, wrap("italic")],
  [/(?<![0-9A-Za-z])_((?:__|\\[\s\S]|[^\\_])+?)_(?![0-9A-Za-z_])/y, wrap("italic")],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap("bold")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap("underline")],
];
const SIGNS = /[\\`<[*_~|]|https?:/g;

function inline(source) {
  const out = [];
  let plain = "";
  let at = 0;
  while (at < source.length) {
    SIGNS.lastIndex = at;
    const sign = SIGNS.exec(source);
    const stop = sign ? sign.index : source.length;
    plain += source.slice(at, stop);
    at = stop;
    if (!sign) break;
    const part = partAt(source, at);
    if (!part) {
      plain += source[at];
      at += 1;
      continue;
    }
    if (part.made.kind === "text") plain += part.made.text;
    else {
      if (plain) out.push({ kind: "text", text: plain });
      plain = "";
      out.push(part.made);
    }
    at = part.end;
  }
  if (plain) out.push({ kind: "text", text: plain });
  return out;
}

function partAt(source, at) {
  let best = null;
  for (const [rule, make] of RULES) {
    best = reach(source, at, rule, make);
    if (best) break;
  }
  if (!best) {
    for (const [rule, make] of EMPHASES) {
      const one = reach(source, at, rule, make);
      if (one && one.end > (best?.end ?? at)) best = one;
    }
  }
  // Made only now: reading the inner text uses the same rules, and their places.
  return best && { made: best.make(best.found), end: best.end };
}

function reach(source, at, rule, make) {
  rule.lastIndex = at;
  const found = rule.exec(source);
  return found && { found, make, end: rule.lastIndex };
}

function code(text) {
  return /^\s*`|`\s*$/.test(text) ? text.trim() : text;
}

function time([, seconds, style]) {
  return { kind: "time", seconds: Number(seconds), style: style ?? "f" };
}

function link(url) {
  return { kind: "link", url, parts: [{ kind: "text", text: url }] };
}

function masked([, text, url]) {
  return { kind: "link", url, parts: inline(text) };
}
