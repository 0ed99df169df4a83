/** Lets the site open without a connection. For members: whoever only looks in does not fetch all of it. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Safari knows no idle time.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  // Where it is refused, in a private window for one, the site works as ever while there is a connection.
  whenIdle(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined))
}
