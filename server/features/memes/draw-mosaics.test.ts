import { expect, test, vi } from 'vitest'
import { memeSchema } from '#rules/memes/document.ts'
import { MemeTooComplexError } from '#server/platform/images/rasterize-meme.ts'
import { drawMosaics } from './draw-mosaics.ts'

const mediaId = '0198c0de-7a5e-7000-8000-000000000001'
const image = { href: 'data:image/jpeg;base64,AAAA', width: 1600, height: 1600 }

/** A meme with pixelated parts of one picture, each of which decodes it. */
const withParts = (count: number) => {
  const layers = Array.from({ length: count }, (_, index) => {
    const crop = { x: index / 100, y: 0, width: 0.02, height: 0.02 }
    return { image: { mediaId, x: 0, y: 0, width: 0.1, adjustments: { crop, effect: 'PIXELATE' } } }
  })
  const document = memeSchema.parse({ width: 1080, height: 1080, background: { color: '#336699' }, layers })
  return { document, templates: new Map(), stickers: new Map(), images: new Map([[mediaId, image]]) }
}

test('many pixelated parts of a large picture are refused before they are drawn', async () => {
  const drawMeme = vi.fn<() => Promise<Uint8Array>>(async () => new Uint8Array(4 * 224 * 224).fill(255))
  const mosaics = await drawMosaics({ drawMeme }, withParts(1), { memberId: '' })
  expect([...mosaics.values()]).toMatchObject([
    { width: 28, height: 28, markup: expect.stringContaining('fill="#ffffff"') },
  ])
  expect(drawMeme).toHaveBeenCalledOnce()

  await expect(drawMosaics({ drawMeme }, withParts(30), { memberId: '' })).rejects.toThrow(
    MemeTooComplexError,
  )
  expect(drawMeme).toHaveBeenCalledOnce()
})
