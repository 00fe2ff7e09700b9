// The server's part, in the browser itself: the engine and the tables, spoken to over a port as over a socket.

// @ts-ignore: it is there in the folder that `sixdot site` writes
import { loadPyodide } from "./engine/pyodide.mjs";
import { letDataSync, mountSlots, openSlots } from "./kept.js";

const HELD = 3000; // milliseconds in which a tab that is going away lets go of what is kept
const FOLDER = "/kept";

const port = /** @type {any} */ (self);

/** @returns {Promise<any[] | string>} the slots, or why there are none */
async function slotsOrWhy() {
  for (const begun = Date.now(); ; ) {
    try {
      return await openSlots();
    } catch (problem) {
      if (/** @type {Error} */ (problem).name !== "NoModificationAllowedError") return "not-kept";
      if (Date.now() - begun > HELD) return "elsewhere";
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

async function begin() {
  const slots = await slotsOrWhy();
  if (slots === "elsewhere") {
    port.postMessage({ state: "elsewhere" });
    return;
  }
  letDataSync();
  const engine = await loadPyodide({ packages: [], env: { HOME: "/home/pyodide", PYTHONDONTWRITEBYTECODE: "1" } });
  const files = await (await fetch(new URL("python.zip", import.meta.url))).arrayBuffer();
  engine.unpackArchive(files, "zip", { extractDir: "/python" });
  if (typeof slots === "string") engine.FS.mkdirTree(FOLDER);
  else mountSlots(engine, slots, FOLDER);
  engine.globals.set("post", (line, told, code) => port.postMessage({ line, told, code }));
  const alone = engine.runPython(`
import sys
sys.path.insert(0, "/python")
from sixdot.web.alone import Alone
Alone("${FOLDER}/tables.db", post, ${Number(new URL(import.meta.url).searchParams.get("pace"))})
`);
  const meanwhile = (said) => port.postMessage({ meanwhile: said });
  port.onmessage = ({ data }) => {
    const { line, said, record, review, language, length } = data;
    if (record !== undefined) port.postMessage({ answer: alone.retold(data.name, record, language, length) });
    else if (review !== undefined) port.postMessage({ answer: alone.reviewed(review, data.seat, language, length, meanwhile) });
    else alone.hear(line, said);
  };
  port.postMessage({ state: typeof slots === "string" ? slots : "ready" });
}

begin().catch((problem) => {
  console.error(problem);
  port.postMessage({ state: "failed" });
});
