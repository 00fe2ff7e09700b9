// The way in: at once against bots; by a code or a link; a table of one's own; or one that is open to all.

import { $, el, fill, keep, write } from "./dom.js";
import { face } from "./cards.js";
import { goTo, heading, keepingFocus } from "./focus.js";
import { ask, begin, leaveNothing, resume } from "./game.js";
import { reachable, replaced } from "./banner.js";
import { seats } from "./line.js";
import { say } from "./say.js";
import { save, settings } from "./settings.js";
import { changed, forget, state } from "./state.js";
import { choicesOf, colourName, edition, label, t, words } from "./words.js";

/** The code in the address: a link to a table. */
export const linked = () => codeOf(location.hash);

/** The code in what was typed: a whole link, capitals, spaces. */
function codeOf(text) {
  const code = text
    .slice(text.lastIndexOf("#") + 1)
    .trim()
    .toLowerCase();
  return code.replace(/[\s–_-]+/g, "-").replace(/^-+|-+$/g, "");
}

export function drawLobby() {
  if (state.table) return;
  const invited = linked();
  for (const id of ["quick-edition", "open-edition"]) fill($(id), books(), chosen($(id), words().lessons[0]));
  drawQuick();
  drawName();
  if (invited) $("code").value = invited;
  write($("join-title"), invited ? t("join-this") : t("join"));
  for (const id of ["code-field", "code-hint"]) $(id).hidden = Boolean(invited);
  for (const id of ["quick-form", "welcome-bots", "open-form", "public-tables"]) $(id).hidden = Boolean(invited) || isClass;
  $("join-other").hidden = !invited;
  drawOwn(invited);
}

/** In a class only the teacher opens tables. */
const isClass = "class" in document.documentElement.dataset;

const books = () => words().editions.map((one) => [one.id, t("edition-book", one)]);

/** What the player has chosen in a list; until then, what is usual: the book of one's own language comes first. */
const chosen = (list, usual) => (list.dataset.chosen ? list.value : usual);

/** The rule book one is about to play by. */
export const bookAhead = () => $("quick-edition").value;

/** A game against bots as it would be dealt now: told in a line, and changed below it. */
function drawQuick() {
  const book = edition(bookAhead());
  const counts = Array.from({ length: book.most - 1 }, (_none, at) => String(at + 1));
  const count = Math.min(Number(chosen($("quick-bots"), "3")), counts.length);
  fill($("quick-bots"), counts.map((each) => [each, each]), String(count));
  fill($("quick-level"), choicesOf(words().levels), chosen($("quick-level"), "steady"));
  const level = $("quick-level").selectedOptions[0].textContent;
  write($("quick-words"), t("quick-words", { edition: book.name, count, level }));
  const letters = Object.fromEntries(Object.keys(words().colours).map((name) => [name, colourName(name)[0]]));
  const marks = words().marks[book.id] ?? {};
  const shown = HAND.map((code) => el("span", {}, face(code, { mark: marks[code] ?? code, letters })));
  $("welcome-hand").replaceChildren(...shown);
  const seen = Math.min(count, 5);
  $("welcome-bots").replaceChildren(...counts.slice(0, seen).map((at) => waiting(level, Number(at) / (seen + 1))));
}

/** A bot on the rim, this part of the way from left to right. */
function waiting(level, part) {
  const avatar = el("span", { class: "avatar", text: "⠿" });
  const plate = el("span", { class: "plate bot" }, avatar, el("span", { class: "name", text: level }));
  const [left, top] = [50 - 50 * Math.cos(part * Math.PI), 14 - 14 * Math.sin(part * Math.PI)];
  Object.assign(plate.style, { left: `${left}%`, top: `${top}rem` });
  return plate;
}
/** Cards to look at before there are any. */
const HAND = ["b7", "grv", "r2", "wi", "y9", "g4", "b+2"];

/** A name is asked for once. */
function drawName() {
  const known = settings.name !== "" && !$("who-form").dataset.changing;
  $("who-known").hidden = !known;
  $("who-ask").hidden = known;
  write($("who-words"), t("you-are", { name: `\u2068${settings.name}\u2069` }));
}

/** One press and the cards are dealt: a table of one's own, bots, the start. Nobody is asked for a name. */
function playNow() {
  if (state.dealing) return; // pressed twice
  const bots = Number($("quick-bots").value);
  const level = $("quick-level").value;
  begin({ type: "open", name: settings.name || t("guest"), edition: bookAhead(), public: false }, failed);
  state.dealing = [...Array(bots).fill(`bot add ${level}`), "start"];
}

