import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { memoryOf, processorTimeOf, type Peer } from '../peers/process.ts'
import type { Workload } from '../workloads/workload.ts'
import { lengthOfList } from './length-of-list.ts'
import { ask, loadWith, type Call, type Load } from './load.ts'
import { countStatements, untilIdle, type Statements } from './statements.ts'

export type Effort = { rounds: number; seconds: number; connections: number }

/** The maximum factor by which the rounds of the slowest server are longer. */
const LONGER_MAX = 8

type Warmth = { requests: number; seconds: number }
/** After that many requests or seconds, V8 has optimized the hot code. The first thousand requests cost several times as much. */
const WARM: Warmth = { requests: 10_000, seconds: 20 }
/** The same for the code of one workload, if it is compared. */
const WARM_WORKLOAD: Warmth = { requests: 4000, seconds: 8 }
/** The first turn before the measurement, which does not reach it: a write such as a follow has an effect only once. */
const WARM_TURN = 1_000_000

export type Measured = {
  workload: string
  peer: Peer
  /** One per round. Rounds of the same number ran one after the other. */
  loads: Load[]
  statements: Statements
  /** CPU milliseconds of the server per response. */
  processor: number
  /** The maximum megabytes after a round. */
  memory: number
}

type Contender = {
  peer: Peer
  database: pg.Client
  next: () => Call
  effort: Effort
  /** The number of items in its response. */
  listed: number
  measured: Measured
}

/** Runs first. Otherwise the first measurement would include the compilation by V8. */
export async function warmUpServers(
  { calls }: Workload,
  peers: readonly Peer[],
  effort: Effort,
): Promise<void> {
  for (const peer of peers) {
    const call = calls[peer.name]
    if (!call) continue
    let turn = WARM_TURN
    await loadUntil(WARM, peer, () => call((turn += 1)), effort)
  }
}

/** Loads a server in rounds until one of the limits is reached. */
async function loadUntil(warmth: Warmth, peer: Peer, next: () => Call, effort: Effort): Promise<void> {
  let answered = 0
  for (let seconds = 0; answered < warmth.requests && seconds < warmth.seconds; seconds += effort.seconds)
    answered += (await loadWith(peer, next, effort)).times.length
}

/** In turns, so that other load on the machine affects all servers. */
export async function measure(
  workload: Workload,
  peers: readonly Peer[],
  databaseOf: (peer: Peer) => pg.Client,
  effort: Effort,
): Promise<{ measured: Measured[]; remarks: string[] }> {
  const remarks: string[] = []
  const contenders = await askEach(workload, peers, databaseOf, effort, remarks)
  if (!workload.differs && !(await isSame(contenders)))
    remarks.push(`${workload.name}: the hand-written answer differs`)
  for (const contender of contenders) {
    if (contenders.length > 1) await loadUntil(WARM_WORKLOAD, contender.peer, contender.next, effort)
    await warmUp(contender)
  }
  for (let round = 0; round < effort.rounds; round += 1)
    for (const { peer, database, next, effort: own, measured } of contenders) {
      await untilIdle(database)
      const before = await processorTimeOf(peer)
      const load = await loadWith(peer, next, own)
      measured.processor += (await processorTimeOf(peer)) - before
      measured.memory = Math.max(measured.memory, await memoryOf(peer))
      if (load.failures > 0) remarks.push(`${workload.name}: ${load.failures} failed at ${peer.name}`)
      measured.loads.push(load)
    }
  return { measured: contenders.map(({ measured }) => measured), remarks }
}

/** The servers that support the request with a list as long as that of the first. */
export async function askEach(
  { name, calls }: Workload,
  peers: readonly Peer[],
  databaseOf: (peer: Peer) => pg.Client,
  effort: Effort,
  remarks: string[],
): Promise<Contender[]> {
  const contenders: Contender[] = []
  for (const peer of peers) {
    const call = calls[peer.name]
    if (!call) continue
    let turn = 0
    const next = () => call((turn += 1))
    const statements = { count: NaN, time: NaN }
    const measured = { workload: name, peer, loads: [], statements, processor: 0, memory: 0 }
    try {
      const listed = lengthOfList(await ask(peer, next()))
      const [first] = contenders
      // A shorter list would be a different and faster response.
      if (first && listed < first.listed) throw new Error(`It lists ${listed} of ${first.listed}`)
      contenders.push({ peer, database: databaseOf(peer), next, effort, listed, measured })
    } catch (error) {
      remarks.push(`${name}: not measured at ${peer.name}. ${String(error)}`)
    }
  }
  return contenders
}

/** Warms up query plans and caches. Servers that have answered few requests get longer rounds. */
async function warmUp(contender: Contender): Promise<void> {
  const { peer, database, next, effort, measured } = contender
  await untilIdle(database)
  const { times } = await loadWith(peer, next, effort)
  const longer = Math.ceil((2 * effort.connections) / Math.max(times.length, 1))
  contender.effort = { ...effort, seconds: effort.seconds * Math.min(longer, LONGER_MAX) }
  measured.statements = await countStatements(database, peer, next)
}

/** Both have answered the same number of requests: the next request of both is from the same member. */
async function isSame([ours, byHand]: readonly Contender[]): Promise<boolean> {
  if (ours?.peer.name !== 'ours' || byHand?.peer.name !== 'hand-written') return true
  return isDeepStrictEqual(await ask(ours.peer, ours.next()), await ask(byHand.peer, byHand.next()))
}
