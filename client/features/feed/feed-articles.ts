/** The article that something of a feed is in, and the place of its post in the list, from 0. */
export function articleOf(target: Element): { article: HTMLElement; index: number } | undefined {
  const article = target.closest<HTMLElement>('[role="feed"] article')
  return article ? { article, index: Number(article.ariaPosInSet) - 1 } : undefined
}

export function articleAt(feed: HTMLElement | null, index: number): HTMLElement | null {
  return feed?.querySelector<HTMLElement>(`article[aria-posinset="${index + 1}"]`) ?? null
}
