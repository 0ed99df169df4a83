import { useSyncExternalStore } from 'react'

/** What a browser that can install the site offers; the types of the platform do not have it yet. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

let offer: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

/** From the start: the browser makes its offer once, before the first screen may be there. */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Asked for where it suits the reader, not where the browser would.
    event.preventDefault()
    if (isInstallPrompt(event)) setOffer(event)
  })
  addEventListener('appinstalled', () => setOffer(null))
}

/** How to install the site; null where that cannot be done, or has been. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  if (!current) return null
  return () => {
    // An offer can be taken up once only.
    setOffer(null)
    void current.prompt()
  }
}

function setOffer(newOffer: InstallPromptEvent | null): void {
  offer = newOffer
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event
}
