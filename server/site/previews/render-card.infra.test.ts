import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { memePixels } from '#server/platform/images/rasterize-meme.ts'
import { postViewOf } from '#tests/support/post-view.ts'
import { renderCard } from './render-card.ts'

const cardFile = fileURLToPath(new URL('../assets/preview-card.png', import.meta.url))
const WIDTH = 1200

test('card file is rendered from the SVG file', async () => {
  const { pixels } = await memePixels(await readFile(cardFile.replace(/png$/, 'svg'), 'utf8'))
  expect(pixels.equals(await sharp(cardFile).removeAlpha().raw().toBuffer())).toBe(true)
})

describe('text on a card', () => {
  test.for([
    ['one word', 'Monday.'],
    ['a text with emoji and markup', 'My code <b>works</b> & I have no idea why 😂🤷‍♀️ &amp;'],
    ['500 wide letters without a space', 'W'.repeat(500)],
    ['500 lines', 'x\n'.repeat(500)],
    ['a letter with 200 accents', `Z${'\u0301'.repeat(200)}algo`],
    ['control characters and unpaired surrogates', 'a\u0007b\u0000c\ud800d\ufffe'],
  ] as const)('stays within its box: %s', async ([, text]) => {
    const bounds = await textBounds(text)
    expect(bounds.count).toBeGreaterThan(0)
    expect(bounds.left).toBeGreaterThanOrEqual(92)
    expect(bounds.right).toBeLessThanOrEqual(1108)
    expect(bounds.top).toBeGreaterThanOrEqual(84)
    expect(bounds.bottom).toBeLessThanOrEqual(420)
  })

  test('is larger if it is shorter', async () => {
    const heights = await Promise.all(
      ['Ha', 'Ha '.repeat(60), 'Ha '.repeat(160)].map(async (text) => (await textBounds(text)).firstLine),
    )
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    expect(heights[0]).toBeGreaterThan(2 * (heights[2] ?? 0))
  })

  test('starts at the side of its writing direction', async () => {
    expect((await textBounds('Hello')).left).toBeLessThan(120)
    expect((await textBounds('😂 مرحبا')).right).toBeGreaterThan(1080)
    expect((await textBounds('שלום')).right).toBeGreaterThan(1080)
  })

  test('is omitted in scripts without a font', async () => {
    const fallback = await pixelsOf('Read it on Guffaw')
    expect((await pixelsOf('月曜日')).equals(fallback)).toBe(true)
    expect((await pixelsOf('Monday')).equals(fallback)).toBe(false)
  })
})

async function pixelsOf(text: string): Promise<Buffer> {
  const { author } = postViewOf({}, {})
  const card = await renderCard({ storage: { read: async () => null }, cardFile }, { text, author })
  return card.removeAlpha().raw().toBuffer()
}

/** Returns the bounding box of the dark pixels in the upper part of the card. */
async function textBounds(text: string) {
  const pixels = await pixelsOf(text)
  const bounds = { count: 0, left: WIDTH, right: 0, top: 630, bottom: 0, firstLine: 0 }
  const rows = new Set<number>()
  for (let y = 45; y < 450; y += 1)
    for (let x = 50; x < 1150; x += 1) {
      const offset = (y * WIDTH + x) * 3
      if (Math.max(...pixels.subarray(offset, offset + 3)) > 90) continue
      bounds.count += 1
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x)
      bounds.top = Math.min(bounds.top, y)
      bounds.bottom = Math.max(bounds.bottom, y)
      rows.add(y)
    }
  while (rows.has(bounds.top + bounds.firstLine)) bounds.firstLine += 1
  return bounds
}
