import type { MemeFont, TextAlign } from '#rules/memes/document.ts'
import { drawingOf, type Artwork } from '#rules/memes/render/assets.ts'
import { svg } from '#rules/memes/art/svg.ts'

/** Positions and sizes are fractions of the template, as in a meme document. */
export type TemplateTextBox = {
  x: number
  y: number
  width: number
  height: number
  angle: number
  font: MemeFont
  color: string
  outline: string
  align: TextAlign
  isUppercase: boolean
  example: string
}

export type MemeTemplate = {
  slug: string
  name: string
  keywords: readonly string[]
  width: number
  height: number
  license: string
  source: string
  textBoxes: readonly TemplateTextBox[]
  draw(): string
}

type Area = readonly [x: number, y: number, width: number, height: number]
type Style = Partial<Pick<TemplateTextBox, 'angle' | 'font' | 'color' | 'outline' | 'align' | 'isUppercase'>>
/** Pixels of the drawing. */
type Box = { area: Area; example: string; style: Style }

const INK = '#2b2540'

/** White capital letters with a black outline, which are readable on any background. */
export function caption(area: Area, example: string, style: Style = {}): Box {
  return { area, example, style }
}

/** Handwriting on a surface of one color. */
export function label(area: Area, example: string, { outline = '#ffffff', ...style }: Style = {}): Box {
  return { area, example, style: { font: 'COMIC', color: INK, outline, isUppercase: false, ...style } }
}

/** Capital letters on a surface of one color. */
export function headline(area: Area, example: string, { outline = '#ffffff', ...style }: Style = {}): Box {
  return { area, example, style: { color: INK, outline, ...style } }
}

export function print(area: Area, example: string, { outline = '#ffffff', ...style }: Style = {}): Box {
  return { area, example, style: { font: 'CLEAN', color: INK, outline, isUppercase: false, ...style } }
}

type Definition = {
  slug: string
  name: string
  keywords: string
  width?: number
  height?: number
  boxes: readonly Box[]
  /** Returns the content of the SVG. */
  draw(): string
}

export function defineTemplate({
  slug,
  name,
  keywords,
  width = 1080,
  height = 1080,
  boxes,
  draw,
}: Definition): MemeTemplate {
  return {
    slug,
    name,
    keywords: keywords.split(', '),
    width,
    height,
    license: 'CC0 1.0',
    source: 'Drawn for Guffaw',
    textBoxes: boxes.map(({ area: [x, y, boxWidth, boxHeight], example, style }) => ({
      x: fraction(x / width),
      y: fraction(y / height),
      width: fraction(boxWidth / width),
      height: fraction(boxHeight / height),
      angle: 0,
      font: 'IMPACT',
      color: '#ffffff',
      outline: '#000000',
      align: 'CENTER',
      isUppercase: true,
      ...style,
      example,
    })),
    draw: () => svg(width, height, draw()),
  }
}

export function templateArtwork({ slug, draw }: MemeTemplate): Artwork {
  return drawingOf(draw(), `template-${slug}`)
}

const fraction = (value: number) => Math.round(value * 10_000) / 10_000
