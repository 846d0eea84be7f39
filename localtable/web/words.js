// The page's own words, from the Fluent files beside this one (plain messages only).

const LOCALES = { en: "en", es: "es", pt: "pt-BR" };
const catalogues = new Map();
let current = "en";

/** The catalogue that fits a Discord locale; English for a language that we do not have. */
function nearest(locale) {
  return LOCALES[String(locale).split("-")[0].toLowerCase()] ?? "en";
}

/** Read the catalogue of this locale (and English, the fallback) and speak it from now on. */
export async function speak(locale) {
  const wanted = nearest(locale);
  for (const name of new Set(["en", wanted])) {
    if (!catalogues.has(name)) catalogues.set(name, await load(name));
  }
  current = wanted;
  document.documentElement.lang = wanted;
}

async function load(name) {
  const answer = await fetch(`/static/${name}.ftl`);
  const texts = new Map();
  for (const line of (await answer.text()).split("\n")) {
    const found = /^([a-z][a-z0-9-]*) = (.*)$/.exec(line);
    if (found) texts.set(found[1], found[2]);
  }
  return texts;
}

/** The text of `key`, its `{ $name }` places filled from `args`. */
export function word(key, args = {}) {
  const text = catalogues.get(current)?.get(key) ?? catalogues.get("en")?.get(key) ?? key;
  return text.replace(/\{ \$([a-z]+) \}/g, (_, name) => String(args[name] ?? ""));
}
