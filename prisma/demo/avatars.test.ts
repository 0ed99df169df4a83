import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawAvatar } from './avatars.ts'
import { people } from './people.ts'
import { createRandom } from './random.ts'

const avatars = people.map(({ person }) => drawAvatar(createRandom(1).fork(person.username), person))

test('no two members have the same avatar', () => {
  expect(new Set(avatars).size).toBe(people.length)
})

test('every avatar is a square of 256 pixels', async () => {
  for (const avatar of avatars) {
    expect(avatar).not.toMatch(/<text|NaN|undefined/)
    expect(await sharp(Buffer.from(avatar)).metadata()).toMatchObject({ width: 256, height: 256 })
  }
})
