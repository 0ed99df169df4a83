import { expect, test } from 'vitest'
import { memeSchema } from './document.ts'
import { altTextOf, captionsOf } from './meme-text.ts'

const box = { x: 0, y: 0, width: 1, height: 0.2 }
const document = memeSchema.parse({
  width: 400,
  height: 400,
  background: { templateSlug: 'two-buttons' },
  layers: [
    { text: { ...box, text: 'Sleep' } },
    { sticker: { sticker: 'crown', x: 0, y: 0, width: 0.2 } },
    { text: { ...box, text: 'One more\nepisode' } },
  ],
})

test('captions are the texts in layer order', () => {
  expect(captionsOf(document)).toEqual(['Sleep', 'One more\nepisode'])
})

test('alternative text names the template and quotes the captions on one line', () => {
  expect(altTextOf(document, 'Two buttons')).toBe('Two buttons: “Sleep” / “One more episode”')
})

test('alternative text without a template or captions contains what there is', () => {
  expect(altTextOf(document)).toBe('“Sleep” / “One more episode”')
  expect(altTextOf({ layers: [] }, 'Two buttons')).toBe('Two buttons')
  expect(altTextOf({ layers: [] })).toBe('')
})

test('alternative text of many long captions is cut to the limit of alternative texts', () => {
  const [long] = memeSchema.parse({
    ...document,
    layers: [{ text: { ...box, text: 'x'.repeat(300) } }],
  }).layers
  const altText = altTextOf({
    layers: Array.from({ length: 30 }, () => long).filter((layer) => layer !== undefined),
  })
  expect(altText).toHaveLength(1500)
  expect(altText.endsWith('…')).toBe(true)
})
