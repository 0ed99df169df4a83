import { describe, expect, test } from 'vitest'
import { createMember } from '#tests/support/members.ts'
import { openEventStream } from '#tests/support/event-stream.ts'
import { createApiClient, type ApiClient } from '#tests/support/api-clients.ts'
import { sharedApp } from '#tests/support/shared-app.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POST_EVENTS = 'subscription { postEvents { __typename } }'
const CREATED = { data: { postEvents: { __typename: 'PostCreated' } } }

const app = await sharedApp()

const ways = [
  {
    way: 'graphql-ws, with the token in the connection',
    async watch({ token }: ApiClient) {
      const connectionParams = { authorization: `Bearer ${token}` }
      const client = createWebSocketClient(app.url, { connectionParams })
      const subscription = client.iterate({ query: POST_EVENTS })
      return { next: () => subscription.next(), leave: () => client.terminate() }
    },
  },
  {
    way: 'server-sent events',
    async watch({ http }: ApiClient) {
      const { results, close } = await openEventStream(http, { query: POST_EVENTS })
      return { next: () => results.next(), leave: close }
    },
  },
]

describe.each(ways)('subscription of an API client over $way', ({ watch }) => {
  test('ends when its token is revoked, while other tokens stay subscribed', async () => {
    const ann = await createMember(app, 'ann')
    const kept = await watch(await createApiClient(app, ann, ['READ']))
    const revoked = await watch(await createApiClient(app, ann, ['READ']))
    await app.untilWatchers(2)
    await ann.post('Anyone there?')
    expect(await kept.next()).toEqual({ done: false, value: CREATED })
    expect(await revoked.next()).toEqual({ done: false, value: CREATED })

    const newest = (await ann.rest.get('/tokens')).text('tokens.0.id')
    // Subscribed beforehand, because the client of graphql-ws does not report the closing to later listeners.
    const end = revoked.next()
    await ann.rest.delete(`/tokens/${newest}`)
    expect(await end).toEqual({ done: true, value: undefined })
    await ann.post('Who is still here?')
    expect(await kept.next()).toEqual({ done: false, value: CREATED })
    kept.leave()
    await app.untilWatchers(0)
  })

  test('gets no events after its token has expired', async () => {
    const ben = await createMember(app, 'ben')
    const watched = await watch(await createApiClient(app, ben, ['READ'], { expiresInDays: 1 }))
    await app.untilWatchers(1)
    const result = watched.next()
    app.clock.advance(24 * 60 * 60)
    await (await createMember(app, 'eve')).post('Too late')
    expect(await result).toEqual({ done: true, value: undefined })
  })
})
