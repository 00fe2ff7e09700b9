// The table during a round, for the eye and to be read: whose turn it is, what is up, who holds how many.

import { $, el, initial, keep, mark, write } from "./dom.js";
import { act, drawChoices, isQuestion, questionWords } from "./choices.js";
import { fitting, shown } from "./cardview.js";
import { isEcho } from "./focus.js";
import { question } from "./game.js";
import { drawHand } from "./hand.js";
import { lastTold } from "./history.js";
import { isPaused } from "./host.js";
import { canMatch, drawSum, pickRow, standingInRow } from "./matching.js";
import { openPerson, playerWords } from "./people.js";
import { room } from "./room.js";
import { nameOf, state } from "./state.js";
import { oneStop, walk, walkIn } from "./walking.js";
import { capital, cardName, colourName, edition, t } from "./words.js";

export function drawPlay() {
  const view = state.view;
  if (!view) return;
  write($("play-title"), t("play-title", { edition: edition(view.edition).name, round: view.round }));
  write($("turn"), turnWords(view));
  $("turn").classList.toggle("mine", view.wanted !== "" && !isPaused());
  drawTop(view);
  drawSum();
  drawRow(view);
  $("question").hidden = !view.question;
  $("play").classList.toggle("asked", isQuestion());
  write($("question"), questionWords(view));
  drawPlayers(view);
  drawWays(view);
  write($("pile").lastElementChild, t("pile", { count: view.draw_count }));
  $("pile").classList.toggle("empty", view.draw_count === 0);
  write($("piles"), t("piles", { count: view.draw_count, more: view.discard_count }));
  write($("event"), lastTold());
  drawHand();
  drawChoices();
}

function turnWords(view) {
  if (isPaused()) return t("turn-paused");
  if (view.wanted === "pause") return t("turn-pause");
  if (view.wanted === "judge") return t("turn-judge");
  if (view.turn === null) return t("turn-nobody");
  if (view.turn !== view.seat) return t("turn-other", { who: nameOf(view.turn) });
  if (view.challenged !== null) return t("turn-challenge", { who: nameOf(view.challenged) });
  const short = room() !== "desk";
  if (view.phase === "answer") return t(short ? "turn-answer-short" : "turn-answer");
  return fitWords(view, short);
}

/** How many cards fit; while something else than a card is asked for, none is counted. */
function fitWords(view, short) {
  const [fit, count] = [fitting(view), view.hand.length];
  const fits = view.hand.filter((code) => fit.has(code)).length;
  const draws = view.legal.includes("draw");
  if (!fits) return t(draws ? "turn-fits-none" : "turn-you");
  if (short || count === 1) return t(fits === 1 ? "turn-fit-one" : "turn-fit", { fits });
  return t(fits === 1 ? "turn-fits-one" : "turn-fits", { count, fits });
}

function drawTop(view) {
  const place = $("top");
  place.hidden = view.top === null;
  const name = view.top === null ? "" : topWords(view);
  if (place.dataset.shows === `${view.top} ${name}`) return;
  place.dataset.shows = `${view.top} ${name}`;
  const card = view.top === null ? null : shown(view.top, name, view.colour);
  card?.setAttribute("aria-hidden", "true");
  mark(place, "aria-label", name);
  place.replaceChildren(...(card ? [card] : []));
}

/** The card on top, and the colour that counts if the card does not say it. */
export function topWords({ top, colour }) {
  const card = cardName(top);
  return top.startsWith("w") && colour ? t("top-colour", { card, colour: colourName(colour) }) : t("top", { card });
}

function drawRow(view) {
  const row = $("row");
  row.hidden = view.centre.length === 0;
  const cards = view.centre.map((place, at) => ({ ...place, at }));
  keep(
    row,
    cards,
    ({ card, at }) => `${card} ${at}`,
    ({ card, at }) => {
      const press = () => isEcho(button) || pickRow(at, state.view.centre[at], button);
      const button = el("button", { type: "button", class: "card-button", "data-code": card, onclick: press });
      return el("li", {}, button);
    },
    (item, place) => renewRow(item.firstElementChild, place),
  );
}

