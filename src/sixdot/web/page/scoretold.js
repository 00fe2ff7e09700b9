// What the score keeper says, in the words of the terminal's: a round, how the game stands, who deals, what was changed.
// The sentences come as patterns: texts, ["$", value] and ["?", what to choose by, which by default, choices].

import { el } from "./dom.js";
import { settings } from "./settings.js";

let known = /** @type {any} */ (null);

/** From now on in these words. */
export function speakScore(words) {
  known = words;
}

export function phrase(id, values = {}) {
  const pattern = (settings.length === "brief" && known.brief[id]) || known.messages[id];
  if (pattern.every((piece) => typeof piece === "string")) return pattern.join("");
  const filled = format(pattern, Object.fromEntries(Object.entries(values).flatMap(taken)));
  return filled.split(" ").filter(Boolean).join(" ");
}

/** An element with words that are written anew in another language. */
export const spelt = (tag, id, about = {}) => el(tag, { "data-s": id, text: phrase(id), ...about });

function taken([name, value]) {
  if (Array.isArray(value)) return [[name, listing(value)], [`${name}-count`, value.length]];
  return [[name, value === null ? "none" : value === true ? "yes" : value === false ? "no" : value]];
}

const format = (pattern, values) =>
  pattern.map((piece) => (typeof piece === "string" ? piece : piece[0] === "$" ? values[piece[1]] : format(chosen(piece, values), values))).join("");

/** The variant that fits: the very number, then its plural form; or the very word; or the one by default. */
function chosen([, selector, usual, variants], values) {
  const value = selector[0] === "$" ? values[selector[1]] : format([selector], values);
  const plural = typeof value === "number" ? known.plurals[Math.min(value, known.plurals.length - 1)] : value;
  const named = (key) => variants.find(([name]) => String(name) === String(key));
  return (named(value) ?? named(plural) ?? variants[usual])[1];
}

const between = (id) => phrase(id, { before: "|", item: "|" }).slice(1, -1);

/** "A, B, C": the language knows what stands between them, and between the last two. */
function joined(items, by = "list-more", last = by) {
  if (items.length < 2) return items.join("");
  return items.slice(0, -1).join(between(by)) + between(last) + items[items.length - 1];
}

const listing = (items) => (items.length ? joined(items, "list-more", "list-last") : phrase("list-none"));
export const both = (names) => joined(names, "list-more", "table-and");
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** Sentences one after the other, each with a capital. */
export const inOne = (parts) => parts.filter(Boolean).map(capital).join(phrase("between-deeds"));

export class Telling {
  constructor(keeper) {
    this.keeper = keeper;
    this.names = keeper.names;
  }

  // How it begins and goes on

  welcome(again) {
    const { keeper, names } = this;
    const { form, target } = keeper.scoring;
    const told = phrase(again ? "sheet-again" : "sheet-welcome", { "edition-title": keeper.facts.title, players: names, round: keeper.number });
    const stands = again && keeper.counted.length ? this.totals() : "";
    return inOne([told, phrase("target", { form, target }), stands, this.next()]);
  }

  /** The scores of players or teams, the best first, and what wins. */
  totals() {
    const { scores, scoring } = this.keeper;
    const { form, target } = scoring;
    const told = this.ranked(scoring.units.map((_unit, place) => place)).map((place) => {
      const out = form === "elimination" && scores[place] >= target;
      const who = both(this.called(scoring.units[place]));
      return phrase(out ? "table-score-out" : "table-score-of", { who, points: scores[place] });
    });
    return inOne([phrase("table-score", { scores: joined(told), form: form === "credit" ? "first-to" : form, target })]);
  }

  /** Who deals, who plays together, and what is asked; at the end, who has won. */
  next() {
    const { keeper } = this;
    if (keeper.isOver) return this.won();
    const rotates = keeper.scoring.form === "rotating";
    const pairs = rotates || (!keeper.rounds.length && keeper.couples.length) ? this.partners() : "";
    return inOne([this.dealer(), pairs, phrase("sheet-ask-out")]);
  }

  won() {
    return inOne([phrase("game-over", { winners: this.called(this.keeper.winners), yours: false }), phrase("score-page-ended")]);
  }

  dealer() {
    const { dealer, facts, number, rounds } = this.keeper;
    const drawn = facts.drawn && (facts.next === "drawn" || !rounds.length);
    return phrase("sheet-next", { dealer: dealer === null ? null : this.names[dealer], drawn, round: number });
  }

  /** Who plays with whom in the next round; nothing where everybody plays alone. */
  partners() {
    const { couples, number } = this.keeper;
    const pairs = couples.map((pair) => {
      const [first, second] = this.called(pair);
      return phrase("sheet-pair", { first, second });
    });
    return pairs.length ? phrase("sheet-pairs", { round: number, pairs: listing(pairs) }) : "";
  }

