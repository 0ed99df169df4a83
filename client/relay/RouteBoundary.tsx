import type { ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { LoadFailure } from './LoadFailure.tsx'
import { OfflineBanner } from '#client/features/layout/OfflineBanner.tsx'
import { RetryingBoundary } from './RetryingBoundary.tsx'

type RouteBoundaryProps = {
  skeleton: ReactNode
  /** What to say when it does not come. */
  failure: { title: string; text: string; headingLevel?: 1 | 2 | 3; action?: ReactNode }
  children: ReactNode
}

/** Around what a route's loader has started to load. */
export function RouteBoundary({ skeleton, failure: notice, children }: RouteBoundaryProps) {
  const { revalidate } = useRevalidator()
  return (
    <RetryingBoundary
      resetKey={useLoaderData()}
      onRetry={() => void revalidate()}
      skeleton={skeleton}
      renderFailure={(failure, retry) => <LoadFailure {...notice} failure={failure} onRetry={retry} />}
    >
      {children}
      <OfflineBanner />
    </RetryingBoundary>
  )
}
