import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Size } from './geometry.ts'
import { limitView, zoomAround, type View } from './view.ts'

type ViewZoom = {
  viewportRef: RefObject<HTMLElement | null>
  viewport: Size
  view: View
  onViewChange: (view: View) => void
}

const WHEEL_SPEED = 0.01

/** Zooms with Ctrl and the wheel, or with a pinch on a touch pad, and pans a magnified view with the wheel. */
export function useViewZoom({ viewportRef, viewport, view, onViewChange }: ViewZoom) {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey) {
      const { left = 0, top = 0 } = viewportRef.current?.getBoundingClientRect() ?? {}
      const point = { x: event.clientX - left, y: event.clientY - top }
      onViewChange(zoomAround(view, Math.exp(-event.deltaY * WHEEL_SPEED), point, point, viewport))
    } else if (view.zoom > 1)
      onViewChange(limitView({ ...view, x: view.x - event.deltaX, y: view.y - event.deltaY }, viewport))
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const { current: element } = viewportRef
    const listener = (event: WheelEvent) => onWheel(event)
    // React's listeners are passive and cannot prevent that the page zooms.
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [viewportRef])

  return (factor: number) => {
    const middle = { x: viewport.width / 2, y: viewport.height / 2 }
    onViewChange(zoomAround(view, factor, middle, middle, viewport))
  }
}
