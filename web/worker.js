// The shell of the app, kept on the device: pages come from the server first, and from here where it cannot be
// reached; files whose names change with what is in them come from here. Nothing of /api is ever kept.

const CACHE = "courtyard-BUILD";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request("/", { cache: "reload" }))).then(() => self.skipWaiting()));
});

// What an older build left behind goes.
self.addEventListener("activate", (event) => {
  const drop = async () => {
    for (const name of await caches.keys()) if (name.startsWith("courtyard-") && name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

async function page(request) {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const shell = await caches.match("/", { cacheName: CACHE });
    if (shell) return shell;
    throw unreachable;
  }
}

async function asset(request) {
  const kept = await caches.match(request, { cacheName: CACHE });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}

// Somebody must choose: shown by the system, and a press on it leads to the table, in a page that is open or a new one.
self.addEventListener("push", (event) => {
  const { title, body, table } = event.data?.json() ?? {};
  if (title) event.waitUntil(self.registration.showNotification(title, { body, tag: `courtyard-${table}`, icon: "/icons/icon-192.png", data: { table } }));
});

async function lead(to) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === to) ?? pages[0];
  if (!open) return self.clients.openWindow(to);
  await open.focus();
  if (new URL(open.url).pathname !== to) await open.navigate(to);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(`/t/${event.notification.data.table}`));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});
