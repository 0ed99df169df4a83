import { openCommunity, type Community } from '../community/community.ts'
import { figure, median, spread } from '../measure/figures.ts'
import { ask } from '../measure/load.ts'
import { measure, warmUpServers, type Effort, type Measured } from '../measure/rounds.ts'
import { startOurs } from '../peers/ours.ts'
import type { Peer } from '../peers/process.ts'
import { feedFirstPage, feedInTheMiddle } from '../workloads/feed.ts'
import { feedPage, ownPosts, trendingPosts } from '../workloads/numbered-pages.ts'
import type { Workload, WorkloadOf } from '../workloads/workload.ts'

/** The number of posts of a new community. */
const FEW = 1000
/** The number of posts of a full page. */
const PAGE = 10

const PAGES: readonly WorkloadOf[] = [feedFirstPage, feedInTheMiddle, feedPage(1), ownPosts, trendingPosts]

/** The time of the same pages with all posts divided by that with few posts: two servers of ours, in turns. */
export async function measureGrowth(
  directory: string,
  all: Community,
  ours: Peer,
  effort: Effort,
  say: (line: string) => void,
): Promise<string[]> {
  if (all.posts <= FEW) return []
  const few = await openCommunity(directory, FEW, say)
  // Many short rounds, so that other load affects both.
  const often = { ...effort, rounds: effort.rounds * effort.seconds, seconds: 1 }
  const peers = [ours]
  try {
    peers.push({ ...(await startOurs(few)), name: 'ours, few posts' })
    const databaseOf = (peer: Peer) => (peer === ours ? all : few).client
    const readers = await countReaders(few)
    const lines: string[] = []
    for (const page of PAGES) {
      const workload = await overBoth(page, all, few, readers)
      if (lines.length === 0) await warmUpServers(workload, peers, often)
      const { measured, remarks } = await measure(workload, peers, databaseOf, often)
      const compared = await compare(workload, measured, readers)
      lines.push(...remarks, `${workload.name}, ${all.posts} posts ÷ ${few.posts}: ${compared}`)
    }
    return lines
  } finally {
    await peers[1]?.stop()
    await few.close()
  }
}

/** The most active members, whose own lists fill a page in both communities. */
async function countReaders({ client, members }: Community): Promise<number> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM members WHERE post_count >= $1', [PAGE])
  const active = new Set(rows.map(({ id }) => id))
  return members.findIndex(({ id }) => !active.has(id))
}

async function overBoth(
  page: WorkloadOf,
  all: Community,
  few: Community,
  readers: number,
): Promise<Workload> {
  const of = async (community: Community) =>
    page({ ...community, members: community.members.slice(0, readers) })
  const [ofAll, ofFew] = [await of(all), await of(few)]
  return { name: ofAll.name, calls: { ours: ofAll.calls.ours, 'ours, few posts': ofFew.calls.ours } }
}

async function compare({ calls }: Workload, both: readonly Measured[], readers: number): Promise<string> {
  const [all, few] = both
  if (!all || !few) return 'not measured'
  const ratios = all.loads.map(({ rate }, round) => (few.loads[round]?.rate ?? NaN) / rate)
  const sizes = await Promise.all(both.map(({ peer }) => sizeOfAnswer(peer, calls, readers)))
  const against = (values: number[]) => values.map(figure).join(' against ')
  return [
    `${figure(median(ratios))} (${spread(ratios)}) × the time`,
    `${against(both.map(({ processor, loads }) => processor / loads.flatMap(({ times }) => times).length))} processor ms`,
    `${against(both.map(({ statements }) => statements.time))} ms of the database`,
    `${against(sizes)} KB answered`,
  ].join('; ')
}

/** Kilobytes of all requests. */
async function sizeOfAnswer(peer: Peer, calls: Workload['calls'], readers: number): Promise<number> {
  let size = 0
  for (let turn = 0; turn < readers; turn += 1) {
    const call = calls[peer.name]?.(turn)
    if (call) size += JSON.stringify(await ask(peer, call)).length / 1000
  }
  return size / readers
}
