// The words of the page: those of the browser's language come with it, others are fetched when they are chosen.

import { $, fill, write } from "./dom.js";

export const LANGUAGES = [
  ["en", "English"],
  ["fr", "Français"],
];

/** @type {any} */
let known = { messages: {}, cards: { uno: {}, dos: {} }, colours: {}, editions: [], levels: [] };

/** By language: its words, or where they are. @type {Record<string, any>} */
const given = JSON.parse($("words").textContent);

/** What a message says, with its values put in. */
export function t(id, values = {}) {
  const text = known.messages[id] ?? id;
  return text.replace(/\{ ?\$?([a-z-]+) ?\}/g, (whole, name) => String(values[name] ?? whole));
}

export const cardName = (code) => known.cards.uno[code] ?? known.cards.dos[code] ?? code;
export const colourName = (colour) => known.colours[colour] ?? colour;
export const words = () => known;

/** What can be chosen of things that have an id and a name. */
export const choicesOf = (things) => things.map(({ id, name }) => [id, name]);

export const edition = (id) => known.editions.find((one) => one.id === id) ?? { id, name: id };

/** As it stands at the beginning of a sentence. */
export const capital = (text) => text.charAt(0).toLocaleUpperCase(document.documentElement.lang) + text.slice(1);

/** "A, B and C" */
export function together(parts) {
  if (parts.length < 2) return parts.join("");
  return t("list-last", { before: parts.slice(0, -1).join(", "), item: parts[parts.length - 1] });
}

/** The words of a language, or others that are kept by a name of their own. */
export async function wordsOf(name) {
  if (typeof given[name] === "string") {
    let answer = await fetch(given[name]);
    if (answer.status === 404) answer = await fetch(`words/${name}.json`); // the server has others since
    if (!answer.ok) throw new Error(`no words: ${answer.status}`);
    given[name] = await answer.json();
  }
  return given[name];
}

/** Put the words of a language everywhere in the page. */
export async function speakIn(language) {
  known = await wordsOf(language);
  document.documentElement.lang = language;
  label(document);
  fill($("lobby-language"), LANGUAGES, language);
  $("go-print").href = "print/" + language;
}

/** Fill in everything that names its words in the document itself. */
export function label(root) {
  for (const element of root.querySelectorAll("[data-t]")) write(element, t(element.dataset.t));
  for (const element of root.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", t(element.dataset.label));
}

