type Kind = 'info' | 'success' | 'warning' | 'error'

let hear: (() => void) | undefined

/** Short messages in the corner, shown by the `ToastHost` of the layout. */
export const notify = {
  info: (text: string) => void show('info', text),
  success: (text: string) => void show('success', text),
  warning: (text: string) => void show('warning', text),
  error: (text: string) => void show('error', text),
}

/** Calls the listener with the next toast. */
export function onNotice(listener: (() => void) | undefined): void {
  hear = listener
}

/** The host is loaded on demand. Earlier toasts are queued. */
async function show(kind: Kind, text: string): Promise<void> {
  hear?.()
  const { toast } = await import('react-toastify/unstyled')
  toast[kind](text)
}
