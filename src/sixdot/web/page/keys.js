// Single keys: every one can be renamed or switched off, and none counts while something is being written.

import { $, el, keep, write } from "./dom.js";
import { act, actOn, toQuestion } from "./choices.js";
import { closeChooser, isChoosing } from "./chooser.js";
import { fitting } from "./cardview.js";
import { SECOND_PRESS, goTo, heading } from "./focus.js";
import { question } from "./game.js";
import { callNext, isCalling, order, playCard } from "./hand.js";
import { dropMatch, isBuilding, takeBack } from "./matching.js";
import { close, openDrawer, openMore } from "./panels.js";
import { again, answer, hideAnswer, say } from "./say.js";
import { save, settings } from "./settings.js";
import { changed, isWaitedFor, screen, state } from "./state.js";
import { letters } from "./walking.js";
import { cardName, t } from "./words.js";

/** @typedef {{id: string, key: string, run: () => void}} Command */

const asks = (id, key, what = id) => ({ id, key, run: () => question(what) });
const does = (id, key, verb = id) => ({ id, key, run: () => inGame(() => actOn(verb)) });

/** @type {Command[]} */
export const COMMANDS = [
  { id: "hand", key: "h", run: () => tellHand("hand") },
  { id: "fits", key: "f", run: () => tellHand("fits") },
  asks("top", "t"),
  asks("counts", "c"),
  asks("score", "s"),
  asks("order", "o"),
  { id: "state", key: "e", run: tellState },
  { id: "question", key: "q", run: toQuestion },
  asks("since", "z"),
  asks("why", "w"),
  { id: "hint", key: "i", run: () => act("hint") },
  { id: "repeat", key: "r", run: again },
  does("draw", "d"),
  does("pass", "p"),
  does("match", "="),
  { id: "call", key: "u", run: () => inGame(call) },
  { id: "go-on", key: "g", run: goOn },
  does("challenge", "x"),
  does("accept", "a"),
  does("catch", "k"),
  does("right", "y"),
  does("wrong", "n"),
  { id: "type", key: "/", run: toLine },
  { id: "chat", key: "m", run: () => openDrawer("chat", $("chat-text")) },
  { id: "history", key: "l", run: () => openDrawer("history", $("history")) },
  { id: "back", key: "b", run: back },
  { id: "keys", key: "?", run: () => show("keys") },
];

/** Which key a command has now; none if it was taken from it. */
export const keyOf = (command) => settings.keys[command.id] ?? command.key;
/** Digits play cards, so they name nothing else. */
export const pressable = (key) => key.length === 1 && !/[\s0-9]/.test(key);
let show = (_screen) => {};
let last = { digit: 0, at: 0 };

export function rename(command, key) {
  settings.keys = { ...settings.keys, [command.id]: key };
  save();
}

/** The table tells a hand by colour; in another order the page tells it itself, numbered as the digits count. */
function tellHand(what) {
  const fit = fitting(state.view);
  const cards = order().map((code, place) => {
    return { code, words: t("told-card", { number: place + 1, card: cardName(code) }) };
  });
  const told = what === "fits" ? cards.filter(({ code }) => fit.has(code)) : cards;
  const usual = settings.order === "colour" && !settings.fitsFirst;
  if (usual || told.length === 0) question(what);
  else answer(t("told-" + what, { count: told.length, cards: told.map(({ words }) => words).join(", ") }));
}

/** How things stand; where no cards lie, as the screen says it. */
function tellState() {
  if (state.table?.stage === "playing") {
    question("state");
    return;
  }
  const ids = state.view ? ["result-title", "result-state"] : ["table-title", "table-state"];
  const [title, ...more] = ids;
  answer([$(title).textContent + ".", ...more.map((id) => $(id).textContent)].join(" ").trim());
}

function toLine() {
  if (screen() === "play" || screen() === "result") openMore($("line"));
  else say(t("no-game-now"));
}

function inGame(work) {
  if (state.table?.stage === "playing" && !state.overlay) work();
  else say(t("no-game-now"));
}

