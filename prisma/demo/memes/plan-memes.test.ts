import { describe, expect, test } from 'vitest'
import { memeTemplates } from '#rules/memes/templates/index.ts'
import { createRandom } from '../random.ts'
import { planMemes } from './plan-memes.ts'
import { remixCaptions } from './remix-captions.ts'

const slots = Array.from({ length: 57 }, (_, index) => ({ index: index * 3, author: `author ${index % 11}` }))

test('captions of remixes fit the text boxes of existing templates', () => {
  for (const [slug, remixes] of Object.entries(remixCaptions)) {
    const template = memeTemplates.find((candidate) => candidate.slug === slug)
    for (const captions of remixes) expect(captions).toHaveLength(template?.textBoxes.length ?? 0)
  }
})

describe.each([1, 2, 3])('memes of seed %i', (seed) => {
  const memes = planMemes(createRandom(seed), slots, 'author 1')

  test('are one for each slot, with different captions', () => {
    expect([...memes.keys()]).toEqual(slots.map(({ index }) => index))
    expect(new Set(Array.from(memes.values(), ({ altText }) => altText)).size).toBe(slots.length)
  })

  test('of the favorite author are remixed', () => {
    const originals = new Set(Array.from(memes.values(), ({ remixOf }) => remixOf))
    expect(slots.some(({ index, author }) => author === 'author 1' && originals.has(index))).toBe(true)
  })

  test('are originals and remixes of earlier memes by others, also of remixes', () => {
    const remixes = [...memes].filter(([, { remixOf }]) => remixOf !== null)
    expect(remixes.length).toBeGreaterThan(8)
    expect(remixes.length).toBeLessThan(slots.length / 2)
    for (const [index, { remixOf, templateSlug }] of remixes) {
      const original = memes.get(remixOf ?? -1)
      expect(original?.templateSlug).toBe(templateSlug)
      expect(remixOf).toBeLessThan(index)
    }
    expect(remixes.some(([, { remixOf }]) => memes.get(remixOf ?? -1)?.remixOf !== null)).toBe(true)
  })
})
