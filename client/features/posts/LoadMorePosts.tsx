import { useState } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { messages } from '#rules/messages.ts'
import { PAGE_SIZE } from '#rules/limits.ts'
import styles from './LoadMorePosts.module.css'
import { useLoadOnScroll } from './useLoadOnScroll.ts'

/** What `usePaginationFragment` knows about the rest of a list. */
export type Pagination = {
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown
}

/** Loads the next page when the reader comes near, or when asked by the button a keyboard can reach. */
export function LoadMorePosts({ hasNext, isLoadingNext, loadNext }: Pagination) {
  const [hasFailed, setFailed] = useState(false)
  const load = () => {
    setFailed(false)
    loadNext(PAGE_SIZE, { onComplete: (error) => setFailed(error !== null) })
  }
  const sentinel = useLoadOnScroll(hasNext && !isLoadingNext && !hasFailed, load)

  return (
    <div ref={sentinel} className={styles.more}>
      {hasFailed && <p role="alert">{messages.morePostsFailed}</p>}
      <Button variant="secondary" busy={isLoadingNext} onClick={load}>
        {isLoadingNext ? messages.postsLoading : hasFailed ? 'Try again' : 'Load more'}
      </Button>
    </div>
  )
}
