import { outline, type TextBox } from './lettering.ts'
import { INK, path } from '#rules/memes/art/svg.ts'

/** Draws capital letters with a thick outline, which are readable on any image. */
function caption(text: string, box: Omit<TextBox, 'typeface'>): string {
  const data = outline(text.toUpperCase(), { ...box, typeface: 'shout' })
  return (
    path(data, { fill: INK, stroke: INK, width: box.size / 6 }) +
    path(data, { fill: box.colour ?? '#ffffff' })
  )
}

export function captions(top: string, bottom: string, width: number, height: number): string {
  const box = { x: 40, width: width - 80, height: height * 0.17, size: 92 }
  return (
    caption(top, { ...box, y: 28, vertical: 'top' }) +
    caption(bottom, { ...box, y: height * 0.83 - 24, vertical: 'bottom' })
  )
}
