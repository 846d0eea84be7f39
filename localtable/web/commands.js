// The bot's slash commands: finding them, their options, and whether what was typed will do.
//
// A "leaf" is what can be sent: {root, path, node, words}: the top command, the names below
// it, the command or subcommand that owns the options, and its words in the person's language.

import { authorName } from "./messages.js";
import { me, table } from "./state.js";
import { word } from "./words.js";

export const TEXT = 3;
export const WHOLE = 4;
export const YES_NO = 5;
export const PERSON = 6;
export const CHANNEL = 7;
export const NUMBER = 10;
const ABROAD = { "es-419": "es-ES", "en-GB": "en-US" };
const MOST_CHOICES = 25;

/** A name or description in the person's language, where the bot gave one. */
export function said(thing, what) {
  const locale = me()?.locale;
  const given = thing[`${what}_localizations`] ?? {};
  return given[locale] ?? given[ABROAD[locale]] ?? thing[what];
}

/** Every command that can be used in the shown channel, in the order of their names. */
export function leaves() {
  const context = table.server.channels.find((one) => one.id === table.channel)?.type === 1 ? 1 : 0;
  const usable = table.server.commands.filter(
    (one) => (one.type ?? 1) === 1 && allowed(one, context),
  );
  const found = usable.flatMap((root) => below(root, root, []));
  return found.sort((one, other) => one.words.localeCompare(other.words));
}

function allowed(command, context) {
  if (command.contexts) return command.contexts.includes(context);
  return context === 0 || command.dm_permission !== false;
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
  return leaves().find((leaf) =>
    [leaf.words, leaf.names].some((name) => name.toLowerCase() === text),
  );
}

/** The options of a leaf, required ones first. */
export function optionsOf(leaf) {
  const options = leaf.node.options ?? [];
  return [...options].sort((one, other) => Number(other.required ?? 0) - Number(one.required ?? 0));
}

/** What can be offered for an option without asking the bot: [{name, value}]. */
export function offers(option, typed) {
  const wanted = typed.trim().toLowerCase().replace(/^[@#]/, "");
  return known(option)
    .filter((one) => one.name.toLowerCase().includes(wanted))
    .slice(0, MOST_CHOICES);
}

function known(option) {
  if (option.choices?.length) {
    return option.choices.map((one) => ({ name: said(one, "name"), value: one.value }));
  }
  switch (option.type) {
    case YES_NO:
      return [
        { name: word("true"), value: true },
        { name: word("false"), value: false },
      ];
    case PERSON:
    case 9:
      return table.server.people.map((one) => ({ name: authorName(one), value: one.id }));
    case CHANNEL:
      return table.server.channels
        .filter(
          (one) =>
            one.type !== 1 && (!option.channel_types || option.channel_types.includes(one.type)),
        )
        .map((one) => ({ name: one.name, value: one.id }));
    case 8:
      return (table.server.guild.roles ?? []).map((one) => ({ name: one.name, value: one.id }));
    default:
      return [];
  }
}

/** Whether one must pick from what is offered. */
export function picksOnly(option) {
  return Boolean(option.choices?.length) || [YES_NO, PERSON, CHANNEL, 8, 9].includes(option.type);
}

/** What a field will send, {value}, or why it cannot be sent, {error}; {} for an empty one. */
export function valueOf(option, field) {
  const text = field?.text ?? "";
  if (!text.trim()) return option.required ? { error: word("required") } : {};
  if (field.value !== undefined) return { value: field.value };
  if (picksOnly(option)) {
    const wanted = text.trim().toLowerCase().replace(/^[@#]/, "");
    const one = known(option).find((choice) => choice.name.toLowerCase() === wanted);
    return one ? { value: one.value } : { error: word("pick-one") };
  }
  if (option.type === WHOLE || option.type === NUMBER) return numberOf(option, text.trim());
  return textOf(option, text);
}

function numberOf(option, text) {
  const right = option.type === WHOLE ? /^-?\d{1,15}$/ : /^-?\d{1,15}([.,]\d+)?$/;
  if (!right.test(text)) return { error: word(option.type === WHOLE ? "whole-number" : "number") };
  const value = Number(text.replace(",", "."));
  if (option.min_value !== undefined && value < option.min_value) {
    return { error: word("at-least", { least: option.min_value }) };
  }
  if (option.max_value !== undefined && value > option.max_value) {
    return { error: word("at-most", { most: option.max_value }) };
  }
  return { value };
}

function textOf(option, text) {
  const long = [...text].length;
  if (long < (option.min_length ?? 0))
    return { error: word("longer", { least: option.min_length }) };
  if (long > (option.max_length ?? 6000))
    return { error: word("shorter", { most: option.max_length }) };
  return { value: text };
}
