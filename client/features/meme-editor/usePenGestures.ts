import { useRef, type PointerEvent } from 'react'
import type { Point, Size } from './geometry.ts'
import { followFingers, type View } from './view.ts'

/** From the first finger on the canvas to the last one that leaves it. The points are in pixels of the viewport. */
type Session = {
  pointers: Map<number, Point>
  /** The pointers and the view when their number last changed. */
  from: Point[]
  start: View
  /** Whether there was only one finger. */
  isStroke: boolean
}

type PenGestures = {
  viewport: Size
  view: View
  onViewChange: (view: View) => void
  /** `isFirst`: the pointer begins a stroke. */
  onDraw: (point: Point, isFirst: boolean) => void
  onEnd: (isDrawn: boolean) => void
}

/** One pointer draws, two fingers pan and zoom the view. */
export function usePenGestures({ viewport, view, onViewChange, onDraw, onEnd }: PenGestures) {
  const session = useRef<Session>(null)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, button } = event
    if (button !== 0) return
    event.preventDefault()
    currentTarget.setPointerCapture(pointerId)
    currentTarget.closest<HTMLElement>('[data-viewport]')?.focus({ preventScroll: true })
    const point = pointOf(event)
    const isFirst = session.current === null
    session.current ??= { pointers: new Map(), from: [], start: view, isStroke: true }
    const { current } = session
    current.pointers.set(pointerId, point)
    if (isFirst) onDraw(point, true)
    else if (current.isStroke) {
      current.isStroke = false
      onEnd(false)
    }
    rebase(current)
  }

  const rebase = (current: Session) => {
    current.from = [...current.pointers.values()]
    current.start = view
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { current } = session
    if (!current?.pointers.has(event.pointerId)) return
    const point = pointOf(event)
    current.pointers.set(event.pointerId, point)
    if (current.isStroke) onDraw(point, false)
    else onViewChange(followFingers(current.start, current.from, [...current.pointers.values()], viewport))
  }

  const onPointerEnd = ({ pointerId, type }: PointerEvent) => {
    const { current } = session
    if (!current?.pointers.delete(pointerId)) return
    if (current.pointers.size > 0) return rebase(current)
    session.current = null
    if (current.isStroke) onEnd(type === 'pointerup')
  }

  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd }
}

function pointOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top } = currentTarget.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}
