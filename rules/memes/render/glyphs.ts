import type { Font } from 'opentype.js'
import { facesOf, type FaceName } from './faces.ts'
import type { MemeFont } from '#rules/memes/document.ts'

/** Outlines and positions are integers in this fraction of the em, so that glyphs of all fonts form one path. */
export const EM = 2048

export type Fonts = ReadonlyMap<FaceName, Font>

export type Glyph = {
  contours: readonly Contour[]
  advance: number
  left: number
  right: number
  /** The y axis points down. */
  top: number
  bottom: number
  face?: FaceName
  index?: number
}

/** A closed contour with an absolute start and relative segments. */
type Contour = { x: number; y: number; segments: string }

export class MissingAssetError extends Error {}

const glyphCaches = new WeakMap<Font, Map<number, Glyph>>()

/** Returns the glyph of the first loaded face that contains the character. */
export function findGlyph(fonts: Fonts, font: MemeFont, codePoint: number): Glyph | undefined {
  for (const name of facesOf(font)) {
    const face = fonts.get(name)
    const index = face?.charToGlyphIndex(String.fromCodePoint(codePoint)) ?? 0
    if (face && index > 0) return glyphOf(face, name, index)
  }
  return undefined
}

export function primaryFace(fonts: Fonts, font: MemeFont): Font {
  const [name] = facesOf(font)
  const face = fonts.get(name)
  if (!face) throw new MissingAssetError(`The font ${name} is not loaded`)
  return face
}

const kerningCaches = new WeakMap<Font, Map<string, number>>()

export function kerningOf(fonts: Fonts, left: Glyph, right: Glyph): number {
  if (left.face === undefined || left.face !== right.face) return 0
  const face = fonts.get(left.face)
  if (!face || left.index === undefined || right.index === undefined) return 0
  const known = cacheOf(kerningCaches, face)
  const pair = `${left.index} ${right.index}`
  let kerning = known.get(pair)
  if (kerning === undefined) {
    kerning = Math.round((face.getKerningValue(left.index, right.index) * EM) / face.unitsPerEm)
    known.set(pair, kerning)
  }
  return kerning
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

function glyphOf(font: Font, face: FaceName, index: number): Glyph {
  const known = cacheOf(glyphCaches, font)
  let glyph = known.get(index)
  if (!glyph) {
    glyph = { ...traceGlyph(font, index), face, index }
    known.set(index, glyph)
  }
  return glyph
}

function cacheOf<Key, Value>(caches: WeakMap<Font, Map<Key, Value>>, font: Font): Map<Key, Value> {
  let cache = caches.get(font)
  if (!cache) {
    cache = new Map()
    caches.set(font, cache)
  }
  return cache
}

function traceGlyph(font: Font, index: number): Glyph {
  const glyph = font.glyphs.get(index)
  const scale = EM / font.unitsPerEm
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
  for (const command of glyph.path.commands) {
    if (command.type === 'M') {
      ;[x, y] = at(command.x, command.y)
      start = { x, y, segments: '' }
      contours.push(start)
    } else if (command.type === 'L') draw('l', at(command.x, command.y))
    else if (command.type === 'Q') draw('q', at(command.x1, command.y1), at(command.x, command.y))
    else if (command.type === 'C')
      draw('c', at(command.x1, command.y1), at(command.x2, command.y2), at(command.x, command.y))
    else if (start) start.segments += 'z'
  }
  const advance = Math.round((glyph.advanceWidth ?? 0) * scale)
  if (contours.length === 0) return { contours, advance, left: 0, right: 0, top: 0, bottom: 0 }
  return { contours, advance, left, right, top, bottom }
}
