// Keeping the score of a table with real cards, without any server: this browser keeps the sheet, entry by entry.

import { $, el, fill, keep, kept, write } from "./dom.js";
import { goTo, goToQuestion, heading, isEcho, keepingFocus } from "./focus.js";
import { typeset } from "./learn.js";
import { say, twice } from "./say.js";
import { give, plainText, rowsOf, tableText } from "./scorefiles.js";
import { Keeper, Trouble } from "./scorekeeper.js";
import { handIn } from "./scoreread.js";
import { drawSetup, problemOf, setupForm } from "./scoresetup.js";
import { inOne, phrase, speakScore, spelt, Telling } from "./scoretold.js";
import { settings } from "./settings.js";
import { state } from "./state.js";
import { words, wordsOf } from "./words.js";

let known = /** @type {any} */ (null); // the facts of the rule books, and the words
let sheet = /** @type {any} */ (null); // as it is kept: what was agreed, and all entries
let keeper = /** @type {any} */ (null);
let telling = /** @type {any} */ (null);
let seen = ""; // what was kept when this page looked last: another window may have the sheet open, too
let entering = /** @type {any} */ (null); // the round that is being entered: winner, whose hands are asked, hands so far
let correcting = 0; // the round of which somebody is asked who went out
let show = (_screen) => {};

/** Come in, or back after the page was loaded again: a sheet that was begun goes on. */
export async function openScore(open) {
  show = open;
  known = await wordsOf(`score-${settings.language}`);
  speakScore(known);
  if (!$("score-said")) build();
  for (const element of $("score").querySelectorAll("[data-s]")) write(element, typeset(phrase(element.dataset.s)));
  delete $("score-table").dataset.of;
  entering = null;
  correcting = 0;
  const told = resume();
  kept.set("scoring", true, "sessionStorage");
  tell(told, false);
  draw();
  show("score");
  say(told);
}

/** Take up what is kept here; returns what is to be said of it. */
function resume() {
  const found = kept.get("score");
  seen = JSON.stringify(found);
  sheet = keeper = telling = null;
  if (!found) return "";
  try {
    take(found);
  } catch {
    return phrase("score-page-damaged");
  }
  return telling.welcome(true);
}

function take(found) {
  if (found.sixdot !== "score 1" || problemOf(known, found, found.names)) throw new Trouble("sheet-senseless");
  const again = new Keeper(known, found, found.names);
  found.entries.forEach((entry) => again.take(entry));
  sheet = found;
  keeper = again;
  telling = new Telling(keeper);
}

function build() {
  const press = (id, work, about = {}) => spelt("button", id, { type: "button", onclick: work, ...about });
  const fresh = spelt("button", "score-page-new", { type: "button", id: "score-new" });
  $("score").append(
    el("p", { id: "score-said", class: "answer" }),
    setupForm(begin),
    el(
      "section",
      { id: "score-ask", "aria-labelledby": "score-asked" },
      el("h2", { id: "score-asked", tabindex: "-1" }),
      el("div", { id: "score-out", class: "choices", role: "group", "aria-labelledby": "score-asked" }),
      handForm(),
      el("p", { class: "choices", id: "score-entering" }, press("score-page-back", back), press("score-page-cancel", cancel)),
    ),
    el(
      "section",
      { class: "score-part", "aria-labelledby": "score-stands" },
      spelt("h2", "score-page-stands", { id: "score-stands" }),
      el("p", { id: "score-totals" }),
      el("p", { id: "score-next" }),
      el("p", { class: "choices score-idle" }, press("score-page-undo", () => turn("undo")), press("score-page-redo", () => turn("redo"))),
      dealerForm(),
    ),
    roundsPart(press),
    el(
      "section",
      { class: "score-part", "aria-labelledby": "score-files" },
      spelt("h2", "score-page-files", { id: "score-files" }),
      el(
        "p",
        { class: "choices" },
        press("score-page-text", () => saved(plainText(keeper, telling), "txt", "text/plain")),
        press("score-page-table", () => saved(tableText(keeper), "csv", "text/csv")),
      ),
    ),
    el("p", { class: "choices" }, fresh, press("score-page-leave", () => show(""))),
  );
  twice(fresh, () => phrase("score-page-new-sure", { players: keeper?.names ?? [] }), startOver);
  state.changed.push(() => state.overlay === "score" || kept.set("scoring", null, "sessionStorage"));
}

