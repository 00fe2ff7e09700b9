/**
 * The faces of the cards, drawn: each colour has its shape, its pattern and its letter, so that none is told by colour
 * alone, and the corner marks of the edition stand in braille dots. Pictures only: the words are beside them.
 *
 *     face("r5", { mark: "r5", letters: { red: "R", … } })      an <svg>, hidden from screen readers
 *     face("wi", { mark: "wi", letters, colour: "green" })      a wild that has been given a colour
 *
 * Blue is a circle on waves, green a triangle on slanting grass, red a square on bricks, yellow a sun on sand.
 */

/** @typedef {"blue" | "green" | "red" | "yellow"} Colour */
/** @typedef {Record<string, string | number>} Attributes */

/** @type {Colour[]} */
export const COLOURS = ["blue", "green", "red", "yellow"];
const SVG = "http://www.w3.org/2000/svg";
const MIDDLE = { x: 100, y: 150 };
const PANEL = { x: 12, y: 54, width: 176, height: 192 };

/**
 * @param {string} code the canonical code: r5, b+2, gsk, yrv, wi, wi+4, r#, wd
 * @param {{ mark?: string, letters?: Record<string, string>, colour?: string | null }} [options]
 *     mark: what stands in the corners; letters: those of the colours in the language of the page;
 *     colour: the one that was named for a wild
 * @returns {SVGSVGElement}
 */
export function face(code, { mark = "", letters = {}, colour = null } = {}) {
  const own = COLOURS.find((name) => name[0] === code[0] && !code.startsWith("w")) ?? null;
  const shown = own ?? /** @type {Colour | null} */ (colour);
  const symbol = own ? code.slice(1) : code;
  const card = blank(`card-face ${shown ?? "wild"}`);
  card.append(...(shown ? plain(shown, symbol) : fourfold(symbol)));
  const corner = strip(mark, shown, shown ? (letters[shown] ?? shown)[0].toUpperCase() : "");
  card.append(corner, turned(corner));
  return card;
}

/* The card */

/** @param {string} kind */
function blank(kind) {
  const card = root(kind, "0 0 200 300");
  card.append(draw("rect", { class: "paper", x: 2, y: 2, width: 196, height: 296, rx: 20 }));
  return card;
}

/**
 * A card of one colour: its pattern, its shape, and the number or sign on it.
 * @param {Colour} colour @param {string} symbol
 */
function plain(colour, symbol) {
  const { x, y, width, height } = PANEL;
  return [
    draw("rect", { class: "panel", x, y, width, height, rx: 10 }),
    pattern(colour, x, y, width, height),
    shape(colour, MIDDLE.x, MIDDLE.y, 84, "plate"),
    ...sign(symbol, colour),
  ];
}

/** A card of all colours: a field of each, and what else it does in the middle. @param {string} symbol */
function fourfold(symbol) {
  const open = symbol === "wi";
  const fields = COLOURS.map((colour, place) => field(colour, place % 2 ? 1 : -1, place > 1 ? 1 : -1, open));
  if (open) return fields;
  const [text, size] = symbol === "wd" ? ["2", 84] : ["+4", 60];
  return [...fields, draw("circle", { class: "plate", cx: MIDDLE.x, cy: MIDDLE.y, r: 52 }), label(text, MIDDLE.y, size)];
}

/**
 * A quarter of a wild card; its shape makes room for what stands in the middle.
 * @param {Colour} colour
 * @param {number} across -1 is left, 1 is right
 * @param {number} down
 * @param {boolean} open nothing stands in the middle
 */
function field(colour, across, down, open) {
  const [width, height] = [86, 94];
  const [x, y] = [MIDDLE.x + across * 45, MIDDLE.y + down * 49];
  const [left, top] = [x - width / 2, y - height / 2];
  const aside = open ? 0 : 16;
  const quarter = draw("g", { class: colour });
  quarter.append(
    draw("rect", { class: "panel", x: left, y: top, width, height, rx: 10 }),
    pattern(colour, left, top, width, height),
    shape(colour, x + across * aside, y + down * aside, open ? 34 : 20, "plate"),
  );
  return quarter;
}

/**
 * What stands on the shape. The triangle is narrow at its top: there it is smaller and lower.
 * @param {string} symbol @param {Colour} colour @returns {SVGElement[]}
 */
