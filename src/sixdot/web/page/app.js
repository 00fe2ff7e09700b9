// The page: which screen shows, what the menu does, and the start.

import { $, el, kept, write } from "./dom.js";
import { askForNotices, drawAttention } from "./attention.js";
import { guard, wireBack } from "./back.js";
import { wireBanner } from "./banner.js";
import { wireChat } from "./chat.js";
import { wireChoices } from "./choices.js";
import { wireChooser } from "./chooser.js";
import { goTo, heading, keepingFocus, watchFocus } from "./focus.js";
import { ask, hangUp, inquire, leaveNothing, speak } from "./game.js";
import { wireHand } from "./hand.js";
import { drawHistory } from "./history.js";
import { drawHost, wireHost } from "./host.js";
import { wireInvite } from "./invite.js";
import { drawAsks, drawKeys, wireKeys } from "./keys.js";
import { learn } from "./learn.js";
import { seats, way } from "./line.js";
import { bookAhead, drawLobby, linked, refresh, sitAgain, toLobby, wireLobby } from "./lobby.js";
import { drawPanels, wirePanels } from "./panels.js";
import { drawPeople } from "./people.js";
import { drawPlay, wirePlay } from "./play.js";
import { openReplay } from "./replay.js";
import { drawResult, wireResult } from "./result.js";
import { arrange, lookAround, wireRoom } from "./room.js";
import { say, twice, waitForScreen, wireSaying } from "./say.js";
import { dress, save, settings } from "./settings.js";
import { changed, screen, seated, state } from "./state.js";
import { drawTable, wireTable } from "./table.js";
import { drawSettings, wireSettings } from "./wishes.js";
import { edition, speakIn, t, wordsOf } from "./words.js";

const LEAVING = 2000; // milliseconds in which a screen that is left can still be found, but not be seen: a slow screen reader needs most of it
const SCREENS = ["start", "lobby", "learn", "score", "table", "play", "result", "replay", "rules", "settings", "keys"];

/** Everything, in place; the focus stays where it is as long as that is there. */
function draw() {
  const before = document.body.dataset.screen;
  keepingFocus(() => {
    if (state.overlay === "table" && state.table?.stage === "playing") state.overlay = "";
    const now = screen();
    drawPanels();
    lookAround();
    drawLobby();
    drawTable();
    drawPlay();
    drawResult();
    drawPeople();
    drawHost();
    drawAsks();
    if (now === "settings") drawSettings();
    if (now === "keys") drawKeys();
    for (const name of SCREENS) turnTo($(name), name === now);
    document.body.classList.toggle("seated", seated());
    document.body.dataset.screen = now;
    guard();
    arrange();
    drawAttention(heading()?.textContent ?? "");
  });
  if (document.body.dataset.screen !== before) waitForScreen();
}

/**
 * A screen shows at once. One that is left goes a moment after the focus has, or with the next key: where both happen
 * together, screen readers pass over the new heading.
 */
function turnTo(section, wanted) {
  if (wanted) section.hidden = false;
  else if (!section.hidden && !section.classList.contains("leaving")) {
    clearTimeout(leavingNow);
    leavingNow = setTimeout(hideLeft, LEAVING);
  }
  section.classList.toggle("leaving", !wanted);
}

let leavingNow = /** @type {any} */ (0);

function hideLeft() {
  const left = [...document.querySelectorAll("main > .leaving:not([hidden])")];
  if (left.length) keepingFocus(() => left.forEach((section) => (/** @type {any} */ (section).hidden = true)));
}

/** Go to a screen because the player wants to; nothing: back to the game. */
export function show(name) {
  if (state.overlay === name) return;
  if (!state.overlay) origin = document.activeElement;
  state.overlay = name;
  changed();
  if (name) {
    goTo(heading());
  } else {
    const back = origin;
    origin = null;
    const there = back?.closest("#menu-list[hidden]") ? $("go-menu") : back;
    goTo(there?.isConnected && !there.closest("[hidden]") ? there : heading());
  }
}
/** What had the focus in the game when it was left. */
let origin = /** @type {any} */ (null);

