import { beforeAll, describe, expect, test } from 'vitest'
import { ALT_TEXT_MAX, MINIMUM_AGE_YEARS, POST_EDIT_MINUTES, POST_TEXT_MAX } from '#rules/limits.ts'
import { countCharacters } from '#rules/post-text.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { planCommunity, type DemoCommunity } from './community.ts'
import { DEMO_MEMBER } from './people.ts'

const now = new Date('2026-03-18T03:21:09.123Z')
const DAY = 24 * 60 * 60 * 1000
const MINUTE = 60 * 1000

let community: DemoCommunity
beforeAll(() => {
  community = planCommunity({ now })
})

test('the same time and seed give the same community, including its images', () => {
  const again = planCommunity({ now })
  expect(again.members).toEqual(community.members)
  expect(again.follows).toEqual(community.follows)
  expect(again.savedPosts).toEqual(community.savedPosts)
  expect(again.followedTags).toEqual(community.followedTags)
  expect(again.posts.map(withoutDrawing)).toEqual(community.posts.map(withoutDrawing))
  const [one, other] = [again, community].map(({ posts }) => posts.find(({ image }) => image)?.image?.draw())
  expect(one).toBe(other)
})

describe('the members', () => {
  test('are 60 adults with unique usernames, starting with the demo account', () => {
    const { members } = community
    expect(members).toHaveLength(60)
    expect(members[0]).toMatchObject({
      username: 'demo',
      fullName: 'Demo Dana',
      email: 'demo@guffaw.example',
    })
    expect(new Set(members.map(({ username }) => username.toLowerCase())).size).toBe(60)
    for (const { username, email, dateOfBirth, joinedAt } of members) {
      expect(username).toMatch(/^\w{3,20}$/)
      expect(email).toBe(`${username}@guffaw.example`)
      expect((joinedAt.getTime() - dateOfBirth.getTime()) / DAY).toBeGreaterThan(MINIMUM_AGE_YEARS * 366)
    }
  })

  test('joined at different times, some of them this month', () => {
    const ages = community.members.map(({ joinedAt }) => (now.getTime() - joinedAt.getTime()) / DAY)
    expect(Math.max(...ages)).toBeGreaterThan(300)
    expect(ages.filter((age) => age < 30).length).toBeGreaterThan(10)
    expect(Math.min(...ages)).toBeGreaterThan(1)
  })

  test('post at least once after joining, and some far more often than others', () => {
    const counts = community.members.map(
      (_, member) => community.posts.filter(({ author }) => author === member).length,
    )
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...counts)).toBeGreaterThan(30)
    for (const { author, createdAt } of community.posts) {
      expect(createdAt > (community.members[author]?.joinedAt ?? now)).toBe(true)
    }
  })
})

describe('the posts', () => {
  test('are 600 of the last 30 days at different times, oldest first, and the newest is minutes old', () => {
    const times = community.posts.map(({ createdAt }) => createdAt.getTime())
    expect(times).toHaveLength(600)
    expect(new Set(times).size).toBe(600)
    expect([...times].sort((one, other) => one - other)).toEqual(times)
    expect(now.getTime() - (times[0] ?? 0)).toBeLessThan(30 * DAY)
    expect(now.getTime() - (times.at(-1) ?? 0)).toBeLessThan(10 * MINUTE)
  })

  test('have a text or an image, and no text or image repeats', () => {
    const texts = community.posts.map(({ text }) => text).filter((text) => text !== '')
    expect(new Set(texts).size).toBe(texts.length)
    const images = community.posts.flatMap(({ image, meme }) => (image ?? meme)?.altText ?? [])
    expect(images).toHaveLength(172)
    expect(new Set(images).size).toBe(172)
    const withoutText = community.posts.filter(({ text }) => text === '')
    expect(withoutText.filter(({ image, meme }) => !image && !meme)).toEqual([])
    expect(withoutText.length).toBeGreaterThan(40)
  })

  test('are memes for a third of the images', () => {
    expect(community.posts.filter(({ meme }) => meme)).toHaveLength(57)
    expect(community.posts.filter(({ image, meme }) => image && meme)).toEqual([])
  })

  test('respect the limits of posts', () => {
    for (const { text, image } of community.posts) {
      expect(countCharacters(text)).toBeLessThanOrEqual(POST_TEXT_MAX)
      expect(text).toBe(text.normalize('NFC').trim())
      expect(image?.altText.length ?? 1).toBeGreaterThan(0)
      expect(image?.altText.length ?? 1).toBeLessThanOrEqual(ALT_TEXT_MAX)
    }
  })

  test('about Monday are only from Mondays', () => {
    const days = community.posts
      .filter(({ text }) => text.includes('#mondays'))
      .map(({ createdAt }) => createdAt.getUTCDay())
    expect(days.length).toBeGreaterThan(0)
    expect(new Set(days)).toEqual(new Set([1]))
  })
})

