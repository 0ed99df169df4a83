import { describe, expect, test } from 'vitest'
import { NEW_TEXT } from './editor-document.ts'
import {
  boxOf,
  contains,
  normalAngle,
  placeInBox,
  scaleFromCorner,
  stretchSide,
  type Box,
} from './geometry.ts'
import { pinchBox } from './gesture-math.ts'
import { transformBox } from './layer-gesture.ts'
import { snapAngle, snapPosition } from './snap.ts'
import { projectionOf, toCanvas, zoomAround } from './view.ts'

const canvas = { width: 1000, height: 500 }
const box: Box = { x: 400, y: 200, width: 200, height: 100, angle: 0 }
const square = () => 1

describe('box of a layer', () => {
  test('contains the fractions of a text in pixels', () => {
    const content = { text: { ...NEW_TEXT, x: 0.1, y: 0.2, width: 0.5, height: 0.4, angle: 30 } }
    expect(boxOf(content, canvas, square)).toEqual({ x: 350, y: 200, width: 500, height: 200, angle: 30 })
    expect(placeInBox(content, boxOf(content, canvas, square), canvas)).toEqual(content)
  })

  test('takes the height of a sticker from its picture', () => {
    const content = { sticker: { sticker: 'star', x: 0, y: 0, width: 0.2, angle: 0 } }
    expect(boxOf(content, canvas, () => 0.5)).toMatchObject({ width: 200, height: 100, y: 50 })
    expect(placeInBox(content, box, canvas)).toEqual({
      sticker: { sticker: 'star', x: 0.3, y: 0.3, width: 0.2, angle: 0 },
    })
  })

  test('stays within the limits of a document', () => {
    const placed = placeInBox(
      { text: NEW_TEXT },
      { ...box, x: 9000, y: -9000, width: 9000, angle: 725 },
      canvas,
    )
    expect(placed).toMatchObject({ text: { x: 2, y: -1, width: 2, angle: 5 } })
  })

  test('scales the size of a text that has one', () => {
    expect(placeInBox({ text: { ...NEW_TEXT, size: 0.1 } }, box, canvas, 2)).toMatchObject({
      text: { size: 0.2 },
    })
    expect(placeInBox({ text: NEW_TEXT }, box, canvas, 2)).toMatchObject({ text: { size: null } })
  })

  test('is hit inside of its rotated edges', () => {
    const turned = { ...box, angle: 90 }
    expect(contains(turned, { x: 400, y: 290 })).toBe(true)
    expect(contains(turned, { x: 490, y: 200 })).toBe(false)
  })
})

describe('handles', () => {
  test('a corner scales around the opposite corner', () => {
    expect(scaleFromCorner(box, 'se', { x: 700, y: 350 }, canvas)).toEqual({
      x: 500,
      y: 250,
      width: 400,
      height: 200,
      angle: 0,
    })
  })

  test('a side of a turned box moves along the box', () => {
    const turned = { ...box, angle: 90 }
    const stretched = stretchSide(turned, 'e', { x: 400, y: 400 }, canvas)
    expect(stretched.width).toBeCloseTo(300)
    expect(stretched.x).toBeCloseTo(400)
    expect(stretched.y).toBeCloseTo(250)
  })

  test('the rotate handle turns the box towards the pointer, in steps with Shift', () => {
    const movement = { start: box, from: [], canvas, others: [], tolerance: 5 }
    const turn = (x: number, y: number, isStepped: boolean) =>
      transformBox('rotate', { ...movement, to: [{ x, y }], isStepped }).box.angle
    expect(turn(600, 200, false)).toBe(90)
    expect(turn(600, 160, false)).toBeCloseTo(78.7, 1)
    expect(turn(600, 160, true)).toBe(75)
  })
})

describe('two fingers', () => {
  const from = [
    { x: 350, y: 200 },
    { x: 450, y: 200 },
  ]

  test('scale, turn and move a layer at once', () => {
    const to = [
      { x: 500, y: 100 },
      { x: 500, y: 300 },
    ]
    const pinched = pinchBox(box, from, to, canvas)
    expect(pinched).toMatchObject({ x: 500, y: 200, width: 400, height: 200, angle: 90 })
  })

  test('never make it smaller than can be grabbed', () => {
    const to = [
      { x: 400, y: 200 },
      { x: 400, y: 200 },
    ]
    expect(pinchBox(box, from, to, canvas).width).toBeGreaterThanOrEqual(0.02 * canvas.width)
  })
})

describe('snapping', () => {
  test('the center attracts within the tolerance', () => {
    const { box: snapped, guides } = snapPosition({ ...box, x: 496, y: 253 }, canvas, [], 5)
    expect(snapped).toMatchObject({ x: 500, y: 250 })
    expect(guides).toEqual({ x: 500, y: 250 })
    expect(snapPosition({ ...box, x: 480, y: 200 }, canvas, [], 5).guides).toEqual({ x: null, y: null })
  })

  test('edges and the centers of other layers attract', () => {
    expect(snapPosition({ ...box, x: 103 }, canvas, [], 5)).toMatchObject({
      box: { x: 100 },
      guides: { x: 0 },
    })
    expect(snapPosition({ ...box, x: 897 }, canvas, [], 5)).toMatchObject({
      box: { x: 900 },
      guides: { x: 1000 },
    })
    const other = { x: 322, y: 77 }
    expect(snapPosition({ ...box, x: 320, y: 80 }, canvas, [other], 5).box).toMatchObject(other)
  })

  test('right angles attract', () => {
    expect(snapAngle(92)).toBe(90)
    expect(snapAngle(-47)).toBe(-45)
    expect(snapAngle(20)).toBe(20)
    expect(normalAngle(270)).toBe(-90)
  })
})

describe('view', () => {
  const viewport = { width: 400, height: 400 }

  test('shows the whole canvas in the middle', () => {
    const projection = projectionOf({ zoom: 1, x: 0, y: 0 }, canvas, viewport)
    expect(toCanvas({ x: 200, y: 200 }, projection)).toEqual({ x: 500, y: 250 })
    expect(canvas.width * projection.scale).toBeLessThan(viewport.width)
  })

  test('zooming keeps the point below the fingers', () => {
    const before = { zoom: 1, x: 0, y: 0 }
    const point = { x: 300, y: 150 }
    const after = zoomAround(before, 2, point, point, viewport)
    const [one, other] = [before, after].map((view) => toCanvas(point, projectionOf(view, canvas, viewport)))
    expect(after.zoom).toBe(2)
    expect(other?.x).toBeCloseTo(one?.x ?? 0)
    expect(other?.y).toBeCloseTo(one?.y ?? 0)
  })
})
