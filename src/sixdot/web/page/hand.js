// The hand: a row of buttons that stay where they are.

import { $, el, keep, mark, write } from "./dom.js";
import { COLOURS } from "./cards.js";
import { cardsIn, fitting, inOrder, picture } from "./cardview.js";
import { choose, closeOldChooser, spendChooser } from "./chooser.js";
import { isEcho, spend, stayAt } from "./focus.js";
import { decide } from "./game.js";
import { canMatch, pick, standing } from "./matching.js";
import { settings } from "./settings.js";
import { state } from "./state.js";
import { oneStop, walkIn } from "./walking.js";
import { cardName, colourName, t } from "./words.js";

let calls = false;

export function drawHand() {
  const view = state.view;
  const cards = order();
  const fit = fitting(view);
  write($("hand-title"), handWords(view, cards, fit));
  closeOldChooser();
  $("hand").hidden = cards.length === 0;
  $("hand-part").classList.toggle("watching", view?.seat === null);
  const held = copies(cards);
  leaveGap(held.map(keyOf));
  keep(
    $("hand"),
    held,
    keyOf,
    make,
    (item, card) => renew(item, card, fit),
  );
  oneStop($("hand"));
}

/** How many cards; when one of them is to be played, how many fit. */
function handWords(view, cards, fit) {
  if (view?.seat === null) return t("hand-watching");
  const [count, fits] = [cards.length, cards.filter((code) => fit.has(code)).length];
  if (!isToPlay(view)) return t("hand", { count });
  return t(["hand-fits-none", "hand-fits-one"][fits] ?? "hand-fits", { count, fits });
}

const isToPlay = (view) => view?.wanted === "turn" && view.phase !== "answer" && view.challenged === null;

const keyOf = ({ code, copy }) => `${code} ${copy}`;

/** A card that goes while it has the focus leaves its place behind. */
function leaveGap(keys) {
  const item = /** @type {any} */ (document.activeElement?.closest("#hand > :not(.spent)"));
  if (!item || keys.includes(item.dataset.key)) return;
  item.firstElementChild.className = "card-button";
  spend(item, item.firstElementChild);
}

/** Somebody has gone on from where a card was. */
function closeUp({ target }) {
  const gap = $("hand").querySelector(".spent");
  if (!gap || gap.contains(target)) return;
  const next = gap.nextElementSibling ?? gap.previousElementSibling;
  gap.remove();
  oneStop($("hand"), target.closest("#hand button") ?? next?.firstElementChild);
}

const buttons = () => [...$("hand").querySelectorAll("button")];

/** The hand in the order in which it is shown. */
export function order() {
  const view = state.view;
  return inOrder(view?.hand ?? [], settings.order, fitting(view), settings.fitsFirst);
}

function copies(cards) {
  const seen = new Map();
  return cards.map((code) => {
    seen.set(code, (seen.get(code) ?? 0) + 1);
    return { code, copy: seen.get(code) };
  });
}

function make({ code, copy: _copy }) {
  const button = el(
    "button",
    { type: "button", class: "card-button", "data-code": code, onclick: () => press(button) },
    picture(code),
    el("span", { class: "card-name", "aria-hidden": "true" }),
  );
  button.dataset.language = settings.language;
  return el("div", {}, button);
}

function renew(item, { code }, fit) {
  const button = item.querySelector("button");
  const matching = canMatch();
  const { picked, fits, makes } = matching
    ? standing(item.dataset.key, code)
    : { picked: false, fits: fit.has(code), makes: 0 };
  if (button.dataset.language !== settings.language) button.querySelector("svg").replaceWith(picture(code));
  button.dataset.language = settings.language;
  button.classList.toggle("playable", fits);
  button.classList.toggle("dim", isToPlay(state.view) && !fits);
  button.classList.toggle("picked", picked);
  button.classList.remove("refused");
  mark(button, "aria-pressed", matching && String(picked));
  const words = { card: cardName(code), count: makes };
  const name = makes ? t("card-makes", words) : fits ? t("card-fits", words) : words.card;
  if (picked) return; // what has just been pressed is not named again
  write(button.querySelector(".card-name"), name);
  mark(button, "aria-label", name);
}

function press(button) {
  const gap = button.closest(".spent");
  if (isEcho(button)) return;
  if (gap) stayAt((gap.nextElementSibling ?? gap.previousElementSibling)?.firstElementChild);
  else playCard(button.dataset.code, button);
}

/** Play a card, or add it to a match; ask, if there are several ways; or let the table say why it cannot be. */
export function playCard(code, from) {
  if (canMatch()) {
    pick(code, from.parentElement.dataset.key, from);
    return;
  }
  const possible = new Set([...(state.view?.legal ?? []), ...(state.view?.offers ?? [])]);
  const ways = [...possible].filter((action) => cardsIn(action).includes(code) && !action.endsWith(" uno"));
  if (ways.length === 0) send(impossible(code), from);
  else if (ways.length === 1) send(ways[0]);
  else askColour(ways, from);
}

/** Words for a card that does not fit: the table's refusal explains. */
function impossible(code) {
  const dos = state.view?.top === null && state.view?.centre.length > 0;
  if (!dos) return `play ${code}${code.startsWith("wi") ? " red" : ""}`;
  return state.view.phase === "lay" ? `lay ${code}` : `type ${cardName(code)}`;
}

/** Whether UNO is called with the next card. */
export const isCalling = () => calls;
export function callNext(now) {
  calls = now;
}

/** @param {string} action as the game writes it; the call goes with a play if it is wanted @param {any} from its card */
function send(action, from = null) {
  const called = action.startsWith("play") && calls;
  for (const button of buttons()) button.classList.remove("refused");
  const sent = decide(called ? action + " uno" : action, (message) => {
    if (message.type === "accepted") calls = false;
    else from?.classList.add("refused");
  });
  if (sent) spendChooser();
}

function askColour(ways, from) {
  const options = COLOURS.flatMap((colour) => {
    const way = ways.find((action) => action.split(" ")[2] === colour);
    return way ? [{ label: colourName(colour), colour, pick: () => send(way) }] : [];
  });
  choose(t("which-colour", { card: cardName(ways[0].split(" ")[1]) }), options, from);
}

export function wireHand() {
  walkIn($("hand"));
  document.addEventListener("focusin", closeUp);
}
