// The score of real cards: what was entered, entry by entry, and how the game stands by it. As sixdot.score.keeper has
// it, by the facts that come from there; a test compares the two.

/** Something that cannot be: a message and its values. */
export class Trouble extends Error {
  constructor(message, values = {}) {
    super(message);
    this.values = values;
  }
}

const LOW = ["lowest", "elimination", "charge", "rotating"];
const PAIRED = ["credit", "charge"];
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
const isNothing = (held) => held === 0 || (typeof held === "object" && held.length === 0);

/** How a table scores: the form, or none if the rule book has it not. */
export function formOf(facts, agreed) {
  if (agreed.partners === "rotating") return "rotating";
  if (agreed.partners === "teams") return "credit";
  return agreed.partners === "opposite" ? facts.partners : (agreed.scoring ?? Object.keys(facts.scorings)[0]);
}

/** What a round adds to each score, and who has won. */
class Scoring {
  constructor(form, players, target, couples) {
    this.form = form;
    this.target = target;
    this.low = LOW.includes(form);
    const count = PAIRED.includes(form) ? players / 2 : players;
    this.units = Array.from({ length: count }, (_none, seat) => (count < players ? [seat, seat + count] : [seat]));
    this.turns = couples;
  }

  couples(number) {
    if (this.form !== "rotating") return this.units.filter((unit) => unit.length > 1);
    return this.turns[Math.min(number, this.turns.length) - 1];
  }

  changes(points, winner, number) {
    const of = (seats) => sum(seats.map((seat) => points[seat]));
    if (this.form === "rotating") return this.units.map(([seat]) => of(this.couples(number).find((pair) => pair.includes(seat))));
    return this.units.map((unit) => (this.low ? of(unit) : unit.includes(winner) ? sum(points) - of(unit) : 0));
  }

  winners(scores, number, out) {
    const staying = this.units.map((unit) => unit.some((seat) => !out.has(seat)));
    const left = this.units.flat().filter((seat) => !out.has(seat));
    if (this.form === "elimination") return left.length === 1 ? left : [];
    const ended = this.form === "rotating" ? number >= this.turns.length : Math.max(...scores) >= this.target;
    if (!ended) return [];
    const lowest = Math.min(...scores.filter((_score, place) => staying[place]));
    const wins = (score, place) => (this.low ? staying[place] && score === lowest : score >= this.target);
    const won = this.units.filter((_unit, place) => wins(scores[place], place));
    return won.flat().sort((one, other) => one - other);
  }
}

export class Keeper {
  /** `known`: what holds for all rule books; `agreed`: edition, scoring, target, partners. */
  constructor(known, agreed, names) {
    this.known = known;
    this.facts = known.editions[agreed.edition];
    this.agreed = agreed;
    this.names = names;
    const target = agreed.target ?? this.facts.target;
    this.scoring = new Scoring(formOf(this.facts, agreed), names.length, target, known.couples);
    this.kinds = new Map(this.facts.cards.map(([code], kind) => [code, kind]));
    this.rounds = /** @type {any[]} */ ([]); // all that were entered
    this.dealers = /** @type {(number|null)[]} */ ([null]); // as they were told, one more than rounds; none: by the rule book
    this.past = /** @type {any[]} */ ([]);
    this.undone = /** @type {any[]} */ ([]);
    this.counted = /** @type {any[]} */ ([]); // those that count, as they were scored
    this.scores = /** @type {number[]} */ ([]);
    this.out = /** @type {Set<number>} */ (new Set());
    this.winners = /** @type {number[]} */ ([]);
    this.isOver = false; // also without a winner: a correction may leave nobody in the game
    this.scored = 0; // rounds that somebody has won
    this.nextDealer = /** @type {number|null} */ (null);
    this.count();
  }

  // How the game stands

  get number() {
    return this.rounds.length + 1;
  }

  get dealer() {
    return this.whoDeals(this.dealers[this.dealers.length - 1]);
  }

  whoDeals(told) {
    return told === null || this.out.has(told) ? this.nextDealer : told;
  }

  get couples() {
    return this.scoring.couples(this.scored + 1);
  }

  points(held) {
    return typeof held === "number" ? held : sum(held.map((code) => this.facts.cards[this.kinds.get(code)][2]));
  }

  get mostPoints() {
    return sum(this.facts.cards.map(([, , worth, copies]) => worth * copies));
  }

  outBefore(number) {
    return this.counted.slice(0, number - 1).flatMap(({ gone }) => gone);
  }

  /** Whose cards count when this player goes out of this round, beginning on the left. */
  asked(winner, number) {
    if (winner === null || (this.isOver && number > this.counted.length)) return [];
    const players = this.names.length;
    const scored = this.counted.slice(0, number - 1).filter((each) => each.winner !== null).length + 1;
    const seats = this.names.slice(1).map((_name, step) => (winner + step + 1) % players);
    const alone = (seat) => this.names.map((_name, other) => Number(seat === other));
    const gone = this.outBefore(number);
    return seats.filter((seat) => !gone.includes(seat) && this.scoring.changes(alone(seat), winner, scored).some(Boolean));
  }

  // Entries, as they are kept: {do, number, winner, hands, seat}

  round(winner, left, number = 0) {
    const hands = this.names.map((_name, seat) => left.get(seat) ?? []);
    return number ? { do: "correct", number, winner, hands } : { do: "round", winner, hands };
  }

  last(does) {
    const found = does === "undo" ? this.past[this.past.length - 1]?.entry : this.undone[this.undone.length - 1];
    if (!found) throw new Trouble(does === "undo" ? "sheet-no-undo" : "sheet-no-redo");
    return found;
  }

