import type { Client } from 'graphql-ws'
import { afterEach, expect, test, vi } from 'vitest'
import { postCreated, postDeleted } from '#server/features/posts/post-events.ts'
import { createBroadcastContext } from '#server/platform/graphql/broadcast-context.ts'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { change, comment } from '#tests/support/comments.ts'
import { change as changeMember } from '#tests/support/member-mutations.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { selectBroadcastFields } from './broadcast-fields.ts'
import { sendMutation } from '#tests/support/send-mutation.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POST_EVENTS = `subscription ($withText: Boolean = true) {
  postEvents {
    ... on PostCreated { post { text @include(if: $withText) viewerReaction viewerCanDelete author { isViewer } } }
    ... on PostDeleted { deletedPostId }
  }
}`

const COMMENT_EVENTS = `subscription ($postId: ID!) { commentEvents(postId: $postId) {
  ... on CommentCreated { comment { ...Own parent { ...Own replyCount } } }
  ... on CommentChanged { comment { ...Own likeCount } }
  ... on CommentDeleted { deletedCommentId }
} }
fragment Own on Comment { text viewerReaction viewerCanDelete viewerCanEdit author { isViewer } }`

const app = await sharedApp()
const { events } = app.dependencies
let clients: Client[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const client of clients) client.terminate()
  clients = []
  await app.untilWatchers(0)
})

test('post is loaded once for all subscribers, and its author sees it as their own', async () => {
  const [author, ...readers] = await insertMembers(6)
  const postId = (await author.rest.form('/post', postForm('To everyone'))).text('post.id')
  const subscriptions = [author, ...readers].map((member) => watch(member))
  const stream = await openEventStream(readers[0].http, { query: POST_EVENTS })
  await app.untilWatchers(7)
  const sql = vi.spyOn(app.dependencies, 'sql')

  await events.publish(postCreated, { postId })
  const [own, ...others] = await Promise.all(subscriptions.map((results) => results.next()))
  expect(own?.value).toMatchObject(createdEvent(true))
  for (const { value } of others) expect(value).toMatchObject(createdEvent(false))
  expect((await stream.results.next()).value).toMatchObject(createdEvent(false))
  expect(sql.mock.calls.map(([{ name }]) => name)).toEqual([
    'hidden-or-visible-posts',
    'members-listing-post',
  ])
  stream.close()
})

test('no field of a broadcast document reads the viewer', async () => {
  const [author, ...readers] = await insertMembers(3)
  const query = `subscription { postEvents ${selectBroadcastFields('postEvents')} }`
  const results = readers.map((member) => watch(member, { query }))
  await app.untilWatchers(2)
  const postId = (await author.rest.form('/post', postForm('With every field'))).text('post.id')
  for (const { value } of await Promise.all(results.map((result) => result.next()))) {
    expect(value).not.toHaveProperty('errors')
    expect(value).toMatchObject({ data: { postEvents: { post: { databaseId: postId } } } })
  }
})

test('comment is loaded once, and each member related to it receives it as they see it', async () => {
  const [host, author, fan, mutes, mutesWord, reader, other] = await insertMembers(7)
  if (!fan || !mutes || !mutesWord || !reader || !other) throw new Error('Seven members were asked for')
  const postId = await host.post('Knock, knock')
  const variables = { postId: encodeGlobalId('Post', postId) }
  const parentId = await comment(author, postId, 'Who is there?')
  await change(fan.graphql, 'reactToComment', { commentId: parentId, type: 'LIKE' }, '__typename')
  await changeMember(mutes, 'muteUser', author)
  await sendMutation(mutesWord.graphql, 'setMutedWords', { words: ['lettuce'] }, '__typename')
  const watched = [host, author, fan, mutes, mutesWord, reader, other].map((member) =>
    watch(member, { query: COMMENT_EVENTS, variables }),
  )
  const eventOf = async (results: (typeof watched)[number] | undefined) =>
    Object((await results?.next())?.value).data.commentEvents
  await app.untilWatchers(7)
  const sql = vi.spyOn(app.dependencies, 'sql')

  const replyId = await comment(host, postId, 'Lettuce', parentId)
  const plain = {
    viewerReaction: null,
    viewerCanDelete: false,
    viewerCanEdit: false,
    author: { isViewer: false },
  }
  const [reply, parent] = [
    { ...plain, text: 'Lettuce' },
    { ...plain, text: 'Who is there?', replyCount: 1 },
  ]
  const own = { viewerCanDelete: true, viewerCanEdit: true, author: { isViewer: true } }
  const [ofHost, ofAuthor, ofFan, ofMutes, ofMutesWord, ...ofReaders] = watched
  expect(await eventOf(ofHost)).toEqual({
    comment: { ...reply, ...own, parent: { ...parent, viewerCanDelete: true } },
  })
  expect(await eventOf(ofAuthor)).toEqual({ comment: { ...reply, parent: { ...parent, ...own } } })
  expect(await eventOf(ofFan)).toEqual({
    comment: { ...reply, parent: { ...parent, viewerReaction: 'LIKE' } },
  })
  for (const results of ofReaders) expect(await eventOf(results)).toEqual({ comment: { ...reply, parent } })
  const statements = sql.mock.calls.map(([{ name }]) => name)
  for (const once of ['hidden-or-visible-comments', 'members-listing-comment'])
    expect(statements.filter((name) => name === once)).toHaveLength(1)

  await change(other.graphql, 'reactToComment', { commentId: parentId, type: 'LIKE' }, '__typename')
  const changed = { ...plain, text: 'Who is there?', likeCount: 2 }
  const [ofReader, ofOther] = ofReaders
  expect(await eventOf(ofOther)).toEqual({ comment: { ...changed, viewerReaction: 'LIKE' } })
  expect(await eventOf(ofFan)).toEqual({ comment: { ...changed, viewerReaction: 'LIKE' } })
  for (const results of [ofReader, ofMutesWord]) expect(await eventOf(results)).toEqual({ comment: changed })
  await change(host.graphql, 'deleteComment', { commentId: replyId }, '__typename')
  for (const results of [ofMutes, ofReader])
    expect(await eventOf(results)).toEqual({ deletedCommentId: replyId })
})

test('no field of a broadcast comment reads the viewer', async () => {
  const [author, ...readers] = await insertMembers(3)
  const postId = await author.post('Knock, knock')
  const query = `subscription ($postId: ID!) { commentEvents(postId: $postId) ${selectBroadcastFields('commentEvents')} }`
  const variables = { postId: encodeGlobalId('Post', postId) }
  const results = readers.map((member) => watch(member, { query, variables }))
  await app.untilWatchers(2)
  const parentId = await comment(author, postId, 'Who is there?')
  const received = async (id: string) => {
    for (const { value } of await Promise.all(results.map((result) => result.next()))) {
      expect(value).not.toHaveProperty('errors')
      expect(value).toMatchObject({ data: { commentEvents: { comment: { id } } } })
    }
  }
  await received(parentId)
  await received(await comment(author, postId, 'Lettuce', parentId))
})

test('field that reads the viewer of a broadcast throws', () => {
  const context = createBroadcastContext(app)
  expect(() => context.viewer).toThrow('Declare the field as viewerDependent')
})

test('events of an author are delivered in the order of broadcast events', async () => {
  const [author, reader] = await insertMembers(2)
  const postId = (await author.rest.form('/post', postForm('Soon gone'))).text('post.id')
  const [subscription] = [watch(author), watch(reader)]
  await app.untilWatchers(2)
  void events.publish(postCreated, { postId })
  void events.publish(postDeleted, { postId })
  expect((await subscription.next()).value).toMatchObject({
    data: { postEvents: { post: { text: 'Soon gone' } } },
  })
  expect((await subscription.next()).value).toMatchObject({
    data: { postEvents: { deletedPostId: expect.any(String) } },
  })
})

test('subscriptions with different variables or documents are executed separately', async () => {
  const [author, reader] = await insertMembers(2)
  const without = watch(reader, { query: POST_EVENTS, variables: { withText: false } })
  const withText = watch(reader, { query: POST_EVENTS, variables: { withText: true } })
  const short = watch(reader, { query: 'subscription { postEvents { __typename } }' })
  const two =
    'subscription A { postEvents { a: __typename } } subscription B { postEvents { b: __typename } }'
  const named = ['A', 'B'].map((operationName) => watch(reader, { query: two, operationName }))
  await app.untilWatchers(5)
  await author.rest.form('/post', postForm('Seen in many ways'))
  const texts = await Promise.all(
    [without, withText, short, ...named].map(async (results) => JSON.stringify((await results.next()).value)),
  )
  expect(new Set(texts).size).toBe(5)
  expect(texts[2]).toBe('{"data":{"postEvents":{"__typename":"PostCreated"}}}')
  expect(texts.slice(3)).toEqual([
    '{"data":{"postEvents":{"a":"PostCreated"}}}',
    '{"data":{"postEvents":{"b":"PostCreated"}}}',
  ])
})

test('subscriber who selects older posts of the author sees their own reactions', async () => {
  const [author, fan, other] = await insertMembers(3)
  if (!other) throw new Error('Three members were asked for')
  const liked = (await author.rest.form('/post', postForm('Liked'))).text('post.id')
  await fan.graphql.send(
    `mutation ($postId: ID!) { reactToPost(input: { postId: $postId, type: LIKE }) { __typename } }`,
    { postId: Buffer.from(`Post:${liked}`).toString('base64url') },
  )
  const query = `subscription { postEvents { ... on PostCreated { post { author {
    posts(first: 2) { edges { node { text viewerReaction } } }
  } } } } }`
  const subscriptions = [fan, other].map((member) => watch(member, { query }))
  await app.untilWatchers(2)
  await author.rest.form('/post', postForm('New'))
  const reactions = await Promise.all(subscriptions.map(async (results) => (await results.next()).value))
  expect(reactions).toEqual(
    ['LIKE', null].map((viewerReaction) => ({
      data: {
        postEvents: {
          post: {
            author: {
              posts: {
                edges: [
                  { node: { text: 'New', viewerReaction: null } },
                  { node: { text: 'Liked', viewerReaction } },
                ],
              },
            },
          },
        },
      },
    })),
  )
})

function createdEvent(isOwn: boolean) {
  return {
    data: {
      postEvents: {
        post: {
          text: 'To everyone',
          viewerReaction: null,
          viewerCanDelete: isOwn,
          author: { isViewer: isOwn },
        },
      },
    },
  }
}

function watch(
  { accessToken }: TestMember,
  payload: { query: string; variables?: Record<string, unknown>; operationName?: string } = {
    query: POST_EVENTS,
  },
) {
  return open(accessToken).iterate(payload)
}

function open(accessToken: string): Client {
  const client = createWebSocketClient(app.url, {
    connectionParams: { authorization: `Bearer ${accessToken}` },
  })
  clients.push(client)
  return client
}

async function insertMembers(size: number): Promise<[TestMember, TestMember, ...TestMember[]]> {
  const [one, other, ...more] = await createMembers(app, size)
  if (!one || !other) throw new Error('At least two members were asked for')
  return [one, other, ...more]
}
