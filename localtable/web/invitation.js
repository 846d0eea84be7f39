// What stands in a channel in which nothing was said yet: what one may begin with.

import { leaves } from "./commands.js";
import { html } from "./render.js";
import { act, changed, channelOf, me, slash, store } from "./store.js";
import { word } from "./words.js";

const told = new Map(); // locale -> the cards, or null while they are on their way

/** The invitation, or null where there is none. */
export function invitation() {
  const cards = channelOf()?.invites && cardsIn(me().locale);
  if (!cards?.length) return null;
  const { commands } = store;
  const drawn = cards.map((card) => html`<${Card} key=${card.key} ...${{ card, commands }} />`);
  return html`<section key="invitation" class="invitation">
    <h2>${word("begin")}</h2>
    <div class="cards">${drawn}</div>
    <p class="faint">${word("begin-second")}</p>
  </section>`;
}

function cardsIn(locale) {
  if (!told.has(locale)) {
    told.set(locale, null);
    act("invitation", {}).then((answer) => {
      told.set(locale, answer?.cards);
      changed();
    });
  }
  return told.get(locale);
}

// Its buttons can be pressed once the bot has told its commands.
function Card({ card }, self) {
  const { key, title, text, alt, ways } = card;
  const button = (way, number) => {
    const leaf = leaves().find((one) => one.names === way.command);
    const begin = async () => {
      self.set({ busy: true });
      await slash(leaf, way.options);
      self.set({ busy: false });
    };
    return html`<button
      class="button ${["success", "primary"][number] ?? "secondary"}"
      data-begin="${key} ${way.name}"
      disabled=${Boolean(self.state.busy) || !leaf}
      onclick=${begin}
    >
      ${way.label}
    </button>`;
  };
  return html`<div class="card">
    <img src="/table/invitation/${me().locale}/${key}.png" alt=${alt} width="990" height="420" />
    <h3>${title}</h3>
    <div class="row">${ways.map(button)}</div>
    <p>${text}</p>
  </div>`;
}
