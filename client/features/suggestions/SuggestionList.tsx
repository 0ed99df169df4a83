import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom'
import { useEffect, useLayoutEffect, useState } from 'react'
import { Avatar } from '#client/ui/Avatar.tsx'
import { counted } from '#client/ui/counts.ts'
import { lineOfWord } from './word-line.ts'
import styles from './SuggestionList.module.css'
import type { Suggestion } from './useSuggestions.ts'

type SuggestionListProps = {
  id: string
  label: string
  area: HTMLTextAreaElement
  /** The offset of the typed word in the text. */
  start: number
  suggestions: readonly Suggestion[]
  activeIndex: number
  onChoose: (suggestion: Suggestion) => void
}

/** The list below the line of the typed word, or above it if there is more room. As a popover it can leave a dialog. */
export function SuggestionList({
  id,
  label,
  area,
  start,
  suggestions,
  activeIndex,
  onChoose,
}: SuggestionListProps) {
  const [line] = useState(() => ({
    contextElement: area,
    getBoundingClientRect: () => lineOfWord(area, start),
  }))
  const [isRightToLeft] = useState(() => getComputedStyle(area).direction === 'rtl')
  const [list, setList] = useState<HTMLElement | null>(null)
  const { floatingStyles } = useFloating<typeof line>({
    strategy: 'fixed',
    placement: isRightToLeft ? 'bottom-end' : 'bottom-start',
    transform: false,
    elements: { reference: line, floating: list },
    whileElementsMounted: autoUpdate,
    middleware: MIDDLEWARE,
  })
  useLayoutEffect(() => list?.showPopover(), [list])
  useEffect(() => {
    list?.children[activeIndex]?.scrollIntoView({ block: 'nearest' })
  }, [list, activeIndex])
  return (
    <div
      ref={setList}
      id={id}
      role="listbox"
      aria-label={label}
      popover="manual"
      className={styles.list}
      style={floatingStyles}
    >
      {suggestions.map((suggestion, index) => (
        <button
          key={suggestion.id}
          type="button"
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === activeIndex}
          className={styles.option}
          // Keeps the focus, and with it the keyboard of a phone, in the text area.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {'fullName' in suggestion && (
            <Avatar src={suggestion.photoUrl} srcSet={suggestion.photoSrcSet} size={32} />
          )}
          <span className={styles.lines}>
            <bdi className={styles.title}>
              {'fullName' in suggestion ? suggestion.fullName : suggestion.text}
            </bdi>
            <bdi className={styles.detail}>
              {'fullName' in suggestion ? suggestion.text : counted(suggestion.postCount, 'post')}
            </bdi>
          </span>
        </button>
      ))}
    </div>
  )
}

const MARGIN = 8

const MIDDLEWARE = [
  offset(4),
  flip({ padding: MARGIN }),
  size({
    padding: MARGIN,
    apply: ({ availableHeight, rects, elements: { floating } }) => {
      floating.style.width = `${rects.reference.width}px`
      floating.style.maxHeight = `${availableHeight}px`
    },
  }),
]
