import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { ConcurrencyLimitName } from '#rules/concurrency-limits.ts'
import { RateLimitedError } from '#server/platform/refusals.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { newNetwork } from '#tests/support/networks.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient, websocketUrl } from '#tests/support/websocket-client.ts'

const POST_EVENTS = 'subscription { postEvents { __typename } }'
const WHO_AM_I = '{ viewer { user { databaseId } } }'

const app = await sharedApp('limited')
let member: TestMember
let leaves: (() => void)[]
beforeEach(async () => {
  const [someone] = await createMembers(app, 1)
  if (!someone) throw new Error('A member was asked for')
  member = someone
  leaves = []
})
afterEach(() => leaves.forEach((leave) => leave()))

test('WebSocket over the limit of a member is closed with a reason until another one is closed', async () => {
  const client = connect()
  const first = client.iterate({ query: POST_EVENTS })
  await app.untilWatchers(1)
  fillUp('memberSockets', member.id)
  const refused = connect()
  await expect(refused.iterate({ query: WHO_AM_I }).next()).rejects.toMatchObject({
    code: 1013,
    reason: 'Too many connections',
  })
  client.terminate()
  await expect(first.next()).rejects.toBeDefined()
  await app.untilWatchers(0)
  const again = connect()
  expect(await again.iterate({ query: WHO_AM_I }).next()).toMatchObject({
    value: { data: { viewer: { user: { databaseId: member.id } } } },
  })
  await again.dispose()
})

test('WebSocket over the limit of a network is refused with 429', async () => {
  const network = newNetwork()
  fillUp('networkSockets', network)
  expect(await upgrade(network)).toBe(429)
  leaves.forEach((leave) => leave())
  expect(await upgrade(network)).toBe(101)
})

test('subscriptions of a member are limited over both protocols together', async () => {
  const client = connect()
  const subscription = client.iterate({ query: POST_EVENTS })
  await app.untilWatchers(1)
  fillUp('memberSubscriptions', member.id)
  const refusal = { errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 60 } }] }
  const stream = await openEventStream(member.http, { query: POST_EVENTS })
  expect((await stream.results.next()).value).toMatchObject(refusal)
  await expect(client.iterate({ query: POST_EVENTS }).next()).rejects.toMatchObject(refusal.errors)

  await subscription.return?.()
  await app.untilWatchers(0)
  const next = await openEventStream(member.http, { query: POST_EVENTS })
  await app.untilWatchers(1)
  next.close()
  await app.untilWatchers(0)
  await client.dispose()
})

/** Fills the limit with subscriptions of other members. */
function fillUp(name: ConcurrencyLimitName, key: string): void {
  try {
    for (;;) leaves.push(app.dependencies.concurrencyLimiter.enter(name, key))
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error
  }
}

function connect() {
  return createWebSocketClient(app.url, {
    connectionParams: { authorization: `Bearer ${member.accessToken}` },
  })
}

async function upgrade(network: string): Promise<number> {
  const headers = { 'x-forwarded-for': network }
  const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws', { headers })
  const status = await new Promise<number>((resolve, reject) => {
    socket.on('upgrade', () => resolve(101))
    socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode ?? 0))
    socket.on('error', reject)
  })
  socket.on('error', () => undefined)
  await new Promise((resolve) => {
    socket.once('close', resolve)
    socket.terminate()
  })
  return status
}
