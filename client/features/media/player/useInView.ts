import { useEffect, useState, type RefObject } from 'react'

type View = {
  /** The share of the element, from 0 to 1, that has to be visible. */
  threshold: number
  /** How far around the window counts as visible, as in CSS. */
  rootMargin?: string
}

/** Whether so much of an element is visible. */
export function useInView(
  element: RefObject<Element | null>,
  { threshold, rootMargin = '0px' }: View,
): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const newest = entries.at(-1)
        // Browsers disagree whether `isIntersecting` heeds the threshold.
        if (newest) setInView(newest.isIntersecting && newest.intersectionRatio >= threshold)
      },
      { threshold, rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, threshold, rootMargin])
  return isInView
}
