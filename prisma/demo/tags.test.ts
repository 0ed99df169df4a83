import { describe, expect, test } from 'vitest'
import { TRENDING_TAG_MEMBERS_MIN } from '#rules/limits.ts'
import { tagsOf } from '#rules/post-rules.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { planCommunity, type DemoCommunity, type DemoPost } from './community.ts'
import { people } from './people.ts'
import { TAGS_PER_POST_MAX } from './tags.ts'
import { foreignTexts } from './texts/languages.ts'

const DAY = 24 * 60 * 60 * 1000
const TIMES = [
  '2026-03-18T00:00:02.000Z',
  '2026-03-19T00:09:00.000Z',
  '2026-03-21T03:21:09.123Z',
  '2026-03-23T12:00:00.000Z',
  '2026-03-29T23:59:59.000Z',
]
const communities = TIMES.slice(0, isNightly ? undefined : 1).map((time, seed) => {
  const now = new Date(time)
  return { time, now, ...planCommunity({ now, seed }) }
})

describe.each(communities)('the tags of the community at $time', ({ posts, members, followedTags, now }) => {
  const counts = countPosts(posts)

  test('are about 90, of which a few have many posts and most have few', () => {
    expect(counts.size).toBeGreaterThanOrEqual(60)
    expect(counts.size).toBeLessThanOrEqual(100)
    const sorted = [...counts.values()].sort((one, other) => other - one)
    expect(sorted[1]).toBeGreaterThanOrEqual(40)
    expect(sorted.filter((count) => count >= 10).length).toBeGreaterThan(10)
    expect(sorted.filter((count) => count <= 5).length).toBeGreaterThan(sorted.length / 2)
  })

  test('are on more than half of the posts, at most three on each', () => {
    const tagged = posts.filter(({ text }) => tagsOf(text).length > 0)
    expect(tagged.length).toBeGreaterThan(posts.length * 0.5)
    expect(tagged.length).toBeLessThan(posts.length * 0.8)
    expect(Math.max(...posts.map(({ text }) => tagsOf(text).length))).toBe(TAGS_PER_POST_MAX)
  })

  test('trend with at least six different scores', () => {
    const scores = trendingScores({ posts, now })
    expect(scores.length).toBeGreaterThanOrEqual(6)
    const different = scores.filter((score, index) => index === 0 || (scores[index - 1] ?? 0) - score > 1)
    expect(different.length).toBeGreaterThanOrEqual(6)
  })

  test('of the demo member are three that several posts use, since different days', () => {
    expect(followedTags.filter(({ tag }) => (counts.get(tag) ?? 0) >= 3)).toHaveLength(3)
    for (const { member, createdAt } of followedTags) {
      expect(createdAt < now && createdAt > (members[member]?.joinedAt ?? now)).toBe(true)
    }
  })

  test('are also in other languages, by members who write them', () => {
    const foreign = posts.flatMap(({ text, author }) => {
      const found = foreignTexts.find((candidate) => candidate.text === text)
      return found ? [{ ...found, author }] : []
    })
    expect(foreign.length).toBeGreaterThanOrEqual(18)
    expect(new Set(foreign.map(({ language }) => language)).size).toBeGreaterThanOrEqual(6)
    for (const { language, author } of foreign) expect(people[author]?.person.writes).toBe(language)
  })
})

function countPosts(posts: readonly DemoPost[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const tag of posts.flatMap(({ text }) => tagsOf(text))) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return counts
}

/** The formula of `advance_trending_tags` in the database, highest score first. */
function trendingScores({ posts, now }: Pick<DemoCommunity, 'posts'> & { now: Date }): number[] {
  const today = dayOf(now)
  const uses = posts.flatMap(({ text, author, createdAt }) =>
    tagsOf(text).map((tag) => ({ tag, author, day: dayOf(createdAt) })),
  )
  const membersOn = (tag: string, day: number) =>
    new Set(uses.filter((use) => use.tag === tag && use.day === day).map(({ author }) => author)).size
  return [...new Set(uses.filter(({ day }) => day === today).map(({ tag }) => tag))]
    .flatMap((tag) => {
      const observed = membersOn(tag, today)
      const week = [1, 2, 3, 4, 5, 6, 7].map((ago) => membersOn(tag, today - ago))
      const expected = Math.max(1, week.reduce((sum, count) => sum + count, 0) / 7)
      const isTrending = observed >= TRENDING_TAG_MEMBERS_MIN && observed > expected
      return isTrending ? [(observed - expected) ** 2 / expected] : []
    })
    .sort((one, other) => other - one)
}

function dayOf(time: Date): number {
  return Math.floor(time.getTime() / DAY)
}
