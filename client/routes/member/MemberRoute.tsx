import { Suspense } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { MemberFailure } from '#client/features/members/MemberFailure.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { messages } from '#rules/messages.ts'
import type { memberLoader } from './memberLoader.ts'
import { MemberScreen } from './MemberScreen.tsx'

export function MemberRoute() {
  const query = useLoaderData<typeof memberLoader>()
  const { revalidate, state } = useRevalidator()
  if (!query) return <MemberFailure message={messages.userIdInvalid} />
  return (
    <ErrorBoundary
      resetKey={query}
      renderFallback={() => (
        <MemberFailure
          message={messages.userLoadFailed}
          action={
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              Try again
            </Button>
          }
        />
      )}
    >
      <Suspense fallback={<MemberSkeleton />}>
        <MemberScreen query={query} />
      </Suspense>
    </ErrorBoundary>
  )
}
