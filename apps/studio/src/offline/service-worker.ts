/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Every file of the studio, and the version of them all: put in when it is built. */
declare const __OFFLINE__: { readonly version: string; readonly files: readonly string[] };

const { version, files } = __OFFLINE__;
/** The folder that the studio lies in; an origin may have several of them. */
const FOLDER = new URL('./', self.location.href).pathname;
const PREFIX = `latin-puzzles ${FOLDER} `;
const NAME = PREFIX + version;

/** All files are fetched before the first is used: half of one version never meets half of another. */
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(NAME).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== NAME))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page asks for it when the player agrees to a new version. */
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // The server may have other pages than the studio's, which has but one.
    if (pathname !== FOLDER && pathname !== `${FOLDER}index.html`) return;
    // A page for frames comes with a policy of its own, which only the server knows.
    if (searchParams.has('embed')) return;
  }
  event.respondWith(kept(request));
});

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const found = await cache.match(request.mode === 'navigate' ? FOLDER : request, { ignoreSearch: true });
  return found ?? fetch(request);
}

export {};
