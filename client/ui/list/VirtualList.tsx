import { useRef, type ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { useArticleKeyboard } from './useArticleKeyboard.ts'
import { useVirtualList } from './useVirtualList.ts'
import styles from './VirtualList.module.css'

type VirtualListProps<TItem extends { readonly id: string }> = {
  /** Must be memoized. The ids are unique across lists. */
  items: readonly TItem[]
  /** The id of the heading of the list. */
  labelledBy: string
  /** There are more items to load. */
  hasMore: boolean
  isLoading: boolean
  /** There is no gap between the items. */
  isDense?: boolean
  /** The aspect ratio of the image or video of an item, to estimate the height of the item before it is measured. */
  aspectRatioOf?: (item: TItem) => number | undefined
  /** Renders an item as an `article` that can be focused. `setSize` is -1 while there is more to load. */
  renderItem: (item: TItem, place: { position: number; setSize: number }) => ReactNode
  /** Rendered below the items, such as `LoadMore`, which moves the focus to the last item when it is replaced. */
  end: ReactNode
}

/** A long list of articles that scrolls with the window, as in the ARIA feed pattern. Renders the items near the window. */
export function VirtualList<TItem extends { readonly id: string }>(props: VirtualListProps<TItem>) {
  const { items, labelledBy, hasMore, isLoading, isDense, aspectRatioOf, renderItem, end } = props
  const list = useRef<HTMLDivElement>(null)
  const { visibleItems, height, measureElement, setFocusedId } = useVirtualList({
    items,
    list,
    aspectRatioOf,
  })
  const keyboardHandlers = useArticleKeyboard({ list, items, setFocusedId })
  const setSize = hasMore ? -1 : items.length
  return (
    <div className={styles.list}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a feed handles its articles' keys */}
      <div
        ref={list}
        role="feed"
        aria-labelledby={labelledBy}
        aria-busy={isLoading}
        className={styles.feed}
        style={{ height }}
        {...keyboardHandlers}
      >
        {visibleItems.map(({ index, top }) => {
          const item = items[index]
          return (
            item && (
              <div
                key={item.id}
                ref={measureElement}
                data-index={index}
                className={classNames(
                  styles.item,
                  top === undefined && styles.inFlow,
                  isDense && styles.dense,
                )}
                style={{ top }}
              >
                {renderItem(item, { position: index + 1, setSize })}
              </div>
            )
          )
        })}
      </div>
      {end}
    </div>
  )
}
