// Talking at the table: one line to write in, and for each person what can be done about them.

import { $, el, giveBack, keep, write } from "./dom.js";
import { ask } from "./game.js";
import { twice } from "./say.js";
import { isHost, state } from "./state.js";
import { memberWords } from "./table.js";
import { t } from "./words.js";

export function drawPeople() {
  const { table } = state;
  if (!table) return;
  keep($("people"), table.members, (member) => String(member.id), make, renew);
}

const make = () => el("li", {}, el("span"), " ", el("span", { class: "person-actions" }));

function renew(item, member) {
  write(item.firstElementChild, memberWords(member));
  keep(
    item.lastElementChild,
    possible(member),
    (what) => what.replace("un", ""),
    (what) => actionButton(what, member),
    (button, what) => {
      button.dataset.what = what;
      if (!button.dataset.sure) write(button, t("person-" + what, { name: member.name }));
    },
  );
}

function actionButton(what, { id, name }) {
  const button = el("button", { type: "button" });
  const work = () => ask(`${button.dataset.what} ${id}`);
  if (what === "remove") twice(button, () => t("person-remove-sure", { name }), work);
  else button.onclick = work;
  return button;
}

/** What can be done about somebody: by everybody, and by the host. */
function possible(member) {
  if (member.id === state.member) return [];
  const found = [state.table.muted.includes(member.id) ? "unmute" : "mute"];
  if (isHost()) found.push(member.here ? "host" : "readmit", "remove");
  return found;
}

export function wireChat() {
  $("chat-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = $("chat-text").value.trim();
    if (!text) return;
    const sent = ask("chat " + text, (message) => message.type === "refused" && giveBack($("chat-text"), text));
    if (sent) $("chat-text").value = "";
  });
}
