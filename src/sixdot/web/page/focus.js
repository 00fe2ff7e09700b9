// The focus is never lost and never taken away: it moves only when what had it is gone, or when the player goes somewhere.

import { $, write } from "./dom.js";
import { t } from "./words.js";

/** What got the focus without being asked for, and when: a second Enter meant for what was there before does nothing. */
let landed = { element: /** @type {Element|null} */ (null), at: 0 };
export const SECOND_PRESS = 300;

const showing = (element) => element.isConnected && !element.closest("[hidden], .leaving") && !hiddenInDetails(element);

function hiddenInDetails(element) {
  const closed = element.closest("details:not([open])");
  return closed !== null && !element.closest("summary");
}

/** Where an element stands, to find its neighbour once it is gone. */
function placeOf(element) {
  const list = element.closest("#hand, #choices, #others, #row, #people, #seats, #public-list");
  return { list, place: list ? [...list.children].findIndex((item) => item.contains(element)) : -1 };
}

/** The heading of the screen that shows. */
export const heading = () =>
  /** @type {HTMLElement|null} */ (document.querySelector("main > section:not([hidden]):not(.leaving) h1"));

function nearest(list, place) {
  if (!list || !showing(list)) return null;
  if (list.id === "choices" || list.id === "others") return $("hand-title");
  if (list.id === "seats") return showing($("bot-form")) ? $("level") : null;
  const item = list.children[Math.min(place, list.childElementCount - 1)];
  const found = item?.querySelector("button");
  const people = $("tabs").hidden ? "people-title" : "tab-people";
  return found ?? $({ hand: "hand-title", row: "hand-title", people }[list.id] ?? "");
}

/** Do something to the document; if what had the focus is gone afterwards, its neighbour gets it. */
export function keepingFocus(work) {
  const before = document.activeElement;
  const place = before && before !== document.body ? placeOf(before) : { list: null, place: -1 };
  const inPlay = before?.closest("#play") ?? null;
  work();
  const now = document.activeElement;
  if (before && before !== document.body && now === before && showing(before)) return;
  if (now && now !== document.body && showing(now)) return;
  land(nearest(place.list, place.place) ?? (inPlay && showing(inPlay) ? $("hand-title") : heading()));
}

function land(element) {
  if (!element) return;
  element.focus({ preventScroll: false });
  landed = { element, at: performance.now() };
}

const ABOUT = ["aria-pressed", "aria-expanded", "aria-disabled", "data-colour", "data-do"];

/**
 * What goes while it has the focus leaves its place behind, without its name, until the player goes on from there:
 * whatever got the focus instead would be read out before what the press has done.
 */
export function spend(item, button) {
  item.classList.remove("now", "ready");
  item.classList.add("spent");
  item.dataset.key = "";
  for (const about of ABOUT) button.removeAttribute(about);
  button.setAttribute("aria-label", t("gone"));
  if (!button.childElementCount) write(button, t("gone"));
  land(button);
}

/** Stay where one is although it is something else now, or go on from there: the press that did it is not meant for it. */
export const stayAt = land;

/** Go to a question that has just come up: the press that brought it up does not answer it. */
export function goToQuestion(element) {
  land(element);
}

/** Go somewhere because the player wants to. */
export function goTo(element) {
  if (!element || !showing(element)) return;
  element.focus();
  landed = { element: null, at: 0 };
}

/** Whether a press on this is the second half of a double one, whose first half took away what it was meant for. */
export const isEcho = (element) => landed.element === element && performance.now() - landed.at < SECOND_PRESS;

/**
 * A click beside everything leaves the focus where it was, and when what had it goes, the heading gets it. Otherwise it
 * may be nowhere: a screen reader that reads on past a field takes it away, and would be called back for ever.
 */
export function watchFocus() {
  let last = /** @type {any} */ (null);
  const nowhere = () => document.hasFocus() && document.activeElement === document.body;
  document.addEventListener("focusin", (event) => {
    last = event.target;
    if (event.target !== landed.element) landed = { element: null, at: 0 };
  });
  document.addEventListener("focusout", (event) => {
    if (!event.relatedTarget)
      setTimeout(() => nowhere() && last && !showing(last) && heading()?.focus({ preventScroll: true }));
  });
  document.addEventListener("click", () => {
    if (nowhere()) (last && showing(last) ? last : heading())?.focus({ preventScroll: true });
  });
  document.addEventListener("keydown", (event) => {
    const pressed = event.key === "Enter" || event.key === " ";
    if (event.repeat && pressed && /** @type {Element} */ (event.target).closest?.("button, summary"))
      event.preventDefault();
  });
}
