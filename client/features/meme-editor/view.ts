import { clamp, type Box, type Point, type Size } from './geometry.ts'
import { centerOf, spreadOf, type Touches } from './gesture-math.ts'

/** How the canvas is shown. The offset is in CSS pixels from the middle of the viewport. */
export type View = { zoom: number; x: number; y: number }

/** `scale`: CSS pixels per pixel of the canvas. `left` and `top`: the corner of the canvas in the viewport. */
export type Projection = { scale: number; left: number; top: number }

export const initialView: View = { zoom: 1, x: 0, y: 0 }
export const ZOOM_MAX = 6
const ZOOM_MIN = 0.5
const MARGIN = 16

export function fitScale(canvas: Size, viewport: Size): number {
  const free = { width: viewport.width - 2 * MARGIN, height: viewport.height - 2 * MARGIN }
  return Math.max(Math.min(free.width / canvas.width, free.height / canvas.height), 0.02)
}

export function projectionOf(view: View, canvas: Size, viewport: Size): Projection {
  const scale = fitScale(canvas, viewport) * view.zoom
  return {
    scale,
    left: (viewport.width - canvas.width * scale) / 2 + view.x,
    top: (viewport.height - canvas.height * scale) / 2 + view.y,
  }
}

export function toCanvas(point: Point, { scale, left, top }: Projection): Point {
  return { x: (point.x - left) / scale, y: (point.y - top) / scale }
}

/** Zooms so that the content below one point of the viewport moves to another. */
export function zoomAround(view: View, factor: number, from: Point, to: Point, viewport: Size): View {
  const zoom = clamp(view.zoom * factor, ZOOM_MIN, ZOOM_MAX)
  const applied = zoom / view.zoom
  const middle = { x: viewport.width / 2, y: viewport.height / 2 }
  return limitView(
    {
      zoom,
      x: to.x - middle.x - (from.x - middle.x - view.x) * applied,
      y: to.y - middle.y - (from.y - middle.y - view.y) * applied,
    },
    viewport,
  )
}

/** Two fingers pan and zoom the view. One finger pans a magnified view. */
export function followFingers(start: View, from: Touches, to: Touches, viewport: Size): View {
  const [before, now] = [centerOf(from), centerOf(to)]
  if (to.length > 1) return zoomAround(start, spreadOf(to) / spreadOf(from), before, now, viewport)
  if (start.zoom <= 1) return start
  return limitView({ ...start, x: start.x + now.x - before.x, y: start.y + now.y - before.y }, viewport)
}

/** The middle of the canvas stays near the viewport. */
export function limitView({ zoom, x, y }: View, viewport: Size): View {
  const reach = { x: (viewport.width * zoom) / 2, y: (viewport.height * zoom) / 2 }
  return { zoom, x: clamp(x, -reach.x, reach.x), y: clamp(y, -reach.y, reach.y) }
}

/** The styles that place an element over a box. */
export function overlayStyle(box: Box, { scale, left, top }: Projection) {
  const [width, height] = [box.width * scale, box.height * scale]
  const x = left + box.x * scale - width / 2
  const y = top + box.y * scale - height / 2
  return {
    width: `${width}px`,
    height: `${height}px`,
    transform: `translate(${x}px, ${y}px) rotate(${box.angle}deg)`,
  }
}

/** The transform and its origin that show a rendered layer as if it was moved from one box to another. */
export function layerTransform(from: Box, to: Box, fit: number) {
  const scale = to.width / from.width
  const [dx, dy] = [(to.x - from.x) * fit, (to.y - from.y) * fit]
  return {
    transformOrigin: `${from.x * fit}px ${from.y * fit}px`,
    transform: `translate(${dx}px, ${dy}px) rotate(${to.angle - from.angle}deg) scale(${scale})`,
  }
}
