// Describes the page as plain objects and brings the document in line with them.
// Nodes are matched by key and kept, so that a focus, a half-typed text, an open list or a
// scrolled panel survives every redraw. Text only ever becomes text nodes: nothing here can
// turn a message into markup.

const SVG = "http://www.w3.org/2000/svg";
const PROPERTIES = new Set(["value", "checked", "disabled", "open", "indeterminate", "selected"]);
const ONCE = new Set(["key", "made", "initial"]);

/** One element: `key` names it among its siblings, `made(element)` runs once when it is born,
 *  `initial` is an input's first value (the person owns it afterwards). */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: children.flat(Infinity).filter(shown) };
}

function shown(child) {
  return child !== null && child !== undefined && child !== false && child !== "";
}

/** Make the children of `parent` be exactly `children`. */
export function fill(parent, children) {
  const old = new Map();
  for (const node of [...parent.childNodes]) {
    if (node.$name === undefined) node.remove();
    else old.set(node.$name, node);
  }
  const wanted = children.flat(Infinity).filter(shown).map(named());
  const kept = new Set(wanted.map(([name]) => name));
  for (const [name, node] of old) if (!kept.has(name)) node.remove();
  let cursor = parent.firstChild;
  for (const [name, child] of wanted) {
    const node = old.get(name) ?? born(name, child);
    // A node is moved only when its order changed: moving one would take the focus from it.
    if (node === cursor) cursor = cursor.nextSibling;
    else parent.insertBefore(node, cursor);
    update(node, child);
  }
}

/** Gives each child its name among its siblings: by key, else by kind and number. */
function named() {
  const counts = new Map();
  return (child) => {
    const kind = typeof child === "object" ? child.tag : "#text";
    const key = typeof child === "object" ? child.props.key : undefined;
    const start = key === undefined ? `${kind}#` : `${kind}=${key}`;
    const number = counts.get(start) ?? 0;
    counts.set(start, number + 1);
    return [key !== undefined && number === 0 ? start : `${start}#${number}`, child];
  };
}

function born(name, child) {
  const node = make(child);
  node.$name = name;
  node.$props = {};
  if (child.props?.initial !== undefined) node.value = child.props.initial;
  if (child.props?.made) queueMicrotask(() => child.props.made(node));
  return node;
}

function make(child) {
  if (typeof child !== "object") return document.createTextNode("");
  if (["svg", "path", "circle"].includes(child.tag)) {
    return document.createElementNS(SVG, child.tag);
  }
  return document.createElement(child.tag);
}

function update(node, child) {
  if (typeof child !== "object") {
    const text = String(child);
    if (node.data !== text) node.data = text;
    return;
  }
  if (node.$child === child) return; // the very same description: nothing can have changed
  node.$child = child;
  const before = node.$props;
  for (const name of Object.keys(before)) if (!(name in child.props)) put(node, name, undefined);
  // Children come first, so that a select finds the option that its value names.
  fill(node, child.children);
  for (const [name, value] of Object.entries(child.props)) {
    if (before[name] !== value || PROPERTIES.has(name)) put(node, name, value);
  }
  node.$props = child.props;
}

function put(node, name, value) {
  if (ONCE.has(name)) return;
  if (name.startsWith("on")) node[name.toLowerCase()] = value ? quietly(value) : null;
  else if (name === "style") style(node, value ?? {});
  else if (PROPERTIES.has(name)) {
    if (node[name] !== (value ?? "")) node[name] = value ?? "";
  } else if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : String(value));
}

// The browser takes a handler's `false` for "prevent the default"; ours mean nothing by it.
function quietly(handler) {
  return (event) => {
    handler(event);
  };
}

function style(node, wanted) {
  for (const name of [...node.style]) if (!(name in wanted)) node.style.removeProperty(name);
  for (const [name, value] of Object.entries(wanted)) node.style.setProperty(name, value);
}
