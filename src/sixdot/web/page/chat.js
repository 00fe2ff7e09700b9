// Talking at the table: one line to write in.

import { $, giveBack } from "./dom.js";
import { ask } from "./game.js";

export function wireChat() {
  $("chat-form").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = $("chat-text").value.trim();
    if (!text) return;
    const sent = ask("chat " + text, (message) => message.type === "refused" && giveBack($("chat-text"), text));
    if (sent) $("chat-text").value = "";
  });
}