  /** Nothing, or a Trouble that says why this entry makes no sense now. */
  check(entry) {
    const { do: does, number = 0, seat } = entry;
    if (does === "undo" || does === "redo") {
      this.last(does);
      return;
    }
    if (this.isOver && (does === "round" || does === "dealer"))
      throw new Trouble("sheet-over", { winners: this.winners.map((each) => this.names[each]) });
    if (does === "round") {
      const most = this.known["most-rounds"];
      if (this.number > most) throw new Trouble("sheet-full", { most });
      this.checkRound(entry, this.number);
    } else if (does === "dealer") {
      if (number !== this.number || !(seat in this.names)) throw new Trouble("sheet-senseless");
      this.checkPlays(seat, this.number);
    } else if (does === "correct") {
      this.checkNumber(number, true);
      this.checkRound(entry, number);
    } else if (does === "remove") this.checkNumber(number, false);
    else throw new Trouble("sheet-senseless");
  }

  checkNumber(number, counts) {
    const [count, last] = [this.rounds.length, this.counted.length];
    if (!(number >= 1 && number <= count)) throw new Trouble("sheet-no-round", { number, count });
    if (counts && number > last) throw new Trouble("sheet-aside", { number, last });
  }

  checkPlays(seat, number) {
    if (this.outBefore(number).includes(seat)) throw new Trouble("sheet-gone", { who: this.names[seat] });
  }

  checkRound({ winner, hands }, number) {
    const right = (held) => Number.isInteger(held) || (Array.isArray(held) && held.every((code) => this.kinds.has(code)));
    if (hands?.length !== this.names.length || !hands.every(right) || !(winner === null || winner in this.names))
      throw new Trouble("sheet-senseless");
    if (winner !== null) {
      this.checkPlays(winner, number);
      if (!isNothing(hands[winner])) throw new Trouble("sheet-out-holds", { who: this.names[winner] });
    }
    hands.forEach((held, seat) => isNothing(held) || this.checkPlays(seat, number));
    const counts = new Map();
    for (const code of hands.flatMap((held) => (typeof held === "number" ? [] : held)))
      counts.set(code, (counts.get(code) ?? 0) + 1);
    for (const [code, count] of counts) {
      const [, card, , copies] = this.facts.cards[this.kinds.get(code)];
      if (count > copies) throw new Trouble("sheet-too-many", { card, count, copies });
    }
    const most = this.mostPoints;
    const alone = hands.find((held) => typeof held === "number" && !(held >= 0 && held <= most));
    const value = alone ?? sum(hands.map((held) => this.points(held)));
    if (alone !== undefined || value > most) throw new Trouble("sheet-number", { value, most });
  }

  /** Let an entry count; a Trouble and no change if it makes no sense. */
  take(entry) {
    this.check(entry);
    const { rounds, dealers } = this;
    if (entry.do === "undo") {
      const { entry: undone, ...before } = this.past.pop();
      this.undone.push(undone);
      Object.assign(this, before);
    } else {
      const meant = entry.do === "redo" ? this.undone.pop() : entry;
      if (entry.do !== "redo") this.undone = [];
      this.past.push({ entry: meant, rounds, dealers });
      this.write(meant);
    }
    this.count();
  }

  write({ do: does, number = 0, winner, hands, seat }) {
    const rounds = [...this.rounds];
    const dealers = [...this.dealers];
    const place = number - 1;
    if (does === "dealer") dealers[place] = seat;
    else if (does === "remove") {
      rounds.splice(place, 1);
      dealers.splice(place, 1);
    } else if (does === "correct") rounds[place] = { winner, hands };
    else {
      rounds.push({ winner, hands });
      dealers.push(null);
    }
    Object.assign(this, { rounds, dealers });
  }

  /** From the first round on; what comes after the end of the game does not count. */
  count() {
    this.scores = this.scoring.units.map(() => 0);
    this.out = new Set();
    this.winners = [];
    this.counted = [];
    this.isOver = false;
    this.scored = 0;
    this.nextDealer = null;
    this.rounds.forEach((kept, place) => this.isOver || this.score(kept, this.whoDeals(this.dealers[place])));
  }

  score({ winner, hands }, dealer) {
    const { scoring } = this;
    let changes = this.scores.map(() => 0);
    let gone = /** @type {number[]} */ ([]);
    if (winner !== null) {
      this.scored += 1;
      changes = scoring.changes(hands.map((held) => this.points(held)), winner, this.scored);
      this.scores = this.scores.map((score, place) => score + changes[place]);
      if (scoring.form === "elimination")
        gone = this.names.map((_name, seat) => seat).filter((seat) => !this.out.has(seat) && this.scores[seat] >= scoring.target);
      gone.forEach((seat) => this.out.add(seat));
      this.winners = scoring.winners(this.scores, this.scored, this.out);
    }
    const present = this.names.map((_name, seat) => seat).filter((seat) => !this.out.has(seat));
    this.nextDealer = this.dealerAfter(dealer, winner, present);
    if (present.length < 2 && !this.winners.length) this.winners = present;
    this.isOver = this.winners.length > 0 || present.length < 2;
    this.counted.push({ winner, hands, dealer, changes, scores: this.scores, gone });
  }

  dealerAfter(dealt, winner, present) {
    const { next } = this.facts;
    const dealer = next === "winner" && winner !== null ? winner : dealt;
    if (dealer === null || !present.length || next === "drawn") return null;
    if (next === "winner" && present.includes(dealer)) return dealer;
    return present.find((seat) => seat > dealer) ?? present[0];
  }
}
