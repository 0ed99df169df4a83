import type { Client } from 'graphql-ws'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { postCreated, postDeleted } from '#server/features/posts/post-events.ts'
import { createBroadcastContext } from '#server/platform/graphql/broadcast-context.ts'
import { createMembers, postForm, type TestMember } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { selectBroadcastFields } from '#tests/support/broadcast-fields.ts'
import { createRecordedEvents } from '#tests/support/recorded-events.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POST_EVENTS = `subscription ($withText: Boolean = true) {
  postEvents {
    ... on PostCreated { post { text @include(if: $withText) viewerReaction viewerCanDelete author { isViewer } } }
    ... on PostDeleted { deletedPostId }
  }
}`

const events = createRecordedEvents()
let app: TestApp
let clients: Client[] = []
beforeAll(async () => {
  app = await startTestApp({}, { events })
})
afterAll(() => app.stop())
afterEach(async () => {
  vi.restoreAllMocks()
  for (const client of clients) client.terminate()
  clients = []
  await events.untilWatchers(0)
})

test('post is loaded once for all subscribers and once for its author, who sees it as their own', async () => {
  const [author, ...readers] = await insertMembers(6)
  const postId = (await author.rest.form('/post', postForm('To everyone'))).text('post.id')
  const subscriptions = [author, ...readers].map((member) => watch(member))
  const stream = await openEventStream(readers[0].http, { query: POST_EVENTS })
  await events.untilWatchers(7)
  const sql = vi.spyOn(app.dependencies, 'sql')

  await events.publish(postCreated, { postId })
  const [own, ...others] = await Promise.all(subscriptions.map((results) => results.next()))
  expect(own?.value).toMatchObject(createdEvent(true))
  for (const { value } of others) expect(value).toMatchObject(createdEvent(false))
  expect((await stream.results.next()).value).toMatchObject(createdEvent(false))
  const loads = sql.mock.calls.filter(([{ name }]) => name === 'posts-by-id')
  expect(loads).toHaveLength(2)
  stream.close()
})

test('no field of a broadcast document reads the viewer', async () => {
  const [author, ...readers] = await insertMembers(3)
  const query = `subscription { postEvents ${selectBroadcastFields()} }`
  const results = readers.map((member) => watch(member, { query }))
  await events.untilWatchers(2)
  const postId = (await author.rest.form('/post', postForm('With every field'))).text('post.id')
  for (const { value } of await Promise.all(results.map((result) => result.next()))) {
    expect(value).not.toHaveProperty('errors')
    expect(value).toMatchObject({ data: { postEvents: { post: { databaseId: postId } } } })
  }
})

test('field that reads the viewer of a broadcast throws', () => {
  const context = createBroadcastContext(app)
  expect(() => context.viewer).toThrow('Declare the field as viewerDependent')
})

test('events of an author are delivered in the order of broadcast events', async () => {
  const [author, reader] = await insertMembers(2)
  const postId = (await author.rest.form('/post', postForm('Soon gone'))).text('post.id')
  const [subscription] = [watch(author), watch(reader)]
  await events.untilWatchers(2)
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
  await events.untilWatchers(5)
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
  await events.untilWatchers(2)
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
