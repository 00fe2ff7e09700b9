// Small tools for the document. Text only ever goes in as text.

/** @param {string} id @returns {any} the element with this id */
export const $ = (id) => document.getElementById(id);

/**
 * A new element: attributes by name, `text`, `on…` listeners, then children.
 * @param {string} tag @param {Record<string, any>} [about] @param {...(Node|string)} children @returns {any}
 */
export function el(tag, about = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(about)) {
    if (name === "text") made.textContent = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (typeof value === "boolean") made.toggleAttribute(name, value);
    else made.setAttribute(name, String(value));
  }
  made.append(...children);
  return made;
}

/** Change a text only if it is another one, and only its letters: a screen reader is told of all that comes and goes. */
export function write(element, text) {
  if (element.textContent === text) return;
  const only = element.childNodes.length === 1 ? element.firstChild : null;
  if (only?.nodeType === Node.TEXT_NODE && text) only.data = text;
  else element.textContent = text;
}

/** What stands for somebody where there is no room for a name. */
export const initial = (name) => [...name].slice(0, 1).join("").toLocaleUpperCase(document.documentElement.lang);

/** Give an element an attribute, or take it away: nothing is written that is there already. */
export function mark(element, name, value) {
  if (!value) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Bring the children of a list in line with `items` without touching those that stay: each has a `key`; `make` builds
 * a new child, `renew` brings a child up to date. The child that has the focus is never moved; one that is spent stays.
 * @template T
 * @param {HTMLElement} list @param {T[]} items @param {(item: T) => string} key
 * @param {(item: T) => HTMLElement} make @param {(child: HTMLElement, item: T, place: number) => void} renew
 */
export function keep(list, items, key, make, renew) {
  const spent = /** @type {HTMLElement|null} */ (list.querySelector(":scope > .spent"));
  const from = [...list.children].findIndex((child) => child === spent);
  const there = new Map([...list.children].map((child) => [/** @type {any} */ (child).dataset.key, child]));
  if (spent) there.delete("");
  const renewed = items.map((item) => {
    const name = key(item);
    const child = /** @type {HTMLElement} */ (there.get(name) ?? make(item));
    child.dataset.key = name;
    there.delete(name);
    return child;
  });
  for (const gone of there.values()) gone.remove();
  const wanted = spent ? [...renewed.slice(0, from), spent, ...renewed.slice(from)] : renewed;
  const still = wanted.findIndex((child) => child.contains(document.activeElement));
  wanted.forEach((child, place) => {
    if (list.children[place] === child || place === still) return;
    if (place < still) list.insertBefore(child, wanted[still]);
    else list.insertBefore(child, place > 0 ? wanted[place - 1].nextSibling : list.firstChild);
  });
  items.forEach((item, place) => renew(renewed[place], item, place));
}

/** @param {HTMLSelectElement} select @param {string[][]} options value and words @param {string} chosen */
export function fill(select, options, chosen) {
  const made = options.map(([value, words]) => el("option", { value, text: words }));
  select.replaceChildren(...made);
  select.value = chosen;
}

/** What was sent in vain comes back, unless something else has been written since. */
export function giveBack(field, text) {
  if (field.value) return;
  field.value = text;
  field.select();
}

/** What is kept in this browser; where storage is forbidden (even to ask for it may throw), as long as the page. */
const held = new Map();
export const kept = {
  get(key, where = "localStorage") {
    try {
      return JSON.parse(window[where].getItem("sixdot:" + key) ?? "null");
    } catch {
      return held.get(key) ?? null;
    }
  },
  set(key, value, where = "localStorage") {
    held.set(key, value);
    try {
      if (value === null) window[where].removeItem("sixdot:" + key);
      else window[where].setItem("sixdot:" + key, JSON.stringify(value));
    } catch {
      // Nothing is lost but what would have been remembered next time.
    }
  },
};
