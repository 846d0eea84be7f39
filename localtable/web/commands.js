// The bot's slash commands: finding them, their options, and what can be offered for those; and the
// commands of messages' and people's menus.
//
// A "leaf" is what can be sent: {root, path, node, words, names}: the top command, the names below
// it, the command or subcommand that owns the options, its words in the person's language and in
// English.

import { channelOf, me, store } from "./store.js";
import { word } from "./words.js";

const [YES_NO, PERSON] = [5, 6];
const ABROAD = { "es-419": "es-ES", "en-GB": "en-US" };
const MOST_CHOICES = 25;

/** A name or description in the person's language, where the bot gave one. */
export function said(thing, what) {
  const { locale } = me();
  const given = thing[`${what}_localizations`] ?? {};
  return given[locale] ?? given[ABROAD[locale]] ?? thing[what];
}

/** The commands of a kind (typed, of a person, of a message) that the shown channel allows. */
export function usable(kind) {
  const context = channelOf().type === 1 ? 1 : 0;
  const allowed = (one) => one.contexts?.includes(context) ?? (!context || one.dm_permission);
  return store.commands.filter((one) => one.type === kind && allowed(one));
}

/** Every command that can be typed there, in the order of their names. */
export function leaves() {
  const found = usable(1).flatMap((root) => below(root, root, []));
  return found.sort((one, other) => one.words.localeCompare(other.words));
}

function below(root, node, nodes) {
  const deeper = (node.options ?? []).filter((one) => one.type === 1 || one.type === 2);
  if (deeper.length) return deeper.flatMap((one) => below(root, one, [...nodes, one]));
  const words = [root, ...nodes].map((one) => said(one, "name")).join(" ");
  const names = [root, ...nodes].map((one) => one.name).join(" ");
  return [{ root, node, path: nodes.map((one) => one.name), words, names }];
}

/** The leaves that fit what was typed after the slash. */
export function matching(typed) {
  const parts = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return leaves().filter((leaf) => {
    const text = `${leaf.words} ${leaf.names}`.toLowerCase();
    return parts.every((part) => text.includes(part));
  });
}

/** The leaf that is typed out in full (with a space or more after it), if any. */
export function typedOut(typed) {
  const text = typed.trimEnd().toLowerCase();
  if (text === typed) return undefined;
  const fits = (name) => name.toLowerCase() === text;
  return leaves().find((leaf) => fits(leaf.words) || fits(leaf.names));
}

/** The options of a leaf, required ones first. */
export function optionsOf(leaf) {
  const options = leaf.node.options ?? [];
  return [...options].sort((one, other) => Number(other.required ?? 0) - Number(one.required ?? 0));
}

function fold(typed) {
  return typed.trim().toLowerCase().replace(/^@/, "");
}

/** What can be offered for an option without asking the bot: [{name, value}]. */
export function offers(option, typed) {
  const fits = known(option).filter((one) => one.name.toLowerCase().includes(fold(typed)));
  return fits.slice(0, MOST_CHOICES);
}

/** The one that is meant by what was typed, if any. */
export function meant(option, typed) {
  return known(option).find((one) => one.name.toLowerCase() === fold(typed));
}

function known(option) {
  if (option.choices?.length) {
    return option.choices.map((one) => ({ name: said(one, "name"), value: one.value }));
  }
  if (option.type === YES_NO) {
    return [
      { name: word("true"), value: true },
      { name: word("false"), value: false },
    ];
  }
  if (option.type !== PERSON) return [];
  return store.server.people.map((one) => ({ name: one.name, value: one.id }));
}

/** Whether one must pick from what is offered. */
export function picksOnly(option) {
  return Boolean(option.choices?.length) || [YES_NO, PERSON].includes(option.type);
}