describe('the posts that the demo member saved', () => {
  test('are 9 popular posts of others, in the order in which they were saved', () => {
    const { savedPosts, posts } = community
    expect(new Set(savedPosts.map(({ post }) => post)).size).toBe(9)
    const times = savedPosts.map(({ createdAt }) => createdAt.getTime())
    expect([...times].sort((one, other) => one - other)).toEqual(times)
    for (const { member, post: index, createdAt } of savedPosts) {
      expect(member).toBe(DEMO_MEMBER)
      const post = posts[index]
      expect(post && post.author !== member && createdAt > post.createdAt && createdAt < now).toBe(true)
      expect(post?.reactions.length).toBeGreaterThan(10)
    }
  })
})

test('three recent posts were edited within an hour of posting', () => {
  const edited = community.posts.filter(({ editedAt }) => editedAt !== null)
  expect(edited).toHaveLength(3)
  for (const { createdAt, editedAt, text } of edited) {
    const minutes = ((editedAt?.getTime() ?? 0) - createdAt.getTime()) / MINUTE
    expect(minutes >= 1 && minutes < POST_EDIT_MINUTES).toBe(true)
    expect(editedAt && editedAt < now && text !== '').toBe(true)
    expect(now.getTime() - createdAt.getTime()).toBeLessThan(2 * DAY)
  }
})

describe('the reactions', () => {
  test('are thousands, mostly likes, and range from none to nearly all members per post', () => {
    const all = community.posts.flatMap(({ reactions }) => reactions)
    const likes = all.filter(({ kind }) => kind === 'LIKE').length
    const counts = community.posts.map(({ reactions }) => reactions.length)
    expect(all.length).toBeGreaterThan(12_000)
    expect(all.length).toBeLessThan(15_500)
    expect(likes / all.length).toBeGreaterThan(0.85)
    expect(Math.max(...counts)).toBeGreaterThan(50)
    expect(counts.filter((count) => count < 5).length).toBeGreaterThan(30)
  })

  test('are divided on a few controversial posts', () => {
    const controversial = community.posts.filter(({ reactions }) => {
      const dislikes = reactions.filter(({ kind }) => kind === 'DISLIKE').length
      return reactions.length > 15 && dislikes > reactions.length * 0.4
    })
    expect(controversial.length).toBeGreaterThan(3)
    expect(controversial.length).toBeLessThan(40)
  })

  test('are at most one per member, after the post and after joining, and before now', () => {
    for (const { createdAt, reactions } of community.posts) {
      expect(new Set(reactions.map(({ member }) => member)).size).toBe(reactions.length)
      for (const reaction of reactions) {
        const joinedAt = community.members[reaction.member]?.joinedAt ?? now
        expect(
          reaction.createdAt > createdAt && reaction.createdAt > joinedAt && reaction.createdAt < now,
        ).toBe(true)
      }
    }
  })
})

test.each(isNightly ? [1, 2, 3] : [1])(
  'another community of seed %i has other posts, after their authors joined',
  (seed) => {
    const later = new Date(now.getTime() + seed * 9.7 * DAY)
    const { members, posts } = planCommunity({ now: later, seed })
    expect(posts).toHaveLength(600)
    expect(posts.map(({ text }) => text)).not.toEqual(community.posts.map(({ text }) => text))
    expect(new Set(posts.map(({ author }) => author)).size).toBe(members.length)
    for (const { author, createdAt } of posts)
      expect(createdAt > (members[author]?.joinedAt ?? later)).toBe(true)
  },
)

function withoutDrawing({ image, comments, ...post }: DemoCommunity['posts'][number]) {
  const withAltText = comments.map((comment) => ({ ...comment, image: comment.image?.altText }))
  return {
    ...post,
    altText: image?.altText,
    width: image?.width,
    height: image?.height,
    comments: withAltText,
  }
}
