import { describe, expect, test } from 'vitest'
import { COMMENT_DEPTH_MAX, POST_TEXT_MAX } from '#rules/limits.ts'
import { mentionsOf } from '#rules/post-rules.ts'
import { countCharacters } from '#rules/post-text.ts'
import { isNightly } from '#tests/support/nightly.ts'
import { isThreadOf } from './comments.ts'
import { planCommunity } from './community.ts'
import { imageIdeas } from './images/gallery.ts'
import { people } from './people.ts'
import { createRandom } from './random.ts'
import { writtenTexts } from './texts/corpus.ts'
import { introductionTexts } from './texts/introductions.ts'
import { allThreads } from './threads/all-threads.ts'
import { commentPictures } from './threads/comment-pictures.ts'
import { demoPost } from './threads/demo-post.ts'
import type { ScriptedComment } from './threads/parse-threads.ts'

const now = new Date('2026-03-18T03:21:09.123Z')
const community = planCommunity({ now })
const comments = community.posts.flatMap((post) => post.comments)
const usernames = new Set(people.map(({ person }) => person.username))

test('every thread belongs to exactly one text or image, and no two to the same', () => {
  const posts = [
    ...writtenTexts.map(({ text }) => ({ text, image: null })),
    ...[...introductionTexts, demoPost].map((text) => ({ text, image: null })),
    ...imageIdeas.map((idea) => ({ text: '', image: idea.compose(createRandom(1)) })),
  ]
  const found = allThreads.map((thread) => posts.filter((post) => isThreadOf(thread, post)))
  expect(allThreads.filter((_, index) => found[index]?.length !== 1).map(({ post }) => post)).toEqual([])
  expect(new Set(found.flat()).size).toBe(allThreads.length)
})

test('scripts use only known members, roles, marks and mentions', () => {
  for (const { speaker, text, marks } of allThreads.flatMap((thread) => flatten(thread.comments))) {
    expect(speaker === 'op' || speaker.length === 1 || usernames.has(speaker), speaker).toBe(true)
    for (const mark of marks) {
      expect(
        ['liked', 'disliked', 'edited', 'deleted'].includes(mark) || commentPictures.has(mark),
        mark,
      ).toBe(true)
    }
    expect(mentionsOf(text).filter((name) => !usernames.has(name))).toEqual([])
  }
})

describe.each(isNightly ? [0, 1, 2] : [0])('the comments of community %i', (seed) => {
  const { posts, members } = seed === 0 ? community : planCommunity({ now: later(seed), seed })
  const until = later(seed)

  test('are 500 to 700, in threads of every depth', () => {
    const all = posts.flatMap((post) => post.comments)
    expect(all.length).toBeGreaterThanOrEqual(500)
    expect(all.length).toBeLessThanOrEqual(700)
    expect(new Set(all.map(({ depth }) => depth))).toEqual(new Set([0, 1, 2, 3, 4, 5]))
    expect(Math.max(...all.map(({ depth }) => depth))).toBe(COMMENT_DEPTH_MAX)
    expect(posts.filter((post) => post.comments.length > 0).length).toBeGreaterThan(200)
    expect(all.filter(({ image }) => image).length).toBeGreaterThan(3)
  })

  test('follow their post and their parent, after the author joined and before now', () => {
    for (const post of posts) {
      for (const { parent, author, createdAt, editedAt, depth } of post.comments) {
        const above = parent === null ? post : post.comments[parent]
        expect(above && createdAt > above.createdAt && createdAt < until).toBe(true)
        expect(depth).toBe(parent === null ? 0 : (post.comments[parent]?.depth ?? 0) + 1)
        expect(createdAt > (members[author ?? 0]?.joinedAt ?? until)).toBe(true)
        expect(editedAt === null || (editedAt > createdAt && editedAt < until)).toBe(true)
      }
    }
  })

  test('mention only members, and never their author', () => {
    for (const { text, author } of posts.flatMap((post) => post.comments)) {
      const mentions = mentionsOf(text)
      expect(mentions.filter((name) => !usernames.has(name))).toEqual([])
      expect(mentions).not.toContain(members[author ?? -1]?.username)
      expect(text).not.toMatch(/@(op|[a-z])(?!\w)/)
    }
  })

  test('have at most one reaction of each member, after the comment and before now', () => {
    for (const { reactions, createdAt, author } of posts.flatMap((post) => post.comments)) {
      expect(new Set(reactions.map(({ member }) => member)).size).toBe(reactions.length)
      for (const reaction of reactions) {
        expect(reaction.createdAt > createdAt && reaction.createdAt < until).toBe(true)
        expect(reaction.createdAt > (members[reaction.member]?.joinedAt ?? until)).toBe(true)
        expect(reaction.member).not.toBe(author)
      }
    }
  })
})

test('comments have a valid text or an image, and deleted ones have nothing', () => {
  for (const { text } of comments) expect(countCharacters(text)).toBeLessThanOrEqual(POST_TEXT_MAX)
  for (const { text, image } of comments.filter(({ deletedAt }) => deletedAt === null)) {
    expect(text !== '' || image !== null).toBe(true)
  }
  for (const { text, author, image, reactions } of comments.filter(({ deletedAt }) => deletedAt !== null)) {
    expect({ text, author, image, reactions }).toEqual({ text: '', author: null, image: null, reactions: [] })
  }
})

test('comments are spread over hours after their post', () => {
  const hours = community.posts.flatMap((post) =>
    post.comments.map(({ createdAt }) => (createdAt.getTime() - post.createdAt.getTime()) / 3_600_000),
  )
  const sorted = hours.sort((one, other) => one - other)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeGreaterThan(0.5)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(4)
  expect(sorted[Math.floor(sorted.length * 0.9)]).toBeGreaterThan(3)
})

test('the reactions to comments are mostly likes, and some comments have many', () => {
  const reactions = comments.flatMap((comment) => comment.reactions)
  const counts = comments.map((comment) => comment.reactions.length)
  expect(reactions.filter(({ kind }) => kind === 'LIKE').length / reactions.length).toBeGreaterThan(0.85)
  expect(Math.max(...counts)).toBeGreaterThan(15)
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(20)
})

function later(seed: number): Date {
  return new Date(now.getTime() + seed * 9.7 * 24 * 60 * 60 * 1000)
}

function flatten(list: readonly ScriptedComment[]): ScriptedComment[] {
  return list.flatMap((comment) => [comment, ...flatten(comment.replies)])
}
