import { describe, expect, test } from 'vitest'
import { imageRenditions } from '#server/platform/images/image-renditions.ts'
import { imageUrl } from './media-view.ts'

const id = '0190a0b0-0000-7000-8000-000000000000'

describe('the renditions of a picture', () => {
  test.each([
    [100, ['full']],
    [480, ['full']],
    [481, ['w_480', 'full']],
    [1080, ['w_480', 'full']],
    [4000, ['w_480', 'w_1080', 'full']],
  ])('%i pixels wide are %j', (width, names) => {
    expect(imageRenditions(width).map(({ name }) => name)).toEqual(names)
  })
})

describe('the address of a picture', () => {
  test.each([
    [undefined, 'full'],
    [1, 'w_480'],
    [480, 'w_480'],
    [481, 'w_1080'],
    [1081, 'full'],
    [9999, 'full'],
    [0, 'w_480'],
    [-1, 'w_480'],
  ])('wanted %s pixels wide is that of %s', (wanted, name) => {
    expect(imageUrl({ id, width: 2000 }, wanted)).toBe(`/media/image/${name}/${id}.webp`)
  })
})
