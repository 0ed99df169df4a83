import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { withSvgSupport } from '../rasterize.ts'
import { imageIdeas } from './gallery.ts'

const sceneNames = [...new Set(imageIdeas.map(({ scene }) => scene))]

test('there are enough ideas for a month without repetition', () => {
  expect(imageIdeas.length).toBeGreaterThan(172)
  expect(sceneNames.length).toBeGreaterThan(20)
})

test('every idea is drawn as a self-contained SVG without text elements and invalid numbers', () => {
  for (const [index, idea] of imageIdeas.entries()) {
    const drawing = idea.compose(createRandom(index)).draw()
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/)
    expect(drawing).not.toMatch(/<text|<image|<style|href|NaN|undefined|null|Infinity/)
  }
})

test('an idea is drawn with other colours or details for another seed', () => {
  const [idea] = imageIdeas
  expect(idea?.compose(createRandom(1)).draw()).not.toBe(idea?.compose(createRandom(2)).draw())
})

describe.each(sceneNames)('an image of the scene %s', (scene) => {
  test('has its declared size, many colours and at most 1080 pixels in width', async () => {
    const idea = imageIdeas.find((candidate) => candidate.scene === scene)
    const image = idea?.compose(createRandom(11))
    if (!image) throw new Error(`No idea for ${scene}`)
    const { info, data } = await withSvgSupport(() =>
      sharp(Buffer.from(image.draw())).removeAlpha().raw().toBuffer({ resolveWithObject: true }),
    )
    expect(info).toMatchObject({ width: image.width, height: image.height })
    expect(image.width).toBeLessThanOrEqual(1080)
    expect(coloursIn(data).size).toBeGreaterThan(6)
  })
})

/** Samples every 997th pixel, because rare colours of antialiased edges do not matter. */
function coloursIn(data: Buffer): Set<number> {
  const colours = new Set<number>()
  for (let offset = 0; offset + 3 <= data.length; offset += 3 * 997) colours.add(data.readUIntBE(offset, 3))
  return colours
}
