// Learning to play: a rule book is picked, then the teacher speaks, and the learner types or presses what may be done.
// The lessons are given by the server; how far one is, this browser keeps.

import { $, el, fill, giveBack, keep, kept, write } from "./dom.js";
import * as banner from "./banner.js";
import { goTo, heading, isEcho, keepingFocus } from "./focus.js";
import { Line } from "./line.js";
import { toLobby } from "./lobby.js";
import { say } from "./say.js";
import { settings } from "./settings.js";
import { changed, state } from "./state.js";
import { edition, t, words } from "./words.js";

const LONGEST = 2000; // letters of a bookmark
const KEPT = 300; // lines of what was said
/** What helps, and what is said for it: the teacher understands it in every language. */
const HELP = {
  "learn-again": "what now",
  "learn-why": "why",
  "learn-show": "show me",
  "learn-step-back": "go back",
  "learn-restart": "start over",
};

const line = new Line(hear, banner.line);
let book = ""; // the rule book that is being learnt; none: one is being picked
let told = /** @type {any} */ (null); // what came last
let waiting = ""; // something was said and has not been answered yet
let spoken = ""; // in which language and how much
let show = (_screen) => {};

const named = (tag, name, about = {}) => el(tag, { "data-t": name, text: t(name), ...about });
const button = (name, work, about = {}) => named("button", name, { type: "button", onclick: work, ...about });

/** Come in, or back after the page was loaded again. */
export function learn(open) {
  show = open;
  if (!$("learn-pick")) build();
  state.learning = true;
  problem("");
  const left = kept.get("learning", "sessionStorage");
  if (words().lessons.includes(left)) begin(left);
  else arrive();
}

/** To the heading of what shows now. */
function arrive() {
  changed();
  goTo(heading());
}

function build() {
  const log = { id: "learn-log", class: "history", role: "log", "aria-live": "off", tabindex: "0" };
  $("learn").append(
    el("p", { class: "problem", id: "learn-problem", hidden: true }),
    el("section", { id: "learn-pick" }, named("h2", "learn-which"), el("ul", { id: "learn-books", class: "tables" })),
    el(
      "section",
      { class: "lesson", "aria-labelledby": "learn-said" },
      named("h2", "learn-said", { id: "learn-said" }),
      el("div", log),
    ),
    form(),
    el(
      "section",
      { class: "lesson", "aria-labelledby": "learn-choices-title" },
      named("h2", "choices", { id: "learn-choices-title", tabindex: "-1" }),
      el("ul", { id: "learn-choices", class: "choices" }),
    ),
    el(
      "section",
      { class: "lesson", "aria-labelledby": "learn-help" },
      named("h2", "learn-help", { id: "learn-help" }),
      el("p", { class: "choices" }, ...helps()),
      lessons(),
    ),
    el(
      "p",
      { class: "choices" },
      button("learn-repeat", () => begin(book), { id: "learn-repeat" }),
      button("learn-other", pick, { id: "learn-other" }),
      button("settings", () => show("settings")),
      button("learn-leave", () => leave(t("learn-kept"))),
    ),
  );
  state.changed.unshift(draw);
}

const helps = () => Object.entries(HELP).map(([name, text]) => button(name, () => tell(text)));

function form() {
  const field = { id: "learn-line", maxlength: "500", autocomplete: "off", autocapitalize: "none" };
  return el(
    "form",
    { id: "learn-form", onsubmit: typed },
    el(
      "p",
      { class: "field" },
      named("label", "learn-line", { for: "learn-line" }),
      el("input", { ...field, "aria-describedby": "learn-line-hint" }),
      named("button", "send", { type: "submit" }),
    ),
    named("p", "learn-line-hint", { class: "hint", id: "learn-line-hint" }),
  );
}

/** Each lesson can be gone to, and repeated. */
function lessons() {
  const go = (event) => {
    event.preventDefault();
    tell(`lesson ${$("learn-lesson").value}`);
  };
  return el(
    "form",
    { onsubmit: go },
    el(
      "p",
      { class: "field" },
      named("label", "learn-lesson", { for: "learn-lesson" }),
      el("select", { id: "learn-lesson" }),
      named("button", "learn-go", { type: "submit" }),
    ),
  );
}

// Coming and going

function begin(id) {
  told = null;
  waiting = "";
  spoken = settings.language + settings.length;
  kept.set("learning", id, "sessionStorage");
  problem("");
  if (id !== book) $("learn-log").replaceChildren(); // once more: what was said last is not cut short
  $("learn-line").value = "";
  book = id;
  banner.whenEnded(failed);
  line.open(() => ({ type: "learn", edition: book, bookmark: bookmarkOf(book) }));
  arrive();
}

