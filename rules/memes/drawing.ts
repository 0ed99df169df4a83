/** The content of an SVG file without the white space between its elements. */
export type Drawing = { svg: string; width: number; height: number }

export class DrawingError extends Error {}

/** Larger drawings would slow down every meme that contains them. */
const LENGTH_MAX = 60_000
const ELEMENTS = 'g defs clipPath path rect circle ellipse line polyline polygon'
const PAINT =
  'fill fill-opacity fill-rule stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin ' +
  'stroke-miterlimit stroke-opacity stroke-width'
const SHAPE =
  'id transform opacity clip-path clip-rule clipPathUnits d x y width height rx ry cx cy r x1 y1 x2 y2 points'
const SIZE = 'xmlns version viewBox width height'

const TAG = /<(\/?)([\w:-]+)(?:\s+[\w:-]+="[^"<>&]*")*\s*(\/?)>\s*/y
const UNKNOWN_IN_ROOT = unknownPattern('svg', `${PAINT} ${SIZE}`)
const UNKNOWN = unknownPattern(ELEMENTS, `${PAINT} ${SHAPE}`)

/** Shapes inherit these attributes from the root of all drawings (`drawingOf`). */
const INHERITED = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
const DEFAULTS = { fill: '#000000', 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' }

/**
 * Parses the drawing of a template or sticker. It may only contain what browsers and librsvg draw alike, and nothing that refers to
 * other files. Throws DrawingError.
 */
export function parseDrawing(source: string): Drawing {
  const text = source.trim()
  const start = text.indexOf('>') + 1
  const end = text.endsWith('</svg>') ? text.lastIndexOf('</svg>') : text.length
  requireKnown(text, { start: 0, end: start }, UNKNOWN_IN_ROOT)
  requireKnown(text, { start, end }, UNKNOWN)
  requireClosedTags(text)
  const root = attributesOf(text.slice(0, start))
  const { width, height } = sizeOf(root)
  const content = text.slice(start, end).replaceAll(/\s+/g, ' ').replaceAll('> <', '><').trim()
  requireIds(content)
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const markup = inheritPaint(root, content)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${INHERITED}>${markup}</svg>`
  if (svg.length > LENGTH_MAX) throw new DrawingError(`the drawing is longer than ${LENGTH_MAX} characters`)
  return { svg, width, height }
}

/** Drawing programs write shapes for the defaults of SVG, or for attributes of their root. */
function inheritPaint(root: Attributes, markup: string): string {
  const paint = Object.entries({ ...DEFAULTS, ...root }).filter(([name]) => !SIZE.split(' ').includes(name))
  const attributes = paint.map(([name, value]) => `${name}="${value}"`).join(' ')
  return attributes === INHERITED ? markup : `<g ${attributes}>${markup}</g>`
}

type Attributes = Readonly<Record<string, string>>

/** Matches other elements and attributes. Values contain no quotes, so no attribute begins inside of them. */
function unknownPattern(elements: string, attributes: string): RegExp {
  const [element, attribute] = [elements, attributes].map((names) => names.replaceAll(' ', '|'))
  return new RegExp(`<(?!/?(?:${element})[\\s/>])|(?<=\\s)(?!(?:${attribute})=)[\\w:-]+="`)
}

function requireKnown(text: string, { start, end }: { start: number; end: number }, unknown: RegExp): void {
  const match = unknown.exec(text.slice(start, end))
  if (match) throw unexpected(text, start + match.index)
}

function requireClosedTags(text: string): void {
  const open: string[] = []
  TAG.lastIndex = 0
  while (TAG.lastIndex < text.length) {
    const start = TAG.lastIndex
    const [, slash, name, isEmpty] = TAG.exec(text) ?? []
    const isExpected = slash ? open.pop() === name : open.length > 0 || start === 0
    if (name === undefined || !isExpected) throw unexpected(text, start)
    if (!slash && !isEmpty) open.push(name)
  }
  if (open.length > 0) throw new DrawingError(`<${open.at(-1)}> is not closed`)
}

function unexpected(text: string, position: number): DrawingError {
  const line = text.slice(0, position).split('\n').length
  const [found = ''] = text.slice(position).split(/(?<=>)|\n/)
  return new DrawingError(`line ${line}: ${found} is not allowed`)
}

function requireIds(markup: string): void {
  const ids = Array.from(markup.matchAll(/ id="([^"]*)"/g), ([, id]) => id)
  if (new Set(ids).size < ids.length) throw new DrawingError('an id is not unique')
  const references = Array.from(markup.matchAll(/ clip-path="url\(#([^"]*)\)"/g), ([, id]) => id)
  for (const id of references) if (!ids.includes(id)) throw new DrawingError(`no element has the id ${id}`)
  if (markup.toLowerCase().split('url').length - 1 > references.length)
    throw new DrawingError('only clip-path="url(#…)" may refer to another element')
}

function attributesOf(tag: string): Attributes {
  const pairs = Array.from(tag.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value])
  return Object.fromEntries(pairs)
}

function sizeOf({ xmlns, viewBox = '', width, height }: Attributes): { width: number; height: number } {
  const [, boxWidth = '', boxHeight = ''] = /^0 0 (\d+) (\d+)$/.exec(viewBox) ?? []
  if (boxWidth === '' || (width ?? boxWidth) !== boxWidth || (height ?? boxHeight) !== boxHeight)
    throw new DrawingError('viewBox must be "0 0 <width> <height>", in the whole pixels of width and height')
  if (xmlns !== 'http://www.w3.org/2000/svg') throw new DrawingError('xmlns of <svg> is missing')
  return { width: Number(boxWidth), height: Number(boxHeight) }
}
