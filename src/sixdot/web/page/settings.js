// What a player has chosen for this browser, and how the page looks by it.

import { kept } from "./dom.js";

const own = (navigator.language ?? "en").startsWith("fr") ? "fr" : "en";

const DEFAULTS = {
  name: "",
  language: own,
  length: "normal",
  order: "colour",
  fitsFirst: false,
  hand: "fan",
  side: "right",
  keysOn: true,
  keys: /** @type {Record<string, string>} */ ({}),
  sounds: false,
  vibration: false,
  notices: false,
  speech: false,
  voice: "",
  rate: 1,
  size: "normal",
  cards: "normal",
  marks: true,
  theme: "auto",
  motion: "auto",
};

/** @type {typeof DEFAULTS} */
export const settings = { ...DEFAULTS, ...kept.get("settings") };

export function save() {
  kept.set("settings", settings);
  dress();
}

/** Size, colours and motion are the style sheet's business; it is told what is wanted other than usual. */
export function dress() {
  const root = document.documentElement;
  for (const key of ["size", "theme", "motion", "side", "marks"]) {
    if (settings[key] === DEFAULTS[key]) delete root.dataset[key];
    else root.dataset[key] = String(settings[key]);
  }
}
