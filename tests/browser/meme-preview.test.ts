import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memeSchema, type MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import { FACES } from '#rules/memes/render/faces.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import { loadTextAssets } from '#server/platform/images/meme-assets.ts'
import { embedImage, rasterizeMeme } from '#server/platform/images/rasterize-meme.ts'
import { exampleOf, meanDifference, memeArtwork, pixelsOf } from '#tests/support/meme-pictures.ts'
import type { PreviewInput } from '#tests/support/meme-preview.ts'
import { openWorkerBrowser } from '#tests/support/browser-suite.ts'

const require = createRequire(import.meta.url)
const MEDIA_ID = '0198c0de-7a5e-7000-8000-000000000001'

// Screenshots are PNG. Other test files of the worker load the server, which blocks the loaders that it does not use.
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] })

const browser = await openWorkerBrowser('http://localhost')
let page: Page
let images: MemeAssets['images']

beforeAll(async () => {
  page = await browser.open()
  await page.addScriptTag({ content: await bundlePreview() })
  images = new Map([[MEDIA_ID, await embedImage(await drawPhoto(), 1080)]])
})
afterAll(() => browser.close())

/** Every seventh template, and documents with everything that the templates do not use. */
const documents: [string, MemeDocument][] = [
  ...memeTemplates
    .filter((_, index) => index % 7 === 0)
    .map((template): [string, MemeDocument] => [template.slug, exampleOf(template)]),
  [
    'all scripts, fonts and emoji',
    memeSchema.parse({
      width: 1080,
      height: 1080,
      background: { color: '#5577aa' },
      layers: ['سلام عليكم hello 123', 'שלום עולם, 42%', 'Größe 😂 Привет → ★', 'x => [1, 2] 日本 🇩🇪👨‍👩‍👧‍👦'].map(
        (text, index) => ({
          text: {
            text,
            x: 0.05,
            y: index / 4,
            width: 0.9,
            height: 0.2,
            angle: index * 4,
            font: (['IMPACT', 'COMIC', 'CLEAN', 'MONO'] as const)[index],
          },
        }),
      ),
    }),
  ],
  [
    'stickers and images',
    memeSchema.parse({
      width: 900,
      height: 700,
      background: { mediaId: MEDIA_ID },
      layers: [
        { image: { mediaId: MEDIA_ID, x: 0.3, y: 0.2, width: 0.4, angle: 12 } },
        { sticker: { sticker: 'sunglasses', x: 0.3, y: 0.4, width: 0.3, angle: -7 } },
        { sticker: { sticker: 'disco-ball', x: -0.1, y: 0.5, width: 0.3 } },
        { text: { text: 'One does not simply', x: 0, y: 0.8, width: 1, height: 0.2 } },
      ],
    }),
  ],
]

describe('preview in the browser', () => {
  test.each(documents)('of %s equals the picture of the server', async (_, document) => {
    const { fonts, emoji } = await loadTextAssets(assetsOf(document))
    const assets = { fonts, emoji, ...memeArtwork, images }
    const svg = renderMeme(document, assets)
    const input: PreviewInput = {
      document,
      fonts: await Promise.all(
        Array.from(
          fonts.keys(),
          async (name) => [name, await readFile(require.resolve(FACES[name].file), 'base64')] as const,
        ),
      ).then((read) => read.map(([name, bytes]) => [name, bytes])),
      emoji: [...emoji],
      templates: [...memeArtwork.templates],
      stickers: [...memeArtwork.stickers],
      images: [...images],
    }
    const previewed = await page.evaluate((given) => globalThis.previewInPage(given), input)
    expect(previewed).toBe(svg)

    await page.setViewportSize({ width: document.width, height: document.height })
    await page.evaluate((markup) => {
      window.document.body.style.margin = '0'
      window.document.body.innerHTML = markup
    }, previewed)
    const shown = await pixelsOf(await page.screenshot({ type: 'png' }))
    const drawn = await pixelsOf(await rasterizeMeme(svg, { format: 'png' }))
    expect(meanDifference(shown, drawn)).toBeLessThan(1)
  })
})

async function bundlePreview(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: 'tests/support/meme-preview.ts', formats: ['iife'], name: 'preview' },
    },
  })
  const [result] = Array.isArray(built) ? built : [built]
  const chunk = result && 'output' in result ? result.output[0] : undefined
  if (chunk?.type !== 'chunk') throw new Error('The preview was not bundled')
  return chunk.code
}

/** Noise without sharp edges, as in a photo. */
async function drawPhoto(): Promise<Buffer> {
  return sharp({
    create: {
      width: 720,
      height: 540,
      channels: 3,
      background: '#777777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .blur(2)
    .webp({ quality: 90 })
    .toBuffer()
}
