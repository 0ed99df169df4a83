import { describe, expect, test } from 'vitest'
import { defaultAvatarUrl, renderDefaultAvatar } from './default-avatar.ts'

const ID = '0190a0b0-0000-7000-8000-000000000000'

describe('default avatar', () => {
  test('is the same for a member and differs between members', () => {
    expect(defaultAvatarUrl({ id: ID })).toBe('/media/avatar/0/avocado.svg')
    expect(defaultAvatarUrl({ id: ID.replace(/0$/, '9') })).toBe('/media/avatar/1/cactus.svg')
  })

  test('is a drawing on the colour of its address', () => {
    expect(renderDefaultAvatar(0, 'frog')).toContain('width="512" height="512" fill="#ffdcc8"')
    expect(renderDefaultAvatar(1, 'frog')).toContain('width="512" height="512" fill="#ffe9b0"')
  })

  test.each([
    [-1, 'frog'],
    [8, 'frog'],
    [Number.NaN, 'frog'],
    [0, ''],
    [0, 'AL'],
    [0, '../frog'],
  ])('does not exist for the colour %s and the drawing %j', (color, name) => {
    expect(renderDefaultAvatar(color, name)).toBeNull()
  })
})
