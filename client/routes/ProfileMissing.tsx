import { useRevalidator } from 'react-router-dom'
import { Button } from '#client/ui/Button.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'

/** Shown on account screens when the server returns no viewer. */
export function ProfileMissing() {
  const { revalidate, state } = useRevalidator()
  return (
    <Notice
      role="alert"
      title={messages.profileMissing}
      cast="ghost"
      action={
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  )
}
