import { expect, test } from 'vitest'
import { planFollowedTags } from './followed-tags.ts'
import { createRandom } from './random.ts'

const now = new Date('2026-11-26T08:30:00Z')

test('the most used tags replace a preferred one that has too few posts', () => {
  const texts = ['#officelife', '#officelife', '#officelife #cats', '#ducks', '#ducks #cats', '#ducks']
  const posts = [...texts, ...texts.map(() => '#naps')].map((text) => ({ text }))
  const followed = planFollowedTags(createRandom(1), 0, posts, now)
  expect(followed.map(({ tag }) => tag)).toEqual(['officelife', 'ducks', 'naps'])
})
