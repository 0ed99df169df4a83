import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawCard } from './render-card.ts'

const cardFile = fileURLToPath(new URL('../assets/preview-card.png', import.meta.url))
const WIDTH = 1200

test('card is rendered from the drawing beside it', async () => {
  const drawn = await sharp(cardFile.replace(/png$/, 'svg')).raw().toBuffer()
  expect(drawn.equals(await sharp(cardFile).raw().toBuffer())).toBe(true)
})

describe('text on a card', () => {
  test.for([
    ['one word', 'Monday.'],
    ['a text with emoji and markup', 'My code <b>works</b> & I have no idea why 😂🤷‍♀️ &amp;'],
    ['500 wide letters without a blank', 'W'.repeat(500)],
    ['500 lines', 'x\n'.repeat(500)],
    ['accents without end', `Z${'\u0301'.repeat(200)}algo`],
    ['signs that show nothing', 'a\u0007b\u0000c\ud800d\ufffe'],
  ] as const)('stays where there is room for it: %s', async ([, text]) => {
    const ink = await inkOf(text)
    expect(ink.count).toBeGreaterThan(0)
    expect(ink.left).toBeGreaterThanOrEqual(92)
    expect(ink.right).toBeLessThanOrEqual(1108)
    expect(ink.top).toBeGreaterThanOrEqual(84)
    expect(ink.bottom).toBeLessThanOrEqual(420)
  })

  test('is larger if it is shorter', async () => {
    const heights = await Promise.all(
      ['Ha', 'Ha '.repeat(60), 'Ha '.repeat(160)].map(async (text) => (await inkOf(text)).firstLine),
    )
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    expect(heights[0]).toBeGreaterThan(2 * (heights[2] ?? 0))
  })

  test('starts at the side of its writing direction', async () => {
    expect((await inkOf('Hello')).left).toBeLessThan(120)
    expect((await inkOf('😂 مرحبا')).right).toBeGreaterThan(1080)
    expect((await inkOf('שלום')).right).toBeGreaterThan(1080)
  })

  test('is omitted in scripts without a font', async () => {
    const read = await pixelsOf('Read it on Guffaw')
    expect((await pixelsOf('月曜日')).equals(read)).toBe(true)
    expect((await pixelsOf('Monday')).equals(read)).toBe(false)
  })
})

async function pixelsOf(text: string): Promise<Buffer> {
  const author = {
    id: '',
    username: 'ada_99',
    fullName: 'Ada Lovelace',
    bio: null,
    photoId: null,
    postCount: 0,
    likeCount: 0,
    createdAt: new Date(0),
  }
  const card = await drawCard({ storage: { read: async () => null }, cardFile }, { text, author })
  return card.removeAlpha().raw().toBuffer()
}

/** Where the upper part of the card is dark. */
async function inkOf(text: string) {
  const pixels = await pixelsOf(text)
  const ink = { count: 0, left: WIDTH, right: 0, top: 630, bottom: 0, firstLine: 0 }
  const rows = new Set<number>()
  for (let y = 45; y < 450; y += 1)
    for (let x = 50; x < 1150; x += 1) {
      const at = (y * WIDTH + x) * 3
      if (Math.max(...pixels.subarray(at, at + 3)) > 90) continue
      ink.count += 1
      ink.left = Math.min(ink.left, x)
      ink.right = Math.max(ink.right, x)
      ink.top = Math.min(ink.top, y)
      ink.bottom = Math.max(ink.bottom, y)
      rows.add(y)
    }
  while (rows.has(ink.top + ink.firstLine)) ink.firstLine += 1
  return ink
}
