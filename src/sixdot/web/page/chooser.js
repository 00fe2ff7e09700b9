// A small question that a card may need, with a button for each answer: in the page and not over it.

import { $, el, write } from "./dom.js";
import { goToQuestion, isEcho, keepingFocus } from "./focus.js";
import { arrange } from "./room.js";
import { state } from "./state.js";

/** The question that is open: where it came from, and by which position of the game. */
let open = /** @type {{from: any, legal: string}|null} */ (null);

/** What can be done now, to be compared with what could be done then. */
export const position = () => (state.view?.legal ?? []).join();

/** What is told meanwhile is heard. @param {string} title @param {{label: string, colour?: string, pick: () => void}[]} options */
export function choose(title, options, from) {
  open = { from, legal: position() };
  write($("chooser-title"), title);
  $("chooser-list").replaceChildren(
    el("ul", { class: "choices" }, ...options.map((option) => el("li", {}, optionButton(option)))),
  );
  $("chooser").hidden = false;
  arrange();
  goToQuestion($("chooser-list").querySelector("button"));
}

function optionButton(option) {
  const about = { type: "button", text: option.label, onclick: () => isEcho(button) || option.pick() };
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

export function wireChooser() {
  $("chooser-cancel").addEventListener("click", () => closeChooser(true));
  $("chooser").addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeChooser(true);
  });
}
