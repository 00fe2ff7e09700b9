// The table around the cards: who sits where, bots, options, the invitation; and who is there to talk to.

import { $, el, fill, initial, keep, write } from "./dom.js";
import { ask, decide, line } from "./game.js";
import { drawInvite } from "./invite.js";
import { drawGoOn, waitingWords } from "./result.js";
import { isHost, me, screen, state } from "./state.js";
import { choicesOf, edition, t, together, words } from "./words.js";

const free = () => state.table.stage === "lobby" || state.table.stage === "over";

export function drawTable() {
  const { table } = state;
  if (!table) return;
  write($("table-title"), t("table-title", { edition: edition(table.edition).name }));
  write($("table-state"), stateWords(table));
  drawGoOn($("table-actions"));
  drawSeats(table);
  $("bot-form").hidden = !(isHost() && free());
  if ($("level").childElementCount === 0 || $("level").lang !== document.documentElement.lang) {
    fill($("level"), choicesOf(words().levels), $("level").value || "steady");
    $("level").lang = document.documentElement.lang;
  }
  drawInvite(table.code);
  drawEntropy(table);
  drawOptions(table);
}

/** Before every round, on whichever screen one waits for it. */
function drawEntropy(table) {
  const place = $(screen() === "result" ? "result" : "table");
  if ($("entropy-part").parentElement !== place) place.append($("entropy-part"));
  $("entropy-part").hidden = table.stage !== "ready" || me()?.seat === null;
}

function stateWords(table) {
  if (table.stage === "ready") return waitingWords();
  if (isHost()) return t(table.seats.length < 2 ? "host-alone" : "host-start");
  return t("host-waits", { who: table.members.find((member) => member.id === table.host)?.name ?? "" });
}

function drawSeats(table) {
  const seats = table.seats.map((seat, at) => ({ ...seat, at }));
  keep(
    $("seats"),
    seats,
    (seat) => `${seat.name} ${seat.member ?? seat.bot}`,
    () => el("li", {}, el("span")),
    renewSeat,
  );
  const watching = table.members.filter((member) => member.seat === null);
  write(
    $("watching"),
    watching.length ? t("watching", { names: together(watching.map((member) => member.name)) }) : "",
  );
  seatButton(table);
}

function renewSeat(item, seat) {
  const member = state.table.members.find((one) => one.id === seat.member);
  write(
    item.firstElementChild,
    seat.bot ? t("seat-bot", { name: seat.name, level: levelName(seat.bot) }) : memberWords(member ?? seat),
  );
  item.dataset.first = initial(seat.name);
  item.classList.toggle("bot", Boolean(seat.bot));
  const removable = seat.bot && isHost() && free();
  let button = item.querySelector("button");
  if (!removable) button?.remove();
  else if (!button) item.append(" ", (button = el("button", { type: "button" })));
  if (!removable) return;
  button.onclick = () => decide(`bot remove ${seat.at}`);
  write(button, t("remove-bot", { name: seat.name }));
}

const levelName = (id) => words().levels.find((level) => level.id === id)?.name ?? id;

/** A name, and what is to be known of the person. */
export const memberWords = (member) =>
  [member.name, ...(member.id === state.member ? [t("you")] : []), ...standingOf(member)].join(", ");

/** What is to be known of somebody as a guest of the table. */
export function standingOf(member) {
  const about = [];
  if (member.id === state.table.host) about.push(t("is-host"));
  if (member.away) about.push(t("is-away"));
  else if (member.here === false) about.push(t("is-cut"));
  return about;
}

/** Sit down or stand up: one button below the seats. */
function seatButton(table) {
  let button = $("seat-button");
  const sits = me()?.seat !== null;
  const can = free() && (sits || table.seats.length < (edition(table.edition).most ?? 10));
  if (!can) {
    button?.remove();
    return;
  }
  if (!button) $("watching").after((button = el("button", { type: "button", id: "seat-button" })));
  button.onclick = () => decide(sits ? "stand" : "seat");
  write(button, t(sits ? "stand" : "sit"));
}

