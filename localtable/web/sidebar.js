// The list of channels, threads and direct messages, the person switch and that person's settings.

import { isThread, signOf, tool } from "./icons.js";
import { avatar } from "./messages.js";
import { html } from "./render.js";
import { chooseChannel, choosePerson, me, people, store, tell, waitsFor } from "./store.js";
import { plain } from "./text.js";
import { word } from "./words.js";

const LOCALES = { "en-US": "English", "es-ES": "Español", "pt-BR": "Português do Brasil" };

/** The whole left side. `fresh`: the channels with something new; `out`: shown on a phone. */
export function Sidebar({ fresh, out }, self) {
  const { guild, channels } = store.server;
  const rooms = channels.filter((one) => !isThread(one) && one.type !== 1);
  const known = new Set(rooms.map((one) => one.id));
  const letters = channels.filter((one) => one.type === 1);
  const loose = channels.filter((one) => isThread(one) && !known.has(one.parent_id));
  // A channel's threads stand below it, running ones first.
  const below = (room) => {
    const threads = channels.filter((one) => isThread(one) && one.parent_id === room.id);
    return threads.sort((one, other) => one.archived - other.archived);
  };
  const lines = [...rooms.flatMap((room) => [room, ...below(room)]), ...loose];
  return html`<aside class=${["sidebar", out && "out"]} aria-label=${word("channels")}>
    <div class="guild">${guild.name}</div>
    <nav class="channels">
      ${lines.map((one) => entry(one, fresh))}
      ${letters.length > 0 && html`<h2 key="letters">${word("direct-messages")}</h2>`}
      ${letters.map((one) => entry(one, fresh))}
    </nav>
    <p class="colophon faint">${word("colophon")}</p>
    ${self.state.settings && settings()} ${person(self)}
  </aside>`;
}

function entry(channel, fresh) {
  const here = channel.id === store.channel;
  const isNew = fresh.includes(channel) && !here;
  const look = ["channel", isThread(channel) && "thread", channel.archived && "archived"];
  return html`<button
    key=${channel.id}
    class=${look}
    data-channel=${channel.id}
    data-unread=${isNew && "true"}
    aria-current=${here && "page"}
    onclick=${() => chooseChannel(channel.id)}
  >
    ${signOf(channel)}
    <span class="channel-name">${plain(channel.name)}</span>
    ${channel.archived && html`<span class="faint">${word("archived")}</span>`}
    ${isNew && html`<span class="dot" role="img" aria-label=${word("unread")} />`}
  </button>`;
}

function person(self) {
  const { settings: open = false } = self.state;
  const toggle = () => self.set({ settings: !open });
  const options = people().map((one) => {
    const text = waitsFor(one) ? `${one.name} •` : one.name;
    return html`<option key=${one.id} value=${one.id}>${text}</option>`;
  });
  const news = html`<span class="dot" role="img" aria-label=${word("others-unread")} />`;
  return html`<div class="person">
    ${avatar(store.person, me()?.name)}
    <label class="person-switch">
      <span class="faint">
        ${word("you-are")} ${people().some(waitsFor) && news}
      </span>
      <select
        data-person-switch
        value=${store.person}
        onchange=${(event) => choosePerson(event.target.value)}
      >
        ${options}
      </select>
    </label>
    ${tool("gear", word("settings"), toggle, { "data-settings": true, "aria-expanded": `${open}` })}
  </div>`;
}

function settings() {
  const { locale, dms_open: open, name } = me();
  const locales = Object.entries({ [locale]: locale, ...LOCALES }).map(([value, text]) => {
    return html`<option key=${value} value=${value}>${text}</option>`;
  });
  return html`<div class="settings" role="group" aria-label=${word("settings-of", { name })}>
    <label>
      <span>${word("language")}</span>
      <select
        data-locale
        value=${locale}
        onchange=${(event) => tell("person", { locale: event.target.value })}
      >
        ${locales}
      </select>
    </label>
    <label class="switch">
      <input
        type="checkbox"
        data-dms
        checked=${!open}
        onchange=${(event) => tell("person", { dms_open: !event.target.checked })}
      />
      <span>${word("closed-dms")}</span>
    </label>
    <p class="faint">${word("tab-hint")}</p>
    <a class="link" href="?person=${store.person}" target="_blank">${word("open-tab", { name })}</a>
  </div>`;
}
