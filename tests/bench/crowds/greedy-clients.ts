import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { createBrowserKeys } from '#tests/support/push-service.ts'
import { websocketUrl } from '#tests/support/websocket-client.ts'

export type Caller = { url: string; token?: string; network: string }

/** The members of a load, who are not the reader, and a post of the first one. */
export type Target = { url: string; tokens: string[]; postId: string }

/** Sends requests without end. */
type GreedyLoad = (target: Target) => Promise<unknown>

const GREEDY_NETWORK = '198.51.100.1'
/** Bytes that a client leaves unsent. */
const UNSENT_MAX = 1_000_000
const MUTED_WORDS = Array.from({ length: 40 }, (_, number) => `${'a'.repeat(46)}b${number + 10}`)
const EXPENSIVE = `postChanges(postIds: $ids) { post { viewerReaction author { followers(first: 50) { edges { node {
  posts(first: 30) { edges { node { id viewerReaction } } } } } } } } }`
const FLAGS = encodeURIComponent('🇨🇶'.repeat(290))

export async function send(
  { url, token, network }: Caller,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<number> {
  const response = await fetch(new URL(path, url), {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-forwarded-for': network,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

export const GREEDY_LOADS: Record<string, GreedyLoad> = {
  none: async () => undefined,
  'a socket that sends pings and does not read': ({ url }) =>
    repeat(1, () =>
      flood(url, { type: 'ping', payload: { text: 'x'.repeat(900) } }, (socket) => socket.pause()),
    ),
  'two sockets with refused operations': ({ url }) =>
    repeat(2, (turn) =>
      flood(url, {
        id: String(turn),
        type: 'subscribe',
        payload: { query: '{ offersIdentitySignIn }' },
      }),
    ),
  'muted words at their limits and comments': async (target) => {
    await graphql(
      target,
      0,
      'mutation ($input: SetMutedWordsInput!) { setMutedWords(input: $input) { __typename } }',
      {
        input: { words: MUTED_WORDS },
      },
    )
    const text = 'e\u0301'.repeat(200)
    await Promise.all([
      repeat(4, () => comment(target, 1, text)),
      repeat(4, () => graphql(target, 0, '{ feed(first: 50) { edges { node { id } } } }')),
    ])
  },
  'meme drawings that are refused': ({ url }) =>
    repeat(4, (turn) => send({ url, network: GREEDY_NETWORK }, `/memes/two-paths.png?text=${FLAGS}${turn}`)),
  'eight lanes of the first page of a member': ({ url, tokens: [token = ''] }) =>
    repeat(8, () =>
      send({ url, network: GREEDY_NETWORK }, '/', undefined, {
        cookie: `accessToken=${token}; refreshToken=x`,
      }),
    ),
  '19 expensive subscriptions and a like a second': async (target) => {
    const socket = await open(target.url, target.tokens[0])
    const variables = { ids: [encodeGlobalId('Post', target.postId)] }
    for (let number = 0; number < 19; number += 1) {
      const query = `subscription s${number}($ids: [ID!]!) { ${EXPENSIVE} }`
      socket.send(JSON.stringify({ id: String(number), type: 'subscribe', payload: { query, variables } }))
    }
    await repeat(1, async () => {
      await post(target, 0, '/api/v1/postinteractions', { postId: target.postId, type: 'like' })
      await wait(1000)
    })
  },
  'visitors that ask for openapi.json': ({ url }) =>
    repeat(16, () => send({ url, network: GREEDY_NETWORK }, '/api/v1/openapi.json')),
  'twelve lanes of searches of an old frequent word': (target) =>
    repeat(12, (turn) =>
      graphql(
        target,
        0,
        `{ searchPosts(query: "oldword -w${turn}", sort: TOP, first: 10) { edges { node { id } } } }`,
      ),
    ),
  'push endpoints that never answer': async (target) => {
    const tarpits = Array.from({ length: 8 }, () =>
      createServer((socket) => socket.on('error', () => undefined)),
    )
    const ports = await Promise.all(tarpits.map(listen))
    const { p256dh, auth } = createBrowserKeys()
    for (let number = 0; number < 20; number += 1)
      await graphql(
        target,
        0,
        'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { __typename } }',
        {
          input: { endpoint: `http://127.0.0.1:${ports[number % 8]}/${number}`, p256dh, auth },
        },
      )
    await repeat(1, (turn) => comment(target, 1, `Comment ${turn}`))
  },
}

/** Repeats the work in several lanes. Refusals and failures are part of the load. */
async function repeat(lanes: number, work: (turn: number) => Promise<unknown>): Promise<void> {
  let turn = 0
  const lane = async () => {
    for (;;) {
      await work((turn += 1)).catch(() => undefined)
      await nextTurn()
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

function post({ url, tokens }: Target, member: number, path: string, body: object): Promise<number> {
  return send({ url, token: tokens[member] ?? '', network: GREEDY_NETWORK }, path, body)
}

function graphql(target: Target, member: number, query: string, variables: object = {}): Promise<number> {
  return post(target, member, '/graphql', { query, variables })
}

function comment(target: Target, member: number, text: string): Promise<number> {
  return graphql(
    target,
    member,
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }',
    {
      input: { postId: encodeGlobalId('Post', target.postId), text },
    },
  )
}

/** Sends the message as fast as the network takes it, until the server closes the socket. */
async function flood(
  url: string,
  message: object,
  prepare: (socket: WebSocket) => void = () => undefined,
): Promise<void> {
  const socket = await open(url)
  prepare(socket)
  const text = JSON.stringify(message)
  while (socket.readyState === socket.OPEN) {
    for (let sent = 0; sent < 50 && socket.bufferedAmount < UNSENT_MAX; sent += 1)
      socket.send(text, () => undefined)
    await wait(1)
  }
  socket.terminate()
}

async function open(url: string, token?: string): Promise<WebSocket> {
  const headers = { 'x-forwarded-for': GREEDY_NETWORK }
  const socket = new WebSocket(websocketUrl(url), 'graphql-transport-ws', { headers })
  socket.on('error', () => undefined)
  await once(socket, 'open')
  const payload = token ? { authorization: `Bearer ${token}` } : {}
  socket.send(JSON.stringify({ type: 'connection_init', payload }))
  // A socket over the limits is closed without an answer.
  await Promise.race([once(socket, 'message'), once(socket, 'close')])
  return socket
}

async function listen(server: ReturnType<typeof createServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
