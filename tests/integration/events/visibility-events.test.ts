import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { comment } from '#tests/support/comments.ts'
import { createMembers, createTrio, type TestMember } from '#tests/support/members.ts'
import { openEventStream, type EventStream } from '#tests/support/event-stream.ts'
import { change, globalIdOf } from '#tests/support/member-mutations.ts'
import { caption, plainMeme, postMeme, postRemix } from '#tests/support/memes.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { sharedApp } from '#tests/support/shared-app.ts'

const CREATED = '... on PostCreated { post { text } }'
const POST_EVENTS = `subscription { postEvents { ${CREATED} } }`
const COMMENT_EVENTS =
  'subscription ($postId: ID!) { commentEvents(postId: $postId) { ... on CommentCreated { comment { text } } } }'
const MEMBER_HIDDEN = 'subscription { memberHidden { hiddenUserId isBlocked } }'

const app = await sharedApp()
let ann: TestMember
let ben: TestMember
let cid: TestMember
let open: EventStream[] = []
beforeEach(async () => {
  ;[ann, ben, cid] = await createTrio(app)
})
afterEach(async () => {
  for (const { close } of open) close()
  open = []
  await app.untilWatchers(0)
})

/** Returns a function that resolves to the next event. */
async function watch({ http }: TestMember, query: string, variables: Record<string, unknown> = {}) {
  const stream = await openEventStream(http, { query, variables })
  open.push(stream)
  return async (): Promise<unknown> => Object((await stream.results.next()).value).data
}

const created = (text: string) => ({ postEvents: { post: { text } } })

describe('postEvents omits posts', () => {
  test('of members who are blocked, block the viewer or are muted, for that viewer only', async () => {
    const [dan] = await createMembers(app, 1)
    if (!dan) throw new Error('One was asked for')
    await change(ann, 'blockUser', ben)
    await change(cid, 'blockUser', ann)
    await change(ann, 'muteUser', dan)
    const nextOfAnn = await watch(ann, POST_EVENTS)
    const nextOfBen = await watch(ben, POST_EVENTS)
    await app.untilWatchers(2)
    for (const [member, text] of [
      [ben, 'of Ben'],
      [cid, 'of Cid'],
      [dan, 'of Dan'],
      [ann, 'of Ann'],
    ] as const)
      await member.post(text)
    expect(await nextOfAnn()).toEqual(created('of Ann'))
    for (const text of ['of Ben', 'of Cid', 'of Dan']) expect(await nextOfBen()).toEqual(created(text))
  })

  test('of members who are blocked while the subscription is open', async () => {
    const next = await watch(ann, POST_EVENTS)
    await app.untilWatchers(1)
    await ben.post('before')
    expect(await next()).toEqual(created('before'))
    await change(ann, 'blockUser', ben)
    await ben.post('blocked')
    await cid.post('of Cid')
    // Visibility is decided when an event is delivered, so the block lasts until then.
    expect(await next()).toEqual(created('of Cid'))
    await change(ann, 'unblockUser', ben)
    await ben.post('unblocked')
    expect(await next()).toEqual(created('unblocked'))
  })

  test('with muted words', async () => {
    const next = await watch(ann, POST_EVENTS)
    await app.untilWatchers(1)
    await sendMutation(ann.graphql, 'setMutedWords', { words: ['pizza'] }, '__typename')
    await ben.post('I like PIZZA')
    await postMeme(ben, plainMeme(caption('PIZZA TIME')), { altText: 'A meme' })
    await postMeme(ben, plainMeme(caption('Hello')), { altText: 'A pizza' })
    await ann.post('My own pizza')
    await ben.post('I like pasta')
    expect(await next()).toEqual(created('My own pizza'))
    expect(await next()).toEqual(created('I like pasta'))
  })
})

describe('isInHomeFeed', () => {
  const IN_HOME_FEED = 'subscription { postEvents { ... on PostCreated { post { text } isInHomeFeed } } }'
  const inHomeFeed = (text: string, isInHomeFeed: boolean) => ({
    postEvents: { post: { text }, isInHomeFeed },
  })

  test('is true for the followers and the author only', async () => {
    await change(ann, 'followUser', ben)
    const [nextOfAnn, nextOfCid] = [await watch(ann, IN_HOME_FEED), await watch(cid, IN_HOME_FEED)]
    await app.untilWatchers(2)
    await ben.post('followed by Ann')
    expect(await nextOfAnn()).toEqual(inHomeFeed('followed by Ann', true))
    expect(await nextOfCid()).toEqual(inHomeFeed('followed by Ann', false))
    await cid.post('own')
    expect(await nextOfAnn()).toEqual(inHomeFeed('own', false))
    expect(await nextOfCid()).toEqual(inHomeFeed('own', true))
    await change(cid, 'followUser', ben)
    await ben.post('followed by both')
    for (const next of [nextOfAnn, nextOfCid])
      expect(await next()).toEqual(inHomeFeed('followed by both', true))
  })

  test('is true for posts with followed tags', async () => {
    await ben.post('#pizza')
    await sendMutation(ann.graphql, 'followTag', { name: 'pizza' }, '__typename')
    const next = await watch(ann, IN_HOME_FEED)
    await app.untilWatchers(1)
    await ben.post('#pasta')
    await ben.post('More #pizza')
    expect(await next()).toEqual(inHomeFeed('#pasta', false))
    expect(await next()).toEqual(inHomeFeed('More #pizza', true))
  })

  test('is not reported for posts of muted members and with muted words', async () => {
    await change(ann, 'followUser', ben)
    await change(ann, 'followUser', cid)
    await change(ann, 'muteUser', ben)
    await sendMutation(ann.graphql, 'setMutedWords', { words: ['pizza'] }, '__typename')
    const next = await watch(ann, IN_HOME_FEED)
    await app.untilWatchers(1)
    await ben.post('muted')
    await cid.post('pizza')
    await postMeme(cid, plainMeme(caption('PIZZA TIME')), { altText: 'A meme' })
    await cid.post('pasta')
    expect(await next()).toEqual(inHomeFeed('pasta', true))
  })
})

