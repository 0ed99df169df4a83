import type { Font, Glyph as FontGlyph } from 'fontkit'
import { facesOf, type FontName } from './faces.ts'
import type { MemeFont } from '#rules/memes/document.ts'

/** Outlines and positions are integers in this fraction of the em, so that glyphs of all fonts form one path. */
export const EM = 2048

/** A font is null if it could not be loaded or no slice contains its character. */
export type Fonts = ReadonlyMap<FontName, Font | null>

export type Glyph = {
  contours: readonly Contour[]
  advance: number
  left: number
  right: number
  /** The y axis points down. */
  top: number
  bottom: number
}

/** A closed contour with an absolute start and relative segments. */
type Contour = { x: number; y: number; segments: string }

export class MissingAssetError extends Error {}

export function primaryFace(fonts: Fonts, font: MemeFont): Font {
  const [name] = facesOf(font)
  const face = fonts.get(name)
  if (!face) throw new MissingAssetError(`The font ${name} is not loaded`)
  return face
}

export function pathData({ contours }: Glyph, x: number, y: number): string {
  return contours.map((contour) => `M${contour.x + x} ${contour.y + y}${contour.segments}`).join('')
}

/** A crossed box, for characters that no font contains. */
export function replacementGlyph(height: number): Glyph {
  const [width, line, margin] = [
    Math.round(height * 0.72),
    Math.round(height * 0.09),
    Math.round(height * 0.1),
  ]
  const [innerWidth, innerHeight] = [width - 2 * line, height - 2 * line]
  const box = `h${width}v${height}h${-width}z`
  // The inner box has the opposite direction and is therefore a hole.
  const hole = `v${innerHeight}h${innerWidth}v${-innerHeight}z`
  const bar = `l${line} 0l${innerWidth - line} ${innerHeight}l${-line} 0z`
  return {
    contours: [
      { x: margin, y: -height, segments: box },
      { x: margin + line, y: -height + line, segments: hole },
      { x: margin + line, y: -height + line, segments: bar },
    ],
    advance: width + 2 * margin,
    left: margin,
    right: margin + width,
    top: -height,
    bottom: 0,
  }
}

const traced = new WeakMap<FontGlyph, Glyph>()

export function glyphOf(font: Font, glyph: FontGlyph): Glyph {
  let known = traced.get(glyph)
  if (!known) {
    known = traceGlyph(glyph, EM / font.unitsPerEm)
    traced.set(glyph, known)
  }
  return known
}

function traceGlyph({ path, advanceWidth }: FontGlyph, scale: number): Glyph {
  const contours: Contour[] = []
  let [x, y, start]: [number, number, Contour | undefined] = [0, 0, undefined]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  const at = (fontX: number, fontY: number): [number, number] => {
    const point: [number, number] = [Math.round(fontX * scale), Math.round(-fontY * scale)]
    left = Math.min(left, point[0])
    right = Math.max(right, point[0])
    top = Math.min(top, point[1])
    bottom = Math.max(bottom, point[1])
    return point
  }
  const draw = (letter: string, ...points: readonly [number, number][]) => {
    if (!start || points.every(([toX, toY]) => toX === x && toY === y)) return
    const numbers = points.flatMap(([toX, toY]) => [toX - x, toY - y])
    start.segments +=
      letter + numbers.map((value, place) => (place > 0 && value >= 0 ? ' ' : '') + value).join('')
    ;[x, y] = points.at(-1) ?? [x, y]
  }
  for (const { command, args } of path.commands) {
    const points = pointsOf(args).map(([pointX, pointY]) => at(pointX, pointY))
    const [first] = points
    if (command === 'moveTo' && first) {
      ;[x, y] = first
      start = { x, y, segments: '' }
      contours.push(start)
    } else if (command !== 'closePath') draw(LETTERS[command], ...points)
    else if (start) start.segments += 'z'
  }
  const advance = Math.round(advanceWidth * scale)
  if (contours.length === 0) return { contours, advance, left: 0, right: 0, top: 0, bottom: 0 }
  return { contours, advance, left, right, top, bottom }
}

const LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c' } as const

function pointsOf(args: readonly number[]): [x: number, y: number][] {
  return args.flatMap((x, index) => (index % 2 === 0 ? [[x, args[index + 1] ?? 0]] : []))
}
