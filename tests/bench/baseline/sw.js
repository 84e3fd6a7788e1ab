const files = ['/baseline/', '/baseline/baseline.js'];
addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open('baseline')
      .then((cache) => cache.addAll(files))
      .then(() => skipWaiting()),
  ),
);
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) =>
  event.respondWith(
    caches.match(event.request, { ignoreSearch: true }).then((hit) => hit ?? fetch(event.request)),
  ),
);
