// From one to the next, in the hand, in the row, around the table: by arrows, Home and End, and to a card by the first letter of its colour.

import { COLOURS } from "./cards.js";
import { say } from "./say.js";
import { state } from "./state.js";
import { cardName, colourName, t } from "./words.js";

/** The letter of a card: that of its colour; a card of all colours has that of its name. */
function letterOf(code) {
  const colour = COLOURS.find((name) => name[0] === code[0]);
  return (colour ? colourName(colour) : cardName(code))[0].toLowerCase();
}

/** All of them, in the language of the page. */
export const letters = () => [...new Set([...COLOURS.map((name) => name[0]), "wi"].map(letterOf))];

/** While the table waits for a word, a letter is that word and leads nowhere. */
const isSpokenFor = ({ wanted, legal }) =>
  wanted === "pause" || wanted === "judge" || legal.some((action) => action.startsWith("agree"));

/** Where a letter leads: to the next such card, past the last one to the first. With Shift it is the command it is elsewhere. */
function jump(cards, at, { key, shiftKey, target }) {
  const letter = key.toLowerCase();
  if (shiftKey || isSpokenFor(state.view) || !letters().includes(letter)) return undefined;
  const round = [...cards.slice(at + 1), ...cards.slice(0, at + 1)];
  const found = round.find((card) => letterOf(card.dataset.code) === letter);
  if (!found) say(t("no-colour"));
  else if (found === target) say(found.getAttribute("aria-label"));
  return found ? cards.indexOf(found) : at;
}

/** One of a list is the Tab stop for all of it: this one, or the one that was, or the first. */
export function oneStop(list, wanted = null) {
  const buttons = [...list.querySelectorAll("button")];
  const stop = wanted ?? buttons.find((button) => button.getAttribute("tabindex") === "0") ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

/** Arrows go on from where Tab came to, and Tab comes back there. */
export function walkIn(list) {
  list.addEventListener("keydown", walk);
  list.addEventListener("focusin", ({ target }) => oneStop(list, target.closest("button")));
}

/** A key on a card. What is done here is not also a command. */
export function walk(event) {
  const list = event.currentTarget;
  const all = [...list.querySelectorAll("button")];
  const at = all.indexOf(event.target);
  if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return;
  const cards = all.filter((card) => !card.closest(".spent"));
  const right = cards.includes(event.target) ? at + 1 : at; // where a card was, the next one has come into its place
  const across = Number(list.dataset.across ?? cards.length);
  const ways = {
    ArrowLeft: at - 1,
    ArrowRight: right,
    ArrowUp: at - across,
    ArrowDown: at + across,
    Home: 0,
    End: cards.length - 1,
  };
  const to = ways[event.key] ?? (event.target.dataset.code ? jump(cards, right - 1, event) : undefined);
  if (to === undefined) return;
  event.preventDefault();
  cards[to]?.focus();
}
