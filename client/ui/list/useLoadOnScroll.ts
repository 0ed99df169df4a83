import { useEffect, useEffectEvent, useRef } from 'react'

const MARGIN = '600px 0px'
const DEBOUNCE_MILLISECONDS = 100
const PAUSE_MILLISECONDS = 500
/** CSS pixels. A list that corrects its heights moves up less than a reader who scrolls up. */
const CORRECTION_MAX = 50

/** Calls `load` when the reader scrolls down to the returned element, at most every half second. */
export function useLoadOnScroll(isReady: boolean, load: () => void) {
  const sentinel = useRef<HTMLDivElement>(null)
  const isScrollingDown = useRef(false)
  const lastLoad = useRef(-Infinity)
  const loadNow = useEffectEvent(() => {
    lastLoad.current = performance.now()
    load()
  })

  useEffect(() => {
    let isNear = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      if (!isReady || !isNear || !isScrollingDown.current) {
        clearTimeout(timer)
        timer = undefined
        return
      }
      const pause = lastLoad.current + PAUSE_MILLISECONDS - performance.now()
      timer ??= setTimeout(loadNow, Math.max(DEBOUNCE_MILLISECONDS, pause))
    }
    let reference = window.scrollY
    const onScroll = () => {
      const { scrollY } = window
      const isDown = scrollY > reference || isAtEnd()
      if (isDown || !isScrollingDown.current || reference - scrollY > CORRECTION_MAX) {
        isScrollingDown.current = isDown
        reference = scrollY
      }
      schedule()
    }
    const observer = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false
        schedule()
      },
      { rootMargin: MARGIN },
    )
    if (sentinel.current) observer.observe(sentinel.current)
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', onScroll)
      clearTimeout(timer)
    }
  }, [isReady])

  return sentinel
}

/** If the page becomes shorter, the browser scrolls up to its end: this counts as scrolling down. */
function isAtEnd(): boolean {
  const { scrollHeight } = document.documentElement
  return scrollHeight > window.innerHeight && window.scrollY + window.innerHeight >= scrollHeight - 1
}
