import path from 'node:path'
import type { WebSocket } from 'ws'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import { OF_A_RUN, type Community } from '../community/community.ts'
import { figure, median, quantile, spread } from '../measure/figures.ts'
import { ask, type Call } from '../measure/load.ts'
import { startOurs } from '../peers/ours.ts'
import { memoryOf, processorTimeOf, startPeer, type Peer } from '../peers/process.ts'
import { siteDocument, siteRequest } from '../workloads/site-documents.ts'
import { memberAt, signed } from '../workloads/workload.ts'
import { openAll, openSocket, subscribe } from './sockets.ts'

const BARE = path.join(import.meta.dirname, '../peers/bare-broadcast.ts')
const ROUNDS = 7
/** Events that each server has sent before the rounds, so that V8 has compiled the hot code, as before other measurements. */
const WARM_EVENTS = 10_000
/** The first members subscribe, some of them on several devices. */
const AUTHOR = 999

/** Milliseconds until the last one must have received the event. */
const PATIENCE = 60_000

/** Megabytes, and CPU milliseconds of all rounds per event; for each round, the arrival times. */
type Broadcast = { peer: Peer; sockets: WebSocket[]; memory: number; processor: number; delays: number[][] }

/** A subscription, and the request that triggers its event. */
type Event = { what: string; subscribers: number; subscription?: object; cause: Call }

/** The time until all subscribers have received a new post, compared with a bare `ws` broadcast of the same bytes, in turns. */
export function measureSubscribers(community: Community, subscribers: number): Promise<string[]> {
  const input = { text: `Hello everyone${OF_A_RUN}`, altText: '' }
  const cause = siteDocument('createPostMutation', { input })
  return measureEvents(community, { what: 'A new post', subscribers, cause })
}

/** The same for a new comment and the readers of its post. */
export async function measureThreadSubscribers(community: Community, subscribers: number): Promise<string[]> {
  const { rows } = await community.client.query<{ id: string }>(
    'SELECT id FROM posts ORDER BY id DESC LIMIT 1',
  )
  const postId = encodeGlobalId('Post', rows[0]?.id ?? '')
  return measureEvents(community, {
    what: 'A new comment',
    subscribers,
    subscription: siteRequest('useCommentEventsSubscription', { postId, sort: 'TOP' }),
    cause: siteDocument('useAddCommentMutation', {
      input: { postId, text: `So true${OF_A_RUN}` },
      sort: 'TOP',
    }),
  })
}

async function measureEvents(community: Community, { what, subscribers, subscription, cause }: Event) {
  const ours = await startOurs(community)
  const bare = await startPeer('bare ws', ['--import', 'tsx', BARE], {})
  const broadcasts: Broadcast[] = []
  try {
    const one = await connect(ours, subscribers, (number) =>
      subscribe(ours.url, memberAt(community, number % AUTHOR), subscription),
    )
    const other = await connect(bare, subscribers, () => openSocket(bare.url))
    broadcasts.push(one, other)
    let said = ''
    one.sockets[0]?.once('message', (data: Buffer) => (said = data.toString()))
    const act = () => ask(ours, signed(memberAt(community, AUTHOR), cause))
    const say = () => fetch(bare.url, { method: 'POST', body: said })
    await measureRounds([
      [one, act],
      [other, say],
    ])
    const slowest = await slowestRequest(ours, timeUntilHeard(one.sockets, act))
    return [
      ...report(what, one, other, said.length),
      `Requests of others during such a broadcast take at most ${figure(slowest)} ms`,
    ]
  } finally {
    for (const { sockets } of broadcasts) for (const socket of sockets) socket.terminate()
    await Promise.all([ours.stop(), bare.stop()])
  }
}

async function connect(
  peer: Peer,
  count: number,
  open: (number: number) => Promise<WebSocket>,
): Promise<Broadcast> {
  // Code that is loaded by the first subscription belongs to the memory at rest.
  const first = await open(0)
  const before = await memoryOf(peer)
  const sockets = await openAll(count - 1, (number) => open(number + 1))
  const memory = ((await memoryOf(peer)) - before) / sockets.length
  return { peer, sockets: [first, ...sockets], memory, processor: 0, delays: [] }
}

async function measureRounds(broadcasts: readonly [Broadcast, () => Promise<unknown>][]): Promise<void> {
  for (const [{ sockets }, speak] of broadcasts)
    for (let sent = 0; sent < WARM_EVENTS; sent += sockets.length) await timeUntilHeard(sockets, speak)
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [broadcast, speak] of broadcasts) {
      const before = await processorTimeOf(broadcast.peer)
      broadcast.delays.push(await timeUntilHeard(broadcast.sockets, speak))
      broadcast.processor += (await processorTimeOf(broadcast.peer)) - before
    }
}

/** Milliseconds of each subscriber from the request on. */
async function timeUntilHeard(
  sockets: readonly WebSocket[],
  speak: () => Promise<unknown>,
): Promise<number[]> {
  const begun = performance.now()
  const delays: number[] = []
  const heard = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${delays.length} of ${sockets.length} heard`)), PATIENCE)
    for (const socket of sockets)
      socket.once('message', () => {
        delays.push(performance.now() - begun)
        if (delays.length < sockets.length) return
        clearTimeout(late)
        resolve()
      })
  })
  await Promise.all([heard, speak()])
  return delays
}

/** Sends one request after the other until the promise resolves. Returns the longest duration in milliseconds. */
async function slowestRequest({ url }: Peer, until: Promise<unknown>): Promise<number> {
  const end = new AbortController()
  const over = until.finally(() => end.abort())
  let slowest = 0
  while (!end.signal.aborted) {
    const begun = performance.now()
    await fetch(new URL('/health/live', url))
    slowest = Math.max(slowest, performance.now() - begun)
  }
  await over
  return slowest
}

function report(event: string, ours: Broadcast, bare: Broadcast, bytes: number): string[] {
  const [mine, limit] = [lastOf(ours), lastOf(bare)]
  const ratio = spreadOf(mine.map((last, round) => last / (limit[round] ?? NaN)))
  const what = `${event} to ${ours.sockets.length} subscribers over WebSocket, ${bytes} bytes each, ${ROUNDS} rounds`
  return [
    `${what}: the last one receives it after ${ratio} × the time of a bare \`ws\` broadcast`,
    ...[ours, bare].map(describe),
  ]
}

const lastOf = ({ delays }: Broadcast) => delays.map((round) => Math.max(...round))
const spreadOf = (values: readonly number[]) => `${figure(median(values))} (${spread(values)})`

function describe(broadcast: Broadcast): string {
  const { peer, sockets, processor, memory } = broadcast
  const all = broadcast.delays.flat()
  const microseconds = (processor * 1000) / ROUNDS / sockets.length
  return [
    `${peer.name}: median ${figure(median(all))} ms, p99 ${figure(quantile(all, 0.99))} ms`,
    `the last ${spreadOf(lastOf(broadcast))} ms`,
    `for each ${figure(microseconds)} processor µs and ${figure(memory * 1024)} KB of memory`,
  ].join('; ')
}
