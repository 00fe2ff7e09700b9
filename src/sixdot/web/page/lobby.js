// The way in: a name, then a table of one's own, one by its code, or one that is open to all.

import { $, el, fill, keep, write } from "./dom.js";
import { goTo, heading, keepingFocus } from "./focus.js";
import { begin, leaveNothing, resume } from "./game.js";
import { reachable, replaced } from "./banner.js";
import { seats } from "./line.js";
import { say } from "./say.js";
import { save, settings } from "./settings.js";
import { changed, forget, state } from "./state.js";
import { edition, label, t, words } from "./words.js";

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
  fill(
    $("open-edition"),
    words().editions.map((one) => [one.id, t("edition-book", one)]),
    chosenEdition(),
  );
  if (invited) $("code").value = invited;
  write($("join-title"), invited ? t("join-this") : t("join"));
  for (const id of ["code-field", "code-hint", "open-form", "public-tables"]) $(id).hidden = Boolean(invited);
  $("join-other").hidden = !invited;
  drawOwn(invited);
}

const chosenEdition = () => $("open-edition").value || words().editions.find((one) => one.default).id;

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
  if (code && why !== "token") history.replaceState(null, "", location.pathname);
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
    problem(t("name-needed"));
    say(t("name-needed"));
    goTo($("name"));
    return "";
  }
  settings.name = name;
  save();
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
    found = await (await fetch("/tables")).json();
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
  });
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
    history.replaceState(null, "", location.pathname);
    $("code").value = "";
    keepingFocus(drawLobby);
    goTo(heading());
  });
  label($("lobby"));
}
