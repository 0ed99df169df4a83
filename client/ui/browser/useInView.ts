import { useEffect, useState, type RefObject } from 'react'

type View = {
  /** The required visible part of the element, 0 to 1. */
  threshold: number
  /** The margin around the window that counts as visible, in CSS syntax. */
  rootMargin?: string
}

/** Whether the required part of an element is visible. */
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
        // In some browsers `isIntersecting` ignores the threshold.
        if (newest) setInView(newest.isIntersecting && newest.intersectionRatio >= threshold)
      },
      { threshold, rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, threshold, rootMargin])
  return isInView
}
