import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Sparkline } from './Sparkline.tsx'

test('sparkline has a text alternative and draws the highest value at the top, zero at the bottom', () => {
  const [first = NaN, second = NaN, third = NaN] = heightsOf([0, 5, 10])
  expect(screen.getByRole('img', { name: 'the values' })).toBeVisible()
  expect(first).toBeGreaterThan(second)
  expect(second - third).toBeCloseTo(first - second)
})

test.each([[[0, 0, 0]], [[7]]])('sparkline of %j stays within its box', (values) => {
  for (const height of heightsOf(values)) {
    expect(height).toBeGreaterThanOrEqual(0)
    expect(height).toBeLessThanOrEqual(32)
  }
})

test('sparkline without values is empty', () => {
  expect(heightsOf([])).toEqual([])
})

/** The distances of the points from the top. */
function heightsOf(values: number[]): number[] {
  const { container } = render(<Sparkline values={values} label="the values" />)
  const points = container.querySelector('polyline')?.getAttribute('points') ?? ''
  return points
    .split(' ')
    .filter(Boolean)
    .map((point) => Number(point.split(',')[1]))
}
