import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinCommunity, PASSWORD } from '#tests/support/community.ts'
import { startTestApp, type TestApp } from '#tests/support/start-app.ts'
import { createWatchedEvents } from '#tests/support/watched-events.ts'
import { createWebSocketClient } from '#tests/support/websocket-client.ts'

const POST_EVENTS = 'subscription { postEvents { __typename } }'

const events = createWatchedEvents()
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { events })
})
afterAll(() => app.stop())

test('who logs out hears nothing more, while their other devices and other members do', async () => {
  const ann = await joinCommunity(app, 'ann')
  const ben = await joinCommunity(app, 'ben')
  const login = await ann.rest.post('/auth/login', { email: ann.email, password: PASSWORD })
  const watches = [ann.accessToken, login.text('tokens.access.token'), ben.accessToken].map(watch)
  await events.untilWatchers(3)
  const [left, otherDevice, other] = watches

  // Asked beforehand: graphql-ws's client does not tell who asks only after the end.
  const end = left?.next()
  await ann.rest.post('/auth/logout', { refreshToken: ann.refreshToken })
  expect(await end).toEqual({ done: true, value: undefined })

  await ben.post('Who is still here?')
  const created = { done: false, value: { data: { postEvents: { __typename: 'PostCreated' } } } }
  expect(await otherDevice?.next()).toEqual(created)
  expect(await other?.next()).toEqual(created)
  for (const heard of watches) await heard.return?.()
})

function watch(accessToken: string) {
  const client = createWebSocketClient(app.url, {
    connectionParams: { authorization: `Bearer ${accessToken}` },
  })
  return client.iterate({ query: POST_EVENTS })
}
