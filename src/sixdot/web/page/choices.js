// Everything else that can be done now, as buttons made from what is legal; answers; the line to type in.

import { $, el, giveBack, keep, mark, write } from "./dom.js";
import { closeChooser } from "./chooser.js";
import { goTo, isEcho, keepingFocus, spend } from "./focus.js";
import { decide, question, type } from "./game.js";
import { callNext, isCalling } from "./hand.js";
import { goOn, isPaused } from "./host.js";
import { isBuilding, isMade, makeMatch, takeBack } from "./matching.js";
import { isMore, toggleMore } from "./panels.js";
import { room } from "./room.js";
import { hideAnswer, say } from "./say.js";
import { changed, isHost, nameOf, state } from "./state.js";
import { walk } from "./walking.js";
import { colourName, t } from "./words.js";

const ON_CARDS = new Set(["play", "match", "lay", "answer"]);
const RARE = new Set(["accuse", "leave"]);
// What else the key of an action does: in DOS one is done, and a vote is a judgement too.
const ALSO = { pass: ["done", "nolay"], right: ["agree", "confirm"], wrong: ["disagree"] };

/** What may be done now and is no card of the hand: the game's own words for each. */
export function actions() {
  const view = state.view;
  if (!view) return [];
  if (isPaused()) return isHost() ? ["resume"] : [];
  const found = view.wanted === "pause" ? ["go on"] : [];
  if (view.wanted === "judge") found.push("right", "wrong");
  if (isQuestion()) found.push(...view.choices.map((choice) => "answer " + choice));
  found.push(...[...view.legal, ...view.offers].filter((action) => !ON_CARDS.has(action.split(" ")[0])));
  if (state.table.clock > 0 && view.wanted) found.push("more time");
  const catches = (action) => action.startsWith("catch");
  return [...new Set([...found.filter((action) => !catches(action)), ...found.filter(catches), ...perhaps(view)])];
}

/** Whoever holds as few cards as are called may be tried to catch: a button says nothing about whether they called. */
function perhaps(view) {
  const few = view.centre.length ? 2 : 1;
  if (view.seat === null) return [];
  return view.counts.flatMap((count, seat) => (count === few && seat !== view.seat ? [`catch ${seat}`] : []));
}

/** What always has its place in the bar, whether it can be done now or not: the table says why not. */
function usual(all) {
  const { seat, centre } = state.view;
  if (seat === null) return ["more"];
  const desk = room() === "desk";
  if (!desk && isQuestion()) return ["hint", "more"];
  const matching = desk ? ["match", "undo", "draw"] : isBuilding() ? ["match", "undo"] : ["draw"];
  const moves = centre.length ? matching : desk ? ["draw", "pass"] : [all.includes("pass") ? "pass" : "draw"];
  const catches = all.filter((action) => action.startsWith("catch"));
  return [...moves, ...(centre.length ? [] : ["call"]), ...catches, "hint", "more"];
}

/** "Draw a card", "Catch Sam", "Blue", "a) Rome" */
export function named(action) {
  const [verb, what] = action.split(" ");
  if (verb === "answer") return lettered(state.view.choices)[state.view.choices.indexOf(action.slice(7))];
  if (action === "more") return t("more");
  if (verb === "colour") return t("act-colour", { colour: colourName(what) });
  if (verb === "pickup") return t("act-pickup", { count: state.view.pending });
  if (action === "go on" || action === "more time") return t("act-" + action.replace(" ", "-"));
  return t("act-" + verb, { who: nameOf(Number(what)) });
}

/** What stands on a button where its whole name has no room. */
function shortOf(action) {
  if (action === "call") return isCallTime() ? "" : t("uno");
  if (room() === "desk") return "";
  return action === "undo" ? "←" : action === "draw" ? t("key-draw") : "";
}

const lettered = (choices) => choices.map((choice, place) => `${String.fromCharCode(97 + place)}) ${choice}`);

/** The question, with its hint once that was told; whoever is asked has its choices as buttons. */
export function questionWords(view) {
  if (!view.question) return "";
  const offered = " " + lettered(view.choices).join(", ");
  const text = isQuestion() && view.choices.length ? view.question.replace(offered, "") : view.question;
  return [t("question", { text }), ...(view.hint ? [t("hint-told", { text: view.hint })] : []), ...(view.near ? [t("near", { text: view.near })] : [])].join(" ");
}

export const isQuestion = () => (state.view?.legal ?? []).some((action) => action.startsWith("answer"));
const isCallTime = () =>
  state.view.hand.length === 2 && state.view.legal.some((action) => action.startsWith("play"));

export function drawChoices() {
  const all = actions();
  const always = state.view ? usual(all) : [];
  const now = all.filter((action) => !RARE.has(action.split(" ")[0]) && !always.includes(action) && action !== "draw");
  leaveGap([...now, ...always]);
  fillList($("choices"), [...now, ...always]);
  fillList($("others"), rare(all));
  drawField();
  write($("choices-title"), t(state.view?.wanted === "judge" ? "choices-judge" : "choices"));
}

