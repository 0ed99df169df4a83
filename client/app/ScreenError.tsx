import { TransportError } from '#client/relay/transport-error.ts'
import { Button } from '#client/ui/Button.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { SpriteIcon } from '#client/ui/SpriteIcon.tsx'
import { useBackOnline, useOnline } from '#client/ui/useOnline.ts'
import { failureMessages } from '#rules/failure-messages.ts'

type ScreenErrorProps = { error: unknown; onRetry: () => void }

/** A screen that could not be shown. Only a failure to connect is something the reader can do anything about. */
export function ScreenError({ error, onRetry }: ScreenErrorProps) {
  const isOnline = useOnline()
  useBackOnline(onRetry)
  if (!isOnline) {
    return (
      <Notice
        title={failureMessages.noConnection}
        role="alert"
        headingLevel={1}
        icon={<SpriteIcon name="wifi-off" />}
      >
        {failureMessages.offline}
      </Notice>
    )
  }
  return (
    <Notice
      title={failureMessages.somethingWrong}
      role="alert"
      headingLevel={1}
      icon={<SpriteIcon name="cloud-off" />}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {error instanceof TransportError ? error.message : failureMessages.tryAgainLater}
    </Notice>
  )
}
