/**
 * Keeps a copy of the page, so that it opens without a connection and says so. The network always comes first: no old
 * page is shown while the server answers. Nothing of a game is ever kept here.
 *
 * Served as /sw.js: a worker rules over the folder it comes from.
 */

const SHELL = "sixdot-shell";
const KEPT = /^\/($|page\/|words\/|rules\/|manifest\.webmanifest$)/;
const NAMED = /(?:src|href|from|import)\s*[=(]?\s*"((?:\/page\/|\.\/|\/manifest)[^"]+)"|url\("([^"]+)"\)/g;
const OFFLINE = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Sixdot</title><meta name="viewport"
content="width=device-width"><main><h1>Sixdot</h1><p>You are offline. Load this page again when you are connected.</p>
<p lang="fr">Vous êtes hors ligne. Rechargez cette page quand la connexion sera revenue.</p></main></html>`;

self.addEventListener("install", (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || !KEPT.test(pathname)) return;
  event.respondWith(networkFirst(request, pathname));
});

/** The page and everything it names, found by following it: no list to keep up to date. */
async function keepShell() {
  const shell = await caches.open(SHELL);
  const found = new Set(["/", "/words/en.json", "/words/fr.json"]);
  for (const path of found) {
    const answer = await fetch(path, { cache: "no-cache" }).catch(() => null);
    if (!answer?.ok) continue;
    await shell.put(path, answer.clone());
    if (!path.endsWith(".json")) for (const name of named(await answer.text(), path)) found.add(name);
  }
}

/** @param {string} text @param {string} path */
function named(text, path) {
  return [...text.matchAll(NAMED)].map((match) => new URL(match[1] ?? match[2], self.location.origin + path).pathname);
}

/** @param {Request} request @param {string} path */
async function networkFirst(request, path) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(path, answer.clone());
    return answer;
  } catch {
    const kept = await shell.match(path);
    return kept ?? (request.mode === "navigate" ? offline() : Response.error());
  }
}

function offline() {
  return new Response(OFFLINE, { status: 503, headers: { "content-type": "text/html; charset=utf-8" } });
}
