const files = ['/floor/', '/floor/floor.js'];
addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open('floor')
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
