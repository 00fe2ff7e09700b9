// The hand: a row of buttons that stay where they are; and the small choices that playing a card may need.

import { $, el, keep, write } from "./dom.js";
import { COLOURS } from "./cards.js";
import { cardsIn, fitting, inOrder, named, picture } from "./cardview.js";
import { goToQuestion, isEcho, keepingFocus } from "./focus.js";
import { decide, question } from "./game.js";
import { arrange } from "./room.js";
import { settings } from "./settings.js";
import { state } from "./state.js";
import { cardName, colourName, t, together } from "./words.js";

/** The choice that is open: where it came from, and by which position of the game. */
let open = /** @type {{from: any, legal: string}|null} */ (null);
/** The card that Tab comes to; arrows go on from there. */
let stop = /** @type {any} */ (null);
let calls = false;

export function drawHand() {
  const view = state.view;
  const cards = order();
  const fit = fitting(view);
  write($("hand-title"), view?.seat === null ? t("hand-watching") : t("hand", { count: cards.length }));
  if (open && open.legal !== position()) closeChooser(false);
  $("hand").hidden = cards.length === 0;
  $("hand-part").classList.toggle("watching", view?.seat === null);
  keep(
    $("hand"),
    copies(cards),
    (card) => `${card.code} ${card.copy}`,
    make,
    (item, card) => renew(item, card, fit),
  );
  stopAt(stop?.isConnected ? stop : buttons()[0]);
}

const buttons = () => [...$("hand").querySelectorAll("button")];

/** One card is the Tab stop of the whole hand. */
function stopAt(card) {
  stop = card;
  for (const button of buttons()) button.tabIndex = button === card ? 0 : -1;
}

/** Arrows, Home and End go from card to card; up and down from row to row. */
function walk(event) {
  const cards = buttons();
  const at = cards.indexOf(event.target);
  const across = Number($("hand").dataset.across ?? cards.length);
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - across,
    ArrowDown: at + across,
    Home: 0,
    End: cards.length - 1,
  }[event.key];
  if (at < 0 || to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  cards[to]?.focus();
}

const position = () => (state.view?.legal ?? []).join();

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
    el("span", { class: "card-name" }),
  );
  button.dataset.language = settings.language;
  return el("div", {}, button);
}

function renew(item, { code }, fit) {
  const button = item.querySelector("button");
  const mine = state.view.wanted === "turn";
  const fits = fit.has(code);
  if (button.dataset.language !== settings.language) button.querySelector("svg").replaceWith(picture(code));
  button.dataset.language = settings.language;
  button.classList.toggle("playable", fits);
  button.classList.toggle("dim", mine && !fits);
  button.classList.remove("refused");
  const name = fits ? t("card-fits", { card: cardName(code) }) : cardName(code);
  write(button.querySelector(".card-name"), name);
}

function press(button) {
  if (!isEcho(button)) playCard(button.dataset.code, button);
}

/** Play a card; ask, if there are several ways or another card goes with it; or let the table say why it cannot be. */
export function playCard(code, from) {
  const possible = new Set([...(state.view?.legal ?? []), ...(state.view?.offers ?? [])]);
  const ways = [...possible].filter((action) => cardsIn(action).includes(code) && !action.endsWith(" uno"));
  if (ways.length === 0) send(impossible(code), from);
  else if (ways.length === 1 && cardsIn(ways[0]).length === 1) send(ways[0]);
  else if (ways[0].startsWith("play")) askColour(ways, from);
  else askMatch(ways, from);
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
  if (sent) closeChooser(true);
}

function askColour(ways, from) {
  const options = COLOURS.flatMap((colour) => {
    const way = ways.find((action) => action.split(" ")[2] === colour);
    return way ? [{ label: colourName(colour), colour, pick: () => send(way) }] : [];
  });
  choose(t("which-colour", { card: cardName(ways[0].split(" ")[1]) }), options, from);
}

/** Matches, each with all its cards: a button is heard alone. */
function askMatch(ways, from) {
  const options = ways.map((way) => {
    const [, centre, , ...cards] = way.split(" ");
    const label = t("match-on", { cards: together(cards.map((part) => named(part, t))), card: named(centre, t) });
    return { label, pick: () => send(way) };
  });
  choose(t("which-match"), options, from);
}

/** A card of the row was pressed: with which cards? */
export function matchOn(centre, from) {
  const ways = (state.view?.legal ?? []).filter(
    (action) => action.startsWith("match ") && action.split(" ")[1].split("=")[0] === centre,
  );
  if (ways.length === 0) question("row");
  else askMatch(ways, from);
}

/**
 * A question with buttons, in the page and not over it, so that what is told meanwhile is heard.
 * @param {string} title @param {{label: string, colour?: string, pick: () => void}[]} options
 */
function choose(title, options, from) {
  open = { from, legal: position() };
  write($("chooser-title"), title);
  $("chooser-list").replaceChildren(
    el("ul", { class: "choices" }, ...options.map((option) => el("li", {}, optionButton(option)))),
  );
  $("chooser").hidden = false;
  arrange();
  goToQuestion($("chooser-list").querySelector("button"));
}

function optionButton(option) {
  const about = { type: "button", text: option.label, onclick: () => isEcho(button) || option.pick() };
  const button = el("button", option.colour ? { ...about, "data-colour": option.colour } : about);
  return button;
}

export const isChoosing = () => open !== null;

/** Close the question; its card gets the focus back, unless that is elsewhere by now. */
export function closeChooser(back) {
  if (!open) return;
  const { from } = open;
  const inside = $("chooser").contains(document.activeElement);
  open = null;
  keepingFocus(() => {
    if (inside && from?.isConnected) from.focus();
    else if (inside || back) $("hand-title").focus();
    $("chooser").hidden = true;
  });
  arrange();
}

export function wireHand() {
  $("hand").addEventListener("keydown", walk);
  $("hand").addEventListener("focusin", (event) => stopAt(event.target));
  $("chooser-cancel").addEventListener("click", () => closeChooser(true));
  $("chooser").addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeChooser(true);
  });
}
