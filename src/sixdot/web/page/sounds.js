/**
 * Short sounds beside the words, made by arithmetic and told apart by rhythm and pitch: the same ones as at the
 * terminal. Never the only carrier of anything; whoever calls knows whether they are switched on.
 *
 *     play(told.events, seat)
 *     sound("refused")
 */

const LOUDNESS = 0.25;
const ATTACK = 0.012;
const RELEASE = 0.05;
const BREATH = 0.06;

/** Pitch (0 is a rest) and seconds: a rising third, a tap, a low breath, three calls, a small fanfare, two knocks. */
const SOUNDS = /** @type {Record<string, [number, number][]>} */ ({
  "your-turn": [[523.3, 0.12], [659.3, 0.18]],
  played: [[880, 0.08]],
  drew: [[329.6, 0.07], [261.6, 0.13]],
  uno: [[987.8, 0.07], [0, 0.03], [987.8, 0.07], [0, 0.03], [987.8, 0.11]],
  "round-won": [[523.3, 0.07], [659.3, 0.07], [784, 0.07], [1046.5, 0.17]],
  refused: [[196, 0.09], [0, 0.05], [196, 0.12]],
});
const ORDER = ["played", "drew", "uno", "your-turn"];

/** @type {AudioContext | null} */
let context = null;
let free = 0;

/**
 * What one action sounds like to a seat (null: a spectator).
 * @param {Record<string, any>[]} events as the server tells them @param {number | null} seat
 */
export function play(events, seat) {
  sound(...soundsFor(events, seat));
}

/** @param {...string} names one after the other, after what still sounds; never an error, never a wait */
export function sound(...names) {
  if (!names.length || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume().catch(() => {});
  let at = Math.max(context.currentTime + 0.01, free);
  if (at > context.currentTime + 2) return;
  for (const name of names) at = tune(context, SOUNDS[name] ?? [], at) + BREATH;
  free = at;
}

/**
 * A few sounds, each once, the most telling last.
 * @param {Record<string, any>[]} events @param {number | null} seat @returns {string[]}
 */
function soundsFor(events, seat) {
  const heard = new Set(events.map((event) => /** @type {string} */ (soundOf(event, seat))));
  if (heard.has("round-won")) return ["round-won"];
  if (heard.has("uno")) heard.delete("played");
  return ORDER.filter((name) => heard.has(name));
}

/** @param {Record<string, any>} event @param {number | null} seat */
function soundOf(event, seat) {
  if (event.event === "played") return event.uno ? "uno" : "played";
  if (event.event === "matched" || event.event === "laid") return "played";
  if (event.event === "called-dos") return "uno";
  if (event.event === "drew") return "drew";
  if (event.event === "turn-began" && seat !== null && event.seat === seat) return "your-turn";
  if (event.event === "round-over" && event.winner !== null) return "round-won";
  return "";
}

/** @param {AudioContext} audio @param {[number, number][]} notes @param {number} at @returns {number} when it ends */
function tune(audio, notes, at) {
  for (const [pitch, seconds] of notes) {
    if (pitch) note(audio, pitch, at, seconds);
    at += seconds;
  }
  return at;
}

/**
 * A note and a little of its octave, growing softly and fading out.
 * @param {AudioContext} audio @param {number} pitch @param {number} at @param {number} seconds
 */
function note(audio, pitch, at, seconds) {
  for (const [partial, share] of [[1, 0.8], [2, 0.2]]) {
    const tone = new OscillatorNode(audio, { frequency: pitch * partial });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS * share, at + ATTACK);
    gain.gain.setValueAtTime(LOUDNESS * share, at + seconds - RELEASE);
    gain.gain.linearRampToValueAtTime(0, at + seconds);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
  }
}
