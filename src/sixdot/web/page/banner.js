// How the line is, in words that stay to be seen: lost, offline, taken over, outdated; and what can be done about it.

import { $, write } from "./dom.js";
import { keepingFocus } from "./focus.js";
import { say } from "./say.js";
import { t } from "./words.js";

const BRIEF = 3000; // milliseconds: of a line that is back by then, nothing is said but that it is back

let shown = "";
let unsaid = 0;
let act = () => {};
let ended = (_why, _say) => {};

/** Who is told when the server has refused the line for good. */
export function whenEnded(failed) {
  ended = failed;
}

/** Called by the line, as often as it likes; each trouble is said once, if it lasts. */
export function line(how, why, words) {
  if (how === "up") return;
  if (how === "ended" && why === "outdated") outdated(words);
  else if (how === "ended") ended(why, words);
  else show(how, words || t(how), BRIEF);
}

/** The line stands: whether it had been lost. */
export function welcome() {
  const was = shown === "lost" || shown === "offline";
  if (shown && shown !== "outdated") clear();
  return was;
}

export function outdated(words = "") {
  show("outdated", words || t("outdated"), 0, "reload", () => location.reload());
}

export function replaced(words, takeBack) {
  show("replaced", words || t("replaced"), 0, "take-seat", takeBack);
}

/** In the lobby: whether the server answers. */
export function reachable(is) {
  if (!is) show("unreachable", t("unreachable"));
  else if (shown === "unreachable") {
    clear();
    say(t("back-online"));
  }
}

function show(what, words, wait = 0, label = "", then = () => {}) {
  if (shown === what) return;
  shown = what;
  act = then;
  keepingFocus(() => {
    $("connection").hidden = false;
    document.body.classList.add("warned");
    $("connection").dataset.kind = what;
    write($("connection-words"), words);
    $("connection-do").hidden = !label;
    if (label) write($("connection-do"), t(label));
  });
  clearTimeout(unsaid);
  if (wait) unsaid = setTimeout(() => say(words), wait);
  else say(words);
}

export function clear() {
  clearTimeout(unsaid);
  shown = "";
  keepingFocus(() => {
    $("connection").hidden = true;
    document.body.classList.remove("warned");
    write($("connection-words"), "");
  });
}

export function wireBanner() {
  $("connection-do").addEventListener("click", () => act());
}
