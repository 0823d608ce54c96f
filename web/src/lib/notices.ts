/** Being told that it is one's turn with the page closed: Web Push. */
import type { Me } from '../generated/protocol';
import * as api from './api';

/** Whether this browser can be told, and whether it lets us. */
export type Possible = 'yes' | 'no' | 'denied';

export function possible(me: Me | null): Possible {
  if (!me?.push_key || !('serviceWorker' in navigator) || !('PushManager' in window)) return 'no';
  return Notification.permission === 'denied' ? 'denied' : 'yes';
}

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

/** Subscribes this browser; the browser itself asks the person first. Null where the person says no. */
export async function subscribe(key: string): Promise<Me | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // One that was made for another server's key has to go first.
  const made = await worker.pushManager.subscribe(options).catch(async () => {
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(options);
  });
  const { endpoint, keys } = made.toJSON();
  return api.subscribe(endpoint ?? '', keys?.p256dh ?? '', keys?.auth ?? '');
}

export async function unsubscribe(): Promise<Me> {
  const worker = await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return api.unsubscribe();
}