function handForm() {
  const field = { id: "score-hand", maxlength: "400", autocomplete: "off", autocapitalize: "none", spellcheck: "false" };
  return el(
    "form",
    { id: "score-hand-form", autocomplete: "off", onsubmit: enter },
    el(
      "p",
      { class: "field" },
      el("label", { id: "score-hand-label", for: "score-hand" }),
      el("input", { ...field, "aria-describedby": "score-hand-hint" }),
      spelt("button", "score-page-enter", { type: "submit", class: "main-button" }),
    ),
    el("p", { id: "score-hand-hint", class: "hint" }),
  );
}

function dealerForm() {
  const deals = (event) => {
    event.preventDefault();
    commit({ do: "dealer", number: keeper.number, seat: Number($("score-dealer").value) });
  };
  return el(
    "form",
    { id: "score-dealer-form", class: "score-idle", onsubmit: deals },
    el(
      "p",
      { class: "field" },
      el("label", { id: "score-dealer-label", for: "score-dealer" }),
      el("select", { id: "score-dealer" }),
      spelt("button", "score-page-deal", { type: "submit" }),
    ),
  );
}

function roundsPart(press) {
  const scrolls = el("div", { role: "group", tabindex: "0", "aria-labelledby": "score-rounds" }, el("table", { id: "score-table" }));
  scrolls.style.overflowX = "auto";
  return el(
    "section",
    { class: "score-part", "aria-labelledby": "score-rounds" },
    spelt("h2", "score-page-rounds", { id: "score-rounds" }),
    spelt("p", "sheet-no-rounds", { id: "score-none" }),
    scrolls,
    el(
      "div",
      { id: "score-change", class: "score-idle" },
      el(
        "p",
        { class: "field" },
        spelt("label", "score-page-which", { for: "score-which" }),
        el("select", { id: "score-which" }),
      ),
      el("p", { class: "choices" }, press("score-page-correct", correct), press("score-page-remove", remove)),
    ),
  );
}

// What is said

/** Shown until the next one, and spoken. */
function tell(text, aloud = true, refused = false) {
  write($("score-said"), typeset(text));
  $("score-said").classList.toggle("refusal", refused);
  if (aloud) say(text);
}

/** Do something; what cannot be is told, and has changed nothing. */
function trying(work) {
  $("score-hand").setAttribute("aria-invalid", "false");
  try {
    work();
    return true;
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    tell(inOne([phrase(trouble.message, trouble.values)]), true, true);
    return false;
  }
}

/** The question that waits for an answer. */
function question() {
  if (correcting) return phrase("sheet-keeps", { out: true });
  const seat = asked();
  if (seat === undefined) return telling.next();
  const before = entering.before?.get(seat);
  return before === undefined ? telling.askHand(seat) : inOne([telling.hand(seat, before), phrase("sheet-keeps", { out: false })]);
}

const asked = () => entering?.asked.find((seat) => !entering.hands.has(seat));

/** To what is asked now; the press that brought it up does not answer it. */
function goOn() {
  keepingFocus(draw);
  if (entering) {
    goToQuestion($("score-hand"));
    $("score-hand").select();
  } else {
    const wanted = correcting ? String(keeper.rounds[correcting - 1].winner) : "";
    const buttons = [...$("score-out").children].filter((button) => button.getAttribute("aria-disabled") !== "true");
    goToQuestion(buttons.find((button) => button.dataset.key === wanted) ?? buttons[0] ?? heading());
  }
}

// A new sheet

function begin(agreed, names, dealer) {
  for (const id of ["score-names", "score-target"]) $(id).setAttribute("aria-invalid", "false");
  const problem = problemOf(known, agreed, names);
  if (problem) {
    tell(phrase("score-page-problem", { problem: problem.text }), true, true);
    $(problem.field).setAttribute("aria-invalid", "true");
    goTo($(problem.field));
    return;
  }
  const entries = dealer === "" ? [] : [{ do: "dealer", number: 1, seat: Number(dealer) }];
  const begun = { sixdot: "score 1", ...agreed, names, entries };
  if (!store(begun)) return;
  take(begun);
  tell(inOne([telling.welcome(false), unkept()]));
  goOn();
}

function startOver() {
  sheet = keeper = telling = entering = null;
  correcting = 0;
  tell(phrase("score-page-new-asks"));
  keepingFocus(draw);
  goTo($("score-names"));
}

