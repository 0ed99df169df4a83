// The built server's reactions: a thousand at once on one post, with what others notice of them, and many on many posts
// beside a hand-written transaction.
//   npm run build && npx tsx tests/bench/reactions.ts
/* oxlint-disable no-console -- a command speaks to whoever typed it */
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { PROJECT_ROOT } from '#server/config/project-root.ts'
import { prepareSite } from './bench-site.ts'

const AT_ONCE = 1000
const ROUNDS = 5
/** Milliseconds that a round takes, and how many callers there are in it. */
const [ROUND, CALLERS] = [3000, 32]

type Ask = (number: number, postId: string) => Promise<number>

const [builtServer = path.join(PROJECT_ROOT, 'dist/server/main.js')] = process.argv.slice(2)
const agent = new Agent({ keepAlive: true })

const site = await prepareSite()
const ours = await site.start(builtServer)
const byHand = await site.start(
  '--import',
  'tsx',
  path.join(import.meta.dirname, 'peers/hand-written/server.ts'),
)
try {
  const bearer = (number: number) => ({ authorization: `Bearer ${site.members[number]?.token}` })
  const react: Ask = (number, postId) =>
    call(`${ours.url}/api/v1/postinteractions`, bearer(number), { postId, type: 'like' })
  const readFeed: Ask = (number) => call(`${ours.url}/api/v1/post`, bearer(number))
  const reactByHand: Ask = (number, postId) =>
    call(`${byHand.url}/reaction`, { member: site.members[number]?.id ?? '' }, { postId })

  await measureHotPost(react, readFeed)
  await compare(react, reactByHand)
} finally {
  await ours.stop()
  await byHand.stop()
  await site.remove()
  agent.destroy()
}

/** Warm, then all at once, while one reads the feed and one reacts to other posts. */
async function measureHotPost(react: Ask, readFeed: Ask): Promise<void> {
  const [hot = '', ...others] = site.postIds
  for (let number = 0; number < 100; number += 1) await react(number, others[number] ?? '')
  const [reader, reactor] = [site.members.length - 1, site.members.length - 2]
  const before = await watch(wait(1000), () => readFeed(reader, hot))
  const begun = performance.now()
  const times: number[] = []
  const crowd = Promise.all(
    Array.from({ length: AT_ONCE }, async (_, number) => {
      const status = await react(number, hot)
      times.push(performance.now() - begun)
      return status
    }),
  )
  let turn = 0
  const [statuses, reads, reactions] = await Promise.all([
    crowd,
    watch(crowd, () => readFeed(reader, hot)),
    watch(crowd, () => react(reactor, others[100 + ((turn += 1) % 300)] ?? '')),
  ])
  const failed = statuses.filter((status) => status !== 200).length
  console.log(`${AT_ONCE} reactions at once on one post: ${describe(times)}; ${failed} failed`)
  console.log(`  ${Math.round((AT_ONCE * 1000) / Math.max(...times))} a second`)
  console.log(`feed reads before:             ${describe(before)}`)
  console.log(`feed reads meanwhile:          ${describe(reads)}`)
  console.log(`reactions to others meanwhile: ${describe(reactions)}`)
}

/** How long each takes, one after another, until something is over. */
async function watch(until: Promise<unknown>, ask: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  const end = new AbortController()
  const over = until.finally(() => end.abort())
  while (!end.signal.aborted) {
    const begun = performance.now()
    const status = await ask()
    times.push(performance.now() - begun)
    if (status !== 200) console.log(`  one failed with ${status}`)
    await Promise.race([wait(10), over])
  }
  return times
}

/** Rounds of both in turn, so that what else the machine does weighs on both. */
async function compare(react: Ask, reactByHand: Ask): Promise<void> {
  const rates: [number, number][] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const rate: [number, number] = [await rateOf(react), await rateOf(reactByHand)]
    // The first is for warming up.
    if (round > 0) rates.push(rate)
  }
  const ratios = rates.map(([first, second]) => first / second)
  console.log(`ours:         ${describe(rates.map(([rate]) => rate))} a second`)
  console.log(`hand-written: ${describe(rates.map(([, rate]) => rate))} a second`)
  console.log(`ratio:        ${describe(ratios)}`)
}

async function rateOf(ask: Ask): Promise<number> {
  let done = 0
  const end = performance.now() + ROUND
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      for (let turn = 0; performance.now() < end; turn += 1) {
        await ask(
          (turn * CALLERS + caller) % AT_ONCE,
          site.postIds[(turn * 7 + caller * 31) % site.postIds.length] ?? '',
        )
        done += 1
      }
    }),
  )
  return (done * 1000) / ROUND
}

/** Resolves with the status. */
function call(url: string, headers: Record<string, string>, body?: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { agent, method: body ? 'POST' : 'GET', headers: { ...headers, 'content-type': 'application/json' } },
      (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    )
    sent.on('error', reject).end(body && JSON.stringify(body))
  })
}

function describe(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toPrecision(3)
  return `median ${at(0.5)}, p99 ${at(0.99)}, worst ${at(1)}`
}
