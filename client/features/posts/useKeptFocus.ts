import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * When the article that held the focus is removed, the one that takes its place receives it.
 * Returns the feed's focus handler.
 */
export function useKeptFocus(feed: RefObject<HTMLElement | null>) {
  const focused = useRef<{ article: Element; index: number }>(null)

  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || lost.article.isConnected || document.activeElement !== document.body) return
    const articles = articlesOf(feed.current)
    articles[Math.min(lost.index, articles.length - 1)]?.focus({ preventScroll: true })
  })

  return ({ target }: FocusEvent) => {
    const articles = articlesOf(feed.current)
    const index = articles.findIndex((article) => article.contains(target))
    const article = articles[index]
    focused.current = article ? { article, index } : null
  }
}

function articlesOf(feed: HTMLElement | null): HTMLElement[] {
  return feed ? [...feed.querySelectorAll<HTMLElement>(':scope > article')] : []
}
