import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { OPERATION_COST_MAX } from '#rules/limits.ts'
import { RATE_LIMITS } from '#rules/rate-limits.ts'
import { PERSISTED_DOCUMENTS_FILE } from '#server/config/project-root.ts'
import { createGraphQLClient } from '#tests/support/graphql-client.ts'
import { createMembers, type TestMember } from '#tests/support/members.ts'
import { sendOver } from '#tests/support/graphql-transports.ts'
import { clientIn, newNetwork } from '#tests/support/networks.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POINTS = RATE_LIMITS.memberPoints.uses
const FEED = '{ feed(first: 20) { edges { node { id text author { username } } } pageInfo { hasNextPage } } }'
const FEED_COST = 1 + (1 + 20 * 5) + 2
/** Unknown ids, so that no statement is executed. */
const COSTLY = {
  query: `query ($ids: [ID!]!) { nodes(ids: $ids) { ${'id '.repeat(49)} } }`,
  variables: { ids: Array.from({ length: 100 }, () => 'made-up') },
}
const COSTLY_COST = 1 + 100 * 49

const app = await sharedApp('limited')
let member: TestMember
beforeEach(async () => {
  const [one] = await createMembers(app, 1)
  if (!one) throw new Error('One was asked for')
  member = one
})

describe('operation cost', () => {
  test.for(['HTTP', 'WebSocket', 'server-sent events'] as const)(
    'over %s is returned with the remaining points',
    async (transport) => {
      expect(await sendOver(transport, app, member, { query: FEED })).toMatchObject({
        data: { feed: { edges: expect.any(Array) } },
        extensions: {
          cost: {
            requested: FEED_COST,
            limit: POINTS,
            remaining: POINTS - FEED_COST,
            resetAt: expect.stringMatching(/Z$/),
          },
        },
      })
    },
  )

  test('is returned in headers next to the request limit', async () => {
    const { headers } = await ask(FEED)
    expect(headers.get('ratelimit-points-cost')).toBe(String(FEED_COST))
    expect(headers.get('ratelimit-points-limit')).toBe(String(POINTS))
    expect(headers.get('ratelimit-points-remaining')).toBe(String(POINTS - FEED_COST))
    expect(Number(headers.get('ratelimit-points-reset'))).toBeLessThanOrEqual(60)
    expect(headers.get('ratelimit-limit')).toBe(String(RATE_LIMITS.memberRequests.uses))
  })

  test('is available in the rateLimit field', async () => {
    await ask(FEED)
    const { data } = await sendOver('HTTP', app, member, {
      query: '{ rateLimit { limit cost remaining resetAt } }',
    })
    expect(data).toEqual({
      rateLimit: {
        limit: POINTS,
        cost: 5,
        remaining: POINTS - FEED_COST - 5,
        resetAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    })
  })

  test('over the maximum refuses the operation without charging points', async () => {
    const { data } = await sendOver('HTTP', app, member, {
      query: `{ feed(first: 50) { edges { node { author { posts(first: 50) { edges { node { id text } } } } } } } }`,
    })
    expect(data).toBeUndefined()
    expect(await remaining()).toBe(POINTS - 5)
  })

  test('of a visitor is charged to their network', async () => {
    const query = '{ rateLimit { limit remaining cost } }'
    const network = newNetwork()
    const limit = RATE_LIMITS.visitorPoints.uses
    for (const left of [limit - 4, limit - 8]) {
      const { data } = await createGraphQLClient(clientIn(app, network).http).send(query)
      expect(data).toEqual({ rateLimit: { limit, remaining: left, cost: 4 } })
    }
  })

  test('of persisted documents is zero', async () => {
    const response = await member.http.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        variables: { everyone: true, followed: false },
        extensions: { persistedQuery: { version: 1, sha256Hash: await feedHash() } },
      }),
    })
    expect(await response.json()).toEqual({ data: { feed: expect.anything() } })
    expect(response.headers.get('ratelimit-points-cost')).toBeNull()
    expect(response.headers.get('ratelimit-remaining')).toBe(String(RATE_LIMITS.memberRequests.uses - 1))
  })
})

describe('caller without remaining points', () => {
  test('is refused with a retry time over each transport', async () => {
    expect(COSTLY_COST).toBeLessThanOrEqual(OPERATION_COST_MAX)
    const { uses } = RATE_LIMITS.visitorPoints
    const network = newNetwork()
    const visitor = clientIn(app, network)
    const send = () =>
      visitor.http.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(COSTLY),
      })
    for (let spent = COSTLY_COST; spent <= uses; spent += COSTLY_COST) expect((await send()).status).toBe(200)

    const refused = await send()
    expect(refused.status).toBe(429)
    const answer: unknown = await refused.json()
    const retryAfterSeconds = Number(refused.headers.get('retry-after'))
    expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(refused.headers.get('ratelimit-points-remaining')).toBe('0')
    expect(answer).toEqual({
      errors: [
        {
          message: `Too many requests. Please try again in ${retryAfterSeconds} seconds.`,
          extensions: { code: 'RATE_LIMITED', retryAfterSeconds },
        },
      ],
      extensions: { cost: expect.objectContaining({ requested: COSTLY_COST, remaining: 0 }) },
    })

    const client = createWebSocketClient(app.url, { headers: { 'x-forwarded-for': network } })
    const { value } = await client.iterate({ query: '{ __typename rateLimit { cost } }' }).next()
    expect(value).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] })
    expect(JSON.stringify(value)).not.toContain('retry-after')
    await client.dispose()
    // A member behind the same address has a separate budget.
    const headers = { 'x-forwarded-for': network }
    expect((await member.http.fetch('/graphql?query={rateLimit{remaining}}', { headers })).status).toBe(200)
  })
})

function ask(query: string): Promise<Response> {
  return member.http.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
}

async function remaining(): Promise<unknown> {
  const { data } = await sendOver('HTTP', app, member, {
    query: '{ rateLimit { limit cost remaining resetAt } }',
  })
  return Object(data).rateLimit.remaining
}

async function feedHash(): Promise<string | undefined> {
  const documents: Record<string, string> = JSON.parse(await readFile(PERSISTED_DOCUMENTS_FILE, 'utf8'))
  return Object.entries(documents).find(([, text]) => text.startsWith('query useFeedHeadQuery'))?.[0]
}