async function showRules() {
  const id = state.table?.edition ?? bookAhead();
  show("rules");
  try {
    const found = await (await fetch(`rules/${id}/${settings.language}.json`)).json();
    write($("rules-title"), t("rules-of", { edition: edition(id).name }));
    fillLines($("rule-lines"), found.rules);
    if (state.table) inquire("rules all", (own) => fillLines($("rule-lines"), own.split("\n")));
    fillLines($("reference-lines"), found.reference);
  } catch {
    say(t("lost"));
  }
}

/** Another script, by its address in the page. */
const later = (path) => import(new URL(path, location.href).href);

/** The score keeper is not part of this script: it is fetched when somebody wants it. */
function keepScore() {
  const loading = later($("go-score").dataset.src).then(({ openScore }) => openScore(show));
  loading.catch(() => say(t("unreachable")));
}

const fillLines = (list, lines) =>
  list.replaceChildren(
    ...lines
      .flatMap((line) => line.split("\n"))
      .filter(Boolean)
      .map((text) => el("li", { text })),
  );

/** Another language: fetch it, tell the table, and put the words in place. */
async function inLanguage(language) {
  settings.language = language;
  save();
  try {
    await speakIn(language);
  } catch {
    say(t("lost"));
    return;
  }
  drawHistory();
  speak();
  changed();
  if (state.overlay === "rules") showRules();
}

function setting(key) {
  if (key === "language") inLanguage(settings.language);
  else if (key === "length") speak();
  else if (key === "notices") askForNotices().then(changed);
  else changed();
}

function wireMenu() {
  const press = (id, work) => $(id).addEventListener("click", work);
  press("skip", () => goTo(heading()));
  press("go-game", () => (state.overlay ? show("") : goTo(heading())));
  press("go-rules", showRules);
  press("go-settings", () => show("settings"));
  press("go-keys", () => show("keys"));
  press("go-learn", () => learn(show));
  press("go-score", keepScore);
  press("lobby-settings", () => show("settings"));
  press("lobby-rules", showRules);
  twice($("go-away"), () => t("quit-sure"), leave);
  wireHost();
  press("go-replay", () => {
    show("replay");
    openReplay();
  });
  press("go-table", () => show("table"));
  for (const button of document.querySelectorAll(".back")) button.addEventListener("click", () => show(""));
  $("lobby-language").addEventListener("change", () => inLanguage($("lobby-language").value));
}

/** Leave the table for good; the seat is ours until the table has agreed. */
function leave() {
  const { code } = state;
  ask("quit", ({ type }) => {
    if (type !== "accepted") return;
    hangUp();
    leaveNothing(code);
    history.replaceState(history.state, "", location.pathname);
    toLobby(t("left"));
  });
}

/** Another link was followed in this page. */
function linkChanged() {
  const code = linked();
  if (!code || code === state.code) return;
  hangUp();
  if (seats.of(code)) sitAgain(code);
  else toLobby();
}

async function start() {
  dress();
  watchFocus();
  try {
    await speakIn(settings.language);
  } catch {
    $("unreachable").hidden = false;
    goTo(heading());
    return;
  }
  wireSaying();
  wireMenu();
  wireBanner();
  wireHand();
  wireChoices();
  wireChooser();
  wireTable();
  wireInvite();
  wireChat();
  wireResult();
  wireLobby();
  wireSettings(setting);
  wireKeys(show);
  wirePanels();
  wirePlay();
  wireRoom(draw);
  state.changed.push(draw);
  addEventListener("hashchange", linkChanged);
  addEventListener("keydown", hideLeft, true);
  wireBack(show);
  const code = linked();
  changed();
  goTo(heading());
  if (code && seats.of(code)) sitAgain(code);
  else {
    refresh(false);
    if (!code && kept.get("learning", "sessionStorage")) learn(show);
    if (!code && kept.get("scoring", "sessionStorage")) keepScore();
  }
  if (!alone) navigator.serviceWorker?.register("sw.js").catch(() => {});
}

/** What stands for a server where there is none. */
const { alone } = document.documentElement.dataset;
const given = { way, say, wordsOf, settings, state, seats, sitAgain, hangUp, leaveNothing, goTo, heading, inquire, el, t, changed };
if (alone) later(alone).then(({ begin }) => begin(given)).then(start);
else start();
