import sharp from 'sharp'
import { expect, test } from 'vitest'
import { memeSchema, type MemeBackground } from '#rules/memes/document.ts'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import type { MemeTemplate, TemplateTextBox } from '#rules/memes/templates/template.ts'
import { drawMeme, pixelsOf, type Pixels } from '#tests/support/meme-pictures.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { rasterizeMeme } from './rasterize-meme.ts'

// The server, which other tests of the worker load, blocks the loaders that it does not use.
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] })

/** From a text to the edge of its sign or bubble, as a fraction of the text box. */
const SURFACE_MARGIN = 0.03
/** From a caption to the edge of the picture, as a fraction of its smaller side. */
const PICTURE_MARGIN = 0.015
/**
 * The largest difference of a color channel, of 255, within one surface. The lines of squared paper differ less, the outlines of
 * shapes more.
 */
const TOLERANCE = 48
/** No template has this color. */
const BLANK = 0xff00ff
const BLANK_CSS = '#ff00ff'

type Point = readonly [x: number, y: number]

test.each(memeTemplates.map((template) => [template.slug, template] as const))(
  'texts of %s keep a distance from the edges of their surface or of the picture',
  async (slug, template) => {
    const drawing = await draw(template, { templateSlug: slug }, [])
    const versions = isNightly ? Math.max(...template.examples.map(({ length }) => length)) : 1
    for (let version = 0; version < versions; version += 1) {
      const texts = template.examples.map((examples) => examples[version % examples.length] ?? '')
      const picture = await draw(template, { color: BLANK_CSS }, texts)
      const touching = template.textBoxes.flatMap((box, index) => {
        const ink = inkOf(box, picture)
        const fits = isOnSurface(box) ? staysOnSurface(ink, box, drawing) : staysInPicture(ink, picture)
        return fits ? [] : `textBoxes[${index}] with "${texts[index]}"`
      })
      expect(touching).toEqual([])
    }
  },
)

/** Captions have a black outline, and all other texts one in the color of their surface. */
function isOnSurface({ outline }: TemplateTextBox): boolean {
  return outline !== '#000000'
}

async function draw(
  { width, height, textBoxes }: MemeTemplate,
  background: MemeBackground,
  texts: readonly string[],
): Promise<Pixels> {
  const layers = textBoxes
    .map((box, index) => ({
      ...box,
      text: texts[index],
      outline: isOnSurface(box) ? BLANK_CSS : box.outline,
    }))
    .filter(({ text }) => text !== undefined)
    .map((text) => ({ text }))
  const document = memeSchema.parse({ width, height, background, layers })
  return pixelsOf(await rasterizeMeme(await drawMeme(document), { format: 'png' }))
}

function staysInPicture(ink: readonly Point[], { width, height }: Pixels): boolean {
  const margin = PICTURE_MARGIN * Math.min(width, height)
  return ink.every(([x, y]) => Math.min(x, y, width - 1 - x, height - 1 - y) >= margin)
}

function staysOnSurface(ink: readonly Point[], box: TemplateTextBox, drawing: Pixels): boolean {
  const surface = mostFrequentColor(drawing, ink)
  const marginX = Math.round(SURFACE_MARGIN * box.width * drawing.width)
  const marginY = Math.round(SURFACE_MARGIN * box.height * drawing.height)
  const steps = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x * marginX, y * marginY] as const))
  return ink.every(([x, y]) =>
    steps.every(([stepX, stepY]) => hasColor(drawing, [x + stepX, y + stepY], surface)),
  )
}

/** Returns every second pixel of the text. A rotated text may leave its box. */
function inkOf(box: TemplateTextBox, picture: Pixels): Point[] {
  const { width, height } = picture
  const growth = box.angle === 0 ? 0 : 0.03
  const ink: Point[] = []
  for (let y = Math.round((box.y - growth) * height); y < (box.y + box.height + growth) * height; y += 2)
    for (let x = Math.round((box.x - growth) * width); x < (box.x + box.width + growth) * width; x += 2)
      if (!hasColor(picture, [x, y], BLANK)) ink.push([x, y])
  return ink
}

function mostFrequentColor(picture: Pixels, points: readonly Point[]): number {
  const counts = new Map<number, number>()
  for (const point of points) {
    const color = colorAt(picture, point)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const [[color] = [0]] = [...counts].toSorted(([, one], [, other]) => other - one)
  return color
}

function hasColor(picture: Pixels, point: Point, expected: number): boolean {
  const color = colorAt(picture, point)
  return [16, 8, 0].every(
    (shift) => Math.abs(((color >> shift) & 255) - ((expected >> shift) & 255)) <= TOLERANCE,
  )
}

/** Returns the color as one number. Points outside of the picture have the color of its edge. */
function colorAt({ data, width, height }: Pixels, [x, y]: Point): number {
  const [column, row] = [Math.min(Math.max(x, 0), width - 1), Math.min(Math.max(y, 0), height - 1)]
  return data.readUIntBE((row * width + column) * 3, 3)
}
