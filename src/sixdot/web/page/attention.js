// That it is one's turn, for whoever looks at another page: in the title, in the icon, and as wished by the system.

import { lastTold } from "./history.js";
import { isPaused } from "./host.js";
import { say } from "./say.js";
import { save, settings } from "./settings.js";
import { state } from "./state.js";
import { t } from "./words.js";

const icon = /** @type {HTMLLinkElement} */ (document.querySelector('link[rel="icon"]'));
const [usual, turn] = [icon.href, new URL(icon.dataset.turn ?? "", location.href).href];
const BUZZ = [80, 60, 80]; // milliseconds
const AFTERWARDS = 1000; // milliseconds: one's turn is soon over and soon there again, and a screen reader follows every title
let waitedFor = false;
let later = 0;

/** @param {string} title of the screen */
export function drawAttention(title) {
  const before = waitedFor;
  waitedFor = state.table?.stage === "playing" && Boolean(state.view?.wanted) && !isPaused();
  clearTimeout(later);
  if (before && !waitedFor && state.table?.stage === "playing") later = setTimeout(() => show(title), AFTERWARDS);
  else show(title);
  if (waitedFor && !before) call();
}

function show(title) {
  const parts = [waitedFor ? t("title-turn") : "", title, "Sixdot"];
  const words = [...new Set(parts.filter(Boolean))].join(" – ");
  const wanted = waitedFor ? turn : usual;
  if (document.title !== words) document.title = words;
  if (icon.href !== wanted) icon.href = wanted;
}

function call() {
  if (settings.vibration) navigator.vibrate?.(BUZZ);
  if (!settings.notices || !document.hidden || !allowed()) return;
  const about = { body: lastTold(), tag: "sixdot", lang: settings.language };
  navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t("title-turn"), about)).catch(() => {});
}

const allowed = () => "Notification" in window && Notification.permission === "granted";

/** Notices were switched on: the browser has to agree. */
export async function askForNotices() {
  if (!settings.notices || allowed()) return;
  if ("Notification" in window && (await Notification.requestPermission()) === "granted") return;
  settings.notices = false;
  save();
  say(t("no-notices"));
}
