import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/Button.tsx'
import { Dialog } from '#client/ui/Dialog.tsx'

/** Asks for confirmation before a navigation or page close discards changes. */
export function UnsavedChanges({ isDirty }: { isDirty: boolean }) {
  // Navigations by a sign-out are not blocked.
  const blocker = useBlocker(({ nextLocation }) => isDirty && nextLocation.pathname !== paths.login)
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty])

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Keep editing</Button>
        </>
      }
    >
      <p>Your changes are not saved yet.</p>
    </Dialog>
  )
}
