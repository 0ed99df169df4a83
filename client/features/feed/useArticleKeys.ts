import type { KeyboardEvent } from 'react'
import { articleOf } from './feed-articles.ts'

/** The keys of a feed: Page Down and Page Up move the focus from one article to the next. */
export function useArticleKeys(focusPost: (index: number) => boolean) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const step = { PageDown: 1, PageUp: -1 }[event.key]
    const { target, currentTarget } = event
    // Events of a menu bubble here from elsewhere in the document, those of an open dialog are its own.
    if (!step || !(target instanceof Element) || !currentTarget.contains(target) || target.closest('dialog'))
      return
    const here = articleOf(target)
    if (here && focusPost(here.index + step)) event.preventDefault()
  }
}
