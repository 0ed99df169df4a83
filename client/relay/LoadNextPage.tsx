import { useEffect, useEffectEvent, useRef } from 'react'
import { useOnline } from '#client/ui/browser/useOnline.ts'
import { LoadMore } from '#client/ui/list/LoadMore.tsx'
import { PAGE_SIZE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { loadErrorMessage, retryLabel, useRetries, type OnSettled } from './useRetries.ts'

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
  const { isLoadingNext } = pagination
  const { failure, retry, start } = useRetries(useLoadNext(pagination))
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

/** Relay ignores `loadNext` while the query of the list is active. The call is then repeated. */
function useLoadNext({ isLoadingNext, loadNext }: Pagination) {
  const ignored = useRef<OnSettled>(undefined)
  const load = (onSettled: OnSettled, next = loadNext) => {
    let isReturned = false
    next(PAGE_SIZE, {
      onComplete(error) {
        if (isReturned || isLoadingNext) onSettled(error)
        else ignored.current = onSettled
      },
    })
    isReturned = true
  }
  const repeat = useEffectEvent((next: Pagination['loadNext']) => {
    const onSettled = ignored.current
    ignored.current = undefined
    if (onSettled) load(onSettled, next)
  })
  // Relay returns another function when the query has ended.
  useEffect(() => repeat(loadNext), [loadNext])
  return load
}
