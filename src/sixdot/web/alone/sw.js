/**
 * Keeps the whole of one version, checked file by file, so that it works without a connection. Another version comes in
 * when no page of this one is open: nothing changes under a game.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** The digest (SHA-256) and the size of every file. @type {Record<string, [string, number]>} */
const FILES = {};
const VERSION = "";
const CACHE = `sixdot-alone-${VERSION}`;

worker.addEventListener("install", (event) => event.waitUntil(fetchAll()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => worker.clients.claim())));
worker.addEventListener("message", (event) => event.waitUntil(perhapsTakeOver(event)));
worker.addEventListener("fetch", (event) => {
  const path = pathOf(event.request.url);
  if (event.request.method === "GET" && path in FILES) event.respondWith(kept(path));
});

/** Relative to the folder that this file is in. */
function pathOf(url) {
  const { href } = new URL(url);
  const scope = worker.registration.scope;
  return href.startsWith(scope) ? href.slice(scope.length).replace(/[?#].*/, "") : "/";
}

async function fetchAll() {
  const cache = await caches.open(CACHE);
  const whole = Object.values(FILES).reduce((sum, [, size]) => sum + size, 0);
  let done = 0;
  for (const [path, [digest, size]] of Object.entries(FILES)) {
    const known = await cache.match(path || "./");
    if (!known || !(await isRight(known, digest))) await cache.put(path || "./", await fetched(path, digest));
    done += size;
    tellAll({ part: done / whole });
  }
}

/** From an older version, if it has the same; otherwise over the line. What is not as it should be is not kept. */
async function fetched(path, digest) {
  for (const name of await caches.keys()) {
    const known = name.startsWith("sixdot-alone-") && (await (await caches.open(name)).match(path || "./"));
    if (known && (await isRight(known.clone(), digest))) return known;
  }
  const answer = await fetch(path || "./", { cache: "no-cache" });
  if (!answer.ok || !(await isRight(answer.clone(), digest))) throw new Error(`${path} is not as it should be`);
  return answer;
}

async function isRight(answer, digest) {
  const hash = await crypto.subtle.digest("SHA-256", await answer.arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === digest;
}

async function kept(path) {
  const cache = await caches.open(CACHE);
  return (await cache.match(path || "./")) ?? fetch(path || "./");
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith("sixdot-alone-") && name !== CACHE) await caches.delete(name);
}

async function tellAll(message) {
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true })) client.postMessage(message);
}

/** Only if nobody has another page open. */
async function perhapsTakeOver(event) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length > 1) event.ports[0].postMessage("no");
  else await worker.skipWaiting();
}