// Keeping

/** Before it counts; not if another window has changed the sheet meanwhile: that is shown instead. */
function store(changed) {
  if (JSON.stringify(kept.get("score")) !== seen) {
    entering = null;
    correcting = 0;
    tell(inOne([phrase("score-page-elsewhere"), resume()]), true, true);
    goOn();
    return false;
  }
  kept.set("score", changed);
  seen = JSON.stringify(kept.get("score"));
  return true;
}

/** What is said where nothing is kept beyond the page. */
function unkept() {
  try {
    if (localStorage.getItem("sixdot:score") === seen) return "";
  } catch {
    // It may not even be asked.
  }
  return phrase("score-page-unkept");
}

/** Keep an entry, let it count, and tell it. */
function commit(entry, told = /** @type {string[]} */ ([]), tells = () => telling.entered(entry)) {
  const done = trying(() => keeper.check(entry)) && store({ ...sheet, entries: [...sheet.entries, entry] });
  if (!done) return;
  sheet.entries = [...sheet.entries, entry];
  keeper.take(entry);
  entering = null;
  correcting = 0;
  tell(inOne([...told, tells()]));
  goOn();
}

function turn(does) {
  trying(() => {
    const meant = keeper.last(does);
    commit({ do: does }, [], () => telling.turned(does, meant));
  });
}

// A round

/** This player went out, or nobody did. */
function wentOut(winner) {
  trying(() => {
    const old = correcting ? keeper.rounds[correcting - 1] : null;
    const before = old && new Map(old.hands.map((held, seat) => [seat, held]).filter(([seat]) => seat !== old.winner));
    keeper.check(keeper.round(winner, new Map(), correcting));
    const number = correcting || keeper.number;
    hold({ winner, number, before, asked: keeper.asked(winner, number), hands: new Map() }, [], [telling.out(winner)]);
  });
}

function enter(event) {
  event.preventDefault();
  const field = $("score-hand");
  const seat = asked();
  if (seat === undefined) return;
  const before = entering.before?.get(seat);
  const same = before !== undefined && [written(before), ""].includes(field.value.trim());
  if (isEcho(field) && (same || !field.value.trim())) return;
  if (!same && !field.value.trim()) {
    tell(question());
    return;
  }
  const read = trying(() => {
    const held = same ? before : handIn(field.value, keeper.facts, known);
    hold(entering, [[seat, held]], [], !same);
  });
  field.setAttribute("aria-invalid", String(!read));
}

/** Ask for the next hand; or all are there, and the round counts. */
function hold(round, more, first = /** @type {string[]} */ ([]), readsBack = true) {
  const hands = new Map([...round.hands, ...more]);
  const entry = keeper.round(round.winner, hands, round.before ? round.number : 0);
  keeper.check(entry);
  const told = readsBack ? more.map(([seat, held]) => telling.hand(seat, held)) : [];
  if (round.asked.every((seat) => hands.has(seat))) {
    commit(entry, told);
    return;
  }
  entering = { ...round, hands };
  correcting = 0;
  prepare();
  tell(inOne([...first, ...told, question()]));
  goOn();
}

/** The field for the next hand: as it was, where a round is corrected. */
function prepare() {
  const before = entering.before?.get(asked());
  $("score-hand").value = before === undefined ? "" : written(before);
}

/** A hand as it can be typed: by the marks. */
function written(held) {
  const marks = words().marks[sheet.edition] ?? {};
  return typeof held === "number" ? String(held) : held.map((code) => marks[code] ?? code).join(" ");
}

/** The hand before is asked again; before the first, the round is forgotten. */
function back() {
  if (!entering?.hands.size) {
    cancel();
    return;
  }
  entering.hands.delete(entering.asked.filter((seat) => entering.hands.has(seat)).pop());
  prepare();
  tell(question());
  goOn();
}

function cancel() {
  entering = null;
  correcting = 0;
  tell(inOne([phrase("sheet-cancelled"), telling.next()]));
  goOn();
}

function correct() {
  const number = Number($("score-which").value);
  trying(() => {
    keeper.checkNumber(number, true);
    correcting = number;
    tell(inOne([telling.details(number), question()]));
    goOn();
  });
}

const remove = () => commit({ do: "remove", number: Number($("score-which").value) });

