// A match of DOS, put together by pressing: a card of the row, and one or two of the hand, in any order. What goes
// together is what the table lists as legal; the page adds up only what it shows.

import { $, el, write } from "./dom.js";
import { picture } from "./cardview.js";
import { choose, position, spendChooser } from "./chooser.js";
import { decide, question } from "./game.js";
import { answer, hideAnswer, say } from "./say.js";
import { changed, state } from "./state.js";
import { capital, cardName, colourName, t, together } from "./words.js";

/** Of the row a place and its card, of the hand keys and cards, and for which position they were chosen. */
const NOTHING = { at: -1, centre: "", hand: /** @type {{key: string, code: string}[]} */ ([]), legal: "" };
let chosen = NOTHING;

const base = (part) => part.split("=")[0];
const matches = () => (state.view?.legal ?? []).filter((action) => action.startsWith("match "));

/** `match b7 with r5 wd=red`: first the card of the row, then those of the hand. */
function partsOf(way) {
  const [, centre, , ...cards] = way.split(" ");
  return [centre, ...cards];
}

/** The matches with this card of the row (none: any of them) and these of the hand; `whole`: and no others. */
function ways(centre, cards, whole = false) {
  return matches().filter((way) => {
    const [on, ...left] = partsOf(way).map(base);
    const all = cards.every((code) => left.includes(code) && left.splice(left.indexOf(code), 1));
    return all && (!centre || on === centre) && (!whole || left.length === 0);
  });
}

const codes = () => chosen.hand.map(({ code }) => code);
const made = () => (chosen.centre && chosen.hand.length ? ways(chosen.centre, codes(), true) : []);

/** The number on a card; none on one that can be any. */
const numberOf = (code) => (code === "wd" ? 2 : Number(code.slice(1)) || 0);

export const canMatch = () => matches().length > 0;
export const isMade = () => made().length > 0;
export const isBuilding = () => chosen.at >= 0 || chosen.hand.length > 0;

/** How a card of the hand stands to what is chosen. */
export function standing(key, code) {
  const picked = chosen.hand.some((one) => one.key === key);
  const more = [...codes(), code];
  const makes = !picked && chosen.centre && ways(chosen.centre, more, true).length > 0;
  return { picked, fits: picked || ways(chosen.centre, more).length > 0, makes: makes ? numberOf(chosen.centre) : 0 };
}

/** And a card of the row. */
export function standingInRow(at, { card, matched_with: on }) {
  return { picked: at === chosen.at, fits: on.length === 0 && ways(card, chosen.centre ? [] : codes()).length > 0 };
}

/** A card of the hand is pressed: it is added, or taken back if it was there. */
export function pick(code, key, from) {
  const { hand, centre } = chosen;
  const without = hand.filter((one) => one.key !== key);
  if (without.length < hand.length) tell({ hand: without });
  else if (ways(centre, [...codes(), code]).length) tell({ hand: [...hand, { key, code }] });
  else if (hand.length === 2) question("why O2");
  else attempt(centre || state.view.centre[0].card, [...codes(), code], from);
}

/** A card of the row is pressed. */
export function pickRow(at, place, from) {
  if (at === chosen.at) tell({ at: -1, centre: "" });
  else if (!canMatch() || place.matched_with.length) question("row");
  else if (ways(place.card, codes()).length) tell({ at, centre: place.card });
  else if (chosen.hand.length) attempt(place.card, codes(), from);
  else answer(t("sum-none", { card: cardName(place.card) }), true);
}

/** What was chosen last goes back. */
export function takeBack() {
  const { hand } = chosen;
  if (hand.length) tell({ hand: hand.slice(0, -1) });
  else if (isBuilding()) dropMatch();
  else say(t("sum-off"));
}

/** Whether anything was chosen to be put back. */
export function dropMatch() {
  const was = isBuilding();
  if (was) tell({ at: -1, centre: "", hand: [] });
  return was;
}

/** One press, one sentence. */
function tell(other) {
  chosen = { ...chosen, ...other };
  hideAnswer();
  changed();
  say(inWords() || t("sum-off"));
}

/** What is chosen, and what is still to come. */
const inWords = () => capital(asItStands());

function asItStands() {
  const { centre, hand } = chosen;
  const [card, cards] = [cardName(centre), together(codes().map(cardName))];
  const goal = numberOf(centre);
  if (!centre) return hand.length ? t("sum-row", { cards }) : "";
  if (!hand.length) return t(goal ? "sum-begun" : "sum-open", { card, count: goal });
  const sum = codes().reduce((before, code) => before + numberOf(code), 0);
  return t(isMade() ? "sum-made" : "sum-part", { cards, card, sum, count: goal - sum });
}

/** Make the match; what is missing is said by the table. */
export function makeMatch(from) {
  if (isMade()) name(made(), from);
  else if (chosen.centre && chosen.hand.length) attempt(chosen.centre, codes(), null);
  else answer(inWords() || t("sum-how"));
}

/** A card that stands for several things is named first, one card after the other. */
function name(found, from) {
  const parts = found.map(partsOf);
  const place = parts[0].findIndex((part, at) => parts.some((other) => other[at] !== part));
  if (place < 0) return send(found[0], null);
  const options = [...new Set(parts.map((part) => part[place]))].map((part) => {
    const as = part.split("=")[1];
    const pick = () => name(found.filter((way) => partsOf(way)[place] === part), from);
    return numberOf(`=${as}`) ? { label: as, colour: "", pick } : { label: colourName(as), colour: as, pick };
  });
  const card = cardName(base(parts[0][place]));
  return choose(options[0].colour ? t("which-colour", { card }) : t("which-number", { card }), options, from);
}

/** What cannot be is asked of the table all the same: its refusal says what is wrong, what can be done and by which rule. */
function attempt(centre, cards, from) {
  const [on, ...others] = [centre, ...cards].map((code) => code + (code === "wd" ? "=blue" : code.endsWith("#") ? "=1" : ""));
  send(`match ${on} with ${others.join(" ")}`, from);
}

function send(action, from) {
  const sent = decide(action, ({ type }) => type === "refused" && from?.classList.add("refused"));
  if (sent) spendChooser();
}

/** For the eye and to be read. */
export function drawSum() {
  if (chosen.legal !== position()) chosen = { ...NOTHING, legal: position() };
  const words = inWords();
  $("sum").hidden = !words;
  if ($("sum").lastElementChild.textContent === words) return;
  write($("sum").lastElementChild, words);
  const sign = (text) => el("b", { text });
  const cards = codes().map((code) => picture(code));
  const open = isMade() || cards.length === 2 ? cards : [...cards, sign("?")];
  const added = open.flatMap((card, place) => (place ? [sign("+"), card] : [card]));
  $("sum").firstElementChild.replaceChildren(...added, sign("="), chosen.centre ? picture(chosen.centre) : sign("?"));
}
