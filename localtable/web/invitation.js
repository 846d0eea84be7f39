// What stands in a channel in which nothing was said yet: what one may begin with.

import { slash } from "./actions.js";
import { ask } from "./api.js";
import { leaves } from "./commands.js";
import { h } from "./dom.js";
import { changed, me, table } from "./state.js";
import { word } from "./words.js";

const TEXT = 0;
const told = new Map(); // locale -> the cards, or null while they are on their way
let busy = false;

/** The invitation, or null where there is none. */
export function invitation() {
  const channel = table.server.channels.find((one) => one.id === table.channel);
  const cards = channel?.type === TEXT && cardsIn(me()?.locale);
  if (!cards?.length) return null;
  return h(
    "section",
    { key: "invitation", class: "invitation" },
    h("h2", {}, word("begin")),
    h("div", { class: "cards" }, cards.map(card)),
    h("p", { class: "faint" }, word("begin-second")),
  );
}

function cardsIn(locale) {
  if (!locale || !table.person) return null;
  if (!told.has(locale)) {
    told.set(locale, null);
    fetchCards(locale);
  }
  return told.get(locale);
}

async function fetchCards(locale) {
  const { cards } = await ask("invitation", { person: table.person }).catch(() => ({ cards: [] }));
  told.set(locale, cards);
  changed();
}

function card(one) {
  return h(
    "div",
    { key: one.key, class: "card" },
    h("img", { src: `/table/invitation/${me().locale}/${one.key}.png`, alt: one.alt }),
    h("h3", {}, one.title),
    h("p", {}, one.text),
    h(
      "div",
      { class: "row" },
      one.ways.map((way, number) => button(one, way, number)),
    ),
  );
}

function button(one, way, number) {
  const leaf = leaves().find((known) => known.names === way.command);
  const props = {
    key: way.command,
    type: "button",
    class: number ? "button secondary" : "button success",
    "data-begin": `${one.key} ${way.command}`,
    disabled: busy || !leaf,
    onclick: () => begin(leaf, way.options),
  };
  return h("button", props, way.label);
}

async function begin(leaf, options) {
  busy = true;
  changed();
  await slash(leaf.root.id, leaf.path, options);
  busy = false;
  changed();
}
