import { once } from 'node:events'
import { WebSocket } from 'ws'
import { websocketUrl } from '#tests/support/websocket-client.ts'
import type { Member } from '../community/community.ts'
import { siteRequest } from '../workloads/site-documents.ts'

const AT_ONCE = 100
const NEW_POSTS = siteRequest('usePostEventsSubscription', {})

export async function openAll(
  count: number,
  open: (number: number) => Promise<WebSocket>,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = []
  while (sockets.length < count) {
    const size = Math.min(AT_ONCE, count - sockets.length)
    const next = Array.from({ length: size }, (_, number) => open(sockets.length + number))
    sockets.push(...(await Promise.all(next)))
  }
  return sockets
}

export async function openSocket(url: string, protocol?: string): Promise<WebSocket> {
  const socket = new WebSocket(websocketUrl(url), protocol, { perMessageDeflate: false })
  await once(socket, 'open')
  return socket
}

/** Subscribes to new posts like the site, or to something else. The response to a second operation shows that the subscription is open. */
export async function subscribe(
  url: string,
  { token }: Member,
  subscription: object = NEW_POSTS,
): Promise<WebSocket> {
  const socket = await openSocket(url, 'graphql-transport-ws')
  const say = (message: object) => socket.send(JSON.stringify(message))
  say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })
  await once(socket, 'message')
  const answered = untilEnd(socket, '2')
  say({ id: '1', type: 'subscribe', payload: { query: '', ...subscription } })
  say({ id: '2', type: 'subscribe', payload: { query: '{ viewer { __typename } }' } })
  await answered
  return socket
}

function untilEnd(socket: WebSocket, id: string): Promise<void> {
  const end = JSON.stringify({ id, type: 'complete' })
  return new Promise((resolve, reject) => {
    const hear = (data: Buffer) => {
      if (data.toString() !== end) return
      socket.off('message', hear).off('close', reject)
      resolve()
    }
    socket.on('message', hear).on('close', reject)
  })
}
