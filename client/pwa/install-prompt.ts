import { useSyncExternalStore } from 'react'

/** The `beforeinstallprompt` event, which is missing in the types of the DOM. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

let offer: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

/** Call at the start: the browser fires the event once, perhaps before the first screen is rendered. */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The app shows its own prompt.
    event.preventDefault()
    if (isInstallPrompt(event)) setOffer(event)
  })
  addEventListener('appinstalled', () => setOffer(null))
}

/** Starts the installation. Null if the browser does not support it or the app is installed. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  )
  if (!current) return null
  return () => {
    // The event can be used once.
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
