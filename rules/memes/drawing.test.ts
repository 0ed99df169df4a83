import { expect, test } from 'vitest'
import { parseDrawing } from './drawing.ts'

const drawing = (attributes: string) =>
  parseDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"${attributes}>\n  <path\n    d="M0 0H9"/>\n</svg>\n`,
  )

test('a drawing has no white space between elements, and the size of its view box', () => {
  const root = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
  expect(drawing(` ${root}`)).toEqual({
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 40 30" ${root}><path d="M0 0H9"/></svg>`,
    width: 40,
    height: 30,
  })
})

test.each([
  ['', 'fill="#000000" stroke-linecap="butt" stroke-linejoin="miter"'],
  [' fill="none" version="1.1"', 'fill="none" stroke-linecap="butt" stroke-linejoin="miter"'],
  [' stroke-width="3"', 'fill="#000000" stroke-linecap="butt" stroke-linejoin="miter" stroke-width="3"'],
])('shapes keep the paint that they inherit from a root with "%s"', (attributes, inherited) => {
  expect(drawing(attributes).svg).toContain(`<g ${inherited}><path d="M0 0H9"/></g>`)
})
