// What comes over the line, and what goes: the table as it is told, one decision at a time.

import { $ } from "./dom.js";
import { VERSION, Line, seats } from "./line.js";
import { state, changed, forget, me } from "./state.js";
import { say, answer, showAnswer } from "./say.js";
import { settings } from "./settings.js";
import { add, erase, restore, save } from "./history.js";
import { t } from "./words.js";
import { takeOff } from "./motion.js";
import { play as sounds, sound } from "./sounds.js";
import * as banner from "./banner.js";

export const line = new Line(hear, banner.line);
let build = "";
const WANTED = new Set(["turn", "pause", "judge"]);
/** At which number somebody was told that they are back. */
let backAt = 0;

/** Open a table, or join one; `failed` hears why not. */
export function begin(greeting, failed) {
  forget();
  banner.whenEnded(failed);
  line.open(() => (state.code ? resuming() : { ...greeting, changes: true }));
}

/** Take a seat again that this browser holds. */
export function resume(code, failed) {
  forget();
  state.code = code;
  state.seen = restore(code) ?? seats.of(code)?.seen ?? 0;
  banner.whenEnded(failed);
  line.open(resuming);
}

function resuming() {
  const token = seats.of(state.code)?.token ?? "none";
  return { type: "resume", code: state.code, token, seen: state.seen, changes: true };
}

/** Hang up without a word; the seat stays ours. */
export function hangUp() {
  line.close();
  forget();
}

const TOLD =
  ":is(#table, #play, #result, #replay) :is(ul, tbody, p, h2, span)[id]:not([data-t]), " +
  "#top, #hand, #chooser-list, #replay-round, #people, #sum > *, .answer";

/** Nothing of the table stays in this tab. */
export function leaveNothing(code) {
  seats.drop(code);
  erase(code);
  for (const place of document.querySelectorAll(TOLD)) {
    place.replaceChildren();
    place.removeAttribute("data-shows");
  }
  $("top").removeAttribute("aria-label");
  for (const id of ["answer-text", "line", "chat-text", "link"]) $(id).value = "";
}

/** Without a line nothing is done in silence; where it has ended for good, nothing is kept to be done later either. */
function unheard(kept) {
  if (line.welcomed) return false;
  say(kept && line.greeting ? t("sent-later") : $("connection-words").textContent || t("lost"));
  return !(kept && line.greeting);
}

/** A move or the like: one at a time, and not before the last one has been told. */
export function decide(text, then = (_message) => {}) {
  if (unheard(true) || state.deciding || state.seen < state.answered) return false;
  state.deciding = line.send(text, state.seen, (message) => {
    state.deciding = "";
    done(message);
    then(message);
  });
  return true;
}

function done({ type, number, say: words }) {
  if (type !== "accepted") return;
  state.answered = Math.max(state.answered, number);
  if (!words) showAnswer("");
}

/** A line as at the terminal: a question may be asked at any time, and a move is for what its player has seen. */
export function type(text, then) {
  if (text === state.typed) return "";
  const sent = ask("type " + text, (message) => {
    state.typed = "";
    done(message);
    then(message);
  });
  if (sent) state.typed = text;
  return sent;
}

/** What changes nothing at the cards: chat, a question, a wish. */
export function ask(text, then = (_message) => {}) {
  return !unheard(true) && line.send(text, state.seen, then);
}

/** A question whose answer is spoken; without a line it is not asked later, when nobody wants to know any more. */
export const question = (what) => unheard(false) || ask("ask " + what);

/** A question whose answer is for the page to use. */
export function inquire(what, then) {
  const answered = (message) => message.type === "accepted" && then(message.say);
  if (!unheard(false)) line.send("ask " + what, state.seen, answered, true);
}

/** While the table waits for a word from somebody who is not in turn, a mere "wait" would mislead. */
const waits = (words) => {
  const wanted = state.view?.wanted;
  return words && (wanted === "pause" || wanted === "judge") ? `${words} ${t("turn-" + wanted)}` : words;
};

function hear(message, asked = /** @type {any} */ (null)) {
  if (message.type === "welcome") welcome(message);
  else if (message.type === "told") told(message);
  else if (message.type === "table") {
    state.table = message.table;
    changed();
  } else if (message.type === "accepted") {
    if (!asked.quiet) answer(asked.do === "ask state" ? waits(message.say) : message.say);
  } else if (message.type === "notice") say(message.say, message.urgent);
  else if (message.type === "refused") {
    answer(waits(message.say), true);
    if (settings.sounds) sound("refused");
  }
}

function welcome(message) {
  if (message.version !== VERSION || (build && message.build !== build)) banner.outdated();
  build = build || message.build;
  const fresh = state.code !== message.table.code;
  state.code = message.table.code;
  state.member = message.member;
  if (fresh && restore(state.code) === null) state.seen = message.number;
  state.table = message.table;
  state.view = message.view;
  seats.keep(state.code, { token: message.token, name: me()?.name, edition: message.table.edition });
  history.replaceState(history.state, "", "#" + state.code);
  for (const missed of message.missed?.list ?? []) if (missed.number > state.seen) remember(missed);
  summed(message.heard);
  add({ ...message, events: [], chat: null });
  advance(message.number);
  state.answered = 0;
  backAt = message.missed ? message.number : 0;
  const back = banner.welcome();
  changed();
  greet(message, back);
}

/** One utterance on coming in or coming back: what was missed, or that nothing was; how it stands; what is wanted. */
function greet({ say: greeting, missed, view, table }, back) {
  const turn = WANTED.has(view?.wanted) ? $("turn").textContent : "";
  if (missed) say(missed.say);
  else if (back) say(`${greeting || t("back-online")} ${turn}`.trim());
  else if (table.stage === "playing") inquire("state", (words) => answer(`${greeting} ${waits(words)}`.trim()));
  else if (!state.dealing) say(greeting);
}

function told(message) {
  if (message.number <= state.seen) return;
  if (message.number !== state.seen + 1) {
    line.again();
    return;
  }
  state.view = message.view &&= { ...state.view, ...message.view };
  remember(message);
  if (message.table) state.table = message.table;
  if (message.chat !== null && message.chat !== state.member) state.unread++;
  advance(message.number);
  const land = takeOff(message.events);
  changed();
  land();
  if (settings.sounds) sounds(message.events, state.view?.seat ?? null);
  if (!isKnown(message) && !state.dealing) say(message.say);
}

/** The summary has told of a seat that a bot gives back, unless the turn comes with it. */
function isKnown({ number, events, urgent }) {
  return number === backAt + 1 && !urgent && events[events.length - 1]?.event === "came-back";
}

function remember(message) {
  summed(message.events);
  add(message);
}

/** What a round came to: who scored what, and the hands that were left. */
function summed(events) {
  for (const event of events ?? []) {
    if (event.event === "scored") state.changes = event.changes;
    if (event.event === "round-over") state.left = event.hands;
  }
}

function advance(number) {
  state.seen = number;
  save(number);
  seats.keep(state.code, { seen: number });
}

/** Another language or length from now on. */
export function speak() {
  if (state.table && line.welcomed) ask(`speak ${settings.language} ${settings.length}`);
}
