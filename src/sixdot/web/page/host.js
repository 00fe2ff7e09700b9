// What only the host can do with a game: pause it, close the chat, end it.

import { $, write } from "./dom.js";
import { ask } from "./game.js";
import { twice } from "./say.js";
import { isHost, state } from "./state.js";
import { t } from "./words.js";

const played = () => isHost() && (state.table.stage === "playing" || state.table.stage === "ready");
const chatty = () => state.table.chat ?? true;
export const isPaused = () => state.table?.paused ?? false;

export const goOn = () => ask("options paused=no");

export function drawHost() {
  $("host-pause").hidden = $("host-end").hidden = !played();
  $("host-chat").hidden = !isHost();
  if (!isHost()) return;
  write($("host-pause"), t(isPaused() ? "host-resume" : "host-pause"));
  write($("host-chat"), t(chatty() ? "host-close-chat" : "host-open-chat"));
  if (!$("host-end").dataset.sure) write($("host-end"), t("host-end"));
}

export function wireHost() {
  $("host-pause").addEventListener("click", () => (isPaused() ? goOn() : ask("options paused=yes")));
  $("host-chat").addEventListener("click", () => ask(`options chat=${chatty() ? "no" : "yes"}`));
  twice($("host-end"), () => t("host-end-sure"), () => ask("end"));
}
