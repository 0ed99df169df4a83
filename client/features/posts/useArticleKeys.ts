import type { KeyboardEvent, RefObject } from 'react'

/** The keys of a feed: Page Down and Page Up move the focus from one article to the next. */
export function useArticleKeys(feed: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = { PageDown: 1, PageUp: -1 }[event.key]
    const { target } = event
    // Events of a menu bubble here from elsewhere in the document, those of an open dialog are its own.
    if (
      !step ||
      !(target instanceof Element) ||
      !feed.current?.contains(target) ||
      target.closest('dialog')
    ) {
      return
    }
    const articles = [...feed.current.querySelectorAll<HTMLElement>(':scope > article')]
    const here = articles.findIndex((article) => article.contains(target))
    const there = articles[here + step]
    if (!there) return
    event.preventDefault()
    there.focus()
    there.scrollIntoView({ block: 'start' })
  }
}
