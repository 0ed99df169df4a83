import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { memeSchema } from '#rules/memes/document.ts'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import {
  drawMeme,
  exampleOf,
  largestCellDifference,
  meanDifference,
  pixelsOf,
  memeArtwork,
} from '#tests/support/meme-pictures.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { createThumbHash } from './thumb-hash.ts'
import { renderDrawing } from './render-drawing.ts'
import { assertDrawable, embedImage, MemeTooComplexError, rasterizeMeme } from './rasterize-meme.ts'

// The server, which other tests of the worker load, blocks the loaders that it does not use.
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] })

const MEDIA_ID = '0198c0de-7a5e-7000-8000-000000000001'
const GOLDENS = path.resolve(import.meta.dirname, '../../../rules/memes/templates/goldens')
const PLACEHOLDERS = path.join(GOLDENS, 'placeholders.json')
const GOLDEN_WIDTH = 360
/** The palette of the golden images changes colors by less than 1 of 255 on average, and edges within a cell by less than 6. */
const [MEAN_TOLERANCE, CELL_TOLERANCE] = [1, 6]

describe('golden image of each template with its examples', () => {
  // `UPDATE_GOLDENS=1` writes the images, which somebody has to look at.
  test.each(memeTemplates.map((template) => [template.slug, template] as const))(
    '%s',
    async (slug, template) => {
      const drawn = await rasterizeMeme(await drawMeme(exampleOf(template)), {
        format: 'png',
        width: GOLDEN_WIDTH,
      })
      const file = path.join(GOLDENS, `${slug}.png`)
      if (process.env['UPDATE_GOLDENS']) {
        await mkdir(GOLDENS, { recursive: true })
        await writeFile(
          file,
          await sharp(drawn).png({ palette: true, colours: 96, dither: 0, effort: 10 }).toBuffer(),
        )
      }
      const [picture, golden] = [await pixelsOf(drawn), await pixelsOf(await readFile(file))]
      expect(meanDifference(picture, golden)).toBeLessThan(MEAN_TOLERANCE)
      expect(largestCellDifference(picture, golden)).toBeLessThan(CELL_TOLERANCE)
    },
  )

  test('has a placeholder of the template without captions', async () => {
    const placeholders = await Promise.all(
      memeTemplates.map(async ({ slug, width, height }) => {
        const template = memeSchema.parse({ width, height, background: { templateSlug: slug }, layers: [] })
        const picture = await rasterizeMeme(await drawMeme(template), { format: 'png', width: 100 })
        return [slug, Buffer.from(await createThumbHash(sharp(picture))).toString('base64')] as const
      }),
    )
    if (process.env['UPDATE_GOLDENS'])
      await writeFile(PLACEHOLDERS, JSON.stringify(Object.fromEntries(placeholders), null, 2) + '\n')
    const stored: unknown = JSON.parse(await readFile(PLACEHOLDERS, 'utf8'))
    expect(stored).toEqual(Object.fromEntries(placeholders))
  })

  test('differs from another caption', async () => {
    const [template] = memeTemplates
    if (!template) throw new Error('There are no templates')
    const document = exampleOf(template)
    const [first, ...rest] = document.layers
    if (!first || !('text' in first)) throw new Error('The template has no text')
    const changed = { ...document, layers: [{ text: { ...first.text, text: 'Something else' } }, ...rest] }
    const [one, other] = await Promise.all(
      [document, changed].map(async (meme) =>
        pixelsOf(await rasterizeMeme(await drawMeme(meme), { format: 'png', width: GOLDEN_WIDTH })),
      ),
    )
    if (!one || !other) throw new Error('Nothing was drawn')
    expect(largestCellDifference(one, other)).toBeGreaterThan(CELL_TOLERANCE)
  })
})

const sentence = 'The quick brown fox jumps over the lazy dog. '.repeat(7).slice(0, 300)
const full = (layers: number, changes: object = {}, side = 1080) =>
  memeSchema.parse({
    width: side,
    height: side,
    background: { color: '#336699' },
    layers: Array.from({ length: layers }, () => ({
      text: { text: sentence, x: 0, y: 0, width: 1, height: 1, ...changes },
    })),
  })

const adjusted = (side: number, layers: object[], backgroundAdjustments?: object) => ({
  document: memeSchema.parse({
    width: side,
    height: side,
    background: { templateSlug: 'surprised' },
    backgroundAdjustments,
    layers,
  }),
  ...memeArtwork,
  images: new Map(),
})

/** The CPU time of the costliest accepted drawings, in drawings of one full layer, which takes 30 to 40 ms where the limit was measured. */
const FULL_LAYERS_MAX = 15