/** UNO is called with the next card: in DOS it is a word of its own. */
function call() {
  if (state.view?.centre.length) {
    act("dos");
    return;
  }
  callNext(!isCalling());
  changed();
  say(t(isCalling() ? "call-on" : "call-off"));
}

function goOn() {
  if (state.view?.wanted === "pause" || (state.table?.stage === "ready" && isWaitedFor())) act("go on");
  else say(t("no-go-on"));
}

/** To the cards, from wherever one is. */
function back() {
  show("");
  if (state.table?.stage === "playing") goTo($("hand").querySelector(":not(.spent) > button") ?? $("hand-title"));
  else goTo(heading());
}

/** A digit pressed twice in haste means one card, not also the one that has come into its place. */
function nth(digit) {
  const twice = digit === last.digit && performance.now() - last.at < SECOND_PRESS;
  last = { digit, at: performance.now() };
  if (twice) return;
  const code = order()[digit - 1];
  if (code) inGame(() => playCard(code, cardButton(digit)));
  else say(t("no-such-card", { number: digit }));
}

const cardButton = (digit) => $("hand").querySelectorAll(":not(.spent) > button")[digit - 1];

const writes = (element) =>
  element.closest?.(
    "input:not([type=checkbox]):not([type=radio]):not([type=range]):not([readonly]), textarea, select, [contenteditable]",
  ) !== null;

/** Which digit was pressed; where digits are written with Shift, as on a French keyboard, the key alone is enough. */
function digitOf(event) {
  const named = /^[1-9]$/.exec(event.key) ?? (event.shiftKey ? null : /^Digit[1-9]$/.exec(event.code));
  return Number(named?.[0].slice(-1) ?? 0);
}

function pressed(event) {
  const free = screen() === "play" && !writes(event.target);
  if (event.key === "Escape" && !isChoosing() && (close() || (free && (hideAnswer() || dropMatch())))) return;
  if (event.key === "Backspace" && free && isBuilding()) takeBack();
  if (event.key === "Escape" && writes(event.target) && state.table) {
    goTo(state.table.stage === "playing" && !state.overlay ? $("hand-title") : heading());
    return;
  }
  if (event.key === "Escape" && (isChoosing() || state.overlay)) {
    if (isChoosing()) closeChooser(true);
    else show("");
    return;
  }
  if (!settings.keysOn || event.defaultPrevented || event.repeat || writes(event.target)) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const command = COMMANDS.find((one) => keyOf(one) === event.key.toLowerCase());
  const digit = command ? 0 : digitOf(event);
  if ((!command && !digit) || (!state.table && command?.id !== "keys")) return;
  event.preventDefault();
  if (command) command.run();
  else nth(digit);
}

/** What can be asked by pressing instead of by a key. */
const ASKED = ["state", "top", "hand", "fits", "counts", "score", "order", "since", "why", "repeat"];

export function drawAsks() {
  const asked = state.view?.seat === null ? ASKED.filter((id) => id !== "hand" && id !== "fits") : ASKED;
  keep(
    $("asks"),
    asked,
    (id) => id,
    (id) => el("li", {}, el("button", { type: "button", onclick: () => COMMANDS.find((one) => one.id === id)?.run() })),
    (item, id) => write(item.querySelector("button"), t("ask-" + id)),
  );
}

export function drawKeys() {
  $("keys-words").textContent = t(settings.keysOn ? "keys-on" : "keys-off");
  const rows = COMMANDS.filter((command) => keyOf(command)).map((command) => [
    keyOf(command),
    t("key-" + command.id),
  ]);
  rows.push([letters().join(" "), t("key-colours")], ["1–9", t("key-digits")], ["Esc", t("key-escape")]);
  $("keys-list").replaceChildren(
    ...rows.map(([key, does]) =>
      el("tr", {}, el("th", { scope: "row" }, el("kbd", { text: key })), el("td", { text: does })),
    ),
  );
}

export function wireKeys(open) {
  show = open;
  document.addEventListener("keydown", pressed);
}
