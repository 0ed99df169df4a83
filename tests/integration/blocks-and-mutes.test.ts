import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '#rules/messages.ts'
import { suspendMember } from '#server/features/moderation/suspend-member.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { comment } from '#tests/support/comments.ts'
import { wrongCounters } from '#tests/support/counters.ts'
import { createTrio, type TestMember } from '#tests/support/members.ts'
import { change, globalIdOf } from '#tests/support/member-mutations.ts'
import { notificationsOf } from '#tests/support/notifications.ts'
import { feedTextsOf, setWords } from '#tests/support/muted-words.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})
afterAll(async () => expect(await wrongCounters(app.dependencies.sql)).toEqual([]))

const LIST = 'edges { node { username } }'
const PROFILE = `username fullName bio hasPhoto createdAt postCount likeCount followerCount followingCount viewerBlocks
  followers(first: 5) { ${LIST} } following(first: 5) { ${LIST} } posts(first: 5) { edges { node { text } } }`

describe('blockUser', () => {
  test('ends follows in both directions, which unblocking does not restore', async () => {
    await change(ann, 'followUser', ben)
    await change(ben, 'followUser', ann)
    const nothing = { viewerFollows: false, followsViewer: false, followerCount: 0, followingCount: 0 }
    expect(await change(ann, 'blockUser', ben)).toMatchObject({ user: { ...nothing, viewerBlocks: true } })
    expect(await change(ann, 'unblockUser', ben)).toMatchObject({ user: { ...nothing, viewerBlocks: false } })
    expect(await change(ben, 'followUser', ann)).toMatchObject({ user: { viewerFollows: true } })
  })

  test('can be answered with a block, and each member ends only their own', async () => {
    await change(ann, 'blockUser', ben)
    expect(await change(ben, 'blockUser', ann)).toMatchObject({ user: { viewerBlocks: true } })
    expect([await userFor(ann, ben), await userFor(ben, ann)]).toEqual([null, null])
    await change(ann, 'unblockUser', ben)
    expect(await userFor(ben, ann)).toBeNull()
    expect(await userFor(ann, ben)).toEqual({ viewerBlocks: true })
    await change(ben, 'unblockUser', ann)
    expect(await userFor(ann, ben)).toEqual({ viewerBlocks: false })
  })

  test('in both directions shows only the username of the first blocker to the other member', async () => {
    await change(cid, 'followUser', ann)
    const secrets = { fullName: 'Ann Secret', bio: 'A secret' }
    await app.dependencies.database.member.update({ where: { id: ann.id }, data: secrets })
    await change(ann, 'blockUser', ben)
    const unknown = { id: '01900000-0000-7000-8000-000000000000' }
    expect(await change(ben, 'unblockUser', ann)).toEqual(await change(ben, 'unblockUser', unknown))
    const nothing = {
      username: ann.username,
      fullName: ann.username,
      bio: null,
      hasPhoto: false,
      createdAt: new Date(0).toISOString(),
      postCount: 0,
      likeCount: 0,
      followerCount: 0,
      followingCount: 0,
      followers: { edges: [] },
      following: { edges: [] },
      posts: { edges: [] },
    }
    const input = { userId: globalIdOf(ann) }
    const stub = (viewerBlocks: boolean) => ({ user: { ...nothing, viewerBlocks } })
    const fields = `user { ${PROFILE} }`
    expect(await sendMutation(ben.graphql, 'blockUser', input, fields)).toMatchObject(stub(true))
    const { data } = await ben.graphql.send(
      `{ viewer { blockedMembers(first: 5) { edges { node { ${PROFILE} } } } } }`,
    )
    expect(Object(data).viewer.blockedMembers.edges).toEqual([{ node: stub(true).user }])
    expect((await ben.rest.get(`/users/${ann.id}/profile`)).status).toBe(404)
    expect(await sendMutation(ben.graphql, 'unblockUser', input, fields)).toMatchObject(stub(false))
  })

  test('of a muted member leaves the mute after unblocking', async () => {
    await change(ann, 'muteUser', ben)
    await change(ann, 'blockUser', ben)
    expect(await change(ann, 'unblockUser', ben)).toMatchObject({
      user: { viewerBlocks: false, viewerMutes: true },
    })
  })

  test('repeated, and unblocking without a block, change nothing', async () => {
    await change(ann, 'unblockUser', ben)
    expect(await userFor(ann, ben)).toEqual({ viewerBlocks: false })
    await change(ann, 'blockUser', ben)
    expect(await change(ann, 'blockUser', ben)).toMatchObject({ user: { viewerBlocks: true } })
    expect(await hiddenBy(ann, 'blockedMembers')).toEqual([globalIdOf(ben)])
  })

  test('at the same time from both sides hides both', async () => {
    await Promise.all([
      change(ann, 'blockUser', ben),
      change(ben, 'blockUser', ann),
      change(ann, 'followUser', ben),
      change(ben, 'followUser', ann),
    ])
    expect(await hiddenBy(ann, 'blockedMembers')).toEqual([globalIdOf(ben)])
    expect(await hiddenBy(ben, 'blockedMembers')).toEqual([globalIdOf(ann)])
    expect(await userFor(ann, ben)).toBeNull()
  })

  test('removes the member from notifications of both, which unblocking does not restore', async () => {
    const postId = await ann.post('Knock, knock')
    const likePost = ({ rest }: TestMember) => rest.post('/postinteractions', { postId, type: 'like' })
    await likePost(ben)
    await likePost(cid)
    expect((await notificationsOf(app, ann)).list).toMatchObject([{ kind: 'POST_LIKED', actorCount: 2 }])
    await change(ann, 'blockUser', ben)
    expect((await notificationsOf(app, ann)).list).toMatchObject([{ kind: 'POST_LIKED', actorCount: 1 }])
    await change(ann, 'unblockUser', ben)
    expect((await notificationsOf(app, ann)).list).toMatchObject([{ actorCount: 1 }])
  })

  test('refuses oneself and unknown members', async () => {
    expect(await change(ann, 'blockUser', ann)).toMatchObject({
      fields: [{ path: 'userId', message: messages.blockSelf }],
    })
    expect(await change(ann, 'blockUser', { id: '01900000-0000-7000-8000-000000000000' })).toMatchObject({
      code: 'NOT_FOUND',
      message: messages.userNotFound,
    })
  })
})

