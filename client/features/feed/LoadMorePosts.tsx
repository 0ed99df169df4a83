import { useLayoutEffect, type RefObject } from 'react'
import { loadErrorMessage, retryLabel, useRetries } from '#client/relay/useRetries.ts'
import { Button } from '#client/ui/Button.tsx'
import { useOnline } from '#client/ui/useOnline.ts'
import { PAGE_SIZE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from './LoadMorePosts.module.css'
import { useLoadOnScroll } from './useLoadOnScroll.ts'

/** The part of the result of `usePaginationFragment` that loads further pages. */
export type Pagination = {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
}

/** Loads the next page when the reader scrolls near the end or presses the button. */
export function LoadMorePosts({ hasNext, isLoadingNext, loadNext }: Pagination) {
  const { failure, retry, start } = useRetries(
    (onSettled) => void loadNext(PAGE_SIZE, { onComplete: onSettled }),
  )
  const isOnline = useOnline()
  const note = failure && (isOnline ? loadErrorMessage(failure) : messages.offline)
  const sentinel = useLoadOnScroll(hasNext && !isLoadingNext && !failure && isOnline, start)

  useHandedOverFocus(sentinel)

  return (
    <div ref={sentinel} className={styles.more}>
      {failure && (
        <div role="alert" className={styles.failure}>
          <p className={styles.title}>{messages.morePostsFailed}</p>
          {note && <p>{note}</p>}
        </div>
      )}
      <Button
        variant="secondary"
        busy={failure ? failure.isRetrying : isLoadingNext}
        onClick={failure ? retry : start}
      >
        {failure ? retryLabel(failure) : isLoadingNext ? messages.postsLoading : 'Load more'}
      </Button>
    </div>
  )
}

/** Moves the focus to the last post when the button is removed at the end of the list. */
function useHandedOverFocus(place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const articles = element.previousElementSibling?.querySelectorAll('article')
      if (articles) [...articles].at(-1)?.focus({ preventScroll: true })
    }
  }, [place])
}
