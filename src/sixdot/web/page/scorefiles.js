// The score to look at and to take away: as a table, and as files of this browser's own making.

import { el } from "./dom.js";
import { both, phrase } from "./scoretold.js";

/** The headings, and a row for each round that counts: who dealt, who went out, what it brought, and the totals. */
export function rowsOf({ counted, names, scoring }) {
  const owners = scoring.units.map((unit) => both(unit.map((seat) => names[seat])));
  const headings = ["round", "dealer", "out"].map((name) => phrase(`sheet-column-${name}`));
  for (const column of ["points", "total"]) headings.push(...owners.map((who) => phrase(`sheet-column-${column}`, { who })));
  const named = (seat) => (seat === null ? "" : names[seat]);
  return [
    headings,
    ...counted.map((each, place) => [place + 1, named(each.dealer), named(each.winner), ...each.changes, ...each.scores]),
  ];
}

/** A cell that no spreadsheet takes for a formula, in quotation marks where it needs them. */
function celled(cell) {
  const text = String(cell);
  const guarded = typeof cell === "string" && /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replace(/"/g, '""')}"` : guarded;
}

/** For a spreadsheet; by its first sign it knows accents. */
export const tableText = (keeper) =>
  "\ufeff" + rowsOf(keeper).map((row) => row.map(celled).join(",") + "\r\n").join("");

export function plainText(keeper, telling) {
  const { facts, names, rounds } = keeper;
  const lines = rounds.map((_round, place) => telling.line(place + 1));
  if (!lines.length) lines.push(phrase("sheet-no-rounds"));
  const about = phrase("sheet-file", { "edition-title": facts.title, players: names });
  return [about, ...lines, telling.totals(), keeper.isOver ? telling.won() : ""].filter(Boolean).join("\n") + "\n";
}

/** Give a file to the browser, named by the day; returns its name. */
export function give(text, ending, kind) {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  const time = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, "0")).join("");
  const file = `sixdot-score-${parts.join("-")}-${time}.${ending}`;
  const url = URL.createObjectURL(new Blob([text], { type: kind }));
  el("a", { href: url, download: file }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60000);
  return file;
}
