import { describe, expect, test } from 'vitest'
import { draggedShare, focalPoint, movableSide, objectPosition } from './photo-position.ts'

const WIDE = { width: 400, height: 200 }
const TALL = { width: 100, height: 400 }
const SQUARE = { width: 300, height: 300 }

describe('image in a square', () => {
  test.each([
    [WIDE, 'width'],
    [TALL, 'height'],
    [SQUARE, null],
  ])('%j moves along its %s', (size, side) => {
    expect(movableSide(size)).toBe(side)
  })

  test.each([
    [WIDE, 0, { x: 0.25, y: 0.5 }, '0% 50%'],
    [WIDE, 0.5, { x: 0.5, y: 0.5 }, '50% 50%'],
    [WIDE, 1, { x: 0.75, y: 0.5 }, '100% 50%'],
    [TALL, 0, { x: 0.5, y: 0.125 }, '50% 0%'],
    [TALL, 1, { x: 0.5, y: 0.875 }, '50% 100%'],
    [SQUARE, 0.5, { x: 0.5, y: 0.5 }, '50% 50%'],
  ])('%j, %d of its way, has its middle at %j', (size, share, focus, css) => {
    expect(focalPoint(size, share)).toEqual(focus)
    expect(objectPosition(size, share)).toBe(css)
  })

  test.each([
    [WIDE, { x: 0, y: 50 }, 0.5],
    [WIDE, { x: -25, y: 0 }, 0.75],
    [WIDE, { x: 900, y: 0 }, 0],
    [TALL, { x: 50, y: -30 }, 0.6],
    [TALL, { x: 0, y: -900 }, 1],
    [SQUARE, { x: 9, y: 9 }, 0.5],
  ])('%j dragged by %j from its middle is at %d', (size, moved, share) => {
    expect(draggedShare(size, 0.5, { moved, frame: 100 })).toBeCloseTo(share)
  })
})
