// Discord's message components, the classic rows and the newer layout parts.

import { press } from "./actions.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { file, mosaic, picture } from "./pictures.js";
import { drawLink, emoji, rich, spoiler } from "./rich.js";
import { messageSelect } from "./selects.js";
import { ui } from "./state.js";
import { word } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link-button" };
const KINDS = {
  1: row,
  2: button,
  3: messageSelect,
  5: messageSelect,
  6: messageSelect,
  7: messageSelect,
  8: messageSelect,
  9: section,
  10: textDisplay,
  11: thumbnail,
  12: gallery,
  13: fileOf,
  14: separator,
  17: container,
};

/** All components of a message. */
export function components(message) {
  return (message.components ?? []).map((part, n) => draw(message, part, `${message.id}-${n}`));
}

function draw(message, part, key) {
  const kind = KINDS[part.type];
  if (kind) return kind(message, part, key);
  return h("p", { key, class: "faint" }, word("unknown-part", { type: part.type }));
}

function inside(message, parts, key) {
  return parts.map((part, n) => draw(message, part, `${key}-${n}`));
}

function row(message, part, key) {
  return h("div", { key, class: "row" }, inside(message, part.components, key));
}

function button(message, part, key) {
  const look = `button ${STYLES[part.style] ?? "secondary"}`;
  const content = [
    part.emoji && emoji(part.emoji),
    part.label && h("span", {}, part.label),
    part.style === 5 && icon("away"),
  ];
  if (part.style === 5 && !part.disabled)
    return drawLink(part.url ?? "", content, { key, class: look });
  const busy = ui.busy.has(`${message.id}:${part.custom_id}`);
  return h(
    "button",
    {
      key: part.custom_id ?? key,
      type: "button",
      class: `${look} ${busy ? "busy" : ""}`,
      "data-custom-id": part.custom_id,
      "aria-label": part.label ? false : part.emoji?.name,
      "aria-busy": busy ? "true" : false,
      disabled: Boolean(part.disabled),
      onclick: () => press(message.id, part.custom_id),
    },
    content,
  );
}

function section(message, part, key) {
  return h(
    "div",
    { key, class: "section" },
    h("div", { class: "section-texts" }, inside(message, part.components, key)),
    part.accessory &&
      h("div", { class: "section-side" }, draw(message, part.accessory, `${key}-a`)),
  );
}

function textDisplay(message, part, key) {
  return h("div", { key, class: "text-display" }, rich(part.content, key));
}

function thumbnail(message, part, key) {
  const props = { key, look: "thumbnail", covered: part.spoiler };
  return picture(part.media, part.description, props);
}

function gallery(message, part, key) {
  const pictures = part.items.map((item, n) => {
    const { media, description: alt, spoiler: covered } = item;
    return { media, alt, key: `${key}-${n}`, covered };
  });
  return mosaic(pictures, key);
}

function fileOf(message, part, key) {
  const kept = (message.attachments ?? []).find((one) => one.url === part.file.url);
  const name = part.name ?? kept?.filename ?? part.file.url.split(/[/?]/).at(-2);
  return file(part.file, name, part.size ?? kept?.size, key, part.spoiler);
}

function separator(message, part, key) {
  const look = `separator ${part.spacing === 2 ? "wide" : ""}`;
  if (part.divider === false) return h("div", { key, class: look });
  return h("hr", { key, class: look });
}

function container(message, part, key) {
  const accent = colour(part.accent_color);
  const look = { key, class: "container", style: accent ? { "--accent": accent } : {} };
  const box = h("div", look, inside(message, part.components, key));
  return part.spoiler ? spoiler(`${key}-all`, box, "block") : box;
}

/** A colour number as CSS, undefined without one. */
function colour(number) {
  if (number === null || number === undefined) return undefined;
  return `#${number.toString(16).padStart(6, "0")}`;
}
