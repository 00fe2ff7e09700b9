// The hand: a list of buttons that stay where they are; and the small choices that playing a card may need.

import { $, el, keep, write } from "./dom.js";
import { COLOURS } from "./cards.js";
import { cardsIn, fitting, inOrder, named, picture } from "./cardview.js";
import { goToQuestion, isEcho, keepingFocus } from "./focus.js";
import { decide, question } from "./game.js";
import { settings } from "./settings.js";
import { state } from "./state.js";
import { cardName, colourName, t, together } from "./words.js";

/** The choice that is open: where it came from, and by which position of the game. */
let open = /** @type {{from: any, legal: string}|null} */ (null);

export function drawHand() {
  const view = state.view;
  const cards = order();
  const fit = fitting(view);
  write($("hand-title"), view?.seat === null ? t("hand-watching") : t("hand", { count: cards.length }));
  if (open && open.legal !== position()) closeChooser(false);
  keep(
    $("hand"),
    copies(cards),
    (card) => `${card.code} ${card.copy}`,
    make,
    (item, card) => renew(item, card, fit),
  );
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
    el("span", { class: "fits" }),
  );
  button.dataset.language = settings.language;
  return el("li", {}, button);
}

function renew(item, { code }, fit) {
  const button = item.querySelector("button");
  const mine = state.view.wanted === "turn";
  const fits = fit.has(code);
  if (button.dataset.language !== settings.language) button.querySelector("svg").replaceWith(picture(code));
  button.dataset.language = settings.language;
  button.classList.toggle("playable", fits);
  write(button.querySelector(".card-name"), cardName(code));
  const name = fits ? t("card-fits", { card: cardName(code) }) : cardName(code);
  if (button.getAttribute("aria-label") !== name) button.setAttribute("aria-label", name);
  write(button.querySelector(".fits"), fits ? t("fits") : "");
  if (mine && !fits) button.setAttribute("aria-disabled", "true");
  else button.removeAttribute("aria-disabled");
}

function press(button) {
  if (!isEcho(button)) playCard(button.dataset.code, button);
}

/** Play a card; ask, if there are several ways or another card goes with it; or let the table say why it cannot be. */
export function playCard(code, from) {
  const possible = new Set([...(state.view?.legal ?? []), ...(state.view?.offers ?? [])]);
  const ways = [...possible].filter((action) => cardsIn(action).includes(code) && !action.endsWith(" uno"));
  if (ways.length === 0) send(impossible(code));
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

/** @param {string} action as the game writes it; the call goes with a play if it is ticked */
function send(action) {
  const calls = action.startsWith("play") && $("call").checked;
  const sent = decide(calls ? action + " uno" : action, (message) => {
    if (message.type === "accepted") $("call").checked = false;
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
}

export function wireHand() {
  $("chooser-cancel").addEventListener("click", () => closeChooser(true));
  $("chooser").addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeChooser(true);
  });
}
