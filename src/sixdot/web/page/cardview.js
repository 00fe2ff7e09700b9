// Cards as this page shows them: a picture for the eye, a name for everybody, and what they may be played for.

import { el } from "./dom.js";
import { face } from "./cards.js";
import { cardName, colourName, words } from "./words.js";
import { state } from "./state.js";

/** The picture of a card, with the marks of the edition in its corners. */
export function picture(code, colour = null) {
  const mark = words().marks?.[state.table?.edition]?.[code] ?? code;
  const letters = Object.fromEntries(Object.keys(words().colours).map((name) => [name, colourName(name)[0]]));
  return face(code, { mark, letters, colour });
}

/** A card to look at: its picture and its name. */
export function shown(code, name = cardName(code), colour = null) {
  return el("span", { class: "card-shown" }, picture(code, colour), el("span", { class: "card-name", text: name }));
}

/** The cards in an action: `play r5 uno`, `lay b7`, `match b7 with r5 wd=red`. */
export function cardsIn(action) {
  const [verb, first, , ...rest] = action.split(" ");
  if (verb === "play" || verb === "lay") return [first];
  return verb === "match" ? rest.map((part) => part.split("=")[0]) : [];
}

/** The codes of all cards that may be used now. */
export function fitting(view) {
  return new Set([...(view?.legal ?? []), ...(view?.offers ?? [])].flatMap(cardsIn));
}

/** A hand in the order its player wants. The server sends it by colour. */
export function inOrder(hand, order, fit, fitsFirst) {
  const sorted = order === "number" ? [...hand].sort(byNumber) : [...hand];
  return fitsFirst ? [...sorted.filter((code) => fit.has(code)), ...sorted.filter((code) => !fit.has(code))] : sorted;
}

const rank = (code) =>
  code.startsWith("w") ? [2, 0] : /^\d+$/.test(code.slice(1)) ? [0, Number(code.slice(1))] : [1, 0];

function byNumber(one, other) {
  const [kind, number] = rank(one);
  const [kind2, number2] = rank(other);
  return kind - kind2 || number - number2 || (kind === 1 ? one.slice(1).localeCompare(other.slice(1)) : 0);
}
