// Several people at one device: each has a seat at the table, one of them is at the page, and in between all cards are
// hidden. Whoever is not at the page is not connected, and the table waits for them.

/** @typedef {{name: string, member: number, token: string, seen: number}} Somebody */
/** @typedef {{code: string, next: number, people: Somebody[]}} Group `next`: the member it is being handed to */

const KEPT = "sixdot:together";

export class Together {
  /**
   * @param {any} page
   * @param {() => any} dial a line of its own to the table
   * @param {() => Record<string, string>} said the words
   * @param {import("./cover.js").Cover} cover
   */
  constructor(page, dial, said, cover) {
    this.page = page;
    this.cover = cover;
    this.isAsking = false;
    this.dial = dial;
    this.said = said;
    this.wanted = ""; // what was said last about who is waited for
    const { el } = page;
    this.title = el("h2");
    this.hint = el("p");
    this.name = el("label", { for: "together-name" });
    this.box = el("input", { id: "together-name", maxlength: "40", autocomplete: "off" });
    this.add = el("button", { type: "submit" });
    this.form = el("form", { id: "together" }, this.title, this.hint, el("p", { class: "field" }, this.name, this.box, this.add));
    this.bar = el("div", { id: "together-bar", class: "alone" }, el("p"), el("p", { class: "choices" }));
    document.getElementById("options-part")?.before(this.form);
    document.querySelector("header")?.append(this.bar);
    this.bar.hidden = true;
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#join(this.box.value.trim());
    });
    page.state.changed.push(() => this.draw());
  }

  /** Whether the device was being handed over at this table, and the one it is for has not said so yet: asks again. */
  asks({ type, code }) {
    const { people, next } = group(code);
    const one = type === "resume" && people.find((each) => each.member === next);
    if (one) this.#ask(code, one);
    return Boolean(one);
  }

  draw() {
    const { state, seats } = this.page;
    const said = this.said();
    this.form.hidden = !state.table || state.table.stage !== "lobby" || !seats.of(state.code);
    const words = { title: "together", hint: "together-hint", name: "together-name", add: "together-add" };
    for (const [part, id] of Object.entries(words)) this[part].textContent = said[id];
    if (this.isAsking && state.table) {
      this.isAsking = false;
      this.cover.hide();
    }
    this.#drawBar(said);
  }

  #drawBar(said) {
    const { state, say, el } = this.page;
    const { people } = group(state.code);
    const others = state.table ? people.filter((one) => one.member !== state.member && sits(state.table, one)) : [];
    const waiting = waitedFor(state);
    const [first] = waiting.includes(state.member) ? [] : others.filter((one) => waiting.includes(one.member));
    const wanted = first ? fill(said["hand-wanted"], first.name) : "";
    const [words, buttons] = this.bar.children;
    this.bar.hidden = others.length === 0;
    if (words.textContent !== wanted) words.textContent = wanted;
    const names = others.map((one) => one.name).join("\n");
    if (buttons.dataset.names !== names) {
      buttons.dataset.names = names;
      buttons.replaceChildren(
        ...others.map((one) =>
          el("button", { type: "button", text: fill(said["hand-to"], one.name), onclick: () => this.#hand(one) }),
        ),
      );
    }
    if (wanted && wanted !== this.wanted) setTimeout(() => say(wanted)); // after what has happened
    this.wanted = wanted;
  }

  /** Somebody else sits down, from this device. */
  async #join(name) {
    const { state, settings, say, t, goTo } = this.page;
    const { code } = state;
    const isThere = state.table.members.some((one) => one.name.toLowerCase() === name.toLowerCase());
    if (!name || isThere) {
      say(name ? fill(this.said()["together-there"], name) : t("name-needed"));
      goTo(this.box);
      return;
    }
    const { language, length } = settings;
    const port = this.dial();
    const answer = await new Promise((done) => {
      port.onopen = () =>
        port.send(JSON.stringify({ type: "join", code, name, watch: false, version: 1, language, length }));
      port.onmessage = ({ data }) => done(JSON.parse(data));
    });
    port.close();
    if (answer.type !== "welcome") {
      say(answer.say);
      return;
    }
    this.box.value = "";
    const somebody = { name, member: answer.member, token: answer.token, seen: answer.number };
    this.#note([...group(code).people, somebody]);
    this.draw();
  }

  /** Keep the group, with whoever is at the page as they would come back. */
  #note(people, next = 0) {
    const { state, seats } = this.page;
    const { name, token } = seats.of(state.code);
    const here = { name, member: state.member, token, seen: state.seen };
    keep({ code: state.code, next, people: [...people.filter((one) => one.member !== here.member), here] });
  }

  /** All cards go, and the table is left as by somebody who closes the page. @param {Somebody} one */
  #hand(one) {
    const { state, seats, hangUp, leaveNothing } = this.page;
    const { code } = state;
    const { edition } = seats.of(code);
    this.#note(group(code).people, one.member);
    hangUp();
    leaveNothing(code);
    for (const spoken of document.querySelectorAll("[aria-live]")) spoken.replaceChildren();
    seats.keep(code, { name: one.name, token: one.token, seen: one.seen, edition });
    this.#ask(code, one);
  }

  /** Nothing is shown until the one it is for says so. @param {Somebody} one */
  #ask(code, one) {
    const { el, sitAgain } = this.page;
    const said = this.said();
    const go = el("button", { type: "button", class: "now-button", text: fill(said["hand-me"], one.name) });
    go.addEventListener("click", () => {
      keep({ ...group(code), next: 0 });
      sitAgain(code);
    });
    this.bar.hidden = true;
    this.isAsking = true;
    const hidden = el("p", { text: fill(said["hand-hidden"], one.name) });
    this.cover.show(fill(said["hand-for"], one.name), hidden, el("p", {}, go));
  }
}

const fill = (text, name) => text.replace("{name}", `\u2068${name}\u2069`);
const sits = (table, one) => table.members.some((member) => member.id === one.member && member.seat !== null);

/** The members on whom the game waits; in a round, first whoever is here, then whoever is in turn. */
function waitedFor({ table, view, member }) {
  if (!table) return [];
  if (table.stage !== "playing" || !view) return table.waiting;
  return view.wanted || view.turn === null ? [member] : [table.seats[view.turn].member];
}

/** @returns {Group[]} */
function groups() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]");
  } catch {
    return memory;
  }
}

/** @returns {Group} */
const group = (code) => groups().find((one) => one.code === code) ?? { code, next: 0, people: [] };

/** Where the browser keeps nothing, as long as the page is open. @type {Group[]} */
let memory = [];

/** @param {Group} one */
function keep(one) {
  memory = [one, ...groups().filter((other) => other.code !== one.code)].slice(0, 8);
  try {
    localStorage.setItem(KEPT, JSON.stringify(memory));
  } catch {
    // told by the page already
  }
}
