// The words of the page, fetched from the server in the language that is chosen.

import { $, fill, write } from "./dom.js";

export const LANGUAGES = [
  ["en", "English"],
  ["fr", "Français"],
];

/** @type {any} */
let known = { messages: {}, cards: { uno: {}, dos: {} }, colours: {}, editions: [], levels: [] };
const fetched = new Map();

/** What a message says, with its values put in. */
export function t(id, values = {}) {
  const text = known.messages["page-" + id] ?? id;
  return text.replace(/\{ ?\$?([a-z-]+) ?\}/g, (whole, name) => String(values[name] ?? whole));
}

export const cardName = (code) => known.cards.uno[code] ?? known.cards.dos[code] ?? code;
export const colourName = (colour) => known.colours[colour] ?? colour;
export const words = () => known;

/** What can be chosen of things that have an id and a name. */
export const choicesOf = (things) => things.map(({ id, name }) => [id, name]);

export const edition = (id) => known.editions.find((one) => one.id === id) ?? { id, name: id };

/** "A, B and C" */
export function together(parts) {
  if (parts.length < 2) return parts.join("");
  return t("list-last", { before: parts.slice(0, -1).join(", "), item: parts.at(-1) });
}

/** Fetch a language and put its words everywhere in the page. */
export async function speakIn(language) {
  if (!fetched.has(language)) {
    const answer = await fetch(`/words/${language}.json`);
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    fetched.set(language, await answer.json());
  }
  known = fetched.get(language);
  document.documentElement.lang = language;
  label(document);
  fill($("lobby-language"), LANGUAGES, language);
}

/** Fill in everything that names its words in the document itself. */
export function label(root) {
  for (const element of root.querySelectorAll("[data-t]")) write(element, t(element.dataset.t));
  for (const element of root.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", t(element.dataset.label));
}

