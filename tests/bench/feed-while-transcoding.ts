// Compares the time of a page of the feed while a video is transcoded with the time at rest:
//   npm run build && npx tsx tests/bench/feed-while-transcoding.ts
/* oxlint-disable no-console -- a command speaks to whoever typed it */
import { makeVideo } from '#tests/support/videos.ts'
import { prepareSite } from './bench-site.ts'

const ROUNDS = 3
/** Milliseconds of each half of a round. */
const HALF = 5000
/** Milliseconds between two requests: a site in use, not overloaded. */
const PAUSE = 10
/** Takes longer to transcode than half a round. */
const FILM = [
  '-f',
  'lavfi',
  '-i',
  'testsrc2=size=1920x1080:rate=30:duration=12',
  '-c:v',
  'libx264',
  '-crf',
  '35',
]
const FEED = '{ feed(first: 10) { edges { node { id text likeCount viewerReaction author { username } } } } }'
const STATE = 'query ($id: UUID!) { post(id: $id) { media { ... on VideoMedia { state } } } }'

const site = await prepareSite({ FFMPEG_PATH: process.env['FFMPEG_PATH'] ?? 'ffmpeg' })
const server = await site.start('dist/server/main.js')
const headers = { authorization: `Bearer ${site.members[0]?.token ?? ''}` }
const film = await makeVideo('mp4', [...FILM, '-preset', 'ultrafast', '-pix_fmt', 'yuv444p'])
const times: Record<'rest' | 'work', number[]> = { rest: [], work: [] }
try {
  await readFor(HALF)
  for (let round = 0; round < ROUNDS; round += 1) {
    times.rest.push(...(await readFor(HALF)))
    const id = await postFilm()
    times.work.push(...(await readFor(HALF)))
    console.log(`Round ${round + 1}: the video was ${await untilReady(id)} when it was no longer read`)
  }
  for (const [name, share] of [
    ['median', 0.5],
    ['p99', 0.99],
  ] as const) {
    const [rest, work] = [quantile(times.rest, share), quantile(times.work, share)]
    console.log(
      `${name}: ${rest.toFixed(1)} ms at rest, ${work.toFixed(1)} ms while transcoding, ${(work / rest).toFixed(2)} ×`,
    )
  }
} finally {
  await server.stop()
  await site.remove()
}

async function ask(query: string, variables = {}): Promise<unknown> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}

async function readFor(milliseconds: number): Promise<number[]> {
  const taken: number[] = []
  for (const end = performance.now() + milliseconds; performance.now() < end;) {
    const start = performance.now()
    await ask(FEED)
    taken.push(performance.now() - start)
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  return taken
}

async function postFilm(): Promise<string> {
  const form = new FormData()
  form.append('post', film, 'film.mp4')
  const response = await fetch(`${server.url}/api/v1/post`, { method: 'POST', headers, body: form })
  const answer = await response.text()
  if (response.status !== 201) throw new Error(`The film was not taken: ${answer}`)
  const { post }: { post: { id: string } } = JSON.parse(answer)
  return post.id
}

/** The initial state. Resolves when the video is no longer processed. */
async function untilReady(id: string): Promise<string> {
  let first = ''
  for (;;) {
    const answer = JSON.stringify(await ask(STATE, { id }))
    const [, state = 'gone'] = /"state":"(\w+)"/.exec(answer) ?? []
    first ||= state
    if (state !== 'PROCESSING') return first
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

function quantile(values: number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN
}
