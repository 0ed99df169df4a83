import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { pictureIdeas } from './gallery.ts'

const sceneNames = [...new Set(pictureIdeas.map(({ scene }) => scene))]

test('pictures suffice for a month without a repetition', () => {
  expect(pictureIdeas.length).toBeGreaterThan(172)
  expect(sceneNames.length).toBeGreaterThan(20)
})

test('every picture is a self-contained SVG without text elements and invalid numbers', () => {
  for (const [index, idea] of pictureIdeas.entries()) {
    const drawing = idea.compose(createRandom(index)).draw()
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/)
    expect(drawing).not.toMatch(/<text|<image|<style|href|NaN|undefined|null|Infinity/)
  }
})

test('same picture differs in its colours or details with another seed', () => {
  const [idea] = pictureIdeas
  expect(idea?.compose(createRandom(1)).draw()).not.toBe(idea?.compose(createRandom(2)).draw())
})

describe.each(sceneNames)('picture of the scene %s', (scene) => {
  test('has its size, at most 1080 pixels wide, and many colours', async () => {
    const idea = pictureIdeas.find((candidate) => candidate.scene === scene)
    const picture = idea?.compose(createRandom(11))
    if (!picture) throw new Error(`No idea for ${scene}`)
    const { info, data } = await sharp(Buffer.from(picture.draw()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(info).toMatchObject({ width: picture.width, height: picture.height })
    expect(picture.width).toBeLessThanOrEqual(1080)
    expect(coloursIn(data).size).toBeGreaterThan(6)
  })
})

/** Flat areas only: the colours that a coarse grid of pixels hits. */
function coloursIn(data: Buffer): Set<number> {
  const colours = new Set<number>()
  for (let offset = 0; offset + 3 <= data.length; offset += 3 * 997) colours.add(data.readUIntBE(offset, 3))
  return colours
}
