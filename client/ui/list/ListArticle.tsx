import type { ComponentProps } from 'react'

type ListArticleProps = ComponentProps<'article'> & {
  /** Position in the list, from 1. */
  position: number
  /** Length of the list; -1 while there is more to load. */
  setSize: number
}

/** An item of `VirtualList`. The keyboard moves the focus between items, as in the ARIA feed pattern. */
export function ListArticle({ position, setSize, ...article }: ListArticleProps) {
  return (
    <article
      {...article}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the articles of a feed are its focus stops
      tabIndex={0}
      aria-posinset={position}
      aria-setsize={setSize}
    />
  )
}
