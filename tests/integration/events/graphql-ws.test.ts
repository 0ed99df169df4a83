import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import type { Client } from 'graphql-ws'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { postCreated, postDeleted } from '#server/features/posts/post-events.ts'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { PERSISTED_DOCUMENTS_FILE } from '#server/config/project-root.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { publicSite } from '#tests/support/public-site.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient, websocketUrl } from '#tests/support/websocket-client.ts'

const POST_EVENTS = `subscription {
  postEvents {
    __typename
    ... on PostCreated { post { databaseId text viewerCanDelete author { databaseId isViewer } } }
    ... on PostDeleted { deletedPostId }
  }
}`
const WHO_AM_I = '{ viewer { user { databaseId } } }'

const app = await sharedApp()
const { events } = app.dependencies
let author: TestMember
let reader: TestMember
let clients: Client[] = []

beforeAll(async () => {
  ;[author, reader] = await twoMembers()
})
afterEach(async () => {
  for (const client of clients) client.terminate()
  clients = []
  await app.untilWatchers(0)
})

describe('subscribed member', () => {
  test("receives another member's new post from their own viewpoint, and its deletion", async () => {
    const subscription = clientOf(reader).iterate({ query: POST_EVENTS })
    await app.untilWatchers(1)

    const { id, postId } = await post('Knock, knock')
    expect(await subscription.next()).toEqual({
      done: false,
      value: {
        data: {
          postEvents: {
            __typename: 'PostCreated',
            post: {
              databaseId: postId,
              text: 'Knock, knock',
              viewerCanDelete: false,
              author: { databaseId: author.id, isViewer: false },
            },
          },
        },
      },
    })

    await author.rest.delete(`/post/me/${postId}`)
    expect(await subscription.next()).toEqual({ done: false, value: deletion(id) })
  })

  test.each(['accessToken', '__Host-accessToken'])('is authenticated by their cookie %s', async (name) => {
    const headers = { cookie: `theme=dark; ${name}=${reader.accessToken}`, origin: app.url }
    const subscription = open({ headers }).iterate({ query: POST_EVENTS })
    await app.untilWatchers(1)
    await post('By cookie')
    expect(await subscription.next()).toMatchObject({
      value: { data: { postEvents: { post: { text: 'By cookie' } } } },
    })
  })

  test('can use a persisted document', async () => {
    const subscription = clientOf(reader).iterate(await persisted('usePostEventsSubscription'))
    await app.untilWatchers(1)
    await post('By hash')
    expect(await subscription.next()).toMatchObject({
      value: { data: { postEvents: { __typename: 'PostCreated', postEdge: { node: { text: 'By hash' } } } } },
    })
  })

  test('receives only posts that still exist', async () => {
    const subscription = clientOf(reader).iterate({ query: POST_EVENTS })
    await app.untilWatchers(1)
    await events.publish(postCreated, { postId: '019aa7b0-0000-7000-8000-000000000000' })
    await post('Still here')
    expect(await subscription.next()).toMatchObject({
      value: { data: { postEvents: { post: { text: 'Still here' } } } },
    })
  })

  test('who falls far behind misses only the oldest events', async () => {
    const subscription = clientOf(reader).iterate({ query: POST_EVENTS })
    await app.untilWatchers(1)
    const postIds = Array.from(
      { length: 3000 },
      (_, n) => `019aa7b0-0000-7000-8000-${String(n).padStart(12, '0')}`,
    )
    for (const postId of postIds) void events.publish(postDeleted, { postId })
    const last = deletion(globalId(postIds.at(-1) ?? ''))
    let received = 0
    for await (const result of subscription) {
      received += 1
      if (JSON.stringify(result) === JSON.stringify(last)) break
    }
    expect(received).toBeLessThan(200)
  })

  test('can unsubscribe and keep the connection', async () => {
    const client = clientOf(reader)
    const subscriptions = [client.iterate({ query: POST_EVENTS }), client.iterate({ query: POST_EVENTS })]
    await app.untilWatchers(2)
    await subscriptions[0]?.return?.()
    await app.untilWatchers(1)
    await post('To one of them')
    expect(await subscriptions[1]?.next()).toMatchObject({ done: false })
  })

  test('is unsubscribed when the connection breaks', async () => {
    const client = clientOf(reader)
    client.iterate({ query: POST_EVENTS })
    await app.untilWatchers(1)
    client.terminate()
    await expect(app.untilWatchers(0)).resolves.toBeUndefined()
  })

  test('is closed with a retryable reason on a server error', async () => {
    const subscription = clientOf(reader).iterate({ query: POST_EVENTS })
    await app.untilWatchers(1)
    await events.publish(postCreated, { postId: 'what no column can hold' })
    await expect(subscription.next()).rejects.toMatchObject({
      code: 1013,
      reason: expect.stringMatching(/^Try again later/),
    })
  })
})

