import { describe, expect, test } from 'vitest'
import { MEME_FONTS, memeSchema } from '#rules/memes/document.ts'
import { memeTemplates } from './index.ts'
import { templateArtwork } from './template.ts'

describe('meme templates', () => {
  test('there are at least 64 with unique names', () => {
    expect(memeTemplates.length).toBeGreaterThanOrEqual(64)
    expect(new Set(memeTemplates.map(({ slug }) => slug)).size).toBe(memeTemplates.length)
    expect(new Set(memeTemplates.map(({ name }) => name)).size).toBe(memeTemplates.length)
  })
})

describe.each(memeTemplates.map((template) => [template.slug, template] as const))(
  'template %s',
  (slug, template) => {
    const svg = template.draw()

    test('is a self-contained drawing without text, images, scripts and broken numbers', () => {
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/)
      expect(svg).not.toMatch(/<text|<image|<style|<script|<filter|<mask|href|NaN|undefined|null|Infinity/)
      expect(svg.length).toBeLessThan(60_000)
    })

    test('has the same size and prefixed ids as artwork', () => {
      const { width, height, markup } = templateArtwork(template)
      expect({ width, height }).toEqual({ width: template.width, height: template.height })
      for (const [, id] of markup.matchAll(/ id="([^"]*)"/g))
        expect(id).toMatch(new RegExp(`^template-${slug}-`))
      const ids = Array.from(markup.matchAll(/ id="([^"]*)"/g), ([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('has keywords, a license, a source and text boxes inside the picture', () => {
      expect(template.keywords.length).toBeGreaterThanOrEqual(5)
      expect(template.license).not.toBe('')
      expect(template.source).not.toBe('')
      expect(template.textBoxes.length).toBeGreaterThan(0)
      for (const { x, y, width, height, font } of template.textBoxes) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1)
        expect(MEME_FONTS).toContain(font)
      }
    })

    test('becomes a valid document with its example captions', () => {
      const layers = template.textBoxes.map(({ example, ...box }) => ({ text: { ...box, text: example } }))
      const { width, height } = template
      expect(
        memeSchema.safeParse({ width, height, background: { templateSlug: slug }, layers }).error,
      ).toBeUndefined()
    })
  },
)
