/**
 * The voice of the browser, for those who play without a screen reader. Nobody hears it unless it is asked to speak:
 * whoever calls knows whether it is switched on.
 *
 *     say("Your turn", "en", false, { rate: 1.2, voice: "Anna" })
 *
 * Nothing that was begun is broken off, and nothing is dropped: what comes meanwhile waits here, since what a synthesiser
 * has been given cannot be put into another order or be said in one breath with something else.
 */

const synthesis = globalThis.speechSynthesis ?? null;
const BREATH = 200; // characters: some voices fall silent in the middle of something much longer
let waiting = /** @type {{ text: string, lang: string, rate: number, voice: string }[]} */ ([]);
let saying = /** @type {SpeechSynthesisUtterance|null} */ (null);

export const canSpeak = () => synthesis !== null;

/**
 * After what is being said; before all else that waits, if it is urgent.
 * @param {string} text
 * @param {string} lang
 * @param {boolean} [urgent]
 * @param {{ rate?: number, voice?: string }} [how] voice: its name, or none for the browser's own
 */
export function say(text, lang, urgent = false, { rate = 1, voice = "" } = {}) {
  if (!synthesis || !text) return;
  waiting[urgent ? "unshift" : "push"]({ text, lang, rate: Math.min(4, Math.max(0.5, Number(rate) || 1)), voice });
  if (!saying || !(synthesis.speaking || synthesis.pending)) goOn(); // not every browser says when it has finished
}

function goOn() {
  const first = waiting.shift();
  saying = null;
  if (!synthesis || !first) return;
  let { text } = first;
  const alike = () => waiting[0]?.lang === first.lang && text.length + waiting[0].text.length < BREATH;
  while (alike()) text += " " + waiting.shift()?.text;
  const utterance = (saying = new SpeechSynthesisUtterance(text));
  const chosen = voices(first.lang).find((each) => each.name === first.voice) ?? voices(first.lang)[0];
  utterance.lang = chosen?.lang ?? first.lang;
  utterance.voice = chosen ?? null;
  utterance.rate = first.rate;
  utterance.onend = utterance.onerror = () => saying === utterance && goOn();
  synthesis.resume();
  synthesis.speak(utterance);
}

/** What is being said, and what waits, is not said. */
export function hush() {
  waiting = [];
  saying = null;
  synthesis?.cancel();
}

/**
 * The voices of a language, the browser's own choice first.
 * @param {string} lang @returns {SpeechSynthesisVoice[]}
 */
export function voices(lang) {
  const all = synthesis?.getVoices() ?? [];
  const fitting = all.filter((voice) => voice.lang.toLowerCase().startsWith(lang));
  return fitting.sort((one, other) => Number(other.default) - Number(one.default));
}

/** Browsers find their voices late. @param {() => void} listener */
export function whenVoicesChange(listener) {
  synthesis?.addEventListener?.("voiceschanged", listener);
}
