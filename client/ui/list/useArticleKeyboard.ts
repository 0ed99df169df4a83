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
import { useShortcut } from '#client/ui/shortcuts/shortcuts.ts'

type ArticleKeyboard = {
  list: RefObject<HTMLElement | null>
  items: readonly { readonly id: string }[]
  /** Keeps the article of an item rendered while the reader scrolls. */
  setFocusedId: (id: string) => void
}

/**
 * Moves the focus between the articles of a list: Page Up and Page Down as in the ARIA feed pattern, and the shortcuts j and k.
 * Other shortcuts press the button or link of the focused article that has the key as `aria-keyshortcuts`. If the focused article is removed, the one that takes its
 * place receives the focus.
 */
export function useArticleKeyboard({ list, items, setFocusedId }: ArticleKeyboard) {
  const focused = useRef<{ article: Element; index: number }>(null)

  const trackFocus = (target: Element) => {
    const here = articleOf(target)
    const item = here && items[here.index]
    focused.current = here ?? null
    if (item) setFocusedId(item.id)
  }
  const focus = (index: number): HTMLElement | null => {
    const item = items[index]
    if (!item) return null
    if (!articleAt(list.current, index)) flushSync(() => setFocusedId(item.id))
    const article = articleAt(list.current, index)
    article?.focus({ preventScroll: true })
    return article
  }
  /** Returns whether there is an item at this index. */
  const focusAndReveal = (index: number): boolean => {
    const article = focus(index)
    article?.scrollIntoView({ block: 'start' })
    return article !== null
  }
  const move = (step: number) => {
    const here = focusedArticle(list.current)
    // A reader who scrolled away continues with the first visible item.
    if (here && isVisible(here.article)) focusAndReveal(here.index + step)
    else focusAndReveal(firstVisible(list.current))
  }

  // The focus may be in server-rendered HTML before hydration.
  const trackEarlyFocus = useEffectEvent(() => {
    const { activeElement } = document
    if (activeElement && list.current?.contains(activeElement)) trackFocus(activeElement)
  })
  useEffect(() => trackEarlyFocus(), [])

  useLayoutEffect(() => {
    const lost = focused.current
    if (!lost || lost.article.isConnected || document.activeElement !== document.body) return
    focused.current = null
    // Not within the commit: the article may have to be rendered first.
    queueMicrotask(() => focus(Math.min(lost.index, items.length - 1)))
  })

  useShortcut('j', () => move(1))
  useShortcut('k', () => move(-1))
  const press = (key: string) => () => {
    const { article } = focusedArticle(list.current) ?? {}
    article?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click()
  }
  useShortcut('l', press('l'))
  useShortcut('c', press('c'))
  useShortcut('s', press('s'))
  useShortcut('r', press('r'))

  return {
    onFocus: ({ target }: FocusEvent) => trackFocus(target),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, target, currentTarget } = event
      // React bubbles the events of portals such as menus; an open dialog handles its own keys.
      if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('dialog')) return
      const here = articleOf(target)
      if (key === 'Enter' && target === here?.article) press('Enter')()
      const step = { PageDown: 1, PageUp: -1 }[key]
      if (step && here && focusAndReveal(here.index + step)) event.preventDefault()
    },
  }
}

/** The article around an element, and the index of its item. */
function articleOf(target: Element): { article: HTMLElement; index: number } | undefined {
  const article = target.closest<HTMLElement>('[role="feed"] article')
  return article ? { article, index: Number(article.ariaPosInSet) - 1 } : undefined
}

function articleAt(list: HTMLElement | null, index: number): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`article[aria-posinset="${index + 1}"]`) ?? null
}

function focusedArticle(list: HTMLElement | null) {
  const { activeElement } = document
  return activeElement && list?.contains(activeElement) ? articleOf(activeElement) : undefined
}

function firstVisible(list: HTMLElement | null): number {
  const first = [...(list?.querySelectorAll('article') ?? [])].find(isVisible)
  return first ? Number(first.ariaPosInSet) - 1 : 0
}

function isVisible(article: Element): boolean {
  const { top, bottom } = article.getBoundingClientRect()
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  return bottom > header && top < window.innerHeight
}
