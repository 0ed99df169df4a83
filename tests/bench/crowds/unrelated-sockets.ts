import type { WebSocket } from 'ws'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import type { Community } from '../community/community.ts'
import { figure, median } from '../measure/figures.ts'
import { ask } from '../measure/load.ts'
import { startOurs } from '../peers/ours.ts'
import { processorTimeOf, type Peer } from '../peers/process.ts'
import { memberAt, signed } from '../workloads/workload.ts'
import { openAll, subscribe } from './sockets.ts'

const SOCKETS = 1000
const ROUNDS = 5
const LIKES_PER_ROUND = 200

const SUBSCRIPTION = {
  query: `subscription ($postIds: [ID!]!) { postChanges(postIds: $postIds) { post { likeCount } } }`,
}

/** The cost of a like without and with a thousand sockets that subscribe to changes of other posts. */
export async function measureUnrelatedSockets(community: Community): Promise<string[]> {
  const ours = await startOurs(community)
  let sockets: WebSocket[] = []
  try {
    const { rows } = await community.client.query<{ id: string }>(
      'SELECT id FROM posts WHERE is_public ORDER BY created_at DESC LIMIT 1200',
    )
    const liked = rows.slice(0, LIKES_PER_ROUND).map(({ id }) => id)
    const postIds = rows
      .slice(LIKES_PER_ROUND, LIKES_PER_ROUND + 10)
      .map(({ id }) => encodeGlobalId('Post', id))
    await like(community, ours, liked)
    const alone = await measureLikes(community, ours, liked)
    sockets = await openAll(SOCKETS, (number) =>
      subscribe(ours.url, memberAt(community, number), { ...SUBSCRIPTION, variables: { postIds } }),
    )
    const among = await measureLikes(community, ours, liked)
    return [
      `A like while ${SOCKETS} sockets subscribe to other posts: ${figure(among / alone)} × the processor time (${figure(among)} against ${figure(alone)} ms)`,
    ]
  } finally {
    for (const socket of sockets) socket.terminate()
    await ours.stop()
  }
}

/** CPU milliseconds of the server per like. */
async function measureLikes(community: Community, ours: Peer, postIds: readonly string[]): Promise<number> {
  const perLike: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await processorTimeOf(ours)
    await like(community, ours, postIds)
    perLike.push(((await processorTimeOf(ours)) - before) / postIds.length)
  }
  return median(perLike)
}

async function like(community: Community, ours: Peer, postIds: readonly string[]): Promise<void> {
  for (const [turn, postId] of postIds.entries())
    await ask(
      ours,
      signed(memberAt(community, turn), {
        path: '/api/v1/postinteractions',
        body: JSON.stringify({ postId, type: 'like' }),
      }),
    )
}
