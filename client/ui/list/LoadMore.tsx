import { useLayoutEffect, type RefObject } from 'react'
import { Button } from '#client/ui/Button.tsx'
import { Cast } from '#client/ui/Cast.tsx'
import styles from './LoadMore.module.css'
import { useLoadOnScroll } from './useLoadOnScroll.ts'

type LoadMoreProps = {
  /** The label of the button. */
  label: string
  isBusy: boolean
  /** Loads more when the reader scrolls near the end. */
  loadsOnScroll: boolean
  onLoad: () => void
  /** Why the last attempt failed. */
  failure?: { title: string; note?: string }
}

/** The end of a list that has more items. */
export function LoadMore({ label, isBusy, loadsOnScroll, onLoad, failure }: LoadMoreProps) {
  const sentinel = useLoadOnScroll(loadsOnScroll, onLoad)
  useHandedOverFocus(sentinel)
  return (
    <div ref={sentinel} className={styles.more}>
      {failure && (
        <div role="alert" className={styles.failure}>
          <p className={styles.title}>{failure.title}</p>
          {failure.note && <p>{failure.note}</p>}
        </div>
      )}
      <Button variant="secondary" busy={isBusy} onClick={onLoad}>
        {label}
      </Button>
    </div>
  )
}

/** The end of a list without more items. */
export function ListEnd({ children }: { children: string }) {
  return (
    <div className={styles.end}>
      <Cast name="koala" />
      <p>{children}</p>
    </div>
  )
}

/** Moves the focus to the last item when the button is removed at the end of the list. */
function useHandedOverFocus(place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = place.current
    return () => {
      if (!element?.contains(document.activeElement)) return
      const articles = element.previousElementSibling?.querySelectorAll('article')
      if (articles) [...articles].at(-1)?.focus({ preventScroll: true })
    }
  }, [place])
}
