// A new score sheet: who plays, by which rule book, how it is scored, who deals first.

import { $, el, fill } from "./dom.js";
import { folded, isCard, peopleIn } from "./scoreread.js";
import { phrase, spelt } from "./scoretold.js";
import { t, words } from "./words.js";

const named = (tag, id, about = {}) => el(tag, { "data-t": id, text: t(id), ...about });

/** @param {(agreed: any, names: string[], dealer: string) => void} begin */
export function setupForm(begin) {
  const submit = (event) => {
    event.preventDefault();
    begin(agreedNow(), namesNow(), $("score-first").value);
  };
  const field = (id, label, control) => el("p", { class: "field", id: `${id}-field` }, label, control);
  const select = (id, label) => field(id, label, el("select", { id, onchange: drawSetup }));
  const names = { id: "score-names", autocomplete: "off", "aria-describedby": "score-names-hint", onchange: drawSetup };
  const target = { id: "score-target", inputmode: "numeric", autocomplete: "off", maxlength: "9" };
  return el(
    "form",
    { id: "score-setup", autocomplete: "off", onsubmit: submit },
    field("score-names", spelt("label", "score-page-names", { for: "score-names" }), el("input", names)),
    spelt("p", "score-page-names-hint", { class: "hint", id: "score-names-hint" }),
    select("score-edition", named("label", "edition", { for: "score-edition" })),
    select("score-partners", named("label", "option-partners", { for: "score-partners" })),
    select("score-scoring", named("label", "option-scoring", { for: "score-scoring" })),
    field("score-target", named("label", "option-target", { for: "score-target" }), el("input", target)),
    select("score-first", spelt("label", "score-page-first", { for: "score-first" })),
    el("p", { class: "choices" }, spelt("button", "score-page-begin", { type: "submit", class: "main-button" })),
  );
}

const namesNow = () => peopleIn($("score-names").value, known.editions[$("score-edition").value], known);

function agreedNow() {
  const [edition, partners] = [$("score-edition").value, $("score-partners").value];
  const target = $("score-target").value.trim();
  return {
    edition,
    scoring: partners === "none" ? $("score-scoring").value : null,
    target: partners === "rotating" ? null : /^[0-9]+$/.test(target) ? Number(target) : target,
    partners,
  };
}

let known = /** @type {any} */ (null);

/** What can be chosen, by what has been chosen so far. */
export function drawSetup(facts = known) {
  if (facts.editions) known = facts; // otherwise something has been chosen
  const books = words().editions.filter(({ id }) => id in known.editions);
  choose("score-edition", books.map((one) => [one.id, t("edition-book", one)]), words().lessons[0]);
  const book = known.editions[$("score-edition").value];
  const ways = ["none", book.partners !== "none" && "opposite", book.rotating && "rotating"].filter(Boolean);
  const pairs = ways.map((way) => [way, t("partners-" + way)]);
  if (book.teams) pairs.push(["teams", phrase("score-page-teams")]);
  choose("score-partners", pairs, "none");
  choose("score-scoring", Object.entries(book.scorings), Object.keys(book.scorings)[0]);
  const alone = $("score-partners").value === "none";
  $("score-partners-field").hidden = pairs.length < 2;
  $("score-scoring-field").hidden = !alone;
  $("score-target-field").hidden = $("score-partners").value === "rotating";
  if ($("score-target").dataset.of !== book.name) $("score-target").value = book.target;
  $("score-target").dataset.of = book.name;
  const dealers = namesNow().map((name, seat) => [String(seat), name]);
  choose("score-first", [["", phrase("score-page-unsettled")], ...dealers], "");
}

/** Fill a list, unless it has all that already; what was chosen stays chosen as long as it can be. */
function choose(id, options, usual) {
  const list = $(id);
  const shows = JSON.stringify(options);
  if (list.dataset.shows === shows) return;
  list.dataset.shows = shows;
  fill(list, options, options.some(([value]) => value === list.value) ? list.value : usual);
}

/** What of a table cannot be: part of a sentence, and in which field; nothing if all is well. */
export function problemOf(facts, agreed, names) {
  const book = facts.editions[agreed.edition];
  const [value, edition, { least, most }] = [names.length, book.name, book];
  const found = (id, values = {}, field = "score-names") => ({ text: phrase(`setup-${id}`, values), field });
  if (value < least || value > most) return found("players", { edition, least, most, value });
  if (book.numbers && value * book.size >= book.numbers) return found("no-number", { players: value, cards: book.size });
  const endless = names.find((name) => [...name].length > facts.longest || /\p{C}/u.test(name));
  if (endless !== undefined) return found("name", { most: facts.longest, value: endless.slice(0, facts.longest) });
  const bare = names.find((name) => !/\p{L}/u.test(name));
  if (bare !== undefined) return found("name-letter", { value: bare });
  const card = names.find((name) => isCard(name, book, facts));
  if (card !== undefined) return found("name-card", { value: card });
  if (new Set(names.map(folded)).size < value) return found("same-name");
  if (agreed.partners === "rotating" && value !== 4) return found("rotating-four", { value });
  if (agreed.partners === "opposite" && book.partners === "credit" && value !== 4) return found("partners-four", { edition, value });
  if (["opposite", "teams"].includes(agreed.partners) && (value < 4 || value % 2)) return found("partners-even", { value });
  const { target } = agreed;
  const fits = target === null || (Number.isInteger(target) && target >= 1 && target <= facts.highest);
  return fits ? null : found("target", { most: facts.highest, value: target }, "score-target");
}
