// The invitation: a link that others can open, passed on as the system shares things, or copied.

import { $, write } from "./dom.js";
import { say } from "./say.js";
import { changed } from "./state.js";
import { t } from "./words.js";

/** This computer's own names for itself, which mean another computer to everybody else. */
const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/;
const isHere = HERE.test(location.hostname);

/** Where others reach this server; nothing, as long as nobody has asked it. @type {string[] | null} */
let reach = null;

export function drawInvite(code) {
  if (isHere && reach === null) find();
  $("link").value = `${(isHere && reach?.[0]) || location.origin + location.pathname}#${code}`;
  write($("reach"), isHere && reach ? t(reach.length ? "reach-others" : "reach-nobody", { here: location.host }) : "");
  write($("spelled"), t("code-spelled", { code: code.replaceAll("-", ", ") }));
  $("share").hidden = !("share" in navigator);
  drawCode();
}

/** A picture of the link, fetched when somebody opens it. */
function drawCode() {
  const picture = /** @type {HTMLImageElement} */ ($("qr").lastElementChild);
  const address = "invitation.svg?link=" + encodeURIComponent($("link").value);
  picture.alt = t("qr-words");
  if ($("qr").open && !picture.src.endsWith(address)) picture.src = address;
}

async function find() {
  reach = [];
  try {
    reach = await (await fetch("addresses")).json();
    changed();
  } catch {
    reach = null; // the line is broken: asked again next time
  }
}

/** Whoever thinks better of it has shared nothing, and needs no word about it. */
async function share() {
  try {
    await navigator.share({ title: "Sixdot", text: t("share-words"), url: $("link").value });
  } catch (problem) {
    if (/** @type {Error} */ (problem).name !== "AbortError") copy();
  }
}

async function copy() {
  const field = $("link");
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    if (!document.execCommand("copy")) {
      say(t("copy-failed"));
      return;
    }
    $("copy").focus();
  }
  say(t("copied"));
}

export function wireInvite() {
  $("share").addEventListener("click", share);
  $("copy").addEventListener("click", copy);
  $("qr").addEventListener("toggle", drawCode);
}
