// The words of the page, fetched from the server in the language that is chosen.

import { write } from "./dom.js";

/** @type {any} */
let known = { messages: {}, cards: { uno: {}, dos: {} }, colours: {}, editions: {}, levels: {} };
const fetched = new Map();

/** What a message says, with its values put in. */
export function t(id, values = {}) {
  const text = known.messages["page-" + id] ?? id;
  return text.replace(/\{ ?\$?([a-z-]+) ?\}/g, (whole, name) => String(values[name] ?? whole));
}

export const cardName = (code) => known.cards.uno[code] ?? known.cards.dos[code] ?? code;
export const colourName = (colour) => known.colours[colour] ?? colour;
export const words = () => known;

/** Editions, levels and the like come as a list of things with an id, or by their ids. */
export function listed(things) {
  if (Array.isArray(things)) return things.map((one) => (typeof one === "string" ? { id: one, name: one } : one));
  return Object.entries(things ?? {}).map(([id, one]) =>
    typeof one === "string" ? { id, name: one } : { id, ...one },
  );
}

export const edition = (id) => listed(known.editions).find((one) => one.id === id) ?? { id, name: id };
export const levels = () => listed(known.levels);

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
}

/** Fill in everything that names its words in the document itself. */
export function label(root) {
  for (const element of root.querySelectorAll("[data-t]")) write(element, t(element.dataset.t));
  for (const element of root.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", t(element.dataset.label));
}

/** The two languages by their own names, in every select of languages. */
export function languages(chosen) {
  for (const select of document.querySelectorAll("select.language")) {
    const options = [
      ["en", "English"],
      ["fr", "Français"],
    ].map(([value, name]) => {
      const option = document.createElement("option");
      option.value = value;
      option.lang = value;
      option.textContent = name;
      return option;
    });
    select.replaceChildren(...options);
    /** @type {HTMLSelectElement} */ (select).value = chosen;
  }
}
