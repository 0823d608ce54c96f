// Without a network the start page says so, and with the page closed it says that it is one's turn.
// Everything else comes from the table, as ever.
const OFFLINE = '/offline.html';
const KEPT = 'bastide-offline-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(OFFLINE)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data.json();
  } catch {
    // Nothing that we have sent; the browser wants something to be shown all the same.
  }
  const options = { body: told.body ?? '', tag: told.tag, icon: '/icon-192.png', data: { url: told.url ?? '/' } };
  event.waitUntil(self.registration.showNotification(told.title ?? 'Bastide', options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
      return there ? there.focus() : self.clients.openWindow(url.href);
    }),
  );
});