function sign(symbol, colour) {
  const narrow = colour === "green";
  const y = MIDDLE.y + (narrow ? 27 : 0);
  const scale = narrow ? 0.8 : 1;
  if (symbol in SIGNS) {
    const path = draw("path", { class: "sign", d: SIGNS[symbol] });
    path.setAttribute("transform", `translate(${MIDDLE.x} ${y}) scale(${scale})`);
    return [path];
  }
  if (symbol === "wi") return COLOURS.map((each, place) => small(each, place, y, scale));
  const text = { "wi+4": "+4", wd: "2" }[symbol] ?? symbol;
  const parts = [label(text, y, (text.length > 1 ? 82 : 108) * scale)];
  return text === "6" || text === "9" ? [...parts, underline(y, scale)] : parts;
}

/** A 6 is no 9 upside down. @param {number} y @param {number} scale */
function underline(y, scale) {
  const [width, height] = [48 * scale, 7 * scale];
  return draw("rect", { class: "ink", x: MIDDLE.x - width / 2, y: round(y + 44 * scale), width, height });
}

/** Skip: a leap over somebody. Reverse: there and back. */
const SIGNS = /** @type {Record<string, string>} */ ({
  sk: "M-48 26C-44 -38 28 -52 42 -2M16 -8L44 4L52 -26M-4 30a6 6 0 1 0 .1 0",
  rv: "M-44 -20H40M18 -44L44 -20L18 4M44 24H-40M-18 0L-44 24L-18 48",
});

/** @param {Colour} colour @param {number} place @param {number} y @param {number} scale */
function small(colour, place, y, scale) {
  const group = draw("g", { class: colour });
  const away = 27 * scale;
  const at = { x: MIDDLE.x + (place % 2 ? away : -away), y: y + (place > 1 ? away : -away) };
  group.append(shape(colour, at.x, at.y, 21 * scale, "filled"));
  return group;
}

/* Shapes and patterns */

/**
 * @param {Colour} colour
 * @param {number} x
 * @param {number} y
 * @param {number} size from the middle to the farthest point, about
 * @param {string} role
 */
function shape(colour, x, y, size, role) {
  if (colour === "blue") return draw("circle", { class: role, cx: x, cy: y, r: round(size * 0.86) });
  const corners = OUTLINES[colour].map(([across, down]) => `${round(x + across * size)},${round(y + down * size)}`);
  return draw("polygon", { class: role, points: corners.join(" ") });
}

/** @type {Record<string, number[][]>} */
const OUTLINES = {
  green: [[0, -1.04], [1, 0.88], [-1, 0.88]],
  red: [[-0.77, -0.77], [0.77, -0.77], [0.77, 0.77], [-0.77, 0.77]],
  yellow: Array.from({ length: 20 }, (_, ray) => {
    const far = ray % 2 ? 0.76 : 1;
    const turn = (Math.PI * ray) / 10;
    return [far * Math.sin(turn), -far * Math.cos(turn)];
  }),
};

/**
 * The pattern of a colour as one path that stays within its field.
 * @param {Colour} colour @param {number} x @param {number} y @param {number} width @param {number} height
 */
function pattern(colour, x, y, width, height) {
  const inset = 5;
  const [left, top, right, bottom] = [x + inset, y + inset, x + width - inset, y + height - inset];
  return draw("path", { class: "pattern", d: PATTERNS[colour](left, top, right, bottom) });
}

/** @type {Record<Colour, (left: number, top: number, right: number, bottom: number) => string>} */
const PATTERNS = {
  blue: (left, top, right, bottom) =>
    steps(top + 6, bottom - 4, 15).map((y) => `M${left} ${y}${waves(right - left)}`).join(""),
  green: (left, top, right, bottom) =>
    steps(left + 8, right + bottom - top - 4, 14)
      .map((x) => [Math.max(0, x - right), Math.min(x - left, bottom - top), x])
      .map(([from, to, x]) => `M${x - from} ${top + from}L${x - to} ${top + to}`)
      .join(""),
  red: (left, top, right, bottom) =>
    steps(top, bottom, 14)
      .map((y, row) => `M${left} ${y}H${right}` + bricks(left + (row % 2 ? 8 : 20), right, y, Math.min(14, bottom - y)))
      .join(""),
  yellow: (left, top, right, bottom) =>
    steps(top + 5, bottom - 3, 13)
      .map((y, row) => steps(left + (row % 2 ? 13 : 5), right - 3, 16).map((x) => `M${x} ${y}h.1`).join(""))
      .join(""),
};

/** @param {number} width */
function waves(width) {
  const count = Math.round(width / 19);
  const half = round(width / count / 2);
  return `q${half / 2} -8 ${half} 0t${half} 0`.concat(`t${half} 0t${half} 0`.repeat(count - 1));
}

