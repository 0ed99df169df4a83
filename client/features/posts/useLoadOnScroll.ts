import { useEffect, useEffectEvent, useRef } from 'react'

const MARGIN = '600px 0px'
const DEBOUNCE_MILLISECONDS = 100
const PAUSE_MILLISECONDS = 500

/**
 * Calls `load` when the returned element comes near while the reader scrolls down: a moment after it did, and
 * half a second after the last load at the earliest.
 */
export function useLoadOnScroll(isReady: boolean, load: () => void) {
  const sentinel = useRef<HTMLDivElement>(null)
  const isScrollingDown = useScrollingDown()
  const lastLoad = useRef(-Infinity)
  const loadNow = useEffectEvent(() => {
    lastLoad.current = performance.now()
    load()
  })

  useEffect(() => {
    if (!isReady || !sentinel.current) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        if (!entries.at(-1)?.isIntersecting || !isScrollingDown.current) return
        const pause = lastLoad.current + PAUSE_MILLISECONDS - performance.now()
        timer = setTimeout(loadNow, Math.max(DEBOUNCE_MILLISECONDS, pause))
      },
      { rootMargin: MARGIN },
    )
    observer.observe(sentinel.current)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [isReady, isScrollingDown])

  return sentinel
}

function useScrollingDown() {
  const isDown = useRef(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      isDown.current = window.scrollY > last
      last = window.scrollY
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isDown
}
