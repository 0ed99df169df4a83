// Measures the feed of a member while others use the site greedily, with limits:
//   npm run build && npx tsx tests/bench/fairness.ts
/* oxlint-disable no-console -- a command speaks to whoever typed it */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { prepareSite } from './bench-site.ts'
import { GREEDY_LOADS, send } from './crowds/greedy-clients.ts'
import { figure, median } from './measure/figures.ts'
import { circumstances, writePart } from './measure/report.ts'
import { memoryOf } from './peers/process.ts'

const GREEDY_PROCESS = path.join(import.meta.dirname, 'crowds/greedy-process.ts')
/** Milliseconds of a load, and between two requests of the reader. */
const [DURATION, PAUSE] = [10_000, 50]
const WARM_UP = 2000
const OLD_POSTS = 20_000
const AIMS = { median: 100, longest: 500, unavailable: 0, megabytes: 100 }
const FEED = { query: '{ feed(first: 10) { edges { node { id text likeCount author { username } } } } }' }

const HEAD = [
  '| load | median ms | longest ms | 503 | growth, MB | aims |',
  '| --- | ---: | ---: | ---: | ---: | --- |',
]

type Figures = Record<keyof typeof AIMS, number>

const when = await circumstances()
const site = await prepareSite({ RATE_LIMITS: 'on', TRUST_PROXY: 'loopback', PUSH_ENDPOINTS: 'any' })
try {
  const postId = await insertPosts()
  const rows: string[] = []
  for (const name of Object.keys(GREEDY_LOADS)) {
    const row = rowOf(name, await measure(name, postId))
    console.log(row)
    rows.push(row)
  }
  await writePart('fairness', [`${when}.`, [...HEAD, ...rows].join('\n')].join('\n\n'))
} finally {
  await site.remove()
}

/** Inserts old posts with a word that recent ones do not have, and returns a post of the first member. */
async function insertPosts(): Promise<string> {
  const client = new pg.Client({ connectionString: site.databaseUrl })
  await client.connect()
  await client.query(`
    INSERT INTO posts (id, author_id, text, created_at, updated_at)
    SELECT gen_random_uuid(), (SELECT id FROM members LIMIT 1), 'oldword filler text ' || number, created_at, created_at
    FROM generate_series(1, ${OLD_POSTS}) AS number, LATERAL (SELECT now() - interval '1 year' + number * interval '1 s' AS created_at) AS time`)
  const { rows } = await client.query<{ id: string }>(
    `INSERT INTO posts (id, author_id, text, created_at, updated_at) VALUES (gen_random_uuid(), $1, 'Mine', now(), now()) RETURNING id`,
    [site.members[1]?.id],
  )
  await client.query(
    'INSERT INTO follows (follower_id, followed_id, created_at) SELECT id, $1, now() FROM members WHERE id <> $1 LIMIT 100',
    [site.members[1]?.id],
  )
  await client.query('ANALYZE')
  await client.end()
  return rows[0]?.id ?? ''
}

/** Each load gets a server of its own, so that the limits and the memory start afresh. */
async function measure(name: string, postId: string): Promise<Figures> {
  const server = await site.start('dist/server/main.js')
  const [reader, ...greedy] = site.members.map(({ token }) => token)
  const read = async (duration: number, onMemory: (megabytes: number) => void = () => undefined) => {
    const times: number[] = []
    let unavailable = 0
    for (const end = performance.now() + duration; performance.now() < end; await wait(PAUSE)) {
      const begun = performance.now()
      const status = await send(
        { url: server.url, token: reader ?? '', network: '203.0.113.1' },
        '/graphql',
        FEED,
      )
      times.push(performance.now() - begun)
      if (status === 503) unavailable += 1
      onMemory(await memoryOf(server))
    }
    return { times, unavailable }
  }
  await read(WARM_UP)
  const before = await memoryOf(server)
  let most = before
  const target = { url: server.url, tokens: greedy.slice(0, 2), postId }
  const load = fork(GREEDY_PROCESS, [name, JSON.stringify(target)])
  await once(load, 'message')
  const { times, unavailable } = await read(DURATION, (megabytes) => (most = Math.max(most, megabytes)))
  load.kill('SIGKILL')
  await server.stop()
  return { median: median(times), longest: Math.max(...times), unavailable, megabytes: most - before }
}

function rowOf(name: string, figures: Figures): string {
  const missed = Object.entries(AIMS).filter(([aim, most]) => Object(figures)[aim] > most)
  const outcome = missed.length === 0 ? 'met' : `not met: ${missed.map(([aim]) => aim).join(', ')}`
  const { median: half, longest, unavailable, megabytes } = figures
  return `| ${[name, ...[half, longest, unavailable, megabytes].map(figure), outcome].join(' | ')} |`
}
