import { useRevalidator, useRouteError } from 'react-router-dom'
import { ScreenError } from './ScreenError.tsx'

/** A screen that failed inside the shell: the way around stays, and leads out of it. */
export function ContentError() {
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return <ScreenError error={error} onRetry={() => void revalidate()} />
}
