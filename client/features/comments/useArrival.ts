import { useEffect, type RefObject } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { scrollPositions, usePlaceKey } from '#client/ui/browser/scroll-positions.ts'

/**
 * Scrolls to the element that the URL points at, once it is rendered. A reader who returns to the screen stays at their restored
 * scroll position.
 */
export function useArrival(
  element: RefObject<HTMLElement | null>,
  isTarget: boolean,
  block: ScrollLogicalPosition,
): void {
  const placeKey = usePlaceKey()
  const isReturning =
    useNavigationType() === NavigationType.Pop && scrollPositions.get(placeKey) !== undefined
  useEffect(() => {
    if (!isTarget || isReturning) return
    element.current?.scrollIntoView({ block })
    element.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a later scroll position does not make it a return
  }, [element, isTarget, block])
}
