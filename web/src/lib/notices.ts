/** How a player hears that it is their turn: by the title of the tab, by the browser while the tab is hidden, and by
 * push when no tab is open. */
import { api, house } from "./api";

/** How far notices get: not at all, only while a tab is open, or always. */
export type Reach = "nowhere" | "tab" | "everywhere";

export interface Notice {
  title: string;
  body: string;
  /** The path of the table. */
  url: string;
}

/** Whether this browser can show notices at all; where not, there is no use in offering them. */
export function supported(): boolean {
  return isSecureContext && "Notification" in globalThis;
}

/** Whether the reader has forbidden them; only the browser's own settings can change that. */
export function forbidden(): boolean {
  return supported() && Notification.permission === "denied";
}

/** Ask the reader, and subscribe as far as possible. Browsers want it to be called by a click. */
export async function turnOn(): Promise<Reach> {
  if (!supported() || (await Notification.requestPermission()) !== "granted") return "nowhere";
  return subscribe();
}

export async function turnOff(): Promise<void> {
  await (await subscription())?.unsubscribe();
  await api.unsubscribe();
}

/** Tell the server again where notices go: when the client starts, and for another reader or language. */
export async function renew(): Promise<void> {
  if (!supported() || Notification.permission !== "granted" || !(await subscription())) return;
  await subscribe().catch(() => {}); // the server cannot be reached; it still knows what it knew
}

/** Show a notice if the reader is not looking at the tab. */
export async function tell(notice: Notice): Promise<void> {
  if (!document.hidden || !supported() || Notification.permission !== "granted") return;
  const options = { body: notice.body, tag: notice.url, data: { url: notice.url } };
  const worker = await registered();
  if (worker) {
    await worker.showNotification(notice.title, options); // the only way on a phone
    return;
  }
  try {
    const shown = new Notification(notice.title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // A phone without the service worker; the title tells.
  }
}

/** The title of the tab with the number of tables that wait for the reader. */
export function badged(title: string, waiting: number): string {
  return waiting > 0 ? `(${waiting}) ${title}` : title;
}

async function subscribe(): Promise<Reach> {
  const key = (await house()).push_key;
  if (!key || !("serviceWorker" in navigator) || !("PushManager" in globalThis)) return "tab";
  await navigator.serviceWorker.register("/sw.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const old = await pushManager.getSubscription();
    if (old && !sameKey(old.options.applicationServerKey, key)) await old.unsubscribe(); // the hall has a new key
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    await api.subscribe({ endpoint: endpoint ?? "", keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } });
    return "everywhere";
  } catch (error) {
    // Its maker's push service cannot be reached, or is switched off in this browser: a tab still tells.
    if (error instanceof DOMException) return "tab";
    throw error;
  }
}

async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration("/") : undefined;
}

async function subscription(): Promise<PushSubscription | null> {
  return (await registered())?.pushManager?.getSubscription() ?? null;
}

function sameKey(bytes: ArrayBuffer | null, key: string): boolean {
  const written = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return written.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === key;
}
