import type { MemePen } from '#rules/memes/document.ts'
import { MEME_POINTS_PER_STROKE_MAX, MEME_STROKES_PER_LAYER_MAX } from '#rules/memes/limits.ts'
import { addLayer, changeContent, findLayer } from './document-changes.ts'
import type { EditorDocument } from './editor-document.ts'
import { clamp, EXTENT_MIN, type Point, type Size } from './geometry.ts'

/** In pixels of the canvas. */
export type DrawnStroke = { points: readonly Point[]; color: string; width: number }

/**
 * Adds a point to the stroke that is drawn. It replaces a last point that is nearer to the previous one than `spacing`, because a
 * curve of fewer points is smoother.
 */
export function extendStroke(points: readonly Point[], point: Point, spacing: number): Point[] {
  const [previous, last] = points.slice(-2)
  const isNear = previous && last && Math.hypot(last.x - previous.x, last.y - previous.y) < spacing
  return [...(isNear ? points.slice(0, -1) : points), point]
}

/** Splits a stroke that has more points than documents allow. */
export function splitStroke({ points, ...look }: DrawnStroke): DrawnStroke[] {
  const step = MEME_POINTS_PER_STROKE_MAX - 1
  const parts = Math.max(Math.ceil((points.length - 1) / step), 1)
  return Array.from({ length: parts }, (_, part) => ({
    ...look,
    points: points.slice(part * step, (part + 1) * step + 1),
  }))
}

/** Whether a layer can take this number of strokes, or does not exist yet. */
export function hasRoom(document: EditorDocument, id: string, count: number): boolean {
  const content = findLayer(document, id)?.content
  return !content || ('pen' in content && content.pen.strokes.length + count <= MEME_STROKES_PER_LAYER_MAX)
}

/** Adds strokes to a pen layer that is not turned, or to a new one with this id. */
export function addStrokes(
  document: EditorDocument,
  id: string,
  strokes: readonly DrawnStroke[],
): EditorDocument {
  const content = findLayer(document, id)?.content
  if (!content) return addLayer(document, { id, content: { pen: penOf(strokes, document) } })
  return changeContent(document, id, (current) =>
    'pen' in current
      ? { pen: penOf([...drawnStrokes(current.pen, document), ...strokes], document) }
      : current,
  )
}

function drawnStrokes({ strokes, ...pen }: MemePen, canvas: Size): DrawnStroke[] {
  const [width, height] = [pen.width * canvas.width, pen.height * canvas.height]
  return strokes.map((stroke) => ({
    color: stroke.color,
    width: stroke.width * width,
    points: Array.from({ length: stroke.points.length / 2 }, (_, index) => ({
      x: pen.x * canvas.width + (stroke.points[2 * index] ?? 0) * width,
      y: pen.y * canvas.height + (stroke.points[2 * index + 1] ?? 0) * height,
    })),
  }))
}

/** The box encloses the strokes. */
function penOf(strokes: readonly DrawnStroke[], canvas: Size): MemePen {
  const spanOf = (axis: 'x' | 'y', side: number) => {
    const edges = strokes.flatMap(({ points, width }) =>
      points.flatMap((point) => [point[axis] - width / 2, point[axis] + width / 2]),
    )
    const least = edges.reduce((one, other) => Math.min(one, other)) / side
    const most = edges.reduce((one, other) => Math.max(one, other)) / side
    const length = Math.max(most - least, EXTENT_MIN)
    return { start: round((least + most - length) / 2), length: round(length) }
  }
  const [x, y] = [spanOf('x', canvas.width), spanOf('y', canvas.height)]
  return {
    strokes: strokes.map(({ points, color, width }) => ({
      points: points.flatMap((point) => [
        share((point.x / canvas.width - x.start) / x.length),
        share((point.y / canvas.height - y.start) / y.length),
      ]),
      color,
      width: Math.min(width / canvas.width / x.length, 1),
    })),
    x: x.start,
    y: y.start,
    width: x.length,
    height: y.length,
    angle: 0,
  }
}

const share = (value: number) => round(clamp(value, 0, 1))
const round = (value: number) => Math.round(value * 10_000) / 10_000
