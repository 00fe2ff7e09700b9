// What is spoken: two live regions, one word queue. Every utterance is an element of its own, so a burst loses nothing.

import { $, el, write } from "./dom.js";
import { goToQuestion, isEcho } from "./focus.js";
import { arrange } from "./room.js";
import { say as aloud } from "./speech.js";
import { settings } from "./settings.js";

const KEPT_FOR = 30000; // long enough to be spoken; what was said long ago is read in the history
let last = "";

/** Speak once, in the order in which things happen; at once only what cannot wait, as that time runs out. */
export function say(text, urgent = false) {
  if (!text) return;
  last = text;
  const region = $(urgent ? "assertive" : "polite");
  const spoken = el("p", { text });
  region.append(spoken);
  setTimeout(() => spoken.remove(), KEPT_FOR);
  if (settings.speech) aloud(text, settings.language, urgent, { rate: settings.rate, voice: settings.voice });
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

/** The last thing that was spoken, once more. */
export const again = () => say(last);

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