/** @param {number} from @param {number} right @param {number} y @param {number} height */
function bricks(from, right, y, height) {
  return height < 6 ? "" : steps(from, right - 3, 24).map((x) => `M${x} ${y}v${height}`).join("");
}

/* Corners */

/**
 * What runs along an edge: the mark in braille, then the shape and the letter of the colour.
 * @param {string} mark @param {Colour | null} colour @param {string} letter
 */
function strip(mark, colour, letter) {
  const edge = draw("g", {});
  edge.append(...dots(mark, 24, 22, colour ? 95 : 152));
  if (colour) {
    edge.append(shape(colour, 144, 34, 14, "filled"));
    const sign = draw("text", { class: "letter", x: 172, y: 45, "font-size": 32 });
    sign.textContent = letter;
    edge.append(sign);
  }
  return edge;
}

/** @param {SVGElement} corner */
function turned(corner) {
  const other = /** @type {SVGElement} */ (corner.cloneNode(true));
  other.setAttribute("transform", "rotate(180 100 150)");
  return other;
}

/**
 * A mark as raised dots; the places without a dot are hinted at, so that a cell can be read by itself.
 * @param {string} mark @param {number} left @param {number} top @param {number} room
 */
function dots(mark, left, top, room) {
  const all = cells(mark);
  const pitch = Math.min(11, room / (2.35 * all.length - 1.35));
  return all.flatMap((cell, place) =>
    [0, 1, 2, 3, 4, 5].map((dot) => {
      const raised = (cell >> dot) & 1;
      const cx = left + place * 2.35 * pitch + (dot > 2 ? pitch : 0);
      const cy = top + (dot % 3) * pitch;
      return draw("circle", { class: raised ? "dot" : "no-dot", cx: round(cx), cy: round(cy), r: round(pitch * (raised ? 0.38 : 0.12)) });
    }),
  );
}

/**
 * Braille cells of the letters and signs that marks are made of, by the numbers of their dots. English marks write
 * numbers as UEB does (a number sign, then a-j); marks that begin with their number are French, and write it as
 * French braille does (dot 6, then the digits of Antoine).
 */
const CELLS = /** @type {Record<string, string>} */ ({
  a: "1", b: "12", c: "14", d: "145", e: "15", f: "124", g: "1245", h: "125", i: "24", j: "245", k: "13", l: "123",
  m: "134", n: "1345", o: "135", p: "1234", q: "12345", r: "1235", s: "234", t: "2345", u: "136", v: "1236",
  w: "2456", x: "1346", y: "13456", z: "1356", " ": "", "#": "456 1456",
});
const DIGITS = "jabcdefghi";

/** @param {string} mark @returns {number[]} a bit for each dot, dot 1 the lowest */
function cells(mark) {
  const french = /^[+\d]/.test(mark);
  const parts = mark.match(/[+\d]+|./g) ?? [];
  const written = parts.flatMap((part) => (/^[+\d]/.test(part) ? number(part, french) : (CELLS[part] ?? "").split(" ")));
  return written.map((cell) => [...cell].reduce((bits, dot) => bits | (1 << (Number(dot) - 1)), 0));
}

/** @param {string} part an optional plus and digits @param {boolean} french */
function number(part, french) {
  const digits = [...part.replace("+", "")].map((digit) => CELLS[DIGITS[Number(digit)]]);
  const plus = part[0] === "+" ? ["235"] : [];
  if (!french) return [...(plus.length ? ["5", ...plus] : []), "3456", ...digits];
  const antoine = [...part.replace("+", "")].map((digit) => (digit === "0" ? "3456" : CELLS[DIGITS[Number(digit)]] + "6"));
  return ["6", ...plus, ...antoine];
}

/* Drawing */

/** @param {string} text @param {number} y the middle of the text @param {number} size */
function label(text, y, size) {
  const element = draw("text", { class: "label", x: MIDDLE.x, y: round(y + size * 0.36), "font-size": round(size) });
  element.textContent = text;
  return element;
}

/** @param {number} from @param {number} to @param {number} by */
function steps(from, to, by) {
  return Array.from({ length: Math.floor((to - from) / by + 1e-6) + 1 }, (_, step) => round(from + step * by));
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 100) / 100;
}

/** @param {string} kind @param {string} box */
function root(kind, box) {
  const attributes = { class: kind, viewBox: box, "aria-hidden": "true", focusable: "false" };
  return /** @type {SVGSVGElement} */ (draw("svg", attributes));
}

/** @param {string} name @param {Attributes} attributes @returns {SVGElement} */
function draw(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
  return element;
}
