import { expect, test } from 'vitest'
import { memeSchema } from '#rules/memes/document.ts'
import { memeTemplates } from './index.ts'
import { templateArtwork } from './template.ts'

test('there are at least 64 templates with unique names', () => {
  expect(memeTemplates.length).toBeGreaterThanOrEqual(64)
  expect(new Set(memeTemplates.map(({ name }) => name)).size).toBe(memeTemplates.length)
})

test('artwork has the size of its template, and ids that are unique among all templates', () => {
  const artworks = memeTemplates.map((template) => ({ template, artwork: templateArtwork(template) }))
  for (const { template, artwork } of artworks)
    expect(artwork).toMatchObject({ width: template.width, height: template.height })
  const ids = artworks.flatMap(({ artwork }) =>
    Array.from(artwork.markup.matchAll(/ id="([^"]*)"/g), ([, id]) => id),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('each template becomes a valid document with its examples', () => {
  for (const { slug, width, height, textBoxes } of memeTemplates) {
    const layers = textBoxes.map(({ example, ...box }) => ({ text: { ...box, text: example } }))
    const document = { width, height, background: { templateSlug: slug }, layers }
    expect(memeSchema.safeParse(document).error, slug).toBeUndefined()
  }
})
