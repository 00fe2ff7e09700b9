// What opens over or beside the table and is closed again: more to ask, the menu, and the drawer with history and chat.

import { $, mark, write } from "./dom.js";
import { goTo } from "./focus.js";
import { room } from "./room.js";
import { changed, screen, seated, state } from "./state.js";
import { t } from "./words.js";

const open = { more: false, menu: false, drawer: "" };
/** What had the focus when it was opened. */
let origin = /** @type {any} */ (null);

/** Where the menu was drawn last: it is folded again elsewhere. */
let place = "";

const inPlay = () => screen() === "play";
export const isMore = () => open.more;

export function drawPanels() {
  const playing = inPlay();
  const folds = playing || room() !== "desk"; // the menu: where it would take room from what one came for
  if (!playing) open.drawer = "";
  if (!folds || place !== screen()) open.menu = false;
  place = screen();
  if (!playing || open.drawer === "chat") state.unread = 0;
  document.body.dataset.drawer = open.drawer;
  $("go-menu").hidden = !folds;
  $("go-game").hidden = playing;
  $("menu-list").hidden = folds && !open.menu;
  $("ask").hidden = playing ? !open.more : screen() !== "result";
  $("more").hidden = $("side-close").hidden = !playing;
  const arrives = $("side").hidden;
  $("menu").hidden = !seated();
  $("side").hidden = !seated() || (playing && !open.drawer);
  if (arrives && !$("side").hidden) $("history").scrollTop = $("history").scrollHeight;
  const opened = { "go-history": open.drawer === "history", "go-chat": open.drawer === "chat" };
  for (const [id, is] of Object.entries(opened)) mark($(id), "aria-expanded", playing && String(is));
  mark($("go-menu"), "aria-expanded", String(open.menu));
  $("unread").hidden = !state.unread;
  write($("unread"), String(state.unread));
  mark($("go-chat"), "aria-label", state.unread && t("chat-unread", { count: state.unread }));
}


/** Open the line to type in, and what can be asked. */
export function openMore(to) {
  if (!open.more && inPlay()) {
    origin = document.activeElement;
    open.more = true;
    changed();
  }
  goTo(to);
}

export function toggleMore(button) {
  if (open.more) close();
  else openMore(button);
}

/** To the history or the chat: beside the cards on other screens, in the drawer while a round is played. */
export function openDrawer(which, to) {
  if (inPlay() && open.drawer !== which) {
    if (!open.drawer) origin = document.activeElement;
    open.drawer = which;
    changed();
  }
  goTo(to);
}

/** Close what is open; the focus goes back, if it was inside. Whether anything was. */
export function close() {
  if (!(open.menu || (inPlay() && (open.more || open.drawer)))) return false;
  const inside = document.activeElement?.closest("#ask, #menu-list, #side");
  const menu = open.menu;
  Object.assign(open, { more: false, menu: false, drawer: "" });
  if (inside) {
    const back = menu ? $("go-menu") : origin;
    const there = back?.isConnected && !back.closest("[hidden], #ask, #side") && back !== document.body;
    (there ? back : $("hand-title")).focus();
  }
  changed();
  return true;
}

function press(which, to) {
  if (inPlay() && open.drawer === which) close();
  else openDrawer(which, to);
}

/** A press beside closes what lies over the table. */
function beside({ target }) {
  if (!open.more && !open.menu) return;
  if (target.closest("#ask, #menu, #choices-part") || !target.isConnected) return;
  Object.assign(open, { more: false, menu: false });
  changed();
}

export function wirePanels() {
  $("go-history").addEventListener("click", () => press("history", $("history-title")));
  $("go-chat").addEventListener("click", () => press("chat", $("chat-title")));
  $("go-menu").addEventListener("click", () => {
    open.menu = !open.menu;
    changed();
  });
  $("side-close").addEventListener("click", close);
  document.addEventListener("click", beside);
}
