import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { loadErrorMessage, retryLabel, useRetries, type LoadFailure } from './useRetries.ts'
import { Button } from '#client/ui/Button.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { PageTitle } from '#client/ui/PageTitle.tsx'
import { useOnline } from '#client/ui/browser/useOnline.ts'
import { PRODUCT_NAME } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { OfflineBanner } from '#client/ui/OfflineBanner.tsx'

export type LoadErrorContent = {
  title: string
  /** Default: "Please try again later". */
  text?: string
  /** 1 if a whole screen failed. The title is then also the title of the document. */
  headingLevel?: 1 | 2 | 3
  /** A second action beside the retry button. */
  action?: ReactNode
}

type QueryBoundaryProps = {
  skeleton: ReactNode
  error: LoadErrorContent
  /** The query that a component loads itself. Default: the query of the route's loader. */
  query?: { key: unknown; reload: () => void }
  children: ReactNode
}

/**
 * Shows the skeleton while a query loads, and an error with automatic retries when it fails. The error stays until a retry
 * succeeds, so that nothing flickers and the retry button keeps the focus.
 */
export function QueryBoundary({ skeleton, error, query, children }: QueryBoundaryProps) {
  const { revalidate } = useRevalidator()
  const routeQuery = useLoaderData()
  const { failure, retry, onSettled } = useRetries(query ? query.reload : () => void revalidate())
  const errorRef = useRef<HTMLDivElement>(null)
  const onLoaded = () => {
    if (errorRef.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true })
    onSettled()
  }
  return (
    <>
      {failure && (
        <div ref={errorRef}>
          <LoadError {...error} failure={failure} onRetry={retry} />
        </div>
      )}
      <ErrorBoundary
        resetKey={query ? query.key : routeQuery}
        onError={onSettled}
        renderFallback={() => null}
      >
        <Suspense fallback={failure ? null : skeleton}>
          {children}
          {!query && <OfflineBanner>{messages.offline}</OfflineBanner>}
          {failure && <EffectOnMount effect={onLoaded} />}
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

type LoadErrorProps = LoadErrorContent & { failure: LoadFailure; onRetry: () => void }

/** Without a retry button while offline: the query is loaded again when the connection is back. */
function LoadError({
  failure,
  onRetry,
  title,
  text = messages.tryAgainLater,
  headingLevel,
  action,
}: LoadErrorProps) {
  const isOnline = useOnline()
  const shownTitle = isOnline ? title : messages.noConnection
  return (
    <>
      {headingLevel === 1 && <PageTitle>{`${shownTitle} · ${PRODUCT_NAME}`}</PageTitle>}
      <Notice
        role="alert"
        headingLevel={headingLevel}
        title={shownTitle}
        cast={isOnline ? 'toast' : 'robot'}
        action={
          <>
            {isOnline && (
              <Button busy={failure.isRetrying} onClick={onRetry}>
                {retryLabel(failure)}
              </Button>
            )}
            {action}
          </>
        }
      >
        {isOnline ? loadErrorMessage(failure, text) : messages.offline}
      </Notice>
    </>
  )
}

/** React mounts it once its suspended siblings have loaded. */
function EffectOnMount({ effect }: { effect: () => void }) {
  useLayoutEffect(effect)
  return null
}
