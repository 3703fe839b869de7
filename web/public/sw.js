/** The hall's service worker: it shows notices that come by push, and opens their table. It caches nothing. */

/** What the server sends: {title, body, url}, the url being a path of the hall. */
async function show(data) {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (tabs.some((tab) => tab.visibilityState === "visible")) return; // who looks at the hall sees it anyway
  const { title, body, url } = data.json();
  // One notice a table: a new one takes the place of the old.
  await self.registration.showNotification(title, { body, tag: url, data: { url } });
}

async function open(path) {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const tab = tabs.find((each) => new URL(each.url).pathname === address.pathname);
  await (tab ? tab.focus() : self.clients.openWindow(address.href));
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => event.waitUntil(show(event.data)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
