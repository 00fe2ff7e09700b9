/**
 * Keeps a copy of the page, so that it opens without a connection and says so. For the page itself the network always
 * comes first: no old page is shown while the server answers. What it names is named by its content, so that the copy
 * is as good as new. Nothing of a game is ever kept here.
 *
 * Served as /sw.js: a worker rules over the folder it comes from.
 */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SHELL = "sixdot-shell";
const ASKED_FIRST = /^\/($|rules\/)/;
const LASTING = /^\/(page|words)\/[^/]+\.[0-9a-f]{16}\./;
const NAMED = /"((?:\.\.\/)?(?:page|words)\/[^"]+)"|url\("([^"]+)"\)/g;
const NAMES_MORE = /^\/$|\.(css|webmanifest)$/;
const OFFLINE = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Sixdot</title><meta name="viewport"
content="width=device-width"><main><h1>Sixdot</h1><p>You are offline. Load this page again when you are connected.</p>
<p lang="fr">Vous êtes hors ligne. Rechargez cette page quand la connexion sera revenue.</p></main></html>`;

worker.addEventListener("install", (event) => {
  event.waitUntil(fetch("/", { cache: "no-cache" }).then(keepPage).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (LASTING.test(pathname)) event.respondWith(keptFirst(request, pathname));
  else if (ASKED_FIRST.test(pathname)) event.respondWith(networkFirst(event, request, pathname));
});

/** The page and everything it names, found by following it: no list to keep up to date. What nothing names goes. */
async function keepPage(page) {
  if (!page.ok) return;
  const shell = await caches.open(SHELL);
  await shell.put("/", page.clone());
  const found = new Set(["/"]);
  for (const path of found) {
    const answer = path === "/" ? page : await keptFirst(path, path).catch(() => null);
    if (answer?.ok && NAMES_MORE.test(path)) for (const name of named(await answer.text(), path)) found.add(name);
  }
  for (const { url } of await shell.keys()) {
    const { pathname } = new URL(url);
    if (LASTING.test(pathname) && !found.has(pathname)) await shell.delete(pathname);
  }
}

/** @param {string} text @param {string} path */
function named(text, path) {
  return [...text.matchAll(NAMED)].map((match) => new URL(match[1] ?? match[2], worker.location.origin + path).pathname);
}

/** @param {Request|string} request @param {string} path */
async function keptFirst(request, path) {
  const shell = await caches.open(SHELL);
  const kept = await shell.match(path);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shell.put(path, answer.clone());
  return answer;
}

/** @param {FetchEvent} event @param {Request} request @param {string} path */
async function networkFirst(event, request, path) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (path === "/") event.waitUntil(keepPage(answer.clone()));
    else if (answer.ok) await shell.put(path, answer.clone());
    return answer;
  } catch {
    const kept = await shell.match(path);
    return kept ?? (request.mode === "navigate" ? offline() : Response.error());
  }
}

function offline() {
  return new Response(OFFLINE, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
