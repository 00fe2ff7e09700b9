// A round once more, step by step: what was told then, and what lay on the table.

import { picture } from "./cardview.js";
import { $, fill, write } from "./dom.js";
import { keyOf, ofRound, roundTitle, rounds } from "./history.js";
import { topWords } from "./play.js";
import { say } from "./say.js";
import { screen, state } from "./state.js";
import { cardName, t, together } from "./words.js";

let step = 0;

function draw() {
  if (screen() !== "replay") return;
  const known = rounds().filter((line) => line.round > 0);
  const chosen = $("replay-round").value;
  const options = known.map((line) => [keyOf(line), roundTitle(line)]);
  const shows = options.join();
  if ($("replay-round").dataset.shows !== shows) {
    $("replay-round").dataset.shows = shows;
    fill($("replay-round"), options, options.some(([key]) => key === chosen) ? chosen : (options[options.length - 1]?.[0] ?? ""));
  }
  showStep();
}

function showStep() {
  const lines = ofRound($("replay-round").value);
  step = Math.max(0, Math.min(step, lines.length - 1));
  const line = lines[step];
  write($("replay-place"), t("step", { number: lines.length ? step + 1 : 0, count: lines.length }));
  write($("replay-words"), line?.say ?? "");
  const then = line?.table;
  write($("replay-table"), then ? tableThen(then) : "");
  drawCards($("replay-up"), then?.top ? [then.top] : (then?.row ?? []), then?.colour);
  const hand = then?.hand ?? [];
  drawCards($("replay-own"), hand);
  write($("replay-hand"), hand.length ? t("told-hand", { count: hand.length, cards: together(hand.map(cardName)) }) : "");
}

/** For the eye; the words beside it say the same. */
function drawCards(place, cards, colour = null) {
  const shows = [...cards, colour].join();
  if (place.dataset.shows === shows) return;
  place.dataset.shows = shows;
  place.replaceChildren(...cards.map((code) => picture(code, colour)));
}

function tableThen({ top, colour, row, counts, names }) {
  const up = top
    ? topWords({ top, colour })
    : row.length
      ? t("row-then", { cards: together(row.map(cardName)) })
      : "";
  return [up, names.map((name, seat) => `${name} ${counts[seat]}`).join(", ")].filter(Boolean).join(". ");
}

function go(by) {
  const lines = ofRound($("replay-round").value);
  const to = step + by;
  if (to < 0 || to >= lines.length) {
    say(t(by > 0 ? "replay-end" : "replay-begin"));
    return;
  }
  tell(to);
}

/** A step is shown and spoken. */
function tell(to) {
  step = to;
  draw();
  say(["replay-words", "replay-table"].map((id) => $(id).textContent).join(" ").trim());
}

/** From the beginning of the last round. */
export function openReplay() {
  if (!state.changed.includes(draw)) wire();
  draw();
  $("replay-round").value = [...$("replay-round").options].pop()?.value ?? "";
  tell(0);
}

function wire() {
  state.changed.push(draw);
  $("replay-back").addEventListener("click", () => go(-1));
  $("replay-on").addEventListener("click", () => go(1));
  $("replay-round").addEventListener("change", () => tell(0));
}
