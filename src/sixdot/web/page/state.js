// What this page knows of its table, and who wants to hear of a change.

/** Without a table. */
const NOTHING = {
  code: "",
  member: 0,
  table: /** @type {any} */ (null),
  view: /** @type {any} */ (null),
  unread: 0, // lines of the chat that nobody has looked at
  seen: 0, // the number of the last thing told
  learning: false, // without a table: in a lesson
  overlay: "", // a screen opened over the game by the player
  changes: /** @type {number[]|null} */ (null), // what the last round added
  left: /** @type {string[][]|null} */ (null), // and the hands that were left
  deciding: "", // a decision that has been sent and not yet been answered: a second press is not sent
  typed: "", // and what was typed and has not been answered
  dealing: /** @type {any} */ (null), // what is still to be asked for before a game against bots begins
  answered: 0, // the number under which the last one was done
};
export const state = { ...NOTHING, changed: /** @type {(() => void)[]} */ ([]) };

export const me = () => state.table?.members.find((member) => member.id === state.member) ?? null;
export const isHost = () => state.table !== null && state.table.host === state.member;
export const isWaitedFor = () => state.table?.waiting.includes(state.member) ?? false;
export const nameOf = (place) => state.view?.names[place] ?? state.table?.seats[place]?.name ?? "";

/** Everything that draws something draws it again, in place. */
export function changed() {
  for (const draw of state.changed) draw();
}

/** Whether there is a table to see: one that is still being made ready is not shown. */
export const seated = () => state.table !== null && !state.dealing;

/** Which screen shows: one the player opened, or the one that the stage of the game asks for. */
export function screen() {
  if (state.overlay) return state.overlay;
  if (!seated()) return state.learning ? "learn" : "lobby";
  if (state.table.stage === "playing") return "play";
  if (state.table.stage === "over") return "result";
  return state.table.stage === "ready" && state.view ? "result" : "table";
}

export function forget() {
  Object.assign(state, NOTHING);
}
