// The npm package uno-engine behind the wire of `sixdot conform`. scripts/uno-engine fetches it, then:
// sixdot conform --engine "node examples/conform_uno_engine.js build/uno-engine"
// docs/conformance.md describes the requests, and tells how it does.

const path = require("node:path");
const folder = path.resolve(process.argv[2], "node_modules", "uno-engine");
const { Card, Color, Game, Value } = require(folder);
const { name, version } = require(path.join(folder, "package.json"));

const COLOURS = { r: "red", g: "green", b: "blue", y: "yellow" };
const SIGNS = { "+2": Value.DRAW_TWO, rv: Value.REVERSE, sk: Value.SKIP, wi: Value.WILD, "wi+4": Value.WILD_DRAW_FOUR };
const KNOWN = ["edition", "players", "dealer", "hands", "discard", "first", "colour", "draw", "rest"];
let game;

class Unsupported extends Error {}

const colour = (word) => Color[String(word).toUpperCase()];
const player = (seat) => game.getPlayer(String(seat));
const over = () => game.players.some((each) => each.hand.length === 0);

function card(code) {
  if (code.startsWith("wi")) return new Card(SIGNS[code]);
  const sign = code.slice(1);
  return new Card(/^\d$/.test(sign) ? Number(sign) : SIGNS[sign], colour(COLOURS[code[0]]));
}

function code(card) {
  if (!card) return "none"; // it may deal such a one when the pile runs out
  const sign = Object.keys(SIGNS).find((each) => SIGNS[each] === card.value) ?? String(card.value);
  return sign.startsWith("wi") ? sign : Color[card.color][0].toLowerCase() + sign;
}

function position({ do: _, ...given }) {
  const beyond = Object.keys(given).filter((key) => !KNOWN.includes(key));
  if (beyond.length) throw new Unsupported(`no way to set ${beyond.join(", ")}`);
  if (!["rnib", "mattel", "french"].includes(given.edition)) throw new Unsupported("no such rule book");
  if (/[^\d]$|\+/.test(given.first ?? "0")) throw new Unsupported("rounds start with number cards");
  const hands = given.hands ?? Array(given.players).fill([]);
  game = new Game(hands.map((_, seat) => String(seat)));
  const pack = new game.deck.constructor().cards;
  const take = (wanted) => {
    const place = pack.findIndex((each) => code(each) === code(card(wanted)));
    if (place < 0) throw new Error(`the deck has no ${wanted} left`);
    return pack.splice(place, 1)[0];
  };
  hands.forEach((codes, seat) => (player(seat).hand = codes.map(take)));
  hands.forEach((codes, seat) => (game.yellers[seat] = codes.length === 1)); // nobody has a call to make
  const top = [given.discard ?? given.first ?? []].flat().map(take).pop();
  if (top?.isWildCard()) top.color = colour(given.colour);
  game.discardedCard = top;
  const pile = [...(given.draw ?? []).map(take), ...(given.rest === false ? [] : pack)];
  game.deck.cards.splice(0, Infinity, ...pile.reverse()); // it is drawn from the end
  game.deck.shuffle.length = pile.length;
  game.currentPlayer = player(((given.dealer ?? hands.length - 1) + 1) % hands.length);
  return true;
}

function act({ seat, action }) {
  const [verb, what, ...words] = action.split(" ");
  if (verb === "catch") {
    if (!game.uno(player(seat)).includes(player(what))) throw new Error(`${what} draws nothing`);
    return true;
  }
  if (!["play", "draw", "pass"].includes(verb)) throw new Unsupported(`nobody can ${verb}`);
  if (game.currentPlayer !== player(seat) || over()) throw new Error("it is not your turn");
  if (verb !== "play") game[verb]();
  else {
    const held = game.currentPlayer.hand.find((each) => code(each) === code(card(what)));
    if (!held) throw new Error(`there is no ${what} in this hand`);
    const called = words.at(-1) === "uno" && words.pop();
    if (words.length) held.color = colour(words[0]);
    game.play(held);
    if (called) game.uno(player(seat));
  }
  return true;
}

function view() {
  const hand = game.players.map((_, seat) => player(seat).hand.map(code));
  return {
    turn: over() ? null : Number(game.currentPlayer.name),
    phase: over() ? "over" : game.drawn ? "drawn" : "turn",
    direction: game.playingDirection === 1 ? "left" : "right",
    colour: Color[game.discardedCard.color].toLowerCase(), top: code(game.discardedCard), draw_count: game.deck.length,
    round_winner: over() ? hand.findIndex((cards) => cards.length === 0) : null,
    hand, count: hand.map((cards) => cards.length),
  };
}

const hello = () => ({ name, version, profiles: ["core"] });
const may = () => { throw new Unsupported("what is legal cannot be asked"); };

require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  let answer;
  try { answer = { ok: { hello, position, act, may, view }[request.do](request) }; }
  catch (error) { answer = { [error instanceof Unsupported ? "unsupported" : "refused"]: error.message }; }
  console.log(JSON.stringify(answer));
});
