// A small question that a card may need, with a button for each answer: in the page and not over it.

import { $, el, write } from "./dom.js";
import { goTo, goToQuestion, isEcho, keepingFocus, spend } from "./focus.js";
import { arrange } from "./room.js";
import { state } from "./state.js";
import { walk } from "./walking.js";

/** The question that is open: where it came from, and by which position of the game. */
let open = /** @type {{from: any, legal: string}|null} */ (null);

/** What can be done now, to be compared with what could be done then. */
export const position = () => (state.view?.legal ?? []).join();

/** What is told meanwhile is heard. @param {string} title @param {{label: string, colour?: string, pick: () => void}[]} options */
export function choose(title, options, from) {
  open = { from, legal: position() };
  write($("chooser-title"), title);
  $("chooser").classList.remove("spent");
  $("chooser-list").replaceChildren(
    el("div", { class: "choices" }, ...options.map((option) => el("div", {}, optionButton(option)))),
  );
  $("chooser").hidden = false;
  arrange();
  goToQuestion($("chooser-list").querySelector("button"));
}

function optionButton(option) {
  const about = { type: "button", text: option.label, onclick: () => isEcho(button) || (open ? option.pick() : goOn("ArrowRight")) };
  const button = el("button", option.colour ? { ...about, "data-colour": option.colour } : about);
  return button;
}

export const isChoosing = () => open !== null;

/** A question is for the position in which it was asked. */
export function closeOldChooser() {
  if (open && open.legal !== position()) closeChooser(false);
}

/** Close the question; its card gets the focus back, unless that is elsewhere by now. */
export function closeChooser(back) {
  if (!open) return;
  const { from } = open;
  const inside = $("chooser").contains(document.activeElement);
  open = null;
  keepingFocus(() => {
    $("chooser").hidden = true;
    if (inside && from?.isConnected && !from.closest("[hidden]")) from.focus();
    else if (inside || back) $("hand-title").focus();
  });
  arrange();
}

/** Where in the hand one goes on from the answer that was given. */
let place = 0;

/** The question is answered: the answer keeps the focus, so that what comes of it is heard before anything else. */
export function spendChooser() {
  const button = document.activeElement?.closest("#chooser-list button");
  if (!open || !button) return closeChooser(true);
  place = Math.max(0, [...$("hand").children].indexOf(open.from?.closest("#hand > *")));
  open = null;
  for (const other of $("chooser-list").querySelectorAll(".choices > *")) if (!other.contains(button)) other.remove();
  write($("chooser-title"), "");
  spend($("chooser"), button);
  return arrange();
}

function goOn(key) {
  const cards = [...$("hand").querySelectorAll("button")];
  const to = { ArrowLeft: place - 1, ArrowRight: place, Home: 0, End: cards.length - 1 }[key];
  if (to !== undefined) goTo(cards[Math.min(Math.max(to, 0), cards.length - 1)] ?? $("hand-title"));
}

function closeUp({ target }) {
  const gap = $("chooser");
  if (!gap.classList.contains("spent") || gap.contains(target)) return;
  gap.hidden = true;
  gap.classList.remove("spent");
}

export function wireChooser() {
  document.addEventListener("focusin", closeUp);
  $("chooser-cancel").addEventListener("click", () => closeChooser(true));
  $("chooser").addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeChooser(true);
    else if (!open) goOn(event.key);
  });
  $("chooser-list").addEventListener("keydown", (event) => open && walk(event));
}
