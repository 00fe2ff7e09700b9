// What is spoken: two live regions. What comes in a burst is gathered into one line, since browsers hand several of them
// on in any order; nothing is dropped.

import { $, el, write } from "./dom.js";
import { goToQuestion, isEcho } from "./focus.js";
import { arrange } from "./room.js";
import { say as aloud } from "./speech.js";
import { settings } from "./settings.js";

const KEPT_FOR = 30000; // long enough to be spoken; what was said long ago is read in the history
const GATHERED = 250; // milliseconds between one line and the next
const AT_MOST = 1000; // that a line waits for the next one
const TAKEN_UP = 3000; // in which a screen reader looks for a line by its place: what is before it stays there
const held = { assertive: /** @type {string[]} */ ([]), polite: /** @type {string[]} */ ([]) };
let waiting = false;
let calmAt = 0; // what comes while much is changing on the screen is lost in some screen readers
let heldSince = 0;
let last = "";
let lastAt = 0;

/** Speak once, in the order in which things happen; before all else only what cannot wait, as that time runs out. */
export function say(text, urgent = false) {
  if (!text) return;
  const now = performance.now();
  if (!isHeld()) heldSince = now;
  calmAt = Math.max(calmAt, Math.min(now + GATHERED, heldSince + AT_MOST));
  held[urgent ? "assertive" : "polite"].push(text);
  if (document.hidden) letGoOfAll();
  else hold();
  if (settings.speech) aloud(text, settings.language, urgent, { rate: settings.rate, voice: settings.voice });
}

const isHeld = () => held.assertive.length + held.polite.length > 0;

function hold() {
  $("polite").toggleAttribute("data-held", isHeld());
  if (waiting || !isHeld()) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    if (performance.now() >= calmAt) letGo();
    hold();
  }, Math.max(calmAt - performance.now(), 0));
}

/** Another screen is put in place: a browser may make all of the page anew for that, and a line that comes meanwhile is lost. */
export function waitForScreen() {
  calmAt = performance.now() + GATHERED;
}

/** One line, of what is urgent first. */
function letGo() {
  const manner = held.assertive.length ? "assertive" : "polite";
  const texts = held[manner].splice(0);
  if (!texts.length) return;
  last = inOne(texts);
  const spoken = el("p", { text: last });
  lastAt = performance.now();
  calmAt = lastAt + GATHERED;
  $(manner).append(spoken);
  setTimeout(() => clear(spoken), KEPT_FOR);
}

function clear(spoken) {
  if (performance.now() - lastAt >= TAKEN_UP) spoken.remove();
  else setTimeout(() => clear(spoken), TAKEN_UP);
}

/** A page that nobody looks at is hardly given any time. */
function letGoOfAll() {
  while (isHeld()) letGo();
  hold();
}

const inOne = (texts) => texts.map((text, at) => (at < texts.length - 1 ? text.replace(/[\p{L}\p{N}]$/u, "$&.") : text)).join(" ");

export function wireSaying() {
  document.addEventListener("visibilitychange", () => document.hidden && letGoOfAll());
  addEventListener("pagehide", letGoOfAll);
}

/** An answer for this player alone, or a refusal: spoken, and to be seen until the next one. */
export function answer(text, refused = false) {
  if (!text) return;
  showAnswer(text, refused);
  say(text);
  arrange();
}

export function showAnswer(text, refused = false) {
  for (const place of document.querySelectorAll(".answer")) {
    write(place, text);
    place.classList.toggle("refusal", refused);
  }
  $("reply").hidden = !text;
}

/** Whether an answer was there to be put away. */
export function hideAnswer() {
  const was = $("choices-part").querySelector(".answer").textContent !== "";
  showAnswer("");
  if (was) arrange();
  return was;
}

/** The last thing that was spoken, once more, unless there is something that is not spoken yet. */
export const again = () => isHeld() || say(last);

/** What cannot be taken back is asked twice: the button says so, and means it when it is pressed again. */
export function twice(button, sure, work) {
  let usual = "";
  const calm = () => {
    if (button.dataset.sure) write(button, usual);
    delete button.dataset.sure;
  };
  button.addEventListener("blur", calm);
  button.addEventListener("click", () => {
    if (isEcho(button)) return;
    if (button.dataset.sure) {
      calm();
      work();
      return;
    }
    usual = button.textContent;
    button.dataset.sure = "true";
    write(button, sure());
    say(sure());
    goToQuestion(button);
  });
}