describe('muteUser', () => {
  test('is not visible to the muted member and ends with unmuteUser', async () => {
    expect(await change(ann, 'muteUser', ben)).toMatchObject({ user: { viewerMutes: true } })
    expect(await hiddenBy(ann, 'mutedMembers')).toEqual([globalIdOf(ben)])
    expect(await change(ben, 'followUser', ann)).toMatchObject({
      user: { viewerFollows: true, viewerMutes: false },
    })
    expect(await change(ann, 'unmuteUser', ben)).toMatchObject({ user: { viewerMutes: false } })
    expect(await hiddenBy(ann, 'mutedMembers')).toEqual([])
    expect(await change(ann, 'unmuteUser', ben)).toMatchObject({ user: { viewerMutes: false } })
  })

  test('ends by itself after the given time', async () => {
    await ben.post(`Hello from ${ben.id}`)
    await change(ann, 'muteUser', ben, { seconds: 3600 })
    expect(await feedTextsOf(ann)).not.toContain(`Hello from ${ben.id}`)
    await app.dependencies.database.hiddenMember.updateMany({
      where: { viewerId: ann.id },
      data: { mutedUntil: new Date(Date.now() - 1000) },
    })
    expect(await feedTextsOf(ann)).toContain(`Hello from ${ben.id}`)
    expect(await hiddenBy(ann, 'mutedMembers')).toEqual([])
  })

  test.for([0, -1])('refuses %i seconds', async (seconds) => {
    expect(await change(ann, 'muteUser', ben, { seconds })).toMatchObject({
      fields: [{ path: 'seconds', message: messages.muteSecondsInvalid }],
    })
  })

  test('refuses oneself, unknown members and members who block the viewer', async () => {
    expect(await change(ann, 'muteUser', ann)).toMatchObject({ fields: [{ message: messages.muteSelf }] })
    await change(ben, 'blockUser', ann)
    expect(await change(ann, 'muteUser', ben)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('a reply under a comment of a blocked member does not notify', async () => {
  const postId = await cid.post('Knock, knock')
  const commentId = await comment(ben, postId, 'Who is there?')
  await change(ann, 'blockUser', ben)
  await comment(cid, postId, `Look, @${ann.username}`, commentId)
  expect((await notificationsOf(app, ann)).list).toEqual([])
  await comment(cid, postId, `Look here, @${ann.username}`)
  expect((await notificationsOf(app, ann)).list).toMatchObject([{ kind: 'MENTIONED' }])
})

test('suspended members are not listed among the hidden ones', async () => {
  await change(ann, 'blockUser', ben)
  await change(ann, 'muteUser', cid)
  for (const { username } of [ben, cid]) await suspendMember(app.dependencies, username)
  expect(await hiddenBy(ann, 'blockedMembers')).toEqual([])
  expect(await hiddenBy(ann, 'mutedMembers')).toEqual([])
})

test('feeds that are read at the same time have the filters of their own viewers', async () => {
  const text = `Pineapple of ${ben.id}`
  await ben.post(text)
  await change(ann, 'blockUser', ben)
  await setWords(cid, ['pineapple'])
  const feeds = await Promise.all([ann, ben, cid].map(feedTextsOf))
  expect(feeds.map((texts) => texts.includes(text))).toEqual([false, true, false])
})

test('a private list is not part of what others see of a member', async () => {
  await change(ann, 'blockUser', ben)
  await change(ann, 'muteUser', cid)
  expect(await userFor(ann, cid)).toEqual({ viewerBlocks: false })
  const { data } = await cid.graphql.send('query ($id: ID!) { node(id: $id) { __typename } }', {
    id: encodeGlobalId('Viewer', ann.id),
  })
  expect(data).toEqual({ node: null })
})

/** The member as the viewer sees them, or null. */
async function userFor(member: TestMember, viewer: TestMember): Promise<unknown> {
  const { data } = await viewer.graphql.send('query ($id: UUID!) { user(id: $id) { viewerBlocks } }', {
    id: member.id,
  })
  return Object(data).user
}

async function hiddenBy({ graphql }: TestMember, list: 'blockedMembers' | 'mutedMembers'): Promise<string[]> {
  const { data } = await graphql.send(`{ viewer { ${list} { edges { node { id } } } } }`)
  const edges: { node: { id: string } }[] = Object(data).viewer[list].edges
  return edges.map(({ node }) => node.id)
}
