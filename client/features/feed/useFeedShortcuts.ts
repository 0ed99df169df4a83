import type { RefObject } from 'react'
import { useShortcut } from '#client/ui/shortcuts/useShortcut.ts'
import { articleOf } from './feed-articles.ts'

/** The single keys of a list of posts: to the next, to the one before, and like. */
export function useFeedShortcuts(
  feed: RefObject<HTMLElement | null>,
  focusPost: (index: number) => boolean,
): void {
  const move = (step: number) => {
    const here = focusedArticle(feed.current)
    // Who has scrolled on goes on from what they see.
    if (here && isOnScreen(here.article)) focusPost(here.index + step)
    else focusPost(firstOnScreen(feed.current))
  }
  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('l', () => {
    const { article } = focusedArticle(feed.current) ?? {}
    article?.querySelector<HTMLElement>('[aria-keyshortcuts="l"]')?.click()
  })
}

function focusedArticle(feed: HTMLElement | null) {
  const { activeElement } = document
  return activeElement && feed?.contains(activeElement) ? articleOf(activeElement) : undefined
}

function firstOnScreen(feed: HTMLElement | null): number {
  const first = [...(feed?.querySelectorAll('article') ?? [])].find(isOnScreen)
  return first ? Number(first.ariaPosInSet) - 1 : 0
}

function isOnScreen(article: Element): boolean {
  const { top, bottom } = article.getBoundingClientRect()
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return bottom > header && top < window.innerHeight
}
