// The line to the server: one socket, kept up. Commands are answered once, even if the line breaks.

import { kept } from "./dom.js";
import { settings } from "./settings.js";

export const VERSION = 1;
const WAITS = [300, 700, 1500, 3000, 6000, 12000];
const QUIET = 15000; // after so long without a word the line is tried
const DEAD = 15000; // and after so long without an answer it is given up
// What the server says when it closes, and no new try would help.
const FINAL = new Map([
  [4400, "refused"],
  [4401, "token"],
  [4403, "refused"],
  [4404, "gone"],
  [4409, "replaced"],
  [4426, "outdated"],
]);
const LOST_SEAT = new Set(["REMOVED", "QUIT"]);

/** Where lines go. Something in this browser may stand for a server; a line `here` is never out of reach. */
export const way = {
  dial: (_greeting) => /** @type {any} */ (new WebSocket(`ws${location.origin.slice(4)}${location.pathname}ws`)),
};

/** @typedef {{id: string, seen: number, do: string, then: (message: any) => void, quiet: boolean}} Waiting */

export class Line {
  /**
   * @param {(message: any, waiting?: Waiting) => void} hear every message of the server; with an answer, to what
   * @param {(how: "up"|"lost"|"offline"|"ended", why: string, say: string) => void} tell how the line is
   */
  constructor(hear, tell) {
    this.hear = hear;
    this.tell = tell;
    this.socket = /** @type {any} */ (null);
    this.greeting = /** @type {(() => any)|null} */ (null);
    this.waiting = /** @type {Map<string, Waiting>} */ (new Map());
    this.tries = 0;
    this.next = 0;
    this.welcomed = false;
    this.heardAt = 0;
    this.triedAt = 0;
    this.farewell = { reason: "", say: "" };
    setInterval(() => this.#listen(), 1000);
    addEventListener("online", () => this.wake());
    addEventListener("offline", () => this.#offline());
    addEventListener("pageshow", () => this.wake());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.wake());
  }

  /** Stand up a line; `greeting` is asked for each time: the token changes. */
  open(greeting) {
    this.greeting = greeting;
    this.tries = 0;
    this.#dial();
  }

  /** Hang up and stay so. */
  close() {
    this.greeting = null;
    this.waiting.clear();
    this.#drop();
  }

  /** Ask something of the table; `then` hears the one answer, alone if it is quiet. */
  send(text, seen, then = (_message) => {}, quiet = false) {
    const id = crypto.getRandomValues(new Uint32Array(2)).join("-");
    this.waiting.set(id, { id, seen, do: text, then, quiet });
    this.#post(id);
    return id;
  }

  /** Something has changed around us: look at once whether the line stands. */
  wake() {
    if (!this.greeting) return;
    if (this.socket?.readyState === WebSocket.OPEN && this.welcomed) this.#try();
    else if (this.socket === null) {
      this.tries = 0;
      this.#dial();
    }
  }

  /** A number is missing: take the line up again from the last one. */
  again() {
    this.#drop();
    this.#dial();
  }

  #dial() {
    clearTimeout(this.next);
    this.#drop();
    if (!this.greeting) return;
    const socket = way.dial(this.greeting());
    this.socket = socket;
    this.farewell = { reason: "", say: "" };
    this.heardAt = this.triedAt = performance.now();
    socket.onopen = () =>
      socket.send(
        JSON.stringify({
          ...this.greeting?.(),
          version: VERSION,
          language: settings.language,
          length: settings.length,
        }),
      );
    socket.onmessage = (event) => this.socket === socket && this.#take(event.data);
    socket.onclose = (event) => this.socket === socket && this.#closed(event.code);
  }

  #drop() {
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    socket?.close();
  }

  #take(data) {
    this.heardAt = performance.now();
    this.triedAt = 0;
    const message = JSON.parse(data);
    if (message.type === "bye") {
      this.farewell = message;
      return;
    }
    const { type, id } = message;
    if (type === "welcome" || (type === "taught" && !id)) this.#welcome();
    if (id) this.#answered(message);
    else this.hear(message);
  }

  /** An answer counts once, even if it was asked for twice. */
  #answered(message) {
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    this.hear(message, waiting);
    waiting.then(message);
  }

  #welcome() {
    this.welcomed = true;
    this.tries = 0;
    this.tell("up", "", "");
    for (const id of this.waiting.keys()) this.#post(id);
  }

  #post(id) {
    const waiting = this.waiting.get(id);
    if (!waiting || !this.welcomed || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ id, seen: waiting.seen, do: waiting.do }));
    this.triedAt ||= performance.now();
  }

  #closed(code) {
    this.socket = null;
    this.welcomed = false;
    if (!this.greeting) return;
    const why = FINAL.get(code);
    if (why) {
      this.greeting = null;
      this.waiting.clear();
      this.tell("ended", LOST_SEAT.has(this.farewell.reason) ? "removed" : why, this.farewell.say);
      return;
    }
    this.tell(navigator.onLine ? "lost" : "offline", this.farewell.reason, this.farewell.say);
    this.#later(code === 1008 ? 5000 : 0);
  }

  #later(least) {
    const wait = Math.max(least, WAITS[Math.min(this.tries, WAITS.length - 1)]);
    this.tries += 1;
    clearTimeout(this.next);
    this.next = setTimeout(() => this.#dial(), wait * (0.75 + Math.random() / 2));
  }

  #offline() {
    if (!this.greeting || this.socket?.here) return;
    this.#drop();
    this.tell("offline", "", "");
    this.#later(1000);
  }

  /** Say something harmless; a line that does not answer is dead. */
  #try() {
    if (!this.triedAt) this.send(`speak ${settings.language} ${settings.length}`, 0);
  }

  #listen() {
    if (this.socket === null || this.socket.here) return;
    const now = performance.now();
    if (this.triedAt && now - this.triedAt > DEAD) {
      this.#drop();
      this.tell(navigator.onLine ? "lost" : "offline", "", "");
      this.#later(0);
    } else if (this.welcomed && !this.triedAt && now - this.heardAt > QUIET) this.#try();
  }
}

/** The seats this browser holds, newest first: the token of each, and how far was heard there. */
export const seats = {
  all: () => kept.get("seats") ?? [],
  of: (code) => seats.all().find((one) => one.code === code) ?? null,
  keep(code, about) {
    const one = { ...seats.of(code), ...about, code };
    kept.set("seats", [one, ...seats.all().filter((other) => other.code !== code)].slice(0, 8));
  },
  drop: (code) =>
    kept.set(
      "seats",
      seats.all().filter((other) => other.code !== code),
    ),
};