  // While a round is entered

  out(winner) {
    return phrase("sheet-out", { who: this.name(winner) });
  }

  askHand(seat) {
    return phrase("sheet-ask-hand", { who: this.names[seat] });
  }

  hand(seat, held, was = false) {
    const cards = typeof held === "number" || !held.length ? null : held.map((code) => this.card(code));
    return phrase("sheet-hand", { who: this.names[seat], cards, points: this.keeper.points(held), was });
  }

  card(code) {
    const { facts, kinds } = this.keeper;
    return facts.cards[kinds.get(code)][1];
  }

  // Rounds

  round(number) {
    const { counted, facts, out, scoring } = this.keeper;
    const { winner, changes, scores, gone } = counted[number - 1];
    const who = this.name(winner);
    const place = winner === null || scoring.low ? -1 : scoring.units.findIndex((unit) => unit.includes(winner));
    const told = [];
    if (place >= 0) {
      const names = this.called(scoring.units[place]);
      const values = { owners: both(names), team: names.length > 1, points: changes[place], total: scores[place] };
      told.push(phrase("sheet-scores", { round: number, who, ...values }));
    } else {
      told.push(phrase("sheet-charges", { round: number, who }));
      if (winner !== null) told.push(phrase("charged", { gains: this.gains(changes) }));
    }
    told.push(phrase("scores-stand", { totals: this.standing(), told: !scoring.low }));
    told.push(...gone.map((seat) => phrase("eliminated", { who: this.names[seat] })));
    if (gone.length && this.names.length - out.size === 2) told.push(phrase("two-left", { skips: facts.skips }));
    return inOne(told);
  }

  gains(changes) {
    const places = changes.map((_change, place) => place).filter((place) => changes[place]);
    return this.scores(changes, places) || null;
  }

  /** The totals of all who still play, the best first. */
  standing() {
    const { counted, scores, scoring } = this.keeper;
    const gone = this.keeper.outBefore(counted.length);
    const plays = (place) => !scoring.units[place].every((seat) => gone.includes(seat));
    return this.scores(scores, this.ranked(scores.map((_score, place) => place).filter(plays)));
  }

  ranked(places) {
    const { scores, scoring } = this.keeper;
    const sign = scoring.low ? 1 : -1;
    return places.sort((one, other) => sign * (scores[one] - scores[other]));
  }

  scores(points, places) {
    const { units } = this.keeper.scoring;
    const told = places.map((place) => phrase("score-of", { owners: this.called(units[place]), points: points[place] }));
    return joined(told, "scores-more");
  }

  called(seats) {
    return seats.map((seat) => this.names[seat]);
  }

  name(seat) {
    return seat === null ? null : this.names[seat];
  }

  /** One round, with what everybody had. */
  details(number) {
    const { counted, rounds } = this.keeper;
    const told = rounds[number - 1].hands.map((held, seat) => (this.keeper.points(held) || held.length ? this.hand(seat, held, true) : ""));
    const dealer = counted[number - 1]?.dealer ?? null;
    return inOne([this.line(number), ...told, dealer === null ? "" : phrase("sheet-dealt", { who: this.names[dealer] })]);
  }

  line(number) {
    const each = this.keeper.counted[number - 1];
    if (!each) return phrase("sheet-line-aside", { round: number });
    const totals = this.scores(each.scores, each.scores.map((_score, place) => place));
    return phrase("sheet-line", { round: number, who: this.name(each.winner), gains: this.gains(each.changes), totals });
  }

  // Changes

  /** After a round or a change: what it was, how the game stands now, and how it goes on. */
  entered({ do: does, number = 0 }) {
    const { counted } = this.keeper;
    const told = [];
    if (does === "round") told.push(this.round(counted.length));
    else if (does === "correct") {
      const { winner, changes } = counted[number - 1];
      told.push(phrase("sheet-corrected", { number, who: this.name(winner), gains: this.gains(changes) }), this.totals());
    } else if (does === "remove") told.push(phrase("sheet-removed", { number }), this.totals());
    return inOne([...told, this.aside(), this.next()]);
  }

  /** After this entry was undone, or done again. */
  turned(turn, { do: does, number, seat }) {
    const { counted } = this.keeper;
    const which = does === "round" ? this.keeper.number - (turn === "undo" ? 0 : 1) : number;
    const told = phrase(turn === "undo" ? "sheet-undone" : "sheet-redone", { does, number: which, who: this.names[seat] ?? "" });
    return inOne([told, counted.length ? this.totals() : "", this.aside(), this.next()]);
  }

  /** Which rounds do not count, because a correction has brought the end of the game forward. */
  aside() {
    const { counted, rounds } = this.keeper;
    const [round, until] = [counted.length + 1, rounds.length];
    return round > until ? "" : phrase("sheet-left-aside", { round, until, count: until - round + 1 });
  }
}
