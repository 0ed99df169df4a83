import { describe, expect, test } from 'vitest'
import { imageRenditions } from '#server/platform/images/image-renditions.ts'
import { imageUrl } from './media-view.ts'

const id = '0190a0b0-0000-7000-8000-000000000000'

describe('renditions of an image', () => {
  test.each([
    [100, ['full']],
    [480, ['full']],
    [481, ['w_480', 'full']],
    [1080, ['w_480', 'full']],
    [4000, ['w_480', 'w_1080', 'full']],
  ])('of %i pixels are %j', (width, names) => {
    expect(imageRenditions(width).map(({ name }) => name)).toEqual(names)
  })
})

describe('image URL', () => {
  test.each([
    [undefined, 'full'],
    [1, 'w_480'],
    [480, 'w_480'],
    [481, 'w_1080'],
    [1081, 'full'],
    [9999, 'full'],
    [0, 'w_480'],
    [-1, 'w_480'],
  ])('for at least %s pixels uses the rendition %s', (minimumWidth, name) => {
    expect(imageUrl({ id, width: 2000 }, minimumWidth)).toBe(`/media/image/${name}/${id}.webp`)
  })
})
