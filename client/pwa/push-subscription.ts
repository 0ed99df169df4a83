import { safeLocalStorage } from '#client/ui/browser/storage.ts'

/** The id of the member who enabled push messages in this browser. */
const OWNER_KEY = 'push member'

export type PushAvailability = 'available' | 'unsupported' | 'denied'

export function pushAvailability(): PushAvailability {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'available'
}

/** The subscription of this browser, if this member enabled it. */
export async function findPushSubscription(memberId: string): Promise<PushSubscription | null> {
  if (pushAvailability() !== 'available' || safeLocalStorage.get(OWNER_KEY) !== memberId) return null
  return currentSubscription()
}

/** Asks for permission, unless the member has given it. Null if they refuse. `publicKey` is base64url. */
export async function createPushSubscription(
  memberId: string,
  publicKey: string,
): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register('/sw.js')
  const registration = await navigator.serviceWorker.ready
  // A subscription with another key of the site could not be reused.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  })
  safeLocalStorage.set(OWNER_KEY, memberId)
  return subscription
}

/** Without a subscription, nothing happens. The server deletes its part with the session. */
export async function endPushSubscription(): Promise<void> {
  safeLocalStorage.remove(OWNER_KEY)
  try {
    await (await currentSubscription())?.unsubscribe()
  } catch {
    // The push service is unreachable. The server does not use the subscription anymore.
  }
}

/** The input of `subscribeToPush`. */
export function pushInput(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (pushAvailability() === 'unsupported') return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}
