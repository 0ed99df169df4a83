/** Makes the app available offline. Only for members, because it downloads all screens. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Safari has no requestIdleCallback.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  // Registration fails in private windows, for example. The site then works online only.
  whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
