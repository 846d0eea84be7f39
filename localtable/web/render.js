// Draws the page. html`…` describes what there shall be, paint() brings the document in line
// with it: elements are matched by key, else by kind and number, and kept, so that a focus, a
// half-typed text or a scrolled panel survives. Text only ever becomes text nodes: nothing here
// can turn a message into markup.
//
// A tag may be a component, html`<${Picker} key=… part=${part} />`: a function of its props and
// of `self`, whose `state` is its own, and whose `set({…})` changes that and draws it again. It
// describes one element, or nothing, and is not asked again while its props are the same.
// Props: `on…` listens, `onmount(element)` runs once when it is there, `initial` is an input's
// first value, `class` may be a list with gaps, `style` an object, `...${props}` spreads one.

const SVG = "http://www.w3.org/2000/svg";
const DRAWN = new Set(["svg", "path"]);
const PROPERTIES = new Set(["value", "checked", "disabled", "selected"]);
const ONCE = new Set(["key", "onmount", "initial"]);
const HOLE = "\0";
const TOKEN = /<\/[^>]*>|<(\0|[\w-]+)((?:"[^"]*"|[^">])*?)(\/?)>|[^<]+/g;
const ATTRIBUTE = /(\.\.\.)\0|([\w:-]+)(?:=(?:"([^"]*)"|([^\s"]+)))?/g;
const templates = new WeakMap();

/** What a template describes: {tag, props, children}; of several beside each other, a list. */
export function html(strings, ...values) {
  if (!templates.has(strings)) templates.set(strings, compile(strings.join(HOLE)));
  const made = templates.get(strings).map((part) => build(part, values));
  return made.length === 1 ? made[0] : made;
}

// A template as a tree of {tag, props: [[name, value]], children}. Texts are strings, or, with
// holes, lists of strings and of the numbers of their values.
function compile(source) {
  let hole = 0;
  const filled = (text) => {
    const parts = text.split(/(\0)/).filter(Boolean);
    const named = parts.map((part) => (part === HOLE ? hole++ : part));
    return named.length === 1 ? named[0] : named;
  };
  const root = { children: [] };
  const open = [root];
  for (const [token, tag, attributes, alone] of source.matchAll(TOKEN)) {
    if (token.startsWith("</")) open.pop();
    else if (tag) {
      const part = { tag: filled(tag), props: [], children: [] };
      for (const [, spread, name, quoted, bare] of attributes.matchAll(ATTRIBUTE)) {
        const value = quoted ?? bare;
        if (spread) part.props.push(["...", hole++]);
        else part.props.push([name, value ? filled(value) : (value ?? true)]);
      }
      open.at(-1).children.push(part);
      if (!alone) open.push(part);
    } else {
      const text = filled(token.replace(/\s*\n\s*/g, ""));
      open.at(-1).children.push(...[text].flat());
    }
  }
  if (open.length !== 1) throw new Error(`a tag is not closed in ${source}`);
  return root.children;
}

function build(part, values) {
  if (typeof part === "number") return values[part];
  if (Array.isArray(part)) return part.map((piece) => build(piece, values)).join("");
  if (typeof part !== "object") return part;
  const props = {};
  for (const [name, value] of part.props) {
    if (name === "...") Object.assign(props, values[value]);
    else props[name] = build(value, values);
  }
  const tag = build(part.tag, values);
  if (tag === "button") props.type ??= "button";
  const children = part.children.map((child) => build(child, values));
  return { tag, props, children: children.flat(Infinity).filter(shown) };
}

function shown(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}

/** Make the children of `parent` be exactly what is described. */
export function paint(parent, described) {
  const wanted = [described].flat(Infinity).filter(shown).map(named());
  const names = new Set(wanted.map(([name]) => name));
  const old = new Map();
  for (const node of [...parent.childNodes]) {
    if (names.has(node.$name)) old.set(node.$name, node);
    else remove(node);
  }
  let cursor = parent.firstChild;
  for (const [name, child] of wanted) {
    let node = old.get(name);
    // A node is moved only when its order changed: moving one would take the focus from it.
    if (!node) parent.insertBefore((node = born(child)), cursor);
    else {
      if (node === cursor) cursor = cursor.nextSibling;
      else parent.insertBefore(node, cursor);
      node = update(node, child);
    }
    node.$name = name;
  }
}

// A dialog that is closed first gives the focus back to what opened it.
function remove(node) {
  node.close?.();
  node.remove();
}

/** Gives each child its name among its siblings: by key, else by kind and number. */
function named() {
  const counts = new Map();
  return (child) => {
    const kind = typeof child === "object" ? (child.tag.name ?? child.tag) : "#text";
    const key = child.props?.key;
    const start = key === undefined ? `${kind}#` : `${kind}=${key}`;
    const number = counts.get(start) ?? 0;
    counts.set(start, number + 1);
    return [`${start}#${number}`, child];
  };
}

function born(child) {
  if (typeof child !== "object") return document.createTextNode(String(child));
  if (typeof child.tag === "function") return grown(child);
  const node = DRAWN.has(child.tag)
    ? document.createElementNS(SVG, child.tag)
    : document.createElement(child.tag);
  node.$props = {};
  if (child.props.initial !== undefined) node.value = child.props.initial;
  update(node, child);
  if (child.props.onmount) queueMicrotask(() => child.props.onmount(node));
  return node;
}

/** The element of a new component. */
function grown({ tag, props }) {
  const self = { of: tag, props, state: {} };
  self.set = (changes) => {
    Object.assign(self.state, changes);
    queueMicrotask(() => redraw(self));
  };
  self.node = born(tag(props, self) || "");
  self.node.$self = self;
  return self.node;
}

function redraw(self) {
  const described = self.of(self.props, self) || "";
  const before = self.node;
  if (before.nodeName.toLowerCase() === (described.tag ?? "#text")) return patch(before, described);
  self.node = born(described);
  Object.assign(self.node, { $self: self, $name: before.$name });
  before.replaceWith(self.node);
  return self.node;
}

function update(node, child) {
  if (typeof child.tag !== "function") return patch(node, child);
  const self = node.$self;
  const before = self.props;
  self.props = child.props;
  const names = Object.keys({ ...before, ...self.props });
  return names.every((name) => before[name] === self.props[name]) ? node : redraw(self);
}

function patch(node, child) {
  if (typeof child !== "object") {
    if (node.data !== String(child)) node.data = String(child);
    return node;
  }
  const { props, children } = child;
  for (const name of Object.keys(node.$props)) if (!(name in props)) put(node, name, undefined);
  // Children come first, so that a select finds the option that its value names.
  if (child.tag !== "textarea") paint(node, children);
  for (const [name, value] of Object.entries(props)) {
    if (node.$props[name] !== value || PROPERTIES.has(name)) put(node, name, value);
  }
  node.$props = props;
  return node;
}

function put(node, name, value) {
  if (ONCE.has(name)) return;
  // The browser takes a handler's `false` for "prevent the default"; ours mean nothing by it.
  if (name.startsWith("on")) node[name] = value ? (event) => void value(event) : null;
  else if (name === "style") {
    node.style.cssText = "";
    for (const [key, one] of Object.entries(value ?? {})) node.style.setProperty(key, one);
  } else if (PROPERTIES.has(name)) {
    if (node[name] !== (value ?? "")) node[name] = value ?? "";
  } else if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else if (name === "class") node.setAttribute(name, [value].flat().filter(Boolean).join(" "));
  else node.setAttribute(name, value === true ? "" : String(value));
}
