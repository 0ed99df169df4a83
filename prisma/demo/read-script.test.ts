import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALT_TEXT_MAX, POST_TEXT_MAX } from '#rules/limits.ts'
import { countCharacters } from '#rules/post-text.ts'
import { avatarOf, DEMO_DIRECTORY, readScript } from './read-script.ts'
import type { Comment } from './script.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'demo-'))
  await cp(DEMO_DIRECTORY, directory, { recursive: true })
})
afterAll(() => rm(directory, { recursive: true }))

const withReplies = (comments: readonly Comment[]): Comment[] =>
  comments.flatMap((comment) => [comment, ...withReplies(comment.replies)])

test('the demo community has 60 members with avatars, ten groups and 620 posts, and all who write are members', () => {
  const { members, groups, posts } = readScript()
  const usernames = new Set(members.map(({ username }) => username))
  expect(usernames.size).toBe(60)
  expect(posts).toHaveLength(620)
  const comments = posts.flatMap((post) => withReplies(post.comments))
  for (const { author } of [...posts, ...comments]) expect(usernames).toContain(author)
  expect(groups).toHaveLength(10)
  for (const { owner, moderators, members: joined, requests } of groups)
    for (const username of [owner, ...moderators, ...joined, ...requests])
      expect(usernames).toContain(username)
  for (const { username } of members) expect(avatarOf(username)).toMatch(/^<svg /)
})

test('posts and comments respect the limits and are written once, and saved posts exist', () => {
  const { members, posts } = readScript()
  const written = [...posts, ...posts.flatMap(({ comments }) => withReplies(comments))]
  for (const { text, picture } of written) {
    expect(countCharacters(text)).toBeLessThanOrEqual(POST_TEXT_MAX)
    expect(picture?.altText.length ?? 0).toBeLessThanOrEqual(ALT_TEXT_MAX)
  }
  const texts = posts.map(({ text }) => text).filter((text) => text !== '')
  expect(new Set(texts).size).toBe(texts.length)
  for (const name of members.flatMap(({ saves }) => saves))
    expect(posts.map((post) => post.name)).toContain(name)
})

test('a few posts are sensitive, and all of them have pictures', () => {
  const sensitive = readScript().posts.filter(({ isSensitive }) => isSensitive)
  expect(sensitive.length).toBeGreaterThan(2)
  for (const { picture, meme } of sensitive) expect(picture ?? meme).not.toBeNull()
})

test.each([
  ['threads/new.txt', 'author: demo\nmood: good\n\nHi\n', 'There is no field "mood"'],
  ['threads/new.txt', 'when: night\n\nHi\n', 'The author is missing'],
  ['threads/new.txt', 'author: demo\npicture: nothing\n', 'nothing.json'],
  ['threads/new.txt', 'author: demo\nmeme: nothing\n  Hi\n', 'There is no template "nothing"'],
  ['threads/new.txt', 'author: demo\nmeme: bait\n  Hi\n', 'The template has 3 text boxes, not 1'],
  ['threads/new.txt', 'author: demo\n\nHi\n---\ndemo (loved): Hello\n', 'There is no mark "loved"'],
  ['posts.txt', 'Hello\n', '"Hello" is not a line'],
  ['members.json', '[{ "username": "a" }]', 'at [0].fullName'],
])('%s with %j is refused: %s', async (file, content, reason) => {
  const changed = path.join(directory, file)
  const original = await readFile(changed).catch(() => null)
  await writeFile(changed, content)
  try {
    const read = () => readScript(directory)
    expect(read).toThrow(path.basename(file))
    expect(read).toThrow(reason)
  } finally {
    await (original ? writeFile(changed, original) : rm(changed))
  }
})
