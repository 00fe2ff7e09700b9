// What a round or the game came to, and what comes next.

import { $, el, initial, mark, write } from "./dom.js";
import { picture } from "./cardview.js";
import { goTo, heading, isEcho, spend } from "./focus.js";
import { decide, inquire } from "./game.js";
import { say } from "./say.js";
import { isHost, isWaitedFor, nameOf, state } from "./state.js";
import { capital, cardName, t, together } from "./words.js";

export function drawResult() {
  const { table, view } = state;
  if (!table || !view) return;
  const over = table.stage === "over";
  write($("result-over"), over ? t("game-over") : t("round-over", { round: view.round }));
  write($("result-words"), over ? winners(view) : roundWinner(view));
  const [first] = over ? view.winners : [view.winner];
  mark($("result-title"), "data-first", initial(nameOf(first ?? -1)));
  drawScores(view);
  write($("result-state"), waitingWords());
  drawGoOn($("result-actions"));
  $("go-table").hidden = !(over || isHost());
  $("record").hidden = !over;
}

const named = (seat) => (seat === state.view.seat ? t("you") : nameOf(seat));
const titled = (team) => capital(together(team.map(named)));

function winners(view) {
  if (view.winners.length === 0) return t("no-winner");
  if (view.winners.includes(view.seat) && view.winners.length === 1) return t("you-win");
  return t("winners", { names: together(view.winners.map(named)) });
}

function roundWinner(view) {
  if (view.winner === null) return t("nobody-out");
  return view.winner === view.seat ? t("you-out") : t("who-out", { who: nameOf(view.winner) });
}

/** Whoever has won first, then the others as they sit. */
function drawScores(view) {
  const teams = view.teams.length ? view.teams : view.scores.map((_score, seat) => [seat]);
  const most = Math.max(1, ...view.scores);
  const first = state.table.stage === "over" ? view.winners : [view.winner];
  const won = (team) => team.some((seat) => first.includes(seat));
  const made = JSON.stringify([view.scores, state.changes, state.left, teams.map((team) => team.map(named)), first, t("scores")]);
  if ($("scores").dataset.shows === made) return;
  $("scores").dataset.shows = made;
  const rows = teams.map((team, at) => {
    const [score, change] = [view.scores[at] ?? 0, state.changes?.[at]];
    return el(
      "tr",
      { role: "row", class: `${won(team) ? "won" : ""} ${view.people.includes(team[0]) ? "" : "bot"}` },
      el("th", { scope: "row", role: "rowheader", "data-first": initial(nameOf(team[0])), text: titled(team) }),
      el("td", { role: "cell" }, ...left(team)),
      el("td", { role: "cell", text: (change ?? 0) > 0 ? `+${change}` : String(change ?? "–") }),
      el("td", { role: "cell" }, String(score), bar(score / most)),
    );
  });
  $("scores").replaceChildren(...rows.sort((one, other) => Number(other.matches(".won")) - Number(one.matches(".won"))));
}

/** The cards that were left: faces for the eye, words for the ear. */
function left(team) {
  const cards = team.flatMap((seat) => state.left?.[seat] ?? []);
  if (!state.left) return ["–"];
  if (!cards.length) return [t("none-left")];
  const faces = el("span", { class: "faces", "aria-hidden": "true" }, ...cards.map((code) => picture(code)));
  return [faces, el("span", { class: "visually-hidden", text: together(cards.map(cardName)) })];
}

/** The same number once more, for the eye. */
function bar(part) {
  const made = el("span", { class: "score-bar", "aria-hidden": "true" }, el("span"));
  made.firstElementChild.style.width = `${Math.round(100 * Math.max(0, part))}%`;
  return made;
}

/** Whom the next round waits for. */
export function waitingWords() {
  const { table } = state;
  if (table.stage !== "ready" || table.waiting.length === 0) return "";
  if (isWaitedFor()) return t("ready-you");
  const names = table.members.filter((member) => table.waiting.includes(member.id)).map((member) => member.name);
  return t("ready-others", { names: together(names) });
}

/** The buttons that go on from here: start, go on, deal, rematch. Kept while they mean the same. */
export function drawGoOn(place) {
  const { table } = state;
  const wanted = [];
  if (table.stage === "lobby" && isHost()) wanted.push("start");
  if (table.stage === "ready" && isWaitedFor()) wanted.push("go on");
  else if (table.stage === "ready" && isHost()) wanted.push("deal");
  if (table.stage === "over" && isHost()) wanted.push("rematch");
  if (place.dataset.shows !== wanted.join()) {
    place.dataset.shows = wanted.join();
    const pressed = document.activeElement?.closest(`#${place.id} > :not(.spent)`);
    if (pressed) spend(pressed, pressed);
    for (const button of place.querySelectorAll(":scope > :not(.spent)")) button.remove();
    place.append(...wanted.map(goOnButton));
  }
  const gap = place.querySelector(".spent");
  // As long as a screen that was left can be found, so can what was pressed there: screen readers go on from it.
  if (gap && gap !== document.activeElement && !gap.closest(".leaving:not([hidden])")) gap.remove();
  for (const button of place.querySelectorAll("[data-do]")) write(button, t("act-" + button.dataset.do.replace(" ", "-")));
}

function goOnButton(what) {
  const press = () => isEcho(button) || (button.dataset.do ? decide(what) : goTo(heading()));
  const button = el("button", { type: "button", class: "main-button", "data-do": what, onclick: press });
  return button;
}

/** The game in writing, to be kept and proved: a file of this browser's own making. */
function download(record) {
  const url = URL.createObjectURL(new Blob([record], { type: "text/plain" }));
  el("a", { href: url, download: `${state.code}-${state.table.game}.sixdot` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
  say(t("record-saved"));
}

export function wireResult() {
  $("record").addEventListener("click", () => inquire("record", download));
}