// Options

const LISTS = {
  partners: ["none", "opposite", "rotating"],
  leavers: ["bot", "fold"],
  judge: ["program", "person", "vote"],
  public: ["no", "yes"],
  pace: ["brisk", "heard", "slow"],
};
const CLOCKS = [0, 30, 60, 120, 300];

/** The fields stay where they are while only their values change: somebody may be in one of them. */
function drawOptions(table) {
  const mine = isHost() && table.stage !== "playing";
  const ends = mine && table.stage === "ready";
  $("options-end").hidden = !ends;
  write($("options-end"), ends ? t("options-end") : "");
  const shape = [mine, table.edition, CLOCKS.includes(table.clock) || table.clock, document.documentElement.lang];
  const shows = JSON.stringify(mine ? shape : [...shape, facts(table).map((fact) => fact.textContent)]);
  if ($("options-form").dataset.shows === shows) {
    if (mine && wishes.size === 0) fields(table).forEach(renewField);
    return;
  }
  $("options-form").dataset.shows = shows;
  const focused = document.activeElement?.closest("#options-form") ? document.activeElement.id : "";
  $("options-form").replaceChildren(...(mine ? fields(table) : []));
  $("options-list").replaceChildren(...(mine ? [] : facts(table)));
  if (focused) document.getElementById(focused)?.focus();
}

function renewField(fresh) {
  for (const { id, value, checked } of fresh.querySelectorAll("select, input")) {
    if ($(id).value !== value) $(id).value = value;
    $(id).checked = checked;
  }
}

/** Every option is sent once it is chosen; the table says so to all. */
function fields(table) {
  const book = edition(table.edition);
  const usual = [["usual", t("usual")], ...choicesOf(book.scorings)];
  const made = [select("edition", choicesOf(words().editions), table.edition)];
  if (book.asks) made.push(select("judge", listed("judge"), table.judge));
  if (book.asks && table.quizzes) made.push(select("quiz", quizzes(table.quizzes), table.quiz ?? "usual"));
  const more = [select("scoring", usual, table.scoring ?? "usual"), number("target", table.target, book.target)];
  if (book.partners) more.push(select("partners", partnersOf(book), table.partners));
  more.push(select("leavers", listed("leavers"), table.leavers));
  more.push(select("public", listed("public"), table.public ? "yes" : "no"));
  more.push(select("pace", listed("pace"), table.pace ?? "brisk"));
  more.push(select("clock", clocks(table.clock), String(table.clock)));
  made.push(folded("more-options", more));
  if (book.house?.length) made.push(house(book, table));
  return made;
}

/** What few people change is out of the way; what was opened stays open. */
const opened = new Set();

function folded(id, content) {
  const made = el("details", { id, ontoggle: () => opened[made.open ? "add" : "delete"](id) });
  made.append(el("summary", { text: t(id) }), el("div", {}, ...content));
  made.open = opened.has(id);
  return made;
}

const listed = (key) => LISTS[key].map((id) => [id, t(`${key}-${id}`)]);
const quizzes = (names) => [["usual", t("quiz-usual")], ...names.map((name) => [name, name])];
const partnersOf = (book) => listed("partners").filter(([id]) => id !== "rotating" || book.rotating);
const clocks = (now) =>
  [...new Set([...CLOCKS, now])]
    .sort((a, b) => a - b)
    .map((clock) => [String(clock), clock ? t("clock-seconds", { count: clock }) : t("clock-off")]);

/** What is being chosen: the arrows change a list at every step, and only where they stop is meant. */
const wishes = new Map();
let timer = 0;
const STOPS = 600;

function option(key, value) {
  wishes.set(key, value);
  clearTimeout(timer);
  timer = setTimeout(wished, STOPS);
}

