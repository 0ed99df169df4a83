import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { memoryOf, type Peer } from '../peers/process.ts'
import type { Workload } from '../workloads/workload.ts'
import { ask, loadWith, type Call, type Load } from './load.ts'
import { countStatements, untilIdle, type Statements } from './statements.ts'

export type Effort = { rounds: number; seconds: number; connections: number }

export type Measured = {
  workload: string
  peer: Peer
  /** One for each round; those of one number were one after the other. */
  loads: Load[]
  statements: Statements
  /** Megabytes, the most that was seen after a round. */
  memory: number
}

type Contender = { peer: Peer; next: () => Call; measured: Measured }

/** In turns, so that what else the machine does weighs on all of them. The first round is for warming up. */
export async function measure(
  { name, calls, differs }: Workload,
  peers: readonly Peer[],
  client: pg.Client,
  { rounds, ...effort }: Effort,
): Promise<{ measured: Measured[]; remarks: string[] }> {
  const contenders: Contender[] = []
  const remarks: string[] = []
  for (const peer of peers) {
    const call = calls[peer.name]
    if (!call) continue
    let turn = 0
    const next = () => call((turn += 1))
    try {
      const statements = await countStatements(client, peer, next)
      contenders.push({ peer, next, measured: { workload: name, peer, loads: [], statements, memory: 0 } })
    } catch (error) {
      remarks.push(`${name}: not measured at ${peer.name}. ${String(error)}`)
    }
  }
  if (!differs && !(await isSame(contenders))) remarks.push(`${name}: the hand-written answer differs`)
  for (let round = 0; round <= rounds; round += 1)
    for (const { peer, next, measured } of contenders) {
      await untilIdle(client)
      const load = await loadWith(peer, next, effort)
      measured.memory = Math.max(measured.memory, await memoryOf(peer))
      if (load.failures > 0) remarks.push(`${name}: ${load.failures} failed at ${peer.name}`)
      if (round > 0) measured.loads.push(load)
    }
  return { measured: contenders.map(({ measured }) => measured), remarks }
}

/** They have been asked as often as each other: the next request of both is the same member's. */
async function isSame([ours, byHand]: readonly Contender[]): Promise<boolean> {
  if (ours?.peer.name !== 'ours' || byHand?.peer.name !== 'hand-written') return true
  return isDeepStrictEqual(await ask(ours.peer, ours.next()), await ask(byHand.peer, byHand.next()))
}
