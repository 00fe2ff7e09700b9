// What opens over or beside the table and is closed again: more to ask, the menu, and the drawer with history, chat and people.

import { $, mark, write } from "./dom.js";
import { goTo } from "./focus.js";
import { changed, screen, seated, state } from "./state.js";
import { oneStop, walkIn } from "./walking.js";
import { t } from "./words.js";

const PARTS = ["history", "chat", "people"];
const open = { more: false, menu: false, drawer: "" };
/** What had the focus when it was opened. */
let origin = /** @type {any} */ (null);

/** Where the menu was drawn last: it is folded again elsewhere. */
let place = "";

const inPlay = () => screen() === "play";
export const isMore = () => open.more;

export function drawPanels() {
  const playing = inPlay();
  if (!playing) open.drawer = "";
  if (place !== screen()) open.menu = false;
  place = screen();
  if (!playing || open.drawer === "chat") state.unread = 0;
  document.body.dataset.drawer = open.drawer;
  $("go-game").hidden = playing;
  $("menu-list").hidden = !open.menu;
  $("ask").hidden = playing ? !open.more : screen() !== "result";
  $("more").hidden = $("tabs").hidden = $("side-close").hidden = !playing;
  const read = isRead();
  $("menu").hidden = !seated();
  $("side").hidden = !seated() || (playing && !open.drawer);
  mark($("go-menu"), "aria-expanded", String(open.menu));
  for (const part of PARTS) drawPart(part, playing);
  for (const id of ["go-chat", "tab-chat"]) drawUnread($(id));
  if (!read && isRead()) requestAnimationFrame(() => ($("history").scrollTop = $("history").scrollHeight)); // in its place
}

/** Whether the history is there to be read. */
const isRead = () => !$("side").hidden && !$("history-part").hidden;

/** While a round is played, one part of the drawer at a time, under its tab; on other screens all of them. */
function drawPart(part, playing) {
  const [tab, panel] = [$("tab-" + part), $(part + "-part")];
  const shows = open.drawer === part;
  panel.hidden = playing && !shows;
  mark(panel, "role", playing && "tabpanel");
  mark(panel, "aria-labelledby", playing && tab.id);
  mark(tab, "aria-selected", String(shows));
  if (shows) oneStop($("tabs"), tab);
  if (part !== "people") mark($("go-" + part), "aria-expanded", playing && String(shows));
}

function drawUnread(button) {
  const badge = button.querySelector(".badge");
  badge.hidden = !state.unread;
  write(badge, String(state.unread));
  mark(button, "aria-label", state.unread && t("chat-unread", { count: state.unread }));
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

/** To the history, the chat or the people: beside the cards on other screens, in the drawer while a round is played. */
export function openDrawer(which, to) {
  if (open.menu || (inPlay() && open.drawer !== which)) {
    if (!open.drawer) origin = open.menu ? $("go-menu") : document.activeElement;
    Object.assign(open, { drawer: inPlay() ? which : "", menu: false });
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

/** A second press on a tool closes what it opened; in the menu it only goes there. */
function press(which) {
  if (inPlay() && open.drawer === which && !open.menu) close();
  else openDrawer(which, $(inPlay() ? `tab-${which}` : `${which}-title`));
}

/** A press beside closes what lies over the table. */
function beside({ target }) {
  if (!open.more && !open.menu) return;
  if (target.closest("#ask, #menu, #choices-part") || !target.isConnected) return;
  Object.assign(open, { more: false, menu: false });
  changed();
}

export function wirePanels() {
  for (const part of PARTS) {
    const tab = $("tab-" + part);
    $("go-" + part).addEventListener("click", () => press(part));
    for (const way of ["click", "focus"]) tab.addEventListener(way, () => openDrawer(part, tab));
  }
  walkIn($("tabs"));
  $("go-menu").addEventListener("click", () => {
    open.menu = !open.menu;
    changed();
  });
  $("side-close").addEventListener("click", close);
  document.addEventListener("click", beside);
}
