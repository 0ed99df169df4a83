import { useRevalidator, useRouteError } from 'react-router-dom'
import { errorMessage } from '#client/relay/errors.ts'
import { retrySession } from '#client/session/session.ts'
import { Button } from '#client/ui/Button.tsx'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { SpriteIcon } from '#client/ui/SpriteIcon.tsx'
import { useBackOnline, useOnline } from '#client/ui/browser/useOnline.ts'
import { failureMessages } from '#rules/failure-messages.ts'

type ErrorScreenProps = { error: unknown; onRetry: () => void }

/** Replaces a screen that failed. While offline, it retries when the connection is back. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const isOnline = useOnline()
  useBackOnline(onRetry)
  if (!isOnline) {
    return (
      <ScreenNotice title={failureMessages.noConnection} icon={<SpriteIcon name="wifi-off" />}>
        {failureMessages.offline}
      </ScreenNotice>
    )
  }
  return (
    <ScreenNotice
      title={failureMessages.somethingWrong}
      icon={<SpriteIcon name="cloud-off" />}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {errorMessage(error, { fallback: failureMessages.tryAgainLater })}
    </ScreenNotice>
  )
}

/** For a route inside the shell. A retry runs the guard, the loader and the screen of the route again. */
export function RouteErrorScreen() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <ErrorScreen error={error} onRetry={() => void retrySession().then(revalidate)} />
}

/** For a route that provides the whole page. */
export function PageErrorScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <RouteErrorScreen />
    </main>
  )
}
