// Pictures with their alt text, as Discord's clients lay them out in a message (one whole,
// several as tiles that crop them), and large when pressed; and other files.

import { html } from "./render.js";
import { changed, store } from "./store.js";
import { word } from "./words.js";

/** Where the browser finds a file: what the bot's own server keeps comes from this one. */
function addressOf(url) {
  const where = URL.canParse(url, location.href) ? new URL(url, location.href) : null;
  if (!where || !["http:", "https:"].includes(where.protocol)) return "";
  return where.pathname.startsWith("/attachments/") ? where.pathname + where.search : where.href;
}

/** Pictures that belong together: [{media, alt}]. */
export function mosaic(pictures) {
  const count = pictures.length;
  // Of more than four there are rows of three below; what is left over stands above them.
  const layout = count > 4 ? `rows-${count % 3}` : `of-${count}`;
  const items = pictures.map((one) => picture({ look: count === 1 ? "whole" : "tile", ...one }));
  return html`<div class="gallery ${layout}">${items}</div>`;
}

/** A picture. `media`: {url, width?, height?}; `look`: "whole", or a "tile" of several. */
function picture({ media, alt, look }) {
  const url = addressOf(media.url);
  const { width, height } = media;
  // The place that a picture will take is known before it has come, so that nothing jumps.
  const known = width && height && look !== "tile";
  const style = known ? { "--wide": String(width), "--high": String(height) } : {};
  const image = html`<img src=${url} alt=${alt || word("picture")} style=${style} />`;
  const enlarge = () => {
    store.picture = { url, alt };
    changed();
  };
  const label = alt ? word("enlarge-alt", { alt }) : word("enlarge");
  return html`<button class="picture ${look}" aria-label=${label} onclick=${enlarge}>
    ${image}
  </button>`;
}

/** A file that is no picture. */
export function file({ filename, size, url }) {
  return html`<a class="file" href=${addressOf(url)} download=${filename}>
    <span class="link">${filename}</span> <span class="faint">${Math.ceil(size / 1024)} KB</span>
  </a>`;
}

/** The enlarged picture over the page. */
export function lightbox({ url, alt }) {
  const close = () => {
    store.picture = null;
    changed();
  };
  return html`<dialog
    key="picture"
    class="lightbox"
    aria-label=${alt || word("picture")}
    onmount=${(node) => node.showModal()}
    onclose=${close}
    onclick=${(event) => event.target.tagName !== "A" && close()}
  >
    <div class="lightbox-bar">
      <a class="link" href=${url} target="_blank" rel="noopener">${word("open-alone")}</a>
      <button class="button secondary" autofocus>${word("close")}</button>
    </div>
    <img src=${url} alt=${alt || word("picture")} />
    ${alt && html`<p class="lightbox-alt" tabindex="0">${alt}</p>`}
  </dialog>`;
}
