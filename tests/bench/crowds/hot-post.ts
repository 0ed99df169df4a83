import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { encodeGlobalId } from '#server/platform/graphql/global-id.ts'
import type { Community } from '../community/community.ts'
import { figure, median, quantile } from '../measure/figures.ts'
import type { Call } from '../measure/load.ts'
import type { Peer } from '../peers/process.ts'
import { memberAt, signed } from '../workloads/workload.ts'

/** The mutation that the like button of the site sends. */
const SET_REACTION = `mutation ($subjectId: ID!) {
  setReaction(input: { subjectId: $subjectId, type: LIKE }) { ... on SetReactionPayload { subject { likeCount } } }
}`
const AT_ONCE = 1000
/** Milliseconds: the duration of the first observation of other members, and their pause between two requests. */
const [BEFORE, PAUSE] = [2000, 10]

/** A thousand concurrent reactions to one post: whether all are counted, and the latency for other members. */
export async function measureHotPost(community: Community, ours: Peer): Promise<string[]> {
  const crowd = new Agent({ keepAlive: true })
  const [reader, reactor] = [ownConnection(), ownConnection()]
  const { hot, others } = await choosePosts(community)
  let turn = 0
  const react = (agent: Agent, member: number, postId: string) =>
    send(ours, agent, {
      ...signed(memberAt(community, member), { path: '/graphql' }),
      body: JSON.stringify({ query: SET_REACTION, variables: { subjectId: encodeGlobalId('Post', postId) } }),
    })
  const read = () => send(ours, reader, signed(memberAt(community, 0), { path: '/api/v1/post' }))
  const reactElsewhere = () => react(reactor, 1, others[(turn += 1) % others.length] ?? '')
  try {
    const before = await Promise.all([watch(wait(BEFORE), read), watch(wait(BEFORE), reactElsewhere)])
    const all = Promise.all(Array.from({ length: AT_ONCE }, (_, member) => react(crowd, member, hot)))
    const [times, ...atSameTime] = await Promise.all([all, watch(all, read), watch(all, reactElsewhere)])
    const counts = await countsOf(community, hot)
    return [
      `${AT_ONCE} simultaneous reactions to one post: ${describe(times)}; ${counts}`,
      `The feed at the same time: ${describe(atSameTime[0])} (before: ${describe(before[0])})`,
      `Reactions to other posts at the same time: ${describe(atSameTime[1])} (before: ${describe(before[1])})`,
    ]
  } finally {
    for (const agent of [crowd, reader, reactor]) agent.destroy()
  }
}

/** The latency for members whose connections are already open. */
const ownConnection = () => new Agent({ keepAlive: true, maxSockets: 1 })

async function choosePosts({ client }: Community): Promise<{ hot: string; others: string[] }> {
  const { rows } = await client.query<{ id: string }>(`
    INSERT INTO posts (id, author_id, text, created_at, updated_at)
    SELECT uuidv7(), id, 'Hot', now(), now() FROM members LIMIT 1 RETURNING id`)
  const hot = rows[0]?.id ?? ''
  const others = await client.query<{ id: string }>(
    'SELECT id FROM posts WHERE id <> $1 ORDER BY id DESC LIMIT 1000',
    [hot],
  )
  return { hot, others: others.rows.map(({ id }) => id) }
}

async function countsOf({ client }: Community, postId: string): Promise<string> {
  const { rows } = await client.query<{ counted: number; stored: number }>(
    `SELECT like_count AS counted, (SELECT count(*)::int FROM reactions WHERE post_id = posts.id) AS stored
     FROM posts WHERE id = $1`,
    [postId],
  )
  return `${rows[0]?.stored} are stored and ${rows[0]?.counted} counted`
}

/** The duration of each request in sequence until a promise resolves. */
async function watch(until: Promise<unknown>, ask: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  const end = new AbortController()
  const over = until.finally(() => end.abort())
  while (!end.signal.aborted) {
    times.push(await ask())
    await Promise.race([wait(PAUSE), over])
  }
  return times
}

/** Resolves to milliseconds. */
function send({ url }: Peer, agent: Agent, { path, headers, body }: Call): Promise<number> {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, url),
      { agent, method: body ? 'POST' : 'GET', headers: { ...headers, 'content-type': 'application/json' } },
      (response) =>
        response.resume().on('end', () => {
          if (response.statusCode === 200) resolve(performance.now() - begun)
          else reject(new Error(`${path} answered ${response.statusCode}`))
        }),
    )
    sent.on('error', reject).end(body)
  })
}

function describe(times: readonly number[]): string {
  const [p99, worst] = [figure(quantile(times, 0.99)), figure(Math.max(...times))]
  return `median ${figure(median(times))} ms, p99 ${p99} ms, worst ${worst} ms`
}
