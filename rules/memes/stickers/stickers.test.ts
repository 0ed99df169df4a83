import { expect, test } from 'vitest'
import { memeSchema } from '#rules/memes/document.ts'
import { memeStickers } from './index.ts'
import { FREE_STICKER_PACK, STICKER_GROUPS, STICKER_PACKS } from './sticker.ts'

test('there are at least 24 stickers in three packs, of which one is free', () => {
  expect(memeStickers.length).toBeGreaterThanOrEqual(24)
  for (const pack of STICKER_PACKS)
    expect(memeStickers.filter((sticker) => sticker.pack === pack).length).toBeGreaterThanOrEqual(6)
  expect(STICKER_PACKS).toContain(FREE_STICKER_PACK)
})

test('there are at least 60 free stickers, of which each group has at least 15', () => {
  const free = memeStickers.filter(({ pack }) => pack === FREE_STICKER_PACK)
  expect(free.length).toBeGreaterThanOrEqual(60)
  for (const group of STICKER_GROUPS)
    expect(free.filter((sticker) => sticker.group === group).length).toBeGreaterThanOrEqual(15)
})

test('documents accept every sticker', () => {
  for (const { name } of memeStickers) {
    const layers = [{ sticker: { sticker: name, x: 0, y: 0, width: 0.3 } }]
    const document = { width: 400, height: 400, background: { color: '#ffffff' }, layers }
    expect(memeSchema.safeParse(document).error).toBeUndefined()
  }
})
