// The screen of the settings: each takes effect at once and is kept in this browser.

import { $, el, fill } from "./dom.js";
import { keepingFocus } from "./focus.js";
import { COMMANDS, keyOf, pressable, rename } from "./keys.js";
import { say } from "./say.js";
import { save, settings } from "./settings.js";
import { canSpeak, hush, voices, whenVoicesChange } from "./speech.js";
import { LANGUAGES, t } from "./words.js";

/** Every setting with its choices; a setting without choices is on or off. */
const CHOICES = [
  ["language", LANGUAGES.map(([id]) => id)],
  ["length", ["brief", "normal", "full"]],
  ["order", ["colour", "number"]],
  ["fitsFirst", null],
  ["hand", ["fan", "grid"]],
  ["side", ["right", "left"]],
  ["size", ["normal", "large", "larger", "largest"]],
  ["cards", ["normal", "large", "larger"]],
  ["marks", null],
  ["theme", ["auto", "light", "dark", "contrast", "plain"]],
  ["motion", ["auto", "none"]],
  ["sounds", null],
  ["vibration", null],
  ["notices", null],
  ["speech", null],
];
/** Who hears of a change: another language must be fetched and told to the server. */
let heard = (_key) => {};

export function drawSettings() {
  const shows = JSON.stringify([settings, document.documentElement.lang, voices(settings.language).length]);
  if ($("settings-form").dataset.shows === shows) return;
  $("settings-form").dataset.shows = shows;
  const focused = document.activeElement?.closest("#settings form") ? document.activeElement.id : "";
  $("settings-form").replaceChildren(
    ...CHOICES.map(([key, values]) => (values ? listOf(key, values) : tick(key))),
    ...(settings.speech ? speechFields() : []),
  );
  $("keys-form").replaceChildren(tick("keysOn"), ...keyFields());
  if (focused) document.getElementById(focused)?.focus();
}

function set(key, value) {
  settings[key] = value;
  save();
  keepingFocus(drawSettings);
  heard(key);
}

const wordsOf = (key, value) =>
  key === "language" ? LANGUAGES.find(([id]) => id === value)?.[1] : t(`set-${key}-${value}`);

function listOf(key, values) {
  const made = el("select", { id: "set-" + key, onchange: () => set(key, made.value) });
  fill(
    made,
    values.map((value) => [value, wordsOf(key, value)]),
    settings[key],
  );
  return el("p", { class: "field" }, el("label", { for: made.id, text: t("set-" + key.toLowerCase()) }), made);
}

function tick(key) {
  const box = el("input", { type: "checkbox", id: "set-" + key, onchange: () => set(key, box.checked) });
  box.checked = settings[key];
  return el("p", { class: "field check" }, box, el("label", { for: box.id, text: t("set-" + key.toLowerCase()) }));
}

function speechFields() {
  if (!canSpeak()) return [el("p", { class: "hint", text: t("no-speech") })];
  const voice = el("select", { id: "set-voice", onchange: () => set("voice", voice.value) });
  fill(
    voice,
    [["", t("set-voice-usual")], ...voices(settings.language).map((one) => [one.name, one.name])],
    settings.voice,
  );
  const rate = el("input", {
    id: "set-rate",
    type: "range",
    min: 0.5,
    max: 3,
    step: 0.1,
    value: settings.rate,
    onchange: () => set("rate", Number(rate.value)),
  });
  return [
    el("p", { class: "field" }, el("label", { for: "set-voice", text: t("set-voice") }), voice),
    el("p", { class: "field" }, el("label", { for: "set-rate", text: t("set-rate") }), rate),
    el("p", {}, el("button", { type: "button", text: t("speech-try"), onclick: () => say(t("speech-sample")) })),
  ];
}

function keyFields() {
  if (!settings.keysOn) return [];
  const fields = COMMANDS.map((command) => {
    const input = el("input", {
      id: "key-" + command.id,
      maxlength: 1,
      size: 2,
      value: keyOf(command),
      autocapitalize: "none",
      onchange: () => renamed(command, input),
    });
    return el("p", { class: "field key-field" }, el("label", { for: input.id, text: t("key-" + command.id) }), input);
  });
  const usual = el("button", {
    type: "button",
    id: "keys-usual",
    text: t("keys-usual"),
    onclick: () => {
      set("keys", {});
      say(t("keys-restored"));
    },
  });
  return [el("p", { class: "hint", text: t("keys-hint") }), ...fields, el("p", {}, usual)];
}

function renamed(command, input) {
  const key = input.value.trim().toLowerCase();
  const other = key ? COMMANDS.find((one) => one !== command && keyOf(one) === key) : null;
  if (other || (key && !pressable(key))) {
    say(other ? t("key-taken", { key, text: t("key-" + other.id) }) : t("key-bad", { key }));
    input.value = keyOf(command);
    return;
  }
  rename(command, key);
  say(key ? t("key-set", { key, text: t("key-" + command.id) }) : t("key-off", { text: t("key-" + command.id) }));
}

export function wireSettings(changed) {
  heard = (key) => {
    if (key === "speech" && !settings.speech) hush();
    changed(key);
  };
  whenVoicesChange(() => keepingFocus(drawSettings));
  for (const id of ["settings-form", "keys-form"])
    $(id).addEventListener("submit", (event) => event.preventDefault());
}
