// The page without a server: a worker stands for it. Here it is started, spoken to, and told about while it loads.

import { Cover } from "./cover.js";
import { Records } from "./records.js";
import { Together } from "./together.js";

const OFTEN = 8000; // milliseconds between two words about the same wait
const READY = new Set(["ready", "fetched", "not-kept"]);

/** What the page lends of its own. @typedef {Record<string, any>} Page */

/** A line that nobody has picked up yet. */
const UNHEARD = { readyState: 0, here: true, send() {}, close() {} };

/** Stands for a socket. */
class Port {
  constructor(engine, line) {
    this.engine = engine;
    this.line = line;
    this.readyState = 0;
    this.here = true;
    this.onopen = this.onmessage = this.onclose = (_event) => {};
  }

  open() {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen({});
  }

  send(said) {
    this.engine.worker.postMessage({ line: this.line, said });
  }

  close() {
    if (this.readyState === 1) this.engine.worker.postMessage({ line: this.line });
    this.end(1000);
  }

  end(code) {
    this.engine.ports.delete(this.line);
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code });
  }
}

class Engine {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.ports = /** @type {Map<number, Port>} */ (new Map());
    this.lines = 0;
    this.asked = /** @type {any[]} */ ([]); // and not yet passed on
    this.answered = /** @type {((answer: any) => void)[]} */ ([]); // what is to be told of the answers, in their order
    this.state = "";
    this.percent = 0; // of what has to be fetched
    this.saidAt = 0;
    this.messages = /** @type {Record<string, string>} */ ({});
    this.language = "";
    this.worker = /** @type {any} */ (null);
    this.box = document.createElement("div");
    this.box.id = "alone";
    this.box.className = "alone";
    this.text = this.box.appendChild(document.createElement("p"));
    this.again = this.box.appendChild(document.createElement("button"));
    this.again.type = "button";
    this.again.hidden = true;
    this.again.addEventListener("click", () => this.start());
    document.querySelector("header")?.append(this.box);
  }

  dial() {
    const port = new Port(this, (this.lines += 1));
    this.ports.set(port.line, port);
    if (this.isReady()) queueMicrotask(() => port.open());
    else this.tell(this.state, true);
    return port;
  }

  isReady() {
    return READY.has(this.state);
  }

  start() {
    this.worker?.terminate();
    this.tell("starting");
    this.worker = new Worker(new URL(`worker.js?pace=${document.documentElement.dataset.pace}`, import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => this.hear(data);
    this.worker.onerror = () => this.tell("failed");
  }

  /** Something that is no part of a table; answered when the game is ready. */
  ask(question) {
    return new Promise((done) => {
      this.answered.push(done);
      if (this.isReady()) this.worker.postMessage(question);
      else this.asked.push(question);
    });
  }

  hear({ line, told, code, state, answer, meanwhile }) {
    if (meanwhile) {
      this.page.say(meanwhile);
      return;
    }
    if (answer) {
      this.answered.shift()?.(JSON.parse(answer));
      return;
    }
    if (state) {
      this.tell(state === "ready" && this.percent === 100 ? "fetched" : state);
      if (!this.isReady()) return;
      for (const port of this.ports.values()) port.open();
      for (const question of this.asked.splice(0)) this.worker.postMessage(question);
      return;
    }
    const port = this.ports.get(line);
    if (typeof told === "string") port?.onmessage({ data: told });
    else port?.end(code);
  }

  /** In the language of the page; where those words cannot be had, in the one from before. */
  async speak() {
    const { language } = this.page.settings;
    if (language === this.language) return;
    const found = await this.page.wordsOf(`alone-${language}`);
    this.language = language;
    this.messages = found.messages;
    this.page.changed();
  }

  /** Say and show how it is: each state once, and a wait again after a while or when somebody asks for something. */
  async tell(state, asked = false) {
    const isNew = state !== this.state;
    this.state = state;
    await this.speak();
    if (state !== this.state) return;
    const { messages } = this;
    const text = messages[state].replace("{percent}", String(this.percent));
    const isOver = state === "ready" || state === "fetched";
    this.text.textContent = isOver ? "" : text;
    this.box.hidden = isOver;
    this.box.dataset.state = state;
    this.again.hidden = state !== "elsewhere" && state !== "failed";
    this.again.textContent = messages.again;
    const now = performance.now();
    if (isNew || asked || now - this.saidAt > OFTEN) {
      this.saidAt = now;
      this.page.say(text);
    }
  }

  /** Everything is fetched once, checked, and kept, so that no connection is needed any more. */
  async fetchAll() {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    try {
      const registration = await workers.register("sw.js");
      if (registration.waiting && !registration.installing) await this.#takeNew(registration);
      if (workers.controller) return;
      workers.addEventListener("message", ({ data }) => data.part >= 0 && this.#progress(data.part));
      await new Promise((done) => {
        workers.addEventListener("controllerchange", () => done(this.#progress(1)));
        const installing = registration.installing ?? registration.waiting;
        installing?.addEventListener("statechange", () => installing.state === "redundant" && done(null));
        if (!installing) done(null);
      });
    } catch {
      // a browser that keeps nothing here: everything comes over the line
    }
  }

  #progress(part) {
    this.percent = Math.floor(part * 100);
    this.tell("loading");
  }

  /** A newer version waits: it comes in before a game goes on, if this is the only page. */
  #takeNew(registration) {
    return new Promise((done) => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => data === "no" && done(null);
      registration.waiting.postMessage("take over", [channel.port2]);
    });
  }
}

/** Tables at a real server, if one was named when the page was written: joined there, and come back to there. */
const away = {
  server: document.documentElement.dataset.server ?? "",
  codes: () => JSON.parse(localStorage.getItem("sixdot:away") ?? "[]"),
  dial: () => new WebSocket(away.server.replace(/^http/, "ws") + "/ws"),

  isFor({ type, code }) {
    if (!away.server || (type !== "join" && type !== "resume")) return false;
    const known = away.codes();
    if (type === "join" && !known.includes(code)) {
      try {
        localStorage.setItem("sixdot:away", JSON.stringify([code, ...known].slice(0, 50)));
      } catch {
        // a browser that keeps nothing: there will be no coming back
      }
    }
    return type === "join" || known.includes(code);
  },
};

/** A link may name a language (?lang=fr); it holds for whoever has chosen nothing here. @param {Page} page */
function asLinked({ settings }) {
  const named = new URLSearchParams(location.search).get("lang") ?? "";
  try {
    if (localStorage.getItem("sixdot:settings")) return;
  } catch {
    // a browser that keeps nothing: nothing was chosen
  }
  if (named === "en" || named === "fr") settings.language = named;
}

/** @param {Page} page */
export async function begin(page) {
  asLinked(page);
  const engine = new Engine(page);
  const cover = new Cover(page);
  const together = new Together(page, () => engine.dial(), () => engine.messages, cover);
  new Records(page, engine, cover);
  page.way.dial = (greeting) => {
    if (away.isFor(greeting)) return away.dial();
    return together.asks(greeting) ? UNHEARD : engine.dial();
  };
  page.state.changed.push(() => engine.speak());
  await engine.tell("loading");
  engine.fetchAll().then(() => engine.start());
}
