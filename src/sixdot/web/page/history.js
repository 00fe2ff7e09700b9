// Everything that was told, to be read again: a heading for each round, a line for each thing; also kept over a reload.

import { $, el, kept } from "./dom.js";
import { state } from "./state.js";
import { t } from "./words.js";

const KEPT = 400;

/** @typedef {{number: number, game: number, round: number, say: string, chat: boolean, table: any}} Line */
/** @type {Line[]} */
let lines = [];
let code = "";
/** What is told now belongs here; and the round that is dealt next. */
let at = { game: 0, round: 0, next: 0 };
let number = /** @type {number|null} */ (null);

export const rounds = () => [...new Map(lines.map((line) => [keyOf(line), line])).values()];
export const keyOf = (line) => `${line.game}.${line.round}`;
export const ofRound = (key) => lines.filter((line) => keyOf(line) === key && line.say);

export function roundTitle({ game, round }) {
  if (!round) return t("before-game");
  return game > 1 ? t("game-round", { game, round }) : t("round", { round });
}

/** Something told: written down, never spoken from here. */
export function add({ number, say, events, view, table, chat }) {
  events.forEach(follow);
  if (table) at = { game: table.game, round: table.round, next: table.round };
  if (view) at.round = view.round;
  const { game, round } = at;
  if (say) put({ number, game, round, say, chat: chat !== null, table: glance(view) });
}

/** What was missed comes without a view: its events tell to which round it belongs. */
function follow({ event, round }) {
  if (event === "committed" && round === 1) at = { game: at.game + 1, round, next: round };
  else if (event === "committed") at.next = round;
  else if (event === "dealt") at.round = at.next;
}

/** What lay on the table then, as far as a replay shows it. */
function glance(view) {
  if (!view) return null;
  const { top, colour, counts, names, hand } = view;
  return { top, colour, row: view.centre.map((place) => place.card), counts, names, hand };
}

function put(line) {
  const before = lines[lines.length - 1];
  lines.push(line);
  const log = $("history");
  const below = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  if (!before || keyOf(before) !== keyOf(line))
    log.append(el("h3", { text: roundTitle(line), "data-round": keyOf(line) }));
  log.append(el("p", { text: line.say, "data-number": line.number }));
  if (below) log.scrollTop = log.scrollHeight;
  if (line.chat) chatted(line.say);
}

function chatted(text) {
  $("chat-lines").append(el("li", { text }));
  while ($("chat-lines").childElementCount > 50) $("chat-lines").firstElementChild.remove();
}

/** The latest thing that happened at the cards. */
export const lastTold = () => [...lines].reverse().find((line) => !line.chat)?.say ?? "";

export function save(last) {
  code = state.code;
  number = last;
  kept.set("told:" + code, { number, at, lines: lines.slice(-KEPT) }, "sessionStorage");
}

/** The history of a table as this tab knows it; its last number, or null if it knows nothing. */
export function restore(wanted) {
  if (wanted === code) return number;
  const old = kept.get("told:" + wanted, "sessionStorage");
  code = wanted;
  lines = [];
  $("history").replaceChildren();
  $("chat-lines").replaceChildren();
  for (const line of old?.lines ?? []) put(line);
  at = old?.at ?? { game: 0, round: 0, next: 0 };
  number = old?.number ?? null;
  return number;
}

export function erase(gone) {
  kept.set("told:" + gone, null, "sessionStorage");
  if (gone === code) restore("");
}

/** The headings in the language of now; what was told stays as it was told. */
export function drawHistory() {
  for (const heading of $("history").querySelectorAll("h3")) {
    const [game, round] = heading.dataset.round.split(".").map(Number);
    heading.textContent = roundTitle({ game, round });
  }
}
