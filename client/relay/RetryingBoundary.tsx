import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { useRetries, type Failure } from './useRetries.ts'

type RetryingBoundaryProps = {
  /** Starts loading anew what the children show, and changes `resetKey` with it. */
  onRetry: () => void
  resetKey: unknown
  skeleton: ReactNode
  renderFailure: (failure: Failure, retry: () => void) => ReactNode
  children: ReactNode
}

/**
 * Around what is loading: its skeleton, and when it does not come, why and how it stands with the retries. That notice
 * stays until a retry has succeeded, so that nothing flickers and its button keeps the focus.
 */
export function RetryingBoundary({
  onRetry,
  resetKey,
  skeleton,
  renderFailure,
  children,
}: RetryingBoundaryProps) {
  const { failure, retry, settle } = useRetries(onRetry)
  const notice = useRef<HTMLDivElement>(null)
  const giveWay = () => {
    if (notice.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true })
    settle()
  }
  return (
    <>
      {failure && <div ref={notice}>{renderFailure(failure, retry)}</div>}
      <ErrorBoundary resetKey={resetKey} onError={settle} renderFallback={() => null}>
        <Suspense fallback={failure ? null : skeleton}>
          {children}
          {failure && <WhenShown onShown={giveWay} />}
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

/** Stands beside what may suspend: it is there only once that is. */
function WhenShown({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown)
  return null
}