function saved(text, ending, kind) {
  tell(phrase("score-page-saved", { file: give(text, ending, kind) }));
}

// What is seen

function draw() {
  write($("score").querySelector("h1"), typeset(sheet ? phrase("score-page-of", { "edition-title": keeper.facts.title }) : phrase("score-page-title")));
  $("score-setup").hidden = Boolean(sheet);
  $("score-new").hidden = !sheet;
  for (const part of $("score").querySelectorAll(".score-part, #score-ask")) part.hidden = !sheet;
  if (!sheet) drawSetup(known);
  else {
    for (const part of $("score").querySelectorAll(".score-idle")) part.hidden = Boolean(entering || correcting);
    drawAsked();
    write($("score-totals"), typeset(telling.totals()));
    write($("score-next"), typeset(keeper.isOver ? telling.won() : inOne([telling.dealer(), telling.partners()])));
    drawDealer();
    drawRounds();
  }
}

function drawAsked() {
  const over = keeper.isOver && !entering && !correcting;
  const number = entering?.number ?? (correcting || keeper.number);
  $("score-ask").hidden = over;
  $("score-out").hidden = Boolean(entering);
  $("score-hand-form").hidden = !entering;
  $("score-entering").hidden = !entering && !correcting;
  const round = phrase("score-page-round", { round: number });
  write($("score-asked"), typeset(entering ? round : inOne([`${round}.`, phrase("sheet-ask-out")])));
  const seat = asked();
  write($("score-hand-label"), seat === undefined ? "" : typeset(telling.askHand(seat)));
  write($("score-hand-hint"), typeset(phrase("score-page-hand-hint", { example: keeper.facts.example })));
  const out = keeper.outBefore(number);
  keep(
    $("score-out"),
    over ? [] : [...keeper.names.keys(), null],
    String,
    (who) => {
      const made = el("button", { type: "button", onclick: () => isEcho(made) || wentOut(who) });
      return made;
    },
    (button, who) => {
      const gone = who !== null && out.includes(who);
      const name = who === null ? phrase("score-page-nobody") : keeper.names[who];
      button.setAttribute("aria-disabled", String(gone));
      write(button, gone ? phrase("score-page-eliminated", { who: name }) : name);
    },
  );
}

function drawDealer() {
  if (keeper.isOver) $("score-dealer-form").hidden = true;
  write($("score-dealer-label"), typeset(phrase("score-page-dealer", { round: keeper.number })));
  const playing = [...keeper.names.keys()].filter((seat) => !keeper.out.has(seat));
  const options = playing.map((seat) => [String(seat), keeper.names[seat]]);
  fill($("score-dealer"), options, String(keeper.dealer ?? playing[0]));
}

function drawRounds() {
  const { counted, names, rounds } = keeper;
  const [headings, ...rows] = rowsOf(keeper);
  const table = $("score-table");
  if (table.dataset.of !== String(names)) {
    const top = el("tr", {}, ...headings.map((text) => el("th", { scope: "col", text })));
    table.replaceChildren(spelt("caption", "score-page-rounds", { class: "visually-hidden" }), el("thead", {}, top), el("tbody"));
    table.dataset.of = String(names);
  }
  const aside = rounds.slice(counted.length).map((_round, place) => [counted.length + place + 1]);
  keep(
    table.tBodies[0],
    [...rows, ...aside],
    (row) => `${row.length}:${row[0]}`,
    ([, ...cells]) => {
      const first = el("th", { scope: "row" });
      return el("tr", {}, first, ...(cells.length ? cells.map(() => el("td")) : [el("td", { colspan: headings.length - 1 })]));
    },
    (line, row) => {
      const texts = row.length > 1 ? row : [row[0], phrase("sheet-line-aside", { round: row[0] })];
      const shown = texts.map((text, place) => (place === 2 && text === "" ? phrase("score-page-nobody") : String(text)));
      shown.forEach((text, place) => write(line.children[place], text));
    },
  );
  table.parentElement.hidden = !rounds.length;
  $("score-none").hidden = rounds.length > 0;
  if (!rounds.length) $("score-change").hidden = true;
  const list = $("score-which");
  if (list.options.length !== rounds.length || list.dataset.in !== settings.language)
    fill(list, rounds.map((_round, place) => [String(place + 1), phrase("score-page-round", { round: place + 1 })]), String(rounds.length));
  list.dataset.in = settings.language;
}