function renewRow(button, place) {
  const { card, matched_with: on } = place;
  const { picked, fits } = standingInRow(place.at, place);
  const words = { card: cardName(card), cards: on.map(cardName).join(", ") };
  const name = on.length ? t("row-matched", words) : words.card;
  button.classList.toggle("picked", picked);
  button.classList.toggle("dim", canMatch() && !fits && !picked);
  button.classList.remove("refused");
  mark(button, "aria-pressed", canMatch() && String(picked));
  mark(button, "aria-label", fits && t("row-fits", words));
  if (button.dataset.shows === name) return;
  button.dataset.shows = name;
  button.replaceChildren(shown(card, name));
}

function drawPlayers(view) {
  const seats = view.counts.map((count, seat) => ({ seat, count }));
  const from = view.seat ?? 0;
  const inTurn = [...seats.slice(from), ...seats.slice(0, from)];
  if (view.direction === "right") inTurn.splice(1, inTurn.length, ...inTurn.slice(1).reverse());
  keep(
    $("players"),
    inTurn,
    ({ seat }) => `${seat} ${seat === view.seat ? "me" : ""}`,
    ({ seat }) => makePlayer(seat, seat === view.seat),
    (item, { seat, count }) => renewPlayer(item, view, seat, count),
  );
  oneStop($("players"));
}

const PARTS = ["avatar", "name", "count", "called", "backs"];

/** The words are for everybody who reads them; what is drawn beside them says the same to the eye. A press opens the menu of that person. */
function makePlayer(seat, mine) {
  const drawn = PARTS.map((part) => el(part === "name" ? "bdi" : "span", { class: part }));
  const both = [el("span", { class: "told" }), el("span", { class: "plate", "aria-hidden": "true" }, ...drawn)];
  if (mine) return el("li", {}, el("span", {}, ...both));
  return el("li", {}, el("button", { type: "button", class: "seat", onclick: () => openPerson(seat) }, ...both));
}

function renewPlayer(item, view, seat, count) {
  mark(item, "aria-current", seat === view.turn && "true");
  const [told, plate] = item.firstElementChild.children;
  write(told, playerWords(view, seat));
  const mine = seat === view.seat;
  const name = mine ? capital(t("you")) : nameOf(seat);
  const [avatar, bdi, number, called, backs] = plate.children;
  item.classList.toggle("me", mine);
  item.classList.toggle("bot", !view.people.includes(seat));
  item.classList.toggle("over", view.passed_over.includes(seat));
  item.dataset.place = String(placeOf(view, seat));
  item.style.order = item.dataset.place;
  write(avatar, initial(nameOf(seat)));
  write(bdi, name);
  write(number, t(count === 1 ? "cards-one" : "cards-many", { count }));
  number.dataset.count = String(count);
  write(called, view.announced.includes(seat) ? (view.centre.length ? "DOS!" : "UNO!") : "");
  while (backs.childElementCount > Math.min(count, 7)) backs.lastElementChild.remove();
  while (backs.childElementCount < Math.min(count, 7)) backs.append(el("i", { class: "card-back" }));
}

/** Where somebody sits, from left to right; -1: here. It is the same whichever way the game goes. */
const placeOf = ({ seat: here, players }, seat) => (here === null ? seat : ((seat - here + players) % players) - 1);

/** Arrows from place to place along the rim; the one to whoever comes next is marked. */
function drawWays(view) {
  const last = view.seat === null ? view.players : view.players - 1;
  const from = view.turn === null ? NaN : placeOf(view, view.turn);
  const next = view.direction === "left" ? from + 1 : from < 0 ? last : from;
  keep(
    $("ways"),
    [...Array(last + 1).keys()],
    String,
    () => el("i"),
    (way, place) => way.classList.toggle("next", place === next),
  );
  for (const item of $("players").children) item.classList.toggle("next", Number(item.dataset.place) === next);
  $("players").dataset.way = view.direction;
}

export function wirePlay() {
  $("pile").addEventListener("click", () => act("draw"));
  $("top").addEventListener("click", () => question("top"));
  $("row").addEventListener("keydown", walk);
  walkIn($("players"));
}
