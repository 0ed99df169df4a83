import { describe, expect, test } from 'vitest'
import { isNightly } from '#tests/support/nightly.ts'
import { planCommunity } from './community.ts'
import { DEMO_MEMBER, people } from './people.ts'

const now = new Date('2026-03-18T03:21:09.123Z')
const DAY = 24 * 60 * 60 * 1000

describe.each(isNightly ? [20_251, 1, 2, 3] : [20_251])('the follows of community %i', (seed) => {
  const { members, posts, follows } = planCommunity({ now, seed })
  const followedBy = (member: number) =>
    follows.filter(({ follower }) => follower === member).map(({ followed }) => followed)
  const followersOf = (member: number) =>
    follows.filter(({ followed }) => followed === member).map(({ follower }) => follower)

  test('are of two different members, at most one of each pair, after both joined and before now', () => {
    expect(new Set(follows.map(({ follower, followed }) => `${follower} ${followed}`)).size).toBe(
      follows.length,
    )
    for (const { follower, followed, createdAt } of follows) {
      expect(follower).not.toBe(followed)
      for (const member of [follower, followed])
        expect(createdAt > (members[member]?.joinedAt ?? now) && createdAt < now).toBe(true)
    }
  })

  test('connect everyone, most of them by common topics, with a few popular members', () => {
    const counts = people.map((_, member) => followersOf(member).length)
    expect(Math.min(...people.map((_, member) => followedBy(member).length))).toBeGreaterThanOrEqual(3)
    expect(counts.filter((count) => count === 0).length).toBeLessThan(6)
    expect(Math.max(...counts)).toBeGreaterThan(30)
    expect(counts.filter((count) => count > 25).length).toBeLessThan(15)
    const withCommonTopic = follows.filter(({ follower, followed }) => haveCommonTopic(follower, followed))
    expect(withCommonTopic.length / follows.length).toBeGreaterThan(0.5)
  })

  test('give the demo member 15 followed members and 25 followers, some of them new today', () => {
    expect(followedBy(DEMO_MEMBER)).toHaveLength(15)
    expect(followersOf(DEMO_MEMBER)).toHaveLength(25)
    const today = follows.filter(
      ({ followed, createdAt }) => followed === DEMO_MEMBER && now.getTime() - createdAt.getTime() < DAY,
    )
    expect(today.length).toBeGreaterThan(2)
  })

  test('fill the home feed of the demo member with old and recent posts', () => {
    const authors = new Set([DEMO_MEMBER, ...followedBy(DEMO_MEMBER)])
    const ages = posts
      .filter(({ author }) => authors.has(author))
      .map(({ createdAt }) => now.getTime() - createdAt.getTime())
    expect(ages.length).toBeGreaterThan(150)
    expect(ages.filter((age) => age < DAY).length).toBeGreaterThan(8)
    expect(ages.filter((age) => age < 3 * 60 * 60 * 1000).length).toBeGreaterThan(1)
  })
})

function haveCommonTopic(one: number, other: number): boolean {
  const topics = people[other]?.person.topics
  return people[one]?.person.topics.some((topic) => topics?.includes(topic)) ?? false
}
