// How much room there is, and where players, piles and cards lie in it: nothing that a player needs is outside the window.

import { $, el } from "./dom.js";
import { settings } from "./settings.js";
import { screen, state } from "./state.js";

const STRIP = 44; // pixels of a card that the next one leaves to be pressed
/** Of a card what the next one leaves free: in its row at least (else its number is covered) and at most, and from row to row. */
const FAN = { shown: 0.66, most: 0.86, row: 0.76 };
const GRID = { shown: 1.06, most: 1.06, row: 1.12 };
/** How much larger than usual cards may be. */
const LARGER = { normal: 1, large: 1.3, larger: 1.7 };
const USUAL = 1.0625; // of an em: a rem at the usual size of text
const DRAWER = 25; // rem
const TAG = 1.8; // rem, for the name over the card that has the focus
const RING = 8; // pixels, for the ring around a card that has the focus
const LOW = 43; // rem: no room for it below

let shownFor = ""; // how it stood when the first card that fits was shown last

const lie = () => (settings.hand === "grid" ? GRID : FAN);
const larger = () => LARGER[settings.cards];
const rem = () => parseFloat(getComputedStyle(document.documentElement).fontSize);

/** "desk", "narrow" (a phone), "side" (one on its side), or "zoom": so little room that the page is scrolled. */
export const room = () => document.body.dataset.room ?? "desk";

/** Look what kind of room there is now. */
export function lookAround() {
  const em = rem() / USUAL;
  const beside = document.body.dataset.drawer && innerWidth / em >= 64 ? DRAWER * rem() : 0;
  const [wide, high] = [(innerWidth - beside) / em, innerHeight / em];
  document.body.dataset.room = kind(wide, high);
  document.body.classList.toggle("wide", wide >= 75 && room() === "desk");
  document.body.classList.toggle("tight", room() !== "desk" && screen() === "play");
  const arc = room() === "desk" && ((state.view?.players ?? 0) < 7 || wide >= 64);
  $("players").dataset.shape = arc ? "arc" : "row";
  $("play").classList.toggle("shallow", !arc);
  document.documentElement.style.scrollPadding = ""; // until it is known how much is covered
}

function kind(wide, high) {
  if ((wide <= 40 && high <= 30) || wide < 19 || high < 20) return "zoom";
  if (high <= 34) return "side";
  return wide < 48 ? "narrow" : "desk";
}

/** Put everything in its place. The page is measured, never guessed: words are longer in one language than in another. */
export function arrange() {
  if (screen() !== "play") {
    shownFor = "";
    return;
  }
  const [play, felt, bar] = [$("play"), $("play").querySelector(".felt"), $("choices-part")];
  const arc = $("players").dataset.shape === "arc";
  play.classList.remove("brief", "crowded");
  tellEnd();
  const least = (arc ? 5.6 * rem() : $("players").offsetHeight) + $("event").offsetHeight + STRIP * 1.5 + 2.6 * rem();
  const side = room() === "side";
  const left = play.clientHeight - felt.offsetTop - bar.offsetHeight - (side ? rem() : least);
  const share = (part) => Math.min(left, innerHeight * (side ? 1 : part * larger()));
  layHand(share(0.36), share(0.5));
  if (arc) seatAround(felt);
  for (const less of ["brief", "crowded"])
    if (!sizePiles()) {
      play.classList.add(less);
      tellEnd();
    }
  sizePiles();
  const zoomed = room() === "zoom";
  const sticks = play.classList.contains("asked") ? 0 : bar.offsetHeight;
  const below = zoomed ? sticks : bar.offsetHeight + $("hand-part").offsetHeight;
  play.parentElement.style.setProperty("--below", `${below}px`);
  if (zoomed) document.documentElement.style.scrollPadding = `${$("turn").offsetHeight}px 0 ${sticks}px`;
  const reply = bar.querySelector(".answer");
  if (reply.scrollHeight > reply.clientHeight + 1) reply.tabIndex = 0;
  else if (reply !== document.activeElement) reply.removeAttribute("tabindex");
}

/** Where not everything that was told has room, its last sentences are seen, and the others read. */
function tellEnd() {
  const event = $("event");
  const text = event.textContent;
  const shows = [text, innerWidth, rem(), $("play").className].join();
  if (event.dataset.shows === shows) return;
  event.dataset.shows = shows;
  const asked = $("question").textContent;
  const seen = text.endsWith(asked) ? text.slice(0, text.length - asked.length) : text;
  const parts = seen.match(/[^.!?]+[.!?]*\s*/g) ?? [];
  const told = (words) => el("span", { class: "told", text: words });
  let from = 0;
  do event.replaceChildren(told(parts.slice(0, from).join("")), parts.slice(from).join(""), told(text.slice(seen.length)));
  while (++from < parts.length && event.scrollHeight > event.clientHeight + 1);
}

