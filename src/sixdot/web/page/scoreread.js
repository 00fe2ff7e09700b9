// What is typed of a hand: the cards by mark or name, or only the points. As sixdot.score.reading reads it; the words
// come from there, each with a letter for what it says: colour, number, perhaps (a number or an article), kard, symbol,
// ignored, and, between cards, other; digits are found here.

import { Trouble } from "./scorekeeper.js";

const MOST_DIGITS = 6;
const MOST_CARDS = 108;
const MOST_WORDS = 8; // in one phrase
const LONGEST = 400;
const SHORTEST = 3;
const BETWEEN = { kind: "a", value: "" };
/** A number of cards, and then the words of one: "two red fives". */
const SEVERAL = ["ncn", "nnc", "ncs", "nsc", "ns", "nk"];

/** A text as it is compared: lower case without accents, words with single spaces, of limited length. */
export function folded(text) {
  const plain = [...text].slice(0, LONGEST).join("").normalize("NFKD").toLowerCase();
  const same = plain.replace(/ß/g, "ss").replace(/œ/g, "oe").replace(/’/g, "'").replace(/\b[ld]'(?=\w)/g, "");
  const kept = same.replace(/\p{M}/gu, "").replace(/[^\p{L}\p{N}+#=-]/gu, " ").replace(/=/g, " = ");
  if (kept.trim() === "-") return "-";
  const words = kept.replace(/-/g, " ").replace(/\+ +(?=[0-9])/g, "+").split(/\s+/).filter(Boolean);
  return (plain.trimStart().startsWith("?") ? "?" : "") + words.join(" ");
}

/** What was typed, short enough to be repeated: by whole words, unless they are long. */
export function quoted(typed) {
  const text = [...typed.replace(/\p{C}/gu, " ").split(/\s+/).filter(Boolean).join(" ")];
  if (text.length <= 40) return text.join("");
  const begun = text.slice(0, 40).join("");
  const whole = begun.slice(0, Math.max(begun.lastIndexOf(" "), 0));
  return ([...whole].length > 20 ? whole : text.slice(0, 39).join("")).replace(/[ ,;:]+$/, "") + "…";
}

/** The cards by their codes in the order of the deck, or the points; a Trouble says what of it cannot be read. */
export function handIn(typed, facts, known) {
  const unread = () => new Trouble("sheet-what", { typed: quoted(typed), example: facts.example });
  const total = totalIn(typed, known, unread);
  if (total !== null) return total;
  const words = wordsIn(facts, known);
  const cards = facts.cards.map(([code, name, worth, , symbol, colour, number]) => ({ code, name, worth, symbol, colour, number }));
  const meant = typed.split(/[,;/]/).flatMap((part) => {
    const [times, pieces] = several(said(part, words, facts.example), part);
    return groupsOf(pieces, cards).flatMap((group) => Array(times).fill(oneOf(group, cards, unread)));
  });
  if (!meant.length || meant.length > MOST_CARDS) throw unread();
  if (meant.some(({ kind }) => kind < 0)) return meant.reduce((all, { worth }) => all + worth, 0);
  return meant.sort((one, other) => one.kind - other.kind).map(({ kind }) => cards[kind].code);
}

/** What the words say about cards; a Trouble names one that says nothing. */
function said(part, words, example) {
  let tokens = folded(part).split(" ").filter(Boolean);
  if (tokens.length > 1 && (/^\p{Nd}+$/u.test(tokens[0]) || /^[np]/.test(words.get(tokens[0]) ?? "")))
    tokens = tokens.map((token) => (words.has(token) ? token : (oneOfThem(token, words) ?? token)));
  try {
    return piecesOf(tokens, words);
  } catch (word) {
    if (typeof word !== "string") throw word;
    throw new Trouble("sheet-word", { word: quoted(word), example });
  }
}

/** The word for one of them: "fives" are several of a five. */
function oneOfThem(token, words) {
  return [1, 2].map((length) => token.slice(0, -length)).find((one) => token.endsWith("s") && words.has(one));
}

/** How many cards of one kind are named, and which. */
function several(pieces, part) {
  const kinds = pieces.map(({ kind }) => (kind === "d" ? "n" : kind)).join("");
  if (kinds === "nc" && /[^s]s$/.test(folded(part))) throw new Trouble("sheet-plural", { typed: quoted(part) });
  const times = pieces[0]?.value;
  return SEVERAL.includes(kinds) && times >= 1 && times <= MOST_CARDS ? [times, pieces.slice(1)] : [1, pieces];
}

const wordsIn = (facts, known) => new Map([...Object.entries(known.words), ...Object.entries(facts.words)]);

/** Names with commas or "and" between them, or else spaces. */
export function peopleIn(typed, facts, known) {
  const words = wordsIn(facts, known);
  const tokens = typed.replace(/[,;]/g, " , ").split(/\s+/);
  const parted = tokens.map((token) => (words.get(folded(token)) === "a" ? "," : token));
  const found = parted.join(" ").split(",").map((name) => name.trim()).filter(Boolean);
  return found.length === 1 ? found[0].split(" ") : found;
}

export function isCard(name, facts, known) {
  try {
    return typeof handIn(name, facts, known) !== "number";
  } catch {
    return false;
  }
}

/** A number alone, in digits or words, perhaps with the word for points; or that nothing is left. */
function totalIn(typed, { nothing, numbers, points }, unread) {
  const said = folded(typed).split(" ");
  if (nothing.includes(said.join(" "))) return 0;
  if (said.length > 1 && points.includes(said[said.length - 1])) said.pop();
  if (said.length > 1 || !/^[0-9]+$/.test(said[0]) || typed.includes("+")) return spoken(folded(said.join(" ")), numbers);
  if (said[0].length > MOST_DIGITS || typed.trim().startsWith("-")) throw unread();
  return Number(said[0]);
}

/** A number below a thousand in words, such as five hundred and twenty. */
function spoken(text, numbers) {
  for (const { hundreds, called } of numbers) {
    const known = (word) => (word === "0" ? 0 : called.findIndex((names) => names.includes(word)));
    if (known(text) >= 0) return known(text);
    const after = (rest) => known(rest.replace(/^ and/, "").trim() || "0");
    const one = hundreds.find((name) => text === name || text.startsWith(`${name} `));
    if (one && after(text.slice(one.length)) >= 0) return 100 + after(text.slice(one.length));
    const [before, ...rest] = text.split(` ${hundreds[hundreds.length - 1]}`);
    const count = known(before);
    const left = after(rest.join(` ${hundreds[hundreds.length - 1]}`).replace(/^s/, ""));
    if (rest.length && count >= 1 && count <= 9 && left >= 0) return count * 100 + left;
  }
  return null;
}

const pieceOf = (said) => ({ kind: said[0], value: "cnpk".includes(said[0]) ? Number(said.slice(1)) : said.slice(1) });

/** What each word says about a card, longer phrases first; throws the first word that says nothing. */
function piecesOf(tokens, words) {
  const found = [];
  for (let place = 0; place < tokens.length; ) {
    let length = Math.min(MOST_WORDS, tokens.length - place);
    while (length && !words.has(tokens.slice(place, place + length).join(" "))) length -= 1;
    const said = words.get(tokens.slice(place, place + length).join(" "));
    if (said === "o") throw tokens[place];
    found.push(...(length ? [pieceOf(said)] : oneWord(tokens[place], words, tokens.length === 1)));
    place += length || 1;
  }
  return withoutArticles(found);
}

function oneWord(word, words, alone = false) {
  if (words.has(word)) return [pieceOf(words.get(word))];
  if (/^[0-9]+$/.test(word) && word.length <= MOST_DIGITS) return [{ kind: "d", value: Number(word) }];
  if (/^\+[0-9]+$/.test(word)) return [BETWEEN, ...oneWord(word.slice(1), words)];
  for (const glued of [/^([a-z]+)(\+?[0-9]+)$/, /^(\+?[0-9]+)([a-z]+)$/]) {
    const parts = word.match(glued)?.slice(1) ?? [];
    if (parts.some((part) => words.has(part))) return parts.flatMap((part) => oneWord(part, words));
  }
  const summed = word.split("+");
  if (summed.length === 2 && summed.every(Boolean)) return [...oneWord(summed[0], words), BETWEEN, ...oneWord(summed[1], words)];
  if (alone) throw word;
  return [beginning(word, words)];
}

/** The only colour, number or symbol that begins like this; two letters are enough for a colour. */
function beginning(word, words) {
  if (word.length > 1 && /^\p{L}+$/u.test(word)) {
    const begins = ([phrase, said]) => phrase.startsWith(word) && !phrase.includes(" ") && "cns".includes(said[0]);
    const found = [...new Set([...words].filter(begins).map(([, said]) => said))];
    if (found.length === 1 && (word.length >= SHORTEST || found[0][0] === "c")) return pieceOf(found[0]);
  }
  throw word;
}

/** "Un" is an article before a number or a symbol, otherwise the number. */
function withoutArticles(pieces) {
  return pieces.flatMap((piece, place) => {
    if (piece.kind === "i") return [];
    if (piece.kind !== "p") return [piece];
    return "ndski".includes(pieces[place + 1]?.kind ?? "b") ? [] : [{ ...piece, kind: "n" }];
  });
}

/** The words of one card. */
function grouped(pieces = /** @type {any[]} */ ([])) {
  const of = (kinds) => pieces.filter(({ kind }) => kinds.includes(kind)).map(({ value }) => value);
  return { pieces, kinds: of("k"), colours: of("c"), numbers: of("nd"), symbols: of("s") };
}

/** Each card that is said. In a hand a wild stands for nothing: no colour belongs to it but its own. */
function groupsOf(pieces, cards) {
  const plain = cards.filter(({ colour }) => colour < 0).map(({ symbol }) => symbol);
  const found = [grouped()];
  for (const piece of pieces) {
    const last = found[found.length - 1];
    const whole = last.kinds.length > 0 || last.symbols.some((symbol) => plain.includes(symbol));
    const wild = piece.kind === "s" && plain.includes(piece.value);
    if ("ab".includes(piece.kind)) found.push(grouped());
    else if (last.pieces.length && (whole || wild || !takes(last, piece, cards))) found.push(grouped([piece]));
    else found[found.length - 1] = grouped([...last.pieces, piece]);
  }
  return found.filter((group) => group.pieces.length);
}

/** Whether a piece may belong to the same card. */
function takes({ kinds, colours, numbers, symbols }, { kind }, cards) {
  const wild = [...symbols, ...kinds.map((card) => cards[card].symbol)].includes("#") || symbols.includes("wi");
  if (kind === "c") return !colours.length && !kinds.some((card) => cards[card].colour >= 0);
  if (kind === "n" || kind === "d") return !numbers.length && (wild || !(kinds.length || symbols.length));
  return kind === "s" && !(kinds.length || symbols.length || numbers.length);
}

function fits({ kinds, colours, numbers, symbols }, card, kind) {
  if (kinds.length) return kind === kinds[0];
  if (card.colour >= 0 && colours.length && card.colour !== colours[0]) return false;
  if (symbols.length) {
    const right = card.symbol === symbols[0] || (symbols[0] === "wi" && ["#", "wd"].includes(card.symbol));
    return right && (!numbers.length || card.symbol === "#" || card.number === numbers[0]);
  }
  return numbers.length ? card.number === numbers[0] : card.colour >= 0;
}

/** The card, and what it counts; without its colour, a card other than a number still counts the same (kind: -1). */
function oneOf(group, cards, unread) {
  const kinds = cards.map((_card, kind) => kind).filter((kind) => fits(group, cards[kind], kind));
  if (!kinds.length) throw unread();
  const worths = new Set(kinds.map((kind) => cards[kind].worth));
  const [worth] = worths;
  if (kinds.length === 1) return { kind: kinds[0], worth };
  if (group.numbers.length) throw new Trouble("sheet-colour", { number: group.numbers[0] });
  if (!group.symbols.length || worths.size > 1)
    throw new Trouble("sheet-which", { cards: kinds.slice(0, 4).map((kind) => cards[kind].name) });
  return { kind: -1, worth };
}
