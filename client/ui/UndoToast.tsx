import { Button } from './Button.tsx'

type UndoToastProps = { text: string; onUndo: () => void }

/** The content of a toast about an action that can be undone. */
export function UndoToast({ text, onUndo }: UndoToastProps) {
  return (
    // Toasts lay out their content as columns.
    <span>
      {text}{' '}
      <Button variant="link" onClick={onUndo}>
        Undo
      </Button>
    </span>
  )
}