const bookmarkOf = (id) => String(kept.get("lessons")?.[id] ?? "").slice(0, LONGEST);

function pick() {
  stop();
  arrive();
}

function stop() {
  line.close();
  banner.clear();
  kept.set("learning", null, "sessionStorage");
  book = waiting = "";
  told = null;
}

function leave(words) {
  stop();
  toLobby(words);
}

/** The server has ended it: why, and one can pick again. */
function failed(_why, words) {
  stop();
  problem(words || t("lost"));
  arrive();
  say(words);
}

function problem(words) {
  $("learn-problem").hidden = !words;
  write($("learn-problem"), words);
}

// What is said

function typed(event) {
  event.preventDefault();
  const field = $("learn-line");
  const text = field.value;
  if (tell(text, () => giveBack(field, text))) field.value = "";
}

/** One thing at a time: a second press is not sent. */
function tell(text, refused = () => {}) {
  if (waiting || !book || told?.over) return "";
  if (!line.welcomed) say(line.greeting ? t("sent-later") : t("lost"));
  if (!line.greeting) return "";
  waiting = line.send("type " + text, 0, ({ type }) => {
    waiting = "";
    if (type === "refused") refused();
  });
  return waiting;
}

function hear(message) {
  if (message.type === "taught") taught(message);
  else if (message.say) say(message.say);
}

function taught(message) {
  const back = !message.id && banner.welcome();
  const again = !message.id && told;
  told = message;
  kept.set("lessons", { ...kept.get("lessons"), [book]: message.bookmark });
  if (message.over && message.choices.length) {
    leave(message.say.join(" "));
    return;
  }
  if (message.over) {
    line.close();
    kept.set("learning", null, "sessionStorage");
  }
  changed();
  if (back) say(t("back-online"));
  if (again) message.say = waiting ? [] : message.say.slice(-1);
  message.say.forEach(add);
}

/** No line is broken before the high signs of French, nor inside its quotation marks. */
export const typeset = (text) => text.replace(/ (?=[;:!?»](?:[\s.,;:!?»)]|$))/g, "\u202f").replace(/« /g, "«\u202f");

/** Into the log, and spoken. */
function add(text) {
  const log = $("learn-log");
  log.append(el("p", { text: typeset(text) }));
  while (log.childElementCount > KEPT) log.firstElementChild?.remove();
  log.scrollTop = log.scrollHeight;
  say(text);
}

// What is seen

function draw() {
  if (!state.learning) {
    if (book) stop();
    return;
  }
  const inChoices = document.activeElement?.closest("#learn-choices");
  keepingFocus(() => {
    write($("learn").querySelector("h1"), book ? t("learn-title", { edition: edition(book).name }) : t("learn"));
    $("learn-pick").hidden = book !== "";
    $("learn-other").hidden = book === "";
    drawBooks();
    drawLesson();
    if (inChoices && !inChoices.contains(document.activeElement)) goTo($("learn-choices-title"));
  });
  speakAlike();
}

function drawBooks() {
  keep(
    $("learn-books"),
    words().lessons,
    (id) => id,
    (id) => el("li", {}, el("button", { type: "button", onclick: () => begin(id) })),
    (item, id) => {
      const begun = bookmarkOf(id).includes('"lesson":""') ? "" : bookmarkOf(id);
      const about = begun ? t("learn-begun", { edition: edition(id).name }) : t("edition-book", edition(id));
      write(item.firstElementChild, about);
    },
  );
}

function drawLesson() {
  const over = Boolean(told?.over);
  $("learn-repeat").hidden = !over;
  for (const part of $("learn").querySelectorAll(".lesson, #learn-form"))
    part.hidden = !book || (over && !part.querySelector("#learn-log"));
  const titles = (told?.lessons ?? []).map((title, place) => [
    String(place + 1),
    t("learn-listed", { number: place + 1, title }),
  ]);
  const list = $("learn-lesson");
  if (list.dataset.shows !== `${told?.lesson} ${titles}`) fill(list, titles, String(told?.lesson ?? ""));
  list.dataset.shows = `${told?.lesson} ${titles}`;
  keep(
    $("learn-choices"),
    told?.choices ?? [],
    ({ do: text }) => text,
    ({ do: text }) => {
      const made = el("button", { type: "button", onclick: () => isEcho(made) || tell(text.slice("type ".length)) });
      return el("li", {}, made);
    },
    (item, { say: called }) => write(item.firstElementChild, called),
  );
}

/** Another language, or more or less of it, from now on: what is asked is asked once more in it. */
function speakAlike() {
  const now = settings.language + settings.length;
  if (!line.welcomed || spoken === now || state.overlay) return;
  spoken = now;
  line.send(`speak ${settings.language} ${settings.length}`, 0, () => tell(HELP["learn-again"]));
}
