import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEME_EFFECTS } from '#rules/memes/adjustments.ts'
import { memeSchema, TEXT_STYLES, type MemeDocument } from '#rules/memes/document.ts'
import { assetsOf, type MemeAssets } from '#rules/memes/render/assets.ts'
import type { FontName } from '#rules/memes/render/faces.ts'
import { renderMeme } from '#rules/memes/render/render-meme.ts'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import { drawMosaics } from '#server/features/memes/draw-mosaics.ts'
import { loadTextAssets } from '#server/platform/images/meme-assets.ts'
import { fontFileOf, readFontFile } from '#server/platform/images/font-files.ts'
import { embedImage, rasterizeMeme } from '#server/platform/images/rasterize-meme.ts'
import { exampleOf, meanDifference, memeArtwork, pixelsOf } from '#tests/support/meme-pictures.ts'
import type { PreviewInput } from '#tests/support/meme-preview.ts'
import { openWorkerBrowser } from '#tests/support/browser-suite.ts'

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

/** A caption in each font. */
function captioned(texts: readonly string[]): MemeDocument {
  const fonts = ['IMPACT', 'COMIC', 'CLEAN', 'MONO']
  const layers = texts.map((text, index) => ({
    text: { text, x: 0.05, y: index / 4, width: 0.9, height: 0.2, angle: index * 4, font: fonts[index] },
  }))
  return memeSchema.parse({ width: 1080, height: 1080, background: { color: '#5577aa' }, layers })
}

function spiral(points: number): number[] {
  return Array.from({ length: points }, (_, at) => {
    const [radius, angle] = [(0.4 * at) / points, at / 5]
    return [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)]
  }).flat()
}

/** Every seventh template, and documents with everything that the templates do not use. */
const documents: [string, MemeDocument][] = [
  ...memeTemplates
    .filter((_, index) => index % 7 === 0)
    .map((template): [string, MemeDocument] => [template.slug, exampleOf(template)]),
  [
    'scripts of one font, fonts and emoji',
    captioned(['سلام عليكم hello 123', 'שלום עולם, 42%', 'Größe 😂 Привет → ★', 'x => [1, 2] 𓀀 🇩🇪👨‍👩‍👧‍👦']),
  ],
  [
    'Chinese, Japanese and Korean',
    captioned(['他说：「快看，猫！」', '當你修好了錯誤', 'ちょっと待って、月曜日', '월요일 아침에 커피를']),
  ],
  ['scripts of India', captioned(['क्षत्रिय शक्ति हिन्दी', 'স্ত্রী কর্তৃপক্ষ', 'தமிழ் കേരളം స్త్రీ', 'ಕ್ಷಮಿಸಿ ਪੰਜਾਬੀ શ્રી'])],
  [
    'other scripts',
    captioned(['ภาษาไทย น้ำใจ ເດັກນ້ອຍ', 'အင်္ဂလိပ် ភាសាខ្មែរ', 'ქართული հայերեն አማርኛ', 'བཀྲ་ཤིས ދިވެހި 😂 می‌خواهم']),
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
  [
    'all styles of texts',
    memeSchema.parse({
      width: 900,
      height: 900,
      background: { color: '#5577aa' },
      layers: TEXT_STYLES.map((style, index) => ({
        text: {
          text: 'Every style, on two lines 😂',
          style,
          x: 0.1,
          y: index / 4 + 0.02,
          width: 0.8,
          height: 0.2,
          angle: index * 3,
          isUppercase: index % 2 === 0,
        },
      })),
    }),
  ],
  [
    'strokes of a pen',
    memeSchema.parse({
      width: 900,
      height: 700,
      background: { templateSlug: 'surprised' },
      layers: [0.005, 0.02, 0.05].map((width, index) => ({
        pen: {
          x: index * 0.2,
          y: 0.1,
          width: 0.7,
          height: 0.8,
          angle: index * 20,
          strokes: [
            { points: spiral(150), color: '#f2343f', width },
            { points: [0.1, 0.9, 0.9, 0.9, 0.1, 0.7, 0.9, 0.7], color: '#ffe14d', width },
            { points: [0.5, 0.1], color: '#2f7df6', width },
          ],
        },
      })),
    }),
  ],
  ...MEME_EFFECTS.map((effect): [string, MemeDocument] => [
    `adjusted pictures with the effect ${effect}`,
    memeSchema.parse({
      width: 800,
      height: 800,
      background: { templateSlug: 'surprised' },
      backgroundAdjustments: { crop: { x: 0.2, y: 0, width: 0.8, height: 0.9 }, isFlipped: true, effect },
      layers: [
        {
          image: {
            mediaId: MEDIA_ID,
            x: 0.1,
            y: 0.1,
            width: 0.4,
            angle: 10,
            adjustments: { crop: { x: 0.1, y: 0.1, width: 0.5, height: 0.5, shape: 'ELLIPSE' }, effect },
          },
        },
        {
          sticker: {
            sticker: 'crown',
            x: 0.6,
            y: 0.5,
            width: 0.3,
            adjustments: { isFlipped: true, opacity: 0.4, effect },
          },
        },
      ],
    }),
  ]),
]

describe('preview in the browser', () => {
  test.each(documents)('of %s equals the picture of the server', async (_, document) => {
    const { fonts, emoji } = await loadTextAssets(assetsOf(document))
    const pictures = { ...memeArtwork, images }
    const mosaics = await drawMosaics(
      { drawMeme: rasterizeMeme },
      { document, ...pictures },
      { memberId: '' },
    )
    const svg = renderMeme(document, { fonts, emoji, ...pictures, mosaics })
    const input: PreviewInput = {
      document,
      fonts: await Promise.all(
        Array.from(fonts.keys(), async (name): Promise<[FontName, string]> => [name, await readFont(name)]),
      ),
      emoji: [...emoji],
      templates: [...memeArtwork.templates],
      stickers: [...memeArtwork.stickers],
      images: [...images],
    }
    const previewed = await page.evaluate((given) => globalThis.previewInPage(given), input)
    expect(withoutMosaics(previewed)).toBe(withoutMosaics(svg))

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

/** The colors of cells differ a little. */
function withoutMosaics(svg: string): string {
  return svg.replaceAll(/ shape-rendering="crispEdges">.*?<\/g>/g, '/>')
}

/** Returns the file in base64. */
async function readFont(name: FontName): Promise<string> {
  const file = await fontFileOf(name)
  if (file === undefined) throw new Error(`No font contains ${name}`)
  return Buffer.from(await readFontFile(file)).toString('base64')
}

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