/** What is rarely wanted: accusing, handing the seat to a bot for a while. */
function rare(all) {
  const found = all.filter((action) => RARE.has(action.split(" ")[0]));
  if (state.view?.seat !== null && !all.includes("return") && !found.includes("leave")) found.push("leave");
  return isQuestion() ? ["spell", ...found] : found;
}

/** A button that goes while it has the focus leaves its place behind. */
function leaveGap(found) {
  const item = /** @type {any} */ (document.activeElement?.closest("#choices > :not(.spent)"));
  if (item && !found.includes(item.dataset.key)) spend(item, item.firstElementChild);
}

/** The field of an answer that has been given does so, too: nothing can be written there any more. */
function drawField() {
  const [form, field] = [$("answer-form"), $("answer-text")];
  const was = form.classList.contains("spent") || !isQuestion();
  const gap = was && !form.hidden && form.contains(document.activeElement);
  form.hidden = !gap && !isQuestion();
  form.classList.toggle("spent", gap);
  field.readOnly = gap;
  for (const part of [field, form.querySelector("button")]) mark(part, "aria-label", gap && t("gone"));
}

function closeUp({ target }) {
  const gap = $("choices").querySelector(".spent");
  if (gap && !gap.contains(target)) gap.remove();
  if ($("answer-form").classList.contains("spent")) drawField();
}

/** On from the field of an answer that has been given. */
const goToHand = () => goTo($("hand").querySelector('[tabindex="0"]') ?? $("hand-title"));

/** Say the question, which the field where it is answered would otherwise say as well. */
export function toQuestion() {
  const field = $("answer-text");
  const describe = () => field.setAttribute("aria-describedby", "question");
  question("question");
  field.removeAttribute("aria-describedby");
  $("answer-form").classList.remove("spent");
  drawField();
  goTo(field);
  if (document.activeElement === field) field.addEventListener("blur", describe, { once: true });
  else describe();
}

function fillList(list, found) {
  keep(
    list,
    found,
    (action) => action,
    (action) => {
      const [verb, what] = action.split(" ");
      const about = verb === "colour" ? { "data-colour": what } : {};
      const onclick = () => isEcho(button) || (button.closest(".spent") ? goTo($("hand-title")) : act(action));
      const button = el("button", { type: "button", "data-do": action, onclick, ...about });
      return el(list === $("choices") ? "div" : "li", {}, button);
    },
    renew,
  );
}

/** UNO is a switch, and the largest thing there when it matters; what has a place for good may be impossible now. */
function renew(item, action) {
  const button = item.firstElementChild;
  const [whole, short] = [named(action), shortOf(action)];
  write(button, short || whole);
  mark(button, "aria-label", short && whole);
  mark(button, "aria-disabled", action in POSSIBLE && !POSSIBLE[action]() && "true");
  mark(button, "aria-pressed", action === "call" && String(isCalling()));
  mark(button, "aria-expanded", action === "more" && String(isMore()));
  item.classList.toggle("now", action === "call" && isCallTime());
  item.classList.toggle("ready", action === "match" && isMade());
}

/** Whether what has a place for good can be done now; if not, it says why when it is pressed. */
const POSSIBLE = {
  draw: () => actions().includes("draw"),
  pass: () => actions().includes("pass"),
  match: isMade,
  undo: isBuilding,
};

export function act(action) {
  if (action === "more") return toggleMore($("choices").querySelector('[data-do="more"]'));
  if (action === "spell" || (action === "hint" && !actions().includes("hint"))) return question(action);
  if (action === "match") return makeMatch($("choices").querySelector('[data-do="match"]'));
  if (action === "undo") return takeBack();
  if (action === "call") {
    callNext(!isCalling());
    return changed();
  }
  closeChooser(false);
  return action === "resume" ? goOn() : decide(action);
}

/** The key of an action does it if it can be done; several catches are looked for among the buttons. */
export function actOn(verb) {
  const verbs = [verb, ...(ALSO[verb] ?? [])];
  const found = actions().filter((action) => verbs.includes(action.split(" ")[0]));
  if (found.length > 1) goTo($("choices").querySelector(`[data-do="${found[0]}"]`));
  else if (verb === "catch" && !found.length) say(t("no-catch"));
  else act(found[0] ?? verb);
}

export function wireChoices() {
  document.addEventListener("focusin", closeUp);
  $("choices").addEventListener("keydown", walk);
  $("answer-close").addEventListener("click", () => keepingFocus(hideAnswer));
  $("answer-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = $("answer-text").value.trim();
    if ($("answer-text").readOnly) (isQuestion() ? toQuestion : goToHand)();
    else if (text) decide("answer " + text, (message) => emptied(message, $("answer-text")));
    else say(t("turn-answer"));
  });
  $("answer-form").addEventListener("keydown", ({ key }) => {
    if ($("answer-text").readOnly && /^(Arrow|Home|End)/.test(key)) goToHand();
  });
  $("type-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = $("line").value.trim();
    if (text && type(text, (message) => message.type === "refused" && giveBack($("line"), text))) $("line").value = "";
    else if (!text && !state.typed) question("state");
  });
}

function emptied(message, field) {
  if (message.type === "accepted") field.value = "";
  else field.select();
}
