type Kind = 'info' | 'success' | 'warning' | 'error'

let hear: (() => void) | undefined

/** Short notices in the corner; shown by the `ToastHost` of the layout. */
export const notify = {
  info: (text: string) => void show('info', text),
  success: (text: string) => void show('success', text),
  warning: (text: string) => void show('warning', text),
  error: (text: string) => void show('error', text),
}

/** Calls back with the next notice. */
export function onNotice(listener: (() => void) | undefined): void {
  hear = listener
}

/** What shows them is not fetched before; it keeps those that come before it is there. */
async function show(kind: Kind, text: string): Promise<void> {
  hear?.()
  const { toast } = await import('react-toastify/unstyled')
  toast[kind](text)
}
