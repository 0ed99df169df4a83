import { expect, it } from 'vitest'
import { headerVisibility } from './useHiddenHeader.ts'

function afterScrolling(...positions: number[]): boolean {
  return positions.reduce(headerVisibility, { isHidden: false, scrollY: 0 }).isHidden
}

it('shows the header near the top', () => {
  expect(afterScrolling(40, 100)).toBe(false)
})

it('hides it when scrolling down past 100 pixels', () => {
  expect(afterScrolling(60, 101)).toBe(true)
})

it('ignores small movements', () => {
  expect(afterScrolling(400, 391, 395)).toBe(true)
})

it('shows it again after 10 pixels up, however slowly', () => {
  expect(afterScrolling(400, 396, 392, 390)).toBe(false)
})

it('shows it back at the top', () => {
  expect(afterScrolling(400, 95)).toBe(false)
})