describe('subscription of a visitor', () => {
  test.for([
    ['without a token', () => ({})],
    ['with an unknown token', () => ({ authorization: 'Bearer nonsense' })],
    ['with Basic authentication', () => ({ authorization: `Basic ${reader.accessToken}` })],
  ] as const)('%s is refused and releases its resources', async ([, connectionParams]) => {
    const subscription = open({ connectionParams: connectionParams() }).iterate({ query: POST_EVENTS })
    const { value } = await subscription.next()
    expect(value).toMatchObject({ errors: [{ extensions: { code: 'NOT_AUTHENTICATED' } }] })
    expect(await subscription.next()).toMatchObject({ done: true })
    await app.untilWatchers(0)
  })

  test('after the session has ended is refused', async () => {
    const [gone] = await twoMembers()
    await app.dependencies.database.session.updateMany({
      where: { memberId: gone.id },
      data: { endedAt: app.clock.now() },
    })
    const { value } = await clientOf(gone).iterate({ query: POST_EVENTS }).next()
    expect(value).toMatchObject({ errors: [{ extensions: { code: 'NOT_AUTHENTICATED' } }] })
  })
})

describe('invalid operation', () => {
  test.for([
    ['is incomplete', { query: 'subscription {' }],
    ['selects an unknown field', { query: 'subscription { postEvents { nonsense } }' }],
    ['is empty', { query: '' }],
    ['has an unknown hash', byHash('0'.repeat(64))],
    ['has a prototype property as its hash', byHash('__proto__')],
    ['names an unknown operation', { query: WHO_AM_I, operationName: 'Other' }],
    ['lacks a variable', { query: 'query ($id: UUID!) { post(id: $id) { id } }', variables: {} }],
    [
      'has a variable of another type',
      { query: 'query ($id: UUID!) { post(id: $id) { id } }', variables: { id: 7 } },
    ],
  ] as const)('that %s is refused, and the connection stays open', async ([, payload]) => {
    const client = clientOf(reader)
    expect(await outcome(client, payload)).toMatchObject([{ message: expect.stringMatching(/./) }])
    expect(await client.iterate({ query: WHO_AM_I }).next()).toMatchObject({
      value: { data: { viewer: { user: { databaseId: reader.id } } } },
    })
  })
})

