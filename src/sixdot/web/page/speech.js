/**
 * The voice of the browser, for those who play without a screen reader. Nobody hears it unless it is asked to speak:
 * whoever calls knows whether it is switched on.
 *
 *     say("Your turn", "en", true, { rate: 1.2, voice: "Anna" })
 */

const synthesis = globalThis.speechSynthesis ?? null;

export const canSpeak = () => synthesis !== null;

/**
 * What is urgent comes at once, and what was being said when it came is left.
 * @param {string} text
 * @param {string} lang
 * @param {boolean} [urgent]
 * @param {{ rate?: number, voice?: string }} [how] voice: its name, or none for the browser's own
 */
export function say(text, lang, urgent = false, { rate = 1, voice = "" } = {}) {
  if (!synthesis || !text) return;
  if (urgent) synthesis.cancel();
  synthesis.resume();
  const utterance = new SpeechSynthesisUtterance(text);
  const chosen = voices(lang).find((each) => each.name === voice) ?? voices(lang)[0];
  utterance.lang = chosen?.lang ?? lang;
  utterance.voice = chosen ?? null;
  utterance.rate = Math.min(4, Math.max(0.5, Number(rate) || 1));
  synthesis.speak(utterance);
}

/** What is being said, and what waits, is not said. */
export function hush() {
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
