import { createElement } from 'react'
import { createObservable } from './browser/observable.ts'

type Kind = 'info' | 'success' | 'warning' | 'error'

/** Short messages in the corner, shown by the `ToastHost` of the layout. */
export const notify = {
  info: (text: string) => void show('info', text),
  success: (text: string) => void show('success', text),
  warning: (text: string) => void show('warning', text),
  error: (text: string) => void show('error', text),
  /** With a button that calls `undo`. */
  undoable: (text: string, undo: () => void) => void showUndoable(text, undo),
}

/** Whether the host is to be loaded. */
export const isHostNeeded = createObservable(false)

/** Earlier toasts than the host are queued. */
async function show(kind: Kind, text: string): Promise<void> {
  isHostNeeded.set(true)
  const { toast } = await import('react-toastify/unstyled')
  toast[kind](text)
}

async function showUndoable(text: string, undo: () => void): Promise<void> {
  isHostNeeded.set(true)
  const [{ toast }, { UndoToast }] = await Promise.all([
    import('react-toastify/unstyled'),
    import('./UndoToast.tsx'),
  ])
  const id = toast.success(
    createElement(UndoToast, {
      text,
      onUndo: () => {
        toast.dismiss(id)
        undo()
      },
    }),
  )
}
