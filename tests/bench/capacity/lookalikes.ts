import { randomUUID } from 'node:crypto'
import { findCandidates } from '#server/features/reposts/find-copies.ts'
import { mirrorFrequencies } from '#server/features/reposts/picture-hash.ts'
import type { Sql } from '#server/platform/database/types.ts'
import type { Community } from '../community/community.ts'
import { figure, median } from '../measure/figures.ts'

const SEARCHES = 200

/** Frequencies with the signs of a hash. Their sizes decide which bits are weak. */
function frequenciesWith(hash: bigint): number[] {
  return Array.from(
    { length: 64 },
    (_, bit) => ((hash >> BigInt(bit)) & 1n ? 1 : -1) * (1 + ((bit * 37) % 64)),
  )
}

const randomHash = () => BigInt.asIntN(64, BigInt(`0x${randomUUID().replaceAll('-', '').slice(0, 16)}`))

/** The time of the database for finding lookalikes of new pictures and of memes with popular templates, with a border. */
export async function measureLookalikes({ client }: Pick<Community, 'client'>): Promise<string[]> {
  const run: Sql = async ({ name, text }, values) => (await client.query({ name, text, values })).rows
  const { rows } = await client.query<{ hash: string }>('SELECT hash FROM filled_lookalikes')
  const templates = rows.map(({ hash }) => BigInt(hash))
  const hashes = {
    'new pictures': () => randomHash(),
    'popular templates': (turn: number) => templates[turn % 20] ?? 0n,
    'flat areas': () => randomHash() & 0xff_ff_ff_ffn,
  }
  const lines: string[] = []
  for (const [name, hashAt] of Object.entries(hashes)) {
    const times: number[] = []
    for (let turn = 0; turn < SEARCHES; turn += 1) {
      const frames = [hashAt(turn), hashAt(turn + 1)].map(frequenciesWith)
      const variants = frames.flatMap((frequencies) => [frequencies, mirrorFrequencies(frequencies)])
      const begun = performance.now()
      await findCandidates(run, randomUUID(), variants)
      times.push(performance.now() - begun)
    }
    const slowest = times.toSorted((one, other) => one - other)[Math.floor(SEARCHES * 0.99)] ?? 0
    lines.push(`${name} ${figure(median(times))} ms, 99th percentile ${figure(slowest)} ms`)
  }
  return [`Lookalikes among 1,000,000 hashes: ${lines.join('; ')}`]
}