/** What is still to be done before the cards are dealt, one after the other; whatever is refused ends it. */
function deal() {
  const { table, dealing } = state;
  if (table && table.stage !== "lobby") state.dealing = null;
  if (!table || !state.dealing || dealing.sent || dealing.length === 0) return;
  dealing.sent = true;
  ask(dealing[0], ({ type }) => {
    dealing.sent = false;
    dealing.shift();
    if (type !== "accepted") state.dealing = null;
    changed();
  });
}

function drawOwn(invited) {
  const own = seats.all().filter((seat) => !invited || seat.code === invited);
  $("own-tables").hidden = own.length === 0;
  keep(
    $("own-list"),
    own,
    (seat) => seat.code,
    (seat) => el("li", {}, el("button", { type: "button", onclick: () => sitAgain(seat.code) })),
    (item, seat) =>
      write(
        item.firstElementChild,
        t("own-table", { name: seat.name, edition: edition(seat.edition).name, code: seat.code }),
      ),
  );
}

/** Take again the seat that this browser holds. */
export function sitAgain(code) {
  resume(code, failed);
}

/** The server has ended the line: why, and what can be done. */
function failed(why, words) {
  const code = state.code;
  if (why === "replaced") {
    replaced(words, () => sitAgain(code));
    return;
  }
  if (code && (why === "token" || why === "removed")) leaveNothing(code);
  const told = words || t("failed-" + (why === "removed" ? "refused" : why));
  if (code && why !== "token") history.replaceState(history.state, "", location.pathname);
  toLobby(told);
}

/** Back to the lobby, with a word about why. */
export function toLobby(told = "") {
  const there = !state.table && told;
  keepingFocus(() => {
    forget();
    problem(told);
    changed();
  });
  if (!there) goTo(heading());
  say(told);
  refresh(false);
}

function problem(told) {
  $("lobby-problem").hidden = !told;
  write($("lobby-problem"), told);
}

/** @returns {string} the name, or nothing after saying that one is needed */
function given() {
  const name = $("name").value.trim();
  $("name").setAttribute("aria-invalid", String(!name));
  if (!name) {
    $("who-form").dataset.changing = "true";
    keepingFocus(drawName);
    problem(t("name-needed"));
    say(t("name-needed"));
    goTo($("name"));
    return "";
  }
  settings.name = name;
  save();
  delete $("who-form").dataset.changing;
  problem("");
  return name;
}

function join(code) {
  const name = given();
  if (!name) return;
  if (!code) {
    problem(t("code-needed"));
    say(t("code-needed"));
    goTo($("code"));
    return;
  }
  begin({ type: "join", code, name, watch: $("watch").checked }, failed);
}

function openTable() {
  const name = given();
  if (name) begin({ type: "open", name, edition: $("open-edition").value, public: $("open-public").checked }, failed);
}

/** The tables that are open to all. */
export async function refresh(aloud = true) {
  let found = [];
  try {
    found = await (await fetch("tables")).json();
  } catch {
    reachable(false);
    return;
  }
  reachable(true);
  keepingFocus(() => {
    keep(
      $("public-list"),
      found,
      (table) => table.code,
      (table) => el("li", {}, el("button", { type: "button", onclick: () => join(table.code) })),
      (item, table) => write(item.firstElementChild, tableWords(table)),
    );
    $("no-tables").hidden = found.length > 0;
  });
  if (aloud) say(found.length ? t("tables-found", { count: found.length }) : t("no-tables"));
}

function tableWords(table) {
  return t("public-table", {
    who: table.host ?? "",
    edition: edition(table.edition).name,
    count: table.people,
    seats: table.seats,
    stage: t("stage-" + table.stage),
  });
}

export function wireLobby() {
  $("name").value = settings.name;
  $("who-form").addEventListener("submit", (event) => {
    event.preventDefault();
    if (linked()) join(linked());
    else if (given()) keepingFocus(drawName);
  });
  $("who-change").addEventListener("click", () => {
    $("who-form").dataset.changing = "true";
    keepingFocus(drawName);
    goTo($("name"));
  });
  $("quick-form").addEventListener("submit", (event) => {
    event.preventDefault();
    playNow();
  });
  for (const id of ["quick-edition", "quick-bots", "quick-level", "open-edition"])
    $(id).addEventListener("change", () => {
      $(id).dataset.chosen = "true";
      drawQuick();
    });
  state.changed.push(deal);
  $("join-form").addEventListener("submit", (event) => {
    event.preventDefault();
    join(linked() || codeOf($("code").value));
  });
  $("open-form").addEventListener("submit", (event) => {
    event.preventDefault();
    openTable();
  });
  $("refresh").addEventListener("click", () => refresh());
  for (const change of ["offline", "online"]) addEventListener(change, () => state.table || refresh(false));
  $("join-other").addEventListener("click", () => {
    history.replaceState(history.state, "", location.pathname);
    $("code").value = "";
    keepingFocus(drawLobby);
    goTo(heading());
  });
  label($("lobby"));
}
