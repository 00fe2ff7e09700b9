// Everybody at the table: what is to be known of each, and for each one menu of what can be done or asked about them.

import { $, el, keep, mark, write } from "./dom.js";
import { act, actions, named } from "./choices.js";
import { isEcho } from "./focus.js";
import { ask, question } from "./game.js";
import { close, openDrawer } from "./panels.js";
import { twice } from "./say.js";
import { changed, isHost, nameOf, state } from "./state.js";
import { memberWords, standingOf } from "./table.js";
import { capital, t } from "./words.js";

/** @typedef {{seat: number|null, member: any}} Person */

/** Whose menu is open: one at most. */
let opened = "";

/** Things that are asked about a player, in the words that are on the button. */
const ASKED = new Set(["played", "points"]);
const OF_MEMBERS = new Set(["mute", "unmute", "host", "readmit", "remove"]);

/** While a round is played the players as they sit, then who watches; at other times whoever is there. @returns {Person[]} */
function everybody() {
  const { members, stage } = state.table;
  const playing = stage === "playing" && state.view !== null;
  const at = (seat) => members.find((member) => member.seat === seat) ?? null;
  const players = playing ? state.view.counts.map((_count, seat) => ({ seat, member: at(seat) })) : [];
  const others = members.filter(({ seat }) => !playing || seat === null);
  return [...players, ...others.map((member) => ({ seat: null, member }))];
}

const keyOf = ({ seat, member }) => (seat === null ? `member ${member.id}` : `seat ${seat}`);
const isMe = ({ seat, member }) => (seat === null ? member.id === state.member : seat === state.view.seat);

export function drawPeople() {
  if (state.table) keep($("people"), everybody(), keyOf, make, renew);
}

function make(person) {
  if (isMe(person)) return el("li", {}, el("span"));
  const toggle = () => {
    opened = opened === keyOf(person) ? "" : keyOf(person);
    changed();
  };
  return el("li", {}, el("button", { type: "button", onclick: toggle }), el("ul", { class: "choices", role: "list" }));
}

function renew(item, person) {
  const [name, list] = item.children;
  write(name, wordsOf(person));
  if (!list) return;
  const isOpen = opened === keyOf(person);
  mark(name, "aria-expanded", String(isOpen));
  list.hidden = !isOpen;
  keep(
    list,
    isOpen ? menuOf(person) : [],
    (what) => what.replace("un", ""),
    (what) => makeChoice(what, person),
    (choice, what) => renewChoice(choice.firstElementChild, what, person),
  );
}

function wordsOf({ seat, member }) {
  if (seat === null) return memberWords(member);
  return [playerWords(state.view, seat), ...(member ? standingOf(member) : [])].join(", ");
}

/** A player in words: how many cards, and what else the eye sees at their place. */
export function playerWords(view, seat) {
  const count = view.counts[seat];
  const who = seat === view.seat ? capital(t("you")) : nameOf(seat);
  const words = [t(count === 1 ? "player-one" : "player-cards", { who, count })];
  if (view.partners.includes(seat)) words.push(t("player-partner"));
  if (view.announced.includes(seat)) words.push(t("player-called"));
  if (view.passed_over.includes(seat)) words.push(t("player-away"));
  if (seat === view.turn) words.push(t("player-turn"));
  return words.join(", ");
}

/** What can be done to somebody at the cards, what can be asked, what everybody can do about them, and what the host can. */
function menuOf({ seat, member }) {
  const found = seat === null ? [] : [...onCards(seat), ...ASKED];
  if (!member) return found;
  found.push(state.table.muted.includes(member.id) ? "unmute" : "mute");
  if (isHost()) found.push(member.here ? "host" : "readmit", "remove");
  return found;
}

const onCards = (seat) =>
  actions().filter((action) =>
    action === "challenge" ? state.view.challenged === seat : action.split(" ")[1] === String(seat),
  );

const nameIn = ({ seat, member }) => member?.name ?? nameOf(seat);

function makeChoice(what, person) {
  const button = el("button", { type: "button" });
  if (what === "remove") twice(button, () => t("person-remove-sure", { name: nameIn(person) }), () => choose(button, person));
  else button.addEventListener("click", () => isEcho(button) || choose(button, person));
  return el("li", {}, button);
}

function renewChoice(button, what, person) {
  button.dataset.what = what;
  const own = ASKED.has(what) || OF_MEMBERS.has(what);
  if (!button.dataset.sure) write(button, own ? t("person-" + what, { name: nameIn(person) }) : named(what));
}

/** What is answered at the cards goes back to them, so that the answer is in sight. */
function choose(button, { member }) {
  const { what } = button.dataset;
  if (OF_MEMBERS.has(what)) {
    ask(`${what} ${member.id}`);
    return;
  }
  const words = button.textContent;
  close();
  if (ASKED.has(what)) question(words);
  else act(what);
}

/** To the menu of whoever sits there. */
export function openPerson(seat) {
  opened = keyOf({ seat, member: null });
  drawPeople();
  openDrawer("people", $("people").querySelector('[aria-expanded="true"]'));
}