function wished() {
  clearTimeout(timer);
  if (wishes.size === 0) return;
  const text = [...wishes].map(([key, value]) => `${key}=${value}`).join(" ");
  const refused = (message) => message.type === "refused" && drawOptions(state.table);
  if (decide("options " + text, refused) || !line.welcomed) wishes.clear();
  else timer = setTimeout(wished, STOPS);
}

function select(key, options, chosen) {
  const made = el("select", { id: "option-" + key, onchange: () => option(key, made.value) });
  fill(made, options, chosen);
  return el("p", { class: "field" }, el("label", { for: "option-" + key, text: t("option-" + key) }), made);
}

function number(key, now, usual) {
  const made = el("input", {
    id: "option-" + key,
    type: "number",
    min: 1,
    step: 1,
    value: now ?? "",
    inputmode: "numeric",
    "aria-describedby": "option-target-hint",
    onchange: () => option(key, made.value || "usual"),
  });
  return el(
    "p",
    { class: "field" },
    el("label", { for: "option-" + key, text: t("option-" + key) }),
    made,
    el("span", { class: "hint", id: "option-target-hint", text: t("target-usual", { count: usual ?? 0 }) }),
  );
}

/** House rules: one that has values is a list of them, else it is on or off. */
function house(book, table) {
  const rules = new Map();
  for (const one of book.house) rules.set(one.rule, [...(rules.get(one.rule) ?? []), one]);
  const made = [...rules].map(([rule, ways]) => {
    const now = table.house.find((one) => one.split("=")[0] === rule) ?? "";
    return ways.length === 1 ? tick(rule, ways[0], now) : several(rule, ways, now);
  });
  const group = folded("house", made);
  group.addEventListener("change", () => option("house", agreed(group)));
  return group;
}

/** All house rules as they are chosen now, told or not yet told. */
const agreed = (group) =>
  [...group.querySelectorAll("input:checked, select")]
    .map((field) => field.value)
    .filter(Boolean)
    .join(",");

function tick(rule, way, now) {
  const box = el("input", { type: "checkbox", id: "house-" + rule, value: way.id });
  box.checked = now === way.id;
  return el("p", { class: "field check" }, box, el("label", { for: box.id, text: way.name }));
}

function several(rule, ways, now) {
  const list = el("select", { id: "house-" + rule });
  fill(list, [["", t("usual")], ...choicesOf(ways)], now);
  return el("p", { class: "field" }, el("label", { for: list.id, text: t("house-" + rule) }), list);
}

/** The options as everybody else reads them. */
function facts(table) {
  const book = edition(table.edition);
  const said = [
    ["edition", book.book ?? book.name],
    ["scoring", book.scorings.find((one) => one.id === table.scoring)?.name ?? t("usual")],
    ["target", String(table.target ?? book.target ?? "")],
    ["partners", book.partners ? t("partners-" + table.partners) : ""],
    ["leavers", t("leavers-" + table.leavers)],
    ["judge", book.asks ? t("judge-" + table.judge) : ""],
    ["quiz", book.asks ? (table.quiz ?? "") : ""],
    ["pace", t("pace-" + (table.pace ?? "brisk"))],
    ["clock", table.clock ? t("clock-seconds", { count: table.clock }) : t("clock-off")],
    ["house", table.house.map((id) => book.house?.find((one) => one.id === id)?.name ?? id).join(" ")],
  ];
  return said
    .filter(([, value]) => value)
    .flatMap(([key, value]) => [el("dt", { text: t("option-" + key) }), el("dd", { text: value })]);
}

export function wireTable() {
  $("bot-form").addEventListener("submit", (event) => {
    event.preventDefault();
    decide(`bot add ${$("level").value}`);
  });
  $("options-form").addEventListener("submit", (event) => event.preventDefault());
  $("options-form").addEventListener("focusout", wished);
  $("entropy-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = $("entropy").value.trim();
    if (text) ask("entropy " + text, (message) => message.type === "accepted" && ($("entropy").value = ""));
  });
}
