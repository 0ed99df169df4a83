import type { ToastContentProps } from 'react-toastify/unstyled'
import { Button } from './Button.tsx'

type UndoToastProps = ToastContentProps<{ text: string; undo: () => void }>

/** The content of a toast about an action that can be undone. */
export function UndoToast({ data: { text, undo }, closeToast }: UndoToastProps) {
  return (
    // Toasts lay out their content as columns.
    <span>
      {text}{' '}
      <Button
        variant="link"
        onClick={() => {
          closeToast()
          undo()
        }}
      >
        Undo
      </Button>
    </span>
  )
}