describe('rasterized meme', () => {
  test.for(['webp', 'png', 'jpeg'] as const)('is a picture of the requested size as %s', async (format) => {
    const svg = await drawMeme(full(1))
    const {
      width,
      height,
      format: written,
    } = await sharp(await rasterizeMeme(svg, { format, width: 480 })).metadata()
    expect({ width, height, written }).toEqual({ width: 480, height: 480, written: format })
  })

  test('leaves the SVG loader blocked for uploads', async () => {
    sharp.block({ operation: ['VipsForeignLoadSvgBuffer'] })
    const svg = await drawMeme(full(1))
    await rasterizeMeme(svg, { format: 'png' })
    await expect(sharp(Buffer.from(svg)).metadata()).rejects.toThrow(/unsupported/i)
  })

  test.for(['file:///etc/passwd', 'http://localhost/a.png', 'data:image/svg+xml;base64,AAAA'])(
    'refuses a reference to %s',
    async (href) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320"><image href="${href}"/></svg>`
      await expect(rasterizeMeme(svg, { format: 'png' })).rejects.toThrow('refers to a file')
    },
  )

  test('contains embedded images', async () => {
    const red = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#ff0000' } })
      .webp({ lossless: true })
      .toBuffer()
    const background = { mediaId: MEDIA_ID }
    const document = memeSchema.parse({ width: 320, height: 320, background, layers: [] })
    const svg = await drawMeme(document, new Map([[MEDIA_ID, await embedImage(red, 320)]]))
    const { data } = await pixelsOf(await rasterizeMeme(svg, { format: 'png' }))
    const [pixel = 0, green = 0, blue = 0] = data
    expect(Math.max(255 - pixel, green, blue)).toBeLessThan(3)
  })

  test.for([
    ['IMPACT', 1080, 8],
    ['COMIC', 1080, 2],
    ['IMPACT', 2160, 3],
    ['MONO', 320, 11],
  ] as const)(
    'in %s of %i pixels has at most %i full layers, which take a bounded time',
    async ([font, side, most]) => {
      await expectMost(most, (layers) => drawMeme(full(layers, { font }, side)))
    },
  )

  test.for([
    ['opaque', 3, 12],
    ['transparent', 4, 4],
  ] as const)('has a limit of %s images, which take a bounded time', async ([, channels, most]) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const photo = sharp({
      create: { width: 600, height: 600, channels: 3, background: 'white', noise },
    }).blur(2)
    const stored = await (channels === 4 ? photo.ensureAlpha(0.5) : photo).webp().toBuffer()
    const images = new Map([[MEDIA_ID, await embedImage(stored, 600)]])
    await expectMost(most, (count) => {
      const layers = Array.from({ length: count }, () => ({
        image: { mediaId: MEDIA_ID, x: 0, y: 0, width: 0.5 },
      }))
      const background = { color: '#336699' }
      return drawMeme(memeSchema.parse({ width: 1200, height: 1200, background, layers }), images)
    })
  })

  test.each([0.5, 0.02])('has a limit of pictures with effects of %f of the width', async (width) => {
    const blurred = { sticker: 'crown', x: 0, y: 0, width, adjustments: { effect: 'BLUR' } }
    const render = (count: number) =>
      renderDrawing(
        adjusted(
          2160,
          Array.from({ length: count }, () => ({ sticker: blurred })),
        ),
      )
    await expect(render(1)).resolves.toContain('feGaussianBlur')
    await expect(render(30)).rejects.toThrow(MemeTooComplexError)
  })

  test('may have an effect on a small part of a picture that is enlarged', async () => {
    const crop = { x: 0.4, y: 0.4, width: 0.02, height: 0.02 }
    const drawing = adjusted(1080, [], { crop, effect: 'BLUR' })
    await expect(renderDrawing(drawing)).resolves.toContain('feGaussianBlur')
  })

  test('has a limit of long and wide strokes, and none of usual ones', async () => {
    const points = (step: number) =>
      Array.from({ length: 400 }, (_, at) => Math.abs(((at * step) % 2) - 1)).map((value) => value * 0.99)
    const scribble = (step: number, width: number) =>
      renderDrawing(
        adjusted(2160, [
          {
            pen: {
              strokes: Array.from({ length: 40 }, () => ({ points: points(step), color: '#ff0000', width })),
              x: 0,
              y: 0,
              width: 1,
              height: 1,
            },
          },
        ]),
      )
    await expect(scribble(0.004, 0.035)).resolves.toContain('stroke-linecap="round"')
    await expect(scribble(0.9, 0.006)).rejects.toThrow(MemeTooComplexError)
    await expect(scribble(0.004, 1)).rejects.toThrow(MemeTooComplexError)
  })

  test('of 30 full layers of text is refused', async () => {
    await expect(rasterizeMeme(await drawMeme(full(30)), { format: 'png' })).rejects.toThrow(
      MemeTooComplexError,
    )
  })

  test('of 30 captions on a template is drawn', async () => {
    const layers = Array.from({ length: 30 }, (_, index) => ({
      text: { text: `Caption number ${index} 😂`, x: 0.1, y: index / 30, width: 0.8, height: 0.1 },
    }))
    const document = memeSchema.parse({
      width: 1080,
      height: 1080,
      background: { templateSlug: 'hard-choice' },
      layers,
    })
    await expect(rasterizeMeme(await drawMeme(document), { format: 'webp' })).resolves.toBeInstanceOf(Buffer)
  })
})

/** The nightly run measures whether the largest accepted drawing takes a bounded time. */
async function expectMost(most: number, draw: (count: number) => Promise<string>): Promise<void> {
  const largest = await draw(most)
  expect(() => assertDrawable(largest)).not.toThrow()
  const larger = await draw(most + 1)
  expect(() => assertDrawable(larger)).toThrow(MemeTooComplexError)
  if (isNightly) await expectBoundedTime(largest)
}

/** Drawings are compared with another one, because the time itself depends on the machine. */
async function expectBoundedTime(svg: string): Promise<void> {
  const reference = await leastCpuTimeOf(await drawMeme(full(1)))
  expect((await leastCpuTimeOf(svg)) / reference).toBeLessThan(FULL_LAYERS_MAX)
}

/** The minimum of three runs, in milliseconds. */
async function leastCpuTimeOf(svg: string): Promise<number> {
  const milliseconds: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const before = process.cpuUsage()
    await rasterizeMeme(svg, { format: 'jpeg', width: 480 })
    const { user, system } = process.cpuUsage(before)
    milliseconds.push((user + system) / 1000)
  }
  return Math.min(...milliseconds)
}
