import { createObservable, useObservable } from '#client/ui/browser/observable.ts'

/** The `beforeinstallprompt` event, which is missing in the types of the DOM. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

const offer = createObservable<InstallPromptEvent | null>(null)

/** Call at the start: the browser fires the event once, perhaps before the first screen is rendered. */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The app shows its own prompt.
    event.preventDefault()
    if (isInstallPrompt(event)) offer.set(event)
  })
  addEventListener('appinstalled', () => offer.set(null))
}

/** Starts the installation. Null if the browser does not support it or the app is installed. */
export function useInstall(): (() => void) | null {
  const event = useObservable(offer, null)
  if (!event) return null
  return () => {
    // The event can be used once.
    offer.set(null)
    void event.prompt()
  }
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event
}