/** As large as the felt allows; of a row of cards all have to fit beside one another. Whether there is room enough. */
function sizePiles() {
  const middle = $("play").querySelector(".middle");
  const cards = state.view?.centre.length ? state.view.centre.length + 1 : 2;
  const captions = () => Math.max(...[...middle.querySelectorAll(".caption, .card-name")].map((each) => each.offsetHeight));
  const high = () =>
    room() === "zoom" ? 5.4 * rem() * larger() : (middle.clientHeight - captions() - 1.5 * rem()) / 1.5;
  const across = (middle.clientWidth - (cards + 2.5) * rem()) / cards;
  const most = room() === "desk" ? Math.min(9 * rem(), innerHeight * 0.16) : 7.4 * rem();
  const size = () => middle.style.setProperty("--card", `${Math.max(STRIP, Math.min(high(), across, most * larger()))}px`);
  size();
  size(); // below smaller cards the captions are higher
  while (room() === "desk" && isCovered(middle)) {
    const smaller = parseFloat(middle.style.getPropertyValue("--card")) * 0.94;
    if (smaller < STRIP) break;
    middle.style.setProperty("--card", `${smaller}px`);
  }
  return high() >= STRIP;
}

/** Whether somebody's place lies over the cards in the middle. */
function isCovered(middle) {
  const boxes = (within, parts) => [...within.querySelectorAll(parts)].map((each) => each.getBoundingClientRect());
  const places = boxes($("players"), ".seat > .plate, .seat .backs");
  return boxes(middle, ".card-back, .card-face").some((card) =>
    places.some((at) => card.left < at.right && at.left < card.right && card.top < at.bottom && at.top < card.bottom),
  );
}

// The hand

/** How many rows, and how wide a card: the largest cards that fit; a fan at a desk in one row, unless its cards would be much larger in two, or large ones are wanted. */
function fitted(count, width, high) {
  const usual =
    room() === "desk" ? Math.min(8.4 * rem(), innerHeight * 0.157) : room() === "zoom" ? 5.4 * rem() : 5.7 * rem();
  const { shown, row } = lie();
  const fans = room() === "desk" && lie() === FAN && larger() === 1;
  let best = /** @type {{rows: number, inRow: number, card: number}|null} */ (null);
  for (let rows = 1; rows <= count; rows++) {
    const inRow = Math.ceil(count / rows);
    const across = width / (1 + shown * (inRow - 1));
    if (inRow > 1 && across * shown < STRIP) continue;
    const card = Math.min(usual * larger(), across, high / (1.5 * (1 + row * (rows - 1))));
    if (card * shown < STRIP) break;
    if (!best || card > best.card * (fans ? 1.3 : 1.15)) best = { rows, inRow, card };
    if (fans && rows === 2) break;
  }
  return best;
}

/** The hand alone scrolls where it has to; a whole card is always to be seen. */
function scrolling(count, width, high) {
  const { shown } = lie();
  const least = Math.min((STRIP / shown) * larger(), width, high / 1.5);
  const inRow = Math.max(1, Math.floor((width / least - 1) / shown + 1));
  const card = Math.max(least, Math.min(5 * rem() * larger(), width / (1 + shown * (inRow - 1)), high / 1.5));
  return { rows: Math.ceil(count / inRow), inRow, card };
}

/** @param {number} high as far as piles stay large @param {number} most as far as they can shrink */
function layHand(high, most) {
  const hand = $("hand");
  const cards = [...hand.children].filter((item) => !item.classList.contains("spent"));
  const count = cards.length;
  if (!count) return;
  const desk = room() === "desk";
  const whole = $("hand-part").clientWidth - 1.5 * rem();
  const width = desk ? whole - 4.5 * rem() : whole; // at a desk within the rim
  const rise = (lie() === GRID ? 0.4 : room() === "desk" ? 1.3 : 0.7) * rem();
  const tag = desk && innerHeight > LOW * rem() ? TAG * rem() : desk ? 0 : RING;
  const limits = [high, most].map((limit) =>
    room() === "zoom" ? Infinity : Math.max(limit - tag - rise - 8, (STRIP / lie().shown) * 1.5),
  );
  const found = fitted(count, width, limits[0]) ?? fitted(count, width, limits[1]);
  const { rows, inRow, card } = found ?? scrolling(count, width - rem(), limits[1]);
  const fan = desk && rows === 1 && lie() === FAN ? (count > 10 ? 6 : 16) / Math.max(count - 1, 6) : 0;
  const across = found ? width : width - rem(); // at the edge of what scrolls, a ring would be cut
  const strip = inRow > 1 ? Math.min(lie().most * card, (across - card) / (inRow - 1)) : 0;
  const pitch = card * 1.5 * lie().row;
  let lowest = 0;
  cards.forEach((item, place) => {
    const row = Math.floor(place / inRow);
    const inThis = Math.min(inRow, count - row * inRow);
    const from = (inThis - 1) / 2;
    const off = (place % inRow) - from;
    const sag = (off * off * strip * fan * Math.PI) / 360;
    lowest = Math.max(lowest, sag);
    const places = { x: whole / 2 + off * strip - card / 2, y: tag + rise + row * pitch + sag };
    for (const [name, at] of Object.entries(places)) item.style.setProperty("--" + name, `${at.toFixed(1)}px`);
    item.style.setProperty("--turn", `${(off * fan).toFixed(2)}deg`);
    item.style.setProperty("--lap", String((row + 1) * inRow - (place % inRow)));
  });
  markGap(hand, cards, card);
  hand.dataset.across = String(inRow);
  hand.classList.toggle("scrolls", !found);
  hand.classList.toggle("tagged", tag > RING);
  hand.style.setProperty("--card", `${card.toFixed(1)}px`);
  hand.style.setProperty("--rise", `${rise}px`);
  const seen = found ? rows : Math.min(rows, Math.floor((limits[1] - card * 1.5) / pitch) + 1);
  hand.style.height = `${tag + rise + pitch * (seen - 1) + card * 1.5 + lowest + 8}px`;
  if (!found) showFitting(hand);
  showMore();
}

