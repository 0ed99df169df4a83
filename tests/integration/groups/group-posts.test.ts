import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { PINNED_POSTS_MAX } from '#rules/limits.ts'
import { messages } from '#rules/messages.ts'
import { idOfType } from '#server/platform/graphql/global-id.ts'
import { suspendMember, liftSuspension } from '#server/features/moderation/suspend-member.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import {
  changeGroup,
  createGroup,
  groupSeenBy,
  join,
  outcomesOf,
  postIn,
  type TestGroup,
} from '#tests/support/groups.ts'
import { listAt, valueAt } from '#tests/support/json.ts'
import { plainMeme, postMeme } from '#tests/support/memes.ts'
import { change, homeFeedOf } from '#tests/support/member-mutations.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
const { database } = app.dependencies
let owner: TestMember
let ben: TestMember
let cid: TestMember
let group: TestGroup
beforeEach(async () => {
  ;[owner, ben, cid] = await createTrio(app)
  group = await createGroup(owner)
  await join(group, ben)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

const post = ({ graphql }: TestMember, text: string, groupId = group.id) =>
  sendMutation(graphql, 'createPost', { text, groupId }, 'post { group { slug } }')

async function postsSeenBy(viewer: TestMember, selection = 'posts'): Promise<unknown[]> {
  const seen = await groupSeenBy(viewer, group, `${selection} { edges { node { text } } }`)
  return listAt(seen, 'posts.edges').map((edge) => valueAt(edge, 'node.text'))
}

async function pinnedTexts(): Promise<unknown[]> {
  return listAt(await groupSeenBy(cid, group), 'pinnedPosts').map((pinned) => valueAt(pinned, 'text'))
}

describe('post in a group', () => {
  test('needs membership', async () => {
    expect(await post(ben, 'Toast')).toMatchObject({ post: { group: { slug: group.slug } } })
    expect(await post(cid, 'Toast')).toMatchObject({
      code: 'NOT_ALLOWED',
      message: messages.groupMembersOnly,
    })
    await changeGroup(ben, 'leaveGroup', { groupId: group.id })
    expect(await post(ben, 'More toast')).toMatchObject({ code: 'NOT_ALLOWED' })
    await changeGroup(owner, 'deleteGroup', { groupId: group.id })
    expect(await post(owner, 'Toast')).toMatchObject({ code: 'NOT_FOUND', message: messages.groupNotFound })
    expect(await post(owner, 'Toast', 'R3JvdXA6MQ==')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('can be a meme', async () => {
    await postMeme(ben, plainMeme(), { groupId: group.id })
    expect(await groupSeenBy(cid, group, 'postCount posts { edges { node { meme { width } } } }')).toEqual({
      postCount: 1,
      posts: { edges: [{ node: { meme: { width: plainMeme().width } } }] },
    })
  })

  test('is in the home feeds of its members, and found by in:', async () => {
    const text = `Ciabatta ${group.slug}`
    await postIn(group, ben, text)
    await cid.post(`Ciabatta ${group.slug} elsewhere`)
    expect(await homeFeedOf(owner)).toEqual([text])
    await app.run('index posts for searches')
    const found = async (query: string) => {
      const { data } = await cid.graphql.send(
        'query ($query: String!) { searchPosts(query: $query) { edges { node { text } } } }',
        { query },
      )
      return listAt(data, 'searchPosts.edges').map((edge) => valueAt(edge, 'node.text'))
    }
    expect(await found(`ciabatta in:${group.slug}`)).toEqual([text])
    expect(await found(`in:${group.slug.toUpperCase()}`)).toEqual([text])
    expect(await found('ciabatta in:no-such-group')).toEqual([])
  })

  test('is listed by likes and without sensitive posts among trending ones', async () => {
    const liked = await postIn(group, ben, 'Liked')
    await postIn(group, ben, 'Newer')
    await sendMutation(
      ben.graphql,
      'createPost',
      { text: 'Sensitive', groupId: group.id, isSensitive: true },
      '__typename',
    )
    for (const member of [cid, owner]) await member.react(idOfType(liked, 'Post') ?? '', 'like')
    expect(await postsSeenBy(cid)).toEqual(['Sensitive', 'Newer', 'Liked'])
    expect(await postsSeenBy(cid, 'posts(sort: TOP)')).toEqual(['Liked', 'Sensitive', 'Newer'])
    expect(await postsSeenBy(cid, 'posts(sort: TRENDING)')).toEqual(['Liked', 'Newer'])
  })

  test('is not listed to members who block or mute its author, and counts for everyone', async () => {
    await postIn(group, ben, 'Toast')
    await change(cid, 'blockUser', ben)
    expect(await postsSeenBy(cid)).toEqual([])
    expect(await groupSeenBy(cid, group)).toMatchObject({ postCount: 1, memberCount: 2 })
  })

  test('does not count while its author is suspended, who is no listed member then', async () => {
    await postIn(group, ben, 'Toast')
    await suspendMember(app.dependencies, ben.username)
    expect(await groupSeenBy(cid, group)).toMatchObject({ postCount: 0, memberCount: 1 })
    expect(await groupSeenBy(cid, group, 'members { edges { role } }')).toEqual({
      members: { edges: [{ role: 'OWNER' }] },
    })
    await liftSuspension(app.dependencies, ben.username)
    await app.run('merge changes of the post counts of groups')
    expect(await groupSeenBy(cid, group)).toMatchObject({ postCount: 1, memberCount: 2 })
  })
})

describe('pinned posts', () => {
  test('are at most three, also for simultaneous requests, and the last comes first', async () => {
    const ids = []
    for (const text of ['One', 'Two', 'Three', 'Four']) ids.push(await postIn(group, ben, text))
    const pin = (postId = '') => changeGroup(owner, 'pinGroupPost', { groupId: group.id, postId })
    await pin(ids[0])
    const repeated = await pin(ids[0])
    expect(repeated).toMatchObject({ group: { pinnedPosts: [{ text: 'One' }] } })
    const results = await Promise.all(ids.slice(1).map(pin))
    expect(outcomesOf(results)).toEqual(['LIMIT_REACHED', 'ok', 'ok'])
    expect(await pinnedTexts()).toHaveLength(PINNED_POSTS_MAX)
    await changeGroup(owner, 'unpinGroupPost', { groupId: group.id, postId: ids[0] })
    expect(await pinnedTexts()).not.toContain('One')
  })

  test('are posts of the group', async () => {
    const elsewhere = await ben.post('Elsewhere')
    const { data } = await ben.graphql.send('query ($id: UUID!) { post(id: $id) { id } }', { id: elsewhere })
    const postId = valueAt(data, 'post.id')
    for (const mutation of ['pinGroupPost', 'unpinGroupPost', 'removeGroupPost'])
      expect(await changeGroup(owner, mutation, { groupId: group.id, postId })).toMatchObject({
        code: 'NOT_FOUND',
        message: messages.groupPostNotFound,
      })
  })
})

test('removed post stays on the profile of its author only', async () => {
  const postId = await postIn(group, ben, 'Off topic')
  await changeGroup(owner, 'pinGroupPost', { groupId: group.id, postId })
  expect(await changeGroup(owner, 'removeGroupPost', { groupId: group.id, postId })).toMatchObject({
    group: { postCount: 0, pinnedPosts: [] },
  })
  expect(await homeFeedOf(owner)).toEqual([])
  expect(await homeFeedOf(ben)).toEqual(['Off topic'])
  const { data } = await ben.graphql.send(
    'query ($id: ID!) { node(id: $id) { ... on Post { group { slug } } } }',
    {
      id: postId,
    },
  )
  expect(data).toEqual({ node: { group: null } })
})

describe('deleted group', () => {
  test('releases its posts, and accepts none that are posted meanwhile', async () => {
    await postIn(group, ben, 'Before')
    const [deletion, ...posts] = await Promise.all([
      changeGroup(owner, 'deleteGroup', { groupId: group.id }),
      ...['One', 'Two', 'Three', 'Four'].map((text) => post(ben, text)),
    ])
    expect(deletion).toMatchObject({ deletedGroupId: group.id })
    const stored = posts.filter((result) => valueAt(result, 'code') === undefined)
    for (const refused of posts.filter((result) => !stored.includes(result)))
      expect(['NOT_FOUND', 'NOT_ALLOWED']).toContain(valueAt(refused, 'code'))
    await app.run('delete groups')
    expect(await homeFeedOf(ben)).toHaveLength(stored.length + 1)
    expect(await database.post.count({ where: { group: { slug: group.slug } } })).toBe(0)
    expect(await database.group.count({ where: { slug: group.slug } })).toBe(0)
    expect(await groupSeenBy(owner, group)).toBeNull()
  })
})
