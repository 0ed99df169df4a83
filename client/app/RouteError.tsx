import { useRevalidator, useRouteError } from 'react-router-dom'
import { retrySession } from '#client/session/session.ts'
import { ScreenError } from './ScreenError.tsx'

/** A route whose guard, loader or screen failed; trying again runs all three. */
export function RouteError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <main id="main" tabIndex={-1}>
      <ScreenError error={error} onRetry={() => void retrySession().then(revalidate)} />
    </main>
  )
}
