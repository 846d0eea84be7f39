// Pictures with their alt text, as Discord's clients lay them out in a message (one whole,
// several as tiles that crop them), and large when pressed.

import { h } from "./dom.js";
import { changed, ui } from "./state.js";
import { spoiler } from "./rich.js";
import { word } from "./words.js";

/** Where the browser finds a file: what the bot's own server keeps comes from this one. */
export function address(url) {
  const where = URL.canParse(url, location.href) ? new URL(url, location.href) : null;
  if (!where || !["http:", "https:"].includes(where.protocol)) return "";
  return where.pathname.startsWith("/attachments/") ? where.pathname + where.search : where.href;
}

/** Pictures that belong together: [{media, alt, key, covered}]. */
export function mosaic(pictures, key) {
  const count = pictures.length;
  const look = count === 1 ? "whole" : "tile";
  const items = pictures.map(({ media, alt, ...more }) => picture(media, alt, { look, ...more }));
  // Of more than four there are rows of three below; what is left over stands above them.
  const layout = count > 4 ? `rows-${count % 3}` : `of-${count}`;
  return h("div", { key, class: `gallery ${layout}`, "data-count": count }, items);
}

/** A picture. `media`: {url, width?, height?}; `look` says how large: "whole" or a "tile" of a
 *  mosaic, "thumbnail". */
export function picture(media, alt, { key, look, covered = false }) {
  const url = address(media.url);
  const enlarge = () => {
    ui.picture = { url, alt, actual: false };
    changed();
  };
  const image = h("img", { src: url, alt: alt || word("picture"), style: shape(media, look) });
  const label = alt ? word("enlarge-alt", { alt }) : word("enlarge");
  const props = { type: "button", class: `picture ${look}`, "aria-label": label };
  if (covered && !ui.revealed.has(key)) return spoiler(key, image, `picture ${look}`);
  return h("button", { key, ...props, title: alt || false, onclick: enlarge }, image);
}

// The place that a picture will take is known before it has come, so that nothing jumps.
function shape({ width, height }, look) {
  if (!width || !height || look === "tile") return {};
  return { "--wide": String(width), "--high": String(height) };
}

/** A file that is no picture. */
export function file(media, name, size, key, covered = false) {
  const link = h(
    "a",
    { key, class: "file", href: address(media.url), download: name ?? "" },
    h("span", { class: "file-name" }, name ?? word("file")),
    size !== undefined && h("span", { class: "faint" }, bytes(size)),
  );
  return covered && !ui.revealed.has(key) ? spoiler(key, link) : link;
}

function bytes(size) {
  if (size < 1024) return `${size} B`;
  if (size < 1024 ** 2) return `${(size / 1024).toFixed(1)} KB`;
  return `${(size / 1024 ** 2).toFixed(1)} MB`;
}

/** The enlarged picture over the page. */
export function lightbox() {
  if (!ui.picture) return null;
  const { url, alt, actual } = ui.picture;
  const close = () => {
    ui.picture = null;
    changed();
  };
  const zoom = () => {
    ui.picture.actual = !actual;
    changed();
  };
  return h(
    "dialog",
    {
      key: "picture",
      class: "lightbox",
      "aria-label": alt || word("picture"),
      made: (node) => node.showModal(),
      oncancel: close,
      onclose: close,
      onclick: (event) => event.target === event.currentTarget && close(),
    },
    h(
      "div",
      { class: "lightbox-bar" },
      h("button", { type: "button", onclick: zoom }, word(actual ? "fit" : "actual-size")),
      h("a", { class: "link", href: url, target: "_blank", rel: "noopener" }, word("open-alone")),
      h("button", { type: "button", autofocus: true, onclick: close }, word("close")),
    ),
    h(
      "div",
      { class: `lightbox-picture ${actual ? "actual" : ""}`, tabindex: "0" },
      h("img", { src: url, alt: alt || word("picture"), onclick: zoom }),
    ),
    alt && h("p", { class: "lightbox-alt" }, alt),
  );
}
