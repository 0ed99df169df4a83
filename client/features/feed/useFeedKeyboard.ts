import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import { useShortcut } from '#client/ui/shortcuts/useShortcut.ts'

type FeedKeyboard = {
  feed: RefObject<HTMLElement | null>
  posts: readonly { readonly id: string }[]
  /** Keeps the article of a post rendered while the reader scrolls. */
  setFocusedId: (id: string) => void
}

/**
 * Moves the focus between the articles of a feed: Page Up and Page Down as in the ARIA feed pattern, and the shortcuts j and k; l
 * likes the focused post. If the focused article is removed, the one that takes its place receives the focus.
 */
export function useFeedKeyboard({ feed, posts, setFocusedId }: FeedKeyboard) {
  const focused = useRef<{ article: Element; index: number }>(null)

  const trackFocus = (target: Element) => {
    const here = articleOf(target)
    const post = here && posts[here.index]
    focused.current = here ?? null
    if (post) setFocusedId(post.id)
  }
  const focus = (index: number): HTMLElement | null => {
    const post = posts[index]
    if (!post) return null
    if (!articleAt(feed.current, index)) flushSync(() => setFocusedId(post.id))
    const article = articleAt(feed.current, index)
    article?.focus({ preventScroll: true })
    return article
  }
  /** Returns whether there is a post at this index. */
  const focusAndReveal = (index: number): boolean => {
    const article = focus(index)
    article?.scrollIntoView({ block: 'start' })
    return article !== null
  }
  const move = (step: number) => {
    const here = focusedArticle(feed.current)
    // A reader who scrolled away continues with the first visible post.
    if (here && isVisible(here.article)) focusAndReveal(here.index + step)
    else focusAndReveal(firstVisible(feed.current))
  }

  // The focus may be in server-rendered HTML before hydration.
  const trackEarlyFocus = useEffectEvent(() => {
    const { activeElement } = document
    if (activeElement && feed.current?.contains(activeElement)) trackFocus(activeElement)
  })
  useEffect(() => trackEarlyFocus(), [])

  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || lost.article.isConnected || document.activeElement !== document.body) return
    focused.current = null
    // Not within the commit: the article may have to be rendered first.
    queueMicrotask(() => focus(Math.min(lost.index, posts.length - 1)))
  })

  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  useShortcut('l', () => {
    const { article } = focusedArticle(feed.current) ?? {}
    article?.querySelector<HTMLElement>('[aria-keyshortcuts="l"]')?.click()
  })

  return {
    onFocus: ({ target }: FocusEvent) => trackFocus(target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = { PageDown: 1, PageUp: -1 }[event.key]
      const { target, currentTarget } = event
      // React bubbles the events of portals such as menus; an open dialog handles its own keys.
      if (!step || !(target instanceof Element)) return
      if (!currentTarget.contains(target) || target.closest('dialog')) return
      const here = articleOf(target)
      if (here && focusAndReveal(here.index + step)) event.preventDefault()
    },
  }
}

/** The article around an element, and the index of its post. */
function articleOf(target: Element): { article: HTMLElement; index: number } | undefined {
  const article = target.closest<HTMLElement>('[role="feed"] article')
  return article ? { article, index: Number(article.ariaPosInSet) - 1 } : undefined
}

function articleAt(feed: HTMLElement | null, index: number): HTMLElement | null {
  return feed?.querySelector<HTMLElement>(`article[aria-posinset="${index + 1}"]`) ?? null
}

function focusedArticle(feed: HTMLElement | null) {
  const { activeElement } = document
  return activeElement && feed?.contains(activeElement) ? articleOf(activeElement) : undefined
}

function firstVisible(feed: HTMLElement | null): number {
  const first = [...(feed?.querySelectorAll('article') ?? [])].find(isVisible)
  return first ? Number(first.ariaPosInSet) - 1 : 0
}

function isVisible(article: Element): boolean {
  const { top, bottom } = article.getBoundingClientRect()
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return bottom > header && top < window.innerHeight
}
