import type { ToastContent } from 'react-toastify/unstyled'
import { createObservable } from './browser/observable.ts'

type Kind = 'info' | 'success' | 'warning' | 'error'

/** Short messages in the corner, shown by the `ToastHost` of the layout. */
export const notify = {
  info: (text: string) => void show('info', text),
  success: (text: string) => void show('success', text),
  warning: (text: string) => void show('warning', text),
  error: (text: string) => void show('error', text),
  /** With a button that calls `undo`. */
  undoable: (text: string, undo: () => void) =>
    void showContent(async () => (await import('./UndoToast.tsx')).UndoToast, { text, undo }),
  /** A component that is loaded on demand and receives `data`. */
  content: <TData>(load: () => Promise<ToastContent<TData>>, data: TData) => void showContent(load, data),
}

/** Whether the host is to be loaded. */
export const isHostNeeded = createObservable(false)

/** Earlier toasts than the host are queued. */
async function show(kind: Kind, text: string): Promise<void> {
  isHostNeeded.set(true)
  const { toast } = await import('react-toastify/unstyled')
  toast[kind](text)
}

async function showContent<TData>(load: () => Promise<ToastContent<TData>>, data: TData): Promise<void> {
  isHostNeeded.set(true)
  const [{ toast }, content] = await Promise.all([import('react-toastify/unstyled'), load()])
  toast.success(content, { data })
}
