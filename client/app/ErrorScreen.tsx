import { useRevalidator, useRouteError } from 'react-router-dom'
import { errorMessage } from '#client/relay/errors.ts'
import { retrySession } from '#client/session/session.ts'
import { Button } from '#client/ui/Button.tsx'
import { ScreenNotice } from '#client/routes/ScreenNotice.tsx'
import { useBackOnline, useOnline } from '#client/ui/browser/useOnline.ts'
import { failureMessages } from '#rules/failure-messages.ts'
import { ChunkError } from './chunk-error.ts'
import { isReachable } from './reload-on-stale-build.ts'

type ErrorScreenProps = { error: unknown; onRetry: () => void }

/** Replaces a screen that failed. While offline, it retries when the connection is back. */
export function ErrorScreen({ error, onRetry }: ErrorScreenProps) {
  const isOnline = useOnline()
  useBackOnline(onRetry)
  return (
    <ScreenNotice
      title={isOnline ? failureMessages.somethingWrong : failureMessages.noConnection}
      cast={isOnline ? 'toast' : 'robot'}
      action={<Button onClick={onRetry}>Try again</Button>}
    >
      {isOnline ? errorMessage(error, { fallback: failureMessages.tryAgainLater }) : failureMessages.offline}
    </ScreenNotice>
  )
}

/** For a route inside the shell. A retry runs the guard, the loader and the screen of the route again. */
export function RouteErrorScreen() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const retry = () => retrySession().then(revalidate)
  // The router caches failed imports, so only a new page imports them again.
  const onRetry = error instanceof ChunkError ? reloadIfOnline : retry
  return <ErrorScreen error={error} onRetry={() => void onRetry()} />
}

async function reloadIfOnline(): Promise<void> {
  if (await isReachable()) location.reload()
}

/** For a route that provides the whole page. */
export function PageErrorScreen() {
  return (
    <main id="main" tabIndex={-1}>
      <RouteErrorScreen />
    </main>
  )
}
