/* global VERSION, FILES */
// The copy of the page for days without a server. Everything that was built is kept; the server's answers never are.
const CACHE = `lurk-${VERSION}`;
const PAGE = '/';

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...FILES]))
      .then(() => skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const others = (names) => names.filter((name) => name.startsWith('lurk-') && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(others(names).map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/') || pathname === '/healthz') return;
  // The page itself is asked for first, so that a new one is seen at once; its files carry their hash and never change.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});
