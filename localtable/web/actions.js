// What a person does: each asks the server and waits for the bot's answer.

import { ask } from "./api.js";
import { changed, refresh, table, trying, ui } from "./state.js";
import { word } from "./words.js";

/** Send something that the bot must answer: true when it did, false when it was silent (which
 *  the server tells as its notice), null when the server refused (which is told here). */
async function interact(what, body) {
  const done = await trying(async () => {
    const { interaction } = await ask(what, { person: table.person, ...body });
    return (await ask("interaction", { id: interaction })).answered;
  });
  await refresh();
  return done;
}

/** Press a button or apply a select of a message. */
export async function press(message, custom_id, values) {
  const key = `${message}:${custom_id}`;
  if (ui.busy.has(key)) return false;
  ui.busy.add(key);
  ui.failed.delete(message);
  changed();
  const body = { message, custom_id, ...(values ? { values } : {}) };
  const done = await interact("component", body);
  if (done === false) {
    // Said where it was pressed, so not above as well.
    ui.failed.set(message, word("failed"));
    await dismiss({ notice: true });
  }
  ui.busy.delete(key);
  changed();
  return Boolean(done);
}

/** Send a slash command: its id, the names below its own, the options by name. */
export function slash(command, path, options) {
  const body = { channel: table.channel, command, path, options };
  return interact("slash", body);
}

/** Hand in a modal. False if it was refused and so is still open. */
export async function submit(id, values) {
  return (await interact("modal", { id, values })) !== null;
}

/** Say something in the shown channel. */
export async function say(content) {
  const done = await trying(() =>
    ask("say", { person: table.person, channel: table.channel, content }),
  );
  await refresh();
  return done !== null;
}

/** What the bot offers for an option that is being typed; nothing if it does not answer. */
export async function complete(command, path, options, focused) {
  const body = { person: table.person, channel: table.channel, command, path, options, focused };
  const { choices } = await ask("autocomplete", body).catch(() => ({ choices: [] }));
  return choices ?? [];
}

/** Put away an ephemeral message (`{message}`), the modal or the notice (`{modal|notice: true}`). */
export async function dismiss(what) {
  await trying(() => ask("dismiss", { person: table.person, ...what }));
  await refresh();
}

/** Change the person's language or whether they take DMs. */
export async function settle(what) {
  await trying(() => ask("person", { person: table.person, ...what }));
  await refresh();
}
