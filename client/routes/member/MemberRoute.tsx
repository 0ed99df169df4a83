import { Suspense } from 'react'
import { useLoaderData, useParams, useRevalidator } from 'react-router-dom'
import { MemberFailure } from '#client/features/members/MemberFailure.tsx'
import { MemberSkeleton } from '#client/features/members/MemberSkeleton.tsx'
import { Button } from '#client/ui/Button.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { messages } from '#rules/messages.ts'
import type { memberLoader } from './memberLoader.ts'
import { MemberScreen } from './MemberScreen.tsx'

export function MemberRoute() {
  const { userId } = useParams()
  const query = useLoaderData<typeof memberLoader>()
  const { revalidate, state } = useRevalidator()
  if (!query) return <MemberFailure message={messages.userIdInvalid} />
  return (
    <ErrorBoundary
      key={userId}
      renderFallback={(_, retry) => (
        <MemberFailure
          message={messages.userLoadFailed}
          action={
            <Button busy={state === 'loading'} onClick={() => void revalidate().then(retry)}>
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
