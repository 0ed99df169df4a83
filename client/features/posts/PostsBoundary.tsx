import { CloudOff } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { TransportError } from '#client/relay/transport-error.ts'
import { Button } from '#client/ui/Button.tsx'
import { ErrorBoundary } from '#client/ui/ErrorBoundary.tsx'
import { Notice } from '#client/ui/Notice.tsx'
import { messages } from '#rules/messages.ts'
import { PostFeedSkeleton } from './PostFeedSkeleton.tsx'

type PostsBoundaryProps = { skeleton?: ReactNode; children: ReactNode }

/** Around a list of posts: skeletons while its first page is on its way, a card to try again when it did not come. */
export function PostsBoundary({ skeleton, children }: PostsBoundaryProps) {
  const { revalidate, state } = useRevalidator()
  return (
    <ErrorBoundary
      resetKey={useLoaderData()}
      renderFallback={(error) => (
        <Notice
          role="alert"
          title={messages.somethingWrong}
          icon={<CloudOff aria-hidden="true" />}
          action={
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              Try again
            </Button>
          }
        >
          {isOffline(error) ? messages.offline : messages.postsLoadFailed}
        </Notice>
      )}
    >
      <Suspense fallback={skeleton ?? <PostFeedSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function isOffline(error: unknown): boolean {
  return error instanceof TransportError && error.failure === 'offline'
}