describe('postChanges', () => {
  const POST_CHANGES = `subscription ($postIds: [ID!]!) { postChanges(postIds: $postIds) {
    post { text likeCount viewerReaction viewerSaved viewerCanDelete author { isViewer viewerMutes } }
  } }`
  const changed = (post: object, author: object) => ({
    postChanges: {
      post: {
        text: 'Hello',
        likeCount: 1,
        viewerReaction: null,
        viewerSaved: false,
        viewerCanDelete: false,
        ...post,
        author: { isViewer: false, viewerMutes: false, ...author },
      },
    },
  })

  test('reports a post as each viewer sees it', async () => {
    const [dan, eve] = await createMembers(app, 2)
    if (!dan || !eve) throw new Error('Two were asked for')
    const postId = await ann.post('Hello')
    const id = encodeGlobalId('Post', postId)
    await change(cid, 'muteUser', ann)
    await sendMutation(dan.graphql, 'savePost', { postId: id }, '__typename')
    const watched = [ann, ben, cid, dan, eve].map((member) => watch(member, POST_CHANGES, { postIds: [id] }))
    const [nextOfAnn, nextOfBen, nextOfCid, nextOfDan, nextOfEve] = await Promise.all(watched)
    await app.untilWatchers(5)
    await ben.react(postId, 'like')
    expect(await nextOfAnn?.()).toEqual(changed({ viewerCanDelete: true }, { isViewer: true }))
    expect(await nextOfBen?.()).toEqual(changed({ viewerReaction: 'LIKE' }, {}))
    expect(await nextOfCid?.()).toEqual(changed({}, { viewerMutes: true }))
    expect(await nextOfDan?.()).toEqual(changed({ viewerSaved: true }, {}))
    expect(await nextOfEve?.()).toEqual(changed({}, {}))
  })

  test('omits posts of members who are blocked while the subscription is open', async () => {
    const [blocked, other] = [await ben.post('Hello'), await cid.post('Hello')]
    const postIds = [blocked, other].map((id) => encodeGlobalId('Post', id))
    const next = await watch(ann, POST_CHANGES, { postIds })
    await app.untilWatchers(1)
    await change(ann, 'blockUser', ben)
    await cid.react(blocked, 'like')
    await app.dependencies.background.drain()
    await ben.react(other, 'dislike')
    expect(await next()).toEqual(changed({ likeCount: 0 }, {}))
  })

  test('of a remix contains its original, which the viewer can see', async () => {
    const original = await postMeme(ben)
    const remix = await postRemix(cid, original)
    const query = `subscription ($postIds: [ID!]!) { postChanges(postIds: $postIds) { post { remixOf { id } } } }`
    const next = await watch(ann, query, { postIds: [encodeGlobalId('Post', remix)] })
    await app.untilWatchers(1)
    await ben.react(remix, 'like')
    expect(await next()).toEqual({
      postChanges: { post: { remixOf: { id: encodeGlobalId('Post', original) } } },
    })
  })
})

test('commentEvents omits comments on a post whose author blocks the viewer meanwhile', async () => {
  const postId = await cid.post('Knock, knock')
  const variables = { postId: encodeGlobalId('Post', postId) }
  const [nextOfAnn, nextOfBen] = [
    await watch(ann, COMMENT_EVENTS, variables),
    await watch(ben, COMMENT_EVENTS, variables),
  ]
  await app.untilWatchers(2)
  const said = (text: string) => ({ commentEvents: { comment: { text } } })
  await comment(ben, postId, 'Before')
  expect(await nextOfAnn()).toEqual(said('Before'))
  await change(cid, 'blockUser', ann)
  await comment(ben, postId, 'Blocked')
  expect(await nextOfBen()).toEqual(said('Before'))
  expect(await nextOfBen()).toEqual(said('Blocked'))
  await change(cid, 'unblockUser', ann)
  await comment(ben, postId, 'Unblocked')
  expect(await nextOfAnn()).toEqual(said('Unblocked'))
})

test('commentEvents omits comments of hidden members and replies to them', async () => {
  const postId = await cid.post('Knock, knock')
  const hidden = await comment(ben, postId, 'A troll')
  await change(ann, 'muteUser', ben)
  const next = await watch(ann, COMMENT_EVENTS, { postId: encodeGlobalId('Post', postId) })
  await app.untilWatchers(1)
  await comment(ben, postId, 'Again')
  await comment(cid, postId, 'Do not feed it', hidden)
  await comment(cid, postId, 'Who is there?')
  expect(await next()).toEqual({ commentEvents: { comment: { text: 'Who is there?' } } })
})

test('memberHidden reports blocks and mutes to the viewer, and tells nobody who has blocked them', async () => {
  const [nextOfAnn, nextOfBen] = [await watch(ann, MEMBER_HIDDEN), await watch(ben, MEMBER_HIDDEN)]
  await app.untilWatchers(2)
  await change(ann, 'muteUser', ben)
  await change(ann, 'blockUser', ben)
  const hides = (member: TestMember, isBlocked: boolean) => ({
    memberHidden: { hiddenUserId: globalIdOf(member), isBlocked },
  })
  expect(await nextOfAnn()).toEqual(hides(ben, false))
  expect(await nextOfAnn()).toEqual(hides(ben, true))
  await change(ben, 'muteUser', cid)
  expect(await nextOfBen()).toEqual(hides(cid, false))
})