describe('WebSocket connection', () => {
  test("from another site is refused, also with a member's cookie", async () => {
    const headers = { cookie: `accessToken=${reader.accessToken}` }
    for (const origin of ['https://evil.example', 'null', `${app.url}.evil.example`, 'nonsense'])
      expect(await upgrade('/graphql', { ...headers, origin })).toBe(403)
    expect(await upgrade('/graphql', { ...headers, origin: app.url })).toBe(101)
  })

  test('forwarded by a proxy is accepted from the public origin', async () => {
    const { address } = await publicSite()
    expect(await upgrade('/graphql', { origin: 'https://guffaw.example' }, address)).toBe(101)
    expect(await upgrade('/graphql', { origin: 'http://guffaw.example' }, address)).toBe(403)
  })

  test('at another path is refused', async () => {
    expect(await upgrade('/')).toBe(403)
    expect(await upgrade('/graphql/more')).toBe(403)
    expect(await upgrade('/api/v1/post')).toBe(403)
  })

  test('with an invalid address or an early disconnect does no harm', async () => {
    expect(await upgradeByHand('//', (socket) => once(socket, 'close'))).toMatch(/^HTTP\/1.1 40[03] /)
    await upgradeByHand('/elsewhere', async (socket) => {
      socket.resetAndDestroy()
    })
    expect(await upgrade('/graphql')).toBe(101)
  })

  test('with an overlong or invalid message is closed with a reason', async () => {
    expect(await closedAfter('nonsense')).toBe(4400)
    expect(await closedAfter(`{"type":"ping","payload":{"text":"${'x'.repeat(300_000)}"}}`)).toBe(1009)
    expect(await closedAfter('{"type":"subscribe","id":"1","payload":{"query":"{ viewer { id } }"}}')).toBe(
      4401,
    )
  })
})

function clientOf(member: TestMember): Client {
  return open({ connectionParams: { authorization: `Bearer ${member.accessToken}` } })
}

function open(options: Parameters<typeof createWebSocketClient>[1]): Client {
  const client = createWebSocketClient(app.url, options)
  clients.push(client)
  return client
}

/** The errors of an operation, whether sent as a result or as an `error` message. */
async function outcome(client: Client, payload: { query: string }): Promise<unknown> {
  try {
    const { value } = await client.iterate(payload).next()
    return value?.errors
  } catch (error) {
    return error
  }
}

/** The HTTP status of the response to a WebSocket upgrade. */
async function upgrade(path: string, headers: Record<string, string> = {}, url = app.url): Promise<number> {
  const address = new URL(path, websocketUrl(url))
  const socket = new WebSocket(address, 'graphql-transport-ws', { headers })
  const status = await new Promise<number>((resolve, reject) => {
    socket.on('upgrade', () => resolve(101))
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0))
    socket.on('error', reject)
  })
  socket.on('error', () => undefined)
  socket.terminate()
  return status
}

/** Sends a raw upgrade request and gives access to the socket. */
async function upgradeByHand(path: string, use: (socket: Socket) => Promise<unknown>): Promise<string> {
  const { port, hostname } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  await once(socket, 'connect')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
  await use(socket)
  return answer
}

async function closedAfter(message: string): Promise<unknown> {
  const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws')
  await once(socket, 'open')
  socket.send(message)
  const [code] = await once(socket, 'close')
  return code
}

function byHash(sha256Hash: string) {
  return { query: '', extensions: { persistedQuery: { version: 1, sha256Hash } } }
}

async function persisted(operation: string) {
  const documents = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8')))
  const found = Object.entries(documents).find(([, text]) => text.includes(` ${operation} `))
  if (!found) throw new Error(`There is no document ${operation}`)
  return { ...byHash(found[0]), operationName: operation }
}

function deletion(deletedPostId: string) {
  return { data: { postEvents: { __typename: 'PostDeleted', deletedPostId } } }
}

function globalId(postId: string): string {
  return Buffer.from(`Post:${postId}`).toString('base64url')
}

async function post(text: string): Promise<{ id: string; postId: string }> {
  const answer = await author.graphql.send(
    `mutation ($text: String!) {
      createPost(input: { text: $text }) { ... on CreatePostPayload { post { id databaseId } } }
    }`,
    { text },
  )
  return { id: answer.text('createPost.post.id'), postId: answer.text('createPost.post.databaseId') }
}

async function twoMembers(): Promise<[TestMember, TestMember]> {
  const [one, other] = await createMembers(app, 2)
  if (!one || !other) throw new Error('Two members were asked for')
  return [one, other]
}
