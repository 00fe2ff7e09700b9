// The browser's Back goes back within the page: out of what was opened, and never out of a game by itself.

import { closeChooser, isChoosing } from "./chooser.js";
import { linked } from "./lobby.js";
import { close } from "./panels.js";
import { say } from "./say.js";
import { seated, state } from "./state.js";
import { t } from "./words.js";

/** Whether an entry of our own lies on top of the browser's history, for Back to take away. */
let guarded = Boolean(history.state?.guard);

/** While there is something to go back from, Back must find our own entry first. */
export function guard() {
  if (guarded || !(seated() || state.overlay)) return;
  history.pushState({ guard: true }, "", state.code ? "#" + state.code : location.pathname);
  guarded = true;
}

/** @param {(screen: string) => void} show */
export function wireBack(show) {
  addEventListener("popstate", (event) => {
    const was = guarded;
    guarded = Boolean(event.state?.guard);
    if (!was || guarded || (linked() && linked() !== state.code)) return;
    if (isChoosing()) closeChooser(true);
    else if (!close()) {
      if (state.overlay) show("");
      else if (seated()) say(t("back-stays"));
      else history.back();
    }
    guard();
  });
}
