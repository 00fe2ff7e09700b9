// Cards that fly from whoever plays to the pile, and from the pile to whoever draws. For the eye alone: nothing waits for
// them, and in a burst the later ones are simply where they go.

import { $, el } from "./dom.js";
import { picture } from "./cardview.js";
import { settings } from "./settings.js";
import { screen, state } from "./state.js";

const FLIGHT = { duration: 260, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" };
const WASH = 300;
const MOST = 4; // in the air

const isStill = () => settings.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What happened, before it is drawn; the answer is to be called when it has been. */
export function takeOff(events) {
  if (screen() !== "play" || isStill()) return () => {};
  const flights = events.flatMap(flightsOf).map((flight) => ({ ...flight, start: flight.from()?.getBoundingClientRect() }));
  return () => {
    flights.forEach(fly);
    for (const { event, colour } of events) if (colour && /^(played|colour-named)$/.test(event)) wash(colour);
  };
}

const pile = () => $("pile").firstElementChild;

/** Where somebody's cards are: those of this player in the hand, those of others at their place. */
const placeOf = (seat, code) =>
  seat === state.view?.seat
    ? $("hand").querySelector(`[data-code="${code}"]`)
    : $("players").querySelector(`[data-key="${seat}"] .plate`);

function flightsOf({ event, seat, card, cards, centre, count }) {
  const inRow = (code) => [...$("row").querySelectorAll(`[data-code="${code}"] .card-face`)].pop();
  const away = (code, to) => ({ code, from: () => placeOf(seat, code), to });
  if (event === "played") return [away(card, () => $("top").querySelector(".card-face"))];
  if (event === "laid") return [away(card, () => inRow(card))];
  if (event === "matched") return cards.map((code) => away(code, () => inRow(centre)));
  if (event !== "drew") return [];
  return (cards ?? Array(Math.min(count, 2)).fill("")).map((code) => ({ code, from: pile, to: () => placeOf(seat, code) }));
}

function fly({ code, start, to }) {
  const target = to();
  const end = target?.getBoundingClientRect();
  if (!start?.width || !end?.width || document.querySelectorAll(".flying").length >= MOST) return;
  const card = el("span", { class: "flying", "aria-hidden": "true" }, code ? picture(code) : el("i", { class: "card-back" }));
  const wide = Math.min(start.width, end.width);
  const middle = (place) => `${place.left + place.width / 2}px, ${place.top + place.height / 2}px`;
  const at = (place) => ({ transform: `translate(${middle(place)}) translate(-50%, -50%) scale(${Math.min(place.width / wide, 2)})` });
  card.style.setProperty("--card", `${wide}px`);
  document.body.append(card);
  card.animate([at(start), at(end)], FLIGHT).onfinish = () => card.remove();
  if (target.closest("#top, #hand, #row")) target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], FLIGHT);
}

/** The colour that was named runs over the felt. */
function wash(colour) {
  const over = el("i", { class: `wash ${colour}`, "aria-hidden": "true" });
  $("play").append(over);
  const frames = [{ opacity: 0, transform: "scale(0.3)" }, { opacity: 0.7 }, { opacity: 0, transform: "none" }];
  over.animate(frames, WASH).onfinish = () => over.remove();
}
