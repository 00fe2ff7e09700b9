// What this page knows of its table, and who wants to hear of a change.

/**
 * `seen` is the number of the last thing told; `overlay` a screen opened over the game by the player.
 * @type {{code: string, member: number, table: any, view: any, seen: number, overlay: string,
 *         changes: number[]|null, answered: number, changed: (() => void)[]}}
 */
export const state = {
  code: "",
  member: 0,
  table: null,
  view: null,
  seen: 0,
  overlay: "",
  changes: null,
  answered: 0,
  changed: [],
};

export const me = () => state.table?.members.find((member) => member.id === state.member) ?? null;
export const seat = () => me()?.seat ?? null;
export const isHost = () => state.table !== null && state.table.host === state.member;
export const isWaitedFor = () => state.table?.waiting.includes(state.member) ?? false;
export const nameOf = (place) => state.view?.names[place] ?? state.table?.seats[place]?.name ?? "";

/** Everything that draws something draws it again, in place. */
export function changed() {
  for (const draw of state.changed) draw();
}

/** Which screen shows: one the player opened, or the one that the stage of the game asks for. */
export function screen() {
  if (state.overlay) return state.overlay;
  if (!state.table) return "lobby";
  if (state.table.stage === "playing") return "play";
  if (state.table.stage === "over") return "result";
  return state.table.stage === "ready" && state.view ? "result" : "table";
}

export function forget() {
  Object.assign(state, {
    code: "",
    member: 0,
    table: null,
    view: null,
    seen: 0,
    overlay: "",
    changes: null,
    answered: 0,
  });
}
