import { useLayoutEffect, type RefObject } from 'react'
import { loadErrorMessage, retryLabel, useRetries } from '#client/relay/useRetries.ts'
import { Button } from '#client/ui/Button.tsx'
import { useOnline } from '#client/ui/browser/useOnline.ts'
import { PAGE_SIZE } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import styles from './LoadMore.module.css'
import { useLoadOnScroll } from '#client/ui/list/useLoadOnScroll.ts'

/** The part of the result of `usePaginationFragment` that loads further pages. */
export type Pagination = {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
}

type LoadMoreProps = Pagination & { failedMessage: string; loadingLabel: string }

/** Loads the next page when the reader scrolls near the end or presses the button. */
export function LoadMore({ hasNext, isLoadingNext, loadNext, failedMessage, loadingLabel }: LoadMoreProps) {
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
          <p className={styles.title}>{failedMessage}</p>
          {note && <p>{note}</p>}
        </div>
      )}
      <Button
        variant="secondary"
        busy={failure ? failure.isRetrying : isLoadingNext}
        onClick={failure ? retry : start}
      >
        {failure ? retryLabel(failure) : isLoadingNext ? loadingLabel : 'Load more'}
      </Button>
    </div>
  )
}

/** Moves the focus to the last item when the button is removed at the end of the list. */
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
