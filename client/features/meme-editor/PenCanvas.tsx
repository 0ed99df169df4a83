import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '#client/ui/toast.ts'
import { MEME_POINTS_MAX } from '#rules/memes/limits.ts'
import { strokePath } from '#rules/memes/render/render-strokes.ts'
import { countPoints } from '#rules/memes/strokes.ts'
import { useEditor } from './editor-context.ts'
import { newId } from './editor-document.ts'
import { clamp, type Point, type Size } from './geometry.ts'
import { memePenFull } from './messages.ts'
import { usePenSettings } from './pen-settings.ts'
import { addStrokes, extendStroke, hasRoom, splitStroke } from './pen-strokes.ts'
import styles from './Pen.module.css'
import { usePenGestures } from './usePenGestures.ts'
import { toCanvas, type Projection, type View } from './view.ts'

type PenCanvasProps = {
  projection: Projection
  viewport: Size
  view: View
  onViewChange: (view: View) => void
}

/** Points outside of the canvas are at most this fraction of it away. */
const OVERSHOOT = 0.1
/** The distance of points, in CSS pixels and as a fraction of the width of the stroke. */
const SPACING = 3
const SPACING_OF_WIDTH = 0.35

/** Covers the canvas while the pen is used. The strokes become one layer, or more if there are many. */
export function PenCanvas({ projection, viewport, view, onViewChange }: PenCanvasProps) {
  const { document, change, announce } = useEditor()
  const { color, width: share } = usePenSettings()
  const path = useRef<SVGPathElement>(null)
  const points = useRef<Point[]>([])
  const layerId = useRef(newId())
  const width = share * Math.min(document.width, document.height)
  const spacing = Math.max(SPACING / projection.scale, SPACING_OF_WIDTH * width)

  /** Without a rendering, so that the line keeps up with the pointer. */
  const show = (stroke: Point[]) => {
    points.current = stroke
    const data = stroke.flatMap(({ x, y }) => [x, y])
    path.current?.setAttribute('d', data.length > 0 ? strokePath(data, { width: 1, height: 1 }) : '')
  }
  const draw = (pointer: Point, isFirst: boolean) => {
    const { x, y } = toCanvas(pointer, projection)
    const point = { x: limit(x, document.width), y: limit(y, document.height) }
    show(isFirst ? [point] : extendStroke(points.current, point, spacing))
  }
  const add = () => {
    const strokes = splitStroke({ points: points.current, color, width })
    if (!hasRoom(document, layerId.current, strokes.length)) layerId.current = newId()
    const { current: id } = layerId
    const changed = addStrokes(document, id, strokes)
    const all = changed.layers.flatMap(({ content }) => ('pen' in content ? content.pen.strokes : []))
    const isRefused = changed === document || countPoints(all) > MEME_POINTS_MAX
    if (isRefused) return notify.info(memePenFull)
    flushSync(() => change((shown) => addStrokes(shown, id, strokes)))
    announce('Stroke added')
  }
  const isInside = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= document.width && y <= document.height
  const end = (isDrawn: boolean) => {
    if (isDrawn && points.current.some(isInside)) add()
    show([])
  }
  const handlers = usePenGestures({ viewport, view, onViewChange, onDraw: draw, onEnd: end })

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- drawing needs a pointer
    <div className={styles.surface} data-pen {...handlers}>
      <svg
        viewBox={`0 0 ${document.width} ${document.height}`}
        aria-hidden="true"
        className={styles.stroke}
        style={{
          width: document.width * projection.scale,
          height: document.height * projection.scale,
          transform: `translate(${projection.left}px, ${projection.top}px)`,
        }}
      >
        <path ref={path} stroke={color} strokeWidth={width} />
      </svg>
    </div>
  )
}

const limit = (value: number, length: number) => clamp(value, -OVERSHOOT * length, (1 + OVERSHOOT) * length)
