import { once } from 'node:events'
import { expect, test } from 'vitest'
import { postCreated } from '#server/features/posts/post-events.ts'
import { WebSocket } from 'ws'
import { createMembers, postForm } from '#tests/support/members.ts'
import { loggedApp } from '#tests/support/logged-app.ts'
import { createWebSocketClient, websocketUrl } from '#tests/support/websocket-client.ts'

/** About 60 KB per event, so that a few hundred fill the socket buffers of the system. */
const LONG = '😀'.repeat(500)
const MANY_TIMES = Array.from({ length: 29 }, (_, n) => `text${n}: text`).join(' ')
const QUERY = `subscription { postEvents { ... on PostCreated { post { ${MANY_TIMES} } } } }`
/** Far more than the socket buffers of the system hold. */
const EVENTS_MAX = 1000

const { app, lines } = await loggedApp()
const { events } = app.dependencies

test('WebSocket that does not read is closed with a retryable reason while others receive events', async () => {
  const [author, reader] = await createMembers(app, 2)
  if (!author || !reader) throw new Error('Two members were asked for')
  const slow = await openByHand(reader.accessToken)
  const client = createWebSocketClient(app.url, {
    connectionParams: { authorization: `Bearer ${reader.accessToken}` },
  })
  const subscription = client.iterate({ query: QUERY })
  await app.untilWatchers(2)
  slow.pause()

  const postId = (await author.rest.form('/post', postForm(LONG))).text('post.id')
  expect(await subscription.next()).toMatchObject({ done: false })
  const isSentAway = () => lines.some(({ msg }) => msg === 'Closed a WebSocket that reads too slowly')
  for (let sent = 1; !isSentAway() && sent < EVENTS_MAX; sent += 1) {
    await events.publish(postCreated, { postId })
    expect(await subscription.next()).toMatchObject({ done: false })
  }
  expect(isSentAway()).toBe(true)

  const closed = once(slow, 'close')
  slow.resume()
  const [code, reason] = await closed
  expect({ code, reason: String(reason) }).toEqual({ code: 1013, reason: 'Too slow to keep up' })
  await app.untilWatchers(1)
  await client.dispose()
  await app.untilWatchers(0)
})

async function openByHand(accessToken: string): Promise<WebSocket> {
  const socket = new WebSocket(websocketUrl(app.url), 'graphql-transport-ws')
  await once(socket, 'open')
  const payload = { authorization: `Bearer ${accessToken}` }
  socket.send(JSON.stringify({ type: 'connection_init', payload }))
  await once(socket, 'message')
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: QUERY } }))
  return socket
}
