import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { articleAt, articleOf } from './feed-articles.ts'

type FeedFocus = {
  feed: RefObject<HTMLElement | null>
  posts: readonly { readonly id: string }[]
  /** Keeps the article of a post in the document, wherever the reader scrolls. */
  setFocusedId: (id: string) => void
}

/**
 * Where the focus is in a feed whose articles come and go: it never gets lost. When its article is removed, the one that
 * takes its place receives it.
 */
export function useFeedFocus({ feed, posts, setFocusedId }: FeedFocus) {
  const focused = useRef<{ article: Element; index: number }>(null)

  const focus = (index: number): HTMLElement | null => {
    const post = posts[index]
    if (!post) return null
    if (!articleAt(feed.current, index)) flushSync(() => setFocusedId(post.id))
    const article = articleAt(feed.current, index)
    article?.focus({ preventScroll: true })
    return article
  }

  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || lost.article.isConnected || document.activeElement !== document.body) return
    focused.current = null
    // Not from within a commit: the article may have to be rendered first.
    queueMicrotask(() => focus(Math.min(lost.index, posts.length - 1)))
  })

  return {
    onFocus: ({ target }: FocusEvent) => {
      const here = articleOf(target)
      const post = here && posts[here.index]
      focused.current = here ?? null
      if (post) setFocusedId(post.id)
    },
    /** Focuses a post by its place and brings it into view; says whether there is one. */
    focusPost: (index: number): boolean => {
      const article = focus(index)
      article?.scrollIntoView({ block: 'start' })
      return article !== null
    },
  }
}
