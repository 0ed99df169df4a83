import { describe, expect, test } from 'vitest'
import { blankDocument, type EditorDocument } from './editor-document.ts'
import { placeLayer, resizeCanvas } from './document-changes.ts'
import { boxOf } from './geometry.ts'
import { addStrokes, extendStroke, hasRoom, splitStroke } from './pen-strokes.ts'

const look = { color: '#ff0000', width: 20 }
const line = {
  ...look,
  points: [
    { x: 100, y: 200 },
    { x: 500, y: 300 },
  ],
}
const canvas = { ...blankDocument, width: 1000, height: 500 }

function penOf({ layers: [layer] }: EditorDocument) {
  if (!layer || !('pen' in layer.content)) throw new Error('There is no pen layer')
  return layer.content.pen
}

describe('strokes', () => {
  test('have a box that encloses them with their width', () => {
    const document = addStrokes(canvas, 'pen', [line])
    expect(penOf(document)).toEqual({
      strokes: [
        { points: [0.0238, 0.0833, 0.9762, 0.9167], color: '#ff0000', width: expect.closeTo(20 / 420, 6) },
      ],
      x: 0.09,
      y: 0.38,
      width: 0.42,
      height: 0.24,
      angle: 0,
    })
  })

  test('of the same layer stay where they were drawn', () => {
    const dot = { ...look, color: '#0000ff', width: 40, points: [{ x: 900, y: 100 }] }
    const { strokes, x, y, width, height } = penOf(
      addStrokes(addStrokes(canvas, 'pen', [line]), 'pen', [dot]),
    )
    const drawn = strokes.map((stroke) => ({
      width: stroke.width * width * 1000,
      x: (x + (stroke.points[0] ?? 0) * width) * 1000,
      y: (y + (stroke.points[1] ?? 0) * height) * 500,
    }))
    expect(drawn).toEqual([
      { width: expect.closeTo(20, 3), x: expect.closeTo(100, 0), y: expect.closeTo(200, 0) },
      { width: expect.closeTo(40, 3), x: expect.closeTo(900, 0), y: expect.closeTo(100, 0) },
    ])
  })

  test('are moved and scaled with their layer', () => {
    const document = addStrokes(canvas, 'pen', [line])
    const box = { x: 500, y: 250, width: 840, height: 240, angle: 30 }
    const moved = placeLayer(document, 'pen', box, 2)
    expect(penOf(moved)).toEqual({
      ...penOf(document),
      x: 0.08,
      y: 0.26,
      width: 0.84,
      height: 0.48,
      angle: 30,
    })
    expect(boxOf({ pen: penOf(moved) }, canvas, () => 1)).toEqual(box)
  })

  test('keep their shape when the canvas gets another one', () => {
    const document = addStrokes(canvas, 'pen', [line])
    const resized = resizeCanvas(document, { width: 500, height: 500 })
    const { width, height } = boxOf({ pen: penOf(resized) }, resized, () => 1)
    expect({ width, height }).toEqual({ width: expect.closeTo(210, 6), height: expect.closeTo(60, 6) })
  })

  test('share a layer until it is full', () => {
    const full = addStrokes(
      canvas,
      'pen',
      Array.from({ length: 50 }, () => line),
    )
    expect(hasRoom(canvas, 'pen', 1)).toBe(true)
    expect(hasRoom(full, 'pen', 0)).toBe(true)
    expect(hasRoom(full, 'pen', 1)).toBe(false)
  })

  test('that are longer than documents allow continue where their first part ends', () => {
    const points = Array.from({ length: 450 }, (_, x) => ({ x, y: 0 }))
    const parts = splitStroke({ ...look, points })
    expect(parts.map((part) => [part.points[0]?.x, part.points.at(-1)?.x])).toEqual([
      [0, 199],
      [199, 398],
      [398, 449],
    ])
    expect(splitStroke(line)).toEqual([line])
  })

  test('follow the pointer with points in a distance', () => {
    const draw = [1, 2, 8, 9, 14, 15].map((x) => ({ x, y: 0 }))
    const points = draw.reduce<{ x: number; y: number }[]>(
      (stroke, point) => extendStroke(stroke, point, 5),
      [{ x: 0, y: 0 }],
    )
    expect(points.map(({ x }) => x)).toEqual([0, 8, 14, 15])
  })
})
