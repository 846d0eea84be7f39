// The page's own words, from the Fluent files beside this one (plain messages only).

const LOCALES = { es: "es", pt: "pt-BR" };
let spoken = null;
let texts = new Map();

/** Speak the language that fits a locale of Discord's: English where we do not have it. */
export async function speak(locale) {
  const wanted = LOCALES[locale.split("-")[0]] ?? "en";
  if (wanted === spoken) return;
  const answer = await fetch(`/static/${wanted}.ftl`);
  const lines = (await answer.text()).matchAll(/^([a-z][a-z0-9-]*) = (.*)$/gm);
  texts = new Map([...lines].map(([, key, text]) => [key, text]));
  spoken = document.documentElement.lang = wanted;
}

/** The text of `key`, its `{ $name }` places filled from `args`. */
export function word(key, args = {}) {
  const text = texts.get(key) ?? key;
  return text.replace(/\{ \$([a-z]+) \}/g, (_, name) => String(args[name] ?? ""));
}