/** That there are more rows below. */
function showMore() {
  const { scrollTop, clientHeight, scrollHeight } = $("hand");
  $("hand-part").classList.toggle("goes-on", scrollTop + clientHeight < scrollHeight - RING);
}

/** Where a card was: before the one that has come into its place, or after the last. */
function markGap(hand, cards, card) {
  const gap = hand.querySelector(".spent");
  if (!gap) return;
  const place = [...hand.children].indexOf(gap);
  const by = cards[Math.min(place, cards.length - 1)];
  gap.style.cssText = by.style.cssText;
  const after = Math.min(parseFloat(by.style.getPropertyValue("--x")) + card, hand.clientWidth - STRIP / 2);
  if (place >= cards.length) gap.style.setProperty("--x", `${after}px`);
}

/** When the turn comes, or the player comes back, or the cards lie differently, the first card that fits is in sight; after that the hand is scrolled by its player alone. */
function showFitting(hand) {
  const first = hand.querySelector(".playable");
  const { across } = hand.dataset;
  const now = [state.view?.wanted, state.view?.hand.length, across, hand.style.height, first?.dataset.code, room()].join();
  if (now !== shownFor && first && !hand.contains(document.activeElement))
    hand.scrollTop = parseFloat(first.parentElement.style.getPropertyValue("--y")) - rem();
  shownFor = now;
}

// The players

/** Points at equal lengths on the upper half of an ellipse: each is told by the part of the way from left to right. */
function along(across, up) {
  const steps = 180;
  const lengths = [0];
  for (let step = 1; step <= steps; step++) {
    const at = ((step - 0.5) / steps) * Math.PI;
    lengths.push(lengths[step - 1] + Math.hypot(Math.sin(at) * across, Math.cos(at) * up));
  }
  return (part) => (lengths.findIndex((length) => length >= part * lengths[steps]) / steps) * Math.PI;
}

/** Everybody has a place for the whole round, whichever way the game goes: first from the left who is next to the left. */
function seatAround(felt) {
  const others = [...$("players").children].filter((item) => !item.classList.contains("me"));
  const ways = [...$("ways").children];
  const across = felt.clientWidth / 2 - 2 * rem();
  const lowest = 1 - Math.sin(along(across, innerHeight * 0.44)(1 / (others.length + 1)));
  const up = Math.min(innerHeight * 0.44, (felt.clientHeight - 6.4 * rem()) / Math.max(lowest, 0.4));
  const at = along(across, up);
  const most = felt.clientWidth / 2 - 5.2 * rem();
  const put = (item, part, inside) => {
    const angle = at(part);
    const off = Math.max(-most, Math.min(most, -Math.cos(angle) * (across - inside)));
    item.style.setProperty("--left", `${felt.clientWidth / 2 + off}px`);
    item.style.setProperty("--top", `${inside + (up - inside) * (1 - Math.sin(angle))}px`);
    return angle;
  };
  for (const item of others) put(item, (Number(item.dataset.place) + 1) / (others.length + 1), 0);
  const back = state.view.direction === "right" ? 180 : 0;
  ways.forEach((way, place) => {
    const angle = put(way, (place + 0.5) / ways.length, (others.length > 5 ? 5.4 : 2.6) * rem());
    const slope = (Math.atan2(-Math.cos(angle) * up, Math.sin(angle) * across) * 180) / Math.PI;
    way.style.transform = `translate(-50%, -50%) rotate(${(slope + back).toFixed()}deg)`;
  });
  $("play").style.setProperty("--arc", `${up}px`);
}

/** @param {() => void} draw everything: another kind of room has other buttons */
export function wireRoom(draw) {
  const look = () => {
    const [before, shape] = [room(), $("players").dataset.shape];
    lookAround();
    if (before !== room() || shape !== $("players").dataset.shape) draw();
    else arrange();
  };
  addEventListener("resize", look);
  $("hand").addEventListener("scroll", showMore);
  if (window.ResizeObserver) new ResizeObserver(look).observe($("skip"));
}
