// The built server beside a hand-written one and PostGraphile, over the same database: npm run bench -- --only feed
/* oxlint-disable no-console -- the command prints its measurements */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measureGrowth } from './capacity/growth.ts'
import { measureLookalikes } from './capacity/lookalikes.ts'
import { measureTables } from './capacity/table-sizes.ts'
import { measureUploads } from './capacity/uploads.ts'
import { openCommunity } from './community/community.ts'
import { measureHotPost } from './crowds/hot-post.ts'
import { measureSubscribers, measureThreadSubscribers } from './crowds/subscribers.ts'
import { measureUnrelatedSockets } from './crowds/unrelated-sockets.ts'
import { figure, median } from './measure/figures.ts'
import { circumstances, writePart } from './measure/report.ts'
import { measure, warmUpServers, type Effort, type Measured } from './measure/rounds.ts'
import { tableOf } from './measure/table.ts'
import { startOurs, timeStarts } from './peers/ours.ts'
import { POSTGRAPHILE_VERSION, startPostgraphile } from './peers/postgraphile.ts'
import { memoryOf, startPeer, type Peer } from './peers/process.ts'
import { WORKLOADS } from './workloads/index.ts'

const SIZE = 1_000_000
const STARTS = 5
const THREAD_SUBSCRIBERS = 500
const DIRECTORY = path.resolve(process.env['DATA_DIR'] ?? '.data', '.bench')
const HAND_WRITTEN = path.join(import.meta.dirname, 'peers/hand-written/server.ts')

const { values: options } = parseArgs({
  options: {
    size: { type: 'string', default: String(SIZE) },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    subscribers: { type: 'string', default: '5000' },
  },
})
const effort: Effort = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
}
const isWhole = options.only === '' && Number(options.size) === SIZE

const when = await circumstances()
const community = await openCommunity(DIRECTORY, Number(options.size), console.log)
const peers: Peer[] = []
try {
  await startPeers()
  const report = await measureAll()
  console.log(report)
  if (isWhole) await writePart('server', report)
} finally {
  await Promise.all(peers.map((peer) => peer.stop()))
  await community.close()
}

async function startPeers(): Promise<void> {
  peers.push(await startOurs(community))
  const byHand = ['--import', 'tsx', HAND_WRITTEN]
  peers.push(await startPeer('hand-written', byHand, { DATABASE_URL: community.databaseUrl }))
  const postgraphile = await startPostgraphile(DIRECTORY, community, console.log)
  if (postgraphile) peers.push(postgraphile)
}

async function measureAll(): Promise<string> {
  const rest = await memoryLine('Memory at rest', memoryOf)
  const all: Measured[] = []
  const remarks: string[] = []
  const growth = await measureReading()
  for (const workloadOf of WORKLOADS) {
    const workload = await workloadOf(community)
    if (!isAsked(workload.name)) continue
    if (all.length === 0) await warmUpServers(workload, peers, effort)
    const outcome = await measure(workload, peers, () => community.client, effort)
    all.push(...outcome.measured)
    remarks.push(...outcome.remarks)
  }
  const mostOf = async (peer: Peer) =>
    Math.max(...all.filter((measured) => measured.peer === peer).map(({ memory }) => memory))
  const memory = [rest, await memoryLine('Memory under load, at most', mostOf)]
  return [
    `${when}. ${community.posts} posts, 20,000 members; ${effort.rounds} rounds of ${effort.seconds} s on ${effort.connections} connections; PostGraphile ${POSTGRAPHILE_VERSION}.`,
    ...(all.length > 0 ? [tableOf(all)] : []),
    listOf([...growth, ...memory, ...(await measureOthers()), ...remarks]),
  ].join('\n\n')
}

/** Further measurements of reads, before any writes, so that the pages are the same. */
async function measureReading(): Promise<string[]> {
  const [ours] = peers
  return measureEach({
    growth: async () => (ours ? measureGrowth(DIRECTORY, community, ours, effort, console.log) : []),
  })
}

/** Measurements that are not sequences of requests. */
async function measureOthers(): Promise<string[]> {
  const [ours] = peers
  return measureEach({
    'start-up': async () => [
      `From start to ready, with its own PostgreSQL, already built: ${figure(median(await timeStarts(STARTS)))} ms`,
    ],
    'hot post': async () => (ours ? measureHotPost(community, ours) : []),
    'unrelated sockets': () => measureUnrelatedSockets(community),
    subscribers: () => measureSubscribers(community, Number(options.subscribers)),
    'thread subscribers': () => measureThreadSubscribers(community, THREAD_SUBSCRIBERS),
    uploads: () => measureUploads(community),
    lookalikes: () => measureLookalikes(community),
    tables: () => measureTables(community),
  })
}

async function measureEach(others: Record<string, () => Promise<string[]>>): Promise<string[]> {
  const lines: string[] = []
  for (const [name, measureIt] of Object.entries(others)) {
    if (!isAsked(name)) continue
    // The other results are reported anyway.
    lines.push(...(await measureIt().catch((error: unknown) => [`${name}: not measured. ${String(error)}`])))
  }
  return lines
}

function isAsked(name: string): boolean {
  const isIncluded = name.includes(options.only)
  if (isIncluded) console.log(`Measuring: ${name}`)
  return isIncluded
}

function listOf(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

async function memoryLine(title: string, megabytesOf: (peer: Peer) => Promise<number>): Promise<string> {
  const parts = await Promise.all(
    peers.map(async (peer) => `${peer.name} ${figure(await megabytesOf(peer))} MB`),
  )
  return `${title}: ${parts.join(', ')}`
}
