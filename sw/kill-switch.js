// The emergency brake for a broken service worker: put in the place of /sw.js and /es/sw.js, it ends itself. See src/docs/operate.md.
//
// It must stay this plain: no imports, no build, nothing that could break as well. It never touches IndexedDB or the
// browser's simple storage, where people's words are.

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(stop()));

async function stop() {
  // What another language's worker keeps is named after that worker's address.
  const { scope } = self.registration;
  for (const name of await caches.keys())
    if (name.endsWith(scope) || !name.includes('//')) await caches.delete(name);
  await self.registration.unregister();
  // Only tabs that the broken worker served are in this list, so a tab that has loaded anew is not told again. Each tab
  // loads anew by itself once everything typed in it is on the device; a worker cannot know that.
  const tabs = await self.clients.matchAll({ type: 'window' });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's tabs are of its own origin
  for (const tab of tabs) tab.postMessage({ type: 'WORKER_STOPPED' });
}
