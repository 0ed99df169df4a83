import { useOnline } from '#client/ui/browser/useOnline.ts'
import { LoadMore } from '#client/ui/list/LoadMore.tsx'
import { PAGE_SIZE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { loadErrorMessage, retryLabel, useRetries } from './useRetries.ts'

/** The part of the result of `usePaginationFragment` that loads further pages. */
export type Pagination = {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
}

type LoadNextPageProps = {
  pagination: Pagination
  failedMessage: string
  loadingLabel: string
}

/** Loads the next page of a connection that has one, when the reader scrolls near the end or presses the button. */
export function LoadNextPage({ pagination, failedMessage, loadingLabel }: LoadNextPageProps) {
  const { isLoadingNext, loadNext } = pagination
  const { failure, retry, start } = useRetries(
    (onSettled) => void loadNext(PAGE_SIZE, { onComplete: onSettled }),
  )
  const isOnline = useOnline()
  if (!failure) {
    return (
      <LoadMore
        label={isLoadingNext ? loadingLabel : 'Load more'}
        isBusy={isLoadingNext}
        loadsOnScroll={!isLoadingNext && isOnline}
        onLoad={start}
      />
    )
  }
  const note = isOnline ? loadErrorMessage(failure) : messages.offline
  return (
    <LoadMore
      label={retryLabel(failure)}
      isBusy={failure.isRetrying}
      loadsOnScroll={false}
      onLoad={retry}
      failure={{ title: failedMessage, note }}
    />
  )
}
