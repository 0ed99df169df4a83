import { expect, test } from 'vitest'
import { memeSchema } from '#rules/memes/document.ts'
import { memeStickers } from './index.ts'
import { FREE_STICKER_PACK, STICKER_PACKS, stickerArtwork } from './sticker.ts'

test('there are at least 24 stickers in three packs, of which one is free', () => {
  expect(memeStickers.length).toBeGreaterThanOrEqual(24)
  for (const pack of STICKER_PACKS)
    expect(memeStickers.filter((sticker) => sticker.pack === pack).length).toBeGreaterThanOrEqual(6)
  expect(STICKER_PACKS).toContain(FREE_STICKER_PACK)
})

test('every sticker has a unique name that documents accept, and a label', () => {
  expect(new Set(memeStickers.map(({ name }) => name)).size).toBe(memeStickers.length)
  for (const { name, label } of memeStickers) {
    const layers = [{ sticker: { sticker: name, x: 0, y: 0, width: 0.3 } }]
    const document = { width: 400, height: 400, background: { color: '#ffffff' }, layers }
    expect(memeSchema.safeParse(document).error).toBeUndefined()
    expect(label).not.toBe('')
  }
})

test('every sticker is a self-contained drawing', () => {
  for (const sticker of memeStickers) {
    expect(sticker.draw()).not.toMatch(/<text|<image|<style|<script|href|NaN|undefined|null|Infinity/)
    const { width, height } = stickerArtwork(sticker)
    expect({ width, height }).toEqual({ width: sticker.width, height: sticker.height })
  }
})
